//! What can be wrong with what a caller wants.

use kernel::{Seat, SeatSet};
use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, PyResult, create_exception};
use std::fmt;

create_exception!(
    trivium,
    IllegalAction,
    PyValueError,
    "An action that the rules refuse. The message says why and names the rule."
);

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The rules refuse it.
    Illegal(String),
    /// The game is over, by this rule.
    Over(String),
    /// The seat owes nothing.
    NotOwed { seat: Seat, owed: SeatSet },
    /// A code that answers nothing here.
    Code { code: i64, legal: Vec<u8> },
    /// No such seat.
    NoSeat { seat: Seat, seats: usize },
    /// Chance is asked.
    Chance,
    /// Chance is not asked.
    NoChance,
    /// A number beyond the outcomes.
    Outcome { index: usize, ways: usize },
    /// Outcomes are chosen by the caller: nothing is random.
    NoDice,
    /// An imagined world has no past.
    NoRecord,
    /// A row of another width.
    Width { found: usize, width: usize },
    /// The text says it.
    Text(String),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Illegal(why) | Refused::Text(why) => f.write_str(why),
            Refused::Over(rule) => write!(f, "the game is over ({rule})"),
            Refused::NotOwed { seat, owed } => {
                write!(f, "seat {seat} owes no choice now; owed by ")?;
                list(f, owed.iter())
            }
            Refused::Code { code, legal } => {
                write!(f, "action {code} is not legal here; legal: ")?;
                list(f, legal.iter())
            }
            Refused::NoSeat { seat, seats } => {
                write!(f, "there is no seat {seat} in a game of {seats}")
            }
            Refused::Chance => {
                f.write_str("the game waits for chance: choose an outcome with apply_chance")
            }
            Refused::NoChance => f.write_str("the game does not wait for chance"),
            Refused::Outcome { index, ways } => {
                write!(f, "there is no outcome {index}; there are {ways}, counted from 0")
            }
            Refused::NoDice => f.write_str(
                "in this game the caller chooses what chance brings; start it with chance=\"sampled\"",
            ),
            Refused::NoRecord => f.write_str(
                "an imagined world has no record: only a view of it is known, not how it came about",
            ),
            Refused::Width { found, width } => {
                write!(f, "a row of this game has {width} numbers, not {found}")
            }
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, all: impl Iterator<Item = impl fmt::Display>) -> fmt::Result {
    for (n, it) in all.enumerate() {
        write!(f, "{}{it}", if n == 0 { "" } else { ", " })?;
    }
    Ok(())
}

impl std::error::Error for Refused {}

impl From<Refused> for PyErr {
    fn from(why: Refused) -> PyErr {
        let text = why.to_string();
        match why {
            Refused::Illegal(_)
            | Refused::Over(_)
            | Refused::NotOwed { .. }
            | Refused::Code { .. }
            | Refused::Chance => IllegalAction::new_err(text),
            Refused::NoSeat { .. }
            | Refused::NoChance
            | Refused::Outcome { .. }
            | Refused::NoDice
            | Refused::NoRecord
            | Refused::Width { .. }
            | Refused::Text(_) => PyValueError::new_err(text),
        }
    }
}

/// A `ValueError` that says this.
pub fn value_error(why: impl fmt::Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// Does something with a view that may have been read from numbers of the caller: if no game has such a view, the rules stumble
/// over it, and that is a `ValueError`.
pub fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(work))
        .map_err(|_| value_error("no game has such a view; was its row of numbers changed?"))
}
