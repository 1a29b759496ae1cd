//! Scenarios: small text files that set a table, play moves and say what must be seen (`docs/scenarios.md`).
//!
//! [`parse`] reads one, [`check`] plays it. A [`Failure`] knows the line, what it claims, what is really so and
//! the whole real table. A [`Report`] says what a scenario covered. [`scenario_text`] writes the beginning of a
//! round as a scenario, so that a bug report becomes a failing test.

mod arrange;
mod chance;
mod claims;
mod copy;
mod cover;
mod error;
mod needs;
mod parse;
mod real;
mod run;
mod script;
mod tokens;

pub use copy::scenario_text;
pub use cover::{Refused, Report};
pub use error::{Failure, Fault, ScenarioError, Wrong};
pub use parse::parse;
pub use real::{Picture, SidePicture};
pub use script::{Cards, Encounter, Line, Next, PileCards, Scenario, Step};

/// Plays a scenario and checks every line of it.
pub fn check(text: &str) -> Result<Report, Failure> {
    let scenario = parse(text)?;
    run::run(&scenario)
}
