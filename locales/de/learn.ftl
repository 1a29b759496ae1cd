### Lektionen: ihre Worte (lessons/*.lesson) und was sie umgibt.

## Die Seite und das Feld
learn-title = Spielend lernen
learn-lead = Du ziehst von der ersten Minute an selbst. Eine Lektion kannst du verlassen und später fortsetzen.
learn-panel = Lektion
learn-step = Schritt { $n } von { $of }
learn-minutes = { $n ->
    [one] höchstens { $n } Minute
   *[other] höchstens { $n } Minuten
}
learn-begin = Lektion beginnen
learn-go-on = Lektion fortsetzen
learn-repeat = Noch einmal
learn-finished = Abgeschlossen
learn-continue = Weiter
learn-restart = Neu beginnen
learn-changed = Diese Lektion wurde geändert, seit du sie begonnen hast. Beginne sie neu; sie dauert nur ein paar Minuten.
learn-play = Eine richtige Partie spielen
learn-all = Alle Lektionen

## Cardia
learn-cardia-first = Cardia ist ein Duell. Beide haben die gleichen sechzehn Charaktere mit den Zahlen 1 bis 16. In jeder Runde wählen beide verdeckt eine Karte und decken sie dann auf. Dein Gegenüber hat schon gewählt. Wähle deine Karte „{ cardia-card-Clockmaker-name }“, die 11, und bestätige.
learn-cardia-first-wrong = Diesmal nicht. Wähle „{ cardia-card-Clockmaker-name }“: Die 11 schlägt die meisten Karten.
learn-cardia-first-inventor = „{ cardia-card-Inventor-name }“ ist deine höchste Karte, aber heb sie auf: Sie wird diese Partie entscheiden. Wähle „{ cardia-card-Clockmaker-name }“.
learn-cardia-signet = 11 schlägt 5. Du gewinnst diese Begegnung, und deine Karte trägt ein Siegel. Mit Siegeln gewinnt man: In dieser kurzen Partie braucht es drei, sonst fünf.
learn-cardia-ability = Sieh dir jetzt die andere Karte an. Wer verliert, tut etwas: Die unterlegene Karte wendet ihre Fähigkeit an: „{ cardia-card-Saboteur-name }“ hat zwei Karten von deinem Stapel abgeworfen. Ein Sieg bringt ein Siegel, eine Niederlage eine Fähigkeit. Danach ziehen beide eine Karte.
learn-cardia-lose = Verliere also mit Absicht. Wähle „{ cardia-card-HiredBlade-name }“, deine 1. Sie verliert gegen fast alles, und dann wirft ihre Fähigkeit beide Karten der Begegnung ab.
learn-cardia-lose-wrong = Diese Karte könnte gewinnen. Diesmal willst du verlieren: Wähle „{ cardia-card-HiredBlade-name }“.
learn-cardia-gone = Deine 1 hat gegen eine 14 verloren. Dann hat „{ cardia-card-HiredBlade-name }“ beide Karten abgeworfen, und auch das Siegel der anderen Seite ist weg. Deine schwächste Karte hat eine ihrer stärksten beseitigt.
learn-cardia-teller = Noch einmal. Wähle „{ cardia-card-FortuneTeller-name }“, die 6. Wenn sie verliert, muss dein Gegenüber die nächste Karte zeigen, bevor du deine wählst.
learn-cardia-teller-wrong = Behalte diese Karte noch. Wähle „{ cardia-card-FortuneTeller-name }“, damit dein Gegenüber die nächste Karte zeigen muss.
learn-cardia-behind = 8 schlägt 6, und dein Gegenüber hat auch ein Siegel. Aber „{ cardia-card-FortuneTeller-name }“ hat verloren, also wirkt ihre Fähigkeit: Dein Gegenüber spielt die nächste Karte offen.
learn-cardia-djinn = Da ist er: „{ cardia-card-Djinn-name }“, die 16. Keine Karte ist höher, also such dir aus, wie du verlierst. „{ cardia-card-Inventor-name }“, die 15, verliert um einen einzigen Punkt, und ihre Fähigkeit gibt einer Karte +3 und einer anderen −3. Wähle „{ cardia-card-Inventor-name }“.
learn-cardia-djinn-wrong = Auch diese Karte verliert, und zwar deutlich. „{ cardia-card-Inventor-name }“ verliert um einen einzigen Punkt, und ihre Fähigkeit kann das umdrehen.
learn-cardia-raise = Du hast 15 zu 16 verloren, also handelt „{ cardia-card-Inventor-name }“. Zuerst kommt +3. Lege sie auf deine Karte „{ cardia-card-Inventor-name }“: 18 schlägt 16.
learn-cardia-raise-wrong = Das bringt dir kein Siegel. Lege +3 auf deine Karte „{ cardia-card-Inventor-name }“: 18 schlägt 16.
learn-cardia-raise-teller = Eine gute Idee: 9 würde ihre 8 schlagen. Dreh aber zuerst die Begegnung um, die du gerade verloren hast: +3 auf „{ cardia-card-Inventor-name }“.
learn-cardia-lower = Das Siegel ist auf deine Seite gewandert. „{ cardia-card-Djinn-name }“ verliert jetzt, tut aber nichts: Nur die Karte, die beim Aufdecken verliert, wendet ihre Fähigkeit an. Nun −3. Frühere Begegnungen zählen weiter: Senke „{ cardia-card-Judge-name }“ von 8 auf 5, und deine 6 schlägt sie.
learn-cardia-lower-wrong = Das bringt dir kein Siegel. Sieh auf die Begegnung davor: „{ cardia-card-Judge-name }“ hat dort 8, deine Karte 6.
learn-cardia-lower-djinn = „{ cardia-card-Djinn-name }“ verliert schon. Sieh auf die Begegnung davor: „{ cardia-card-Judge-name }“ hat dort 8, deine Karte 6.
learn-cardia-won = Drei Siegel: Du gewinnst! In drei von vier Begegnungen war deine Karte die schwächere, und jede dieser Niederlagen hat dir mehr geholfen als ein Sieg. Frag dich in Cardia vor jeder Karte: Was geschieht, wenn sie verliert?
learn-cardia-more = Gut zu wissen: Bei Gleichstand bekommt niemand ein Siegel, und niemand wendet eine Fähigkeit an. Eine Dauerfähigkeit wirkt, solange ihre Karte einen Dauermarker hat. Wer keine Karte mehr spielen kann, verliert.
learn-cardia-end = Mehr brauchst du nicht. In einer gewöhnlichen Partie gewinnen fünf Siegel. Jede Karte sagt, was sie kann, und du kannst es jederzeit nachlesen.

## Kardinal & König
learn-kardinal-take = Länderkarten liegen in Reihen. In deinem Zug nimmst du Karten von den Enden der Reihen, alle aus einem Land. Wer von einem Land am meisten Karten hat, bekommt dafür am meisten Punkte. Du sammelst { kardinal-land-Bayern }: Nimm die Karte am linken Ende von Reihe 2.
learn-kardinal-take-wrong = Diese Karte könntest du nehmen. Hier sammelst du aber { kardinal-land-Bayern }: Nimm das linke Ende von Reihe 2.
learn-kardinal-more = Du darfst weitere Karten desselben Landes nehmen. Die Kreise sind Familien: Kreuz, Fächer und Krone. Alle Karten eines Zuges dürfen zusammen höchstens zwei Kreise haben, und du hast einen. Nimm auch { kardinal-land-Bayern } am rechten Ende von Reihe 2.
learn-kardinal-more-wrong = Es gibt noch etwas zu nehmen: { kardinal-land-Bayern } am rechten Ende von Reihe 2 hat einen Kreis, und zwei darfst du haben.
learn-kardinal-stone = Zwei Kreise: Das reicht für diesen Zug. Jetzt darfst du einen deiner drei Steine auf eine Karte legen, die du später willst. Andere dürfen sie trotzdem nehmen, verlieren dann aber einen Stein. Lege deinen in Reihe 1 auf Platz 4: { kardinal-land-Bayern } mit zwei Kronen.
learn-kardinal-stone-wrong = Dein Stein gehört auf eine Karte, die du willst. Lege ihn auf { kardinal-land-Bayern } mit zwei Kronen: Reihe 1, Platz 4.
learn-kardinal-others = Dann waren die anderen an der Reihe. Jemand sammelt { kardinal-land-England }, jemand { kardinal-land-Frankreich }. Und auf { kardinal-land-Bayern } am rechten Ende von Reihe 2 liegt ein Stein: Wer diese Karte nimmt, muss dafür bezahlen.
learn-kardinal-own = { kardinal-land-Bayern } mit zwei Kronen ist nun das rechte Ende von Reihe 1. Nimm die Karte: Dein eigener Stein kommt zu dir zurück.
learn-kardinal-own-wrong = Nimm zuerst die Karte mit deinem eigenen Stein: das rechte Ende von Reihe 1.
learn-kardinal-law = Du hast zwei Kreise, aber Karten ohne Kreise dürfen noch dazu. Nimm { kardinal-land-Bayern } am linken Ende von Reihe 2. Darauf liegt eine Gesetzkarte, die du mitbekommst; nur du siehst, welche es ist.
learn-kardinal-law-wrong = Hör noch nicht auf: { kardinal-land-Bayern } am linken Ende von Reihe 2 hat keinen Kreis, darf also dazu.
learn-kardinal-play = Dein Gesetz heißt „{ kardinal-law-three-symbols }“: In diesem Zug darfst du drei statt zwei Kreise nehmen. Ein Gesetz spielst du einmal, in deinem eigenen Zug. Spiele es jetzt.
learn-kardinal-play-wrong = Spiele zuerst dein Gesetz „{ kardinal-law-three-symbols }“. Es hilft dir in genau diesem Zug.
learn-kardinal-pay = Jetzt ist ein dritter Kreis erlaubt. Nimm { kardinal-land-Bayern } am rechten Ende von Reihe 2. Der Stein darauf geht zurück, und du gibst einen deiner eigenen Steine für immer ab.
learn-kardinal-pay-wrong = Nutze dein Gesetz, solange es gilt: Nimm { kardinal-land-Bayern } am rechten Ende von Reihe 2.
learn-kardinal-again = Du hast fünf Karten von { kardinal-land-Bayern }. Lege noch einmal einen Stein: auf { kardinal-land-Frankreich } mit zwei Fächern, Reihe 2, Platz 5. Du wirst sehen, was eine einzige Karte wert sein kann.
learn-kardinal-again-wrong = Lege den Stein auf { kardinal-land-Frankreich } mit zwei Fächern: Reihe 2, Platz 5.
learn-kardinal-last = Eine Karte ist übrig, und dein Stein liegt darauf. Nimm sie. Mit der letzten Karte endet das Spiel sofort.
learn-kardinal-lands = Nun die Punkte. Wer von einem Land am meisten Karten hat, bekommt einen Punkt für jede Karte davon, die genommen wurde: { kardinal-land-Bayern } gibt dir 5. Alle anderen bekommen so viele Punkte, wie die Person direkt vor ihnen Karten hat: Deine eine Karte von { kardinal-land-Frankreich } ist 4 wert!
learn-kardinal-symbols = Wer in einem Land am meisten Kreise einer Familie hat, bekommt so viele Punkte: drei Kronen in { kardinal-land-Bayern } geben dir 3, zwei Fächer in { kardinal-land-Frankreich } geben 2. Ab fünf Schiffen zählt jedes einen Punkt, ab fünf Kutschen ebenso. Du gewinnst mit 14 Punkten.
learn-kardinal-end = Das ganze Spiel hat 56 Karten in vier Reihen. Es gibt vier Arten von Gesetzen, und eine davon kostet zwei Punkte. Der Wertungszettel zeigt jederzeit, was du hättest, wenn das Spiel jetzt endete.

## Carta Impera Victoria
learn-civ-play = Du baust eine Nation aus Karten. Ihre Farben sind sechs Domänen. Jeder Zug beginnt mit einer Handkarte, die du in deine Auslage spielst. Spiele { civ-domain-Military }.
learn-civ-play-wrong = Auch das ginge. Hier sammelst du aber { civ-domain-Military }: Spiele diese Karte.
learn-civ-draw = Danach darfst du Effekte deiner Karten anwenden, und am Ende ziehst du, bis du wieder drei Handkarten hast. Das ist ein ganzer Zug: spielen, Effekte, ziehen. Springen wir mitten in eine Partie.
learn-civ-later = Sieben Runden später. In deiner Auslage liegen sechs Karten { civ-domain-Military }. Zu zweit gewinnst du sofort, wenn du am Ende deines Zuges acht Karten einer Domäne hast. Das heißt Hegemonie.
learn-civ-danger = Aber sieh dir dein Gegenüber an: sieben Karten { civ-domain-Religion }! Mit einer weiteren gewinnt es im nächsten Zug. Das musst du verhindern.
learn-civ-strengthen = Spiele zuerst eine Karte, wie in jedem Zug: { civ-domain-Military }.
learn-civ-strengthen-wrong = Spiele { civ-domain-Military }: Du wirst jede Karte davon brauchen.
learn-civ-attack = Nun die Effekte. Ein Abwurfeffekt kostet eine Karte seiner Domäne aus deiner Auslage. Bei { civ-domain-Military } ist es „{ civ-effect-attack }“: Nenne eine Domäne und verliere eine Karte davon; dein Gegenüber verliert auch eine. Wende „{ civ-effect-attack }“ an.
learn-civ-attack-wrong = Das hält dein Gegenüber jetzt nicht auf. Wende „{ civ-effect-attack }“ an.
learn-civ-target = Nenne { civ-domain-Religion }. Du verlierst deine einzige Karte davon, und dein Gegenüber fällt von sieben auf sechs.
learn-civ-target-wrong = Das schadet nur dir. Dein Gegenüber steht mit { civ-domain-Religion } kurz vor dem Sieg: Nenne diese Domäne.
learn-civ-enough = Gefahr gebannt. In jedem Zug gibt dir jede Domäne höchstens einen Abwurfeffekt und einen dauerhaften Effekt, und alle sind freiwillig. Beende jetzt die Effekte.
learn-civ-enough-wrong = Das brauchst du im nächsten Zug. Beende jetzt die Effekte.
learn-civ-back = Dein Gegenüber hat wieder { civ-domain-Religion } gespielt und hat sieben. Du hast sechs Karten { civ-domain-Military } und eine weitere auf der Hand. Du brauchst noch zwei Züge, dein Gegenüber nur einen. Gewinne also Zeit.
learn-civ-second = Spiele { civ-domain-Military }: deine siebte.
learn-civ-second-wrong = Bleib bei deinem Plan: Spiele { civ-domain-Military }.
learn-civ-embargo = „{ civ-effect-embargo }“ ist der Abwurfeffekt von { civ-domain-Economy }. Deine Karte { civ-domain-Economy } kommt auf eine Domäne einer Person, die diese Domäne im nächsten Zug nicht spielen kann. Wende „{ civ-effect-embargo }“ an.
learn-civ-embargo-wrong = Das würde dein Gegenüber nicht aufhalten. Wende „{ civ-effect-embargo }“ an.
learn-civ-close = Lege es auf { civ-domain-Religion } deines Gegenübers.
learn-civ-close-wrong = Dein Gegenüber will eine achte Karte { civ-domain-Religion }. Lege das Embargo dorthin.
learn-civ-permanent = Dauerhafte Effekte kosten nichts. Sie brauchen drei Karten einer Domäne in deiner Auslage, die stärkeren fünf. { civ-domain-Military } hat „{ civ-effect-assassination }“: Du wirfst eine Handkarte ab und ziehst dadurch später eine neue. Wende es an.
learn-civ-permanent-wrong = Probiere vor dem Ende noch einen dauerhaften Effekt: Wende „{ civ-effect-assassination }“ an.
learn-civ-discard = Wirf { civ-domain-Culture } oder { civ-domain-Science } ab: Dein Plan braucht keine der beiden.
learn-civ-pass = Beende die Effekte. Danach ziehst du zwei Karten.
learn-civ-pass-wrong = Du brauchst deine Karten { civ-domain-Military }. Beende die Effekte.
learn-civ-win = Das Embargo hat gewirkt: Dein Gegenüber musste etwas anderes spielen. Und du hast { civ-domain-Military } gezogen. Spiele die achte Karte!
learn-civ-win-wrong = Deine achte Karte { civ-domain-Military } gewinnt die Partie. Spiele sie.
learn-civ-finish = Die Hegemonie zählt am Ende deines Zuges. Wende also keinen Effekt an, der dich eine Karte kostet: Beende die Effekte.
learn-civ-finish-wrong = Jetzt nicht: Acht Karten { civ-domain-Military } am Ende deines Zuges gewinnen. Beende die Effekte.
learn-civ-won = Hegemonie: Du gewinnst! Du hast zweimal einen Abwurfeffekt benutzt und jedes Mal mit einer Karte bezahlt, und einen dauerhaften Effekt, der genug Karten in deiner Auslage braucht und nichts kostet.
learn-civ-majority = Wenn niemand eine Hegemonie erreicht, endet die Partie, sobald der Stapel leer ist. Dann gibt dir jede Domäne einen Punkt, von der niemand mehr Karten hat als du, und die meisten Punkte gewinnen.
learn-civ-end = Die anderen Domänen in Kürze: Mit { civ-domain-Religion } darfst du mehr Handkarten haben, { civ-domain-Economy } und { civ-domain-Science } tauschen Karten deiner Auslage aus, { civ-domain-Culture } kopiert Effekte anderer, { civ-domain-Utopia } holt Karten vom Ablagestapel zurück. Der Tisch sagt dir, was jeder Effekt tut.
