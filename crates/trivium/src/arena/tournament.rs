//! Tournaments.

use super::{Arena, TournamentOf, options_of};
use crate::options::Rules;
use crate::progress;
use crate::stop::{Stop, read};
use arena::{Bout, Journal, Plan, Sprt, Standings, Verdict, elo_of_share};
use kernel::{Game, Notation};
use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

/// Deals between two looks of a sequential test.
const ROUND: u64 = 16;

pub fn run<R: Rules>(args: &TournamentOf<R>, out: &mut impl Write) -> Result<(), Stop>
where
    R::Game: Arena,
{
    if args.bots.len() < 2 {
        return Err(Stop::usage(
            "a tournament needs at least two bots, for example --bots random,heuristic",
        ));
    }
    let options = options_of(&args.rules)?;
    let seats = R::Game::seats(&options);
    let plan = Plan {
        game: R::Game::NAME.into(),
        options: R::Game::write_options(&options),
        contestants: args.bots.iter().map(ToString::to_string).collect(),
        deals: args.deals,
        seed: args.seed,
    };
    let (done, file) = match &args.journal {
        Some(path) => take_up(path, &plan).map(|(done, file)| (done, Some(file)))?,
        None => (Vec::new(), None),
    };
    let contestants: Vec<_> = args.bots.iter().map(|&bot| R::Game::contestant(bot)).collect();
    let total = plan.bouts(seats).len();
    let bar = progress::bar((total * seats) as u64);
    bar.inc((done.len() * seats) as u64);
    let test = args.sprt.map(|(elo0, elo1)| Sprt::new(elo0, elo1, seats));
    // A test looks at the games after whole rounds, so that it stops at the same game on any number of threads.
    let round = if test.is_some() { ROUND } else { plan.deals };
    let mut results = Results { bouts: done, file, failed: None };
    let pool = progress::pool(args.threads)?;
    for deals in (round..plan.deals).step_by(round as usize).chain([plan.deals]) {
        let part = Plan { deals, ..plan.clone() };
        let done = results.bouts.clone();
        let shared = Mutex::new(&mut results);
        pool.install(|| {
            part.play::<R::Game>(&options, &contestants, &done, |bout| {
                bar.inc(seats as u64);
                shared.lock().is_ok_and(|mut results| results.add(bout))
            });
        });
        if let Some(why) = results.failed {
            return Err(why);
        }
        // Threads finish in any order.
        results.bouts.sort_by_key(|bout| (bout.deal, bout.one, bout.others));
        let verdict = test.map(|test| test.over(seats, &results.bouts).verdict());
        if verdict.is_some_and(|verdict| verdict != Verdict::Open) {
            break;
        }
    }
    bar.finish_and_clear();
    let bouts = results.bouts;
    let standings = Standings::of(args.bots.len(), seats, &bouts);
    let test = test.map(|test| test.over(seats, &bouts));
    if args.json {
        let report = as_json(&plan, seats, &bouts, &standings, test.as_ref());
        return Ok(writeln!(out, "{report:#}")?);
    }
    tables(&plan, seats, &bouts, &standings, test.as_ref(), out)
}

/// What was played so far.
struct Results {
    bouts: Vec<Bout>,
    file: Option<File>,
    failed: Option<Stop>,
}

impl Results {
    /// Keeps a bout; `false` if it could not be kept.
    fn add(&mut self, bout: Bout) -> bool {
        let line = Journal::line(&bout);
        self.bouts.push(bout);
        let written = self.file.as_mut().map_or(Ok(()), |file| file.write_all(line.as_bytes()));
        self.failed =
            written.err().map(|why| Stop::usage(format_args!("cannot write the journal: {why}")));
        self.failed.is_none()
    }
}

/// The bouts in a journal, and the journal open to go on; a new one if there is none.
fn take_up(path: &Path, plan: &Plan) -> Result<(Vec<Bout>, File), Stop> {
    let bad = |why: &dyn std::fmt::Display| Stop::usage(format_args!("{}: {why}", path.display()));
    let exists = path.exists() && std::fs::metadata(path).is_ok_and(|meta| meta.len() > 0);
    let bouts = if exists {
        let journal = Journal::read(&read(path)?).map_err(|why| bad(&why))?;
        // More deals of the same tournament may follow.
        if (Plan { deals: plan.deals, ..journal.plan.clone() }) != *plan {
            return Err(bad(
                &"this is the journal of another tournament; choose another file, or the same game, options, bots and seed",
            ));
        }
        journal.bouts
    } else {
        Vec::new()
    };
    // Written anew: a half line at the end is gone, and the plan is today's.
    let text: String =
        [Journal::head(plan)].into_iter().chain(bouts.iter().map(Journal::line)).collect();
    std::fs::write(path, text).map_err(|why| bad(&why))?;
    let file = OpenOptions::new().append(true).open(path).map_err(|why| bad(&why))?;
    Ok((bouts, file))
}

fn tables(
    plan: &Plan,
    seats: usize,
    bouts: &[Bout],
    standings: &Standings,
    test: Option<&Sprt>,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let games: usize = bouts.iter().map(|bout| bout.games.len()).sum();
    let options =
        if plan.options.is_empty() { String::new() } else { format!(" {}", plan.options) };
    writeln!(
        out,
        "{}{options}: {games} games, {} deals mirrored, seed {}",
        plan.game,
        bouts.len(),
        plan.seed
    )?;
    let wide = plan.contestants.iter().map(String::len).max().unwrap_or(0).max(10);
    writeln!(out, "\n{:wide$}  {:>7}  {:>6}", "", "Elo", "95 %")?;
    for (name, rating) in plan.contestants.iter().zip(&standings.ratings) {
        writeln!(out, "{name:wide$}  {:>+7.0}  ± {:>4.0}", rating.elo, rating.margin)?;
    }
    let whose = if seats == 2 { "against" } else { "alone among" };
    writeln!(out, "\nshare of wins in percent, with 95 % intervals: row {whose} column")?;
    write!(out, "{:wide$}", "")?;
    for name in &plan.contestants {
        write!(out, "  {name:>14}")?;
    }
    writeln!(out)?;
    for (name, row) in plan.contestants.iter().zip(&standings.matrix) {
        write!(out, "{name:wide$}")?;
        for score in row {
            let cell = match score.bouts {
                0 => "-".to_owned(),
                _ => format!("{:.1} ± {:.1}", 100.0 * score.share, 100.0 * score.margin),
            };
            write!(out, "  {cell:>14}")?;
        }
        writeln!(out)?;
    }
    if let Some(test) = test {
        let (low, high) = test.bounds();
        let says = match test.verdict() {
            Verdict::Stronger => "stronger",
            Verdict::NotStronger => "not stronger",
            Verdict::Open => "still open: more deals are needed",
        };
        let (second, first) = (&plan.contestants[1], &plan.contestants[0]);
        writeln!(
            out,
            "\n{second} against {first}: {says} (log likelihood ratio {:.2}, bounds {low:.2} and {high:.2})",
            test.llr()
        )?;
    }
    Ok(())
}

fn as_json(
    plan: &Plan,
    seats: usize,
    bouts: &[Bout],
    standings: &Standings,
    test: Option<&Sprt>,
) -> Value {
    let ratings = plan.contestants.iter().zip(&standings.ratings);
    let matrix = standings.matrix.iter().map(|row| {
        let cell = |score: &arena::Score| match score.bouts {
            0 => Value::Null,
            bouts => json!({"bouts": bouts, "share": score.share, "margin": score.margin,
                "elo": elo_of_share(score.share.clamp(0.001, 0.999), seats)}),
        };
        row.iter().map(cell).collect::<Value>()
    });
    json!({
        "plan": plan,
        "bouts": bouts.len(),
        "ratings": ratings.map(|(name, rating)| json!({"name": name, "elo": rating.elo, "margin": rating.margin})).collect::<Value>(),
        "matrix": matrix.collect::<Value>(),
        "sprt": test.map(|test| json!({"llr": test.llr(), "bounds": [test.bounds().0, test.bounds().1], "verdict": format!("{:?}", test.verdict())})),
    })
}
