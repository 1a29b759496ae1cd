//! The last cards of Kardinal & König are played exactly.

use bots::Seen;
use bots::search::{Analysis, Budget};
use kardinal::{Action, Kardinal, Options, View};
use kernel::{Choices as _, Dice as _, Game as _, Observer, SearchDice, Status};
use std::ops::ControlFlow;

fn analyse(view: &View, iterations: u32) -> Analysis<Action> {
    let go_on = &mut |_: &_| ControlFlow::Continue(());
    let analysis = view.analyse(Budget::iterations(iterations), SearchDice::new(1), go_on);
    analysis.expect("there is something to choose")
}

/// Looks at the decisions of random games in which so few cards are left that the end can be seen.
fn ends(games: u64, mut look: impl FnMut(&View)) {
    for number in 0..games {
        let mut dice = SearchDice::stream(number, 3);
        let options = Options { players: 3 + number as u8 % 3, ..Options::default() };
        let mut state = Kardinal::start(&options, &mut dice, &mut ()).expect("good options");
        while let Status::Owed(owed) = Kardinal::status(&state) {
            let seat = owed.iter().next().expect("somebody owes a choice");
            let view = Kardinal::view(&state, Observer::Seat(seat));
            let choices = view.choices();
            if view.table().display().len() <= 4 && choices.len() > 1 {
                look(&view);
            }
            let n = dice.below(choices.len() as u32) as usize;
            let action = choices.nth(n).expect("below the number of choices");
            Kardinal::submit(&mut state, seat, action, &mut dice, &mut ()).expect("legal");
        }
    }
}

/// A strong level sees most ends exactly, and then plays one action only, of which none is better.
#[test]
fn an_exact_end_plays_the_best_action() {
    let (mut tried, mut exact) = (0, 0);
    ends(20, |view| {
        tried += 1;
        let analysis = analyse(view, 300);
        if analysis.error > 0.0 {
            return;
        }
        exact += 1;
        let best = analysis.mix.iter().map(|it| it.value).fold(0.0, f32::max);
        let played: Vec<_> = analysis.mix.iter().filter(|it| it.weight > 0.0).collect();
        assert_eq!((played.len(), played[0].weight, played[0].value), (1, 1.0, best));
    });
    assert!(tried > 20 && exact * 10 > tried * 9, "{exact} of {tried}");
}

/// What is exact, long search finds too: the action it prefers is hardly worth less.
#[test]
fn search_agrees_with_the_exact_end() {
    let (mut lost, mut n) = (0.0, 0);
    ends(6, |view| {
        let exact = analyse(view, 300);
        if exact.error > 0.0 {
            return;
        }
        let search = bots::search::Search::<Kardinal>::new(view, 2000, SearchDice::new(1));
        let mut search = search.expect("there is something to choose");
        search.run(2000);
        let preferred = search.analysis().best();
        let value =
            |action| exact.mix.iter().find(|it| Some(it.action) == action).map(|it| it.value);
        let best = exact.mix.iter().map(|it| it.value).fold(0.0, f32::max);
        lost += best - value(preferred).expect("a legal action");
        n += 1;
    });
    assert!(n > 5 && lost / (n as f32) < 0.1, "{lost} in {n}");
}
