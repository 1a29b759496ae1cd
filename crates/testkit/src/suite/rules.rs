//! What the rules of every game must pass: the laws hold, a playout is plain play, nothing is taken from the heap. And
//! all ways a tiny game can go, to be counted.

use crate::{Config, Law, Lawful, Stats, check_many};
use kernel::{
    Choices as _, Dice, Enumerate, Game, Notation, Observer, Outcome, SearchDice, Seat, Status,
};
use std::hint::black_box;
use std::thread;

/// How many random games are played, and in which of their positions the costly part of a test is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// Games, numbered from 0 on.
    pub games: u64,
    /// One position in so many.
    pub one_in: u32,
}

/// One of the legal actions of a seat, each equally likely.
pub fn any_action<G: Game>(state: &G::State, seat: Seat, dice: &mut impl Dice) -> G::Action {
    let choices = G::legal(state, seat);
    let action = choices.nth(dice.below(choices.len() as u32) as usize);
    action.expect("below the number of choices")
}

/// Plays the games from 0 on in two threads and checks the laws on each.
pub fn obeys_the_laws<G: Lawful>(games: u64, config: Config) -> Stats {
    let half = games / 2;
    let results = thread::scope(|scope| {
        [0..half, half..games]
            .map(|range| scope.spawn(move || check_many::<G>(range, &config, |_| {})))
            .map(|thread| thread.join().expect("the checking thread ends"))
    });
    let mut all = Stats::default();
    for result in results {
        match result {
            Ok(stats) => all.merge(&stats),
            Err(violation) => panic!("{violation}"),
        }
    }
    all
}

/// The laws hold in random games with at least so many positions, and every law is checked but `never`: those that the game
/// has no position for.
pub fn every_game_obeys_every_law<G: Lawful>(games: u64, positions: u64, never: &[Law]) {
    let stats = obeys_the_laws::<G>(games, Config::QUICK);
    assert!(stats.games == games && stats.positions >= positions, "{stats}");
    let unchecked: Vec<Law> = Law::ALL.into_iter().filter(|&law| stats.checks(law) == 0).collect();
    assert_eq!(unchecked, never, "{stats}");
}

/// A game's own `playout` plays the same game as the plain way: from the deal of random games with random options, from
/// positions within them, also those in which only some have chosen, and from the end.
pub fn playout_is_plain_play<G: Lawful>(sample: Sample) {
    for game in 0..sample.games {
        let mut dice = SearchDice::stream(game, 0);
        let options = G::random_options(&mut dice);
        let mut state = G::start(&options, &mut dice, &mut ()).expect("options that can be played");
        agrees_from::<G>(&state, &dice, game);
        while let Some(seat) = any_owing::<G>(&state, &mut dice) {
            let action = any_action::<G>(&state, seat, &mut dice);
            G::submit(&mut state, seat, action, &mut dice, &mut ()).expect("it is legal");
            if dice.below(sample.one_in) == 0 {
                agrees_from::<G>(&state, &dice, game);
            }
        }
        agrees_from::<G>(&state, &dice, game);
    }
}

/// One of the seats that owe a choice; `None` at the end.
fn any_owing<G: Game>(state: &G::State, dice: &mut impl Dice) -> Option<Seat> {
    match G::status(state) {
        Status::Owed(seats) => seats.iter().nth(dice.below(seats.len() as u32) as usize),
        Status::Over(_) => None,
    }
}

/// Both ways from one state, with the same dice, to the same state and the same next throw.
fn agrees_from<G: Game>(state: &G::State, dice: &SearchDice, game: u64) {
    let (mut short, mut short_dice) = (*state, dice.clone());
    let (mut plain, mut plain_dice) = (*state, dice.clone());
    let outcome = G::playout(&mut short, &mut short_dice);
    assert_eq!(outcome, plain_playout::<G>(&mut plain, &mut plain_dice), "game {game}");
    assert_eq!(short, plain, "game {game}");
    assert_eq!(G::status(&short), Status::Over(outcome), "game {game}");
    let next = [&mut short_dice, &mut plain_dice].map(|dice| [dice.bits(), dice.bits()]);
    assert_eq!(next[0], next[1], "game {game} threw more or fewer dice");
}

/// A playout by nothing but status, legal and submit.
fn plain_playout<G: Game>(state: &mut G::State, dice: &mut SearchDice) -> Outcome {
    loop {
        match G::status(state) {
            Status::Over(outcome) => return outcome,
            Status::Owed(seats) => {
                for seat in seats.iter() {
                    let action = any_action::<G>(state, seat, dice);
                    G::submit(state, seat, action, dice, &mut ()).expect("it is legal");
                }
            }
        }
    }
}

/// Random games over random options take nothing from the heap; gives the number of their positions. `look` reads what
/// only this game's views have. `measure` counts what its argument allocates: the counter replaces the allocator of the
/// whole program, so it belongs to the test.
pub fn allocates_nothing<G: Lawful>(
    sample: Sample,
    look: impl Fn(&G::View),
    measure: impl Fn(&mut dyn FnMut()) -> u64,
) -> u64 {
    // Without this all games would pass if nothing were counted.
    assert_eq!(measure(&mut || drop(black_box(vec![1, 2, 3]))), 1, "the measure counts");
    let mut positions = 0;
    for number in 0..sample.games {
        let mut dice = SearchDice::stream(number, 0);
        let options = G::random_options(&mut dice);
        let play = &mut || positions += play::<G>(&options, sample.one_in, &look, &mut dice);
        assert_eq!(measure(play), 0, "game {number}, {options:?}");
    }
    positions
}

/// Plays a random game through every function of the rules, in one position of so many also to the end; gives the number of
/// its positions.
fn play<G: Game>(
    options: &G::Options,
    one_in: u32,
    look: impl Fn(&G::View),
    dice: &mut SearchDice,
) -> u64 {
    let mut state = G::start(options, dice, &mut ()).expect("options that can be played");
    let mut positions = 0;
    while let Some(seat) = any_owing::<G>(&state, dice) {
        positions += 1;
        for observer in Observer::all(G::seats(options)) {
            let view = G::view(&state, observer);
            look(&view);
            let mut imagined = G::imagine(&view, dice);
            if dice.below(one_in) == 0 {
                G::playout(&mut imagined, dice);
            }
        }
        let action = any_action::<G>(&state, seat, dice);
        G::submit(&mut state, seat, action, dice, &mut ()).expect("it is legal");
        // Once more is too late, or too early for the next question: refusing is free as well.
        let mut refused = state;
        let _ = G::submit(&mut refused, seat, action, dice, &mut ());
    }
    positions
}

/// Positions and endings after each number of decisions, until all games are over or so many decisions are made. Where several
/// owe a choice, the first seat decides first. Different outcomes of chance are different positions, and alike cards
/// count as different outcomes.
pub fn count_ways<G: Notation>(options: &str, most: usize) -> Vec<(usize, usize)> {
    count_ways_under::<G>(G::RULES_VERSION, options, most)
}

/// The same by the rules of a version.
pub fn count_ways_under<G: Notation>(
    rules: u32,
    options: &str,
    most: usize,
) -> Vec<(usize, usize)> {
    let options = G::read_options(options).expect("options of the test");
    let mut positions = all_deals::<G>(&G::under_rules(options, rules));
    let mut counts = vec![(positions.len(), 0)];
    while !positions.is_empty() && counts.len() <= most {
        positions = positions.iter().flat_map(all_successors::<G>).collect();
        let all = positions.len();
        positions.retain(|state| matches!(G::status(state), Status::Owed(_)));
        counts.push((all, all - positions.len()));
    }
    counts
}

fn all_deals<G: Game>(options: &G::Options) -> Vec<G::State> {
    let mut chance = Enumerate::new();
    let mut deals = Vec::new();
    loop {
        deals.push(G::start(options, &mut chance, &mut ()).expect("playable options"));
        if !chance.advance() {
            return deals;
        }
    }
}

/// Every state one decision later.
fn all_successors<G: Game>(state: &G::State) -> Vec<G::State> {
    let Status::Owed(owed) = G::status(state) else { return Vec::new() };
    let seat = owed.iter().next().expect("somebody owes a choice");
    let mut successors = Vec::new();
    for action in G::legal(state, seat).iter() {
        let mut chance = Enumerate::new();
        loop {
            let mut next = *state;
            G::submit(&mut next, seat, action, &mut chance, &mut ()).expect("legal");
            successors.push(next);
            if !chance.advance() {
                break;
            }
        }
    }
    successors
}
