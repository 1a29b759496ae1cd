### Carta Impera Victoria

## Cards

civ-domain-Military = Militär
civ-domain-Religion = Religion
civ-domain-Economy = Wirtschaft
civ-domain-Science = Wissenschaft
civ-domain-Culture = Kultur
civ-domain-Utopia = Utopie
civ-age-word = Zeitalter
civ-card = { $domain } { $age }
civ-times = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
civ-none = keine
civ-sum = Summe
civ-cards =
    { $n ->
        [0] keine Karte
        [one] { $n } Karte
       *[other] { $n } Karten
    }
civ-backs =
    { $count ->
        [one] { $count } Karte aus Zeitalter { $age }
       *[other] { $count } Karten aus Zeitalter { $age }
    }
civ-pile-of = { $n } dieser Domäne ({ $ages }), die älteste zuerst

## Effects

civ-effect-assassination = Attentat
civ-effect-assassination-text = Wirf 1 Handkarte ab.
civ-effect-purge = Säuberung
civ-effect-purge-text = Wirf 2 Handkarten ab.
civ-effect-attack = Angriff
civ-effect-attack-text = Bezahle 1 Militärkarte, nenne eine Domäne und verliere eine Karte davon; alle anderen, die sie ausliegen haben, verlieren auch eine.
civ-effect-holy-book = Heiliges Buch
civ-effect-holy-book-text = Am Ende deines Zuges darfst du auf 5 Handkarten nachziehen.
civ-effect-divine-right = Gottesgnadentum
civ-effect-divine-right-text = Am Ende deines Zuges darfst du auf 7 Handkarten nachziehen.
civ-effect-inquisition = Inquisition
civ-effect-inquisition-text = Bezahle 1 Religionskarte, nimm alle Handkarten einer anderen Person und gib ihr heimlich ebenso viele Karten zurück.
civ-effect-development = Entwicklung
civ-effect-development-text = Wirf 1 Karte deiner Auslage ab, dann spiele 1 Handkarte aus.
civ-effect-monopoly = Monopol
civ-effect-monopoly-text = Wirf 2 Karten deiner Auslage ab, dann spiele 2 Handkarten aus.
civ-effect-embargo = Embargo
civ-effect-embargo-text = Lege 1 Wirtschaftskarte auf eine beliebige ausliegende Domäne: Dort kann sie im nächsten Zug nicht gespielt werden.
civ-effect-experiment = Experiment
civ-effect-experiment-text = Nimm 1 Karte deiner Auslage auf die Hand, dann spiele 1 aus.
civ-effect-research = Forschung
civ-effect-research-text = Nimm 2 Karten deiner Auslage auf die Hand, dann spiele 2 aus.
civ-effect-breakthrough = Durchbruch
civ-effect-breakthrough-text = Bezahle 1 Wissenschaftskarte, ziehe 5 Karten, dann wirf 5 Handkarten ab.
civ-effect-oligarchy = Oligarchie
civ-effect-oligarchy-text = Nimm 1 Karte deiner Wahl vom Ablagestapel auf die Hand.
civ-effect-republic = Republik
civ-effect-republic-text = Nimm 2 Karten deiner Wahl vom Ablagestapel auf die Hand.
civ-effect-democracy = Demokratie
civ-effect-democracy-text = Lege 1 Utopiekarte auf eine beliebige ausliegende Domäne: Hegemonie braucht dort für immer eine Karte mehr.
civ-effect-inspiration = Inspiration
civ-kind-level = { $domain }, Stufe { $level }
civ-kind-discard = kostet 1 { $domain }

## Questions

civ-ask-keep = Welche Karte behältst du?
civ-ask-centre = Welche Karte der Mitte nimmst du in deine Auslage?
civ-ask-play = Welche Karte spielst du aus?
civ-ask-effects = Welchen Effekt wendest du an?
civ-ask-attack = Welche Domäne greifst du an?
civ-ask-discard =
    { $left ->
        [one] Welche Handkarte wirfst du ab?
       *[other] Welche Handkarte wirfst du ab? Noch { $left }.
    }
civ-ask-question = Wessen Handkarten nimmst du?
civ-ask-give =
    { $left ->
        [one] Welche Karte gibst du { $to } zurück?
       *[other] Welche Karte gibst du { $to } zurück? Noch { $left }.
    }
civ-ask-spend =
    { $left ->
        [one] Welche Karte deiner Auslage wirfst du ab?
       *[other] Welche Karte deiner Auslage wirfst du ab? Noch { $left }.
    } { $plays ->
        [one] Danach spielst du eine Karte aus.
       *[other] Danach spielst du { $plays } aus.
    }
civ-ask-takeBack =
    { $left ->
        [one] Welche Karte deiner Auslage nimmst du zurück?
       *[other] Welche Karte deiner Auslage nimmst du zurück? Noch { $left }.
    } { $plays ->
        [one] Danach spielst du eine Karte aus.
       *[other] Danach spielst du { $plays } aus.
    }
civ-ask-playMore =
    { $left ->
        [one] Welche Karte spielst du für den Effekt aus?
       *[other] Welche Karte spielst du für den Effekt aus? Noch { $left }.
    }
civ-ask-embargo = Auf welche Domäne legst du das Embargo?
civ-ask-democracy = Auf welche Domäne legst du die Utopiekarte?
civ-ask-pile =
    { $left ->
        [one] Welche Karte nimmst du vom Ablagestapel?
       *[other] Welche Karte nimmst du vom Ablagestapel? Noch { $left }.
    }
civ-ask-draw = Auf wie viele Handkarten ziehst du nach?
civ-ask-over = Das Spiel ist zu Ende.

## The same, while somebody else is asked

civ-wait-keep =
    { $n ->
        [one] { $names } wählt eine Karte zum Behalten.
       *[other] { $names } wählen eine Karte zum Behalten.
    }
civ-wait-centre = { $names } wählt eine Karte der Mitte.
civ-wait-play = { $names } wählt eine Karte zum Ausspielen.
civ-wait-effects = { $names } wählt einen Effekt.
civ-wait-attack = { $names } wählt eine Domäne für den Angriff.
civ-wait-discard = { $names } wählt eine Karte zum Abwerfen.
civ-wait-question = { $names } wählt, wessen Handkarten genommen werden.
civ-wait-give = { $names } wählt eine Karte zum Zurückgeben.
civ-wait-spend = { $names } wählt eine Karte der eigenen Auslage zum Abwerfen.
civ-wait-takeBack = { $names } wählt eine Karte der eigenen Auslage zum Zurücknehmen.
civ-wait-playMore = { $names } wählt eine Karte, um sie für den Effekt auszuspielen.
civ-wait-embargo = { $names } wählt, wohin das Embargo kommt.
civ-wait-democracy = { $names } wählt, wohin die Utopiekarte kommt.
civ-wait-pile = { $names } wählt eine Karte vom Ablagestapel.
civ-wait-draw = { $names } wählt, wie viele Karten gezogen werden.

## Answers

civ-act-keep = { $domain } behalten
civ-act-take = { $domain } nehmen
civ-act-takeBack = { $domain } zurücknehmen
civ-act-play = { $domain } ausspielen
civ-act-use = { $effect }
civ-act-copy = { $effect } von { $seat } kopieren
civ-act-done = Keine weiteren Effekte
civ-act-attack = { $domain } angreifen
civ-act-spend = { $domain } aus der Auslage abwerfen
civ-act-discard = { $domain } abwerfen
civ-act-question = Handkarten von { $seat } nehmen
civ-act-give = { $domain } geben
civ-act-embargo = Embargo auf { $domain } von { $seat }
civ-act-democracy = Utopiekarte auf { $domain } von { $seat }
civ-act-drawTo = Auf { $size } Handkarten nachziehen
civ-then-plays = { $seat } spielt { $domain } aus

## Events

civ-tell-firstPlayer = { $seat-is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
civ-tell-drew = { $domain-is ->
    [none] { $seat-is ->
        [you] Du ziehst eine Karte aus Zeitalter { $age }.
       *[other] { $seat } zieht eine Karte aus Zeitalter { $age }.
    }
   *[some] { $seat-is ->
        [you] Du ziehst { $domain } { $age }.
       *[other] { $seat } zieht { $domain } { $age }.
    }
}
civ-tell-kept = { $domain-is ->
    [none] { $seat-is ->
        [you] Du behältst eine Karte.
       *[other] { $seat } behält eine Karte.
    }
   *[some] { $seat-is ->
        [you] Du behältst { $domain }.
       *[other] { $seat } behält { $domain }.
    }
}
civ-tell-received = { $pack-is ->
    [none] { "" }
   *[some] { $seat-is ->
        [you] Du bekommst { $pack } weitergereicht.
       *[other] { $seat } bekommt { $pack } weitergereicht.
    }
}
civ-tell-laid = { $seat-is ->
    [you] Du legst { $card } in die Mitte.
   *[other] { $seat } legt { $card } in die Mitte.
}
civ-tell-tookFromCentre = { $seat-is ->
    [you] Du nimmst { $card } aus der Mitte in deine Auslage.
   *[other] { $seat } nimmt { $card } aus der Mitte in die eigene Auslage.
}
civ-tell-turnBegan = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
civ-tell-skipped = { $seat-is ->
    [you] Du hast keine spielbare Karte.
   *[other] { $seat } hat keine spielbare Karte.
}
civ-tell-played = { $seat-is ->
    [you] Du spielst { $card } aus.
   *[other] { $seat } spielt { $card } aus.
}
civ-tell-used = { $seat-is ->
    [you] Du wendest { $effect } an.
   *[other] { $seat } wendet { $effect } an.
}
civ-tell-coinTaken = { $seat-is ->
    [you] Du kopierst { $effect } von { $source }.
   *[other] { $source-is ->
        [you] { $seat } kopiert { $effect } von dir.
       *[other] { $seat } kopiert { $effect } von { $source }.
    }
}
civ-tell-coinLost = { $seat-is ->
    [you] Du verlierst die Münze.
   *[other] { $seat } verliert die Münze.
}
civ-tell-attacked = { $seat-is ->
    [you] Du greifst { $domain } an.
   *[other] { $seat } greift { $domain } an.
}
civ-tell-discardedFromHand = { $seat-is ->
    [you] Du wirfst { $card } von der Hand ab.
   *[other] { $seat } wirft { $card } von der Hand ab.
}
civ-tell-discardedFromArea = { $seat-is ->
    [you] Du wirfst { $card } aus der Auslage ab.
   *[other] { $seat } wirft { $card } aus der Auslage ab.
}
civ-tell-tookBack = { $seat-is ->
    [you] Du nimmst { $card } auf die Hand zurück.
   *[other] { $seat } nimmt { $card } auf die Hand zurück.
}
civ-tell-tookFromPile = { $seat-is ->
    [you] Du nimmst { $card } vom Ablagestapel.
   *[other] { $seat } nimmt { $card } vom Ablagestapel.
}
civ-tell-playLapsed = { $seat-is ->
    [you] Du hast keine spielbare Karte für den Effekt.
   *[other] { $seat } hat keine spielbare Karte für den Effekt.
}
civ-tell-questioned = { $hand-is ->
    [none] { $by-is ->
        [you] Du nimmst alle Handkarten von { $whom }: { $backs }.
       *[other] { $by } nimmt alle Handkarten von { $whom }: { $backs }.
    }
   *[some] { $by-is ->
        [you] Du nimmst alle Handkarten von { $whom }: { $hand }.
       *[other] { $whom-is ->
            [you] { $by } nimmt alle deine Handkarten: { $hand }.
           *[other] { $by } nimmt alle Handkarten von { $whom }: { $hand }.
        }
    }
}
civ-tell-gave = { $domain-is ->
    [none] { $by-is ->
        [you] Du gibst { $to } eine Karte aus Zeitalter { $age } zurück.
       *[other] { $by } gibt { $to } eine Karte aus Zeitalter { $age } zurück.
    }
   *[some] { $by-is ->
        [you] Du gibst { $to } { $domain } { $age } zurück.
       *[other] { $to-is ->
            [you] { $by } gibt dir { $domain } { $age } zurück.
           *[other] { $by } gibt { $to } { $domain } { $age } zurück.
        }
    }
}
civ-tell-embargoLaid = { $seat-is ->
    [you] { $target-is ->
        [you] Du legst ein Embargo auf { $domain } in deiner Auslage.
       *[other] Du legst ein Embargo auf { $domain } von { $target }.
    }
   *[other] { $target-is ->
        [you] { $seat } legt ein Embargo auf { $domain } in deiner Auslage.
       *[other] { $seat } legt ein Embargo auf { $domain } von { $target }.
    }
}
civ-tell-embargoEnded = { $target-is ->
    [you] Das Embargo auf { $domain } in deiner Auslage endet.
   *[other] Das Embargo auf { $domain } von { $target } endet.
}
civ-tell-democracyLaid = { $seat-is ->
    [you] { $target-is ->
        [you] Du legst eine Utopiekarte auf { $domain } in deiner Auslage: Hegemonie braucht dort eine Karte mehr.
       *[other] Du legst eine Utopiekarte auf { $domain } von { $target }: Hegemonie braucht dort eine Karte mehr.
    }
   *[other] { $target-is ->
        [you] { $seat } legt eine Utopiekarte auf { $domain } in deiner Auslage: Hegemonie braucht dort eine Karte mehr.
       *[other] { $seat } legt eine Utopiekarte auf { $domain } von { $target }: Hegemonie braucht dort eine Karte mehr.
    }
}
civ-tell-deckEmptied = Der Zeitalterstapel ist leer: Die Runde wird ohne Nachziehen zu Ende gespielt.
civ-tell-quietRounds = { $rounds ->
    [one] Seit { $rounds } Runde hat niemand eine Karte gezogen.
   *[other] Seit { $rounds } Runden hat niemand eine Karte gezogen.
}
civ-tell-hegemony = { $seat-is ->
    [you] Du hast die Hegemonie in { $domain }.
   *[other] { $seat } hat die Hegemonie in { $domain }.
}
civ-tell-scored = { $seats-is ->
    [you] { $domain }: ein Punkt für dich.
   *[other] { $domain }: ein Punkt für { $seats }.
}
civ-tell-gameOver = { $ending }

## Wie ein Spiel endet

civ-end-quiet = { $winners-is ->
    [you] Du gewinnst nach zehn Runden ohne gezogene Karte. ({ $rule })
    [among] { $winners }: Ihr gewinnt nach zehn Runden ohne gezogene Karte. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gewinnt nach zehn Runden ohne gezogene Karte. ({ $rule })
       *[other] { $winners } gewinnen nach zehn Runden ohne gezogene Karte. ({ $rule })
    }
}
civ-end-hegemony = { $winners-is ->
    [you] Du gewinnst durch Hegemonie. ({ $rule })
    [among] { $winners }: Ihr gewinnt durch Hegemonie. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gewinnt durch Hegemonie. ({ $rule })
       *[other] { $winners } gewinnen durch Hegemonie. ({ $rule })
    }
}
civ-end-points = { $winners-is ->
    [you] Du gewinnst mit den meisten Mehrheiten. ({ $rule })
    [among] { $winners }: Ihr gewinnt mit den meisten Mehrheiten. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gewinnt mit den meisten Mehrheiten. ({ $rule })
       *[other] { $winners } gewinnen mit den meisten Mehrheiten. ({ $rule })
    }
}
civ-end-tieBreak = { $winners-is ->
    [you] Du gewinnst: Bei gleich vielen Mehrheiten entscheidet { $domain }. ({ $rule })
    [among] { $winners }: Ihr gewinnt: Bei gleich vielen Mehrheiten entscheidet { $domain }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gewinnt: Bei gleich vielen Mehrheiten entscheidet { $domain }. ({ $rule })
       *[other] { $winners } gewinnen: Bei gleich vielen Mehrheiten entscheidet { $domain }. ({ $rule })
    }
}
civ-end-shared = { $winners-is ->
    [you] Du gewinnst: in allem gleich. ({ $rule })
    [among] { $winners }: Ihr gewinnt: in allem gleich. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gewinnt: in allem gleich. ({ $rule })
       *[other] { $winners } gewinnen: in allem gleich. ({ $rule })
    }
}

## Warum eine Antwort abgelehnt wird

civ-no-over = Das Spiel ist zu Ende.
civ-no-notYourTurn = { $seat } ist am Zug.
civ-no-alreadyKept = Du hast gewählt; die anderen noch nicht.
civ-no-otherQuestion = Das beantwortet die Frage nicht: { $question }
civ-no-notInPack = { $domain } ist nicht unter deinen Karten zur Auswahl.
civ-no-notInCentre = { $domain } liegt nicht in der Mitte.
civ-no-notInHand = { $domain } hast du nicht auf der Hand.
civ-no-notInArea = { $domain } liegt nicht in deiner Auslage.
civ-no-notInPile = { $domain } liegt nicht im Ablagestapel.
civ-no-embargoed = Ein Embargo verbietet dir, in diesem Zug { $domain } auszuspielen.
civ-no-effectCopied = Du hast in diesem Zug schon einen Effekt kopiert.
civ-no-effectUsed = Einen solchen Effekt von { $domain } hast du in diesem Zug schon angewendet.
civ-no-threshold = { $effect }: Dafür müssen { $needs } × { $domain } ausliegen; du hast { $has }.
civ-no-nothingToCopy = { $effect }: Dafür müssen { $needs } × { $domain } ausliegen; { $seat } hat { $has }.
civ-no-noCultureMajority = Kopieren kannst du nur mit mehr Kultur als alle anderen.
civ-no-atTheDraw = { $effect } wirkt von selbst, wenn du nachziehst; anzuwenden gibt es nichts.
civ-no-cannotPay = { $effect }: Du kannst nicht alles bezahlen, was es kostet.
civ-no-handEmpty = { $effect } würde nichts bewirken: Deine Hand ist leer.
civ-no-pileEmpty = { $effect } würde nichts bewirken: Der Ablagestapel ist leer.
civ-no-deckEmpty = { $effect } würde nichts bewirken: Der Zeitalterstapel ist leer.
civ-no-noTarget = { $effect }: Es gibt niemanden und nichts, worauf es wirken könnte.
civ-no-notAnother = Deine eigene Hand kannst du nicht nehmen.
civ-no-notAnothersEffect = Deine eigenen Effekte kannst du nicht kopieren.
civ-no-noCardsInHand = { $seat } hat keine Handkarten.
civ-no-nothingThere = { $seat-is ->
    [you] Du hast { $domain } nicht ausliegen.
   *[other] { $seat } hat { $domain } nicht ausliegen.
}
civ-no-handSize = Du darfst auf { $largest } Handkarten nachziehen, nicht auf { $size }.
civ-no-sameDraw = Auf { $size } nachzuziehen ist dasselbe wie auf eine kleinere Zahl; wähle diese.

## The table

civ-middle = Stapel, Ablage und Markierungen
civ-deck = Zeitalter
civ-notes = Marken, und was du weißt
civ-deck-top = Oben: Zeitalter { $age }
civ-deck-left =
    { $n ->
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
civ-deck-empty = Der Zeitalterstapel ist leer.
civ-pile = Ablage
civ-pile-caption = Der Ablagestapel
civ-pile-empty = Noch ist nichts abgeworfen worden.
civ-centre = Mitte
civ-centre-caption = Die Karten in der Mitte
civ-centre-empty = In der Mitte liegt noch keine Karte.
civ-unseen = Ungesehen
civ-unseen-caption =
    { $n ->
        [0] Karten, die du nicht gesehen hast: im Stapel oder auf Händen
       *[other] Karten, die du nicht gesehen hast: im Stapel, auf Händen oder unter den { $n } je Zeitalter, die aus dem Spiel sind
    }
civ-teams = Teams
civ-last-round = Die letzte Runde: Niemand zieht mehr nach.
civ-quiet = Seit { $n } Runden hat niemand eine Karte gezogen. Nach der zehnten endet das Spiel, und die Mehrheiten entscheiden.
civ-embargo-now = { $name } kann in diesem Zug { $domain } nicht ausspielen.
civ-embargo-next = { $name } kann im nächsten Zug { $domain } nicht ausspielen.
civ-coin = { $owner } kopiert { $effect } von { $source }.
civ-joint = { $names } halten zusammen { $cards }.
civ-pair = { $names } haben je eine von { $cards }.
civ-legend = Was die Zeichen bedeuten
civ-legend-levels = Unter den Karten einer Domäne: Ihr Effekt der Stufe 1 beginnt mit { $one } Karten, der von Stufe 2 mit { $two }.
civ-legend-hegemony = Die Hegemonie, und wie viele Karten bis dahin fehlen.
civ-legend-majority = Mehrheit: Niemand hat mehr Karten dieser Domäne. Ein Punkt, wenn das Spiel jetzt zu Ende wäre.
civ-legend-ages = Das Zeitalter einer Karte. Gibt es eine Domäne in mehreren, geht die älteste Karte zuerst.

## Areas

civ-area-of = { $name }
civ-domains-of = Domänen von { $name }
civ-tag-you = du
civ-tag-mate = dein Team
civ-tag-turn = am Zug
civ-tag-first = beginnt
civ-tag-won = gewonnen
civ-points-word = Punkte
civ-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
civ-points-now =
    { $n ->
        [one] { $n } Punkt, wenn das Spiel jetzt zu Ende wäre
       *[other] { $n } Punkte, wenn das Spiel jetzt zu Ende wäre
    }
civ-hand-of = Hand: { $cards }
civ-holds-known = { $backs }; sicher { $cards }
civ-hand-size = zieht auf { $n } Handkarten nach
civ-column = { $domain }: { $state }
civ-reached = { $effect } verfügbar
civ-to-level = noch { $n } bis Stufe { $level }
civ-to-hegemony =
    { $n ->
        [0] genug für die Hegemonie
       *[other] noch { $n } bis zur Hegemonie
    }
civ-majority = Mehrheit
civ-embargoed = Embargo
civ-utopias =
    { $n ->
        [one] { $n } verdeckte Utopiekarte
       *[other] { $n } verdeckte Utopiekarten
    }
civ-coin-here = Münze
civ-used-permanent = dauerhafter Effekt angewendet
civ-used-discard = Abwurfeffekt angewendet

## The own side

civ-your-side = Frage und Hand
civ-your-hand =
    { $n ->
        [one] Deine Hand, { $n } Karte
       *[other] Deine Hand, { $n } Karten
    }
civ-hand-none = Deine Hand ist leer.
civ-pack = Dein Päckchen
civ-where-own = Wähle eine markierte Domäne deiner Auslage.
civ-where-any = Wähle eine markierte Domäne irgendeiner Auslage.
civ-hint = Tipp: { $percent }

## The phases of a turn

civ-step-play = Karte ausspielen
civ-step-effects = Effekte
civ-step-draw = Nachziehen
civ-step-keep = Karte behalten
civ-step-centre = Aus der Mitte

## What would come of an answer

civ-pick-card = Wähle eine Karte
civ-pick-domain = Wähle eine Domäne
civ-pick-effect = Wähle einen Effekt
civ-apply = { $effect } anwenden
civ-foresee-cards = { $domain }: { $old } → { $new } Karten
civ-foresee-hand = Deine Hand: { $old } → { $new } Karten
civ-awakes = { $effect } erwacht.
civ-sleeps = { $effect } geht verloren.
civ-left =
    { $n ->
        [0] Das reicht am Ende deines Zuges für die Hegemonie.
       *[other] Noch { $n } bis zur Hegemonie.
    }
civ-foresee-needs = Die Hegemonie in { $domain } von { $name } braucht dann { $n } Karten.
civ-to-effect = { $n } bis { $effect }
civ-effects-yours = Deine Effekte
civ-nothing-to-apply = Du hast keinen Effekt anzuwenden.
civ-kind-copy = durch Inspiration
civ-domain-of = { $domain } von { $name }
civ-more = Die Regeln dieser Domäne

## Why something cannot be done

civ-not-now =
    { $n ->
        [one] { $n } Effekt ist jetzt nicht verfügbar
       *[other] { $n } Effekte sind jetzt nicht verfügbar
    }
civ-why = Warum?
civ-why-unknown = Nichts verbietet es mehr.

## The end

civ-ending = Ergebnis
civ-sheet = Ausliegende Karten, und wer die Mehrheit hat

## The position in words

civ-say-turn = { $name } ist am Zug.
civ-say-draft = Die ersten Karten werden ausgesucht und weitergereicht.
civ-say-first = { $name } ist Startspieler.
civ-say-hand = Deine Hand: { $cards }.
civ-say-pack = Dein Päckchen: { $cards }.
civ-say-area = Auslage von { $name }: { $cards }.
civ-say-points =
    { $n ->
        [one] { $n } Punkt für { $names }, wenn das Spiel jetzt zu Ende wäre.
       *[other] { $n } Punkte für { $names }, wenn das Spiel jetzt zu Ende wäre.
    }
civ-say-held = Hand von { $name }: { $cards }.
civ-say-known = Sicher darunter: { $cards }.
civ-say-deck =
    { $n ->
        [one] Im Zeitalterstapel ist noch { $n } Karte.
       *[other] Im Zeitalterstapel sind noch { $n } Karten, oben Zeitalter { $age }.
    } Aus Zeitalter { $age } ungesehen: { $cards }.
civ-say-pile = Ablagestapel: { $cards }.
civ-say-centre = In der Mitte: { $cards }.

## The inspector

civ-cards-domains = Domänen
civ-cards-marks = Markierungen
civ-info-domain = Domäne
civ-info-mark = Markierung auf dem Tisch
civ-info-permanent = { $effect }, ab { $few } ausliegenden Karten (zu viert ab { $four }). { $text }
civ-info-discard = { $effect }, gegen eine Karte. { $text }
civ-info-inspiration = Inspiration. Mit mehr Kultur als alle anderen kopierst du einmal im Zug einen dauerhaften Effekt, der in einer anderen Auslage verfügbar ist. Kultur hat keinen Effekt, der eine Karte kostet.
civ-info-tie-break = Bei gleichen Punkten entscheidet die meiste Utopie, dann Kultur, Wissenschaft, Wirtschaft, Religion und Militär.
civ-info-once = In einem Zug wendest du von jeder Domäne höchstens einen dauerhaften Effekt und einen gegen eine Karte an.
civ-info-hegemony = Sieben Karten einer Domäne am Ende deines Zuges gewinnen sofort; zu zweit acht.
civ-mark-coin = Kulturmünze
civ-mark-coin-1 = Sie liegt auf dem Effekt, der mit Inspiration kopiert wurde, bis zum nächsten Zug dessen, der kopiert hat, oder bis jemand ebenso viel Kultur hat.
civ-mark-coin-2 = Sie ist nur eine Markierung und entscheidet nichts.
civ-mark-embargo-mark = Embargo
civ-mark-embargo-mark-1 = Eine Wirtschaftskarte, verdeckt auf einer Domäne: Diese Domäne kann dort im nächsten Zug auf keine Weise ausgespielt werden.
civ-mark-embargo-mark-2 = Es endet mit diesem Zug, und die Karte wird abgeworfen. In der eigenen Auslage gilt es im folgenden eigenen Zug.
civ-mark-embargo-mark-3 = Es zählt nicht als Karte und bleibt auch, wenn die Domäne leer wird. Es verhindert nur das Ausspielen.
civ-mark-utopia-mark = Verdeckte Utopiekarte
civ-mark-utopia-mark-1 = Durch Demokratie auf eine Domäne gelegt: Hegemonie braucht dort für den Rest des Spiels eine Karte mehr. Mehrere zählen zusammen.
civ-mark-utopia-mark-2 = Sie zählt nicht als Karte, kann weder abgeworfen noch genommen noch angegriffen werden und bleibt auch, wenn die Domäne leer wird.

## Before the game

civ-options-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
civ-options-draft = Draft
civ-options-teams = in Teams
civ-options-deck = eigener Kartensatz
civ-options-first = { $seat } beginnt
civ-setup-players = Personen
civ-setup-deal = Erste Karten
civ-setup-basic = Grundspiel
civ-setup-draft = Draft
civ-setup-basic-text = Alle ziehen drei Karten.
civ-setup-draft-text = Alle suchen sich drei Karten aus Päckchen aus, die weitergereicht werden, und eine weitere aus der Mitte, die schon ausliegt.
civ-setup-sides = Parteien
civ-setup-teams-no = Alle für sich
civ-setup-teams-yes = A und C gegen B und D
civ-setup-teams-four = Teams gibt es nur zu viert.
civ-setup-first = Es beginnt
civ-setup-first-chance = der Zufall entscheidet
