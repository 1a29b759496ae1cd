//! The laws of testkit on random games over random options.

use kardinal::Kardinal;
use std::thread;
use testkit::{Config, Law, Stats, check_many};

/// Plays the games from 0 on in two threads and checks the laws on each.
fn obeys_the_laws(games: u64, config: Config) -> Stats {
    let half = games / 2;
    let results = thread::scope(|scope| {
        [0..half, half..games]
            .map(|range| scope.spawn(move || check_many::<Kardinal>(range, &config, |_| {})))
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

/// Every law but those about simultaneous choices, of which this game has none.
fn all_checked(stats: &Stats) -> bool {
    let checked = |law: &Law| stats.checks(*law) > 0;
    let simultaneous = [Law::Order, Law::Sealed];
    Law::ALL.iter().all(|law| checked(law) != simultaneous.contains(law))
}

/// I4–I8, conservation, and that games end, with 3 to 5 players, any deck, small displays too. K3.6, K4.7
#[test]
fn every_game_obeys_every_law() {
    let stats = obeys_the_laws(6_000, Config::QUICK);
    assert!(stats.positions >= 400_000, "{stats}");
    assert!(all_checked(&stats), "{stats}");
}

/// The same with nothing sampled, on fewer games.
#[test]
fn every_game_obeys_every_law_in_every_position() {
    obeys_the_laws(200, Config::THOROUGH);
}
