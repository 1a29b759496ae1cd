### Statistik der eigenen Spiele.

statistics-lead = Gezählt aus deinen letzten beendeten Spielen: { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}.
statistics-none = Du hast noch kein Spiel beendet. Deine Zahlen erscheinen hier nach dem ersten.
statistics-won = Du hast { $won } von { $n } Spielen gewonnen ({ $share }).
statistics-habit = Deine liebste erste Wahl ist „{ $choice }“: in { $share } deiner Spiele.
statistics-opponents = Nach Gegnern
statistics-persons = Personen
statistics-options = Nach Optionen
statistics-openings = Nach der ersten Wahl
statistics-cards = Nach gespielter Karte
statistics-games = Spiele
statistics-wins = Gewonnen
