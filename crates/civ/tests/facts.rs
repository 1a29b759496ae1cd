//! The cards, the thresholds, and how a game starts.

use civ::{Age, Card, Cards, Civ, Domain, Effect, Level, Options, Teams};
use kernel::{Game, SearchDice, Seat};

/// V1.2
#[test]
fn there_are_104_cards() {
    let rows = [
        (Domain::Military, [8, 8, 4]),
        (Domain::Religion, [8, 8, 0]),
        (Domain::Economy, [4, 4, 8]),
        (Domain::Science, [4, 8, 8]),
        (Domain::Culture, [4, 4, 8]),
        (Domain::Utopia, [0, 0, 16]),
    ];
    for (domain, row) in rows {
        let counted =
            Age::ALL.map(|age| Card::new(domain, age).map_or(0, |card| Cards::PRINTED.count(card)));
        assert_eq!(counted, row, "{domain}");
    }
    assert_eq!(Age::ALL.map(|age| Cards::PRINTED.of_age(age)), [28, 32, 44]);
    assert_eq!(Cards::PRINTED.len(), 104);
    assert_eq!(Card::all().count(), 15);
}

/// V1.3, V1.5: three cards of each Age leave with two or three players, and three are dealt to each.
#[test]
fn the_deck_after_the_deal() {
    for (players, left) in [(2, [19, 29, 41]), (3, [16, 29, 41]), (4, [16, 32, 44])] {
        let state = Civ::start(&Options::new(players), &mut SearchDice::new(1), &mut ());
        let state = state.expect("playable");
        assert_eq!(state.deck_left(), left);
        assert_eq!(state.top(), Some(Age::I));
        assert!(state.seats().iter().all(|seat| state.hand(seat).of_age(Age::I) == 3));
        assert_eq!(state.options(), Options::new(players));
    }
}

/// V1.4
#[test]
fn the_first_player_is_random_or_named() {
    let first = |options: &Options, seed| {
        let state = Civ::start(options, &mut SearchDice::new(seed), &mut ()).expect("playable");
        (state.first(), state.active())
    };
    let firsts: Vec<_> = (0..50).map(|seed| first(&Options::new(3), seed)).collect();
    for seat in Options::new(3).seats().iter() {
        assert!(firsts.contains(&(seat, seat)));
    }
    let options = Options { first: Some(Seat::B), ..Options::default() };
    assert!((0..20).all(|seed| first(&options, seed) == (Seat::B, Seat::B)));
}

/// V2.3, V4.1
#[test]
fn thresholds_and_hegemony_depend_on_the_number_of_players() {
    for (players, one, two, hegemony) in [(2, 3, 5, 8), (3, 3, 5, 7), (4, 2, 4, 7)] {
        let options = Options { teams: Teams::No, ..Options::new(players) };
        let state = Civ::start(&options, &mut SearchDice::new(1), &mut ()).expect("playable");
        assert_eq!((state.threshold(Level::One), state.threshold(Level::Two)), (one, two));
        assert_eq!(state.hegemony(Seat::A, Domain::Culture), hegemony);
    }
}

/// V3.1–V3.10: every Domain but Culture has an effect of each kind.
#[test]
fn five_domains_have_three_effects() {
    for domain in Domain::ALL {
        let levels: Vec<Level> =
            Effect::ALL.into_iter().filter(|e| e.domain() == domain).map(Effect::level).collect();
        match domain {
            Domain::Culture => assert_eq!(levels, []),
            Domain::Military
            | Domain::Religion
            | Domain::Economy
            | Domain::Science
            | Domain::Utopia => assert_eq!(levels, [Level::One, Level::Two, Level::Discard]),
        }
    }
    let names = Effect::ALL.map(|effect| Effect::named(effect.name()));
    assert_eq!(names, Effect::ALL.map(Some));
}
