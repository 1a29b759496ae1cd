### Статистика власних ігор.

statistics-lead = Пораховано за вашими останніми завершеними іграми: { $n ->
    [one] { $n } гра
    [few] { $n } гри
   *[many] { $n } ігор
}.
statistics-none = Ви ще не завершили жодної гри. Ваші числа з’являться тут після першої.
statistics-won = Ви виграли { $won } з { $n } ігор ({ $share }).
statistics-habit = Ваш улюблений перший вибір: «{ $choice }», { $share } ваших ігор.
statistics-opponents = За суперником
statistics-persons = Люди
statistics-options = За параметрами
statistics-openings = За першим вибором
statistics-cards = За зіграною картою
statistics-games = Ігри
statistics-wins = Виграно
