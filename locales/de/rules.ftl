# Die Seite mit den Regeln eines Spiels. Die Regeln selbst stehen in docs/rules/*.md und locales/SPRACHE/rules/*.md.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $n ->
    [0] Keine Stelle der Regeln enthält alle diese Wörter.
    [one] { $n } Stelle gefunden
   *[other] { $n } Stellen gefunden
}
rules-cards = Alle Karten
rules-link = Link zur Regel { $rule }
rules-reconstructed = rekonstruiert
rules-loading = Die Regeln werden geladen …
rules-failed = Die Regeln konnten nicht geladen werden. Vielleicht ist die Verbindung unterbrochen.
rules-again = Noch einmal versuchen
