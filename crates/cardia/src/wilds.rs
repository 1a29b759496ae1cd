//! What locations and guardians add to a state. The base game has none of it.

use crate::card::{Card, CardSet, Faction};
use crate::draw::Draw;
use crate::engine;
use crate::event::Event;
use crate::guardian::{Guardian, GuardianPlace, PLACES};
use crate::options::{GuardianRule, LocationSet};
use crate::state::State;
use crate::waiting::Waiting;
use kernel::{BySeat, Chance, Seat, SeatSet};
use std::fmt;
use std::hash::Hash;

/// The base game: no locations, no guardians.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Base;

/// What locations and guardians add to a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wilds {
    pub(crate) open: WildOpen,
    pub(crate) sides: BySeat<WildSide, 2>,
}

/// The part of it that everyone knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct WildOpen {
    pub locations: LocationSet,
    pub guardian_rule: GuardianRule,
    pub guardians: [GuardianSlot; PLACES],
    /// Cards with the Unicorn's bonus.
    pub unicorn: BySeat<CardSet, 2>,
    /// What waits on the cards placed face down (Foggy Swamp).
    pub bound: BySeat<Waiting, 2>,
    /// The card of the encounter that waits to be revealed, where it lies face up.
    pub unfolded: BySeat<Slot, 2>,
    /// Cards known not to be in the unordered part of a deck: in the hand, face down, or put under the deck.
    pub near: BySeat<CardSet, 2>,
    /// Who won which past encounter before the effect that is being resolved (Serpent Temple).
    pub won_before: BySeat<u16, 2>,
    /// Who has used the Temple of Rebirth.
    pub reborn: SeatSet,
    /// Who uses the guardian of this round.
    pub users: SeatSet,
    /// Whose card of this encounter came from the deck (Basilisk).
    pub turned: SeatSet,
    /// Factions known to be neither in a hand nor in a deck (Witch King), one bit each.
    pub purged: BySeat<u8, 2>,
}

/// The part only the owner knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct WildSide {
    /// The card placed face down.
    pub folded: Slot,
    /// The top card of the deck, where its owner has seen it.
    pub top: Slot,
    pub bottom: Pile,
}

/// A [`GuardianPlace`] in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct GuardianSlot(u8);

impl GuardianSlot {
    const DOWN: u8 = u8::MAX;
    const BACK: u8 = 0x80;

    pub fn place(self) -> GuardianPlace {
        match self.0 {
            GuardianSlot::DOWN => GuardianPlace::Down,
            back if back >= GuardianSlot::BACK => {
                GuardianPlace::Back(Faction::ALL[usize::from(back - GuardianSlot::BACK)])
            }
            up => GuardianPlace::Up(Guardian::ALL[usize::from(up)]),
        }
    }
}

impl GuardianSlot {
    /// How many there are: face down, four backs, twelve guardians.
    pub const WAYS: usize = 17;

    /// Which of them.
    #[inline]
    pub fn way(self) -> usize {
        match self.0 {
            GuardianSlot::DOWN => 0,
            back if back >= GuardianSlot::BACK => 1 + usize::from(back - GuardianSlot::BACK),
            up => 5 + usize::from(up),
        }
    }

    #[inline]
    pub fn from_way(way: usize) -> GuardianSlot {
        GuardianSlot(match way {
            0 => GuardianSlot::DOWN,
            1..=4 => GuardianSlot::BACK + way as u8 - 1,
            _ => way as u8 - 5,
        })
    }
}

impl From<GuardianPlace> for GuardianSlot {
    fn from(place: GuardianPlace) -> GuardianSlot {
        GuardianSlot(match place {
            GuardianPlace::Down => GuardianSlot::DOWN,
            GuardianPlace::Back(faction) => GuardianSlot::BACK | faction as u8,
            GuardianPlace::Up(guardian) => guardian as u8,
        })
    }
}

impl Default for GuardianSlot {
    fn default() -> GuardianSlot {
        GuardianPlace::default().into()
    }
}

impl fmt::Debug for GuardianSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.place().fmt(f)
    }
}

/// Cards in a known order, under a deck: the first lies highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Pile {
    cards: [u8; 8],
    len: u8,
}

impl Pile {
    fn bits(self) -> u64 {
        u64::from_le_bytes(self.cards)
    }

    pub fn len(self) -> u8 {
        self.len
    }

    pub fn get(self, n: u8) -> Option<Card> {
        (n < self.len).then(|| Card::from_index((self.bits() >> (4 * n)) as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..self.len).map_while(move |n| self.get(n))
    }

    pub fn set(self) -> CardSet {
        self.iter().collect()
    }

    /// The highest card.
    pub fn take_first(&mut self) -> Option<Card> {
        let card = self.get(0)?;
        self.cards = (self.bits() >> 4).to_le_bytes();
        self.len -= 1;
        Some(card)
    }

    /// The lowest card.
    pub fn take_last(&mut self) -> Option<Card> {
        let card = self.get(self.len.checked_sub(1)?)?;
        self.len -= 1;
        self.cards = (self.bits() & !(15 << (4 * self.len))).to_le_bytes();
        Some(card)
    }

    /// The cards from the highest on, one number more than their index; 0 where there is none.
    #[inline]
    pub fn numbers(self) -> [i8; 16] {
        std::array::from_fn(|n| self.get(n as u8).map_or(0, |card| card.number()))
    }

    /// The pile with these [`numbers`](Pile::numbers).
    #[inline]
    pub fn from_numbers(numbers: [i8; 16]) -> Pile {
        let mut pile = Pile::default();
        numbers.into_iter().filter_map(|n| Card::new(n as u8)).for_each(|card| pile.push(card));
        pile
    }

    pub fn push(&mut self, card: Card) {
        self.cards = (self.bits() | u64::from(card.index()) << (4 * self.len)).to_le_bytes();
        self.len += 1;
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Whether a state has room for locations and guardians.
pub trait Extras: Copy + Eq + Hash + fmt::Debug + Default + 'static {
    /// What they add, if there is room.
    fn wilds(&self) -> Option<&Wilds>;
    /// The same, to change it.
    fn wilds_mut(&mut self) -> Option<&mut Wilds>;

    /// Deals, for [`Game::deal`](kernel::Game::deal). Not provided here, so that it is compiled in this crate.
    fn deal(state: &mut State<Self>, chance: &mut dyn Chance<Draw>, events: &mut Vec<Event>);
    /// Takes the answer with this code, for [`Game::play`](kernel::Game::play), likewise.
    fn answer(
        state: &mut State<Self>,
        seat: Seat,
        code: u8,
        chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    );
}

impl Extras for Base {
    #[inline]
    fn wilds(&self) -> Option<&Wilds> {
        None
    }

    #[inline]
    fn wilds_mut(&mut self) -> Option<&mut Wilds> {
        None
    }

    fn deal(state: &mut State<Self>, mut chance: &mut dyn Chance<Draw>, events: &mut Vec<Event>) {
        engine(state, &mut chance, events).deal();
    }

    fn answer(
        state: &mut State<Self>,
        seat: Seat,
        code: u8,
        mut chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) {
        engine(state, &mut chance, events).answer(seat, code);
    }
}

impl Extras for Wilds {
    #[inline]
    fn wilds(&self) -> Option<&Wilds> {
        Some(self)
    }

    #[inline]
    fn wilds_mut(&mut self) -> Option<&mut Wilds> {
        Some(self)
    }

    fn deal(state: &mut State<Self>, mut chance: &mut dyn Chance<Draw>, events: &mut Vec<Event>) {
        engine(state, &mut chance, events).deal();
    }

    fn answer(
        state: &mut State<Self>,
        seat: Seat,
        code: u8,
        mut chance: &mut dyn Chance<Draw>,
        events: &mut Vec<Event>,
    ) {
        engine(state, &mut chance, events).answer(seat, code);
    }
}

impl WildOpen {
    /// The guardian at the place of an encounter, if it is turned over: every second place up to the
    /// twelfth has one (C9.1).
    pub(crate) fn guardian_at(&self, place: usize) -> Option<Guardian> {
        if place.is_multiple_of(2) {
            return None;
        }
        self.guardians.get(place / 2).and_then(|slot| slot.place().guardian())
    }
}

/// A place for a card, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Slot(u8);

impl Slot {
    pub const EMPTY: Slot = Slot(u8::MAX);

    #[inline]
    pub fn get(self) -> Option<Card> {
        (self != Slot::EMPTY).then(|| Card::from_index(self.0))
    }

    #[inline]
    pub fn from_set(cards: CardSet) -> Slot {
        cards.first().map_or(Slot::EMPTY, Slot::from)
    }

    pub fn take(&mut self) -> Option<Card> {
        std::mem::replace(self, Slot::EMPTY).get()
    }

    pub fn cards(self) -> CardSet {
        self.get().map_or(CardSet::EMPTY, CardSet::only)
    }

    pub fn is_empty(self) -> bool {
        self == Slot::EMPTY
    }
}

impl Default for Slot {
    fn default() -> Slot {
        Slot::EMPTY
    }
}

impl From<Card> for Slot {
    fn from(card: Card) -> Slot {
        Slot(card.index())
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}
