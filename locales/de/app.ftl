### Der Rahmen um die Spiele: alle Seiten gemeinsam, und die Startseite.

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
offline-here = Der Server ist nicht zu erreichen. Gegen Bots kannst du solange auf diesem Gerät spielen.
device-storage = Dieser Browser bewahrt die Partie nicht auf: { $why }. Du kannst weiterspielen, aber beim Schließen der Seite geht sie verloren.
device-unreadable = Diese Version kann eine auf diesem Gerät aufbewahrte Partie nicht lesen: { $why }. Die Partie bleibt aufbewahrt.
device-engine = Die Spielmaschine auf diesem Gerät ist ausgefallen: { $why }. Lade die Seite neu; deine Züge sind aufbewahrt.
device-none = Dieser Browser kann nicht ohne Server spielen: WebAssembly fehlt, oder die Spielmaschine ließ sich nicht laden.

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
statistics-title = Deine Spiele in Zahlen
home-wait =
    { $n ->
        [one] einer wartet auf dich
       *[other] { $n } warten auf dich
    }
home-first = Deine erste Partie
home-first-text = Lerne Cardia spielend in fünf Minuten, oder beginne gleich eine Partie gegen den Neuling. Der Tisch stellt immer nur eine Frage, und jede Karte sagt, was sie kann.
home-first-start = Karten austeilen
home-first-learn = In 5 Minuten lernen
home-first-go-on = Lektion fortsetzen
home-learn = Spielend lernen
home-learn-lead = Zu jedem Spiel eine Lektion: Du ziehst von der ersten Minute an selbst.
home-puzzles = Rätsel
home-puzzles-lead = Eine Stellung, eine beste Wahl, und jeden Tag eine neue.
lesson = Lektion
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
record-title = Protokoll öffnen
record-lead = Eine als Datei gespeicherte Partie: ansehen, auswerten, die Kartenverteilung prüfen.

## Ein neuer Tisch
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
seat-reserved = Reserviert
seat-turn = am Zug
seat-wins =
    { $n ->
        [one] { $n } Sieg
       *[other] { $n } Siege
    }
you-mark = (du)
kind-bot = Bot
kind-strength = Bot, { $strength }
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

## Einstellungen
settings-title = Einstellungen

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
refused-seatReserved = Dieser Platz ist für jemanden reserviert, der eingeladen ist.
refused-noInvitation = Diese Einladung ist schon benutzt oder gilt nicht mehr.
refused-badCode = Ein Einladungscode hat 12 bis 36 Buchstaben, Ziffern und Bindestriche.
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
refused-noSearch = In diesem Spiel gibt es keine Tipps.
refused-muted = Die Verwaltung dieses Servers lässt dich vorerst nicht chatten.
refused-draining = Der Server wird gleich aktualisiert. Laufende Partien können zu Ende gespielt werden, neue beginnen danach.
refused-tooManyTables = Du hast { $most } Tische, die nicht zu Ende gespielt sind. Beende oder verlass erst einige davon.
refused-tooManyNew = Du hast viele Tische eröffnet. Warte eine Minute bis zum nächsten.
refused-notTaught = { $say }
refused-inLesson = Eine Lektion läuft so ab, wie sie geschrieben ist; das geht darin nicht.

## Gründe eines Tipps
reason-then = { $what } ({ $share } %): { $seat-is ->
    [you] dann gewinnst du { $win } % der Spiele.
   *[other] dann gewinnt { $seat } { $win } % der Spiele.
}
reason-exact = Alle Hände sind bekannt, die Werte sind daher genau.
reason-vary = Wechsle ab: Wer deine Wahl vorhersieht, hat einen Vorteil.
mark-great = Starke Wahl
mark-good = Gute Wahl
mark-inaccuracy = Ungenau
mark-mistake = Fehler
mark-blunder = Grober Fehler
mark-lucky = Glück
mark-unlucky = Pech

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
