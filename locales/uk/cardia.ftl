# Cardia. Карти: cardia-card-НАЗВА-name, -text, -note-1 …; НАЗВА — назва в нотації.

## Фракції та види

cardia-faction-Rebellion = Повстання
cardia-faction-Academy = Академія
cardia-faction-Guild = Гільдія
cardia-faction-Dynasty = Династія
cardia-kind-instant = миттєва здібність
cardia-kind-ongoing = тривала здібність
cardia-line-character = { $number }, { $faction }
cardia-line-deck = Колода { $deck }, { $kind }
cardia-line-guardian = Хранитель, { $faction }
cardia-line-location = Локація, { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
}
cardia-group-deck = Персонажі колоди { $deck }
cardia-group-guardians = Хранителі
cardia-group-locations = Локації

## Колода I

cardia-card-HiredBlade-name = Найманець
cardia-card-HiredBlade-text = Скиньте цю карту й карту навпроти.
cardia-card-HiredBlade-note-1 = Коли обидві карти сутички зникли, наступні сутички зсуваються на її місце.
cardia-card-VoidMage-name = Маг порожнечі
cardia-card-VoidMage-text = Приберіть з будь-якої карти всі модифікатори або всі жетони тривалості.
cardia-card-VoidMage-note-1 = Треба вибрати карту, на якій щось лежить. Якщо такої немає, нічого не стається.
cardia-card-Surgeon-name = Хірург
cardia-card-Surgeon-text = Наступна карта, яку ви зіграєте, отримує −5.
cardia-card-Surgeon-note-1 = Модифікатор кладуть під час відкриття, і він уже враховується в порівнянні.
cardia-card-Mediator-name = Посередник
cardia-card-Mediator-text = Ця сутичка — нічия.
cardia-card-Mediator-note-1 = Чинний Суддя виграє й цю нічию.
cardia-card-Saboteur-name = Диверсант
cardia-card-Saboteur-text = Дві верхні карти колоди суперника йдуть у скид.
cardia-card-Saboteur-note-1 = Порожня колода — не поразка: вона лише більше не дає карт.
cardia-card-FortuneTeller-name = Ворожка
cardia-card-FortuneTeller-text = У наступній сутичці суперник грає першим і відкрито; потім вибираєте ви.
cardia-card-FortuneTeller-note-1 = Якби обидва мали чекати одне на одного, обидва грають як звичайно.
cardia-card-PalaceGuard-name = Страж палацу
cardia-card-PalaceGuard-text = Назвіть фракцію. Суперник може скинути з руки карту цієї фракції; інакше ця карта отримує +7.
cardia-card-PalaceGuard-note-1 = Запитання ставлять і тоді, коли такої карти немає, тож відповідь нічого не видає про руку.
cardia-card-Judge-name = Суддя
cardia-card-Judge-text = Ви виграєте всі нічийні сутички.
cardia-card-Judge-note-1 = Якщо чинний Суддя є в обох, нічию виграють обидва.
cardia-card-Judge-note-2 = Це й далі нічия: ніхто не застосовує здібності, і хранитель не діє.
cardia-card-Ambusher-name = Переслідувач
cardia-card-Ambusher-text = Назвіть фракцію. Суперник скидає з руки всі карти цієї фракції.
cardia-card-Ambusher-note-1 = Можна назвати будь-яку фракцію, навіть ту, якої немає на руці.
cardia-card-Puppeteer-name = Лялькарка
cardia-card-Puppeteer-text = Скиньте карту навпроти; її місце займає випадкова карта з руки суперника.
cardia-card-Puppeteer-note-1 = Нова карта не застосовує здібності. Якщо рука порожня, ви виграєте гру.
cardia-card-Puppeteer-note-2 = Нова карта — не та «наступна карта», на яку щось чекає.
cardia-card-Clockmaker-name = Годинникарка
cardia-card-Clockmaker-text = Ваша карта в попередній сутичці та ваша наступна карта отримують по +3.
cardia-card-Clockmaker-note-1 = Модифікатори, що чекають на ту саму карту, додаються.
cardia-card-Treasurer-name = Скарбник
cardia-card-Treasurer-text = Карта, що виграє попередню сутичку, несе на 1 печатку більше.
cardia-card-Treasurer-note-1 = Це на користь тому, хто там виграє. Якщо сутичка переходить до іншого, переходять обидві печатки.
cardia-card-SwampGuardian-name = Страж боліт
cardia-card-SwampGuardian-text = Поверніть на руку іншу зіграну вами карту; карту навпроти неї скидають.
cardia-card-SwampGuardian-note-1 = Вона втрачає все, що на ній лежить. Наприкінці раунду ви все одно берете карту.
cardia-card-Magistra-name = Магістра
cardia-card-Magistra-text = Скопіюйте й застосуйте миттєву здібність іншої вашої карти, не слабшої за цю.
cardia-card-Magistra-note-1 = Рахується теперішній вплив разом із модифікаторами.
cardia-card-Magistra-note-2 = Здібність діє так, ніби належить Магістрі, з її місця.
cardia-card-Inventor-name = Винахідниця
cardia-card-Inventor-text = Покладіть +3 на будь-яку карту і −3 на будь-яку іншу.
cardia-card-Inventor-note-1 = Можна вибрати й саму Винахідницю, і карту навпроти неї.
cardia-card-Djinn-name = Джин
cardia-card-Djinn-text = Ви виграєте гру.
cardia-card-Djinn-note-1 = Гра закінчується одразу; печаток більше не рахують.

## Колода II

cardia-card-Poisoner-name = Отруйник
cardia-card-Poisoner-text = Зменште вплив карти навпроти, доки сутичка не стане нічиєю.
cardia-card-Poisoner-note-1 = Лише один раз. Карта, яка не сильніша, лишається якою була.
cardia-card-KinesisMage-name = Телекінетик
cardia-card-KinesisMage-text = Перемістіть усі модифікатори й жетони тривалості з однієї вашої карти на іншу вашу.
cardia-card-KinesisMage-note-1 = Сам Телекінетик може бути однією з двох.
cardia-card-KinesisMage-note-2 = Жетон вмикає тривалу здібність; на карті з миттєвою здібністю він нічого не робить.
cardia-card-Envoy-name = Посланець
cardia-card-Envoy-text = Покладіть −3 на будь-яку карту або на вашу наступну карту.
cardia-card-Envoy-note-1 = Те, що чекає на вашу наступну карту, враховується, щойно її відкрито.
cardia-card-TaxCollector-name = Збирач податків
cardia-card-TaxCollector-text = Ця карта отримує +4.
cardia-card-TaxCollector-note-1 = Якщо тепер вона виграє, печатка переходить до вас, а карта навпроти нічого не робить.
cardia-card-Revolutionary-name = Революціонер
cardia-card-Revolutionary-text = Суперник скидає з руки 2 карти на свій вибір, а потім бере 2.
cardia-card-Librarian-name = Бібліотекар
cardia-card-Librarian-text = Коли вашу наступну карту відкрито, покладіть на неї +2 або −2 ще до порівняння.
cardia-card-Librarian-note-1 = Кілька Бібліотекарів запитують по черзі.
cardia-card-Prodigy-name = Вундеркінд
cardia-card-Prodigy-text = Одна з ваших карт із впливом не більше 8 отримує +3.
cardia-card-Prodigy-note-1 = Рахується теперішній вплив. Вундеркінд може вибрати й себе.
cardia-card-Aristocrat-name = Аристократ
cardia-card-Aristocrat-text = Поки ця карта виграє свою сутичку, вона несе на 1 печатку більше.
cardia-card-Aristocrat-note-1 = Тривала здібність діє, поки на карті лежить жетон, навіть якщо карта вже виграє.
cardia-card-Blackmailer-name = Шантажистка
cardia-card-Blackmailer-text = Назвіть фракцію. Якщо наступна карта суперника належить до іншої, він скидає з руки 2 карти на свій вибір.
cardia-card-Blackmailer-note-1 = Це стається після відкриття й до здібностей. Хто має менше карт, скидає всі.
cardia-card-Illusionist-name = Ілюзіоніст
cardia-card-Illusionist-text = Активуйте здібність іншої вашої карти, яка зараз програє свою сутичку.
cardia-card-Illusionist-note-1 = Нічия — не програш. Байдуже, чи здібність уже застосовували.
cardia-card-Illusionist-note-2 = Вибрана карта діє сама, зі свого місця; жетон кладуть туди ж.
cardia-card-Engineer-name = Інженер
cardia-card-Engineer-text = Ваша наступна карта отримує +5, щойно завершиться здібність її раунду.
cardia-card-Engineer-note-1 = Після нічиєї також. Якщо карти тоді вже немає в грі, +5 втрачено.
cardia-card-Counselor-name = Радниця
cardia-card-Counselor-text = Ваша карта виграє попередню сутичку.
cardia-card-Counselor-note-1 = Дві чинні Радниці одна навпроти одної взаємно скасовуються.
cardia-card-WitchKing-name = Король-чаклун
cardia-card-WitchKing-text = Назвіть фракцію. Суперник скидає всі її карти з руки й колоди, а потім тасує колоду.
cardia-card-WitchKing-note-1 = Можна назвати будь-яку фракцію, навіть ту, від якої нічого не лишилося.
cardia-card-Elemental-name = Елементаль
cardia-card-Elemental-text = Скиньте з руки карту з миттєвою здібністю, скопіюйте й застосуйте цю здібність, потім візьміть 1 карту.
cardia-card-Elemental-note-1 = Здібність діє так, ніби належить Елементалю, з його місця.
cardia-card-MechanicalDjinn-name = Механічний джин
cardia-card-MechanicalDjinn-text = Якщо ви виграєте наступну за ним сутичку, ви виграєте гру.
cardia-card-MechanicalDjinn-note-1 = Перевіряють щоразу, коли здібності завершено. Якщо наступна сутичка зникла з гри, рахується найближча після неї.
cardia-card-Successor-name = Спадкоємець
cardia-card-Successor-text = Суперник залишає собі 2 карти з руки на свій вибір і скидає всі інші та всю колоду.
cardia-card-Successor-note-1 = Порожня колода — не поразка: вона лише більше не дає карт.

## Хранителі

cardia-note-guardian = Після здібності його застосовує кожен, чия карта в цій сутичці належить до його фракції, виграє вона чи програє.
cardia-note-sole = Лише якщо рівно одна з двох карт належить до його фракції.
cardia-card-Elephant-name = Слон
cardia-card-Elephant-text = Ваша карта в попередній сутичці отримує +5.
cardia-card-Cat-name = Кішка
cardia-card-Cat-text = Переверніть усі модифікатори на будь-якій карті: плюс стає мінусом, мінус — плюсом.
cardia-card-Cat-note-1 = Якщо є карта з модифікаторами, треба вибрати саме таку.
cardia-card-Unicorn-name = Одноріг
cardia-card-Unicorn-text = Ваша карта в наступній сутичці несе на 1 печатку більше, поки виграє.
cardia-card-Unicorn-note-1 = Бонус рухається разом із картою. Його втрачено, якщо карта зникає з гри або сутичку виграє суперник.
cardia-card-Parrot-name = Папуга
cardia-card-Parrot-text = Активуйте здібність карти, яку ви тут зіграли.
cardia-card-Parrot-note-1 = Байдуже, чи її вже застосовували; карта діє зі свого місця.
cardia-card-Toad-name = Жаба
cardia-card-Toad-text = Дві ваші карти в сусідніх сутичках міняються місцями з усім, що на них лежить.
cardia-card-Toad-note-1 = У грі має бути щонайменше дві сутички.
cardia-card-Scorpion-name = Скорпіон
cardia-card-Scorpion-text = Випадкова карта з руки суперника йде в його скид.
cardia-card-Basilisk-name = Василіск
cardia-card-Basilisk-text = У наступній сутичці суперник мусить зіграти верхню карту своєї колоди.
cardia-card-Basilisk-note-1 = Хто тоді не має карт у колоді, той не може грати.
cardia-card-Phoenix-name = Фенікс
cardia-card-Phoenix-text = Ваша наступна карта отримує жетон тривалості.
cardia-card-Phoenix-note-1 = Він вмикає тривалу здібність; на карті з миттєвою здібністю нічого не робить.
cardia-card-Raccoon-name = Єнот
cardia-card-Raccoon-text = Перемістіть усі модифікатори з будь-якої карти на будь-яку іншу.
cardia-card-Raccoon-note-1 = Це одна зміна: результати читають, коли її завершено.
cardia-card-Fox-name = Лисиця
cardia-card-Fox-text = У наступній сутичці суперник грає першим і відкрито; потім вибираєте ви.
cardia-card-Fox-note-1 = Лисиця й Ворожка роблять те саме: дві проти одного гравця рахуються за одну, по одній проти кожного взаємно скасовуються.
cardia-card-Bat-name = Кажан
cardia-card-Bat-text = Суперник скидає з руки 1 карту на свій вибір, а ви берете 1.
cardia-card-Peacock-name = Павич
cardia-card-Peacock-text = Ваша наступна карта отримує +3.

## Локації

cardia-card-SerpentTemple-name = Зміїний храм
cardia-card-SerpentTemple-text = Коли минула сутичка стає вашою, ви берете 1 карту, а суперник скидає з руки 1 карту на свій вибір.
cardia-card-SerpentTemple-note-1 = Перевіряють, коли здібність або дію хранителя повністю завершено, і більше ніколи.
cardia-rule-C8-1 = **Зміїний храм** (1 зірка). Щоразу, коли вашою стає минула сутичка (раніша за поточну), якої ви щойно не вигравали, ви берете 1 карту, а суперник скидає 1 карту з руки на свій вибір. Якщо ви знову її програєте, нічого не повертають. [адаптація, правила EN] Це перевіряють, коли здібність чи ефект хранителя виконано до кінця. Якщо це сталося в кількох сутичках одразу, спершу роблять увесь добір, а потім обоє гравців таємно скидають. Якщо поточна сутичка вже не у грі, усі, що лишилися, — минулі. **[рішення]**
cardia-card-Bazaar-name = Базар
cardia-card-Bazaar-text = Наприкінці раунду карт не беруть. Щойно у вас на руці 1 карта або жодної, візьміть 4.
cardia-card-Bazaar-note-1 = Викласти карту, яку граєте, — це теж зміна руки.
cardia-rule-C8-2 = **Базар** (1 зірка). Добору наприкінці раунду немає. Натомість ви берете 4, щойно маєте на руці 1 карту або жодної, хоч би яка була фаза. Добір від здібностей роблять як завжди. [адаптація, правила EN] На руку дивляться після кожної окремої зміни, і покласти карту, щоб зіграти, — одна з них; «скиньте 2» вважається однією зміною в цілому. На неї дивляться й тоді, коли порожня колода знову отримує карти (Храм відродження): ніхто не програє за C2.4 з порожньою рукою, поки в його колоді є карти. Під час підготовки на неї не дивляться. **[рішення]**
cardia-card-FoundersDay-name = День засновника
cardia-card-FoundersDay-text = Хто виграє три сутички поспіль, одразу виграє гру.
cardia-card-FoundersDay-note-1 = Перевіряють за кожної зміни результату. Карта з кількома печатками — це одна сутичка.
cardia-rule-C8-3 = **День засновника** (1 зірка). Ви негайно перемагаєте, хоч би яка була фаза, коли ваші карти виграють три сусідні сутички. Карта з кількома печатками — це все одно одна сутичка. [адаптація, правила EN] Це перевіряють за кожної зміни результату, навіть між двома модифікаторами однієї здібності. **[рішення]**
cardia-card-GrandLibrary-name = Велика бібліотека
cardia-card-GrandLibrary-text = Почніть із 2 карт. Наприкінці раунду беріть 2, а не 1.
cardia-card-GrandLibrary-note-1 = Разом зі Звалищем: візьміть 3, потім покладіть 1 під колоду.
cardia-rule-C8-4 = **Велика бібліотека** (2 зірки). Ваша стартова рука — 2 карти, а наприкінці раунду ви берете 2, а не 1; якщо в колоді лишилася одна карта, берете її. [адаптація, правила EN]
cardia-card-Scrapyard-name = Звалище
cardia-card-Scrapyard-text = Наприкінці раунду візьміть 2 карти, а не 1, потім покладіть карту з руки під свою колоду.
cardia-card-Scrapyard-note-1 = Не діє, поки у вашій колоді 0 або 1 карта.
cardia-rule-C8-5 = **Звалище** (2 зірки). Наприкінці раунду ви берете 2, а не 1, а потім кладете одну карту з руки під свою колоду. На це не зважають, доки у вашій колоді 0 або 1 карта [адаптація, правила EN]; тоді ви берете, як у будь-якій іншій партії. **[рішення]**
cardia-card-AuctionHouse-name = Аукціонний дім
cardia-card-AuctionHouse-text = Якщо відкрита вами карта слабша за вашу карту в попередній сутичці, верхня карта вашої колоди йде в скид.
cardia-card-AuctionHouse-note-1 = Лише для карти, зіграної з руки; рівний вплив нічого не коштує.
cardia-rule-C8-6 = **Аукціонний дім** (2 зірки). Після відкриття: якщо ваша нова карта має менший вплив, ніж ваша карта в попередній сутичці, верхню карту вашої колоди скидають. За рівного впливу — ні, а з порожньої колоди скидати нічого. Це стосується лише карти, яку ви зіграли з руки й тепер відкриваєте. [адаптація, правила EN]
cardia-card-HauntedCatacombs-name = Катакомби привидів
cardia-card-HauntedCatacombs-text = Якщо відкрита вами карта тієї ж фракції, що й ваша карта в попередній сутичці, ви одразу програєте.
cardia-card-HauntedCatacombs-note-1 = Карти, що стали сусідніми через здібність, не загрожують.
cardia-rule-C8-7 = **Катакомби привидів** (3 зірки). Якщо карта, яку ви відкриваєте у фазі 1, має фракцію вашої карти в попередній сутичці, ви негайно програєте. Карти, що стали сусідніми через здібність, не становлять небезпеки. [адаптація, правила EN]
cardia-card-FoggySwamp-name = Туманне болото
cardia-card-FoggySwamp-text = Карти лишаються закритими ще раунд; натомість відкривають сутичку, викладену раундом раніше.
cardia-card-FoggySwamp-note-1 = Закрита карта не в грі. Те, що чекає на карту, прив’язується до неї, коли її викладено.
cardia-card-FoggySwamp-note-2 = Карта, яку треба грати відкрито, лишається відкритою.
cardia-rule-C8-8 = **Туманне болото** (3 зірки). Щойно викладені карти лишаються долілиць; замість них відкривають і розігрують сутичку, викладену раундом раніше, тож у першому раунді нічого не відкривають. На власну приховану карту завжди можна подивитися. Карта, що лежить долілиць, не у грі: здібності її не бачать і не рахують. Ваша наступна карта — та, яку ви наступною оберете з руки, а не та, що вже лежить. [адаптація, правила EN] Усе, що чекає на цю карту (модифікатори, Бібліотекар, Інженер, Шантажистка, Фенікс, Одноріг, Василіск), прив’язується до неї, коли її викладено, і діє, коли її відкрито. **[рішення]**
cardia-card-Senate-name = Сенат
cardia-card-Senate-text = Якщо відкрита вами карта тієї ж фракції, що й ваша карта в попередній сутичці, вона отримує +3.
cardia-rule-C10-1 = **Сенат** (2 зірки). Якщо карта, яку ви відкриваєте у фазі 1, має фракцію вашої карти в попередній сутичці, вона отримує +3 одразу після відкриття. [час: Хранителі UK; решта **реконструкція**]
cardia-card-SeersLair-name = Лігво провидця
cardia-card-SeersLair-text = Наприкінці раунду, якщо ви виграєте поточну або попередню сутичку, подивіться верхню карту своєї колоди; можна покласти її під колоду.
cardia-card-SeersLair-note-1 = Якщо поточної сутички вже немає в грі, рахується лише остання з тих, що лишилися.
cardia-rule-C10-2 = **Лігво провидця** (2 зірки). Наприкінці раунду, якщо ви виграєте поточну або попередню сутичку, ви дивитеся верхню карту своєї колоди й можете покласти її під колоду. Якщо поточна сутичка вже не у грі, зважають лише на останню, що ще у грі. [умова: Хранителі UK; решта **реконструкція**]
cardia-card-ForgottenRuins-name = Забуті руїни
cardia-card-ForgottenRuins-text = Наприкінці раунду карти беруть знизу колоди.
cardia-card-ForgottenRuins-note-1 = В інших випадках карти беруть як завжди.
cardia-rule-C10-3 = **Забуті руїни** (2 зірки). Наприкінці раунду карти беруть зі споду колоди. **[реконструкція]**
cardia-card-Armory-name = Збройниця
cardia-card-Armory-text = Якщо ви програли поточну й попередню сутички, ваша наступна карта отримує +3.
cardia-card-Armory-note-1 = Перевіряють після здібностей кожного раунду, також після нічиєї.
cardia-rule-C10-4 = **Збройниця** (2 зірки). Якщо наприкінці фази 2 ви програли і поточну, і попередню сутичку, наступна карта, яку ви зіграєте, отримує +3. Якщо поточна сутичка вже не у грі, ви не отримуєте нічого. **[реконструкція]**
cardia-card-TempleOfRebirth-name = Храм відродження
cardia-card-TempleOfRebirth-text = Коли раунд уперше закінчується з порожньою колодою, ваш скид тасують, і він стає вашою колодою.
cardia-card-TempleOfRebirth-note-1 = Лише один раз, навіть якщо скид був порожній.
cardia-rule-C10-5 = **Храм відродження** (2 зірки). Коли вперше раунд закінчується з порожньою вашою колодою, ваш скид тасують, і він стає вашою колодою, ще до добору. Храм для вас тоді вичерпано, навіть якщо у скиді не було жодної карти. **[реконструкція]**

## Запитання

cardia-ask-play = Виберіть карту, яку зіграєте.
cardia-ask-plusOrMinusTwo = Бібліотекар: +2 чи −2 на відкриту вами карту?
cardia-ask-discard = Виберіть карту з руки, яку скинете.
cardia-ask-keep = Виберіть карту, яку залишите.
cardia-ask-putUnder = Виберіть карту з руки, яку покладете під колоду.
cardia-ask-top = Верхня карта вашої колоди лишається зверху?
cardia-ask-name = Назвіть фракцію.
cardia-ask-reply = Скинути карту ({ $faction }) чи дати Стражеві палацу +7?
cardia-ask-raise = Яка карта отримує +3?
cardia-ask-lower = { $at-card } отримує +3. Яка інша карта отримує −3?
cardia-ask-lowerAnyOrNext = Яка карта отримує −3?
cardia-ask-raiseWeak = Яка з ваших карт отримує +3?
cardia-ask-strip = З якої карти прибрати модифікатори або жетони?
cardia-ask-takeBack = Яка карта повертається на вашу руку?
cardia-ask-copy = { $at-card }: чию здібність скопіювати?
cardia-ask-activate = Чию здібність активувати?
cardia-ask-sacrifice = Яку карту скинути, щоб застосувати її здібність?
cardia-ask-moveOwnFrom = З якої вашої карти перемістити все?
cardia-ask-moveOwnTo = Усе з карти { $at-card }: на яку вашу карту?
cardia-ask-moveAnyFrom = З якої карти перемістити модифікатори?
cardia-ask-moveAnyTo = Модифікатори з карти { $at }: на яку карту?
cardia-ask-flip = На якій карті перевернути модифікатори?
cardia-ask-swap = Яка карта міняється місцями з наступною?
cardia-ask-ready = Готові до наступної гри?

## Відповіді

cardia-act-play = Зіграти: { $card }
cardia-act-discard = Скинути: { $card }
cardia-act-decline = Нічого не скидати
cardia-act-keep = Залишити: { $card }
cardia-act-putUnder = Під колоду: { $card }
cardia-act-name = { $faction }
cardia-act-raise = +3: { $at }
cardia-act-lower = −3: { $at }
cardia-act-lowerNext = −3 на вашу наступну карту
cardia-act-stripModifiers = Прибрати модифікатори: { $at }
cardia-act-stripTokens = Прибрати жетони: { $at }
cardia-act-takeBack = Повернути: { $card }
cardia-act-copy = Скопіювати: { $card }
cardia-act-activate = Активувати: { $card }
cardia-act-moveFrom = Звідси: { $at }
cardia-act-moveTo = Сюди: { $at }
cardia-act-flip = Перевернути: { $at }
cardia-act-swap = Поміняти: { $card }
cardia-act-plusTwo = +2
cardia-act-minusTwo = −2
cardia-act-keepTop = Лишити зверху
cardia-act-putTopUnder = Покласти під колоду
cardia-act-ready = Наступна гра

## Що чекає на наступну карту

cardia-wait-modifier = наступна карта отримує { $by }
cardia-wait-librarian = наступна карта після відкриття отримує +2 або −2
cardia-wait-engineer = наступна карта отримує +5 після здібності свого раунду
cardia-wait-token = наступна карта отримує жетон тривалості
cardia-wait-unicorn = наступна карта несе на 1 печатку більше, поки виграє
cardia-wait-faceUp = наступну карту грають першою й відкрито
cardia-wait-basilisk = наступна карта — верхня з колоди
cardia-wait-blackmail = наступна карта має бути з фракції { $faction }, інакше з руки скидають 2 карти

## Події

cardia-tell-gameStarted = Починається гра { $number }.
cardia-tell-guardianTurned = Відкрито хранителя на місці { $place }: { $guardian }.
cardia-tell-guardianPlaced = Хранитель на місці { $place } лежить закритим; на звороті — { $faction }.
cardia-tell-chose = { "" }
cardia-tell-drew = { $card-is ->
    [none] { $seat-is ->
        [you] Ви берете карту.
       *[other] { $seat } бере карту.
    }
   *[some] { $seat-is ->
        [you] Ви берете карту: { $card }.
       *[other] { $seat } бере карту: { $card }.
    }
}
cardia-tell-placedOpen = { $seat-is ->
    [you] Ви граєте відкрито: { $card }.
   *[other] { $seat } грає відкрито: { $card }.
}
cardia-tell-placedHidden = { $card-is ->
    [none] { $seat-is ->
        [you] Ви кладете закриту карту.
       *[other] { $seat } кладе закриту карту.
    }
   *[some] { $seat-is ->
        [you] Ви кладете закриту карту: { $card }.
       *[other] { $seat } кладе закриту карту: { $card }.
    }
}
cardia-tell-revealed = Відкрито: { $cards }.
cardia-tell-compared = { $winners-is ->
    [none] { $encounter }: нічия.
    [you] { $encounter }: ви виграєте сутичку.
    [among] { $encounter }: нічия, яку виграють обидва.
   *[other] { $winners-n ->
        [1] { $encounter }: { $winners } виграє сутичку.
        [one] { $encounter }: нічия, яку виграють обидва.
        [few] { $encounter }: нічия, яку виграють обидва.
       *[many] { $encounter }: нічия, яку виграють обидва.
    }
}
cardia-tell-turned = { $winners-is ->
    [none] { $encounter }: тепер нічия.
    [you] { $signets ->
        [one] { $encounter }: тепер { $signets } печатка для вас.
        [few] { $encounter }: тепер { $signets } печатки для вас.
       *[many] { $encounter }: тепер { $signets } печаток для вас.
    }
    [among] { $encounter }: тепер нічия, яку виграють обидва.
   *[other] { $winners-n ->
        [1] { $signets ->
            [one] { $encounter }: тепер печаток у { $winners }: { $signets }.
            [few] { $encounter }: тепер печаток у { $winners }: { $signets }.
           *[many] { $encounter }: тепер печаток у { $winners }: { $signets }.
        }
        [one] { $encounter }: тепер нічия, яку виграють обидва.
        [few] { $encounter }: тепер нічия, яку виграють обидва.
       *[many] { $encounter }: тепер нічия, яку виграють обидва.
    }
}
cardia-tell-activated = { $at-owner-is ->
    [you] Ваша карта «{ $at-card }» застосовує здібність.
   *[other] { $at-card } ({ $at-owner }) застосовує здібність.
}
cardia-tell-copied = { $at-owner-is ->
    [you] Ваша карта «{ $at-card }» застосовує чужу здібність: { $card }.
   *[other] { $at-card } ({ $at-owner }) застосовує чужу здібність: { $card }.
}
cardia-tell-guardianUsed = { $seat-is ->
    [you] Ви застосовуєте хранителя: { $guardian }.
   *[other] { $seat } застосовує хранителя: { $guardian }.
}
cardia-tell-locationUsed = { $seat-is ->
    [you] { $location }: діє на вас.
   *[other] { $location }: діє на гравця { $seat }.
}
cardia-tell-pointed = Вибрано, звідки переміщувати: { $at }.
cardia-tell-modified = { $at-owner-is ->
    [you] Ваша карта «{ $at-card }» отримує { $by }.
   *[other] { $at-card } ({ $at-owner }) отримує { $by }.
}
cardia-tell-tokens = { $at-owner-is ->
    [you] Ваша карта «{ $at-card }»
   *[other] { $at-card } ({ $at-owner })
}: { $tokens ->
    [0] більше немає жетонів тривалості
    [one] { $tokens } жетон тривалості
    [few] { $tokens } жетони тривалості
   *[many] { $tokens } жетонів тривалості
}.
cardia-tell-waiting = { $seat-is ->
    [you] Для вас: { $what }.
   *[other] Для гравця { $seat }: { $what }.
}
cardia-tell-named = { $seat-is ->
    [you] Ви називаєте фракцію: { $faction }.
   *[other] { $seat } називає фракцію: { $faction }.
}
cardia-tell-declined = { $seat-is ->
    [you] Ви нічого не скидаєте.
   *[other] { $seat } нічого не скидає.
}
cardia-tell-discardedFromHand = { $cards-is ->
    [none] { $seat-is ->
        [you] Ви не маєте на руці карт, які треба скинути.
       *[other] { $seat } не має на руці карт, які треба скинути.
    }
   *[some] { $seat-is ->
        [you] Ви скидаєте з руки: { $cards }.
       *[other] { $seat } скидає з руки: { $cards }.
    }
}
cardia-tell-discardedFromDeck = { $cards-is ->
    [none] { $seat-is ->
        [you] Ви не маєте в колоді карт, які треба скинути.
       *[other] { $seat } не має в колоді карт, які треба скинути.
    }
   *[some] { $seat-is ->
        [you] Ви скидаєте з колоди: { $cards }.
       *[other] { $seat } скидає з колоди: { $cards }.
    }
}
cardia-tell-discardedFromPlay = { $at-owner-is ->
    [you] Ваша карта «{ $at-card }» іде з гри у скид.
   *[other] { $at-card } ({ $at-owner }) іде з гри у скид.
}
cardia-tell-takenBack = { $at-owner-is ->
    [you] Ваша карта «{ $at-card }» повертається на руку.
   *[other] { $at-card } ({ $at-owner }) повертається на руку.
}
cardia-tell-replaced = { $seat-is ->
    [you] { $card } приходить з вашої руки й займає місце.
   *[other] { $card } ({ $seat }) приходить з руки й займає місце.
}
cardia-tell-swapped = { $seat-is ->
    [you] Ваші карти в сутичках { $first } і { $second } міняються місцями.
   *[other] { $seat }: карти в сутичках { $first } і { $second } міняються місцями.
}
cardia-tell-looked = { $card-is ->
    [none] { $seat-is ->
        [you] Ви дивитеся верхню карту колоди.
       *[other] { $seat } дивиться верхню карту колоди.
    }
   *[some] { $seat-is ->
        [you] Ви дивитеся верхню карту колоди: { $card }.
       *[other] { $seat } дивиться верхню карту колоди: { $card }.
    }
}
cardia-tell-keptTop = { $seat-is ->
    [you] Ви лишаєте її зверху.
   *[other] { $seat } лишає її зверху.
}
cardia-tell-putTopUnder = { $seat-is ->
    [you] Ви кладете її під колоду.
   *[other] { $seat } кладе її під колоду.
}
cardia-tell-putUnder = { $card-is ->
    [none] { $seat-is ->
        [you] Ви кладете карту під колоду.
       *[other] { $seat } кладе карту під колоду.
    }
   *[some] { $seat-is ->
        [you] Ви кладете під колоду: { $card }.
       *[other] { $seat } кладе під колоду: { $card }.
    }
}
cardia-tell-reborn = { $seat-is ->
    [you] Ваш скид стає вашою колодою.
   *[other] { $seat }: скид стає колодою.
}
cardia-tell-shuffled = { $seat-is ->
    [you] Ви тасуєте колоду.
   *[other] { $seat } тасує колоду.
}
cardia-tell-nothingHappened = Нічого не відбувається.
cardia-tell-roundEnded = { "" }
cardia-tell-gameOver = { $ending }

## Як закінчується гра

cardia-end-signets = { $winners-is ->
    [none] Гра закінчилася внічию, печаток у кожного: { $goal }. ({ $rule })
    [you] { $goal ->
        [5] Ви виграєте з п’ятьма печатками. ({ $rule })
        [one] Ви виграєте з { $goal } печаткою. ({ $rule })
        [few] Ви виграєте з { $goal } печатками. ({ $rule })
       *[many] Ви виграєте з { $goal } печатками. ({ $rule })
    }
   *[other] { $goal ->
        [5] { $winners } виграє з п’ятьма печатками. ({ $rule })
        [one] { $winners } виграє з { $goal } печаткою. ({ $rule })
        [few] { $winners } виграє з { $goal } печатками. ({ $rule })
       *[many] { $winners } виграє з { $goal } печатками. ({ $rule })
    }
}
cardia-end-cannotPlay = { $winners-is ->
    [none] Гра закінчилася внічию: суперник більше не має карти, щоб грати. ({ $rule })
    [you] Ви виграєте: ваш суперник більше не має карти, щоб грати. ({ $rule })
   *[other] { $winners } виграє: суперник більше не має карти, щоб грати. ({ $rule })
}
cardia-end-neitherCanPlay = { $winners-is ->
    [none] Гра закінчилася внічию: ніхто більше не має карти, щоб грати, тож вирішують печатки. ({ $rule })
    [you] Ви виграєте: ніхто більше не має карти, щоб грати, тож вирішують печатки. ({ $rule })
   *[other] { $winners } виграє: ніхто більше не має карти, щоб грати, тож вирішують печатки. ({ $rule })
}
cardia-end-djinn = { $winners-is ->
    [none] Гра закінчилася внічию: Джин виконує бажання. ({ $rule })
    [you] Ви виграєте: Джин виконує бажання. ({ $rule })
   *[other] { $winners } виграє: Джин виконує бажання. ({ $rule })
}
cardia-end-emptyHand = { $winners-is ->
    [none] Гра закінчилася внічию: Лялькарка натрапила на порожню руку. ({ $rule })
    [you] Ви виграєте: Лялькарка натрапила на порожню руку. ({ $rule })
   *[other] { $winners } виграє: Лялькарка натрапила на порожню руку. ({ $rule })
}
cardia-end-mechanicalDjinn = { $winners-is ->
    [none] Гра закінчилася внічию: виграно сутичку після Механічного джина. ({ $rule })
    [you] Ви виграєте: виграно сутичку після Механічного джина. ({ $rule })
   *[other] { $winners } виграє: виграно сутичку після Механічного джина. ({ $rule })
}
cardia-end-foundersDay = { $winners-is ->
    [none] Гра закінчилася внічию: три сутички поспіль у День засновника. ({ $rule })
    [you] Ви виграєте: три сутички поспіль у День засновника. ({ $rule })
   *[other] { $winners } виграє: три сутички поспіль у День засновника. ({ $rule })
}
cardia-end-catacombs = { $winners-is ->
    [none] Гра закінчилася внічию: суперник двічі поспіль зіграв ту саму фракцію в Катакомбах привидів. ({ $rule })
    [you] Ви виграєте: ваш суперник двічі поспіль зіграв ту саму фракцію в Катакомбах привидів. ({ $rule })
   *[other] { $winners } виграє: суперник двічі поспіль зіграв ту саму фракцію в Катакомбах привидів. ({ $rule })
}
cardia-end-both = { $winners-is ->
    [none] Гра закінчилася внічию: обидва виграли б або програли б тієї самої миті. ({ $rule })
    [you] Ви виграєте: обидва виграли б або програли б тієї самої миті. ({ $rule })
   *[other] { $winners } виграє: обидва виграли б або програли б тієї самої миті. ({ $rule })
}
cardia-end-lastGame = { $winners-is ->
    [none] Гра закінчилася внічию: це була остання гра матчу. ({ $rule })
    [you] Ви виграєте: це була остання гра матчу. ({ $rule })
   *[other] { $winners } виграє: це була остання гра матчу. ({ $rule })
}

## Чому відповідь відхилено

cardia-no-over = Гру закінчено.
cardia-no-nothingOwed = Зараз вибираєте не ви.
cardia-no-otherQuestion = Це не відповідь на запитання: { $question }
cardia-no-notInHand = Карти «{ $card }» немає на вашій руці.
cardia-no-chosenAlready = Ви вже вибрали карту «{ $card }».
cardia-no-notInPlay = Карти «{ $at-card }» немає у грі.
cardia-no-notYours = «{ $at-card }» — карта суперника, а потрібна ваша.
cardia-no-sameCard = Це має бути інша карта, не «{ $at-card }».
cardia-no-nothingOnIt = На карті «{ $at-card }» нема чого взяти або перевернути.
cardia-no-otherFaction = Карта «{ $card }» не з названої фракції.
cardia-no-notInstant = Карта «{ $card }» не має миттєвої здібності.
cardia-no-tooWeak = Карта «{ $at-card }» слабша за ту, що копіює.
cardia-no-tooStrong = Вплив карти «{ $at-card }» більший за 8.
cardia-no-notLosing = Карта «{ $at-card }» не програє своєї сутички.
cardia-no-lastEncounter = Після карти «{ $at-card }» немає сутички.

## Частини речень

cardia-card = { $name }
cardia-card-at = { $owner-is ->
    [you] { $card } (ваша)
   *[other] { $card } ({ $owner })
}
cardia-card-in-play = { $influence }
cardia-encounter = { $cards }

## Стіл

cardia-board-label = Ігровий стіл
cardia-board-row = Сутички, найдавніша перша
cardia-board-direction = Напрям гри
cardia-board-encounter = Сутичка { $n }
cardia-board-next = Наступна сутичка
cardia-board-place = Місце { $n }
cardia-board-guardian = Хранитель на місці { $n }: { $card }
cardia-board-guardian-hidden = Хранитель на місці { $n }, закритий
cardia-board-guardian-back = Хранитель на місці { $n }, закритий: { $faction }
cardia-board-locations = Локації
cardia-board-signets = { $n ->
    [one] { $n } печатка з { $goal }
    [few] { $n } печатки з { $goal }
   *[many] { $n } печаток з { $goal }
}
cardia-board-wins = Виграно ігор: { $n } з { $needed }
cardia-board-hand-count = Карт на руці: { $n }
cardia-board-discard = Скид, { $seat }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
cardia-board-discard-empty = Скид порожній.
cardia-board-unseen = Не бачили { $n }/{ $all }, { $seat }
cardia-board-own-deck = Моя колода { $n }/{ $all }
cardia-board-seen = { $card }, уже бачили
cardia-board-not-seen = { $card }, ще не бачили
cardia-board-known = { $card }, точно на руці
cardia-board-in-deck = { $card }, ще в колоді
cardia-board-in-hand = { $card }, на вашій руці
cardia-board-hand = Ваша рука
cardia-board-chosen = Вибір зроблено
cardia-board-choosing = Вибирає
cardia-board-locked = Зафіксовано: { $card }
cardia-board-locked-unknown = Ваш вибір зафіксовано.
cardia-board-change = Змінити
cardia-board-lock = Зафіксувати: { $card }
cardia-board-details = Усе про карту { $card }
cardia-board-tap = Виберіть карту, щоб побачити її тут; виберіть ще раз, щоб підтвердити.
cardia-board-influence-now = Вплив { $influence } ({ $printed } { $by })
cardia-board-becomes = { $old } стає { $new }
cardia-board-top = Верхня карта вашої колоди: { $card }
cardia-board-hint = пошук: { $percent } %
cardia-board-why-missing = Зараз це не можна вибрати.

## Слова для однієї карти, з’єднані комами

cardia-label-own = ваша
cardia-label-of = гравець { $owner }
cardia-label-influence = вплив { $influence }
cardia-label-modified = вплив { $influence }, надруковано { $printed }, модифікатори { $by }
cardia-label-tokens = { $n ->
    [one] { $n } жетон тривалості
    [few] { $n } жетони тривалості
   *[many] { $n } жетонів тривалості
}
cardia-label-unicorn = бонус Однорога
cardia-label-wins = виграє
cardia-label-loses = програє
cardia-label-tie = нічия
cardia-label-signets = { $n ->
    [one] { $n } печатка
    [few] { $n } печатки
   *[many] { $n } печаток
}
cardia-label-choosable = можна вибрати
cardia-label-face-down = Закрита карта
cardia-label-empty = Карти ще немає

## Позиція словами

cardia-say-signets = { $seat }: { $n ->
    [one] { $n } печатка
    [few] { $n } печатки
   *[many] { $n } печаток
}; для перемоги потрібно { $goal }.
cardia-say-wins = Виграно ігор, { $seat }: { $n }.
cardia-say-none = Сутичок ще немає.
cardia-say-encounter = Сутичка { $n }: { $mine } проти { $yours }.
cardia-say-fog = У тумані: { $mine } проти { $yours }.
cardia-say-stock = { $seat }: карт на руці { $hand }, у колоді { $deck }, у скиді { $discard }.
cardia-say-hand = Ваша рука: { $cards }.
cardia-say-known = Точно на руці, { $seat }: { $cards }.
cardia-say-unseen = Ще не бачили, { $seat }: { $cards }.
cardia-say-discard = Скид, { $seat }: { $cards }.
cardia-say-placed = { $seat } грає відкрито: { $card }.
cardia-say-location = Локація { $card }: { $text }
cardia-say-owed = Вибирає: { $seats }.

## Налаштування

cardia-option-deck = Колода { $deck }
cardia-option-mixed = Змішана колода { $deck }
cardia-option-guardians = хранителі
cardia-option-guardians-open = хранителі, усі відкриті
cardia-option-match = до двох перемог
cardia-option-cards = { $n ->
    [one] по { $n } карті
    [few] по { $n } карти
   *[many] по { $n } карт
}
cardia-option-hand = стартова рука { $n }
cardia-option-goal = { $n ->
    [one] { $n } печатка для перемоги
    [few] { $n } печатки для перемоги
   *[many] { $n } печаток для перемоги
}
cardia-setup-deck = Колода
cardia-setup-deck-mixed = Змішана
cardia-setup-deck-of = { $faction } з колоди
cardia-setup-guardians = Хранителі
cardia-setup-guardians-none = Немає
cardia-setup-guardians-hidden = Відкриваються по черзі
cardia-setup-guardians-open = Усі відкриті
cardia-setup-length = Тривалість
cardia-setup-single = Одна гра
cardia-setup-match = До двох перемог
cardia-setup-locations = Локації
cardia-setup-goal = Печаток для перемоги
cardia-setup-difficulty = Складність: { $level }, { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
}
cardia-level-hired-blades = Найманці на навчанні
cardia-level-engineers = Досвідчені інженери
cardia-level-mages = Могутні маги
cardia-level-djinn = джин вражений
