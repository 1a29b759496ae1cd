//! The time of the tables. It runs evenly while the server runs, whatever happens to the clock of the machine, and goes on
//! where it stopped when the server starts again.

use room::Time;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// How much time counts at most between the end of a server and its next start. Nobody loses a game because the server was
/// away, or because the clock of the machine was set meanwhile.
const LONGEST_GAP: u64 = 60_000;

/// The time, counted from when the server started.
#[derive(Debug)]
pub struct Clock {
    begun: Time,
    since: Instant,
    /// What has to be added to agree with other servers, in milliseconds.
    corrected: AtomicI64,
}

/// Two servers may differ by so much without being corrected, in milliseconds: news take about as long.
const AGREES: i64 = 100;

impl Clock {
    /// Goes on from the time that was kept last, if one was, and what the clock of the machine said then and says now.
    pub fn resume(kept: Option<(i64, i64)>, wall: Time) -> Clock {
        let time = |it: i64| u64::try_from(it).unwrap_or(0);
        let begun = match kept {
            None => wall,
            Some((kept, then)) => {
                let passed = wall.0.saturating_sub(time(then));
                Time(time(kept).saturating_add(passed.min(LONGEST_GAP)))
            }
        };
        if begun != wall {
            let behind = wall.0 as i128 - begun.0 as i128;
            tracing::info!(milliseconds = %behind, "the time of the tables is behind the clock of the machine");
        }
        Clock::at(begun)
    }

    /// Goes on from this time.
    pub fn at(begun: Time) -> Clock {
        Clock { begun, since: Instant::now(), corrected: AtomicI64::new(0) }
    }

    /// Now, in milliseconds. Near the Unix epoch, but never set.
    pub fn now(&self) -> Time {
        let passed = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        let time = self.begun.0.saturating_add(passed);
        Time(time.saturating_add_signed(self.corrected.load(Ordering::Relaxed)))
    }

    /// Agrees with other servers that it is this time now.
    pub fn follow(&self, time: i64) {
        let behind = time.saturating_sub(stored(self.now()));
        if behind.abs() > AGREES {
            tracing::info!(milliseconds = behind, "the time of the tables is corrected");
            self.corrected.fetch_add(behind, Ordering::Relaxed);
        }
    }

    /// A time as something to wait for.
    pub fn instant(&self, time: Time) -> Instant {
        Instant::now() + Duration::from_millis(time.0.saturating_sub(self.now().0))
    }
}

/// By how many milliseconds the clock of this machine is ahead of what several machines agree on.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// What the clock of the machine says, in milliseconds of the Unix epoch; corrected if it is known to be wrong.
pub fn wall() -> Time {
    Time(machine().0.saturating_add_signed(-AHEAD.load(Ordering::Relaxed)))
}

fn machine() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// By how many milliseconds the clock of this machine is ahead of this time.
pub fn machine_is_ahead_of(wall: i64) -> i64 {
    stored(machine()).saturating_sub(wall)
}

/// The clock of this machine is known to be ahead by so many milliseconds.
pub fn correct(ahead: i64) {
    AHEAD.store(ahead, Ordering::Relaxed);
}

/// A time as a database keeps it.
pub fn stored(time: Time) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn servers_agree_on_the_time() {
        let clock = Clock::at(Time(1_000_000));
        clock.follow(1_000_050);
        assert!(clock.now().0 < 1_000_050, "as long as news take");
        clock.follow(1_900_000);
        assert!((1_900_000..1_900_050).contains(&clock.now().0));
        clock.follow(1_000_000);
        assert!((1_000_000..1_000_050).contains(&clock.now().0));
    }

    #[test]
    fn time_goes_on_where_it_stopped() {
        let begun = |kept, wall: i64| Clock::resume(kept, Time(wall as u64)).begun.0 as i64;
        let noon = 1_000_000_000_000;
        assert_eq!(begun(None, noon), noon);
        // A restart of ten seconds counts; a night does not, and neither does a clock that was set forward or back.
        assert_eq!(begun(Some((noon, noon)), noon + 10_000), noon + 10_000);
        assert_eq!(begun(Some((noon, noon)), noon + 8 * HOUR), noon + 60_000);
        assert_eq!(begun(Some((noon, noon)), noon - HOUR), noon);
        // The clock was set while the server ran: only what passed since counts.
        assert_eq!(begun(Some((noon, noon + HOUR)), noon + HOUR + 5_000), noon + 5_000);
    }
}
