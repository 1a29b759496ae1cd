### Der Rahmen um die Spiele: Startseite, Tische, Wiedergabe, Einstellungen.

## Jede Seite
skip = Zum Inhalt springen
live-label = Was geschieht
connection-label = Verbindung
notices-label = Meldungen
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
keep = Speichern
copy = Kopieren
copied = Kopiert
reload = Seite neu laden
to-home = Zur Startseite
language = Sprache
sound = Klänge
theme = Aussehen
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
percent = { $n } %
options = Regeln dieser Partie
rules = Regeln
clock = Uhr

## Die Verbindung zum Server
slow = Die Verbindung ist langsam: Antworten brauchen { $ms } ms.
offline = Der Server ist nicht zu erreichen. Wir versuchen es weiter; nichts geht verloren.
offline-kept =
    { $n ->
        [one] Eine Eingabe wartet noch darauf, gesendet zu werden.
       *[other] { $n } Eingaben warten noch darauf, gesendet zu werden.
    }
offline-title = Keine Verbindung
online = Wieder verbunden.
going-down = Der Server startet gerade neu. Gleich ist er wieder da.
try-now = Jetzt versuchen
version-text = Der Server ist neuer als diese Seite.
update-ready = Eine neue Version von Trivium ist da.
failed-offline = Das hat nicht geklappt: Der Server ist nicht zu erreichen.

## Seiten, die es nicht gibt
lost-title = Hier ist nichts
lost-text = Vielleicht ist die Adresse vertippt oder die Seite umgezogen. Von der Startseite aus kommst du überallhin.
broken-title = Diese Seite wurde nicht geladen
broken-text = Ein Teil der Seite kam nicht an. Neu laden hilft meistens.
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Vielleicht ist der Link unvollständig, oder der Tisch ist alt und wurde abgeräumt. Bitte um einen neuen Link oder eröffne selbst einen Tisch.
no-replay-title = Diese Partie kann nicht wiedergegeben werden
no-replay-text = Nur beendete Partien lassen sich nachspielen. Vielleicht ist der Link unvollständig, oder die Partie läuft noch.

## Spiele
game-cardia = Cardia
game-cardia-facts = 2 Spieler · 15 Minuten
game-cardia-lead = Ein Duell, in dem man oft gerade verlieren will.
game-cardia-first = Beide haben dieselben sechzehn Charaktere mit den Werten 1 bis 16. In jeder Runde wählen beide geheim einen aus und decken gemeinsam auf.
game-cardia-second = Die stärkere Karte bekommt ein Siegel. Die schwächere nutzt ihre Fähigkeit, und die reicht oft zurück: Sie kann eine Begegnung kippen, die längst entschieden schien.
game-cardia-third = Wer mit fünf Siegeln führt, gewinnt. Ebenso, wer noch eine Karte hat, wenn der andere keine mehr hat.
game-kardinal = Kardinal & König
game-kardinal-facts = 3 bis 5 Spieler · 45 Minuten
game-kardinal-lead = Eine Landschaft aus Karten, an der alle von den Rändern her knabbern.
game-kardinal-first = Sechsundfünfzig Länderkarten liegen offen in vier Reihen. Du nimmst Karten eines Landes von den Enden, aber nur begrenzt viele Kreissymbole der Familien.
game-kardinal-second = Lege einen Stein auf eine Karte, die du später willst: Wer sie dir wegnimmt, bezahlt mit einem eigenen Stein. Gesetzeskarten helfen einmal – oder kosten Punkte, wenn du sie behältst.
game-kardinal-third = Am Ende gibt es Punkte für die meisten Karten eines Landes, für die stärkste Familie darin und für lange Ketten von Schiffen und Kutschen.
game-civ = Carta Impera Victoria
game-civ-facts = 2 bis 4 Spieler · 25 Minuten
game-civ-lead = Baue aus sechs Domänen eine Nation und hindere die anderen daran.
game-civ-first = In deinem Zug spielst du eine Karte, nutzt die Effekte deiner Karten und ziehst nach.
game-civ-second = Mehr Karten einer Domäne machen ihren Effekt stärker. Du kannst eine Karte auch opfern, um alle anderen zu treffen.
game-civ-third = Genug Karten einer Domäne am Ende deines Zuges gewinnen sofort. Ist der Stapel leer, gewinnt, wer in den meisten Domänen vorn liegt.

## Startseite
home-title = Drei Kartenspiele
home-heading = Drei Kartenspiele, ein Tisch
home-lead = Spiele sofort gegen einen Bot, oder schick jemandem einen Link. Ganz ohne Konto.
home-games = Spiele
home-mine = Deine Tische
home-open = Offene Tische
home-open-none = Gerade wartet niemand. Eröffne einen Tisch und lade jemanden ein, oder spiele gegen einen Bot.
home-over = Beendete Partien
home-wait =
    { $n ->
        [one] einer wartet auf dich
       *[other] { $n } warten auf dich
    }
home-first = Deine erste Partie
home-first-text = Cardia gegen den Neuling: zu zweit, 15 Minuten. Der Tisch stellt immer nur eine Frage, und jede Karte sagt, was sie kann.
home-first-start = Karten austeilen
entry-alone = Noch niemand sonst
result-won = Gewonnen
result-lost = Verloren
result-drawn = Unentschieden
length-minutes = { $n } min
length-hours = { $n } Std.
home-name = Dein Name
play-bot = Gegen einen Bot
invite-friend = Jemanden einladen
name-label = So sehen dich die anderen
name-note = Der Name gehört zu diesem Browser. In den Einstellungen kannst du ihn auf ein anderes Gerät mitnehmen.
name-kept = Du heißt jetzt { $name }.
name-refused = Dieser Name geht nicht. Er braucht 1 bis { $most } sichtbare Zeichen.
avatar-label = Dein Bild
avatar-fox = Fuchs
avatar-owl = Eule
avatar-hare = Hase
avatar-bear = Bär
avatar-cat = Katze
avatar-frog = Frosch
avatar-raven = Rabe
avatar-stag = Hirsch
avatar-boar = Wildschwein
avatar-lion = Löwe
avatar-fish = Fisch
avatar-dragon = Drache
entry-free =
    { $n ->
        [0] Alle Plätze besetzt
        [one] Ein freier Platz
       *[other] { $n } freie Plätze
    }
entry-continue = Weiterspielen
entry-join = Mitspielen
entry-watch = Zuschauen
stage-playing = Läuft
stage-paused = Die Partie ruht.
stage-over = Die Partie ist vorbei.
your-turn = Du bist dran
turn-of = Am Zug: { $name }

## Ein neuer Tisch
new-title = Neue Partie: { $game }
new-seats = Wer spielt mit
new-you = Du
new-friend = Jemand mit Link
new-start = Partie beginnen
new-open = Tisch eröffnen
new-clock = Bedenkzeit
level-strength = { $name } – { $strength }
clock-none = Ohne Uhr
clock-live = { $minutes } min + { $seconds } s je Entscheidung
clock-days =
    { $days ->
        [one] Ein Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
time-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }

## Bots
bot-random = Zufall
bot-heuristic = Rater
bot-novice = Neuling
bot-apprentice = Lehrling
bot-squire = Knappe
bot-courtier = Höfling
bot-knight = Ritter
bot-steward = Truchsess
bot-chancellor = Kanzler
bot-sovereign = Souverän
strength-novice = sehr leicht
strength-apprentice = leicht
strength-squire = eher leicht
strength-courtier = mittel
strength-knight = recht schwer
strength-steward = schwer
strength-chancellor = sehr schwer
strength-sovereign = am schwersten
character-novice = Pip, der eben erst die Regeln gelernt hat.
character-apprentice = Tilda, die ihre Karten zählt.
character-squire = Oskar, der einen Zug weit denkt.
character-courtier = Celestine, die gern überrascht.
character-knight = Ritter Bohort, der angreift, wo es weh tut.
character-steward = Benedikt, der sich jede Karte merkt.
character-chancellor = Meisterin Odile, die die ganze Partie plant.
character-sovereign = Die Königin von Trivium, die nichts verschenkt.

## Plätze
seats-label = Mitspieler
seat = Platz { $seat }
seat-open = Frei
seat-turn = am Zug
seat-wins =
    { $n ->
        [one] { $n } Sieg
       *[other] { $n } Siege
    }
you-mark = (du)
kind-bot = Bot
kind-level = Bot { $n } von 8
kind-left = ist gegangen
kind-kicked = wurde weggeschickt
kind-here = da
kind-away = weg
kind-host = Gastgeber
spectators =
    { $n ->
        [one] Eine Person schaut zu
       *[other] { $n } Personen schauen zu
    }
come-back = Wieder Platz nehmen
second-tab = Dieser Tisch ist auch in einem anderen Tab offen. Beide zeigen dasselbe; spiele, wo du magst.

## Vor der Partie
lobby-title = Vor der ersten Karte
lobby-level = Stufe neuer Bots
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
share-link = Link
share-qr = Der Link als QR-Code

## Während der Partie
title-turn = ● Du bist dran – { $game }
announce-turn = Du bist dran. { $question }
waiting-for = Warten auf { $name }
undo = Zurücknehmen
undo-revealed = Seit deiner letzten Wahl wurde etwas Verdecktes gezeigt; sie lässt sich nicht mehr zurücknehmen.
since-turn = Noch einmal zeigen, was seit deiner letzten Wahl geschah
start-title = Das Spiel beginnt
hint = Tipp
resume = Weiter
stale = Die Partie war schon weiter. So steht sie jetzt.

## What an answer would do

foresee-title = Wenn du das wählst:
foresee-score = Stand: { $now } → { $then }
foresee-open = Was dann kommt, hängt von verdeckten Karten, vom Zufall oder von anderen ab.
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
scenario-copied = Die Stellung nach Schritt { $step } liegt als Szenario in der Zwischenablage.
scenario-nearest = Ein Szenario beginnt mit einem Zug oder einer Runde; hier beginnt weder das eine noch das andere. Der letzte passende Schritt davor: { $step }.
scenario-refused = Diese Stellung lässt sich nicht als Szenario schreiben: { $why }
scenario-by-hand = Der Browser lässt diese Seite nicht kopieren. Markiere den Text und kopiere ihn selbst.
record-title = Protokoll öffnen
record-lead = Eine als Datei gespeicherte Partie: ansehen, auswerten, die Kartenverteilung prüfen.
record-text = Ein Protokoll ist die Textdatei, die du nach einer Partie bekommst. Jede Zeile wird nach den Regeln noch einmal gespielt; danach kannst du die Partie von jedem Platz aus Schritt für Schritt ansehen, die Suche darüberschauen lassen und die Kartenverteilung prüfen.
record-choose = Datei auswählen
record-drop = oder irgendwo auf diese Seite ziehen
record-other = Anderes Protokoll öffnen
record-broken = Diese Datei lässt sich nicht nachspielen: Sie ist kein Spielprotokoll.
record-broken-line = Diese Datei lässt sich nicht nachspielen: In Zeile { $line } stimmt etwas nicht.
record-detail = Der Server meldet:
record-too-long = Diese Datei ist zu lang für das Protokoll einer Partie: höchstens 1 MB.
curve-title = Gewinnaussicht
curve-text = Die Suche betrachtet jede Entscheidung noch einmal, nur mit dem Wissen von damals.
curve-start = Kurve zeichnen
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
curve-swings = Die größten Ausschläge:
curve-swing = Schritt { $step }: { $from } → { $to }

## Regeln
rules-title = Regeln: { $game }
rules-games = Regeln der anderen Spiele

## Einstellungen
settings-title = Einstellungen
set-looks = Aussehen und Tasten
set-pace = Tempo der Animationen, auch der Bots
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-off = Aus
set-keys = Tastenkürzel aus einem einzelnen Buchstaben
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

## Tastenkürzel
keys-title = Tastenkürzel
keys-list = Diese Liste
keys-state = Der Tisch in Worten
keys-hint = Tipp
keys-undo = Zurücknehmen
keys-answers = Zur Liste der Antworten
keys-chat = Zum Gespräch
keys-number = Zu einer der Antworten; die Eingabetaste wählt sie
keys-replay = Wiedergabe: einen Schritt zurück oder weiter
keys-ends = Wiedergabe: an den Anfang oder ans Ende
keys-scenario = Wiedergabe: die Stellung als Szenario kopieren
keys-move = Von Teil zu Teil und innerhalb eines Teils
keys-close = Ein Fenster schließen

## Warum etwas nicht geschah
refused-badMessageId = Die Nachricht kam beschädigt an. Bitte noch einmal.
refused-notSeated = Das können nur die, die am Tisch sitzen.
refused-notHost = Das kann nur, wer den Tisch eröffnet hat.
refused-noSuchSeat = Diesen Platz gibt es nicht.
refused-seatTaken = Dieser Platz ist besetzt.
refused-sitsAlready = Du hast schon einen Platz.
refused-sentAway = Du wurdest von diesem Tisch weggeschickt.
refused-nobodyThere = Dort sitzt niemand, den man wegschicken könnte.
refused-tooManyPlayers = Hier sitzen mehr, als so eine Partie Plätze hat.
refused-seatsOpen = Noch sind nicht alle Plätze besetzt.
refused-gameRuns = Nicht während einer Partie.
refused-notInLobby = Nur vor der ersten Karte.
refused-noGame = Es läuft keine Partie.
refused-notOver = Erst nach der Partie.
refused-paused = Die Partie ruht.
refused-notPaused = Die Partie ruht nicht.
refused-options = Das passt nicht zusammen: { $why }
refused-badClock = Diese Zeiten gehen nicht.
refused-unknownAction = Diesen Zug kennt das Spiel nicht.
refused-damaged = Diese Partie ist beschädigt und kann nicht weitergehen.
refused-nothingSaid = Die Nachricht ist leer.
refused-tooLong = Das ist zu lang: höchstens { $most } Zeichen.
refused-silence = Wer zuschaut, schweigt, solange die Partie läuft.
refused-noProposal = Dieser Vorschlag steht nicht mehr offen.
refused-notAllPersons = Ein Remis braucht an jedem Platz einen Menschen.
refused-notLeft = Diesen Platz hat niemand verlassen.
refused-nothingDone = Es gibt nichts zurückzunehmen.
refused-reveal = Seither wurde Verdecktes gezeigt: Das lässt sich nicht mehr zurücknehmen.
refused-noAdvice = Solange andere Menschen am Tisch spielen, gibt es keinen Rat.
refused-nothingAsked = Du wirst gerade nichts gefragt.
refused-muted = Die Verwaltung dieses Servers lässt dich vorerst nicht chatten.
refused-draining = Der Server wird gleich aktualisiert. Laufende Partien können zu Ende gespielt werden, neue beginnen danach.
refused-tooManyTables = Du hast { $most } Tische, die nicht zu Ende gespielt sind. Beende oder verlass erst einige davon.
refused-tooManyNew = Du hast viele Tische eröffnet. Warte eine Minute bis zum nächsten.

## Satzteile

list = { $first } und { $last }
by-seat = { $seat-is ->
    [you] { $what } (du)
   *[other] { $what } ({ $seat })
}

## Verwaltung des Servers
announcements-label = Ankündigungen
door-banned-title = Du kannst auf diesem Server nicht spielen
door-banned-text = Die Verwaltung dieses Servers lässt dich nicht herein. Der Server sagt:
door-invited-title = Dieser Server ist für Eingeladene
door-invited-text = Bitte die Person, die diesen Server betreibt, um einen Einladungscode und gib ihn hier ein.
door-invited-label = Einladungscode
door-invited-enter = Eintreten
door-invited-refused = Dieser Code gilt nicht oder nicht mehr.
data-title = Deine Daten
data-text = Du kannst alles herunterladen, was dieser Server über dich gespeichert hat, und du kannst es löschen.
data-download = Meine Daten herunterladen
data-delete = Mich löschen …
data-delete-title = Alles über dich löschen?
data-delete-text = Dein Name, deine Geräte, deine Plätze und alles, was du geschrieben hast, werden endgültig gelöscht. Deine Partien bleiben den anderen erhalten, ohne deinen Namen.
data-delete-yes = Endgültig löschen
data-busy = Der Server stellt gerade die Daten einer anderen Person zusammen. Versuche es in einer Minute noch einmal.
