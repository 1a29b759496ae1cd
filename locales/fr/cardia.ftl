# Cardia. Cartes : cardia-card-NOM-name, -text, -note-1 … ; NOM est le nom dans la notation.

## Factions et genres

cardia-faction-Rebellion = Rébellion
cardia-faction-Academy = Académie
cardia-faction-Guild = Guilde
cardia-faction-Dynasty = Dynastie
cardia-kind-instant = pouvoir instantané
cardia-kind-ongoing = pouvoir permanent
cardia-line-character = { $number }, { $faction }
cardia-line-deck = Paquet { $deck }, { $kind }
cardia-line-guardian = Gardien, { $faction }
cardia-line-location = Lieu, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
cardia-group-deck = Personnages du paquet { $deck }
cardia-group-guardians = Gardiens
cardia-group-locations = Lieux

## Paquet I

cardia-card-HiredBlade-name = Assassin
cardia-card-HiredBlade-text = Défaussez cette carte et la carte d’en face.
cardia-card-HiredBlade-note-1 = Quand les deux cartes d’une rencontre sont parties, les rencontres suivantes se resserrent.
cardia-card-VoidMage-name = Mage du vide
cardia-card-VoidMage-text = Retirez tous les modificateurs ou tous les jetons permanents d’une carte au choix.
cardia-card-VoidMage-note-1 = Choisissez une carte qui porte quelque chose. S’il n’y en a pas, rien ne se passe.
cardia-card-Surgeon-name = Chirurgien
cardia-card-Surgeon-text = La prochaine carte que vous jouez reçoit −5.
cardia-card-Surgeon-note-1 = Le modificateur est posé à la révélation et compte déjà dans la comparaison.
cardia-card-Mediator-name = Médiateur
cardia-card-Mediator-text = Cette rencontre est une égalité.
cardia-card-Mediator-note-1 = Un Juge actif gagne aussi cette égalité.
cardia-card-Saboteur-name = Saboteur
cardia-card-Saboteur-text = Les 2 cartes du dessus de la pioche adverse sont défaussées.
cardia-card-Saboteur-note-1 = Une pioche vide n’est pas une défaite : elle ne donne simplement plus de cartes.
cardia-card-FortuneTeller-name = Cartomancienne
cardia-card-FortuneTeller-text = À la prochaine rencontre, l’adversaire joue d’abord, face visible ; vous choisissez ensuite.
cardia-card-FortuneTeller-note-1 = Si chacun devait attendre l’autre, les deux jouent comme d’habitude.
cardia-card-PalaceGuard-name = Garde du palais
cardia-card-PalaceGuard-text = Nommez une faction. L’adversaire peut défausser une carte de sa main de cette faction ; sinon cette carte reçoit +7.
cardia-card-PalaceGuard-note-1 = La question est posée même sans carte de ce genre : la réponse ne dit rien de la main.
cardia-card-Judge-name = Juge
cardia-card-Judge-text = Vous gagnez toutes les rencontres à égalité.
cardia-card-Judge-note-1 = Si les deux camps ont un Juge actif, les deux gagnent l’égalité.
cardia-card-Judge-note-2 = Cela reste une égalité : aucun pouvoir n’est utilisé, aucun gardien n’agit.
cardia-card-Ambusher-name = Traqueur
cardia-card-Ambusher-text = Nommez une faction. L’adversaire défausse toutes les cartes de sa main de cette faction.
cardia-card-Ambusher-note-1 = Toute faction peut être nommée, même absente de sa main.
cardia-card-Puppeteer-name = Marionnettiste
cardia-card-Puppeteer-text = Défaussez la carte d’en face ; une carte prise au hasard dans la main adverse la remplace.
cardia-card-Puppeteer-note-1 = La nouvelle venue n’utilise pas son pouvoir. Si la main est vide, vous gagnez la partie.
cardia-card-Puppeteer-note-2 = La nouvelle venue n’est pas la « prochaine carte » attendue par un effet.
cardia-card-Clockmaker-name = Horlogère
cardia-card-Clockmaker-text = Votre carte de la rencontre précédente et votre prochaine carte reçoivent chacune +3.
cardia-card-Clockmaker-note-1 = Les modificateurs qui attendent la même carte s’additionnent.
cardia-card-Treasurer-name = Trésorier
cardia-card-Treasurer-text = La carte qui gagne la rencontre précédente porte 1 sceau de plus.
cardia-card-Treasurer-note-1 = Cela profite au camp qui y gagne. Si la rencontre change de camp, les deux sceaux aussi.
cardia-card-SwampGuardian-name = Gardien du marais
cardia-card-SwampGuardian-text = Reprenez en main une autre carte que vous avez jouée ; la carte qui lui fait face est défaussée.
cardia-card-SwampGuardian-note-1 = Elle perd tout ce qu’elle porte. Vous piochez quand même en fin de manche.
cardia-card-Magistra-name = Magistra
cardia-card-Magistra-text = Copiez et activez le pouvoir instantané d’une autre de vos cartes, au moins aussi forte que celle-ci.
cardia-card-Magistra-note-1 = C’est l’influence actuelle qui compte, modificateurs compris.
cardia-card-Magistra-note-2 = Le pouvoir agit comme s’il était celui de la Magistra, depuis sa place.
cardia-card-Inventor-name = Inventrice
cardia-card-Inventor-text = Posez +3 sur une carte au choix et −3 sur une autre au choix.
cardia-card-Inventor-note-1 = L’Inventrice elle-même et la carte d’en face peuvent être choisies.
cardia-card-Djinn-name = Djinn
cardia-card-Djinn-text = Vous gagnez la partie.
cardia-card-Djinn-note-1 = La partie s’arrête aussitôt ; on ne compte plus les sceaux.

## Paquet II

cardia-card-Poisoner-name = Empoisonneur
cardia-card-Poisoner-text = Abaissez la carte d’en face jusqu’à l’égalité.
cardia-card-Poisoner-note-1 = Une seule fois. Une carte qui n’est pas plus forte reste telle quelle.
cardia-card-KinesisMage-name = Télékinésiste
cardia-card-KinesisMage-text = Déplacez tous les modificateurs et jetons permanents d’une de vos cartes sur une autre.
cardia-card-KinesisMage-note-1 = Le Télékinésiste peut être l’une des deux.
cardia-card-KinesisMage-note-2 = Un jeton met en marche un pouvoir permanent ; sur une carte à pouvoir instantané il ne fait rien.
cardia-card-Envoy-name = Émissaire
cardia-card-Envoy-text = Posez −3 sur une carte au choix ou sur votre prochaine carte.
cardia-card-Envoy-note-1 = Ce qui attend votre prochaine carte compte dès sa révélation.
cardia-card-TaxCollector-name = Collecteur d’impôts
cardia-card-TaxCollector-text = Cette carte reçoit +4.
cardia-card-TaxCollector-note-1 = Si elle gagne désormais, le sceau vous revient et la carte d’en face ne fait rien.
cardia-card-Revolutionary-name = Révolutionnaire
cardia-card-Revolutionary-text = L’adversaire défausse 2 cartes de sa main, à son choix, puis en pioche 2.
cardia-card-Librarian-name = Bibliothécaire
cardia-card-Librarian-text = Quand votre prochaine carte est révélée, posez sur elle +2 ou −2 avant la comparaison.
cardia-card-Librarian-note-1 = Plusieurs Bibliothécaires demandent l’un après l’autre.
cardia-card-Prodigy-name = Prodige
cardia-card-Prodigy-text = Une de vos cartes d’influence 8 ou moins reçoit +3.
cardia-card-Prodigy-note-1 = C’est l’influence actuelle qui compte. Le Prodige peut se choisir lui-même.
cardia-card-Aristocrat-name = Aristocrate
cardia-card-Aristocrat-text = Tant que cette carte gagne sa rencontre, elle porte 1 sceau de plus.
cardia-card-Aristocrat-note-1 = Un pouvoir permanent agit tant qu’un jeton est sur sa carte, même si la carte s’est mise à gagner.
cardia-card-Blackmailer-name = Maître-chanteuse
cardia-card-Blackmailer-text = Nommez une faction. Si la prochaine carte adverse est d’une autre faction, l’adversaire défausse 2 cartes de sa main, à son choix.
cardia-card-Blackmailer-note-1 = Cela se passe après la révélation et avant les pouvoirs. Qui a moins de cartes les défausse toutes.
cardia-card-Illusionist-name = Illusionniste
cardia-card-Illusionist-text = Activez le pouvoir d’une autre de vos cartes qui perd sa rencontre en ce moment.
cardia-card-Illusionist-note-1 = Une égalité n’est pas une défaite. Peu importe que le pouvoir ait déjà servi.
cardia-card-Illusionist-note-2 = La carte choisie agit elle-même, depuis sa place ; un jeton se pose là.
cardia-card-Engineer-name = Ingénieur
cardia-card-Engineer-text = Votre prochaine carte reçoit +5 une fois le pouvoir de sa manche terminé.
cardia-card-Engineer-note-1 = Après une égalité aussi. Si la carte n’est plus en jeu à ce moment, le +5 est perdu.
cardia-card-Counselor-name = Conseillère
cardia-card-Counselor-text = Votre carte gagne la rencontre précédente.
cardia-card-Counselor-note-1 = Deux Conseillères actives face à face s’annulent.
cardia-card-WitchKing-name = Roi-sorcier
cardia-card-WitchKing-text = Nommez une faction. L’adversaire défausse toutes ses cartes de cette faction, main et pioche, puis mélange sa pioche.
cardia-card-WitchKing-note-1 = Toute faction peut être nommée, même s’il n’en reste rien.
cardia-card-Elemental-name = Élémentaire
cardia-card-Elemental-text = Défaussez une carte de votre main à pouvoir instantané, copiez et activez ce pouvoir, puis piochez 1 carte.
cardia-card-Elemental-note-1 = Le pouvoir agit comme s’il était celui de l’Élémentaire, depuis sa place.
cardia-card-MechanicalDjinn-name = Djinn mécanique
cardia-card-MechanicalDjinn-text = Si vous gagnez la rencontre suivante, vous gagnez la partie.
cardia-card-MechanicalDjinn-note-1 = Vérifié chaque fois que les pouvoirs sont terminés. Si la rencontre suivante quitte le jeu, la plus proche après elle compte.
cardia-card-Successor-name = Héritier
cardia-card-Successor-text = L’adversaire garde 2 cartes de sa main, à son choix, et défausse toutes les autres ainsi que sa pioche entière.
cardia-card-Successor-note-1 = Une pioche vide n’est pas une défaite : elle ne donne simplement plus de cartes.

## Gardiens

cardia-note-guardian = Utilisé après le pouvoir par tout camp dont la carte, gagnante ou perdante, est de sa faction dans cette rencontre.
cardia-note-sole = Seulement si une seule des deux cartes est de sa faction.
cardia-card-Elephant-name = Éléphant
cardia-card-Elephant-text = Votre carte de la rencontre précédente reçoit +5.
cardia-card-Cat-name = Chat
cardia-card-Cat-text = Retournez tous les modificateurs d’une carte au choix : le plus devient moins, le moins devient plus.
cardia-card-Cat-note-1 = Vous devez choisir une carte qui porte des modificateurs, s’il y en a une.
cardia-card-Unicorn-name = Licorne
cardia-card-Unicorn-text = Votre carte de la prochaine rencontre porte 1 sceau de plus tant qu’elle gagne.
cardia-card-Unicorn-note-1 = Le bonus suit la carte. Il est perdu si elle quitte le jeu ou si l’adversaire gagne la rencontre.
cardia-card-Parrot-name = Perroquet
cardia-card-Parrot-text = Activez le pouvoir de la carte que vous avez jouée ici.
cardia-card-Parrot-note-1 = Peu importe qu’il ait déjà servi ; la carte agit depuis sa place.
cardia-card-Toad-name = Crapaud
cardia-card-Toad-text = Deux de vos cartes dans des rencontres voisines échangent leurs places, avec tout ce qu’elles portent.
cardia-card-Toad-note-1 = Il faut au moins deux rencontres en jeu.
cardia-card-Scorpion-name = Scorpion
cardia-card-Scorpion-text = Une carte prise au hasard dans la main adverse va à la défausse.
cardia-card-Basilisk-name = Basilic
cardia-card-Basilisk-text = À la prochaine rencontre, l’adversaire doit jouer la carte du dessus de sa pioche.
cardia-card-Basilisk-note-1 = Qui n’a alors plus de carte dans sa pioche ne peut pas jouer.
cardia-card-Phoenix-name = Phénix
cardia-card-Phoenix-text = Votre prochaine carte reçoit un jeton permanent.
cardia-card-Phoenix-note-1 = Il met en marche un pouvoir permanent ; sur une carte à pouvoir instantané il ne fait rien.
cardia-card-Raccoon-name = Raton laveur
cardia-card-Raccoon-text = Déplacez tous les modificateurs d’une carte au choix sur une autre au choix.
cardia-card-Raccoon-note-1 = C’est un seul changement : on lit les résultats quand il est fait.
cardia-card-Fox-name = Renard
cardia-card-Fox-text = À la prochaine rencontre, l’adversaire joue d’abord, face visible ; vous choisissez ensuite.
cardia-card-Fox-note-1 = Renard et Cartomancienne font la même chose : deux contre un même camp comptent pour un, un contre chacun s’annulent.
cardia-card-Bat-name = Chauve-souris
cardia-card-Bat-text = L’adversaire défausse 1 carte de sa main, à son choix, et vous en piochez 1.
cardia-card-Peacock-name = Paon
cardia-card-Peacock-text = Votre prochaine carte reçoit +3.

## Lieux

cardia-card-SerpentTemple-name = Temple du serpent
cardia-card-SerpentTemple-text = Quand une rencontre passée devient vôtre, vous piochez 1 carte et l’adversaire défausse 1 carte de sa main, à son choix.
cardia-card-SerpentTemple-note-1 = Vérifié quand un pouvoir ou un effet de gardien est entièrement terminé, et jamais ailleurs.
cardia-rule-C8-1 = **Temple du serpent** (1 étoile). Chaque fois qu’une rencontre passée (antérieure à la rencontre en cours) devient vôtre alors que vous ne la gagniez pas juste avant, vous piochez 1 carte et votre adversaire défausse 1 carte de sa main, à son choix. Reperdre cette rencontre ne reprend rien. [adaptation, livret EN] On le vérifie quand un pouvoir ou l’effet d’un gardien a été exécuté jusqu’au bout. Si cela arrive pour plusieurs rencontres à la fois, on fait d’abord toutes les pioches, puis les deux joueurs défaussent en secret. Si la rencontre en cours n’est plus en jeu, toutes celles qui restent sont passées. **[décision]**
cardia-card-Bazaar-name = Bazar
cardia-card-Bazaar-text = Pas de pioche en fin de manche. Dès que vous avez 1 carte ou aucune en main, piochez-en 4.
cardia-card-Bazaar-note-1 = Poser la carte que l’on joue change aussi la main.
cardia-rule-C8-2 = **Bazar** (1 étoile). La pioche de fin de manche n’a pas lieu. À la place, vous piochez 4 cartes dès que vous en avez 1 ou aucune en main, quelle que soit la phase. Les pioches dues aux pouvoirs se font comme d’habitude. [adaptation, livret EN] On regarde la main après chaque changement, et poser une carte pour la jouer en est un ; « défausser 2 » compte en tout pour un seul changement. On la regarde aussi dès qu’un paquet vide reçoit de nouveau des cartes (Temple de la renaissance) : personne ne perd par C2.4 la main vide tant que son paquet a des cartes. Pendant la mise en place, on ne la regarde pas. **[décision]**
cardia-card-FoundersDay-name = Jour du fondateur
cardia-card-FoundersDay-text = Qui gagne trois rencontres côte à côte gagne aussitôt la partie.
cardia-card-FoundersDay-note-1 = Vérifié à chaque changement de résultat. Une carte à plusieurs sceaux est une seule rencontre.
cardia-rule-C8-3 = **Jour du fondateur** (1 étoile). Vous gagnez aussitôt, quelle que soit la phase, quand vos cartes gagnent trois rencontres voisines. Une carte à plusieurs sceaux reste une seule rencontre. [adaptation, livret EN] On le vérifie à chaque changement de résultat, même entre les deux modificateurs d’un pouvoir. **[décision]**
cardia-card-GrandLibrary-name = Grande bibliothèque
cardia-card-GrandLibrary-text = Commencez avec 2 cartes. En fin de manche, piochez-en 2 au lieu de 1.
cardia-card-GrandLibrary-note-1 = Avec la Casse : piochez 3 cartes, puis mettez-en 1 sous la pioche.
cardia-rule-C8-4 = **Grande bibliothèque** (2 étoiles). Votre main de départ est de 2 cartes, et à la fin d’une manche vous en piochez 2 au lieu de 1 ; s’il n’en reste qu’une dans le paquet, vous piochez celle-là. [adaptation, livret EN]
cardia-card-Scrapyard-name = Casse
cardia-card-Scrapyard-text = En fin de manche, piochez 2 cartes au lieu de 1, puis mettez une carte de votre main sous votre pioche.
cardia-card-Scrapyard-note-1 = Sans effet tant que votre pioche a 0 ou 1 carte.
cardia-rule-C8-5 = **Casse** (2 étoiles). À la fin d’une manche, vous piochez 2 cartes au lieu de 1, puis vous mettez une carte de votre main sous votre paquet. On l’ignore tant que votre paquet a 0 ou 1 carte [adaptation, livret EN] ; vous piochez alors comme dans toute autre partie. **[décision]**
cardia-card-AuctionHouse-name = Hôtel des ventes
cardia-card-AuctionHouse-text = Si la carte que vous révélez est plus faible que votre carte de la rencontre précédente, la carte du dessus de votre pioche est défaussée.
cardia-card-AuctionHouse-note-1 = Seulement pour une carte jouée de la main ; une influence égale ne coûte rien.
cardia-rule-C8-6 = **Hôtel des ventes** (2 étoiles). Après la révélation : si votre nouvelle carte a moins d’influence que la vôtre dans la rencontre précédente, la carte du dessus de votre paquet est défaussée. À influence égale, non, et avec un paquet vide il n’y a rien à défausser. Cela ne vaut que pour une carte que vous avez jouée de votre main et que vous révélez maintenant. [adaptation, livret EN]
cardia-card-HauntedCatacombs-name = Catacombes hantées
cardia-card-HauntedCatacombs-text = Si la carte que vous révélez est de la faction de votre carte de la rencontre précédente, vous perdez aussitôt.
cardia-card-HauntedCatacombs-note-1 = Des cartes devenues voisines par un pouvoir ne sont pas un danger.
cardia-rule-C8-7 = **Catacombes hantées** (3 étoiles). Si la carte que vous révélez en phase 1 a la faction de votre carte de la rencontre précédente, vous perdez aussitôt. Des cartes qu’un pouvoir rend voisines ne sont pas un danger. [adaptation, livret EN]
cardia-card-FoggySwamp-name = Marais brumeux
cardia-card-FoggySwamp-text = Les cartes restent face cachée une manche ; c’est la rencontre de la manche d’avant qui est révélée.
cardia-card-FoggySwamp-note-1 = Une carte face cachée n’est pas en jeu. Ce qui attend une carte s’attache à elle quand elle est posée.
cardia-card-FoggySwamp-note-2 = Une carte qui doit être jouée face visible le reste.
cardia-rule-C8-8 = **Marais brumeux** (3 étoiles). Les cartes nouvellement posées restent face cachée ; à leur place, on révèle et on résout la rencontre posée une manche plus tôt, si bien que rien n’est révélé à la première manche. Vous pouvez toujours regarder votre propre carte cachée. Une carte face cachée n’est pas en jeu : les pouvoirs ne la voient ni ne la comptent. Votre prochaine carte est la prochaine que vous choisissez dans votre main, non celle qui est déjà posée. [adaptation, livret EN] Tout ce qui attend cette carte (modificateurs, Bibliothécaire, Ingénieur, Maître-chanteuse, Phénix, Licorne, Basilic) lui est lié quand elle est posée et prend effet quand elle est révélée. **[décision]**
cardia-card-Senate-name = Sénat
cardia-card-Senate-text = Si la carte que vous révélez est de la faction de votre carte de la rencontre précédente, elle reçoit +3.
cardia-rule-C10-1 = **Sénat** / Сенат (2 étoiles). Si la carte que vous révélez en phase 1 a la faction de votre carte de la rencontre précédente, elle reçoit +3, aussitôt après la révélation. [moment : Gardiens UK ; le reste **reconstitution**]
cardia-card-SeersLair-name = Antre du voyant
cardia-card-SeersLair-text = En fin de manche, si vous gagnez la rencontre actuelle ou la précédente, regardez la carte du dessus de votre pioche ; vous pouvez la mettre dessous.
cardia-card-SeersLair-note-1 = Si la rencontre actuelle n’est plus en jeu, seule compte la dernière qui y est encore.
cardia-rule-C10-2 = **Antre du voyant** / Лігво провидця (2 étoiles). À la fin d’une manche, si vous gagnez la rencontre en cours ou la précédente, vous regardez la carte du dessus de votre paquet et pouvez la mettre dessous. Si la rencontre en cours n’est plus en jeu, seule compte la dernière encore en jeu. [condition : Gardiens UK ; le reste **reconstitution**]
cardia-card-ForgottenRuins-name = Ruines oubliées
cardia-card-ForgottenRuins-text = En fin de manche, on pioche par le dessous de la pioche.
cardia-card-ForgottenRuins-note-1 = Les autres pioches ne changent pas.
cardia-rule-C10-3 = **Ruines oubliées** / Забуті руїни (2 étoiles). Les pioches de fin de manche se font par le dessous du paquet. **[reconstitution]**
cardia-card-Armory-name = Armurerie
cardia-card-Armory-text = Si vous avez perdu la rencontre actuelle et la précédente, votre prochaine carte reçoit +3.
cardia-card-Armory-note-1 = Vérifié après les pouvoirs de chaque manche, même après une égalité.
cardia-rule-C10-4 = **Armurerie** / Збройниця (2 étoiles). Si, à la fin de la phase 2, vous avez perdu à la fois la rencontre en cours et la précédente, la prochaine carte que vous jouez reçoit +3. Si la rencontre en cours n’est plus en jeu, vous ne recevez rien. **[reconstitution]**
cardia-card-TempleOfRebirth-name = Temple de la renaissance
cardia-card-TempleOfRebirth-text = La première fois qu’une manche finit avec votre pioche vide, votre défausse est mélangée et devient votre pioche.
cardia-card-TempleOfRebirth-note-1 = Une seule fois, même si la défausse était vide.
cardia-rule-C10-5 = **Temple de la renaissance** / Храм відродження (2 étoiles). La première fois qu’une manche se termine alors que votre paquet est vide, votre défausse est mélangée et devient votre paquet, avant les pioches. Le temple est alors épuisé pour vous, même si la défausse ne contenait aucune carte. **[reconstitution]**

## Questions

cardia-ask-play = Choisissez une carte à jouer.
cardia-ask-plusOrMinusTwo = Bibliothécaire : +2 ou −2 sur la carte que vous avez révélée ?
cardia-ask-discard = Choisissez une carte de votre main à défausser.
cardia-ask-keep = Choisissez une carte à garder.
cardia-ask-putUnder = Choisissez une carte de votre main à mettre sous votre pioche.
cardia-ask-top = La carte du dessus de votre pioche y reste-t-elle ?
cardia-ask-name = Nommez une faction.
cardia-ask-reply = Défausser une carte ({ $faction }), ou laisser +7 au Garde du palais ?
cardia-ask-raise = Quelle carte reçoit +3 ?
cardia-ask-lower = { $at-card } reçoit +3. Quelle autre carte reçoit −3 ?
cardia-ask-lowerAnyOrNext = Quelle carte reçoit −3 ?
cardia-ask-raiseWeak = Laquelle de vos cartes reçoit +3 ?
cardia-ask-strip = De quelle carte retirer modificateurs ou jetons ?
cardia-ask-takeBack = Quelle carte revient dans votre main ?
cardia-ask-copy = { $at-card } : quel pouvoir copier ?
cardia-ask-activate = Quel pouvoir activer ?
cardia-ask-sacrifice = Quelle carte défausser pour utiliser son pouvoir ?
cardia-ask-moveOwnFrom = De laquelle de vos cartes tout déplacer ?
cardia-ask-moveOwnTo = Tout ce que porte { $at-card } : sur laquelle de vos cartes ?
cardia-ask-moveAnyFrom = De quelle carte déplacer les modificateurs ?
cardia-ask-moveAnyTo = Modificateurs de { $at } : sur quelle carte ?
cardia-ask-flip = De quelle carte retourner les modificateurs ?
cardia-ask-swap = Quelle carte échange sa place avec la suivante ?
cardia-ask-ready = On passe à la partie suivante ?

## Réponses

cardia-act-play = Jouer { $card }
cardia-act-discard = Défausser { $card }
cardia-act-decline = Ne rien défausser
cardia-act-keep = Garder { $card }
cardia-act-putUnder = { $card } sous la pioche
cardia-act-name = { $faction }
cardia-act-raise = +3 sur { $at }
cardia-act-lower = −3 sur { $at }
cardia-act-lowerNext = −3 sur votre prochaine carte
cardia-act-stripModifiers = Retirer les modificateurs : { $at }
cardia-act-stripTokens = Retirer les jetons : { $at }
cardia-act-takeBack = Reprendre { $card }
cardia-act-copy = Copier { $card }
cardia-act-activate = Activer { $card }
cardia-act-moveFrom = Depuis { $at }
cardia-act-moveTo = Vers { $at }
cardia-act-flip = Retourner sur { $at }
cardia-act-swap = Échanger { $card }
cardia-act-plusTwo = +2
cardia-act-minusTwo = −2
cardia-act-keepTop = La laisser dessus
cardia-act-putTopUnder = La mettre dessous
cardia-act-ready = Partie suivante

## Ce qui attend la prochaine carte

cardia-wait-modifier = la prochaine carte reçoit { $by }
cardia-wait-librarian = la prochaine carte reçoit +2 ou −2 après la révélation
cardia-wait-engineer = la prochaine carte reçoit +5 après le pouvoir de sa manche
cardia-wait-token = la prochaine carte reçoit un jeton permanent
cardia-wait-unicorn = la prochaine carte porte 1 sceau de plus tant qu’elle gagne
cardia-wait-faceUp = la prochaine carte est jouée d’abord, face visible
cardia-wait-basilisk = la prochaine carte est celle du dessus de la pioche
cardia-wait-blackmail = la prochaine carte doit être de cette faction : { $faction } ; sinon 2 cartes de la main sont défaussées

## Événements

cardia-tell-gameStarted = La partie { $number } commence.
cardia-tell-guardianTurned = Le gardien de la place { $place } est révélé : { $guardian }.
cardia-tell-guardianPlaced = Le gardien de la place { $place } est face cachée ; son dos montre { $faction }.
cardia-tell-chose = { "" }
cardia-tell-drew = { $card-is ->
    [none] { $seat-is ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
   *[some] { $seat-is ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
}
cardia-tell-placedOpen = { $seat-is ->
    [you] Vous jouez face visible : { $card }.
   *[other] { $seat } joue face visible : { $card }.
}
cardia-tell-placedHidden = { $card-is ->
    [none] { $seat-is ->
        [you] Vous posez une carte face cachée.
       *[other] { $seat } pose une carte face cachée.
    }
   *[some] { $seat-is ->
        [you] Vous posez { $card } face cachée.
       *[other] { $seat } pose { $card } face cachée.
    }
}
cardia-tell-revealed = Révélation : { $cards }.
cardia-tell-compared = { $winners-is ->
    [none] { $encounter } : égalité.
    [you] { $encounter } : vous gagnez la rencontre.
    [among] { $encounter } : une égalité que les deux gagnent.
   *[other] { $winners-n ->
        [1] { $encounter } : { $winners } gagne la rencontre.
       *[other] { $encounter } : une égalité que les deux gagnent.
    }
}
cardia-tell-turned = { $winners-is ->
    [none] { $encounter } : égalité désormais.
    [you] { $signets ->
        [one] { $encounter } : désormais { $signets } sceau pour vous.
       *[other] { $encounter } : désormais { $signets } sceaux pour vous.
    }
    [among] { $encounter } : désormais une égalité que les deux gagnent.
   *[other] { $winners-n ->
        [1] { $signets ->
            [one] { $encounter } : désormais { $signets } sceau pour { $winners }.
           *[other] { $encounter } : désormais { $signets } sceaux pour { $winners }.
        }
       *[other] { $encounter } : désormais une égalité que les deux gagnent.
    }
}
cardia-tell-activated = { $at-owner-is ->
    [you] Votre carte { $at-card } utilise son pouvoir.
   *[other] { $at-card } ({ $at-owner }) utilise son pouvoir.
}
cardia-tell-copied = { $at-owner-is ->
    [you] Votre carte { $at-card } utilise ce pouvoir : { $card }.
   *[other] { $at-card } ({ $at-owner }) utilise ce pouvoir : { $card }.
}
cardia-tell-guardianUsed = { $seat-is ->
    [you] Vous utilisez ce gardien : { $guardian }.
   *[other] { $seat } utilise ce gardien : { $guardian }.
}
cardia-tell-locationUsed = { $seat-is ->
    [you] { $location } agit pour vous.
   *[other] { $location } agit pour { $seat }.
}
cardia-tell-pointed = { $at-owner-is ->
    [you] Votre carte { $at-card } est choisie comme source.
   *[other] { $at-card } ({ $at-owner }) est choisie comme source.
}
cardia-tell-modified = { $at-owner-is ->
    [you] Votre carte { $at-card } reçoit { $by }.
   *[other] { $at-card } ({ $at-owner }) reçoit { $by }.
}
cardia-tell-tokens = { $at-owner-is ->
    [you] Votre carte { $at-card }
   *[other] { $at-card } ({ $at-owner })
} : { $tokens ->
    [0] plus aucun jeton permanent
    [one] { $tokens } jeton permanent
   *[other] { $tokens } jetons permanents
}.
cardia-tell-waiting = { $seat-is ->
    [you] Pour vous, { $what }.
   *[other] Pour { $seat }, { $what }.
}
cardia-tell-named = { $seat-is ->
    [you] Vous nommez une faction : { $faction }.
   *[other] { $seat } nomme une faction : { $faction }.
}
cardia-tell-declined = { $seat-is ->
    [you] Vous ne défaussez rien.
   *[other] { $seat } ne défausse rien.
}
cardia-tell-discardedFromHand = { $cards-is ->
    [none] { $seat-is ->
        [you] Vous n’avez pas de carte en main à défausser.
       *[other] { $seat } n’a pas de carte en main à défausser.
    }
   *[some] { $seat-is ->
        [you] Vous défaussez de votre main : { $cards }.
       *[other] { $seat } défausse de sa main : { $cards }.
    }
}
cardia-tell-discardedFromDeck = { $cards-is ->
    [none] { $seat-is ->
        [you] Vous n’avez pas de carte à défausser dans votre pioche.
       *[other] { $seat } n’a pas de carte à défausser dans sa pioche.
    }
   *[some] { $seat-is ->
        [you] Vous défaussez de votre pioche : { $cards }.
       *[other] { $seat } défausse de sa pioche : { $cards }.
    }
}
cardia-tell-discardedFromPlay = { $at-owner-is ->
    [you] Votre carte { $at-card } quitte le jeu et va à la défausse.
   *[other] { $at-card } ({ $at-owner }) quitte le jeu et va à la défausse.
}
cardia-tell-takenBack = { $at-owner-is ->
    [you] Votre carte { $at-card } revient dans votre main.
   *[other] { $at-card } ({ $at-owner }) revient en main.
}
cardia-tell-replaced = { $seat-is ->
    [you] { $card } vient de votre main et prend la place.
   *[other] { $card } vient de la main ({ $seat }) et prend la place.
}
cardia-tell-swapped = { $seat-is ->
    [you] Vos cartes des rencontres { $first } et { $second } échangent leurs places.
   *[other] { $seat } : les cartes des rencontres { $first } et { $second } échangent leurs places.
}
cardia-tell-looked = { $card-is ->
    [none] { $seat-is ->
        [you] Vous regardez la carte du dessus de votre pioche.
       *[other] { $seat } regarde la carte du dessus de sa pioche.
    }
   *[some] { $seat-is ->
        [you] Vous regardez la carte du dessus de votre pioche : { $card }.
       *[other] { $seat } regarde la carte du dessus de sa pioche : { $card }.
    }
}
cardia-tell-keptTop = { $seat-is ->
    [you] Vous la laissez dessus.
   *[other] { $seat } la laisse dessus.
}
cardia-tell-putTopUnder = { $seat-is ->
    [you] Vous la mettez dessous.
   *[other] { $seat } la met dessous.
}
cardia-tell-putUnder = { $card-is ->
    [none] { $seat-is ->
        [you] Vous mettez une carte sous votre pioche.
       *[other] { $seat } met une carte sous sa pioche.
    }
   *[some] { $seat-is ->
        [you] Vous mettez { $card } sous votre pioche.
       *[other] { $seat } met { $card } sous sa pioche.
    }
}
cardia-tell-reborn = { $seat-is ->
    [you] Votre défausse devient votre pioche.
   *[other] { $seat } : la défausse devient la pioche.
}
cardia-tell-shuffled = { $seat-is ->
    [you] Vous mélangez votre pioche.
   *[other] { $seat } mélange sa pioche.
}
cardia-tell-nothingHappened = Rien ne se passe.
cardia-tell-roundEnded = { "" }
cardia-tell-gameOver = { $ending }

## Comment une partie finit

cardia-end-signets = { $winners-is ->
    [none] La partie est nulle, avec { $goal } sceaux de part et d’autre. ({ $rule })
    [you] { $goal ->
        [5] Vous gagnez avec cinq sceaux. ({ $rule })
        [one] Vous gagnez avec { $goal } sceau. ({ $rule })
       *[other] Vous gagnez avec { $goal } sceaux. ({ $rule })
    }
   *[other] { $goal ->
        [5] { $winners } gagne avec cinq sceaux. ({ $rule })
        [one] { $winners } gagne avec { $goal } sceau. ({ $rule })
       *[other] { $winners } gagne avec { $goal } sceaux. ({ $rule })
    }
}
cardia-end-cannotPlay = { $winners-is ->
    [none] La partie est nulle : l’adversaire n’a plus aucune carte à jouer. ({ $rule })
    [you] Vous gagnez : l’adversaire n’a plus aucune carte à jouer. ({ $rule })
   *[other] { $winners } gagne : l’adversaire n’a plus aucune carte à jouer. ({ $rule })
}
cardia-end-neitherCanPlay = { $winners-is ->
    [none] La partie est nulle : personne n’a plus de carte à jouer, les sceaux décident. ({ $rule })
    [you] Vous gagnez : personne n’a plus de carte à jouer, les sceaux décident. ({ $rule })
   *[other] { $winners } gagne : personne n’a plus de carte à jouer, les sceaux décident. ({ $rule })
}
cardia-end-djinn = { $winners-is ->
    [none] La partie est nulle : le Djinn exauce le vœu. ({ $rule })
    [you] Vous gagnez : le Djinn exauce le vœu. ({ $rule })
   *[other] { $winners } gagne : le Djinn exauce le vœu. ({ $rule })
}
cardia-end-emptyHand = { $winners-is ->
    [none] La partie est nulle : la Marionnettiste a trouvé une main vide. ({ $rule })
    [you] Vous gagnez : la Marionnettiste a trouvé une main vide. ({ $rule })
   *[other] { $winners } gagne : la Marionnettiste a trouvé une main vide. ({ $rule })
}
cardia-end-mechanicalDjinn = { $winners-is ->
    [none] La partie est nulle : la rencontre qui suit le Djinn mécanique est gagnée. ({ $rule })
    [you] Vous gagnez : la rencontre qui suit le Djinn mécanique est gagnée. ({ $rule })
   *[other] { $winners } gagne : la rencontre qui suit le Djinn mécanique est gagnée. ({ $rule })
}
cardia-end-foundersDay = { $winners-is ->
    [none] La partie est nulle : trois rencontres de suite au Jour du fondateur. ({ $rule })
    [you] Vous gagnez : trois rencontres de suite au Jour du fondateur. ({ $rule })
   *[other] { $winners } gagne : trois rencontres de suite au Jour du fondateur. ({ $rule })
}
cardia-end-catacombs = { $winners-is ->
    [none] La partie est nulle : l’adversaire a joué deux fois de suite la même faction dans les Catacombes hantées. ({ $rule })
    [you] Vous gagnez : l’adversaire a joué deux fois de suite la même faction dans les Catacombes hantées. ({ $rule })
   *[other] { $winners } gagne : l’adversaire a joué deux fois de suite la même faction dans les Catacombes hantées. ({ $rule })
}
cardia-end-both = { $winners-is ->
    [none] La partie est nulle : les deux gagneraient, ou perdraient, au même instant. ({ $rule })
    [you] Vous gagnez : les deux gagneraient, ou perdraient, au même instant. ({ $rule })
   *[other] { $winners } gagne : les deux gagneraient, ou perdraient, au même instant. ({ $rule })
}
cardia-end-lastGame = { $winners-is ->
    [none] La partie est nulle : c’était la dernière partie du match. ({ $rule })
    [you] Vous gagnez : c’était la dernière partie du match. ({ $rule })
   *[other] { $winners } gagne : c’était la dernière partie du match. ({ $rule })
}

## Pourquoi une réponse est refusée

cardia-no-over = La partie est finie.
cardia-no-nothingOwed = Ce n’est pas à vous de choisir maintenant.
cardia-no-otherQuestion = Cela ne répond pas à la question : { $question }
cardia-no-notInHand = La carte { $card } n’est pas dans votre main.
cardia-no-chosenAlready = Vous avez déjà choisi la carte { $card }.
cardia-no-notInPlay = La carte { $at-card } n’est pas en jeu.
cardia-no-notYours = { $at-card } est une carte adverse ; il faut une des vôtres.
cardia-no-sameCard = Il faut une autre carte que { $at-card }.
cardia-no-nothingOnIt = Il n’y a rien à prendre ni à retourner sur la carte { $at-card }.
cardia-no-otherFaction = La carte { $card } n’est pas de la faction nommée.
cardia-no-notInstant = La carte { $card } n’a pas de pouvoir instantané.
cardia-no-tooWeak = La carte { $at-card } est plus faible que celle qui copie.
cardia-no-tooStrong = La carte { $at-card } a plus de 8 d’influence.
cardia-no-notLosing = La carte { $at-card } ne perd pas sa rencontre.
cardia-no-lastEncounter = Aucune rencontre ne vient après la carte { $at-card }.

## Parties de phrases

cardia-card = { $name }
cardia-card-at = { $owner-is ->
    [you] { $card } (la vôtre)
   *[other] { $card } ({ $owner })
}
cardia-card-in-play = { $influence }
cardia-encounter = { $cards }

## La table

cardia-board-label = Table de jeu
cardia-board-row = Rencontres, la plus ancienne d’abord
cardia-board-direction = Sens du jeu
cardia-board-encounter = Rencontre { $n }
cardia-board-next = Prochaine rencontre
cardia-board-place = Place { $n }
cardia-board-guardian = Gardien de la place { $n } : { $card }
cardia-board-guardian-hidden = Gardien de la place { $n }, face cachée
cardia-board-guardian-back = Gardien de la place { $n }, face cachée : { $faction }
cardia-board-locations = Lieux
cardia-board-signets = { $n ->
    [one] { $n } sceau sur { $goal }
   *[other] { $n } sceaux sur { $goal }
}
cardia-board-wins = Parties gagnées : { $n } sur { $needed }
cardia-board-hand-count = Cartes en main : { $n }
cardia-board-discard = Défausse, { $seat } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cardia-board-discard-empty = La défausse est vide.
cardia-board-unseen = Non vues { $n }/{ $all }, { $seat }
cardia-board-own-deck = Ma pioche { $n }/{ $all }
cardia-board-seen = { $card }, déjà vue
cardia-board-not-seen = { $card }, pas encore vue
cardia-board-known = { $card }, en main à coup sûr
cardia-board-in-deck = { $card }, encore dans la pioche
cardia-board-in-hand = { $card }, dans votre main
cardia-board-hand = Votre main
cardia-board-chosen = A choisi
cardia-board-choosing = Choisit
cardia-board-locked = Carte verrouillée : { $card }
cardia-board-locked-unknown = Votre choix est verrouillé.
cardia-board-change = Changer
cardia-board-lock = Verrouiller { $card }
cardia-board-details = Tout sur { $card }
cardia-board-tap = Choisissez une carte pour la voir ici, encore une fois pour confirmer.
cardia-board-influence-now = Influence { $influence } ({ $printed } { $by })
cardia-board-becomes = { $old } devient { $new }
cardia-board-top = Dessus de votre pioche : { $card }
cardia-board-hint = recherche : { $percent } %
cardia-board-why-missing = Cela ne peut pas être choisi maintenant.

## Mots pour une carte, reliés par des virgules

cardia-label-own = à vous
cardia-label-of = à { $owner }
cardia-label-influence = influence { $influence }
cardia-label-modified = influence { $influence }, imprimée { $printed }, modificateurs { $by }
cardia-label-tokens = { $n ->
    [one] { $n } jeton permanent
   *[other] { $n } jetons permanents
}
cardia-label-unicorn = bonus de la Licorne
cardia-label-wins = gagne
cardia-label-loses = perd
cardia-label-tie = à égalité
cardia-label-signets = { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
}
cardia-label-choosable = peut être choisie
cardia-label-face-down = Carte face cachée
cardia-label-empty = Pas encore de carte

## La position en mots

cardia-say-signets = { $seat } a { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
} ; il en faut { $goal }.
cardia-say-wins = Parties gagnées, { $seat } : { $n }.
cardia-say-none = Pas encore de rencontre.
cardia-say-encounter = Rencontre { $n } : { $mine } contre { $yours }.
cardia-say-fog = Dans la brume : { $mine } contre { $yours }.
cardia-say-stock = { $seat } : cartes en main { $hand }, dans la pioche { $deck }, défaussées { $discard }.
cardia-say-hand = Votre main : { $cards }.
cardia-say-known = En main à coup sûr, { $seat } : { $cards }.
cardia-say-unseen = Pas encore vues, { $seat } : { $cards }.
cardia-say-discard = Défausse, { $seat } : { $cards }.
cardia-say-placed = { $seat } a joué face visible : { $card }.
cardia-say-location = Lieu { $card } : { $text }
cardia-say-owed = Doit choisir : { $seats }.

## Options

cardia-option-deck = Paquet { $deck }
cardia-option-mixed = Paquet mixte { $deck }
cardia-option-guardians = gardiens
cardia-option-guardians-open = gardiens, tous visibles
cardia-option-match = deux parties gagnantes
cardia-option-cards = { $n ->
    [one] { $n } carte chacun
   *[other] { $n } cartes chacun
}
cardia-option-hand = main de départ { $n }
cardia-option-goal = { $n ->
    [one] { $n } sceau pour gagner
   *[other] { $n } sceaux pour gagner
}
cardia-setup-deck = Paquet
cardia-setup-deck-mixed = Mixte
cardia-setup-deck-of = { $faction } du paquet
cardia-setup-guardians = Gardiens
cardia-setup-guardians-none = Aucun
cardia-setup-guardians-hidden = Révélés un à un
cardia-setup-guardians-open = Tous visibles
cardia-setup-length = Durée
cardia-setup-single = Partie simple
cardia-setup-match = Deux parties gagnantes
cardia-setup-locations = Lieux
cardia-setup-goal = Sceaux pour gagner
cardia-setup-difficulty = Difficulté : { $level }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
cardia-level-hired-blades = Assassins en formation
cardia-level-engineers = Ingénieurs expérimentés
cardia-level-mages = Puissants mages
cardia-level-djinn = le Djinn est impressionné
