### The frame around the games: home, tables, replays, settings.

## Every page
skip = Skip to the page
live-label = What happens
connection-label = Connection
notices-label = Messages
loading = One moment …
close = Close
cancel = Cancel
keep = Save
copy = Copy
copied = Copied
reload = Reload the page
to-home = To the home page
language = Language
theme = Look
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
percent = { $n }%
options = Rules of this game
rules = Rules
clock = Clock

## The line to the server
latency = { $ms } ms
latency-title = How long the server takes to answer
offline = The server cannot be reached. Trying again; nothing is lost.
offline-kept =
    { $n ->
        [one] One thing you did waits to be sent.
       *[other] { $n } things you did wait to be sent.
    }
offline-title = No connection
online = Connected again.
going-down = The server is being restarted. It will be back in a moment.
try-now = Try now
version-text = The server speaks a newer version than this page.
failed-offline = That did not work: the server cannot be reached.

## Pages that are not there
lost-title = There is nothing here
lost-text = The address may be mistyped, or the page has moved. From the home page you can get everywhere.
broken-title = This page did not load
broken-text = A part of the page could not be fetched. Reloading usually helps.
no-table-title = There is no such table
no-table-text = The link may be incomplete, or the table is old and has been cleared away. Ask for a new link, or open a table of your own.
no-replay-title = There is no such game to replay
no-replay-text = Only finished games can be replayed. The link may be incomplete, or the game is still running.

## Games
game-cardia = Cardia
game-cardia-facts = 2 players · 15 minutes
game-cardia-lead = A duel in which losing is often just what you want.
game-cardia-first = Both of you hold the same sixteen characters, worth 1 to 16. Each round you both choose one in secret and turn it over together.
game-cardia-second = The stronger card earns a signet. The weaker one uses its ability, and abilities reach back: they can turn an encounter that seemed decided long ago.
game-cardia-third = Whoever leads with five signets wins. So does whoever still has a card when the other has none.
game-kardinal = Kardinal & König
game-kardinal-facts = 3 to 5 players · 45 minutes
game-kardinal-lead = A landscape of cards that everybody eats into from the edges.
game-kardinal-first = Fifty-six Land cards lie open in four rows. You take cards of one land from the ends of rows, but only so many of the families’ circle symbols.
game-kardinal-second = Put a claiming stone on a card you want later: whoever takes it from you pays with a stone of their own. Law cards help once, or cost points if you keep them.
game-kardinal-third = At the end there are points for most cards of a land, for the strongest family in it, and for long chains of ships and carriages.
game-civ = Carta Impera Victoria
game-civ-facts = 2 to 4 players · 25 minutes
game-civ-lead = Build a nation out of six Domains and keep the others from doing the same.
game-civ-first = In your turn you play a card, use the effects your cards give you, and draw.
game-civ-second = More cards of a Domain make its effect stronger. You can also give a card up for a stroke that hits everybody else.
game-civ-third = Enough cards of one Domain at the end of your turn win at once. If the deck runs out, whoever leads in most Domains wins.

## Home
home-title = Three card games
home-heading = Three card games, one table
home-lead = Play against a bot right away, or send a friend a link. No account needed.
home-games = Games
home-mine = Your tables
home-open = Open tables
home-open-none = Nobody waits at the moment. Open a table and invite a friend, or play a bot.
home-over = Finished games
home-name = Your name
play-bot = Play a bot
invite-friend = Invite a friend
name-label = This is how others see you
name-note = The name belongs to this browser. In the settings you can take it to another device.
name-kept = You are { $name } from now on.
name-refused = That name does not work. It needs 1 to { $most } visible characters.
entry-free =
    { $n ->
        [0] All seats taken
        [one] One free seat
       *[other] { $n } free seats
    }
entry-continue = Continue
entry-look = Look at it
entry-join = Join
entry-watch = Watch
stage-playing = In play
stage-paused = The game is paused.
stage-over = The game is over.
your-turn = Your turn
turn-of = Turn: { $name }

## A new table
new-title = New game: { $game }
new-seats = Who plays
new-you = You
new-friend = A friend, by link
new-start = Start the game
new-open = Open the table
new-clock = Time to think
level = Bot { $n } of 8: { $name }
clock-none = No clock
clock-live = { $minutes } min + { $seconds } s per choice
clock-days =
    { $days ->
        [one] One day per choice
       *[other] { $days } days per choice
    }
time-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## Bots
bot-random = Random
bot-heuristic = Guesser
bot-novice = Novice
bot-apprentice = Apprentice
bot-squire = Squire
bot-courtier = Courtier
bot-knight = Knight
bot-steward = Steward
bot-chancellor = Chancellor
bot-sovereign = Sovereign

## Seats
seats-label = Players
seat = Seat { $seat }
seat-open = Free
seat-turn = to play
seat-wins =
    { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
you-mark = (you)
kind-bot = Bot
kind-level = Bot { $n } of 8
kind-left = has left
kind-kicked = was sent away
kind-here = here
kind-away = away
kind-host = host
spectators =
    { $n ->
        [one] One spectator
       *[other] { $n } spectators
    }
come-back = Take your seat again
second-tab = This table is also open in another tab. Both show the same; play in whichever you like.

## Before the game
lobby-title = Before the first card
lobby-level = Level for new bots
lobby-full = All seats are taken. You can stay and watch.
lobby-waits = The game can start when every seat is taken.
lobby-host-starts = Everyone is here. The host starts the game.
sit = Sit at { $seat }
put-bot = Bot at { $seat }
kick = Send { $name } away
stand-up = Leave the seat
start = Start
invite = Invite
share = Share
share-title = Invite
share-text = Whoever opens this link can take a free seat or watch.
share-link = Link
share-qr = The link as a QR code

## In the game
title-turn = ● Your turn – { $game }
announce-turn = Your turn. { $question }
waiting-for = Waiting for { $name }
undo = Undo
hint = Hint
resume = Go on
stale = The game had moved on already. Here is how it stands now.
answers =
    { $n ->
        [one] One possible answer
       *[other] All { $n } answers
    }
board-title = The board
board-failed = The board cannot be drawn. Nothing is lost: go on without it, or reload the page.
answers-label = Possible answers
state-title = The table in words
reconstructed = Our reconstruction, not the printed card
side-label = Log, chat and table
tab-log = Log
tab-chat = Chat
tab-table = Table
unread =
    { $n ->
        [one] one unread message
       *[other] { $n } unread messages
    }
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-silent = Spectators are silent while a game runs.
chat-label = Message
chat-send = Send
emotes-label = Quick messages
emote-hello = Hello!
emote-goodLuck = Good luck!
emote-wellPlayed = Well played!
emote-thanks = Thanks!
emote-sorry = Sorry!
emote-oops = Oops.
emote-thinking = Let me think …
emote-wow = Wow!
offer-draw = Offer a draw
pause = Propose a pause
resign = Resign
resign-title = Give up this game?
resign-text = The others win. This cannot be taken back.
leave-title = Leave during the game?
leave-text = The game waits for you. The others may let a bot play on for you; until then you can come back.
replace-label = { $name } has left. Who plays on?
replace = Propose this bot

## Hints
hint-title = What search would do
hint-thinking = Thinking …
hint-win = You win { $win } of such games (give or take { $error }).
hint-expect-cardia = You can expect { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } signets.
hint-expect-kardinal = You can expect { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
hint-expect-civ = You can expect { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
hint-worlds = { $n } worlds imagined so far
hint-done = { $n } worlds imagined
hint-choice = Answer
hint-share = How often
hint-value = You win

## Proposals
propose-draw = { $name } offers a draw.
propose-undo = { $name } would like to take a choice back.
propose-pause = { $name } would like a pause.
propose-replace = { $name } proposes that a bot ({ $bot }) plays on for { $left }.
propose-rematch = { $name } would like another game: { $options }
agree = Agree
decline = Decline
withdraw = Withdraw

## The end
over-drawn = A draw
over-you-won = You win!
over-won =
    { $n ->
        [one] { $name } wins
       *[other] { $name } win together
    }
over-resigned = { $name } gave up.
over-time = { $name } ran out of time.
over-agreed = All agreed on a draw.
rematch = Play again
rematch-other = Again, but differently
rematch-propose = Propose this game
replay = Replay
download = Record
verify = Check the deal
verify-true = The deal is the one promised before the first card: the seed below gives exactly the promise.
verify-false = The seed does not give the promise that was made before the first card. Do not trust this deal.
verify-unknown = This browser computes no hashes on a page without encryption. The command “trivium verify” checks the record on your own machine.
verify-none = This record tells no seed, or no promise about it: there is nothing to check.
verify-promise = Promise (SHA-256 of the seed)
verify-seed = Seed

## Replay
replay-title = Replay: { $game }
replay-eyes = Seen by
replay-truth = Everybody, nothing hidden
replay-as = { $name }
replay-saw = What { $name } saw
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-slider = Step
replay-step = Step { $step } of { $all }
replay-go = To step { $step }
replay-table = To the table
replay-winner = won
replay-game = Game
replay-game-of = { $n } of { $all }
replay-earlier = Finished games of this table
replay-earlier-game = Replay game { $n }
scenario-copy = Copy as scenario
scenario-copied = The position after step { $step } is in the clipboard, as a scenario.
scenario-nearest = A scenario begins with a turn or a round, and none begins here. The nearest step before this one where that is so: { $step }.
scenario-refused = This position cannot be written as a scenario: { $why }
scenario-by-hand = The browser does not let this page copy. Select the text and copy it yourself.
record-title = Open a record
record-lead = A game saved as a file: replay it, review it, check its deal.
record-text = A record is the text file you get after a game. Every line of it is played again by the rules; then you can step through the game from any seat, let search look at it, and check the deal.
record-choose = Choose a file
record-drop = or drop it anywhere on this page
record-other = Open another record
record-broken = This file cannot be replayed: it is not the record of a game.
record-broken-line = This file cannot be replayed: something is wrong in line { $line }.
record-detail = The server says:
record-too-long = This file is too long for a record of a game: at most 1 MB.
curve-title = Win chance
curve-text = Search looks at every choice again, knowing only what was known then.
curve-start = Draw the curve
curve-running =
    { $n ->
        [one] One choice looked at …
       *[other] { $n } choices looked at …
    }
curve-failed = The curve could not be drawn. Please try again later.
curve-label =
    { $n ->
        [one] Curve of the win chance over one choice
       *[other] Curve of the win chance over { $n } choices
    }
curve-swings = The biggest swings:
curve-swing = Step { $step }: { $from } → { $to }

## Rules
rules-title = Rules: { $game }
rules-games = Rules of the other games

## Settings
settings-title = Settings
set-looks = Looks and keys
set-motion = Animations
set-keys = Shortcuts of a single letter
set-signals = When it is my turn
set-sound = Play a sound
set-notify = Show a notification of the system
set-notify-denied = Notifications are blocked in this browser
set-device = Another device
set-device-text = With a code, another device becomes you: same name, same tables.
link-make = Make a code
link-code = Enter this on the other device within { $minutes } minutes:
claim-label = Code from another device
claim = Use it
claim-refused = That code is not valid. Codes work once and for ten minutes; make a new one.

## Shortcuts
keys-title = Shortcuts
keys-list = This list
keys-state = The table in words
keys-hint = Hint
keys-undo = Undo
keys-answers = To the list of answers
keys-chat = To the chat
keys-number = Go to an answer; Enter gives it
keys-replay = Replay: a step back or on
keys-ends = Replay: to the beginning or the end
keys-scenario = Replay: copy the position as a scenario
keys-move = From part to part, and within a part
keys-close = Close a window

## Why something was not done
refused-badMessageId = The message was damaged. Please try again.
refused-notSeated = Only those who sit at the table can do that.
refused-notHost = Only the host can do that.
refused-noSuchSeat = There is no such seat.
refused-seatTaken = That seat is taken.
refused-sitsAlready = You have a seat already.
refused-sentAway = The host has sent you away from this table.
refused-nobodyThere = Nobody is there to be sent away.
refused-tooManyPlayers = More people sit here than such a game has seats.
refused-seatsOpen = Not every seat is taken yet.
refused-gameRuns = Not while a game runs.
refused-notInLobby = Only before the first card.
refused-noGame = No game is running.
refused-notOver = Only after a game.
refused-paused = The game is paused.
refused-notPaused = The game is not paused.
refused-options = These options do not go together: { $why }
refused-badClock = These times do not work.
refused-unknownAction = The game does not know this move.
refused-damaged = This game is damaged and cannot go on.
refused-nothingSaid = The message is empty.
refused-tooLong = That is too long: at most { $most } characters.
refused-silence = Spectators are silent while a game runs.
refused-noProposal = This proposal is no longer open.
refused-notAllPersons = A draw needs a person at every seat.
refused-notLeft = Nobody has left that seat.
refused-nothingDone = There is nothing to take back.
refused-reveal = Something hidden has been shown since: this cannot be taken back any more.
refused-noAdvice = There is no advice while other people play at the table.
refused-nothingAsked = You are not asked anything at the moment.

## Parts of sentences

list = { $first } and { $last }
by-seat = { $seat-is ->
    [you] { $what } (you)
   *[other] { $what } ({ $seat })
}
