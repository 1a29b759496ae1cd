use super::Law;
use std::fmt;

/// A broken law, and all that is needed to see it again.
#[derive(Clone, PartialEq, Eq)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// The game's name.
    pub game: &'static str,
    /// The number of the random game: [`check_game`](super::check_game) with it finds the same again.
    pub number: u64,
    /// After how many decisions.
    pub step: usize,
    /// What happened.
    pub what: String,
    /// The record up to there.
    pub record: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} is broken: {}", self.law, self.law.description())?;
        write!(f, "in game {} of {}, after {} decisions: ", self.number, self.game, self.step)?;
        writeln!(f, "{}", self.what)?;
        f.write_str(&self.record)
    }
}

impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Violation {}

/// What was checked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stats {
    /// Games played to their end.
    pub games: u64,
    /// States in which the laws were checked.
    pub positions: u64,
    checks: [u64; Law::ALL.len()],
}

impl Stats {
    /// What another run counted.
    pub fn counted(games: u64, positions: u64, checks: impl Fn(Law) -> u64) -> Stats {
        Stats { games, positions, checks: Law::ALL.map(checks) }
    }

    /// How often a law was checked.
    pub fn checks(&self, law: Law) -> u64 {
        self.checks[law as usize]
    }

    pub(crate) fn count(&mut self, law: Law) {
        self.count_many(law, 1);
    }

    pub(crate) fn count_many(&mut self, law: Law, times: u64) {
        self.checks[law as usize] += times;
    }

    /// Adds what another run checked.
    pub fn merge(&mut self, other: &Stats) {
        self.games += other.games;
        self.positions += other.positions;
        for (mine, theirs) in self.checks.iter_mut().zip(other.checks) {
            *mine += theirs;
        }
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} positions", self.games, self.positions)?;
        for law in Law::ALL {
            let name = law.to_string();
            writeln!(f, "{:>12} {name:<12} {}", self.checks(law), law.description())?;
        }
        Ok(())
    }
}
