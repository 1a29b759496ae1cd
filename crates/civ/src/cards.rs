//! Multisets of cards.

use crate::card::{Age, Card, Domain, DomainSet};
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// Some of the bits of [`Cards`]: where they begin, and as many ones.
#[derive(Clone, Copy)]
struct Field {
    shift: u8,
    ones: u8,
}

impl Field {
    const NONE: Field = Field::new(0, 0);

    const fn new(shift: u8, width: u8) -> Field {
        Field { shift, ones: (1 << width) - 1 }
    }

    #[inline]
    const fn of(self, cards: u64) -> u8 {
        (cards >> self.shift) as u8 & self.ones
    }

    const fn mask(self) -> u64 {
        (self.ones as u64) << self.shift
    }

    const fn one(self) -> u64 {
        self.mask() & (1 << self.shift)
    }
}

/// All cards of a Domain.
const ALL_AGES: [Field; Domain::ALL.len()] = [
    Field::new(0, 5),
    Field::new(8, 5),
    Field::new(16, 5),
    Field::new(24, 5),
    Field::new(32, 5),
    Field::new(40, 5),
];

/// Those of Age I.
const AGE_I: [Field; Domain::ALL.len()] = [
    Field::new(48, 4),
    Field::new(56, 4),
    Field::new(5, 3),
    Field::new(13, 3),
    Field::new(21, 3),
    Field::NONE,
];

/// Those of Age II; of Religion they are all but those of Age I.
const AGE_II: [Field; Domain::ALL.len()] = [
    Field::new(52, 4),
    Field::NONE,
    Field::new(29, 3),
    Field::new(60, 4),
    Field::new(45, 3),
    Field::NONE,
];

/// How a kind is counted: what stands in the first field, less what stands in the others.
const COUNTED: [[[Field; 3]; Domain::ALL.len()]; Age::ALL.len()] = {
    let mut counted = [[[Field::NONE; 3]; Domain::ALL.len()]; Age::ALL.len()];
    let mut domain = 0;
    while domain < Domain::ALL.len() {
        counted[0][domain][0] = AGE_I[domain];
        counted[1][domain][0] = AGE_II[domain];
        counted[2][domain] = [ALL_AGES[domain], AGE_I[domain], AGE_II[domain]];
        domain += 1;
    }
    let religion = Domain::Religion as usize;
    counted[1][religion] = [ALL_AGES[religion], AGE_I[religion], Field::NONE];
    counted[2][religion] = [Field::NONE; 3];
    counted
};

/// One card of a kind. Of kinds that do not exist no [`Card`] can be made.
const ONE: [[u64; Domain::ALL.len()]; Age::ALL.len()] = {
    let mut ones = [[0; Domain::ALL.len()]; Age::ALL.len()];
    let mut domain = 0;
    while domain < Domain::ALL.len() {
        let all = ALL_AGES[domain].one();
        ones[0][domain] = all | AGE_I[domain].one();
        ones[1][domain] = all | AGE_II[domain].one();
        ones[2][domain] = all;
        domain += 1;
    }
    ones
};

impl Card {
    #[inline]
    const fn one(self) -> u64 {
        ONE[self.age as usize][self.domain as usize]
    }
}

/// The bits that say whether a Domain has cards of Age I; whether it has cards of Age II, if it has none of Age I; and
/// whether it has any.
const PRESENT: [[u64; Domain::ALL.len()]; Age::ALL.len()] = {
    let mut bits = [[0; Domain::ALL.len()]; Age::ALL.len()];
    let mut domain = 0;
    while domain < Domain::ALL.len() {
        bits[0][domain] = AGE_I[domain].mask();
        bits[1][domain] = AGE_II[domain].mask();
        bits[2][domain] = ALL_AGES[domain].mask();
        domain += 1;
    }
    let religion = Domain::Religion as usize;
    bits[1][religion] = bits[2][religion];
    bits
};

const ONES: u64 = 0x0000_0101_0101_0101;
const HIGH: u64 = 0x0000_8080_8080_8080;

/// How many cards of each Domain: a byte for each, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Counts(pub u64);

impl Counts {
    /// The same number for each Domain.
    pub const fn each(n: u8) -> Counts {
        Counts(n as u64 * ONES)
    }

    /// The Domains with at least as many as `other` has; counts are below 64.
    #[inline]
    pub const fn at_least(self, other: Counts) -> DomainSet {
        // No byte borrows from the next: each is at least 128 before the subtraction.
        let bits = (((self.0 | HIGH) - other.0) & HIGH) >> 7;
        // Gathers bit 8i at bit 56 + i; the products of different bytes never meet there.
        DomainSet((bits.wrapping_mul(GATHER) >> 56) as u8 & 0x3f)
    }

    /// The Domains with any.
    #[inline]
    pub const fn present(self) -> DomainSet {
        self.at_least(Counts::each(1))
    }

    /// All together.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 40) as u8
    }

    /// The Domain of the `n`-th card, counted from 0 in the order of Domains; `n` must be below the total.
    #[inline]
    fn nth(self, n: u32) -> Domain {
        // Each byte holds the sum of itself and those below; the first that exceeds n is the one.
        let sums = self.0.wrapping_mul(ONES);
        let exceeds = ((sums | HIGH) - u64::from(n + 1) * ONES) & HIGH;
        Domain::from_code((exceeds.trailing_zeros() / 8) as u8)
    }
}

const GATHER: u64 = 1 << 56 | 1 << 49 | 1 << 42 | 1 << 35 | 1 << 28 | 1 << 21;

/// A multiset of cards. A byte for each Domain has in its low bits how many there are of all Ages; the other bits have how
/// many of these are of Ages I and II, as far as that does not follow. So adding and taking away is one operation, and so is
/// counting by Domain. All places together have at most as many of a kind as are printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards(0);

    /// The 104 cards of the game (V1.2).
    pub const PRINTED: Cards = {
        const PRINTED: [[u64; Domain::ALL.len()]; Age::ALL.len()] =
            [[8, 8, 4, 4, 4, 0], [8, 8, 4, 8, 4, 0], [4, 0, 8, 8, 8, 16]];
        let mut cards = 0;
        let mut age = 0;
        while age < Age::ALL.len() {
            let mut domain = 0;
            while domain < Domain::ALL.len() {
                cards += PRINTED[age][domain] * ONE[age][domain];
                domain += 1;
            }
            age += 1;
        }
        Cards(cards)
    };

    /// One card.
    #[inline]
    pub const fn only(card: Card) -> Cards {
        Cards(card.one())
    }

    /// So many of a kind; at most as many as are printed.
    pub const fn of(card: Card, n: u8) -> Cards {
        Cards(n as u64 * card.one())
    }

    /// This and so many of a kind more; `None` if that is more than the printed game has.
    pub fn with(self, card: Card, n: u8) -> Option<Cards> {
        let most = Cards::PRINTED.count(card);
        let fits = n <= most && self.count(card) <= most - n;
        fits.then(|| Cards(self.0 + u64::from(n) * card.one()))
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        let [all, one, two] = COUNTED[card.age as usize][card.domain as usize];
        all.of(self.0) - one.of(self.0) - two.of(self.0)
    }

    /// All counts, for putting multisets in some order.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.count(card) != 0
    }

    /// The cards of each Domain in an Age.
    #[inline]
    const fn by_domain(self, age: Age) -> Counts {
        let first = self.first();
        let second = self.second(first);
        let third = self.counts().0 - first - second;
        Counts([first, second, third][age as usize])
    }

    /// How many cards of each Domain there are in an Age, one number for each.
    #[inline]
    pub(crate) fn domains_of(self, age: Age) -> [i8; Domain::ALL.len()] {
        let bytes = self.by_domain(age).0.to_le_bytes().map(|byte| byte as i8);
        std::array::from_fn(|domain| bytes[domain])
    }

    /// Those of Age I, a byte for each Domain.
    #[inline]
    const fn first(self) -> u64 {
        self.0 << 11 & 0x0007_0707_0000 | self.0 >> 48 & 0x0f0f
    }

    /// Those of Age II, given those of Age I.
    #[inline]
    const fn second(self, first: u64) -> u64 {
        let religion = (self.0 & 0x1f00) - (first & 0x1f00);
        self.0 >> 13 & 0x0007_0007_0000 | self.0 >> 36 & 0x0f00_0000 | self.0 >> 52 & 0xf | religion
    }

    /// The cards of each Domain.
    #[inline]
    pub(crate) const fn counts(self) -> Counts {
        Counts(self.0 & 0x1f1f_1f1f_1f1f)
    }

    /// How many of a Domain.
    #[inline]
    pub const fn of_domain(self, domain: Domain) -> u8 {
        ALL_AGES[domain as usize].of(self.0)
    }

    /// How many of an Age.
    #[inline]
    pub const fn of_age(self, age: Age) -> u8 {
        self.by_domain(age).total()
    }

    /// How many together.
    #[inline]
    pub const fn len(self) -> u8 {
        self.counts().total()
    }

    /// The Domains it has.
    #[inline]
    pub const fn domains(self) -> DomainSet {
        self.counts().present()
    }

    /// The card of a Domain that leaves first: of the oldest Age (V1.7, V5.1).
    #[inline]
    pub fn oldest(self, domain: Domain) -> Option<Card> {
        const OLDEST: [Age; 4] = [Age::III, Age::II, Age::I, Age::I];
        let has = |age: Age| self.0 & PRESENT[age as usize][domain as usize] != 0;
        let age = OLDEST[usize::from(has(Age::I)) << 1 | usize::from(has(Age::II))];
        has(Age::III).then_some(Card { domain, age })
    }

    /// The `n`-th card of an Age, counted from 0; `n` must be below their number.
    #[inline]
    pub(crate) fn nth_of_age(self, age: Age, n: u32) -> Card {
        Card { domain: self.by_domain(age).nth(n), age }
    }

    /// Takes a card away if it is there, without a branch; nothing older of its Domain may be there. Gives back whether it
    /// was.
    #[inline]
    pub(crate) fn remove_oldest(&mut self, card: Card) -> bool {
        let there = self.0 & PRESENT[card.age as usize][card.domain as usize] != 0;
        self.0 -= card.one() & u64::from(there).wrapping_neg();
        there
    }

    /// What is left of this without another, of each kind at least none.
    #[must_use]
    pub(crate) fn saturating_sub(self, other: Cards) -> Cards {
        let kinds = Card::all().map(|card| {
            Cards(card.one() * u64::from(self.count(card).saturating_sub(other.count(card))))
        });
        kinds.fold(Cards::NONE, Cards::add)
    }

    /// Is there as much of every kind in this?
    pub fn contains(self, other: Cards) -> bool {
        Card::all().all(|card| self.count(card) >= other.count(card))
    }

    /// Each card, alike ones several times.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }
}

impl Add for Cards {
    type Output = Cards;

    #[inline]
    fn add(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;

    /// The other must be contained in this.
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 - other.0)
    }
}

impl AddAssign<Card> for Cards {
    #[inline]
    fn add_assign(&mut self, card: Card) {
        self.0 += card.one();
    }
}

impl SubAssign<Card> for Cards {
    #[inline]
    fn sub_assign(&mut self, card: Card) {
        self.0 -= card.one();
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all + Cards::only(card))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = Card::all().filter(|&card| self.has(card));
        f.debug_list().entries(kinds.map(|card| format!("{} {card}", self.count(card)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// V1.2: counting in bits is counting one card at a time.
    #[test]
    fn counts_by_domain_and_age_are_the_slow_ones() {
        let mut cards = Cards::PRINTED;
        assert_eq!(cards.len(), 104);
        let mut at = 0;
        while !cards.is_empty() {
            for domain in Domain::ALL {
                let slow = cards.iter().filter(|card| card.domain == domain).count();
                assert_eq!(usize::from(cards.of_domain(domain)), slow);
                assert_eq!(cards.domains().contains(domain), slow > 0);
                for n in [1, 3, 5, 8] {
                    let enough = cards.counts().at_least(Counts::each(n)).contains(domain);
                    assert_eq!(enough, slow >= usize::from(n));
                }
                let oldest = cards.iter().filter(|card| card.domain == domain).min();
                assert_eq!(cards.oldest(domain), oldest);
            }
            for age in Age::ALL {
                let mut slow: Vec<Card> = cards.iter().filter(|card| card.age == age).collect();
                slow.sort_unstable();
                assert_eq!(usize::from(cards.of_age(age)), slow.len());
                for (n, &card) in slow.iter().enumerate() {
                    assert_eq!(cards.nth_of_age(age, n as u32), card);
                }
            }
            let all: Vec<Card> = cards.iter().collect();
            at = (at + 37) % all.len();
            cards -= all[at];
            at += 11;
        }
    }
}
