//! The whole truth of a game in play, to read and not to change: for traces and checks from outside. Players and bots
//! get a [`View`](crate::View).

use crate::card::{Card, CardSet};
use crate::event::Compared;
use crate::guardian::{GuardianPlace, PLACES};
use crate::state::State;
use crate::wilds::{Extras, GuardianSlot};
use kernel::{Seat, SeatSet};

impl<X: Extras> State<X> {
    /// A player's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.sides[seat].hand
    }

    /// The top card of a deck, where its owner has seen it.
    pub fn deck_top(&self, seat: Seat) -> Option<Card> {
        self.extras.wilds().and_then(|wilds| wilds.sides[seat].top.get())
    }

    /// The part of a deck that has no order.
    pub fn deck_unordered(&self, seat: Seat) -> CardSet {
        self.sides[seat].deck
    }

    /// The cards at the bottom of a deck whose order its owner knows, the highest first.
    pub fn deck_bottom(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.extras.wilds().into_iter().flat_map(move |wilds| wilds.sides[seat].bottom.iter())
    }

    /// The card that lies face down (Foggy Swamp).
    pub fn face_down(&self, seat: Seat) -> Option<Card> {
        self.extras.wilds().and_then(|wilds| wilds.sides[seat].folded.get())
    }

    /// The card of the encounter that waits to be revealed, where it lies face up (Foggy Swamp).
    pub fn face_up_in_fog(&self, seat: Seat) -> Option<Card> {
        self.extras.wilds().and_then(|wilds| wilds.open.unfolded[seat].get())
    }

    /// The encounter at a place, which must be below the number of encounters, as it would be compared now.
    pub fn encounter(&self, place: usize) -> Compared {
        self.compared(place)
    }

    /// A card that lies face up with no card facing it: placed before the opponent chooses, or left alone by a
    /// Puppeteer (C6.10).
    pub fn placed_open(&self, seat: Seat) -> Option<Card> {
        self.open.shown[seat].get()
    }

    /// The six guardian places.
    pub fn guardians(&self) -> [GuardianPlace; PLACES] {
        let slots = self.extras.wilds().map(|wilds| wilds.open.guardians);
        slots.unwrap_or_default().map(GuardianSlot::place)
    }

    /// Who owes a choice.
    pub fn owed(&self) -> SeatSet {
        self.open.owed
    }
}
