//! What events tell: whoever hears them knows who has which signets at every moment, and what came of every ability.

use cardia::{Card, Cardia, Compared, Event};
use kernel::{BySeat, Game, SearchDice, Seat, Status};
use testkit::Lawful as _;
use testkit::suite::any_action;

const GAMES: u64 = 3_000;
const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// Plays random games with any options, and shows what each answer brought.
fn play(mut see: impl FnMut(&[Event], &<Cardia as Game>::State)) {
    for game in 0..GAMES {
        let mut dice = SearchDice::stream(game, 0);
        let options = Cardia::random_options(&mut dice);
        let mut events = Vec::new();
        let mut state = Cardia::start(&options, &mut dice, &mut events).expect("these options");
        see(&events, &state);
        while let Status::Owed(seats) = Cardia::status(&state) {
            for seat in seats.iter() {
                let action = any_action::<Cardia>(&state, seat, &mut dice);
                events.clear();
                Cardia::submit(&mut state, seat, action, &mut dice, &mut events).expect("legal");
                see(&events, &state);
            }
        }
    }
}

/// An encounter as it was told.
struct Encounter {
    cards: BySeat<Card, 2>,
    signets: [u8; 2],
}

fn hear(table: &mut Vec<Encounter>, event: Event, next: Option<Event>) {
    let signets = |it: Compared| it.cards.0.map(|card| card.signets);
    #[expect(clippy::wildcard_enum_match_arm, reason = "only some events change encounters")]
    match event {
        Event::GameStarted(_) => table.clear(),
        Event::Revealed(cards) => table.push(Encounter { cards, signets: [0, 0] }),
        Event::Compared(it) => table.last_mut().expect("it was revealed").signets = signets(it),
        Event::Turned(it) => {
            let cards = BySeat(it.cards.0.map(|shown| shown.card));
            let told = table.iter_mut().find(|told| told.cards == cards).expect("it is in play");
            assert_ne!(told.signets, signets(it), "something has changed");
            told.signets = signets(it);
        }
        Event::DiscardedFromPlay(at) | Event::TakenBack(at) => {
            let place = table.iter().position(|it| it.cards[at.owner()] == at.card());
            match (place, next) {
                (Some(place), Some(Event::Replaced(seat, card))) => table[place].cards[seat] = card,
                (Some(place), _) => drop(table.remove(place)),
                (None, _) => {}
            }
        }
        Event::Swapped(seat, place) => {
            let place = usize::from(place);
            let [one, two] = [table[place].cards[seat], table[place + 1].cards[seat]];
            (table[place].cards[seat], table[place + 1].cards[seat]) = (two, one);
        }
        _ => {}
    }
}

/// C4.5: the signets of every encounter follow from what was told of it, so that a client shows each where it is at once.
#[test]
fn signets_are_told_when_they_change() {
    let mut table = Vec::new();
    let mut turned = 0;
    play(|events, state| {
        for (at, &event) in events.iter().enumerate() {
            hear(&mut table, event, events.get(at + 1).copied());
            turned += u32::from(matches!(event, Event::Turned(_)));
        }
        assert_eq!(table.len(), state.table().len());
        for (place, told) in table.iter().enumerate() {
            let truth = state.encounter(place).cards.0.map(|card| card.signets);
            assert_eq!(told.signets, truth, "place {place} after {events:?}");
        }
        for seat in SEATS {
            let sum: u8 = table.iter().map(|it| it.signets[seat.index()]).sum();
            assert_eq!(sum, state.signets(seat), "{seat} after {events:?}");
        }
    });
    assert!(turned > 1_000, "encounters change hands in random games");
}

/// C3.2: an ability or a guardian that finds nothing to do says so.
#[test]
fn every_ability_tells_what_came_of_it() {
    let mut nothing = 0;
    play(|events, _| {
        for pair in events.windows(2) {
            let &[first, second] = pair else { continue };
            nothing += u32::from(second == Event::NothingHappened);
            let acts = matches!(
                first,
                Event::Activated(_)
                    | Event::Copied(..)
                    | Event::GuardianUsed(..)
                    | Event::Named(..)
            );
            let is_over = matches!(
                second,
                Event::RoundEnded
                    | Event::Revealed(_)
                    | Event::PlacedOpen(..)
                    | Event::GuardianUsed(..)
            );
            assert!(!(acts && is_over), "silence in {events:?}");
        }
    });
    assert!(nothing > 100, "some abilities come to nothing in random games");
}
