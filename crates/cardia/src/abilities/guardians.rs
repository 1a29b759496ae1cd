//! The guardians (C9). *You* are the player who uses it; the acting card is the one you have here.

use super::{Activation, Resolve, ask};
use crate::card::{CardRef, CardSet};
use crate::engine::Env;
use crate::event::{Event, Wait};
use crate::question::Ask;

impl<E: Env> Activation<'_, '_, E> {
    /// +5 on your card in the previous encounter. (C9.9)
    pub(super) fn elephant(&mut self) -> Resolve {
        match self.previous() {
            Some(previous) => self.modify(previous, 5),
            None => Ok(()),
        }
    }

    /// Turn all modifiers on any one card over. (C9.10)
    pub(super) fn cat(&mut self) -> Resolve {
        let at = self.choose(ask::flip())?;
        let sum = self.table().modifiers(at);
        self.modify(at, -2 * i16::from(sum))
    }

    /// Your card in the next encounter carries 1 more signet while it wins. (C9.11)
    pub(super) fn unicorn(&mut self) -> Resolve {
        self.wait(self.you(), Wait::Unicorn);
        Ok(())
    }

    /// Activate the ability of the card you played here, already used or not. (C9.12)
    pub(super) fn parrot(&mut self) -> Resolve {
        self.activate(self.me)
    }

    /// Swap two of your cards in successive encounters; what lies on them travels. (C9.13)
    pub(super) fn toad(&mut self) -> Resolve {
        let you = self.you();
        let card = self.choose(ask::swap())?;
        let Some(engine) = self.fresh() else { return Ok(()) };
        let Some(place) = engine.s.table().place(CardRef::new(you, card)) else {
            return Ok(());
        };
        engine.s.open.table.swap(you, place);
        engine.emit(Event::Swapped(you, place as u8));
        Ok(engine.results_changed()?)
    }

    /// A random card of the opponent's hand goes on their discard pile. (C9.14)
    pub(super) fn scorpion(&mut self) -> Resolve {
        let opponent = self.opponent();
        if let Some(engine) = self.fresh()
            && let Some(card) = engine.random_hand_card(opponent)
        {
            engine.discard_from_hand(opponent, CardSet::only(card));
        }
        Ok(())
    }

    /// In the next encounter the opponent must play the top card of their deck. (C9.15)
    pub(super) fn basilisk(&mut self) -> Resolve {
        self.wait(self.opponent(), Wait::Basilisk);
        Ok(())
    }

    /// An ongoing token on the next card you play. (C9.16)
    pub(super) fn phoenix(&mut self) -> Resolve {
        self.wait(self.you(), Wait::Token);
        Ok(())
    }

    /// Move all modifiers of any one card to any other card. (C9.17)
    pub(super) fn raccoon(&mut self) -> Resolve {
        let from = self.choose(ask::move_any_from())?;
        self.point_at(from);
        let to = self.choose(ask::move_any_to(from))?;
        let Some(engine) = self.fresh() else { return Ok(()) };
        engine.move_modifiers(from, to);
        Ok(engine.results_changed()?)
    }

    /// In the next encounter the opponent plays face up before you choose. (C9.18)
    pub(super) fn fox(&mut self) -> Resolve {
        self.wait(self.opponent(), Wait::FaceUp);
        Ok(())
    }

    /// The opponent discards 1 hand card they choose and you draw 1. (C9.19)
    pub(super) fn bat(&mut self) -> Resolve {
        let (you, opponent) = (self.you(), self.opponent());
        let cards = self.opponent_chooses(Ask::Discard, 1)?;
        self.discard_from_hand(opponent, cards);
        self.draw(you, 1);
        Ok(())
    }

    /// +3 on the next card you play. (C9.20)
    pub(super) fn peacock(&mut self) -> Resolve {
        self.next_card(3);
        Ok(())
    }
}
