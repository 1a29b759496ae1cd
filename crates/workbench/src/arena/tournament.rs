//! Tournaments.

use super::tables::Report;
use super::{Arena, Player, TournamentOf, options_of};
use crate::interrupt;
use crate::journal::JournalFile;
use crate::options::Rules;
use crate::progress;
use crate::stop::Stop;
use arena::{Bout, Contestant, Meeting, Pairings, Plan, Sprt, Standings, Verdict};
use bots::{Bot, Level};
use indicatif::ProgressBar;
use kernel::{Game, Notation};
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Mutex;
use std::time::Duration;

/// Deals between two looks of a sequential test.
const ROUND: usize = 16;

/// The test of a ladder: accepted, the likelihood is for more than 50 Elo points.
const STEP: (f64, f64) = (25.0, 75.0);

pub fn run<R: Rules>(args: &TournamentOf<R>, out: &mut dyn Write) -> Result<(), Stop>
where
    R::Game: Arena,
{
    let players = players(args)?;
    let options = options_of(&args.rules)?;
    let seats = R::Game::seats(&options);
    let sprt = args.sprt.or(args.ladder.then_some(STEP));
    let test = sprt.map(|(elo0, elo1)| Sprt::new(elo0, elo1, seats));
    let plan = Plan {
        game: R::Game::NAME.into(),
        options: R::Game::write_options(&options),
        contestants: players.iter().map(ToString::to_string).collect(),
        deals: args.deals,
        seed: args.seed,
        pairings: if args.neighbours || test.is_some() {
            Pairings::Neighbours
        } else {
            Pairings::Everyone
        },
    };
    let limit = Duration::from_secs_f64(args.bot_seconds);
    let contestants: Result<Vec<_>, _> =
        players.iter().map(|player| player.sit::<R::Game>(limit)).collect();
    let (done, file) = match &args.journal {
        Some(path) => {
            let (done, file) =
                JournalFile::take_up::<Bout>(path, &plan, |found| same(found, &plan))?;
            (done, Some(file))
        }
        None => (Vec::new(), None),
    };
    let meetings = plan.meetings(seats);
    let bar = progress::bar((meetings.len() * seats) as u64, "games");
    let mut hall = Hall {
        options: &options,
        contestants: &contestants?,
        pool: args.threads.pool()?,
        bar,
        results: Results { bouts: done, file, failed: None },
    };
    match test {
        None => hall.play(&meetings)?,
        Some(test) => {
            for contestant in (1..players.len()).take_while(|_| interrupt::goes_on()) {
                hall.test(contestant, test, &meetings)?;
            }
        }
    }
    let (played, all) = (progress::done(&hall.bar), hall.bar.length().unwrap_or_default());
    for player in &players {
        if let Player::Program(program) = player
            && let Some(why) = program.failure()
        {
            return Err(Stop::failed(why));
        }
    }
    if interrupt::interrupted() {
        progress::stopped_early(played, all, "games");
    }
    let bouts = hall.results.bouts;
    let standings = Standings::of(players.len(), seats, &bouts);
    let tests = test.map_or(Vec::new(), |test| {
        (1..players.len()).map(|contestant| test.over(contestant, &bouts)).collect()
    });
    let report = Report { plan: &plan, seats, bouts: &bouts, standings: &standings, tests: &tests };
    if args.json {
        return Ok(writeln!(out, "{:#}", report.json())?);
    }
    report.print(out)
}

/// Those of the command line.
fn players<R: Rules>(args: &TournamentOf<R>) -> Result<Vec<Player>, Stop> {
    if args.ladder {
        return Ok(Level::ALL.map(|level| Player::Bot(Bot::Level(level))).to_vec());
    }
    let programs = args.programs.iter().cloned().map(Player::Program);
    let players: Vec<Player> = args.bots.iter().cloned().chain(programs).collect();
    if players.len() < 2 {
        return Err(Stop::usage(
            "a tournament needs at least two bots, for example --bots random,heuristic",
        ));
    }
    Ok(players)
}

/// Where a tournament is played.
struct Hall<'a, G: Arena> {
    options: &'a G::Options,
    contestants: &'a [Box<dyn Contestant<G>>],
    pool: rayon::ThreadPool,
    bar: ProgressBar,
    results: Results,
}

impl<G: Arena> Hall<'_, G> {
    /// Plays those that are not played yet, unless the program is asked to stop.
    fn play(&mut self, meetings: &[Meeting]) -> Result<(), Stop> {
        let (options, contestants, bar) = (self.options, self.contestants, &self.bar);
        let done: BTreeSet<_> = self.results.bouts.iter().map(Bout::meeting).collect();
        let left: Vec<_> = meetings.iter().copied().filter(|it| !done.contains(it)).collect();
        let seats = G::seats(options);
        if left.len() < meetings.len() {
            bar.inc(((meetings.len() - left.len()) * seats) as u64);
            // What was played another day tells nothing of how fast it goes.
            bar.reset_eta();
        }
        let shared = Mutex::new(&mut self.results);
        self.pool.install(|| {
            Plan::play::<G>(options, contestants, &left, |bout| {
                bar.inc(seats as u64);
                shared.lock().is_ok_and(|mut results| results.add(bout)) && interrupt::goes_on()
            });
        });
        if let Some(why) = self.results.failed.take() {
            return Err(why);
        }
        // Threads finish in any order.
        self.results.bouts.sort_by_key(Bout::meeting);
        Ok(())
    }

    /// Plays a contestant against the one before it until the test has decided. It looks at the games after whole rounds,
    /// so that it stops at the same game on any number of threads.
    fn test(&mut self, contestant: usize, test: Sprt, meetings: &[Meeting]) -> Result<(), Stop> {
        let mine: Vec<_> = meetings.iter().copied().filter(|it| it.one == contestant).collect();
        for (round, played) in mine.chunks(ROUND).zip(1..) {
            self.play(round)?;
            if test.over(contestant, &self.results.bouts).verdict() != Verdict::Open {
                let left = mine.len().saturating_sub(played * ROUND) * G::seats(self.options);
                self.bar.set_length(self.bar.length().unwrap_or_default() - left as u64);
                break;
            }
            if interrupt::interrupted() {
                break;
            }
        }
        Ok(())
    }
}

/// What was played so far.
struct Results {
    bouts: Vec<Bout>,
    file: Option<JournalFile>,
    failed: Option<Stop>,
}

impl Results {
    /// Keeps a bout; `false` if it could not be kept.
    fn add(&mut self, bout: Bout) -> bool {
        let written = self.file.as_mut().map_or(Ok(()), |file| file.add(&bout));
        self.bouts.push(bout);
        self.failed = written.err();
        self.failed.is_none()
    }
}

/// Is it the journal of this tournament? More deals of it may follow.
fn same(found: &Plan, plan: &Plan) -> Result<(), String> {
    if (Plan { deals: plan.deals, ..found.clone() }) == *plan {
        Ok(())
    } else {
        Err("this is the journal of another tournament; choose another file, or the same game, options, bots and seed".into())
    }
}
