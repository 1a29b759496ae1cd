### Carta Impera Victoria

## Cards

civ-domain-military = Militaire
civ-domain-religion = Religion
civ-domain-economy = Économie
civ-domain-science = Science
civ-domain-culture = Culture
civ-domain-utopia = Utopie
# At most five letters or so: they stand over narrow columns.
civ-domain-military-short = Mil.
civ-domain-religion-short = Rel.
civ-domain-economy-short = Éco.
civ-domain-science-short = Sci.
civ-domain-culture-short = Cult.
civ-domain-utopia-short = Utop.
civ-age-word = Âge
civ-card = { $domain } { $age }
civ-times = { $n } × { $name }
civ-none = aucune
civ-seat = Place { $seat }
civ-sum = Total
civ-cards =
    { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
civ-backs =
    { $n ->
        [one] { $n } carte de l’Âge { $age }
       *[other] { $n } cartes de l’Âge { $age }
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
civ-kind-discard = { $domain }, coûte une carte

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

## Events

civ-event-firstPlayer = { $name } commence.
civ-event-drew = { $name } pioche une carte de l’Âge { $age }.
civ-event-drew-card = { $name } pioche { $card }.
civ-event-kept = { $name } garde une carte.
civ-event-kept-card = { $name } garde { $card }.
civ-event-received = { $name } reçoit { $cards }.
civ-event-laid = { $name } pose { $card } au centre.
civ-event-tookFromCentre = { $name } prend { $card } du centre dans sa zone.
civ-event-turnBegan = Tour de { $name }.
civ-event-skipped = { $name } n’a aucune carte à jouer.
civ-event-played = { $name } joue { $card }.
civ-event-used = { $name } applique { $effect }.
civ-event-coinTaken = { $name } copie { $effect } de { $source }.
civ-event-coinLost = { $name } perd la pièce.
civ-event-attacked = { $name } attaque { $domain }.
civ-event-discardedFromHand = { $name } défausse { $card } de sa main.
civ-event-discardedFromArea = { $name } défausse { $card } de sa zone.
civ-event-tookBack = { $name } reprend { $card } en main.
civ-event-tookFromPile = { $name } prend { $card } dans la défausse.
civ-event-playLapsed = { $name } n’a aucune carte à jouer pour l’effet.
civ-event-questioned = { $name } prend toute la main de { $whom } : { $cards }.
civ-event-gave = { $name } rend une carte de l’Âge { $age } à { $to }.
civ-event-gave-card = { $name } rend { $card } à { $to }.
civ-event-embargoLaid = { $name } pose un embargo sur { $domain } de { $target }.
civ-event-embargoEnded = L’embargo sur { $domain } de { $target } prend fin.
civ-event-democracyLaid = { $name } pose une carte Utopie sur { $domain } de { $target } : l’hégémonie y demande une carte de plus.
civ-event-deckEmptied = La pioche est vide : la manche se termine sans piocher.
civ-event-quietRounds =
    { $n ->
        [one] Personne n’a pioché depuis { $n } manche.
       *[other] Personne n’a pioché depuis { $n } manches.
    }
civ-event-hegemony = { $name } a l’hégémonie en { $domain }.
civ-event-scored = { $domain } : un point pour { $names }.
civ-event-gameOver =
    { $n ->
        [0] La partie se termine sans victoire ({ $rule }).
        [one] { $names } gagne la partie ({ $rule }).
       *[other] { $names } gagnent la partie ({ $rule }).
    }

## The table

civ-middle = Pioche, défausse et marques
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
civ-legend-levels = À côté d’une pile : son effet de niveau 1 commence à { $one } cartes, celui de niveau 2 à { $two }.
civ-legend-hegemony = Assez de cartes pour l’hégémonie. Sous une pile : combien il en manque pour le prochain effet et pour l’hégémonie.
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
civ-note-play = { $n } en jeu
civ-note-level = { $n } en jeu : { $effect }
civ-note-hegemony = { $n } en jeu : hégémonie
civ-attack-own = Vous en avez { $n }.
civ-attack-hits =
    { $n ->
        [one] { $names } en perd une aussi.
       *[other] { $names } en perdent une aussi.
    }
civ-attack-nobody = Personne d’autre n’en a.
civ-draws =
    { $n ->
        [0] Vous ne piochez pas.
        [one] Vous piochez { $n } carte.
       *[other] Vous piochez { $n } cartes.
    }
civ-hint = conseil : { $percent }

## Why something cannot be done

civ-not-now =
    { $n ->
        [one] { $n } effet indisponible pour l’instant
       *[other] { $n } effets indisponibles pour l’instant
    }
civ-why = Pourquoi ?
civ-why-used = Vous avez déjà appliqué un tel effet de { $domain } pendant ce tour.
civ-why-threshold = Il faut { $needs } cartes { $domain } en jeu ; vous en avez { $has }.
civ-why-no-card = Cela coûte une carte { $domain }, et vous n’en avez pas en jeu.
civ-why-cost = Vous ne pouvez pas payer tout ce que cela coûte.
civ-why-hand-empty = Cela ne ferait rien : votre main est vide.
civ-why-pile-empty = Cela ne ferait rien : la défausse est vide.
civ-why-deck-empty = Cela ne ferait rien : la pioche est vide.
civ-why-at-draw = Cela agit de soi-même quand vous piochez ; il n’y a rien à appliquer.
civ-why-target = Il n’y a personne ni rien à quoi l’appliquer.
civ-why-copy = Une fois par tour, avec plus de Culture que tous les autres, vous copiez ce qui est disponible dans une autre zone. Vous avez { $has } Culture, quelqu’un d’autre { $most }.
civ-why-embargo = Un embargo vous interdit de jouer { $domain } pendant ce tour.
civ-why-card = { $domain } ne répond pas à cette question.
civ-why-nothing-there = { $name } n’a pas de carte { $domain } en jeu.
civ-why-other = Les règles ne le permettent pas maintenant.
civ-why-unknown = Plus rien ne l’interdit.

## The end

civ-ending = Résultat
civ-sheet = Cartes en jeu, et qui a la majorité
civ-end =
    { $n ->
        [0] Personne ne gagne.
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
civ-end-hegemony =
    { $n ->
        [one] { $names } gagne par hégémonie.
       *[other] { $names } gagnent par hégémonie.
    }
civ-end-majority = { $names } gagne avec le plus de majorités.
civ-end-tie-break =
    { $n ->
        [one] { $names } gagne : autant de majorités, mais plus de cartes du dernier Domaine qui fait la différence.
       *[other] { $names } partagent la victoire : égalité en tout.
    }
civ-end-teams =
    { $n ->
        [2] L’équipe de { $names } gagne.
       *[other] Les deux équipes partagent la victoire : égalité en tout.
    }
civ-end-quiet =
    { $n ->
        [one] { $names } gagne après dix manches sans pioche.
       *[other] { $names } gagnent après dix manches sans pioche.
    }

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
civ-say-held = En main : { $cards }.
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
