//! The laws of testkit on random games over random options.

use kardinal::Kardinal;
use testkit::suite::{every_game_obeys_every_law, obeys_the_laws};
use testkit::{Config, Law};

/// I4–I8, conservation, and that games end, with 3 to 5 players, any deck, small displays too. K3.6, K4.7
/// The game has no simultaneous choices, and so nothing to check two laws on.
#[test]
fn kardinal_obeys_every_law() {
    every_game_obeys_every_law::<Kardinal>(6_000, 400_000, &[Law::Order, Law::Sealed]);
}

/// The same with nothing sampled, on fewer games.
#[test]
fn kardinal_obeys_every_law_in_every_position() {
    obeys_the_laws::<Kardinal>(200, Config::THOROUGH);
}
