//! What everyone can conclude about a hand from what was said and seen.

use crate::card::{CardSet, Faction};
use std::fmt;

/// What an opponent can conclude after a hand was searched for a faction (Ambusher, Witch King): since then, so
/// many cards came into the hand unseen, and so many of the faction were seen to leave it.
///
/// Four bits for each faction; 15 cards drawn tell nothing any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Bounds {
    drawn: u16,
    seen: u16,
}

impl Bounds {
    const NOTHING_KNOWN: Bounds = Bounds { drawn: u16::MAX, seen: 0 };

    #[inline]
    pub fn is_nothing(self) -> bool {
        self.drawn == u16::MAX
    }

    fn drawn(self, faction: Faction) -> u16 {
        self.drawn >> (4 * faction as u8) & 15
    }

    fn seen(self, faction: Faction) -> u16 {
        self.seen >> (4 * faction as u8) & 15
    }

    pub fn searched(&mut self, faction: Faction) {
        let mask = !(15 << (4 * faction as u8));
        self.drawn &= mask;
        self.seen &= mask;
    }

    #[inline]
    pub fn draw(&mut self) {
        if self.is_nothing() {
            return;
        }
        for faction in Faction::ALL {
            if self.drawn(faction) < 15 {
                self.drawn += 1 << (4 * faction as u8);
            }
        }
    }

    pub fn leave(&mut self, faction: Faction) {
        if self.drawn(faction) < 15 {
            self.seen += 1 << (4 * faction as u8);
        }
    }

    /// Cards drawn unseen since each faction was searched for, and cards of it seen to leave; 15 cards tell nothing.
    #[inline]
    pub fn numbers(self) -> [i8; 8] {
        let nibble = |bits: u16, n: usize| (bits >> (4 * n) & 15) as i8;
        std::array::from_fn(|n| nibble(if n < 4 { self.drawn } else { self.seen }, n & 3))
    }

    /// What has these [`numbers`](Bounds::numbers).
    #[inline]
    pub fn from_numbers(numbers: [i8; 8]) -> Bounds {
        let word = |part: &[i8]| part.iter().rev().fold(0, |bits, &n| bits << 4 | n as u16 & 15);
        Bounds { drawn: word(&numbers[..4]), seen: word(&numbers[4..]) }
    }

    /// Could these be the cards of the hand that came unseen? Every card of a searched faction, in the hand or seen
    /// to leave it, needs a draw of its own after the search. Searches are nested in time, so it is enough
    /// to count, for each search, all that must have come since.
    pub fn allow(self, hand: CardSet) -> bool {
        self.is_nothing()
            || Faction::ALL.into_iter().filter(|&faction| self.drawn(faction) < 15).all(|search| {
                let since = self.drawn(search);
                let came = Faction::ALL
                    .into_iter()
                    .filter(|&later| self.drawn(later) <= since)
                    .map(|later| u16::from(hand.and(later.cards()).len()) + self.seen(later));
                came.sum::<u16>() <= since
            })
    }
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds::NOTHING_KNOWN
    }
}

impl fmt::Debug for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "drawn {:04x} seen {:04x}", self.drawn, self.seen)
    }
}
