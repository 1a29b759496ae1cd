### Der Rahmen um die Spiele: alle Seiten außer der Startseite.

## Ein neuer Tisch
new-title = Neue Partie: { $game }
new-seats = Wer spielt mit
new-you = Du
new-friend = Jemand mit Link
new-start = Partie beginnen
device-here = Es gibt keine Verbindung. Diese Partie wird auf diesem Gerät gespielt und hier aufbewahrt.
new-open = Tisch eröffnen
new-clock = Bedenkzeit
level-strength = { $name } – { $strength }

## Vor der Partie
lobby-title = Vor der ersten Karte
lobby-level = Stufe neuer Bots
lobby-reserve = Platz { $seat } für jemanden reservieren
lobby-unreserve = Platz { $seat } für alle öffnen
lobby-accept = Deinen reservierten Platz nehmen
lobby-listed = Diesen Tisch allen auf der Startseite zeigen
lobby-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
lobby-waits = Es kann losgehen, sobald alle Plätze besetzt sind.
lobby-host-starts = Alle sind da. Wer eingeladen hat, beginnt die Partie.
sit = Auf { $seat } setzen
put-bot = Bot auf { $seat }
kick = { $name } wegschicken
stand-up = Platz verlassen
start = Beginnen
invite = Einladen
share = Teilen
share-title = Einladen
share-text = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
share-seat = Dieser Link gilt für eine Person und einen Platz. Der Platz bleibt reserviert, bis sie kommt.
share-link = Link
share-qr = Der Link als QR-Code

## Während der Partie
title-turn = ● Du bist dran – { $game }
announce-turn = Du bist dran. { $question }
waiting-for = Warten auf { $name }
undo = Zurücknehmen
undo-revealed = Seit deiner letzten Wahl wurde etwas Verdecktes gezeigt; sie lässt sich nicht mehr zurücknehmen.
undo-if-agreed = Nur wenn alle anderen zustimmen: Seit deiner Wahl wurde weitergespielt.
since-turn = Noch einmal zeigen, was seit deiner letzten Wahl geschah
start-title = Das Spiel beginnt
start-together = Alle wählen gleichzeitig.
hint = Tipp
resume = Weiter
stale = Die Partie war schon weiter. So steht sie jetzt.

## What an answer would do
foresee-title = Wenn du das wählst:
foresee-score = Stand: { $now } → { $then }
foresee-open = Was dann kommt, hängt von verdeckten Karten, vom Zufall oder von anderen ab.
foresee-nothing = Auf dem Tisch ändert sich nichts.
answers =
    { $n ->
        [one] Eine mögliche Antwort
       *[other] Alle { $n } Antworten
    }
board-title = Das Spielfeld
board-failed = Das Spielfeld lässt sich nicht zeichnen. Nichts ist verloren: Es geht ohne weiter, oder nach erneutem Laden der Seite.
answers-label = Mögliche Antworten
state-title = Der Tisch in Worten
reconstructed = Von uns rekonstruiert, nicht die gedruckte Karte
side-label = Verlauf, Gespräch und Tisch
tab-log = Verlauf
tab-chat = Gespräch
tab-table = Tisch
unread =
    { $n ->
        [one] eine ungelesene Nachricht
       *[other] { $n } ungelesene Nachrichten
    }
log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-silent = Wer zuschaut, schweigt, solange die Partie läuft.
chat-label = Nachricht
chat-send = Senden
emotes-label = Schnelle Nachrichten
emote-hello = Hallo!
emote-goodLuck = Viel Glück!
emote-wellPlayed = Gut gespielt!
emote-thanks = Danke!
emote-sorry = Tut mir leid!
emote-oops = Ups.
emote-thinking = Lass mich überlegen …
emote-wow = Wow!
offer-draw = Remis anbieten
pause = Pause vorschlagen
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-text = Dann gewinnen die anderen. Das lässt sich nicht zurücknehmen.
leave-title = Mitten in der Partie gehen?
leave-text = Die Partie wartet auf dich. Die anderen können einen Bot für dich weiterspielen lassen; bis dahin kannst du zurückkommen.
replace-label = { $name } ist gegangen. Wer spielt weiter?
replace = Diesen Bot vorschlagen

## Tipps
hint-title = Was die Suche spielen würde
hint-thinking = Denkt nach …
hint-win = Du gewinnst { $win } solcher Partien (± { $error }).
hint-expect-cardia = Zu erwarten sind { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } Siegel.
hint-expect-kardinal = Zu erwarten sind { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
hint-expect-civ = Zu erwarten sind { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
hint-worlds = bisher { $n } gedachte Welten
hint-done = { $n } gedachte Welten
hint-choice = Antwort
hint-share = So oft
hint-value = Du gewinnst
hint-reasons = Warum

## Vorschläge
propose-draw = { $name } bietet Remis an.
propose-undo = { $name } möchte eine Entscheidung zurücknehmen.
propose-pause = { $name } möchte eine Pause.
propose-replace = { $name } schlägt vor, dass ein Bot ({ $bot }) für { $left } weiterspielt.
propose-rematch = { $name } möchte noch eine Partie: { $options }
agree = Einverstanden
decline = Ablehnen
withdraw = Zurückziehen

## Das Ende
over-drawn = Unentschieden
over-you-won = Du hast gewonnen!
over-won =
    { $n ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen gemeinsam
    }
over-resigned = { $name } hat aufgegeben.
over-time = Die Zeit von { $name } ist abgelaufen.
over-agreed = Alle waren mit einem Remis einverstanden.
over-standings = So stehen alle
over-turning = Der Wendepunkt:
over-turning-text = Schritt { $step }, dein Vorsprung ging von { $from } auf { $to }.
over-turning-watch = Ansehen
rematch = Noch einmal
rematch-other = Noch einmal, aber anders
rematch-propose = Diese Partie vorschlagen
replay = Nachspielen
download = Protokoll
verify = Kartenverteilung prüfen
verify-true = Die Verteilung ist die, die vor der ersten Karte versprochen wurde: Aus dem Startwert unten ergibt sich genau das Versprechen.
verify-false = Der Startwert passt nicht zum Versprechen, das vor der ersten Karte gegeben wurde. Traue dieser Verteilung nicht.
verify-unknown = Auf einer unverschlüsselten Seite rechnet dieser Browser keine Prüfsummen. Der Befehl „trivium verify“ prüft das Protokoll auf deinem eigenen Rechner.
verify-none = Dieses Protokoll nennt keinen Startwert oder kein Versprechen dazu: Es gibt nichts zu prüfen.
verify-promise = Versprechen (SHA-256 des Startwerts)
verify-seed = Startwert

## Wiedergabe
replay-title = Wiedergabe: { $game }
replay-eyes = Mit den Augen von
replay-truth = Allen, nichts verdeckt
replay-as = { $name }
replay-saw = Was { $name } sah
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Schritt
replay-step = Schritt { $step } von { $all }
replay-go = Zu Schritt { $step }
replay-table = Zum Tisch
replay-winner = hat gewonnen
replay-game = Partie
replay-game-of = { $n } von { $all }
replay-earlier = Beendete Partien dieses Tisches
replay-earlier-game = Partie { $n } noch einmal ansehen
scenario-copy = Als Szenario kopieren
open-analysis = Auf dem Analysebrett öffnen
analysis = Analysebrett
scenario-copied = Die Stellung nach Schritt { $step } liegt als Szenario in der Zwischenablage.
scenario-nearest = Ein Szenario beginnt mit einem Zug oder einer Runde; hier beginnt weder das eine noch das andere. Der letzte passende Schritt davor: { $step }.
scenario-refused = Diese Stellung lässt sich nicht als Szenario schreiben: { $why }
scenario-by-hand = Der Browser lässt diese Seite nicht kopieren. Markiere den Text und kopiere ihn selbst.
record-text = Ein Protokoll ist die Textdatei, die du nach einer Partie bekommst. Jede Zeile wird nach den Regeln noch einmal gespielt; danach kannst du die Partie von jedem Platz aus Schritt für Schritt ansehen, die Suche darüberschauen lassen und die Kartenverteilung prüfen.
record-choose = Datei auswählen
record-drop = oder irgendwo auf diese Seite ziehen
record-other = Anderes Protokoll öffnen
record-broken = Diese Datei lässt sich nicht nachspielen: Sie ist kein Spielprotokoll.
record-broken-line = Diese Datei lässt sich nicht nachspielen: In Zeile { $line } stimmt etwas nicht.
record-detail = Der Server meldet:
record-too-long = Diese Datei ist zu lang für das Protokoll einer Partie: höchstens 1 MB.
continue = Von hier weiterspielen
continue-title = Weiterspielen ab Schritt { $step }
continue-as = Du spielst als
continue-hidden = Verdeckte Karten
continue-anew = Neu verteilt, nach dem Wissen dieses Platzes
continue-true = Wie sie wirklich waren
continue-others = Die anderen
continue-friend = Ein Freund, über den Link
continue-begin = Weiterspielen
continue-refused = Von hier kann nicht weitergespielt werden: { $why }
curve-title = Analyse
curve-text = Die Suche bewertet jede Wahl nach dem, was damals bekannt war, und zeigt, was die wahren Karten und der Zufall daraus machten.
curve-start = Spiel analysieren
curve-running =
    { $n ->
        [one] Eine Entscheidung betrachtet …
       *[other] { $n } Entscheidungen betrachtet …
    }
curve-failed = Die Kurve ließ sich nicht zeichnen. Bitte versuche es später noch einmal.
curve-label =
    { $n ->
        [one] Kurve der Gewinnaussicht über eine Entscheidung
       *[other] Kurve der Gewinnaussicht über { $n } Entscheidungen
    }
curve-swings = Wendepunkte:
curve-swing = Schritt { $step }: { $name }, { $mark } ({ $change })
curve-known = { $name }, nach damaligem Wissen
curve-truth = mit den wahren Karten
curve-better = Genauer ansehen
replay-auto = Von selbst
review-chose = { $name }: { $choice }.
review-better = Besser: { $choice }. Die Wahl kostete { $loss } Prozentpunkte Siegchance.
review-luck = Was durch Zufall oder verdeckt folgte: { $luck } Prozentpunkte.
review-player = Spieler
review-accuracy = Genauigkeit
review-errors = Fehler

## Regeln
rules-title = Regeln: { $game }
rules-games = Regeln der anderen Spiele

## Einstellungen
set-looks = Aussehen und Tasten
set-pace = Tempo der Animationen, auch der Bots
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-off = Aus
set-keys = Tastenkürzel aus einem einzelnen Buchstaben
set-notes = Neues im ersten Spiel jedes Titels erklären
set-signals = Klänge und Hinweise
set-sound = Klänge am Tisch
set-volume = Lautstärke
set-haptics = Vibrieren
set-notify = Eine Mitteilung des Systems zeigen, wenn ich dran bin
set-notify-denied = Mitteilungen sind in diesem Browser gesperrt
set-device = Ein anderes Gerät
set-device-text = Mit einem Code wird ein anderes Gerät zu dir: gleicher Name, gleiche Tische.
link-make = Code erzeugen
link-code = Gib das innerhalb von { $minutes } Minuten auf dem anderen Gerät ein:
claim-label = Code von einem anderen Gerät
claim = Verwenden
claim-refused = Dieser Code gilt nicht. Codes gelten einmal und zehn Minuten lang; erzeuge einen neuen.

## Verwaltung des Servers
data-title = Deine Daten
data-text = Du kannst alles herunterladen, was dieser Server über dich gespeichert hat, und du kannst es löschen.
data-download = Meine Daten herunterladen
data-delete = Mich löschen …
data-delete-title = Alles über dich löschen?
data-delete-text = Dein Name, deine Geräte, deine Plätze und alles, was du geschrieben hast, werden endgültig gelöscht. Deine Partien bleiben den anderen erhalten, ohne deinen Namen.
data-delete-yes = Endgültig löschen
data-busy = Der Server stellt gerade die Daten einer anderen Person zusammen. Versuche es in einer Minute noch einmal.
