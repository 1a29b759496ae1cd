//! The verbs of the game: everything that cards, guardians, locations and the round do to a state.
//! Each keeps the public knowledge of hidden cards in step and reads the locations that watch it.

use crate::card::{Card, CardRef, CardSet, Faction};
use crate::draw::{Backs, Draw, Drawn, Purpose};
use crate::end::{End, Reason};
use crate::event::{Compared, Event, Wait};
use crate::guardian::{Guardian, GuardianPlace, PLACES};
use crate::options::Location;
use crate::question::Ask;
use crate::ruling::Ruling;
use crate::state::{Stage, State};
use crate::waiting::Waiting;
use crate::wilds::{Extras, GuardianSlot, Slot, Wilds};
use kernel::{BySeat, Chance, Draw as _, Seat, SeatSet, Sink};
use std::marker::PhantomData;

/// Both seats, in order.
pub(crate) const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// The three types an [`Engine`] works with, in one parameter.
pub(crate) trait Env {
    type X: Extras;
    type C: Chance<Draw>;
    type S: Sink<Event>;
}

/// The only [`Env`].
pub(crate) struct Of<X, C, S>(PhantomData<(X, C, S)>);

impl<X: Extras, C: Chance<Draw>, S: Sink<Event>> Env for Of<X, C, S> {
    type X = X;
    type C = C;
    type S = S;
}

/// Why resolving stops before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// Someone has to answer.
    Asked,
    /// The game is over.
    Over,
}

/// The result of a step that may stop.
pub(crate) type Flow<T = ()> = Result<T, Stop>;

/// A state with the chance that drives it and the sink that hears of it.
pub(crate) struct Engine<'a, E: Env> {
    pub s: &'a mut State<E::X>,
    pub chance: &'a mut E::C,
    pub out: &'a mut E::S,
    pub told: Told,
}

/// The most encounters on the table: one for each card of a deck.
const ENCOUNTERS: usize = 16;

/// What has been told so far, by which the engine knows what is news. Kept only for a sink that listens.
#[derive(Clone, Copy, Default)]
pub(crate) struct Told {
    /// How many events.
    pub events: u32,
    /// The signets of A and B in each encounter; whoever has any wins it.
    signets: [[u8; 2]; ENCOUNTERS],
}

impl Told {
    /// Everything that can be seen of a state has been told.
    pub fn of<X: Extras>(s: &State<X>) -> Told {
        let mut told = Told::default();
        for (place, signets) in told.signets.iter_mut().enumerate().take(s.compared_places()) {
            *signets = s.signets_in(place);
        }
        told
    }

    /// An encounter has left, and later ones close the gap.
    fn remove(&mut self, place: usize) {
        self.signets.copy_within(place + 1.., place);
    }
}

impl<E: Env> Engine<'_, E> {
    #[inline(always)]
    pub fn emit(&mut self, event: Event) {
        if E::S::LISTENS {
            self.told.events += 1;
        }
        self.out.emit(event);
    }

    #[inline]
    pub fn at(&self, location: Location) -> bool {
        self.s.at(location)
    }

    #[inline]
    pub fn wilds(&mut self) -> Option<&mut Wilds> {
        self.s.extras.wilds_mut()
    }

    /// The place of the current encounter.
    #[inline]
    pub fn current_place(&self) -> Option<usize> {
        self.s.open.current.then(|| self.s.open.table.len() - 1)
    }

    /// A player's card in the current encounter.
    #[inline]
    pub fn current_card(&self, seat: Seat) -> Option<CardRef> {
        self.current_place().map(|place| CardRef::new(seat, self.s.open.table.card(seat, place)))
    }

    // Asking and ending.

    /// Opens a question to these seats, for so many cards (or one answer) each.
    #[inline(always)]
    pub fn ask(&mut self, ask: Ask, need: BySeat<u8, 2>) -> Flow {
        Err(self.asks(ask, need))
    }

    /// As [`ask`](Engine::ask), for a caller with another error type.
    #[inline(always)]
    pub fn asks(&mut self, ask: Ask, need: BySeat<u8, 2>) -> Stop {
        self.s.open.ask = ask;
        self.s.open.need = need;
        let mut owed = SeatSet::EMPTY;
        for seat in SEATS {
            if need[seat] > 0 {
                owed = owed.with(seat);
            }
        }
        self.s.open.owed = owed;
        Stop::Asked
    }

    /// Ends the game.
    pub fn end(&mut self, reason: Reason, winners: SeatSet) -> Stop {
        self.s.open.stage = match self.s.is_all_compared() {
            true => Stage::Over,
            false => Stage::OverUndecided,
        };
        self.s.open.owed = SeatSet::EMPTY;
        self.set_end(reason, winners);
        self.score_match(winners);
        Stop::Over
    }

    pub fn set_end(&mut self, reason: Reason, winners: SeatSet) {
        let end = End { reason, winners };
        self.s.open.end = Some(end);
        if E::S::LISTENS {
            self.emit(Event::GameOver(end));
        }
    }

    /// Ends the game for who meets a condition; for both at once it is drawn (C5.4).
    pub fn end_if_met(&mut self, reason: Reason, met: BySeat<bool, 2>) -> Flow {
        match met.0 {
            [false, false] => Ok(()),
            [true, true] => Err(self.end(Reason::Both, SeatSet::EMPTY)),
            [true, false] => Err(self.end(reason, SeatSet::only(Seat::A))),
            [false, true] => Err(self.end(reason, SeatSet::only(Seat::B))),
        }
    }

    // Modifiers and tokens.

    /// Puts modifiers on a card in play; nowhere else can they go (C3.10).
    #[inline]
    pub fn modify(&mut self, at: CardRef, by: i16) -> Flow {
        self.put_modifiers(at, by);
        self.results_changed()
    }

    /// The same as one part of a larger change; the caller re-reads the results.
    #[inline]
    pub fn put_modifiers(&mut self, at: CardRef, by: i16) {
        if let Some(place) = self.s.open.table.place(at).filter(|_| by != 0) {
            self.s.open.table.modify(at.owner(), place, by);
            self.emit(Event::Modified(at, by));
        }
    }

    /// Puts so many ongoing tokens on a card in play.
    pub fn set_tokens(&mut self, at: CardRef, tokens: u8) -> Flow {
        self.put_tokens(at, tokens);
        self.results_changed()
    }

    /// The same as one part of a larger change; the caller re-reads the results.
    pub fn put_tokens(&mut self, at: CardRef, tokens: u8) {
        self.s.open.table.set_tokens(at, tokens);
        self.emit(Event::Tokens(at, tokens));
    }

    /// One ongoing token more on a card in play.
    pub fn add_token(&mut self, at: CardRef) -> Flow {
        let tokens = self.s.open.table.tokens(at);
        self.set_tokens(at, tokens + 1)
    }

    /// All modifiers of one card in play go to another; the caller re-reads the results.
    pub fn move_modifiers(&mut self, from: CardRef, to: CardRef) {
        let sum = i16::from(self.s.open.table.modifiers(from));
        self.put_modifiers(from, -sum);
        self.put_modifiers(to, sum);
    }

    /// All ongoing tokens of one card in play go to another; the caller re-reads the results.
    pub fn move_tokens(&mut self, from: CardRef, to: CardRef) {
        let moved = self.s.open.table.tokens(from);
        if moved > 0 {
            let tokens = self.s.open.table.tokens(to) + moved;
            self.put_tokens(from, 0);
            self.put_tokens(to, tokens);
        }
    }

    /// Read after every change of results: the Founder's Day (C8.3), and Unicorn bonuses lost because the
    /// opponent wins (C9.11).
    #[inline(always)]
    pub fn results_changed(&mut self) -> Flow {
        if E::S::LISTENS {
            self.tell_turned();
        }
        if self.s.extras.wilds().is_none() {
            return Ok(());
        }
        self.results_changed_in_the_wilds()
    }

    /// Tells of every encounter whose signets are others than was told.
    fn tell_turned(&mut self) {
        for place in 0..self.s.compared_places() {
            if self.told.signets[place] != self.s.signets_in(place) {
                self.tell_result(place, Event::Turned);
            }
        }
    }

    /// Tells how an encounter stands.
    pub fn tell_result(&mut self, place: usize, event: fn(Compared) -> Event) {
        self.told.signets[place] = self.s.signets_in(place);
        self.emit(event(self.s.compared(place)));
    }

    fn results_changed_in_the_wilds(&mut self) -> Flow {
        let Some(wilds) = self.s.extras.wilds() else { return Ok(()) };
        let bonuses = wilds.open.unicorn;
        if bonuses != BySeat::default() {
            let results = self.s.results();
            for seat in SEATS {
                for card in bonuses[seat].iter() {
                    let place = self.s.open.table.place(CardRef::new(seat, card));
                    if place.is_some_and(|place| results.loses(seat, place)) {
                        self.lose_unicorn(seat, CardSet::only(card));
                    }
                }
            }
        }
        if !self.at(Location::FoundersDay) {
            return Ok(());
        }
        let won = self.s.results().won;
        let three = BySeat::new(|seat| won[seat] & won[seat] >> 1 & won[seat] >> 2 != 0);
        self.end_if_met(Reason::FoundersDay, three)
    }

    fn lose_unicorn(&mut self, seat: Seat, cards: CardSet) {
        if let Some(wilds) = self.wilds() {
            wilds.open.unicorn[seat] = wilds.open.unicorn[seat].without(cards);
        }
    }

    /// Something waits for a player's next card.
    pub fn wait(&mut self, seat: Seat, wait: Wait) {
        let waiting: &mut Waiting = &mut self.s.open.waiting[seat];
        match wait {
            Wait::Modifier(by) => waiting.add_modifier(by),
            Wait::Librarian => waiting.add_librarian(),
            Wait::Engineer => waiting.add_engineer(),
            Wait::Token => waiting.add_token(),
            Wait::Unicorn => waiting.set_unicorn(),
            Wait::FaceUp => waiting.set_face_up(),
            Wait::Basilisk => waiting.set_basilisk(),
            Wait::Blackmail(faction) => waiting.add_blackmail(faction),
        }
        self.emit(Event::Waiting(seat, wait));
    }

    // Hands.

    /// A card leaves a hand before everyone's eyes: what was concluded of it is used up.
    #[inline(always)]
    pub fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.s.sides[seat].hand.remove(card);
        let near = self.s.extras.wilds().map_or(CardSet::EMPTY, |wilds| wilds.open.near[seat]);
        let known = self.s.open.held[seat].union(near);
        if known.is_empty() && self.s.open.bounds[seat].is_nothing() {
            return;
        }
        if known.contains(card) {
            self.s.open.held[seat].remove(card);
            if let Some(wilds) = self.wilds() {
                wilds.open.near[seat].remove(card);
            }
        } else {
            self.s.open.bounds[seat].leave(card.faction());
        }
    }

    /// A card leaves a hand unseen: any card known to be there may be the one.
    pub fn leave_hand_unseen(&mut self, seat: Seat, card: Card) {
        self.s.sides[seat].hand.remove(card);
        let held = std::mem::take(&mut self.s.open.held[seat]);
        if let Some(wilds) = self.wilds() {
            wilds.open.near[seat] = wilds.open.near[seat].union(held);
        }
    }

    /// Hand cards are discarded, in one change of the hand.
    pub fn discard_from_hand(&mut self, seat: Seat, cards: CardSet) {
        if cards.is_empty() {
            return;
        }
        for card in cards.iter() {
            self.leave_hand(seat, card);
        }
        self.emit(Event::DiscardedFromHand(seat, cards));
        self.hand_changed(seat);
    }

    /// A random card of a hand; it is still there.
    pub fn random_hand_card(&mut self, seat: Seat) -> Option<Card> {
        let hand = self.s.sides[seat].hand;
        if hand.is_empty() {
            return None;
        }
        let index = self.chance.pick(Draw::Card(Purpose::Lose, seat, hand));
        Some(hand.nth(index))
    }

    /// Read after every single change of a hand: the Bazaar (C8.2).
    #[inline(always)]
    pub fn hand_changed(&mut self, seat: Seat) {
        if self.at(Location::Bazaar)
            && self.s.sides[seat].hand.len() <= 1
            && self.s.deck_len(seat) > 0
        {
            self.emit(Event::LocationUsed(seat, Location::Bazaar));
            self.draw_cards(seat, 4, DeckEnd::Top);
        }
    }

    /// Read when an empty deck has got cards again: the Bazaar (C8.2).
    pub fn deck_refilled(&mut self, seat: Seat) {
        if self.s.has(Ruling::BazaarRefill) {
            self.hand_changed(seat);
        }
    }

    // Decks.

    /// Draws so many cards, or as many as there are (C5.2), in one change of the hand.
    pub fn draw(&mut self, seat: Seat, n: u8) {
        if n > 0 && self.s.deck_len(seat) > 0 {
            self.draw_cards(seat, n, DeckEnd::Top);
            self.hand_changed(seat);
        }
    }

    #[inline(always)]
    pub fn draw_cards(&mut self, seat: Seat, n: u8, end: DeckEnd) {
        for _ in 0..n {
            let Some(card) = self.take_from_deck(seat, end, Purpose::Draw) else { return };
            self.s.sides[seat].hand.insert(card);
            self.s.open.bounds[seat].draw();
            self.emit(Event::Drew(seat, Some(card)));
        }
    }

    /// Takes a card off an end of a deck. A card that has an identity already is no surprise, but every card that
    /// comes off a deck is a line of the record.
    #[inline(always)]
    pub fn take_from_deck(&mut self, seat: Seat, end: DeckEnd, purpose: Purpose) -> Option<Card> {
        if let Some(known) = self.take_known(seat, end) {
            self.chance.pick(Draw::Card(purpose, seat, CardSet::only(known)));
            return Some(known);
        }
        let deck = self.s.sides[seat].deck;
        if deck.is_empty() {
            return None;
        }
        let card = deck.nth(self.chance.pick(Draw::Card(purpose, seat, deck)));
        self.s.sides[seat].deck.remove(card);
        Some(card)
    }

    /// The card at an end of a deck, if its owner knows it.
    #[inline(always)]
    fn take_known(&mut self, seat: Seat, end: DeckEnd) -> Option<Card> {
        let unordered = !self.s.sides[seat].deck.is_empty();
        let side = &mut self.wilds()?.sides[seat];
        match end {
            DeckEnd::Top => match side.top.take() {
                None if !unordered => side.bottom.take_first(),
                top => top,
            },
            DeckEnd::Bottom => match side.bottom.take_last() {
                None if !unordered => side.top.take(),
                bottom => bottom,
            },
        }
    }

    /// The top cards of a deck are discarded, as many as there are.
    pub fn mill(&mut self, seat: Seat, n: u8) {
        for _ in 0..n {
            let Some(card) = self.take_from_deck(seat, DeckEnd::Top, Purpose::Mill) else { return };
            self.forget(seat, card);
            self.emit(Event::DiscardedFromDeck(seat, CardSet::only(card)));
        }
    }

    /// A card becomes visible that was not in the hand: what was concluded of it is used up.
    #[inline(always)]
    pub fn forget(&mut self, seat: Seat, card: Card) {
        if let Some(wilds) = self.wilds() {
            wilds.open.near[seat].remove(card);
        }
    }

    /// These cards of a deck are discarded, wherever they lie in it.
    pub fn discard_from_deck(&mut self, seat: Seat, cards: CardSet) {
        let cards = self.s.in_deck(seat).and(cards);
        if cards.is_empty() {
            return;
        }
        self.merge_deck(seat);
        self.s.sides[seat].deck = self.s.sides[seat].deck.without(cards);
        for card in cards.iter() {
            self.forget(seat, card);
        }
        self.emit(Event::DiscardedFromDeck(seat, cards));
    }

    /// Shuffles a deck: whatever its owner knew of its order is gone.
    pub fn shuffle(&mut self, seat: Seat) {
        self.merge_deck(seat);
        self.emit(Event::Shuffled(seat));
    }

    fn merge_deck(&mut self, seat: Seat) {
        let all = self.s.in_deck(seat);
        self.s.sides[seat].deck = all;
        if let Some(wilds) = self.wilds() {
            let hidden = wilds.sides[seat].bottom.len() > 0 || !wilds.sides[seat].top.is_empty();
            if hidden {
                // Cards once put under the deck may be anywhere in it now.
                wilds.open.near[seat] = CardSet::EMPTY;
            }
            wilds.sides[seat].top = Default::default();
            wilds.sides[seat].bottom = Default::default();
        }
    }

    /// All hand cards of a faction are discarded; everyone sees that the hand holds no more of it.
    pub fn discard_faction(&mut self, seat: Seat, faction: Faction) {
        let cards = self.s.sides[seat].hand.and(faction.cards());
        for card in cards.iter() {
            self.leave_hand(seat, card);
        }
        self.s.open.bounds[seat].searched(faction);
        if cards.is_empty() {
            self.emit(Event::NothingHappened);
        } else {
            self.emit(Event::DiscardedFromHand(seat, cards));
            self.hand_changed(seat);
        }
    }

    /// Everyone knows that neither the hand nor the deck holds a card of this faction. It matters where a card lies
    /// face down: of that faction it can only be there.
    pub fn purged(&mut self, seat: Seat, faction: Faction) {
        if self.at(Location::FoggySwamp)
            && let Some(wilds) = self.wilds()
        {
            wilds.open.purged[seat] |= 1 << faction as u8;
        }
    }

    // Encounters.

    /// The encounter of a card leaves play: its owner takes the card back, or it is discarded; the card
    /// facing it is discarded. Later encounters close the gap (C3.12).
    pub fn remove_encounter(&mut self, at: CardRef, fate: Fate) -> Flow {
        let Some(place) = self.s.open.table.place(at) else { return Ok(()) };
        if self.current_place() == Some(place) {
            self.s.open.current = false;
        }
        let cards = self.s.open.table.remove(place);
        self.told.remove(place);
        for seat in SEATS {
            self.lose_unicorn(seat, CardSet::only(cards[seat]));
            let card = CardRef::new(seat, cards[seat]);
            match fate {
                Fate::TakenBack if seat == at.owner() => self.emit(Event::TakenBack(card)),
                Fate::TakenBack | Fate::Discarded => self.emit(Event::DiscardedFromPlay(card)),
            }
        }
        if let Some(wilds) = self.wilds() {
            let below = (1u16 << place) - 1;
            wilds.open.won_before =
                BySeat(wilds.open.won_before.0.map(|won| won & below | won >> 1 & !below));
        }
        if fate == Fate::TakenBack {
            self.s.sides[at.owner()].hand.insert(at.card());
            self.s.open.held[at.owner()].insert(at.card());
            self.hand_changed(at.owner());
        }
        self.results_changed()
    }

    /// A card in play is discarded and one of the owner's hand takes its place (Puppeteer).
    pub fn replace(&mut self, seat: Seat, place: usize, card: Card) -> Flow {
        self.leave_hand(seat, card);
        let old = self.s.open.table.replace(seat, place, card);
        self.lose_unicorn(seat, CardSet::only(old));
        if self.current_place() == Some(place) {
            self.s.open.now[seat].drop_engineers();
        }
        self.emit(Event::DiscardedFromPlay(CardRef::new(seat, old)));
        self.emit(Event::Replaced(seat, card));
        self.hand_changed(seat);
        self.results_changed()
    }

    /// The card facing this one is discarded and nothing takes its place (Puppeteer against an empty hand). The one that
    /// is left is no encounter: it lies alone (C11.13). Only for the end of a game.
    pub fn discard_facing(&mut self, at: CardRef) {
        let Some(place) = self.s.open.table.place(at) else { return };
        let cards = self.s.open.table.remove(place);
        self.told.remove(place);
        for seat in SEATS {
            self.lose_unicorn(seat, CardSet::only(cards[seat]));
        }
        self.s.open.shown[at.owner()] = Slot::from(at.card());
        let opponent = at.owner().other();
        self.emit(Event::DiscardedFromPlay(CardRef::new(opponent, cards[opponent])));
    }

    // Guardians.

    /// Lays guardians face down at the places that have none yet: everyone sees the factions on their backs (C9.1).
    pub fn draw_backs(&mut self) {
        if !self.s.has(Ruling::GuardianBacks) {
            return;
        }
        let Some(wilds) = self.s.extras.wilds() else { return };
        let places = wilds.open.guardians.map(GuardianSlot::place);
        let mut backs = Backs::beside(places);
        for index in (0..PLACES).filter(|&index| places[index].faction().is_none()) {
            let draw = Draw::Back(backs);
            let picked = self.chance.pick(draw);
            let Drawn::Back(faction) = draw.outcome(picked) else { return };
            backs = backs.without(faction);
            self.set_guardian(index, GuardianPlace::Back(faction));
            self.emit(Event::GuardianPlaced(index as u8, faction));
        }
    }

    /// Turns the guardian at a place (of six) over: one of those with its back that were not seen in this game.
    pub fn turn_guardian(&mut self, index: usize) {
        let Some(wilds) = self.s.extras.wilds() else { return };
        let places = wilds.open.guardians.map(GuardianSlot::place);
        let fitting = places[index].faction().map_or(Guardian::EVERY, Guardian::of);
        let seen = places.iter().filter_map(|place| place.guardian());
        let draw = Draw::Guardian(seen.fold(fitting, |set, guardian| set & !guardian.bit()));
        let picked = self.chance.pick(draw);
        let Drawn::Guardian(guardian) = draw.outcome(picked) else { return };
        self.set_guardian(index, GuardianPlace::Up(guardian));
        self.emit(Event::GuardianTurned(index as u8, guardian));
    }

    fn set_guardian(&mut self, index: usize, place: GuardianPlace) {
        if let Some(wilds) = self.wilds() {
            wilds.open.guardians[index] = place.into();
        }
    }
}

/// An end of a deck.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum DeckEnd {
    Top,
    Bottom,
}

/// What becomes of a card whose encounter leaves play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    TakenBack,
    Discarded,
}
