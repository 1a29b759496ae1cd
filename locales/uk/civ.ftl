### Carta Impera Victoria

## Cards

civ-domain-Military = Військо
civ-domain-Religion = Релігія
civ-domain-Economy = Економіка
civ-domain-Science = Наука
civ-domain-Culture = Культура
civ-domain-Utopia = Утопія
civ-age-word = Епоха
civ-card = { $domain } { $age }
civ-times = { $count ->
    [1] { $card }
    [one] { $count } × { $card }
    [few] { $count } × { $card }
   *[many] { $count } × { $card }
}
civ-none = немає
civ-sum = Разом
civ-cards =
    { $n ->
        [0] жодної карти
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
civ-backs =
    { $count ->
        [one] { $count } карта Епохи { $age }
        [few] { $count } карти Епохи { $age }
       *[many] { $count } карт Епохи { $age }
    }
civ-pile-of = у цій Сфері їх { $n } ({ $ages }), найдавніша перша

## Effects

civ-effect-assassination = Замах
civ-effect-assassination-text = Скиньте 1 карту з руки.
civ-effect-purge = Чистка
civ-effect-purge-text = Скиньте 2 карти з руки.
civ-effect-attack = Напад
civ-effect-attack-text = Сплатіть 1 карту Війська, назвіть Сферу і втратьте її карту; усі інші, хто має її на столі, теж втрачають одну.
civ-effect-holy-book = Священна книга
civ-effect-holy-book-text = Наприкінці ходу можна добрати до 5 карт на руці.
civ-effect-divine-right = Божественне право
civ-effect-divine-right-text = Наприкінці ходу можна добрати до 7 карт на руці.
civ-effect-inquisition = Інквізиція
civ-effect-inquisition-text = Сплатіть 1 карту Релігії, візьміть усю руку іншого гравця, а тоді таємно поверніть стільки ж карт.
civ-effect-development = Розвиток
civ-effect-development-text = Скиньте 1 карту зі своєї зони, тоді зіграйте 1 з руки.
civ-effect-monopoly = Монополія
civ-effect-monopoly-text = Скиньте 2 карти зі своєї зони, тоді зіграйте 2 з руки.
civ-effect-embargo = Ембарго
civ-effect-embargo-text = Покладіть 1 карту Економіки на Сферу будь-якого гравця: наступного ходу її там не можна грати.
civ-effect-experiment = Експеримент
civ-effect-experiment-text = Візьміть на руку 1 карту зі своєї зони, тоді зіграйте 1.
civ-effect-research = Дослідження
civ-effect-research-text = Візьміть на руку 2 карти зі своєї зони, тоді зіграйте 2.
civ-effect-breakthrough = Прорив
civ-effect-breakthrough-text = Сплатіть 1 карту Науки, візьміть 5 карт із колоди, тоді скиньте 5 з руки.
civ-effect-oligarchy = Олігархія
civ-effect-oligarchy-text = Візьміть на руку 1 карту на вибір зі скиду.
civ-effect-republic = Республіка
civ-effect-republic-text = Візьміть на руку 2 карти на вибір зі скиду.
civ-effect-democracy = Демократія
civ-effect-democracy-text = Покладіть 1 карту Утопії на Сферу будь-якого гравця: гегемонія там назавжди потребує на одну карту більше.
civ-effect-inspiration = Натхнення
civ-kind-level = { $domain }, рівень { $level }
civ-kind-discard = ціна: 1 «{ $domain }»

## Questions

civ-ask-keep = Яку карту ви залишаєте?
civ-ask-centre = Яку карту з центру ви берете у свою зону?
civ-ask-play = Яку карту ви граєте?
civ-ask-effects = Який ефект ви застосовуєте?
civ-ask-attack = На яку Сферу ви нападаєте?
civ-ask-discard =
    { $left ->
        [one] Яку карту з руки ви скидаєте?
        [few] Яку карту з руки ви скидаєте? Ще { $left }.
       *[many] Яку карту з руки ви скидаєте? Ще { $left }.
    }
civ-ask-question = Чию руку ви берете?
civ-ask-give =
    { $left ->
        [one] Яку карту ви повертаєте гравцеві { $to }?
        [few] Яку карту ви повертаєте гравцеві { $to }? Ще { $left }.
       *[many] Яку карту ви повертаєте гравцеві { $to }? Ще { $left }.
    }
civ-ask-spend =
    { $left ->
        [one] Яку карту своєї зони ви скидаєте?
        [few] Яку карту своєї зони ви скидаєте? Ще { $left }.
       *[many] Яку карту своєї зони ви скидаєте? Ще { $left }.
    } { $plays ->
        [one] Потім ви граєте карту.
        [few] Потім ви граєте { $plays }.
       *[many] Потім ви граєте { $plays }.
    }
civ-ask-takeBack =
    { $left ->
        [one] Яку карту своєї зони ви берете на руку?
        [few] Яку карту своєї зони ви берете на руку? Ще { $left }.
       *[many] Яку карту своєї зони ви берете на руку? Ще { $left }.
    } { $plays ->
        [one] Потім ви граєте карту.
        [few] Потім ви граєте { $plays }.
       *[many] Потім ви граєте { $plays }.
    }
civ-ask-playMore =
    { $left ->
        [one] Яку карту ви граєте завдяки ефекту?
        [few] Яку карту ви граєте завдяки ефекту? Ще { $left }.
       *[many] Яку карту ви граєте завдяки ефекту? Ще { $left }.
    }
civ-ask-embargo = На яку Сферу ви накладаєте ембарго?
civ-ask-democracy = На яку Сферу ви кладете карту Утопії?
civ-ask-pile =
    { $left ->
        [one] Яку карту ви берете зі скиду?
        [few] Яку карту ви берете зі скиду? Ще { $left }.
       *[many] Яку карту ви берете зі скиду? Ще { $left }.
    }
civ-ask-draw = До скількох карт на руці ви добираєте?
civ-ask-over = Гру завершено.

## The same, while somebody else is asked

civ-wait-keep =
    { $n ->
        [one] { $names } обирає карту, яку залишить.
        [few] { $names } обирають карту, яку залишать.
       *[many] { $names } обирають карту, яку залишать.
    }
civ-wait-centre = { $names } обирає карту з центру.
civ-wait-play = { $names } обирає карту, яку зіграє.
civ-wait-effects = { $names } обирає ефект.
civ-wait-attack = { $names } обирає Сферу для нападу.
civ-wait-discard = { $names } обирає карту для скидання.
civ-wait-question = { $names } обирає, чию руку взяти.
civ-wait-give = { $names } обирає карту, яку поверне.
civ-wait-spend = { $names } обирає карту своєї зони для скидання.
civ-wait-takeBack = { $names } обирає карту своєї зони, яку візьме на руку.
civ-wait-playMore = { $names } обирає карту, яку зіграє завдяки ефекту.
civ-wait-embargo = { $names } обирає, куди накласти ембарго.
civ-wait-democracy = { $names } обирає, куди покласти карту Утопії.
civ-wait-pile = { $names } обирає карту зі скиду.
civ-wait-draw = { $names } обирає, скільки карт добрати.

## Answers

civ-act-keep = Залишити «{ $domain }»
civ-act-take = Узяти «{ $domain }»
civ-act-takeBack = Повернути на руку «{ $domain }»
civ-act-play = Зіграти «{ $domain }»
civ-act-use = { $effect }
civ-act-copy = Скопіювати «{ $effect }» у гравця { $seat }
civ-act-done = Більше жодних ефектів
civ-act-attack = Напасти: { $domain }
civ-act-spend = Скинути із зони «{ $domain }»
civ-act-discard = Скинути «{ $domain }»
civ-act-question = Узяти руку гравця { $seat }
civ-act-give = Віддати «{ $domain }»
civ-act-embargo = Ембарго: { $domain }, { $seat }
civ-act-democracy = Карта Утопії: { $domain }, { $seat }
civ-act-drawTo =
    { $size ->
        [one] Добрати до { $size } карти
        [few] Добрати до { $size } карт
       *[many] Добрати до { $size } карт
    }
civ-then-plays = { $seat } грає «{ $domain }»

## Events

civ-tell-firstPlayer = { $seat-is ->
    [you] Ви — перший гравець.
   *[other] Першим гравцем стає { $seat }.
}
civ-tell-drew = { $domain-is ->
    [none] { $seat-is ->
        [you] Ви берете карту Епохи { $age } з колоди.
       *[other] { $seat } бере карту Епохи { $age } з колоди.
    }
   *[some] { $seat-is ->
        [you] Ви берете з колоди «{ $domain } { $age }».
       *[other] { $seat } бере з колоди «{ $domain } { $age }».
    }
}
civ-tell-kept = { $domain-is ->
    [none] { $seat-is ->
        [you] Ви залишаєте карту.
       *[other] { $seat } залишає карту.
    }
   *[some] { $seat-is ->
        [you] Ви залишаєте «{ $domain }».
       *[other] { $seat } залишає «{ $domain }».
    }
}
civ-tell-received = { $pack-is ->
    [none] { "" }
   *[some] { $seat-is ->
        [you] Ви отримуєте: { $pack }.
       *[other] { $seat } отримує: { $pack }.
    }
}
civ-tell-laid = { $seat-is ->
    [you] Ви кладете в центр «{ $card }».
   *[other] { $seat } кладе в центр «{ $card }».
}
civ-tell-tookFromCentre = { $seat-is ->
    [you] Ви берете з центру у свою зону «{ $card }».
   *[other] { $seat } бере з центру у свою зону «{ $card }».
}
civ-tell-turnBegan = { $seat-is ->
    [you] Ваш хід.
   *[other] Ходить { $seat }.
}
civ-tell-skipped = { $seat-is ->
    [you] Ви не маєте карти, яку можна зіграти.
   *[other] { $seat } не має карти, яку можна зіграти.
}
civ-tell-played = { $seat-is ->
    [you] Ви граєте «{ $card }».
   *[other] { $seat } грає «{ $card }».
}
civ-tell-used = { $seat-is ->
    [you] Ви застосовуєте ефект «{ $effect }».
   *[other] { $seat } застосовує ефект «{ $effect }».
}
civ-tell-coinTaken = { $seat-is ->
    [you] Ви копіюєте ефект «{ $effect }» у гравця { $source }.
   *[other] { $source-is ->
        [you] { $seat } копіює ваш ефект «{ $effect }».
       *[other] { $seat } копіює ефект «{ $effect }» у гравця { $source }.
    }
}
civ-tell-coinLost = { $seat-is ->
    [you] Ви втрачаєте монету.
   *[other] { $seat } втрачає монету.
}
civ-tell-attacked = { $seat-is ->
    [you] Ви нападаєте на Сферу «{ $domain }».
   *[other] { $seat } нападає на Сферу «{ $domain }».
}
civ-tell-discardedFromHand = { $seat-is ->
    [you] Ви скидаєте з руки «{ $card }».
   *[other] { $seat } скидає з руки «{ $card }».
}
civ-tell-discardedFromArea = { $seat-is ->
    [you] Ви скидаєте із зони «{ $card }».
   *[other] { $seat } скидає із зони «{ $card }».
}
civ-tell-tookBack = { $seat-is ->
    [you] Ви повертаєте на руку «{ $card }».
   *[other] { $seat } повертає на руку «{ $card }».
}
civ-tell-tookFromPile = { $seat-is ->
    [you] Ви берете зі скиду «{ $card }».
   *[other] { $seat } бере зі скиду «{ $card }».
}
civ-tell-playLapsed = { $seat-is ->
    [you] Ви не маєте карти, яку можна зіграти завдяки ефекту.
   *[other] { $seat } не має карти, яку можна зіграти завдяки ефекту.
}
civ-tell-questioned = { $hand-is ->
    [none] { $by-is ->
        [you] Ви берете всю руку гравця { $whom }: { $backs }.
       *[other] { $by } бере всю руку гравця { $whom }: { $backs }.
    }
   *[some] { $by-is ->
        [you] Ви берете всю руку гравця { $whom }: { $hand }.
       *[other] { $whom-is ->
            [you] { $by } бере всю вашу руку: { $hand }.
           *[other] { $by } бере всю руку гравця { $whom }: { $hand }.
        }
    }
}
civ-tell-gave = { $domain-is ->
    [none] { $by-is ->
        [you] Ви повертаєте карту Епохи { $age } гравцеві { $to }.
       *[other] { $by } повертає карту Епохи { $age } гравцеві { $to }.
    }
   *[some] { $by-is ->
        [you] Ви повертаєте «{ $domain } { $age }» гравцеві { $to }.
       *[other] { $to-is ->
            [you] { $by } повертає вам «{ $domain } { $age }».
           *[other] { $by } повертає «{ $domain } { $age }» гравцеві { $to }.
        }
    }
}
civ-tell-embargoLaid = { $seat-is ->
    [you] { $target-is ->
        [you] Ви накладаєте ембарго на власну Сферу «{ $domain }».
       *[other] Ви накладаєте ембарго: { $target }, «{ $domain }».
    }
   *[other] { $target-is ->
        [you] { $seat } накладає ембарго на вашу Сферу «{ $domain }».
       *[other] { $seat } накладає ембарго: { $target }, «{ $domain }».
    }
}
civ-tell-embargoEnded = { $target-is ->
    [you] Ембарго на вашу Сферу «{ $domain }» закінчилося.
   *[other] Ембарго закінчилося: { $target }, «{ $domain }».
}
civ-tell-democracyLaid = { $seat-is ->
    [you] { $target-is ->
        [you] Ви кладете карту Утопії на власну Сферу «{ $domain }». Гегемонія там потребує на одну карту більше.
       *[other] Ви кладете карту Утопії: { $target }, «{ $domain }». Гегемонія там потребує на одну карту більше.
    }
   *[other] { $target-is ->
        [you] { $seat } кладе карту Утопії на вашу Сферу «{ $domain }». Гегемонія там потребує на одну карту більше.
       *[other] { $seat } кладе карту Утопії: { $target }, «{ $domain }». Гегемонія там потребує на одну карту більше.
    }
}
civ-tell-deckEmptied = Колода Епох порожня: коло дограють без добору карт.
civ-tell-quietRounds = { $rounds ->
    [one] Уже { $rounds } коло ніхто не брав карт із колоди.
    [few] Уже { $rounds } кола ніхто не брав карт із колоди.
   *[many] Уже { $rounds } кіл ніхто не брав карт із колоди.
}
civ-tell-hegemony = { $seat-is ->
    [you] Ви здобуваєте гегемонію у Сфері «{ $domain }».
   *[other] { $seat } здобуває гегемонію у Сфері «{ $domain }».
}
civ-tell-scored = { $seats-is ->
    [you] { $domain }: очко отримуєте ви.
   *[other] { $domain }: очко отримує { $seats }.
}
civ-tell-gameOver = { $ending }

## Як закінчується гра

civ-end-quiet = { $winners-is ->
    [you] Ви перемагаєте після десяти кіл без добору карт. ({ $rule })
    [among] { $winners }: ви перемагаєте після десяти кіл без добору карт. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } перемагає після десяти кіл без добору карт. ({ $rule })
        [one] { $winners } перемагають після десяти кіл без добору карт. ({ $rule })
        [few] { $winners } перемагають після десяти кіл без добору карт. ({ $rule })
       *[many] { $winners } перемагають після десяти кіл без добору карт. ({ $rule })
    }
}
civ-end-hegemony = { $winners-is ->
    [you] Ви перемагаєте завдяки гегемонії. ({ $rule })
    [among] { $winners }: ви перемагаєте завдяки гегемонії. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } перемагає завдяки гегемонії. ({ $rule })
        [one] { $winners } перемагають завдяки гегемонії. ({ $rule })
        [few] { $winners } перемагають завдяки гегемонії. ({ $rule })
       *[many] { $winners } перемагають завдяки гегемонії. ({ $rule })
    }
}
civ-end-points = { $winners-is ->
    [you] Ви перемагаєте, маючи найбільше більшостей. ({ $rule })
    [among] { $winners }: ви перемагаєте, маючи найбільше більшостей. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } перемагає, маючи найбільше більшостей. ({ $rule })
        [one] { $winners } перемагають, маючи найбільше більшостей. ({ $rule })
        [few] { $winners } перемагають, маючи найбільше більшостей. ({ $rule })
       *[many] { $winners } перемагають, маючи найбільше більшостей. ({ $rule })
    }
}
civ-end-tieBreak = { $winners-is ->
    [you] Ви перемагаєте: більшостей порівну, вирішує Сфера «{ $domain }». ({ $rule })
    [among] { $winners }: ви перемагаєте: більшостей порівну, вирішує Сфера «{ $domain }». ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } перемагає: більшостей порівну, вирішує Сфера «{ $domain }». ({ $rule })
        [one] { $winners } перемагають: більшостей порівну, вирішує Сфера «{ $domain }». ({ $rule })
        [few] { $winners } перемагають: більшостей порівну, вирішує Сфера «{ $domain }». ({ $rule })
       *[many] { $winners } перемагають: більшостей порівну, вирішує Сфера «{ $domain }». ({ $rule })
    }
}
civ-end-shared = { $winners-is ->
    [you] Ви перемагаєте: рівність у всьому. ({ $rule })
    [among] { $winners }: ви перемагаєте: рівність у всьому. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } перемагає: рівність у всьому. ({ $rule })
        [one] { $winners } перемагають: рівність у всьому. ({ $rule })
        [few] { $winners } перемагають: рівність у всьому. ({ $rule })
       *[many] { $winners } перемагають: рівність у всьому. ({ $rule })
    }
}

## Чому відповідь відхилено

civ-no-over = Гру закінчено.
civ-no-notYourTurn = Зараз ходить { $seat }.
civ-no-alreadyKept = Ви вже вибрали, а інші ще ні.
civ-no-otherQuestion = Це не відповідь на запитання: { $question }
civ-no-notInPack = У вашому наборі немає карти «{ $domain }».
civ-no-notInCentre = У центрі немає карти «{ $domain }».
civ-no-notInHand = На вашій руці немає карти «{ $domain }».
civ-no-notInArea = У вашій зоні немає карти «{ $domain }».
civ-no-notInPile = У скиді немає карти «{ $domain }».
civ-no-embargoed = Ембарго забороняє вам цього ходу грати «{ $domain }».
civ-no-effectCopied = Цього ходу ви вже скопіювали ефект.
civ-no-effectUsed = Такий ефект Сфери «{ $domain }» ви цього ходу вже застосували.
civ-no-threshold = { $needs ->
    [one] «{ $effect }»: потрібна { $needs } карта «{ $domain }» на столі; у вас { $has }.
    [few] «{ $effect }»: потрібні { $needs } карти «{ $domain }» на столі; у вас { $has }.
   *[many] «{ $effect }»: потрібно { $needs } карт «{ $domain }» на столі; у вас { $has }.
}
civ-no-nothingToCopy = { $needs ->
    [one] «{ $effect }»: потрібна { $needs } карта «{ $domain }» на столі; { $seat } має { $has }.
    [few] «{ $effect }»: потрібні { $needs } карти «{ $domain }» на столі; { $seat } має { $has }.
   *[many] «{ $effect }»: потрібно { $needs } карт «{ $domain }» на столі; { $seat } має { $has }.
}
civ-no-noCultureMajority = Копіювати можна, лише маючи більше Культури за всіх інших.
civ-no-atTheDraw = «{ $effect }» діє саме собою під час добору карт; застосовувати нічого.
civ-no-cannotPay = «{ $effect }»: ви не можете сплатити все, чого це коштує.
civ-no-handEmpty = «{ $effect }» нічого не дасть: ваша рука порожня.
civ-no-pileEmpty = «{ $effect }» нічого не дасть: скид порожній.
civ-no-deckEmpty = «{ $effect }» нічого не дасть: колода Епох порожня.
civ-no-noTarget = «{ $effect }»: немає кого чи чого, до чого це застосувати.
civ-no-notAnother = Власну руку взяти не можна.
civ-no-notAnothersEffect = Власні ефекти копіювати не можна.
civ-no-noCardsInHand = { $seat } не має карт на руці.
civ-no-nothingThere = { $seat-is ->
    [you] Ви не маєте на столі карт «{ $domain }».
   *[other] { $seat } не має на столі карт «{ $domain }».
}
civ-no-handSize = Ви можете добрати до { $largest }, а не до { $size }.
civ-no-sameDraw = Добрати до { $size } — те саме, що й до меншого числа; виберіть його.

## The table

civ-middle = Колода, скид і позначки
civ-deck = Колода Епох
civ-notes = Позначки й те, що ви знаєте
civ-deck-top = Згори Епоха { $age }
civ-deck-left =
    { $n ->
        [one] лишилася { $n } карта
        [few] лишилося { $n } карти
       *[many] лишилося { $n } карт
    }
civ-deck-empty = Колода Епох порожня.
civ-pile = Скид
civ-pile-caption = Скинуті карти
civ-pile-empty = Ще нічого не скинуто.
civ-centre = Центр
civ-centre-caption = Карти в центрі
civ-centre-empty = У центрі ще немає карт.
civ-unseen = Небачені
civ-unseen-caption =
    { $n ->
        [0] Карти, яких ви не бачили: у колоді або на руках
        [one] Карти, яких ви не бачили: у колоді, на руках або серед вилучених із гри (по { $n } з кожної Епохи)
        [few] Карти, яких ви не бачили: у колоді, на руках або серед вилучених із гри (по { $n } з кожної Епохи)
       *[many] Карти, яких ви не бачили: у колоді, на руках або серед вилучених із гри (по { $n } з кожної Епохи)
    }
civ-teams = Команди
civ-last-round = Останнє коло: карт більше не добирають.
civ-quiet =
    { $n ->
        [one] Уже { $n } коло ніхто не брав карт із колоди.
        [few] Уже { $n } кола ніхто не брав карт із колоди.
       *[many] Уже { $n } кіл ніхто не брав карт із колоди.
    } Після десятого гра завершиться, і вирішать більшості.
civ-embargo-now = { $name } цього ходу не може грати «{ $domain }».
civ-embargo-next = { $name } наступного ходу не зможе грати «{ $domain }».
civ-coin = { $owner } копіює «{ $effect }» у гравця { $source }.
civ-joint = { $names } разом тримають: { $cards }.
civ-pair = { $names } мають по одній із цих карт: { $cards }.
civ-legend = Що означають позначки
civ-legend-levels = Під картами Сфери: її ефект рівня 1 починається з { $one } карт, ефект рівня 2 — з { $two }.
civ-legend-hegemony = Гегемонія і скільки карт до неї бракує.
civ-legend-majority = Більшість: ніхто не має більше карт цієї Сфери. Очко, якби гра закінчилася зараз.
civ-legend-ages = Епоха карти. Якщо Сфера має кілька Епох, першою йде найдавніша карта.

## Areas

civ-area-of = { $name }
civ-domains-of = Сфери гравця { $name }
civ-tag-you = ви
civ-tag-mate = ваша команда
civ-tag-turn = ходить
civ-tag-first = перший гравець
civ-tag-won = перемога
civ-points-word = Очки
civ-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
civ-points-now =
    { $n ->
        [one] { $n } очко, якби гра закінчилася зараз
        [few] { $n } очки, якби гра закінчилася зараз
       *[many] { $n } очок, якби гра закінчилася зараз
    }
civ-hand-of = Рука: { $cards }
civ-holds-known = { $backs }; напевно { $cards }
civ-hand-size =
    { $n ->
        [one] добирає до { $n } карти
        [few] добирає до { $n } карт
       *[many] добирає до { $n } карт
    }
civ-column = { $domain }: { $state }
civ-reached = доступний ефект «{ $effect }»
civ-to-level = ще { $n } до рівня { $level }
civ-to-hegemony =
    { $n ->
        [0] досить для гегемонії
        [one] ще { $n } до гегемонії
        [few] ще { $n } до гегемонії
       *[many] ще { $n } до гегемонії
    }
civ-majority = більшість
civ-embargoed = ембарго
civ-utopias =
    { $n ->
        [one] { $n } закрита карта Утопії
        [few] { $n } закриті карти Утопії
       *[many] { $n } закритих карт Утопії
    }
civ-coin-here = монета
civ-used-permanent = постійний ефект застосовано
civ-used-discard = ефект за карту застосовано

## The own side

civ-your-side = Запитання й рука
civ-your-hand =
    { $n ->
        [one] Ваша рука, { $n } карта
        [few] Ваша рука, { $n } карти
       *[many] Ваша рука, { $n } карт
    }
civ-hand-none = Ваша рука порожня.
civ-pack = Ваш набір
civ-where-own = Оберіть позначену Сферу своєї зони.
civ-where-any = Оберіть позначену Сферу в будь-якій зоні.
civ-hint = підказка: { $percent }

## The phases of a turn

civ-step-play = Зіграти карту
civ-step-effects = Ефекти
civ-step-draw = Добір
civ-step-keep = Залишити карту
civ-step-centre = Узяти з центру

## What would come of an answer

civ-pick-card = Оберіть карту
civ-pick-domain = Оберіть Сферу
civ-pick-effect = Оберіть ефект
civ-apply = Застосувати «{ $effect }»
civ-foresee-cards = { $domain }: карт { $old } → { $new }
civ-foresee-hand = Ваша рука: карт { $old } → { $new }
civ-awakes = «{ $effect }» пробуджується.
civ-sleeps = «{ $effect }» втрачено.
civ-left =
    { $n ->
        [0] Досить для гегемонії наприкінці вашого ходу.
        [one] Ще { $n } до гегемонії.
        [few] Ще { $n } до гегемонії.
       *[many] Ще { $n } до гегемонії.
    }
civ-foresee-needs =
    { $n ->
        [one] Гегемонія у Сфері «{ $domain }» гравця { $name } тоді потребує { $n } карти.
        [few] Гегемонія у Сфері «{ $domain }» гравця { $name } тоді потребує { $n } карт.
       *[many] Гегемонія у Сфері «{ $domain }» гравця { $name } тоді потребує { $n } карт.
    }
civ-to-effect = { $n } до «{ $effect }»
civ-effects-yours = Ваші ефекти
civ-nothing-to-apply = У вас немає ефектів, які можна застосувати.
civ-kind-copy = через Натхнення
civ-domain-of = { $domain } гравця { $name }
civ-more = Правила цієї Сфери

## Why something cannot be done

civ-not-now =
    { $n ->
        [one] { $n } ефект зараз недоступний
        [few] { $n } ефекти зараз недоступні
       *[many] { $n } ефектів зараз недоступні
    }
civ-why = Чому?
civ-why-unknown = Цього більше ніщо не забороняє.

## The end

civ-ending = Підсумок
civ-sheet = Карти на столі та хто має більшість

## The position in words

civ-say-turn = Ходить { $name }.
civ-say-draft = Гравці обирають перші карти й передають набори далі.
civ-say-first = Перший гравець: { $name }.
civ-say-hand = Ваша рука: { $cards }.
civ-say-pack = Ваш набір: { $cards }.
civ-say-area = На столі в гравця { $name }: { $cards }.
civ-say-points =
    { $n ->
        [one] Якби гра закінчилася зараз, { $n } очко: { $names }.
        [few] Якби гра закінчилася зараз, { $n } очки: { $names }.
       *[many] Якби гра закінчилася зараз, { $n } очок: { $names }.
    }
civ-say-held = Рука гравця { $name }: { $cards }.
civ-say-known = Напевно серед них: { $cards }.
civ-say-deck =
    { $n ->
        [one] У колоді Епох лишилася { $n } карта, згори Епоха { $age }.
        [few] У колоді Епох лишилося { $n } карти, згори Епоха { $age }.
       *[many] У колоді Епох лишилося { $n } карт, згори Епоха { $age }.
    } Небачені карти Епохи { $age }: { $cards }.
civ-say-pile = Скид: { $cards }.
civ-say-centre = У центрі: { $cards }.

## The inspector

civ-cards-domains = Сфери
civ-cards-marks = Позначки
civ-info-domain = Сфера
civ-info-mark = Позначка на столі
civ-info-permanent = { $effect }: від { $few } карт на столі (учотирьох від { $four }). { $text }
civ-info-discard = { $effect }: за карту. { $text }
civ-info-inspiration = Натхнення. Маючи більше Культури за всіх інших, раз за хід скопіюйте постійний ефект, доступний у чужій зоні. Культура не має ефекту, що коштує карту.
civ-info-tie-break = За рівних очок вирішує найбільше карт Утопії, далі Культури, Науки, Економіки, Релігії та Війська.
civ-info-once = За хід із кожної Сфери можна застосувати щонайбільше один постійний ефект і один ефект за карту.
civ-info-hegemony = Сім карт однієї Сфери наприкінці вашого ходу одразу дають перемогу; удвох потрібно вісім.
civ-mark-coin = Монета Культури
civ-mark-coin-1 = Лежить на ефекті, скопійованому Натхненням, до наступного ходу того, хто скопіював, або доки хтось не матиме стільки ж Культури.
civ-mark-coin-2 = Це лише позначка, вона нічого не вирішує.
civ-mark-embargo-mark = Ембарго
civ-mark-embargo-mark-1 = Закрита карта Економіки на Сфері: наступного ходу цю Сферу там жодним чином не можна грати.
civ-mark-embargo-mark-2 = Воно закінчується з тим ходом, і карту скидають. У власній зоні воно діє наступного власного ходу.
civ-mark-embargo-mark-3 = Воно не рахується за карту й лишається, навіть коли Сфера спорожніє. Воно забороняє лише грати.
civ-mark-utopia-mark = Закрита карта Утопії
civ-mark-utopia-mark-1 = Її поклала на Сферу Демократія: гегемонія там до кінця гри потребує на одну карту більше. Кілька таких додаються.
civ-mark-utopia-mark-2 = Вона не рахується за карту, її не можна скинути, взяти чи атакувати, і вона лишається, навіть коли Сфера спорожніє.

## Before the game

civ-options-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
civ-options-draft = драфт
civ-options-teams = командами
civ-options-deck = власний набір карт
civ-options-first = починає { $seat }
civ-setup-players = Гравці
civ-setup-deal = Перші карти
civ-setup-basic = Базова гра
civ-setup-draft = Драфт
civ-setup-basic-text = Кожен бере три карти.
civ-setup-draft-text = Кожен обирає три карти з наборів, які передають по колу, і ще одну з центру, яка одразу лежить на столі.
civ-setup-sides = Сторони
civ-setup-teams-no = Кожен сам за себе
civ-setup-teams-yes = A і C проти B і D
civ-setup-teams-four = Командами грають учотирьох.
civ-setup-first = Починає
civ-setup-first-chance = як випаде
