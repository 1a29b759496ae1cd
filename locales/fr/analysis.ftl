### The analysis board (docs/analysis.md).

analysis-title = Table d’analyse : { $game }
analysis-lead = Composez une position, demandez quoi jouer, et jouez-la jusqu’au bout.
analysis-you = (vous)
analysis-eyes = Vu par
analysis-asked = Question ouverte
analysis-waits = On attend : { $names }
analysis-ask = Que jouer ?
analysis-play = Jouer la suite
analysis-others = Les autres sont joués par
analysis-hidden = Les cartes que ce joueur ne connaît pas
analysis-hidden-anew = sont redistribuées
analysis-hidden-true = restent comme composées
analysis-play-out = Jouer la suite
analysis-playing = Répondez sur la table pour continuer.
analysis-back = Reprendre le coup
analysis-setup = Revenir à la composition
analysis-take = Emporter
analysis-share = Copier l’adresse
analysis-shared = L’adresse est copiée. Elle ouvre cette position pour tout le monde.
analysis-copy = Copier comme scénario
analysis-copied = Le scénario est copié. `trivium check` sait le lire.
analysis-bug = Copier comme rapport d’erreur
analysis-reported = Le rapport est copié. Écrivez-y ce que vous attendiez.
analysis-report =
    Ce que j’attendais :

    Ce qui s’est passé :

    Vu par le joueur { $seat } : { $address }

    { $scenario }
analysis-set = Composer la position
analysis-set-playing = Vous êtes en train de la jouer. Reprenez vos coups pour changer la position.
analysis-moves = Ce scénario joue aussi des coups.
analysis-drop-moves = Ne garder que la composition
analysis-text = La position en texte
analysis-text-label = Scénario, une chose par ligne
analysis-anew = Revenir à l’exemple
analysis-to-line = Montrer la ligne
analysis-correct = Corriger la ligne
analysis-broken = Cette position ne peut pas être composée.
analysis-broken-line = La ligne { $line } n’est pas possible.
analysis-broken-address = Cette adresse ne contient pas de position. Elle a peut-être été coupée.
analysis-other-game = La première ligne nomme { $game }. Ceci est la table de { $here }.
analysis-no-game = La première ligne nomme « { $game } », qui n’est pas un jeu d’ici.
analysis-turn = À qui de jouer
analysis-hand = Main : { $player }
analysis-discard = Défausse : { $player }
analysis-row = Rangée { $row } de l’étalage
analysis-taken = Cartes Pays : { $player }
analysis-laws = Cartes Loi : { $player }
analysis-stones = Pierres : { $player }
analysis-area = Zone : { $player }
analysis-pile = Défausse
analysis-unnamed = une carte quelconque
analysis-cell = rangée { $row }, colonne { $column }
analysis-with-law = { $card } avec une carte Loi
analysis-remove = Retirer :
analysis-none = rien
analysis-add = Ajouter une carte : { $place }
analysis-add-card = Ajouter …
analysis-encounters = Rencontres passées
analysis-card-of = { $card }, { $player }
analysis-modifier = Modificateur
analysis-token = Permanent
analysis-remove-encounter = Retirer la rencontre { $n }
analysis-card-by = Carte de { $player }
analysis-choose = Choisir …
analysis-add-encounter = Ajouter la rencontre
