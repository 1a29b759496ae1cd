### Carta Impera Victoria

## Cards

civ-domain-military = Military
civ-domain-religion = Religion
civ-domain-economy = Economy
civ-domain-science = Science
civ-domain-culture = Culture
civ-domain-utopia = Utopia
# At most five letters or so: they stand over narrow columns.
civ-domain-military-short = Mil.
civ-domain-religion-short = Rel.
civ-domain-economy-short = Econ.
civ-domain-science-short = Sci.
civ-domain-culture-short = Cult.
civ-domain-utopia-short = Utop.
civ-age-word = Age
civ-card = { $domain } { $age }
civ-times = { $n } × { $name }
civ-none = none
civ-seat = Seat { $seat }
civ-sum = Total
civ-cards =
    { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }
civ-backs =
    { $n ->
        [one] { $n } card of Age { $age }
       *[other] { $n } cards of Age { $age }
    }
civ-pile-of = { $n } of this Domain ({ $ages }), the oldest first

## Effects

civ-effect-assassination = Assassination
civ-effect-assassination-text = Discard 1 card from your hand.
civ-effect-purge = Purge
civ-effect-purge-text = Discard 2 cards from your hand.
civ-effect-attack = Attack
civ-effect-attack-text = Pay 1 Military card, name a Domain and lose a card of it; everyone else who has it in play loses one too.
civ-effect-holy-book = Holy Book
civ-effect-holy-book-text = At the end of your turn you may draw up to 5 cards in hand.
civ-effect-divine-right = Divine Right
civ-effect-divine-right-text = At the end of your turn you may draw up to 7 cards in hand.
civ-effect-inquisition = Inquisition
civ-effect-inquisition-text = Pay 1 Religion card, take another player’s whole hand, then secretly give back as many cards.
civ-effect-development = Development
civ-effect-development-text = Discard 1 card from your area, then play 1 from your hand.
civ-effect-monopoly = Monopoly
civ-effect-monopoly-text = Discard 2 cards from your area, then play 2 from your hand.
civ-effect-embargo = Embargo
civ-effect-embargo-text = Lay 1 Economy card on a Domain of any player: it cannot be played there next turn.
civ-effect-experiment = Experiment
civ-effect-experiment-text = Take 1 card of your area into your hand, then play 1.
civ-effect-research = Research
civ-effect-research-text = Take 2 cards of your area into your hand, then play 2.
civ-effect-breakthrough = Breakthrough
civ-effect-breakthrough-text = Pay 1 Science card, draw 5 cards, then discard 5 from your hand.
civ-effect-oligarchy = Oligarchy
civ-effect-oligarchy-text = Take 1 card of your choice from the discard pile into your hand.
civ-effect-republic = Republic
civ-effect-republic-text = Take 2 cards of your choice from the discard pile into your hand.
civ-effect-democracy = Democracy
civ-effect-democracy-text = Lay 1 Utopia card on a Domain of any player: hegemony there needs one card more, for good.
civ-effect-inspiration = Inspiration
civ-kind-level = { $domain }, level { $level }
civ-kind-discard = { $domain }, costs a card

## Questions

civ-ask-keep = Which card do you keep?
civ-ask-centre = Which card of the centre do you take into play?
civ-ask-play = Which card do you play?
civ-ask-effects = Which effect do you apply?
civ-ask-attack = Which Domain do you attack?
civ-ask-discard =
    { $left ->
        [one] Which card do you discard from your hand?
       *[other] Which card do you discard from your hand? { $left } to go.
    }
civ-ask-question = Whose hand do you take?
civ-ask-give =
    { $left ->
        [one] Which card do you give back to { $to }?
       *[other] Which card do you give back to { $to }? { $left } to go.
    }
civ-ask-spend =
    { $left ->
        [one] Which card of your area do you discard?
       *[other] Which card of your area do you discard? { $left } to go.
    } { $plays ->
        [one] Then you play a card.
       *[other] Then you play { $plays }.
    }
civ-ask-takeBack =
    { $left ->
        [one] Which card of your area do you take into your hand?
       *[other] Which card of your area do you take into your hand? { $left } to go.
    } { $plays ->
        [one] Then you play a card.
       *[other] Then you play { $plays }.
    }
civ-ask-playMore =
    { $left ->
        [one] Which card do you play for the effect?
       *[other] Which card do you play for the effect? { $left } to go.
    }
civ-ask-embargo = On which Domain do you lay the embargo?
civ-ask-democracy = On which Domain do you lay the Utopia card?
civ-ask-pile =
    { $left ->
        [one] Which card do you take from the discard pile?
       *[other] Which card do you take from the discard pile? { $left } to go.
    }
civ-ask-draw = Up to how many cards in hand do you draw?
civ-ask-over = The game is over.

## The same, while somebody else is asked

civ-wait-keep =
    { $n ->
        [one] { $names } is choosing a card to keep.
       *[other] { $names } are choosing a card to keep.
    }
civ-wait-centre = { $names } is choosing a card of the centre.
civ-wait-play = { $names } is choosing a card to play.
civ-wait-effects = { $names } is choosing an effect.
civ-wait-attack = { $names } is choosing a Domain to attack.
civ-wait-discard = { $names } is choosing a card to discard.
civ-wait-question = { $names } is choosing whose hand to take.
civ-wait-give = { $names } is choosing a card to give back.
civ-wait-spend = { $names } is choosing a card of their area to discard.
civ-wait-takeBack = { $names } is choosing a card of their area to take back.
civ-wait-playMore = { $names } is choosing a card to play for the effect.
civ-wait-embargo = { $names } is choosing where the embargo goes.
civ-wait-democracy = { $names } is choosing where the Utopia card goes.
civ-wait-pile = { $names } is choosing a card of the discard pile.
civ-wait-draw = { $names } is choosing how many cards to draw.

## Answers

civ-act-keep = Keep { $domain }
civ-act-take = Take { $domain }
civ-act-takeBack = Take { $domain } back
civ-act-play = Play { $domain }
civ-act-use = { $effect }
civ-act-copy = Copy { $effect } from { $seat }
civ-act-done = No more effects
civ-act-attack = Attack { $domain }
civ-act-spend = Discard { $domain } from your area
civ-act-discard = Discard { $domain }
civ-act-question = Take the hand of { $seat }
civ-act-give = Give { $domain }
civ-act-embargo = Embargo on { $domain } of { $seat }
civ-act-democracy = Utopia card on { $domain } of { $seat }
civ-act-drawTo = Draw up to { $size } cards in hand

## Events

civ-event-firstPlayer = { $name } is the First Player.
civ-event-drew = { $name } draws a card of Age { $age }.
civ-event-drew-card = { $name } draws { $card }.
civ-event-kept = { $name } keeps a card.
civ-event-kept-card = { $name } keeps { $card }.
civ-event-received = { $name } is passed { $cards }.
civ-event-laid = { $name } lays { $card } into the centre.
civ-event-tookFromCentre = { $name } takes { $card } from the centre into play.
civ-event-turnBegan = Turn of { $name }.
civ-event-skipped = { $name } has no card to play.
civ-event-played = { $name } plays { $card }.
civ-event-used = { $name } applies { $effect }.
civ-event-coinTaken = { $name } copies { $effect } from { $source }.
civ-event-coinLost = { $name } loses the coin.
civ-event-attacked = { $name } attacks { $domain }.
civ-event-discardedFromHand = { $name } discards { $card } from hand.
civ-event-discardedFromArea = { $name } discards { $card } from play.
civ-event-tookBack = { $name } takes { $card } back into hand.
civ-event-tookFromPile = { $name } takes { $card } from the discard pile.
civ-event-playLapsed = { $name } has no card to play for the effect.
civ-event-questioned = { $name } takes the whole hand of { $whom }: { $cards }.
civ-event-gave = { $name } gives a card of Age { $age } back to { $to }.
civ-event-gave-card = { $name } gives { $card } back to { $to }.
civ-event-embargoLaid = { $name } lays an embargo on { $domain } of { $target }.
civ-event-embargoEnded = The embargo on { $domain } of { $target } ends.
civ-event-democracyLaid = { $name } lays a Utopia card on { $domain } of { $target }: hegemony there needs one card more.
civ-event-deckEmptied = The Age deck is empty: the round is played to its end without drawing.
civ-event-quietRounds =
    { $n ->
        [one] For { $n } round nobody has drawn a card.
       *[other] For { $n } rounds nobody has drawn a card.
    }
civ-event-hegemony = { $name } has the hegemony in { $domain }.
civ-event-scored = { $domain }: a point for { $names }.
civ-event-gameOver =
    { $n ->
        [0] The game ends without a winner ({ $rule }).
        [one] { $names } wins the game ({ $rule }).
       *[other] { $names } win the game ({ $rule }).
    }

## The table

civ-middle = Deck, discard pile and marks
civ-deck-top = Age { $age } on top
civ-deck-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
civ-deck-empty = The Age deck is empty.
civ-pile = Discard pile
civ-pile-caption = The discard pile
civ-pile-empty = Nothing has been discarded yet.
civ-centre = Centre
civ-centre-caption = The cards in the centre
civ-centre-empty = No card lies in the centre yet.
civ-unseen = Not seen
civ-unseen-caption =
    { $n ->
        [0] Cards you have not seen: in the deck, or in hands
       *[other] Cards you have not seen: in the deck, in hands, or among the { $n } of each Age that left the game
    }
civ-teams = Teams
civ-last-round = The last round: nobody draws any more.
civ-quiet = For { $n } rounds nobody has drawn a card. After the tenth the game ends, and majorities decide.
civ-embargo-now = { $name } cannot play { $domain } this turn.
civ-embargo-next = { $name } cannot play { $domain } next turn.
civ-coin = { $owner } copies { $effect } from { $source }.
civ-joint = { $names } hold { $cards } between them.
civ-pair = { $names } have one each of { $cards }.
civ-legend = What the signs mean
civ-legend-levels = Beside a stack of cards: its effect of level 1 begins with { $one } cards, that of level 2 with { $two }.
civ-legend-hegemony = Enough cards for hegemony. Under a stack: how many are missing to the next effect and to hegemony.
civ-legend-majority = Majority: nobody has more cards of this Domain. A point if the game ended now.
civ-legend-ages = The Age of a card. Where a Domain has several, the oldest card leaves first.

## Areas

civ-area-of = { $name }
civ-domains-of = Domains of { $name }
civ-tag-you = you
civ-tag-mate = your team
civ-tag-turn = to move
civ-tag-first = First Player
civ-tag-won = winner
civ-points-word = Points
civ-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
civ-points-now =
    { $n ->
        [one] { $n } point if the game ended now
       *[other] { $n } points if the game ended now
    }
civ-hand-of = Hand: { $cards }
civ-holds-known = { $backs }; surely { $cards }
civ-hand-size = draws up to { $n } in hand
civ-column = { $domain }: { $state }
civ-reached = { $effect } available
civ-to-level = { $n } more to level { $level }
civ-to-hegemony =
    { $n ->
        [0] enough for hegemony
       *[other] { $n } more to hegemony
    }
civ-majority = majority
civ-embargoed = embargo
civ-utopias =
    { $n ->
        [one] { $n } Utopia card face down
       *[other] { $n } Utopia cards face down
    }
civ-coin-here = coin
civ-used-permanent = permanent effect applied
civ-used-discard = discard effect applied

## The own side

civ-your-side = Question and hand
civ-your-hand =
    { $n ->
        [one] Your hand, { $n } card
       *[other] Your hand, { $n } cards
    }
civ-hand-none = Your hand is empty.
civ-pack = Your pack
civ-where-own = Choose a marked Domain of your area.
civ-where-any = Choose a marked Domain of any area.
civ-note-play = { $n } in play
civ-note-level = { $n } in play: { $effect }
civ-note-hegemony = { $n } in play: hegemony
civ-attack-own = You have { $n }.
civ-attack-hits =
    { $n ->
        [one] { $names } loses one too.
       *[other] { $names } lose one too.
    }
civ-attack-nobody = Nobody else has it.
civ-draws =
    { $n ->
        [0] You draw nothing.
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
civ-hint = hint: { $percent }

## Why something cannot be done

civ-not-now =
    { $n ->
        [one] { $n } effect is not available now
       *[other] { $n } effects are not available now
    }
civ-why = Why?
civ-why-used = You have applied such an effect of { $domain } this turn.
civ-why-threshold = It needs { $needs } { $domain } in play; you have { $has }.
civ-why-no-card = It costs 1 { $domain } card, and you have none in play.
civ-why-cost = You cannot pay all it costs.
civ-why-hand-empty = It would do nothing: your hand is empty.
civ-why-pile-empty = It would do nothing: the discard pile is empty.
civ-why-deck-empty = It would do nothing: the Age deck is empty.
civ-why-at-draw = It acts by itself when you draw; there is nothing to apply.
civ-why-target = There is nobody and nothing to apply it to.
civ-why-copy = You copy once a turn, with more Culture than everyone else, what another player’s area has available. You have { $has } Culture, another has { $most }.
civ-why-embargo = An embargo forbids you to play { $domain } this turn.
civ-why-card = { $domain } is not an answer to this question.
civ-why-nothing-there = { $name } has no { $domain } in play.
civ-why-other = The rules do not allow it now.
civ-why-unknown = Nothing forbids it any more.

## The end

civ-ending = Result
civ-sheet = Cards in play, and who has the majority
civ-end =
    { $n ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } win.
    }
civ-end-hegemony =
    { $n ->
        [one] { $names } wins by hegemony.
       *[other] { $names } win by hegemony.
    }
civ-end-majority = { $names } wins with the most majorities.
civ-end-tie-break =
    { $n ->
        [one] { $names } wins: as many majorities, but more of the latest Domain that tells them apart.
       *[other] { $names } share the win: equal in everything.
    }
civ-end-teams =
    { $n ->
        [2] The team of { $names } wins.
       *[other] Both teams share the win: equal in everything.
    }
civ-end-quiet =
    { $n ->
        [one] { $names } wins after ten rounds without a draw.
       *[other] { $names } win after ten rounds without a draw.
    }

## The position in words

civ-say-turn = { $name } is to move.
civ-say-draft = The first cards are being drafted.
civ-say-first = { $name } is the First Player.
civ-say-hand = Your hand: { $cards }.
civ-say-pack = Your pack: { $cards }.
civ-say-area = In play for { $name }: { $cards }.
civ-say-points =
    { $n ->
        [one] { $n } point for { $names } if the game ended now.
       *[other] { $n } points for { $names } if the game ended now.
    }
civ-say-held = In hand: { $cards }.
civ-say-known = Surely among them: { $cards }.
civ-say-deck =
    { $n ->
        [one] { $n } card is left in the Age deck.
       *[other] { $n } cards are left in the Age deck, Age { $age } on top.
    } Not seen of Age { $age }: { $cards }.
civ-say-pile = Discard pile: { $cards }.
civ-say-centre = In the centre: { $cards }.

## The inspector

civ-cards-domains = Domains
civ-cards-marks = Marks
civ-info-domain = Domain
civ-info-mark = Mark on the table
civ-info-permanent = { $effect }, from { $few } cards in play on ({ $four } with four players). { $text }
civ-info-discard = { $effect }, for a card. { $text }
civ-info-inspiration = Inspiration. With more Culture than every other player, copy a permanent effect that another player’s area has available, once a turn. Culture has no effect that costs a card.
civ-info-tie-break = When points are equal, most Utopia decides, then Culture, Science, Economy, Religion and Military.
civ-info-once = In a turn you apply at most one permanent effect and one effect for a card of each Domain.
civ-info-hegemony = Seven cards of a Domain at the end of your turn win at once; with two players eight.
civ-mark-coin = Culture coin
civ-mark-coin-1 = It lies on the effect that was copied with Inspiration, until the next turn of who copied it, or until somebody has as much Culture.
civ-mark-coin-2 = It is a mark and decides nothing.
civ-mark-embargo-mark = Embargo
civ-mark-embargo-mark-1 = An Economy card, face down on a Domain: the player cannot play that Domain in the next turn by any means.
civ-mark-embargo-mark-2 = It ends with that turn, and the card is discarded. Laid on oneself, it counts in the following own turn.
civ-mark-embargo-mark-3 = It counts as no card, and stays even if the Domain empties. It stops playing only.
civ-mark-utopia-mark = Utopia card, face down
civ-mark-utopia-mark-1 = Laid by Democracy on a Domain: hegemony there needs one card more for the rest of the game. Several add up.
civ-mark-utopia-mark-2 = It counts as no card, cannot be discarded, taken or attacked, and stays even if the Domain empties.

## Before the game

civ-options-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
civ-options-draft = draft
civ-options-teams = in teams
civ-options-deck = own deck
civ-options-first = { $seat } begins
civ-setup-players = Players
civ-setup-deal = First cards
civ-setup-basic = Basic game
civ-setup-draft = Draft
civ-setup-basic-text = Everyone draws three cards.
civ-setup-draft-text = Everyone chooses three cards from packs that are passed on, and one more from the centre, which begins in play.
civ-setup-sides = Sides
civ-setup-teams-no = Everyone alone
civ-setup-teams-yes = A and C against B and D
civ-setup-teams-four = Teams need four players.
civ-setup-first = First Player
civ-setup-first-chance = by chance
