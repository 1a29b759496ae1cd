//! The laws that every game of Trivium obeys, checked on random games. They are tested on the toy game.
//!
//! A game says in [`Lawful`] what the laws need to know of it; [`check_game`] plays one random game and checks
//! them in every position; [`check_many`] does so for a range of games. A [`Violation`] names the [`Law`], the
//! game's number and the record up to the fault, so that everyone can see it again.

pub mod bodies;
mod cardia;
mod civ;
mod kardinal;
mod laws;
pub mod suite;
mod toy;

pub use laws::{Config, Law, Lawful, Stats, Violation, check_game, check_many};
