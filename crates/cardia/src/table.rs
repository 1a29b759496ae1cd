//! What lies in play. Who wins and where the signets are is derived here, never stored (C4).

use crate::card::{Card, CardRef, CardSet, Character, Deck, Faction};
use kernel::bits::count16;
use kernel::{BySeat, Seat, lane};

/// The cards in play, encounter by encounter, with their modifiers and ongoing tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Table {
    rows: BySeat<Row, 2>,
    influence: BySeat<Influences, 2>,
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

/// The influence now of the card at each place, 0 where there is none. Written eight places at a time, as it
/// is read: a processor that has to put a word together from bytes just written waits for them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Influences([[u8; 8]; 2]);

impl Influences {
    #[inline]
    fn get(&self, place: usize) -> i8 {
        self.0[place >> 3 & 1][place & 7] as i8
    }

    #[inline]
    fn set(&mut self, place: usize, influence: i8) {
        let shift = 8 * (place & 7);
        let half = &mut self.0[place >> 3 & 1];
        let others = u64::from_le_bytes(*half) & !(0xff << shift);
        *half = (others | u64::from(influence as u8) << shift).to_le_bytes();
    }

    #[inline]
    fn half(&self, n: usize) -> u64 {
        u64::from_le_bytes(self.0[n & 1])
    }

    fn remove(&mut self, place: usize) {
        let all = u128::from(self.half(0)) | u128::from(self.half(1)) << 64;
        let below = (1u128 << (8 * place)) - 1;
        let closed = all & below | all >> 8 & !below;
        self.0 = [closed as u64, (closed >> 64) as u64].map(u64::to_le_bytes);
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
        self.present[at.owner()].contains(at.card()).then(|| self.find(at) as usize)
    }

    /// The first place that holds this card's four bits; 16 if none does.
    #[inline]
    fn find(&self, at: CardRef) -> u32 {
        const EACH: u64 = 0x1111_1111_1111_1111;
        // The lowest four bits that equal the card's; the borrow cannot pass a lower match.
        let difference = self.rows[at.owner()].get() ^ (u64::from(at.card().index()) * EACH);
        let zeros = difference.wrapping_sub(EACH) & !difference & (EACH << 3);
        zeros.trailing_zeros() / 4
    }

    /// The card facing one in play.
    pub fn facing(&self, at: CardRef) -> Option<CardRef> {
        let other = at.owner().other();
        self.place(at).map(|place| CardRef::new(other, self.card(other, place)))
    }

    /// The influence now of the card at a place.
    #[inline]
    pub fn influence(&self, seat: Seat, place: usize) -> i8 {
        self.influence[seat].get(place)
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
            self.influence[seat].set(place, cards[seat].number());
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
            self.influence[seat].remove(place);
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
        self.influence[seat].set(place, card.number());
        old
    }

    /// Swaps a player's cards at a place and the one after it; what lies on them goes along.
    pub(crate) fn swap(&mut self, seat: Seat, place: usize) {
        let both = u64::from(self.card(seat, place).index() ^ self.card(seat, place + 1).index());
        let change = (both | both << 4) << (4 * place);
        self.rows[seat].flip(change);
        let (here, next) = (self.influence(seat, place), self.influence(seat, place + 1));
        self.influence[seat].set(place, next);
        self.influence[seat].set(place + 1, here);
    }

    /// Adds to the modifiers on the card at a place (C3.8).
    #[inline]
    pub(crate) fn modify(&mut self, seat: Seat, place: usize, by: i16) {
        let sum = i16::from(self.modifiers_at(seat, place)) + by;
        let sum = sum.clamp(-MOST_MODIFIERS, MOST_MODIFIERS) as i8;
        let influence = self.card(seat, place).number() + sum;
        self.influence[seat].set(place, influence);
    }

    /// Puts so many tokens on a card; a seventh is the last one counted (C11.2).
    pub(crate) fn set_tokens(&mut self, at: CardRef, tokens: u8) {
        let tokens = tokens.min(7);
        for (bit, set) in self.tokens[at.owner()].iter_mut().enumerate() {
            *set &= !(1 << at.card().index());
            *set |= u16::from(tokens >> bit & 1) << at.card().index();
        }
    }

    /// Does a Mediator make this encounter a tie (C4.2)?
    pub(crate) fn is_mediated(&self, deck: Deck, place: usize) -> bool {
        [Seat::A, Seat::B].into_iter().any(|seat| {
            let card = self.card(seat, place);
            self.with_tokens(seat).contains(card) && deck.character(card) == Character::Mediator
        })
    }

    /// Who wins each of the first `n` encounters (C4.1–C4.4).
    #[inline]
    pub fn results(&self, deck: Deck, n: usize) -> Results {
        self.results_with(deck, n, self.active(deck))
    }

    /// The cards of both players whose ongoing ability is in effect.
    #[inline]
    fn active(&self, deck: Deck) -> BySeat<CardSet, 2> {
        BySeat([self.in_effect(Seat::A, deck), self.in_effect(Seat::B, deck)])
    }

    #[inline(always)]
    fn results_with(&self, deck: Deck, n: usize, active: BySeat<CardSet, 2>) -> Results {
        let used = ((1u32 << n) - 1) as u16;
        let (ours, theirs) = (&self.influence[Seat::A], &self.influence[Seat::B]);
        let won = BySeat(higher(ours, theirs, n).map(|places| places & used));
        if active == BySeat::default() {
            return Results { won };
        }
        if deck.is_two(Faction::Dynasty) {
            self.results_with_counselors(won, active)
        } else {
            self.results_with_mediators_and_judges(used, won, active)
        }
    }

    /// C4.2: a Mediator makes a tie. C4.4: a Judge wins ties.
    fn results_with_mediators_and_judges(
        &self,
        used: u16,
        won: BySeat<u16, 2>,
        active: BySeat<CardSet, 2>,
    ) -> Results {
        let mask = |seat| self.mask(seat, active, Character::Mediator);
        let tied = mask(Seat::A) | mask(Seat::B);
        let mut won = BySeat(won.0.map(|places| places & !tied));
        let ties = used & !(won[Seat::A] | won[Seat::B]);
        for seat in [Seat::A, Seat::B] {
            if active[seat].contains(Character::Judge.card()) {
                won[seat] |= ties;
            }
        }
        Results { won }
    }

    /// C4.1: a Counselor wins the previous encounter for its owner; two facing ones cancel. It would go before
    /// Mediators and Judges, but no deck has both.
    fn results_with_counselors(
        &self,
        mut won: BySeat<u16, 2>,
        active: BySeat<CardSet, 2>,
    ) -> Results {
        let counsel = |seat| self.mask(seat, active, Character::Counselor) >> 1;
        let (ours, theirs) = (counsel(Seat::A), counsel(Seat::B));
        won[Seat::A] = won[Seat::A] & !(theirs & !ours) | ours & !theirs;
        won[Seat::B] = won[Seat::B] & !(ours & !theirs) | theirs & !ours;
        Results { won }
    }

    /// The place of a character of this deck in effect, as a mask: at most one, a deck has each card once.
    #[inline]
    fn mask(&self, seat: Seat, active: BySeat<CardSet, 2>, character: Character) -> u16 {
        // Without a branch: whether it is in effect cannot be foreseen.
        let in_effect = u32::from(active[seat].contains(character.card()));
        (in_effect << self.find(CardRef::new(seat, character.card()))) as u16
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
        let active = self.active(deck);
        let won = results.won[seat];
        let unicorn = bonus
            .iter()
            .filter_map(|card| self.place(CardRef::new(seat, card)))
            .fold(0, |places, place| places | 1 << place);
        if deck.is_two(Faction::Dynasty) {
            let aristocrat = self.mask(seat, active, Character::Aristocrat);
            return Extra([won & unicorn, won & aristocrat, 0]);
        }
        let treasurer = |owner| self.mask(owner, active, Character::Treasurer) >> 1;
        Extra([won & unicorn, won & treasurer(Seat::A), won & treasurer(Seat::B)])
    }
}

impl Table {
    /// The signets of both players (C4.5) in the first `n` encounters, all at once: the end of every round asks for
    /// them. The same as [`results`](Table::results) and [`extra_signets`](Table::extra_signets) say, which
    /// a law checks.
    #[inline]
    pub(crate) fn signets(&self, deck: Deck, n: usize) -> [u8; 2] {
        let active = self.active(deck);
        let Results { won } = self.results_with(deck, n, active);
        let [mut a, mut b] = won.0.map(count16);
        if active != BySeat::default() {
            let (more_a, more_b) = if deck.is_two(Faction::Dynasty) {
                let aristocrat = |seat| self.mask(seat, active, Character::Aristocrat);
                (won[Seat::A] & aristocrat(Seat::A), won[Seat::B] & aristocrat(Seat::B))
            } else {
                let treasurer = |seat| self.mask(seat, active, Character::Treasurer) >> 1;
                let (ours, theirs) = (treasurer(Seat::A), treasurer(Seat::B));
                // Two Treasurers facing each other count twice for the same card.
                a += u8::from(won[Seat::A] & ours & theirs != 0);
                b += u8::from(won[Seat::B] & ours & theirs != 0);
                (won[Seat::A] & (ours | theirs), won[Seat::B] & (ours | theirs))
            };
            a += count16(more_a);
            b += count16(more_b);
        }
        [a, b]
    }
}

/// What lies on a player's cards, one number for each card.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ByCard {
    /// The place in the row, counted from 1; 0 for a card that is not in play.
    pub place: [i8; 16],
    /// The influence now.
    pub influence: [i8; 16],
    /// Ongoing tokens.
    pub tokens: [i8; 16],
}

impl Table {
    /// What lies on a player's cards.
    #[inline]
    pub(crate) fn by_card(&self, seat: Seat) -> ByCard {
        let mut cards = ByCard::default();
        for place in 0..self.len() {
            let card = usize::from(self.card(seat, place).index() & 15);
            cards.place[card] = place as i8 + 1;
            cards.influence[card] = self.influence(seat, place);
        }
        let [ones, twos, fours] = self.tokens[seat];
        if ones | twos | fours != 0 {
            // Eight cards at once: each has a byte of its own.
            let (low, high) = cards.tokens.split_at_mut(8);
            for (part, shift) in [(low, 0), (high, 8)] {
                let eight = |bits: u16| lane::spread((bits >> shift) as u8);
                let sums = eight(ones) + (eight(twos) << 1) + (eight(fours) << 2);
                part.iter_mut().zip(sums.to_le_bytes()).for_each(|(to, sum)| *to = sum as i8);
            }
        }
        cards
    }

    /// The table on which this lies on the cards of a player; the other player's cards stay.
    pub(crate) fn set_by_card(&mut self, seat: Seat, cards: ByCard) {
        let (mut row, mut influence, mut len) = (0, Influences::default(), 0);
        self.present[seat] = CardSet::EMPTY;
        self.tokens[seat] = [0; 3];
        for card in CardSet::ALL.iter() {
            let index = usize::from(card.index());
            self.set_tokens(CardRef::new(seat, card), cards.tokens[index] as u8);
            let Some(place) = usize::from(cards.place[index] as u8).checked_sub(1) else {
                continue;
            };
            row |= u64::from(card.index()) << (4 * (place & 15));
            influence.set(place, cards.influence[index]);
            self.present[seat].insert(card);
            len = len.max(place as u8 + 1);
        }
        self.rows[seat].set(row);
        self.influence[seat] = influence;
        self.len = len;
    }
}

/// Places with one signet more, one set for each reason.
pub(crate) struct Extra([u16; 3]);

impl Extra {
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
    /// Does this player win the encounter? Nobody wins one that is not there.
    #[inline]
    pub fn wins(&self, seat: Seat, place: usize) -> bool {
        place < 16 && self.won[seat] >> place & 1 != 0
    }

    /// Does this player lose it: the opponent wins and they do not (C4.7)?
    #[inline]
    pub fn loses(&self, seat: Seat, place: usize) -> bool {
        place < 16 && self.lost(seat) >> place & 1 != 0
    }

    pub(crate) fn lost(&self, seat: Seat) -> u16 {
        self.won[seat.other()] & !self.won[seat]
    }
}

/// Among the first `n` places, those where `left` exceeds `right` and those where `right` exceeds `left`. Eight
/// places are compared at once.
#[inline]
fn higher(left: &Influences, right: &Influences, n: usize) -> [u16; 2] {
    let [mut ours, mut theirs] = higher_in_eight(left.half(0), right.half(0));
    if n > 8 {
        let [our_rest, their_rest] = higher_in_eight(left.half(1), right.half(1));
        ours |= our_rest << 8;
        theirs |= their_rest << 8;
    }
    [ours, theirs]
}

/// Compares eight signed bytes with eight others.
#[inline]
fn higher_in_eight(left: u64, right: u64) -> [u16; 2] {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // For each byte, its highest bit: is x at least y? Where the signs differ, the one without sign is
    // greater; where they agree, the lower seven bits decide and cannot borrow from the byte above.
    let at_least = |x: u64, y: u64| {
        let difference = (x | HIGH).wrapping_sub(y & !HIGH);
        (!x & y | !(x ^ y) & difference) & HIGH
    };
    // One bit for each byte, gathered in the highest byte.
    let gather = |bits: u64| ((bits >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16;
    [gather(!at_least(right, left) & HIGH), gather(!at_least(left, right) & HIGH)]
}

#[cfg(test)]
mod tests {
    use super::{Influences, higher};

    #[test]
    fn eight_places_are_compared_as_one_would() {
        for left in i8::MIN..=i8::MAX {
            for right in i8::MIN..=i8::MAX {
                // A different neighbour on either side must not matter.
                let (mut ours, mut theirs) = (Influences::default(), Influences::default());
                for place in 0..16 {
                    let swap = place % 3 == 1;
                    ours.set(place, if swap { right } else { left });
                    theirs.set(place, if swap { left } else { right });
                }
                let slow = |a: &Influences, b: &Influences| {
                    (0..16).filter(|&i| a.get(i) > b.get(i)).fold(0u16, |set, i| set | 1 << i)
                };
                let expected = [slow(&ours, &theirs), slow(&theirs, &ours)];
                assert_eq!(higher(&ours, &theirs, 16), expected, "{left} {right}");
            }
        }
    }
}
