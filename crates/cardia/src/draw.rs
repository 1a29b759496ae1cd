//! Questions to chance.

use crate::card::{Card, CardSet};
use crate::guardian::Guardian;
use kernel::Seat;
use kernel::bits::Counted;

/// Why a card comes from a deck or hand by chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Drawn into the hand.
    Draw,
    /// The top card is discarded (Saboteur, Auction House).
    Mill,
    /// A random hand card (Puppeteer, Scorpion).
    Lose,
    /// The top card is looked at (Seer's Lair).
    Look,
    /// The top card is played (Basilisk).
    Turn,
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// One of these cards of a player.
    Card(Purpose, Seat, CardSet),
    /// One of the guardians not seen yet, as a set of bits.
    Guardian(u16),
}

/// What chance brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    /// A card.
    Card(Purpose, Seat, Card),
    /// A guardian.
    Guardian(Guardian),
}

impl kernel::Draw for Draw {
    type Outcome = Drawn;

    #[inline]
    fn ways(&self) -> u32 {
        match self {
            Draw::Card(_, _, from) => u32::from(from.len()),
            Draw::Guardian(from) => from.count_ones(),
        }
    }

    #[inline]
    fn outcome(&self, index: u32) -> Drawn {
        match *self {
            Draw::Card(purpose, seat, from) => Drawn::Card(purpose, seat, from.nth(index)),
            Draw::Guardian(from) => {
                let guardian = usize::from(Counted::new(u64::from(from)).nth(index));
                Drawn::Guardian(Guardian::ALL[guardian])
            }
        }
    }

    fn index_of(&self, outcome: Drawn) -> Option<u32> {
        match (*self, outcome) {
            (Draw::Card(purpose, seat, from), Drawn::Card(its_purpose, its_seat, card)) => {
                from.index_of(card).filter(|_| purpose == its_purpose && seat == its_seat)
            }
            (Draw::Guardian(from), Drawn::Guardian(guardian)) => {
                let bit = 1 << guardian as u8;
                (from & bit != 0).then(|| (from & (bit - 1)).count_ones())
            }
            (Draw::Card(..), Drawn::Guardian(_)) | (Draw::Guardian(_), Drawn::Card(..)) => None,
        }
    }
}
