use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// What came out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Tables that were played at.
    pub tables: usize,
    /// Sockets that played.
    pub players: usize,
    /// Sockets that only waited.
    pub idle: usize,
    /// How long the measuring took, in seconds.
    pub seconds: f64,
    /// Moves that were acknowledged in that time.
    pub moves: usize,
    /// The same for a second.
    pub moves_per_second: f64,
    /// From sending a move until its ack.
    #[serde(flatten)]
    pub times: Times,
    /// From sending a move until another player was told, in games where one moves at a time.
    pub seen: Times,
    /// What went wrong, and how often.
    pub errors: BTreeMap<String, u64>,
}

/// How long things took, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Times {
    /// Half took no longer.
    pub p50: f64,
    /// 99 of 100 took no longer.
    pub p99: f64,
    /// 999 of 1,000 took no longer.
    pub p999: f64,
    /// None took longer.
    pub max: f64,
}

impl Times {
    /// Of these.
    pub fn of(mut all: Vec<Duration>) -> Times {
        all.sort_unstable();
        let at = |share: f64| {
            let last = all.len().saturating_sub(1);
            let index = ((all.len() as f64 * share) as usize).min(last);
            all.get(index).map_or(0.0, |it| it.as_secs_f64() * 1e3)
        };
        Times { p50: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1.0) }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} tables, {} players, {} idle sockets",
            self.tables, self.players, self.idle
        )?;
        writeln!(
            f,
            "{} moves in {:.1} s: {:.0} a second",
            self.moves, self.seconds, self.moves_per_second
        )?;
        let Times { p50, p99, p999, max } = self.times;
        writeln!(
            f,
            "ack after  p50 {p50:.1} ms  p99 {p99:.1} ms  p999 {p999:.1} ms  max {max:.1} ms"
        )?;
        let Times { p50, p99, p999, max } = self.seen;
        if max > 0.0 {
            writeln!(
                f,
                "seen after p50 {p50:.1} ms  p99 {p99:.1} ms  p999 {p999:.1} ms  max {max:.1} ms"
            )?;
        }
        if self.errors.is_empty() {
            return writeln!(f, "no errors");
        }
        for (what, times) in &self.errors {
            writeln!(f, "{times} × {what}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Times;
    use std::time::Duration;

    #[test]
    fn shares_are_read_off_the_sorted_times() {
        let all = (1..=1000).rev().map(Duration::from_millis).collect();
        assert_eq!(Times::of(all), Times { p50: 501.0, p99: 991.0, p999: 1000.0, max: 1000.0 });
        assert_eq!(Times::of(Vec::new()), Times::default());
    }
}
