//! The characters of deck I (C6).

use super::{Activation, Resolve, ask};
use crate::card::{CardRef, CardSet};
use crate::end::Reason;
use crate::engine::{Env, Fate};
use crate::event::{Event, Wait};
use crate::question::{Reply, Strip};

impl<E: Env> Activation<'_, '_, E> {
    /// Discard this card and the card facing it. (C6.1)
    pub(super) fn hired_blade(&mut self) -> Resolve {
        self.remove_encounter(self.me, Fate::Discarded)
    }

    /// Remove all modifiers or all ongoing tokens from any one card. (C6.2)
    pub(super) fn void_mage(&mut self) -> Resolve {
        match self.choose(ask::strip())? {
            Strip::Modifiers(at) => self.modify(at, -i16::from(self.table().modifiers(at))),
            Strip::Tokens(at) => self.set_tokens(at, 0),
        }
    }

    /// −5 on the next card you play. (C6.3)
    pub(super) fn surgeon(&mut self) -> Resolve {
        self.next_card(-5);
        Ok(())
    }

    /// Ongoing: this encounter is a tie. (C6.4, read in `Table::results`)
    pub(super) fn mediator(&mut self) -> Resolve {
        self.take_effect()
    }

    /// The opponent discards the top 2 cards of their deck. (C6.5)
    pub(super) fn saboteur(&mut self) -> Resolve {
        let opponent = self.opponent();
        if let Some(engine) = self.fresh() {
            engine.mill(opponent, 2);
        }
        Ok(())
    }

    /// In the next encounter the opponent plays face up before you choose. (C6.6)
    pub(super) fn fortune_teller(&mut self) -> Resolve {
        self.wait(self.opponent(), Wait::FaceUp);
        Ok(())
    }

    /// Name a faction: the opponent may discard one hand card of it; if they do not, +7 on this card. (C6.7)
    /// They are asked even when they have none, so that nothing leaks.
    pub(super) fn palace_guard(&mut self) -> Resolve {
        let (me, opponent) = (self.me, self.opponent());
        let faction = self.name_faction()?;
        match self.answer_of(opponent, ask::reply(faction))? {
            Reply::Discard(card) => self.discard_from_hand(opponent, CardSet::only(card)),
            Reply::Decline => {
                if let Some(engine) = self.fresh() {
                    engine.emit(Event::Declined(opponent));
                    engine.modify(me, 7)?;
                }
            }
        }
        Ok(())
    }

    /// Ongoing: you win all tied encounters. (C6.8, read in `Table::results`)
    pub(super) fn judge(&mut self) -> Resolve {
        self.take_effect()
    }

    /// Name a faction: the opponent discards all hand cards of it. (C6.9)
    pub(super) fn ambusher(&mut self) -> Resolve {
        let opponent = self.opponent();
        let faction = self.name_faction()?;
        if let Some(engine) = self.fresh() {
            engine.discard_faction(opponent, faction);
        }
        Ok(())
    }

    /// Discard the card facing this one and put a random card of the opponent's hand in its place; its ability is not
    /// triggered. With an empty hand the card facing this one is discarded all the same, then you win the game. (C6.10)
    pub(super) fn puppeteer(&mut self) -> Resolve {
        let (me, opponent) = (self.me, self.opponent());
        if self.hand(opponent).is_empty() {
            if let Some(engine) = self.fresh() {
                engine.discard_facing(me);
            }
            return self.win(Reason::EmptyHand);
        }
        let Some(engine) = self.fresh() else { return Ok(()) };
        let Some(place) = engine.s.table().place(me) else { return Ok(()) };
        match engine.random_hand_card(opponent) {
            Some(card) => Ok(engine.replace(opponent, place, card)?),
            None => Ok(()),
        }
    }

    /// +3 on your card in the previous encounter, if any, and on the next card you play. (C6.11)
    pub(super) fn clockmaker(&mut self) -> Resolve {
        if let Some(previous) = self.previous() {
            self.modify(previous, 3)?;
        }
        self.next_card(3);
        Ok(())
    }

    /// Ongoing: the card that wins the previous encounter carries 1 more signet. (C6.12, read in
    /// `Table::extra_signets`)
    pub(super) fn treasurer(&mut self) -> Resolve {
        self.take_effect()
    }

    /// Take one of your other played cards back into your hand and discard the card facing it. (C6.13)
    pub(super) fn swamp_guardian(&mut self) -> Resolve {
        let card = self.choose(ask::take_back(self.me))?;
        self.remove_encounter(CardRef::new(self.you(), card), Fate::TakenBack)
    }

    /// Copy and activate the instant ability of one of your other played cards that has at least as much
    /// influence as this one now. (C6.14)
    pub(super) fn magistra(&mut self) -> Resolve {
        let card = self.choose(ask::copy(self.me))?;
        self.copy(card)
    }

    /// +3 on any one card and −3 on any other card. (C6.15)
    /// The Inventor herself and the card facing her may be chosen.
    pub(super) fn inventor(&mut self) -> Resolve {
        let raised = self.choose(ask::raise())?;
        self.modify(raised, 3)?;
        let lowered = self.choose(ask::lower(raised))?;
        self.modify(lowered, -3)
    }

    /// You win the game. (C6.16)
    pub(super) fn djinn(&mut self) -> Resolve {
        self.win(Reason::Djinn)
    }
}
