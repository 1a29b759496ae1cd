### Puzzles: the pages, and what their themes are called (crates/puzzle/src/theme.rs).

puzzles-title = Puzzles
puzzles-lead = In each of these positions one choice is far better than every other. You see what the player knew, and nothing more.
puzzles-rating = Your rating: { $rating } ± { $deviation }
puzzles-first = { $n } of { $all } right at once
puzzles-daily = Puzzle of the day
puzzles-solve-daily = Solve it
puzzles-solved = Solved
puzzles-missed = Not found
puzzles-tried = { $n } of { $all } answered
puzzles-next = Next puzzle
puzzles-themes = Themes
puzzles-all = All puzzles
puzzle-title = Puzzle: { $game }
puzzle-rating = Rating { $rating }
puzzle-you = (you)
puzzle-task = One answer is at least 20 percentage points better than every other. Which one? Your first answer counts for your rating.
puzzle-right = Right: “{ $answer }” is worth { $value }.
puzzle-wrong = Not this one: “{ $answer }” is worth only { $value }. Try another answer, or look at the solution.
puzzle-shown = The answer is “{ $answer }”. It is worth { $value }.
puzzle-show = Show the solution
puzzle-play = Play a game
puzzle-values = What each answer is worth
puzzle-none-title = No such puzzle
puzzle-none-text = There is no puzzle at this address. It may be mistyped, or the puzzle was replaced by a newer version of the program.

## Cardia
puzzle-theme-djinn = Find the Djinn
puzzle-why-djinn = The game can be won at once, however few signets you have. Look for it before you count signets.
puzzle-theme-losing = Lose to win
puzzle-why-losing = This card most likely loses its encounter, and its ability is worth more than the signet.
puzzle-theme-signet = Save the signet
puzzle-why-signet = Your opponent needs only one more signet. First make sure that the next round does not end the game.
puzzle-theme-ability = Use the ability
puzzle-why-ability = An ability also reaches earlier encounters. Look for the target that moves a signet, or that keeps one.
puzzle-theme-encounter = Choose the card
puzzle-why-encounter = Compare what each card does when it wins with what it does when it loses, against the cards that your opponent may still hold.

## Kardinal & König
puzzle-theme-stone = Which stone
puzzle-why-stone = A stone claims a card, and each stone that is paid is gone for good. Look at who can take that card before your next turn.
puzzle-theme-law = Play the law
puzzle-why-law = A Law card is worth most in the turn in which it lets you take the cards that decide a land.
puzzle-theme-stop = Know when to stop
puzzle-why-stop = One card more would have opened a better card for the next player, or cost a stone.
puzzle-theme-take = Take the right card
puzzle-why-take = Compare what a card gives you with what it opens for the players after you.

## Carta Impera Victoria
puzzle-theme-break = Break the hegemony
puzzle-why-break = Another player is one card short of a hegemony. Whatever else you could gain, that comes first.
puzzle-theme-hegemony = Reach the hegemony
puzzle-why-hegemony = One card completes your hegemony and ends the game.
puzzle-theme-effect = Which effect
puzzle-why-effect = The order of effects matters: some need cards that others use up.
puzzle-theme-aim = Aim the effect
puzzle-why-aim = Look for the target that costs your strongest opponent most.
puzzle-theme-cards = Keep or give
puzzle-why-cards = Count what each card is worth in your area, and what it would be worth to another player.
puzzle-theme-play = Play the right card
puzzle-why-play = Each card counts for majorities, for effects and for a hegemony. Find the one that counts most often.
