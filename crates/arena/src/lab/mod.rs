//! The balance lab: many games between equal bots, and what goes with winning in them.

mod html;
mod study;
mod sum;

pub use html::page;
pub use study::{Studied, Topic, Variation};
pub use sum::{Label, Study, Tally};

use crate::play::{Contestant, Points, play};
use kernel::Sink;
use rayon::prelude::*;
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
        let mut study = Study::new(seats);
        let numbers = chunk * CHUNK..games.min((chunk + 1) * CHUNK);
        let count = numbers.end - numbers.start;
        for n in numbers {
            let mut game = Tally::new(seats);
            let mut ear = Ear::<G> { options, game: &mut game };
            let deal = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ n;
            if let Some(outcome) = play::<G>(options, deal, &vec![player; seats], &mut ear) {
                study.add(game, &Points::all(outcome, seats), outcome.rule.0);
            }
        }
        if !finished(count) {
            stopped.store(true, Ordering::Relaxed);
        }
        study
    });
    // Sums of whole numbers: the order of the chunks does not matter.
    tallies.reduce(|| Study::new(seats), Study::merge)
}

/// Hears the events of a game and counts them.
struct Ear<'g, G: Studied> {
    options: &'g G::Options,
    game: &'g mut Tally,
}

impl<G: Studied> Sink<G::Event> for Ear<'_, G> {
    fn emit(&mut self, event: G::Event) {
        if G::is_turn(event) {
            self.game.turns += 1;
        }
        G::notes(self.options, event, &mut |topic, seat, label| {
            self.game.note(topic, seat, label);
        });
    }
}
