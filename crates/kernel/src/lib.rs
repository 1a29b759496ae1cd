//! The part that all games of Trivium share. It contains no rule of a particular game.
//!
//! A game is a set of pure functions over a small `Copy` state ([`Game`]). Seats owe choices ([`Status`]),
//! randomness enters as a parameter ([`Chance`]), events leave through a [`Sink`], and what a seat may know is a
//! separate type ([`Game::View`]).

pub mod bits;
mod chance;
mod game;
pub mod lane;
mod seat;
#[cfg(feature = "seeded")]
mod seeded;
pub mod setting;

pub use chance::{Chance, Dice, Draw, Enumerate, Scripted};
pub use game::{Choices, Game, Notation, Observer, Outcome, Refusal, RuleId, Sink, Status};
pub use lane::{CODES, Lane, Observed, Whose};
pub use seat::{BySeat, Seat, SeatSet};
#[cfg(feature = "seeded")]
pub use seeded::{DealDice, Hex, SearchDice, Seed};
pub use setting::{BadSetting, Purpose, Said, Setting, Values};

#[cfg(all(test, feature = "seeded"))]
mod tests;
