game-toy = Le Puits
game-toy-facts = 2 ou 3 joueurs · 2 minutes
game-toy-lead = Un jeu pour les tests : jouez haut et regardez dans le puits.
game-toy-first = Tous choisissent une carte en secret et la montrent ensemble.
game-toy-second = La plus haute gagne un point. Son joueur peut regarder une fois dans le puits.
game-toy-third = Le plus de points gagne quand toutes les cartes sont jouées.
tui-about-toy = Un jeu pour les tests.

toy-options-players = { $n } joueurs
toy-option-players = Joueurs

toy-see-player = { $seat } : points { $points }, cartes { $cards }.
toy-see-hand = Vos cartes : { $cards-is ->
        [none] aucune
       *[other] { $cards }
    }.
toy-see-chosen = Vous avez choisi { $card }.
toy-see-well = { $card } est dans le puits.
toy-see-played = Cartes jouées : { $cards-is ->
        [none] aucune
       *[other] { $cards }
    }.

toy-ask-choose = Choisissez une carte.
toy-ask-look = Regarder dans le puits, { $seat } ?
toy-ask-nothing = La partie est finie.

toy-act-play = Jouer { $card }
toy-act-look = Regarder dans le puits
toy-act-pass = Ne pas regarder

toy-tell-drew = { $seat-is ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche une carte.
    }
toy-tell-chose = { $seat-is ->
        [you] Vous choisissez { $card }.
       *[other] { $seat } choisit une carte.
    }
toy-tell-showed = { $seat-is ->
        [you] Vous montrez { $card }.
       *[other] { $seat } montre { $card }.
    }
toy-tell-looked = { $seat-is ->
        [you] Vous voyez { $card } dans le puits.
       *[other] { $seat } regarde dans le puits.
    }
toy-tell-blabbed = Il reste en main { $cards }.

toy-no-notAsked = Ce n’est pas à vous de choisir.
toy-no-notInHand = Vous n’avez pas { $card }.
toy-no-wrongPhase = Il faut choisir autre chose.
toy-no-lookedBefore = Vous avez déjà regardé dans le puits.

toy-end-drawn = Tous ont autant de points.
toy-end-points = Le plus de points : { $winners }.
