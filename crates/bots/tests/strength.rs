//! Levels are as strong as they are called, as far as a few games can tell.

use bots::{Bot, Level, Seen};
use cardia::BaseCardia;
use kardinal::Kardinal;
use kernel::{Game, Observer, SearchDice, Seat, Status};

/// Plays a game; all who choose at once do so before anyone's choice is told.
fn play<G: Game<View: Seen<Choices = <G as Game>::Choices>>>(
    options: &G::Options,
    players: &[Bot],
    seed: u64,
) -> Option<Seat> {
    let mut deal = SearchDice::stream(seed, 0);
    let mut dice: Vec<_> = (1..=8).map(|n| SearchDice::stream(seed, n)).collect();
    let mut state = G::start(options, &mut deal, &mut ()).expect("good options");
    loop {
        let owed = match G::status(&state) {
            Status::Over(outcome) => return outcome.winners.iter().next(),
            Status::Owed(owed) => owed,
        };
        let before = state;
        for seat in owed.iter() {
            let view = G::view(&before, Observer::Seat(seat));
            let n = seat.index();
            let action = players[n].choose(&view, &mut dice[n]).expect("this seat owes a choice");
            G::submit(&mut state, seat, action, &mut deal, &mut ()).expect("a legal action");
        }
    }
}

/// How many of so many games a bot wins that sits in every seat in turn.
fn wins<G: Game<View: Seen<Choices = <G as Game>::Choices>>>(
    options: &G::Options,
    bot: Bot,
    others: Bot,
    games: u64,
) -> usize {
    let seats = G::seats(options);
    let won = |game: &u64| {
        let seat = *game as usize % seats;
        let mut players = vec![others; seats];
        players[seat] = bot;
        play::<G>(options, &players, *game / seats as u64) == Seat::new(seat)
    };
    (0..games).filter(won).count()
}

#[test]
fn a_knight_of_cardia_beats_random_play() {
    let knight = Bot::Level(Level::Knight);
    let wins = wins::<BaseCardia>(&cardia::Options::default(), knight, Bot::Random, 60);
    assert!(wins >= 45, "{wins} of 60");
}

#[test]
fn a_knight_of_cardia_beats_a_novice() {
    let [knight, novice] = [Level::Knight, Level::Novice].map(Bot::Level);
    let wins = wins::<BaseCardia>(&cardia::Options::default(), knight, novice, 60);
    assert!(wins >= 38, "{wins} of 60");
}

#[test]
fn a_squire_of_kardinal_beats_random_play() {
    let squire = Bot::Level(Level::Squire);
    let wins = wins::<Kardinal>(&kardinal::Options::default(), squire, Bot::Random, 20);
    assert!(wins >= 12, "{wins} of 20");
}

#[test]
fn a_squire_of_civ_beats_random_play() {
    let squire = Bot::Level(Level::Squire);
    let wins = wins::<civ::Civ>(&civ::Options::default(), squire, Bot::Random, 30);
    assert!(wins >= 20, "{wins} of 30");
}
