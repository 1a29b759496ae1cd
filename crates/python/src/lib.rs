//! The Python package `trivium`: games, views, batches of games and bots for researchers (`docs/research.md`).
//!
//! A `State` is the truth and says so; what a player or a bot gets is a `View` (I8). Nothing here knows a rule: `position.rs` and
//! `seen.rs` are the generic [`kernel::Game`] behind an interface without types, and `batch.rs` plays many games in
//! step. Whatever is wrong with what a caller passes in is a Python exception.
#![allow(unsafe_code, reason = "the code that PyO3's macros make; there is none of our own")]

mod args;
mod batch;
mod bot;
mod crew;
mod draw;
mod error;
mod game;
mod position;
mod seen;
mod state;
mod study;
mod title;
mod vector;
mod view;

use pyo3::prelude::*;

/// The compiled part of the package `trivium`.
#[pymodule]
mod _trivium {
    #[pymodule_export]
    use crate::args::Dice;
    #[pymodule_export]
    use crate::bot::{
        Bot, examples, heuristic, level, play_deal, random, search, study, variations,
    };
    #[pymodule_export]
    use crate::error::IllegalAction;
    #[pymodule_export]
    use crate::game::{Game, check, position, replay};
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::study::{Reduction, reductions, simulate};
    #[pymodule_export]
    use crate::vector::VectorEnv;
    #[pymodule_export]
    use crate::view::View;
}
