//! What waits for a player's next card, as plain data.

use super::BadSetup;
use crate::card::Faction;
use crate::event::Wait;
use crate::state::State;
use crate::waiting::Waiting;
use crate::wilds::Extras;
use kernel::Seat;
use std::fmt;

const MOST_WAITING: u8 = 3;

/// What waits for the next card a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waits {
    /// The sum of modifiers.
    pub modifier: i8,
    /// How many Librarians ask.
    pub librarians: u8,
    /// How many Engineers add.
    pub engineers: u8,
    /// Ongoing tokens (Phoenix).
    pub tokens: u8,
    /// The Unicorn's bonus.
    pub unicorn: bool,
    /// It must be played face up first.
    pub face_up: bool,
    /// It must be the top card of the deck.
    pub basilisk: bool,
    /// How many Blackmailers named each faction.
    pub blackmail: [u8; 4],
}

impl Waits {
    /// What waits for a player's next card in a game in play.
    pub fn waiting<X: Extras>(state: &State<X>, seat: Seat) -> Waits {
        state.open.waiting[seat].into()
    }

    pub(super) fn check(&self, seat: Seat) -> Result<(), BadSetup> {
        let fits = |n: u8, wait| match n <= MOST_WAITING {
            true => Ok(()),
            false => Err(BadSetup::TooMuchWaits(seat, wait)),
        };
        if self.modifier.unsigned_abs() > super::MOST_MODIFIERS.unsigned_abs() {
            return Err(BadSetup::TooMuchWaits(seat, Wait::Modifier(self.modifier)));
        }
        fits(self.librarians, Wait::Librarian)?;
        fits(self.engineers, Wait::Engineer)?;
        fits(self.tokens, Wait::Token)?;
        for (faction, n) in Faction::ALL.into_iter().zip(self.blackmail) {
            fits(n, Wait::Blackmail(faction))?;
        }
        Ok(())
    }
}

impl fmt::Display for Waits {
    /// As scenarios write it; `-` if nothing waits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::notation::waiting_text((*self).into()))
    }
}

impl From<Waits> for Waiting {
    fn from(waits: Waits) -> Waiting {
        let mut waiting = Waiting::default();
        waiting.add_modifier(waits.modifier);
        (0..waits.librarians).for_each(|_| waiting.add_librarian());
        (0..waits.engineers).for_each(|_| waiting.add_engineer());
        (0..waits.tokens).for_each(|_| waiting.add_token());
        for (faction, n) in Faction::ALL.into_iter().zip(waits.blackmail) {
            (0..n).for_each(|_| waiting.add_blackmail(faction));
        }
        if waits.unicorn {
            waiting.set_unicorn();
        }
        if waits.face_up {
            waiting.set_face_up();
        }
        if waits.basilisk {
            waiting.set_basilisk();
        }
        waiting
    }
}

impl From<Waiting> for Waits {
    fn from(waiting: Waiting) -> Waits {
        Waits {
            modifier: waiting.modifier(),
            librarians: waiting.librarians(),
            engineers: waiting.engineers(),
            tokens: waiting.tokens(),
            unicorn: waiting.unicorn(),
            face_up: waiting.face_up(),
            basilisk: waiting.basilisk(),
            blackmail: Faction::ALL.map(|faction| waiting.blackmail(faction)),
        }
    }
}
