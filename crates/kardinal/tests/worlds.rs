//! What an observer can imagine. The laws of testkit ask that all worlds be equally likely, which alike Law cards are
//! not: two different laws come about in four deals, a pair in one. Here each world is weighed by its deals.

use kardinal::{Kardinal, State};
use kernel::{Choices as _, Dice, Game, Observer, SearchDice, Status};
use std::collections::HashMap;
use testkit::Lawful;

/// A random position, with play biased towards keeping laws.
fn position(dice: &mut SearchDice) -> State {
    let options = Kardinal::random_options(dice);
    let mut state = Kardinal::start(&options, dice, &mut ()).expect("playable");
    for _ in 0..dice.below(150) {
        let Status::Owed(_) = Kardinal::status(&state) else { break };
        let seat = state.active();
        let choices = Kardinal::legal(&state, seat);
        let action = choices.nth(dice.below(choices.len() as u32) as usize).expect("a choice");
        Kardinal::submit(&mut state, seat, action, dice, &mut ()).expect("legal");
    }
    state
}

/// K4.1, I8: in every position the real world is listed, each listed world looks to the observer like the real one, and each imagined
/// one is listed.
#[test]
fn real_and_imagined_worlds_are_listed() {
    let mut dice = SearchDice::new(41);
    for _ in 0..1_500 {
        let state = position(&mut dice);
        for observer in Observer::all(state.options().players.into()) {
            let view = Kardinal::view(&state, observer);
            let worlds: HashMap<State, u32> = view.worlds().into_iter().collect();
            assert_eq!(worlds.len(), view.worlds().len(), "listed twice");
            assert!(worlds.contains_key(&state));
            assert!(worlds.keys().all(|world| Kardinal::view(world, observer) == view));
            for _ in 0..8 {
                assert!(worlds.contains_key(&Kardinal::imagine(&view, &mut dice)));
            }
        }
    }
}

/// K1.6, I8: worlds are imagined as often as they have deals. Chi-squared, at a limit that chance exceeds less than once in
/// 10⁶ positions.
#[test]
fn worlds_are_imagined_as_often_as_they_are_dealt() {
    let mut dice = SearchDice::new(42);
    let mut weighed = 0;
    while weighed < 150 {
        let state = position(&mut dice);
        let view = Kardinal::view(&state, Observer::Spectator);
        let worlds = view.worlds();
        let uneven = worlds.iter().any(|&(_, ways)| ways != worlds[0].1);
        if !uneven || worlds.len() > 60 {
            continue;
        }
        weighed += 1;
        let deals: u32 = worlds.iter().map(|&(_, ways)| ways).sum();
        let samples = 40 * deals;
        let mut seen: HashMap<State, u32> = HashMap::new();
        for _ in 0..samples {
            *seen.entry(Kardinal::imagine(&view, &mut dice)).or_default() += 1;
        }
        let distance = |&(world, ways): &(State, u32)| {
            let expected = f64::from(40 * ways);
            let found = f64::from(seen.get(&world).copied().unwrap_or(0));
            (found - expected).powi(2) / expected
        };
        let chi_squared: f64 = worlds.iter().map(distance).sum();
        let degrees = (worlds.len() - 1) as f64;
        let spread = 2.0 / (9.0 * degrees);
        let limit = degrees * (1.0 - spread + 5.5 * spread.sqrt()).powi(3);
        assert!(chi_squared <= limit, "{chi_squared} is above {limit}: {view:?}");
    }
}
