### Сторінка адміністрації.

admin-title = Адміністрування
admin-token-text = Ключ лежить у файлі ключа сервера: поруч із базою даних або там, де вказує --admin-token-file. Він зберігається, доки ви не закриєте цю вкладку.
admin-token = Ключ
admin-sign-in = Увійти
admin-sign-out = Вийти
admin-wrong-token = Цей ключ неправильний.
admin-overview = Сервер
admin-version = Версія
admin-uptime = Працює
admin-minutes = { $n } хв
admin-connections = З’єднання
admin-active = Активні ігри
admin-tables-stored = Збережені столи
admin-people-stored = Збережені люди
admin-admission = Доступ
admin-admission-open = Відкритий для всіх
admin-admission-invited = Лише для запрошених
admin-draining = Нові ігри не починаються. Розпочаті можна завершити.
admin-drain-text = Перед оновленням дайте розпочатим іграм завершитися і не починайте нових.
admin-drain = Не починати нових ігор
admin-drain-off = Знову починати нові ігри
admin-notices = Оголошення
admin-notice-text = Текст, який побачать усі
admin-announce = Оголосити
admin-withdraw = Забрати
admin-until = до { $when }
admin-span = На який час
admin-span-hour = Година
admin-span-day = День
admin-span-week = Тиждень
admin-span-month = Місяць
admin-span-ever = Назавжди
admin-people = Люди
admin-find-person = Ім’я або ідентифікатор
admin-find = Знайти
admin-nothing = Нічого не знайдено.
admin-name = Ім’я
admin-seen = Останній візит
admin-tables = Столи
admin-state = Стан
admin-banned = заблоковано
admin-muted = без чату
admin-act = Дії…
admin-act-on = Дії для { $name }
admin-rename = Перейменувати
admin-reason = Причина, яку побачить людина
admin-mute = Заборонити чат
admin-ban = Заблокувати
admin-delete-sure = Видалити цю людину і все, що вона писала. Скасувати це неможливо.
admin-delete = Видалити
admin-find-table = Ідентифікатор або ім’я
admin-table = Стіл
admin-game = Гра
admin-last = Останній хід
admin-seats = Місця
admin-bot = бот
admin-closed = закрито
admin-close = Закрити
admin-close-this = Закрити стіл { $table }
admin-close-text = Гра за цим столом закінчиться для всіх, і відкрити стіл знову не вдасться.
admin-stage-lobby = очікування
admin-stage-playing = гра
admin-stage-paused = пауза
admin-stage-over = завершено
admin-bans = Блокування
admin-address = Адреса або мережа
admin-who = Хто
admin-until-head = До
admin-reason-head = Причина
admin-lift = Зняти
admin-lift-for = Зняти блокування: { $name }
admin-invites = Запрошення
admin-invites-text = Вони потрібні, лише якщо сервер працює з admission = "invited".
admin-invite-note = Для кого
admin-invite-uses = На скільки людей
admin-invite = Запросити
admin-invite-made = Надішліть це посилання:
admin-uses-left =
    { $n ->
        [one] Ним може скористатися ще { $n } людина
        [few] Ним можуть скористатися ще { $n } людини
        [many] Ним можуть скористатися ще { $n } людей
       *[other] Ним можуть скористатися ще { $n } людей
    }
