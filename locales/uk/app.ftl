### Рамка довкола ігор: усі сторінки та головна.

## Кожна сторінка
skip = Перейти до вмісту
live-label = Що відбувається
connection-label = Зв’язок
notices-label = Повідомлення
loading = Хвилинку…
close = Закрити
cancel = Скасувати
keep = Зберегти
copy = Копіювати
copied = Скопійовано
reload = Перезавантажити сторінку
to-home = На головну
language = Мова
sound = Звуки
theme = Вигляд
theme-system = Як у системі
theme-light = Світлий
theme-dark = Темний
theme-contrast = Високий контраст
percent = { $n } %
options = Правила цієї партії
rules = Правила
clock = Годинник

## Зв’язок із сервером
slow = Зв’язок повільний: відповідь триває { $ms } мс.
offline = Сервер недоступний. Пробуємо знову; нічого не втрачено.
offline-kept =
    { $n ->
        [one] { $n } дія чекає на надсилання.
        [few] { $n } дії чекають на надсилання.
       *[many] { $n } дій чекають на надсилання.
    }
offline-title = Немає зв’язку
online = Зв’язок відновлено.
going-down = Сервер перезапускається. За мить він повернеться.
try-now = Спробувати зараз
version-text = Сервер новіший за цю сторінку.
update-ready = Готова нова версія Trivium.
failed-offline = Не вийшло: сервер недоступний.
offline-here = Сервер недоступний. Тим часом можна грати з ботами на цьому пристрої.
device-storage = Цей браузер не зберігає партію: { $why }. Можна грати далі, але після закриття сторінки партію буде втрачено.
device-unreadable = Ця версія не може прочитати партію, збережену на цьому пристрої: { $why }. Партія залишається збереженою.
device-engine = Ігровий рушій на цьому пристрої зупинився: { $why }. Перезавантажте сторінку, щоб продовжити; ваші ходи збережено.
device-none = Цей браузер не може грати без сервера: немає WebAssembly або не вдалося завантажити ігровий рушій.

## Сторінки, яких немає
lost-title = Тут нічого немає
lost-text = Можливо, в адресі помилка або сторінку перенесено. З головної можна потрапити всюди.
broken-title = Сторінка не завантажилася
broken-text = Частина сторінки не надійшла. Зазвичай допомагає перезавантаження.
no-table-title = Такого столу немає
no-table-text = Можливо, посилання неповне або стіл старий і його прибрали. Попросіть нове посилання чи відкрийте власний стіл.
no-replay-title = Такої партії для повтору немає
no-replay-text = Переглядати можна лише завершені партії. Можливо, посилання неповне або партія ще триває.

## Ігри
game-cardia = Cardia
game-cardia-facts = 2 гравці · 15 хвилин
game-cardia-lead = Двобій, у якому часто хочеться саме програти.
game-cardia-first = Обидва гравці мають тих самих шістнадцятьох персонажів вартістю від 1 до 16. Кожного раунду обидва таємно обирають по одному і разом відкривають.
game-cardia-second = Сильніша карта здобуває печатку. Слабша застосовує здібність, а здібності сягають назад: вони можуть перевернути сутичку, яка здавалася давно вирішеною.
game-cardia-third = Хто веде з п’ятьма печатками, той переміг. Так само той, хто ще має карту, коли в суперника їх немає.
game-kardinal = Kardinal & König
game-kardinal-facts = 3–5 гравців · 45 хвилин
game-kardinal-lead = Краєвид із карт, який усі об’їдають з країв.
game-kardinal-first = П’ятдесят шість карт країн лежать відкрито в чотирьох рядах. Ви берете карти однієї країни з країв рядів, але круглих символів родів — лише обмежену кількість.
game-kardinal-second = Покладіть камінь на карту, яку хочете взяти згодом: хто її забере, заплатить власним каменем. Карти законів допомагають один раз — або коштують очок, якщо їх притримати.
game-kardinal-third = Наприкінці очки дають за більшість карт країни, за найсильніший рід у ній і за довгі ланцюги кораблів та карет.
game-civ = Carta Impera Victoria
game-civ-facts = 2–4 гравці · 25 хвилин
game-civ-lead = Збудуйте націю з шести Сфер і не дайте цього зробити іншим.
game-civ-first = У свій хід ви граєте карту, застосовуєте ефекти своїх карт і добираєте.
game-civ-second = Що більше карт однієї Сфери, то сильніший її ефект. Картою можна й пожертвувати, щоб ударити по всіх інших.
game-civ-third = Досить карт однієї Сфери наприкінці ходу — і ви одразу перемогли. Якщо колода скінчилася, перемагає той, хто веде в більшості Сфер.

## Головна
home-title = Три карткові ігри
home-heading = Три карткові ігри, один стіл
home-lead = Грайте проти бота просто зараз або надішліть другові посилання. Обліковий запис не потрібен.
home-games = Ігри
home-mine = Ваші столи
home-open = Відкриті столи
home-open-none = Зараз ніхто не чекає. Відкрийте стіл і запросіть друга або зіграйте з ботом.
home-over = Завершені партії
statistics-title = Ваші ігри в числах
home-wait =
    { $n ->
        [one] { $n } чекає на вас
        [few] { $n } чекають на вас
        [many] { $n } чекають на вас
       *[other] { $n } чекають на вас
    }
home-first = Ваша перша партія
home-first-text = Навчіться Cardia за п’ять хвилин граючи або одразу почніть партію проти новачка. Стіл щоразу ставить одне запитання, а кожна карта каже, що вона робить.
home-first-start = Роздати карти
home-first-learn = Навчитися за 5 хвилин
home-first-go-on = Продовжити урок
home-learn = Вчіться граючи
home-learn-lead = Урок до кожної гри: ви ходите самі з першої хвилини.
home-puzzles = Задачі
home-puzzles-lead = Одна позиція, один найкращий вибір, і щодня нова задача.
lesson = Урок
entry-alone = Поки що більше нікого
result-won = Перемога
result-lost = Поразка
result-drawn = Нічия
length-minutes = { $n } хв
length-hours = { $n } год
home-name = Ваше ім’я
play-bot = Грати з ботом
invite-friend = Запросити друга
name-label = Так вас бачать інші
name-note = Ім’я належить цьому браузеру. У налаштуваннях його можна перенести на інший пристрій.
name-kept = Відтепер ви { $name }.
name-refused = Це ім’я не підходить. Потрібно від 1 до { $most } видимих знаків.
avatar-label = Ваше зображення
avatar-fox = Лисиця
avatar-owl = Сова
avatar-hare = Заєць
avatar-bear = Ведмідь
avatar-cat = Кіт
avatar-frog = Жаба
avatar-raven = Крук
avatar-stag = Олень
avatar-boar = Вепр
avatar-lion = Лев
avatar-fish = Риба
avatar-dragon = Дракон
entry-free =
    { $n ->
        [0] Усі місця зайнято
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
entry-continue = Продовжити
entry-join = Приєднатися
entry-watch = Дивитися
stage-playing = Триває
stage-paused = Партію призупинено.
stage-over = Партію завершено.
your-turn = Ваш хід
turn-of = Хід: { $name }
record-title = Відкрити запис
record-lead = Партія, збережена у файлі: переглянути, проаналізувати, перевірити роздачу.

## Новий стіл
clock-none = Без годинника
clock-live = { $minutes } хв + { $seconds } с на рішення
clock-days =
    { $days ->
        [one] { $days } день на рішення
        [few] { $days } дні на рішення
       *[many] { $days } днів на рішення
    }
time-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }

## Боти
bot-random = Випадок
bot-heuristic = Відгадник
bot-novice = Новачок
bot-apprentice = Учень
bot-squire = Зброєносець
bot-courtier = Придворний
bot-knight = Лицар
bot-steward = Управитель
bot-chancellor = Канцлер
bot-sovereign = Володар
strength-novice = дуже легко
strength-apprentice = легко
strength-squire = доволі легко
strength-courtier = помірно
strength-knight = доволі важко
strength-steward = важко
strength-chancellor = дуже важко
strength-sovereign = найважче
character-novice = Піп, який щойно вивчив правила.
character-apprentice = Тільда, яка лічить свої карти.
character-squire = Оскар, який думає на хід уперед.
character-courtier = Селестина, яка любить дивувати.
character-knight = Лицар Богорт, який б’є, де болить.
character-steward = Бенедикт, який пам’ятає кожну карту.
character-chancellor = Пані Оділь, яка планує всю партію.
character-sovereign = Королева Тривіуму, яка нічого не дарує.

## Місця
seats-label = Гравці
seat = Місце { $seat }
seat-open = Вільно
seat-reserved = Зарезервовано
seat-turn = ходить
seat-wins =
    { $n ->
        [one] { $n } перемога
        [few] { $n } перемоги
       *[many] { $n } перемог
    }
you-mark = (ви)
kind-bot = Бот
kind-strength = Бот, { $strength }
kind-left = покинуте місце
kind-kicked = не за столом
kind-here = тут
kind-away = не тут
kind-host = господар
spectators =
    { $n ->
        [one] { $n } глядач
        [few] { $n } глядачі
       *[many] { $n } глядачів
    }
come-back = Повернутися на місце
second-tab = Цей стіл відкрито ще в одній вкладці. Обидві показують те саме; грайте в будь-якій.

## Налаштування
settings-title = Налаштування

## Скорочення
keys-title = Гарячі клавіші
keys-list = Цей перелік
keys-state = Стіл словами
keys-hint = Підказка
keys-undo = Скасувати хід
keys-answers = До переліку відповідей
keys-chat = До розмови
keys-number = До однієї з відповідей; Enter обирає її
keys-replay = Повтор: крок назад або вперед
keys-ends = Повтор: на початок або в кінець
keys-scenario = Повтор: копіювати позицію як сценарій
keys-move = Між частинами та всередині частини
keys-close = Закрити вікно

## Чому щось не зроблено
refused-badMessageId = Повідомлення надійшло пошкодженим. Спробуйте ще раз.
refused-notSeated = Це можуть лише ті, хто сидить за столом.
refused-notHost = Це може лише господар столу.
refused-noSuchSeat = Такого місця немає.
refused-seatTaken = Це місце зайняте.
refused-seatReserved = Це місце зарезервоване для запрошеного гравця.
refused-noInvitation = Це запрошення вже використане або більше не діє.
refused-badCode = Код запрошення має від 12 до 36 літер, цифр і дефісів.
refused-sitsAlready = Ви вже маєте місце.
refused-sentAway = Господар попросив вас піти з цього столу.
refused-nobodyThere = Там немає кого просити піти.
refused-tooManyPlayers = Тут сидить більше людей, ніж місць у такій партії.
refused-seatsOpen = Ще не всі місця зайнято.
refused-gameRuns = Не під час партії.
refused-notInLobby = Лише перед першою картою.
refused-noGame = Жодна партія не триває.
refused-notOver = Лише після партії.
refused-paused = Партію призупинено.
refused-notPaused = Партію не призупинено.
refused-options = Так не можна поєднати: { $why }
refused-badClock = Такий час не підходить.
refused-unknownAction = Гра не знає такого ходу.
refused-damaged = Цю партію пошкоджено, вона не може тривати.
refused-nothingSaid = Повідомлення порожнє.
refused-tooLong = Задовго: щонайбільше { $most } знаків.
refused-silence = Поки триває партія, глядачі мовчать.
refused-noProposal = Ця пропозиція вже не чинна.
refused-notAllPersons = Для нічиєї на кожному місці має бути людина.
refused-notLeft = Це місце ніхто не залишав.
refused-nothingDone = Немає чого скасовувати.
refused-reveal = Відтоді показано приховане: скасувати вже не можна.
refused-noAdvice = Поки за столом грають інші люди, порад немає.
refused-nothingAsked = Зараз вас ні про що не питають.
refused-noSearch = У цій грі підказок немає.
refused-muted = Адміністрація цього сервера поки що не дозволяє вам писати в чат.
refused-draining = Сервер от-от оновлять. Розпочаті ігри можна завершити, нові почнуться після цього.
refused-tooManyTables = У вас { $most } незавершених столів. Спершу завершіть або залиште кілька з них.
refused-tooManyNew = Ви відкрили багато столів. Зачекайте хвилину перед наступним.
refused-notTaught = { $say }
refused-inLesson = Урок іде так, як він написаний; тут це неможливо.

## Пояснення до підказки
reason-then = { $what } ({ $share } %): { $seat-is ->
    [you] тоді ви виграєте { $win } % партій.
   *[other] тоді { $seat } виграє { $win } % партій.
}
reason-exact = Усі руки відомі, тож ці значення точні.
reason-vary = Змінюйте вибір: суперник, який його передбачить, матиме вигоду.
mark-great = Чудовий вибір
mark-good = Добрий вибір
mark-inaccuracy = Неточність
mark-mistake = Помилка
mark-blunder = Груба помилка
mark-lucky = Пощастило
mark-unlucky = Не пощастило

## Частини речень

list = { $first } і { $last }
by-seat = { $seat-is ->
    [you] { $what } (ви)
   *[other] { $what } ({ $seat })
}

## Адміністрація сервера
announcements-label = Оголошення
door-banned-title = Ви не можете грати на цьому сервері
door-banned-text = Адміністрація цього сервера вас не впускає. Сервер повідомляє:
door-invited-title = Цей сервер — для запрошених
door-invited-text = Попросіть код запрошення в того, хто утримує цей сервер, і введіть його тут.
door-invited-label = Код запрошення
door-invited-enter = Увійти
door-invited-refused = Цей код не діє або вже не діє.
