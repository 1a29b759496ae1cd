# Le client du terminal

tui-title = Trivium
tui-welcome = Trois jeux de cartes. Choisissez-en un.
tui-about-cardia = Seize personnages en duel : jouer caché, gagner rencontres et sceaux.
tui-about-kardinal = De trois à cinq : prendre au bout des rangées, dominer les pays.
tui-about-civ = De deux à quatre : six Domaines, l’hégémonie ou les majorités.
tui-resume = Reprendre { $game }
tui-lesson = Apprendre { $game } en jouant
tui-lesson-read = Entrée : continuer
tui-language = Langue
tui-pair = { $what } : { $said }
tui-quit = Quitter
tui-start = Commencer
tui-waiting = Un instant …
tui-you = (vous)
tui-too-small = Cette fenêtre a { $has_width } colonnes et { $has_height } lignes. La table en demande { $width } et { $height } : agrandissez-la, ou quittez avec Ctrl-C.
tui-hand-over = Place { $seat }, prenez le clavier et appuyez sur Entrée.

## Options

tui-option-deck = Paquet
tui-option-locations = Lieux
tui-option-guardians = Gardiens
tui-option-match = Parties du match (au plus)
tui-option-goal = Sceaux pour gagner
tui-option-players = Joueurs
tui-option-uncovered = Prendre aussitôt une carte découverte
tui-option-circles = Cercles
tui-option-variant = Premières cartes
tui-option-teams = Équipes
tui-option-first = Qui commence
tui-option-opponent = Adversaires
tui-explain-start = Entrée commence la partie. Les flèches changent les options.
tui-explain-deck = Le jeu I est celui des débuts ; le jeu II a seize autres personnages. Un jeu mixte prend chaque faction dans l’un des deux, dans l’ordre Rébellion, Académie, Guilde, Dynastie.
tui-explain-locations = Un lieu change les règles pour les deux joueurs. Espace ajoute celui qui est montré, ou le retire ; plusieurs peuvent jouer.
tui-explain-guardians = À certaines places, des gardiens aident qui perd une rencontre. Cachés, ils sont retournés un à un ; ouverts, ils sont visibles dès le début.
tui-explain-match = Un match dure jusqu’à ce qu’un joueur ait gagné plus de la moitié de ces parties.
tui-explain-goal = Qui mène avec autant de sceaux à la fin d’une manche gagne. Moins de sceaux, partie plus courte.
tui-explain-players = Combien jouent, vous compris.
tui-explain-uncovered = Une carte qui devient un bout de sa rangée pendant votre tour peut être prise dans ce même tour.
tui-explain-circles = Dans un tour, vous prenez au plus deux cercles. Strict : après le deuxième, plus rien, pas même une carte sans cercle.
tui-explain-variant = Dans le jeu de base, chacun pioche trois cartes. Avec le draft, chacun en choisit trois dans des paquets qui circulent, et une au centre.
tui-explain-teams = À quatre, A et C jouent ensemble contre B et D.
tui-explain-first = Qui joue en premier.
tui-explain-opponent = Des robots de huit forces, du novice au souverain, ou des gens. Hasard joue n’importe quel coup permis.
tui-explain-clock = Combien de temps chacun peut réfléchir ; qui épuise le sien perd.
tui-value-none = aucun
tui-value-hidden = cachés
tui-value-open = visibles
tui-value-yes = oui
tui-value-no = non
tui-value-basic = distribuées
tui-value-draft = choisies (draft)
tui-value-sum = seule la somme compte
tui-value-strict = strict
tui-value-chance = le hasard
tui-value-human = des personnes à ce clavier
tui-bad-options = Cela ne peut pas se jouer : { $why }

## La table

tui-hand = Main
tui-locations = Lieux
tui-guardians = Gardiens
tui-choosing = choisit
tui-chosen = a choisi
tui-cardia-counts = main { $hand }, pioche { $deck }, défausse { $discard }
tui-cardia-wins = parties { $n } sur { $needed }
tui-cardia-empty = Aucune rencontre pour l’instant.
tui-cardia-more =
    { $n ->
        [one] { $n } plus ancienne
       *[other] { $n } plus anciennes
    }
tui-encounter-turned =
    { $winner-is ->
        [you] La rencontre { $n } change : votre carte { $cards } la gagne maintenant.
        [them] La rencontre { $n } change : la carte adverse { $cards } la gagne maintenant.
        [none] La rencontre { $n } change : personne ne la gagne maintenant.
       *[other] La rencontre { $n } change : { $cards } la gagne maintenant.
    }
tui-kardinal-head = Na Ca Lo  pierres
tui-kardinal-turn = Cercles pris ce tour : { $circles } sur { $limit }
tui-own-laws = Vos lois :
tui-sheet-columns = Points d’un pays + du plus grand nombre de symboles d’une famille. ★ gagne.
tui-points-head = pts
tui-civ-pack = Paquet
tui-civ-hands = Mains :
tui-civ-known = Connu :
tui-civ-joint = { $names } ont ensemble { $cards }
tui-civ-deck = Pioche des Âges :
tui-civ-pile = Défausse :
tui-civ-embargo = { $name } ne peut pas jouer { $domain } (embargo).
tui-civ-coin = { $name } a la pièce sur { $effect }.
tui-civ-last-round = C’est le dernier tour.
tui-score = score { $score }
tui-against = contre { $names }
tui-bot-level = robot { $name } (niveau { $n } sur 8)
tui-bot = robot { $name }
tui-lobby = Avant la première carte
tui-tables = Tables de ce serveur
tui-no-tables = Aucune table n’est ouverte. Ouvrez-en une.
tui-new-table = nouvelle table
tui-stage-lobby = ouverte
tui-stage-playing = en jeu
tui-stage-over = finie
tui-table-id = Table { $id }
tui-line-down = connexion perdue, nouvel essai …
tui-lost-unanswered = aucun serveur Trivium ne répond à { $url } : { $why } ; `trivium serve` y tourne-t-il ?
tui-lost-slow = il est trop lent
tui-lost-hung-up = il a raccroché
tui-lost-silent = il se tait
tui-lost-distrusted = pas de connexion chiffrée : { $why }
tui-lost-no-server = { $url } n’est pas un serveur Trivium
tui-lost-version = le serveur parle la version { $theirs } du protocole et ce client la version { $own } ; utilisez la même version de Trivium des deux côtés
tui-lost-unknown = le serveur dit quelque chose que cette version ne connaît pas
tui-lost-no-table = il n’y a pas de table `{ $table }` sur ce serveur
tui-lost-closed = l’administration du serveur a fermé la table `{ $table }`
tui-lost-name = le serveur n’accepte pas le nom `{ $name }`
tui-paused = La partie est en pause. Appuyez sur p pour continuer.
tui-waiting-for = On attend { $names } …
tui-thinking = Recherche d’un conseil …
tui-pace-flowing = Les événements défilent ; une touche les passe.
tui-pace-stepwise = Après chaque événement, la table attend Entrée.
tui-slow-link = La connexion est lente : tout s’affiche aussitôt.
tui-beat-skip = Une touche passe.
tui-beat-next = Entrée continue (encore { $n }), Échap passe.
tui-hint = Vos chances : { $win } %, à { $error } près ({ $worlds } donnes possibles).
tui-hint-exact = Exact : vous gagnez à { $win } % à partir d’ici.
tui-won =
    { $n ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
tui-end =
    { $is ->
        [none] Partie nulle
        [you] Vous gagnez
        [among] Vous gagnez ensemble : { $names }
       *[other] { $n ->
            [one] { $names } gagne
           *[other] { $names } gagnent ensemble
        }
    }
tui-end-cardia =
    { $signets } sceaux sur { $goal } · { $won ->
        [one] { $won } rencontre gagnée
       *[other] { $won } rencontres gagnées
    }
tui-end-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tui-end-tie-break = { $n } × { $domain } pour départager
tui-drawn = Personne ne gagne.
tui-resigned = { $name } a abandonné.
tui-timed-out = { $name } n’a plus de temps.
tui-proposes-draw =
    { $by-is ->
        [you] Vous proposez la nulle. n annule
       *[other] { $name } propose la nulle. y ou n
    }
tui-proposes-undo =
    { $by-is ->
        [you] Vous voulez reprendre un choix. n annule
       *[other] { $name } veut reprendre un choix. y ou n
    }
tui-proposes-replace =
    { $by-is ->
        [you] Vous voulez qu’un robot remplace l’absent. n annule
       *[other] { $name } veut qu’un robot remplace l’absent. y ou n
    }
tui-proposes-rematch =
    { $by-is ->
        [you] Vous proposez une autre partie. n annule
       *[other] { $name } veut une autre partie. y ou n
    }
tui-proposes-pause =
    { $by-is ->
        [you] Vous proposez une pause. n annule
       *[other] { $name } propose une pause. y ou n
    }
tui-stale = Cette question était déjà close.
tui-undone = Votre choix est annulé.
tui-no-such-key = Aucune réponse n’a cette touche ; ? montre les touches.
tui-not-understood = « { $text } » n’est aucune des réponses.
tui-ambiguous =
    { $n ->
        [one] « { $text } » peut désigner { $n } réponse.
       *[other] « { $text } » peut désigner { $n } réponses ; précisez.
    }
tui-type-answer = Réponse (Tab complète) :
tui-type-file = Enregistrer dans (Entrée seule choisit un nom) :
tui-type-chat = Dire :
tui-type-line = Aller à la ligne :
tui-saved = Enregistré dans { $file }.
tui-not-saved = Non enregistré : { $why }
tui-no-record = Une partie sur un serveur n’a pas d’enregistrement ici avant sa fin.
tui-really-leave = Quitter la table ? Une partie d’ici est conservée et peut reprendre. y ou n
tui-really-resign = Abandonner cette partie ? y ou n
tui-log = Ce qui s’est passé
tui-position = La position
tui-cards = Cartes
tui-adapted = Texte connu par une adaptation numérique.
tui-reconstructed = Notre reconstitution : nous ne connaissons pas le texte imprimé.
tui-law = Carte Loi
tui-domain = Domaine
tui-land-cards =
    { $n ->
        [one] { $n } carte de ce pays dans le jeu
       *[other] { $n } cartes de ce pays dans le jeu
    }
tui-land-points = Qui a le plus de cartes d’un pays marque autant de points que tous ont de cartes de ce pays ; les autres marquent ce qu’ont ceux juste devant eux.
tui-symbol-points = Le plus grand nombre de cercles d’une famille sur les cartes d’un pays compte encore une fois, pour tous ceux qui en ont autant.
tui-chain-points = À partir de cinq navires, chacun vaut un point ; de même pour les carrosses.
tui-level-cards =
    { $n ->
        [one] À partir de { $n } carte
       *[other] À partir de { $n } cartes
    }
tui-level-discard = Contre une carte
tui-culture = Avec plus de cartes Culture que chacun des autres, vous pouvez utiliser un effet permanent d’un autre ; une pièce le marque.

## Relecture

tui-seen-by = vu par { $name }
tui-step = { $n } sur { $all }, ligne { $line }
tui-deal = La distribution

## Touches

tui-key-leave = quitter
tui-key-start = commencer
tui-key-language = langue
tui-key-move = bouger
tui-key-choose = choisir
tui-key-change = changer
tui-key-back = retour
tui-key-play = jouer
tui-key-type = taper
tui-key-card = carte
tui-key-hint = conseil
tui-key-undo = annuler
tui-key-log = journal
tui-key-pace = pas à pas
tui-key-help = aide
tui-key-save = enregistrer
tui-key-rematch = rejouer
tui-key-replay = revoir
tui-key-sit = s’asseoir
tui-key-bot = robot
tui-key-kick = renvoyer
tui-key-chat = dire
tui-key-step = pas
tui-key-page = dix pas
tui-key-ends = début, fin
tui-key-auto = lecture
tui-key-review = analyse
tui-key-seek = à la ligne
tui-key-eyes = autre place
tui-help = Aide
tui-help-game = Le jeu
tui-help-keys = Touches
tui-help-rules = Règles
tui-help-chapter = chapitre { $n } sur { $all }  ← →
tui-help-turn = ← → tourne la page
tui-help-mouse = Un clic sélectionne, un clic sur la sélection la joue ; la molette fait défiler. Maj permet de marquer du texte.
tui-help-labels = choisir la réponse qui porte cette touche
tui-help-arrows = sélectionner une réponse ; sur un étalage, la place dans cette direction
tui-help-enter = jouer la réponse sélectionnée
tui-help-type = taper une réponse en mots ou en notation ; Tab la complète
tui-help-inspect = les cartes avec leur texte entier et leur règle
tui-help-hint = ce que jouerait quelqu’un de fort, à quelle fréquence, et vos chances
tui-help-undo = reprendre votre dernier choix, s’il n’a rien appris à personne
tui-help-log = tout ce qui s’est passé
tui-help-position = la position en mots
tui-help-pace = s’arrêter après chaque événement, ou laisser défiler
tui-help-save = enregistrer la partie dans un fichier
tui-help-rematch = après la fin : une autre partie, ou celle-ci pas à pas
tui-help-resign = abandonner
tui-help-proposal = accepter ou refuser une proposition
tui-help-online = sur un serveur : dire quelque chose, proposer la nulle, une pause
tui-help-leave = quitter la table ; la partie est conservée
tui-help-step = un pas en arrière ou en avant
tui-help-page = dix pas
tui-help-ends = à la distribution, à la fin
tui-help-auto = faire défiler la partie, ou l’arrêter
tui-help-review = ce que la recherche dit du choix suivant ; ▶ marque le choix fait
tui-key-marks = marques
tui-key-continue = continuer
tui-help-marks = revoir chaque choix : marques, précision, tournants
tui-help-marked = au choix marqué précédent ou suivant
tui-help-continue = continuer d’ici à la place d’où vous regardez ; les cartes qu’elle ne connaissait pas sont redistribuées, avec C elles restent telles quelles
tui-judged = { $name } : { $choice }. { $mark }.
tui-judged-better = Mieux : { $choice }. Ce choix a coûté { $loss } points de chance de gagner.
tui-judged-luck = Ce qui a suivi par hasard ou caché : { $luck } points.
tui-judged-so-far = { $n ->
    [one] Un choix revu.
   *[other] { $n } choix revus.
}
tui-judged-player = { $name } : précision { $accuracy } %, { $n ->
    [one] une erreur.
   *[other] { $n } erreurs.
}
tui-judged-turns = Tournants, par ligne : { $lines }.
tui-help-seek = au pas qui porte cette ligne de l’enregistrement
tui-help-eyes = par les yeux de la place suivante
tui-help-back = quitter
tui-signs-cardia = Une carte montre son nombre, ses modificateurs (+3), ses jetons permanents (~) et la Licorne (^) ; ◆ est un sceau, un cadre double gagne sa rencontre.
tui-signs-kardinal = Une place montre le pays, X F C pour Croix, Éventail et Couronne, S pour un navire, K pour un carrosse, § pour une carte Loi ; une petite lettre est la pierre d’un joueur. Dans la liste : cartes/points de chaque pays, navires, carrosses, lois, puis pierres en réserve · posées · perdues.
tui-signs-civ = 3*! +2 /8 : trois cartes, niveau 1 atteint (** niveau 2), majorité (!), encore deux jusqu’au niveau suivant, hégémonie à huit ; u est une carte Utopie d’une Démocratie, x un embargo.

## Le dernier mot du client en terminal
tui-farewell-finished = La partie est terminée. Pour la revoir :
tui-farewell-unfinished = La partie n’est pas terminée, elle est conservée. Pour continuer :
tui-farewell-table = Pour revenir à la table :

## Ligne par ligne

tui-plain-help = Tapez { $help } pour voir ce que vous pouvez taper.
tui-plain-answers = Répondez par le numéro d’une réponse, par le début de ses mots ou en notation. Entrée répète la question.
tui-plain-many = { $n } réponses : voici la première et la dernière. Entrée les donne toutes.
tui-plain-options = Un numéro change une valeur, un numéro suivi d’une valeur la choisit. Tapez { $start } pour jouer.
tui-plain-lobby = Tapez { $help } pour voir ce que vous pouvez taper.
tui-plain-replay = Entrée avance d’un pas. Un nombre mène à cette ligne de la partie enregistrée.
tui-plain-rules = Toutes les règles, par chapitre ({ $rules } et un numéro) :
tui-plain-over = La partie est finie. { $again } en joue une autre, { $replay } reprend celle-ci pas à pas, { $quit } quitte.
tui-plain-paused = La partie est en pause. Tapez { $pause } pour continuer.
tui-players = Jouent : { $names }.
tui-promise = Une graine secrète distribue les cartes. Son empreinte, à vérifier à la fin : { $hash }
tui-seed = La graine qui a distribué les cartes : { $seed }
tui-secrets = Caché aux autres, { $name } : { $cards }.
tui-clock = Temps restant, { $name } : { $time }.
tui-line-up = La connexion est rétablie.
tui-hint-columns = Colonnes : fréquence du coup, chances ensuite.
tui-hint-answer = { $answer } : { $share } fois sur 100, chances ensuite { $win } %.
tui-auto = Choisi pour vous : { $answer }.
tui-no-number = « { $text } » n’est pas possible ici. Tapez un nombre de 1 à { $n }.
tui-number-hidden = « { $text } » peut être un numéro de la liste entière ou une partie d’une place. Entrée montre la liste avec ses numéros ; ou tapez davantage, par exemple { $example }.
tui-not-asked = On ne vous demande rien en ce moment.
tui-possible = Ceci est possible maintenant :
tui-why-what = Pourquoi quoi ? Ajoutez une carte ou une action, par exemple : { $why } { $action }
tui-which-card = Quelle carte ? Tapez son nom ou le début de son nom.
tui-no-card = Il n’y a pas de carte « { $text } » dans ce jeu.
tui-several-cards = « { $text } » peut désigner { $cards }.
tui-say-what = Dire quoi ? Tapez-le après le mot.
tui-no-proposal = Personne n’attend votre réponse.
tui-no-seat = Il n’y a pas de place « { $text } ». Les places sont { $seats }.
tui-no-bot = Il n’y a pas de bot « { $text } ». Les bots sont { $bots }.
tui-no-value = « { $text } » ne peut pas être choisi. Possible : { $values }.
tui-which-of = Laquelle ? Tapez-en une après le numéro : { $values }.
tui-new-secret = Le secret qui a distribué les premières cartes n’est pas gardé ici. Désormais un nouveau secret distribue, et l’enregistrement n’en promet rien.

# Ce que l’on tape : le premier mot est montré, les autres sont compris aussi.
tui-word-help = aide ?
tui-word-table = table position
tui-word-card = carte
tui-word-rules = règles regles
tui-word-log = journal
tui-word-hint = conseil
tui-word-auto = auto
tui-word-undo = annuler
tui-word-why = pourquoi
tui-word-save = enregistrer
tui-word-say = dire
tui-word-yes = oui o y
tui-word-no = non n
tui-word-offer = nulle
tui-word-pause = pause
tui-word-resign = abandonner
tui-word-again = encore
tui-word-replay = revoir
tui-word-back = reculer
tui-word-eyes = yeux
tui-word-sit = asseoir
tui-word-bot = bot
tui-word-kick = renvoyer
tui-word-start = commencer
tui-word-quit = quitter

tui-does-help = montre cette liste
tui-does-table = décrit toute la position
tui-does-card = suivi d’un nom : tout sur une carte
tui-does-rules = explique le jeu ; suivi d’un numéro, montre ce chapitre des règles
tui-does-log = répète tout ce qui s’est passé
tui-does-hint = montre ce que ferait un bon joueur, combien de fois, et vos chances
tui-does-auto = laisse un bon joueur choisir pour vous
tui-does-undo = reprend votre dernier choix, s’il n’a rien appris à personne
tui-does-why = suivi d’une carte ou d’une action : pourquoi vous ne pouvez pas la choisir
tui-does-save = suivi d’un nom de fichier : enregistre la partie
tui-does-say = suivi d’un texte : l’envoie à toute la table
tui-does-yes = accepte ce que quelqu’un propose
tui-does-no = refuse ce que quelqu’un propose
tui-does-offer = propose la nulle
tui-does-pause = propose une pause, ou y met fin
tui-does-resign = abandonne la partie
tui-does-again = joue une autre partie
tui-does-replay = reprend la partie pas à pas
tui-does-back = recule d’un pas
tui-does-eyes = montre ce que voyait la place suivante
tui-does-sit = suivi d’une lettre : prend cette place
tui-does-bot = suivi d’une lettre et d’un niveau : met un bot à cette place
tui-does-kick = suivi d’une lettre : libère cette place
tui-does-start = commence la partie
tui-does-quit = quitte ; une partie inachevée est gardée

## Un enregistrement en mots

tui-all-open = toutes les cartes ouvertes
tui-after-line = Après la ligne { $line }
tui-deal-incomplete = Après la ligne { $line }, la donne n’est pas complète.
tui-record-unfinished = La partie n’est pas finie.
tui-record-checked = Chaque ligne a été vérifiée.
tui-record-promised = La graine tient la promesse faite avant la donne et distribue chaque carte.
tui-record-seeded = La graine distribue chaque carte.

## Levels
level = Robot { $n } sur 8 : { $name }
