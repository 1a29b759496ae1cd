//! Carta Impera Victoria has its own `playout`; it must play the same game as the plain way.

use civ::Civ;
use testkit::suite::{Sample, playout_is_plain_play};

#[test]
fn a_playout_is_plain_play_with_the_same_dice() {
    playout_is_plain_play::<Civ>(Sample { games: 1_000, one_in: 32 });
}
