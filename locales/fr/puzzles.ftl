### Problèmes : les pages, et les noms de leurs thèmes (crates/puzzle/src/theme.rs).

puzzles-title = Problèmes
puzzles-lead = Dans chacune de ces positions, un choix est bien meilleur que tous les autres. Vous voyez ce que le joueur savait, et rien de plus.
puzzles-rating = Votre classement : { $rating } ± { $deviation }
puzzles-first = { $n } sur { $all } justes du premier coup
puzzles-daily = Problème du jour
puzzles-solve-daily = Le résoudre
puzzles-solved = Résolu
puzzles-missed = Pas trouvé
puzzles-tried = { $n } sur { $all } avec réponse
puzzles-next = Problème suivant
puzzles-themes = Thèmes
puzzles-all = Tous les problèmes
puzzle-title = Problème : { $game }
puzzle-rating = Classement { $rating }
puzzle-you = (vous)
puzzle-task = Une réponse vaut au moins 20 points de pourcentage de plus que toutes les autres. Laquelle ? Votre première réponse compte pour votre classement.
puzzle-right = Exact : « { $answer } » vaut { $value }.
puzzle-wrong = Pas celle-ci : « { $answer } » ne vaut que { $value }. Essayez une autre réponse, ou regardez la solution.
puzzle-shown = La réponse est « { $answer } ». Elle vaut { $value }.
puzzle-show = Montrer la solution
puzzle-play = Jouer une partie
puzzle-values = Ce que vaut chaque réponse
puzzle-none-title = Problème introuvable
puzzle-none-text = Il n’y a pas de problème à cette adresse. Elle est peut-être mal écrite, ou une version plus récente du programme a remplacé le problème.

## Cardia
puzzle-theme-djinn = Trouvez le Djinn
puzzle-why-djinn = La partie peut être gagnée sur-le-champ, même avec peu de sceaux. Cherchez-le avant de compter les sceaux.
puzzle-theme-losing = Perdre pour gagner
puzzle-why-losing = Cette carte perd sans doute sa rencontre, et sa capacité vaut plus que le sceau.
puzzle-theme-signet = Sauvez le sceau
puzzle-why-signet = Il ne manque qu’un sceau à votre adversaire. Faites d’abord en sorte que la manche suivante ne termine pas la partie.
puzzle-theme-ability = Utilisez la capacité
puzzle-why-ability = Une capacité atteint aussi les rencontres précédentes. Cherchez la cible qui déplace un sceau, ou qui en garde un.
puzzle-theme-encounter = Choisissez la carte
puzzle-why-encounter = Comparez ce que fait chaque carte quand elle gagne et quand elle perd, contre les cartes que votre adversaire peut encore avoir.

## Kardinal & König
puzzle-theme-stone = Quelle pierre
puzzle-why-stone = Une pierre réserve une carte, et chaque pierre payée est perdue pour de bon. Regardez qui peut prendre cette carte avant votre prochain tour.
puzzle-theme-law = Jouez la loi
puzzle-why-law = Une carte Loi vaut le plus au tour où elle vous donne les cartes qui décident d’un pays.
puzzle-theme-stop = Savoir s’arrêter
puzzle-why-stop = Une carte de plus aurait ouvert une meilleure carte au joueur suivant, ou coûté une pierre.
puzzle-theme-take = Prenez la bonne carte
puzzle-why-take = Comparez ce qu’une carte vous apporte avec ce qu’elle ouvre aux joueurs suivants.

## Carta Impera Victoria
puzzle-theme-break = Brisez l’hégémonie
puzzle-why-break = Il manque une seule carte à un autre joueur pour une hégémonie. Cela passe avant tout le reste.
puzzle-theme-hegemony = Atteignez l’hégémonie
puzzle-why-hegemony = Une carte achève votre hégémonie et termine la partie.
puzzle-theme-effect = Quel effet
puzzle-why-effect = L’ordre des effets compte : certains ont besoin de cartes que d’autres consomment.
puzzle-theme-aim = La cible de l’effet
puzzle-why-aim = Cherchez la cible qui coûte le plus à votre adversaire le plus fort.
puzzle-theme-cards = Garder ou donner
puzzle-why-cards = Comptez ce que chaque carte vaut dans votre zone, et ce qu’elle vaudrait pour un autre joueur.
puzzle-theme-play = Jouez la bonne carte
puzzle-why-play = Chaque carte compte pour les majorités, pour les effets et pour une hégémonie. Trouvez celle qui compte le plus souvent.
