# Клієнт у терміналі

tui-title = Trivium
tui-welcome = Три карткові гри. Оберіть одну.
tui-game-cardia = Cardia
tui-game-kardinal = Kardinal & König
tui-game-civ = Carta Impera Victoria
tui-about-cardia = Дуель шістнадцяти персонажів: грайте втемну, збирайте печатки.
tui-about-kardinal = Для трьох–п’яти: беріть карти з країв рядів, ведіть у землях.
tui-about-civ = Для двох–чотирьох: шість Сфер, перемога гегемонією чи більшістю.
tui-resume = Продовжити { $game }
tui-language = Мова
tui-quit = Вийти
tui-start = Почати
tui-waiting = Хвилинку …
tui-you = (ви)
tui-too-small = У цьому вікні { $has_width } колонок і { $has_height } рядків. Столу потрібно { $width } колонок і { $height } рядків: збільште вікно або вийдіть через Ctrl-C.
tui-hand-over = Місце { $seat }, візьміть клавіатуру й натисніть Enter.

## Параметри

tui-option-deck = Колода
tui-option-locations = Локація
tui-option-guardians = Хранителі
tui-option-match = Ігор у матчі (щонайбільше)
tui-option-goal = Печаток для перемоги
tui-option-players = Гравців
tui-option-uncovered = Брати щойно відкриті карти
tui-option-circles = Круги
tui-option-variant = Перші карти
tui-option-teams = Команди
tui-option-first = Хто починає
tui-option-opponent = Суперники
tui-value-none = немає
tui-value-hidden = закриті
tui-value-open = відкриті
tui-value-yes = так
tui-value-no = ні
tui-value-basic = роздаються
tui-value-draft = обираються (драфт)
tui-value-sum = важить лише сума
tui-value-strict = суворо
tui-value-chance = вирішує випадок
tui-value-human = люди за цією клавіатурою
tui-bad-options = Так грати не можна: { $why }

## Стіл

tui-hand = Рука
tui-locations = Локації
tui-guardians = Хранителі
tui-choosing = обирає
tui-chosen = уже обрано
tui-cardia-counts = рука { $hand }, колода { $deck }, скинуто { $discard }
tui-cardia-wins = ігор { $n } з { $needed }
tui-cardia-empty = Сутичок ще не було.
tui-cardia-more =
    { $n ->
        [one] раніше ще { $n }
        [few] раніше ще { $n }
       *[many] раніше ще { $n }
    }
tui-kardinal-head = Ко Ка За  камені
tui-kardinal-turn = Кіл за цей хід: { $circles } з { $limit }
tui-own-laws = Ваші закони:
tui-points-head = очк
tui-civ-pack = Пачка
tui-civ-hands = Руки:
tui-civ-known = Відомо:
tui-civ-joint = { $names } разом мають { $cards }
tui-civ-deck = Колода епох:
tui-civ-pile = Скид:
tui-civ-embargo = { $name } не може зіграти { $domain } (ембарго).
tui-civ-coin = { $name } має монету на { $effect }.
tui-civ-last-round = Це останній раунд.
tui-score = рахунок { $score }
tui-lobby = Перед першою картою
tui-tables = Столи цього сервера
tui-no-tables = Жоден стіл не відкрито. Відкрийте новий.
tui-new-table = новий стіл
tui-stage-lobby = відкрито
tui-stage-playing = триває
tui-stage-over = скінчено
tui-table-id = Стіл { $id }
tui-line-down = зв’язок утрачено, нова спроба …
tui-paused = Гру призупинено. Натисніть p, щоб продовжити.
tui-waiting-for = Чекаємо: { $names } …
tui-thinking = Шукаємо підказку …
tui-hint = Ваші шанси: { $win } %, з точністю до { $error } ({ $worlds } світів). Стовпці: як часто так грати, шанси після цього.
tui-hint-exact = Точно: звідси ви виграєте на { $win } %.
tui-won =
    { $n ->
        [one] Перемога: { $names }.
        [few] Спільна перемога: { $names }.
       *[many] Спільна перемога: { $names }.
    }
tui-drawn = Ніхто не переміг.
tui-resigned = { $name } здається.
tui-timed-out = { $name }: час вийшов.
tui-proposes-draw = { $name } пропонує нічию. y або n
tui-proposes-undo = { $name } хоче повернути вибір. y або n
tui-proposes-replace = { $name } хоче, щоб за відсутнього грав бот. y або n
tui-proposes-rematch = { $name } хоче ще одну гру. y або n
tui-proposes-pause = { $name } пропонує перерву. y або n
tui-stale = Це запитання вже закрито.
tui-no-such-key = Жодна відповідь не має такої клавіші; ? показує клавіші.
tui-not-understood = «{ $text }» — немає такої відповіді.
tui-ambiguous =
    { $n ->
        [one] «{ $text }» може означати { $n } відповідь.
        [few] «{ $text }» може означати { $n } відповіді; уточніть.
       *[many] «{ $text }» може означати { $n } відповідей; уточніть.
    }
tui-type-answer = Відповідь (Tab доповнює):
tui-type-file = Зберегти запис у файл:
tui-type-chat = Сказати:
tui-type-line = До рядка:
tui-saved = Збережено у { $file }.
tui-not-saved = Не збережено: { $why }
tui-no-record = Гра на сервері не має тут запису до її кінця.
tui-really-leave = Залишити стіл? Гра звідси зберігається, її можна продовжити. y або n
tui-really-resign = Здатися в цій грі? y або n
tui-log = Що сталося
tui-cards = Карти
tui-adapted = Текст відомий із цифрової версії.
tui-reconstructed = Наша реконструкція: друкованого тексту ми не знаємо.
tui-law = Карта закону
tui-domain = Сфера
tui-land-cards =
    { $n ->
        [one] { $n } карта цієї землі в колоді
        [few] { $n } карти цієї землі в колоді
       *[many] { $n } карт цієї землі в колоді
    }
tui-land-points = Хто має найбільше карт землі, дістає стільки очок, скільки карт цієї землі в усіх разом; інші дістають стільки, скільки карт у найближчого кращого.
tui-symbol-points = Найбільша кількість кіл одного роду на картах землі рахується ще раз — кожному, хто має стільки.
tui-chain-points = Від п’яти кораблів кожен дає очко, так само від п’яти карет.
tui-level-cards =
    { $n ->
        [one] Від { $n } карти
        [few] Від { $n } карт
       *[many] Від { $n } карт
    }
tui-level-discard = За одну її карту
tui-culture = Маючи більше карт Культури, ніж кожен інший, можна вжити чужий постійний ефект; його позначає монета.

## Перегляд

tui-seen-by = очима: { $name }
tui-step = { $n } з { $all }, рядок { $line }
tui-deal = Роздача

## Клавіші

tui-key-leave = вийти
tui-key-start = почати
tui-key-language = мова
tui-key-move = рух
tui-key-choose = обрати
tui-key-change = змінити
tui-key-back = назад
tui-key-play = грати
tui-key-type = ввести
tui-key-card = карта
tui-key-hint = підказка
tui-key-undo = назад
tui-key-log = перебіг
tui-key-help = довідка
tui-key-save = зберегти
tui-key-rematch = ще раз
tui-key-replay = перегляд
tui-key-sit = сісти
tui-key-bot = бот
tui-key-kick = відіслати
tui-key-chat = сказати
tui-key-step = крок
tui-key-page = десять кроків
tui-key-ends = початок, кінець
tui-key-seek = до рядка
tui-key-eyes = інше місце
tui-help = Клавіші
tui-help-labels = обрати відповідь із цією клавішею
tui-help-arrows = виділити відповідь; на викладці — місце в цьому напрямку
tui-help-enter = зіграти виділену відповідь
tui-help-type = ввести відповідь словами чи нотацією; Tab доповнює
tui-help-inspect = карти з повним текстом і правилом
tui-help-hint = що й як часто зіграв би сильний гравець, і ваші шанси
tui-help-undo = повернути останній вибір, якщо він нікому нічого не розкрив
tui-help-log = усе, що сталося
tui-help-save = зберегти запис у файл
tui-help-rematch = після кінця: ще одна гра або ця крок за кроком
tui-help-resign = здатися
tui-help-proposal = погодитися з пропозицією чи відхилити її
tui-help-online = на сервері: сказати щось, запропонувати нічию, перерва
tui-help-leave = залишити стіл; гра зберігається
tui-help-step = крок назад або вперед
tui-help-page = десять кроків
tui-help-ends = до роздачі, до кінця
tui-help-seek = до кроку з цим рядком запису
tui-help-eyes = очима наступного місця
tui-help-back = вийти
tui-signs-cardia = Карта показує число, модифікатори (+3), жетони тривалості (~) і Єдинорога (^); ◆ — печатка, подвійна рамка виграє свою сутичку.
tui-signs-kardinal = Місце показує землю, X F C — Хрест, Віяло й Корону, S — корабель, K — карету, § — карту закону; мала літера — камінь гравця. У списку: карти/очки кожної землі, кораблі, карети, закони, далі камені в запасі · викладені · втрачені.
tui-signs-civ = 3*! +2 /8: три карти, досягнуто рівня 1 (** рівня 2), більшість (!), ще дві до наступного рівня, гегемонія з восьми; u — карта Утопії від Демократії, x — ембарго.

## Що клієнт у терміналі каже наостанок
tui-farewell-finished = Гру завершено. Переглянути її ще раз:
tui-farewell-unfinished = Гру не завершено, її збережено. Продовжити:
tui-farewell-table = Повернутися до столу:
