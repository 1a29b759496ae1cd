//! The laws of every game, on random games.

mod results;

use crate::args::{Threads, at_least_one, game_parser};
use crate::interrupt;
use crate::progress;
use crate::stop::Stop;
use clap::Args;
use games::GameKind;
use indicatif::ProgressBar;
use rayon::prelude::*;
use results::{Checked, Mode, Results, Scope, length, split};
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use testkit::{Config, Lawful, Stats, Violation, check_game};

/// Check the laws of a game on random games with random options
///
/// The exit code is 1 if a law is broken; the game is printed so that everyone can see it again.
///
/// With --journal, a run that was interrupted goes on when the same command is given again. Runs with other numbers add up
/// in the same file: no number is checked twice, and the totals are those of the whole journal. A journal belongs to one game,
/// one mode (--quick or not) and one version of the rules. Start a new one when the program has changed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium laws cardia --games 1000 --from 1
  trivium laws kardinal --games 1000 --from 1 --quick
  trivium laws civ --games 100 --from 1
  trivium laws cardia --games 5000000 --from 1 --quick --journal cardia.jsonl")]
pub struct LawsArgs {
    /// Which game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub game: GameKind,

    /// How many games
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub games: u64,

    /// The number of the first game; a game is the same whenever it has the same number
    #[arg(long, value_name = "N", visible_alias = "seed")]
    pub from: u64,

    /// Check the costly laws in some positions only
    #[arg(long)]
    pub quick: bool,

    /// Keep in this file what was checked, and check only what it does not have yet
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,

    /// How many threads
    #[command(flatten)]
    pub(crate) threads: Threads,
}

/// Checks the games and prints what was checked, or the first broken law.
pub fn run(args: &LawsArgs, out: &mut dyn Write) -> Result<(), Stop> {
    games::of_kind!(args.game, G => check::<G>(args, out))
}

fn check<G: Lawful>(args: &LawsArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let end = args.from.checked_add(args.games);
    let wanted = args.from..end.ok_or_else(|| Stop::usage("--from is too large"))?;
    let (mode, config) = match args.quick {
        true => (Mode::Quick, Config::QUICK),
        false => (Mode::Thorough, Config::THOROUGH),
    };
    let scope = Scope { laws: G::NAME.into(), mode, rules: G::RULES_VERSION };
    let results = match &args.journal {
        Some(path) => Results::take_up(path, &scope)?,
        None => Results::default(),
    };
    let pool = args.threads.pool()?;
    let left = results.missing(wanted);
    let games: u64 = left.iter().map(length).sum();
    let bar = progress::bar(args.games, "games");
    if games < args.games {
        bar.inc(args.games - games);
        // What was checked another day tells nothing of how fast it goes.
        bar.reset_eta();
    }
    // A killed run loses at most a chunk for each thread; and each thread gets its share of a short run.
    let chunk = (games / (4 * pool.current_num_threads() as u64)).clamp(1, 1000);
    let chunks = left.into_iter().flat_map(|range| split(range, chunk));
    let run =
        Run { config, bar: &bar, results: Mutex::new(results), stopped: AtomicBool::new(false) };
    // In the order of their numbers, so that an interrupted run has few gaps.
    let done = pool.install(|| chunks.par_bridge().try_for_each(|it| run.chunk::<G>(it)));
    let checked = bar.position();
    bar.finish_and_clear();
    done?;
    if checked < args.games {
        progress::stopped_early(checked, args.games, "games");
    }
    let results = run.results.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(path) = &args.journal {
        writeln!(out, "{}: {scope}, games {}", path.display(), results.numbers())?;
    }
    Ok(write!(out, "{}", results.total())?)
}

/// A run on several threads.
struct Run<'a> {
    config: Config,
    bar: &'a ProgressBar,
    results: Mutex<Results>,
    /// Did a thread find a broken law, or fail to write?
    stopped: AtomicBool,
}

impl Run<'_> {
    /// Checks games one after the other, as far as it gets, and keeps what was checked.
    fn chunk<G: Lawful>(&self, numbers: Range<u64>) -> Result<(), Stop> {
        let (first, mut stats, mut broken) = (numbers.start, Stats::default(), Ok(()));
        for number in numbers {
            if interrupt::interrupted() || self.stopped.load(Ordering::Relaxed) {
                break;
            }
            match check_game::<G>(number, &self.config) {
                Ok(one) => stats.merge(&one),
                Err(violation) => {
                    broken = Err(violation);
                    break;
                }
            }
            self.bar.inc(1);
        }
        let kept = Checked::of(first, &stats).map_or(Ok(()), |checked| {
            self.results.lock().unwrap_or_else(PoisonError::into_inner).keep(checked)
        });
        let done = kept.and(broken.map_err(|it: Violation| Stop::failed(it)));
        if done.is_err() {
            self.stopped.store(true, Ordering::Relaxed);
        }
        done
    }
}
