//! The laws of testkit on random games over random options, and one that only Cardia needs.

use cardia::{BaseCardia, CardSet, Cardia, Event};
use kernel::{BySeat, Choices as _, Dice, Game, SearchDice, Seat, Status};
use std::thread;
use testkit::{Config, Law, Lawful, Stats, check_many};

/// Plays the games from 0 on in two threads and checks the laws on each.
fn obeys_the_laws<G: Lawful>(games: u64, config: Config) -> Stats {
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

/// I4–I8, conservation, and that games end, over all decks, locations, guardians, matches and small decks.
#[test]
fn every_game_obeys_every_law() {
    let stats = obeys_the_laws::<Cardia>(48_000, Config::QUICK);
    assert!(stats.games >= 20_000 && stats.positions >= 1_000_000, "{stats}");
    assert!(Law::ALL.iter().all(|&law| stats.checks(law) > 0), "{stats}");
}

/// The same with nothing sampled, on fewer games.
#[test]
fn every_game_obeys_every_law_in_every_position() {
    obeys_the_laws::<Cardia>(1_000, Config::THOROUGH);
}

/// The game without room for locations and guardians obeys them too.
#[test]
fn the_base_game_obeys_every_law() {
    obeys_the_laws::<BaseCardia>(4_000, Config::QUICK);
}

/// A discard pile is derived as the cards that are nowhere else, so a card that got lost would be found there. It is not: every
/// card in it was announced by an event. C3.11, C10.5
#[test]
fn every_discarded_card_was_announced() {
    let mut dice = SearchDice::new(11);
    for _ in 0..4_000 {
        let options = Cardia::random_options(&mut dice);
        let mut events = Vec::new();
        let mut state = Cardia::start(&options, &mut dice, &mut events).expect("playable");
        let mut announced = BySeat([CardSet::EMPTY; 2]);
        while let Status::Owed(owed) = Cardia::status(&state) {
            for seat in owed.iter() {
                let choices = Cardia::legal(&state, seat);
                let n = dice.below(choices.len() as u32) as usize;
                let action = choices.nth(n).expect("below the number of choices");
                Cardia::submit(&mut state, seat, action, &mut dice, &mut events).expect("legal");
                events.drain(..).for_each(|event| announce(&mut announced, event));
                for seat in [Seat::A, Seat::B] {
                    assert_eq!(state.discard(seat), announced[seat], "{}", state.table_text());
                }
            }
        }
    }
}

/// What an event says of the discard piles.
fn announce(piles: &mut BySeat<CardSet, 2>, event: Event) {
    if let Event::DiscardedFromHand(seat, cards) | Event::DiscardedFromDeck(seat, cards) = event {
        piles[seat] = piles[seat].union(cards);
    } else if let Event::DiscardedFromPlay(at) = event {
        piles[at.owner()].insert(at.card());
    } else if let Event::Reborn(seat) = event {
        piles[seat] = CardSet::EMPTY;
    } else if let Event::GameStarted(_) = event {
        *piles = BySeat::default();
    }
}
