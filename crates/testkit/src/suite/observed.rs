//! Views as rows of numbers.

use crate::Lawful;
use kernel::{
    CODES, Choices as _, Dice as _, Observed, Observer, SearchDice, Seat, SeatSet, Status, lane,
};

/// In every position of random games, for every seat: the row of a view is read back as the same view, so it loses nothing; a
/// world that the seat cannot tell apart has the same row, so it says nothing else; and codes stand for the legal actions, one each,
/// that play the same.
pub fn rows_are_views<G: Lawful + Observed>(games: u64) {
    for game in 0..games {
        let mut dice = SearchDice::stream(17, game);
        let options = G::random_options(&mut dice);
        let Ok(mut state) = G::start(&options, &mut dice, &mut ()) else { continue };
        let blank = state;
        loop {
            for seat in SeatSet::first(G::seats(&options)).iter() {
                row_is_view::<G>(&blank, &state, seat, &mut dice);
            }
            let Status::Owed(owed) = G::status(&state) else { break };
            for seat in owed.iter() {
                let choices = G::legal(&state, seat);
                let n = dice.below(choices.len() as u32) as usize;
                let Some(action) = choices.nth(n) else { continue };
                let (mut coded, mut same) = (state, dice.clone());
                let accepted = G::submit(&mut state, seat, action, &mut dice, &mut ());
                assert!(accepted.is_ok(), "legal is what submit accepts");
                let code = G::code(&choices, action).expect("every action has a code");
                G::answer(&mut coded, seat, code, &mut same);
                assert_eq!((coded, same.bits()), (state, dice.clone().bits()), "played by code");
            }
        }
    }
}

fn row_is_view<G: Lawful + Observed>(
    blank: &G::State,
    state: &G::State,
    seat: Seat,
    dice: &mut SearchDice,
) {
    let observer = Observer::Seat(seat);
    let view = G::view(state, observer);
    let width = lane::width::<G>(&view);
    let like = G::view(blank, observer);
    assert_eq!(width, lane::width::<G>(&like), "all rows of a table are as wide");
    // Every place is written: it does not matter what stood there.
    let (mut row, mut other) = (vec![-77; width], vec![55; width]);
    G::encode(&view, &mut row);
    assert_eq!(lane::decode::<G>(&like, &row), view, "a row loses nothing: {state:?}");
    let world = G::imagine(&view, dice);
    G::encode(&G::view(&world, observer), &mut other);
    assert_eq!(row, other, "worlds that a seat cannot tell apart have the same row: {state:?}");
    let choices = G::legal(state, seat);
    let codes = G::codes(&choices);
    assert_eq!(codes.count_ones() as usize, choices.len());
    for code in 0..CODES as u8 {
        let action = G::coded(&choices, code);
        assert_eq!(action.is_some(), codes >> code & 1 != 0);
        assert!(
            action.is_none_or(|it| choices.contains(it) && G::code(&choices, it) == Some(code))
        );
    }
}
