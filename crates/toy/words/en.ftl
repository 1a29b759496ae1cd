game-toy = The Well
game-toy-facts = 2 or 3 players · 2 minutes
game-toy-lead = A toy game for tests: play high, and look into the well.
game-toy-first = All choose a card in secret and show it together.
game-toy-second = The highest card wins a point. Its owner may look into the well once.
game-toy-third = Most points win when all cards are played.
tui-about-toy = A toy game for tests.

toy-options-players = { $n } players
toy-option-players = Players

toy-see-player = { $seat }: points { $points }, cards { $cards }.
toy-see-hand = Your cards: { $cards-is ->
        [none] none
       *[other] { $cards }
    }.
toy-see-chosen = You chose { $card }.
toy-see-well = The { $card } lies in the well.
toy-see-played = Played: { $cards-is ->
        [none] nothing
       *[other] { $cards }
    }.

toy-ask-choose = Choose a card.
toy-ask-look = Look into the well, { $seat }?
toy-ask-nothing = The game is over.

toy-act-play = Play the { $card }
toy-act-look = Look into the well
toy-act-pass = Do not look

toy-tell-drew = { $seat-is ->
        [you] You draw the { $card }.
       *[other] { $seat } draws a card.
    }
toy-tell-chose = { $seat-is ->
        [you] You choose the { $card }.
       *[other] { $seat } chooses a card.
    }
toy-tell-showed = { $seat-is ->
        [you] You show the { $card }.
       *[other] { $seat } shows the { $card }.
    }
toy-tell-looked = { $seat-is ->
        [you] You look into the well and see the { $card }.
       *[other] { $seat } looks into the well.
    }
toy-tell-blabbed = The winner holds { $cards }.

toy-no-notAsked = It is not your turn to choose.
toy-no-notInHand = You do not hold the { $card }.
toy-no-wrongPhase = Something else is to be chosen now.
toy-no-lookedBefore = You have looked into the well before.

toy-end-drawn = All have as many points.
toy-end-points = Most points: { $winners }.
