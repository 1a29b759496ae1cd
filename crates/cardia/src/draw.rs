//! Questions to chance.

use crate::card::{Card, CardSet, Faction};
use crate::guardian::{GUARDIANS_EACH, Guardian, GuardianPlace, PLACES, guardians_of};
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
        let left = |faction| GUARDIANS_EACH.saturating_sub(guardians_of(faction, &places)) as u8;
        Backs(Faction::ALL.map(left))
    }

    /// The faction of each, in order.
    fn iter(self) -> impl Iterator<Item = Faction> {
        let repeat = |(faction, n): (Faction, u8)| std::iter::repeat_n(faction, n.into());
        Faction::ALL.into_iter().zip(self.0).flat_map(repeat)
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
            Draw::Back(from) => from.iter().count() as u32,
            Draw::Guardian(from) => from.count_ones(),
        }
    }

    #[inline]
    fn outcome(&self, index: u32) -> Drawn {
        match *self {
            Draw::Card(purpose, seat, from) => Drawn::Card(purpose, seat, from.nth(index)),
            Draw::Back(from) => {
                let faction = from.iter().nth(index as usize);
                Drawn::Back(faction.expect("below the number of ways"))
            }
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
                from.iter().position(|it| it == faction).map(|index| index as u32)
            }
            (Draw::Card(..) | Draw::Back(_) | Draw::Guardian(_), _) => None,
        }
    }
}
