//! Scenarios of Kardinal & König – Das Kartenspiel (`docs/scenarios.md`).

mod copy;
mod items;
mod real;
mod set;
mod words;

pub use copy::scenario_text;
pub use items::{Item, Kind, Row};
pub use words::{Misfit, Misread, Refused};

use super::shared::{self, Language as _, table};

/// The language of these scenarios.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words;

/// What a scenario that passed has covered.
pub type Report = shared::Report<Words>;
/// A scenario that cannot be read, or a line of one that is not true.
pub type Failure = shared::Failure<Words>;
/// What is so instead of what a line claims.
pub type Fault = shared::Fault<Words>;
/// Why a text is not a scenario.
pub type ScenarioError = shared::ScenarioError<Words>;
/// What is wrong with a line.
pub type Wrong = table::Wrong<Words>;
/// A scenario that has been read and not yet played.
pub type Scenario = table::Scenario<Words>;

/// Reads a scenario. Never panics, whatever the text.
pub fn parse(text: &str) -> Result<Scenario, ScenarioError> {
    table::parse(text)
}

/// Plays a scenario and checks every line of it.
pub fn check(text: &str) -> Result<Report, Failure> {
    Words::check(text)
}
