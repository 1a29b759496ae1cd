use room::Time;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Now, in milliseconds of the Unix epoch.
pub fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// A time as a database keeps it.
pub fn stored(time: Time) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

/// A time as something to wait for.
pub fn instant(time: Time) -> Instant {
    Instant::now() + Duration::from_millis(time.0.saturating_sub(now().0))
}
