//! Tournaments between bots. Every deal is played once for each seating, so that all contestants get the same cards
//! ([`Mirror`]). Results are saved in a [`Journal`], which a later run resumes. A sequential test ([`Sprt`]) and ratings
//! with intervals ([`ratings`]) measure the strength. [`Glicko`] follows results one by one, for puzzles and their solvers.
//!
//! Games are whole numbers in the journal. The statistics use `libm`, so that they too are the same on every platform.

pub mod adversary;
mod glicko;
mod journal;
pub mod lab;
mod mirror;
mod play;
mod rating;
mod sprt;
mod tournament;
mod yardstick;

pub use glicko::Glicko;
pub use journal::{BadJournal, Entry, Journal};
pub use mirror::{Dealt, Mirror};
pub use play::{Contestant, Points, Wanted, play};
pub use rating::{Rating, elo_of_share, ratings, share_of_elo};
pub use sprt::{Sprt, Verdict};
pub use tournament::{Bout, Meeting, Pairings, Plan, Score, Standings};
pub use yardstick::{HighestCard, Plain};
