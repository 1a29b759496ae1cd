//! Random games of Kardinal & König, and the score sheets of all players during play.

use super::measure::{Measurement, Unit, measure};
use super::positions::{Positions, game};
use kardinal::{Action, Kardinal, Options, State, View};
use std::hint::black_box;

/// Sizes in memory.
pub const SIZES: &[(&str, usize)] = &[
    ("kardinal_state", size_of::<State>()),
    ("kardinal_view", size_of::<View>()),
    ("kardinal_action", size_of::<Action>()),
];

/// Whole random games, and scores in positions of games with 4 players.
pub fn games() -> Vec<Measurement> {
    let rate = |name, what, players| {
        let options = Options { players, ..Options::default() };
        measure(name, what, Unit::GamesPerSecond, move |dice| game::<Kardinal>(&options, dice))
    };
    let mut positions = Positions::<Kardinal>::collect(|_| Options::default());
    let (name, what) = ("kardinal_scores", "Kardinal, all score sheets");
    let scores = measure(name, what, Unit::Nanoseconds, move |_| {
        let (state, ..) = positions.next_move();
        black_box(black_box(state).scores());
    });
    vec![
        rate("kardinal_3", "Kardinal, 3 players", 3),
        rate("kardinal_4", "Kardinal, 4 players", 4),
        rate("kardinal_5", "Kardinal, 5 players", 5),
        scores,
    ]
}
