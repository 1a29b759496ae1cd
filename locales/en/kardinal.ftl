# Kardinal & König

## Names

kardinal-land-Daenemark = Denmark
kardinal-land-England = England
kardinal-land-Italien = Italy
kardinal-land-Bayern = Bavaria
kardinal-land-Ungarn = Hungary
kardinal-land-Kastilien = Castile
kardinal-land-Franken = Franconia
kardinal-land-Sachsen = Saxony
kardinal-land-Frankreich = France

# Three letters for a small card; all different.
kardinal-code-Daenemark = DEN
kardinal-code-England = ENG
kardinal-code-Italien = ITA
kardinal-code-Bayern = BAV
kardinal-code-Ungarn = HUN
kardinal-code-Kastilien = CAS
kardinal-code-Franken = FCO
kardinal-code-Sachsen = SAX
kardinal-code-Frankreich = FRA

kardinal-family-cross = Cross
kardinal-family-fan = Fan
kardinal-family-crown = Crown
kardinal-circles-cross = { $n ->
    [one] Cross
   *[other] { $n } Crosses
}
kardinal-circles-fan = { $n ->
    [one] Fan
   *[other] { $n } Fans
}
kardinal-circles-crown = { $n ->
    [one] Crown
   *[other] { $n } Crowns
}
kardinal-route-ship = ship
kardinal-route-carriage = carriage
kardinal-plain = no symbol
kardinal-card = { $signs-n ->
    [0] { $land } (no symbol)
   *[other] { $land } ({ $signs })
}
kardinal-sign-X = Cross
kardinal-sign-F = Fan
kardinal-sign-C = Crown
kardinal-sign-S = ship
kardinal-sign-K = carriage
kardinal-next = { $list }; { $item }
kardinal-place = row { $row }, place { $column }

kardinal-law-take-back-a-stone = Take back a stone
kardinal-law-take-back-a-stone-text = One stone you have lost comes back to your reserve.
kardinal-law-three-symbols = Three symbols
kardinal-law-three-symbols-text = This turn you may take up to three circles.
kardinal-law-different-colours = Different colours
kardinal-law-different-colours-text = This turn your cards may be of different lands.
kardinal-law-2-victory-points = −2 victory points
kardinal-law-2-victory-points-text = It is shown at the end and costs you two points.

## Questions and answers

kardinal-ask-take = Take a card from the end of a row. Circles this turn: { $circles } of at most { $limit }.
kardinal-ask-pay = The card bore another player’s stone. Which of yours do you give up for it?
kardinal-ask-place = Place a claiming stone on a card, or leave it.
kardinal-ask-move = Move one of your claiming stones, or leave them. Which one?
kardinal-ask-to = Where does the stone from { $from } go?
kardinal-act-take = Take { $card }, { $place }
kardinal-act-place = Place a stone on { $card }, { $place }
kardinal-act-move = Move the stone on { $card }, { $place }
kardinal-act-to = Put it on { $card }, { $place }
kardinal-act-pay = Give up the stone on { $card }, { $place }
kardinal-act-payReserve = Give up a stone of your reserve
kardinal-act-play = Play the law “{ $law }”
kardinal-act-stop = Take no more cards
kardinal-act-keep = Leave the stones as they are
kardinal-then-takes = { $seat } takes { $card }

## What happens

kardinal-tell-dealt = { "" }
kardinal-tell-turnBegan = { "" }
kardinal-tell-skipped = { $seat-is ->
    [you] You can take no card and are skipped.
   *[other] { $seat } can take no card and is skipped.
}
kardinal-tell-took = { $seat-is ->
    [you] You take { $card } from { $place }.
   *[other] { $seat } takes { $card } from { $place }.
}
kardinal-tell-gotLaw = { $law-is ->
    [none] { $seat-is ->
        [you] You get a Law card.
       *[other] { $seat } gets a Law card.
    }
   *[some] { $seat-is ->
        [you] You get the law “{ $law }”.
       *[other] { $seat } gets the law “{ $law }”.
    }
}
kardinal-tell-stoneReturned = { $seat-is ->
    [you] The stone on { $place } goes back to you.
   *[other] The stone on { $place } goes back to { $seat }.
}
kardinal-tell-paid = { $place-is ->
    [none] { $seat-is ->
        [you] You give up a stone of your reserve for it.
       *[other] { $seat } gives up a stone of the reserve for it.
    }
   *[some] { $seat-is ->
        [you] You give up your stone on { $place } for it.
       *[other] { $seat } gives up the stone on { $place } for it.
    }
}
kardinal-tell-played = { $seat-is ->
    [you] You play the law “{ $law }”.
   *[other] { $seat } plays the law “{ $law }”.
}
kardinal-tell-stopped = { "" }
kardinal-tell-placed = { $seat-is ->
    [you] You place a stone on { $place }.
   *[other] { $seat } places a stone on { $place }.
}
kardinal-tell-lifted = { "" }
kardinal-tell-moved = { $seat-is ->
    [you] You move a stone from { $from } to { $to }.
   *[other] { $seat } moves a stone from { $from } to { $to }.
}
kardinal-tell-kept = { $seat-is ->
    [you] You leave the stones as they are.
   *[other] { $seat } leaves the stones as they are.
}
kardinal-tell-revealed = { $seat-is ->
    [you] { $count ->
        [0] { "" }
        [one] You show a −2 card.
       *[other] You show { $count } −2 cards.
    }
   *[other] { $count ->
        [0] { "" }
        [one] { $seat } shows a −2 card.
       *[other] { $seat } shows { $count } −2 cards.
    }
}
kardinal-tell-gameOver = { $ending }

## How a game ends

kardinal-end-points = { $winners-is ->
    [you] You win with the most points. ({ $rule })
    [among] You share the win with the most points: { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } wins with the most points. ({ $rule })
       *[other] { $winners } win with the most points. ({ $rule })
    }
}
kardinal-end-landCards = { $winners-is ->
    [you] You win: the points tie, and you have more Land cards. ({ $rule })
    [among] You share the win by the number of Land cards: { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } wins: the points tie, and the number of Land cards decides. ({ $rule })
       *[other] { $winners } win: the points tie, and the number of Land cards decides. ({ $rule })
    }
}
kardinal-end-fullTie = Nobody wins: points and Land cards tie. ({ $rule })

## Why an answer is refused

kardinal-no-over = The game is over.
kardinal-no-notYourTurn = It is the turn of { $seat }.
kardinal-no-otherQuestion = That does not answer the open question.
kardinal-no-emptyRow = Row { $row } is empty.
kardinal-no-oneEnd = Row { $row } has a single card; take its left end.
kardinal-no-uncovered = The card at { $place } was not at an end when the turn began.
kardinal-no-otherLand = The cards of this turn are from { $turn }; this one is from { $card }.
kardinal-no-tooManyCircles = You have { $taken } circles this turn, and this card has { $card }: at most { $limit } are allowed.
kardinal-no-circlesFull = You have { $limit } circles this turn: at a strict table no further card may follow.
kardinal-no-cannotPay = The card at { $place } bears a stone of { $seat }, and you have none left to give up.
kardinal-no-mustTake = You must take at least one card.
kardinal-no-notHeld = You do not hold the law “{ $law }”.
kardinal-no-notPlayable = This Law card cannot be played.
kardinal-no-nothingLost = You have lost no stone that could come back.
kardinal-no-payFirst = Give up a stone for the card you took first.
kardinal-no-notYourStone = None of your stones lies at { $place }.
kardinal-no-emptyReserve = Your reserve is empty.
kardinal-no-capReached = { $cap ->
    [one] { $cap } of your stones lies on the display already; you may move it.
   *[other] { $cap } of your stones lie on the display already; you may move one.
}
kardinal-no-placeFirst = You have a stone in reserve: place it before you move another.
kardinal-no-noCard = No card lies at { $place } any more.
kardinal-no-occupied = The card at { $place } bears a stone of { $seat }.
kardinal-no-noFreeCard = Every card bears a stone.
kardinal-no-putDownFirst = Put down the stone from { $place } first.

## The table

kardinal-reconstructed = Reconstructed deck
kardinal-own-deck = Own deck
kardinal-covered = Only cards that were at an end when the turn began may be taken.
kardinal-strict = Strict circles: no card may follow the second circle of a turn.
kardinal-row = Row { $row }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
kardinal-with-law = with a Law card
kardinal-with-stone = stone of { $who }
kardinal-own-stone = your own stone
kardinal-you-pay = stone of { $who }: you give up one of yours
kardinal-for-you = { $change } for you
kardinal-worth = worth { $change } to you, if you take it later
kardinal-percent = { $n }%
kardinal-tip = Point at a card to see what it would change.
kardinal-tip-stone = The number on a card is what it would bring you. Gold marks the best.
kardinal-preview = What taking it changes
kardinal-preview-later = What taking it later would change
kardinal-preview-none = No points change
kardinal-confirm-take = Take it
kardinal-confirm = Choose it
kardinal-cancel = Cancel
kardinal-short-take = Take a card
kardinal-short-more = Take another card or stop
kardinal-short-none = No card can be taken now
kardinal-short-place = Place a stone on a card, or leave it
kardinal-short-move = Move one of your stones, or leave them
kardinal-short-to = Where does the stone go?
kardinal-short-pay = Which stone do you give up?
kardinal-circles = circles this turn: { $n } of { $of }
kardinal-step-take = Take cards
kardinal-step-stone = Place a stone
kardinal-waits-take = { $who } is taking cards.
kardinal-waits-pay = { $who } has to give up a stone.
kardinal-waits-stone = { $who } may place or move a stone.

## Why not

kardinal-why-inside = This card lies inside its row. Only the ends of rows can be taken.

## Players and points

kardinal-players = Players
kardinal-you = (you)
kardinal-at-turn = At turn
kardinal-points = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
}
kardinal-points-now = { $n ->
    [one] point, if it ended now
   *[other] points, if it ended now
}
kardinal-cards = { $n ->
    [one] { $n } Land card
   *[other] { $n } Land cards
}
kardinal-law-cards = { $n ->
    [one] { $n } Law card
   *[other] { $n } Law cards
}
kardinal-stones = Stones: { $reserve } in reserve, { $lying } on the display, { $lost } lost
kardinal-taken = { $n }/{ $of }
kardinal-lands-cell = { kardinal-rank } with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $land ->
    [one] { $land } point
   *[other] { $land } points
} for the land and { $symbols } for symbols
kardinal-lands-none = no card
kardinal-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
kardinal-ships = Ships
kardinal-carriages = Carriages
kardinal-chain = { $n } of { $of }
kardinal-chains = Chains
kardinal-laws = Laws
kardinal-subtotal = Subtotal
kardinal-total = Total
kardinal-land-cards = Land cards
kardinal-sheet = Score sheet
kardinal-sheet-now = Score sheet, if the game ended now
kardinal-column-land = Land
kardinal-column-symbols = Symbols
kardinal-sheet-note = Chains: five or more ships, or carriages, score one point each. If the totals tie, the number of Land cards decides.

kardinal-own-laws = Your Law cards
kardinal-play = Play it
kardinal-law-times = { $n ->
    [one] { $law }
   *[other] { $law } (×{ $n })
}
kardinal-laws-unseen = Not seen yet: { $laws }.
kardinal-laws-played = Played: { $laws }.

kardinal-legend = What the signs mean
kardinal-legend-cards = The number on a card says how many cards its land has. A scroll on a card is a Law card: whoever takes the card gets it. A letter is the stone of that player. A gold line marks what you can choose now; the number beside it is what the card would bring you.
kardinal-legend-keys = Arrow keys, Home and End lead through the display. I, a right click or a long press tells more about a card.

## The position in words

kardinal-say-your-turn = It is your turn.
kardinal-say-turn = It is the turn of { $who }.
kardinal-say-of = { $name }: { $list }.
kardinal-say-nobody = { $land }: nobody has a card.
kardinal-say-row = { $n ->
    [one] Row { $row }, { $n } card at place { $from }: { $list }.
   *[other] Row { $row }, { $n } cards at places { $from } to { $to }: { $list }.
}
kardinal-say-row-empty = Row { $row } is empty.
kardinal-say-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
kardinal-say-carriages = { $n ->
    [one] { $n } carriage
   *[other] { $n } carriages
}
kardinal-say-law = Your law “{ $law }”: { $text }

## The inspector

kardinal-group-lands = Lands
kardinal-group-signs = Signs
kardinal-law-card = Law card
kardinal-stone = Claiming stone
kardinal-info-notation = In notation: { $word }
kardinal-info-land = { $n ->
    [one] { $n } card of this land
   *[other] { $n } cards of this land
}
kardinal-info-law = { $n } such cards
kardinal-info-family = A circle symbol, the sign of a family
kardinal-info-take = All cards you take in a turn are of one land and bear at most two circles together. Ships and carriages are no circles.
kardinal-info-land-points = Whoever has most cards of a land scores a point for each card of it that anybody has. Everyone else with a card of it scores as many points as the next better player has cards.
kardinal-info-symbol-points = In each land, whoever has most circles of one family there scores a point for each of them, also in a tie.
kardinal-info-route = Five or more ships score one point each, and so do five or more carriages.
kardinal-info-get-law = It lies face down on a Land card. Whoever takes that card gets it, looks at it and keeps it hidden.
kardinal-info-play-law = You can play it at any moment of your own turn. Then it leaves the game.
kardinal-info-place = After taking cards you may place one stone on a card that bears none, wherever it lies. If you cannot place one, you may move one.
kardinal-info-pay = Whoever takes a card with your stone gives it back to you and loses a stone. Your own stone returns to your reserve when you take its card.
kardinal-info-cap = Everyone has three stones. With three players all of them may lie on the display at a time, with four or five players two.
kardinal-info-deck = Which symbols the single cards bear is our reconstruction, unless the table has brought a deck of its own. The lands and their numbers of cards are right.
kardinal-law-take-back-a-stone-note = Played after taking cards, it lets you place the stone at once.
kardinal-law-three-symbols-note = Two of these cards do not make it four.
kardinal-law-different-colours-note = The limit for circles stays.

## Options

kardinal-options-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
kardinal-options-covered = no uncovered cards
kardinal-options-strict = no card after the last circle
kardinal-options-first = { $seat } begins
kardinal-options-display = display of { $rows } × { $columns }
kardinal-setup-players = Players
kardinal-setup-cap = { $n ->
    [one] { $n } stone of each player may lie on the display at a time.
   *[other] { $n } stones of each player may lie on the display at a time.
}
kardinal-setup-uncovered = Uncovered cards may be taken
kardinal-setup-uncovered-text = A card that becomes an end during a turn can be taken in the same turn.
kardinal-setup-strict = After the second circle of a turn nothing more is taken
kardinal-setup-strict-text = Otherwise cards without circles may still be added. With the law “Three symbols” it is the third circle.
kardinal-setup-first = Start player
kardinal-setup-first-chance = by chance
kardinal-setup-seat = Seat { $seat }
kardinal-setup-deck = No source lists the printed cards one by one, so their symbols are our reconstruction. If you own the game, enter its cards here: X Cross, F Fan, C Crown, S ship, K carriage, - for a card without any sign. For example XXS is a card with two Crosses and a ship.
kardinal-setup-land = { $land }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
kardinal-setup-faces-wrong = Enter { $n } cards with spaces between them, each with at most two circles and one ship or carriage, for example XX or FS.
kardinal-setup-restore = Back to the reconstructed deck
