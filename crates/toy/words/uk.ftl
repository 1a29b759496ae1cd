game-toy = Колодязь
game-toy-facts = 2 або 3 гравці · 2 хвилини
game-toy-lead = Гра для перевірок: грайте високо й зазирайте в колодязь.
game-toy-first = Усі таємно обирають карту й показують її разом.
game-toy-second = Найвища карта здобуває очко. Її власник може один раз зазирнути в колодязь.
game-toy-third = Найбільше очок перемагає, коли зіграно всі карти.
tui-about-toy = Гра для перевірок.

toy-options-players = Гравців: { $n }
toy-option-players = Гравці

toy-see-player = { $seat }: очки { $points }, карти { $cards }.
toy-see-hand = Ваші карти: { $cards-is ->
        [none] немає
       *[other] { $cards }
    }.
toy-see-chosen = Ви обрали { $card }.
toy-see-well = У колодязі лежить { $card }.
toy-see-played = Зіграно: { $cards-is ->
        [none] нічого
       *[other] { $cards }
    }.

toy-ask-choose = Оберіть карту.
toy-ask-look = Зазирнути в колодязь, { $seat }?
toy-ask-nothing = Гру завершено.

toy-act-play = Зіграти { $card }
toy-act-look = Зазирнути в колодязь
toy-act-pass = Не зазирати

toy-tell-drew = { $seat-is ->
        [you] Ви берете { $card }.
       *[other] { $seat } бере карту.
    }
toy-tell-chose = { $seat-is ->
        [you] Ви обираєте { $card }.
       *[other] { $seat } обирає карту.
    }
toy-tell-showed = { $seat-is ->
        [you] Ви показуєте { $card }.
       *[other] { $seat } показує { $card }.
    }
toy-tell-looked = { $seat-is ->
        [you] Ви бачите в колодязі { $card }.
       *[other] { $seat } зазирає в колодязь.
    }
toy-tell-blabbed = У руці лишилося { $cards }.

toy-no-notAsked = Зараз обираєте не ви.
toy-no-notInHand = У вас немає { $card }.
toy-no-wrongPhase = Зараз треба обрати інше.
toy-no-lookedBefore = Ви вже зазирали в колодязь.

toy-end-drawn = В усіх порівну очок.
toy-end-points = Найбільше очок: { $winners }.
