//! A thread pool for long-running work with a fair queue: a client with many requests waits behind clients with few.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

type Work = Box<dyn FnOnce() + Send>;

/// Threads that work for many.
pub struct Pool(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

/// Everyone who waits, in the order of their turns, and what for.
#[derive(Default)]
struct Queue {
    turns: VecDeque<String>,
    waiting: HashMap<String, VecDeque<Work>>,
    length: usize,
    closed: bool,
}

impl Queue {
    fn push(&mut self, who: &str, work: Work) {
        self.length += 1;
        match self.waiting.get_mut(who) {
            Some(works) => works.push_back(work),
            None => {
                self.turns.push_back(who.to_owned());
                self.waiting.insert(who.to_owned(), VecDeque::from([work]));
            }
        }
    }

    fn pop(&mut self) -> Option<Work> {
        let who = self.turns.pop_front()?;
        let works = self.waiting.get_mut(&who)?;
        let work = works.pop_front();
        if works.is_empty() {
            self.waiting.remove(&who);
        } else {
            self.turns.push_back(who);
        }
        self.length -= usize::from(work.is_some());
        work
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn work(&self) {
        let mut queue = self.lock();
        while !queue.closed {
            match queue.pop() {
                Some(work) => {
                    drop(queue);
                    work();
                    queue = self.lock();
                }
                None => {
                    queue = self.more.wait(queue).unwrap_or_else(|poisoned| poisoned.into_inner());
                }
            }
        }
    }
}

impl Pool {
    /// A pool of this many threads, named after `name`.
    pub fn new(name: &str, threads: usize) -> std::io::Result<Pool> {
        let shared = Arc::new(Shared { queue: Mutex::default(), more: Condvar::new() });
        for n in 1..=threads.max(1) {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(format!("{name}-{n}"));
            thread.spawn(move || shared.work())?;
        }
        Ok(Pool(shared))
    }

    /// Queues the work of `who`.
    pub fn submit(&self, who: &str, work: impl FnOnce() + Send + 'static) {
        self.0.lock().push(who, Box::new(work));
        self.0.more.notify_one();
    }

    /// How much waits.
    pub fn waiting(&self) -> usize {
        self.0.lock().length
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.more.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn everyone_gets_a_turn() {
        let mut queue = Queue::default();
        let (told, heard) = mpsc::channel();
        for (who, n) in [("a", 1), ("a", 2), ("a", 3), ("b", 4), ("c", 5), ("b", 6)] {
            let told = told.clone();
            queue.push(who, Box::new(move || told.send(n).expect("heard")));
        }
        while let Some(work) = queue.pop() {
            work();
        }
        assert_eq!(heard.try_iter().collect::<Vec<i32>>(), [1, 4, 5, 2, 6, 3]);
        assert_eq!(queue.length, 0);
    }

    #[test]
    fn threads_do_what_is_submitted() {
        let pool = Pool::new("test", 2).expect("threads");
        let (told, heard) = mpsc::channel();
        for n in 0..100 {
            let told = told.clone();
            pool.submit(&format!("{}", n % 7), move || told.send(n).expect("heard"));
        }
        let mut done: Vec<i32> = heard.iter().take(100).collect();
        done.sort_unstable();
        assert_eq!(done, (0..100).collect::<Vec<_>>());
    }
}
