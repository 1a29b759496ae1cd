# La page des règles d’un jeu. Les règles elles-mêmes sont dans docs/rules/*.md et locales/LANGUE/rules/*.md.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Aucun passage des règles ne contient tous ces mots.
    [one] { $n } passage trouvé
   *[other] { $n } passages trouvés
}
rules-cards = Toutes les cartes
rules-link = Lien vers la règle { $rule }
rules-reconstructed = reconstituée
rules-loading = Les règles arrivent…
rules-failed = Impossible de charger les règles. La connexion est peut-être interrompue.
rules-again = Réessayer
