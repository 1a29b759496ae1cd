//! Cardia in plain words.

mod ask;
mod cards;
mod events;
mod face;
mod input;
mod table;

use super::{list, third_person};
use cardia::{Card, CardRef, CardSet, Character, Deck, Kind, Provenance};
use kernel::Seat;

/// Words for one deck, spoken to one side or to nobody in particular.
#[derive(Clone, Copy, Debug)]
pub struct Voice {
    /// The deck in use.
    pub deck: Deck,
    /// Who is *you*; without it the seats are A and B.
    pub side: Option<Seat>,
}

impl Voice {
    /// `you`, `they`, `A`.
    pub fn who(&self, seat: Seat) -> String {
        match self.side {
            Some(side) if side == seat => "you".into(),
            Some(_) => "they".into(),
            None => seat.to_string(),
        }
    }

    /// `your`, `their`, `A's`.
    pub fn whose(&self, seat: Seat) -> String {
        match self.side {
            Some(side) if side == seat => "your".into(),
            Some(_) => "their".into(),
            None => format!("{seat}'s"),
        }
    }

    /// The subject with its verb: `you draw`, `they draw`, `A draws`.
    pub fn does(&self, seat: Seat, verb: &str) -> String {
        match self.side {
            Some(_) => format!("{} {verb}", self.who(seat)),
            None => format!("{seat} {}", third_person(verb)),
        }
    }

    /// The character on a card.
    pub fn character(&self, card: Card) -> Character {
        self.deck.character(card)
    }

    /// `Palace Guard`
    pub fn name(&self, card: Card) -> &'static str {
        self.character(card).name()
    }

    /// `7 Palace Guard`
    pub fn numbered(&self, card: Card) -> String {
        format!("{} {}", card.number(), self.name(card))
    }

    /// `your Palace Guard`
    pub fn card_of(&self, at: CardRef) -> String {
        format!("{} {}", self.whose(at.owner()), self.name(at.card()))
    }

    /// `3 Surgeon, 8 Judge and 16 Djinn`
    pub fn cards(&self, cards: CardSet) -> String {
        list(cards.iter().map(|card| self.numbered(card)).collect())
    }
}

/// ` (reconstructed)` where a player should know that a text is not the printed one.
pub fn mark(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Printed => "",
        Provenance::Adapted => " (adapted)",
        Provenance::Reconstructed => " (reconstructed)",
    }
}

/// `instant` or `ongoing`.
pub fn kind(character: Character) -> &'static str {
    match character.kind() {
        Kind::Instant => "instant",
        Kind::Ongoing => "ongoing",
    }
}
