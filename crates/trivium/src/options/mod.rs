//! The options of the games on the command line, and random ones.

pub mod cardia;
mod civ;
mod kardinal;

pub use self::cardia::CardiaOptions;
pub use self::civ::CivOptions;
pub use self::kardinal::{KardinalOptions, read_deck};

use clap::Args;
use kernel::Game;

/// The options of a game on the command line.
pub trait Rules: Args {
    /// The game.
    type Game: Game;

    /// The options in the type of the rules crate.
    fn options(&self) -> <Self::Game as Game>::Options;
}
