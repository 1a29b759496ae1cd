//! What happens, as it is told to those who may hear it.

use crate::card::Card;
use crate::cell::Cell;
use crate::end::End;
use crate::law::Law;
use kernel::{Observer, Seat};

/// Something that happened. A Law card is `None` for those who may not see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A Land card is laid on a cell.
    Dealt(Cell, Card),
    /// A seat's turn begins.
    TurnBegan(Seat),
    /// A seat cannot take any card: the turn is skipped (K3.4).
    Skipped(Seat),
    /// A card is taken.
    Took(Seat, Cell, Card),
    /// The Law card on it goes to the taker, who alone sees it.
    GotLaw(Seat, Option<Law>),
    /// A stone on a taken card returns to its owner's reserve.
    StoneReturned(Seat, Cell),
    /// The taker removes a stone from the game, from the display or (`None`) from the reserve.
    Paid(Seat, Option<Cell>),
    /// A Law card is played and leaves the game.
    Played(Seat, Law),
    /// A seat takes no more cards.
    Stopped(Seat),
    /// A stone is placed from the reserve.
    Placed(Seat, Cell),
    /// A stone is lifted to be moved.
    Lifted(Seat, Cell),
    /// And put down.
    Moved(Seat, Cell, Cell),
    /// No stone is placed or moved.
    Kept(Seat),
    /// The −2 cards a seat holds are revealed at the end.
    Revealed(Seat, u8),
    /// The game is over.
    GameOver(End),
}

impl Event {
    /// What an observer hears of it.
    pub(crate) fn redact(self, observer: Observer) -> Event {
        match self {
            Event::GotLaw(seat, law) => Event::GotLaw(seat, law.filter(|_| observer.is(seat))),
            Event::Dealt(..)
            | Event::TurnBegan(_)
            | Event::Skipped(_)
            | Event::Took(..)
            | Event::StoneReturned(..)
            | Event::Paid(..)
            | Event::Played(..)
            | Event::Stopped(_)
            | Event::Placed(..)
            | Event::Lifted(..)
            | Event::Moved(..)
            | Event::Kept(_)
            | Event::Revealed(..)
            | Event::GameOver(..) => self,
        }
    }
}
