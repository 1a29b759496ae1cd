### Carta Impera Victoria

## Cards

civ-domain-Military = Military
civ-domain-Religion = Religion
civ-domain-Economy = Economy
civ-domain-Science = Science
civ-domain-Culture = Culture
civ-domain-Utopia = Utopia
civ-age-word = Age
civ-card = { $domain } { $age }
civ-times = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
civ-none = none
civ-sum = Total
civ-cards =
    { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }
civ-backs =
    { $count ->
        [one] { $count } card of Age { $age }
       *[other] { $count } cards of Age { $age }
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
civ-kind-discard = costs 1 { $domain }

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
civ-ask-draw = How far do you fill your hand?
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
civ-then-plays = { $seat } plays { $domain }

## Events

civ-tell-firstPlayer = { $seat-is ->
    [you] You are the First Player.
   *[other] { $seat } is the First Player.
}
civ-tell-drew = { $domain-is ->
    [none] { $seat-is ->
        [you] You draw a card of Age { $age }.
       *[other] { $seat } draws a card of Age { $age }.
    }
   *[some] { $seat-is ->
        [you] You draw { $domain } { $age }.
       *[other] { $seat } draws { $domain } { $age }.
    }
}
civ-tell-kept = { $domain-is ->
    [none] { $seat-is ->
        [you] You keep a card.
       *[other] { $seat } keeps a card.
    }
   *[some] { $seat-is ->
        [you] You keep { $domain }.
       *[other] { $seat } keeps { $domain }.
    }
}
civ-tell-received = { $pack-is ->
    [none] { "" }
   *[some] { $seat-is ->
        [you] You are passed { $pack }.
       *[other] { $seat } is passed { $pack }.
    }
}
civ-tell-laid = { $seat-is ->
    [you] You lay { $card } into the centre.
   *[other] { $seat } lays { $card } into the centre.
}
civ-tell-tookFromCentre = { $seat-is ->
    [you] You take { $card } from the centre into play.
   *[other] { $seat } takes { $card } from the centre into play.
}
civ-tell-turnBegan = { $seat-is ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
civ-tell-skipped = { $seat-is ->
    [you] You have no card to play.
   *[other] { $seat } has no card to play.
}
civ-tell-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
civ-tell-used = { $seat-is ->
    [you] You apply { $effect }.
   *[other] { $seat } applies { $effect }.
}
civ-tell-coinTaken = { $seat-is ->
    [you] You copy { $effect } from { $source }.
   *[other] { $source-is ->
        [you] { $seat } copies { $effect } from you.
       *[other] { $seat } copies { $effect } from { $source }.
    }
}
civ-tell-coinLost = { $seat-is ->
    [you] You lose the coin.
   *[other] { $seat } loses the coin.
}
civ-tell-attacked = { $seat-is ->
    [you] You attack { $domain }.
   *[other] { $seat } attacks { $domain }.
}
civ-tell-discardedFromHand = { $seat-is ->
    [you] You discard { $card } from your hand.
   *[other] { $seat } discards { $card } from the hand.
}
civ-tell-discardedFromArea = { $seat-is ->
    [you] You discard { $card } from your area.
   *[other] { $seat } discards { $card } from play.
}
civ-tell-tookBack = { $seat-is ->
    [you] You take { $card } back into your hand.
   *[other] { $seat } takes { $card } back into the hand.
}
civ-tell-tookFromPile = { $seat-is ->
    [you] You take { $card } from the discard pile.
   *[other] { $seat } takes { $card } from the discard pile.
}
civ-tell-playLapsed = { $seat-is ->
    [you] You have no card to play for the effect.
   *[other] { $seat } has no card to play for the effect.
}
civ-tell-questioned = { $hand-is ->
    [none] { $by-is ->
        [you] You take the whole hand of { $whom }: { $backs }.
       *[other] { $by } takes the whole hand of { $whom }: { $backs }.
    }
   *[some] { $by-is ->
        [you] You take the whole hand of { $whom }: { $hand }.
       *[other] { $whom-is ->
            [you] { $by } takes your whole hand: { $hand }.
           *[other] { $by } takes the whole hand of { $whom }: { $hand }.
        }
    }
}
civ-tell-gave = { $domain-is ->
    [none] { $by-is ->
        [you] You give a card of Age { $age } back to { $to }.
       *[other] { $by } gives a card of Age { $age } back to { $to }.
    }
   *[some] { $by-is ->
        [you] You give { $domain } { $age } back to { $to }.
       *[other] { $to-is ->
            [you] { $by } gives { $domain } { $age } back to you.
           *[other] { $by } gives { $domain } { $age } back to { $to }.
        }
    }
}
civ-tell-embargoLaid = { $seat-is ->
    [you] { $target-is ->
        [you] You lay an embargo on your own { $domain }.
       *[other] You lay an embargo on { $domain } of { $target }.
    }
   *[other] { $target-is ->
        [you] { $seat } lays an embargo on your { $domain }.
       *[other] { $seat } lays an embargo on { $domain } of { $target }.
    }
}
civ-tell-embargoEnded = { $target-is ->
    [you] The embargo on your { $domain } ends.
   *[other] The embargo on { $domain } of { $target } ends.
}
civ-tell-democracyLaid = { $seat-is ->
    [you] { $target-is ->
        [you] You lay a Utopia card on your own { $domain }: hegemony there needs one card more.
       *[other] You lay a Utopia card on { $domain } of { $target }: hegemony there needs one card more.
    }
   *[other] { $target-is ->
        [you] { $seat } lays a Utopia card on your { $domain }: hegemony there needs one card more.
       *[other] { $seat } lays a Utopia card on { $domain } of { $target }: hegemony there needs one card more.
    }
}
civ-tell-deckEmptied = The Age deck is empty: the round is played to its end without drawing.
civ-tell-quietRounds = { $rounds ->
    [one] For { $rounds } round nobody has drawn a card.
   *[other] For { $rounds } rounds nobody has drawn a card.
}
civ-tell-hegemony = { $seat-is ->
    [you] You have the hegemony in { $domain }.
   *[other] { $seat } has the hegemony in { $domain }.
}
civ-tell-scored = { $seats-is ->
    [you] { $domain }: a point for you.
   *[other] { $domain }: a point for { $seats }.
}
civ-tell-gameOver = { $ending }

## How a game ends

civ-end-quiet = { $winners-is ->
    [you] You win after ten rounds without a draw. ({ $rule })
    [among] You win together after ten rounds without a draw: { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } wins after ten rounds without a draw. ({ $rule })
       *[other] { $winners } win after ten rounds without a draw. ({ $rule })
    }
}
civ-end-hegemony = { $winners-is ->
    [you] You win by hegemony. ({ $rule })
    [among] You win together by hegemony: { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } wins by hegemony. ({ $rule })
       *[other] { $winners } win by hegemony. ({ $rule })
    }
}
civ-end-points = { $winners-is ->
    [you] You win with the most majorities. ({ $rule })
    [among] You win together with the most majorities: { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } wins with the most majorities. ({ $rule })
       *[other] { $winners } win with the most majorities. ({ $rule })
    }
}
civ-end-tieBreak = { $winners-is ->
    [you] You win: the majorities tie, and { $domain } decides. ({ $rule })
    [among] You win together: the majorities tie, and { $domain } decides for { $winners }. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } wins: the majorities tie, and { $domain } decides. ({ $rule })
       *[other] { $winners } win: the majorities tie, and { $domain } decides. ({ $rule })
    }
}
civ-end-shared = { $winners-is ->
    [you] You win: equal in everything. ({ $rule })
    [among] You share the win: { $winners } are equal in everything. ({ $rule })
   *[other] { $winners-n ->
        [1] { $winners } wins: equal in everything. ({ $rule })
       *[other] { $winners } share the win: equal in everything. ({ $rule })
    }
}

## Why an answer is refused

civ-no-over = The game is over.
civ-no-notYourTurn = It is the turn of { $seat }.
civ-no-alreadyKept = You have chosen; the others have not yet.
civ-no-otherQuestion = That does not answer the question: { $question }
civ-no-notInPack = There is no { $domain } in your pack.
civ-no-notInCentre = There is no { $domain } in the centre.
civ-no-notInHand = You have no { $domain } in your hand.
civ-no-notInArea = You have no { $domain } in your area.
civ-no-notInPile = There is no { $domain } in the discard pile.
civ-no-embargoed = An embargo forbids you to play { $domain } this turn.
civ-no-effectCopied = You have copied an effect this turn already.
civ-no-effectUsed = You have applied such an effect of { $domain } this turn already.
civ-no-threshold = { $effect } needs { $needs } { $domain } in play; you have { $has }.
civ-no-nothingToCopy = { $effect } needs { $needs } { $domain } in play; { $seat } has { $has }.
civ-no-noCultureMajority = You can copy only with more Culture than every other player.
civ-no-atTheDraw = { $effect } acts by itself when you draw; there is nothing to apply.
civ-no-cannotPay = You cannot pay all that { $effect } costs.
civ-no-handEmpty = { $effect } would do nothing: your hand is empty.
civ-no-pileEmpty = { $effect } would do nothing: the discard pile is empty.
civ-no-deckEmpty = { $effect } would do nothing: the Age deck is empty.
civ-no-noTarget = There is nobody and nothing to apply { $effect } to.
civ-no-notAnother = You cannot take your own hand.
civ-no-notAnothersEffect = You cannot copy your own effects.
civ-no-noCardsInHand = { $seat } has no cards in hand.
civ-no-nothingThere = { $seat-is ->
    [you] You have no { $domain } in play.
   *[other] { $seat } has no { $domain } in play.
}
civ-no-handSize = You may draw up to { $largest } cards in hand, not { $size }.
civ-no-sameDraw = Drawing up to { $size } is the same as up to a lower number; choose that one.

## The table

civ-middle = Deck, discard pile and marks
civ-deck = Age deck
civ-notes = Marks, and what you know
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
civ-legend-levels = Under the cards of a Domain: its effect of level 1 begins with { $one } cards, that of level 2 with { $two }.
civ-legend-hegemony = Hegemony, and how many cards are missing to it.
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
civ-hint = hint: { $percent }

## The phases of a turn

civ-step-play = Play a card
civ-step-effects = Apply effects
civ-step-draw = Draw
civ-step-keep = Keep a card
civ-step-centre = Take from the centre

## What would come of an answer

civ-pick-card = Choose a card
civ-pick-domain = Choose a Domain
civ-pick-effect = Choose an effect
civ-apply = Apply { $effect }
civ-foresee-cards = { $domain }: { $old } → { $new } cards
civ-foresee-hand = Your hand: { $old } → { $new } cards
civ-awakes = { $effect } awakes.
civ-sleeps = { $effect } is lost.
civ-left =
    { $n ->
        [0] Enough for hegemony at the end of your turn.
       *[other] { $n } more for hegemony.
    }
civ-foresee-needs = Hegemony in { $domain } of { $name } then needs { $n } cards.
civ-to-effect = { $n } to { $effect }
civ-effects-yours = Your effects
civ-nothing-to-apply = You have no effect to apply.
civ-kind-copy = by Inspiration
civ-domain-of = { $domain } of { $name }
civ-more = The rules of this Domain

## Why something cannot be done

civ-not-now =
    { $n ->
        [one] { $n } effect is not available now
       *[other] { $n } effects are not available now
    }
civ-why = Why?
civ-why-unknown = Nothing forbids it any more.

## The end

civ-ending = Result
civ-sheet = Cards in play, and who has the majority

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
civ-say-held = Hand of { $name }: { $cards }.
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
