//! Law cards.

use crate::cell::{Cell, Cells};
use kernel::RuleId;
use std::fmt;

kernel::words! {
    /// A kind of Law card. There are two of each (K1.6).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum Law, words {
        /// One stone you lost returns to your reserve (K4.2).
        TakeBackAStone "take back a stone",
        /// Up to three circle symbols this turn (K4.3).
        ThreeSymbols "three symbols",
        /// Cards of different lands this turn (K4.4).
        DifferentColours "different colours",
        /// Two points less at the end (K4.5).
        MinusTwo "-2 victory points",
    }
}

impl Law {
    /// How many cards there are of each kind (K1.6).
    pub const EACH: u8 = 2;

    /// Those that can be played (K4.6): all but the last.
    pub const PLAYABLE: [Law; Law::ALL.len() - 1] =
        [Law::TakeBackAStone, Law::ThreeSymbols, Law::DifferentColours];

    /// Its name in the names of texts and drawings.
    pub const fn key(self) -> &'static str {
        match self {
            Law::TakeBackAStone => "take-back-a-stone",
            Law::ThreeSymbols => "three-symbols",
            Law::DifferentColours => "different-colours",
            Law::MinusTwo => "2-victory-points",
        }
    }

    /// The ids of further statements about it; the clients have a note for each.
    pub const fn notes(self) -> &'static [RuleId] {
        match self {
            Law::TakeBackAStone => &[RuleId("K7.4")],
            Law::ThreeSymbols => &[RuleId("K4.3")],
            Law::DifferentColours => &[RuleId("K4.4")],
            Law::MinusTwo => &[],
        }
    }

    /// What it does, in one sentence.
    pub const fn text(self) -> &'static str {
        match self {
            Law::TakeBackAStone => "One stone you lost from the game returns to your reserve.",
            Law::ThreeSymbols => "This turn the circle symbols you take may sum to 3.",
            Law::DifferentColours => "This turn the cards you take may be of different lands.",
            Law::MinusTwo => "At the end you lose 2 points.",
        }
    }

    /// The id of its statement.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Law::TakeBackAStone => "K4.2",
            Law::ThreeSymbols => "K4.3",
            Law::DifferentColours => "K4.4",
            Law::MinusTwo => "K4.5",
        })
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

/// The cells on which Law cards lie at the deal (K1.5).
pub const LAW_CELLS: Cells = {
    let places = [(1, 2), (1, 13), (2, 3), (2, 12), (3, 4), (3, 11), (4, 5), (4, 10)];
    let (mut cells, mut n) = (Cells::EMPTY, 0);
    while n < places.len() {
        let (row, column) = places[n];
        if let Some(cell) = Cell::new(row, column) {
            cells = cells.union(cell.bit());
        }
        n += 1;
    }
    cells
};

/// Some Law cards: up to two of each kind, two bits for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Laws(u8);

impl Laws {
    /// None.
    pub const NONE: Laws = Laws(0);
    /// All eight (K1.6).
    pub const ALL: Laws = Laws(0b10_10_10_10);

    /// How many of a kind.
    #[inline]
    pub const fn count(self, law: Law) -> u8 {
        self.0 >> (2 * law as u8) & 3
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0b11_0011) + (self.0 >> 2 & 0b11_0011);
        (pairs & 15) + (pairs >> 4)
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one more of a kind.
    #[inline]
    #[must_use]
    pub const fn with(self, law: Law) -> Laws {
        debug_assert!(self.count(law) < 2);
        Laws(self.0 + (1 << (2 * law as u8)))
    }

    /// With one less of a kind, of which there must be one.
    #[inline]
    #[must_use]
    pub const fn less(self, law: Law) -> Laws {
        debug_assert!(self.count(law) > 0);
        Laws(self.0 - (1 << (2 * law as u8)))
    }

    /// Without the others, which must all be among them.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Laws) -> Laws {
        // No field can borrow, since each of the others is among these.
        Laws(self.0 - others.0)
    }

    /// Without any of a kind.
    #[must_use]
    pub(crate) const fn without_all(self, law: Law) -> Laws {
        Laws(self.0 & !(3 << (2 * law as u8)))
    }

    /// The card with this index, which must be below their number; alike ones lie together.
    #[inline]
    pub(crate) fn nth(self, index: u32) -> Law {
        // A kind is passed for each kind whose last card comes before the index.
        let mut sum = 0;
        let passed = Law::PLAYABLE.map(|law| {
            sum += u32::from(self.count(law));
            usize::from(sum <= index)
        });
        Law::ALL[passed[0] + passed[1] + passed[2]]
    }

    /// Each card.
    pub fn iter(self) -> impl Iterator<Item = Law> {
        Law::ALL.into_iter().flat_map(move |law| std::iter::repeat_n(law, self.count(law).into()))
    }

    /// One bit for each kind of which there is a card.
    #[inline]
    pub(crate) const fn kinds(self) -> u8 {
        let any = (self.0 | self.0 >> 1) & 0b0101_0101;
        any & 1 | any >> 1 & 2 | any >> 2 & 4 | any >> 3 & 8
    }
}

impl FromIterator<Law> for Laws {
    fn from_iter<I: IntoIterator<Item = Law>>(laws: I) -> Laws {
        laws.into_iter().fold(Laws::NONE, Laws::with)
    }
}

impl fmt::Debug for Laws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
