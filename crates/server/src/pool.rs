//! Threads for long work, shared fairly: first by network, then by person, then by table. Whoever has used least lately comes
//! first, and need not wait for the end of what others do: long work lets such work in between.

use crate::limits::Network;
use room::PersonId;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// What was used counts half after this time.
const HALF: Duration = Duration::from_secs(30);
/// Who has used less than this counts as nobody.
const NOTHING: f64 = 0.01;
/// By how many seconds somebody must have used more to let others in between.
const UNFAIR: f64 = 0.05;
/// How often long work looks whether somebody waits.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// Work inside of work needs a larger stack.
const STACK: usize = 8 << 20;
/// By how much the threads of a pool are nicer than the rest of the server, which leaves them what it does not need.
const NICER: i32 = 10;
/// As nice as can be.
const NICEST: i32 = 19;

/// What is to be done, and what if it breaks off.
struct Work {
    work: Box<dyn FnOnce(&mut Turn) + Send>,
    failed: Box<dyn FnOnce() + Send>,
}

/// Who is to be charged for work: a person, and from where, if the person is connected.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payer {
    /// From where; all who are not connected count as one network.
    pub network: Option<Network>,
    /// Who; `None` for whoever has no name here.
    pub person: Option<PersonId>,
}

/// Threads that work for many.
pub struct Pool(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
    /// How often work broke off.
    panics: AtomicU64,
}

/// What was used lately, in seconds.
#[derive(Clone, Copy)]
struct Used {
    seconds: f64,
    at: Instant,
}

impl Used {
    fn nothing(now: Instant) -> Used {
        Used { seconds: 0.0, at: now }
    }

    fn at(&self, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.seconds * 0.5_f64.powf(passed / HALF.as_secs_f64())
    }

    fn add(&mut self, seconds: f64, now: Instant) {
        *self = Used { seconds: self.at(now) + seconds, at: now };
    }
}

/// The work of a person: tables take turns.
#[derive(Default)]
struct Waiting {
    turns: VecDeque<String>,
    by_table: HashMap<String, VecDeque<Work>>,
}

impl Waiting {
    fn push(&mut self, table: &str, work: Work) {
        match self.by_table.get_mut(table) {
            Some(works) => works.push_back(work),
            None => {
                self.turns.push_back(table.to_owned());
                self.by_table.insert(table.to_owned(), VecDeque::from([work]));
            }
        }
    }

    fn pop(&mut self) -> Option<Work> {
        let table = self.turns.pop_front()?;
        let works = self.by_table.get_mut(&table)?;
        let work = works.pop_front();
        if works.is_empty() {
            self.by_table.remove(&table);
        } else {
            self.turns.push_back(table);
        }
        work
    }
}

/// Everyone who waits, and what everyone has used.
#[derive(Default)]
struct Queue {
    waiting: HashMap<Payer, Waiting>,
    networks: HashMap<Option<Network>, Used>,
    persons: HashMap<Payer, Used>,
    /// Work that runs: for whom, since when, and how it is told that somebody waits who has used less.
    running: Vec<(Payer, Instant, Arc<AtomicBool>)>,
    length: usize,
    closed: bool,
}

impl Queue {
    /// What a payer has used: with its network, and alone.
    fn used(&self, payer: &Payer, now: Instant) -> (f64, f64) {
        let network = self.networks.get(&payer.network).map_or(0.0, |it| it.at(now));
        (network, self.persons.get(payer).map_or(0.0, |it| it.at(now)))
    }

    /// The same, with work that is still running.
    fn used_with(&self, payer: &Payer, since: Instant, now: Instant) -> (f64, f64) {
        let (network, person) = self.used(payer, now);
        let running = now.saturating_duration_since(since).as_secs_f64();
        (network + running, person + running)
    }

    fn push(&mut self, payers: &[Payer], table: &str, work: Work, now: Instant) {
        let nobody = Payer::default();
        let least = |a: &&Payer, b: &&Payer| {
            let (a, b) = (self.used(a, now), self.used(b, now));
            a.partial_cmp(&b).unwrap_or(std::cmp::Ordering::Equal)
        };
        // Of several who play together, whoever has used least pays: nobody's bots are slow because of somebody else.
        let payer = payers.iter().min_by(least).unwrap_or(&nobody).clone();
        for (runs, since, flag) in &self.running {
            if is_rival(&payer, self.used(&payer, now), runs, self.used_with(runs, *since, now)) {
                flag.store(true, Ordering::Relaxed);
            }
        }
        self.length += 1;
        self.waiting.entry(payer).or_default().push(table, work);
    }

    /// The next one to work for: of the network that has used least, the person who has.
    fn next(&self, now: Instant) -> Option<&Payer> {
        let least = |a: &&Payer, b: &&Payer| {
            let (a, b) = (self.used(a, now), self.used(b, now));
            a.partial_cmp(&b).unwrap_or(std::cmp::Ordering::Equal)
        };
        self.waiting.keys().min_by(least)
    }

    fn pop(&mut self, now: Instant) -> Option<(Payer, Work)> {
        let payer = self.next(now)?.clone();
        let waiting = self.waiting.get_mut(&payer)?;
        let work = waiting.pop();
        if waiting.by_table.is_empty() {
            self.waiting.remove(&payer);
        }
        self.length -= usize::from(work.is_some());
        Some((payer, work?))
    }

    /// The same, if it is of somebody who has used less than somebody who works.
    fn pop_rival(&mut self, than: &Payer, used: (f64, f64), now: Instant) -> Option<(Payer, Work)> {
        let next = self.next(now)?;
        if is_rival(next, self.used(next, now), than, used) { self.pop(now) } else { None }
    }

    /// Somebody has used this much.
    fn charge(&mut self, payer: &Payer, took: Duration, now: Instant) {
        let seconds = took.as_secs_f64();
        let network = self.networks.entry(payer.network);
        network.or_insert(Used::nothing(now)).add(seconds, now);
        let person = self.persons.entry(payer.clone());
        person.or_insert(Used::nothing(now)).add(seconds, now);
        if self.persons.len() > 1_000 {
            self.networks.retain(|_, used| used.at(now) > NOTHING);
            self.persons.retain(|_, used| used.at(now) > NOTHING);
        }
    }
}

/// Has somebody who waits used less than another who works: his network, or he himself if they share it?
fn is_rival(waits: &Payer, waiter: (f64, f64), works: &Payer, worker: (f64, f64)) -> bool {
    if waits.network != works.network {
        return waiter.0 + UNFAIR < worker.0;
    }
    waits.person != works.person && waiter.1 + UNFAIR < worker.1
}

/// A turn of somebody's work on a thread.
pub struct Turn {
    shared: Arc<Shared>,
    payer: Payer,
    began: Instant,
    /// How long others were let in between.
    away: Duration,
    /// Somebody waits who has used less.
    wanted: Arc<AtomicBool>,
    /// When it was last looked whether somebody does.
    looked: Instant,
    /// Is it in between itself? Then nobody else is let in.
    depth: usize,
}

impl Turn {
    /// How long this work has taken, without what was done in between. Long work asks this often, because then others get
    /// their turns.
    pub fn took(&mut self) -> Duration {
        let left = Instant::now();
        // Told when somebody comes; and looked at now and then, because this work goes on using more.
        let is_time = left.duration_since(self.looked) >= LOOK_EVERY;
        if self.depth == 0 && (self.wanted.swap(false, Ordering::Relaxed) || is_time) {
            let used = left.duration_since(self.began).saturating_sub(self.away);
            self.shared.let_in(&self.payer, left - used);
            self.looked = Instant::now();
            self.away += self.looked.duration_since(left);
        }
        self.began.elapsed().saturating_sub(self.away)
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn work(self: &Arc<Shared>) {
        let mut queue = self.lock();
        while !queue.closed {
            match queue.pop(Instant::now()) {
                Some((payer, work)) => {
                    drop(queue);
                    self.run(payer, work, 0);
                    queue = self.lock();
                }
                None => {
                    queue = self.more.wait(queue).unwrap_or_else(|poisoned| poisoned.into_inner());
                }
            }
        }
    }

    fn run(self: &Arc<Shared>, payer: Payer, work: Work, depth: usize) {
        let wanted = Arc::new(AtomicBool::new(false));
        let (began, away) = (Instant::now(), Duration::ZERO);
        self.lock().running.push((payer.clone(), began, wanted.clone()));
        let mut turn =
            Turn { shared: self.clone(), payer, began, away, wanted, looked: began, depth };
        // Whatever went wrong concerns this work alone: its thread goes on, and whoever waits for it is told.
        if catch_unwind(AssertUnwindSafe(|| (work.work)(&mut turn))).is_err() {
            self.panics.fetch_add(1, Ordering::Relaxed);
            let thread = std::thread::current();
            tracing::error!(thread = thread.name().unwrap_or_default(), "work broke off");
            (work.failed)();
        }
        let took = began.elapsed().saturating_sub(turn.away);
        let mut queue = self.lock();
        queue.running.retain(|(.., it)| !Arc::ptr_eq(it, &turn.wanted));
        queue.charge(&turn.payer, took, Instant::now());
    }

    /// Does the work of those who have used less than somebody who has worked since then.
    fn let_in(self: &Arc<Shared>, than: &Payer, since: Instant) {
        let used = self.lock().used_with(than, since, Instant::now());
        loop {
            let rival = self.lock().pop_rival(than, used, Instant::now());
            let Some((payer, work)) = rival else { return };
            self.run(payer, work, 1);
        }
    }
}

impl Pool {
    /// A pool of this many threads, named after `name`.
    pub fn new(name: &str, threads: usize) -> std::io::Result<Pool> {
        let shared = Arc::new(Shared::default());
        for n in 1..=threads.max(1) {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(format!("{name}-{n}")).stack_size(STACK);
            thread.spawn(move || {
                step_back();
                shared.work();
            })?;
        }
        Ok(Pool(shared))
    }

    /// Queues work at a table, for the one of these who has used least. If it breaks off, the other is done.
    pub fn submit(
        &self,
        payers: &[Payer],
        table: &str,
        work: impl FnOnce(&mut Turn) + Send + 'static,
        failed: impl FnOnce() + Send + 'static,
    ) {
        let work = Work { work: Box::new(work), failed: Box::new(failed) };
        self.0.lock().push(payers, table, work, Instant::now());
        self.0.more.notify_one();
    }

    /// Does work and gives back what comes of it; `None` if it broke off.
    pub async fn run<T: Send + 'static>(
        &self,
        payer: Payer,
        work: impl FnOnce(&mut Turn) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        let work = move |turn: &mut Turn| {
            // Whoever asked may have stopped waiting: then it need not be done.
            if !reply.is_closed() {
                let _ = reply.send(work(turn));
            }
        };
        // Without a reply nobody waits any longer.
        self.submit(&[payer], "", work, || {});
        answer.await.ok()
    }

    /// How often work broke off.
    pub fn panics(&self) -> u64 {
        self.0.panics.load(Ordering::Relaxed)
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

/// Lets the other threads of the server go first on a busy machine. Where that is not possible they share it evenly.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        // To Linux a thread is a process in this respect. It begins with what the server was started with.
        let thread = Some(rustix::thread::gettid());
        let now = rustix::process::getpriority_process(thread).unwrap_or(0);
        let _ = rustix::process::setpriority_process(thread, (now + NICER).min(NICEST));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn work(work: impl FnOnce(&mut Turn) + Send + 'static) -> Work {
        Work { work: Box::new(work), failed: Box::new(|| {}) }
    }

    fn payer(network: u8, person: &str) -> Payer {
        let person = room::Person::new(person, "name").expect("a person");
        Payer { network: Some(Network::of([127, 0, 0, network].into())), person: Some(person.id) }
    }

    /// Networks take turns, however much each of them wants; in a network persons do, and of a person tables.
    #[test]
    fn everyone_gets_a_turn() {
        let now = Instant::now();
        let mut queue = Queue::default();
        let (told, heard) = mpsc::channel();
        let mut push = |network, person: &str, table: &str, n: i32| {
            let told = told.clone();
            let work = work(move |_| told.send(n).expect("heard"));
            queue.push(&[payer(network, person)], table, work, now);
        };
        push(1, "ann", "t", 1);
        push(1, "ann", "t", 2);
        push(1, "ann", "u", 3);
        push(1, "ben", "t", 4);
        push(2, "eve", "t", 5);
        let shared = Arc::new(Shared::default());
        let mut order = Vec::new();
        while let Some((payer, work)) = queue.pop(now) {
            queue.charge(&payer, Duration::from_secs(1), now);
            let wanted = Arc::default();
            let (began, away) = (now, Duration::ZERO);
            let (shared, looked) = (shared.clone(), now);
            (work.work)(&mut Turn { shared, payer, began, away, wanted, looked, depth: 0 });
            order.push(heard.recv().expect("done"));
        }
        let eve = order.iter().position(|&n| n == 5).expect("done");
        assert!(eve <= 1, "{order:?}");
        let ben = order.iter().position(|&n| n == 4).expect("done");
        assert!(ben <= 2, "{order:?}");
        let of_ann: Vec<i32> = order.iter().copied().filter(|&n| n < 4).collect();
        assert_eq!(of_ann, [1, 3, 2]);
        assert_eq!(queue.length, 0);
    }

    /// Of those who play together the one who has used least pays.
    #[test]
    fn the_one_who_has_used_least_pays() {
        let now = Instant::now();
        let mut queue = Queue::default();
        queue.charge(&payer(1, "eve"), Duration::from_secs(9), now);
        queue.push(&[payer(1, "eve"), payer(2, "ann")], "t", work(|_| {}), now);
        assert_eq!(queue.next(now), Some(&payer(2, "ann")));
    }

    /// A thread that is busy for somebody lets somebody else in who has used less.
    #[test]
    fn long_work_lets_others_in_between() {
        let pool = Pool::new("test", 1).expect("a thread");
        let (told, heard) = mpsc::channel();
        let (begun, begins) = mpsc::channel();
        let long = told.clone();
        let was_let_in = Arc::new(AtomicBool::new(false));
        let somebody = was_let_in.clone();
        pool.submit(
            &[payer(1, "eve")],
            "t",
            move |turn| {
                begun.send(()).expect("waits");
                while !somebody.load(Ordering::Relaxed) {
                    turn.took();
                }
                long.send("long").expect("heard");
            },
            || {},
        );
        begins.recv().expect("begun");
        pool.submit(
            &[payer(2, "ann")],
            "t",
            move |_| {
                told.send("short").expect("heard");
                was_let_in.store(true, Ordering::Relaxed);
            },
            || {},
        );
        assert_eq!(heard.iter().collect::<Vec<_>>(), ["short", "long"]);
    }

    #[test]
    fn threads_do_what_is_submitted() {
        let pool = Pool::new("test", 2).expect("threads");
        let (told, heard) = mpsc::channel();
        for n in 0..100 {
            let told = told.clone();
            let work = move |_: &mut Turn| told.send(n).expect("heard");
            pool.submit(&[payer(n % 7, "ann")], "t", work, || {});
        }
        let mut done: Vec<u8> = heard.iter().take(100).collect();
        done.sort_unstable();
        assert_eq!(done, (0..100).collect::<Vec<_>>());
    }
    /// Work that breaks off is told of and counted; its thread does what comes next, also if it was in between.
    #[tokio::test]
    async fn a_panic_costs_one_piece_of_work() {
        let pool = Pool::new("test", 1).expect("a thread");
        let (told, heard) = mpsc::channel();
        let after = told.clone();
        let failed = move || told.send("failed").expect("heard");
        pool.submit(&[payer(1, "eve")], "t", |_| panic!("a fault in a game"), failed);
        pool.submit(&[payer(1, "eve")], "t", move |_| after.send("next").expect("heard"), || {});
        assert_eq!(heard.iter().collect::<Vec<_>>(), ["failed", "next"]);
        let broken: Option<u8> = pool.run(payer(1, "eve"), |_| panic!("another fault")).await;
        let nested = pool.run(payer(1, "eve"), |turn| {
            turn.shared.run(payer(2, "ann"), work(|_| panic!("a fault in between")), 1);
            turn.depth
        });
        assert_eq!((broken, nested.await), (None, Some(0)));
        // The last of them is done when the next begins, which is the only one that runs then.
        let running = pool.run(payer(1, "eve"), |turn| turn.shared.lock().running.len());
        assert_eq!((running.await, pool.panics()), (Some(1), 3));
    }
}
