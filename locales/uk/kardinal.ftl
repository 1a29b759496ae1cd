# Kardinal & König

## Назви

kardinal-land-Daenemark = Данія
kardinal-land-England = Англія
kardinal-land-Italien = Італія
kardinal-land-Bayern = Баварія
kardinal-land-Ungarn = Угорщина
kardinal-land-Kastilien = Кастилія
kardinal-land-Franken = Франконія
kardinal-land-Sachsen = Саксонія
kardinal-land-Frankreich = Франція

# Три літери для маленької карти; усі різні.
kardinal-code-Daenemark = ДАН
kardinal-code-England = АНГ
kardinal-code-Italien = ІТА
kardinal-code-Bayern = БАВ
kardinal-code-Ungarn = УГО
kardinal-code-Kastilien = КАС
kardinal-code-Franken = ФКО
kardinal-code-Sachsen = САК
kardinal-code-Frankreich = ФРА

kardinal-family-cross = Хрест
kardinal-family-fan = Віяло
kardinal-family-crown = Корона
kardinal-circles-cross = { $n ->
    [1] Хрест
    [one] { $n } Хрест
    [few] { $n } Хрести
   *[many] { $n } Хрестів
}
kardinal-circles-fan = { $n ->
    [1] Віяло
    [one] { $n } Віяло
    [few] { $n } Віяла
   *[many] { $n } Віял
}
kardinal-circles-crown = { $n ->
    [1] Корона
    [one] { $n } Корона
    [few] { $n } Корони
   *[many] { $n } Корон
}
kardinal-route-ship = корабель
kardinal-route-carriage = карета
kardinal-plain = без символів
kardinal-card = { $signs-n ->
    [0] { $land } (без символів)
    [one] { $land } ({ $signs })
    [few] { $land } ({ $signs })
   *[many] { $land } ({ $signs })
}
kardinal-sign-X = Хрест
kardinal-sign-F = Віяло
kardinal-sign-C = Корона
kardinal-sign-S = корабель
kardinal-sign-K = карета
kardinal-next = { $list }; { $item }
kardinal-place = ряд { $row }, місце { $column }

kardinal-law-take-back-a-stone = Повернути камінь
kardinal-law-take-back-a-stone-text = Один із ваших втрачених каменів повертається до вашого запасу.
kardinal-law-three-symbols = Три символи
kardinal-law-three-symbols-text = Цього ходу ви можете взяти до трьох кругів.
kardinal-law-different-colours = Різні кольори
kardinal-law-different-colours-text = Цього ходу ваші карти можуть бути з різних країн.
kardinal-law-2-victory-points = −2 переможні очки
kardinal-law-2-victory-points-text = Її відкривають наприкінці, і вона коштує вам два очки.

## Запитання й відповіді

kardinal-ask-take = Візьміть карту з краю ряду. Кругів за цей хід: { $circles }, щонайбільше { $limit }.
kardinal-ask-pay = На карті лежав чужий камінь. Який зі своїх ви за нього віддаєте?
kardinal-ask-place = Покладіть камінь на карту або не кладіть.
kardinal-ask-move = Перекладіть один зі своїх каменів або залиште їх. Який?
kardinal-ask-to = Куди покласти камінь з місця: { $from }?
kardinal-act-take = Взяти: { $card }, { $place }
kardinal-act-place = Покласти камінь: { $card }, { $place }
kardinal-act-move = Перекласти камінь: { $card }, { $place }
kardinal-act-to = Покласти сюди: { $card }, { $place }
kardinal-act-pay = Віддати камінь: { $card }, { $place }
kardinal-act-payReserve = Віддати камінь із запасу
kardinal-act-play = Зіграти закон «{ $law }»
kardinal-act-stop = Більше не брати карт
kardinal-act-keep = Залишити камені як є
kardinal-then-takes = { $seat } бере карту: { $card }

## Що відбувається

kardinal-tell-dealt = { "" }
kardinal-tell-turnBegan = { "" }
kardinal-tell-skipped = { $seat-is ->
    [you] Ви не можете взяти жодної карти й пропускаєте хід.
   *[other] { $seat } не може взяти жодної карти й пропускає хід.
}
kardinal-tell-took = { $seat-is ->
    [you] Ви берете карту: { $card }, { $place }.
   *[other] { $seat } бере карту: { $card }, { $place }.
}
kardinal-tell-gotLaw = { $law-is ->
    [none] { $seat-is ->
        [you] Ви отримуєте карту закону.
       *[other] { $seat } отримує карту закону.
    }
   *[some] { $seat-is ->
        [you] Ви отримуєте закон «{ $law }».
       *[other] { $seat } отримує закон «{ $law }».
    }
}
kardinal-tell-stoneReturned = { $seat-is ->
    [you] Камінь повертається до вас ({ $place }).
   *[other] Камінь повертається до власника: { $seat } ({ $place }).
}
kardinal-tell-paid = { $place-is ->
    [none] { $seat-is ->
        [you] Ви віддаєте за це камінь із запасу.
       *[other] { $seat } віддає за це камінь із запасу.
    }
   *[some] { $seat-is ->
        [you] Ви віддаєте за це камінь: { $place }.
       *[other] { $seat } віддає за це камінь: { $place }.
    }
}
kardinal-tell-played = { $seat-is ->
    [you] Ви граєте закон «{ $law }».
   *[other] { $seat } грає закон «{ $law }».
}
kardinal-tell-stopped = { "" }
kardinal-tell-placed = { $seat-is ->
    [you] Ви кладете камінь: { $place }.
   *[other] { $seat } кладе камінь: { $place }.
}
kardinal-tell-lifted = { "" }
kardinal-tell-moved = { $seat-is ->
    [you] Ви перекладаєте камінь: { $from } → { $to }.
   *[other] { $seat } перекладає камінь: { $from } → { $to }.
}
kardinal-tell-kept = { $seat-is ->
    [you] Ви залишаєте камені як є.
   *[other] { $seat } залишає камені як є.
}
kardinal-tell-revealed = { $seat-is ->
    [you] { $count ->
        [0] { "" }
        [one] Ви показуєте { $count } карту −2.
        [few] Ви показуєте { $count } карти −2.
       *[many] Ви показуєте { $count } карт −2.
    }
   *[other] { $count ->
        [0] { "" }
        [one] { $seat } показує { $count } карту −2.
        [few] { $seat } показує { $count } карти −2.
       *[many] { $seat } показує { $count } карт −2.
    }
}
kardinal-tell-gameOver = { $ending }

## Як закінчується гра

kardinal-end-points = { $winners-is ->
    [you] Ви виграєте: у вас найбільше очок. ({ $rule })
    [among] Ви ділите перемогу за очками: { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] Виграє { $winners }: найбільше очок. ({ $rule })
        [one] Виграють { $winners }: найбільше очок. ({ $rule })
        [few] Виграють { $winners }: найбільше очок. ({ $rule })
       *[many] Виграють { $winners }: найбільше очок. ({ $rule })
    }
}
kardinal-end-landCards = { $winners-is ->
    [you] Ви виграєте: очки рівні, а карт країн у вас більше. ({ $rule })
    [among] Ви ділите перемогу за кількістю карт країн: { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] Виграє { $winners }: очки рівні, вирішує кількість карт країн. ({ $rule })
        [one] Виграють { $winners }: очки рівні, вирішує кількість карт країн. ({ $rule })
        [few] Виграють { $winners }: очки рівні, вирішує кількість карт країн. ({ $rule })
       *[many] Виграють { $winners }: очки рівні, вирішує кількість карт країн. ({ $rule })
    }
}
kardinal-end-fullTie = Ніхто не виграє: рівні й очки, і карти країн. ({ $rule })

## Чому відповідь відхилено

kardinal-no-over = Гру закінчено.
kardinal-no-notYourTurn = Зараз ходить { $seat }.
kardinal-no-otherQuestion = Це не відповідь на поставлене запитання.
kardinal-no-emptyRow = Ряд { $row } порожній.
kardinal-no-oneEnd = У ряду { $row } лише одна карта; беріть її з лівого краю.
kardinal-no-uncovered = На початку ходу ця карта ({ $place }) не лежала скраю.
kardinal-no-otherLand = Карти цього ходу з країни: { $turn }; а ця з країни: { $card }.
kardinal-no-tooManyCircles = Кругів за цей хід: { $taken }, на цій карті: { $card }; дозволено щонайбільше { $limit }.
kardinal-no-circlesFull = Кругів за цей хід: { $limit }. За суворим столом після цього не беруть жодної карти.
kardinal-no-cannotPay = На карті ({ $place }) лежить камінь гравця { $seat }, а у вас не лишилося жодного, щоб віддати.
kardinal-no-mustTake = Треба взяти хоча б одну карту.
kardinal-no-notHeld = У вас немає закону «{ $law }».
kardinal-no-notPlayable = Цю карту закону не можна зіграти.
kardinal-no-nothingLost = Ви не втратили жодного каменя, який міг би повернутися.
kardinal-no-payFirst = Спершу віддайте камінь за взяту карту.
kardinal-no-notYourStone = Там немає вашого каменя: { $place }.
kardinal-no-emptyReserve = Ваш запас порожній.
kardinal-no-capReached = На столі вже стільки ваших каменів, скільки можна: { $cap }. Один можна перекласти.
kardinal-no-placeFirst = У вас є камінь у запасі: покладіть його, перш ніж перекладати інший.
kardinal-no-noCard = Там більше немає карти: { $place }.
kardinal-no-occupied = На карті ({ $place }) лежить камінь гравця { $seat }.
kardinal-no-noFreeCard = На кожній карті лежить камінь.
kardinal-no-putDownFirst = Спершу покладіть камінь, узятий звідси: { $place }.

## Стіл

kardinal-reconstructed = Реконструйована колода
kardinal-own-deck = Власна колода
kardinal-covered = Брати можна лише карти, що лежали скраю на початку ходу.
kardinal-strict = Суворі круги: після другого круга за хід більше не беруть жодної карти.
kardinal-row = Ряд { $row }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
kardinal-with-law = з картою закону
kardinal-with-stone = камінь гравця { $who }
kardinal-own-stone = ваш власний камінь
kardinal-you-pay = камінь гравця { $who }: ви віддасте один зі своїх
kardinal-for-you = { $change } вам
kardinal-worth = { $change } вам, якщо візьмете її пізніше
kardinal-percent = { $n } %
kardinal-tip = Наведіть на карту, щоб побачити, що вона змінить.
kardinal-tip-stone = Число біля карти показує, скільки очок вона вам дасть. Золоте — найкраще.
kardinal-preview = Що змінить ця карта
kardinal-preview-later = Що зміниться, якщо взяти її пізніше
kardinal-preview-none = Очки не зміняться
kardinal-confirm-take = Взяти
kardinal-confirm = Вибрати
kardinal-cancel = Скасувати
kardinal-short-take = Візьміть карту
kardinal-short-more = Візьміть ще карту або зупиніться
kardinal-short-none = Зараз не можна взяти жодної карти
kardinal-short-place = Покладіть камінь на карту або не кладіть
kardinal-short-move = Пересуньте один зі своїх каменів або залиште
kardinal-short-to = Куди покласти камінь?
kardinal-short-pay = Який камінь ви віддаєте?
kardinal-circles = кругів за цей хід: { $n } з { $of }
kardinal-step-take = Взяти карти
kardinal-step-stone = Покласти камінь
kardinal-waits-take = { $who } бере карти.
kardinal-waits-pay = { $who } має віддати камінь.
kardinal-waits-stone = { $who } може покласти або перекласти камінь.

## Чому ні

kardinal-why-inside = Ця карта лежить усередині ряду. Брати можна лише з країв рядів.

## Гравці й очки

kardinal-players = Гравці
kardinal-you = (ви)
kardinal-at-turn = Ходить
kardinal-points = { $n ->
    [one] { $shown } очко
    [few] { $shown } очки
   *[many] { $shown } очок
}
kardinal-points-now = { $n ->
    [one] очко, якби гра скінчилася зараз
    [few] очки, якби гра скінчилася зараз
    [many] очок, якби гра скінчилася зараз
   *[other] очка, якби гра скінчилася зараз
}
kardinal-cards = { $n ->
    [one] { $n } карта країн
    [few] { $n } карти країн
   *[many] { $n } карт країн
}
kardinal-law-cards = { $n ->
    [one] { $n } карта закону
    [few] { $n } карти законів
   *[many] { $n } карт законів
}
kardinal-stones = Камені: { $reserve } у запасі, { $lying } на полі, { $lost } втрачено
kardinal-taken = { $n }/{ $of }
kardinal-lands-cell = { $rank } місце, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}, { $land ->
    [one] { $land } очко
    [few] { $land } очки
   *[many] { $land } очок
} за країну та { $symbols } за символи
kardinal-lands-none = жодної карти
kardinal-rank = №{ $rank }
kardinal-ships = Кораблі
kardinal-carriages = Карети
kardinal-chain = { $n } з { $of }
kardinal-chains = Ланцюги
kardinal-laws = Закони
kardinal-subtotal = Проміжна сума
kardinal-total = Разом
kardinal-land-cards = Карти країн
kardinal-sheet = Аркуш підрахунку
kardinal-sheet-now = Підрахунок, якби гра скінчилася зараз
kardinal-column-land = Країна
kardinal-column-symbols = Символи
kardinal-sheet-note = Ланцюги: якщо кораблів п’ять або більше, кожен дає очко; так само й карети. За рівних очок вирішує кількість карт країн.

kardinal-own-laws = Ваші карти законів
kardinal-play = Зіграти
kardinal-law-times = { $n ->
    [one] { $law }
    [few] { $law } (×{ $n })
   *[many] { $law } (×{ $n })
}
kardinal-laws-unseen = Ще не побачені: { $laws }.
kardinal-laws-played = Зіграні: { $laws }.

kardinal-legend = Що означають знаки
kardinal-legend-cards = Число на карті показує, скільки карт має її країна. Сувій на карті — це карта закону: її отримає той, хто візьме карту. Літера — це камінь того гравця. Золота лінія позначає те, що можна вибрати зараз; число поруч показує, скільки очок карта вам дасть.
kardinal-legend-keys = Стрілки, Home і End ведуть полем. I, правий клік або довге натискання розкажуть про карту більше.

## Позиція словами

kardinal-say-your-turn = Ваш хід.
kardinal-say-turn = Зараз ходить { $who }.
kardinal-say-of = { $name }: { $list }.
kardinal-say-nobody = { $land }: ні в кого немає карт.
kardinal-say-row = { $n ->
    [one] Ряд { $row }, { $n } карта на місці { $from }: { $list }.
    [few] Ряд { $row }, { $n } карти на місцях { $from }–{ $to }: { $list }.
   *[many] Ряд { $row }, { $n } карт на місцях { $from }–{ $to }: { $list }.
}
kardinal-say-row-empty = Ряд { $row } порожній.
kardinal-say-ships = { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
}
kardinal-say-carriages = { $n ->
    [one] { $n } карета
    [few] { $n } карети
   *[many] { $n } карет
}
kardinal-say-law = Ваш закон «{ $law }»: { $text }

## Про карту

kardinal-group-lands = Країни
kardinal-group-signs = Знаки
kardinal-law-card = Карта закону
kardinal-stone = Камінь-заявка
kardinal-info-notation = У нотації: { $word }
kardinal-info-land = { $n ->
    [one] { $n } карта цієї країни
    [few] { $n } карти цієї країни
   *[many] { $n } карт цієї країни
}
kardinal-info-law = { $n ->
    [one] { $n } така карта
    [few] { $n } такі карти
   *[many] { $n } таких карт
}
kardinal-info-family = Символ у крузі, знак роду
kardinal-info-take = Усі карти, які ви берете за хід, — з однієї країни й мають разом щонайбільше два круги. Кораблі й карети — не круги.
kardinal-info-land-points = Хто має найбільше карт країни, отримує по очку за кожну її карту в усіх гравців. Решта, хто має її карти, отримує стільки очок, скільки карт у найближчого гравця попереду.
kardinal-info-symbol-points = У кожній країні той, хто має найбільше кругів одного роду, отримує по очку за кожен, навіть за рівності.
kardinal-info-route = Якщо кораблів п’ять або більше, кожен дає очко; так само й карети.
kardinal-info-get-law = Вона лежить долілиць на карті країни. Хто бере цю карту, отримує її, дивиться й тримає закритою.
kardinal-info-play-law = Її можна зіграти будь-якої миті свого ходу. Після цього вона виходить із гри.
kardinal-info-place = Узявши карти, ви можете покласти один камінь на карту без каменя, хоч би де вона лежала. Якщо покласти не можна, дозволено перекласти один.
kardinal-info-pay = Хто бере карту з вашим каменем, повертає його вам і втрачає один свій. Якщо берете її ви, камінь повертається до вашого запасу.
kardinal-info-cap = У кожного три камені. Утрьох усі можуть водночас лежати на полі, учотирьох і вп’ятьох — два.
kardinal-info-deck = Які символи на окремих картах — це наша реконструкція, якщо тільки за столом не грають власною колодою. Країни та кількості їхніх карт справжні.
kardinal-law-take-back-a-stone-note = Якщо зіграти її після взяття карт, камінь можна одразу покласти.
kardinal-law-three-symbols-note = Дві такі карти не дають чотирьох.
kardinal-law-different-colours-note = Обмеження на круги лишається.

## Налаштування

kardinal-options-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
kardinal-options-covered = без відкритих за хід карт
kardinal-options-strict = жодної карти після останнього круга
kardinal-options-first = починає { $seat }
kardinal-options-display = поле { $rows } × { $columns }
kardinal-setup-players = Гравці
kardinal-setup-cap = { $n ->
    [one] На полі водночас може лежати { $n } камінь кожного гравця.
    [few] На полі водночас можуть лежати { $n } камені кожного гравця.
   *[many] На полі водночас може лежати { $n } каменів кожного гравця.
}
kardinal-setup-uncovered = Можна брати карти, що відкрилися
kardinal-setup-uncovered-text = Карту, яка опинилася скраю під час ходу, можна взяти того самого ходу.
kardinal-setup-strict = Після другого круга за хід більше нічого не беруть
kardinal-setup-strict-text = Інакше карти без кругів ще можна додавати. Із законом «Три символи» це третій круг.
kardinal-setup-first = Хто починає
kardinal-setup-first-chance = навмання
kardinal-setup-seat = Місце { $seat }
kardinal-setup-deck = Жодне джерело не перелічує друковані карти поодинці, тому їхні символи — наша реконструкція. Якщо у вас є ця гра, впишіть її карти сюди: X Хрест, F Віяло, C Корона, S корабель, K карета, - для карти без жодного знака. Наприклад, XXS — карта з двома Хрестами й кораблем.
kardinal-setup-land = { $land }, { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
kardinal-setup-faces-wrong = Впишіть карти через пробіл, { $n } загалом, на кожній щонайбільше два круги та один корабель або одна карета, наприклад XX чи FS.
kardinal-setup-restore = Повернутися до реконструйованої колоди
