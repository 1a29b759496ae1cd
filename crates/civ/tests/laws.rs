//! The laws of testkit on random games over random options.

use civ::Civ;
use std::thread;
use testkit::{Config, Law, Stats, check_many};

/// Plays the games from 0 on in two threads and checks the laws on each.
fn obeys_the_laws(games: u64, config: Config) -> Stats {
    let half = games / 2;
    let results = thread::scope(|scope| {
        [0..half, half..games]
            .map(|range| scope.spawn(move || check_many::<Civ>(range, &config, |_| {})))
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

/// Every law, also those about simultaneous choices, which a draft has (V1.6).
fn all_checked(stats: &Stats) -> bool {
    Law::ALL.iter().all(|law| stats.checks(*law) > 0)
}

/// I4–I8, conservation, and that games end, with 2 to 4 players, drafts, teams, small decks. V1.6, V4.5, V4.6
#[test]
fn every_game_obeys_every_law() {
    let stats = obeys_the_laws(1_000, Config::QUICK);
    assert!(stats.positions >= 100_000, "{stats}");
    assert!(all_checked(&stats), "{stats}");
}

/// The same with nothing sampled, on fewer games.
#[test]
fn every_game_obeys_every_law_in_every_position() {
    obeys_the_laws(60, Config::THOROUGH);
}
