//! Bots and hints, on threads of their own.

use super::{Line, Lost, News};
use bots::Level;
use games::{AnyView, BotRequest, Film};
use kernel::{SearchDice, Seat};
use protocol::{Analysis, Bot, Refused, ServerMessage};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};
use think::{PASSES, Program, Reviewer};

/// Who gives hints.
const HINT_LEVEL: Level = Level::Steward;
/// How often a hint is told while it gets better.
const TELL_EVERY: Duration = Duration::from_millis(150);
/// How long a program of the user may think.
const PROGRAM_LIMIT: Duration = Duration::from_secs(60);

/// What a bot has to do.
struct Job {
    seat: Seat,
    decision: u32,
    bot: Bot,
    view: AnyView,
}

/// Whoever thinks in this process.
pub struct Thinker {
    jobs: Sender<Job>,
    news: Sender<News>,
    /// The hint that is wanted; others stop.
    wanted: Arc<AtomicU64>,
    /// The game whose review is wanted.
    reviewed: Arc<AtomicU64>,
}

impl Thinker {
    /// Starts to think; the number is what bots draw their choices from.
    pub fn new(number: u64, news: Sender<News>) -> Thinker {
        let (jobs, todo) = mpsc::channel::<Job>();
        let told = news.clone();
        thread::spawn(move || {
            for (count, job) in todo.into_iter().enumerate() {
                let mut dice = SearchDice::stream(number, count as u64);
                let choice = think::choose(job.bot, &job.view, &mut dice, &mut || false);
                let Some(action) = choice else { continue };
                let (seat, decision) = (job.seat, job.decision);
                if told.send(News::Bot { seat, decision, action }).is_err() {
                    return;
                }
            }
        });
        Thinker { jobs, news, wanted: Arc::default(), reviewed: Arc::default() }
    }

    /// Lets a bot choose; it tells when it has.
    pub fn choose(&self, bot: Bot, decision: u32, request: BotRequest) {
        // A thinker that is gone leaves the question open; the program is about to end then.
        let _gone = self.jobs.send(Job { seat: request.seat, decision, bot, view: request.view });
    }

    /// Asks a program of the user; it tells what it has chosen, or that the game cannot go on.
    pub fn ask(&self, program: Program, decision: u32, request: BotRequest) {
        let news = self.news.clone();
        thread::spawn(move || {
            let BotRequest { seat, view } = request;
            let told = match program.choose(&view, PROGRAM_LIMIT) {
                Ok(None) => return,
                Ok(Some(action)) => News::Bot { seat, decision, action },
                Err(why) => News::Line(Line::Lost(Lost::Told(why))),
            };
            // Nobody listens any more when the program ends.
            let _gone = news.send(told);
        });
    }

    /// Looks for a hint, and tells again whenever it knows better.
    pub fn hint(&self, table: String, request: BotRequest) {
        let number = self.wanted.fetch_add(1, Ordering::Relaxed) + 1;
        let (news, wanted) = (self.news.clone(), Arc::clone(&self.wanted));
        thread::spawn(move || {
            let tell = |analysis: Analysis, done: bool| {
                if wanted.load(Ordering::Relaxed) != number {
                    return ControlFlow::Break(());
                }
                let (table, msg) = (table.clone(), number.to_string());
                let message = ServerMessage::Analysis { table, msg, analysis, done };
                match news.send(News::Told(Box::new(message))) {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(_) => ControlFlow::Break(()),
                }
            };
            let mut last = Instant::now();
            let found = think::advise(HINT_LEVEL, &request.view, &mut |known| {
                if last.elapsed() < TELL_EVERY {
                    return ControlFlow::Continue(());
                }
                last = Instant::now();
                tell(known(), false)
            });
            match found {
                // If nobody waits for it any more, nobody misses it.
                Some(found) => {
                    let _over = tell(found, true);
                }
                // A game without search.
                None => {
                    let (msg, why) = (number.to_string(), Refused::NoSearch.wire());
                    let message = ServerMessage::Refused { msg, why };
                    let _over = news.send(News::Told(Box::new(message)));
                }
            }
        });
    }

    /// Looks at every choice of a game again, first quickly and then better, and tells of each.
    pub fn review(&self, film: Film) {
        let number = self.reviewed.fetch_add(1, Ordering::Relaxed) + 1;
        let (news, reviewed) = (self.news.clone(), Arc::clone(&self.reviewed));
        thread::spawn(move || {
            let reviewer = Reviewer::new(film);
            let choices = reviewer.choices();
            let mut go_on = || match reviewed.load(Ordering::Relaxed) == number {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            };
            for pass in 0..PASSES.len() {
                for &frame in &choices {
                    let Some(review) = reviewer.review(frame, pass, &mut go_on) else { return };
                    if news.send(News::Reviewed(Box::new(review))).is_err() {
                        return;
                    }
                }
            }
        });
    }

    /// Nobody looks at the reviewed game any more.
    pub fn stop_review(&self) {
        self.reviewed.fetch_add(1, Ordering::Relaxed);
    }

    /// Enough of that.
    pub fn stop(&self) {
        self.wanted.fetch_add(1, Ordering::Relaxed);
    }
}
