//! What is promised of every bot.

use bots::{Bot, Level, estimates};
use cardia::{
    BaseCardia, Cardia, Deck, Faction, GuardianRule, Length, Location, Options, State, Wilds,
};
use kernel::{Choices as _, Dice, Game as _, Observer, SearchDice, Seat, Status};

/// Plays a game between bots, and looks at every decision before it is made.
fn play(
    options: &Options,
    players: [Bot; 2],
    seed: u64,
    mut look: impl FnMut(&State<Wilds>, Seat),
) -> Option<Seat> {
    let mut deal = SearchDice::stream(seed, 0);
    let mut dice = [SearchDice::stream(seed, 1), SearchDice::stream(seed, 2)];
    let mut state = Cardia::start(options, &mut deal, &mut ()).expect("these options are playable");
    loop {
        let owed = match Cardia::status(&state) {
            Status::Over(outcome) => return outcome.winners.iter().next(),
            Status::Owed(owed) => owed,
        };
        for seat in owed.iter() {
            look(&state, seat);
            let view = Cardia::view(&state, Observer::Seat(seat));
            let n = seat.index();
            let action = players[n].choose(&view, &mut dice[n]).expect("this seat owes a choice");
            Cardia::submit(&mut state, seat, action, &mut deal, &mut ()).expect("a legal action");
        }
    }
}

/// Any deck, up to three locations, guardians or none, a game or a match, sometimes a reduced deck.
fn any_options(dice: &mut SearchDice) -> Options {
    let two = |_: &Faction| dice.below(2) == 0;
    let deck = Faction::ALL.into_iter().filter(two).fold(Deck::ONE, Deck::with_two);
    let locations = (0..dice.below(4)).map(|_| Location::ALL[dice.below(13) as usize]).collect();
    let guardians = [GuardianRule::None, GuardianRule::Hidden, GuardianRule::Open];
    let guardians = guardians[dice.below(3) as usize];
    let length = if dice.below(6) == 0 { Length::BestOfThree } else { Length::Single };
    Options { deck, locations, guardians, length, ..Options::default() }
}

#[test]
fn every_bot_answers_every_question_legally() {
    let mut dice = SearchDice::new(1);
    for seed in 0..2000 {
        play(&any_options(&mut dice), [Bot::Random; 2], seed, |_, _| {});
    }
    for seed in 0..60 {
        play(&any_options(&mut dice), [Bot::Heuristic, Bot::Random], seed, |_, _| {});
    }
}

#[test]
fn who_owes_nothing_gets_no_answer() {
    let mut dice = SearchDice::new(1);
    let state = BaseCardia::start(&Options::default(), &mut dice, &mut ()).expect("the defaults");
    let view = BaseCardia::view(&state, Observer::Spectator);
    for bot in Bot::ALL {
        assert_eq!(bot.choose(&view, &mut dice), None);
    }
}

/// Wins in a hundred games of the heuristic against the random bot, from both seats.
fn wins(options: &Options) -> usize {
    let won = |seed: u64| {
        let (players, seat) = match seed % 2 {
            0 => ([Bot::Heuristic, Bot::Random], Seat::A),
            _ => ([Bot::Random, Bot::Heuristic], Seat::B),
        };
        play(options, players, seed, |_, _| {}) == Some(seat)
    };
    (0..100).filter(|&seed| won(seed)).count()
}

#[test]
fn the_heuristic_beats_random_play() {
    let two = Options { deck: Deck::TWO, ..Options::default() };
    let wild = Options {
        locations: [Location::Bazaar, Location::HauntedCatacombs].into_iter().collect(),
        guardians: GuardianRule::Hidden,
        ..Options::default()
    };
    for options in [Options::default(), two, wild] {
        let wins = wins(&options);
        assert!(wins >= 75, "{options}: {wins} of 100");
    }
}

/// I8: a bot sees a view, so two worlds that its seat cannot tell apart get the same move from the same dice.
#[test]
fn the_same_view_and_dice_give_the_same_move() {
    let mut options = SearchDice::new(3);
    for seed in 0..10 {
        play(&any_options(&mut options), [Bot::Random; 2], seed, |state, seat| {
            let view = Cardia::view(state, Observer::Seat(seat));
            let other = Cardia::imagine(&view, &mut SearchDice::new(seed + 100));
            let same = Cardia::view(&other, Observer::Seat(seat));
            let choose = |view| Bot::Heuristic.choose(view, &mut SearchDice::new(9));
            assert_eq!(choose(&view), choose(&same));
        });
    }
}

#[test]
fn estimates_cover_every_legal_action_in_order() {
    let mut dice = SearchDice::new(4);
    let state = Cardia::start(&Options::default(), &mut dice, &mut ()).expect("the defaults");
    let view = Cardia::view(&state, Observer::Seat(Seat::A));
    let tried: Vec<_> = estimates(&view, &mut dice).iter().map(|it| it.action).collect();
    assert!(tried.iter().copied().eq(view.choices().iter()));
}

#[test]
fn names_are_read_as_they_are_written() {
    for bot in Bot::ALL {
        assert_eq!(bot.name().parse(), Ok(bot));
    }
    assert_eq!("8".parse(), Ok(Bot::Level(Level::Sovereign)), "a level by its number");
    for text in ["grandmaster", "0", "9", "Novice", ""] {
        assert!(text.parse::<Bot>().is_err(), "{text}");
    }
}
