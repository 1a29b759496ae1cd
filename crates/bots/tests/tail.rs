//! The last cards of Cardia are played exactly.

use bots::cardia::tail;
use cardia::{Base, BaseCardia, Options, View};
use kernel::{Choices as _, Dice as _, Game as _, Observer, SearchDice, Seat, Status};

/// Looks at the decisions of random games in which both decks are empty.
fn tails(games: u64, mut look: impl FnMut(&View)) {
    for number in 0..games {
        let mut dice = SearchDice::stream(number, 3);
        let state = BaseCardia::start(&Options::default(), &mut dice, &mut ());
        let mut state = state.expect("the defaults");
        while let Status::Owed(owed) = BaseCardia::status(&state) {
            for seat in owed.iter() {
                let view = BaseCardia::view(&state, Observer::Seat(seat));
                if view.deck_len(Seat::A) + view.deck_len(Seat::B) == 0 {
                    look(&view);
                }
                let choices = view.choices();
                let n = dice.below(choices.len() as u32) as usize;
                let action = choices.nth(n).expect("below the number of choices");
                BaseCardia::submit(&mut state, seat, action, &mut dice, &mut ()).expect("legal");
            }
        }
    }
}

/// Most are small enough, and both seats agree on what the game is worth, also where the one has placed a card already.
#[test]
fn both_seats_get_what_the_game_is_worth() {
    let (mut tried, mut solved, mut values) = (0, 0, Vec::new());
    tails(150, |view| {
        tried += 1;
        let Some(analysis) = tail::solve::<Base>(view) else { return };
        solved += 1;
        let weights: f32 = analysis.mix.iter().map(|it| it.weight).sum();
        assert!((weights - 1.0).abs() < 1e-6, "{analysis:?}");
        assert!((analysis.values.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        if matches!(view.status(), Status::Owed(owed) if owed.len() == 2) {
            values.push(analysis.values);
        } else if view.has_chosen(Seat::A) {
            let first: Vec<f32> = values.pop().expect("the first seat was solved as well");
            assert!((first[0] - analysis.values[0]).abs() < 1e-6, "{first:?} {analysis:?}");
        }
    });
    assert!(tried > 100 && solved * 10 > tried * 9, "{solved} of {tried}");
}

/// Search comes near the exact value where there is one.
#[test]
fn search_agrees_with_the_exact_value() {
    let (mut off, mut n) = (0.0, 0);
    tails(40, |view| {
        let Some(exact) = tail::solve::<Base>(view) else { return };
        if view.choices().len() < 2 {
            return;
        }
        let search = bots::search::Search::<BaseCardia>::new(view, 2000, SearchDice::new(1));
        let mut search = search.expect("there is something to choose");
        search.run(2000);
        let Observer::Seat(me) = view.observer() else { panic!("a seat's view") };
        off += (search.analysis().values[me.index()] - exact.values[me.index()]).abs();
        n += 1;
    });
    assert!(n > 20 && off / (n as f32) < 0.12, "{off} in {n}");
}
