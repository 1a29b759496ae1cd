//! The characters of deck II (C7).

use super::{Activation, Resolve, ask};
use crate::card::{CardRef, CardSet};
use crate::engine::Env;
use crate::event::Wait;
use crate::question::{Ask, Lowered};

impl<E: Env> Activation<'_, '_, E> {
    /// Lower the card facing this one until the encounter is a tie; one that is not higher stays as it is. (C7.1)
    pub(super) fn poisoner(&mut self) -> Resolve {
        let Some(opposing) = self.opposing() else { return Ok(()) };
        match self.influence(self.me).zip(self.influence(opposing)) {
            Some((mine, theirs)) if theirs > mine => {
                self.modify(opposing, i16::from(mine) - i16::from(theirs))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Move all modifiers and all ongoing tokens from one of your cards to one other of your cards. (C7.2)
    pub(super) fn kinesis_mage(&mut self) -> Resolve {
        let from = self.choose(ask::move_own_from())?;
        self.point_at(from);
        let to = self.choose(ask::move_own_to(from))?;
        let Some(engine) = self.fresh() else { return Ok(()) };
        engine.move_modifiers(from, to);
        engine.move_tokens(from, to);
        Ok(engine.results_changed()?)
    }

    /// −3 on any one card or on the next card you play. (C7.3)
    pub(super) fn envoy(&mut self) -> Resolve {
        match self.choose(ask::lower_any_or_next())? {
            Lowered::Card(at) => self.modify(at, -3),
            Lowered::Next => {
                self.next_card(-3);
                Ok(())
            }
        }
    }

    /// +4 on this card. (C7.4)
    pub(super) fn tax_collector(&mut self) -> Resolve {
        self.modify(self.me, 4)
    }

    /// The opponent discards 2 hand cards they choose, then draws 2. (C7.5)
    pub(super) fn revolutionary(&mut self) -> Resolve {
        let opponent = self.opponent();
        let cards = self.opponent_chooses(Ask::Discard, 2)?;
        self.discard_from_hand(opponent, cards);
        self.draw(opponent, 2);
        Ok(())
    }

    /// After your next card is revealed, before comparing, you put +2 or −2 on it. (C7.6)
    pub(super) fn librarian(&mut self) -> Resolve {
        self.wait(self.you(), Wait::Librarian);
        Ok(())
    }

    /// +3 on one of your cards with influence 8 or less now. (C7.7)
    pub(super) fn prodigy(&mut self) -> Resolve {
        let at = self.choose(ask::raise_weak())?;
        self.modify(at, 3)
    }

    /// Ongoing: while this card wins its encounter it carries 1 more signet. (C7.8, read in
    /// `Table::extra_signets`)
    pub(super) fn aristocrat(&mut self) -> Resolve {
        self.take_effect()
    }

    /// Name a faction: if the opponent's next card is not of it, they discard 2 hand cards. (C7.9)
    pub(super) fn blackmailer(&mut self) -> Resolve {
        let faction = self.name_faction()?;
        self.wait(self.opponent(), Wait::Blackmail(faction));
        Ok(())
    }

    /// Activate the ability of one of your other cards that is losing its encounter now. (C7.10)
    pub(super) fn illusionist(&mut self) -> Resolve {
        let card = self.choose(ask::activate(self.me))?;
        self.activate(CardRef::new(self.you(), card))
    }

    /// +5 on the next card you play, after that round's ability. (C7.11)
    pub(super) fn engineer(&mut self) -> Resolve {
        self.wait(self.you(), Wait::Engineer);
        Ok(())
    }

    /// Ongoing: your card wins the previous encounter. (C7.12, read in `Table::results`)
    pub(super) fn counselor(&mut self) -> Resolve {
        self.take_effect()
    }

    /// Name a faction: the opponent discards all of it from hand and deck, then shuffles the deck. (C7.13)
    pub(super) fn witch_king(&mut self) -> Resolve {
        let opponent = self.opponent();
        let faction = self.name_faction()?;
        if let Some(engine) = self.fresh() {
            engine.discard_from_deck(opponent, faction.cards());
            engine.shuffle(opponent);
            engine.purged(opponent, faction);
            engine.discard_faction(opponent, faction);
        }
        Ok(())
    }

    /// Discard a hand card with an instant ability, copy and activate that ability, then draw 1. (C7.14)
    pub(super) fn elemental(&mut self) -> Resolve {
        let you = self.you();
        let card = self.choose(ask::sacrifice())?;
        self.discard_from_hand(you, CardSet::only(card));
        self.copy(card)?;
        self.draw(you, 1);
        Ok(())
    }

    /// Ongoing: if you win the following encounter you win the game. (C7.15, read at the end of phase 2)
    pub(super) fn mechanical_djinn(&mut self) -> Resolve {
        self.take_effect()
    }

    /// The opponent discards their whole deck and all but 2 hand cards they choose. (C7.16)
    pub(super) fn successor(&mut self) -> Resolve {
        let opponent = self.opponent();
        let hand = self.hand(opponent);
        let kept = if hand.len() > 2 { self.opponent_chooses(Ask::Keep, 2)? } else { hand };
        if let Some(engine) = self.fresh() {
            engine.discard_from_deck(opponent, CardSet::ALL);
        }
        self.discard_from_hand(opponent, hand.without(kept));
        Ok(())
    }
}
