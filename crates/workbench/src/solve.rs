//! The commands `solve` and `exploit`: exact solutions of reduced games, and the exploitability of bots.

use crate::args::{Threads, at_least_one, read_bot};
use crate::interrupt::{goes_on, interrupted};
use crate::progress;
use crate::stop::Stop;
use arena::{Score, adversary};
use bots::search::Budget;
use bots::{Bot, Level, Seen, mixture};
use cardia::{Action, BaseCardia, Cardia, View};
use clap::{Args, ValueEnum};
use kernel::{Hex, Notation as _, Observed as _, SearchDice};
use rayon::prelude::*;
use serde_json::{Value, json};
use solver::{Algorithm, Asked, Built, Effort, Exploit, Mini, Unbuilt};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// Solve a reduced game of Cardia with its abilities
///
/// Prints how the exploitability of the strategy falls. Exploitability is what an opponent who knows the strategy and
/// answers it perfectly wins on average, where a win counts 1 and a loss −1. It is computed exactly.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium solve
  trivium solve cardia-mini-6a
  trivium solve cardia-mini-6a --algorithm cfr+ --enough 0.0001
  trivium solve cardia-mini-4a --strategy 4a.jsonl

Without a name, lists the reductions there are.")]
pub struct SolveArgs {
    /// The reduced game
    #[arg(value_name = "NAME", value_parser = read_mini)]
    pub mini: Option<Mini>,

    /// The algorithm
    #[arg(long, value_name = "ALGORITHM", default_value = "dcfr")]
    pub algorithm: AlgorithmName,

    /// Stop at this exploitability
    #[arg(long, value_name = "X", default_value = "0.001", value_parser = read_enough)]
    pub enough: f64,

    /// Maximum number of iterations
    #[arg(long, value_name = "N", default_value = "100000", value_parser = at_least_one)]
    pub iterations: u64,

    /// Write the strategy to this file: a line of JSON for each view, with the share of every action (docs/research.md)
    #[arg(long, value_name = "FILE")]
    pub strategy: Option<PathBuf>,

    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
}

/// The algorithm that solves a game.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum AlgorithmName {
    /// Counterfactual regret minimisation as first published
    Cfr,
    /// CFR+
    #[value(name = "cfr+")]
    Plus,
    /// Discounted CFR
    Dcfr,
}

/// Measure how much bots can be exploited in Cardia
///
/// In a reduced game, the command asks the bot for its mixture in every view and computes the best response to it. In the
/// full game (`cardia`), an adversary that knows the level plays against it: it asks the level for its mixture in imagined
/// worlds and plays the best response. Its win rate is a lower bound of what an opponent can win.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium exploit cardia-mini-4a --bots random,novice,sovereign --seed 1
  trivium exploit cardia-mini-5a --iterations 100,1000,10000 --seed 1
  trivium exploit cardia --bots novice,knight --deals 50 --seed 1")]
pub struct ExploitArgs {
    /// The reduced game, a small one because the bot is asked once for every view; or `cardia`, the full game
    #[arg(value_name = "NAME", value_parser = read_game)]
    pub game: Exploited,

    /// Bots, separated by commas
    #[arg(long, value_name = "A,B,...", value_parser = read_bot, value_delimiter = ',')]
    pub bots: Vec<Bot>,

    /// Measure plain search with each of these numbers of iterations
    #[arg(long, value_name = "N,M,...", value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub iterations: Vec<u32>,

    /// Number of deals in the full game; each is played from both seats
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub deals: Option<u64>,

    /// Seed of the bots' dice
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: u64,

    #[command(flatten)]
    pub(crate) threads: Threads,

    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
}

/// The game in which bots are exploited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exploited {
    /// The full game of Cardia, deck I.
    Cardia,
    /// A reduced game.
    Mini(Mini),
}

/// Solves a reduced game and prints the progress.
pub fn solve(args: &SolveArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let Some(mini) = args.mini else {
        for mini in Mini::ALL {
            writeln!(out, "{}  {}\n    {}", mini.name, mini.options, mini.about)?;
        }
        return Ok(());
    };
    let built = build(mini)?;
    let effort = Effort {
        algorithm: match args.algorithm {
            AlgorithmName::Cfr => Algorithm::Vanilla,
            AlgorithmName::Plus => Algorithm::Plus,
            AlgorithmName::Dcfr => Algorithm::Discounted,
        },
        iterations: u32::try_from(args.iterations).unwrap_or(u32::MAX),
        enough: args.enough,
        ..Effort::default()
    };
    let uniform = built.judge(&built.uniform()).exploitability();
    if !args.json {
        writeln!(out, "{mini}: {}\n{}\n", mini.options, mini.about)?;
        writeln!(out, "{:>10}  exploitability", "iterations")?;
        writeln!(out, "{:>10}  {uniform:.6}", "uniform")?;
    }
    let mut curve = vec![json!([0, uniform])];
    let mut printed = Ok(());
    let bar = progress::bar(args.iterations, "iterations at most");
    let go_on = |iterations| {
        bar.set_position(u64::from(iterations));
        goes_on()
    };
    let found = built.solve_while(&effort, go_on, |progress| {
        let exploitability = progress.quality.exploitability();
        curve.push(json!([progress.iterations, exploitability]));
        if !args.json {
            // The bar stands where the line will.
            printed = bar.suspend(|| {
                writeln!(out, "{:>10}  {exploitability:.6}", progress.iterations)?;
                out.flush()
            });
        }
        if printed.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    bar.finish_and_clear();
    printed?;
    if interrupted() {
        let done = found.progress.iterations.into();
        progress::stopped_early(done, args.iterations, "iterations");
    }
    let quality = found.progress.quality;
    if let Some(path) = &args.strategy {
        let text = strategy(mini, &built, &built.by_view(&found.strategy));
        let cannot = |why| Stop::usage(format_args!("cannot write {}: {why}", path.display()));
        std::fs::write(path, text).map_err(cannot)?;
    }
    let (low, high) = quality.value_bounds();
    if args.json {
        let size = built.size();
        let report = json!({
            "name": mini.name, "options": mini.options, "algorithm": effort.algorithm.name(),
            "decisions": size.decisions, "iterations": found.progress.iterations,
            "exploitability": quality.exploitability(), "value": quality.value,
            "value_between": [low, high], "curve": curve,
        });
        return Ok(writeln!(out, "{report:#}")?);
    }
    let value = quality.value;
    writeln!(out, "\nvalue to A {value:.6}, certainly between {low:.6} and {high:.6}")?;
    if quality.exploitability() > args.enough && goes_on() {
        let why = format!("not solved to {} in {} iterations", args.enough, args.iterations);
        return Err(Stop::failed(why));
    }
    Ok(())
}

/// A strategy as lines of JSON: the seat, the row of its view in hexadecimal digits (`kernel::lane`), and the share of each
/// action in notation.
fn strategy(mini: Mini, built: &Built<BaseCardia>, mixes: &[Vec<f64>]) -> String {
    let options = mini.options();
    let mut text = String::new();
    for (asked, mix) in built.questions().into_iter().zip(mixes) {
        // As a bot sees it that is asked at the same time as the other.
        let row = BaseCardia::row(&asked.view.unsealed());
        let row: Vec<u8> = row.into_iter().map(|number| number as u8).collect();
        let whole: f64 = mix.iter().sum();
        let share = |(action, share): (&Action, &f64)| {
            (Cardia::write_action(&options, *action), json!(share / whole))
        };
        let mix: serde_json::Map<String, Value> =
            asked.actions.iter().zip(mix).map(share).collect();
        let seat = asked.seat.to_string();
        let line = json!({"seat": seat, "view": Hex(&row).to_string(), "mix": mix});
        text.push_str(&format!("{line}\n"));
    }
    text
}

/// Measures bots and prints their exploitability.
pub fn exploit(args: &ExploitArgs, out: &mut dyn Write) -> Result<(), Stop> {
    match (args.game, args.deals) {
        (Exploited::Mini(mini), None) => exploit_mini(mini, args, out),
        (Exploited::Mini(mini), Some(_)) => Err(Stop::usage(format_args!(
            "--deals is for the full game; in {mini} every view is asked once"
        ))),
        (Exploited::Cardia, Some(deals)) => answer(args, deals, out),
        (Exploited::Cardia, None) => Err(Stop::usage(
            "how many deals? For example --deals 50; each is played from both seats",
        )),
    }
}

/// Plays adversaries against levels of the full game and prints their win rates.
fn answer(args: &ExploitArgs, deals: u64, out: &mut dyn Write) -> Result<(), Stop> {
    let level = |bot: &Bot| match *bot {
        Bot::Level(level) => Ok(level),
        Bot::Random | Bot::Heuristic => {
            Err(Stop::usage(format_args!("the adversary knows levels only, not {bot}")))
        }
    };
    let levels = args.bots.iter().map(level).collect::<Result<Vec<Level>, Stop>>()?;
    if levels.is_empty() || !args.iterations.is_empty() {
        return Err(Stop::usage("in the full game name levels, for example --bots novice,knight"));
    }
    let pool = args.threads.pool()?;
    let all = 2 * deals * levels.len() as u64;
    let bar = progress::bar(all, "games");
    let mut rows = Vec::new();
    for level in levels {
        let finished = || bar.inc(2);
        let won = pool.install(|| adversary::measure(level, deals, args.seed, goes_on, finished));
        if won.bouts > 0 {
            rows.push((level, won));
        }
    }
    let done = progress::done(&bar);
    if interrupted() {
        progress::stopped_early(done, all, "games");
    }
    if args.json {
        let row = |(level, won): &(Level, Score)| json!({"level": level.name(), "deals": won.bouts, "share": won.share, "margin": won.margin});
        let rows: Value = rows.iter().map(row).collect();
        let report = json!({"name": "cardia", "seed": args.seed, "deals": deals, "levels": rows});
        return Ok(writeln!(out, "{report:#}")?);
    }
    let most = if interrupted() { "at most " } else { "" };
    writeln!(out, "cardia: {most}{} games for each level, seed {}", 2 * deals, args.seed)?;
    writeln!(out, "{:>24}  its adversary wins, in percent, with 95 % intervals", "")?;
    for (level, won) in rows {
        let (share, margin) = (100.0 * won.share, 100.0 * won.margin);
        writeln!(out, "{:>24}  {share:.1} ± {margin:.1}", level.name())?;
    }
    Ok(())
}

fn exploit_mini(mini: Mini, args: &ExploitArgs, out: &mut dyn Write) -> Result<(), Stop> {
    if args.bots.is_empty() && args.iterations.is_empty() {
        return Err(Stop::usage("nobody to exploit; name --bots or --iterations"));
    }
    let built = build(mini)?;
    let bots = args.bots.iter().map(|&bot| Policy::Bot(bot));
    let policies: Vec<_> =
        bots.chain(args.iterations.iter().map(|&n| Policy::Iterations(n))).collect();
    let mut rows = Vec::new();
    for policy in policies {
        // What was asked in part of the views cannot be judged.
        let Some(quality) = measure(args, &built, policy)? else { break };
        rows.push((policy.name(), quality));
        if !args.json {
            if rows.len() == 1 {
                let questions = built.questions().len();
                writeln!(out, "{mini}: {questions} views, seed {}", args.seed)?;
                writeln!(out, "{:>24}  exploitability", "")?;
            }
            writeln!(out, "{:>24}  {:.4}", policy.name(), quality.exploitability())?;
            out.flush()?;
        }
    }
    if args.json {
        let row = |(name, quality): &(String, Exploit)| json!({"policy": name, "exploitability": quality.exploitability(), "value": quality.value});
        let rows: Value = rows.iter().map(row).collect();
        let report = json!({"name": mini.name, "seed": args.seed, "policies": rows});
        writeln!(out, "{report:#}")?;
    }
    Ok(())
}

/// The policy to measure.
#[derive(Clone, Copy)]
enum Policy {
    Bot(Bot),
    /// Plain search.
    Iterations(u32),
}

impl Policy {
    fn name(self) -> String {
        match self {
            Policy::Bot(bot) => bot.to_string(),
            Policy::Iterations(n) => format!("{n} iterations"),
        }
    }

    /// Its share of each action, in their order.
    fn mix(self, asked: &Asked<BaseCardia>, dice: &mut SearchDice) -> Vec<f64> {
        let only = |action: Option<Action>| -> Vec<f64> {
            let share = |it: &Action| if Some(*it) == action { 1.0 } else { 0.0 };
            asked.actions.iter().map(share).collect()
        };
        let view: &View = &asked.view;
        let analysis = match self {
            Policy::Bot(Bot::Random) => return vec![1.0; asked.actions.len()],
            Policy::Bot(Bot::Heuristic) => return only(view.best(dice)),
            Policy::Bot(Bot::Level(level)) => mixture(level, view, dice),
            Policy::Iterations(n) => {
                let budget = Budget::iterations(n);
                view.analyse(budget, dice.clone(), &mut |_| ControlFlow::Continue(()))
            }
        };
        let mix = analysis.map(|analysis| analysis.mix).unwrap_or_default();
        let weight = |action: &Action| {
            mix.iter().find(|it| it.action == *action).map_or(0.0, |it| f64::from(it.weight))
        };
        asked.actions.iter().map(weight).collect()
    }
}

/// Asks a policy in every view; `None` if the program is asked to stop before that.
fn measure(
    args: &ExploitArgs,
    built: &Built<BaseCardia>,
    policy: Policy,
) -> Result<Option<Exploit>, Stop> {
    let questions = built.questions();
    let all = questions.len() as u64;
    let bar = progress::bar(all, "views");
    let mixes: Option<Vec<Vec<f64>>> = args.threads.pool()?.install(|| {
        (0..all)
            .into_par_iter()
            .map(|n| {
                let dice = &mut SearchDice::stream(args.seed, n);
                let mix = goes_on().then(|| policy.mix(questions[n as usize], dice))?;
                bar.inc(1);
                Some(mix)
            })
            .collect()
    });
    let done = progress::done(&bar);
    if mixes.is_none() {
        progress::stopped_early(done, all, &format!("views of {}", policy.name()));
    }
    Ok(mixes.map(|mixes| built.judge(&built.answered(&mixes))))
}

fn build(mini: Mini) -> Result<Built<BaseCardia>, Stop> {
    let counter = progress::counter("positions built");
    let built = mini.build(&mut |size| {
        counter.set_position(size.positions as u64);
        if goes_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    counter.finish_and_clear();
    built.map_err(|why| match why {
        Unbuilt::Stopped => Stop::failed(format_args!("stopped while {mini} was being built")),
        Unbuilt::Options(_)
        | Unbuilt::NotForTwo(_)
        | Unbuilt::TooLarge(_)
        | Unbuilt::Secretive
        | Unbuilt::Entangled => Stop::failed(why),
    })
}

fn read_mini(name: &str) -> Result<Mini, String> {
    Mini::named(name).ok_or_else(|| {
        let names: Vec<_> = Mini::ALL.iter().map(|mini| mini.name).collect();
        format!("there are {}", names.join(", "))
    })
}

fn read_game(name: &str) -> Result<Exploited, String> {
    if name == "cardia" {
        return Ok(Exploited::Cardia);
    }
    read_mini(name)
        .map(Exploited::Mini)
        .map_err(|there| format!("{there}, and cardia, the full game"))
}

fn read_enough(text: &str) -> Result<f64, String> {
    let bad = || "a number from 0.000001 to 1".to_owned();
    text.parse().ok().filter(|x| (1e-6..=1.0).contains(x)).ok_or_else(bad)
}
