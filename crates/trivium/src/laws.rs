//! The laws of every game, on random games.

use crate::cli::{GameName, LawsArgs};
use crate::interrupt;
use crate::progress;
use crate::stop::Stop;
use cardia::Cardia;
use civ::Civ;
use kardinal::Kardinal;
use rayon::prelude::*;
use std::io::Write;
use testkit::{Config, Stats, Violation, check_game};

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
    let checked = progress::pool(args.threads)?.install(|| {
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
