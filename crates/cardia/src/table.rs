//! What lies in play. Who wins and where the signets are is derived here, never stored (C4).

use crate::card::{Card, CardRef, CardSet, Character, Deck};
use kernel::{BySeat, Seat};

/// The cards in play, encounter by encounter, with their modifiers and ongoing tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Table {
    rows: BySeat<Row, 2>,
    /// The influence now of the card at each place; 0 where there is none.
    influence: BySeat<[i8; 16], 2>,
    /// Ongoing tokens on each card, as a three-bit number spread over three sets.
    tokens: BySeat<[u16; 3], 2>,
    /// The cards in play.
    present: BySeat<CardSet, 2>,
    len: u8,
}

/// Four bits for each place: the card there. Kept as bytes so that a state needs no padding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Row([u8; 8]);

impl Row {
    #[inline]
    fn get(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    #[inline]
    fn set(&mut self, places: u64) {
        self.0 = places.to_le_bytes();
    }

    #[inline]
    fn flip(&mut self, bits: u64) {
        self.set(self.get() ^ bits);
    }
}

/// The sum of modifiers on a card stays within ±99 (C11.1).
const MOST_MODIFIERS: i16 = 99;

impl Table {
    /// How many encounters are in play.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Is nothing in play?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// A player's cards in play.
    #[inline]
    pub fn present(&self, seat: Seat) -> CardSet {
        self.present[seat]
    }

    /// A player's card at a place, which must be below [`len`](Table::len).
    #[inline]
    pub fn card(&self, seat: Seat, place: usize) -> Card {
        Card::from_index((self.rows[seat].get() >> (4 * place)) as u8)
    }

    /// The place of a card in play.
    #[inline]
    pub fn place(&self, at: CardRef) -> Option<usize> {
        const EACH: u64 = 0x1111_1111_1111_1111;
        if !self.present[at.owner()].contains(at.card()) {
            return None;
        }
        // The lowest four bits that equal the card's; the borrow cannot pass a lower match.
        let difference = self.rows[at.owner()].get() ^ (u64::from(at.card().index()) * EACH);
        let zeros = difference.wrapping_sub(EACH) & !difference & (EACH << 3);
        Some(zeros.trailing_zeros() as usize / 4)
    }

    /// The card facing one in play.
    pub fn facing(&self, at: CardRef) -> Option<CardRef> {
        let other = at.owner().other();
        self.place(at).map(|place| CardRef::new(other, self.card(other, place)))
    }

    /// The influence now of the card at a place.
    #[inline]
    pub fn influence(&self, seat: Seat, place: usize) -> i8 {
        self.influence[seat][place & 15]
    }

    /// The sum of modifiers on a card; 0 for a card not in play.
    pub fn modifiers(&self, at: CardRef) -> i8 {
        self.place(at).map_or(0, |place| self.modifiers_at(at.owner(), place))
    }

    /// The sum of modifiers on the card at a place.
    #[inline]
    pub fn modifiers_at(&self, seat: Seat, place: usize) -> i8 {
        self.influence(seat, place) - self.card(seat, place).number()
    }

    /// The cards of a player that bear modifiers.
    pub fn modified(&self, seat: Seat) -> CardSet {
        (0..self.len())
            .filter(|&place| self.modifiers_at(seat, place) != 0)
            .map(|place| self.card(seat, place))
            .collect()
    }

    /// The cards of a player that bear ongoing tokens.
    #[inline]
    pub fn with_tokens(&self, seat: Seat) -> CardSet {
        let [ones, twos, fours] = self.tokens[seat];
        CardSet(ones | twos | fours)
    }

    /// The ongoing tokens on a card.
    pub fn tokens(&self, at: CardRef) -> u8 {
        let bit = |set: u16| (set >> at.card().index() & 1) as u8;
        let [ones, twos, fours] = self.tokens[at.owner()];
        bit(ones) | bit(twos) << 1 | bit(fours) << 2
    }

    /// The cards of a player whose ongoing ability is in effect (C3.5).
    #[inline]
    pub fn in_effect(&self, seat: Seat, deck: Deck) -> CardSet {
        self.with_tokens(seat).and(deck.ongoing())
    }

    /// Lays an encounter at the end of the row.
    #[inline]
    pub(crate) fn push(&mut self, cards: BySeat<Card, 2>) {
        let place = self.len();
        for seat in [Seat::A, Seat::B] {
            let card = u64::from(cards[seat].index()) << (4 * place);
            self.rows[seat].flip(card);
            self.influence[seat][place & 15] = cards[seat].number();
            self.present[seat].insert(cards[seat]);
        }
        self.len += 1;
    }

    /// Takes an encounter out, with everything on it, and closes the gap (C3.12).
    pub(crate) fn remove(&mut self, place: usize) -> BySeat<Card, 2> {
        let cards = BySeat::new(|seat| self.card(seat, place));
        for seat in [Seat::A, Seat::B] {
            self.set_tokens(CardRef::new(seat, cards[seat]), 0);
            self.present[seat].remove(cards[seat]);
            let below = (1u64 << (4 * place)) - 1;
            let row = self.rows[seat].get();
            self.rows[seat].set(row & below | row >> 4 & !below);
            self.influence[seat].copy_within(place + 1.., place);
            self.influence[seat][15] = 0;
        }
        self.len -= 1;
        cards
    }

    /// Puts another card, bare, in the place of one in play.
    pub(crate) fn replace(&mut self, seat: Seat, place: usize, card: Card) -> Card {
        let old = self.card(seat, place);
        self.set_tokens(CardRef::new(seat, old), 0);
        self.present[seat].remove(old);
        self.present[seat].insert(card);
        let change = u64::from(old.index() ^ card.index()) << (4 * place);
        self.rows[seat].flip(change);
        self.influence[seat][place & 15] = card.number();
        old
    }

    /// Swaps a player's cards at a place and the one after it; what lies on them goes along.
    pub(crate) fn swap(&mut self, seat: Seat, place: usize) {
        let both = u64::from(self.card(seat, place).index() ^ self.card(seat, place + 1).index());
        let change = (both | both << 4) << (4 * place);
        self.rows[seat].flip(change);
        self.influence[seat].swap(place & 15, (place + 1) & 15);
    }

    /// Adds to the modifiers on the card at a place (C3.8).
    #[inline]
    pub(crate) fn modify(&mut self, seat: Seat, place: usize, by: i16) {
        let sum = i16::from(self.modifiers_at(seat, place)) + by;
        let sum = sum.clamp(-MOST_MODIFIERS, MOST_MODIFIERS) as i8;
        self.influence[seat][place & 15] = self.card(seat, place).number() + sum;
    }

    /// Puts so many tokens on a card; a seventh is the last one counted (C11.2).
    pub(crate) fn set_tokens(&mut self, at: CardRef, tokens: u8) {
        let tokens = tokens.min(7);
        for (bit, set) in self.tokens[at.owner()].iter_mut().enumerate() {
            *set &= !(1 << at.card().index());
            *set |= u16::from(tokens >> bit & 1) << at.card().index();
        }
    }

    /// Is the encounter a tie, whoever may win it through a Judge (C4.7)?
    #[inline]
    pub(crate) fn is_tied(&self, deck: Deck, place: usize) -> bool {
        self.influence(Seat::A, place) == self.influence(Seat::B, place)
            || [Seat::A, Seat::B].into_iter().any(|seat| {
                let card = self.card(seat, place);
                self.with_tokens(seat).contains(card) && deck.character(card) == Character::Mediator
            })
    }

    /// Who wins each of the first `n` encounters (C4.1–C4.4).
    #[inline]
    pub fn results(&self, deck: Deck, n: usize) -> Results {
        let used = ((1u32 << n) - 1) as u16;
        let (ours, theirs) = (&self.influence[Seat::A], &self.influence[Seat::B]);
        let won = BySeat([higher(ours, theirs) & used, higher(theirs, ours) & used]);
        let active = BySeat::new(|seat| self.in_effect(seat, deck));
        if active[Seat::A].union(active[Seat::B]).is_empty() {
            return Results { won };
        }
        self.results_with_ongoing(deck, used, won, active)
    }

    #[cold]
    fn results_with_ongoing(
        &self,
        deck: Deck,
        used: u16,
        mut won: BySeat<u16, 2>,
        active: BySeat<CardSet, 2>,
    ) -> Results {
        use Character::{Counselor, Judge, Mediator};
        let mask = |seat, character| self.effect_places(seat, deck, active, character);
        // C4.2: a Mediator makes a tie.
        let tied = mask(Seat::A, Mediator) | mask(Seat::B, Mediator);
        won = BySeat::new(|seat| won[seat] & !tied);
        // C4.4: a Judge wins ties.
        let ties = used & !(won[Seat::A] | won[Seat::B]);
        for seat in [Seat::A, Seat::B] {
            if mask(seat, Judge) != 0 {
                won[seat] |= ties;
            }
        }
        // C4.1 goes before them all: a Counselor wins the previous encounter, two facing ones cancel.
        let counsel: BySeat<u16, 2> = BySeat::new(|seat| mask(seat, Counselor) >> 1);
        for seat in [Seat::A, Seat::B] {
            let (mine, yours) = (counsel[seat], counsel[seat.other()]);
            won[seat] = won[seat] & !(yours & !mine) | mine & !yours;
        }
        Results { won }
    }

    /// The place of a character in effect, as a mask: at most one, a deck has each card once.
    fn effect_places(
        &self,
        seat: Seat,
        deck: Deck,
        active: BySeat<CardSet, 2>,
        character: Character,
    ) -> u16 {
        let card = character.card();
        if deck.character(card) != character || !active[seat].contains(card) {
            return 0;
        }
        self.place(CardRef::new(seat, card)).map_or(0, |place| 1 << place)
    }

    /// Signets more than one on each winning card of a player: Treasurer and Aristocrat (C4.5), and the
    /// cards in `bonus` (Unicorn).
    pub(crate) fn extra_signets(
        &self,
        deck: Deck,
        seat: Seat,
        results: Results,
        bonus: CardSet,
    ) -> Extra {
        use Character::{Aristocrat, Treasurer};
        let active = BySeat::new(|seat| self.in_effect(seat, deck));
        let mask = |seat, character| self.effect_places(seat, deck, active, character);
        let won = results.won[seat];
        let unicorn = bonus
            .iter()
            .filter_map(|card| self.place(CardRef::new(seat, card)))
            .fold(0, |places, place| places | 1 << place);
        Extra([
            won & mask(Seat::A, Treasurer) >> 1,
            won & mask(Seat::B, Treasurer) >> 1,
            won & mask(seat, Aristocrat),
            won & unicorn,
        ])
    }
}

/// Places with one signet more, one set for each reason.
pub(crate) struct Extra([u16; 4]);

impl Extra {
    pub(crate) fn total(&self) -> u8 {
        self.0.iter().map(|places| places.count_ones() as u8).sum()
    }

    pub(crate) fn at(&self, place: usize) -> u8 {
        self.0.iter().map(|places| (places >> place & 1) as u8).sum()
    }
}

/// The encounters each player wins, as sets of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Results {
    pub(crate) won: BySeat<u16, 2>,
}

impl Results {
    /// Does this player win the encounter?
    #[inline]
    pub fn wins(&self, seat: Seat, place: usize) -> bool {
        self.won[seat] >> place & 1 != 0
    }

    /// Does this player lose it: the opponent wins and they do not (C4.7)?
    #[inline]
    pub fn loses(&self, seat: Seat, place: usize) -> bool {
        self.lost(seat) >> place & 1 != 0
    }

    pub(crate) fn lost(&self, seat: Seat) -> u16 {
        self.won[seat.other()] & !self.won[seat]
    }
}

/// The places where `left` exceeds `right`.
#[inline]
fn higher(left: &[i8; 16], right: &[i8; 16]) -> u16 {
    let mut places = 0;
    for place in 0..16 {
        places |= u16::from(left[place] > right[place]) << place;
    }
    places
}
