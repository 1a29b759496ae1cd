//! The closed list of games, and one running game of any kind.
//!
//! `list.rs` has the only list of games there is. [`GameKind`] names them; [`AnyTable`] is a game in play, [`AnyView`] what one
//! observer may know of it and [`AnyEvents`] what one observer heard: enums with an arm for each game, not a plugin system.
//! [`match_game!`] and [`of_kind!`] do the same for each; [`each_game!`] hands the list to a macro.

#[macro_use]
mod list;
mod branch;
mod film;
mod kind;
mod play;
mod seen;
mod table;
mod undo;
mod verify;

pub use branch::{Hidden, NotContinued, branch};
pub use film::{Film, Frame};
pub use kind::{AnyOptions, BadOptions, UnknownGame, UnknownRules};
pub use list::{GameKind, Listed, rules};
pub use play::{AnyIllegal, BadLine, NotPlayed};
pub use seen::{AnyChoices, AnyEvents, AnyView, AnyWorld, Prospects};
pub use table::{AnyTable, BadRecord, BotRequest, Step, Told};
pub use undo::{NoUndo, Undo};
pub use verify::{Dealt, NotVerified, verify};

#[cfg(test)]
mod tests;
