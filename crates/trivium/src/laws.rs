//! The command `laws`: checks the laws of every game on random games.

use crate::cli::{GameName, RunArgs, Threads};
use crate::interrupt;
use crate::progress;
use crate::stop::Stop;
use cardia::Cardia;
use civ::Civ;
use clap::Args;
use kardinal::Kardinal;
use rayon::prelude::*;
use std::io::Write;
use testkit::{Config, Stats, Violation, check_game};

/// Check the laws of a game on random games with random options
///
/// The exit code is 1 if a law is broken. The command then prints the record of that game, so that you can reproduce it.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium laws cardia --games 1000 --seed 1
  trivium laws kardinal --games 1000 --seed 1 --quick
  trivium laws civ --games 100 --seed 1")]
pub struct LawsArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: GameName,

    #[command(flatten)]
    pub run: RunArgs,

    /// Check the expensive laws only in some positions
    #[arg(long)]
    pub quick: bool,

    #[command(flatten)]
    pub threads: Threads,
}

/// Checks the games and prints what was checked, or the first broken law.
pub fn run(args: &LawsArgs, out: &mut impl Write) -> Result<(), Stop> {
    let check = match args.game {
        GameName::Cardia => check_game::<Cardia>,
        GameName::Kardinal => check_game::<Kardinal>,
        GameName::Civ => check_game::<Civ>,
    };
    let config = if args.quick { Config::QUICK } else { Config::THOROUGH };
    let bar = progress::bar(args.run.games, "games");
    let last = args.run.seed.checked_add(args.run.games);
    let numbers = args.run.seed..last.ok_or_else(|| Stop::usage("--seed is too large"))?;
    let checked = args.threads.pool()?.install(|| {
        numbers
            .into_par_iter()
            .take_any_while(|_| !interrupt::interrupted())
            .map(|number| {
                let stats = check(number, &config)?;
                bar.inc(1);
                Ok(stats)
            })
            .try_reduce(Stats::default, |mut all, one| {
                all.merge(&one);
                Ok::<_, Violation>(all)
            })
    });
    let done = bar.position();
    bar.finish_and_clear();
    if done < args.run.games && checked.is_ok() {
        progress::stopped_early(done, args.run.games, "games");
    }
    let stats = checked.map_err(Stop::failed)?;
    Ok(write!(out, "{stats}")?)
}
