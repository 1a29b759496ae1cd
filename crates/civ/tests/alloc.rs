//! The rules use no heap, and their states are small. Search copies a state for every move it tries.

use allocation_counter::measure;
use civ::{Action, Civ, State};
use kernel::{Choices as _, Dice, Game, Observer, SearchDice, Status};
use testkit::Lawful;

/// Plays a random game through every function of the rules; gives the number of its positions.
fn play(options: &civ::Options, dice: &mut SearchDice) -> u64 {
    let mut state = Civ::start(options, dice, &mut ()).expect("options that can be played");
    let mut positions = 0;
    while let Status::Owed(owed) = Civ::status(&state) {
        positions += 1;
        for observer in Observer::all(Civ::seats(options)) {
            let view = Civ::view(&state, observer);
            let mut imagined = Civ::imagine(&view, dice);
            let _ = (view.score(), view.choices());
            if dice.below(64) == 0 {
                Civ::playout(&mut imagined, dice);
            }
        }
        let seat = owed.iter().next().expect("somebody owes a choice");
        let choices = Civ::legal(&state, seat);
        let action = choices.nth(dice.below(choices.len() as u32) as usize);
        let action = action.expect("below the number of choices");
        Civ::submit(&mut state, seat, action, dice, &mut ()).expect("it is legal");
        // Once more is mostly refused: refusing is free as well.
        let mut refused = state;
        let _ = Civ::submit(&mut refused, seat, action, dice, &mut ());
    }
    positions
}

#[test]
fn civ_allocates_nothing() {
    let mut positions = 0;
    for number in 0..150 {
        let mut dice = SearchDice::stream(number, 0);
        let options = Civ::random_options(&mut dice);
        let heap = measure(|| positions += play(&options, &mut dice));
        assert_eq!(heap.count_total, 0, "game {number}, {options:?}: {heap:?}");
    }
    assert!(positions > 5_000, "only {positions} positions");
}

/// Without this the other would pass if nothing were counted.
#[test]
fn the_measure_counts() {
    let heap = measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(heap.count_total, 1);
}

#[test]
fn a_state_fits_into_four_cache_lines_and_an_action_into_sixteen_bits() {
    assert!(size_of::<State>() <= 4 * 64, "{} bytes", size_of::<State>());
    assert_eq!(size_of::<Action>(), 2);
}
