# Kardinal & König

## Назви

kardinal-land-daenemark = Данія
kardinal-land-england = Англія
kardinal-land-italien = Італія
kardinal-land-bayern = Баварія
kardinal-land-ungarn = Угорщина
kardinal-land-kastilien = Кастилія
kardinal-land-franken = Франконія
kardinal-land-sachsen = Саксонія
kardinal-land-frankreich = Франція

# Три літери для маленької карти; усі різні.
kardinal-code-daenemark = ДАН
kardinal-code-england = АНГ
kardinal-code-italien = ІТА
kardinal-code-bayern = БАВ
kardinal-code-ungarn = УГО
kardinal-code-kastilien = КАС
kardinal-code-franken = ФКО
kardinal-code-sachsen = САК
kardinal-code-frankreich = ФРА

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
kardinal-card = { $land } ({ $signs })
kardinal-next = { $list }; { $item }
kardinal-place = ряд { $row }, місце { $column }
kardinal-seat = Місце { $seat }

kardinal-law-take-back = Повернути камінь
kardinal-law-take-back-text = Один із ваших втрачених каменів повертається до вашого запасу.
kardinal-law-three-symbols = Три символи
kardinal-law-three-symbols-text = Цього ходу ви можете взяти до трьох кругів.
kardinal-law-different-colours = Різні кольори
kardinal-law-different-colours-text = Цього ходу ваші карти можуть бути з різних країн.
kardinal-law-minus-two = −2 переможні очки
kardinal-law-minus-two-text = Її відкривають наприкінці, і вона коштує вам два очки.

## Запитання й відповіді

kardinal-ask-take = Візьміть карту з краю ряду. Кругів за цей хід: { $circles }, щонайбільше { $limit }.
kardinal-ask-pay = На карті лежав чужий камінь. Який зі своїх ви за нього віддаєте?
kardinal-ask-place = Покладіть камінь на карту або не кладіть.
kardinal-ask-move = Перекладіть один зі своїх каменів або залиште їх. Який?
kardinal-ask-to = Куди покласти камінь з місця: { $from }?
kardinal-act-take = Взяти: { $card }, { $cell }
kardinal-act-place = Покласти камінь: { $card }, { $cell }
kardinal-act-move = Перекласти камінь: { $card }, { $cell }
kardinal-act-to = Покласти сюди: { $card }, { $cell }
kardinal-act-pay = Віддати камінь: { $card }, { $cell }
kardinal-act-payReserve = Віддати камінь із запасу
kardinal-act-play = Зіграти закон «{ $law }»
kardinal-act-stop = Більше не брати карт
kardinal-act-keep = Залишити камені як є

## Що відбувається

kardinal-event-skipped = { $who } не може взяти жодної карти й пропускає хід.
kardinal-event-took = { $who } бере карту: { $card }, { $place }.
kardinal-event-got-a-law = { $who } отримує карту закону.
kardinal-event-got-law = { $who } отримує закон «{ $law }».
kardinal-event-stone-returned = Камінь повертається до власника: { $who } ({ $place }).
kardinal-event-paid-reserve = { $who } віддає за це камінь із запасу.
kardinal-event-paid = { $who } віддає за це камінь: { $place }.
kardinal-event-played = { $who } грає закон «{ $law }».
kardinal-event-placed = { $who } кладе камінь: { $place }.
kardinal-event-moved = { $who } перекладає камінь: { $from } → { $to }.
kardinal-event-kept = { $who } залишає камені як є.
kardinal-event-revealed = { $who } показує { $n ->
    [one] { $n } карту −2
    [few] { $n } карти −2
   *[many] { $n } карт −2
}.
kardinal-event-won = Партію виграє { $who }.
kardinal-event-no-winner = Ніхто не виграє: рівність повна.

## Стіл

kardinal-reconstructed = Реконструйована колода
kardinal-own-deck = Власна колода
kardinal-covered = Брати можна лише карти, що лежали скраю на початку ходу.
kardinal-strict = Суворі круги: після другого круга за хід більше не беруть жодної карти.
kardinal-jump-left = Ліві краї
kardinal-jump-right = Праві краї
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
kardinal-percent = { $n } %
kardinal-tip = Наведіть на карту, щоб побачити, що вона змінить.
kardinal-preview = Що змінить ця карта
kardinal-preview-none = Очки не зміняться
kardinal-confirm-take = Взяти
kardinal-confirm = Вибрати
kardinal-cancel = Скасувати
kardinal-short-take = Візьміть карту
kardinal-short-more = Візьміть ще карту або зупиніться
kardinal-short-none = Зараз не можна взяти жодної карти
kardinal-circles = кругів за цей хід: { $n } з { $of }
kardinal-waits-take = { $who } бере карти.
kardinal-waits-pay = { $who } має віддати камінь.
kardinal-waits-stone = { $who } може покласти або перекласти камінь.

## Чому ні

kardinal-why-inside = Ця карта лежить усередині ряду. Брати можна лише з країв рядів.
kardinal-why-K2-1 = На початку ходу ця карта не лежала скраю.
kardinal-why-K2-2 = Усі карти одного ходу — з однієї країни й мають разом щонайбільше два круги. За суворим столом після другого круга не беруть жодної карти.
kardinal-why-K2-4 = Камінь кладуть на карту без каменя.
kardinal-why-K3-2 = Там немає вашого каменя.
kardinal-why-K3-3 = На карті лежить чужий камінь, а у вас не лишилося жодного, щоб віддати.
kardinal-why-K4-3 = Навіть із законом карти одного ходу мають разом щонайбільше три круги.
kardinal-why-K7-10 = За суворим столом після третього круга, який дозволяє закон, не беруть жодної карти.

## Гравці й очки

kardinal-players = Гравці
kardinal-you = (ви)
kardinal-at-turn = Ходить
kardinal-points = { $n ->
    [one] { $shown } очко
    [few] { $shown } очки
   *[many] { $shown } очок
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
kardinal-lands-caption = Країни, якби гра скінчилася зараз
kardinal-lands-note = Місце й кількість карт, круги, потім очки за країну + за символи.
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
kardinal-column-land = Країна
kardinal-column-symbols = Символи
kardinal-sheet-note = Ланцюги: якщо кораблів п’ять або більше, кожен дає очко; так само й карети. За рівних очок вирішує кількість карт країн.
kardinal-won-points = Виграє { $who }: найбільше очок.
kardinal-won-land-cards = Виграє { $who }: очки рівні, вирішує кількість карт країн.
kardinal-won-nobody = Ніхто не виграє: рівні й очки, і карти країн.

kardinal-own-laws = Ваші карти законів
kardinal-own-laws-none = У вас немає карт законів.
kardinal-play = Зіграти
kardinal-law-times = { $n ->
    [one] { $law }
    [few] { $law } (×{ $n })
   *[many] { $law } (×{ $n })
}
kardinal-laws-unseen = Ще не побачені: { $laws }.
kardinal-laws-played = Зіграні: { $laws }.

kardinal-legend = Що означають знаки
kardinal-legend-cards = Число на карті показує, скільки карт має її країна. § лежить на карті, що приносить карту закону. Літера — це камінь того гравця. Стрілка знизу позначає те, що можна вибрати зараз.
kardinal-legend-keys = Стрілки, Home і End ведуть полем. I, правий клік або довге натискання розкажуть про карту більше.

## Позиція словами

kardinal-tell-your-turn = Ваш хід.
kardinal-tell-turn = Зараз ходить { $who }.
kardinal-tell-of = { $name }: { $list }.
kardinal-tell-row = { $n ->
    [one] Ряд { $row }, { $n } карта на місці { $from }: { $list }.
    [few] Ряд { $row }, { $n } карти на місцях { $from }–{ $to }: { $list }.
   *[many] Ряд { $row }, { $n } карт на місцях { $from }–{ $to }: { $list }.
}
kardinal-tell-row-empty = Ряд { $row } порожній.
kardinal-tell-ships = { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
}
kardinal-tell-carriages = { $n ->
    [one] { $n } карета
    [few] { $n } карети
   *[many] { $n } карет
}
kardinal-tell-law = Ваш закон «{ $law }»: { $text }

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
kardinal-law-take-back-note = Якщо зіграти її після взяття карт, камінь можна одразу покласти.
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
