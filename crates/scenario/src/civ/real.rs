//! The real game in the words of a scenario.

use super::items::{Deck, Item};
use super::list::{List, Tally};
use civ::{Ask, Civ, Domain, Setup, State};
use kernel::{Game as _, Observer, Seat};

/// The real thing of the kind that an item speaks of, written like it.
pub(super) fn item(state: &State, item: &Item) -> Item {
    match item {
        Item::Area(seat, list) => Item::Area(*seat, list.all(state.area(*seat))),
        Item::Hand(seat, list) => Item::Hand(*seat, list.some(state.hand(*seat))),
        Item::Discard(list) => Item::Discard(list.all(state.pile())),
        Item::Deck(Deck::Count(_)) => Item::Deck(Deck::Count(state.deck_left().iter().sum())),
        Item::Deck(Deck::Ages(_)) => Item::Deck(Deck::Ages(state.deck_left())),
        Item::Embargo(seat, list) => Item::Embargo(*seat, embargoes(state, *seat, list)),
        Item::Utopia(seat, _) => Item::Utopia(*seat, utopias(state, *seat)),
        Item::Coin(_) => Item::Coin(state.coin()),
        Item::Quiet(_) => Item::Quiet(state.quiet()),
        // Only kept while a turn can be set up.
        Item::Drawn(drawn) => Item::Drawn(Setup::of(state).map_or(!drawn, |setup| setup.drew)),
        Item::LastRound if state.is_last_round() => Item::LastRound,
        Item::LastRound => Item::Deck(Deck::Ages(state.deck_left())),
        Item::Turn(_) => Item::Turn(state.active()),
        Item::First(_) => Item::First(state.first()),
        Item::AtEffects(_) => Item::AtEffects(state.ask() != Ask::Play),
        Item::Points(_) => Item::Points(points(state)),
    }
}

fn embargoes(state: &State, seat: Seat, like: &List) -> List {
    let mut ages = [[0; 3]; 6];
    for embargo in state.embargoes().filter(|embargo| embargo.target.seat() == seat) {
        ages[embargo.target.domain() as usize][embargo.age as usize] += 1;
    }
    let tally = |domain: Domain| like.named[domain as usize].like(ages[domain as usize]);
    List { named: Domain::ALL.map(tally), unnamed: Tally::default() }
}

fn utopias(state: &State, seat: Seat) -> List {
    let named = Domain::ALL.map(|domain| Tally::Count(state.utopias(seat, domain)));
    List { named, unnamed: Tally::default() }
}

fn points(state: &State) -> Vec<(Seat, u8)> {
    let score = state.score();
    state.seats().iter().map(|seat| (seat, score.points(state.side(seat)))).collect()
}

/// What an observer knows of the hands, and during a draft of the own pack; with ages if the claim has any.
pub(super) fn sees(state: &State, observer: Observer, claim: &str) -> String {
    let view = Civ::view(state, observer);
    let with_ages = claim.contains(".I");
    let mut parts = Vec::new();
    for seat in state.seats().iter() {
        let known = if observer.is(seat) { view.hand() } else { view.known(seat) };
        let mut unknown = view.hand_ages(seat);
        for age in civ::Age::ALL {
            let unknown = &mut unknown[age as usize];
            *unknown = unknown.saturating_sub(known.of_age(age));
        }
        parts.push(format!("hand {seat}: {}", List::seen(known, unknown, with_ages)));
    }
    let (together, joint) = view.joint();
    let names = together.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
    if !joint.is_empty() {
        parts.push(format!("hands {names}: {}", List::seen(joint, [0; 3], with_ages)));
    }
    if let Some(([one, two], seats)) = view.known_pair() {
        let names = seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
        parts.push(format!("one each {names}: {}, {}", one.domain, two.domain));
    }
    if !view.pack().is_empty() {
        parts.push(format!("pack: {}", List::seen(view.pack(), [0; 3], with_ages)));
    }
    parts.join("; ")
}

/// Everything that a scenario could claim, with all ages.
pub(super) fn picture(state: &State) -> Vec<Item> {
    let mut items = Vec::new();
    for seat in state.seats().iter() {
        items.push(Item::Area(seat, List::exactly(state.area(seat))));
        items.push(Item::Hand(seat, List::exactly(state.hand(seat))));
        let with_ages = List { named: [Tally::Ages([0; 3]); 6], unnamed: Tally::default() };
        items.push(Item::Embargo(seat, embargoes(state, seat, &with_ages)));
        items.push(Item::Utopia(seat, utopias(state, seat)));
    }
    items.push(Item::Discard(List::exactly(state.pile())));
    items.push(Item::Deck(Deck::Ages(state.deck_left())));
    items.push(Item::Coin(state.coin()));
    items.push(Item::Quiet(state.quiet()));
    items.push(Item::First(state.first()));
    items.push(Item::Turn(state.active()));
    items.push(Item::Points(points(state)));
    items
}
