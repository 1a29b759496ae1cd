//! Mirrored deals: the same cards for every seating.

use cardia::Purpose;
use kernel::{Chance, Draw, Notation};
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// A game whose cards can be dealt twice in the same order.
pub trait Dealt: Notation {
    /// What comes of a draw, without what does not belong to the card: two outcomes with one label are the same card of
    /// the same deck.
    fn label(options: &Self::Options, draw: Self::Draw, index: u32) -> String {
        Self::write_outcome(options, draw.outcome(index))
    }
}

impl Dealt for cardia::Cardia {
    /// A deck has one order, whether its top card is drawn, looked at, played or discarded; a card lost from a hand
    /// is another matter.
    fn label(options: &cardia::Options, draw: cardia::Draw, index: u32) -> String {
        let outcome = match draw.outcome(index) {
            cardia::Drawn::Card(Purpose::Mill | Purpose::Look | Purpose::Turn, seat, card) => {
                cardia::Drawn::Card(Purpose::Draw, seat, card)
            }
            other @ (cardia::Drawn::Card(Purpose::Draw | Purpose::Lose, ..)
            | cardia::Drawn::Back(_)
            | cardia::Drawn::Guardian(_)) => other,
        };
        Self::write_outcome(options, outcome)
    }
}

impl Dealt for kardinal::Kardinal {}

impl Dealt for civ::Civ {
    /// Each Age has one deck for all players.
    fn label(options: &civ::Options, draw: civ::Draw, index: u32) -> String {
        match (draw, draw.outcome(index)) {
            (civ::Draw::Deal(_, age, _), civ::Drawn::Deal(_, domain)) => format!("{domain} {age}"),
            (_, outcome) => Self::write_outcome(options, outcome),
        }
    }
}

/// Chance for mirrored deals: the same seed deals the same cards in the same order, for every seating and for all choices.
///
/// Every card has a place given by a hash of the seed and its label, and the first of those possible is dealt. Of
/// several equal cards the k-th dealt has the k-th lowest place, so a deck of equal cards has an order as well.
pub struct Mirror<'o, G: Dealt> {
    options: &'o G::Options,
    seed: u64,
    dealt: BTreeMap<String, u32>,
    game: PhantomData<G>,
}

impl<'o, G: Dealt> Mirror<'o, G> {
    /// The deal of this number.
    pub fn new(options: &'o G::Options, seed: u64) -> Self {
        Mirror { options, seed, dealt: BTreeMap::new(), game: PhantomData }
    }

    /// The place of the next of `left` equal cards, of which `dealt` are gone.
    fn place(&self, label: &str, dealt: u32, left: u32) -> u64 {
        let mut places: Vec<u64> =
            (0..dealt + left).map(|copy| hash(self.seed, label, copy)).collect();
        places.sort_unstable();
        places[dealt as usize]
    }
}

impl<G: Dealt> Chance<G::Draw> for Mirror<'_, G> {
    fn pick(&mut self, draw: G::Draw) -> u32 {
        // Equal outcomes are neighbours, and `index_of` gives the first of them.
        let mut first: Option<(u64, u32, String)> = None;
        let mut index = 0;
        while index < draw.ways() {
            let outcome = draw.outcome(index);
            let equal = (index..draw.ways()).take_while(|&i| draw.outcome(i) == outcome).count();
            let label = G::label(self.options, draw, index);
            let dealt = self.dealt.get(&label).copied().unwrap_or(0);
            let place = self.place(&label, dealt, equal as u32);
            if first.as_ref().is_none_or(|&(lowest, ..)| place < lowest) {
                first = Some((place, index, label));
            }
            index += equal as u32;
        }
        let Some((_, index, label)) = first else { return 0 };
        *self.dealt.entry(label).or_default() += 1;
        index
    }
}

/// FNV-1a over the label, then the finaliser of SplitMix64: stable, and as random as a deal needs.
fn hash(seed: u64, label: &str, copy: u32) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325 ^ mix(seed);
    for byte in label.bytes().chain(copy.to_le_bytes()) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    mix(hash)
}

fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
