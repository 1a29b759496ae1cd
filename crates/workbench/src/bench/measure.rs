//! Measuring a piece of work.

use crate::interrupt::interrupted;
use cpu_time::ThreadTime;
use kernel::SearchDice;
use std::time::Duration;

/// Every measurement is repeated so often; the best and the median are reported.
pub const REPETITIONS: usize = 5;

/// The number all chance of the bench comes from.
pub const SEED: u64 = 7;

/// One line of the report.
pub struct Measured {
    pub name: &'static str,
    pub what: &'static str,
    pub unit: Unit,
    pub best: f64,
    pub median: f64,
}

/// More is better, or less.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    GamesPerSecond,
    Nanoseconds,
}

impl Unit {
    /// How it is written.
    pub fn word(self) -> &'static str {
        match self {
            Unit::GamesPerSecond => "games/s",
            Unit::Nanoseconds => "ns",
        }
    }
}

/// One line of the report, still to be measured in slices of this time. Gives nothing if the program is asked to stop.
pub type Measurement = Box<dyn FnOnce(Duration) -> Option<Measured>>;

/// Repeats the work until the slice of CPU time is over, several times.
pub fn measure(
    name: &'static str,
    what: &'static str,
    unit: Unit,
    mut work: impl FnMut(&mut SearchDice) + 'static,
) -> Measurement {
    Box::new(move |slice| {
        let mut dice = SearchDice::new(SEED);
        let batch = batch_size(slice, &mut dice, &mut work);
        let times = (0..REPETITIONS).map(|_| {
            let (start, mut done) = (ThreadTime::now(), 0u64);
            loop {
                (0..batch).for_each(|_| work(&mut dice));
                done += batch;
                let used = start.elapsed();
                if interrupted() {
                    return None;
                }
                if used >= slice {
                    return Some(used.as_secs_f64() / done as f64);
                }
            }
        });
        Some(summary(name, what, unit, times.collect::<Option<_>>()?))
    })
}

/// So much work that looking at the clock does not count.
fn batch_size(
    slice: Duration,
    dice: &mut SearchDice,
    work: &mut impl FnMut(&mut SearchDice),
) -> u64 {
    let mut batch = 16;
    loop {
        let start = ThreadTime::now();
        (0..batch).for_each(|_| work(dice));
        if start.elapsed() >= slice / 20 {
            return batch;
        }
        batch *= 2;
    }
}

/// From seconds for each piece of work.
pub fn summary(
    name: &'static str,
    what: &'static str,
    unit: Unit,
    mut seconds: Vec<f64>,
) -> Measured {
    seconds.sort_by(f64::total_cmp);
    let value = |seconds: f64| match unit {
        Unit::GamesPerSecond => 1.0 / seconds,
        Unit::Nanoseconds => seconds * 1e9,
    };
    Measured {
        name,
        what,
        unit,
        best: value(seconds[0]),
        median: value(seconds[seconds.len() / 2]),
    }
}
