//! The rules use no heap, and their states are small. Search copies a state for every move it tries.

use allocation_counter::measure;
use cardia::{Action, Base, BaseCardia, Cardia, State, Wilds};
use testkit::Lawful;
use testkit::suite::{Sample, allocates_nothing};

fn cardia_allocates_nothing<G: Lawful>() {
    let sample = Sample { games: 3_000, one_in: 16 };
    let positions = allocates_nothing::<G>(sample, |_| (), |play| measure(play).count_total);
    assert!(positions > 30_000, "only {positions} positions");
}

#[test]
fn the_whole_game_allocates_nothing() {
    cardia_allocates_nothing::<Cardia>();
}

#[test]
fn the_base_game_allocates_nothing() {
    cardia_allocates_nothing::<BaseCardia>();
}

#[test]
fn a_state_fits_into_two_or_three_cache_lines() {
    assert!(size_of::<State<Base>>() <= 2 * 64, "{} bytes", size_of::<State<Base>>());
    assert!(size_of::<State<Wilds>>() <= 3 * 64, "{} bytes", size_of::<State<Wilds>>());
}

#[test]
fn an_action_fits_into_sixteen_bits() {
    assert_eq!(size_of::<Action>(), 2);
}
