//! The laws of testkit on random games over random options, and one that only Cardia needs.

use cardia::{BaseCardia, CardSet, Cardia, Event};
use kernel::{BySeat, Game as _, SearchDice, Seat, Status};
use testkit::suite::{any_action, every_game_obeys_every_law, obeys_the_laws};
use testkit::{Config, Lawful as _, check_game};

/// I4–I8, conservation, and that games end, over all decks, locations, guardians, matches and small decks.
#[test]
fn cardia_obeys_every_law() {
    every_game_obeys_every_law::<Cardia>(48_000, 1_000_000, &[]);
}

/// The same with nothing sampled, on fewer games.
#[test]
fn cardia_obeys_every_law_in_every_position() {
    obeys_the_laws::<Cardia>(1_000, Config::THOROUGH);
}

/// The game without room for locations and guardians obeys them too.
#[test]
fn the_base_game_obeys_every_law() {
    obeys_the_laws::<BaseCardia>(4_000, Config::QUICK);
}

/// Random games that once broke a law. In 850032 a choice plays a card and discards it again, so that only events tell which it
/// was (C9.15).
#[test]
fn games_that_broke_a_law_obey_it() {
    for number in [850_032, 1_215_129] {
        let checked = check_game::<Cardia>(number, &Config::QUICK);
        assert!(checked.is_ok(), "{}", checked.unwrap_err());
    }
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
                let action = any_action::<Cardia>(&state, seat, &mut dice);
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
