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
pub use script::{Cards, Compared, Encounter, Line, Next, PileCards, Scenario, Step};

use super::shared::{self, End, Language, Played};
use cardia::{Action, BadOptions, BadSetup, BadText, Cardia, Drawn, Options, Reason, State, Wilds};
use error::side_word;
use kernel::Seat;

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

    fn play(text: &str, end: End) -> Played<Words> {
        run::run(&parse(text)?, end)
    }

    fn written(state: &State<Wilds>) -> Option<String> {
        scenario_text(state)
    }

    fn choice(options: &Options, seat: Seat, action: Action) -> String {
        format!("{} {}", side_word(seat), real::words_of(options).action(action))
    }

    fn outcome(options: &Options, outcome: Drawn) -> String {
        format!("chance {}", chance::name(real::words_of(options), outcome))
    }

    fn fault(fault: Fault) -> super::Fault {
        super::Fault::Cardia(fault)
    }
}
