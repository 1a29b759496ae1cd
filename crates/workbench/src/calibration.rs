//! Is what search says true? Of positions with a win chance of 70 % about 70 % must be won.

use crate::args::{Threads, at_least_one, game_parser, read_bot};
use crate::interrupt;
use crate::progress;
use crate::stop::Stop;
use bots::{Bot, Level};
use clap::Args;
use games::{AnyOptions, AnyTable, AnyView, GameKind};
use kernel::{Dice as _, Observer, SearchDice, Seat, Seed, Status};
use rayon::prelude::*;
use std::io::Write;
use std::ops::ControlFlow;

/// Compare the win chances that search states with how often these positions are won
///
/// Bots play games. Some decisions of each game are searched by what their seat knows; the rest of the game shows who won. The
/// same seed gives the same table with any number of threads.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium calibration cardia --positions 10000 --seed 1
  trivium calibration kardinal --options players=4 --positions 1000 --seed 1")]
pub struct CalibrationArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: GameKind,

    /// Number of positions
    #[arg(long, value_name = "N", default_value = "1000", value_parser = at_least_one)]
    positions: u64,

    /// Seed of all random numbers
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,

    /// Options of the game, as in a record
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    options: String,

    /// The bot that plays at every seat
    #[arg(long, value_name = "BOT", default_value = "knight", value_parser = read_bot)]
    bot: Bot,

    /// The level that searches the positions
    #[arg(long, value_name = "LEVEL", default_value = "chancellor", value_parser = read_level)]
    level: Level,

    #[command(flatten)]
    threads: Threads,
}

/// How many positions of a game are looked at.
const OF_A_GAME: u64 = 4;
/// How many rows the table has.
const ROWS: usize = 10;
/// The width of a 95 % confidence interval, in standard errors on each side.
const CONFIDENCE: f64 = 1.96;

/// Positions with similar win chances.
#[derive(Clone, Copy, Default)]
struct Row {
    positions: u64,
    said: f64,
    won: f64,
}

/// Plays, searches and prints the table.
pub fn run(args: &CalibrationArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let options = AnyOptions::read(args.game, &args.options).map_err(Stop::usage)?;
    let games = args.positions.div_ceil(OF_A_GAME);
    let bar = progress::bar(args.positions, "positions");
    let looked: Vec<Vec<(f32, f32)>> = args.threads.pool()?.install(|| {
        let games = (0..games).into_par_iter().take_any_while(|_| interrupt::goes_on());
        games
            .map(|game| {
                let most = OF_A_GAME.min(args.positions - game * OF_A_GAME);
                let found = look(args, &options, game, most as usize);
                bar.inc(found.len() as u64);
                found
            })
            .collect()
    });
    let done = progress::done(&bar);
    if done < args.positions && interrupt::interrupted() {
        progress::stopped_early(done, args.positions, "positions");
    }
    print(args, &looked.concat(), out)
}

fn print(args: &CalibrationArgs, looked: &[(f32, f32)], out: &mut dyn Write) -> Result<(), Stop> {
    let mut rows = [Row::default(); ROWS];
    let mut squares = 0.0;
    for &(said, won) in looked {
        let row = &mut rows[((said * ROWS as f32) as usize).min(ROWS - 1)];
        row.positions += 1;
        row.said += f64::from(said);
        row.won += f64::from(won);
        squares += f64::from(said - won).powi(2);
    }
    let CalibrationArgs { game, options, bot, level, seed, .. } = args;
    let all = looked.len();
    writeln!(
        out,
        "{all} positions of {game} {options}, {bot} at every seat, searched by {level}, seed {seed}"
    )?;
    writeln!(out, "{:>9} {:>10} {:>8} {:>16}", "chance", "positions", "said", "won")?;
    for (n, row) in rows.iter().enumerate().filter(|(_, row)| row.positions > 0) {
        let count = row.positions as f64;
        let (said, won) = (row.said / count, row.won / count);
        let error = CONFIDENCE * (won * (1.0 - won) / count).sqrt();
        let range = format!("{}–{} %", n * 10, (n + 1) * 10);
        writeln!(
            out,
            "{range:>9} {:>10} {:>6.1} % {:>6.1} ± {:>4.1} %",
            row.positions,
            100.0 * said,
            100.0 * won,
            100.0 * error
        )?;
    }
    Ok(writeln!(out, "Brier score {:.4}", squares / all.max(1) as f64)?)
}

/// The positions of a game: what search says the seat's chance is, and what the game was worth to it.
fn look(args: &CalibrationArgs, options: &AnyOptions, game: u64, most: usize) -> Vec<(f32, f32)> {
    let mut dice = SearchDice::stream(args.seed, game);
    let seed = Seed::from_number(u64::from(dice.bits()) << 32 | u64::from(dice.bits()));
    let Ok((mut table, _)) = AnyTable::start(options, seed) else { return Vec::new() };
    let mut asked: Vec<(Seat, AnyView)> = Vec::new();
    let winners = loop {
        let owed = match table.status() {
            Status::Over(outcome) => break outcome.winners,
            Status::Owed(owed) => owed,
        };
        // All choose before anyone's choice is on the table.
        let mut chosen = Vec::new();
        for seat in owed.iter() {
            let view = table.view(Observer::Seat(seat));
            if view.legal().len() > 1 {
                asked.push((seat, view));
            }
            chosen.extend(think::play(args.bot, &view, &mut dice).map(|action| (seat, action)));
        }
        for (seat, action) in chosen {
            if table.submit(seat, &action).is_err() {
                return Vec::new();
            }
        }
    };
    let mut found = Vec::new();
    for _ in 0..most.min(asked.len()) {
        let (seat, view) = asked.swap_remove(dice.below(asked.len() as u32) as usize);
        let go_on = &mut |_: &dyn Fn() -> protocol::Analysis| ControlFlow::Continue(());
        let Some(analysis) = think::advise(args.level, &view, go_on) else { continue };
        let won = match (winners.contains(seat), winners.is_empty()) {
            (true, _) => 1.0 / winners.len() as f32,
            (false, true) => 1.0 / options.seats() as f32,
            (false, false) => 0.0,
        };
        found.push((analysis.win[seat.index()], won));
    }
    found
}

fn read_level(text: &str) -> Result<Level, String> {
    let names = || Level::ALL.map(Level::name).join(", ");
    text.parse().map_err(|()| format!("one of the levels {}", names()))
}
