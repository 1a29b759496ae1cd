//! What is promised of every bot, at the table of Kardinal & König.

use bots::Bot;
use bots::kardinal::estimates;
use kardinal::{Kardinal, Options, State, Uncovered};
use kernel::{Choices as _, Game as _, Observer, SearchDice, Seat, Status};

/// Plays a game between bots, and looks at every decision before it is made.
fn play(
    options: &Options,
    players: &[Bot],
    seed: u64,
    mut look: impl FnMut(&State, Seat),
) -> Option<Seat> {
    let mut deal = SearchDice::stream(seed, 0);
    let mut dice: Vec<_> = (1..=5).map(|n| SearchDice::stream(seed, n)).collect();
    let mut state = Kardinal::start(options, &mut deal, &mut ()).expect("playable options");
    loop {
        if let Status::Over(outcome) = Kardinal::status(&state) {
            return outcome.winners.iter().next();
        }
        let seat = state.active();
        look(&state, seat);
        let view = Kardinal::view(&state, Observer::Seat(seat));
        let n = seat.index();
        let action = players[n].choose(&view, &mut dice[n]).expect("this seat owes a choice");
        Kardinal::submit(&mut state, seat, action, &mut deal, &mut ()).expect("a legal action");
    }
}

fn tables() -> impl Iterator<Item = Options> {
    let table = |players, uncovered| Options { players, uncovered, ..Options::default() };
    [Uncovered::Yes, Uncovered::No]
        .into_iter()
        .flat_map(move |uncovered| (3..=5).map(move |players| table(players, uncovered)))
}

#[test]
fn every_bot_answers_every_question_legally() {
    for options in tables() {
        for seed in 0..200 {
            play(&options, &[Bot::Random; 5], seed, |_, _| {});
        }
        play(&options, &[Bot::Heuristic; 5], 1, |_, _| {});
    }
}

#[test]
fn who_owes_nothing_gets_no_answer() {
    let mut dice = SearchDice::new(1);
    let state = Kardinal::start(&Options::default(), &mut dice, &mut ()).expect("the defaults");
    let view = Kardinal::view(&state, Observer::Spectator);
    for bot in Bot::ALL {
        assert_eq!(bot.choose(&view, &mut dice), None);
    }
}

/// One heuristic against three random players, in each seat.
#[test]
fn the_heuristic_beats_random_play() {
    let won = |seed: u64| {
        let mut players = [Bot::Random; 4];
        let seat = (seed % 4) as usize;
        players[seat] = Bot::Heuristic;
        play(&Options::default(), &players, seed, |_, _| {}) == Seat::new(seat)
    };
    let wins = (0..20).filter(|&seed| won(seed)).count();
    assert!(wins >= 14, "{wins} of 20");
}

/// I8: a bot sees a view, so two worlds that its seat cannot tell apart get the same move from the same dice.
#[test]
fn the_same_view_and_dice_give_the_same_move() {
    play(&Options::default(), &[Bot::Random; 4], 1, |state, seat| {
        let view = Kardinal::view(state, Observer::Seat(seat));
        let other = Kardinal::imagine(&view, &mut SearchDice::new(100));
        let same = Kardinal::view(&other, Observer::Seat(seat));
        let choose = |view| Bot::Heuristic.choose(view, &mut SearchDice::new(9));
        assert_eq!(choose(&view), choose(&same));
    });
}

#[test]
fn estimates_cover_every_legal_action_in_order() {
    let mut dice = SearchDice::new(4);
    let state = Kardinal::start(&Options::default(), &mut dice, &mut ()).expect("the defaults");
    let view = Kardinal::view(&state, Observer::Seat(state.active()));
    let tried: Vec<_> = estimates(&view, &mut dice).iter().map(|it| it.action).collect();
    assert!(tried.iter().copied().eq(view.choices().iter()));
}
