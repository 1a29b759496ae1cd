//! The options of the games on the command line, and random ones.

pub mod cardia;
mod kardinal;

pub use self::cardia::CardiaOptions;
pub use self::kardinal::{KardinalOptions, read_deck};
