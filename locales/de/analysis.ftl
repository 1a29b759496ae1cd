### The analysis board (docs/analysis.md).

analysis-title = Analysebrett: { $game }
analysis-lead = Stell eine beliebige Stellung auf, frag, was zu spielen ist, und spiel sie aus.
analysis-you = (du)
analysis-eyes = Gesehen als
analysis-asked = Offene Frage
analysis-waits = Am Zug: { $names }
analysis-ask = Was spielen?
analysis-play = Ausspielen
analysis-others = Die anderen spielt
analysis-hidden = Karten, die dieser Platz nicht kennt,
analysis-hidden-anew = werden neu verteilt
analysis-hidden-true = bleiben wie aufgestellt
analysis-play-out = Ausspielen
analysis-playing = Antworte auf dem Brett, um weiterzuspielen.
analysis-back = Zurücknehmen
analysis-setup = Zurück zur Aufstellung
analysis-take = Mitnehmen
analysis-share = Adresse kopieren
analysis-shared = Die Adresse ist kopiert. Sie öffnet diese Stellung für alle.
analysis-copy = Als Szenario kopieren
analysis-copied = Das Szenario ist kopiert. `trivium check` liest es.
analysis-bug = Als Fehlerbericht kopieren
analysis-reported = Der Fehlerbericht ist kopiert. Schreib hinein, was du erwartet hast.
analysis-report =
    Was ich erwartet habe:

    Was stattdessen geschah:

    Gesehen von Platz { $seat }: { $address }

    { $scenario }
analysis-set = Stellung aufstellen
analysis-set-playing = Du spielst sie gerade aus. Nimm deine Züge zurück, um die Stellung zu ändern.
analysis-moves = Dieses Szenario spielt auch Züge.
analysis-drop-moves = Nur die Aufstellung behalten
analysis-text = Die Stellung als Text
analysis-text-label = Szenario, eine Sache je Zeile
analysis-anew = Zurück zum Beispiel
analysis-to-line = Zeile zeigen
analysis-correct = Zeile berichtigen
analysis-broken = Diese Stellung lässt sich nicht aufstellen.
analysis-broken-line = Zeile { $line } kann so nicht sein.
analysis-broken-address = Diese Adresse enthält keine Stellung. Vielleicht wurde sie abgeschnitten.
analysis-other-game = Die erste Zeile nennt { $game }. Das hier ist das Brett von { $here }.
analysis-no-game = Die erste Zeile nennt „{ $game }“. Dieses Spiel gibt es hier nicht.
analysis-turn = Wer am Zug ist
analysis-hand = Hand von { $player }
analysis-discard = Ablage von { $player }
analysis-row = Reihe { $row } der Auslage
analysis-taken = Länderkarten von { $player }
analysis-laws = Gesetzkarten von { $player }
analysis-stones = Steine von { $player }
analysis-area = Bereich von { $player }
analysis-pile = Ablagestapel
analysis-unnamed = beliebige Karte
analysis-cell = Reihe { $row }, Spalte { $column }
analysis-with-law = { $card } mit einer Gesetzkarte
analysis-remove = Entfernen:
analysis-none = nichts
analysis-add = Karte hinzufügen: { $place }
analysis-add-card = Hinzufügen …
analysis-encounters = Frühere Begegnungen
analysis-card-of = { $card }, { $player }
analysis-modifier = Modifikator
analysis-token = Dauernd
analysis-remove-encounter = Begegnung { $n } entfernen
analysis-card-by = Karte von { $player }
analysis-choose = Wählen …
analysis-add-encounter = Begegnung hinzufügen
