### Lessons: their words (lessons/*.lesson), and what surrounds them.

## The page and the panel
learn-title = Learn by playing
learn-lead = You make the moves from the first minute. You can leave a lesson and take it up again.
learn-panel = Lesson
learn-step = Step { $n } of { $of }
learn-minutes = { $n ->
    [one] at most { $n } minute
   *[other] at most { $n } minutes
}
learn-begin = Begin the lesson
learn-go-on = Go on with the lesson
learn-repeat = Once more
learn-finished = Finished
learn-continue = Continue
learn-restart = Begin anew
learn-changed = This lesson was changed since you began it. Begin it anew; it takes only a few minutes.
learn-play = Play a real game
learn-all = All lessons

## Cardia
learn-cardia-first = Cardia is a duel. Both players own the same sixteen characters, numbered 1 to 16. Each round you both choose a card in secret and then reveal it. Your opponent has already chosen. Choose your { cardia-card-Clockmaker-name }, 11, and confirm.
learn-cardia-first-wrong = Not this time. Choose the { cardia-card-Clockmaker-name }: its 11 beats most cards.
learn-cardia-first-inventor = The { cardia-card-Inventor-name } is your highest card, but save it: it will decide this game. Choose the { cardia-card-Clockmaker-name }.
learn-cardia-signet = 11 beats 5. You win this encounter, and your card carries a signet. Signets win the game: this short one needs three, an ordinary game five.
learn-cardia-ability = Now look at the loser. The card that loses uses its ability: the { cardia-card-Saboteur-name } has thrown two cards off your deck. The winner gets a signet, the loser gets an ability. Then both players draw a card.
learn-cardia-lose = So lose on purpose. Choose the { cardia-card-HiredBlade-name }, your 1. It loses to almost everything, and then its ability discards both cards of the encounter.
learn-cardia-lose-wrong = That card might win. This time you want to lose: choose the { cardia-card-HiredBlade-name }.
learn-cardia-gone = Your 1 lost to a 14. Then your { cardia-card-HiredBlade-name } discarded both cards, and their signet is gone too. Your weakest card has removed one of their strongest.
learn-cardia-teller = Once more. Choose the { cardia-card-FortuneTeller-name }, 6. If it loses, your opponent has to show the next card before you choose yours.
learn-cardia-teller-wrong = Keep that card for now. Choose the { cardia-card-FortuneTeller-name }, so that your opponent has to show the next card.
learn-cardia-behind = 8 beats 6, and your opponent has a signet too. But your { cardia-card-FortuneTeller-name } lost, so its ability works: your opponent plays the next card face up.
learn-cardia-djinn = There it is: the { cardia-card-Djinn-name }, 16. No card is higher, so choose how you lose. The { cardia-card-Inventor-name }, 15, loses by a single point, and its ability gives +3 to one card and −3 to another. Choose the { cardia-card-Inventor-name }.
learn-cardia-djinn-wrong = That card loses as well, and by far. The { cardia-card-Inventor-name } loses by a single point, and its ability can turn that round.
learn-cardia-raise = You lost, 15 to 16, and so your { cardia-card-Inventor-name } acts. First comes +3. Put it on your { cardia-card-Inventor-name }: 18 beats 16.
learn-cardia-raise-wrong = That wins no signet for you. Put +3 on your { cardia-card-Inventor-name }: 18 beats 16.
learn-cardia-raise-teller = A good idea: 9 would beat their 8. But first turn round the encounter that you have just lost: +3 on your { cardia-card-Inventor-name }.
learn-cardia-lower = The signet has moved to your side. The { cardia-card-Djinn-name } loses now but does nothing: only the card that loses when both are revealed uses its ability. Now −3. Earlier encounters still count: lower the { cardia-card-Judge-name } from 8 to 5, and your 6 beats it.
learn-cardia-lower-wrong = That wins no signet for you. Look at the encounter before: their { cardia-card-Judge-name } has 8, your card has 6.
learn-cardia-lower-djinn = The { cardia-card-Djinn-name } loses already. Look at the encounter before: their { cardia-card-Judge-name } has 8, your card has 6.
learn-cardia-won = Three signets: you win! Your card was the weaker one in three of four encounters, and each of these defeats helped you more than a victory. Before you choose a card in Cardia, always ask: what happens if it loses?
learn-cardia-more = Good to know: in a tie nobody gets a signet and nobody uses an ability. An ability marked “ongoing” stays in effect while its card has a token. A player who has no card left to play loses.
learn-cardia-end = That is all you need. In an ordinary game five signets win. Every card says what its ability does, and you can read it at any time.

## Kardinal & König
learn-kardinal-take = Land cards lie in rows. In your turn you take cards from the ends of the rows, all of one land. Whoever has most cards of a land scores most for it. You collect { kardinal-land-Bayern }: take the card at the left end of row 2.
learn-kardinal-take-wrong = You could take that card. But here you collect { kardinal-land-Bayern }: take the left end of row 2.
learn-kardinal-more = You may take more cards of the same land. The circles are families: Cross, Fan and Crown. All cards of one turn may have at most two circles, and you have one. Take { kardinal-land-Bayern } at the right end of row 2 too.
learn-kardinal-more-wrong = There is still something to take: { kardinal-land-Bayern } at the right end of row 2 has one circle, and you may have two.
learn-kardinal-stone = Two circles: that is enough for this turn. Now you may place one of your three stones on a card that you want later. Others may still take it, but then they lose a stone. Place yours in row 1, place 4: { kardinal-land-Bayern } with two Crowns.
learn-kardinal-stone-wrong = Your stone belongs on a card that you want. Place it on { kardinal-land-Bayern } with two Crowns: row 1, place 4.
learn-kardinal-others = Then the others took their turns. One collects { kardinal-land-England }, the other { kardinal-land-Frankreich }. And there is a stone on { kardinal-land-Bayern } at the right end of row 2: whoever takes that card has to pay for it.
learn-kardinal-own = { kardinal-land-Bayern } with two Crowns has become the right end of row 1. Take it: your own stone comes back to you.
learn-kardinal-own-wrong = First take the card with your own stone: the right end of row 1.
learn-kardinal-law = You have two circles, but cards without circles may still be added. Take { kardinal-land-Bayern } at the left end of row 2. A Law card lies on it and comes with it; only you see which one it is.
learn-kardinal-law-wrong = Do not stop yet: { kardinal-land-Bayern } at the left end of row 2 has no circle, so you may add it.
learn-kardinal-play = Your law is “{ kardinal-law-three-symbols }”: in this turn you may take three circles instead of two. A law is played once, in your own turn. Play it now.
learn-kardinal-play-wrong = First play your law “{ kardinal-law-three-symbols }”. It helps you in this very turn.
learn-kardinal-pay = Now a third circle is allowed. Take { kardinal-land-Bayern } at the right end of row 2. The stone on it goes back to its owner, and you give up one of your own stones for good.
learn-kardinal-pay-wrong = Use your law while it lasts: take { kardinal-land-Bayern } at the right end of row 2.
learn-kardinal-again = You have five cards of { kardinal-land-Bayern }. Place a stone once more: on { kardinal-land-Frankreich } with two Fans, row 2, place 5. You will see what a single card can be worth.
learn-kardinal-again-wrong = Place the stone on { kardinal-land-Frankreich } with two Fans: row 2, place 5.
learn-kardinal-last = One card is left, and your stone is on it. Take it. With the last card the game ends at once.
learn-kardinal-lands = Now the points. Whoever has most cards of a land scores one point for every card of it that was taken: { kardinal-land-Bayern } gives you 5. The others score as many points as the player just ahead of them has cards: your one card of { kardinal-land-Frankreich } is worth 4!
learn-kardinal-symbols = In each land, whoever has most circles of one family scores that number: three Crowns in { kardinal-land-Bayern } give you 3, two Fans in { kardinal-land-Frankreich } give 2. Five or more ships score a point each, and so do five or more carriages. You win with 14 points.
learn-kardinal-end = The full game has 56 cards in four rows. There are four kinds of laws, and one kind costs its owner two points. The score sheet shows at any time what you would have if the game ended now.

## Carta Impera Victoria
learn-civ-play = You build a nation of cards. Their colours are six Domains. Every turn begins with one card from your hand that you play into your area. Play { civ-domain-Military }.
learn-civ-play-wrong = That is possible too. But here you collect { civ-domain-Military }: play that card.
learn-civ-draw = After that you may apply effects of your cards, and at the end you draw until you have three cards in hand again. This is a whole turn: play, effects, draw. Let us jump ahead to the middle of a game.
learn-civ-later = Seven rounds later. You have six cards of { civ-domain-Military } in your area. With two players, eight cards of one Domain at the end of your own turn win the game at once. That is called hegemony.
learn-civ-danger = But look at your opponent: seven cards of { civ-domain-Religion }! With one more they win in their next turn. You have to prevent that.
learn-civ-strengthen = First play a card, as in every turn: { civ-domain-Military }.
learn-civ-strengthen-wrong = Play { civ-domain-Military }: you will need every card of it.
learn-civ-attack = Now the effects. A discard effect costs one card of its Domain from your area. The one of { civ-domain-Military } is { civ-effect-attack }: name a Domain and lose a card of it; your opponent loses one too. Apply { civ-effect-attack }.
learn-civ-attack-wrong = That does not stop your opponent now. Apply { civ-effect-attack }.
learn-civ-target = Name { civ-domain-Religion }. You lose your only card of it, and your opponent goes from seven down to six.
learn-civ-target-wrong = That hurts only you. Your opponent is about to win with { civ-domain-Religion }: name that Domain.
learn-civ-enough = Danger averted. In each turn every Domain gives you at most one discard effect and one permanent effect, and all of them are optional. End the effects now.
learn-civ-enough-wrong = You will need that next turn. End the effects now.
learn-civ-back = Your opponent has played { civ-domain-Religion } again and has seven. You have six cards of { civ-domain-Military } and another one in hand. You need two more turns, your opponent needs only one. So gain time.
learn-civ-second = Play { civ-domain-Military }: your seventh.
learn-civ-second-wrong = Stay with your plan: play { civ-domain-Military }.
learn-civ-embargo = { civ-effect-embargo } is the discard effect of { civ-domain-Economy }. Your { civ-domain-Economy } card goes onto a Domain of a player, who cannot play that Domain in the next turn. Apply { civ-effect-embargo }.
learn-civ-embargo-wrong = That would not stop your opponent. Apply { civ-effect-embargo }.
learn-civ-close = Lay it on the { civ-domain-Religion } of your opponent.
learn-civ-close-wrong = Your opponent wants an eighth { civ-domain-Religion } card. Lay the embargo there.
learn-civ-permanent = Permanent effects cost nothing. They need three cards of a Domain in your area, the stronger ones five. { civ-domain-Military } has { civ-effect-assassination }: you discard a card from your hand, and so you will draw a new one. Apply it.
learn-civ-permanent-wrong = Try a permanent effect before you end: apply { civ-effect-assassination }.
learn-civ-discard = Discard { civ-domain-Culture } or { civ-domain-Science }: your plan needs neither of them.
learn-civ-pass = End the effects. Then you draw two cards.
learn-civ-pass-wrong = You need your cards of { civ-domain-Military }. End the effects.
learn-civ-win = The embargo worked: your opponent had to play something else. And you have drawn { civ-domain-Military }. Play the eighth card!
learn-civ-win-wrong = Your eighth card of { civ-domain-Military } wins the game. Play it.
learn-civ-finish = Hegemony counts at the end of your turn. So apply no effect that costs you a card: end the effects.
learn-civ-finish-wrong = Not now: eight cards of { civ-domain-Military } at the end of your turn win. End the effects.
learn-civ-won = Hegemony: you win! You have used a discard effect twice, paying with a card each time, and a permanent effect, which needs enough cards in your area and costs nothing.
learn-civ-majority = If nobody gets a hegemony, the game ends when the deck is empty. Then every Domain in which nobody has more cards than you gives you a point, and most points win.
learn-civ-end = The other Domains in short: { civ-domain-Religion } lets you hold more cards, { civ-domain-Economy } and { civ-domain-Science } exchange cards of your area, { civ-domain-Culture } copies effects of others, { civ-domain-Utopia } brings cards back from the discard pile. The table tells you what each effect does.
