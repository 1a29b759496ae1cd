### Carta Impera Victoria

## Cards

civ-domain-Military = Militaire
civ-domain-Religion = Religion
civ-domain-Economy = Économie
civ-domain-Science = Science
civ-domain-Culture = Culture
civ-domain-Utopia = Utopie
civ-age-word = Âge
civ-card = { $domain } { $age }
civ-times = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
civ-none = aucune
civ-sum = Total
civ-cards =
    { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
civ-backs =
    { $count ->
        [one] { $count } carte de l’Âge { $age }
       *[other] { $count } cartes de l’Âge { $age }
    }
civ-pile-of = { $n } de ce Domaine ({ $ages }), la plus ancienne d’abord

## Effects

civ-effect-assassination = Assassinat
civ-effect-assassination-text = Défaussez 1 carte de votre main.
civ-effect-purge = Purge
civ-effect-purge-text = Défaussez 2 cartes de votre main.
civ-effect-attack = Attaque
civ-effect-attack-text = Payez 1 carte Militaire, nommez un Domaine et perdez-en une carte ; tous ceux qui en ont devant eux en perdent une aussi.
civ-effect-holy-book = Livre saint
civ-effect-holy-book-text = À la fin de votre tour, vous pouvez compléter votre main à 5 cartes.
civ-effect-divine-right = Droit divin
civ-effect-divine-right-text = À la fin de votre tour, vous pouvez compléter votre main à 7 cartes.
civ-effect-inquisition = Inquisition
civ-effect-inquisition-text = Payez 1 carte Religion, prenez toute la main d’une autre personne, puis rendez-lui en secret autant de cartes.
civ-effect-development = Développement
civ-effect-development-text = Défaussez 1 carte de votre zone, puis jouez-en 1 de votre main.
civ-effect-monopoly = Monopole
civ-effect-monopoly-text = Défaussez 2 cartes de votre zone, puis jouez-en 2 de votre main.
civ-effect-embargo = Embargo
civ-effect-embargo-text = Posez 1 carte Économie sur un Domaine de n’importe qui : on ne pourra pas l’y jouer au prochain tour.
civ-effect-experiment = Expérience
civ-effect-experiment-text = Reprenez en main 1 carte de votre zone, puis jouez-en 1.
civ-effect-research = Recherche
civ-effect-research-text = Reprenez en main 2 cartes de votre zone, puis jouez-en 2.
civ-effect-breakthrough = Percée
civ-effect-breakthrough-text = Payez 1 carte Science, piochez 5 cartes, puis défaussez-en 5 de votre main.
civ-effect-oligarchy = Oligarchie
civ-effect-oligarchy-text = Prenez en main 1 carte de votre choix dans la défausse.
civ-effect-republic = République
civ-effect-republic-text = Prenez en main 2 cartes de votre choix dans la défausse.
civ-effect-democracy = Démocratie
civ-effect-democracy-text = Posez 1 carte Utopie sur un Domaine de n’importe qui : l’hégémonie y demande une carte de plus, pour toujours.
civ-effect-inspiration = Inspiration
civ-kind-level = { $domain }, niveau { $level }
civ-kind-discard = coûte 1 { $domain }

## Questions

civ-ask-keep = Quelle carte gardez-vous ?
civ-ask-centre = Quelle carte du centre prenez-vous dans votre zone ?
civ-ask-play = Quelle carte jouez-vous ?
civ-ask-effects = Quel effet appliquez-vous ?
civ-ask-attack = Quel Domaine attaquez-vous ?
civ-ask-discard =
    { $left ->
        [one] Quelle carte de votre main défaussez-vous ?
       *[other] Quelle carte de votre main défaussez-vous ? Encore { $left }.
    }
civ-ask-question = De qui prenez-vous la main ?
civ-ask-give =
    { $left ->
        [one] Quelle carte rendez-vous à { $to } ?
       *[other] Quelle carte rendez-vous à { $to } ? Encore { $left }.
    }
civ-ask-spend =
    { $left ->
        [one] Quelle carte de votre zone défaussez-vous ?
       *[other] Quelle carte de votre zone défaussez-vous ? Encore { $left }.
    } { $plays ->
        [one] Ensuite vous jouez une carte.
       *[other] Ensuite vous en jouez { $plays }.
    }
civ-ask-takeBack =
    { $left ->
        [one] Quelle carte de votre zone reprenez-vous en main ?
       *[other] Quelle carte de votre zone reprenez-vous en main ? Encore { $left }.
    } { $plays ->
        [one] Ensuite vous jouez une carte.
       *[other] Ensuite vous en jouez { $plays }.
    }
civ-ask-playMore =
    { $left ->
        [one] Quelle carte jouez-vous grâce à l’effet ?
       *[other] Quelle carte jouez-vous grâce à l’effet ? Encore { $left }.
    }
civ-ask-embargo = Sur quel Domaine posez-vous l’embargo ?
civ-ask-democracy = Sur quel Domaine posez-vous la carte Utopie ?
civ-ask-pile =
    { $left ->
        [one] Quelle carte prenez-vous dans la défausse ?
       *[other] Quelle carte prenez-vous dans la défausse ? Encore { $left }.
    }
civ-ask-draw = À combien de cartes complétez-vous votre main ?
civ-ask-over = La partie est terminée.

## The same, while somebody else is asked

civ-wait-keep =
    { $n ->
        [one] { $names } choisit une carte à garder.
       *[other] { $names } choisissent une carte à garder.
    }
civ-wait-centre = { $names } choisit une carte du centre.
civ-wait-play = { $names } choisit une carte à jouer.
civ-wait-effects = { $names } choisit un effet.
civ-wait-attack = { $names } choisit un Domaine à attaquer.
civ-wait-discard = { $names } choisit une carte à défausser.
civ-wait-question = { $names } choisit de qui prendre la main.
civ-wait-give = { $names } choisit une carte à rendre.
civ-wait-spend = { $names } choisit une carte de sa zone à défausser.
civ-wait-takeBack = { $names } choisit une carte de sa zone à reprendre.
civ-wait-playMore = { $names } choisit une carte à jouer grâce à l’effet.
civ-wait-embargo = { $names } choisit où poser l’embargo.
civ-wait-democracy = { $names } choisit où poser la carte Utopie.
civ-wait-pile = { $names } choisit une carte de la défausse.
civ-wait-draw = { $names } choisit combien de cartes piocher.

## Answers

civ-act-keep = Garder { $domain }
civ-act-take = Prendre { $domain }
civ-act-takeBack = Reprendre { $domain }
civ-act-play = Jouer { $domain }
civ-act-use = { $effect }
civ-act-copy = Copier { $effect } de { $seat }
civ-act-done = Aucun autre effet
civ-act-attack = Attaquer { $domain }
civ-act-spend = Défausser { $domain } de votre zone
civ-act-discard = Défausser { $domain }
civ-act-question = Prendre la main de { $seat }
civ-act-give = Donner { $domain }
civ-act-embargo = Embargo sur { $domain } de { $seat }
civ-act-democracy = Carte Utopie sur { $domain } de { $seat }
civ-act-drawTo = Compléter la main à { $size } cartes
civ-then-plays = { $seat } joue { $domain }

## Events

civ-tell-firstPlayer = { $seat-is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
civ-tell-drew = { $domain-is ->
    [none] { $seat-is ->
        [you] Vous piochez une carte de l’Âge { $age }.
       *[other] { $seat } pioche une carte de l’Âge { $age }.
    }
   *[some] { $seat-is ->
        [you] Vous piochez { $domain } { $age }.
       *[other] { $seat } pioche { $domain } { $age }.
    }
}
civ-tell-kept = { $domain-is ->
    [none] { $seat-is ->
        [you] Vous gardez une carte.
       *[other] { $seat } garde une carte.
    }
   *[some] { $seat-is ->
        [you] Vous gardez { $domain }.
       *[other] { $seat } garde { $domain }.
    }
}
civ-tell-received = { $pack-is ->
    [none] { "" }
   *[some] { $seat-is ->
        [you] Vous recevez { $pack }.
       *[other] { $seat } reçoit { $pack }.
    }
}
civ-tell-laid = { $seat-is ->
    [you] Vous posez { $card } au centre.
   *[other] { $seat } pose { $card } au centre.
}
civ-tell-tookFromCentre = { $seat-is ->
    [you] Vous prenez { $card } du centre dans votre zone.
   *[other] { $seat } prend { $card } du centre dans sa zone.
}
civ-tell-turnBegan = { $seat-is ->
    [you] C’est votre tour.
   *[other] Tour de { $seat }.
}
civ-tell-skipped = { $seat-is ->
    [you] Vous n’avez aucune carte à jouer.
   *[other] { $seat } n’a aucune carte à jouer.
}
civ-tell-played = { $seat-is ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
civ-tell-used = { $seat-is ->
    [you] Vous appliquez { $effect }.
   *[other] { $seat } applique { $effect }.
}
civ-tell-coinTaken = { $seat-is ->
    [you] Vous copiez { $effect } de { $source }.
   *[other] { $source-is ->
        [you] { $seat } copie votre effet { $effect }.
       *[other] { $seat } copie { $effect } de { $source }.
    }
}
civ-tell-coinLost = { $seat-is ->
    [you] Vous perdez la pièce.
   *[other] { $seat } perd la pièce.
}
civ-tell-attacked = { $seat-is ->
    [you] Vous attaquez { $domain }.
   *[other] { $seat } attaque { $domain }.
}
civ-tell-discardedFromHand = { $seat-is ->
    [you] Vous défaussez { $card } de votre main.
   *[other] { $seat } défausse { $card } de sa main.
}
civ-tell-discardedFromArea = { $seat-is ->
    [you] Vous défaussez { $card } de votre zone.
   *[other] { $seat } défausse { $card } de sa zone.
}
civ-tell-tookBack = { $seat-is ->
    [you] Vous reprenez { $card } en main.
   *[other] { $seat } reprend { $card } en main.
}
civ-tell-tookFromPile = { $seat-is ->
    [you] Vous prenez { $card } dans la défausse.
   *[other] { $seat } prend { $card } dans la défausse.
}
civ-tell-playLapsed = { $seat-is ->
    [you] Vous n’avez aucune carte à jouer pour l’effet.
   *[other] { $seat } n’a aucune carte à jouer pour l’effet.
}
civ-tell-questioned = { $hand-is ->
    [none] { $by-is ->
        [you] Vous prenez toute la main de { $whom } : { $backs }.
       *[other] { $by } prend toute la main de { $whom } : { $backs }.
    }
   *[some] { $by-is ->
        [you] Vous prenez toute la main de { $whom } : { $hand }.
       *[other] { $whom-is ->
            [you] { $by } prend toute votre main : { $hand }.
           *[other] { $by } prend toute la main de { $whom } : { $hand }.
        }
    }
}
civ-tell-gave = { $domain-is ->
    [none] { $by-is ->
        [you] Vous rendez une carte de l’Âge { $age } à { $to }.
       *[other] { $by } rend une carte de l’Âge { $age } à { $to }.
    }
   *[some] { $by-is ->
        [you] Vous rendez { $domain } { $age } à { $to }.
       *[other] { $to-is ->
            [you] { $by } vous rend { $domain } { $age }.
           *[other] { $by } rend { $domain } { $age } à { $to }.
        }
    }
}
civ-tell-embargoLaid = { $seat-is ->
    [you] { $target-is ->
        [you] Vous posez un embargo sur { $domain } dans votre zone.
       *[other] Vous posez un embargo sur { $domain } de { $target }.
    }
   *[other] { $target-is ->
        [you] { $seat } pose un embargo sur { $domain } dans votre zone.
       *[other] { $seat } pose un embargo sur { $domain } de { $target }.
    }
}
civ-tell-embargoEnded = { $target-is ->
    [you] L’embargo sur { $domain } dans votre zone prend fin.
   *[other] L’embargo sur { $domain } de { $target } prend fin.
}
civ-tell-democracyLaid = { $seat-is ->
    [you] { $target-is ->
        [you] Vous posez une carte Utopie sur { $domain } dans votre zone : l’hégémonie y demande une carte de plus.
       *[other] Vous posez une carte Utopie sur { $domain } de { $target } : l’hégémonie y demande une carte de plus.
    }
   *[other] { $target-is ->
        [you] { $seat } pose une carte Utopie sur { $domain } dans votre zone : l’hégémonie y demande une carte de plus.
       *[other] { $seat } pose une carte Utopie sur { $domain } de { $target } : l’hégémonie y demande une carte de plus.
    }
}
civ-tell-deckEmptied = La pioche est vide : la manche se termine sans piocher.
civ-tell-quietRounds = { $rounds ->
    [one] Personne n’a pioché depuis { $rounds } manche.
   *[other] Personne n’a pioché depuis { $rounds } manches.
}
civ-tell-hegemony = { $seat-is ->
    [you] Vous avez l’hégémonie en { $domain }.
   *[other] { $seat } a l’hégémonie en { $domain }.
}
civ-tell-scored = { $seats-is ->
    [you] { $domain } : un point pour vous.
   *[other] { $domain } : un point pour { $seats }.
}
civ-tell-gameOver = { $ending }

## Comment une partie finit

civ-end-quiet = { $winners-is ->
    [you] Vous gagnez après dix manches sans pioche. ({ $rule })
    [among] { $winners } : vous gagnez après dix manches sans pioche. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gagne après dix manches sans pioche. ({ $rule })
       *[other] { $winners } gagnent après dix manches sans pioche. ({ $rule })
    }
}
civ-end-hegemony = { $winners-is ->
    [you] Vous gagnez par hégémonie. ({ $rule })
    [among] { $winners } : vous gagnez par hégémonie. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gagne par hégémonie. ({ $rule })
       *[other] { $winners } gagnent par hégémonie. ({ $rule })
    }
}
civ-end-points = { $winners-is ->
    [you] Vous gagnez avec le plus de majorités. ({ $rule })
    [among] { $winners } : vous gagnez avec le plus de majorités. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gagne avec le plus de majorités. ({ $rule })
       *[other] { $winners } gagnent avec le plus de majorités. ({ $rule })
    }
}
civ-end-tieBreak = { $winners-is ->
    [you] Vous gagnez : à égalité de majorités, { $domain } décide. ({ $rule })
    [among] { $winners } : vous gagnez : à égalité de majorités, { $domain } décide. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gagne : à égalité de majorités, { $domain } décide. ({ $rule })
       *[other] { $winners } gagnent : à égalité de majorités, { $domain } décide. ({ $rule })
    }
}
civ-end-shared = { $winners-is ->
    [you] Vous gagnez : égalité en tout. ({ $rule })
    [among] { $winners } : vous gagnez : égalité en tout. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gagne : égalité en tout. ({ $rule })
       *[other] { $winners } gagnent : égalité en tout. ({ $rule })
    }
}

## Pourquoi une réponse est refusée

civ-no-over = La partie est finie.
civ-no-notYourTurn = C’est le tour de { $seat }.
civ-no-alreadyKept = Vous avez choisi ; les autres pas encore.
civ-no-otherQuestion = Cela ne répond pas à la question : { $question }
civ-no-notInPack = { $domain } n’est pas dans votre paquet.
civ-no-notInCentre = { $domain } n’est pas au centre.
civ-no-notInHand = Vous n’avez pas de carte { $domain } en main.
civ-no-notInArea = Vous n’avez pas de carte { $domain } dans votre zone.
civ-no-notInPile = Il n’y a pas de carte { $domain } dans la défausse.
civ-no-embargoed = Un embargo vous interdit de jouer { $domain } pendant ce tour.
civ-no-effectCopied = Vous avez déjà copié un effet pendant ce tour.
civ-no-effectUsed = Vous avez déjà appliqué un tel effet de { $domain } pendant ce tour.
civ-no-threshold = { $effect } : il faut { $needs } cartes { $domain } en jeu ; vous en avez { $has }.
civ-no-nothingToCopy = { $effect } : il faut { $needs } cartes { $domain } en jeu ; { $seat } en a { $has }.
civ-no-noCultureMajority = Vous ne copiez qu’avec plus de Culture que tous les autres.
civ-no-atTheDraw = { $effect } agit de soi-même quand vous piochez ; il n’y a rien à appliquer.
civ-no-cannotPay = { $effect } : vous ne pouvez pas payer tout ce que cela coûte.
civ-no-handEmpty = { $effect } ne ferait rien : votre main est vide.
civ-no-pileEmpty = { $effect } ne ferait rien : la défausse est vide.
civ-no-deckEmpty = { $effect } ne ferait rien : la pioche est vide.
civ-no-noTarget = { $effect } : il n’y a personne ni rien à quoi l’appliquer.
civ-no-notAnother = Vous ne pouvez pas prendre votre propre main.
civ-no-notAnothersEffect = Vous ne pouvez pas copier vos propres effets.
civ-no-noCardsInHand = { $seat } n’a pas de carte en main.
civ-no-nothingThere = { $seat-is ->
    [you] Vous n’avez pas de carte { $domain } en jeu.
   *[other] { $seat } n’a pas de carte { $domain } en jeu.
}
civ-no-handSize = Vous pouvez compléter votre main à { $largest } cartes, pas à { $size }.
civ-no-sameDraw = Compléter à { $size } revient à un nombre plus petit ; choisissez celui-ci.

## The table

civ-middle = Pioche, défausse et marques
civ-deck = Pioche
civ-notes = Marques, et ce que vous savez
civ-deck-top = Âge { $age } au-dessus
civ-deck-left =
    { $n ->
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
civ-deck-empty = La pioche est vide.
civ-pile = Défausse
civ-pile-caption = La défausse
civ-pile-empty = Rien n’a encore été défaussé.
civ-centre = Centre
civ-centre-caption = Les cartes au centre
civ-centre-empty = Aucune carte au centre pour l’instant.
civ-unseen = Non vues
civ-unseen-caption =
    { $n ->
        [0] Cartes que vous n’avez pas vues : dans la pioche ou en main
       *[other] Cartes que vous n’avez pas vues : dans la pioche, en main, ou parmi les { $n } de chaque Âge retirées du jeu
    }
civ-teams = Équipes
civ-last-round = Dernière manche : personne ne pioche plus.
civ-quiet = Personne n’a pioché depuis { $n } manches. Après la dixième, la partie se termine et les majorités décident.
civ-embargo-now = { $name } ne peut pas jouer { $domain } ce tour-ci.
civ-embargo-next = { $name } ne pourra pas jouer { $domain } au prochain tour.
civ-coin = { $owner } copie { $effect } de { $source }.
civ-joint = { $names } ont à eux tous { $cards }.
civ-pair = { $names } ont chacun l’une de ces cartes : { $cards }.
civ-legend = Ce que signifient les signes
civ-legend-levels = Sous les cartes d’un Domaine : son effet de niveau 1 commence à { $one } cartes, celui de niveau 2 à { $two }.
civ-legend-hegemony = L’hégémonie, et combien de cartes il y manque.
civ-legend-majority = Majorité : personne n’a plus de cartes de ce Domaine. Un point si la partie finissait maintenant.
civ-legend-ages = L’Âge d’une carte. Si un Domaine en a plusieurs, la plus ancienne part en premier.

## Areas

civ-area-of = { $name }
civ-domains-of = Domaines de { $name }
civ-tag-you = vous
civ-tag-mate = votre équipe
civ-tag-turn = joue
civ-tag-first = commence
civ-tag-won = victoire
civ-points-word = Points
civ-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
civ-points-now =
    { $n ->
        [one] { $n } point si la partie finissait maintenant
       *[other] { $n } points si la partie finissait maintenant
    }
civ-hand-of = Main : { $cards }
civ-holds-known = { $backs } ; à coup sûr { $cards }
civ-hand-size = complète sa main à { $n } cartes
civ-column = { $domain } : { $state }
civ-reached = { $effect } disponible
civ-to-level = encore { $n } pour le niveau { $level }
civ-to-hegemony =
    { $n ->
        [0] assez pour l’hégémonie
       *[other] encore { $n } pour l’hégémonie
    }
civ-majority = majorité
civ-embargoed = embargo
civ-utopias =
    { $n ->
        [one] { $n } carte Utopie face cachée
       *[other] { $n } cartes Utopie face cachée
    }
civ-coin-here = pièce
civ-used-permanent = effet permanent appliqué
civ-used-discard = effet de défausse appliqué

## The own side

civ-your-side = Question et main
civ-your-hand =
    { $n ->
        [one] Votre main, { $n } carte
       *[other] Votre main, { $n } cartes
    }
civ-hand-none = Votre main est vide.
civ-pack = Votre paquet
civ-where-own = Choisissez un Domaine marqué de votre zone.
civ-where-any = Choisissez un Domaine marqué de n’importe quelle zone.
civ-hint = conseil : { $percent }

## The phases of a turn

civ-step-play = Jouer une carte
civ-step-effects = Effets
civ-step-draw = Piocher
civ-step-keep = Garder une carte
civ-step-centre = Prendre au centre

## What would come of an answer

civ-pick-card = Choisissez une carte
civ-pick-domain = Choisissez un Domaine
civ-pick-effect = Choisissez un effet
civ-apply = Appliquer { $effect }
civ-foresee-cards = { $domain } : { $old } → { $new } cartes
civ-foresee-hand = Votre main : { $old } → { $new } cartes
civ-awakes = { $effect } s’éveille.
civ-sleeps = { $effect } est perdu.
civ-left =
    { $n ->
        [0] Assez pour l’hégémonie à la fin de votre tour.
       *[other] Encore { $n } pour l’hégémonie.
    }
civ-foresee-needs = L’hégémonie en { $domain } de { $name } demandera { $n } cartes.
civ-to-effect = { $n } pour { $effect }
civ-effects-yours = Vos effets
civ-nothing-to-apply = Vous n’avez aucun effet à appliquer.
civ-kind-copy = par Inspiration
civ-domain-of = { $domain } de { $name }
civ-more = Les règles de ce Domaine

## Why something cannot be done

civ-not-now =
    { $n ->
        [one] { $n } effet indisponible pour l’instant
       *[other] { $n } effets indisponibles pour l’instant
    }
civ-why = Pourquoi ?
civ-why-unknown = Plus rien ne l’interdit.

## The end

civ-ending = Résultat
civ-sheet = Cartes en jeu, et qui a la majorité

## The position in words

civ-say-turn = C’est à { $name } de jouer.
civ-say-draft = On choisit les premières cartes en se passant les paquets.
civ-say-first = { $name } commence chaque manche.
civ-say-hand = Votre main : { $cards }.
civ-say-pack = Votre paquet : { $cards }.
civ-say-area = En jeu pour { $name } : { $cards }.
civ-say-points =
    { $n ->
        [one] { $n } point pour { $names } si la partie finissait maintenant.
       *[other] { $n } points pour { $names } si la partie finissait maintenant.
    }
civ-say-held = Main de { $name } : { $cards }.
civ-say-known = À coup sûr parmi elles : { $cards }.
civ-say-deck =
    { $n ->
        [one] Il reste { $n } carte dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche, l’Âge { $age } au-dessus.
    } Non vues de l’Âge { $age } : { $cards }.
civ-say-pile = Défausse : { $cards }.
civ-say-centre = Au centre : { $cards }.

## The inspector

civ-cards-domains = Domaines
civ-cards-marks = Marques
civ-info-domain = Domaine
civ-info-mark = Marque sur la table
civ-info-permanent = { $effect }, à partir de { $few } cartes en jeu ({ $four } à quatre). { $text }
civ-info-discard = { $effect }, contre une carte. { $text }
civ-info-inspiration = Inspiration. Avec plus de Culture que tous les autres, vous copiez une fois par tour un effet permanent disponible dans une autre zone. La Culture n’a pas d’effet qui coûte une carte.
civ-info-tie-break = À égalité de points, le plus d’Utopie décide, puis Culture, Science, Économie, Religion et Militaire.
civ-info-once = Pendant un tour, vous appliquez au plus un effet permanent et un effet contre une carte de chaque Domaine.
civ-info-hegemony = Sept cartes d’un Domaine à la fin de votre tour donnent aussitôt la victoire ; à deux, il en faut huit.
civ-mark-coin = Pièce de la Culture
civ-mark-coin-1 = Elle marque l’effet copié par Inspiration, jusqu’au prochain tour de qui l’a copié, ou jusqu’à ce que quelqu’un ait autant de Culture.
civ-mark-coin-2 = Ce n’est qu’une marque, elle ne décide de rien.
civ-mark-embargo-mark = Embargo
civ-mark-embargo-mark-1 = Une carte Économie face cachée sur un Domaine : au prochain tour, ce Domaine ne peut y être joué d’aucune façon.
civ-mark-embargo-mark-2 = Il finit avec ce tour, et la carte est défaussée. Posé dans sa propre zone, il vaut au tour suivant.
civ-mark-embargo-mark-3 = Il ne compte pas comme une carte et reste même si le Domaine se vide. Il n’empêche que de jouer.
civ-mark-utopia-mark = Carte Utopie face cachée
civ-mark-utopia-mark-1 = Posée par Démocratie sur un Domaine : l’hégémonie y demande une carte de plus jusqu’à la fin de la partie. Plusieurs s’additionnent.
civ-mark-utopia-mark-2 = Elle ne compte pas comme une carte, ne peut être ni défaussée, ni prise, ni attaquée, et reste même si le Domaine se vide.

## Before the game

civ-options-players =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
civ-options-draft = draft
civ-options-teams = par équipes
civ-options-deck = jeu de cartes modifié
civ-options-first = { $seat } commence
civ-setup-players = Nombre de personnes
civ-setup-deal = Premières cartes
civ-setup-basic = Jeu de base
civ-setup-draft = Draft
civ-setup-basic-text = Chacun pioche trois cartes.
civ-setup-draft-text = Chacun choisit trois cartes dans des paquets qui passent de main en main, et une autre au centre, déjà en jeu.
civ-setup-sides = Camps
civ-setup-teams-no = Chacun pour soi
civ-setup-teams-yes = A et C contre B et D
civ-setup-teams-four = Les équipes se jouent à quatre.
civ-setup-first = Commence
civ-setup-first-chance = au hasard
