//! The command `bench`: measures the speed of the engine.

mod cardia;
mod civ;
mod kardinal;
mod measure;
mod positions;

use crate::interrupt::interrupted;
use crate::progress;
use crate::stop::Stop;
use clap::{Args, Subcommand};
use measure::{Measured, REPETITIONS, Unit};
use serde_json::json;
use std::io::Write;
use std::time::Duration;

/// The subject of a benchmark.
#[derive(Subcommand)]
#[expect(missing_docs, reason = "--help prints what the arguments say of themselves")]
pub enum Bench {
    Engine(EngineArgs),
}

/// Measure the rules engine: random games per second on one core, the parts of a move, sizes in memory
///
/// Times are CPU times of one thread. Only the line with two threads is measured in wall-clock time.
#[derive(Args)]
#[command(after_help = "\
Example:
  trivium bench engine --seconds 2 --json")]
pub struct EngineArgs {
    /// Seconds for each measurement
    #[arg(long, value_name = "S", default_value = "1", value_parser = read_seconds)]
    pub seconds: f64,

    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
}

/// Runs a benchmark.
pub fn run(what: &Bench, out: &mut dyn Write) -> Result<(), Stop> {
    match what {
        Bench::Engine(args) => engine(args, out),
    }
}

fn engine(args: &EngineArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let slice = Duration::from_secs_f64(args.seconds / REPETITIONS as f64);
    let parts = [cardia::games, cardia::parts, kardinal::games, civ::games];
    let measurements: Vec<_> = parts.into_iter().flat_map(|part| part()).collect();
    let all = measurements.len() as u64;
    let bar = progress::bar(all, "measurements");
    let measured = measurements.into_iter().map_while(|measure| measure(slice));
    let lines: Vec<_> = measured.inspect(|_| bar.inc(1)).collect();
    bar.finish_and_clear();
    if interrupted() {
        progress::stopped_early(lines.len() as u64, all, "measurements");
    }
    if args.json { print_json(&lines, out) } else { print_table(&lines, out) }
}

/// Sizes in memory.
fn sizes() -> impl Iterator<Item = (&'static str, usize)> {
    [cardia::SIZES, kardinal::SIZES, civ::SIZES].into_iter().flatten().copied()
}

fn print_table(lines: &[Measured], out: &mut dyn Write) -> Result<(), Stop> {
    writeln!(
        out,
        "Random games and parts of a move, CPU time of one core, {REPETITIONS} repetitions"
    )?;
    writeln!(out)?;
    writeln!(out, "{:<44} {:>12} {:>12}", "", "best", "median")?;
    for line in lines {
        let digits = if line.unit == Unit::Nanoseconds { 1 } else { 0 };
        let Measured { what, unit, best, median, .. } = line;
        writeln!(out, "{what:<44} {best:>12.digits$} {median:>12.digits$} {}", unit.word())?;
    }
    writeln!(out)?;
    for (name, bytes) in sizes() {
        writeln!(out, "size of {name:<36} {bytes:>12} bytes")?;
    }
    Ok(())
}

fn print_json(lines: &[Measured], out: &mut dyn Write) -> Result<(), Stop> {
    let measured: Vec<_> = lines
        .iter()
        .map(|line| {
            let (best, median) = (line.best.round(), line.median.round());
            let tenths = |x: f64| (x * 10.0).round() / 10.0;
            match line.unit {
                Unit::GamesPerSecond => {
                    json!({"name": line.name, "unit": "games/s", "best": best, "median": median})
                }
                Unit::Nanoseconds => {
                    let (best, median) = (tenths(line.best), tenths(line.median));
                    json!({"name": line.name, "unit": "ns", "best": best, "median": median})
                }
            }
        })
        .collect();
    let sizes: serde_json::Map<_, _> =
        sizes().map(|(name, bytes)| (name.to_owned(), bytes.into())).collect();
    let report = json!({
        "bench": "engine",
        "version": 1,
        "repetitions": REPETITIONS,
        "measured": measured,
        "sizes": sizes,
    });
    writeln!(out, "{report:#}")?;
    Ok(())
}

fn read_seconds(text: &str) -> Result<f64, String> {
    let bad = || "seconds, from 0.01 to 600".to_owned();
    text.parse().ok().filter(|s| (0.01..=600.0).contains(s)).ok_or_else(bad)
}
