### Рамка довкола ігор: усі сторінки, крім головної.

## Новий стіл
new-title = Нова партія: { $game }
new-seats = Хто грає
new-you = Ви
new-friend = Друг за посиланням
new-start = Почати партію
device-here = Немає зв’язку. Ця партія грається на цьому пристрої й зберігається тут.
new-open = Відкрити стіл
new-clock = Час на роздуми
level-strength = { $name } – { $strength }

## Перед партією
lobby-title = Перед першою картою
lobby-level = Рівень нових ботів
lobby-reserve = Зарезервувати місце { $seat } для друга
lobby-unreserve = Відкрити місце { $seat } для всіх
lobby-accept = Зайняти зарезервоване місце
lobby-listed = Показувати цей стіл усім на головній сторінці
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
share-seat = Це посилання — для одного гравця й одного місця. Місце чекатиме, доки він не прийде.
share-link = Посилання
share-qr = Посилання у вигляді QR-коду

## Під час партії
title-turn = ● Ваш хід – { $game }
announce-turn = Ваш хід. { $question }
waiting-for = Очікуємо: { $name }
undo = Скасувати хід
undo-revealed = Після вашого останнього вибору відкрито щось приховане, тож скасувати його вже не можна.
undo-if-agreed = Якщо всі інші згодні: після вашого вибору вже зіграли.
since-turn = Показати ще раз, що сталося після вашого останнього вибору
start-title = Гра починається
start-together = Усі обирають одночасно.
hint = Підказка
resume = Продовжити
stale = Партія вже пішла далі. Ось її стан зараз.

## What an answer would do
foresee-title = Якщо обрати це:
foresee-score = Рахунок: { $now } → { $then }
foresee-open = Що буде далі, залежить від прихованих карт, випадку або іншого гравця.
foresee-nothing = Стіл лишається таким, як є.
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
hint-reasons = Чому

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
open-analysis = Відкрити на дошці аналізу
analysis = Дошка аналізу
scenario-copied = Позиція після кроку { $step } вже в буфері обміну, у вигляді сценарію.
scenario-nearest = Сценарій починається з ходу або раунду, а тут не починається ні те, ні те. Найближчий придатний крок перед цим: { $step }.
scenario-refused = Цю позицію не можна записати як сценарій: { $why }
scenario-by-hand = Браузер не дозволяє цій сторінці копіювати. Виділіть текст і скопіюйте його самі.
record-text = Запис — це текстовий файл, який можна зберегти після партії. Кожен його рядок розігрується ще раз за правилами; потім можна пройти партію крок за кроком з будь-якого місця, дати її на аналіз і перевірити роздачу.
record-choose = Вибрати файл
record-drop = або перетягніть його будь-куди на цю сторінку
record-other = Відкрити інший запис
record-broken = Цей файл не можна відтворити: це не запис партії.
record-broken-line = Цей файл не можна відтворити: щось не так у рядку { $line }.
record-detail = Повідомлення сервера:
record-too-long = Цей файл задовгий для запису партії: щонайбільше 1 МБ.
continue = Грати звідси
continue-title = Грати далі з кроку { $step }
continue-as = Ви граєте за
continue-hidden = Приховані карти
continue-anew = Роздати наново, за знаннями цього гравця
continue-true = Як було насправді
continue-others = Інші гравці
continue-friend = Друг, за посиланням
continue-begin = Грати далі
continue-refused = Звідси не можна грати далі: { $why }
curve-title = Розбір
curve-text = Пошук оцінює кожен вибір за тим, що гравець знав тоді, і показує, що з цього зробили справжні карти й випадок.
curve-start = Розібрати партію
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
curve-swings = Переломні моменти:
curve-swing = Крок { $step }: { $name }, { $mark } ({ $change })
curve-known = { $name }, за відомим тоді
curve-truth = зі справжніми картами
curve-better = Придивитися уважніше
replay-auto = Автоперегляд
review-chose = { $name }: { $choice }.
review-better = Краще: { $choice }. Вибір коштував { $loss } пунктів шансу на виграш.
review-luck = Що сталося далі випадково або приховано: { $luck } пунктів.
review-player = Гравець
review-accuracy = Точність
review-errors = Помилки

## Правила
rules-title = Правила: { $game }
rules-games = Правила інших ігор

## Налаштування
set-looks = Вигляд і клавіші
set-pace = Темп анімації, також для ботів
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
pace-off = Без анімації
set-keys = Гарячі клавіші з однієї літери
set-notes = Пояснювати нове в першій партії кожної гри
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

## Адміністрація сервера
data-title = Ваші дані
data-text = Ви можете завантажити все, що цей сервер зберігає про вас, і можете це видалити.
data-download = Завантажити мої дані
data-delete = Видалити мене…
data-delete-title = Видалити все про вас?
data-delete-text = Ваше ім’я, пристрої, місця та все, що ви писали, буде видалено назавжди. Зіграні ігри залишаться іншим гравцям, але без вашого імені.
data-delete-yes = Видалити назавжди
data-busy = Сервер саме збирає дані іншої людини. Спробуйте ще раз за хвилину.
