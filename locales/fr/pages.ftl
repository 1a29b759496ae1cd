### Le cadre autour des jeux : toutes les pages sauf l’accueil.

## Une nouvelle table
new-title = Nouvelle partie : { $game }
new-seats = Qui joue
new-you = Vous
new-friend = Quelqu’un, par lien
new-start = Commencer la partie
device-here = Pas de connexion. Cette partie se joue sur cet appareil et y est conservée.
new-open = Ouvrir la table
new-clock = Temps de réflexion
level-strength = { $name } – { $strength }

## Avant la partie
lobby-title = Avant la première carte
lobby-level = Niveau des nouveaux robots
lobby-reserve = Réserver la place { $seat } pour quelqu’un
lobby-unreserve = Ouvrir la place { $seat } à tout le monde
lobby-accept = Prendre votre place réservée
lobby-listed = Montrer cette table à tout le monde sur la page d’accueil
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
share-seat = Ce lien vaut pour une personne et une place. La place reste réservée jusqu’à son arrivée.
share-link = Lien
share-qr = Le lien sous forme de code QR

## Pendant la partie
title-turn = ● À vous – { $game }
announce-turn = À vous de jouer. { $question }
waiting-for = On attend { $name }
undo = Annuler le choix
undo-revealed = Quelque chose de caché a été révélé depuis votre dernier choix : il ne peut plus être annulé.
undo-if-agreed = Si tous les autres sont d’accord : quelqu’un a joué depuis votre choix.
since-turn = Revoir ce qui s’est passé depuis votre dernier choix
start-title = La partie commence
start-together = Tous choisissent en même temps.
hint = Conseil
resume = Reprendre
stale = La partie avait déjà avancé. Voici où elle en est.

## What an answer would do
foresee-title = Si vous choisissez cela :
foresee-score = Score : { $now } → { $then }
foresee-open = La suite dépend de cartes cachées, du hasard ou d’un autre joueur.
foresee-nothing = La table reste telle quelle.
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
hint-reasons = Pourquoi

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
open-analysis = Ouvrir sur la table d’analyse
analysis = Table d’analyse
scenario-copied = La position après l’étape { $step } est dans le presse-papiers, sous forme de scénario.
scenario-nearest = Un scénario commence avec un tour ou une manche, ce qui n’est pas le cas ici. L’étape la plus proche avant celle-ci qui convient : { $step }.
scenario-refused = Cette position ne peut pas s’écrire comme scénario : { $why }
scenario-by-hand = Le navigateur ne laisse pas cette page copier. Sélectionnez le texte et copiez-le vous-même.
record-text = Un enregistrement est le fichier texte que l’on obtient après une partie. Chaque ligne est rejouée selon les règles ; ensuite, on parcourt la partie depuis n’importe quelle place, on la fait analyser et on vérifie la donne.
record-choose = Choisir un fichier
record-drop = ou le déposer n’importe où sur cette page
record-other = Ouvrir un autre enregistrement
record-broken = Ce fichier ne peut pas être rejoué : ce n’est pas l’enregistrement d’une partie.
record-broken-line = Ce fichier ne peut pas être rejoué : quelque chose ne va pas à la ligne { $line }.
record-detail = Message du serveur :
record-too-long = Ce fichier est trop long pour l’enregistrement d’une partie : 1 Mo au plus.
continue = Continuer d’ici
continue-title = Continuer à partir de l’étape { $step }
continue-as = Vous jouez à la place de
continue-hidden = Cartes cachées
continue-anew = Redistribuées, selon ce que ce joueur savait
continue-true = Telles qu’elles étaient
continue-others = Les autres joueurs
continue-friend = Un ami, par le lien
continue-begin = Continuer
continue-refused = La partie ne peut pas continuer ici : { $why }
curve-title = Analyse
curve-text = La recherche juge chaque choix d’après ce que le joueur savait alors, et montre ce qu’en ont fait les vraies cartes et le hasard.
curve-start = Analyser la partie
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
curve-swings = Tournants :
curve-swing = Étape { $step } : { $name }, { $mark } ({ $change })
curve-known = { $name }, selon ce qui était connu
curve-truth = avec les vraies cartes
curve-better = Regarder de plus près
replay-auto = Lecture
review-chose = { $name } : { $choice }.
review-better = Mieux : { $choice }. Ce choix a coûté { $loss } points de chance de gagner.
review-luck = Ce qui a suivi par hasard ou caché : { $luck } points.
review-player = Joueur
review-accuracy = Précision
review-errors = Erreurs

## Règles
rules-title = Règles : { $game }
rules-games = Règles des autres jeux

## Réglages
set-looks = Apparence et touches
set-pace = Vitesse des animations, robots compris
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-off = Sans animation
set-keys = Raccourcis d’une seule lettre
set-notes = Expliquer les nouveautés lors de la première partie de chaque jeu
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

## Administration du serveur
data-title = Vos données
data-text = Vous pouvez télécharger tout ce que ce serveur a enregistré sur vous, et vous pouvez le supprimer.
data-download = Télécharger mes données
data-delete = Me supprimer…
data-delete-title = Supprimer tout ce qui vous concerne ?
data-delete-text = Votre nom, vos appareils, vos places et tout ce que vous avez écrit sont supprimés définitivement. Vos parties restent pour les autres joueurs, sans votre nom.
data-delete-yes = Supprimer définitivement
data-busy = Le serveur rassemble les données d’une autre personne. Réessayez dans une minute.
