# Cardia. Cards: cardia-card-NAME-name, -text, -note-1 …; NAME is the name in notation.

## Factions and kinds

cardia-faction-Rebellion = Rebellion
cardia-faction-Academy = Academy
cardia-faction-Guild = Guild
cardia-faction-Dynasty = Dynasty
cardia-kind-instant = instant ability
cardia-kind-ongoing = ongoing ability
cardia-line-character = { $number }, { $faction }
cardia-line-deck = Deck { $deck }, { $kind }
cardia-line-guardian = Guardian, { $faction }
cardia-line-location = Location, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
cardia-group-deck = Characters of deck { $deck }
cardia-group-guardians = Guardians
cardia-group-locations = Locations

## Deck I

cardia-card-HiredBlade-name = Hired Blade
cardia-card-HiredBlade-text = Discard this card and the card facing it.
cardia-card-HiredBlade-note-1 = When both cards of an encounter are gone, the encounters after it move up.
cardia-card-VoidMage-name = Void Mage
cardia-card-VoidMage-text = Remove all modifiers or all ongoing tokens from any one card.
cardia-card-VoidMage-note-1 = You must choose a card that has something to remove. If there is none, nothing happens.
cardia-card-Surgeon-name = Surgeon
cardia-card-Surgeon-text = The next card you play gets −5.
cardia-card-Surgeon-note-1 = The modifier goes on the card when it is revealed and counts in that comparison.
cardia-card-Mediator-name = Mediator
cardia-card-Mediator-text = This encounter is a tie.
cardia-card-Mediator-note-1 = A Judge in effect wins this tie too.
cardia-card-Saboteur-name = Saboteur
cardia-card-Saboteur-text = Your opponent discards the top 2 cards of their deck.
cardia-card-Saboteur-note-1 = Nobody loses by an empty deck: it only gives no more cards.
cardia-card-FortuneTeller-name = Fortune Teller
cardia-card-FortuneTeller-text = In the next encounter your opponent plays first and face up; then you choose.
cardia-card-FortuneTeller-note-1 = If each of you waits for the other, both play as usual.
cardia-card-PalaceGuard-name = Palace Guard
cardia-card-PalaceGuard-text = Name a faction. Your opponent may discard a hand card of it; otherwise this card gets +7.
cardia-card-PalaceGuard-note-1 = Your opponent is asked even without such a card, so the answer tells nothing about the hand.
cardia-card-Judge-name = Judge
cardia-card-Judge-text = You win all tied encounters.
cardia-card-Judge-note-1 = If both players have a Judge in effect, both win a tie.
cardia-card-Judge-note-2 = It is still a tie: nobody uses an ability, and no guardian acts.
cardia-card-Ambusher-name = Ambusher
cardia-card-Ambusher-text = Name a faction. Your opponent discards all hand cards of it.
cardia-card-Ambusher-note-1 = You may name any faction, also one they do not hold.
cardia-card-Puppeteer-name = Puppeteer
cardia-card-Puppeteer-text = Discard the card facing this one; a random card of your opponent’s hand takes its place.
cardia-card-Puppeteer-note-1 = The newcomer does not use its ability. If their hand is empty, you win the game.
cardia-card-Puppeteer-note-2 = The newcomer is not the “next card” that something may be waiting for.
cardia-card-Clockmaker-name = Clockmaker
cardia-card-Clockmaker-text = Your card in the previous encounter and the next card you play get +3 each.
cardia-card-Clockmaker-note-1 = Modifiers waiting for the same card are added up.
cardia-card-Treasurer-name = Treasurer
cardia-card-Treasurer-text = The card that wins the previous encounter carries 1 more signet.
cardia-card-Treasurer-note-1 = This helps whoever wins there. If that encounter changes hands, both signets do.
cardia-card-SwampGuardian-name = Swamp Guardian
cardia-card-SwampGuardian-text = Take another card you have played back into your hand; the card facing it is discarded.
cardia-card-SwampGuardian-note-1 = It loses everything that lies on it. You still draw at the end of the round.
cardia-card-Magistra-name = Magistra
cardia-card-Magistra-text = Copy and activate the instant ability of another card of yours that is at least as strong as this one.
cardia-card-Magistra-note-1 = Influence as it is now counts, modifiers included.
cardia-card-Magistra-note-2 = The ability works as if it were the Magistra’s own, from where she lies.
cardia-card-Inventor-name = Inventor
cardia-card-Inventor-text = Put +3 on any card and −3 on any other card.
cardia-card-Inventor-note-1 = The Inventor herself and the card facing her may be chosen.
cardia-card-Djinn-name = Djinn
cardia-card-Djinn-text = You win the game.
cardia-card-Djinn-note-1 = The game ends at once; signets are not counted any more.

## Deck II

cardia-card-Poisoner-name = Poisoner
cardia-card-Poisoner-text = Lower the card facing this one until the encounter is a tie.
cardia-card-Poisoner-note-1 = This happens once. A card that is not stronger stays as it is.
cardia-card-KinesisMage-name = Kinesis Mage
cardia-card-KinesisMage-text = Move all modifiers and ongoing tokens from one card of yours to another.
cardia-card-KinesisMage-note-1 = The Kinesis Mage may be one of the two.
cardia-card-KinesisMage-note-2 = A token switches an ongoing ability on; on an instant card it does nothing.
cardia-card-Envoy-name = Envoy
cardia-card-Envoy-text = Put −3 on any card, or on the next card you play.
cardia-card-Envoy-note-1 = What waits for your next card counts as soon as that card is revealed.
cardia-card-TaxCollector-name = Tax Collector
cardia-card-TaxCollector-text = This card gets +4.
cardia-card-TaxCollector-note-1 = If it wins now, the signet comes to you, and the card facing it does nothing.
cardia-card-Revolutionary-name = Revolutionary
cardia-card-Revolutionary-text = Your opponent discards 2 hand cards of their choice and then draws 2.
cardia-card-Librarian-name = Librarian
cardia-card-Librarian-text = When your next card has been revealed, you put +2 or −2 on it, before cards are compared.
cardia-card-Librarian-note-1 = Several Librarians ask one by one.
cardia-card-Prodigy-name = Prodigy
cardia-card-Prodigy-text = One of your cards with an influence of 8 or less gets +3.
cardia-card-Prodigy-note-1 = Influence as it is now counts. The Prodigy may choose himself.
cardia-card-Aristocrat-name = Aristocrat
cardia-card-Aristocrat-text = While this card wins its encounter, it carries 1 more signet.
cardia-card-Aristocrat-note-1 = An ongoing ability works as long as a token lies on its card, also when the card has come to win.
cardia-card-Blackmailer-name = Blackmailer
cardia-card-Blackmailer-text = Name a faction. If the next card your opponent plays is of another one, they discard 2 hand cards of their choice.
cardia-card-Blackmailer-note-1 = This happens after the reveal and before abilities. Whoever holds fewer cards discards them all.
cardia-card-Illusionist-name = Illusionist
cardia-card-Illusionist-text = Activate the ability of another card of yours that is losing its encounter.
cardia-card-Illusionist-note-1 = A tie is not a loss. It does not matter whether the ability was used before.
cardia-card-Illusionist-note-2 = The chosen card acts itself, from where it lies; a token goes there.
cardia-card-Engineer-name = Engineer
cardia-card-Engineer-text = The next card you play gets +5 once the ability of its round is done.
cardia-card-Engineer-note-1 = After a tie it comes all the same. If the card has left play by then, the +5 is lost.
cardia-card-Counselor-name = Counselor
cardia-card-Counselor-text = Your card wins the previous encounter.
cardia-card-Counselor-note-1 = Two Counselors in effect facing each other cancel out.
cardia-card-WitchKing-name = Witch King
cardia-card-WitchKing-text = Name a faction. Your opponent discards all cards of it from hand and deck, then shuffles the deck.
cardia-card-WitchKing-note-1 = You may name any faction, also one they have no more cards of.
cardia-card-Elemental-name = Elemental
cardia-card-Elemental-text = Discard a hand card with an instant ability, copy and activate that ability, then draw 1.
cardia-card-Elemental-note-1 = The ability works as if it were the Elemental’s own, from where it lies.
cardia-card-MechanicalDjinn-name = Mechanical Djinn
cardia-card-MechanicalDjinn-text = If you win the following encounter, you win the game.
cardia-card-MechanicalDjinn-note-1 = This is checked whenever abilities are done. If the following encounter leaves play, the nearest later one counts.
cardia-card-Successor-name = Successor
cardia-card-Successor-text = Your opponent keeps 2 hand cards of their choice and discards all others and the whole deck.
cardia-card-Successor-note-1 = Nobody loses by an empty deck: it only gives no more cards.

## Guardians

cardia-note-guardian = Used after the ability by each player whose card in this encounter is of its faction, winner or loser.
cardia-note-sole = Used only if exactly one of the two cards is of its faction.
cardia-card-Elephant-name = Elephant
cardia-card-Elephant-text = Your card in the previous encounter gets +5.
cardia-card-Cat-name = Cat
cardia-card-Cat-text = Turn over all modifiers on any one card: plus becomes minus, minus becomes plus.
cardia-card-Cat-note-1 = You must choose a card that has modifiers, if there is one.
cardia-card-Unicorn-name = Unicorn
cardia-card-Unicorn-text = Your card in the next encounter carries 1 more signet while it wins.
cardia-card-Unicorn-note-1 = The bonus goes where the card goes. It is lost when the card leaves play or the opponent wins the encounter.
cardia-card-Parrot-name = Parrot
cardia-card-Parrot-text = Activate the ability of the card you played here.
cardia-card-Parrot-note-1 = It does not matter whether it was used before; the card acts from where it lies.
cardia-card-Toad-name = Toad
cardia-card-Toad-text = Two of your cards in successive encounters change places, with everything that lies on them.
cardia-card-Toad-note-1 = At least two encounters must be in play.
cardia-card-Scorpion-name = Scorpion
cardia-card-Scorpion-text = A random card of your opponent’s hand goes on their discard pile.
cardia-card-Basilisk-name = Basilisk
cardia-card-Basilisk-text = In the next encounter your opponent must play the top card of their deck.
cardia-card-Basilisk-note-1 = Whoever has no deck card left then is unable to play.
cardia-card-Phoenix-name = Phoenix
cardia-card-Phoenix-text = The next card you play gets an ongoing token.
cardia-card-Phoenix-note-1 = On an ongoing card it switches the ability on; on an instant card it does nothing.
cardia-card-Raccoon-name = Raccoon
cardia-card-Raccoon-text = Move all modifiers from any one card to any other card.
cardia-card-Raccoon-note-1 = The move is one change: results are read when it is done.
cardia-card-Fox-name = Fox
cardia-card-Fox-text = In the next encounter your opponent plays first and face up; then you choose.
cardia-card-Fox-note-1 = Fox and Fortune Teller do the same: two on one player count once, one on each cancel out.
cardia-card-Bat-name = Bat
cardia-card-Bat-text = Your opponent discards 1 hand card of their choice, and you draw 1.
cardia-card-Peacock-name = Peacock
cardia-card-Peacock-text = The next card you play gets +3.

## Locations

cardia-card-SerpentTemple-name = Serpent Temple
cardia-card-SerpentTemple-text = When you come to win a past encounter, you draw 1 card and your opponent discards 1 hand card of their choice.
cardia-card-SerpentTemple-note-1 = Checked when a whole ability or guardian effect is done, and at no other time.
cardia-card-Bazaar-name = Bazaar
cardia-card-Bazaar-text = No draw at the end of a round. As soon as you hold 1 card or none, draw 4.
cardia-card-Bazaar-note-1 = Laying down the card you play counts as a change of the hand too.
cardia-card-FoundersDay-name = Founder’s Day
cardia-card-FoundersDay-text = Whoever wins three encounters standing next to each other wins the game at once.
cardia-card-FoundersDay-note-1 = Checked each time a result changes. A card with several signets is one encounter.
cardia-card-GrandLibrary-name = Grand Library
cardia-card-GrandLibrary-text = Start with 2 cards. At the end of a round draw 2, not 1.
cardia-card-GrandLibrary-note-1 = Together with the Scrapyard: draw 3, then put 1 under the deck.
cardia-card-Scrapyard-name = Scrapyard
cardia-card-Scrapyard-text = At the end of a round draw 2, not 1, then put a hand card under your deck.
cardia-card-Scrapyard-note-1 = Ignored while your deck has 0 or 1 card.
cardia-card-AuctionHouse-name = Auction House
cardia-card-AuctionHouse-text = If the card you reveal is weaker than your card in the previous encounter, the top card of your deck is discarded.
cardia-card-AuctionHouse-note-1 = Only for a card played from the hand; equal influence costs nothing.
cardia-card-HauntedCatacombs-name = Haunted Catacombs
cardia-card-HauntedCatacombs-text = If the card you reveal has the faction of your card in the previous encounter, you lose at once.
cardia-card-HauntedCatacombs-note-1 = Cards that become neighbours through an ability are no danger.
cardia-card-FoggySwamp-name = Foggy Swamp
cardia-card-FoggySwamp-text = Cards stay face down for a round; the encounter placed a round earlier is revealed instead.
cardia-card-FoggySwamp-note-1 = A face-down card is not in play. What waits for a card is tied to it when it is placed.
cardia-card-FoggySwamp-note-2 = A card that must be played face up stays face up.
cardia-card-Senate-name = Senate
cardia-card-Senate-text = If the card you reveal has the faction of your card in the previous encounter, it gets +3.
cardia-card-SeersLair-name = Seer’s Lair
cardia-card-SeersLair-text = At the end of a round, if you win the current or the previous encounter, look at the top card of your deck; you may put it under the deck.
cardia-card-SeersLair-note-1 = If the current encounter has left play, only the last one still in play counts.
cardia-card-ForgottenRuins-name = Forgotten Ruins
cardia-card-ForgottenRuins-text = Draws at the end of a round come from the bottom of the deck.
cardia-card-ForgottenRuins-note-1 = Other draws are not changed.
cardia-card-Armory-name = Armory
cardia-card-Armory-text = If you have lost the current and the previous encounter, the next card you play gets +3.
cardia-card-Armory-note-1 = Looked at after the abilities of every round, also after a tie.
cardia-card-TempleOfRebirth-name = Temple of Rebirth
cardia-card-TempleOfRebirth-text = The first time a round ends with your deck empty, your discard pile is shuffled and becomes your deck.
cardia-card-TempleOfRebirth-note-1 = Once only, even if the discard pile was empty.

## Questions

cardia-ask-play = Choose a card to play.
cardia-ask-plusOrMinusTwo = Librarian: +2 or −2 on the card you have revealed?
cardia-ask-discard = Choose a hand card to discard.
cardia-ask-keep = Choose a card to keep.
cardia-ask-putUnder = Choose a hand card to put under your deck.
cardia-ask-top = Does the top card of your deck stay there?
cardia-ask-name = Name a faction.
cardia-ask-reply = Discard a card of { $faction }, or let the Palace Guard get +7?
cardia-ask-raise = Which card gets +3?
cardia-ask-lower = { $at-owner-is ->
    [you] Your { $at-card } gets +3. Which other card gets −3?
   *[other] { $at-card } ({ $at-owner }) gets +3. Which other card gets −3?
}
cardia-ask-lowerAnyOrNext = Which card gets −3?
cardia-ask-raiseWeak = Which of your cards gets +3?
cardia-ask-strip = Remove modifiers or tokens from which card?
cardia-ask-takeBack = Which card comes back to your hand?
cardia-ask-copy = Whose ability does { $at-card } copy?
cardia-ask-activate = Whose ability is activated?
cardia-ask-sacrifice = Discard which card to use its ability?
cardia-ask-moveOwnFrom = Move everything from which of your cards?
cardia-ask-moveOwnTo = Everything from { $at-card } goes to which of your cards?
cardia-ask-moveAnyFrom = Move the modifiers from which card?
cardia-ask-moveAnyTo = The modifiers of { $at } go to which card?
cardia-ask-flip = Turn over the modifiers of which card?
cardia-ask-swap = Which card changes places with the one after it?
cardia-ask-ready = Ready for the next game?

## Answers

cardia-act-play = Play { $card }
cardia-act-discard = Discard { $card }
cardia-act-decline = Discard nothing
cardia-act-keep = Keep { $card }
cardia-act-putUnder = { $card } under the deck
cardia-act-name = { $faction }
cardia-act-raise = +3 on { $at }
cardia-act-lower = −3 on { $at }
cardia-act-lowerNext = −3 on your next card
cardia-act-stripModifiers = Modifiers off { $at }
cardia-act-stripTokens = Tokens off { $at }
cardia-act-takeBack = Take { $card } back
cardia-act-copy = Copy { $card }
cardia-act-activate = Activate { $card }
cardia-act-moveFrom = From { $at }
cardia-act-moveTo = To { $at }
cardia-act-flip = Turn over on { $at }
cardia-act-swap = Swap { $card }
cardia-act-plusTwo = +2
cardia-act-minusTwo = −2
cardia-act-keepTop = Leave it on top
cardia-act-putTopUnder = Put it under the deck
cardia-act-ready = Next game

## What waits for the next card

cardia-wait-modifier = the next card gets { $by }
cardia-wait-librarian = the next card gets +2 or −2 after the reveal
cardia-wait-engineer = the next card gets +5 after the ability of its round
cardia-wait-token = the next card gets an ongoing token
cardia-wait-unicorn = the next card carries 1 more signet while it wins
cardia-wait-faceUp = the next card is played first and face up
cardia-wait-basilisk = the next card is the top card of the deck
cardia-wait-blackmail = the next card must be { $faction }, or 2 hand cards are discarded

## Events

cardia-tell-gameStarted = Game { $number } begins.
cardia-tell-guardianTurned = The guardian at place { $place } is turned up: { $guardian }.
cardia-tell-guardianPlaced = The guardian at place { $place } is face down; its back shows { $faction }.
cardia-tell-chose = { "" }
cardia-tell-drew = { $card-is ->
    [none] { $seat-is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
   *[some] { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
}
cardia-tell-placedOpen = { $seat-is ->
    [you] You play { $card } face up.
   *[other] { $seat } plays { $card } face up.
}
cardia-tell-placedHidden = { $card-is ->
    [none] { $seat-is ->
        [you] You place a card face down.
       *[other] { $seat } places a card face down.
    }
   *[some] { $seat-is ->
        [you] You place { $card } face down.
       *[other] { $seat } places { $card } face down.
    }
}
cardia-tell-revealed = Revealed: { $cards }.
cardia-tell-compared = { $winners-is ->
    [none] { $encounter }: a tie.
    [you] { $encounter }: you win the encounter.
    [among] { $encounter }: a tie that both win.
   *[other] { $winners-n ->
        [1] { $encounter }: { $winners } wins the encounter.
       *[other] { $encounter }: a tie that both win.
    }
}
cardia-tell-turned = { $winners-is ->
    [none] { $encounter }: now a tie.
    [you] { $signets ->
        [one] { $encounter }: now { $signets } signet for you.
       *[other] { $encounter }: now { $signets } signets for you.
    }
    [among] { $encounter }: now a tie that both win.
   *[other] { $winners-n ->
        [1] { $signets ->
            [one] { $encounter }: now { $signets } signet for { $winners }.
           *[other] { $encounter }: now { $signets } signets for { $winners }.
        }
       *[other] { $encounter }: now a tie that both win.
    }
}
cardia-tell-activated = { $at-owner-is ->
    [you] Your { $at-card } uses its ability.
   *[other] { $at-card } ({ $at-owner }) uses its ability.
}
cardia-tell-copied = { $at-owner-is ->
    [you] Your { $at-card } uses the ability of { $card }.
   *[other] { $at-card } ({ $at-owner }) uses the ability of { $card }.
}
cardia-tell-guardianUsed = { $seat-is ->
    [you] You use { $guardian }.
   *[other] { $seat } uses { $guardian }.
}
cardia-tell-locationUsed = { $seat-is ->
    [you] { $location } takes effect for you.
   *[other] { $location } takes effect for { $seat }.
}
cardia-tell-pointed = { $at-owner-is ->
    [you] Your { $at-card } is to give something away.
   *[other] { $at-card } ({ $at-owner }) is to give something away.
}
cardia-tell-modified = { $at-owner-is ->
    [you] Your { $at-card } gets { $by }.
   *[other] { $at-card } ({ $at-owner }) gets { $by }.
}
cardia-tell-tokens = { $at-owner-is ->
    [you] Your { $at-card }
   *[other] { $at-card } ({ $at-owner })
}: { $tokens ->
    [0] no ongoing token any more
    [one] { $tokens } ongoing token
   *[other] { $tokens } ongoing tokens
}.
cardia-tell-waiting = { $seat-is ->
    [you] For you, { $what }.
   *[other] For { $seat }, { $what }.
}
cardia-tell-named = { $seat-is ->
    [you] You name { $faction }.
   *[other] { $seat } names { $faction }.
}
cardia-tell-declined = { $seat-is ->
    [you] You discard nothing.
   *[other] { $seat } discards nothing.
}
cardia-tell-discardedFromHand = { $cards-is ->
    [none] { $seat-is ->
        [you] You have no hand card to discard.
       *[other] { $seat } has no hand card to discard.
    }
   *[some] { $seat-is ->
        [you] You discard { $cards } from your hand.
       *[other] { $seat } discards { $cards } from the hand.
    }
}
cardia-tell-discardedFromDeck = { $cards-is ->
    [none] { $seat-is ->
        [you] You have no deck card to discard.
       *[other] { $seat } has no deck card to discard.
    }
   *[some] { $seat-is ->
        [you] You discard { $cards } from your deck.
       *[other] { $seat } discards { $cards } from the deck.
    }
}
cardia-tell-discardedFromPlay = { $at-owner-is ->
    [you] Your { $at-card } leaves play and is discarded.
   *[other] { $at-card } ({ $at-owner }) leaves play and is discarded.
}
cardia-tell-takenBack = { $at-owner-is ->
    [you] Your { $at-card } goes back to your hand.
   *[other] { $at-card } goes back to the hand of { $at-owner }.
}
cardia-tell-replaced = { $seat-is ->
    [you] { $card } comes from your hand and takes its place.
   *[other] { $card } comes from the hand of { $seat } and takes its place.
}
cardia-tell-swapped = { $seat-is ->
    [you] Your cards in encounters { $first } and { $second } change places.
   *[other] { $seat }: the cards in encounters { $first } and { $second } change places.
}
cardia-tell-looked = { $card-is ->
    [none] { $seat-is ->
        [you] You look at the top card of your deck.
       *[other] { $seat } looks at the top card of the deck.
    }
   *[some] { $seat-is ->
        [you] You look at the top card of your deck: { $card }.
       *[other] { $seat } looks at the top card of the deck: { $card }.
    }
}
cardia-tell-keptTop = { $seat-is ->
    [you] You leave it on top.
   *[other] { $seat } leaves it on top.
}
cardia-tell-putTopUnder = { $seat-is ->
    [you] You put it under your deck.
   *[other] { $seat } puts it under the deck.
}
cardia-tell-putUnder = { $card-is ->
    [none] { $seat-is ->
        [you] You put a card under your deck.
       *[other] { $seat } puts a card under the deck.
    }
   *[some] { $seat-is ->
        [you] You put { $card } under your deck.
       *[other] { $seat } puts { $card } under the deck.
    }
}
cardia-tell-reborn = { $seat-is ->
    [you] Your discard pile becomes your deck.
   *[other] { $seat }: the discard pile becomes the deck.
}
cardia-tell-shuffled = { $seat-is ->
    [you] You shuffle your deck.
   *[other] { $seat } shuffles the deck.
}
cardia-tell-nothingHappened = Nothing happens.
cardia-tell-roundEnded = { "" }
cardia-tell-gameOver = { $ending }

## How a game ends

cardia-end-signets = { $winners-is ->
    [none] The game is drawn with { $goal } signets each. ({ $rule })
    [you] { $goal ->
        [5] You win with five signets. ({ $rule })
        [one] You win with { $goal } signet. ({ $rule })
       *[other] You win with { $goal } signets. ({ $rule })
    }
   *[other] { $goal ->
        [5] { $winners } wins with five signets. ({ $rule })
        [one] { $winners } wins with { $goal } signet. ({ $rule })
       *[other] { $winners } wins with { $goal } signets. ({ $rule })
    }
}
cardia-end-cannotPlay = { $winners-is ->
    [none] The game is drawn: the opponent has no card left to play. ({ $rule })
    [you] You win: your opponent has no card left to play. ({ $rule })
   *[other] { $winners } wins: the opponent has no card left to play. ({ $rule })
}
cardia-end-neitherCanPlay = { $winners-is ->
    [none] The game is drawn: no player has a card left to play, so signets decide. ({ $rule })
    [you] You win: no player has a card left to play, so signets decide. ({ $rule })
   *[other] { $winners } wins: no player has a card left to play, so signets decide. ({ $rule })
}
cardia-end-djinn = { $winners-is ->
    [none] The game is drawn: the Djinn grants the wish. ({ $rule })
    [you] You win: the Djinn grants the wish. ({ $rule })
   *[other] { $winners } wins: the Djinn grants the wish. ({ $rule })
}
cardia-end-emptyHand = { $winners-is ->
    [none] The game is drawn: the Puppeteer found an empty hand. ({ $rule })
    [you] You win: the Puppeteer found an empty hand. ({ $rule })
   *[other] { $winners } wins: the Puppeteer found an empty hand. ({ $rule })
}
cardia-end-mechanicalDjinn = { $winners-is ->
    [none] The game is drawn: the encounter after the Mechanical Djinn is won. ({ $rule })
    [you] You win: the encounter after the Mechanical Djinn is won. ({ $rule })
   *[other] { $winners } wins: the encounter after the Mechanical Djinn is won. ({ $rule })
}
cardia-end-foundersDay = { $winners-is ->
    [none] The game is drawn: three encounters in a row on Founder’s Day. ({ $rule })
    [you] You win: three encounters in a row on Founder’s Day. ({ $rule })
   *[other] { $winners } wins: three encounters in a row on Founder’s Day. ({ $rule })
}
cardia-end-catacombs = { $winners-is ->
    [none] The game is drawn: the opponent played the same faction twice running in the Haunted Catacombs. ({ $rule })
    [you] You win: your opponent played the same faction twice running in the Haunted Catacombs. ({ $rule })
   *[other] { $winners } wins: the opponent played the same faction twice running in the Haunted Catacombs. ({ $rule })
}
cardia-end-both = { $winners-is ->
    [none] The game is drawn: both players would win, or lose, at the same moment. ({ $rule })
    [you] You win: both players would win, or lose, at the same moment. ({ $rule })
   *[other] { $winners } wins: both players would win, or lose, at the same moment. ({ $rule })
}
cardia-end-lastGame = { $winners-is ->
    [none] The game is drawn: it was the last game of the match. ({ $rule })
    [you] You win: it was the last game of the match. ({ $rule })
   *[other] { $winners } wins: it was the last game of the match. ({ $rule })
}

## Why an answer is refused

cardia-no-over = The game is over.
cardia-no-nothingOwed = It is not your choice now.
cardia-no-otherQuestion = That does not answer the question: { $question }
cardia-no-notInHand = { $card } is not in your hand.
cardia-no-chosenAlready = You have chosen { $card } already.
cardia-no-notInPlay = { $at-card } is not in play.
cardia-no-notYours = { $at-card } is your opponent’s card; one of yours is wanted.
cardia-no-sameCard = It must be another card than { $at-card }.
cardia-no-nothingOnIt = There is nothing on { $at-card } to take or turn over.
cardia-no-otherFaction = { $card } is of another faction than the one named.
cardia-no-notInstant = { $card } has no instant ability.
cardia-no-tooWeak = { $at-card } is weaker than the card that copies.
cardia-no-tooStrong = { $at-card } has more than 8 influence.
cardia-no-notLosing = { $at-card } is not losing its encounter.
cardia-no-lastEncounter = No encounter comes after { $at-card }.

## Parts of sentences

cardia-card = { $name }
cardia-card-at = { $owner-is ->
    [you] your { $card }
   *[other] { $card } ({ $owner })
}
cardia-card-in-play = { $influence }
cardia-encounter = { $cards }

## The table

cardia-board-label = Table
cardia-board-row = Encounters, the oldest first
cardia-board-direction = Direction of play
cardia-board-encounter = Encounter { $n }
cardia-board-next = Next encounter
cardia-board-place = Place { $n }
cardia-board-guardian = Guardian at place { $n }: { $card }
cardia-board-guardian-hidden = Guardian at place { $n }, face down
cardia-board-guardian-back = Guardian at place { $n }, face down: { $faction }
cardia-board-locations = Locations
cardia-board-signets = { $n ->
    [one] { $n } signet of { $goal }
   *[other] { $n } signets of { $goal }
}
cardia-board-wins = Games won: { $n } of { $needed }
cardia-board-hand-count = Cards in hand: { $n }
cardia-board-discard = Discard pile of { $seat }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cardia-board-discard-empty = The discard pile is empty.
cardia-board-unseen = Unseen { $n }/{ $all }, { $seat }
cardia-board-own-deck = My deck { $n }/{ $all }
cardia-board-seen = { $card }, seen
cardia-board-not-seen = { $card }, not yet seen
cardia-board-known = { $card }, known to be in hand
cardia-board-in-deck = { $card }, still in the deck
cardia-board-in-hand = { $card }, in your hand
cardia-board-hand = Your hand
cardia-board-chosen = Has chosen
cardia-board-choosing = Is choosing
cardia-board-locked = Locked: { $card }
cardia-board-locked-unknown = Your choice is locked.
cardia-board-change = Change
cardia-board-lock = Lock { $card }
cardia-board-details = All about { $card }
cardia-board-tap = Choose a card to see it here, choose it again to confirm.
cardia-board-influence-now = Influence { $influence } ({ $printed } { $by })
cardia-board-becomes = { $old } becomes { $new }
cardia-board-top = Top card of your deck: { $card }
cardia-board-hint = search: { $percent }%
cardia-board-why-missing = This cannot be chosen now.

## Words for one card, put together with commas

cardia-label-own = yours
cardia-label-of = of { $owner }
cardia-label-influence = influence { $influence }
cardia-label-modified = influence { $influence }, printed { $printed }, modifiers { $by }
cardia-label-tokens = { $n ->
    [one] { $n } ongoing token
   *[other] { $n } ongoing tokens
}
cardia-label-unicorn = Unicorn’s bonus
cardia-label-wins = wins
cardia-label-loses = loses
cardia-label-tie = tied
cardia-label-signets = { $n ->
    [one] { $n } signet
   *[other] { $n } signets
}
cardia-label-choosable = can be chosen
cardia-label-face-down = Face-down card
cardia-label-empty = No card yet

## The position in words

cardia-say-signets = { $seat } has { $n ->
    [one] { $n } signet
   *[other] { $n } signets
}; { $goal } win.
cardia-say-wins = Games won: { $seat } { $n }.
cardia-say-none = No encounter yet.
cardia-say-encounter = Encounter { $n }: { $mine } against { $yours }.
cardia-say-fog = In the fog: { $mine } against { $yours }.
cardia-say-stock = { $seat }: cards in hand { $hand }, in the deck { $deck }, discarded { $discard }.
cardia-say-hand = Your hand: { $cards }.
cardia-say-known = Known to be in the hand of { $seat }: { $cards }.
cardia-say-unseen = Not yet seen of { $seat }: { $cards }.
cardia-say-discard = Discard pile of { $seat }: { $cards }.
cardia-say-placed = { $seat } has played { $card } face up.
cardia-say-location = Location { $card }: { $text }
cardia-say-owed = To choose: { $seats }.

## Options

cardia-option-deck = Deck { $deck }
cardia-option-mixed = Mixed deck { $deck }
cardia-option-guardians = guardians
cardia-option-guardians-open = guardians, all face up
cardia-option-match = best of three
cardia-option-cards = { $n ->
    [one] { $n } card each
   *[other] { $n } cards each
}
cardia-option-hand = starting hand { $n }
cardia-option-goal = { $n ->
    [one] { $n } signet wins
   *[other] { $n } signets win
}
cardia-setup-deck = Deck
cardia-setup-deck-mixed = Mixed
cardia-setup-deck-of = { $faction } from deck
cardia-setup-guardians = Guardians
cardia-setup-guardians-none = None
cardia-setup-guardians-hidden = Turned up one by one
cardia-setup-guardians-open = All face up
cardia-setup-length = Length
cardia-setup-single = Single game
cardia-setup-match = Best of three
cardia-setup-locations = Locations
cardia-setup-goal = Signets to win
cardia-setup-difficulty = Difficulty: { $level }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
cardia-level-hired-blades = Hired Blades in training
cardia-level-engineers = Experienced Engineers
cardia-level-mages = Mighty Mages
cardia-level-djinn = the Djinn is impressed
