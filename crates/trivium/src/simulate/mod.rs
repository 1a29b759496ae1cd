//! Games between bots, by the thousand.

mod cardia;
mod count;
mod kardinal;

use crate::cli::{SimulateArgs, SimulateGame, SimulateHow};
use crate::progress;
use crate::stop::Stop;
use rayon::prelude::*;
use std::io::Write;

/// Games that a thread plays before it reports.
const CHUNK: u64 = 64;

/// Plays the games and prints what happened.
pub fn run(args: &SimulateArgs, out: &mut impl Write) -> Result<(), Stop> {
    match &args.game {
        SimulateGame::Cardia(args) => cardia::run(args, out),
        SimulateGame::Kardinal(args) => kardinal::run(args, out),
    }
}

/// Plays every game into a tally. Tallies are sums, so it does not matter which thread played which game.
fn play_all<T: Default + Send>(
    how: &SimulateHow,
    play: impl Fn(u64, &mut T) + Sync,
    merge: impl Fn(T, T) -> T + Sync,
) -> Result<T, Stop> {
    let games = how.run.games;
    let bar = progress::bar(games);
    let tally = progress::pool(how.threads)?.install(|| {
        (0..games.div_ceil(CHUNK))
            .into_par_iter()
            .map(|chunk| {
                let mut tally = T::default();
                let numbers = chunk * CHUNK..games.min((chunk + 1) * CHUNK);
                bar.inc(numbers.end - numbers.start);
                numbers.for_each(|n| play(n, &mut tally));
                tally
            })
            .reduce(T::default, &merge)
    });
    bar.finish_and_clear();
    Ok(tally)
}
