//! The commands that measure and check: simulations, tournaments, the balance lab, exact solutions, traces, laws, puzzles, benchmarks.
//!
//! They are compiled for each game, with the optimisation that the rules have. The program around them is not.

pub mod arena;
pub mod args;
pub mod bench;
pub mod calibration;
pub mod interrupt;
mod journal;
pub mod laws;
pub mod options;
pub mod progress;
pub mod puzzles;
pub mod simulate;
pub mod solve;
pub mod stop;
pub mod trace;
