//! Random games of Carta Impera Victoria, and imagined worlds.

use super::measure::{Measurement, Unit, measure};
use super::positions::{Positions, game};
use civ::{Action, Civ, Options, State, View};
use kernel::Game as _;
use std::hint::black_box;

/// Sizes in memory.
pub const SIZES: &[(&str, usize)] = &[
    ("civ_state", size_of::<State>()),
    ("civ_view", size_of::<View>()),
    ("civ_action", size_of::<Action>()),
];

/// Whole random games, and worlds imagined in positions of them.
pub fn games() -> Vec<Measurement> {
    let rate = |name, what, players| {
        let options = Options::new(players);
        measure(name, what, Unit::GamesPerSecond, move |dice| game::<Civ>(&options, dice))
    };
    let worlds = |name, what, players| {
        let mut positions = Positions::<Civ>::collect(|_| Options::new(players));
        measure(name, what, Unit::Nanoseconds, move |dice| {
            black_box(Civ::imagine(black_box(positions.next_view()), dice));
        })
    };
    vec![
        rate("civ_2", "CIV, 2 players", 2),
        rate("civ_3", "CIV, 3 players", 3),
        rate("civ_4", "CIV, 4 players", 4),
        worlds("civ_imagine_2", "CIV, imagine, 2 players", 2),
        worlds("civ_imagine_4", "CIV, imagine, 4 players", 4),
    ]
}
