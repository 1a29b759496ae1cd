//! Puzzles: positions in which one choice is far better than every other, as far as the seat can know.
//!
//! A [`Puzzle`] is a line of a file of `puzzles`: what is agreed, the seed of the deal, what was chosen up to the position, whose
//! choice it is, and what search found from the view of that seat (docs/puzzles.md). [`Puzzle::position`] plays up to it. What
//! a solver gets is made from the view of the seat alone ([`shown`]), so that no hidden card can reach it (I8).

mod error;
mod line;
mod list;
mod position;
mod theme;

pub use error::{BadPuzzle, Fault};
pub use line::Puzzle;
pub use list::{all, by_id, daily, of_game, parse};
pub use position::{choose_for, shown};
pub use theme::Theme;
