### Le cadre autour des jeux : accueil, tables, parties rejouées, réglages.

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
home-wait =
    { $n ->
        [one] une vous attend
       *[other] { $n } vous attendent
    }
home-first = Votre première partie
home-first-text = Cardia contre le novice : à deux, 15 minutes. La table ne pose qu’une question à la fois, et chaque carte dit ce qu’elle fait.
home-first-start = Distribuer les cartes
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

## Une nouvelle table
new-title = Nouvelle partie : { $game }
new-seats = Qui joue
new-you = Vous
new-friend = Quelqu’un, par lien
new-start = Commencer la partie
new-open = Ouvrir la table
new-clock = Temps de réflexion
level-strength = { $name } – { $strength }
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
seat-turn = à jouer
seat-wins =
    { $n ->
        [one] { $n } victoire
       *[other] { $n } victoires
    }
you-mark = (vous)
kind-bot = Robot
kind-level = Robot { $n } sur 8
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

## Avant la partie
lobby-title = Avant la première carte
lobby-level = Niveau des nouveaux robots
lobby-full = Toutes les places sont prises. Vous pouvez rester et regarder.
lobby-waits = La partie peut commencer quand toutes les places sont prises.
lobby-host-starts = Tout le monde est là. L’hôte lance la partie.
sit = S’asseoir en { $seat }
put-bot = Robot en { $seat }
kick = Renvoyer { $name }
stand-up = Quitter la place
start = Commencer
invite = Inviter
share = Partager
share-title = Inviter
share-text = Qui ouvre ce lien peut prendre une place libre ou regarder.
share-link = Lien
share-qr = Le lien sous forme de code QR

## Pendant la partie
title-turn = ● À vous – { $game }
announce-turn = À vous de jouer. { $question }
waiting-for = On attend { $name }
undo = Annuler le choix
undo-revealed = Quelque chose de caché a été révélé depuis votre dernier choix : il ne peut plus être annulé.
since-turn = Revoir ce qui s’est passé depuis votre dernier choix
start-title = La partie commence
hint = Conseil
resume = Reprendre
stale = La partie avait déjà avancé. Voici où elle en est.

## What an answer would do

foresee-title = Si vous choisissez cela :
foresee-score = Score : { $now } → { $then }
foresee-open = La suite dépend de cartes cachées, du hasard ou d’un autre joueur.
answers =
    { $n ->
        [one] Une seule réponse possible
       *[other] Les { $n } réponses possibles
    }
board-title = Le plateau
board-failed = Le plateau ne peut pas être affiché. Rien n’est perdu : continuez sans lui ou rechargez la page.
answers-label = Réponses possibles
state-title = La table en mots
reconstructed = Notre reconstitution, pas la carte imprimée
side-label = Journal, discussion et table
tab-log = Journal
tab-chat = Discussion
tab-table = Table
unread =
    { $n ->
        [one] un message non lu
       *[other] { $n } messages non lus
    }
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
chat-silent = Ceux qui regardent se taisent pendant la partie.
chat-label = Message
chat-send = Envoyer
emotes-label = Messages rapides
emote-hello = Bonjour !
emote-goodLuck = Bonne chance !
emote-wellPlayed = Bien joué !
emote-thanks = Merci !
emote-sorry = Pardon !
emote-oops = Oups.
emote-thinking = Je réfléchis…
emote-wow = Oh là là !
offer-draw = Proposer la nulle
pause = Proposer une pause
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-text = Les autres gagnent. C’est irrévocable.
leave-title = Partir en pleine partie ?
leave-text = La partie vous attend. Les autres peuvent laisser un robot jouer pour vous ; d’ici là, vous pouvez revenir.
replace-label = { $name } a quitté la table. Qui continue ?
replace = Proposer ce robot

## Conseils
hint-title = Ce que ferait la recherche
hint-thinking = Réflexion en cours…
hint-win = Vous gagnez { $win } de ces parties (à { $error } près).
hint-expect-cardia = Vous pouvez espérer { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } sceaux.
hint-expect-kardinal = Vous pouvez espérer { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
hint-expect-civ = Vous pouvez espérer { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
hint-worlds = { $n } mondes imaginés jusqu’ici
hint-done = { $n } mondes imaginés
hint-choice = Réponse
hint-share = Fréquence
hint-value = Victoires

## Propositions
propose-draw = { $name } propose la nulle.
propose-undo = { $name } voudrait revenir sur un choix.
propose-pause = { $name } voudrait une pause.
propose-replace = { $name } propose qu’un robot ({ $bot }) continue pour { $left }.
propose-rematch = { $name } voudrait une autre partie : { $options }
agree = D’accord
decline = Refuser
withdraw = Retirer

## La fin
over-drawn = Partie nulle
over-you-won = Vous avez gagné !
over-won =
    { $n ->
        [one] { $name } gagne
       *[other] { $name } gagnent ensemble
    }
over-resigned = { $name } a abandonné.
over-time = { $name } n’a plus de temps.
over-agreed = Tous ont accepté la nulle.
over-standings = Où en est chacun
over-turning = Le tournant :
over-turning-text = étape { $step }, votre avance est passée de { $from } à { $to }.
over-turning-watch = Revoir ce moment
rematch = Rejouer
rematch-other = Rejouer autrement
rematch-propose = Proposer cette partie
replay = Revoir la partie
download = Enregistrement
verify = Vérifier la donne
verify-true = La donne est celle promise avant la première carte : la graine ci-dessous donne exactement la promesse.
verify-false = La graine ne donne pas la promesse faite avant la première carte. Ne vous fiez pas à cette donne.
verify-unknown = Ce navigateur ne calcule pas d’empreinte sur une page non chiffrée. La commande « trivium verify » contrôle l’enregistrement sur votre machine.
verify-none = Cet enregistrement ne donne pas de graine, ou pas de promesse à son sujet : il n’y a rien à vérifier.
verify-promise = Promesse (SHA-256 de la graine)
verify-seed = Graine

## Partie rejouée
replay-title = Partie rejouée : { $game }
replay-eyes = Vue par
replay-truth = Tous, rien de caché
replay-as = { $name }
replay-saw = Ce que voyait { $name }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-slider = Étape
replay-step = Étape { $step } sur { $all }
replay-go = Aller à l’étape { $step }
replay-table = Vers la table
replay-winner = a gagné
replay-game = Partie
replay-game-of = { $n } sur { $all }
replay-earlier = Parties finies de cette table
replay-earlier-game = Revoir la partie { $n }
scenario-copy = Copier comme scénario
scenario-copied = La position après l’étape { $step } est dans le presse-papiers, sous forme de scénario.
scenario-nearest = Un scénario commence avec un tour ou une manche, ce qui n’est pas le cas ici. L’étape la plus proche avant celle-ci qui convient : { $step }.
scenario-refused = Cette position ne peut pas s’écrire comme scénario : { $why }
scenario-by-hand = Le navigateur ne laisse pas cette page copier. Sélectionnez le texte et copiez-le vous-même.
record-title = Ouvrir un enregistrement
record-lead = Une partie gardée dans un fichier : la revoir, l’analyser, vérifier sa donne.
record-text = Un enregistrement est le fichier texte que l’on obtient après une partie. Chaque ligne est rejouée selon les règles ; ensuite, on parcourt la partie depuis n’importe quelle place, on la fait analyser et on vérifie la donne.
record-choose = Choisir un fichier
record-drop = ou le déposer n’importe où sur cette page
record-other = Ouvrir un autre enregistrement
record-broken = Ce fichier ne peut pas être rejoué : ce n’est pas l’enregistrement d’une partie.
record-broken-line = Ce fichier ne peut pas être rejoué : quelque chose ne va pas à la ligne { $line }.
record-detail = Message du serveur :
record-too-long = Ce fichier est trop long pour l’enregistrement d’une partie : 1 Mo au plus.
curve-title = Chances de gagner
curve-text = La recherche réexamine chaque choix, avec ce que l’on savait alors.
curve-start = Tracer la courbe
curve-running =
    { $n ->
        [one] Un choix examiné…
       *[other] { $n } choix examinés…
    }
curve-failed = La courbe n’a pas pu être tracée. Réessayez plus tard.
curve-label =
    { $n ->
        [one] Courbe des chances de gagner sur un choix
       *[other] Courbe des chances de gagner sur { $n } choix
    }
curve-swings = Les plus grands écarts :
curve-swing = Étape { $step } : { $from } → { $to }

## Règles
rules-title = Règles : { $game }
rules-games = Règles des autres jeux

## Réglages
settings-title = Réglages
set-looks = Apparence et touches
set-pace = Vitesse des animations, robots compris
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-off = Sans animation
set-keys = Raccourcis d’une seule lettre
set-signals = Sons et signaux
set-sound = Sons à la table
set-volume = Volume
set-haptics = Vibrations
set-notify = Afficher une notification du système quand c’est mon tour
set-notify-denied = Les notifications sont bloquées dans ce navigateur
set-device = Un autre appareil
set-device-text = Avec un code, un autre appareil devient vous : même nom, mêmes tables.
link-make = Créer un code
link-code = À saisir sur l’autre appareil dans les { $minutes } minutes :
claim-label = Code d’un autre appareil
claim = L’utiliser
claim-refused = Ce code n’est pas valable. Un code sert une fois et pendant dix minutes ; créez-en un autre.

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
refused-muted = L’administration de ce serveur vous a retiré la parole pour le moment.
refused-draining = Le serveur va être mis à jour. Les parties en cours peuvent se terminer ; les nouvelles commenceront après.
refused-tooManyTables = Vous avez { $most } tables inachevées. Terminez-en ou quittez-en quelques-unes d’abord.
refused-tooManyNew = Vous avez ouvert beaucoup de tables. Attendez une minute avant la suivante.

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
data-title = Vos données
data-text = Vous pouvez télécharger tout ce que ce serveur a enregistré sur vous, et vous pouvez le supprimer.
data-download = Télécharger mes données
data-delete = Me supprimer…
data-delete-title = Supprimer tout ce qui vous concerne ?
data-delete-text = Votre nom, vos appareils, vos places et tout ce que vous avez écrit sont supprimés définitivement. Vos parties restent pour les autres joueurs, sans votre nom.
data-delete-yes = Supprimer définitivement
data-busy = Le serveur rassemble les données d’une autre personne. Réessayez dans une minute.
