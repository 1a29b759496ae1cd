//! Kardinal & König has its own `playout`; it must play the same game as the plain way.

use kardinal::Kardinal;
use testkit::suite::{Sample, playout_is_plain_play};

#[test]
fn a_playout_is_plain_play_with_the_same_dice() {
    playout_is_plain_play::<Kardinal>(Sample { games: 3_000, one_in: 16 });
}
