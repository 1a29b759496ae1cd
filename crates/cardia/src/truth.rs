//! The whole truth of a game in play, to read and not to change: for traces and checks from outside. Players and bots
//! get a [`View`](crate::View).

use crate::card::{Card, CardSet};
use crate::event::Compared;
use crate::guardian::Guardian;
use crate::state::State;
use crate::wilds::Extras;
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

    /// The card placed face up before the opponent chooses.
    pub fn placed_open(&self, seat: Seat) -> Option<Card> {
        self.open.shown[seat].get()
    }

    /// The six guardian places; a guardian not turned over is `None`.
    pub fn guardians(&self) -> [Option<Guardian>; 6] {
        self.extras.wilds().map_or([None; 6], |wilds| wilds.open.guardians.map(|slot| slot.0))
    }

    /// Who owes a choice.
    pub fn owed(&self) -> SeatSet {
        self.open.owed
    }
}
