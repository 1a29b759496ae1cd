//! Kardinal & König has its own `playout`; it must play the same game as the plain way.

use kardinal::Kardinal;
use kernel::{Choices as _, Dice, Game, Outcome, SearchDice, Status};
use testkit::Lawful;

type State = <Kardinal as Game>::State;

/// One random step of plain play.
fn step(state: &mut State, dice: &mut SearchDice) {
    let seat = state.active();
    let choices = Kardinal::legal(state, seat);
    let action = choices.nth(dice.below(choices.len() as u32) as usize).expect("a choice");
    Kardinal::submit(state, seat, action, dice, &mut ()).expect("it is legal");
}

/// A playout by nothing but status, legal and submit.
fn plain_playout(state: &mut State, dice: &mut SearchDice) -> Outcome {
    loop {
        match Kardinal::status(state) {
            Status::Over(outcome) => return outcome,
            Status::Owed(_) => step(state, dice),
        }
    }
}

/// Both ways from one state, with the same dice, to the same state and the same next throw.
fn agrees_from(state: &State, dice: &SearchDice, game: u64) {
    let (mut short, mut short_dice) = (*state, dice.clone());
    let (mut plain, mut plain_dice) = (*state, dice.clone());
    let outcome = Kardinal::playout(&mut short, &mut short_dice);
    assert_eq!(outcome, plain_playout(&mut plain, &mut plain_dice), "game {game}");
    assert_eq!(short, plain, "game {game}");
    let next = [&mut short_dice, &mut plain_dice].map(|dice| [dice.bits(), dice.bits()]);
    assert_eq!(next[0], next[1], "game {game} threw more or fewer dice");
}

#[test]
fn a_playout_is_plain_play_with_the_same_dice() {
    for game in 0..3_000 {
        let mut dice = SearchDice::stream(game, 0);
        let options = Kardinal::random_options(&mut dice);
        let mut state = Kardinal::start(&options, &mut dice, &mut ()).expect("playable");
        agrees_from(&state, &dice, game);
        while let Status::Owed(_) = Kardinal::status(&state) {
            step(&mut state, &mut dice);
            if dice.below(16) == 0 {
                agrees_from(&state, &dice, game);
            }
        }
        agrees_from(&state, &dice, game);
    }
}
