//! Limits for persons and networks: rates as token buckets, and how many things they hold at the same time.

use crate::config::Rate;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// Above this number of buckets, full buckets are dropped, and above this number of persons old places.
const MOST: usize = 50_000;

/// One bucket for each key.
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
    /// What was taken since other servers were told, by those whose bucket is half empty; `None` if there are no others.
    spent: Mutex<Option<HashMap<K, f64>>>,
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

impl<K: Eq + Hash + Clone> Buckets<K> {
    /// All full.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::new(HashMap::new()), spent: Mutex::new(None) }
    }

    /// Takes one; `false` if there is none left.
    pub fn take(&self, who: K) -> bool {
        self.take_at(who, Instant::now())
    }

    /// Is there anything left? For what costs as much as it turns out to.
    pub fn has_some(&self, who: K) -> bool {
        self.change(who, Instant::now(), |left| left > 0.0, 0.0)
    }

    /// Takes as much as something has cost, also if it is more than there was.
    pub fn spend(&self, who: K, cost: f64) {
        self.change(who, Instant::now(), |_| true, cost);
    }

    fn take_at(&self, who: K, now: Instant) -> bool {
        self.change(who, now, |left| left >= 1.0, 1.0)
    }

    /// Takes this much if what is left allows it.
    fn change(&self, who: K, now: Instant, allows: fn(f64) -> bool, cost: f64) -> bool {
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
        let bucket = buckets.entry(who.clone()).or_insert(Bucket { left: rate.burst, at: now });
        bucket.refill(rate, now);
        let may = allows(bucket.left);
        if may {
            bucket.left -= cost;
        }
        if may && bucket.left < rate.burst / 2.0 {
            let mut spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            if let Some(spent) = spent.as_mut() {
                *spent.entry(who).or_insert(0.0) += cost;
            }
        }
        may
    }
}

/// Who is counted, as other servers are told.
pub trait Named: Sized {
    /// As text.
    fn name(&self) -> String;
    /// From text.
    fn named(text: &str) -> Option<Self>;
}

impl Named for room::PersonId {
    fn name(&self) -> String {
        self.as_str().to_owned()
    }

    fn named(text: &str) -> Option<room::PersonId> {
        room::Person::new(text, "Nobody").ok().map(|it| it.id)
    }
}

impl Named for Network {
    fn name(&self) -> String {
        self.address().to_string()
    }

    fn named(text: &str) -> Option<Network> {
        text.parse().ok().map(Network::of)
    }
}

/// A limit that counts what is done at any server. Whoever uses little is counted only where they are.
pub trait Shared: Sync {
    /// From now on what is taken here is kept for [`Shared::take_spent`].
    fn share(&self);
    /// What was taken here since the last time.
    fn take_spent(&self) -> Vec<(String, f64)>;
    /// So much was taken at another server.
    fn spent_elsewhere(&self, who: &str, cost: f64);
}

impl<K: Eq + Hash + Clone + Named + Send> Shared for Buckets<K> {
    fn share(&self) {
        *self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(HashMap::new());
    }

    fn take_spent(&self) -> Vec<(String, f64)> {
        let mut spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let taken = spent.as_mut().map(std::mem::take).unwrap_or_default();
        taken.into_iter().map(|(who, cost)| (who.name(), cost)).collect()
    }

    fn spent_elsewhere(&self, who: &str, cost: f64) {
        let rate = self.rate;
        let Some(who) = K::named(who).filter(|_| rate.per_second > 0.0 && cost > 0.0) else {
            return;
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let now = Instant::now();
        let bucket = buckets.entry(who).or_insert(Bucket { left: rate.burst, at: now });
        bucket.refill(rate, now);
        bucket.left -= cost;
    }
}

/// Where somebody comes from, as far as limits tell: an address of IPv4, or a network of IPv6 with 2⁶⁴ addresses, which
/// is what one household gets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Network(IpAddr);

impl Network {
    /// The network of an address.
    pub fn of(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

impl Network {
    /// Its first address.
    pub fn address(&self) -> IpAddr {
        self.0
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// From where persons came last, in memory only: nobody's address is stored.
#[derive(Default)]
pub struct Places(Mutex<HashMap<room::PersonId, (Network, Instant)>>);

impl Places {
    /// So long after a person was here last the place may be forgotten, if there are many.
    const KEPT: Duration = Duration::from_secs(60 * 60);

    fn lock(&self) -> MutexGuard<'_, HashMap<room::PersonId, (Network, Instant)>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A person comes from there.
    pub fn note(&self, person: &room::PersonId, from: Network) {
        let (mut all, now) = (self.lock(), Instant::now());
        if all.len() >= MOST {
            all.retain(|_, (_, at)| now.saturating_duration_since(*at) < Places::KEPT);
        }
        all.insert(person.clone(), (from, now));
    }

    /// From where somebody with this id came last, if that is known.
    pub fn of(&self, person: &str) -> Option<Network> {
        let person = room::PersonId::named(person)?;
        self.lock().get(&person).map(|(from, _)| *from)
    }
}

/// How many things each key holds at the same time, up to a limit.
pub struct Counts<K> {
    most: usize,
    held: Mutex<HashMap<K, usize>>,
}

/// One of those things, until it is dropped.
pub struct Held<K: Eq + Hash> {
    counts: Arc<Counts<K>>,
    who: K,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    /// At most so many for each.
    pub fn new(most: usize) -> Counts<K> {
        Counts { most, held: Mutex::new(HashMap::new()) }
    }

    /// One more; `None` if that would be too many.
    pub fn hold(self: &Arc<Counts<K>>, who: K) -> Option<Held<K>> {
        let mut all = self.lock();
        let held = all.entry(who.clone()).or_insert(0);
        if *held >= self.most {
            return None;
        }
        *held += 1;
        Some(Held { counts: self.clone(), who })
    }
}

impl<K> Counts<K> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.held.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl<K: Eq + Hash> Drop for Held<K> {
    fn drop(&mut self) {
        let mut all = self.counts.lock();
        if let Some(held) = all.get_mut(&self.who) {
            *held -= 1;
            if *held == 0 {
                all.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_is_one_network() {
        let network = |text: &str| Network::of(text.parse().expect("an address"));
        assert_eq!(network("2001:db8:1:2::3"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::3"), network("2001:db8:1:3::3"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_eq!(network("2001:db8:1:2::3").to_string(), "2001:db8:1:2::/64");
    }

    #[test]
    fn what_is_held_is_counted_until_it_is_let_go() {
        let counts = Arc::new(Counts::new(2));
        let (first, second) = (counts.hold("Ann"), counts.hold("Ann"));
        assert!(first.is_some() && second.is_some() && counts.hold("Ann").is_none());
        assert!(counts.hold("Ben").is_some());
        drop(first);
        assert!(counts.hold("Ann").is_some());
        drop(second);
        assert!(counts.lock().is_empty());
    }

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
    fn what_cost_more_than_there_was_is_paid_later() {
        let buckets = Buckets::new(Rate { per_second: 1.0, burst: 10.0 });
        assert!(buckets.has_some("Ann"));
        buckets.spend("Ann", 1_000_000.0);
        assert!(!buckets.has_some("Ann") && buckets.has_some("Ben"));
    }

    /// Who uses much at one server has less left at the others; who uses little is not told of.
    #[test]
    fn a_limit_counts_what_is_done_at_any_server() {
        let rate = Rate { per_second: 0.001, burst: 10.0 };
        let (here, there) = (Buckets::new(rate), Buckets::new(rate));
        let network = Network::of("192.0.2.1".parse().expect("an address"));
        here.share();
        assert!((0..5).all(|_| here.take(network)));
        assert_eq!(here.take_spent(), []);
        assert!((0..4).all(|_| here.take(network)));
        let spent = here.take_spent();
        assert_eq!(spent, [("192.0.2.1".to_owned(), 4.0)]);
        assert_eq!(here.take_spent(), []);
        for (who, cost) in spent {
            there.spent_elsewhere(&who, cost);
        }
        there.spent_elsewhere("nobody", 3.0);
        assert_eq!((0..10).take_while(|_| there.take(network)).count(), 6);
    }

    #[test]
    fn no_rate_is_no_limit() {
        let buckets: Buckets<&str> = Buckets::new(Rate::NONE);
        assert!((0..10_000).all(|_| buckets.take("Ann")));
    }
}
