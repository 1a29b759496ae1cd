# Der Client im Terminal

tui-title = Trivium
tui-welcome = Drei Kartenspiele. Wähle eines.
tui-about-cardia = Sechzehn Charaktere im Duell: verdeckt spielen, Siegel gewinnen.
tui-about-kardinal = Für drei bis fünf: Karten von den Reihenenden nehmen, Länder führen.
tui-about-civ = Für zwei bis vier: sechs Domänen, Sieg durch Hegemonie oder Mehrheit.
tui-resume = Weiter mit { $game }
tui-lesson = { $game } spielend lernen
tui-lesson-read = Enter: weiter
tui-language = Sprache
tui-pair = { $what }: { $said }
tui-quit = Verlassen
tui-start = Beginnen
tui-waiting = Einen Moment …
tui-you = (du)
tui-too-small = Dieses Fenster hat { $has_width } Spalten und { $has_height } Zeilen. Der Tisch braucht { $width } Spalten und { $height } Zeilen: bitte vergrößern, oder mit Strg-C verlassen.
tui-hand-over = Platz { $seat }, bitte übernimm die Tastatur und drücke Enter.

## Optionen

tui-option-deck = Deck
tui-option-locations = Orte
tui-option-guardians = Wächter
tui-option-match = Spiele der Partie (höchstens)
tui-option-goal = Siegel zum Sieg
tui-option-players = Mitspielende
tui-option-uncovered = Aufgedecktes sofort nehmen
tui-option-circles = Kreise
tui-option-variant = Erste Karten
tui-option-teams = Teams
tui-option-first = Wer beginnt
tui-option-opponent = Gegner
tui-explain-start = Enter beginnt das Spiel. Die Pfeile ändern, was gilt.
tui-explain-deck = Mit Deck I fängt man an; Deck II hat sechzehn andere Charaktere. Ein gemischtes Deck nimmt jede Fraktion aus einem von beiden, in der Reihenfolge Rebellion, Akademie, Gilde, Dynastie.
tui-explain-locations = Ein Ort ändert die Regeln für beide. Die Leertaste nimmt den gezeigten dazu oder wieder weg; mehrere können gelten.
tui-explain-guardians = Wächter helfen an bestimmten Plätzen dem, der eine Begegnung verliert. Verdeckte werden einzeln aufgedeckt, offene liegen von Anfang an da.
tui-explain-match = Ein Match geht, bis jemand mehr als die Hälfte von so vielen Partien gewonnen hat.
tui-explain-goal = Wer am Ende einer Runde mit so vielen Siegeln führt, gewinnt. Weniger machen das Spiel kürzer.
tui-explain-players = Wie viele spielen, dich mitgezählt.
tui-explain-uncovered = Eine Karte, die in deinem Zug zum Ende ihrer Reihe wird, darf im selben Zug genommen werden.
tui-explain-circles = In einem Zug nimmst du höchstens zwei Kreise. Streng heißt: Nach dem zweiten wird nichts mehr genommen, auch keine Karte ohne Kreise.
tui-explain-variant = Im Grundspiel ziehen alle drei Karten. Beim Draften wählt jeder drei aus weitergereichten Packen und eine aus der Mitte.
tui-explain-teams = Zu viert spielen A und C zusammen gegen B und D.
tui-explain-first = Wer den ersten Zug hat.
tui-explain-opponent = Bots in acht Stärken, vom Neuling bis zum Souverän, oder Menschen. Zufall spielt irgendetwas Erlaubtes.
tui-explain-clock = Wie lange alle nachdenken dürfen; wessen Uhr abläuft, der verliert.
tui-value-none = keine
tui-value-hidden = verdeckt
tui-value-open = offen
tui-value-yes = ja
tui-value-no = nein
tui-value-basic = ausgeteilt
tui-value-draft = ausgewählt (Draft)
tui-value-sum = nur die Summe zählt
tui-value-strict = streng
tui-value-chance = der Zufall
tui-value-human = Menschen an dieser Tastatur
tui-bad-options = So lässt es sich nicht spielen: { $why }

## Der Tisch

tui-hand = Hand
tui-locations = Orte
tui-guardians = Wächter
tui-choosing = wählt
tui-chosen = hat gewählt
tui-cardia-counts = Hand { $hand }, Stapel { $deck }, abgelegt { $discard }
tui-cardia-wins = Spiele { $n } von { $needed }
tui-cardia-empty = Noch keine Begegnung.
tui-cardia-more = { $n } frühere
tui-encounter-turned =
    { $winner-is ->
        [you] Begegnung { $n } ändert sich: Jetzt gewinnt deine Karte { $cards }.
        [them] Begegnung { $n } ändert sich: Jetzt gewinnt die Gegenkarte { $cards }.
        [none] Begegnung { $n } ändert sich: Niemand gewinnt sie jetzt.
       *[other] Begegnung { $n } ändert sich: Jetzt gewinnt { $cards }.
    }
tui-kardinal-head = Sc Ku Ge  Steine
tui-kardinal-turn = Kreise in diesem Zug: { $circles } von { $limit }
tui-own-laws = Deine Gesetze:
tui-sheet-columns = Punkte für ein Land + für die meisten Zeichen einer Familie dort. ★ gewinnt.
tui-points-head = Pkt
tui-civ-pack = Packen
tui-civ-hands = Hände:
tui-civ-known = Bekannt:
tui-civ-joint = { $names } halten zusammen { $cards }
tui-civ-deck = Zeitalterstapel:
tui-civ-pile = Ablage:
tui-civ-embargo = { $name } darf { $domain } nicht spielen (Embargo).
tui-civ-coin = { $name } hat die Münze auf { $effect }.
tui-civ-last-round = Dies ist die letzte Runde.
tui-score = Stand { $score }
tui-against = gegen { $names }
tui-bot-level = Bot { $name } (Stufe { $n } von 8)
tui-bot = Bot { $name }
tui-lobby = Vor der ersten Karte
tui-tables = Tische dieses Servers
tui-no-tables = Kein Tisch ist offen. Eröffne einen.
tui-new-table = neuer Tisch
tui-stage-lobby = offen
tui-stage-playing = im Spiel
tui-stage-over = beendet
tui-table-id = Tisch { $id }
tui-line-down = Verbindung verloren, neuer Versuch …
tui-lost-unanswered = unter { $url } antwortet kein Trivium-Server: { $why }; läuft dort `trivium serve`?
tui-lost-slow = er ist zu langsam
tui-lost-hung-up = er hat die Verbindung beendet
tui-lost-silent = er schweigt
tui-lost-distrusted = keine verschlüsselte Verbindung: { $why }
tui-lost-no-server = { $url } ist kein Trivium-Server
tui-lost-version = der Server spricht Version { $theirs } des Protokolls und dieser Client Version { $own }; auf beiden Seiten muss dieselbe Ausgabe von Trivium laufen
tui-lost-unknown = der Server sagt etwas, das diese Version nicht kennt
tui-lost-no-table = auf diesem Server gibt es keinen Tisch `{ $table }`
tui-lost-closed = die Verwaltung des Servers hat den Tisch `{ $table }` geschlossen
tui-lost-name = der Server nimmt den Namen `{ $name }` nicht an
tui-paused = Das Spiel ruht. Mit p geht es weiter.
tui-waiting-for = Warten auf { $names } …
tui-thinking = Ein Tipp wird überlegt …
tui-pace-flowing = Was geschieht, läuft von selbst; eine Taste überspringt es.
tui-pace-stepwise = Nach allem, was geschieht, wartet der Tisch auf Enter.
tui-slow-link = Die Verbindung ist langsam: Was geschieht, wird sofort gezeigt.
tui-beat-skip = Jede Taste überspringt.
tui-beat-next = Enter geht weiter (noch { $n }), Esc überspringt.
tui-hint = Deine Aussichten: { $win } %, auf { $error } genau ({ $worlds } mögliche Verteilungen).
tui-hint-exact = Genau: du gewinnst von hier aus zu { $win } %.
tui-won =
    { $n ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
tui-end =
    { $is ->
        [none] Unentschieden
        [you] Du gewinnst
        [among] Ihr gewinnt zusammen: { $names }
       *[other] { $n ->
            [one] { $names } gewinnt
           *[other] { $names } gewinnen zusammen
        }
    }
tui-end-cardia =
    { $signets } von { $goal } Siegeln · { $won ->
        [one] { $won } Begegnung gewonnen
       *[other] { $won } Begegnungen gewonnen
    }
tui-end-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
tui-end-tie-break = { $n } × { $domain } bei Gleichstand
tui-drawn = Niemand gewinnt.
tui-resigned = { $name } hat aufgegeben.
tui-timed-out = { $name } hat die Zeit überschritten.
tui-proposes-draw =
    { $by-is ->
        [you] Du schlägst ein Remis vor. n nimmt es zurück
       *[other] { $name } schlägt ein Remis vor. y oder n
    }
tui-proposes-undo =
    { $by-is ->
        [you] Du möchtest eine Wahl zurücknehmen. n zieht das zurück
       *[other] { $name } möchte eine Wahl zurücknehmen. y oder n
    }
tui-proposes-replace =
    { $by-is ->
        [you] Du möchtest, dass ein Bot den leeren Platz übernimmt. n zieht das zurück
       *[other] { $name } möchte, dass ein Bot den leeren Platz übernimmt. y oder n
    }
tui-proposes-rematch =
    { $by-is ->
        [you] Du schlägst noch ein Spiel vor. n nimmt es zurück
       *[other] { $name } möchte noch ein Spiel. y oder n
    }
tui-proposes-pause =
    { $by-is ->
        [you] Du schlägst eine Pause vor. n nimmt es zurück
       *[other] { $name } schlägt eine Pause vor. y oder n
    }
tui-stale = Diese Frage war schon geschlossen.
tui-undone = Deine Wahl ist zurückgenommen.
tui-no-such-key = Keine Antwort hat diese Taste; ? zeigt die Tasten.
tui-not-understood = „{ $text }“ ist keine der Antworten.
tui-ambiguous =
    { $n ->
        [one] „{ $text }“ kann { $n } Antwort bedeuten.
       *[other] „{ $text }“ kann { $n } Antworten bedeuten; bitte mehr davon tippen.
    }
tui-type-answer = Antwort (Tab ergänzt):
tui-type-file = Aufzeichnung sichern in (nur Enter wählt einen Namen):
tui-type-chat = Sagen:
tui-type-line = Gehe zu Zeile:
tui-saved = Gespeichert in { $file }.
tui-not-saved = Nicht gespeichert: { $why }
tui-no-record = Von einem Spiel auf einem Server gibt es hier vor dem Ende keine Aufzeichnung.
tui-really-leave = Den Tisch verlassen? Ein Spiel hier bleibt erhalten und kann weitergehen. y oder n
tui-really-resign = Dieses Spiel aufgeben? y oder n
tui-log = Was geschah
tui-position = Die Stellung
tui-cards = Karten
tui-adapted = Text aus einer digitalen Fassung bekannt.
tui-reconstructed = Unsere Rekonstruktion: Der gedruckte Text ist uns nicht bekannt.
tui-law = Gesetzeskarte
tui-domain = Domäne
tui-land-cards =
    { $n ->
        [one] { $n } Karte dieses Landes im Spiel
       *[other] { $n } Karten dieses Landes im Spiel
    }
tui-land-points = Wer die meisten Karten eines Landes hat, bekommt so viele Punkte, wie alle zusammen Karten davon haben; die anderen bekommen, was die jeweils Nächstbesseren an Karten haben.
tui-symbol-points = Die meisten Kreise einer Familie auf Karten eines Landes zählen noch einmal, für alle, die so viele haben.
tui-chain-points = Ab fünf Schiffen zählt jedes einen Punkt, ab fünf Kutschen ebenso.
tui-level-cards =
    { $n ->
        [one] Ab { $n } Karte
       *[other] Ab { $n } Karten
    }
tui-level-discard = Für eine Karte davon
tui-culture = Mit mehr Kulturkarten als alle anderen darfst du einen dauerhaften Effekt eines anderen nutzen; eine Münze zeigt ihn an.

## Wiedergabe

tui-seen-by = gesehen von { $name }
tui-step = { $n } von { $all }, Zeile { $line }
tui-deal = Das Austeilen

## Tasten

tui-key-leave = verlassen
tui-key-start = beginnen
tui-key-language = Sprache
tui-key-move = bewegen
tui-key-choose = wählen
tui-key-change = ändern
tui-key-back = zurück
tui-key-play = spielen
tui-key-type = tippen
tui-key-card = Karte
tui-key-hint = Tipp
tui-key-undo = zurück
tui-key-log = Verlauf
tui-key-pace = einzeln
tui-key-help = Hilfe
tui-key-save = speichern
tui-key-rematch = noch einmal
tui-key-replay = Wiedergabe
tui-key-sit = setzen
tui-key-bot = Bot
tui-key-kick = wegschicken
tui-key-chat = sagen
tui-key-step = Schritt
tui-key-page = zehn Schritte
tui-key-ends = Anfang, Ende
tui-key-auto = abspielen
tui-key-review = prüfen
tui-key-seek = zu Zeile
tui-key-eyes = anderer Platz
tui-help = Hilfe
tui-help-game = Das Spiel
tui-help-keys = Tasten
tui-help-rules = Regeln
tui-help-chapter = Kapitel { $n } von { $all }  ← →
tui-help-turn = ← → blättert
tui-help-mouse = Ein Klick wählt aus, ein Klick auf das Ausgewählte spielt es; das Rad blättert. Mit Umschalt lässt sich Text markieren.
tui-help-labels = die Antwort mit dieser Taste wählen
tui-help-arrows = eine Antwort auswählen; auf einer Auslage den Ort in dieser Richtung
tui-help-enter = die ausgewählte Antwort spielen
tui-help-type = eine Antwort in Worten oder Notation tippen; Tab ergänzt sie
tui-help-inspect = Karten mit vollem Text und Regel
tui-help-hint = was jemand Starkes spielen würde, wie oft, und deine Aussichten
tui-help-undo = deine letzte Wahl zurücknehmen, wenn sie niemandem etwas verraten hat
tui-help-log = alles, was geschah
tui-help-position = die Stellung in Worten
tui-help-pace = nach allem anhalten, was geschieht, oder es fließen lassen
tui-help-save = die Aufzeichnung in eine Datei speichern
tui-help-rematch = nach dem Ende: noch ein Spiel, oder dieses Schritt für Schritt
tui-help-resign = aufgeben
tui-help-proposal = einem Vorschlag zustimmen oder ihn ablehnen
tui-help-online = auf einem Server: etwas sagen, Remis vorschlagen, Pause
tui-help-leave = den Tisch verlassen; das Spiel bleibt erhalten
tui-help-step = einen Schritt zurück oder vor
tui-help-page = zehn Schritte
tui-help-ends = zum Austeilen, zum Ende
tui-help-auto = die Partie von selbst laufen lassen oder anhalten
tui-help-review = was die Suche zur nächsten Wahl sagt; ▶ zeigt, was gewählt wurde
tui-key-marks = Urteile
tui-key-continue = weiterspielen
tui-help-marks = jede Wahl noch einmal ansehen: Urteile, Genauigkeit, Wendepunkte
tui-help-marked = zur vorigen oder nächsten Wahl mit einem Urteil
tui-help-continue = von hier als der Platz weiterspielen, von dem du zusiehst; was er nicht wusste, wird neu verteilt, mit C bleibt es, wie es war
tui-judged = { $name }: { $choice }. { $mark }.
tui-judged-better = Besser: { $choice }. Die Wahl kostete { $loss } Prozentpunkte Siegchance.
tui-judged-luck = Was durch Zufall oder verdeckt folgte: { $luck } Prozentpunkte.
tui-judged-so-far = { $n ->
    [one] Eine Wahl angesehen.
   *[other] { $n } Wahlen angesehen.
}
tui-judged-player = { $name }: Genauigkeit { $accuracy } %, { $n ->
    [one] ein Fehler.
   *[other] { $n } Fehler.
}
tui-judged-turns = Wendepunkte, nach Zeilen: { $lines }.
tui-help-seek = zum Schritt mit dieser Zeile der Aufzeichnung
tui-help-eyes = mit den Augen des nächsten Platzes
tui-help-back = verlassen
tui-signs-cardia = Eine Karte zeigt ihre Zahl, Modifikatoren (+3), Dauermarker (~) und das Einhorn (^); ◆ ist ein Siegel, ein doppelter Rahmen gewinnt seine Begegnung.
tui-signs-kardinal = Ein Ort zeigt das Land, X F C für Kreuz, Fächer und Krone, S für ein Schiff, K für eine Kutsche, § für eine Gesetzeskarte; ein kleiner Buchstabe ist der Stein eines Spielers. In der Liste: Karten/Punkte jedes Landes, Schiffe, Kutschen, Gesetze, dann Steine im Vorrat · ausliegend · verloren.
tui-signs-civ = 3*! +2 /8: drei Karten, Stufe 1 erreicht (** Stufe 2), Mehrheit (!), zwei mehr bis zur nächsten Stufe, Hegemonie bei acht; u ist eine Utopiekarte einer Demokratie, x ein Embargo.

## Was der Terminal-Client zuletzt sagt
tui-farewell-finished = Das Spiel ist zu Ende. Noch einmal ansehen:
tui-farewell-unfinished = Das Spiel ist nicht zu Ende und wird aufbewahrt. Weiterspielen:
tui-farewell-table = Zurück an den Tisch:

## Zeile für Zeile

tui-plain-help = { $help } zeigt, was du eingeben kannst.
tui-plain-answers = Antworte mit der Nummer einer Antwort, mit dem Anfang ihrer Wörter oder in Notation. Enter wiederholt die Frage.
tui-plain-many = { $n } Antworten: hier die erste und die letzte. Enter nennt alle.
tui-plain-options = Eine Nummer ändert einen Wert, eine Nummer mit einem Wert setzt ihn. { $start } beginnt.
tui-plain-lobby = { $help } zeigt, was du eingeben kannst.
tui-plain-replay = Enter geht einen Schritt weiter. Eine Zahl geht zu dieser Zeile der Aufzeichnung.
tui-plain-rules = Alle Regeln nach Kapiteln ({ $rules } und eine Nummer):
tui-plain-over = Das Spiel ist zu Ende. { $again } spielt noch einmal, { $replay } zeigt dieses Spiel Schritt für Schritt, { $quit } beendet.
tui-plain-paused = Das Spiel ruht. Mit { $pause } geht es weiter.
tui-players = Es spielen: { $names }.
tui-promise = Ein geheimer Startwert gibt die Karten. Sein Hash, am Ende zu prüfen: { $hash }
tui-seed = Der Startwert, der die Karten gegeben hat: { $seed }
tui-secrets = Vor den anderen verborgen, { $name }: { $cards }.
tui-clock = Restzeit, { $name }: { $time }.
tui-line-up = Die Verbindung steht wieder.
tui-hint-columns = Spalten: wie oft man es spielt, Aussichten danach.
tui-hint-answer = { $answer }: { $share } von 100 Malen, Aussichten danach { $win } %.
tui-auto = Für dich gewählt: { $answer }.
tui-no-number = „{ $text }“ geht hier nicht. Gib eine Zahl von 1 bis { $n } ein.
tui-number-hidden = „{ $text }“ kann eine Nummer der ganzen Liste oder Teil eines Platzes sein. Enter zeigt die Liste mit ihren Nummern; oder tippe mehr, zum Beispiel { $example }.
tui-not-asked = Du wirst gerade nichts gefragt.
tui-possible = Das ist jetzt möglich:
tui-why-what = Warum was? Schreib eine Karte oder einen Zug dahinter, zum Beispiel: { $why } { $action }
tui-which-card = Welche Karte? Gib ihren Namen ein oder den Anfang davon.
tui-no-card = In diesem Spiel gibt es keine Karte „{ $text }“.
tui-several-cards = „{ $text }“ kann { $cards } heißen.
tui-say-what = Was sagen? Schreib es hinter das Wort.
tui-no-proposal = Niemand wartet auf deine Antwort.
tui-no-seat = Es gibt keinen Platz „{ $text }“. Die Plätze sind { $seats }.
tui-no-bot = Es gibt keinen Bot „{ $text }“. Die Bots sind { $bots }.
tui-no-value = „{ $text }“ lässt sich nicht wählen. Möglich: { $values }.
tui-which-of = Welche? Schreibe eine hinter die Nummer: { $values }.
tui-new-secret = Das Geheimnis, das die ersten Karten gegeben hat, ist hier nicht aufbewahrt. Von jetzt an gibt ein neues, und die Aufzeichnung verspricht nichts darüber.

# Was man eingibt: Das erste Wort wird gezeigt, die anderen werden auch verstanden.
tui-word-help = hilfe ?
tui-word-table = tisch stellung
tui-word-card = karte
tui-word-rules = regeln
tui-word-log = verlauf
tui-word-hint = tipp
tui-word-auto = auto
tui-word-undo = zurück
tui-word-why = warum
tui-word-save = speichern
tui-word-say = sag sage
tui-word-yes = ja j y
tui-word-no = nein n
tui-word-offer = remis
tui-word-pause = pause
tui-word-resign = aufgeben
tui-word-again = nochmal
tui-word-replay = ansehen
tui-word-back = rückwärts
tui-word-eyes = augen
tui-word-sit = setzen
tui-word-bot = bot
tui-word-kick = wegschicken
tui-word-start = start
tui-word-quit = ende

tui-does-help = zeigt diese Liste
tui-does-table = beschreibt die ganze Stellung
tui-does-card = mit einem Namen dahinter: alles über eine Karte
tui-does-rules = erklärt das Spiel; mit einer Nummer dahinter: dieses Kapitel der Regeln
tui-does-log = wiederholt alles, was geschehen ist
tui-does-hint = zeigt, was ein starker Spieler täte, wie oft, und deine Aussichten
tui-does-auto = lässt einen starken Spieler für dich wählen
tui-does-undo = nimmt deine letzte Wahl zurück, wenn sie niemandem etwas verraten hat
tui-does-why = mit einer Karte oder einem Zug dahinter: warum du das nicht wählen kannst
tui-does-save = mit einem Dateinamen dahinter: speichert die Aufzeichnung
tui-does-say = mit einem Text dahinter: sagt ihn allen am Tisch
tui-does-yes = stimmt einem Vorschlag zu
tui-does-no = lehnt einen Vorschlag ab
tui-does-offer = schlägt ein Unentschieden vor
tui-does-pause = schlägt eine Pause vor oder beendet sie
tui-does-resign = gibt das Spiel auf
tui-does-again = spielt noch einmal
tui-does-replay = geht das Spiel Schritt für Schritt durch
tui-does-back = geht einen Schritt zurück
tui-does-eyes = zeigt, was der nächste Platz gesehen hat
tui-does-sit = mit einem Buchstaben dahinter: nimmt diesen Platz
tui-does-bot = mit einem Buchstaben und einer Stärke dahinter: setzt einen Bot auf diesen Platz
tui-does-kick = mit einem Buchstaben dahinter: macht diesen Platz frei
tui-does-start = beginnt das Spiel
tui-does-quit = geht; ein unfertiges Spiel bleibt aufbewahrt

## Eine Aufzeichnung in Worten

tui-all-open = mit allen Karten offen
tui-after-line = Nach Zeile { $line }
tui-deal-incomplete = Nach Zeile { $line } ist noch nicht alles gegeben.
tui-record-unfinished = Das Spiel ist nicht zu Ende.
tui-record-checked = Jede Zeile wurde geprüft.
tui-record-promised = Der Startwert hält, was vor dem Geben versprochen wurde, und gibt jede Karte.
tui-record-seeded = Der Startwert gibt jede Karte.

## Levels
level = Bot { $n } von 8: { $name }
