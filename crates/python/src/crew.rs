//! Threads that wait for work.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::num::NonZeroUsize;

/// Some threads beside that of the caller. They start when there is work for the first time.
pub struct Crew {
    threads: NonZeroUsize,
    /// With the process in which they run: after a fork there are none, and the child starts its own.
    helpers: Option<(u32, ThreadPool)>,
}

impl Crew {
    /// So many threads, with that of the caller.
    pub fn new(threads: NonZeroUsize) -> Crew {
        Crew { threads, helpers: None }
    }

    /// How many threads, with that of the caller.
    pub fn threads(&self) -> NonZeroUsize {
        self.threads
    }

    /// Forgets threads that a fork left behind. Their locks may be held by them for ever.
    fn forget_strangers(&mut self) {
        if self.helpers.as_ref().is_some_and(|(home, _)| *home != std::process::id()) {
            std::mem::forget(self.helpers.take());
        }
    }

    fn helpers(&mut self) -> Option<&ThreadPool> {
        self.forget_strangers();
        if self.helpers.is_none() {
            let builder = ThreadPoolBuilder::new().num_threads(self.threads.get() - 1);
            self.helpers = builder.build().ok().map(|helpers| (std::process::id(), helpers));
        }
        self.helpers.as_ref().map(|(_, helpers)| helpers)
    }

    /// Does all of this, each part on a thread of its own. Where no thread can be started, the caller does it alone.
    pub fn each<T: Send>(&mut self, parts: impl Iterator<Item = T>, work: impl Fn(T) + Sync) {
        let mut parts = parts;
        let own = parts.next();
        let work = &work;
        let helpers = if self.threads.get() > 1 { self.helpers() } else { None };
        match helpers {
            Some(helpers) => helpers.in_place_scope(|scope| {
                for part in parts {
                    scope.spawn(move |_| work(part));
                }
                own.into_iter().for_each(work);
            }),
            None => own.into_iter().chain(parts).for_each(work),
        }
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        self.forget_strangers();
    }
}
