//! What the laws need to know of Cardia.

use crate::Lawful;
use cardia::{
    Action, Card, CardRef, CardSet, CardiaWith, Character, Event, Extras, Faction, GuardianRule,
    Length, Location, Options, State, View,
};
use kernel::{Dice, Game as _, Seat};
use std::num::NonZeroU8;

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

impl<X: Extras> Lawful for CardiaWith<X> {
    /// Any deck, any few locations, guardians or not, now and then a match or a small deck.
    fn random_options(dice: &mut impl Dice) -> Options {
        let mut options = Options::default();
        for faction in Faction::ALL {
            if dice.below(2) == 0 {
                options.deck = options.deck.with_two(faction);
            }
        }
        if X::default().wilds().is_some() {
            for _ in 0..dice.below(5) {
                let location = Location::ALL[dice.below(Location::ALL.len() as u32) as usize];
                options.locations = options.locations.with(location);
            }
            options.guardians = [GuardianRule::None, GuardianRule::Hidden, GuardianRule::Open]
                [dice.below(3) as usize];
        }
        if dice.below(32) == 0 {
            options.length = Length::BestOfThree;
        }
        if dice.below(4) == 0 {
            let cards = 3 + dice.below(6);
            options.cards =
                (0..cards).filter_map(|_| Card::new(1 + dice.below(16) as u8)).collect();
            options.hand = NonZeroU8::new(1 + dice.below(3) as u8);
            options.goal = 2 + dice.below(4) as u8;
        }
        // Now and then the rules of an old record.
        if dice.below(16) == 0 {
            let older = dice.below(Self::RULES_VERSION - Self::OLDEST_RULES + 1);
            options = Self::under_rules(options, Self::RULES_VERSION - older);
        }
        // Now and then a goal that nobody reaches, so that games go on to the last card.
        if dice.below(8) == 0 {
            options.goal = 1 + dice.below(16) as u8;
        }
        options
    }

    fn conserved(state: &State<X>) -> Result<(), String> {
        for seat in SEATS {
            each_card_is_somewhere_once(state, seat)?;
            let (quick, slow) = (state.signets(seat), slow_signets(state, seat));
            if quick != slow {
                return Err(format!(
                    "{seat} has {slow} signets, not {quick}: {}",
                    state.table_text()
                ));
            }
        }
        Ok(())
    }

    /// In the order of `Action`, so that nobody has to sort them.
    fn actions(_: &State<X>) -> impl Iterator<Item = Action> {
        let cards = |of: fn(Card) -> Action| CardSet::ALL.iter().map(of);
        let refs = |of: fn(CardRef) -> Action| {
            let all = move |seat| CardSet::ALL.iter().map(move |card| of(CardRef::new(seat, card)));
            SEATS.into_iter().flat_map(all)
        };
        cards(Action::Play)
            .chain(cards(Action::Discard))
            .chain([Action::Decline])
            .chain(cards(Action::Keep))
            .chain(cards(Action::PutUnder))
            .chain(Faction::ALL.map(Action::Name))
            .chain(refs(Action::Raise))
            .chain(refs(Action::Lower))
            .chain([Action::LowerNext])
            .chain(refs(Action::StripModifiers))
            .chain(refs(Action::StripTokens))
            .chain(cards(Action::TakeBack))
            .chain(cards(Action::Copy))
            .chain(cards(Action::Activate))
            .chain(refs(Action::MoveFrom))
            .chain(refs(Action::MoveTo))
            .chain(refs(Action::Flip))
            .chain(cards(Action::Swap))
            .chain([Action::PlusTwo, Action::MinusTwo, Action::KeepTop, Action::PutTopUnder])
            .chain([Action::Ready])
    }

    fn longest(options: &Options) -> usize {
        // A round takes at most some ten answers, and no game has 70 rounds: each takes a card from at least one side
        // for good. A match goes on after drawn games, which are rare.
        match options.length {
            Length::Single => 700,
            Length::BestOfThree => 7_000,
        }
    }

    fn worlds(view: &View) -> Option<Vec<State<X>>> {
        view.worlds(300)
    }

    /// Everyone hears a named faction, sees from where a card is discarded and whether a top card goes under the
    /// deck; a view keeps only what follows from it for the cards as they lie now. A card in play lies face up, and
    /// one choice can play it and discard it again: if two bound cards (Basilisk) meet, for example, and one is a
    /// Hired Blade.
    fn is_open(event: Event) -> bool {
        matches!(
            event,
            Event::Named(..)
                | Event::DiscardedFromHand(..)
                | Event::DiscardedFromDeck(..)
                | Event::KeptTop(_)
                | Event::PutTopUnder(_)
                | Event::Revealed(_)
                | Event::Compared(_)
                | Event::Turned(_)
                | Event::NothingHappened
                | Event::Activated(_)
                | Event::Copied(..)
                | Event::Modified(..)
                | Event::Tokens(..)
                | Event::DiscardedFromPlay(_)
        )
    }
}

fn each_card_is_somewhere_once<X: Extras>(state: &State<X>, seat: Seat) -> Result<(), String> {
    let places = [
        state.table().present(seat),
        state.hand(seat),
        state.discard(seat),
        state.deck_unordered(seat),
        state.deck_top(seat).into_iter().collect(),
        state.deck_bottom(seat).collect(),
        state.face_down(seat).into_iter().collect(),
        state.face_up_in_fog(seat).into_iter().collect(),
        state.placed_open(seat).into_iter().collect(),
    ];
    let total: u32 = places.iter().map(|place| u32::from(place.len())).sum();
    let all = places.iter().fold(CardSet::EMPTY, |all, place| all.union(*place));
    if all != state.options().cards || total != u32::from(all.len()) {
        return Err(format!("the cards of {seat} are not each in one place: {places:?}"));
    }
    Ok(())
}

/// Signets as the rules say it, one encounter and one card at a time (C4.1–C4.5).
fn slow_signets<X: Extras>(state: &State<X>, seat: Seat) -> u8 {
    (0..compared(state)).map(|place| slow_signets_at(state, seat, place)).sum()
}

fn compared<X: Extras>(state: &State<X>) -> usize {
    state.table().len() - usize::from(!state.is_all_compared())
}

/// Does a player have this character in effect at this place?
fn works<X: Extras>(state: &State<X>, seat: Seat, place: usize, character: Character) -> bool {
    if place >= state.table().len() {
        return false;
    }
    let card = state.table().card(seat, place);
    state.deck().character(card) == character && state.table().tokens(CardRef::new(seat, card)) > 0
}

fn slow_wins<X: Extras>(state: &State<X>, seat: Seat, place: usize) -> bool {
    let (table, other) = (state.table(), seat.other());
    let counselor = |seat| works(state, seat, place + 1, Character::Counselor);
    if counselor(seat) != counselor(other) {
        return counselor(seat);
    }
    let mediated = SEATS.iter().any(|&seat| works(state, seat, place, Character::Mediator));
    let (mine, theirs) = (table.influence(seat, place), table.influence(other, place));
    if mine == theirs || mediated {
        return (0..table.len()).any(|place| works(state, seat, place, Character::Judge));
    }
    mine > theirs
}

fn slow_signets_at<X: Extras>(state: &State<X>, seat: Seat, place: usize) -> u8 {
    if !slow_wins(state, seat, place) {
        return 0;
    }
    let treasurers = SEATS.iter().filter(|&&s| works(state, s, place + 1, Character::Treasurer));
    let aristocrat = works(state, seat, place, Character::Aristocrat);
    let unicorn = state.has_unicorn(CardRef::new(seat, state.table().card(seat, place)));
    1 + treasurers.count() as u8 + u8::from(aristocrat) + u8::from(unicorn)
}
