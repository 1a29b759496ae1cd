### The frame around the games: all pages but the home page.

## A new table
new-title = New game: { $game }
new-seats = Who plays
new-you = You
new-friend = A friend, by link
new-start = Start the game
device-here = There is no connection. This game is played on this device, and kept here.
new-open = Open the table
new-clock = Time to think
level-strength = { $name } – { $strength }

## Before the game
lobby-title = Before the first card
lobby-level = Level for new bots
lobby-reserve = Reserve seat { $seat } for a friend
lobby-unreserve = Open seat { $seat } to everyone
lobby-accept = Take your reserved seat
lobby-listed = Show this table to everyone on the home page
lobby-full = All seats are taken. You can stay and watch.
lobby-waits = The game can start when every seat is taken.
lobby-host-starts = Everyone is here. The host starts the game.
sit = Sit at { $seat }
put-bot = Bot at { $seat }
kick = Remove { $name }
stand-up = Leave the seat
start = Start
invite = Invite
share = Share
share-title = Invite
share-text = Anyone with this link can take a free seat or watch.
share-seat = This link is for one player and one seat. The seat stays reserved until that player comes.
share-link = Link
share-qr = The link as a QR code

## In the game
title-turn = ● Your turn – { $game }
announce-turn = Your turn. { $question }
waiting-for = Waiting for { $name }
undo = Undo
undo-revealed = Something hidden has been shown since your last choice, so it cannot be undone.
undo-if-agreed = If all other players agree: they have acted since your choice.
since-turn = Show again what happened since your last choice
start-title = The game begins
start-together = All players choose at the same time.
hint = Hint
resume = Continue
stale = The game has already moved on. This is the current position.

## What an answer would do
foresee-title = If you choose this:
foresee-score = Score: { $now } → { $then }
foresee-open = What follows depends on hidden cards, chance or another player.
foresee-nothing = The table stays as it is.
answers =
    { $n ->
        [one] One possible answer
       *[other] All { $n } answers
    }
board-title = The board
board-failed = The board cannot be drawn. Nothing is lost: continue without it, or reload the page.
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
chat-silent = Spectators cannot chat while a game is running.
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
resign-title = Resign this game?
resign-text = The others win. You cannot undo this.
leave-title = Leave during the game?
leave-text = The game waits for you. The others may let a bot play for you; until then you can come back.
replace-label = { $name } has left. Which bot takes over?
replace = Propose this bot

## Hints
hint-title = Suggested answers
hint-thinking = Thinking …
hint-win = You win { $win } of such games (give or take { $error }).
hint-expect-cardia = You can expect { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } signets.
hint-expect-kardinal = You can expect { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
hint-expect-civ = You can expect { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
hint-worlds = { $n } possible deals searched so far
hint-done = { $n } possible deals searched
hint-choice = Answer
hint-share = How often
hint-value = You win
hint-reasons = Why

## Proposals
propose-draw = { $name } offers a draw.
propose-undo = { $name } would like to undo a choice.
propose-pause = { $name } would like a pause.
propose-replace = { $name } proposes that a bot ({ $bot }) takes over for { $left }.
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
over-resigned = { $name } resigned.
over-time = { $name } ran out of time.
over-agreed = All players agreed on a draw.
over-standings = How all stand
over-turning = The turning point:
over-turning-text = step { $step }, your lead went from { $from } to { $to }.
over-turning-watch = Watch it
rematch = Play again
rematch-other = Play again with other options
rematch-propose = Propose this game
replay = Replay
download = Record
verify = Check the deal
verify-true = The deal is the one that was promised before the first card: the seed below has exactly this hash.
verify-false = The seed does not match the hash that was published before the first card. Do not trust this deal.
verify-unknown = This browser cannot compute hashes on a page without encryption. The command “trivium verify” checks the record on your own computer.
verify-none = This record does not contain a seed and its hash, so there is nothing to check.
verify-promise = Published hash (SHA-256 of the seed)
verify-seed = Seed

## Replay
replay-title = Replay: { $game }
replay-eyes = Seen by
replay-truth = Everything, nothing hidden
replay-as = { $name }
replay-saw = What { $name } saw
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
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
open-analysis = Open on the analysis board
analysis = Analysis board
scenario-copied = The position after step { $step } is in the clipboard, as a scenario.
scenario-nearest = A scenario starts at the beginning of a turn or round. The nearest such step before this one is { $step }.
scenario-refused = This position cannot be written as a scenario: { $why }
scenario-by-hand = The browser does not let this page copy. Select the text and copy it.
record-text = A record is the text file you get after a game. The rules replay every line of it. Then you can step through the game from any seat, have search review it, and check the deal.
record-choose = Choose a file
record-drop = or drop it anywhere on this page
record-other = Open another record
record-broken = This file cannot be replayed: it is not the record of a game.
record-broken-line = This file cannot be replayed: something is wrong in line { $line }.
record-detail = The server says:
record-too-long = This file is too large for the record of a game. The limit is 1 MB.
continue = Continue from here
continue-title = Continue from step { $step }
continue-as = You play as
continue-hidden = Hidden cards
continue-anew = Dealt anew, from what this player knew
continue-true = As they really were
continue-others = The other players
continue-friend = A friend, by link
continue-begin = Play on
continue-refused = This game cannot be continued here: { $why }
curve-title = Review
curve-text = Search reviews every choice by what the player knew then, and shows how the true cards and chance changed it.
curve-start = Review the game
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
curve-swings = Turning points:
curve-swing = Step { $step }: { $name }, { $mark } ({ $change })
curve-known = { $name }, by what was known
curve-truth = with the true cards
curve-better = Look more closely
replay-auto = Autoplay
review-chose = { $name }: { $choice }.
review-better = Better: { $choice }. The choice cost { $loss } points of win chance.
review-luck = What followed by chance or unseen: { $luck } points.
review-player = Player
review-accuracy = Accuracy
review-errors = Mistakes

## Rules
rules-title = Rules: { $game }
rules-games = Rules of the other games

## Settings
set-looks = Appearance and keys
set-pace = Pace of animations, also of bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = Off
set-keys = Single-letter shortcuts
set-notes = Explain new things in the first game of each title
set-signals = Sound and signals
set-sound = Sounds at the table
set-volume = Volume
set-haptics = Vibrate
set-notify = Show a system notification when it is my turn
set-notify-denied = Notifications are blocked in this browser
set-device = Another device
set-device-text = Enter a code on another device to use the same name and tables there.
link-make = Make a code
link-code = Enter this on the other device within { $minutes } minutes:
claim-label = Code from another device
claim = Use it
claim-refused = That code is not valid. A code works once and for ten minutes; please create a new one.

## Administrators of the server
data-title = Your data
data-text = You can download everything this server has stored about you, and you can delete it.
data-download = Download my data
data-delete = Delete me …
data-delete-title = Delete everything about you?
data-delete-text = Your name, your devices, your seats and everything you said are deleted for good. Games you played stay for the other players, without your name.
data-delete-yes = Delete for good
data-busy = The server is collecting somebody else’s data. Try again in a minute.
