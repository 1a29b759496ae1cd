//! What an observer can imagine. The laws of testkit ask that all worlds be equally likely, which alike cards are not:
//! here each world is weighed by the deals of the cards it comes about in. What players know of each other is left out, for with three or
//! four players that is not imagined (V5.10).

use civ::{Action, Age, Card, Cards, Civ, Domain, Options, State, View};
use kernel::{Choices as _, Dice, Game, Observer, SearchDice, Seat, SeatSet, Status};
use std::collections::HashMap;
use testkit::Lawful;

/// A random position, with play biased towards Inquisitions and cards taken into hand.
fn position(dice: &mut SearchDice) -> State {
    let options = Civ::random_options(dice);
    let mut state = Civ::start(&options, dice, &mut ()).expect("playable");
    for _ in 0..dice.below(120) {
        let Status::Owed(owed) = Civ::status(&state) else { break };
        let seat = owed.iter().next().expect("somebody owes a choice");
        let choices = Civ::legal(&state, seat);
        let mut action = choices.nth(dice.below(choices.len() as u32) as usize);
        if let Some(telling) = choices.iter().find(|&action| is_telling(action))
            && dice.below(2) == 0
        {
            action = Some(telling);
        }
        let action = action.expect("a choice");
        Civ::submit(&mut state, seat, action, dice, &mut ()).expect("legal");
    }
    state
}

fn is_telling(action: Action) -> bool {
    use civ::Effect::{Experiment, Inquisition, Oligarchy, Republic, Research};
    let telling = [Inquisition, Experiment, Research, Oligarchy, Republic];
    matches!(action, Action::Use(effect) if telling.contains(&effect))
}

/// The hidden cards of a world: hands, what nobody has seen, and in a draft the packs and sealed choices.
type Hidden = ([Cards; 4], Cards, [Cards; 4], [Option<Card>; 4]);

fn hidden(state: &State) -> Hidden {
    let seats = [0, 1, 2, 3].map(|index| Seat::new(index).expect("a seat"));
    let hands = seats.map(|seat| state.hand(seat));
    (hands, state.unseen(), seats.map(|seat| state.pack(seat)), seats.map(|seat| state.pick(seat)))
}

/// A draft of two, stopped before one of its choices.
fn draft(options: &Options, choices: u32, dice: &mut SearchDice) -> State {
    let mut state = Civ::start(options, dice, &mut ()).expect("playable");
    for _ in 0..choices {
        let Status::Owed(owed) = Civ::status(&state) else { break };
        let seat = owed.iter().nth(dice.below(owed.len() as u32) as usize).expect("somebody owes");
        let choices = Civ::legal(&state, seat);
        let action = choices.nth(dice.below(choices.len() as u32) as usize).expect("a choice");
        Civ::submit(&mut state, seat, action, dice, &mut ()).expect("legal");
    }
    state
}

fn observers(state: &State) -> impl Iterator<Item = Observer> {
    Observer::all(state.seats().len())
}

/// V1.7, V3.4, V5.9, I8: in every position the real world is listed, each listed world looks to the observer like the real one, and each
/// imagined one is listed.
#[test]
fn real_and_imagined_worlds_are_listed() {
    let mut dice = SearchDice::new(41);
    let mut listed = 0;
    for _ in 0..1_500 {
        let state = position(&mut dice);
        for observer in observers(&state) {
            let view = Civ::view(&state, observer);
            let Some(worlds) = view.worlds(200) else { continue };
            listed += 1;
            let found: HashMap<Hidden, u64> =
                worlds.iter().map(|(world, ways)| (hidden(world), *ways)).collect();
            assert_eq!(found.len(), worlds.len(), "listed twice");
            assert!(found.contains_key(&hidden(&state)), "{view:?}");
            assert!(worlds.iter().all(|(world, _)| Civ::view(world, observer) == view));
            for _ in 0..4 {
                assert!(found.contains_key(&hidden(&Civ::imagine(&view, &mut dice))), "{view:?}");
            }
        }
    }
    assert!(listed > 300, "only {listed} views had a list");
}

/// V5.9, I8: worlds are imagined as often as they have deals. Chi-squared, at a limit that chance exceeds less than once in
/// 10⁶ positions.
#[test]
fn worlds_are_imagined_as_often_as_they_are_dealt() {
    let mut dice = SearchDice::new(42);
    let (mut weighed, mut joint) = (0, 0);
    while weighed < 150 || joint < 20 {
        let state = position(&mut dice);
        for observer in observers(&state) {
            let view = Civ::view(&state, observer);
            let is_joint = !view.joint().1.is_empty() || view.known_pair().is_some();
            if weighed >= 150 && !is_joint {
                continue;
            }
            let Some(worlds) = view.worlds(40) else { continue };
            if worlds.len() > 1 && looks_weighed(&view, &worlds, &mut dice) {
                weighed += 1;
                joint += usize::from(is_joint);
            }
        }
    }
}

fn looks_weighed(view: &View, worlds: &[(State, u64)], dice: &mut SearchDice) -> bool {
    let deals: u64 = worlds.iter().map(|&(_, ways)| ways).sum();
    let least = worlds.iter().map(|&(_, ways)| ways).min().unwrap_or(1);
    let samples = 20 * deals / least;
    if samples > 60_000 {
        return false;
    }
    let mut seen: HashMap<Hidden, u64> = HashMap::new();
    for _ in 0..samples {
        *seen.entry(hidden(&Civ::imagine(view, dice))).or_default() += 1;
    }
    let distance = |&(world, ways): &(State, u64)| {
        let expected = samples as f64 * ways as f64 / deals as f64;
        let found = seen.get(&hidden(&world)).copied().unwrap_or(0) as f64;
        (found - expected).powi(2) / expected
    };
    let chi_squared: f64 = worlds.iter().map(distance).sum();
    let degrees = (worlds.len() - 1) as f64;
    let spread = 2.0 / (9.0 * degrees);
    let limit = degrees * (1.0 - spread + 5.5 * spread.sqrt()).powi(3);
    assert!(chi_squared <= limit, "{chi_squared} is above {limit}: {view:?}");
    true
}

/// V1.6, V5.9: at every choice of a draft of two a player knows of the other's hand exactly what it is in all worlds that the list
/// has; at the third choice that is the card that did not come back. Worlds are imagined as often as they have deals and choices.
#[test]
fn a_draft_of_two_is_known_exactly() {
    let mut dice = SearchDice::new(44);
    let options = Options { variant: civ::Variant::Draft, ..Options::new(2) };
    let small: Options = Options { deck: few_cards(), remove: 0, ..options };
    let (mut known_cards, mut weighed) = ([0; 3], [0; 3]);
    for game in 0..120 {
        let is_small = game % 2 == 1;
        let state = draft(if is_small { &small } else { &options }, game / 2 % 6, &mut dice);
        for observer in [Seat::A, Seat::B] {
            let view = Civ::view(&state, Observer::Seat(observer));
            let other = observer.other();
            let worlds = view.worlds(2_000).expect("a draft of two has a list");
            assert!(worlds.iter().any(|(world, _)| *world == state), "{view:?}");
            for card in Card::all() {
                let least = worlds.iter().map(|(world, _)| world.hand(other).count(card)).min();
                let known = view.known(other).count(card);
                // With few cards, what is left may be all of one Domain.
                assert!(Some(known) == least || is_small && Some(known) < least, "{view:?}");
            }
            let kept = usize::from(state.hand(observer).len());
            known_cards[kept] = view.known(other).len();
            for _ in 0..4 {
                let world = Civ::imagine(&view, &mut dice);
                assert!(worlds.iter().any(|(listed, _)| *listed == world), "{world:?}");
            }
            if (2..=40).contains(&worlds.len()) && looks_weighed(&view, &worlds, &mut dice) {
                weighed[kept] += 1;
            }
        }
    }
    assert_eq!(known_cards, [0, 0, 1]);
    assert!(weighed.iter().all(|&n| n > 5), "{weighed:?}");
}

/// Some cards of Age I of three Domains, so that few packs can be dealt.
fn few_cards() -> Cards {
    let few = [(Domain::Military, 4), (Domain::Religion, 4), (Domain::Culture, 2)];
    few.into_iter().fold(Cards::NONE, |all, (domain, n)| {
        let card = Card::new(domain, Age::I).expect("a card");
        all.with(card, n).expect("no more than printed")
    })
}

/// V1.6, V5.9: after a draft of two each knows two of the three cards of the other; of three, one, and of two more one
/// of each.
#[test]
fn a_draft_tells_what_was_passed_on() {
    let mut dice = SearchDice::new(43);
    for players in 2..=4 {
        let options = Options { variant: civ::Variant::Draft, ..Options::new(players) };
        for _ in 0..200 {
            let mut state = Civ::start(&options, &mut dice, &mut ()).expect("playable");
            while state.ask() == civ::Ask::Keep {
                let Status::Owed(owed) = Civ::status(&state) else { break };
                let seat = owed.iter().next().expect("owed");
                let choices = Civ::legal(&state, seat);
                let n = dice.below(choices.len() as u32) as usize;
                let action = choices.nth(n).expect("a choice");
                Civ::submit(&mut state, seat, action, &mut dice, &mut ()).expect("legal");
            }
            let view = Civ::view(&state, Observer::Seat(Seat::A));
            let known: u8 = view.seats().without(Seat::A).iter().map(|s| view.known(s).len()).sum();
            match (players, view.known_pair()) {
                (2, None) => assert_eq!(known, 2),
                (2, Some(_)) => panic!("two players know more"),
                (_, Some((_, group))) => {
                    let next_two = SeatSet::first(3).without(Seat::A);
                    assert_eq!((known, group), (1, next_two));
                }
                (_, None) => assert_eq!(known, 3, "the two cards are alike"),
            }
        }
    }
}
