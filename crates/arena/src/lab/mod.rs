//! The balance lab: many games between equal bots, and what goes with winning in them.

mod html;
mod study;
mod sum;

pub use html::{comparisons, page};
pub use study::{Studied, Topic, Variation};
pub use sum::{Label, Study, Tally};

use crate::play::{Contestant, Points, play};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

/// Games that a thread plays before it reports.
const CHUNK: u64 = 8;

/// Plays `games` games of one bot against itself, and counts what happens. The same seed gives the same counts on any
/// number of threads. `finished` hears how many more were played and says whether to go on; if not, what was played is
/// kept.
pub fn study<G: Studied>(
    options: &G::Options,
    player: &dyn Contestant<G>,
    games: u64,
    seed: u64,
    finished: &(impl Fn(u64) -> bool + Sync),
) -> Study
where
    G::Options: Sync,
{
    let seats = G::seats(options);
    let chunks = (0..games.div_ceil(CHUNK)).into_par_iter();
    let stopped = AtomicBool::new(false);
    let tallies = chunks.map(|chunk| {
        if stopped.load(Ordering::Relaxed) {
            return Study::new(seats);
        }
        let numbers = chunk * CHUNK..games.min((chunk + 1) * CHUNK);
        let count = numbers.end - numbers.start;
        let study = study_range::<G>(options, player, numbers, seed);
        if !finished(count) {
            stopped.store(true, Ordering::Relaxed);
        }
        study
    });
    // Sums of whole numbers: the order of the chunks does not matter.
    tallies.reduce(|| Study::new(seats), Study::merge)
}

/// The same on one thread, for the games of these numbers. A game depends on the seed and its number alone, so the counts of
/// ranges add up to those of the whole.
pub fn study_range<G: Studied>(
    options: &G::Options,
    player: &dyn Contestant<G>,
    games: Range<u64>,
    seed: u64,
) -> Study {
    let seats = G::seats(options);
    let mut study = Study::new(seats);
    for n in games {
        let mut events = Vec::new();
        let deal = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ n;
        if let Some(outcome) = play::<G>(options, deal, &vec![player; seats], &mut events) {
            let mut game = Tally::new(seats);
            for event in events {
                game.turns += usize::from(G::is_turn(event));
                G::notes(options, event, &mut |topic, seat, label| game.note(topic, seat, label));
            }
            study.add(game, &Points::all(outcome, seats), outcome.rule.0);
        }
    }
    study
}
