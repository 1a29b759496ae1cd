//! Questions to chance.

use crate::card::{Card, CardSet, Faction};
use crate::guardian::{GUARDIANS_EACH, Guardian, GuardianPlace, PLACES};
use kernel::Seat;
use kernel::bits::Counted;

/// Why a card comes from a deck or hand by chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Drawn into the hand.
    Draw,
    /// The top card is discarded (Saboteur, Auction House).
    Mill,
    /// A random hand card (Puppeteer, Scorpion).
    Lose,
    /// The top card is looked at (Seer's Lair).
    Look,
    /// The top card is played (Basilisk).
    Turn,
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// One of these cards of a player.
    Card(Purpose, Seat, CardSet),
    /// The back of a guardian that is laid face down.
    Back(Backs),
    /// One of these guardians, as a set of bits.
    Guardian(u16),
}

/// How many guardians of each faction are still to be laid down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Backs([u8; Faction::ALL.len()]);

impl Backs {
    /// All but those that lie at these places.
    pub(crate) fn beside(places: [GuardianPlace; PLACES]) -> Backs {
        let known = places.iter().filter_map(|place| place.faction());
        known.fold(Backs([GUARDIANS_EACH as u8; Faction::ALL.len()]), Backs::without)
    }

    /// All but one more of this faction.
    pub(crate) fn without(mut self, faction: Faction) -> Backs {
        let left = &mut self.0[faction as usize];
        *left = left.saturating_sub(1);
        self
    }

    fn len(self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    /// Their factions in order: how many come before the first of this one.
    fn before(self, faction: Faction) -> u32 {
        self.0[..faction as usize].iter().copied().map(u32::from).sum()
    }

    fn nth(self, index: u32) -> Option<Faction> {
        let ends = |faction: &Faction| {
            index < self.before(*faction) + u32::from(self.0[*faction as usize])
        };
        Faction::ALL.into_iter().find(ends)
    }
}

/// What chance brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    /// A card.
    Card(Purpose, Seat, Card),
    /// The back of a guardian.
    Back(Faction),
    /// A guardian.
    Guardian(Guardian),
}

impl kernel::Draw for Draw {
    type Outcome = Drawn;

    #[inline]
    fn ways(&self) -> u32 {
        match self {
            Draw::Card(_, _, from) => u32::from(from.len()),
            Draw::Back(from) => from.len(),
            Draw::Guardian(from) => from.count_ones(),
        }
    }

    #[inline]
    fn outcome(&self, index: u32) -> Drawn {
        match *self {
            Draw::Card(purpose, seat, from) => Drawn::Card(purpose, seat, from.nth(index)),
            Draw::Back(from) => Drawn::Back(from.nth(index).expect("below the number of ways")),
            Draw::Guardian(from) => {
                let guardian = usize::from(Counted::new(u64::from(from)).nth(index));
                Drawn::Guardian(Guardian::ALL[guardian])
            }
        }
    }

    fn index_of(&self, outcome: Drawn) -> Option<u32> {
        match (*self, outcome) {
            (Draw::Card(purpose, seat, from), Drawn::Card(its_purpose, its_seat, card)) => {
                from.index_of(card).filter(|_| purpose == its_purpose && seat == its_seat)
            }
            (Draw::Guardian(from), Drawn::Guardian(guardian)) => {
                let bit = 1 << guardian as u8;
                (from & bit != 0).then(|| (from & (bit - 1)).count_ones())
            }
            (Draw::Back(from), Drawn::Back(faction)) => {
                (from.0[faction as usize] > 0).then(|| from.before(faction))
            }
            (Draw::Card(..) | Draw::Back(_) | Draw::Guardian(_), _) => None,
        }
    }
}
