### The analysis board (docs/analysis.md).

analysis-title = Дошка аналізу: { $game }
analysis-lead = Розставте будь-яку позицію, запитайте, що грати, і дограйте її.
analysis-you = (ви)
analysis-eyes = Очима гравця
analysis-asked = Відкрите питання
analysis-waits = Очікуємо на: { $names }
analysis-ask = Що грати?
analysis-play = Дограти
analysis-others = За інших грає
analysis-hidden = Карти, яких цей гравець не знає,
analysis-hidden-anew = роздаються наново
analysis-hidden-true = лишаються, як розставлено
analysis-play-out = Дограти
analysis-playing = Відповідайте на дошці, щоб грати далі.
analysis-back = Забрати хід
analysis-setup = Назад до розстановки
analysis-take = Узяти з собою
analysis-share = Копіювати адресу
analysis-shared = Адресу скопійовано. Вона відкриває цю позицію для всіх.
analysis-copy = Копіювати як сценарій
analysis-copied = Сценарій скопійовано. Його читає `trivium check`.
analysis-bug = Копіювати як звіт про помилку
analysis-reported = Звіт скопійовано. Напишіть у ньому, чого ви очікували.
analysis-report =
    Чого я очікую:

    Що сталося натомість:

    Очима гравця { $seat }: { $address }

    { $scenario }
analysis-set = Розставити позицію
analysis-set-playing = Ви саме дограєте її. Заберіть ходи, щоб змінити позицію.
analysis-moves = Цей сценарій також робить ходи.
analysis-drop-moves = Лишити тільки розстановку
analysis-text = Позиція як текст
analysis-text-label = Сценарій, по одній речі в рядку
analysis-anew = Назад до прикладу
analysis-to-line = Показати рядок
analysis-correct = Виправити рядок
analysis-broken = Таку позицію неможливо розставити.
analysis-broken-line = Рядок { $line } не може бути таким.
analysis-broken-address = У цій адресі немає позиції. Можливо, її обрізано.
analysis-other-game = Перший рядок називає гру { $game }. Це дошка гри { $here }.
analysis-no-game = Перший рядок називає «{ $game }», такої гри тут немає.
analysis-turn = Чий хід
analysis-hand = Рука: { $player }
analysis-discard = Скид: { $player }
analysis-row = Ряд { $row } викладки
analysis-taken = Карти країн: { $player }
analysis-laws = Карти законів: { $player }
analysis-stones = Камені: { $player }
analysis-area = Зона: { $player }
analysis-pile = Скид
analysis-unnamed = будь-яка карта
analysis-cell = ряд { $row }, стовпець { $column }
analysis-with-law = { $card } з картою закону
analysis-remove = Прибрати:
analysis-none = нічого
analysis-add = Додати карту: { $place }
analysis-add-card = Додати …
analysis-encounters = Минулі зустрічі
analysis-card-of = { $card }, { $player }
analysis-modifier = Модифікатор
analysis-token = Тривала
analysis-remove-encounter = Прибрати зустріч { $n }
analysis-card-by = Карта: { $player }
analysis-choose = Виберіть …
analysis-add-encounter = Додати зустріч
