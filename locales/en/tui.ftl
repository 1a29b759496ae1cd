# The terminal client

tui-title = Trivium
tui-welcome = Three card games. Choose one.
tui-about-cardia = A duel with sixteen characters: win encounters and collect signets.
tui-about-kardinal = For three to five players: take cards from rows and lead in the lands.
tui-about-civ = For two to four players: build six Domains, fill one or lead in most.
tui-resume = Continue { $game }
tui-lesson = Learn { $game } by playing
tui-lesson-read = Enter: continue
tui-language = Language
tui-pair = { $what }: { $said }
tui-quit = Leave
tui-start = Start
tui-waiting = One moment …
tui-you = (you)
tui-too-small = This window has { $has_width } columns and { $has_height } lines. The table needs { $width } columns and { $height } lines: please make it larger, or leave with Ctrl-C.
tui-hand-over = Seat { $seat }, please take the keyboard and press Enter.

## Options

tui-option-deck = Deck
tui-option-locations = Locations
tui-option-guardians = Guardians
tui-option-match = Games of the match (best of)
tui-option-goal = Signets to win
tui-option-players = Players
tui-option-uncovered = Take uncovered cards at once
tui-option-circles = Circles
tui-option-variant = First cards
tui-option-teams = Teams
tui-option-first = Who starts
tui-option-opponent = Opponents
tui-explain-start = Enter starts the game. The arrows change what you agree on.
tui-explain-deck = Deck I is the one to begin with; deck II has sixteen other characters. A mixed deck takes each faction from one of them, in the order Rebellion, Academy, Guild, Dynasty.
tui-explain-locations = A location changes the rules for both players. Space adds the one you look at, or takes it away; several can be in force.
tui-explain-guardians = Guardians help whoever loses an encounter at certain places. Hidden ones are turned up one by one, open ones lie face up from the start.
tui-explain-match = A match goes on until one player has won more than half of so many games.
tui-explain-goal = Whoever leads with so many signets at the end of a round wins. Fewer make a shorter game.
tui-explain-players = How many play, you among them.
tui-explain-uncovered = A card that becomes an end of its row during your turn can be taken in the same turn.
tui-explain-circles = You take at most two circles in a turn. Strict means that nothing more is taken after the second, not even a card without circles.
tui-explain-variant = In the basic game everyone draws three cards. In a draft everyone chooses three from packs that are passed on, and one more from the centre.
tui-explain-teams = With four players A and C play together against B and D.
tui-explain-first = Who has the first turn.
tui-explain-opponent = Bots of eight strengths, from novice to sovereign, or people. Random plays anything that is allowed.
tui-explain-clock = How long everybody may think; a clock that runs out loses the game.
tui-value-none = none
tui-value-hidden = hidden
tui-value-open = open
tui-value-yes = yes
tui-value-no = no
tui-value-basic = dealt
tui-value-draft = drafted
tui-value-sum = only their sum counts
tui-value-strict = strict
tui-value-chance = chance decides
tui-value-human = people at this keyboard
tui-bad-options = This cannot be played: { $why }

## The table

tui-hand = Hand
tui-locations = Locations
tui-guardians = Guardians
tui-choosing = chooses
tui-chosen = has chosen
tui-cardia-counts = hand { $hand }, deck { $deck }, discarded { $discard }
tui-cardia-wins = games { $n } of { $needed }
tui-cardia-empty = No encounter yet.
tui-cardia-more = { $n } earlier
tui-encounter-turned =
    { $winner-is ->
        [you] Encounter { $n } changes: your { $cards } wins it now.
        [them] Encounter { $n } changes: their { $cards } wins it now.
        [none] Encounter { $n } changes: nobody wins it now.
       *[other] Encounter { $n } changes: won now by { $cards }.
    }
tui-kardinal-head = Sh Ca La  stones
tui-kardinal-turn = Circles in this turn: { $circles } of { $limit }
tui-own-laws = Your laws:
tui-sheet-columns = Points for a land + for the most symbols of a family there. ★ wins.
tui-points-head = pts
tui-civ-pack = Pack
tui-civ-hands = Hands:
tui-civ-known = Known:
tui-civ-joint = { $names } together hold { $cards }
tui-civ-deck = Age deck:
tui-civ-pile = Discard pile:
tui-civ-embargo = { $name } may not play { $domain } (embargo).
tui-civ-coin = { $name } has the coin on { $effect }.
tui-civ-last-round = This is the last round.
tui-score = score { $score }
tui-against = against { $names }
tui-bot-level = bot { $name } (level { $n } of 8)
tui-bot = bot { $name }
tui-lobby = Before the first card
tui-tables = Tables of this server
tui-no-tables = No table is open. Open one.
tui-new-table = new table
tui-stage-lobby = open
tui-stage-playing = playing
tui-stage-over = over
tui-table-id = Table { $id }
tui-line-down = connection lost, trying again …
tui-lost-unanswered = no Trivium server answers at { $url }: { $why }; is `trivium serve` running there?
tui-lost-slow = it is too slow
tui-lost-hung-up = it hung up
tui-lost-silent = it is silent
tui-lost-distrusted = no encrypted connection: { $why }
tui-lost-no-server = { $url } is no Trivium server
tui-lost-version = the server speaks version { $theirs } of the protocol and this client version { $own }; use the same release of Trivium on both sides
tui-lost-unknown = the server says something this version does not know
tui-lost-no-table = there is no table `{ $table }` on this server
tui-lost-closed = an administrator of the server has closed the table `{ $table }`
tui-lost-name = the server does not take the name `{ $name }`
tui-paused = The game is paused. Press p to continue.
tui-waiting-for = Waiting for { $names } …
tui-thinking = Thinking about a hint …
tui-pace-flowing = What happens flows by; a key skips it.
tui-pace-stepwise = After everything that happens the table waits for Enter.
tui-slow-link = The connection is slow: what happens is shown at once.
tui-beat-skip = Any key skips.
tui-beat-next = Enter goes on ({ $n } more), Esc skips.
tui-hint = Your chances: { $win } % ± { $error } ({ $worlds } possible deals).
tui-hint-exact = Exact: you win { $win } % from here.
tui-won =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
tui-end =
    { $is ->
        [none] A draw
        [you] You win
        [among] You win together: { $names }
       *[other] { $n ->
            [one] { $names } wins
           *[other] { $names } win together
        }
    }
tui-end-cardia =
    { $signets } of { $goal } signets · { $won ->
        [one] { $won } encounter won
       *[other] { $won } encounters won
    }
tui-end-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tui-end-tie-break = { $n } of { $domain } in the tie-break
tui-drawn = No player wins.
tui-resigned = { $name } resigned.
tui-timed-out = { $name } ran out of time.
tui-proposes-draw =
    { $by-is ->
        [you] You propose a draw. n takes it back
       *[other] { $name } proposes a draw. y or n
    }
tui-proposes-undo =
    { $by-is ->
        [you] You ask to undo a choice. n takes it back
       *[other] { $name } wants to undo a choice. y or n
    }
tui-proposes-replace =
    { $by-is ->
        [you] You ask for a bot to take over for the player who left. n takes it back
       *[other] { $name } wants a bot to take over for the player who left. y or n
    }
tui-proposes-rematch =
    { $by-is ->
        [you] You propose another game. n takes it back
       *[other] { $name } wants another game. y or n
    }
tui-proposes-pause =
    { $by-is ->
        [you] You propose a pause. n takes it back
       *[other] { $name } proposes a pause. y or n
    }
tui-stale = That question is already closed.
tui-undone = Your choice is taken back.
tui-no-such-key = No answer has this key. Press ? for the keys.
tui-not-understood = “{ $text }” is none of the answers.
tui-ambiguous =
    { $n ->
        [one] “{ $text }” can mean { $n } answer.
       *[other] “{ $text }” can mean { $n } answers; type more of it.
    }
tui-type-answer = Answer (Tab completes):
tui-type-file = Save the record to (Enter alone chooses a name):
tui-type-chat = Say:
tui-type-line = Go to line:
tui-saved = Saved to { $file }.
tui-not-saved = Not saved: { $why }
tui-no-record = The record of a game on a server is available only after the game.
tui-really-leave = Leave the table? A game here is kept and can be taken up again. y or n
tui-really-resign = Resign this game? y or n
tui-log = What happened
tui-position = The position
tui-cards = Cards
tui-adapted = Text known from a digital adaptation.
tui-reconstructed = Our reconstruction: we do not know the printed text.
tui-law = Law card
tui-domain = Domain
tui-land-cards =
    { $n ->
        [one] { $n } card of this land in the deck
       *[other] { $n } cards of this land in the deck
    }
tui-land-points = The player with the most cards of a land scores as many points as all players together have cards of it; every other player scores the number of cards of the next better player.
tui-symbol-points = The most circles of one family on cards of a land score again for every player who has that many.
tui-chain-points = Five or more ships score a point each, and so do five or more carriages.
tui-level-cards =
    { $n ->
        [one] From { $n } card on
       *[other] From { $n } cards on
    }
tui-level-discard = For a card of it
tui-culture = With more Culture cards than every other player you may use a permanent effect of somebody else; a coin marks it.

## Replay

tui-seen-by = seen by { $name }
tui-step = { $n } of { $all }, line { $line }
tui-deal = The deal

## Keys

tui-key-leave = leave
tui-key-start = start
tui-key-language = language
tui-key-move = move
tui-key-choose = choose
tui-key-change = change
tui-key-back = back
tui-key-play = play
tui-key-type = type
tui-key-card = card
tui-key-hint = hint
tui-key-undo = undo
tui-key-log = log
tui-key-pace = step
tui-key-help = help
tui-key-save = save
tui-key-rematch = again
tui-key-replay = replay
tui-key-sit = sit down
tui-key-bot = bot
tui-key-kick = send away
tui-key-chat = say
tui-key-step = step
tui-key-page = ten steps
tui-key-ends = begin, end
tui-key-auto = play
tui-key-review = review
tui-key-seek = go to line
tui-key-eyes = other seat
tui-help = Help
tui-help-game = The game
tui-help-keys = Keys
tui-help-rules = Rules
tui-help-chapter = chapter { $n } of { $all }  ← →
tui-help-turn = ← → turns the page
tui-help-mouse = A click selects, a click on what is selected plays it; the wheel scrolls. Hold Shift to mark text.
tui-help-labels = choose the answer with this key
tui-help-arrows = select an answer; on a display, the place in that direction
tui-help-enter = play the selected answer
tui-help-type = type an answer in words or notation; Tab completes it
tui-help-inspect = cards with their full text and rule
tui-help-hint = what search suggests, how often, and your win chance
tui-help-undo = undo your last choice, if it has revealed nothing
tui-help-log = everything that happened
tui-help-position = the position in words
tui-help-pace = stop after everything that happens, or let it flow
tui-help-save = save the record in a file
tui-help-rematch = after the end: another game, or this one step by step
tui-help-resign = resign
tui-help-proposal = agree to a proposal or decline it
tui-help-online = on a server: say something, propose a draw, pause
tui-help-leave = leave the table; the game is kept
tui-help-step = one step back or forward
tui-help-page = ten steps
tui-help-ends = to the deal, to the end
tui-help-auto = play the game by itself, or stop
tui-help-review = what search says of the choice that comes next; ▶ marks what was chosen
tui-key-marks = marks
tui-key-continue = continue
tui-help-marks = look at every choice again: marks, accuracy, turning points
tui-help-marked = to the marked choice before or after this one
tui-help-continue = play on from here as the seat you look from; cards it did not know are dealt anew, with C they stay as they were
tui-judged = { $name }: { $choice }. { $mark }.
tui-judged-better = Better: { $choice }. The choice cost { $loss } points of win chance.
tui-judged-luck = What followed by chance or unseen: { $luck } points.
tui-judged-so-far = { $n ->
    [one] One choice looked at.
   *[other] { $n } choices looked at.
}
tui-judged-player = { $name }: accuracy { $accuracy } %, { $n ->
    [one] one mistake.
   *[other] { $n } mistakes.
}
tui-judged-turns = Turning points, by line: { $lines }.
tui-help-seek = to the step with this line of the record
tui-help-eyes = view from the next seat
tui-help-back = leave
tui-signs-cardia = A card shows its number, modifiers (+3), ongoing tokens (~) and the Unicorn (^); ◆ is a signet, a double frame wins its encounter.
tui-signs-kardinal = A place shows the land, X F C for Cross, Fan and Crown, S for a ship, K for a carriage, § for a Law card; a small letter is a player’s stone. In the list: cards/points of each land, ships, carriages, laws, then stones in reserve · lying · lost.
tui-signs-civ = 3*! +2 /8: three cards, level 1 reached (** level 2), majority (!), two more to the next level, hegemony at eight; u is a Utopia card of a Democracy, x an embargo.

## What the terminal client says last
tui-farewell-finished = The game is over. To replay it:
tui-farewell-unfinished = The game is not finished. It is saved. To continue it:
tui-farewell-table = Back to the table:

## Line by line

tui-plain-help = Type { $help } to see what you can type.
tui-plain-answers = Answer with the number of an answer, with the beginning of its words, or in notation. Enter repeats the question.
tui-plain-many = { $n } answers: here are the first and the last. Enter lists all of them.
tui-plain-options = Type a number to change a value, or a number and a value. Type { $start } to begin.
tui-plain-lobby = Type { $help } to see what you can type.
tui-plain-replay = Enter goes one step on. A number goes to that line of the record.
tui-plain-rules = All the rules, by chapter ({ $rules } and a number):
tui-plain-over = The game is over. { $again } plays another game, { $replay } goes through this one step by step, { $quit } leaves.
tui-plain-paused = The game is paused. Type { $pause } to go on.
tui-players = Players: { $names }.
tui-promise = A secret seed deals the cards. Its hash, to check at the end: { $hash }
tui-seed = The seed that dealt the cards: { $seed }
tui-secrets = Hidden from the others, { $name }: { $cards }.
tui-clock = Time left, { $name }: { $time }.
tui-line-up = The connection is back.
tui-hint-columns = Columns: how often to play it, your chances then.
tui-hint-answer = { $answer }: { $share } times in 100, chances then { $win } %.
tui-auto = Chosen for you: { $answer }.
tui-no-number = “{ $text }” is not possible here. Type a number from 1 to { $n }.
tui-number-hidden = “{ $text }” may be a number of the whole list or part of a place. Enter shows the list with its numbers; or type more, for example { $example }.
tui-not-asked = You are not asked anything now.
tui-possible = This is possible now:
tui-why-what = Why what? Type a card or an action after it, for example: { $why } { $action }
tui-which-card = Which card? Type its name, or the beginning of it.
tui-no-card = There is no card “{ $text }” in this game.
tui-several-cards = “{ $text }” can mean { $cards }.
tui-say-what = Say what? Type it after the word.
tui-no-proposal = Nobody waits for your answer.
tui-no-seat = There is no seat “{ $text }”. The seats are { $seats }.
tui-no-bot = There is no bot “{ $text }”. The bots are { $bots }.
tui-no-value = “{ $text }” cannot be chosen. Possible: { $values }.
tui-which-of = Which? Type one after the number: { $values }.
tui-new-secret = The secret that dealt the first cards is not kept here. From now on a new secret deals, and the record promises nothing about it.

# What is typed: the first word is shown, the others are understood too.
tui-word-help = help ?
tui-word-table = table position
tui-word-card = card
tui-word-rules = rules
tui-word-log = log
tui-word-hint = hint
tui-word-auto = auto
tui-word-undo = undo
tui-word-why = why
tui-word-save = save
tui-word-say = say
tui-word-yes = yes y
tui-word-no = no n
tui-word-offer = offer
tui-word-pause = pause
tui-word-resign = resign
tui-word-again = again
tui-word-replay = replay
tui-word-back = back
tui-word-eyes = eyes
tui-word-sit = sit
tui-word-bot = bot
tui-word-kick = kick
tui-word-start = start
tui-word-quit = quit exit

tui-does-help = shows this list
tui-does-table = describes the whole position
tui-does-card = followed by a name, shows everything about a card
tui-does-rules = explains the game; followed by a number, shows that chapter of the rules
tui-does-log = repeats everything that happened
tui-does-hint = shows what a strong player would do, how often, and your chances
tui-does-auto = lets a strong player choose for you
tui-does-undo = takes your last choice back, if it has told nobody anything
tui-does-why = followed by a card or an action, says why you cannot choose it
tui-does-save = followed by a file name, saves the record
tui-does-say = followed by a text, sends it to everybody at the table
tui-does-yes = agrees to what somebody proposes
tui-does-no = refuses what somebody proposes
tui-does-offer = proposes a draw
tui-does-pause = proposes a pause, or ends it
tui-does-resign = gives up the game
tui-does-again = plays another game
tui-does-replay = goes through the game step by step
tui-does-back = goes one step back
tui-does-eyes = shows what the next seat saw
tui-does-sit = followed by a letter, takes that seat
tui-does-bot = followed by a letter and a level, puts a bot on that seat
tui-does-kick = followed by a letter, frees that seat
tui-does-start = begins the game
tui-does-quit = leaves; an unfinished game is kept

## A record in words

tui-all-open = with all cards open
tui-after-line = After line { $line }
tui-deal-incomplete = The deal is not complete after line { $line }.
tui-record-unfinished = The game is not finished.
tui-record-checked = Every line was checked.
tui-record-promised = The seed keeps the promise made before the deal and deals every card.
tui-record-seeded = The seed deals every card.

## Levels
level = Bot { $n } of 8: { $name }
