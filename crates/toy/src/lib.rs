//! The well: a toy game with a bit of everything the laws are about. It is for tests: the laws are tried on broken
//! variants of it, and with the feature `toy` of the other crates it is a registered game without a board of its own.
//!
//! - T1 Thirteen cards, 0 to 12. Two or three seats get two cards each, which nobody else sees. One card, unseen
//!   by all, lies in the well.
//! - T2 All seats choose one of their cards in secret, then all show it. The highest card wins a point.
//! - T3 Its owner may look at the card in the well, once a game, and tells nobody.
//! - T4 Then everyone draws a card, while there are enough besides the one in the well.
//! - T5 When all cards are played, most points win; if everyone has as many, it is a draw.
//!
//! A card gets its identity when someone may see it: the card in the well is one of the undealt ones until the
//! first look.

pub mod flaw;
mod notation;
mod rules;
mod view;

pub use notation::{BadOptions, BadText};
pub use rules::{Moves, Phase, State};
pub use view::View;

use kernel::{Refusal, RuleId, Seat};
use std::fmt;

/// The game. `FLAW` is 0 in the honest one; the tests of the laws break it in other ways.
pub struct Toy<const FLAW: usize>;

/// The game as it should be.
pub type Honest = Toy<{ flaw::NONE }>;

/// A set of cards, one bit each.
pub type Cards = u16;

/// How many cards there are.
pub const CARDS: Card = 13;

/// All of them.
pub const ALL: Cards = (1 << CARDS) - 1;

/// A card, from 0 on.
pub type Card = u8;

/// The cards of a set, in order.
pub fn each(cards: Cards) -> impl DoubleEndedIterator<Item = Card> {
    (0..CARDS).filter(move |&card| cards & 1 << card != 0)
}

/// The most seats.
pub const SEATS: usize = 3;

/// How many seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 2 or 3.
    pub players: usize,
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Choose a card. (T2)
    Play(Card),
    /// Look into the well. (T3)
    Look,
    /// Do not. (T3)
    Pass,
}

impl Move {
    /// Every one that can be written, in order.
    pub fn all() -> impl Iterator<Item = Move> {
        each(ALL).map(Move::Play).chain([Move::Look, Move::Pass])
    }
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// Which of these does the seat draw?
    Card {
        /// Who draws.
        seat: Seat,
        /// From what.
        from: u16,
    },
    /// Which of these lies in the well?
    Well {
        /// From what.
        from: u16,
    },
}

/// What chance brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// A seat drew a card.
    Card(Seat, Card),
    /// This lies in the well.
    Well(Card),
}

impl kernel::Draw for Draw {
    type Outcome = Drawn;

    fn ways(&self) -> u32 {
        match self {
            Draw::Card { from, .. } | Draw::Well { from } => from.count_ones(),
        }
    }

    fn outcome(&self, index: u32) -> Drawn {
        let nth = |from| each(from).nth(index as usize).expect("below the number of ways");
        match *self {
            Draw::Card { seat, from } => Drawn::Card(seat, nth(from)),
            Draw::Well { from } => Drawn::Well(nth(from)),
        }
    }

    fn index_of(&self, outcome: Drawn) -> Option<u32> {
        (0..self.ways()).find(|&index| self.outcome(index) == outcome)
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat drew; others do not hear which card.
    Drew(Seat, Option<Card>),
    /// A seat chose; others do not hear which card.
    Chose(Seat, Option<Card>),
    /// All showed their card.
    Showed(Seat, Card),
    /// A seat looked into the well; others do not hear what lay there.
    Looked(Seat, Option<Card>),
    /// A seat's whole hand, shouted to everyone. Only a broken game says it.
    Blabbed(u16),
}

/// Why a choice is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// Nobody asked this seat.
    NotAsked,
    /// The seat does not hold the card.
    NotInHand(Card),
    /// Something else is to be chosen.
    WrongPhase,
    /// The seat has looked before.
    LookedBefore,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NotAsked => f.write_str("nobody asked this seat"),
            Refused::NotInHand(card) => write!(f, "card {card} is not in this seat's hand"),
            Refused::WrongPhase => f.write_str("something else is to be chosen now"),
            Refused::LookedBefore => f.write_str("this seat has looked before"),
        }
    }
}

impl Refusal for Refused {
    fn rule(&self) -> RuleId {
        match self {
            Refused::NotAsked | Refused::NotInHand(_) | Refused::WrongPhase => RuleId("T2"),
            Refused::LookedBefore => RuleId("T3"),
        }
    }
}
