//! Questions to chance.

use crate::card::{Age, Domain};
use crate::cards::Cards;
use kernel::{Seat, SeatSet};

/// A question to chance. Every card counts as one way, so alike cards make their outcome as likely as they are many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// The First Player, of so many.
    First(u8),
    /// The card of this Age that this seat draws, of those nobody has seen. Cards that left the game unseen (V1.3) are
    /// among them: which ones left does not exist.
    Deal(Seat, Age, Cards),
}

/// What chance brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    /// The First Player.
    First(Seat),
    /// A card of the Age on top of the deck.
    Deal(Seat, Domain),
}

impl kernel::Draw for Draw {
    type Outcome = Drawn;

    #[inline]
    fn ways(&self) -> u32 {
        match self {
            Draw::First(players) => u32::from(*players),
            Draw::Deal(_, age, unseen) => u32::from(unseen.of_age(*age)),
        }
    }

    fn outcome(&self, index: u32) -> Drawn {
        match self {
            Draw::First(_) => Drawn::First(seat(index)),
            Draw::Deal(seat, age, unseen) => {
                Drawn::Deal(*seat, unseen.nth_of_age(*age, index).domain)
            }
        }
    }

    fn index_of(&self, outcome: Drawn) -> Option<u32> {
        match (self, outcome) {
            (Draw::First(players), Drawn::First(seat)) => {
                SeatSet::first(usize::from(*players)).contains(seat).then(|| seat.index() as u32)
            }
            (Draw::Deal(drawer, ..), Drawn::Deal(seat, domain)) if *drawer == seat => {
                (0..self.ways()).find(|&index| self.outcome(index) == Drawn::Deal(seat, domain))
            }
            (Draw::First(_) | Draw::Deal(..), Drawn::First(_) | Drawn::Deal(..)) => None,
        }
    }
}

/// The seat with this index, which must be below four.
#[inline]
pub(crate) fn seat(index: u32) -> Seat {
    Seat::new(index as usize & 3).unwrap_or(Seat::A)
}
