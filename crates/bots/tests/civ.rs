//! What is promised of every bot, at the table of Carta Impera Victoria.

use bots::Bot;
use bots::civ::estimates;
use civ::{Action, Civ, Options, State, Teams, Variant};
use kernel::{Choices as _, Game as _, Observer, SearchDice, Seat, SeatSet, Status};

/// Plays a game between bots, and looks at every decision before it is made.
fn play(
    options: &Options,
    players: &[Bot],
    seed: u64,
    mut look: impl FnMut(&State, Seat),
) -> SeatSet {
    let mut deal = SearchDice::stream(seed, 0);
    let mut dice: Vec<_> = (1..=4).map(|n| SearchDice::stream(seed, n)).collect();
    let mut state = Civ::start(options, &mut deal, &mut ()).expect("playable options");
    loop {
        let owed = match Civ::status(&state) {
            Status::Over(outcome) => return outcome.winners,
            Status::Owed(owed) => owed,
        };
        for seat in owed.iter() {
            look(&state, seat);
            let view = Civ::view(&state, Observer::Seat(seat));
            let n = seat.index();
            let action = players[n].choose(&view, &mut dice[n]).expect("this seat owes a choice");
            Civ::submit(&mut state, seat, action, &mut deal, &mut ()).expect("a legal action");
        }
    }
}

fn tables() -> impl Iterator<Item = Options> {
    let teams = Options { teams: Teams::Yes, ..Options::new(4) };
    [Options::new(2), Options::new(3), Options::new(4), teams].into_iter().flat_map(|options| {
        [Variant::Basic, Variant::Draft].map(|variant| Options { variant, ..options })
    })
}

#[test]
fn every_bot_answers_every_question_legally() {
    for options in tables() {
        for seed in 0..100 {
            play(&options, &[Bot::Random; 4], seed, |_, _| {});
        }
        play(&options, &[Bot::Heuristic, Bot::Random, Bot::Random, Bot::Random], 1, |_, _| {});
    }
}

#[test]
fn who_owes_nothing_gets_no_answer() {
    let mut dice = SearchDice::new(1);
    let state = Civ::start(&Options::default(), &mut dice, &mut ()).expect("the defaults");
    let view = Civ::view(&state, Observer::Spectator);
    for bot in [Bot::Random, Bot::Heuristic] {
        assert_eq!(bot.choose(&view, &mut dice), None);
    }
}

/// From both seats.
#[test]
fn the_heuristic_beats_random_play() {
    let won = |seed: u64| {
        let mut players = [Bot::Random; 2];
        players[(seed % 2) as usize] = Bot::Heuristic;
        let winners = play(&Options::default(), &players, seed, |_, _| {});
        Seat::new((seed % 2) as usize).is_some_and(|seat| winners == SeatSet::only(seat))
    };
    let wins = (0..20).filter(|&seed| won(seed)).count();
    assert!(wins >= 18, "{wins} of 20");
}

/// I8: a bot sees a view, so two worlds that its seat cannot tell apart get the same move from the same dice.
#[test]
fn the_same_view_and_dice_give_the_same_move() {
    play(&Options::new(3), &[Bot::Random; 3], 1, |state, seat| {
        let view = Civ::view(state, Observer::Seat(seat));
        let other = Civ::imagine(&view, &mut SearchDice::new(100));
        let same = Civ::view(&other, Observer::Seat(seat));
        let choose = |view| Bot::Heuristic.choose(view, &mut SearchDice::new(9));
        assert_eq!(choose(&view), choose(&same));
    });
}

/// What would only hurt the own side is left out, everything else is tried in order.
#[test]
fn estimates_cover_every_sensible_action_in_order() {
    play(&Options::default(), &[Bot::Random; 2], 4, |state, seat| {
        let view = Civ::view(state, Observer::Seat(seat));
        let tried: Vec<_> =
            estimates(&view, &mut SearchDice::new(1)).iter().map(|it| it.action).collect();
        let sensible: Vec<_> = view.choices().iter().filter(|&it| !on_own_area(it, seat)).collect();
        assert!(tried == sensible || sensible.is_empty(), "{tried:?} of {sensible:?}");
    });
}

fn on_own_area(action: Action, seat: Seat) -> bool {
    matches!(action, Action::Embargo(target) | Action::Democracy(target) if target.seat() == seat)
}
