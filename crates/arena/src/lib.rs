//! Bots against each other. Every deal is played once for each way to seat the contestants, so that luck of the
//! cards falls on all of them alike ([`Mirror`]); results go to a [`Journal`] that a later run takes up; what they
//! say about strength is a sequential test ([`Sprt`]) and a rating with its interval ([`ratings`]).
//!
//! Games are whole numbers in the journal. The statistics use `libm`, so that they too are the same on every platform.

pub mod adversary;
mod journal;
pub mod lab;
mod mirror;
mod play;
mod rating;
mod sprt;
mod tournament;
mod yardstick;

pub use journal::{BadJournal, Entry, Journal};
pub use mirror::{Dealt, Mirror};
pub use play::{Contestant, Points, Wanted, play};
pub use rating::{Rating, elo_of_share, ratings, share_of_elo};
pub use sprt::{Sprt, Verdict};
pub use tournament::{Bout, Meeting, Pairings, Plan, Score, Standings};
pub use yardstick::{HighestCard, Plain};
