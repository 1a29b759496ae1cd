//! The laws of testkit on random games over random options.

use civ::Civ;
use testkit::Config;
use testkit::suite::{every_game_obeys_every_law, obeys_the_laws};

/// I4–I8, conservation, and that games end, with 2 to 4 players, drafts, teams, small decks. V1.6, V4.5, V4.6
/// A draft has simultaneous choices (V1.6), so no law is left out.
#[test]
fn civ_obeys_every_law() {
    every_game_obeys_every_law::<Civ>(1_000, 100_000, &[]);
}

/// The same with nothing sampled, on fewer games.
#[test]
fn civ_obeys_every_law_in_every_position() {
    obeys_the_laws::<Civ>(60, Config::THOROUGH);
}
