# The terminal client

tui-title = Trivium
tui-welcome = Three card games. Choose one.
tui-game-cardia = Cardia
tui-game-kardinal = Kardinal & König
tui-game-civ = Carta Impera Victoria
tui-about-cardia = A duel with sixteen characters: win encounters and collect signets.
tui-about-kardinal = For three to five players: take cards from rows and lead in the lands.
tui-about-civ = For two to four players: build six Domains, fill one or lead in most.
tui-resume = Continue { $game }
tui-language = Language
tui-quit = Leave
tui-start = Start
tui-waiting = One moment …
tui-you = (you)
tui-too-small = This window has { $has_width } columns and { $has_height } lines. The table needs { $width } columns and { $height } lines: please make it larger, or leave with Ctrl-C.
tui-hand-over = Seat { $seat }, please take the keyboard and press Enter.

## Options

tui-option-deck = Deck
tui-option-locations = Location
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
tui-kardinal-head = Sh Ca La  stones
tui-kardinal-turn = Circles in this turn: { $circles } of { $limit }
tui-own-laws = Your laws:
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
tui-lobby = Before the first card
tui-tables = Tables of this server
tui-no-tables = No table is open. Open one.
tui-new-table = new table
tui-stage-lobby = open
tui-stage-playing = playing
tui-stage-over = over
tui-table-id = Table { $id }
tui-line-down = connection lost, trying again …
tui-paused = The game is paused. Press p to continue.
tui-waiting-for = Waiting for { $names } …
tui-thinking = Thinking about a hint …
tui-hint = Your chances: { $win } % ± { $error } ({ $worlds } possible deals). Columns: how often to play it, your chances then.
tui-hint-exact = Exact: you win { $win } % from here.
tui-won =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
tui-drawn = No player wins.
tui-resigned = { $name } resigned.
tui-timed-out = { $name } ran out of time.
tui-proposes-draw = { $name } proposes a draw. y or n
tui-proposes-undo = { $name } wants to undo a choice. y or n
tui-proposes-replace = { $name } wants a bot to take over for the player who left. y or n
tui-proposes-rematch = { $name } wants another game. y or n
tui-proposes-pause = { $name } proposes a pause. y or n
tui-stale = That question is already closed.
tui-no-such-key = No answer has this key. Press ? for the keys.
tui-not-understood = “{ $text }” is none of the answers.
tui-ambiguous =
    { $n ->
        [one] “{ $text }” can mean { $n } answer.
       *[other] “{ $text }” can mean { $n } answers; type more of it.
    }
tui-type-answer = Answer (Tab completes):
tui-type-file = Save the record to:
tui-type-chat = Say:
tui-type-line = Go to line:
tui-saved = Saved to { $file }.
tui-not-saved = Not saved: { $why }
tui-no-record = The record of a game on a server is available only after the game.
tui-really-leave = Leave the table? A game here is kept and can be taken up again. y or n
tui-really-resign = Resign this game? y or n
tui-log = What happened
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
tui-key-seek = go to line
tui-key-eyes = other seat
tui-help = Keys
tui-help-labels = choose the answer with this key
tui-help-arrows = select an answer; on a display, the place in that direction
tui-help-enter = play the selected answer
tui-help-type = type an answer in words or notation; Tab completes it
tui-help-inspect = cards with their full text and rule
tui-help-hint = what search suggests, how often, and your win chance
tui-help-undo = undo your last choice, if it has revealed nothing
tui-help-log = everything that happened
tui-help-save = save the record in a file
tui-help-rematch = after the end: another game, or this one step by step
tui-help-resign = resign
tui-help-proposal = agree to a proposal or decline it
tui-help-online = on a server: say something, propose a draw, pause
tui-help-leave = leave the table; the game is kept
tui-help-step = one step back or forward
tui-help-page = ten steps
tui-help-ends = to the deal, to the end
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
