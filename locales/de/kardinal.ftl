# Kardinal & König

## Namen

kardinal-land-Daenemark = Dänemark
kardinal-land-England = England
kardinal-land-Italien = Italien
kardinal-land-Bayern = Bayern
kardinal-land-Ungarn = Ungarn
kardinal-land-Kastilien = Kastilien
kardinal-land-Franken = Franken
kardinal-land-Sachsen = Sachsen
kardinal-land-Frankreich = Frankreich

# Drei Buchstaben für eine kleine Karte; alle verschieden.
kardinal-code-Daenemark = DÄN
kardinal-code-England = ENG
kardinal-code-Italien = ITA
kardinal-code-Bayern = BAY
kardinal-code-Ungarn = UNG
kardinal-code-Kastilien = KAS
kardinal-code-Franken = FKN
kardinal-code-Sachsen = SAC
kardinal-code-Frankreich = FRA

kardinal-family-cross = Kreuz
kardinal-family-fan = Fächer
kardinal-family-crown = Krone
kardinal-circles-cross = { $n ->
    [one] Kreuz
   *[other] { $n } Kreuze
}
kardinal-circles-fan = { $n ->
    [one] Fächer
   *[other] { $n } Fächer
}
kardinal-circles-crown = { $n ->
    [one] Krone
   *[other] { $n } Kronen
}
kardinal-route-ship = Schiff
kardinal-route-carriage = Kutsche
kardinal-plain = ohne Zeichen
kardinal-card = { $signs-n ->
    [0] { $land } (ohne Zeichen)
   *[other] { $land } ({ $signs })
}
kardinal-sign-X = Kreuz
kardinal-sign-F = Fächer
kardinal-sign-C = Krone
kardinal-sign-S = Schiff
kardinal-sign-K = Kutsche
kardinal-next = { $list }; { $item }
kardinal-place = Reihe { $row }, Platz { $column }

kardinal-law-take-back-a-stone = Stein zurück
kardinal-law-take-back-a-stone-text = Ein verlorener Stein kommt zurück in deinen Vorrat.
kardinal-law-three-symbols = Drei Symbole
kardinal-law-three-symbols-text = In diesem Zug darfst du bis zu drei Kreise nehmen.
kardinal-law-different-colours = Verschiedene Farben
kardinal-law-different-colours-text = In diesem Zug dürfen deine Karten aus verschiedenen Ländern sein.
kardinal-law-2-victory-points = −2 Siegpunkte
kardinal-law-2-victory-points-text = Sie wird am Ende aufgedeckt und kostet dich zwei Punkte.

## Fragen und Antworten

kardinal-ask-take = Nimm eine Karte vom Ende einer Reihe. Kreise in diesem Zug: { $circles } von höchstens { $limit }.
kardinal-ask-pay = Auf der Karte lag ein fremder Stein. Welchen deiner Steine gibst du dafür ab?
kardinal-ask-place = Lege einen Anspruchsstein auf eine Karte oder lass es bleiben.
kardinal-ask-move = Versetze einen deiner Anspruchssteine oder lass sie liegen. Welchen?
kardinal-ask-to = Wohin kommt der Stein von { $from }?
kardinal-act-take = { $card } nehmen, { $place }
kardinal-act-place = Stein legen auf { $card }, { $place }
kardinal-act-move = Stein versetzen von { $card }, { $place }
kardinal-act-to = Ablegen auf { $card }, { $place }
kardinal-act-pay = Stein abgeben von { $card }, { $place }
kardinal-act-payReserve = Einen Stein aus dem Vorrat abgeben
kardinal-act-play = Das Gesetz „{ $law }“ spielen
kardinal-act-stop = Keine Karte mehr nehmen
kardinal-act-keep = Die Steine lassen, wie sie sind
kardinal-then-takes = { $seat } nimmt { $card }

## Was geschieht

kardinal-tell-dealt = { "" }
kardinal-tell-turnBegan = { "" }
kardinal-tell-skipped = { $seat-is ->
    [you] Du kannst keine Karte nehmen und setzt aus.
   *[other] { $seat } kann keine Karte nehmen und setzt aus.
}
kardinal-tell-took = { $seat-is ->
    [you] Du nimmst { $card } von { $place }.
   *[other] { $seat } nimmt { $card } von { $place }.
}
kardinal-tell-gotLaw = { $law-is ->
    [none] { $seat-is ->
        [you] Du bekommst eine Gesetzeskarte.
       *[other] { $seat } bekommt eine Gesetzeskarte.
    }
   *[some] { $seat-is ->
        [you] Du bekommst das Gesetz „{ $law }“.
       *[other] { $seat } bekommt das Gesetz „{ $law }“.
    }
}
kardinal-tell-stoneReturned = { $seat-is ->
    [you] Der Stein auf { $place } geht zurück an dich.
   *[other] Der Stein auf { $place } geht zurück an { $seat }.
}
kardinal-tell-paid = { $place-is ->
    [none] { $seat-is ->
        [you] Du gibst dafür einen Stein aus dem Vorrat ab.
       *[other] { $seat } gibt dafür einen Stein aus dem Vorrat ab.
    }
   *[some] { $seat-is ->
        [you] Du gibst dafür den Stein auf { $place } ab.
       *[other] { $seat } gibt dafür den Stein auf { $place } ab.
    }
}
kardinal-tell-played = { $seat-is ->
    [you] Du spielst das Gesetz „{ $law }“.
   *[other] { $seat } spielt das Gesetz „{ $law }“.
}
kardinal-tell-stopped = { "" }
kardinal-tell-placed = { $seat-is ->
    [you] Du legst einen Stein auf { $place }.
   *[other] { $seat } legt einen Stein auf { $place }.
}
kardinal-tell-lifted = { "" }
kardinal-tell-moved = { $seat-is ->
    [you] Du versetzt einen Stein von { $from } nach { $to }.
   *[other] { $seat } versetzt einen Stein von { $from } nach { $to }.
}
kardinal-tell-kept = { $seat-is ->
    [you] Du lässt die Steine, wie sie sind.
   *[other] { $seat } lässt die Steine, wie sie sind.
}
kardinal-tell-revealed = { $seat-is ->
    [you] { $count ->
        [0] { "" }
        [one] Du zeigst eine −2-Karte.
       *[other] Du zeigst { $count } −2-Karten.
    }
   *[other] { $count ->
        [0] { "" }
        [one] { $seat } zeigt eine −2-Karte.
       *[other] { $seat } zeigt { $count } −2-Karten.
    }
}
kardinal-tell-gameOver = { $ending }

## Wie ein Spiel endet

kardinal-end-points = { $winners-is ->
    [you] Du gewinnst mit den meisten Punkten. ({ $rule })
    [among] Ihr gewinnt mit den meisten Punkten: { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gewinnt mit den meisten Punkten. ({ $rule })
       *[other] { $winners } gewinnen mit den meisten Punkten. ({ $rule })
    }
}
kardinal-end-landCards = { $winners-is ->
    [you] Du gewinnst: Bei gleicher Punktzahl hast du mehr Länderkarten. ({ $rule })
    [among] Ihr gewinnt durch die Zahl der Länderkarten: { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } gewinnt: Bei gleicher Punktzahl entscheidet die Zahl der Länderkarten. ({ $rule })
       *[other] { $winners } gewinnen: Bei gleicher Punktzahl entscheidet die Zahl der Länderkarten. ({ $rule })
    }
}
kardinal-end-fullTie = Niemand gewinnt: Punkte und Länderkarten sind gleich. ({ $rule })

## Warum eine Antwort abgelehnt wird

kardinal-no-over = Das Spiel ist zu Ende.
kardinal-no-notYourTurn = { $seat } ist am Zug.
kardinal-no-otherQuestion = Das beantwortet die offene Frage nicht.
kardinal-no-emptyRow = Reihe { $row } ist leer.
kardinal-no-oneEnd = Reihe { $row } hat nur eine Karte; nimm ihr linkes Ende.
kardinal-no-uncovered = Die Karte auf { $place } lag zu Beginn des Zuges nicht an einem Ende.
kardinal-no-otherLand = Die Karten dieses Zuges sind aus: { $turn }; diese ist aus: { $card }.
kardinal-no-tooManyCircles = Du hast in diesem Zug { $taken } Kreise, und diese Karte hat { $card }: Höchstens { $limit } sind erlaubt.
kardinal-no-circlesFull = Du hast in diesem Zug { $limit } Kreise: An einem strengen Tisch folgt darauf keine Karte mehr.
kardinal-no-cannotPay = Auf der Karte ({ $place }) liegt ein Stein von { $seat }, und du hast keinen mehr, den du abgeben könntest.
kardinal-no-mustTake = Du musst mindestens eine Karte nehmen.
kardinal-no-notHeld = Das Gesetz „{ $law }“ hast du nicht.
kardinal-no-notPlayable = Diese Gesetzeskarte kann nicht gespielt werden.
kardinal-no-nothingLost = Du hast keinen Stein verloren, der zurückkommen könnte.
kardinal-no-payFirst = Gib zuerst einen Stein für die genommene Karte ab.
kardinal-no-notYourStone = Auf { $place } liegt keiner deiner Steine.
kardinal-no-emptyReserve = Dein Vorrat ist leer.
kardinal-no-capReached = { $cap ->
    [one] Es liegt schon { $cap } Stein von dir aus; du darfst ihn versetzen.
   *[other] Es liegen schon { $cap } Steine von dir aus; du darfst einen versetzen.
}
kardinal-no-placeFirst = Du hast einen Stein im Vorrat: Lege ihn, bevor du einen anderen versetzt.
kardinal-no-noCard = Auf { $place } liegt keine Karte mehr.
kardinal-no-occupied = Auf der Karte ({ $place }) liegt ein Stein von { $seat }.
kardinal-no-noFreeCard = Auf jeder Karte liegt ein Stein.
kardinal-no-putDownFirst = Lege zuerst den Stein von { $place } ab.

## Der Tisch

kardinal-reconstructed = Rekonstruierte Karten
kardinal-own-deck = Eigene Karten
kardinal-covered = Nur Karten, die zu Beginn des Zuges an einem Ende lagen, dürfen genommen werden.
kardinal-strict = Strenge Kreise: Nach dem zweiten Kreis eines Zuges darf keine Karte mehr genommen werden.
kardinal-row = Reihe { $row }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
kardinal-with-law = mit Gesetzeskarte
kardinal-with-stone = Stein von { $who }
kardinal-own-stone = dein eigener Stein
kardinal-you-pay = Stein von { $who }: Du gibst einen deiner Steine ab
kardinal-for-you = { $change } für dich
kardinal-worth = { $change } für dich, wenn du sie später nimmst
kardinal-percent = { $n } %
kardinal-tip = Zeige auf eine Karte, um zu sehen, was sie ändern würde.
kardinal-tip-stone = Die Zahl an einer Karte sagt, was sie dir bringen würde. Gold ist das Beste.
kardinal-preview = Was sich ändert, wenn du sie nimmst
kardinal-preview-later = Was sich ändert, wenn du sie später nimmst
kardinal-preview-none = Keine Punkte ändern sich
kardinal-confirm-take = Nehmen
kardinal-confirm = Auswählen
kardinal-cancel = Abbrechen
kardinal-short-take = Nimm eine Karte
kardinal-short-more = Nimm noch eine Karte oder hör auf
kardinal-short-none = Jetzt kann keine Karte genommen werden
kardinal-short-place = Lege einen Stein auf eine Karte oder lass es
kardinal-short-move = Versetze einen deiner Steine oder lass sie liegen
kardinal-short-to = Wohin kommt der Stein?
kardinal-short-pay = Welchen Stein gibst du ab?
kardinal-circles = Kreise in diesem Zug: { $n } von { $of }
kardinal-step-take = Karten nehmen
kardinal-step-stone = Stein legen
kardinal-waits-take = { $who } nimmt Karten.
kardinal-waits-pay = { $who } muss einen Stein abgeben.
kardinal-waits-stone = { $who } darf einen Stein legen oder versetzen.

## Warum nicht

kardinal-why-inside = Diese Karte liegt mitten in ihrer Reihe. Nur die Enden der Reihen können genommen werden.

## Spieler und Punkte

kardinal-players = Mitspieler
kardinal-you = (du)
kardinal-at-turn = Am Zug
kardinal-points = { $n ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
kardinal-points-now = { $n ->
    [one] Punkt, wenn jetzt Schluss wäre
   *[other] Punkte, wenn jetzt Schluss wäre
}
kardinal-cards = { $n ->
    [one] { $n } Länderkarte
   *[other] { $n } Länderkarten
}
kardinal-law-cards = { $n ->
    [one] { $n } Gesetzeskarte
   *[other] { $n } Gesetzeskarten
}
kardinal-stones = Steine: { $reserve } im Vorrat, { $lying } in der Auslage, { $lost } verloren
kardinal-taken = { $n }/{ $of }
kardinal-lands-cell = Rang { $rank } mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $land ->
    [one] { $land } Punkt
   *[other] { $land } Punkte
} für das Land und { $symbols } für Symbole
kardinal-lands-none = keine Karte
kardinal-rank = { $rank }.
kardinal-ships = Schiffe
kardinal-carriages = Kutschen
kardinal-chain = { $n } von { $of }
kardinal-chains = Ketten
kardinal-laws = Gesetze
kardinal-subtotal = Summe
kardinal-total = Gesamt
kardinal-land-cards = Länderkarten
kardinal-sheet = Wertungsbogen
kardinal-sheet-now = Wertung, wenn jetzt Schluss wäre
kardinal-column-land = Land
kardinal-column-symbols = Symbole
kardinal-sheet-note = Ketten: Ab fünf Schiffen zählt jedes einen Punkt, ebenso ab fünf Kutschen. Bei gleicher Punktzahl entscheidet die Zahl der Länderkarten.

kardinal-own-laws = Deine Gesetzeskarten
kardinal-play = Spielen
kardinal-law-times = { $n ->
    [one] { $law }
   *[other] { $law } (×{ $n })
}
kardinal-laws-unseen = Noch nicht gesehen: { $laws }.
kardinal-laws-played = Gespielt: { $laws }.

kardinal-legend = Was die Zeichen bedeuten
kardinal-legend-cards = Die Zahl auf einer Karte sagt, wie viele Karten ihr Land hat. Eine Schriftrolle auf einer Karte ist eine Gesetzeskarte: Wer die Karte nimmt, bekommt sie dazu. Ein Buchstabe ist der Stein dieses Spielers. Eine goldene Linie zeigt, was du jetzt wählen kannst; die Zahl daneben sagt, was die Karte dir bringen würde.
kardinal-legend-keys = Pfeiltasten, Pos1 und Ende führen durch die Auslage. I, ein Rechtsklick oder langes Drücken sagt mehr über eine Karte.

## Die Stellung in Worten

kardinal-say-your-turn = Du bist am Zug.
kardinal-say-turn = { $who } ist am Zug.
kardinal-say-of = { $name }: { $list }.
kardinal-say-nobody = { $land }: Niemand hat eine Karte.
kardinal-say-row = { $n ->
    [one] Reihe { $row }, { $n } Karte auf Platz { $from }: { $list }.
   *[other] Reihe { $row }, { $n } Karten auf Platz { $from } bis { $to }: { $list }.
}
kardinal-say-row-empty = Reihe { $row } ist leer.
kardinal-say-ships = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}
kardinal-say-carriages = { $n ->
    [one] { $n } Kutsche
   *[other] { $n } Kutschen
}
kardinal-say-law = Dein Gesetz „{ $law }“: { $text }

## Die Kartenansicht

kardinal-group-lands = Länder
kardinal-group-signs = Zeichen
kardinal-law-card = Gesetzeskarte
kardinal-stone = Anspruchsstein
kardinal-info-notation = In Notation: { $word }
kardinal-info-land = { $n ->
    [one] { $n } Karte dieses Landes
   *[other] { $n } Karten dieses Landes
}
kardinal-info-law = { $n } solche Karten
kardinal-info-family = Ein Kreissymbol, das Zeichen einer Familie
kardinal-info-take = Alle Karten, die du in einem Zug nimmst, sind aus einem Land und tragen zusammen höchstens zwei Kreise. Schiffe und Kutschen sind keine Kreise.
kardinal-info-land-points = Wer die meisten Karten eines Landes hat, bekommt einen Punkt für jede seiner Karten, die irgendjemand hat. Alle anderen mit einer Karte davon bekommen so viele Punkte, wie die nächstbessere Person Karten hat.
kardinal-info-symbol-points = Wer in einem Land die meisten Kreise einer Familie hat, bekommt für jeden davon einen Punkt, auch bei Gleichstand.
kardinal-info-route = Ab fünf Schiffen zählt jedes einen Punkt, ebenso ab fünf Kutschen.
kardinal-info-get-law = Sie liegt verdeckt auf einer Länderkarte. Wer diese nimmt, bekommt sie, sieht sie an und hält sie verdeckt.
kardinal-info-play-law = Du kannst sie in jedem Augenblick deines eigenen Zuges spielen. Danach ist sie aus dem Spiel.
kardinal-info-place = Nach dem Nehmen darfst du einen Stein auf eine Karte ohne Stein legen, wo immer sie liegt. Kannst du keinen legen, darfst du einen versetzen.
kardinal-info-pay = Wer eine Karte mit deinem Stein nimmt, gibt ihn dir zurück und verliert einen eigenen. Nimmst du sie selbst, kommt der Stein in deinen Vorrat zurück.
kardinal-info-cap = Alle haben drei Steine. Zu dritt dürfen alle zugleich in der Auslage liegen, zu viert und zu fünft zwei.
kardinal-info-deck = Welche Symbole die einzelnen Karten tragen, haben wir rekonstruiert, es sei denn, am Tisch wird mit eigenen Karten gespielt. Die Länder und ihre Kartenzahlen stimmen.
kardinal-law-take-back-a-stone-note = Spielst du sie nach dem Nehmen, kannst du den Stein sofort legen.
kardinal-law-three-symbols-note = Zwei dieser Karten erlauben keine vier.
kardinal-law-different-colours-note = Die Grenze für Kreise bleibt.

## Optionen

kardinal-options-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
kardinal-options-covered = keine freigelegten Karten
kardinal-options-strict = keine Karte nach dem letzten Kreis
kardinal-options-first = { $seat } beginnt
kardinal-options-display = Auslage { $rows } × { $columns }
kardinal-setup-players = Wie viele spielen mit?
kardinal-setup-cap = { $n ->
    [one] { $n } Stein jeder Person darf zugleich in der Auslage liegen.
   *[other] { $n } Steine jeder Person dürfen zugleich in der Auslage liegen.
}
kardinal-setup-uncovered = Freigelegte Karten dürfen genommen werden
kardinal-setup-uncovered-text = Eine Karte, die im Lauf eines Zuges zum Ende ihrer Reihe wird, darf noch im selben Zug genommen werden.
kardinal-setup-strict = Nach dem zweiten Kreis eines Zuges wird nichts mehr genommen
kardinal-setup-strict-text = Sonst dürfen Karten ohne Kreise noch dazukommen. Mit dem Gesetz „Drei Symbole“ ist es der dritte Kreis.
kardinal-setup-first = Startspieler
kardinal-setup-first-chance = nach Zufall
kardinal-setup-seat = Platz { $seat }
kardinal-setup-deck = Keine Quelle nennt die gedruckten Karten einzeln, darum haben wir ihre Symbole rekonstruiert. Wenn du das Spiel besitzt, trage seine Karten hier ein: X Kreuz, F Fächer, C Krone, S Schiff, K Kutsche, - für eine Karte ohne Zeichen. XXS ist zum Beispiel eine Karte mit zwei Kreuzen und einem Schiff.
kardinal-setup-land = { $land }, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
kardinal-setup-faces-wrong = Trage { $n } Karten mit Leerzeichen dazwischen ein, jede mit höchstens zwei Kreisen und einem Schiff oder einer Kutsche, zum Beispiel XX oder FS.
kardinal-setup-restore = Zurück zu den rekonstruierten Karten
