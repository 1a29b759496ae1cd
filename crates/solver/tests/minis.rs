//! The reductions of Cardia: all forms agree, with each other, with plain enumeration and with a linear program.

mod common;

use cardia::{Action, Base, BaseCardia, Event, Options, State, View};
use common::{DrawsToB, Kuhn};
use kernel::{Choices, Enumerate, Game, Observer, Seat, Status};
use microlp::{ComparisonOp, OptimizationDirection, Problem};
use solver::{Algorithm, Built, Effort, Ends, Exploit, Memory, Mini, Program, Relation, Unbuilt};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

type Cardia = BaseCardia;

fn go_on<T>(_: &T) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn mini(name: &str) -> Built<Cardia> {
    Mini::named(name).expect("a name").build(&mut go_on).expect("small enough")
}

fn options(name: &str) -> Options {
    Mini::named(name).expect("a name").options()
}

/// A policy without rhyme or reason, the same for the same view; some actions are never taken.
fn odd_policy(view: &View, actions: &[Action]) -> Vec<f64> {
    let share = |action: &Action| {
        let mut hasher = DefaultHasher::new();
        (view, action).hash(&mut hasher);
        (hasher.finish() % 7) as f64
    };
    let mix: Vec<f64> = actions.iter().map(share).collect();
    if mix.iter().sum::<f64>() > 0.0 { mix } else { vec![1.0; actions.len()] }
}

fn close(a: Exploit, b: Exploit) -> bool {
    let pairs = [(a.value, b.value), (a.best[0], b.best[0]), (a.best[1], b.best[1])];
    pairs.iter().all(|(a, b)| (a - b).abs() < 1e-12)
}

#[test]
fn every_reduction_has_a_name_of_its_own_and_can_be_played() {
    for mini in Mini::ALL {
        assert_eq!(Mini::named(mini.name), Some(*mini));
        assert_eq!(mini.options().to_string(), mini.options);
        assert_eq!(mini.options().check(), Ok(()));
    }
    assert_eq!(Mini::named("6a").map(|mini| mini.name), Some("cardia-mini-6a"));
    assert_eq!(Mini::named("a"), None);
    assert_eq!(Mini::named("cardia-mini-99"), None);
}

/// Value and both best responses against an arbitrary policy, in the compact form with and without parts and in the
/// tree with perfect recall of views or of every event: all the same. Nothing that a player could remember helps
/// against anybody.
#[test]
fn all_forms_judge_a_policy_alike() {
    fn judged<G>(name: &str, memories: &[Memory]) -> Vec<Exploit>
    where
        G: Game<Options = Options, View = View, Event = Event, Action = Action>,
    {
        let options = options(name);
        let open = |ends| Built::<G>::open(&options, ends, 1_000_000, &mut go_on);
        let tree = |&memory: &Memory| Built::<G>::tree(&options, memory, 1_000_000, &mut go_on);
        let forms = [open(Ends::Apart), open(Ends::Within)];
        let forms = forms.into_iter().chain(memories.iter().map(tree));
        forms.map(|form| form.expect("small").exploit(odd_policy)).collect()
    }
    let both = [Memory::Views, Memory::Events];
    for (name, memories) in [("3a", &both[..]), ("4a", &both), ("4b", &both), ("5a", &both[..1])] {
        for judged in [judged::<Cardia>(name, memories), judged::<DrawsToB>(name, memories)] {
            assert!(judged.iter().all(|&it| close(it, judged[0])), "{name}: {judged:?}");
            assert!(judged[0].exploitability() > 0.1, "{name}: {judged:?}");
        }
    }
}

/// The value of a policy by playing every line of the game, one after the other.
#[test]
fn a_policy_is_worth_what_plain_enumeration_says() {
    fn play(state: &State<Base>) -> f64 {
        let seat = match DrawsToB::status(state) {
            Status::Over(outcome) if outcome.winners.contains(Seat::A) => return 1.0,
            Status::Over(_) => return -1.0,
            Status::Owed(owed) => owed.iter().next().expect("someone owes a choice"),
        };
        let actions: Vec<Action> = DrawsToB::legal(state, seat).iter().collect();
        let mix = odd_policy(&DrawsToB::view(state, Observer::Seat(seat)), &actions);
        let total: f64 = mix.iter().sum();
        let mut sum = 0.0;
        for (action, share) in actions.into_iter().zip(mix).filter(|&(_, share)| share > 0.0) {
            let mut chance = Enumerate::new();
            loop {
                let mut next = *state;
                DrawsToB::submit(&mut next, seat, action, &mut chance, &mut ()).expect("legal");
                sum += share / total / chance.ways() as f64 * play(&next);
                if !chance.advance() {
                    break;
                }
            }
        }
        sum
    }
    for name in ["3a", "4a", "4b"] {
        let mut chance = Enumerate::new();
        let mut value = 0.0;
        loop {
            let state = DrawsToB::start(&options(name), &mut chance, &mut ()).expect("playable");
            value += play(&state) / chance.ways() as f64;
            if !chance.advance() {
                break;
            }
        }
        let built = Built::<DrawsToB>::open(&options(name), Ends::Apart, 100_000, &mut go_on);
        let judged = built.expect("small").exploit(odd_policy);
        assert!((judged.value - value).abs() < 1e-12, "{name}: {judged:?} {value}");
        assert!(value.abs() > 1e-3, "{name}: a value that could not come about by accident");
    }
}

fn optimum(program: &Program) -> f64 {
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let variables: Vec<_> = (0..program.variables)
        .map(|variable| {
            let least = if variable < program.free { 0.0 } else { f64::NEG_INFINITY };
            let counts = f64::from(u8::from(variable == program.goal));
            problem.add_var(counts, (least, f64::INFINITY))
        })
        .collect();
    for row in &program.rows {
        let terms: Vec<_> = row.terms.iter().map(|&(at, factor)| (variables[at], factor)).collect();
        let relation = match row.relation {
            Relation::Equal => ComparisonOp::Eq,
            Relation::AtMost => ComparisonOp::Le,
        };
        problem.add_constraint(&terms, relation, row.right);
    }
    let solved = problem.solve().expect("every game has a value");
    solved.into_solution().expect("not stopped").objective()
}

/// The value by counterfactual regret and by a linear program, in every form. Draws go to B, so that it is not 0.
#[test]
fn linear_programs_find_the_same_values() {
    let kuhn = Built::<Kuhn>::tree(&(), Memory::Views, 1_000, &mut go_on).expect("small");
    assert!((optimum(&kuhn.program()) + 1.0 / 36.0).abs() < 1e-9);
    for name in ["3a", "4b"] {
        let options = options(name);
        let built = Built::<DrawsToB>::open(&options, Ends::Apart, 100_000, &mut go_on);
        let built = built.expect("small");
        let effort = Effort { algorithm: Algorithm::Discounted, enough: 2e-5, ..Effort::default() };
        let quality = built.solve(&effort, go_on).progress.quality;
        assert!(quality.exploitability() <= 2e-5, "{name}: {quality:?}");
        let within = Built::<DrawsToB>::open(&options, Ends::Within, 100_000, &mut go_on);
        let programs = [built.program(), within.expect("small").program()];
        for value in programs.map(|program| optimum(&program)) {
            assert!((quality.value - value).abs() < 1e-4, "{name}: {quality:?} {value}");
            let (low, high) = quality.value_bounds();
            assert!(low - 1e-7 <= value && value <= high + 1e-7, "{name}: {quality:?} {value}");
        }
        assert!(quality.value < -1e-3, "{name}: draws are worth something");
    }
}

/// Both seats have the same cards and choose at the same time.
#[test]
fn the_value_of_a_symmetric_game_is_0() {
    for name in ["3a", "4a", "4b", "5a"] {
        let built = mini(name);
        let found = built.solve(&Effort { enough: 1e-4, ..Effort::default() }, go_on);
        let (low, high) = found.progress.quality.value_bounds();
        assert!(low <= 1e-12 && high >= -1e-12, "{name}: {found:?}", found = found.progress);
        assert!(high - low <= 2e-4, "{name}: {found:?}", found = found.progress);
        let uniform = built.exploit(|_, actions| vec![1.0; actions.len()]);
        assert!(uniform.value.abs() < 1e-12, "{name}: {uniform:?}");
        assert!((uniform.best[0] - uniform.best[1]).abs() < 1e-12, "{name}: {uniform:?}");
    }
}

/// Playing at random loses, and a solved strategy does not; given back as a policy for every decision, the
/// solution is as good as it was.
#[test]
fn uniform_play_is_exploitable_and_the_solution_is_not() {
    for name in ["3a", "4a", "4b", "5a"] {
        let built = mini(name);
        let uniform = built.exploit(|_, actions| vec![1.0; actions.len()]).exploitability();
        assert!(uniform > 0.15, "{name}: {uniform}");
        let found = built.solve(&Effort::default(), go_on);
        let mixes = built.mixes(&found.strategy);
        let again = built.judge(&built.strategy(|decision| mixes[decision].to_vec()));
        assert!(close(again, found.progress.quality), "{name}: {again:?}");
        assert!(again.exploitability() <= 1e-3, "{name}: {again:?}");
        let won = built.duel(&found.strategy, &built.uniform());
        assert!(won > 0.05, "{name}: the solution beats random play: {won}");
        assert!(won <= uniform + 1e-12, "{name}: and not by more than can be: {won}");
    }
}

/// A slow policy, and one whose answers were found beforehand, are judged like any other.
#[test]
fn a_policy_may_be_asked_in_three_ways() {
    let built = mini("4a");
    let judged = built.exploit(odd_policy);
    let slowly = built.exploit_slowly(odd_policy, |_, _| ControlFlow::Continue(()));
    assert_eq!(slowly, Some(judged));
    let questions = built.questions();
    let answers: Vec<_> = questions.iter().map(|it| odd_policy(&it.view, &it.actions)).collect();
    assert_eq!(built.judge(&built.answered(&answers)), judged);
}

/// A player who goes by the view alone loses little of a solution, and nothing of a strategy that does so anyway.
#[test]
fn a_solution_can_be_played_by_view() {
    let built = mini("4a");
    let questions = built.questions();
    let answers: Vec<_> = questions.iter().map(|it| odd_policy(&it.view, &it.actions)).collect();
    let odd = built.answered(&answers);
    assert!(close(built.judge(&built.answered(&built.by_view(&odd))), built.judge(&odd)));
    let found = built.solve(&Effort::default(), go_on);
    let by_view = built.judge(&built.answered(&built.by_view(&found.strategy)));
    assert!(by_view.exploitability() < 0.02, "{by_view:?}");
}

#[test]
fn solving_twice_gives_the_same_bits() {
    for algorithm in Algorithm::ALL {
        let effort = Effort { algorithm, iterations: 50, ..Effort::default() };
        let [one, two] = [(); 2].map(|()| mini("4a").solve(&effort, go_on));
        assert_eq!(one, two);
    }
}

/// The promise: with abilities, six cards, at most 1e-3.
#[test]
fn mini_cardia_6a_is_solved() {
    let built = mini("6a");
    let effort = Effort { algorithm: Algorithm::Discounted, ..Effort::default() };
    let quality = built.solve(&effort, go_on).progress.quality;
    assert!(quality.exploitability() <= 1e-3, "{quality:?}");
    let (low, high) = quality.value_bounds();
    assert!(low <= 0.0 && 0.0 <= high, "{quality:?}");
    let uniform = built.exploit(|_, actions| vec![1.0; actions.len()]).exploitability();
    assert!(uniform > 0.5, "{uniform}");
}

#[test]
fn building_and_solving_can_be_stopped() {
    let stopped = Mini::named("5b").expect("a name").build(&mut |_| ControlFlow::Break(()));
    assert_eq!(stopped.err(), Some(Unbuilt::Stopped));
    let large = Built::<Cardia>::open(&options("5a"), Ends::Apart, 100, &mut go_on);
    assert_eq!(large.err(), Some(Unbuilt::TooLarge(100)));
    let mut seen = 0;
    let found = mini("4a").solve(&Effort { enough: 0.0, ..Effort::default() }, |progress| {
        seen = progress.iterations;
        if seen >= 20 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!((20..30).contains(&seen) && found.progress.iterations == seen);
    let mut asked = 0;
    let policy = |_: &View, actions: &[Action]| {
        asked += 1;
        vec![1.0; actions.len()]
    };
    let stop_at_5 = |answered, all| {
        assert_eq!(all, 1504);
        if answered == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    assert_eq!(mini("4a").exploit_slowly(policy, stop_at_5), None);
    assert_eq!(asked, 5);
}

/// What a spectator hears is a part of what each seat hears: the public history is known to both.
#[test]
fn a_seat_hears_all_that_a_spectator_hears() {
    fn walk(state: &State<Base>, left: u32) {
        let Status::Owed(owed) = Cardia::status(state) else { return };
        let seat = owed.iter().next().expect("someone owes a choice");
        for action in Cardia::legal(state, seat).iter() {
            let mut chance = Enumerate::new();
            loop {
                let (mut next, mut events) = (*state, Vec::new());
                Cardia::submit(&mut next, seat, action, &mut chance, &mut events).expect("legal");
                for event in events {
                    let public = Cardia::redact(event, Observer::Spectator);
                    for seat in [Seat::A, Seat::B] {
                        let heard = Cardia::redact(event, Observer::Seat(seat));
                        let of_it = heard.and_then(|it| Cardia::redact(it, Observer::Spectator));
                        assert_eq!(of_it, public);
                    }
                }
                if left > 0 {
                    walk(&next, left - 1);
                }
                if !chance.advance() {
                    break;
                }
            }
        }
    }
    for name in ["3a", "4b"] {
        let mut chance = Enumerate::new();
        loop {
            let state = Cardia::start(&options(name), &mut chance, &mut ()).expect("playable");
            walk(&state, 6);
            if !chance.advance() {
                break;
            }
        }
    }
}
