### Le cadre autour des jeux : toutes les pages, et l’accueil.

## Toutes les pages
skip = Aller au contenu
live-label = Ce qui se passe
connection-label = Connexion
notices-label = Messages
loading = Un instant…
close = Fermer
cancel = Annuler
keep = Enregistrer
copy = Copier
copied = Copié
reload = Recharger la page
to-home = Vers l’accueil
language = Langue
sound = Sons
theme = Apparence
theme-system = Comme le système
theme-light = Claire
theme-dark = Sombre
theme-contrast = Contraste élevé
percent = { $n } %
options = Règles de cette partie
rules = Règles
clock = Pendule

## La liaison avec le serveur
slow = La connexion est lente : les réponses mettent { $ms } ms.
offline = Le serveur est injoignable. Nouvel essai en cours ; rien n’est perdu.
offline-kept =
    { $n ->
        [one] Une action attend d’être envoyée.
       *[other] { $n } actions attendent d’être envoyées.
    }
offline-title = Pas de connexion
online = Connexion rétablie.
going-down = Le serveur redémarre. Il revient dans un instant.
try-now = Réessayer
version-text = Le serveur est plus récent que cette page.
update-ready = Une nouvelle version de Trivium est prête.
failed-offline = Échec : le serveur est injoignable.
offline-here = Le serveur est injoignable. En attendant, vous pouvez jouer contre des robots sur cet appareil.
device-storage = Ce navigateur ne conserve pas la partie : { $why }. Vous pouvez continuer, mais elle sera perdue à la fermeture de la page.
device-unreadable = Cette version ne peut pas lire une partie conservée sur cet appareil : { $why }. La partie reste conservée.
device-engine = Le moteur de jeu de cet appareil s’est arrêté : { $why }. Rechargez la page pour continuer ; vos coups sont conservés.
device-none = Ce navigateur ne peut pas jouer sans serveur : WebAssembly manque, ou le moteur de jeu n’a pas pu être chargé.

## Pages introuvables
lost-title = Il n’y a rien ici
lost-text = L’adresse est peut-être mal tapée, ou la page a changé de place. Depuis l’accueil, on va partout.
broken-title = Cette page ne s’est pas chargée
broken-text = Une partie de la page n’est pas arrivée. Recharger suffit d’ordinaire.
no-table-title = Cette table n’existe pas
no-table-text = Le lien est peut-être incomplet, ou la table est ancienne et a été débarrassée. Demandez un nouveau lien, ou ouvrez votre propre table.
no-replay-title = Aucune partie à rejouer ici
no-replay-text = Seules les parties finies se rejouent. Le lien est peut-être incomplet, ou la partie est encore en cours.

## Jeux
game-cardia = Cardia
game-cardia-facts = 2 joueurs · 15 minutes
game-cardia-lead = Un duel où perdre est souvent ce qu’on veut.
game-cardia-first = Vous avez tous deux les mêmes seize personnages, de valeur 1 à 16. À chaque manche, chacun en choisit un en secret, et on révèle ensemble.
game-cardia-second = La carte la plus forte gagne un sceau. La plus faible utilise son pouvoir, et les pouvoirs remontent le temps : ils retournent des rencontres qu’on croyait réglées.
game-cardia-third = Qui mène avec cinq sceaux gagne. De même, qui a encore une carte quand l’autre n’en a plus.
game-kardinal = Kardinal & König
game-kardinal-facts = 3 à 5 joueurs · 45 minutes
game-kardinal-lead = Un paysage de cartes que tous grignotent par les bords.
game-kardinal-first = Cinquante-six cartes Pays sont étalées en quatre rangées. On prend des cartes d’un même pays aux extrémités, mais pas trop de symboles ronds des familles.
game-kardinal-second = Posez une pierre sur une carte que vous voulez plus tard : qui vous la prend paie d’une de ses pierres. Les cartes Loi aident une fois, ou coûtent des points si on les garde.
game-kardinal-third = À la fin, on compte la majorité dans chaque pays, la famille la plus forte, et les longues chaînes de navires et de carrosses.
game-civ = Carta Impera Victoria
game-civ-facts = 2 à 4 joueurs · 25 minutes
game-civ-lead = Bâtissez une nation avec six Domaines, et empêchez les autres d’en faire autant.
game-civ-first = À votre tour, vous jouez une carte, utilisez les effets de vos cartes, puis piochez.
game-civ-second = Plus vous avez de cartes d’un Domaine, plus son effet est fort. On peut aussi sacrifier une carte pour frapper tous les autres.
game-civ-third = Assez de cartes d’un Domaine à la fin de votre tour, et vous gagnez aussitôt. Si la pioche s’épuise, gagne qui domine le plus de Domaines.

## Accueil
home-title = Trois jeux de cartes
home-heading = Trois jeux de cartes, une table
home-lead = Jouez tout de suite contre un robot, ou envoyez un lien à quelqu’un. Sans compte.
home-games = Jeux
home-mine = Vos tables
home-open = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Ouvrez une table et invitez quelqu’un, ou jouez contre un robot.
home-over = Parties finies
statistics-title = Vos parties en chiffres
home-wait =
    { $n ->
        [one] une vous attend
       *[other] { $n } vous attendent
    }
home-first = Votre première partie
home-first-text = Apprenez Cardia en cinq minutes en jouant, ou commencez tout de suite une partie contre le novice. La table ne pose qu’une question à la fois, et chaque carte dit ce qu’elle fait.
home-first-start = Distribuer les cartes
home-first-learn = Apprendre en 5 minutes
home-first-go-on = Reprendre la leçon
home-learn = Apprendre en jouant
home-learn-lead = Une leçon pour chaque jeu : vous jouez dès la première minute.
home-puzzles = Problèmes
home-puzzles-lead = Une position, un meilleur choix, et un nouveau problème chaque jour.
lesson = Leçon
entry-alone = Personne d’autre pour l’instant
result-won = Gagnée
result-lost = Perdue
result-drawn = Nulle
length-minutes = { $n } min
length-hours = { $n } h
home-name = Votre nom
play-bot = Jouer contre un robot
invite-friend = Inviter quelqu’un
name-label = C’est ainsi que les autres vous voient
name-note = Le nom appartient à ce navigateur. Les réglages permettent de l’emporter sur un autre appareil.
name-kept = Vous vous appelez désormais { $name }.
name-refused = Ce nom ne convient pas. Il faut de 1 à { $most } caractères visibles.
avatar-label = Votre image
avatar-fox = Renard
avatar-owl = Chouette
avatar-hare = Lièvre
avatar-bear = Ours
avatar-cat = Chat
avatar-frog = Grenouille
avatar-raven = Corbeau
avatar-stag = Cerf
avatar-boar = Sanglier
avatar-lion = Lion
avatar-fish = Poisson
avatar-dragon = Dragon
entry-free =
    { $n ->
        [0] Toutes les places sont prises
        [one] Une place libre
       *[other] { $n } places libres
    }
entry-continue = Continuer
entry-join = Rejoindre
entry-watch = Observer
stage-playing = En cours
stage-paused = La partie est en pause.
stage-over = La partie est finie.
your-turn = À vous de jouer
turn-of = Tour : { $name }
record-title = Ouvrir un enregistrement
record-lead = Une partie gardée dans un fichier : la revoir, l’analyser, vérifier sa donne.

## Une nouvelle table
clock-none = Sans pendule
clock-live = { $minutes } min + { $seconds } s par choix
clock-days =
    { $days ->
        [one] Un jour par choix
       *[other] { $days } jours par choix
    }
time-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }

## Robots
bot-random = Hasard
bot-heuristic = Devin
bot-novice = Novice
bot-apprentice = Apprenti
bot-squire = Écuyer
bot-courtier = Courtisan
bot-knight = Chevalier
bot-steward = Intendant
bot-chancellor = Chancelier
bot-sovereign = Souverain
strength-novice = très facile
strength-apprentice = facile
strength-squire = assez facile
strength-courtier = moyen
strength-knight = assez difficile
strength-steward = difficile
strength-chancellor = très difficile
strength-sovereign = le plus difficile
character-novice = Pip, qui vient d’apprendre les règles.
character-apprentice = Tilda, qui compte ses cartes.
character-squire = Oskar, qui prévoit un coup.
character-courtier = Célestine, qui aime surprendre.
character-knight = Messire Bohort, qui frappe où ça fait mal.
character-steward = Benedikt, qui retient chaque carte.
character-chancellor = Dame Odile, qui prévoit toute la partie.
character-sovereign = La reine de Trivium, qui n’offre rien.

## Places
seats-label = Joueurs
seat = Place { $seat }
seat-open = Libre
seat-reserved = Réservée
seat-turn = à jouer
seat-wins =
    { $n ->
        [one] { $n } victoire
       *[other] { $n } victoires
    }
you-mark = (vous)
kind-bot = Robot
kind-strength = Robot, { $strength }
kind-left = a quitté la table
kind-kicked = a dû quitter la table
kind-here = en ligne
kind-away = hors ligne
kind-host = hôte
spectators =
    { $n ->
        [one] Une personne regarde
       *[other] { $n } personnes regardent
    }
come-back = Reprendre sa place
second-tab = Cette table est aussi ouverte dans un autre onglet. Les deux montrent la même chose ; jouez où vous voulez.

## Réglages
settings-title = Réglages

## Raccourcis
keys-title = Raccourcis
keys-list = Cette liste
keys-state = La table en mots
keys-hint = Conseil
keys-undo = Annuler le choix
keys-answers = Vers la liste des réponses
keys-chat = Vers la discussion
keys-number = Vers une des réponses ; Entrée la choisit
keys-replay = Partie rejouée : un pas en arrière ou en avant
keys-ends = Partie rejouée : au début ou à la fin
keys-scenario = Partie rejouée : copier la position comme scénario
keys-move = D’une partie de la page à l’autre, et à l’intérieur
keys-close = Fermer une fenêtre

## Pourquoi cela n’a pas été fait
refused-badMessageId = Le message est arrivé abîmé. Réessayez.
refused-notSeated = Réservé à ceux qui sont assis à la table.
refused-notHost = Réservé à l’hôte.
refused-noSuchSeat = Cette place n’existe pas.
refused-seatTaken = Cette place est prise.
refused-seatReserved = Cette place est réservée à une personne invitée.
refused-noInvitation = Cette invitation a déjà servi ou n’est plus valable.
refused-badCode = Un code d’invitation compte 12 à 36 lettres, chiffres et tirets.
refused-sitsAlready = Vous avez déjà une place.
refused-sentAway = L’hôte vous a fait quitter cette table.
refused-nobodyThere = Il n’y a personne à renvoyer.
refused-tooManyPlayers = Il y a plus de monde ici qu’une telle partie n’a de places.
refused-seatsOpen = Toutes les places ne sont pas encore prises.
refused-gameRuns = Pas pendant une partie.
refused-notInLobby = Seulement avant la première carte.
refused-noGame = Aucune partie n’est en cours.
refused-notOver = Seulement après une partie.
refused-paused = La partie est en pause.
refused-notPaused = La partie n’est pas en pause.
refused-options = Ces options ne vont pas ensemble : { $why }
refused-badClock = Ces temps ne conviennent pas.
refused-unknownAction = Le jeu ne connaît pas ce coup.
refused-damaged = Cette partie est abîmée et ne peut pas continuer.
refused-nothingSaid = Le message est vide.
refused-tooLong = C’est trop long : { $most } caractères au plus.
refused-silence = Ceux qui regardent se taisent pendant la partie.
refused-noProposal = Cette proposition n’est plus ouverte.
refused-notAllPersons = La nulle demande une personne à chaque place.
refused-notLeft = Personne n’a quitté cette place.
refused-nothingDone = Il n’y a rien à annuler.
refused-reveal = Quelque chose de caché a été montré depuis : ce choix ne s’annule plus.
refused-noAdvice = Pas de conseil tant que d’autres personnes jouent à la table.
refused-nothingAsked = On ne vous demande rien en ce moment.
refused-noSearch = Il n’y a pas de conseil dans ce jeu.
refused-muted = L’administration de ce serveur vous a retiré la parole pour le moment.
refused-draining = Le serveur va être mis à jour. Les parties en cours peuvent se terminer ; les nouvelles commenceront après.
refused-tooManyTables = Vous avez { $most } tables inachevées. Terminez-en ou quittez-en quelques-unes d’abord.
refused-tooManyNew = Vous avez ouvert beaucoup de tables. Attendez une minute avant la suivante.
refused-notTaught = { $say }
refused-inLesson = Une leçon se déroule comme elle est écrite ; cela n’y est pas possible.

## Raisons d’un conseil
reason-then = { $what } ({ $share } %) : { $seat-is ->
    [you] vous gagnez alors { $win } % des parties.
   *[other] { $seat } gagne alors { $win } % des parties.
}
reason-exact = Toutes les mains sont connues : ces valeurs sont exactes.
reason-vary = Variez votre choix : un adversaire qui le prévoit en profite.
mark-great = Excellent choix
mark-good = Bon choix
mark-inaccuracy = Imprécision
mark-mistake = Erreur
mark-blunder = Grosse erreur
mark-lucky = Chance
mark-unlucky = Malchance

## Parties de phrases

list = { $first } et { $last }
by-seat = { $seat-is ->
    [you] { $what } (vous)
   *[other] { $what } ({ $seat })
}

## Administration du serveur
announcements-label = Annonces
door-banned-title = Vous ne pouvez pas jouer sur ce serveur
door-banned-text = L’administration de ce serveur ne vous laisse pas entrer. Le serveur indique :
door-invited-title = Ce serveur est réservé aux personnes invitées
door-invited-text = Demandez un code d’invitation à la personne qui gère ce serveur, puis saisissez-le ici.
door-invited-label = Code d’invitation
door-invited-enter = Entrer
door-invited-refused = Ce code n’est pas valable, ou ne l’est plus.
