//! Rate limits for persons and addresses, as token buckets.

use crate::config::Rate;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

/// Above this number of buckets, full buckets are dropped.
const MOST: usize = 50_000;

/// One bucket for each key.
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn refill(&mut self, rate: Rate, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

impl<K: Eq + Hash> Buckets<K> {
    /// All full.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes one; `false` if there is none left.
    pub fn take(&self, who: K) -> bool {
        self.take_at(who, Instant::now())
    }

    fn take_at(&self, who: K, now: Instant) -> bool {
        let rate = self.rate;
        if rate.per_second <= 0.0 {
            return true;
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| {
                bucket.refill(rate, now);
                bucket.left < rate.burst
            });
        }
        let bucket = buckets.entry(who).or_insert(Bucket { left: rate.burst, at: now });
        bucket.refill(rate, now);
        let may = bucket.left >= 1.0;
        if may {
            bucket.left -= 1.0;
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_is_emptied_and_fills_again() {
        let buckets = Buckets::new(Rate { per_second: 2.0, burst: 3.0 });
        let start = Instant::now();
        let taken = |now| (0..10).take_while(|_| buckets.take_at("Ann", now)).count();
        assert_eq!(taken(start), 3);
        assert_eq!(taken(start + Duration::from_secs(1)), 2);
        assert_eq!(taken(start + Duration::from_secs(60)), 3);
        assert!(buckets.take_at("Ben", start));
    }

    #[test]
    fn no_rate_is_no_limit() {
        let buckets = Buckets::new(Rate::NONE);
        assert!((0..10_000).all(|_| buckets.take("Ann")));
    }
}
