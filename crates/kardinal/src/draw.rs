//! Questions to chance.

use crate::card::Card;
use crate::deck::Deck;
use crate::law::{Law, Laws};
use kernel::{Seat, SeatSet};

/// A question to chance. Every card counts as one way, so equal cards make their outcome as likely as they are many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// The Land card of the next cell, of those not dealt yet.
    Deal(Deck),
    /// Who starts, of so many players.
    Start(u8),
    /// The Law card this seat has just taken, of those nobody has seen yet.
    Law(Seat, Laws),
}

/// What chance brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    /// A Land card, for the next cell.
    Deal(Card),
    /// The start player.
    Start(Seat),
    /// A Law card for a seat.
    Law(Seat, Law),
}

impl kernel::Draw for Draw {
    type Outcome = Drawn;

    #[inline]
    fn ways(&self) -> u32 {
        match self {
            Draw::Deal(pool) => u32::from(pool.len()),
            Draw::Start(players) => u32::from(*players),
            Draw::Law(_, pool) => u32::from(pool.len()),
        }
    }

    fn outcome(&self, index: u32) -> Drawn {
        match self {
            Draw::Deal(pool) => Drawn::Deal(pool.cards()[index as usize]),
            Draw::Start(_) => Drawn::Start(seat(index)),
            Draw::Law(seat, pool) => Drawn::Law(*seat, pool.nth(index)),
        }
    }

    fn index_of(&self, outcome: Drawn) -> Option<u32> {
        let index = match (self, outcome) {
            (Draw::Deal(pool), Drawn::Deal(card)) => {
                pool.cards().iter().position(|&other| other == card)
            }
            (Draw::Start(players), Drawn::Start(seat)) => {
                SeatSet::first(usize::from(*players)).contains(seat).then(|| seat.index())
            }
            (Draw::Law(taker, pool), Drawn::Law(seat, law)) if *taker == seat => {
                pool.iter().position(|other| other == law)
            }
            (Draw::Deal(_) | Draw::Start(_) | Draw::Law(..), _) => None,
        };
        index.map(|index| index as u32)
    }
}

/// The seat with this index, which must be below eight.
pub(crate) fn seat(index: u32) -> Seat {
    Seat::new(index as usize & 7).unwrap_or(Seat::A)
}
