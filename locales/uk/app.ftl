### Рамка довкола ігор: головна, столи, повтори, налаштування.

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
home-wait =
    { $n ->
        [one] { $n } чекає на вас
        [few] { $n } чекають на вас
        [many] { $n } чекають на вас
       *[other] { $n } чекають на вас
    }
home-first = Ваша перша партія
home-first-text = Cardia проти новачка: двоє гравців, 15 хвилин. Стіл щоразу ставить одне запитання, а кожна карта каже, що вона робить.
home-first-start = Роздати карти
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

## Новий стіл
new-title = Нова партія: { $game }
new-seats = Хто грає
new-you = Ви
new-friend = Друг за посиланням
new-start = Почати партію
new-open = Відкрити стіл
new-clock = Час на роздуми
level-strength = { $name } – { $strength }
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
seat-turn = ходить
seat-wins =
    { $n ->
        [one] { $n } перемога
        [few] { $n } перемоги
       *[many] { $n } перемог
    }
you-mark = (ви)
kind-bot = Бот
kind-level = Бот { $n } з 8
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

## Перед партією
lobby-title = Перед першою картою
lobby-level = Рівень нових ботів
lobby-full = Усі місця зайнято. Можна лишитися й дивитися.
lobby-waits = Почати можна, коли всі місця зайнято.
lobby-host-starts = Усі на місці. Партію починає господар столу.
sit = Сісти на { $seat }
put-bot = Бот на { $seat }
kick = Попросити піти: { $name }
stand-up = Звільнити місце
start = Почати
invite = Запросити
share = Поділитися
share-title = Запросити
share-text = Хто відкриє це посилання, зможе сісти на вільне місце або дивитися.
share-link = Посилання
share-qr = Посилання у вигляді QR-коду

## Під час партії
title-turn = ● Ваш хід – { $game }
announce-turn = Ваш хід. { $question }
waiting-for = Очікуємо: { $name }
undo = Скасувати хід
undo-revealed = Після вашого останнього вибору відкрито щось приховане, тож скасувати його вже не можна.
since-turn = Показати ще раз, що сталося після вашого останнього вибору
start-title = Гра починається
hint = Підказка
resume = Продовжити
stale = Партія вже пішла далі. Ось її стан зараз.

## What an answer would do

foresee-title = Якщо обрати це:
foresee-score = Рахунок: { $now } → { $then }
foresee-open = Що буде далі, залежить від прихованих карт, випадку або іншого гравця.
answers =
    { $n ->
        [one] Усі відповіді: { $n }
        [few] Усі відповіді: { $n }
       *[many] Усі відповіді: { $n }
    }
board-title = Ігрове поле
board-failed = Не вдається показати стіл. Нічого не втрачено: продовжуйте без нього або перезавантажте сторінку.
answers-label = Можливі відповіді
state-title = Стіл словами
reconstructed = Наша реконструкція, а не друкована карта
side-label = Журнал, розмова і стіл
tab-log = Журнал
tab-chat = Розмова
tab-table = Стіл
unread =
    { $n ->
        [one] { $n } непрочитане повідомлення
        [few] { $n } непрочитані повідомлення
       *[many] { $n } непрочитаних повідомлень
    }
log-empty = Ще нічого не сталося.
chat-empty = Ще ніхто нічого не сказав.
chat-silent = Поки триває партія, глядачі мовчать.
chat-label = Повідомлення
chat-send = Надіслати
emotes-label = Швидкі повідомлення
emote-hello = Вітаю!
emote-goodLuck = Хай щастить!
emote-wellPlayed = Гарно зіграно!
emote-thanks = Дякую!
emote-sorry = Перепрошую!
emote-oops = Ой.
emote-thinking = Дайте подумати…
emote-wow = Ого!
offer-draw = Запропонувати нічию
pause = Запропонувати перерву
resign = Здатися
resign-title = Здатися в цій партії?
resign-text = Переможуть інші. Цього не можна скасувати.
leave-title = Піти посеред партії?
leave-text = Партія чекатиме на вас. Інші можуть доручити вашу гру ботові; доти ви можете повернутися.
replace-label = Місце без гравця: { $name }. Хто гратиме далі?
replace = Запропонувати цього бота

## Підказки
hint-title = Що зробив би пошук
hint-thinking = Думає…
hint-win = Ви виграєте { $win } таких партій (± { $error }).
hint-expect-cardia = Очікувана кількість печаток: { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
hint-expect-kardinal = Очікувана кількість очок: { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
hint-expect-civ = Очікувана кількість очок: { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
hint-worlds = уявлено світів: { $n }
hint-done = усього уявлено світів: { $n }
hint-choice = Відповідь
hint-share = Як часто
hint-value = Ви виграєте

## Пропозиції
propose-draw = { $name } пропонує нічию.
propose-undo = { $name } хоче скасувати своє рішення.
propose-pause = { $name } просить перерву.
propose-replace = { $name } пропонує, щоб замість { $left } далі грав бот ({ $bot }).
propose-rematch = { $name } пропонує ще одну партію: { $options }
agree = Згода
decline = Відмовитися
withdraw = Відкликати

## Кінець
over-drawn = Нічия
over-you-won = Ви перемогли!
over-won =
    { $n ->
        [one] Перемога: { $name }
        [few] Спільна перемога: { $name }
       *[many] Спільна перемога: { $name }
    }
over-resigned = { $name } здається.
over-time = Час вийшов: { $name }.
over-agreed = Усі погодилися на нічию.
over-standings = Який у кого рахунок
over-turning = Перелом:
over-turning-text = крок { $step }, ваша перевага змінилася з { $from } на { $to }.
over-turning-watch = Переглянути
rematch = Ще раз
rematch-other = Ще раз, але інакше
rematch-propose = Запропонувати цю партію
replay = Повтор
download = Запис партії
verify = Перевірити роздачу
verify-true = Роздача саме та, яку обіцяно перед першою картою: зерно нижче дає точно цю обіцянку.
verify-false = Зерно не дає обіцянки, зробленої перед першою картою. Не довіряйте цій роздачі.
verify-unknown = На незашифрованій сторінці цей браузер не обчислює контрольних сум. Команда «trivium verify» перевірить запис на вашому комп’ютері.
verify-none = У цьому записі немає зерна або обіцянки щодо нього: перевіряти нічого.
verify-promise = Обіцянка (SHA-256 зерна)
verify-seed = Зерно

## Повтор
replay-title = Повтор: { $game }
replay-eyes = Очима
replay-truth = Усіх, без таємниць
replay-as = { $name }
replay-saw = Що бачив гравець { $name }
replay-first = На початок
replay-back = Крок назад
replay-next = Крок уперед
replay-last = У кінець
replay-slider = Крок
replay-step = Крок { $step } з { $all }
replay-go = До кроку { $step }
replay-table = До столу
replay-winner = перемога
replay-game = Партія
replay-game-of = { $n } з { $all }
replay-earlier = Завершені партії цього столу
replay-earlier-game = Переглянути партію { $n }
scenario-copy = Копіювати як сценарій
scenario-copied = Позиція після кроку { $step } вже в буфері обміну, у вигляді сценарію.
scenario-nearest = Сценарій починається з ходу або раунду, а тут не починається ні те, ні те. Найближчий придатний крок перед цим: { $step }.
scenario-refused = Цю позицію не можна записати як сценарій: { $why }
scenario-by-hand = Браузер не дозволяє цій сторінці копіювати. Виділіть текст і скопіюйте його самі.
record-title = Відкрити запис
record-lead = Партія, збережена у файлі: переглянути, проаналізувати, перевірити роздачу.
record-text = Запис — це текстовий файл, який можна зберегти після партії. Кожен його рядок розігрується ще раз за правилами; потім можна пройти партію крок за кроком з будь-якого місця, дати її на аналіз і перевірити роздачу.
record-choose = Вибрати файл
record-drop = або перетягніть його будь-куди на цю сторінку
record-other = Відкрити інший запис
record-broken = Цей файл не можна відтворити: це не запис партії.
record-broken-line = Цей файл не можна відтворити: щось не так у рядку { $line }.
record-detail = Повідомлення сервера:
record-too-long = Цей файл задовгий для запису партії: щонайбільше 1 МБ.
curve-title = Шанси на перемогу
curve-text = Пошук знову розглядає кожне рішення, знаючи лише те, що було відомо тоді.
curve-start = Накреслити криву
curve-running =
    { $n ->
        [one] Розглянуто { $n } рішення…
        [few] Розглянуто { $n } рішення…
       *[many] Розглянуто { $n } рішень…
    }
curve-failed = Криву не вдалося накреслити. Спробуйте пізніше.
curve-label =
    { $n ->
        [one] Крива шансів на перемогу за { $n } рішення
        [few] Крива шансів на перемогу за { $n } рішення
       *[many] Крива шансів на перемогу за { $n } рішень
    }
curve-swings = Найбільші стрибки:
curve-swing = Крок { $step }: { $from } → { $to }

## Правила
rules-title = Правила: { $game }
rules-games = Правила інших ігор

## Налаштування
settings-title = Налаштування
set-looks = Вигляд і клавіші
set-pace = Темп анімації, також для ботів
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
pace-off = Без анімації
set-keys = Гарячі клавіші з однієї літери
set-signals = Звуки й сигнали
set-sound = Звуки за столом
set-volume = Гучність
set-haptics = Вібрація
set-notify = Показувати сповіщення системи, коли мій хід
set-notify-denied = Сповіщення в цьому браузері заборонено
set-device = Інший пристрій
set-device-text = За кодом інший пристрій стане вами: те саме ім’я, ті самі столи.
link-make = Створити код
link-code = Введіть на іншому пристрої протягом { $minutes } хв:
claim-label = Код з іншого пристрою
claim = Застосувати
claim-refused = Цей код недійсний. Код діє один раз і лише десять хвилин; створіть новий.

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
refused-muted = Адміністрація цього сервера поки що не дозволяє вам писати в чат.
refused-draining = Сервер от-от оновлять. Розпочаті ігри можна завершити, нові почнуться після цього.
refused-tooManyTables = У вас { $most } незавершених столів. Спершу завершіть або залиште кілька з них.
refused-tooManyNew = Ви відкрили багато столів. Зачекайте хвилину перед наступним.

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
data-title = Ваші дані
data-text = Ви можете завантажити все, що цей сервер зберігає про вас, і можете це видалити.
data-download = Завантажити мої дані
data-delete = Видалити мене…
data-delete-title = Видалити все про вас?
data-delete-text = Ваше ім’я, пристрої, місця та все, що ви писали, буде видалено назавжди. Зіграні ігри залишаться іншим гравцям, але без вашого імені.
data-delete-yes = Видалити назавжди
data-busy = Сервер саме збирає дані іншої людини. Спробуйте ще раз за хвилину.
