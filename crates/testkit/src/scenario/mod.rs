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
pub mod kardinal;
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

/// Plays a scenario of any game and checks every line of it.
pub fn check(text: &str) -> Result<Report, Failure> {
    if game(text) == Some("kardinal") {
        return Ok(self::kardinal::check(text)?.into());
    }
    let scenario = parse(text)?;
    run::run(&scenario)
}

/// The game that the first line names.
fn game(text: &str) -> Option<&str> {
    let mut code = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let mut words = code.find(|code| !code.is_empty())?.split_whitespace();
    words.next().filter(|&word| word == "game").and(words.next())
}

impl From<self::kardinal::Report> for Report {
    fn from(report: self::kardinal::Report) -> Report {
        let self::kardinal::Report { moves, claims, rules, .. } = report;
        Report { moves, claims, rules, ..Report::default() }
    }
}

impl From<self::kardinal::Failure> for Failure {
    fn from(failure: self::kardinal::Failure) -> Failure {
        let (line, text) = (failure.line, failure.text.clone());
        Failure { line, text, fault: Fault::Kardinal(Box::new(failure)), picture: None }
    }
}
