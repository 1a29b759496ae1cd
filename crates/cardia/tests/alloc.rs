//! The rules use no heap, and their states are small. Search copies a state for every move it tries.

use allocation_counter::measure;
use cardia::{Action, Base, BaseCardia, Cardia, State, Wilds};
use kernel::{Choices as _, Dice, Game, Observer, SearchDice, Status};
use testkit::Lawful;

/// Plays a random game through every function of the rules; gives the number of its positions.
fn play<G: Game>(options: &G::Options, dice: &mut SearchDice) -> u64 {
    let mut state = G::start(options, dice, &mut ()).expect("options that can be played");
    let mut positions = 0;
    while let Status::Owed(seats) = G::status(&state) {
        positions += 1;
        for observer in Observer::all(G::seats(options)) {
            let view = G::view(&state, observer);
            let mut imagined = G::imagine(&view, dice);
            if dice.below(16) == 0 {
                G::playout(&mut imagined, dice);
            }
        }
        for seat in seats.iter() {
            let choices = G::legal(&state, seat);
            let action = choices.nth(dice.below(choices.len() as u32) as usize);
            let action = action.expect("below the number of choices");
            G::submit(&mut state, seat, action, dice, &mut ()).expect("it is legal");
            // Once more is too late, or too early for the next question: refusing is free as well.
            let mut refused = state;
            let _ = G::submit(&mut refused, seat, action, dice, &mut ());
        }
    }
    positions
}

/// Random games over random options, of which only the options are made outside the measure.
fn allocates_nothing<G: Lawful>(games: u64) {
    let mut positions = 0;
    for number in 0..games {
        let mut dice = SearchDice::stream(number, 0);
        let options = G::random_options(&mut dice);
        let heap = measure(|| positions += play::<G>(&options, &mut dice));
        assert_eq!(heap.count_total, 0, "game {number}, {options:?}: {heap:?}");
    }
    assert!(positions > 10 * games, "only {positions} positions");
}

/// Without this the others would pass if nothing were counted.
#[test]
fn the_measure_counts() {
    let heap = measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(heap.count_total, 1);
}

#[test]
fn cardia_allocates_nothing() {
    allocates_nothing::<Cardia>(3_000);
}

#[test]
fn the_base_game_allocates_nothing() {
    allocates_nothing::<BaseCardia>(3_000);
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
