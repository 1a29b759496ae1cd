//! The results of long work as a file: what the work is on the first line, then a line of JSON for each part that is
//! done. A run that was ended is taken up from it.

use crate::tournament::{Bout, Plan};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// A line of a journal: the result of one part of the work.
pub trait Entry: Serialize + DeserializeOwned {
    /// What the work is.
    type Head: Serialize + DeserializeOwned;

    /// Why this cannot be a part of that work, if it cannot.
    fn fits(&self, head: &Self::Head) -> Result<(), String>;
}

/// What the work is, and the parts that are done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal<E: Entry> {
    /// What the work is.
    pub head: E::Head,
    /// What is done of it.
    pub entries: Vec<E>,
    /// How many bytes of the text are whole lines. What follows them was cut off while it was written, and is left
    /// out.
    pub whole: usize,
}

/// Why a file is no journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadJournal {
    /// Not one whole line.
    Empty,
    /// A line that is neither a head nor an entry.
    Line {
        /// Its number.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
}

impl fmt::Display for BadJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadJournal::Empty => f.write_str("this is not a journal: it has no whole line"),
            BadJournal::Line { line, why } => {
                write!(f, "line {line} is not a line of a journal: {why}")
            }
        }
    }
}

impl std::error::Error for BadJournal {}

impl<E: Entry> Journal<E> {
    /// Reads a journal. A last line without its end was cut off while it was written: it is left out, and its part of
    /// the work will be done again.
    pub fn read(text: &str) -> Result<Journal<E>, BadJournal> {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines().zip(1..);
        let (head, _) = lines.next().ok_or(BadJournal::Empty)?;
        let bad = |line| move |why: String| BadJournal::Line { line, why };
        let head = parse(head).map_err(bad(1))?;
        let mut entries = Vec::new();
        for (text, line) in lines {
            let entry: E = parse(text).map_err(bad(line))?;
            entry.fits(&head).map_err(bad(line))?;
            entries.push(entry);
        }
        Ok(Journal { head, entries, whole })
    }

    /// The first line.
    pub fn head(head: &E::Head) -> String {
        serde_json::to_string(head).unwrap_or_default() + "\n"
    }

    /// The line of an entry.
    pub fn line(entry: &E) -> String {
        serde_json::to_string(entry).unwrap_or_default() + "\n"
    }
}

fn parse<T: DeserializeOwned>(line: &str) -> Result<T, String> {
    serde_json::from_str(line).map_err(|why| why.to_string())
}

impl Entry for Bout {
    type Head = Plan;

    fn fits(&self, plan: &Plan) -> Result<(), String> {
        let lineups = self.games.iter().flat_map(|(lineup, _)| lineup);
        let known = |&who: &usize| who < plan.contestants.len();
        if lineups.chain([&self.one, &self.others]).all(known) {
            Ok(())
        } else {
            Err("it names a contestant that the plan does not have".into())
        }
    }
}
