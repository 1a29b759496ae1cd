//! The record of a game: the only form in which a game is stored.
//!
//! A record is a text. Its header names the game, the version of the rules and the options; then comes one
//! numbered line for every decision and every outcome of chance, in the order in which they happened. Replaying
//! these lines gives the same state and uses no random generator.
//!
//! ```text
//! trivium record 1
//! game cardia
//! rules 1
//! options deck=1 locations=Bazaar
//! commitment sha256:eeccf96c2adaab6c7bf9024d9338f1f8a7c961df07fe420e919e4feac5b7f2c8
//! 1 chance A draw Mediator
//! 2 chance B draw Judge
//! 3 A play Judge
//! 4 B play Djinn
//! end A wins C5.1
//! seed 0707070707070707070707070707070707070707070707070707070707070707
//! ```
//!
//! A record has exactly one text: printing what [`parse`] accepts gives the same bytes.

mod commitment;
mod error;
mod fault;
mod file;
mod parse;
mod replay;
mod table;
mod text;

pub use commitment::Commitment;
pub use error::{Field, ParseError, ParseErrorOf, Problem};
pub use fault::{Fault, ReplayError};
pub use file::{MAX_FILE_BYTES, read_file};
pub use parse::{MAX_LINE_BYTES, MAX_LINES, game_name, parse};
pub use replay::{Position, Replayed, Step, Steps, replay, replay_to, steps, verify};
pub use table::{NotDisclosed, Noted, Table};
pub use text::{Drawn, End, Entry, EntryOf, HEADER_LINES, Record, VERSION};
