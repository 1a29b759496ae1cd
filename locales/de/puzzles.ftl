### Rätsel: die Seiten, und wie ihre Themen heißen (crates/puzzle/src/theme.rs).

puzzles-title = Rätsel
puzzles-lead = In jeder dieser Stellungen ist eine Wahl weit besser als jede andere. Du siehst, was der Spieler wusste, und nicht mehr.
puzzles-rating = Deine Wertung: { $rating } ± { $deviation }
puzzles-first = { $n } von { $all } auf Anhieb richtig
puzzles-daily = Rätsel des Tages
puzzles-solve-daily = Lösen
puzzles-solved = Gelöst
puzzles-missed = Nicht gefunden
puzzles-tried = { $n } von { $all } beantwortet
puzzles-next = Nächstes Rätsel
puzzles-themes = Themen
puzzles-all = Alle Rätsel
puzzle-title = Rätsel: { $game }
puzzle-rating = Wertung { $rating }
puzzle-you = (du)
puzzle-task = Eine Antwort ist mindestens 20 Prozentpunkte besser als jede andere. Welche? Deine erste Antwort zählt für deine Wertung.
puzzle-right = Richtig: „{ $answer }“ ist { $value } wert.
puzzle-wrong = Diese nicht: „{ $answer }“ ist nur { $value } wert. Versuche eine andere Antwort oder sieh dir die Lösung an.
puzzle-shown = Die Antwort ist „{ $answer }“. Sie ist { $value } wert.
puzzle-show = Lösung zeigen
puzzle-play = Ein Spiel spielen
puzzle-values = Was jede Antwort wert ist
puzzle-none-title = Kein solches Rätsel
puzzle-none-text = Unter dieser Adresse gibt es kein Rätsel. Vielleicht ist sie falsch geschrieben, oder eine neuere Fassung des Programms hat das Rätsel ersetzt.

## Cardia
puzzle-theme-djinn = Finde den Dschinn
puzzle-why-djinn = Das Spiel lässt sich sofort gewinnen, auch mit wenigen Siegeln. Suche danach, bevor du Siegel zählst.
puzzle-theme-losing = Verlieren, um zu gewinnen
puzzle-why-losing = Diese Karte verliert ihre Begegnung wahrscheinlich, und ihre Fähigkeit ist mehr wert als das Siegel.
puzzle-theme-signet = Rette das Siegel
puzzle-why-signet = Deinem Gegner fehlt nur noch ein Siegel. Sorge zuerst dafür, dass die nächste Runde das Spiel nicht beendet.
puzzle-theme-ability = Nutze die Fähigkeit
puzzle-why-ability = Eine Fähigkeit wirkt auch auf frühere Begegnungen. Suche das Ziel, das ein Siegel bewegt oder bewahrt.
puzzle-theme-encounter = Wähle die Karte
puzzle-why-encounter = Vergleiche, was jede Karte bewirkt, wenn sie gewinnt und wenn sie verliert, gegen die Karten, die dein Gegner noch haben kann.

## Kardinal & König
puzzle-theme-stone = Welcher Stein
puzzle-why-stone = Ein Stein beansprucht eine Karte, und jeder bezahlte Stein ist für immer weg. Achte darauf, wer die Karte vor deinem nächsten Zug nehmen kann.
puzzle-theme-law = Spiele das Gesetz
puzzle-why-law = Eine Gesetzkarte ist in dem Zug am meisten wert, in dem sie dir die Karten bringt, die über ein Land entscheiden.
puzzle-theme-stop = Rechtzeitig aufhören
puzzle-why-stop = Eine weitere Karte hätte dem nächsten Spieler eine bessere geöffnet oder einen Stein gekostet.
puzzle-theme-take = Nimm die richtige Karte
puzzle-why-take = Vergleiche, was eine Karte dir bringt, mit dem, was sie den Spielern nach dir öffnet.

## Carta Impera Victoria
puzzle-theme-break = Brich die Hegemonie
puzzle-why-break = Einem anderen Spieler fehlt nur eine Karte zur Hegemonie. Das geht allem anderen vor.
puzzle-theme-hegemony = Erreiche die Hegemonie
puzzle-why-hegemony = Eine Karte vollendet deine Hegemonie und beendet das Spiel.
puzzle-theme-effect = Welcher Effekt
puzzle-why-effect = Die Reihenfolge der Effekte zählt: Manche brauchen Karten, die andere verbrauchen.
puzzle-theme-aim = Das Ziel des Effekts
puzzle-why-aim = Suche das Ziel, das deinen stärksten Gegner am meisten kostet.
puzzle-theme-cards = Behalten oder geben
puzzle-why-cards = Zähle, was jede Karte in deiner Auslage wert ist, und was sie einem anderen Spieler wert wäre.
puzzle-theme-play = Spiele die richtige Karte
puzzle-why-play = Jede Karte zählt für Mehrheiten, für Effekte und für eine Hegemonie. Finde die, die am öftesten zählt.
