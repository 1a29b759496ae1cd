game-toy = Der Brunnen
game-toy-facts = 2 oder 3 Spieler · 2 Minuten
game-toy-lead = Ein Spielzeug für Tests: Spiel hoch und sieh in den Brunnen.
game-toy-first = Alle wählen geheim eine Karte und decken sie zusammen auf.
game-toy-second = Die höchste Karte gewinnt einen Punkt. Wer sie spielte, darf einmal in den Brunnen sehen.
game-toy-third = Die meisten Punkte gewinnen, wenn alle Karten gespielt sind.
tui-about-toy = Ein Spielzeug für Tests.

toy-options-players = { $n } Spieler
toy-option-players = Spieler

toy-see-player = { $seat }: Punkte { $points }, Karten { $cards }.
toy-see-hand = Deine Karten: { $cards-is ->
        [none] keine
       *[other] { $cards }
    }.
toy-see-chosen = Du hast { $card } gewählt.
toy-see-well = Im Brunnen liegt { $card }.
toy-see-played = Gespielt: { $cards-is ->
        [none] nichts
       *[other] { $cards }
    }.

toy-ask-choose = Wähle eine Karte.
toy-ask-look = In den Brunnen sehen, { $seat }?
toy-ask-nothing = Das Spiel ist vorbei.

toy-act-play = { $card } spielen
toy-act-look = In den Brunnen sehen
toy-act-pass = Nicht hinsehen

toy-tell-drew = { $seat-is ->
        [you] Du ziehst { $card }.
       *[other] { $seat } zieht eine Karte.
    }
toy-tell-chose = { $seat-is ->
        [you] Du wählst { $card }.
       *[other] { $seat } wählt eine Karte.
    }
toy-tell-showed = { $seat-is ->
        [you] Du zeigst { $card }.
       *[other] { $seat } zeigt { $card }.
    }
toy-tell-looked = { $seat-is ->
        [you] Du siehst { $card } im Brunnen.
       *[other] { $seat } sieht in den Brunnen.
    }
toy-tell-blabbed = Auf der Hand bleiben { $cards }.

toy-no-notAsked = Du bist nicht gefragt.
toy-no-notInHand = Du hast { $card } nicht.
toy-no-wrongPhase = Jetzt ist etwas anderes zu wählen.
toy-no-lookedBefore = Du hast schon in den Brunnen gesehen.

toy-end-drawn = Alle haben gleich viele Punkte.
toy-end-points = Die meisten Punkte: { $winners }.
