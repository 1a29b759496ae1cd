# The page with the rules of a game. The rules themselves are docs/rules/*.md and locales/LANGUAGE/rules/*.md.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [0] No passage contains all these words.
    [one] { $n } passage found
   *[other] { $n } passages found
}
rules-cards = All cards
rules-link = Link to rule { $rule }
rules-reconstructed = reconstructed
rules-loading = Loading the rules …
rules-failed = The rules could not be loaded. The connection may be interrupted.
rules-again = Try again
