//! Programs as contestants.

use super::Arena;
use crate::interrupt;
use arena::Contestant;
use kernel::SearchDice;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A program that takes part, and why it could not play on, if it could not.
#[derive(Clone)]
pub struct Program {
    program: think::Program,
    failure: Arc<Mutex<Option<String>>>,
}

impl std::str::FromStr for Program {
    type Err = String;

    fn from_str(text: &str) -> Result<Program, String> {
        Ok(Program { program: text.parse()?, failure: Arc::default() })
    }
}

impl Program {
    /// How it is called.
    pub fn name(&self) -> &str {
        self.program.name()
    }

    /// Why it could not play on, if it could not.
    pub fn failure(&self) -> Option<String> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// At a table, with so much time for every answer.
    pub fn sit(&self, limit: Duration) -> Seated {
        Seated { program: self.clone(), limit }
    }
}

/// A program at a table.
pub struct Seated {
    program: Program,
    limit: Duration,
}

impl Seated {
    fn answer<G: Arena>(&self, view: &G::View) -> Result<Option<G::Action>, String> {
        let chosen = self.program.program.choose(&G::any_view(*view), self.limit)?;
        let read = |text: String| G::read_action(&G::options_of(view), &text);
        chosen.map(read).transpose().map_err(|why| why.to_string())
    }
}

impl<G: Arena> Contestant<G> for Seated {
    fn name(&self) -> String {
        self.program.name().to_owned()
    }

    fn choose(&self, view: &G::View, _: &mut SearchDice) -> Option<G::Action> {
        if interrupt::interrupted() || self.program.failure().is_some() {
            return None;
        }
        match self.answer::<G>(view) {
            Ok(action) => action,
            Err(why) => {
                let mut failure =
                    self.program.failure.lock().unwrap_or_else(PoisonError::into_inner);
                *failure = Some(why);
                None
            }
        }
    }
}
