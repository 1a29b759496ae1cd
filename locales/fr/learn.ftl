### Leçons : leurs mots (lessons/*.lesson) et ce qui les entoure.

## La page et le panneau
learn-title = Apprendre en jouant
learn-lead = Vous jouez dès la première minute. Vous pouvez quitter une leçon et la reprendre plus tard.
learn-panel = Leçon
learn-step = Étape { $n } sur { $of }
learn-minutes = { $n ->
    [one] { $n } minute au plus
   *[other] { $n } minutes au plus
}
learn-begin = Commencer la leçon
learn-go-on = Reprendre la leçon
learn-repeat = Encore une fois
learn-finished = Terminée
learn-continue = Continuer
learn-restart = Recommencer
learn-changed = Cette leçon a changé depuis que vous l’avez commencée. Recommencez-la ; elle ne prend que quelques minutes.
learn-play = Jouer une vraie partie
learn-all = Toutes les leçons

## Cardia
learn-cardia-first = Cardia est un duel. Chacun a les mêmes seize personnages, numérotés de 1 à 16. À chaque manche, vous choisissez tous deux une carte en secret, puis vous les révélez. Votre adversaire a déjà choisi. Choisissez « { cardia-card-Clockmaker-name } », votre 11, et confirmez.
learn-cardia-first-wrong = Pas cette fois. Choisissez « { cardia-card-Clockmaker-name } » : 11 bat la plupart des cartes.
learn-cardia-first-inventor = « { cardia-card-Inventor-name } » est votre carte la plus haute, mais gardez-la : elle décidera de cette partie. Choisissez « { cardia-card-Clockmaker-name } ».
learn-cardia-signet = 11 bat 5. Vous gagnez cette rencontre, et votre carte porte un sceau. Ce sont les sceaux qui font gagner : il en faut trois dans cette courte partie, cinq dans une partie ordinaire.
learn-cardia-ability = Regardez maintenant la carte perdante. C’est elle qui utilise son pouvoir : « { cardia-card-Saboteur-name } » a défaussé deux cartes de votre pioche. Qui gagne reçoit un sceau, qui perd un pouvoir. Ensuite, chacun pioche une carte.
learn-cardia-lose = Perdez donc exprès. Choisissez « { cardia-card-HiredBlade-name } », votre 1. Cette carte perd contre presque tout, puis son pouvoir défausse les deux cartes de la rencontre.
learn-cardia-lose-wrong = Cette carte pourrait gagner. Cette fois, vous voulez perdre : choisissez « { cardia-card-HiredBlade-name } ».
learn-cardia-gone = Votre 1 a perdu contre un 14. Puis « { cardia-card-HiredBlade-name } » a défaussé les deux cartes, et le sceau adverse a disparu avec elles. Votre carte la plus faible a éliminé l’une des plus fortes.
learn-cardia-teller = Encore une fois. Choisissez « { cardia-card-FortuneTeller-name } », votre 6. Si elle perd, votre adversaire devra montrer sa prochaine carte avant que vous ne choisissiez la vôtre.
learn-cardia-teller-wrong = Gardez cette carte pour l’instant. Choisissez « { cardia-card-FortuneTeller-name } », pour que votre adversaire doive montrer sa prochaine carte.
learn-cardia-behind = 8 bat 6, et votre adversaire a aussi un sceau. Mais « { cardia-card-FortuneTeller-name } » a perdu, donc son pouvoir agit : votre adversaire joue sa prochaine carte face visible.
learn-cardia-djinn = Le voilà : « { cardia-card-Djinn-name } », 16. Aucune carte n’est plus haute ; choisissez donc comment perdre. « { cardia-card-Inventor-name } », 15, perd d’un seul point, et son pouvoir donne +3 à une carte et −3 à une autre. Choisissez « { cardia-card-Inventor-name } ».
learn-cardia-djinn-wrong = Cette carte perd aussi, et de loin. « { cardia-card-Inventor-name } » perd d’un seul point, et son pouvoir peut renverser cela.
learn-cardia-raise = Vous avez perdu, 15 à 16 ; « { cardia-card-Inventor-name } » agit donc. D’abord +3. Posez-le sur votre carte « { cardia-card-Inventor-name } » : 18 bat 16.
learn-cardia-raise-wrong = Cela ne vous donne aucun sceau. Posez +3 sur votre carte « { cardia-card-Inventor-name } » : 18 bat 16.
learn-cardia-raise-teller = Bonne idée : 9 battrait leur 8. Mais renversez d’abord la rencontre que vous venez de perdre : +3 sur « { cardia-card-Inventor-name } ».
learn-cardia-lower = Le sceau est passé de votre côté. « { cardia-card-Djinn-name } » perd maintenant, mais ne fait rien : seule la carte qui perd au moment de la révélation utilise son pouvoir. À présent −3. Les rencontres passées comptent toujours : faites passer « { cardia-card-Judge-name } » de 8 à 5, et votre 6 l’emporte.
learn-cardia-lower-wrong = Cela ne vous donne aucun sceau. Regardez la rencontre précédente : « { cardia-card-Judge-name } » y a 8, votre carte 6.
learn-cardia-lower-djinn = « { cardia-card-Djinn-name } » perd déjà. Regardez la rencontre précédente : « { cardia-card-Judge-name } » y a 8, votre carte 6.
learn-cardia-won = Trois sceaux : vous gagnez ! Dans trois rencontres sur quatre, votre carte était la plus faible, et chacune de ces défaites vous a aidé plus qu’une victoire. Dans Cardia, avant de choisir une carte, demandez-vous toujours : que se passe-t-il si elle perd ?
learn-cardia-more = Bon à savoir : à égalité, personne n’a de sceau et personne n’utilise de pouvoir. Un pouvoir permanent agit tant que sa carte porte un jeton permanent. Qui n’a plus de carte à jouer perd.
learn-cardia-end = Vous n’avez pas besoin de plus. Dans une partie ordinaire, cinq sceaux font gagner. Chaque carte dit ce que fait son pouvoir, et vous pouvez la lire à tout moment.

## Kardinal & König
learn-kardinal-take = Des cartes Pays sont disposées en rangées. À votre tour, vous prenez des cartes au bout des rangées, toutes d’un même pays. Qui a le plus de cartes d’un pays marque le plus de points. Vous collectionnez { kardinal-land-Bayern } : prenez la carte au bout gauche de la rangée 2.
learn-kardinal-take-wrong = Vous pourriez prendre cette carte. Mais ici vous collectionnez { kardinal-land-Bayern } : prenez le bout gauche de la rangée 2.
learn-kardinal-more = Vous pouvez prendre d’autres cartes du même pays. Les cercles sont des familles : croix, éventail et couronne. Les cartes d’un tour peuvent avoir en tout deux cercles au plus, et vous en avez un. Prenez aussi { kardinal-land-Bayern } au bout droit de la rangée 2.
learn-kardinal-more-wrong = Il y a encore à prendre : { kardinal-land-Bayern } au bout droit de la rangée 2 a un cercle, et vous avez droit à deux.
learn-kardinal-stone = Deux cercles : cela suffit pour ce tour. Vous pouvez maintenant poser une de vos trois pierres sur une carte que vous voulez plus tard. Les autres peuvent la prendre quand même, mais y perdent une pierre. Posez la vôtre rangée 1, place 4 : { kardinal-land-Bayern } avec deux couronnes.
learn-kardinal-stone-wrong = Votre pierre va sur une carte que vous voulez. Posez-la sur { kardinal-land-Bayern } avec deux couronnes : rangée 1, place 4.
learn-kardinal-others = Puis les autres ont joué. L’un collectionne { kardinal-land-England }, l’autre { kardinal-land-Frankreich }. Et une pierre est posée sur { kardinal-land-Bayern } au bout droit de la rangée 2 : qui prend cette carte doit payer.
learn-kardinal-own = { kardinal-land-Bayern } avec deux couronnes est devenue le bout droit de la rangée 1. Prenez cette carte : votre propre pierre vous revient.
learn-kardinal-own-wrong = Prenez d’abord la carte qui porte votre pierre : le bout droit de la rangée 1.
learn-kardinal-law = Vous avez deux cercles, mais on peut encore ajouter des cartes sans cercle. Prenez { kardinal-land-Bayern } au bout gauche de la rangée 2. Une carte Loi y est posée et vous revient ; vous seul voyez laquelle.
learn-kardinal-law-wrong = Ne vous arrêtez pas encore : { kardinal-land-Bayern } au bout gauche de la rangée 2 n’a pas de cercle, vous pouvez l’ajouter.
learn-kardinal-play = Votre loi est « { kardinal-law-three-symbols } » : pendant ce tour, vous pouvez prendre trois cercles au lieu de deux. Une loi se joue une fois, à votre propre tour. Jouez-la maintenant.
learn-kardinal-play-wrong = Jouez d’abord votre loi « { kardinal-law-three-symbols } ». C’est pendant ce tour qu’elle vous aide.
learn-kardinal-pay = Un troisième cercle est maintenant permis. Prenez { kardinal-land-Bayern } au bout droit de la rangée 2. La pierre posée dessus retourne à qui l’a posée, et vous cédez pour toujours une des vôtres.
learn-kardinal-pay-wrong = Profitez de votre loi : prenez { kardinal-land-Bayern } au bout droit de la rangée 2.
learn-kardinal-again = Vous avez cinq cartes { kardinal-land-Bayern }. Posez encore une pierre : sur { kardinal-land-Frankreich } avec deux éventails, rangée 2, place 5. Vous verrez ce que peut valoir une seule carte.
learn-kardinal-again-wrong = Posez la pierre sur { kardinal-land-Frankreich } avec deux éventails : rangée 2, place 5.
learn-kardinal-last = Il reste une carte, et elle porte votre pierre. Prenez-la. La dernière carte met aussitôt fin à la partie.
learn-kardinal-lands = Passons aux points. Qui a le plus de cartes d’un pays marque un point pour chaque carte prise de ce pays : { kardinal-land-Bayern } vous en donne 5. Les autres marquent autant de points que la personne juste devant a de cartes : votre seule carte { kardinal-land-Frankreich } en vaut 4 !
learn-kardinal-symbols = Dans chaque pays, qui a le plus de cercles d’une famille marque ce nombre : trois couronnes en { kardinal-land-Bayern } donnent 3, deux éventails en { kardinal-land-Frankreich } donnent 2. À partir de cinq navires, chacun vaut un point ; de même pour les carrosses. Vous gagnez avec 14 points.
learn-kardinal-end = Le jeu complet a 56 cartes en quatre rangées. Il y a quatre sortes de lois, et l’une d’elles coûte deux points. La feuille de score montre à tout moment ce que vous auriez si la partie finissait maintenant.

## Carta Impera Victoria
learn-civ-play = Vous bâtissez une nation avec des cartes. Leurs couleurs sont six Domaines. Chaque tour commence par une carte de votre main, que vous jouez dans votre zone. Jouez { civ-domain-Military }.
learn-civ-play-wrong = C’est possible aussi. Mais ici vous collectionnez { civ-domain-Military } : jouez cette carte.
learn-civ-draw = Ensuite, vous pouvez appliquer des effets de vos cartes, et à la fin vous piochez jusqu’à avoir de nouveau trois cartes en main. Voilà un tour entier : jouer, effets, piocher. Passons au milieu d’une partie.
learn-civ-later = Sept manches plus tard. Vous avez six cartes { civ-domain-Military } dans votre zone. À deux, huit cartes d’un Domaine à la fin de votre propre tour font gagner aussitôt. Cela s’appelle l’hégémonie.
learn-civ-danger = Mais regardez votre adversaire : sept cartes { civ-domain-Religion } ! Avec une de plus, c’est gagné au prochain tour. Il faut l’empêcher.
learn-civ-strengthen = Jouez d’abord une carte, comme à chaque tour : { civ-domain-Military }.
learn-civ-strengthen-wrong = Jouez { civ-domain-Military } : vous aurez besoin de toutes ces cartes.
learn-civ-attack = Passons aux effets. Un effet de défausse coûte une carte de son Domaine, prise dans votre zone. Celui de { civ-domain-Military } est « { civ-effect-attack } » : nommez un Domaine et perdez-en une carte ; votre adversaire en perd une aussi. Appliquez « { civ-effect-attack } ».
learn-civ-attack-wrong = Cela n’arrête pas votre adversaire maintenant. Appliquez « { civ-effect-attack } ».
learn-civ-target = Nommez { civ-domain-Religion }. Vous perdez votre seule carte de ce Domaine, et votre adversaire passe de sept à six.
learn-civ-target-wrong = Cela ne nuit qu’à vous. Votre adversaire va gagner avec { civ-domain-Religion } : nommez ce Domaine.
learn-civ-enough = Danger écarté. À chaque tour, chaque Domaine vous donne au plus un effet de défausse et un effet permanent, et tous sont facultatifs. Terminez maintenant les effets.
learn-civ-enough-wrong = Vous en aurez besoin au prochain tour. Terminez maintenant les effets.
learn-civ-back = Votre adversaire a rejoué { civ-domain-Religion } et en a sept. Vous avez six cartes { civ-domain-Military } et une autre en main. Il vous faut deux tours, à votre adversaire un seul. Gagnez donc du temps.
learn-civ-second = Jouez { civ-domain-Military } : votre septième.
learn-civ-second-wrong = Suivez votre plan : jouez { civ-domain-Military }.
learn-civ-embargo = « { civ-effect-embargo } » est l’effet de défausse de { civ-domain-Economy }. Votre carte { civ-domain-Economy } va sur un Domaine de quelqu’un, qui ne pourra pas le jouer au prochain tour. Appliquez « { civ-effect-embargo } ».
learn-civ-embargo-wrong = Cela n’arrêterait pas votre adversaire. Appliquez « { civ-effect-embargo } ».
learn-civ-close = Posez-le sur { civ-domain-Religion } de votre adversaire.
learn-civ-close-wrong = Votre adversaire veut une huitième carte { civ-domain-Religion }. Posez l’embargo là.
learn-civ-permanent = Les effets permanents ne coûtent rien. Il leur faut trois cartes d’un Domaine dans votre zone, cinq pour les plus forts. { civ-domain-Military } a « { civ-effect-assassination } » : vous défaussez une carte de votre main, et vous en piocherez donc une nouvelle. Appliquez-le.
learn-civ-permanent-wrong = Essayez un effet permanent avant de finir : appliquez « { civ-effect-assassination } ».
learn-civ-discard = Défaussez { civ-domain-Culture } ou { civ-domain-Science } : votre plan n’a besoin ni de l’une ni de l’autre.
learn-civ-pass = Terminez les effets. Vous piocherez ensuite deux cartes.
learn-civ-pass-wrong = Vous avez besoin de vos cartes { civ-domain-Military }. Terminez les effets.
learn-civ-win = L’embargo a marché : votre adversaire a dû jouer autre chose. Et vous avez pioché { civ-domain-Military }. Jouez la huitième carte !
learn-civ-win-wrong = Votre huitième carte { civ-domain-Military } gagne la partie. Jouez-la.
learn-civ-finish = L’hégémonie compte à la fin de votre tour. N’appliquez donc aucun effet qui vous coûte une carte : terminez les effets.
learn-civ-finish-wrong = Pas maintenant : huit cartes { civ-domain-Military } à la fin de votre tour gagnent. Terminez les effets.
learn-civ-won = Hégémonie : vous gagnez ! Vous avez utilisé deux fois un effet de défausse, en payant chaque fois une carte, et un effet permanent, qui demande assez de cartes dans votre zone et ne coûte rien.
learn-civ-majority = Si personne n’atteint l’hégémonie, la partie finit quand la pioche est vide. Chaque Domaine dont personne n’a plus de cartes que vous vous donne alors un point, et le plus de points gagne.
learn-civ-end = Les autres Domaines en bref : { civ-domain-Religion } permet d’avoir plus de cartes en main, { civ-domain-Economy } et { civ-domain-Science } échangent des cartes de votre zone, { civ-domain-Culture } copie des effets des autres, { civ-domain-Utopia } reprend des cartes de la défausse. La table vous dit ce que fait chaque effet.
