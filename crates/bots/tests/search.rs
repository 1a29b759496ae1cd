//! What is promised of every search: it uses nothing hidden, answers legally and always alike, and takes no memory
//! while it runs.

use allocation_counter::measure;
use bots::search::{Analysis, Budget, Search, Searched};
use bots::{ActionOf, Level, Seen, mixture};
use cardia::{BaseCardia, Cardia};
use civ::Civ;
use kardinal::Kardinal;
use kernel::{Choices as _, Dice as _, Game, Observer, SearchDice, Status};
use std::fmt::Debug;
use std::ops::ControlFlow;

/// Games of which each promise is tried.
const CARDIA: [&str; 3] =
    ["", "deck=2", "deck=1212 locations=FoggySwamp,SeersLair,Scrapyard guardians=hidden"];

fn cardia() -> Vec<cardia::Options> {
    CARDIA.iter().map(|it| it.parse().expect("good options")).collect()
}

fn kardinal() -> Vec<kardinal::Options> {
    (3..=5).map(|players| kardinal::Options { players, ..Default::default() }).collect()
}

fn civ() -> Vec<civ::Options> {
    (2..=4).map(civ::Options::new).collect()
}

/// Looks at every `step`-th decision of random games.
fn decisions<G: Game>(options: &[G::Options], step: u32, mut look: impl FnMut(&G::View)) {
    for (number, options) in options.iter().enumerate() {
        let mut dice = SearchDice::stream(number as u64, 7);
        let mut state = G::start(options, &mut dice, &mut ()).expect("good options");
        let mut left = 0;
        while let Status::Owed(owed) = G::status(&state) {
            for seat in owed.iter() {
                let choices = G::legal(&state, seat);
                if left == 0 && choices.len() > 1 {
                    look(&G::view(&state, Observer::Seat(seat)));
                    left = step;
                }
                left = u32::saturating_sub(left, 1);
                let n = dice.below(choices.len() as u32) as usize;
                let action = choices.nth(n).expect("below the number of choices");
                G::submit(&mut state, seat, action, &mut dice, &mut ()).expect("a legal action");
            }
        }
    }
}

fn analyse<V: Seen>(view: &V, iterations: u32, seed: u64) -> Analysis<ActionOf<V>> {
    let go_on = &mut |_: &_| ControlFlow::Continue(());
    let analysis = view.analyse(Budget::iterations(iterations), SearchDice::new(seed), go_on);
    analysis.expect("there is something to choose")
}

/// I8: worlds that a seat cannot tell apart get the same mixture from the same dice.
fn uses_nothing_hidden<G: Searched<View: Seen>>(options: &[G::Options])
where
    ActionOf<G::View>: PartialEq + Debug,
{
    decisions::<G>(options, 5, |view| {
        let observer = view.observer();
        let expected = analyse(view, 60, 3);
        for seed in 0..4 {
            let world = G::imagine(view, &mut SearchDice::new(seed));
            let same = G::view(&world, observer);
            assert_eq!(analyse(&same, 60, 3), expected);
        }
    });
}

#[test]
fn the_mixture_does_not_depend_on_hidden_cards() {
    uses_nothing_hidden::<Cardia>(&cardia());
    uses_nothing_hidden::<Kardinal>(&kardinal());
    uses_nothing_hidden::<Civ>(&civ());
}

fn mixes_legal_actions<G: Searched<View: Seen<Choices = G::Choices>>>(options: &[G::Options]) {
    decisions::<G>(options, 4, |view| {
        let loose = mixture(Level::Novice, view, &mut SearchDice::new(5));
        for analysis in [analyse(view, 150, 5), loose.expect("there is something to choose")] {
            let actions = analysis.mix.iter().map(|it| it.action);
            assert!(actions.eq(Seen::choices(view).iter()), "all of them, in order");
            let weights = analysis.mix.iter().map(|it| it.weight);
            assert!(weights.clone().all(|weight| (0.0..=1.0).contains(&weight)));
            assert!((weights.sum::<f32>() - 1.0).abs() < 1e-4);
            assert_eq!(analysis.values.len(), G::players(view));
            assert!(analysis.values.iter().all(|value| (0.0..=1.0).contains(value)));
        }
    });
}

#[test]
fn a_mixture_is_one_of_all_legal_actions() {
    mixes_legal_actions::<Cardia>(&cardia());
    mixes_legal_actions::<Kardinal>(&kardinal());
    mixes_legal_actions::<Civ>(&civ());
}

fn answers_alike<G: Searched<View: Seen>>(options: &[G::Options])
where
    ActionOf<G::View>: PartialEq + Debug,
{
    decisions::<G>(options, 15, |view| {
        let mut reports = 0;
        let budget = Budget { iterations: 300, report_every: 70 };
        let told = view.analyse(budget, SearchDice::new(1), &mut |_| {
            reports += 1;
            ControlFlow::Continue(())
        });
        assert_eq!(told, Some(analyse(view, 300, 1)), "in pieces or at once");
        assert!(reports == 5 || told.is_some_and(|it| it.error == 0.0));
    });
}

#[test]
fn the_same_view_dice_and_budget_give_the_same_answer() {
    answers_alike::<Cardia>(&cardia());
    answers_alike::<Kardinal>(&kardinal());
    answers_alike::<Civ>(&civ());
}

#[test]
fn a_search_stops_when_it_is_told() {
    decisions::<Kardinal>(&kardinal()[..1], 50, |view| {
        let budget = Budget { iterations: 1000, report_every: 10 };
        let stop = &mut |_: &Analysis<_>| ControlFlow::Break(());
        let analysis = view.analyse(budget, SearchDice::new(1), stop);
        assert_eq!(analysis.map(|it| it.iterations), Some(10));
    });
}

fn takes_no_memory<G: Searched>(options: &[G::Options]) {
    decisions::<G>(options, 15, |view| {
        let search = Search::<G>::new(view, 500, SearchDice::new(1));
        let mut search = search.expect("there is something to choose");
        let heap = measure(|| search.run(500));
        assert_eq!(heap.count_total, 0, "{heap:?}");
    });
}

#[test]
fn a_running_search_takes_no_memory() {
    takes_no_memory::<BaseCardia>(&[cardia::Options::default()]);
    takes_no_memory::<Cardia>(&cardia());
    takes_no_memory::<Kardinal>(&kardinal());
    takes_no_memory::<Civ>(&civ());
}

/// Without this the one before would pass if nothing were counted.
#[test]
fn the_measure_counts() {
    let heap = measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(heap.count_total, 1);
}
