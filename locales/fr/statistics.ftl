### Statistiques de ses propres parties.

statistics-lead = Compté sur vos dernières parties terminées : { $n ->
    [one] une partie
   *[other] { $n } parties
}.
statistics-none = Vous n’avez pas encore terminé de partie. Vos chiffres apparaîtront ici après la première.
statistics-won = Vous avez gagné { $won } parties sur { $n } ({ $share }).
statistics-habit = Votre premier choix préféré est « { $choice } » : { $share } de vos parties.
statistics-opponents = Par adversaire
statistics-persons = Personnes
statistics-options = Par options
statistics-openings = Par premier choix
statistics-cards = Par carte jouée
statistics-games = Parties
statistics-wins = Gagnées
