//! A game whose solution is known: Kuhn poker.

mod common;

use common::{Bid, Kuhn};
use kernel::Seat;
use solver::{Algorithm, Built, Effort, Ends, Memory, Unbuilt};
use std::ops::ControlFlow;

fn kuhn() -> Built<Kuhn> {
    Built::tree(&(), Memory::Views, 10_000, &mut |_| ControlFlow::Continue(())).expect("small")
}

/// Twelve information sets: three cards, and for each seat two questions.
#[test]
fn kuhn_poker_has_twelve_information_sets() {
    assert_eq!(kuhn().size().decisions, 12);
}

/// −1/18 to the first player; stakes are halved here.
#[test]
fn every_algorithm_finds_the_value_of_kuhn_poker() {
    for (algorithm, enough) in
        [(Algorithm::Vanilla, 1e-3), (Algorithm::Plus, 1e-5), (Algorithm::Discounted, 1e-5)]
    {
        let effort = Effort { algorithm, enough, ..Effort::default() };
        let found = kuhn().solve(&effort, |_| ControlFlow::Continue(()));
        let quality = found.progress.quality;
        assert!(quality.exploitability() <= enough, "{algorithm:?} {:?}", found.progress);
        assert!((quality.value + 1.0 / 36.0).abs() <= enough, "{algorithm:?} {quality:?}");
        let (low, high) = quality.value_bounds();
        assert!(low <= -1.0 / 36.0 + 1e-12 && -1.0 / 36.0 <= high + 1e-12, "{quality:?}");
    }
}

/// Against a player who always passes, and folds to every bet: A bets always and wins the stake of 1, halved. B
/// bets after a pass, which A always makes, and wins as much.
#[test]
fn who_always_passes_loses_every_pot() {
    let passive = kuhn().exploit(|_, _: &[Bid]| vec![1.0, 0.0]);
    assert_eq!(passive.value, 0.0);
    assert!((passive.best[0] - 0.5).abs() < 1e-15, "{passive:?}");
    assert!((passive.best[1] - 0.5).abs() < 1e-15, "{passive:?}");
}

/// Known for Kuhn poker: the uniform strategy gives away 11/12 in all, stakes of 1 and 2.
#[test]
fn uniform_kuhn_is_as_exploitable_as_published() {
    let built = kuhn();
    let uniform = built.judge(&built.uniform());
    assert!((2.0 * (uniform.best[0] + uniform.best[1]) - 11.0 / 12.0).abs() < 1e-12, "{uniform:?}");
}

/// In equilibrium A never bets with the middle card first, and B never folds the highest.
#[test]
fn the_solution_plays_kuhn_poker_well() {
    let built = kuhn();
    let effort = Effort { enough: 1e-6, ..Effort::default() };
    let found = built.solve(&effort, |_| ControlFlow::Continue(()));
    let mixes = built.mixes(&found.strategy);
    for (asked, mix) in built.decisions().iter().zip(mixes) {
        let (card, past) = (asked.view.card(), asked.view.past());
        match (asked.seat, card, past) {
            (Seat::A, 1, 1) => assert!(mix[1] < 1e-2, "bets the middle card: {mix:?}"),
            (Seat::B, 2, 3) => assert!(mix[1] > 0.999, "folds the highest card: {mix:?}"),
            (Seat::B, 0, 3) => assert!(mix[0] > 0.999, "calls with the lowest card: {mix:?}"),
            _ => {}
        }
    }
}

/// Two cards of one deck tell of each other.
#[test]
fn the_compact_form_refuses_kuhn_poker() {
    let built = Built::<Kuhn>::open(&(), Ends::Apart, 10_000, &mut |_| ControlFlow::Continue(()));
    assert_eq!(built.err(), Some(Unbuilt::Entangled));
}
