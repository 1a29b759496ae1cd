//! A position of a recorded game as a scenario.

use super::{cardia, civ, kardinal};
use ::cardia::Cardia;
use ::civ::Civ;
use ::kardinal::Kardinal;
use kernel::{Game as _, Notation};
use record::Record;
use std::fmt;

/// Why a position of a record cannot be written as a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoScenario {
    /// The text is not a record that can be played again, and why.
    Record(String),
    /// The game has fewer steps.
    NoStep {
        /// The last one; the deal is step 0.
        last: usize,
    },
    /// A scenario begins where a turn or round does, and this step is in the middle of one, or the end.
    Between {
        /// The latest step before it that can be written.
        before: Option<usize>,
    },
}

impl fmt::Display for NoScenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoScenario::Record(why) => write!(f, "not a record of a game: {why}"),
            NoScenario::NoStep { last } => {
                write!(f, "there is no such step; the deal is step 0, and the last is step {last}")
            }
            NoScenario::Between { before } => {
                f.write_str(
                    "a scenario begins with a turn or round, and none begins at this step",
                )?;
                match before {
                    Some(step) => write!(f, "; step {step} is the nearest before it"),
                    None => f.write_str(", nor before it"),
                }
            }
        }
    }
}

impl std::error::Error for NoScenario {}

/// The position after a step of a record as the lines that set the table; the deal is step 0.
pub fn of_record(text: &str, step: usize) -> Result<String, NoScenario> {
    let name = record::game_name(text).map_err(bad)?;
    match name {
        Kardinal::NAME => written::<Kardinal>(text, step, kardinal::scenario_text),
        Civ::NAME => written::<Civ>(text, step, civ::scenario_text),
        // A record of any other game says so when it is read.
        _ => written::<Cardia>(text, step, cardia::scenario_text),
    }
}

fn written<G: Notation>(
    text: &str,
    step: usize,
    write: fn(&G::State) -> Option<String>,
) -> Result<String, NoScenario> {
    let record: Record<G> = record::parse(text).map_err(bad)?;
    record::replay(&record).map_err(bad)?;
    let steps = record::steps(&record).map(|step| step.map(|step| step.after));
    let states: Vec<G::State> = steps.collect::<Result<_, _>>().map_err(bad)?;
    let last = states.len().saturating_sub(1);
    let state = states.get(step).ok_or(NoScenario::NoStep { last })?;
    let nearest = || (0..step).rev().find(|&n| write(&states[n]).is_some());
    write(state).ok_or_else(|| NoScenario::Between { before: nearest() })
}

fn bad(why: impl fmt::Display) -> NoScenario {
    NoScenario::Record(why.to_string())
}
