# Kardinal & König

## Noms

kardinal-land-Daenemark = Danemark
kardinal-land-England = Angleterre
kardinal-land-Italien = Italie
kardinal-land-Bayern = Bavière
kardinal-land-Ungarn = Hongrie
kardinal-land-Kastilien = Castille
kardinal-land-Franken = Franconie
kardinal-land-Sachsen = Saxe
kardinal-land-Frankreich = France

# Trois lettres pour une petite carte, toutes différentes.
kardinal-code-Daenemark = DAN
kardinal-code-England = ANG
kardinal-code-Italien = ITA
kardinal-code-Bayern = BAV
kardinal-code-Ungarn = HON
kardinal-code-Kastilien = CAS
kardinal-code-Franken = FCO
kardinal-code-Sachsen = SAX
kardinal-code-Frankreich = FRA

kardinal-family-cross = Croix
kardinal-family-fan = Éventail
kardinal-family-crown = Couronne
kardinal-circles-cross = { $n ->
    [one] Croix
   *[other] { $n } Croix
}
kardinal-circles-fan = { $n ->
    [one] Éventail
   *[other] { $n } Éventails
}
kardinal-circles-crown = { $n ->
    [one] Couronne
   *[other] { $n } Couronnes
}
kardinal-route-ship = navire
kardinal-route-carriage = carrosse
kardinal-plain = sans symbole
kardinal-card = { $signs-n ->
    [0] { $land } (sans symbole)
   *[other] { $land } ({ $signs })
}
kardinal-sign-X = Croix
kardinal-sign-F = Éventail
kardinal-sign-C = Couronne
kardinal-sign-S = navire
kardinal-sign-K = carrosse
kardinal-next = { $list } ; { $item }
kardinal-place = rangée { $row }, place { $column }

kardinal-law-take-back-a-stone = Reprendre une pierre
kardinal-law-take-back-a-stone-text = Une pierre que vous avez perdue revient dans votre réserve.
kardinal-law-three-symbols = Trois symboles
kardinal-law-three-symbols-text = Pendant ce tour, vous pouvez prendre jusqu’à trois cercles.
kardinal-law-different-colours = Couleurs différentes
kardinal-law-different-colours-text = Pendant ce tour, vos cartes peuvent être de pays différents.
kardinal-law-2-victory-points = −2 points de victoire
kardinal-law-2-victory-points-text = Elle est montrée à la fin et vous coûte deux points.

## Questions et réponses

kardinal-ask-take = Prenez une carte au bout d’une rangée. Cercles de ce tour : { $circles } sur { $limit } au plus.
kardinal-ask-pay = La carte portait la pierre de quelqu’un d’autre. Laquelle des vôtres cédez-vous en échange ?
kardinal-ask-place = Posez une pierre sur une carte, ou n’en posez pas.
kardinal-ask-move = Déplacez une de vos pierres, ou laissez-les en place. Laquelle ?
kardinal-ask-to = Où va la pierre ? Elle vient de : { $from }.
kardinal-act-take = Prendre la carte { $card }, { $place }
kardinal-act-place = Poser une pierre sur la carte { $card }, { $place }
kardinal-act-move = Déplacer la pierre de la carte { $card }, { $place }
kardinal-act-to = La poser sur la carte { $card }, { $place }
kardinal-act-pay = Céder la pierre de la carte { $card }, { $place }
kardinal-act-payReserve = Céder une pierre de la réserve
kardinal-act-play = Jouer la loi « { $law } »
kardinal-act-stop = Ne plus prendre de carte
kardinal-act-keep = Laisser les pierres comme elles sont
kardinal-then-takes = { $seat } prend la carte { $card }

## Ce qui se passe

kardinal-tell-dealt = { "" }
kardinal-tell-turnBegan = { "" }
kardinal-tell-skipped = { $seat-is ->
    [you] Vous ne pouvez prendre aucune carte et passez votre tour.
   *[other] { $seat } ne peut prendre aucune carte et passe son tour.
}
kardinal-tell-took = { $seat-is ->
    [you] Vous prenez la carte { $card }, { $place }.
   *[other] { $seat } prend la carte { $card }, { $place }.
}
kardinal-tell-gotLaw = { $law-is ->
    [none] { $seat-is ->
        [you] Vous recevez une carte Loi.
       *[other] { $seat } reçoit une carte Loi.
    }
   *[some] { $seat-is ->
        [you] Vous recevez la loi « { $law } ».
       *[other] { $seat } reçoit la loi « { $law } ».
    }
}
kardinal-tell-stoneReturned = { $seat-is ->
    [you] Vous récupérez votre pierre : { $place }.
   *[other] { $seat } récupère sa pierre : { $place }.
}
kardinal-tell-paid = { $place-is ->
    [none] { $seat-is ->
        [you] Vous cédez en échange une pierre de votre réserve.
       *[other] { $seat } cède en échange une pierre de sa réserve.
    }
   *[some] { $seat-is ->
        [you] Vous cédez en échange votre pierre : { $place }.
       *[other] { $seat } cède en échange sa pierre : { $place }.
    }
}
kardinal-tell-played = { $seat-is ->
    [you] Vous jouez la loi « { $law } ».
   *[other] { $seat } joue la loi « { $law } ».
}
kardinal-tell-stopped = { "" }
kardinal-tell-placed = { $seat-is ->
    [you] Vous posez une pierre : { $place }.
   *[other] { $seat } pose une pierre : { $place }.
}
kardinal-tell-lifted = { "" }
kardinal-tell-moved = { $seat-is ->
    [you] Vous déplacez une pierre : { $from } → { $to }.
   *[other] { $seat } déplace une pierre : { $from } → { $to }.
}
kardinal-tell-kept = { $seat-is ->
    [you] Vous laissez les pierres comme elles sont.
   *[other] { $seat } laisse les pierres comme elles sont.
}
kardinal-tell-revealed = { $seat-is ->
    [you] { $count ->
        [0] { "" }
        [one] Vous montrez une carte −2.
       *[other] Vous montrez { $count } cartes −2.
    }
   *[other] { $count ->
        [0] { "" }
        [one] { $seat } montre une carte −2.
       *[other] { $seat } montre { $count } cartes −2.
    }
}
kardinal-tell-gameOver = { $ending }

## Comment une partie finit

kardinal-end-points = { $winners-is ->
    [you] Vous gagnez avec le plus de points. ({ $rule })
    [among] Vous partagez la victoire aux points : { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gagne avec le plus de points. ({ $rule })
       *[other] { $winners } gagnent avec le plus de points. ({ $rule })
    }
}
kardinal-end-landCards = { $winners-is ->
    [you] Vous gagnez : à égalité de points, vous avez plus de cartes Pays. ({ $rule })
    [among] Vous partagez la victoire au nombre de cartes Pays : { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gagne : à égalité de points, le nombre de cartes Pays décide. ({ $rule })
       *[other] { $winners } gagnent : à égalité de points, le nombre de cartes Pays décide. ({ $rule })
    }
}
kardinal-end-fullTie = Personne ne gagne : égalité de points et de cartes Pays. ({ $rule })

## Pourquoi une réponse est refusée

kardinal-no-over = La partie est finie.
kardinal-no-notYourTurn = C’est le tour de { $seat }.
kardinal-no-otherQuestion = Cela ne répond pas à la question posée.
kardinal-no-emptyRow = La rangée { $row } est vide.
kardinal-no-oneEnd = La rangée { $row } n’a qu’une carte ; prenez son bout gauche.
kardinal-no-uncovered = Cette carte ({ $place }) n’était pas au bout de sa rangée au début du tour.
kardinal-no-otherLand = Les cartes de ce tour viennent de ce pays : { $turn } ; celle-ci, de celui-là : { $card }.
kardinal-no-tooManyCircles = Vous avez { $taken } cercles ce tour, et cette carte en a { $card } : { $limit } au plus.
kardinal-no-circlesFull = Vous avez { $limit } cercles ce tour : à une table stricte, aucune autre carte ne suit.
kardinal-no-cannotPay = La carte ({ $place }) porte une pierre de { $seat }, et vous n’en avez plus à céder.
kardinal-no-mustTake = Vous devez prendre au moins une carte.
kardinal-no-notHeld = Vous n’avez pas la loi « { $law } ».
kardinal-no-notPlayable = Cette carte Loi ne peut pas être jouée.
kardinal-no-nothingLost = Vous n’avez perdu aucune pierre qui puisse revenir.
kardinal-no-payFirst = Cédez d’abord une pierre pour la carte prise.
kardinal-no-notYourStone = Aucune de vos pierres ne s’y trouve : { $place }.
kardinal-no-emptyReserve = Votre réserve est vide.
kardinal-no-capReached = { $cap ->
    [one] Vous avez déjà { $cap } pierre en jeu ; vous pouvez la déplacer.
   *[other] Vous avez déjà { $cap } pierres en jeu ; vous pouvez en déplacer une.
}
kardinal-no-placeFirst = Vous avez une pierre en réserve : posez-la avant d’en déplacer une autre.
kardinal-no-noCard = Il n’y a plus de carte : { $place }.
kardinal-no-occupied = La carte ({ $place }) porte une pierre de { $seat }.
kardinal-no-noFreeCard = Toutes les cartes portent une pierre.
kardinal-no-putDownFirst = Posez d’abord la pierre prise ici : { $place }.

## La table

kardinal-reconstructed = Cartes reconstituées
kardinal-own-deck = Cartes personnelles
kardinal-covered = Seules les cartes qui étaient au bout d’une rangée au début du tour peuvent être prises.
kardinal-strict = Cercles stricts : aucune carte ne peut suivre le deuxième cercle d’un tour.
kardinal-row = Rangée { $row } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
kardinal-with-law = avec une carte Loi
kardinal-with-stone = pierre posée par { $who }
kardinal-own-stone = votre propre pierre
kardinal-you-pay = pierre posée par { $who } : vous cédez une des vôtres
kardinal-for-you = { $change } pour vous
kardinal-worth = { $change } pour vous, si vous la prenez plus tard
kardinal-percent = { $n } %
kardinal-tip = Pointez une carte pour voir ce qu’elle changerait.
kardinal-tip-stone = Le nombre près d’une carte dit ce qu’elle vous rapporterait. L’or marque la meilleure.
kardinal-preview = Ce que change cette prise
kardinal-preview-later = Ce que changerait une prise plus tard
kardinal-preview-none = Aucun point ne change
kardinal-confirm-take = Prendre
kardinal-confirm = Choisir
kardinal-cancel = Annuler
kardinal-short-take = Prenez une carte
kardinal-short-more = Prenez une autre carte ou arrêtez
kardinal-short-none = Aucune carte ne peut être prise
kardinal-short-place = Posez une pierre sur une carte, ou non
kardinal-short-move = Déplacez une de vos pierres, ou non
kardinal-short-to = Où va la pierre ?
kardinal-short-pay = Quelle pierre cédez-vous ?
kardinal-circles = cercles de ce tour : { $n } sur { $of }
kardinal-step-take = Prendre des cartes
kardinal-step-stone = Poser une pierre
kardinal-waits-take = { $who } prend des cartes.
kardinal-waits-pay = { $who } doit céder une pierre.
kardinal-waits-stone = { $who } peut poser ou déplacer une pierre.

## Pourquoi pas

kardinal-why-inside = Cette carte est à l’intérieur de sa rangée. On ne prend que les bouts des rangées.

## Joueurs et points

kardinal-players = Joueurs
kardinal-you = (vous)
kardinal-at-turn = À son tour
kardinal-points = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
}
kardinal-points-now = { $n ->
    [one] point, si la partie s’arrêtait là
   *[other] points, si la partie s’arrêtait là
}
kardinal-cards = { $n ->
    [one] { $n } carte Pays
   *[other] { $n } cartes Pays
}
kardinal-law-cards = { $n ->
    [one] { $n } carte Loi
   *[other] { $n } cartes Loi
}
kardinal-stones = Pierres : { $reserve } en réserve, { $lying } sur l’étalage, { $lost } { $lost ->
    [one] perdue
   *[other] perdues
}
kardinal-taken = { $n }/{ $of }
kardinal-lands-cell = { kardinal-rank } avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $land ->
    [one] { $land } point
   *[other] { $land } points
} pour le pays et { $symbols } pour les symboles
kardinal-lands-none = aucune carte
kardinal-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
kardinal-ships = Navires
kardinal-carriages = Carrosses
kardinal-chain = { $n } sur { $of }
kardinal-chains = Chaînes
kardinal-laws = Lois
kardinal-subtotal = Sous-total
kardinal-total = Total
kardinal-land-cards = Cartes Pays
kardinal-sheet = Feuille de score
kardinal-sheet-now = Feuille de score, si la partie s’arrêtait là
kardinal-column-land = Pays
kardinal-column-symbols = Symboles
kardinal-sheet-note = Chaînes : à partir de cinq navires, chacun vaut un point ; de même pour les carrosses. En cas d’égalité, le nombre de cartes Pays décide.

kardinal-own-laws = Vos cartes Loi
kardinal-play = Jouer
kardinal-law-times = { $n ->
    [one] { $law }
   *[other] { $law } (×{ $n })
}
kardinal-laws-unseen = Pas encore vues : { $laws }.
kardinal-laws-played = Jouées : { $laws }.

kardinal-legend = Ce que veulent dire les signes
kardinal-legend-cards = Le nombre sur une carte dit combien de cartes a son pays. Un parchemin sur une carte est une carte Loi : qui prend la carte la reçoit. Une lettre est la pierre de ce joueur. Un trait doré marque ce que vous pouvez choisir ; le nombre à côté dit ce que la carte vous rapporterait.
kardinal-legend-keys = Les flèches, Début et Fin parcourent l’étalage. I, un clic droit ou un appui long en disent plus sur une carte.

## La position en mots

kardinal-say-your-turn = C’est à vous de jouer.
kardinal-say-turn = C’est à { $who } de jouer.
kardinal-say-of = { $name } : { $list }.
kardinal-say-nobody = { $land } : personne n’a de carte.
kardinal-say-row = { $n ->
    [one] Rangée { $row }, { $n } carte à la place { $from } : { $list }.
   *[other] Rangée { $row }, { $n } cartes aux places { $from } à { $to } : { $list }.
}
kardinal-say-row-empty = La rangée { $row } est vide.
kardinal-say-ships = { $n ->
    [one] { $n } navire
   *[other] { $n } navires
}
kardinal-say-carriages = { $n ->
    [one] { $n } carrosse
   *[other] { $n } carrosses
}
kardinal-say-law = Votre loi « { $law } » : { $text }

## La fiche d’une carte

kardinal-group-lands = Pays
kardinal-group-signs = Signes
kardinal-law-card = Carte Loi
kardinal-stone = Pierre de revendication
kardinal-info-notation = En notation : { $word }
kardinal-info-land = { $n ->
    [one] { $n } carte de ce pays
   *[other] { $n } cartes de ce pays
}
kardinal-info-law = { $n } cartes de cette sorte
kardinal-info-family = Un symbole rond, le signe d’une famille
kardinal-info-take = Toutes les cartes prises pendant un tour sont du même pays et portent ensemble au plus deux cercles. Navires et carrosses ne sont pas des cercles.
kardinal-info-land-points = Qui a le plus de cartes d’un pays marque un point par carte de ce pays, chez tous les joueurs. Les autres, s’ils en ont, marquent autant de points que le joueur juste devant a de cartes.
kardinal-info-symbol-points = Dans chaque pays, qui a le plus de cercles d’une famille marque un point pour chacun, même à égalité.
kardinal-info-route = À partir de cinq navires, chacun vaut un point ; de même pour les carrosses.
kardinal-info-get-law = Elle est posée face cachée sur une carte Pays. Qui prend cette carte la reçoit, la regarde et la garde secrète.
kardinal-info-play-law = Vous pouvez la jouer à tout moment de votre tour. Elle quitte alors la partie.
kardinal-info-place = Après avoir pris des cartes, vous pouvez poser une pierre sur une carte qui n’en porte pas, où qu’elle soit. Si vous ne pouvez pas en poser, vous pouvez en déplacer une.
kardinal-info-pay = Qui prend une carte portant votre pierre vous la rend et perd une des siennes. Si vous prenez la carte vous-même, la pierre revient dans votre réserve.
kardinal-info-cap = Chacun a trois pierres. À trois, toutes peuvent être sur l’étalage en même temps ; à quatre ou cinq, deux seulement.
kardinal-info-deck = Les symboles de chaque carte sont notre reconstitution, sauf si la table joue avec ses propres cartes. Les pays et leurs nombres de cartes sont exacts.
kardinal-law-take-back-a-stone-note = Jouée après la prise, elle permet de poser la pierre aussitôt.
kardinal-law-three-symbols-note = Deux de ces cartes n’en font pas quatre.
kardinal-law-different-colours-note = La limite des cercles reste la même.

## Options

kardinal-options-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
kardinal-options-covered = sans cartes dégagées
kardinal-options-strict = aucune carte après le dernier cercle
kardinal-options-first = { $seat } commence
kardinal-options-display = étalage de { $rows } × { $columns }
kardinal-setup-players = Joueurs
kardinal-setup-cap = { $n ->
    [one] { $n } pierre par joueur peut être sur l’étalage en même temps.
   *[other] { $n } pierres par joueur peuvent être sur l’étalage en même temps.
}
kardinal-setup-uncovered = Les cartes dégagées peuvent être prises
kardinal-setup-uncovered-text = Une carte qui devient le bout de sa rangée pendant un tour peut être prise dans ce même tour.
kardinal-setup-strict = Après le deuxième cercle d’un tour, on ne prend plus rien
kardinal-setup-strict-text = Sinon, on peut encore ajouter des cartes sans cercle. Avec la loi « Trois symboles », c’est le troisième cercle.
kardinal-setup-first = Premier joueur
kardinal-setup-first-chance = au hasard
kardinal-setup-seat = Place { $seat }
kardinal-setup-deck = Aucune source ne décrit les cartes imprimées une à une : leurs symboles sont notre reconstitution. Si vous possédez le jeu, saisissez ses cartes ici : X Croix, F Éventail, C Couronne, S navire, K carrosse, - pour une carte sans aucun signe. XXS, par exemple, est une carte avec deux Croix et un navire.
kardinal-setup-land = { $land }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
kardinal-setup-faces-wrong = Saisissez { $n } cartes séparées par des espaces, chacune avec au plus deux cercles et un navire ou un carrosse, par exemple XX ou FS.
kardinal-setup-restore = Revenir aux cartes reconstituées
