//! The closed list of games, and one running game of any kind.
//!
//! [`GameKind`] is the only list of games there is; [`AnyTable`] is a game in play, [`AnyView`] what one observer may
//! know of it and [`AnyEvents`] what one observer heard. All are enums with an arm for each game, not a plugin
//! system: a new game does not compile until every `match` handles it.

mod film;
mod kind;
mod play;
mod seen;
mod table;
mod undo;

pub use film::{Film, Frame};
pub use kind::{AnyOptions, BadOptions, GameKind, UnknownGame, UnknownRules};
pub use play::{AnyIllegal, BadLine, NotPlayed};
pub use seen::{AnyChoices, AnyEvents, AnyView};
pub use table::{AnyTable, BadRecord, BotRequest, Step, Told};
pub use undo::{NoUndo, Undo};

#[cfg(test)]
mod tests;
