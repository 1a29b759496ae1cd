//! Carta Impera Victoria has its own `playout`; it must play the same game as the plain way.

use civ::Civ;
use kernel::{Choices as _, Dice, Game, Outcome, SearchDice, Seat, Status};
use testkit::Lawful;

type State = <Civ as Game>::State;

/// One random choice of a seat in plain play.
fn step(state: &mut State, seat: Seat, dice: &mut SearchDice) {
    let choices = Civ::legal(state, seat);
    let action = choices.nth(dice.below(choices.len() as u32) as usize).expect("a choice");
    Civ::submit(state, seat, action, dice, &mut ()).expect("it is legal");
}

/// A playout by nothing but status, legal and submit.
fn plain_playout(state: &mut State, dice: &mut SearchDice) -> Outcome {
    loop {
        match Civ::status(state) {
            Status::Over(outcome) => return outcome,
            Status::Owed(seats) => seats.iter().for_each(|seat| step(state, seat, dice)),
        }
    }
}

/// Both ways from one state, with the same dice, to the same state and the same next throw.
fn agrees_from(state: &State, dice: &SearchDice, game: u64) {
    let (mut short, mut short_dice) = (*state, dice.clone());
    let (mut plain, mut plain_dice) = (*state, dice.clone());
    let outcome = Civ::playout(&mut short, &mut short_dice);
    assert_eq!(outcome, plain_playout(&mut plain, &mut plain_dice), "game {game}");
    assert_eq!(short, plain, "game {game}");
    let next = [&mut short_dice, &mut plain_dice].map(|dice| [dice.bits(), dice.bits()]);
    assert_eq!(next[0], next[1], "game {game} threw more or fewer dice");
}

#[test]
fn a_playout_is_plain_play_with_the_same_dice() {
    for game in 0..1_000 {
        let mut dice = SearchDice::stream(game, 0);
        let options = Civ::random_options(&mut dice);
        let mut state = Civ::start(&options, &mut dice, &mut ()).expect("playable");
        agrees_from(&state, &dice, game);
        while let Status::Owed(seats) = Civ::status(&state) {
            let seat = seats.iter().next().expect("somebody owes a choice");
            step(&mut state, seat, &mut dice);
            if dice.below(32) == 0 {
                agrees_from(&state, &dice, game);
            }
        }
        agrees_from(&state, &dice, game);
    }
}
