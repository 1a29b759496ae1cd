# Cardia. Karten: cardia-card-NAME-name, -text, -note-1 …; NAME ist der Name in der Notation.

## Fraktionen und Arten

cardia-faction-Rebellion = Rebellion
cardia-faction-Academy = Akademie
cardia-faction-Guild = Gilde
cardia-faction-Dynasty = Dynastie
cardia-kind-instant = Sofortfähigkeit
cardia-kind-ongoing = Dauerfähigkeit
cardia-line-character = { $number }, { $faction }
cardia-line-deck = Deck { $deck }, { $kind }
cardia-line-guardian = Wächter, { $faction }
cardia-line-location = Ort, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
cardia-group-deck = Charaktere von Deck { $deck }
cardia-group-guardians = Wächter
cardia-group-locations = Orte

## Deck I

cardia-card-HiredBlade-name = Assassine
cardia-card-HiredBlade-text = Diese Karte und die gegenüberliegende werden abgelegt.
cardia-card-HiredBlade-note-1 = Sind beide Karten einer Begegnung fort, rücken die folgenden Begegnungen auf.
cardia-card-VoidMage-name = Leeremagier
cardia-card-VoidMage-text = Entferne von einer beliebigen Karte alle Modifikatoren oder alle Dauermarker.
cardia-card-VoidMage-note-1 = Wähle eine Karte, auf der etwas liegt. Gibt es keine, geschieht nichts.
cardia-card-Surgeon-name = Chirurg
cardia-card-Surgeon-text = Die nächste Karte, die du spielst, bekommt −5.
cardia-card-Surgeon-note-1 = Der Modifikator kommt beim Aufdecken auf die Karte und zählt schon beim Vergleich.
cardia-card-Mediator-name = Vermittler
cardia-card-Mediator-text = Diese Begegnung ist unentschieden.
cardia-card-Mediator-note-1 = Ein wirksamer Richter gewinnt auch dieses Unentschieden.
cardia-card-Saboteur-name = Saboteur
cardia-card-Saboteur-text = Die 2 obersten Karten des gegnerischen Decks werden abgelegt.
cardia-card-Saboteur-note-1 = Ein leeres Deck ist keine Niederlage: Es gibt nur keine Karten mehr her.
cardia-card-FortuneTeller-name = Wahrsagerin
cardia-card-FortuneTeller-text = In der nächsten Begegnung spielt dein Gegenüber zuerst und offen; erst dann wählst du.
cardia-card-FortuneTeller-note-1 = Müssten beide aufeinander warten, spielen beide wie gewohnt.
cardia-card-PalaceGuard-name = Palastwache
cardia-card-PalaceGuard-text = Nenne eine Fraktion. Dein Gegenüber darf eine Handkarte von ihr ablegen; sonst bekommt diese Karte +7.
cardia-card-PalaceGuard-note-1 = Gefragt wird auch, wer keine solche Karte hat. Die Antwort verrät also nichts über die Hand.
cardia-card-Judge-name = Richter
cardia-card-Judge-text = Du gewinnst alle unentschiedenen Begegnungen.
cardia-card-Judge-note-1 = Haben beide einen wirksamen Richter, gewinnen beide das Unentschieden.
cardia-card-Judge-note-2 = Es bleibt ein Unentschieden: Niemand nutzt eine Fähigkeit, und kein Wächter handelt.
cardia-card-Ambusher-name = Wegelagerer
cardia-card-Ambusher-text = Nenne eine Fraktion. Dein Gegenüber legt alle Handkarten dieser Fraktion ab.
cardia-card-Ambusher-note-1 = Du darfst jede Fraktion nennen, auch eine, die nicht auf der Hand ist.
cardia-card-Puppeteer-name = Puppenspielerin
cardia-card-Puppeteer-text = Die gegenüberliegende Karte wird abgelegt; eine zufällige Karte aus der gegnerischen Hand nimmt ihren Platz ein.
cardia-card-Puppeteer-note-1 = Die neue Karte nutzt ihre Fähigkeit nicht. Ist die Hand leer, gewinnst du das Spiel.
cardia-card-Puppeteer-note-2 = Die neue Karte ist nicht die „nächste Karte“, auf die etwas wartet.
cardia-card-Clockmaker-name = Uhrmacherin
cardia-card-Clockmaker-text = Deine Karte in der vorigen Begegnung und deine nächste Karte bekommen je +3.
cardia-card-Clockmaker-note-1 = Modifikatoren, die auf dieselbe Karte warten, werden addiert.
cardia-card-Treasurer-name = Schatzmeister
cardia-card-Treasurer-text = Die Karte, die die vorige Begegnung gewinnt, trägt 1 Siegel mehr.
cardia-card-Treasurer-note-1 = Das kommt der Seite zugute, die dort gewinnt. Wechselt die Begegnung, wechseln beide Siegel.
cardia-card-SwampGuardian-name = Sumpfwächter
cardia-card-SwampGuardian-text = Nimm eine andere von dir gespielte Karte zurück auf die Hand; die Karte ihr gegenüber wird abgelegt.
cardia-card-SwampGuardian-note-1 = Sie verliert alles, was auf ihr liegt. Am Rundenende ziehst du trotzdem.
cardia-card-Magistra-name = Magistra
cardia-card-Magistra-text = Kopiere und nutze die Sofortfähigkeit einer anderen deiner Karten, die mindestens so stark ist wie diese.
cardia-card-Magistra-note-1 = Es zählt der jetzige Einfluss mit allen Modifikatoren.
cardia-card-Magistra-note-2 = Die Fähigkeit wirkt wie eine eigene der Magistra, von ihrem Platz aus.
cardia-card-Inventor-name = Erfinderin
cardia-card-Inventor-text = Lege +3 auf eine beliebige Karte und −3 auf eine beliebige andere.
cardia-card-Inventor-note-1 = Auch die Erfinderin selbst und die Karte ihr gegenüber sind erlaubt.
cardia-card-Djinn-name = Dschinn
cardia-card-Djinn-text = Du gewinnst das Spiel.
cardia-card-Djinn-note-1 = Das Spiel endet sofort; Siegel werden nicht mehr gezählt.

## Deck II

cardia-card-Poisoner-name = Giftmischer
cardia-card-Poisoner-text = Senke die gegenüberliegende Karte, bis die Begegnung unentschieden ist.
cardia-card-Poisoner-note-1 = Das geschieht einmal. Eine Karte, die nicht stärker ist, bleibt, wie sie ist.
cardia-card-KinesisMage-name = Kinesemagier
cardia-card-KinesisMage-text = Verschiebe alle Modifikatoren und Dauermarker von einer deiner Karten auf eine andere.
cardia-card-KinesisMage-note-1 = Der Kinesemagier selbst darf eine der beiden sein.
cardia-card-KinesisMage-note-2 = Ein Marker schaltet eine Dauerfähigkeit ein; auf einer Karte mit Sofortfähigkeit bewirkt er nichts.
cardia-card-Envoy-name = Gesandter
cardia-card-Envoy-text = Lege −3 auf eine beliebige Karte oder auf deine nächste Karte.
cardia-card-Envoy-note-1 = Was auf deine nächste Karte wartet, zählt, sobald sie aufgedeckt ist.
cardia-card-TaxCollector-name = Steuereintreiber
cardia-card-TaxCollector-text = Diese Karte bekommt +4.
cardia-card-TaxCollector-note-1 = Gewinnt sie jetzt, kommt das Siegel zu dir, und die Karte gegenüber tut nichts.
cardia-card-Revolutionary-name = Revolutionär
cardia-card-Revolutionary-text = Dein Gegenüber legt 2 Handkarten eigener Wahl ab und zieht dann 2.
cardia-card-Librarian-name = Bibliothekar
cardia-card-Librarian-text = Ist deine nächste Karte aufgedeckt, legst du vor dem Vergleich +2 oder −2 auf sie.
cardia-card-Librarian-note-1 = Mehrere Bibliothekare fragen nacheinander.
cardia-card-Prodigy-name = Wunderkind
cardia-card-Prodigy-text = Eine deiner Karten mit höchstens 8 Einfluss bekommt +3.
cardia-card-Prodigy-note-1 = Es zählt der jetzige Einfluss. Das Wunderkind darf sich selbst wählen.
cardia-card-Aristocrat-name = Aristokrat
cardia-card-Aristocrat-text = Solange diese Karte ihre Begegnung gewinnt, trägt sie 1 Siegel mehr.
cardia-card-Aristocrat-note-1 = Eine Dauerfähigkeit wirkt, solange ein Marker auf ihrer Karte liegt, auch wenn die Karte inzwischen gewinnt.
cardia-card-Blackmailer-name = Erpresserin
cardia-card-Blackmailer-text = Nenne eine Fraktion. Gehört die nächste gegnerische Karte zu einer anderen, legt dein Gegenüber 2 Handkarten eigener Wahl ab.
cardia-card-Blackmailer-note-1 = Das geschieht nach dem Aufdecken und vor den Fähigkeiten. Wer weniger Karten hat, legt alle ab.
cardia-card-Illusionist-name = Illusionist
cardia-card-Illusionist-text = Aktiviere die Fähigkeit einer anderen deiner Karten, die ihre Begegnung gerade verliert.
cardia-card-Illusionist-note-1 = Ein Unentschieden ist keine Niederlage. Ob die Fähigkeit schon genutzt wurde, ist gleich.
cardia-card-Illusionist-note-2 = Die gewählte Karte handelt selbst, von ihrem Platz aus; ein Marker kommt dorthin.
cardia-card-Engineer-name = Ingenieur
cardia-card-Engineer-text = Deine nächste Karte bekommt +5, sobald die Fähigkeit ihrer Runde erledigt ist.
cardia-card-Engineer-note-1 = Nach einem Unentschieden ebenso. Ist die Karte dann nicht mehr im Spiel, verfällt das +5.
cardia-card-Counselor-name = Beraterin
cardia-card-Counselor-text = Deine Karte gewinnt die vorige Begegnung.
cardia-card-Counselor-note-1 = Zwei wirksame Beraterinnen, die einander gegenüberliegen, heben sich auf.
cardia-card-WitchKing-name = Hexenkönig
cardia-card-WitchKing-text = Nenne eine Fraktion. Dein Gegenüber legt alle ihre Karten aus Hand und Deck ab und mischt dann das Deck.
cardia-card-WitchKing-note-1 = Du darfst jede Fraktion nennen, auch eine, von der nichts mehr da ist.
cardia-card-Elemental-name = Elementar
cardia-card-Elemental-text = Lege eine Handkarte mit Sofortfähigkeit ab, kopiere und nutze diese Fähigkeit, dann ziehe 1 Karte.
cardia-card-Elemental-note-1 = Die Fähigkeit wirkt wie eine eigene des Elementars, von seinem Platz aus.
cardia-card-MechanicalDjinn-name = Mechanischer Dschinn
cardia-card-MechanicalDjinn-text = Gewinnst du die folgende Begegnung, gewinnst du das Spiel.
cardia-card-MechanicalDjinn-note-1 = Geprüft wird jedes Mal, wenn die Fähigkeiten erledigt sind. Verlässt die folgende Begegnung das Spiel, zählt die nächste danach.
cardia-card-Successor-name = Thronfolger
cardia-card-Successor-text = Dein Gegenüber behält 2 Handkarten eigener Wahl und legt alle anderen und das ganze Deck ab.
cardia-card-Successor-note-1 = Ein leeres Deck ist keine Niederlage: Es gibt nur keine Karten mehr her.

## Wächter

cardia-note-guardian = Nach der Fähigkeit nutzt ihn, wessen Karte in dieser Begegnung zu seiner Fraktion gehört, ob sie gewinnt oder verliert.
cardia-note-sole = Nur wenn genau eine der beiden Karten zu seiner Fraktion gehört.
cardia-card-Elephant-name = Elefant
cardia-card-Elephant-text = Deine Karte in der vorigen Begegnung bekommt +5.
cardia-card-Cat-name = Katze
cardia-card-Cat-text = Drehe alle Modifikatoren einer beliebigen Karte um: Aus Plus wird Minus, aus Minus wird Plus.
cardia-card-Cat-note-1 = Du musst eine Karte mit Modifikatoren wählen, wenn es eine gibt.
cardia-card-Unicorn-name = Einhorn
cardia-card-Unicorn-text = Deine Karte in der nächsten Begegnung trägt 1 Siegel mehr, solange sie gewinnt.
cardia-card-Unicorn-note-1 = Der Bonus geht mit der Karte. Er ist verloren, wenn sie das Spiel verlässt oder der Gegner die Begegnung gewinnt.
cardia-card-Parrot-name = Papagei
cardia-card-Parrot-text = Aktiviere die Fähigkeit der Karte, die du hier gespielt hast.
cardia-card-Parrot-note-1 = Ob sie schon genutzt wurde, ist gleich; die Karte handelt von ihrem Platz aus.
cardia-card-Toad-name = Kröte
cardia-card-Toad-text = Zwei deiner Karten in aufeinanderfolgenden Begegnungen tauschen die Plätze, mit allem, was auf ihnen liegt.
cardia-card-Toad-note-1 = Es müssen mindestens zwei Begegnungen im Spiel sein.
cardia-card-Scorpion-name = Skorpion
cardia-card-Scorpion-text = Eine zufällige gegnerische Handkarte kommt auf den Ablagestapel.
cardia-card-Basilisk-name = Basilisk
cardia-card-Basilisk-text = In der nächsten Begegnung muss dein Gegenüber die oberste Karte des eigenen Decks spielen.
cardia-card-Basilisk-note-1 = Wer dann keine Karte im Deck hat, kann nicht spielen.
cardia-card-Phoenix-name = Phönix
cardia-card-Phoenix-text = Deine nächste Karte bekommt einen Dauermarker.
cardia-card-Phoenix-note-1 = Er schaltet eine Dauerfähigkeit ein; auf einer Karte mit Sofortfähigkeit bewirkt er nichts.
cardia-card-Raccoon-name = Waschbär
cardia-card-Raccoon-text = Verschiebe alle Modifikatoren einer beliebigen Karte auf eine beliebige andere.
cardia-card-Raccoon-note-1 = Das ist eine einzige Änderung: Ergebnisse werden gelesen, wenn sie vollzogen ist.
cardia-card-Fox-name = Fuchs
cardia-card-Fox-text = In der nächsten Begegnung spielt dein Gegenüber zuerst und offen; erst dann wählst du.
cardia-card-Fox-note-1 = Fuchs und Wahrsagerin tun dasselbe: Zwei gegen eine Person zählen einfach, je einer gegen beide heben sich auf.
cardia-card-Bat-name = Fledermaus
cardia-card-Bat-text = Dein Gegenüber legt 1 Handkarte eigener Wahl ab, und du ziehst 1.
cardia-card-Peacock-name = Pfau
cardia-card-Peacock-text = Deine nächste Karte bekommt +3.

## Orte

cardia-card-SerpentTemple-name = Schlangentempel
cardia-card-SerpentTemple-text = Gewinnst du nachträglich eine vergangene Begegnung, ziehst du 1 Karte, und dein Gegenüber legt 1 Handkarte eigener Wahl ab.
cardia-card-SerpentTemple-note-1 = Geprüft wird, wenn eine ganze Fähigkeit oder Wächterwirkung erledigt ist, und sonst nie.
cardia-rule-C8-1 = **Schlangentempel** (1 Stern). Immer wenn eine vergangene Begegnung (eine vor der aktuellen) dein wird, die du eben noch nicht gewonnen hast, ziehst du 1 Karte, und dein Gegner legt 1 Handkarte seiner Wahl ab. Die Begegnung wieder zu verlieren nimmt nichts zurück. [Adaption, Regelheft EN] Geprüft wird, wenn eine Fähigkeit oder die Wirkung eines Wächters ganz ausgeführt ist. Geschieht es bei mehreren Begegnungen zugleich, wird erst alles gezogen, und dann legen beide Spieler geheim ab. Ist die aktuelle Begegnung nicht mehr im Spiel, sind alle übrigen vergangene. **[Entscheidung]**
cardia-card-Bazaar-name = Basar
cardia-card-Bazaar-text = Am Rundenende wird nicht gezogen. Sobald du höchstens 1 Handkarte hast, ziehst du 4.
cardia-card-Bazaar-note-1 = Auch das Hinlegen der gespielten Karte ändert die Hand.
cardia-rule-C8-2 = **Basar** (1 Stern). Das Ziehen am Ende der Runde entfällt. Stattdessen ziehst du 4, sobald du 1 oder keine Karte auf der Hand hast, in welcher Phase auch immer. Ziehen durch Fähigkeiten geschieht wie sonst. [Adaption, Regelheft EN] Die Hand wird nach jeder einzelnen Änderung betrachtet, und eine Karte zum Spielen hinzulegen ist eine; „lege 2 ab“ zählt als Ganzes als eine Änderung. Sie wird auch betrachtet, wenn ein leeres Deck wieder Karten bekommt (Tempel der Wiedergeburt); so verliert niemand nach C2.4 mit leerer Hand, solange das Deck Karten hat. Während des Aufbaus wird sie nicht betrachtet. **[Entscheidung]**
cardia-card-FoundersDay-name = Gründungstag
cardia-card-FoundersDay-text = Wer drei nebeneinanderliegende Begegnungen gewinnt, gewinnt sofort das Spiel.
cardia-card-FoundersDay-note-1 = Geprüft wird bei jeder Änderung eines Ergebnisses. Eine Karte mit mehreren Siegeln ist eine Begegnung.
cardia-rule-C8-3 = **Gründungstag** (1 Stern). Du gewinnst sofort, in welcher Phase auch immer, wenn deine Karten drei nebeneinanderliegende Begegnungen gewinnen. Eine Karte mit mehreren Siegeln ist trotzdem eine Begegnung. [Adaption, Regelheft EN] Geprüft wird bei jeder Änderung eines Ergebnisses, sogar zwischen den beiden Modifikatoren einer Fähigkeit. **[Entscheidung]**
cardia-card-GrandLibrary-name = Große Bibliothek
cardia-card-GrandLibrary-text = Beginne mit 2 Karten. Am Rundenende ziehst du 2 statt 1.
cardia-card-GrandLibrary-note-1 = Zusammen mit dem Schrottplatz: 3 ziehen, dann 1 unter das Deck.
cardia-rule-C8-4 = **Große Bibliothek** (2 Sterne). Deine Starthand hat 2 Karten, und am Ende einer Runde ziehst du 2 statt 1; hat das Deck nur noch eine Karte, ziehst du diese. [Adaption, Regelheft EN]
cardia-card-Scrapyard-name = Schrottplatz
cardia-card-Scrapyard-text = Am Rundenende ziehst du 2 statt 1, dann legst du eine Handkarte unter dein Deck.
cardia-card-Scrapyard-note-1 = Gilt nicht, solange dein Deck 0 oder 1 Karte hat.
cardia-rule-C8-5 = **Schrottplatz** (2 Sterne). Am Ende einer Runde ziehst du 2 statt 1 und legst danach eine Handkarte unter dein Deck. Das wird ignoriert, solange dein Deck 0 oder 1 Karte hat [Adaption, Regelheft EN]; du ziehst dann wie in jeder anderen Partie. **[Entscheidung]**
cardia-card-AuctionHouse-name = Auktionshaus
cardia-card-AuctionHouse-text = Ist deine aufgedeckte Karte schwächer als deine Karte in der vorigen Begegnung, wird die oberste Karte deines Decks abgelegt.
cardia-card-AuctionHouse-note-1 = Nur für Karten, die von der Hand gespielt wurden; gleicher Einfluss kostet nichts.
cardia-rule-C8-6 = **Auktionshaus** (2 Sterne). Nach dem Aufdecken: Hat deine neue Karte weniger Einfluss als deine Karte in der vorigen Begegnung, wird die oberste Karte deines Decks abgelegt. Bei gleichem Einfluss nicht, und bei leerem Deck gibt es nichts abzulegen. Es gilt nur für eine Karte, die du aus der Hand gespielt hast und jetzt aufdeckst. [Adaption, Regelheft EN]
cardia-card-HauntedCatacombs-name = Spukkatakomben
cardia-card-HauntedCatacombs-text = Hat deine aufgedeckte Karte dieselbe Fraktion wie deine Karte in der vorigen Begegnung, verlierst du sofort.
cardia-card-HauntedCatacombs-note-1 = Karten, die erst durch eine Fähigkeit Nachbarn werden, sind ungefährlich.
cardia-rule-C8-7 = **Spukkatakomben** (3 Sterne). Hat die Karte, die du in Phase 1 aufdeckst, die Fraktion deiner Karte in der vorigen Begegnung, verlierst du sofort. Karten, die durch eine Fähigkeit zu Nachbarn werden, sind keine Gefahr. [Adaption, Regelheft EN]
cardia-card-FoggySwamp-name = Nebelsumpf
cardia-card-FoggySwamp-text = Karten bleiben eine Runde lang verdeckt; aufgedeckt wird die Begegnung der Runde davor.
cardia-card-FoggySwamp-note-1 = Eine verdeckte Karte ist nicht im Spiel. Was auf eine Karte wartet, bindet sich an sie, wenn sie hingelegt wird.
cardia-card-FoggySwamp-note-2 = Eine Karte, die offen gespielt werden muss, bleibt offen.
cardia-rule-C8-8 = **Nebelsumpf** (3 Sterne). Neu gelegte Karten bleiben verdeckt; an ihrer Stelle wird die Begegnung aufgedeckt und abgehandelt, die eine Runde früher gelegt wurde, und so wird in der ersten Runde nichts aufgedeckt. Deine eigene verborgene Karte darfst du immer ansehen. Eine verdeckt liegende Karte ist nicht im Spiel: Fähigkeiten sehen und zählen sie nicht. Deine nächste Karte ist die nächste, die du aus der Hand wählst, nicht die, die schon daliegt. [Adaption, Regelheft EN] Was auf diese Karte wartet (Modifikatoren, Bibliothekar, Ingenieur, Erpresserin, Phönix, Einhorn, Basilisk), wird beim Legen an sie gebunden und wirkt beim Aufdecken. **[Entscheidung]**
cardia-card-Senate-name = Senat
cardia-card-Senate-text = Hat deine aufgedeckte Karte dieselbe Fraktion wie deine Karte in der vorigen Begegnung, bekommt sie +3.
cardia-rule-C10-1 = **Senat** / Сенат (2 Sterne). Hat die Karte, die du in Phase 1 aufdeckst, die Fraktion deiner Karte in der vorigen Begegnung, bekommt sie unmittelbar nach dem Aufdecken +3. [Zeitpunkt: Wächter UK; der Rest **Rekonstruktion**]
cardia-card-SeersLair-name = Höhle der Seher
cardia-card-SeersLair-text = Gewinnst du am Rundenende die aktuelle oder die vorige Begegnung, sieh dir die oberste Karte deines Decks an; du darfst sie unter das Deck legen.
cardia-card-SeersLair-note-1 = Ist die aktuelle Begegnung nicht mehr im Spiel, zählt nur die letzte, die noch liegt.
cardia-rule-C10-2 = **Höhle der Seher** / Лігво провидця (2 Sterne). Gewinnst du am Ende einer Runde die aktuelle oder die vorige Begegnung, siehst du die oberste Karte deines Decks an und darfst sie unter das Deck legen. Ist die aktuelle Begegnung nicht mehr im Spiel, wird nur die letzte betrachtet, die es noch ist. [Auslöser: Wächter UK; der Rest **Rekonstruktion**]
cardia-card-ForgottenRuins-name = Vergessene Ruinen
cardia-card-ForgottenRuins-text = Am Rundenende wird von unten aus dem Deck gezogen.
cardia-card-ForgottenRuins-note-1 = Anderes Ziehen bleibt, wie es ist.
cardia-rule-C10-3 = **Vergessene Ruinen** / Забуті руїни (2 Sterne). Am Ende einer Runde wird von unten aus dem Deck gezogen. **[Rekonstruktion]**
cardia-card-Armory-name = Waffenkammer
cardia-card-Armory-text = Hast du die aktuelle und die vorige Begegnung verloren, bekommt deine nächste Karte +3.
cardia-card-Armory-note-1 = Geprüft wird nach den Fähigkeiten jeder Runde, auch nach einem Unentschieden.
cardia-rule-C10-4 = **Waffenkammer** / Збройниця (2 Sterne). Hast du am Ende von Phase 2 sowohl die aktuelle als auch die vorige Begegnung verloren, bekommt die nächste Karte, die du spielst, +3. Ist die aktuelle Begegnung nicht mehr im Spiel, bekommst du nichts. **[Rekonstruktion]**
cardia-card-TempleOfRebirth-name = Tempel der Wiedergeburt
cardia-card-TempleOfRebirth-text = Endet zum ersten Mal eine Runde mit leerem Deck, wird dein Ablagestapel gemischt und dein neues Deck.
cardia-card-TempleOfRebirth-note-1 = Nur einmal, auch wenn der Ablagestapel leer war.
cardia-rule-C10-5 = **Tempel der Wiedergeburt** / Храм відродження (2 Sterne). Wenn zum ersten Mal eine Runde mit leerem Deck für dich endet, wird dein Ablagestapel gemischt und zu deinem Deck, vor dem Ziehen. Der Tempel ist damit für dich verbraucht, auch wenn der Ablagestapel keine Karte hatte. **[Rekonstruktion]**

## Fragen

cardia-ask-play = Wähle eine Karte zum Spielen.
cardia-ask-plusOrMinusTwo = Bibliothekar: +2 oder −2 auf deine aufgedeckte Karte?
cardia-ask-discard = Wähle eine Handkarte zum Ablegen.
cardia-ask-keep = Wähle eine Karte, die du behältst.
cardia-ask-putUnder = Wähle eine Handkarte, die unter dein Deck kommt.
cardia-ask-top = Bleibt die oberste Karte deines Decks liegen?
cardia-ask-name = Nenne eine Fraktion.
cardia-ask-reply = Legst du eine Karte ab ({ $faction }), oder bekommt die Palastwache +7?
cardia-ask-raise = Welche Karte bekommt +3?
cardia-ask-lower = { $at-card } bekommt +3. Welche andere Karte bekommt −3?
cardia-ask-lowerAnyOrNext = Welche Karte bekommt −3?
cardia-ask-raiseWeak = Welche deiner Karten bekommt +3?
cardia-ask-strip = Von welcher Karte werden Modifikatoren oder Marker entfernt?
cardia-ask-takeBack = Welche Karte kommt zurück auf deine Hand?
cardia-ask-copy = { $at-card }: Wessen Fähigkeit wird kopiert?
cardia-ask-activate = Wessen Fähigkeit wird aktiviert?
cardia-ask-sacrifice = Welche Karte legst du ab, um ihre Fähigkeit zu nutzen?
cardia-ask-moveOwnFrom = Von welcher deiner Karten wird alles verschoben?
cardia-ask-moveOwnTo = Alles von { $at-card }: auf welche deiner Karten?
cardia-ask-moveAnyFrom = Von welcher Karte werden die Modifikatoren verschoben?
cardia-ask-moveAnyTo = Modifikatoren von { $at }: auf welche Karte?
cardia-ask-flip = Auf welcher Karte werden die Modifikatoren umgedreht?
cardia-ask-swap = Welche Karte tauscht mit der Karte danach den Platz?
cardia-ask-ready = Bereit für das nächste Spiel?

## Antworten

cardia-act-play = { $card } spielen
cardia-act-discard = { $card } ablegen
cardia-act-decline = Nichts ablegen
cardia-act-keep = { $card } behalten
cardia-act-putUnder = { $card } unter das Deck
cardia-act-name = { $faction }
cardia-act-raise = +3 auf { $at }
cardia-act-lower = −3 auf { $at }
cardia-act-lowerNext = −3 auf deine nächste Karte
cardia-act-stripModifiers = Modifikatoren von { $at }
cardia-act-stripTokens = Marker von { $at }
cardia-act-takeBack = { $card } zurücknehmen
cardia-act-copy = { $card } kopieren
cardia-act-activate = { $card } aktivieren
cardia-act-moveFrom = Von { $at }
cardia-act-moveTo = Auf { $at }
cardia-act-flip = Umdrehen auf { $at }
cardia-act-swap = { $card } tauschen
cardia-act-plusTwo = +2
cardia-act-minusTwo = −2
cardia-act-keepTop = Liegen lassen
cardia-act-putTopUnder = Unter das Deck legen
cardia-act-ready = Nächstes Spiel

## Was auf die nächste Karte wartet

cardia-wait-modifier = die nächste Karte bekommt { $by }
cardia-wait-librarian = die nächste Karte bekommt nach dem Aufdecken +2 oder −2
cardia-wait-engineer = die nächste Karte bekommt +5 nach der Fähigkeit ihrer Runde
cardia-wait-token = die nächste Karte bekommt einen Dauermarker
cardia-wait-unicorn = die nächste Karte trägt 1 Siegel mehr, solange sie gewinnt
cardia-wait-faceUp = die nächste Karte wird zuerst und offen gespielt
cardia-wait-basilisk = die nächste Karte ist die oberste des Decks
cardia-wait-blackmail = die nächste Karte muss von dieser Fraktion sein: { $faction }; sonst werden 2 Handkarten abgelegt

## Ereignisse

cardia-tell-gameStarted = Spiel { $number } beginnt.
cardia-tell-guardianTurned = Der Wächter an Platz { $place } wird aufgedeckt: { $guardian }.
cardia-tell-guardianPlaced = Der Wächter an Platz { $place } liegt verdeckt; seine Rückseite zeigt { $faction }.
cardia-tell-chose = { "" }
cardia-tell-drew = { $card-is ->
    [none] { $seat-is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
   *[some] { $seat-is ->
        [you] Du ziehst { $card }.
       *[other] { $seat } zieht { $card }.
    }
}
cardia-tell-placedOpen = { $seat-is ->
    [you] Du spielst offen: { $card }.
   *[other] { $seat } spielt offen: { $card }.
}
cardia-tell-placedHidden = { $card-is ->
    [none] { $seat-is ->
        [you] Du legst eine Karte verdeckt hin.
       *[other] { $seat } legt eine Karte verdeckt hin.
    }
   *[some] { $seat-is ->
        [you] Du legst { $card } verdeckt hin.
       *[other] { $seat } legt { $card } verdeckt hin.
    }
}
cardia-tell-revealed = Aufgedeckt: { $cards }.
cardia-tell-compared = { $winners-is ->
    [none] { $encounter }: unentschieden.
    [you] { $encounter }: Du gewinnst die Begegnung.
    [among] { $encounter }: ein Unentschieden, das beide gewinnen.
   *[other] { $winners-n ->
        [1] { $encounter }: { $winners } gewinnt die Begegnung.
       *[other] { $encounter }: ein Unentschieden, das beide gewinnen.
    }
}
cardia-tell-turned = { $winners-is ->
    [none] { $encounter }: jetzt unentschieden.
    [you] { $signets ->
        [one] { $encounter }: jetzt { $signets } Siegel für dich.
       *[other] { $encounter }: jetzt { $signets } Siegel für dich.
    }
    [among] { $encounter }: jetzt ein Unentschieden, das beide gewinnen.
   *[other] { $winners-n ->
        [1] { $signets ->
            [one] { $encounter }: jetzt { $signets } Siegel für { $winners }.
           *[other] { $encounter }: jetzt { $signets } Siegel für { $winners }.
        }
       *[other] { $encounter }: jetzt ein Unentschieden, das beide gewinnen.
    }
}
cardia-tell-activated = { $at-owner-is ->
    [you] Deine Karte { $at-card } nutzt die Fähigkeit.
   *[other] { $at-card } ({ $at-owner }) nutzt die Fähigkeit.
}
cardia-tell-copied = { $at-owner-is ->
    [you] Deine Karte { $at-card } nutzt diese Fähigkeit: { $card }.
   *[other] { $at-card } ({ $at-owner }) nutzt diese Fähigkeit: { $card }.
}
cardia-tell-guardianUsed = { $seat-is ->
    [you] Du nutzt diesen Wächter: { $guardian }.
   *[other] { $seat } nutzt diesen Wächter: { $guardian }.
}
cardia-tell-locationUsed = { $seat-is ->
    [you] { $location } wirkt auf dich.
   *[other] { $location } wirkt auf { $seat }.
}
cardia-tell-pointed = { $at-owner-is ->
    [you] Deine Karte { $at-card } wurde gewählt, um etwas abzugeben.
   *[other] { $at-card } ({ $at-owner }) wurde gewählt, um etwas abzugeben.
}
cardia-tell-modified = { $at-owner-is ->
    [you] Deine Karte { $at-card } bekommt { $by }.
   *[other] { $at-card } ({ $at-owner }) bekommt { $by }.
}
cardia-tell-tokens = { $at-owner-is ->
    [you] Deine Karte { $at-card }
   *[other] { $at-card } ({ $at-owner })
}: { $tokens ->
    [0] kein Dauermarker mehr
    [one] { $tokens } Dauermarker
   *[other] { $tokens } Dauermarker
}.
cardia-tell-waiting = { $seat-is ->
    [you] Für dich gilt: { $what }.
   *[other] Für { $seat } gilt: { $what }.
}
cardia-tell-named = { $seat-is ->
    [you] Du nennst eine Fraktion: { $faction }.
   *[other] { $seat } nennt eine Fraktion: { $faction }.
}
cardia-tell-declined = { $seat-is ->
    [you] Du legst nichts ab.
   *[other] { $seat } legt nichts ab.
}
cardia-tell-discardedFromHand = { $cards-is ->
    [none] { $seat-is ->
        [you] Du hast keine Handkarte zum Ablegen.
       *[other] { $seat } hat keine Handkarte zum Ablegen.
    }
   *[some] { $seat-is ->
        [you] Du legst aus der Hand ab: { $cards }.
       *[other] { $seat } legt aus der Hand ab: { $cards }.
    }
}
cardia-tell-discardedFromDeck = { $cards-is ->
    [none] { $seat-is ->
        [you] Du hast keine Karte im Deck zum Ablegen.
       *[other] { $seat } hat keine Karte im Deck zum Ablegen.
    }
   *[some] { $seat-is ->
        [you] Du legst aus dem Deck ab: { $cards }.
       *[other] { $seat } legt aus dem Deck ab: { $cards }.
    }
}
cardia-tell-discardedFromPlay = { $at-owner-is ->
    [you] Deine Karte { $at-card } verlässt das Spiel und wird abgelegt.
   *[other] { $at-card } ({ $at-owner }) verlässt das Spiel und wird abgelegt.
}
cardia-tell-takenBack = { $at-owner-is ->
    [you] Deine Karte { $at-card } geht zurück auf deine Hand.
   *[other] { $at-card } geht zurück auf die Hand von { $at-owner }.
}
cardia-tell-replaced = { $seat-is ->
    [you] { $card } kommt aus deiner Hand und nimmt den Platz ein.
   *[other] { $card } kommt aus der Hand von { $seat } und nimmt den Platz ein.
}
cardia-tell-swapped = { $seat-is ->
    [you] Deine Karten in den Begegnungen { $first } und { $second } tauschen die Plätze.
   *[other] { $seat }: Die Karten in den Begegnungen { $first } und { $second } tauschen die Plätze.
}
cardia-tell-looked = { $card-is ->
    [none] { $seat-is ->
        [you] Du siehst die oberste Karte deines Decks an.
       *[other] { $seat } sieht die oberste Karte des Decks an.
    }
   *[some] { $seat-is ->
        [you] Du siehst die oberste Karte deines Decks an: { $card }.
       *[other] { $seat } sieht die oberste Karte des Decks an: { $card }.
    }
}
cardia-tell-keptTop = { $seat-is ->
    [you] Du lässt sie liegen.
   *[other] { $seat } lässt sie liegen.
}
cardia-tell-putTopUnder = { $seat-is ->
    [you] Du legst sie unter dein Deck.
   *[other] { $seat } legt sie unter das Deck.
}
cardia-tell-putUnder = { $card-is ->
    [none] { $seat-is ->
        [you] Du legst eine Karte unter dein Deck.
       *[other] { $seat } legt eine Karte unter das Deck.
    }
   *[some] { $seat-is ->
        [you] Du legst { $card } unter dein Deck.
       *[other] { $seat } legt { $card } unter das Deck.
    }
}
cardia-tell-reborn = { $seat-is ->
    [you] Dein Ablagestapel wird zu deinem Deck.
   *[other] { $seat }: Der Ablagestapel wird zum Deck.
}
cardia-tell-shuffled = { $seat-is ->
    [you] Du mischst dein Deck.
   *[other] { $seat } mischt das Deck.
}
cardia-tell-nothingHappened = Nichts geschieht.
cardia-tell-roundEnded = { "" }
cardia-tell-gameOver = { $ending }

## Wie ein Spiel endet

cardia-end-signets = { $winners-is ->
    [none] Das Spiel endet mit je { $goal } Siegeln unentschieden. ({ $rule })
    [you] { $goal ->
        [5] Du gewinnst mit fünf Siegeln. ({ $rule })
        [one] Du gewinnst mit { $goal } Siegel. ({ $rule })
       *[other] Du gewinnst mit { $goal } Siegeln. ({ $rule })
    }
   *[other] { $goal ->
        [5] { $winners } gewinnt mit fünf Siegeln. ({ $rule })
        [one] { $winners } gewinnt mit { $goal } Siegel. ({ $rule })
       *[other] { $winners } gewinnt mit { $goal } Siegeln. ({ $rule })
    }
}
cardia-end-cannotPlay = { $winners-is ->
    [none] Das Spiel endet unentschieden: die andere Seite hat keine Karte mehr zu spielen. ({ $rule })
    [you] Du gewinnst: die andere Seite hat keine Karte mehr zu spielen. ({ $rule })
   *[other] { $winners } gewinnt: die andere Seite hat keine Karte mehr zu spielen. ({ $rule })
}
cardia-end-neitherCanPlay = { $winners-is ->
    [none] Das Spiel endet unentschieden: niemand hat mehr eine Karte zu spielen, also zählen die Siegel. ({ $rule })
    [you] Du gewinnst: niemand hat mehr eine Karte zu spielen, also zählen die Siegel. ({ $rule })
   *[other] { $winners } gewinnt: niemand hat mehr eine Karte zu spielen, also zählen die Siegel. ({ $rule })
}
cardia-end-djinn = { $winners-is ->
    [none] Das Spiel endet unentschieden: der Dschinn erfüllt den Wunsch. ({ $rule })
    [you] Du gewinnst: der Dschinn erfüllt den Wunsch. ({ $rule })
   *[other] { $winners } gewinnt: der Dschinn erfüllt den Wunsch. ({ $rule })
}
cardia-end-emptyHand = { $winners-is ->
    [none] Das Spiel endet unentschieden: die Puppenspielerin fand eine leere Hand. ({ $rule })
    [you] Du gewinnst: die Puppenspielerin fand eine leere Hand. ({ $rule })
   *[other] { $winners } gewinnt: die Puppenspielerin fand eine leere Hand. ({ $rule })
}
cardia-end-mechanicalDjinn = { $winners-is ->
    [none] Das Spiel endet unentschieden: die auf den Mechanischen Dschinn folgende Begegnung ist gewonnen. ({ $rule })
    [you] Du gewinnst: die auf den Mechanischen Dschinn folgende Begegnung ist gewonnen. ({ $rule })
   *[other] { $winners } gewinnt: die auf den Mechanischen Dschinn folgende Begegnung ist gewonnen. ({ $rule })
}
cardia-end-foundersDay = { $winners-is ->
    [none] Das Spiel endet unentschieden: drei Begegnungen in Folge am Gründungstag. ({ $rule })
    [you] Du gewinnst: drei Begegnungen in Folge am Gründungstag. ({ $rule })
   *[other] { $winners } gewinnt: drei Begegnungen in Folge am Gründungstag. ({ $rule })
}
cardia-end-catacombs = { $winners-is ->
    [none] Das Spiel endet unentschieden: die andere Seite spielte zweimal nacheinander dieselbe Fraktion in den Spukkatakomben. ({ $rule })
    [you] Du gewinnst: die andere Seite spielte zweimal nacheinander dieselbe Fraktion in den Spukkatakomben. ({ $rule })
   *[other] { $winners } gewinnt: die andere Seite spielte zweimal nacheinander dieselbe Fraktion in den Spukkatakomben. ({ $rule })
}
cardia-end-both = { $winners-is ->
    [none] Das Spiel endet unentschieden: beide würden im selben Augenblick gewinnen oder verlieren. ({ $rule })
    [you] Du gewinnst: beide würden im selben Augenblick gewinnen oder verlieren. ({ $rule })
   *[other] { $winners } gewinnt: beide würden im selben Augenblick gewinnen oder verlieren. ({ $rule })
}
cardia-end-lastGame = { $winners-is ->
    [none] Das Spiel endet unentschieden: es war das letzte Spiel des Matchs. ({ $rule })
    [you] Du gewinnst: es war das letzte Spiel des Matchs. ({ $rule })
   *[other] { $winners } gewinnt: es war das letzte Spiel des Matchs. ({ $rule })
}

## Warum eine Antwort abgelehnt wird

cardia-no-over = Das Spiel ist zu Ende.
cardia-no-nothingOwed = Du bist jetzt nicht gefragt.
cardia-no-otherQuestion = Das beantwortet die Frage nicht: { $question }
cardia-no-notInHand = Die Karte { $card } ist nicht auf deiner Hand.
cardia-no-chosenAlready = Die Karte { $card } hast du schon gewählt.
cardia-no-notInPlay = Die Karte { $at-card } ist nicht im Spiel.
cardia-no-notYours = { $at-card } ist eine gegnerische Karte; gefragt ist eine von deinen.
cardia-no-sameCard = Es muss eine andere Karte sein als { $at-card }.
cardia-no-nothingOnIt = Auf der Karte { $at-card } liegt nichts, was man nehmen oder umdrehen könnte.
cardia-no-otherFaction = Die Karte { $card } gehört nicht zur genannten Fraktion.
cardia-no-notInstant = Die Karte { $card } hat keine Sofortfähigkeit.
cardia-no-tooWeak = Die Karte { $at-card } ist schwächer als die, die kopiert.
cardia-no-tooStrong = Die Karte { $at-card } hat mehr als 8 Einfluss.
cardia-no-notLosing = Die Karte { $at-card } verliert ihre Begegnung nicht.
cardia-no-lastEncounter = Nach der Karte { $at-card } kommt keine Begegnung mehr.

## Satzteile

cardia-card = { $name }
cardia-card-at = { $owner-is ->
    [you] { $card } (deine)
   *[other] { $card } ({ $owner })
}
cardia-card-in-play = { $influence }
cardia-encounter = { $cards }

## Der Tisch

cardia-board-label = Spieltisch
cardia-board-row = Begegnungen, die älteste zuerst
cardia-board-direction = Spielrichtung
cardia-board-encounter = Begegnung { $n }
cardia-board-next = Nächste Begegnung
cardia-board-place = Platz { $n }
cardia-board-guardian = Wächter an Platz { $n }: { $card }
cardia-board-guardian-hidden = Wächter an Platz { $n }, verdeckt
cardia-board-guardian-back = Wächter an Platz { $n }, verdeckt: { $faction }
cardia-board-locations = Orte
cardia-board-signets = { $n ->
    [one] { $n } Siegel von { $goal }
   *[other] { $n } Siegel von { $goal }
}
cardia-board-wins = Gewonnene Spiele: { $n } von { $needed }
cardia-board-hand-count = Karten auf der Hand: { $n }
cardia-board-discard = Ablagestapel von { $seat }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
cardia-board-discard-empty = Der Ablagestapel ist leer.
cardia-board-unseen = Ungesehen { $n }/{ $all }, { $seat }
cardia-board-own-deck = Mein Deck { $n }/{ $all }
cardia-board-seen = { $card }, gesehen
cardia-board-not-seen = { $card }, noch nicht gesehen
cardia-board-known = { $card }, sicher auf der Hand
cardia-board-in-deck = { $card }, noch im Deck
cardia-board-in-hand = { $card }, auf deiner Hand
cardia-board-hand = Deine Hand
cardia-board-chosen = Hat gewählt
cardia-board-choosing = Wählt
cardia-board-locked = Festgelegt: { $card }
cardia-board-locked-unknown = Deine Wahl ist festgelegt.
cardia-board-change = Ändern
cardia-board-lock = { $card } festlegen
cardia-board-details = Alles über { $card }
cardia-board-tap = Wähle eine Karte, um sie hier zu sehen; wähle sie noch einmal, um sie festzulegen.
cardia-board-influence-now = Einfluss { $influence } ({ $printed } { $by })
cardia-board-becomes = Aus { $old } wird { $new }
cardia-board-top = Oberste Karte deines Decks: { $card }
cardia-board-hint = Suche: { $percent } %
cardia-board-why-missing = Das kann jetzt nicht gewählt werden.

## Worte für eine Karte, mit Kommas verbunden

cardia-label-own = deine
cardia-label-of = von { $owner }
cardia-label-influence = Einfluss { $influence }
cardia-label-modified = Einfluss { $influence }, gedruckt { $printed }, Modifikatoren { $by }
cardia-label-tokens = { $n ->
    [one] { $n } Dauermarker
   *[other] { $n } Dauermarker
}
cardia-label-unicorn = Bonus des Einhorns
cardia-label-wins = gewinnt
cardia-label-loses = verliert
cardia-label-tie = unentschieden
cardia-label-signets = { $n ->
    [one] { $n } Siegel
   *[other] { $n } Siegel
}
cardia-label-choosable = kann gewählt werden
cardia-label-face-down = Verdeckte Karte
cardia-label-empty = Noch keine Karte

## Die Stellung in Worten

cardia-say-signets = { $seat } hat { $n ->
    [one] { $n } Siegel
   *[other] { $n } Siegel
}; { $goal } gewinnen.
cardia-say-wins = Gewonnene Spiele: { $seat } { $n }.
cardia-say-none = Noch keine Begegnung.
cardia-say-encounter = Begegnung { $n }: { $mine } gegen { $yours }.
cardia-say-fog = Im Nebel: { $mine } gegen { $yours }.
cardia-say-stock = { $seat }: Karten auf der Hand { $hand }, im Deck { $deck }, abgelegt { $discard }.
cardia-say-hand = Deine Hand: { $cards }.
cardia-say-known = Sicher auf der Hand von { $seat }: { $cards }.
cardia-say-unseen = Noch nicht gesehen von { $seat }: { $cards }.
cardia-say-discard = Ablagestapel von { $seat }: { $cards }.
cardia-say-placed = { $seat } hat offen gespielt: { $card }.
cardia-say-location = Ort { $card }: { $text }
cardia-say-owed = Am Zug: { $seats }.

## Optionen

cardia-option-deck = Deck { $deck }
cardia-option-mixed = Gemischtes Deck { $deck }
cardia-option-guardians = Wächter
cardia-option-guardians-open = Wächter, alle offen
cardia-option-match = zwei Siege nötig
cardia-option-cards = { $n ->
    [one] je { $n } Karte
   *[other] je { $n } Karten
}
cardia-option-hand = Starthand { $n }
cardia-option-goal = { $n ->
    [one] { $n } Siegel gewinnt
   *[other] { $n } Siegel gewinnen
}
cardia-setup-deck = Deck
cardia-setup-deck-mixed = Gemischt
cardia-setup-deck-of = { $faction } aus Deck
cardia-setup-guardians = Wächter
cardia-setup-guardians-none = Keine
cardia-setup-guardians-hidden = Nach und nach aufgedeckt
cardia-setup-guardians-open = Alle offen
cardia-setup-length = Länge
cardia-setup-single = Einzelnes Spiel
cardia-setup-match = Wer zuerst zwei gewinnt
cardia-setup-locations = Orte
cardia-setup-goal = Siegel zum Sieg
cardia-setup-difficulty = Schwierigkeit: { $level }, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
cardia-level-hired-blades = Assassinen in Ausbildung
cardia-level-engineers = Erfahrene Ingenieure
cardia-level-mages = Mächtige Magier
cardia-level-djinn = der Dschinn ist beeindruckt
