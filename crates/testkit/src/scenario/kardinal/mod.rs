//! Scenarios of Kardinal & König – Das Kartenspiel (`docs/scenarios.md`).

mod chance;
mod cover;
mod error;
mod items;
mod parse;
mod real;
mod run;
mod script;

pub use cover::{Refused, Report};
pub use error::{Failure, Fault, ScenarioError, Wrong};
pub use parse::parse;
pub use script::{Item, Kind, Line, Next, Row, Scenario, Step};

/// Plays a scenario and checks every line of it.
pub fn check(text: &str) -> Result<Report, Failure> {
    let scenario = parse(text)?;
    run::run(&scenario)
}
