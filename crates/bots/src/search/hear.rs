//! What each seat has heard since the root of a search, as numbers: the names of its nodes.

use super::Searched;
use kernel::{Seat, SeatSet, Sink};
use std::hash::{Hash, Hasher};

/// A fast hash, the same on every platform.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mixer(pub u64);

const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Mixer {
    #[inline]
    pub fn add(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(FACTOR);
        self.0 = mixed ^ mixed >> 32;
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        words.iter().for_each(|&word| self.add(u64::from_le_bytes(word)));
        rest.iter().for_each(|&byte| self.add(byte.into()));
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.add(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.add(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.add(n as u64);
    }
}

/// Hears a game for every seat.
pub(crate) struct Ears<G> {
    tells: SeatSet,
    all: Mixer,
    own: [Mixer; Seat::MAX],
    game: std::marker::PhantomData<G>,
}

impl<G: Searched> Ears<G> {
    /// The nodes of some seats are told apart by what they hold.
    pub fn new(tells: SeatSet) -> Self {
        let own = std::array::from_fn(|seat| Mixer(seat as u64 + 1));
        Ears { tells, all: Mixer(FACTOR), own, game: std::marker::PhantomData }
    }

    /// A seat knows its own choices, sealed or not.
    #[inline]
    pub fn chose(&mut self, seat: Seat, action: G::Action) {
        action.hash(&mut self.own[seat.index()]);
    }

    /// The name of the node a seat is at: what everyone has heard, what the seat has chosen and, for some, what it holds.
    #[inline]
    pub fn key(&self, seat: Seat, state: &G::State) -> u64 {
        let mut key = self.all;
        key.add(self.own[seat.index()].0);
        if self.tells.contains(seat) {
            key.add(G::secret(state, seat));
        }
        key.0
    }
}

impl<G: Searched> Sink<G::Event> for Ears<G> {
    const LISTENS: bool = G::COSTLY_EVENTS_TELL;

    // Where an event is made, its kind is known, and so is most of what is to be hashed.
    #[inline(always)]
    fn emit(&mut self, event: G::Event) {
        G::hear(event, &mut self.all);
    }
}
