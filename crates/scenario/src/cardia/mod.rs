//! Scenarios of Cardia (`docs/scenarios.md`).
//!
//! [`parse`] reads one, [`check`] plays it. [`scenario_text`] writes the beginning of a round as a scenario, so that
//! a bug report becomes a failing test.

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
pub use cover::{Covered, Refused};
pub use error::{Misfit, Wrong};
pub use parse::parse;
pub use real::{Picture, SidePicture};
pub use script::{Cards, Encounter, Line, Next, PileCards, Scenario, Step};

use super::shared::{self, Language, Played};
use cardia::{BadOptions, BadSetup, BadText, Cardia, Reason};

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

/// Plays a scenario and checks every line of it.
pub fn check(text: &str) -> Result<Report, Failure> {
    Words::check(text)
}

impl Language for Words {
    type Game = Cardia;
    type BadOptions = BadOptions;
    type BadText = BadText;
    const LETTER: char = 'C';
    type Wrong = Wrong;
    type Misread = Wrong;
    type BadSetup = BadSetup;
    type Misfit = Misfit;
    type Picture = Picture;
    type Refused = Refused;
    type Reason = Reason;
    type Own = Covered;

    fn read(text: &str) -> Result<(), ScenarioError> {
        parse(text).map(drop)
    }

    fn play(text: &str) -> Played<Words> {
        run::run(&parse(text)?)
    }
}
