//! The results of a tournament as a file: the plan on the first line, then a line for each bout. A run that was ended is
//! taken up from it.

use crate::tournament::{Bout, Plan};
use std::fmt;

/// A plan and the bouts played so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    /// What is played.
    pub plan: Plan,
    /// What was.
    pub bouts: Vec<Bout>,
}

/// Why a file is no journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadJournal {
    /// Nothing in it.
    Empty,
    /// A line that is neither plan nor bout.
    Line {
        /// Its number.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// A bout of contestants that the plan does not have.
    Contestant {
        /// The line.
        line: usize,
    },
}

impl fmt::Display for BadJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadJournal::Empty => f.write_str("it is empty; its first line must be a plan"),
            BadJournal::Line { line, why } => {
                write!(f, "line {line} is not a line of a journal: {why}")
            }
            BadJournal::Contestant { line } => {
                write!(f, "line {line} names a contestant that the plan does not have")
            }
        }
    }
}

impl std::error::Error for BadJournal {}

impl Journal {
    /// Reads a journal. A last line without its end was cut off while it was written: it is left out, and will be
    /// played again.
    pub fn read(text: &str) -> Result<Journal, BadJournal> {
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = whole.lines().zip(1..);
        let (plan, _) = lines.next().ok_or(BadJournal::Empty)?;
        let bad =
            |line| move |why: serde_json::Error| BadJournal::Line { line, why: why.to_string() };
        let plan: Plan = serde_json::from_str(plan).map_err(bad(1))?;
        let mut bouts = Vec::new();
        for (text, line) in lines {
            let bout: Bout = serde_json::from_str(text).map_err(bad(line))?;
            let known = |&who: &usize| who < plan.contestants.len();
            let named =
                bout.games.iter().flat_map(|(lineup, _)| lineup).chain([&bout.one, &bout.others]);
            if !named.into_iter().all(known) {
                return Err(BadJournal::Contestant { line });
            }
            bouts.push(bout);
        }
        Ok(Journal { plan, bouts })
    }

    /// The first line.
    pub fn head(plan: &Plan) -> String {
        serde_json::to_string(plan).unwrap_or_default() + "\n"
    }

    /// The line of a bout.
    pub fn line(bout: &Bout) -> String {
        serde_json::to_string(bout).unwrap_or_default() + "\n"
    }
}
