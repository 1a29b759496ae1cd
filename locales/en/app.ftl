### The frame around the games: every page, and the home page.

## Every page
skip = Skip to the page
live-label = What happens
connection-label = Connection
notices-label = Messages
loading = Loading …
close = Close
cancel = Cancel
keep = Save
copy = Copy
copied = Copied
reload = Reload the page
to-home = Go to the home page
language = Language
sound = Sounds
theme = Theme
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
percent = { $n }%
options = Rules of this game
rules = Rules
clock = Clock

## The line to the server
slow = The connection is slow: answers take { $ms } ms.
offline = The server cannot be reached. Trying again. Nothing is lost.
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
update-ready = A new version of Trivium is ready.
failed-offline = That did not work, because the server cannot be reached.
offline-here = The server cannot be reached. You can play bots on this device meanwhile.
device-storage = This browser does not keep the game: { $why }. You can play on, but the game is lost when you close this page.
device-unreadable = This version cannot read a game that is kept on this device: { $why }. The game stays kept.
device-engine = The engine on this device stopped: { $why }. Reload the page to go on; your moves are kept.
device-none = This browser cannot play games without a server, because it has no WebAssembly or the engine could not be loaded.

## Pages that are not there
lost-title = Page not found
lost-text = The address may be mistyped, or the page has moved. The home page links to everything.
broken-title = This page did not load
broken-text = A part of the page could not be loaded. Reloading usually helps.
no-table-title = There is no such table
no-table-text = The link may be incomplete, or the table is old and has been removed. Ask for a new link, or open your own table.
no-replay-title = There is no such game to replay
no-replay-text = Only finished games can be replayed. The link may be incomplete, or the game is still running.

## Games
game-cardia = Cardia
game-cardia-facts = 2 players · 15 minutes
game-cardia-lead = A duel in which you often want to lose an encounter.
game-cardia-first = Both players hold the same sixteen characters, worth 1 to 16. Each round both choose one in secret and reveal it together.
game-cardia-second = The stronger card earns a signet. The weaker card uses its ability, which can change earlier encounters too.
game-cardia-third = The player who leads with five signets wins. You also win if your opponent has no card left to play.
game-kardinal = Kardinal & König
game-kardinal-facts = 3 to 5 players · 45 minutes
game-kardinal-lead = Take cards from the edges of a landscape and lead in its lands.
game-kardinal-first = Fifty-six Land cards lie open in four rows. You take cards of one land from the ends of rows. The number of circle symbols you may take in a turn is limited.
game-kardinal-second = Put a claiming stone on a card you want later: a player who takes that card pays with one of their own stones. Law cards help once, or cost points if you keep them.
game-kardinal-third = At the end you score for the most cards of a land, for the strongest family in it, and for long chains of ships and carriages.
game-civ = Carta Impera Victoria
game-civ-facts = 2 to 4 players · 25 minutes
game-civ-lead = Build a nation out of six Domains, and stop the others from building theirs.
game-civ-first = In your turn you play a card, use the effects your cards give you, and draw.
game-civ-second = More cards of a Domain make its effect stronger. You can also discard a card for an effect on all other players.
game-civ-third = You win at once if you have enough cards of one Domain at the end of your turn. If the deck runs out, the player who leads in most Domains wins.

## Home
home-title = Three card games
home-heading = Three card games, one table
home-lead = Play against a bot right away, or send a friend a link. No account needed.
home-games = Games
home-mine = Your tables
home-open = Open tables
home-open-none = No player is waiting at the moment. Open a table and invite a friend, or play a bot.
home-over = Finished games
statistics-title = Your games in numbers
home-wait =
    { $n ->
        [one] one waits for you
       *[other] { $n } wait for you
    }
home-first = Your first game
home-first-text = Learn Cardia in five minutes by playing, or begin a game against the Novice at once. The table asks one question at a time, and every card says what it does.
home-first-start = Deal the first cards
home-first-learn = Learn it in 5 minutes
home-first-go-on = Go on with the lesson
home-learn = Learn by playing
home-learn-lead = A lesson for each game: you make the moves from the first minute.
home-puzzles = Puzzles
home-puzzles-lead = One position, one best choice, and a new one every day.
lesson = Lesson
entry-alone = Nobody else yet
result-won = Won
result-lost = Lost
result-drawn = Draw
length-minutes = { $n } min
length-hours = { $n } h
home-name = Your name
play-bot = Play a bot
invite-friend = Invite a friend
name-label = This is how others see you
name-note = The name belongs to this browser. You can move it to another device in the settings.
name-kept = You are { $name } from now on.
name-refused = That name does not work. It needs 1 to { $most } visible characters.
avatar-label = Your picture
avatar-fox = Fox
avatar-owl = Owl
avatar-hare = Hare
avatar-bear = Bear
avatar-cat = Cat
avatar-frog = Frog
avatar-raven = Raven
avatar-stag = Stag
avatar-boar = Boar
avatar-lion = Lion
avatar-fish = Fish
avatar-dragon = Dragon
entry-free =
    { $n ->
        [0] All seats taken
        [one] One free seat
       *[other] { $n } free seats
    }
entry-continue = Continue
entry-join = Join
entry-watch = Watch
stage-playing = In play
stage-paused = The game is paused.
stage-over = The game is over.
your-turn = Your turn
turn-of = Turn: { $name }
record-title = Open a record
record-lead = Replay, review or verify a game saved as a file.

## A new table
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
strength-novice = very easy
strength-apprentice = easy
strength-squire = fair
strength-courtier = medium
strength-knight = quite hard
strength-steward = hard
strength-chancellor = very hard
strength-sovereign = the hardest
character-novice = Pip, who has just learned the rules.
character-apprentice = Tilda, who counts her own cards.
character-squire = Oskar, who looks one move ahead.
character-courtier = Celestine, who likes a surprise.
character-knight = Sir Bohort, who attacks where it hurts.
character-steward = Benedikt, who remembers every card.
character-chancellor = Mistress Odile, who plans the whole game.
character-sovereign = The Queen of Trivium, who gives nothing away.

## Seats
seats-label = Players
seat = Seat { $seat }
seat-open = Free
seat-reserved = Reserved
seat-turn = to play
seat-wins =
    { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
you-mark = (you)
kind-bot = Bot
kind-strength = Bot, { $strength }
kind-left = has left
kind-kicked = was removed
kind-here = here
kind-away = away
kind-host = host
spectators =
    { $n ->
        [one] One spectator
       *[other] { $n } spectators
    }
come-back = Take your seat again
second-tab = This table is also open in another tab. Both tabs show the same game; you can play in either.

## Settings
settings-title = Settings

## Shortcuts
keys-title = Shortcuts
keys-list = This list
keys-state = The table in words
keys-hint = Hint
keys-undo = Undo
keys-answers = To the list of answers
keys-chat = To the chat
keys-number = Select an answer; Enter confirms it
keys-replay = Replay: one step back or forward
keys-ends = Replay: to the beginning or the end
keys-scenario = Replay: copy the position as a scenario
keys-move = Move between parts, and within a part
keys-close = Close a window

## Why something was not done
refused-badMessageId = The message was damaged. Please try again.
refused-notSeated = Only players at the table can do that.
refused-notHost = Only the host can do that.
refused-noSuchSeat = There is no such seat.
refused-seatTaken = That seat is taken.
refused-seatReserved = That seat is reserved for an invited player.
refused-noInvitation = This invitation has been used or is no longer valid.
refused-badCode = An invitation code has 12 to 36 letters, digits and hyphens.
refused-sitsAlready = You already have a seat.
refused-sentAway = The host has removed you from this table.
refused-nobodyThere = There is no player in that seat to remove.
refused-tooManyPlayers = There are more players at the table than this game has seats.
refused-seatsOpen = Not every seat is taken yet.
refused-gameRuns = You cannot do that while a game is running.
refused-notInLobby = You can only do that before the first card.
refused-noGame = No game is running.
refused-notOver = You can only do that after the game.
refused-paused = The game is paused.
refused-notPaused = The game is not paused.
refused-options = These options cannot be combined: { $why }
refused-badClock = These clock times are not possible.
refused-unknownAction = This game has no such move.
refused-damaged = This game is damaged and cannot continue.
refused-nothingSaid = The message is empty.
refused-tooLong = That is too long: at most { $most } characters.
refused-silence = Spectators cannot chat while a game is running.
refused-noProposal = This proposal is no longer open.
refused-notAllPersons = A draw needs a person at every seat.
refused-notLeft = No player has left that seat.
refused-nothingDone = There is nothing to undo.
refused-reveal = Hidden information has been revealed since then, so you can no longer undo this.
refused-noAdvice = Hints are not available while other people play at the table.
refused-nothingAsked = There is no open question for you at the moment.
refused-noSearch = There are no hints in this game.
refused-muted = An administrator of this server does not let you chat for now.
refused-draining = The server is about to be upgraded. Running games can finish; new games start afterwards.
refused-tooManyTables = You have { $most } unfinished tables. Finish or leave some of them first.
refused-tooManyNew = You have opened many tables. Wait a minute before you open the next one.
refused-notTaught = { $say }
refused-inLesson = A lesson goes on as it is written; this is not possible in it.

## Reasons of a hint
reason-then = { $what } ({ $share } %): { $seat-is ->
    [you] you then win { $win } % of games.
   *[other] { $seat } then wins { $win } % of games.
}
reason-exact = All hands are known, so these values are exact.
reason-vary = Vary your choice: an opponent who foresees it gains from it.
mark-great = Great choice
mark-good = Good choice
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-lucky = Lucky
mark-unlucky = Unlucky

## Parts of sentences

list = { $first } and { $last }
by-seat = { $seat-is ->
    [you] { $what } (you)
   *[other] { $what } ({ $seat })
}

## Administrators of the server
announcements-label = Announcements
door-banned-title = You cannot play on this server
door-banned-text = An administrator of this server does not let you in. The server says:
door-invited-title = This server is for invited players
door-invited-text = Ask the person who runs this server for an invitation code, and enter it here.
door-invited-label = Invitation code
door-invited-enter = Enter
door-invited-refused = This code does not work, or no longer.
