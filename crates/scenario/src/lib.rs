//! Scenarios: small text files that set a table, play moves and say what must be seen (`docs/scenarios.md`).
//!
//! Each game has its words in a module of its own; what they share is in [`shared`]. [`check`] plays a scenario of any
//! game. A [`Failure`] knows the line, what it claims, what is really so and the whole real table.

pub mod cardia;
pub mod civ;
mod copy;
mod course;
pub mod kardinal;
pub mod shared;

pub use copy::{NoScenario, of_record};
pub use course::Course;

use shared::{End, Language, Position};
use std::collections::BTreeSet;
use std::fmt;

/// What a scenario of any game that passed has covered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Moves made.
    pub moves: usize,
    /// Claims found true.
    pub claims: usize,
    /// Rules cited.
    pub rules: BTreeSet<String>,
}

/// A scenario of any game that cannot be read, or a line of one that is not true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line, counted from 1.
    pub line: usize,
    /// The line itself: what it claims.
    pub text: String,
    /// What is so instead.
    pub fault: Fault,
    /// Everything as it really is. `None` before the table is set.
    pub picture: Option<String>,
}

/// What is so instead of what a line claims, by game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "they are the games")]
pub enum Fault {
    Cardia(cardia::Fault),
    Kardinal(kardinal::Fault),
    Civ(civ::Fault),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Cardia(fault) => fault.fmt(f),
            Fault::Kardinal(fault) => fault.fmt(f),
            Fault::Civ(fault) => fault.fmt(f),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n  {}", self.line, self.text, self.fault)?;
        self.picture.iter().try_for_each(|picture| write!(f, "\n{picture}"))
    }
}

impl std::error::Error for Failure {}

/// The same in the language of whichever game a text names: `in_language!(text, L => L::check(text))`. A text of any other game
/// says so when it is read.
#[macro_export]
macro_rules! in_language {
    ($text:expr, $language:ident => $then:expr) => {
        match $crate::shared::game($text) {
            Some("kardinal") => {
                type $language = $crate::kardinal::Words;
                $then
            }
            Some("civ") => {
                type $language = $crate::civ::Words;
                $then
            }
            _ => {
                type $language = $crate::cardia::Words;
                $then
            }
        }
    };
}

/// Plays a scenario of any game and checks every line of it.
pub fn check(text: &str) -> Result<Report, Failure> {
    in_language!(text, L => {
        let shared::Report { moves, claims, rules, .. } = L::check(text)?;
        Ok(Report { moves, claims, rules })
    })
}

/// Where a scenario ends, by game.
#[allow(missing_docs, reason = "they are the games")]
pub enum AnyPosition {
    Cardia(Position<::cardia::Cardia>),
    Kardinal(Position<::kardinal::Kardinal>),
    Civ(Position<::civ::Civ>),
}

/// Plays a scenario of any game, checks every line of it, and gives back where it ends. A scenario that only sets a table ends there.
pub fn position(text: &str) -> Result<AnyPosition, Failure> {
    in_language!(text, L => {
        let (_, end) = L::play(text, End::Told)?;
        Ok(end.into())
    })
}

/// A position of a game is a position of any game.
macro_rules! from_each {
    ($($game:ident = $rules:ty;)*) => {
        $(impl From<Position<$rules>> for AnyPosition {
            fn from(position: Position<$rules>) -> AnyPosition {
                AnyPosition::$game(position)
            }
        })*
    };
}
from_each! { Cardia = ::cardia::Cardia; Kardinal = ::kardinal::Kardinal; Civ = ::civ::Civ; }

impl<L: Language> From<shared::Failure<L>> for Failure {
    fn from(failure: shared::Failure<L>) -> Failure {
        let shared::Failure { line, text, fault, picture } = failure;
        let picture = picture.map(|picture| picture.to_string());
        Failure { line, text, fault: L::fault(fault), picture }
    }
}

/// Can a scenario of any game be read, whether it is true or not?
pub fn is_readable(text: &str) -> bool {
    in_language!(text, L => L::read(text).is_ok())
}

impl Fault {
    /// Is it that the line cannot be read?
    pub fn is_unreadable(&self) -> bool {
        match self {
            Fault::Cardia(fault) => matches!(fault, shared::Fault::Unreadable(_)),
            Fault::Kardinal(fault) => matches!(fault, shared::Fault::Unreadable(_)),
            Fault::Civ(fault) => matches!(fault, shared::Fault::Unreadable(_)),
        }
    }
}
