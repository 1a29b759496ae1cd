# Клієнт у терміналі

tui-title = Trivium
tui-welcome = Три карткові гри. Оберіть одну.
tui-about-cardia = Дуель шістнадцяти персонажів: грайте втемну, збирайте печатки.
tui-about-kardinal = Для трьох–п’яти: беріть карти з країв рядів, ведіть у землях.
tui-about-civ = Для двох–чотирьох: шість Сфер, перемога гегемонією чи більшістю.
tui-resume = Продовжити { $game }
tui-lesson = { $game }: вчіться граючи
tui-lesson-read = Enter: далі
tui-language = Мова
tui-pair = { $what }: { $said }
tui-quit = Вийти
tui-start = Почати
tui-waiting = Хвилинку …
tui-you = (ви)
tui-too-small = У цьому вікні { $has_width } колонок і { $has_height } рядків. Столу потрібно { $width } колонок і { $height } рядків: збільште вікно або вийдіть через Ctrl-C.
tui-hand-over = Місце { $seat }, візьміть клавіатуру й натисніть Enter.

## Параметри

tui-option-deck = Колода
tui-option-locations = Місця
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
tui-explain-start = Enter починає гру. Стрілки змінюють умови.
tui-explain-deck = Колода I — для початку; колода II має шістнадцять інших персонажів. Змішана колода бере кожну фракцію з однієї з них за порядком: Повстання, Академія, Гільдія, Династія.
tui-explain-locations = Місце змінює правила для обох. Пробіл додає показане або прибирає його; можуть діяти кілька.
tui-explain-guardians = На певних місцях вартові допомагають тому, хто програв сутичку. Приховані відкривають по одному, відкриті лежать від початку.
tui-explain-match = Матч триває, доки хтось не виграє більше половини стількох ігор.
tui-explain-goal = Перемагає той, хто наприкінці раунду попереду з такою кількістю печаток. Менше печаток — коротша гра.
tui-explain-players = Скільки гравців разом із вами.
tui-explain-uncovered = Карту, що під час вашого ходу стала крайньою в ряду, можна взяти в тому ж ході.
tui-explain-circles = За хід ви берете щонайбільше два кола. Суворо: після другого не беруть нічого, навіть карти без кіл.
tui-explain-variant = У базовій грі кожен бере три карти. З драфтом кожен вибирає три з паків, що йдуть по колу, і ще одну з центру.
tui-explain-teams = Учотирьох A і C грають разом проти B і D.
tui-explain-first = Хто ходить першим.
tui-explain-opponent = Боти восьми рівнів, від новачка до володаря, або люди. «Випадок» грає будь-що дозволене.
tui-explain-clock = Скільки часу має кожен; чий час вийшов, той програє.
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
tui-encounter-turned =
    { $winner-is ->
        [you] Сутичка { $n } змінюється: тепер перемагає ваша карта { $cards }.
        [them] Сутичка { $n } змінюється: тепер перемагає карта суперника { $cards }.
        [none] Сутичка { $n } змінюється: тепер ніхто не перемагає.
       *[other] Сутичка { $n } змінюється: тепер перемагає { $cards }.
    }
tui-kardinal-head = Ко Ка За  камені
tui-kardinal-turn = Кругів за цей хід: { $circles } з { $limit }
tui-own-laws = Ваші закони:
tui-sheet-columns = Очки за країну + за найбільше знаків одного роду в ній. ★ перемагає.
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
tui-against = суперники: { $names }
tui-bot-level = бот { $name } (рівень { $n } з 8)
tui-bot = бот { $name }
tui-lobby = Перед першою картою
tui-tables = Столи цього сервера
tui-no-tables = Жоден стіл не відкрито. Відкрийте новий.
tui-new-table = новий стіл
tui-stage-lobby = відкрито
tui-stage-playing = триває
tui-stage-over = скінчено
tui-table-id = Стіл { $id }
tui-line-down = зв’язок утрачено, нова спроба …
tui-lost-unanswered = за адресою { $url } не відповідає жоден сервер Trivium: { $why }; чи працює там `trivium serve`?
tui-lost-slow = він надто повільний
tui-lost-hung-up = він розірвав з’єднання
tui-lost-silent = він мовчить
tui-lost-distrusted = немає зашифрованого з’єднання: { $why }
tui-lost-no-server = { $url } — не сервер Trivium
tui-lost-version = сервер розуміє версію { $theirs } протоколу, а ця програма — версію { $own }; з обох боків має бути той самий випуск Trivium
tui-lost-unknown = сервер каже те, чого ця версія не знає
tui-lost-no-table = на цьому сервері немає столу `{ $table }`
tui-lost-closed = адміністратор сервера закрив стіл `{ $table }`
tui-lost-name = сервер не приймає імені `{ $name }`
tui-paused = Гру призупинено. Натисніть p, щоб продовжити.
tui-waiting-for = Чекаємо: { $names } …
tui-thinking = Шукаємо підказку …
tui-pace-flowing = Події йдуть самі; клавіша їх пропускає.
tui-pace-stepwise = Після кожної події стіл чекає на Enter.
tui-slow-link = З’єднання повільне: усе показано одразу.
tui-beat-skip = Будь-яка клавіша пропускає.
tui-beat-next = Enter — далі (ще { $n }), Esc пропускає.
tui-hint = Ваші шанси: { $win } %, з точністю до { $error } (можливих роздач: { $worlds }).
tui-hint-exact = Точно: звідси ви виграєте на { $win } %.
tui-won =
    { $n ->
        [one] Перемога: { $names }.
        [few] Спільна перемога: { $names }.
       *[many] Спільна перемога: { $names }.
    }
tui-end =
    { $is ->
        [none] Нічия
        [you] Ви перемагаєте
        [among] Ви перемагаєте разом: { $names }
       *[other] { $n ->
            [one] Перемагає { $names }
           *[other] Разом перемагають { $names }
        }
    }
tui-end-cardia =
    печаток { $signets } з { $goal } · виграно сутичок: { $won }
tui-end-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }
tui-end-tie-break = { $n } × { $domain } за рівності
tui-drawn = Ніхто не переміг.
tui-resigned = { $name } здається.
tui-timed-out = { $name }: час вийшов.
tui-proposes-draw =
    { $by-is ->
        [you] Ви пропонуєте нічию. n скасовує
       *[other] { $name } пропонує нічию. y або n
    }
tui-proposes-undo =
    { $by-is ->
        [you] Ви хочете повернути вибір. n скасовує
       *[other] { $name } хоче повернути вибір. y або n
    }
tui-proposes-replace =
    { $by-is ->
        [you] Ви хочете, щоб за відсутнього грав бот. n скасовує
       *[other] { $name } хоче, щоб за відсутнього грав бот. y або n
    }
tui-proposes-rematch =
    { $by-is ->
        [you] Ви пропонуєте ще одну гру. n скасовує
       *[other] { $name } хоче ще одну гру. y або n
    }
tui-proposes-pause =
    { $by-is ->
        [you] Ви пропонуєте перерву. n скасовує
       *[other] { $name } пропонує перерву. y або n
    }
tui-stale = Це запитання вже закрито.
tui-undone = Ваш вибір скасовано.
tui-no-such-key = Жодна відповідь не має такої клавіші; ? показує клавіші.
tui-not-understood = «{ $text }» — немає такої відповіді.
tui-ambiguous =
    { $n ->
        [one] «{ $text }» може означати { $n } відповідь.
        [few] «{ $text }» може означати { $n } відповіді; уточніть.
       *[many] «{ $text }» може означати { $n } відповідей; уточніть.
    }
tui-type-answer = Відповідь (Tab доповнює):
tui-type-file = Зберегти запис у (лише Enter — назва сама):
tui-type-chat = Сказати:
tui-type-line = До рядка:
tui-saved = Збережено у { $file }.
tui-not-saved = Не збережено: { $why }
tui-no-record = Гра на сервері не має тут запису до її кінця.
tui-really-leave = Залишити стіл? Гра звідси зберігається, її можна продовжити. y або n
tui-really-resign = Здатися в цій грі? y або n
tui-log = Що сталося
tui-position = Позиція
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
tui-key-pace = покроково
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
tui-key-auto = показ
tui-key-review = розбір
tui-key-seek = до рядка
tui-key-eyes = інше місце
tui-help = Довідка
tui-help-game = Гра
tui-help-keys = Клавіші
tui-help-rules = Правила
tui-help-chapter = розділ { $n } з { $all }  ← →
tui-help-turn = ← → гортає
tui-help-mouse = Клік виділяє, клік по виділеному грає; коліщатко гортає. Із Shift можна виділяти текст.
tui-help-labels = обрати відповідь із цією клавішею
tui-help-arrows = виділити відповідь; на викладці — місце в цьому напрямку
tui-help-enter = зіграти виділену відповідь
tui-help-type = ввести відповідь словами чи нотацією; Tab доповнює
tui-help-inspect = карти з повним текстом і правилом
tui-help-hint = що й як часто зіграв би сильний гравець, і ваші шанси
tui-help-undo = повернути останній вибір, якщо він нікому нічого не розкрив
tui-help-log = усе, що сталося
tui-help-position = позиція словами
tui-help-pace = зупинятися після кожної події або не зупинятися
tui-help-save = зберегти запис у файл
tui-help-rematch = після кінця: ще одна гра або ця крок за кроком
tui-help-resign = здатися
tui-help-proposal = погодитися з пропозицією чи відхилити її
tui-help-online = на сервері: сказати щось, запропонувати нічию, перерва
tui-help-leave = залишити стіл; гра зберігається
tui-help-step = крок назад або вперед
tui-help-page = десять кроків
tui-help-ends = до роздачі, до кінця
tui-help-auto = показувати гру саму собою або зупинити
tui-help-review = що пошук каже про наступний вибір; ▶ позначає зроблений
tui-key-marks = оцінки
tui-key-continue = грати далі
tui-help-marks = переглянути кожен вибір: оцінки, точність, переломи
tui-help-marked = до попереднього або наступного позначеного вибору
tui-help-continue = грати звідси за місце, з якого дивитеся; карти, яких воно не знало, роздаються наново, з C лишаються як були
tui-judged = { $name }: { $choice }. { $mark }.
tui-judged-better = Краще: { $choice }. Вибір коштував { $loss } пунктів шансу на виграш.
tui-judged-luck = Що сталося далі випадково або приховано: { $luck } пунктів.
tui-judged-so-far = { $n ->
    [one] Переглянуто { $n } вибір.
    [few] Переглянуто { $n } вибори.
   *[many] Переглянуто { $n } виборів.
}
tui-judged-player = { $name }: точність { $accuracy } %, { $n ->
    [one] { $n } помилка.
    [few] { $n } помилки.
   *[many] { $n } помилок.
}
tui-judged-turns = Переломні моменти, за рядками: { $lines }.
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

## Рядок за рядком

tui-plain-help = Введіть { $help }, щоб побачити, що можна вводити.
tui-plain-answers = Відповідайте номером відповіді, початком її слів або нотацією. Enter повторює запитання.
tui-plain-many = Відповідей: { $n }. Ось перша й остання. Enter перелічує всі.
tui-plain-options = Номер змінює значення, номер зі значенням обирає його. Введіть { $start }, щоб грати.
tui-plain-lobby = Введіть { $help }, щоб побачити, що можна вводити.
tui-plain-replay = Enter — крок уперед. Число веде до цього рядка запису.
tui-plain-rules = Усі правила за розділами ({ $rules } і номер):
tui-plain-over = Гру закінчено. { $again } — ще одна гра, { $replay } — ця гра крок за кроком, { $quit } — вийти.
tui-plain-paused = Гру призупинено. Введіть { $pause }, щоб продовжити.
tui-players = Грають: { $names }.
tui-promise = Карти роздає таємне зерно. Його хеш, щоб перевірити наприкінці: { $hash }
tui-seed = Зерно, яке роздало карти: { $seed }
tui-secrets = Приховано від інших, { $name }: { $cards }.
tui-clock = Залишилося часу, { $name }: { $time }.
tui-line-up = З’єднання відновлено.
tui-hint-columns = Стовпці: як часто так грати, шанси після цього.
tui-hint-answer = { $answer }: { $share } разів зі 100, шанси потім { $win } %.
tui-auto = Обрано за вас: { $answer }.
tui-no-number = «{ $text }» тут неможливо. Введіть число від 1 до { $n }.
tui-number-hidden = «{ $text }» може бути номером у повному списку або частиною місця. Enter показує список з номерами; або введіть більше, наприклад { $example }.
tui-not-asked = Зараз вас ні про що не питають.
tui-possible = Це зараз можливо:
tui-why-what = Чому що? Допишіть карту або дію, наприклад: { $why } { $action }
tui-which-card = Яка карта? Введіть її назву або початок назви.
tui-no-card = У цій грі немає карти «{ $text }».
tui-several-cards = «{ $text }» може означати: { $cards }.
tui-say-what = Що сказати? Допишіть це після слова.
tui-no-proposal = Ніхто не чекає на вашу відповідь.
tui-no-seat = Немає місця «{ $text }». Місця: { $seats }.
tui-no-bot = Немає бота «{ $text }». Боти: { $bots }.
tui-no-value = «{ $text }» не можна обрати. Можливо: { $values }.
tui-which-of = Яку? Введіть одну після номера: { $values }.
tui-new-secret = Таємницю, яка роздала перші карти, тут не збережено. Відтепер роздає нова, і запис нічого про неї не обіцяє.

# Що вводять: перше слово показується, інші теж зрозумілі.
tui-word-help = довідка ?
tui-word-table = стіл позиція
tui-word-card = карта
tui-word-rules = правила
tui-word-log = журнал
tui-word-hint = підказка
tui-word-auto = авто
tui-word-undo = скасувати
tui-word-why = чому
tui-word-save = зберегти
tui-word-say = сказати
tui-word-yes = так т y
tui-word-no = ні н n
tui-word-offer = нічия
tui-word-pause = пауза
tui-word-resign = здатися
tui-word-again = ще
tui-word-replay = перегляд
tui-word-back = назад
tui-word-eyes = очі
tui-word-sit = сісти
tui-word-bot = бот
tui-word-kick = прибрати
tui-word-start = почати
tui-word-quit = вийти

tui-does-help = показує цей список
tui-does-table = описує всю позицію
tui-does-card = з назвою: усе про карту
tui-does-rules = пояснює гру; з номером — показує цей розділ правил
tui-does-log = повторює все, що сталося
tui-does-hint = показує, що робив би сильний гравець, як часто, і ваші шанси
tui-does-auto = сильний гравець обирає за вас
tui-does-undo = скасовує ваш останній вибір, якщо він нікому нічого не сказав
tui-does-why = з картою або дією: чому це не можна обрати
tui-does-save = з назвою файлу: зберігає запис
tui-does-say = з текстом: надсилає його всім за столом
tui-does-yes = погоджується з пропозицією
tui-does-no = відхиляє пропозицію
tui-does-offer = пропонує нічию
tui-does-pause = пропонує паузу або закінчує її
tui-does-resign = здає гру
tui-does-again = ще одна гра
tui-does-replay = гра крок за кроком
tui-does-back = крок назад
tui-does-eyes = показує, що бачило наступне місце
tui-does-sit = з літерою: займає це місце
tui-does-bot = з літерою і рівнем: садить бота на це місце
tui-does-kick = з літерою: звільняє це місце
tui-does-start = починає гру
tui-does-quit = вийти; незакінчену гру збережено

## Запис словами

tui-all-open = з усіма відкритими картами
tui-after-line = Після рядка { $line }
tui-deal-incomplete = Після рядка { $line } роздачу ще не закінчено.
tui-record-unfinished = Гру не закінчено.
tui-record-checked = Кожен рядок перевірено.
tui-record-promised = Зерно дотримує обіцянки, даної перед роздачею, і роздає кожну карту.
tui-record-seeded = Зерно роздає кожну карту.

## Levels
level = Бот { $n } з 8: { $name }
