//! What was checked: by this run, and by those before it that the journal has.

use crate::journal::JournalFile;
use crate::stop::Stop;
use arena::Entry;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::path::Path;
use testkit::{Law, Stats};

/// What a journal is about, its first line. Results of another scope do not add up with these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scope {
    /// The game whose laws are checked, by its name.
    pub laws: String,
    /// How much is checked.
    pub mode: Mode,
    /// The version of the game's rules.
    pub rules: u32,
}

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The costly laws in some positions.
    Quick,
    /// Everything in every position.
    Thorough,
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mode = match self.mode {
            Mode::Quick => "quick",
            Mode::Thorough => "thorough",
        };
        write!(f, "{mode} checks of {} under rules {}", self.laws, self.rules)
    }
}

/// Games with neighbouring numbers in which every law held: a line of the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checked {
    /// The number of the first game.
    first: u64,
    /// The number of the last game.
    last: u64,
    positions: u64,
    /// How often each law was checked, by its name.
    checks: BTreeMap<String, u64>,
}

impl Checked {
    /// What was checked in the games from this number on; `None` if there were none.
    pub fn of(first: u64, stats: &Stats) -> Option<Checked> {
        let last = first + stats.games.checked_sub(1)?;
        let checks = Law::ALL.iter().map(|law| (law.to_string(), stats.checks(*law))).collect();
        Some(Checked { first, last, positions: stats.positions, checks })
    }

    fn numbers(&self) -> Range<u64> {
        self.first..self.last + 1
    }

    fn stats(&self) -> Stats {
        Stats::counted(length(&self.numbers()), self.positions, |law| {
            self.checks.get(&law.to_string()).copied().unwrap_or_default()
        })
    }
}

impl Entry for Checked {
    type Head = Scope;

    fn fits(&self, _: &Scope) -> Result<(), String> {
        if !(self.first..u64::MAX).contains(&self.last) {
            return Err(format!("there are no games {} to {}", self.first, self.last));
        }
        let known = |name: &str| Law::ALL.iter().any(|law| law.to_string() == name);
        match self.checks.keys().find(|name| !known(name)) {
            Some(name) => Err(format!("there is no law `{name}`")),
            None => Ok(()),
        }
    }
}

/// All that was checked.
#[derive(Default)]
pub struct Results {
    parts: Vec<Checked>,
    journal: Option<JournalFile>,
}

impl Results {
    /// What a journal has. It is the journal of this scope, and has no number twice.
    pub fn take_up(path: &Path, scope: &Scope) -> Result<Results, Stop> {
        let (parts, journal) = JournalFile::take_up::<Checked>(path, scope, |found| {
            if found == scope {
                return Ok(());
            }
            Err(format!("this is the journal of {found}, not of {scope}; choose another file"))
        })?;
        let results = Results { parts, journal: Some(journal) };
        let ranges = results.sorted();
        match ranges.windows(2).find(|pair| pair[1].start < pair[0].end) {
            Some(pair) => Err(Stop::usage(format_args!(
                "{}: this is not a journal of one run after another: game {} is in it twice",
                path.display(),
                pair[1].start
            ))),
            None => Ok(results),
        }
    }

    /// Adds what was checked, in the journal first.
    pub fn keep(&mut self, checked: Checked) -> Result<(), Stop> {
        if let Some(journal) = &mut self.journal {
            journal.add(&checked)?;
        }
        self.parts.push(checked);
        Ok(())
    }

    /// The totals.
    pub fn total(&self) -> Stats {
        let mut total = Stats::default();
        self.parts.iter().for_each(|part| total.merge(&part.stats()));
        total
    }

    /// Those of the wanted numbers that were not checked yet.
    pub fn missing(&self, wanted: Range<u64>) -> Vec<Range<u64>> {
        let mut next = wanted.start;
        let mut missing = Vec::new();
        for done in self.sorted() {
            missing.push(next..done.start.min(wanted.end));
            next = next.max(done.end);
        }
        missing.push(next..wanted.end);
        missing.retain(|range| !range.is_empty());
        missing
    }

    /// The numbers as text, neighbouring ranges joined: `1 to 2000, 5001 to 6000`.
    pub fn numbers(&self) -> String {
        let mut joined: Vec<Range<u64>> = Vec::new();
        for range in self.sorted() {
            match joined.last_mut() {
                Some(last) if last.end == range.start => last.end = range.end,
                _ => joined.push(range),
            }
        }
        let text = |range: &Range<u64>| format!("{} to {}", range.start, range.end - 1);
        joined.iter().map(text).collect::<Vec<_>>().join(", ")
    }

    fn sorted(&self) -> Vec<Range<u64>> {
        let mut ranges: Vec<_> = self.parts.iter().map(Checked::numbers).collect();
        ranges.sort_unstable_by_key(|range| range.start);
        ranges
    }
}

/// How many numbers a range has.
pub fn length(range: &Range<u64>) -> u64 {
    range.end - range.start
}

/// A range in pieces of at most this length.
pub fn split(range: Range<u64>, most: u64) -> impl Iterator<Item = Range<u64>> {
    let end = range.end;
    (0..length(&range).div_ceil(most)).map(move |n| {
        let start = range.start + n * most;
        start..end.min(start.saturating_add(most))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(ranges: &[Range<u64>]) -> Results {
        let stats = |games| Stats::counted(games, 10 * games, |_| 3);
        let parts = ranges.iter().filter_map(|it| Checked::of(it.start, &stats(length(it))));
        Results { parts: parts.collect(), journal: None }
    }

    #[test]
    #[allow(clippy::single_range_in_vec_init, reason = "a list of one range is meant")]
    fn only_what_is_missing_is_checked() {
        assert_eq!(results(&[]).missing(5..9), [5..9]);
        assert_eq!(results(&[5..9]).missing(5..9), []);
        assert_eq!(results(&[1..100]).missing(5..9), []);
        assert_eq!(results(&[6..7]).missing(5..9), [5..6, 7..9]);
        assert_eq!(results(&[20..30, 0..6, 8..10]).missing(5..25), [6..8, 10..20]);
        assert_eq!(results(&[20..30]).missing(5..9), [5..9]);
    }

    #[test]
    fn neighbouring_ranges_are_told_as_one() {
        assert_eq!(results(&[20..30, 0..6, 6..10]).numbers(), "0 to 9, 20 to 29");
    }

    #[test]
    #[allow(clippy::single_range_in_vec_init, reason = "a list of one range is meant")]
    fn a_range_is_split_without_gaps() {
        assert_eq!(split(3..10, 3).collect::<Vec<_>>(), [3..6, 6..9, 9..10]);
        let last = u64::MAX - 1;
        assert_eq!(split(last..u64::MAX, 1000).collect::<Vec<_>>(), [last..u64::MAX]);
        assert_eq!(split(3..3, 1000).count(), 0);
    }

    #[test]
    fn totals_are_sums() {
        assert_eq!(results(&[20..30, 0..6]).total(), Stats::counted(16, 160, |_| 6));
    }

    #[test]
    fn a_line_is_checked() {
        let scope = Scope { laws: "toy".into(), mode: Mode::Quick, rules: 1 };
        let why = |line: &str| {
            let checked: Checked = serde_json::from_str(line).expect("a line");
            checked.fits(&scope).expect_err("a bad line")
        };
        let line = |first: u64, last: u64, law: &str| {
            format!(r#"{{"first":{first},"last":{last},"positions":1,"checks":{{"{law}":1}}}}"#)
        };
        assert_eq!(why(&line(5, 4, "Legal")), "there are no games 5 to 4");
        assert!(why(&line(5, u64::MAX, "Legal")).starts_with("there are no games"));
        assert_eq!(why(&line(5, 5, "Gravity")), "there is no law `Gravity`");
    }
}
