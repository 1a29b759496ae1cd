//! The rules use no heap, and their states are small. Search copies a state for every move it tries.

use allocation_counter::measure;
use civ::{Action, Civ, State, View};
use std::hint::black_box;
use testkit::suite::{Sample, allocates_nothing};

#[test]
fn civ_allocates_nothing() {
    let sample = Sample { games: 150, one_in: 64 };
    let look = |view: &View| _ = black_box((view.score(), view.choices()));
    let positions = allocates_nothing::<Civ>(sample, look, |play| measure(play).count_total);
    assert!(positions > 5_000, "only {positions} positions");
}

#[test]
fn a_state_fits_into_four_cache_lines_and_an_action_into_sixteen_bits() {
    assert!(size_of::<State>() <= 352, "{} bytes", size_of::<State>());
    assert_eq!(size_of::<Action>(), 2);
}
