# Сторінка з правилами гри. Самі правила — у docs/rules/*.md та locales/МОВА/rules/*.md.
rules-contents = Зміст
rules-search = Шукати в правилах
rules-found = { $n ->
    [0] Жодне місце правил не містить усіх цих слів.
    [one] Знайдено { $n } місце
    [few] Знайдено { $n } місця
   *[many] Знайдено { $n } місць
}
rules-cards = Усі карти
rules-link = Посилання на правило { $rule }
rules-reconstructed = реконструкція
rules-loading = Правила завантажуються…
rules-failed = Не вдалося завантажити правила. Можливо, зв’язок перервано.
rules-again = Спробувати ще раз
