### Statistics of one's own games.

statistics-lead = Counted from your latest finished games: { $n ->
    [one] one game
   *[other] { $n } games
}.
statistics-none = You have not finished a game yet. Your numbers appear here after the first one.
statistics-won = You won { $won } of { $n } games ({ $share }).
statistics-habit = Your favourite first choice is “{ $choice }”: { $share } of your games.
statistics-opponents = By opponent
statistics-persons = Persons
statistics-options = By options
statistics-openings = By first choice
statistics-cards = By card you played
statistics-games = Games
statistics-wins = Won
