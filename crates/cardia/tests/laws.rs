//! The laws of testkit on random games over random options, and what only Cardia has to obey.

use cardia::{BaseCardia, CardSet, Cardia, Event};
use kernel::{BySeat, Choices as _, Dice, Game, SearchDice, Seat, Status};
use std::thread;
use testkit::{Config, Law, Lawful, Stats, check_many};

/// Plays the games from 0 on in two threads and checks the laws on each.
fn obeys_the_laws<G: Lawful>(games: u64, config: Config) -> Stats {
    let half = games / 2;
    let stats = thread::scope(|scope| {
        [0..half, half..games]
            .map(|range| scope.spawn(move || check_many::<G>(range, &config, |_| {})))
            .map(|thread| thread.join().expect("the checking thread ends"))
    });
    let mut all = Stats::default();
    for result in stats {
        match result {
            Ok(stats) => all.merge(&stats),
            Err(violation) => panic!("{violation}"),
        }
    }
    all
}

/// I4–I8, conservation, and that games end, over all decks, locations, guardians, matches and small decks.
#[test]
fn every_game_obeys_every_law() {
    let stats = obeys_the_laws::<Cardia>(24_000, Config::QUICK);
    assert!(stats.games >= 20_000 && stats.positions >= 1_000_000, "{stats}");
    assert!(Law::ALL.iter().all(|&law| stats.checks(law) > 0), "{stats}");
}

/// The same with nothing sampled, on fewer games.
#[test]
fn every_game_obeys_every_law_in_every_position() {
    obeys_the_laws::<Cardia>(400, Config::THOROUGH);
}

/// The game without room for locations and guardians obeys them too.
#[test]
fn the_base_game_obeys_every_law() {
    obeys_the_laws::<BaseCardia>(4_000, Config::QUICK);
}
