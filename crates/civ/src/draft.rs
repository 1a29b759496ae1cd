//! The draft (V1.6): three sealed picks, then a card of the centre for everyone.

use crate::card::{Card, Domain};
use crate::cards::Cards;
use crate::draw::Draw;
use crate::event::Event;
use crate::question::Ask;
use crate::state::{SEATS, State};
use crate::turn::Engine;
use kernel::{BySeat, Chance, Seat, Sink};

/// Cards of the first pack.
pub(crate) const PACK: u8 = 4;
/// Cards everyone keeps.
pub(crate) const KEPT: u8 = 3;

/// What one player has of the draft beside the cards kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Packs {
    /// The pack in the player's hand.
    pub held: Cards,
    /// The first pack the player passed on.
    pub passed: Cards,
    /// The card the player keeps, sealed until all have chosen.
    pub pick: Option<Card>,
}

impl Packs {
    /// Cards the next player holds for certain when everyone has kept so many. Of two players that is, before the third
    /// pick, what did not come back of the first pack passed on; of more, nothing has come back yet (V5.9).
    pub fn known(&self, players: u8, kept: u8) -> Cards {
        if players == 2 && kept == 2 { self.passed - self.held } else { Cards::NONE }
    }
}

impl State {
    /// How many cards everyone has kept.
    pub(crate) fn kept(&self) -> u8 {
        self.hands[self.open.turn.first].len()
    }
}

impl<C: Chance<Draw>, S: Sink<Event>> Engine<'_, C, S> {
    /// The four cards everyone has drawn are the first packs.
    pub(crate) fn begin_draft(&mut self) -> u64 {
        for seat in self.s.open.seats().iter() {
            self.s.packs[seat].held = std::mem::take(&mut self.s.hands[seat]);
        }
        self.ask(Ask::Keep);
        0
    }

    /// A sealed choice; with the last one all of them take effect.
    pub(crate) fn keep(&mut self, seat: Seat, domain: Domain) -> u64 {
        let packs = &mut self.s.packs[seat];
        if let Some(card) = packs.held.oldest(domain) {
            packs.pick = Some(card);
            self.out.emit(Event::Kept(seat, Some(domain)));
        }
        if !self.s.owed().is_empty() {
            return 0;
        }
        if self.s.kept() + 1 < KEPT { self.pass_packs() } else { self.lay_centre() }
    }

    /// The chosen card of every pack goes into its player's hand. Gives back what is left of the packs.
    fn take_picks(&mut self) -> BySeat<Cards, SEATS> {
        let mut rest = BySeat::default();
        for seat in self.s.open.seats().iter() {
            let packs = &mut self.s.packs[seat];
            rest[seat] = packs.held;
            if let Some(card) = packs.pick.take() {
                rest[seat] -= card;
                self.s.hands[seat] += card;
            }
        }
        rest
    }

    fn pass_packs(&mut self) -> u64 {
        let rest = self.take_picks();
        let first_pass = self.s.kept() == 1;
        for seat in self.s.open.seats().iter() {
            if first_pass {
                self.s.packs[seat].passed = rest[seat];
            }
            let next = self.s.open.left_of(seat);
            self.s.packs[next].held = rest[seat];
            self.out.emit(Event::Received(next, Some(rest[seat])));
        }
        self.ask(Ask::Keep);
        0
    }

    /// The last card of each pack is laid face up; then they are taken, from the First Player's right.
    fn lay_centre(&mut self) -> u64 {
        let received = BySeat::new(|seat| self.s.packs[seat].held);
        let laid = self.take_picks();
        self.s.remember_draft(received, laid);
        for seat in self.s.open.seats().iter() {
            self.s.open.pile = self.s.open.pile + laid[seat];
            if let Some(card) = laid[seat].iter().next() {
                self.out.emit(Event::Laid(seat, card));
            }
        }
        let first = self.s.open.turn.first;
        self.s.open.turn.seat = self.s.open.right_of(first);
        self.ask_centre()
    }

    fn ask_centre(&mut self) -> u64 {
        let codes = self.asks(Ask::Centre);
        if codes.is_power_of_two() {
            return self.take_centre(Domain::from_code(codes.trailing_zeros() as u8));
        }
        codes
    }

    pub(crate) fn take_centre(&mut self, domain: Domain) -> u64 {
        let seat = self.active();
        if let Some(card) = self.s.open.pile.oldest(domain) {
            self.take_from_centre(seat, card);
        }
        if seat == self.s.open.turn.first {
            return self.begin_game();
        }
        self.s.open.turn.seat = self.s.open.right_of(seat);
        self.ask_centre()
    }

    fn take_from_centre(&mut self, seat: Seat, card: Card) {
        self.s.open.pile -= card;
        self.s.open.areas[seat] += card;
        self.out.emit(Event::TookFromCentre(seat, card));
    }
}
