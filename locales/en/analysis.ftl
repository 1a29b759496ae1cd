### The analysis board (docs/analysis.md).

analysis-title = Analysis board: { $game }
analysis-lead = Set up any position, ask what to play, and play it out.
analysis-you = (you)
analysis-eyes = See it as
analysis-asked = Open question
analysis-waits = Waiting for: { $names }
analysis-ask = What to play?
analysis-play = Play it out
analysis-others = The others are played by
analysis-hidden = Cards this player does not know
analysis-hidden-anew = are dealt anew
analysis-hidden-true = stay as they are set up
analysis-play-out = Play it out
analysis-playing = Answer on the board to go on.
analysis-back = Take back
analysis-setup = Back to the set-up
analysis-take = Take it along
analysis-share = Copy the address
analysis-shared = The address is copied. It opens this position for everybody.
analysis-copy = Copy as a scenario
analysis-copied = The scenario is copied. `trivium check` reads it.
analysis-bug = Copy as a bug report
analysis-reported = The bug report is copied. Say in it what you expected.
analysis-report =
    What I expected:

    What happened instead:

    Seen as seat { $seat }: { $address }

    { $scenario }
analysis-set = Set up the position
analysis-set-playing = You are playing it out. Take your moves back to change the position.
analysis-moves = This scenario also plays moves.
analysis-drop-moves = Keep only the set-up
analysis-text = The position as a text
analysis-text-label = Scenario, one thing in each line
analysis-anew = Back to the example
analysis-to-line = Show the line
analysis-correct = Correct the line
analysis-broken = This position cannot be set up.
analysis-broken-line = Line { $line } cannot be so.
analysis-broken-address = This address holds no position. It may have been cut off.
analysis-other-game = The first line names { $game }. This is the board of { $here }.
analysis-no-game = The first line names “{ $game }”, which is no game here.
analysis-turn = Whose turn it is
analysis-hand = Hand of { $player }
analysis-discard = Discard pile of { $player }
analysis-row = Row { $row } of the display
analysis-taken = Land cards of { $player }
analysis-laws = Law cards of { $player }
analysis-stones = Stones of { $player }
analysis-area = Area of { $player }
analysis-pile = Discard pile
analysis-unnamed = any card
analysis-cell = row { $row }, column { $column }
analysis-with-law = { $card } with a Law card
analysis-remove = Remove:
analysis-none = nothing
analysis-add = Add a card: { $place }
analysis-add-card = Add …
analysis-encounters = Past encounters
analysis-card-of = { $card }, { $player }
analysis-modifier = Modifier
analysis-token = Ongoing
analysis-remove-encounter = Remove encounter { $n }
analysis-card-by = Card of { $player }
analysis-choose = Choose …
analysis-add-encounter = Add the encounter
