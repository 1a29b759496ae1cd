//! What happens, as it is told to those who may hear it.

use crate::card::{Age, Card, Domain};
use crate::cards::Cards;
use crate::effect::{Copied, Effect, Target};
use crate::end::End;
use kernel::{Observer, Seat, SeatSet};

/// Something that happened. What an observer may not see is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// Who is First Player.
    FirstPlayer(Seat),
    /// A seat draws a card of an Age, and alone sees it.
    Drew(Seat, Age, Option<Domain>),
    /// Draft: a seat keeps a card; sealed until all have.
    Kept(Seat, Option<Domain>),
    /// Draft: a seat is passed a pack, and sees it.
    Received(Seat, Option<Cards>),
    /// Draft: a seat lays its last card face up in the centre.
    Laid(Seat, Card),
    /// Draft: a seat takes a card of the centre into its area.
    TookFromCentre(Seat, Card),
    /// A seat's turn begins.
    TurnBegan(Seat),
    /// A seat has no card it could play (V2.1).
    Skipped(Seat),
    /// A card is played.
    Played(Seat, Card),
    /// An effect is applied.
    Used(Seat, Effect),
    /// An effect is copied: the coin goes there (V3.11).
    CoinTaken(Seat, Copied),
    /// Whoever has the coin loses it.
    CoinLost(Seat),
    /// A Domain is attacked.
    Attacked(Seat, Domain),
    /// A card goes from a hand to the discard pile.
    DiscardedFromHand(Seat, Card),
    /// A card goes from an area to the discard pile.
    DiscardedFromArea(Seat, Card),
    /// A card goes from an area into its owner's hand.
    TookBack(Seat, Card),
    /// A card goes from the discard pile into a hand.
    TookFromPile(Seat, Card),
    /// A granted play lapses: no card could be played (V3.13).
    PlayLapsed(Seat),
    /// A seat takes the whole hand of another, which those two see.
    Questioned {
        /// Who takes.
        by: Seat,
        /// Whose hand.
        whom: Seat,
        /// How many cards of each Age.
        ages: [u8; 3],
        /// The cards.
        hand: Option<Cards>,
    },
    /// A card is given back, which those two see.
    Gave {
        /// Who gives.
        by: Seat,
        /// Who gets it.
        to: Seat,
        /// Its back.
        age: Age,
        /// Its Domain.
        domain: Option<Domain>,
    },
    /// An Economy card is laid face down.
    EmbargoLaid(Seat, Target),
    /// It goes to the discard pile at the end of the target's turn.
    EmbargoEnded(Target, Card),
    /// A Utopia card is laid face down.
    DemocracyLaid(Seat, Target),
    /// The last card of the Age deck is drawn (V4.2).
    DeckEmptied,
    /// So many complete rounds without a card drawn, told from the fifth on (V4.6).
    QuietRounds(u8),
    /// A seat has enough cards of a Domain (V4.1).
    Hegemony(Seat, Domain),
    /// These players score a point for a Domain (V4.3).
    Scored(Domain, SeatSet),
    /// The game is over.
    GameOver(End),
}

impl Event {
    /// What an observer hears of it.
    pub(crate) fn redact(self, observer: Observer) -> Event {
        match self {
            Event::Drew(seat, age, domain) => {
                Event::Drew(seat, age, domain.filter(|_| observer.is(seat)))
            }
            Event::Kept(seat, domain) => Event::Kept(seat, domain.filter(|_| observer.is(seat))),
            Event::Received(seat, pack) => {
                Event::Received(seat, pack.filter(|_| observer.is(seat)))
            }
            Event::Questioned { by, whom, ages, hand } => {
                let sees = observer.is(by) || observer.is(whom);
                Event::Questioned { by, whom, ages, hand: hand.filter(|_| sees) }
            }
            Event::Gave { by, to, age, domain } => {
                let sees = observer.is(by) || observer.is(to);
                Event::Gave { by, to, age, domain: domain.filter(|_| sees) }
            }
            Event::FirstPlayer(_)
            | Event::Laid(..)
            | Event::TookFromCentre(..)
            | Event::TurnBegan(_)
            | Event::Skipped(_)
            | Event::Played(..)
            | Event::Used(..)
            | Event::CoinTaken(..)
            | Event::CoinLost(_)
            | Event::Attacked(..)
            | Event::DiscardedFromHand(..)
            | Event::DiscardedFromArea(..)
            | Event::TookBack(..)
            | Event::TookFromPile(..)
            | Event::PlayLapsed(_)
            | Event::EmbargoLaid(..)
            | Event::EmbargoEnded(..)
            | Event::DemocracyLaid(..)
            | Event::DeckEmptied
            | Event::QuietRounds(_)
            | Event::Hegemony(..)
            | Event::Scored(..)
            | Event::GameOver(..) => self,
        }
    }
}
