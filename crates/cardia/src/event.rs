//! What happens, as it is told to those who may hear it.

use crate::card::{Card, CardRef, CardSet, Faction};
use crate::end::End;
use crate::guardian::Guardian;
use crate::options::Location;
use kernel::{BySeat, Observer, Seat};

/// Something that happened. A hidden card is `None` for those who may not see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A game begins; its number in the match.
    GameStarted(u8),
    /// A guardian is laid face down: its place among the six and the faction on its back.
    GuardianPlaced(u8, Faction),
    /// A guardian is turned over; its place among the six.
    GuardianTurned(u8, Guardian),
    /// A seat has answered a sealed question.
    Chose(Seat),
    /// A card is drawn; only the drawer sees it.
    Drew(Seat, Option<Card>),
    /// A card is placed face up before the opponent chooses.
    PlacedOpen(Seat, Card),
    /// A card is placed face down and stays so (Foggy Swamp).
    PlacedHidden(Seat, Option<Card>),
    /// An encounter is revealed.
    Revealed(BySeat<Card, 2>),
    /// The current encounter is compared.
    Compared(Compared),
    /// An encounter has another result than before, or carries other signets.
    Turned(Compared),
    /// A card's ability is activated.
    Activated(CardRef),
    /// A card uses the ability of another (Magistra, Elemental).
    Copied(CardRef, Card),
    /// A guardian's effect is used.
    GuardianUsed(Seat, Guardian),
    /// A location takes effect for a player.
    LocationUsed(Seat, Location),
    /// A card is chosen from which something will be moved.
    Pointed(CardRef),
    /// Modifiers are put on a card.
    Modified(CardRef, i16),
    /// The tokens on a card are now so many.
    Tokens(CardRef, u8),
    /// Something waits for a player's next card.
    Waiting(Seat, Wait),
    /// A faction is named.
    Named(Seat, Faction),
    /// The Palace Guard's demand is declined.
    Declined(Seat),
    /// Hand cards are discarded.
    DiscardedFromHand(Seat, CardSet),
    /// Deck cards are discarded.
    DiscardedFromDeck(Seat, CardSet),
    /// A card in play is discarded.
    DiscardedFromPlay(CardRef),
    /// A card in play returns to its owner's hand.
    TakenBack(CardRef),
    /// A card of the hand takes the place of one in play (Puppeteer).
    Replaced(Seat, Card),
    /// Two cards of a player change places; the first of the two places.
    Swapped(Seat, u8),
    /// The top card of a deck is looked at; only its owner sees it.
    Looked(Seat, Option<Card>),
    /// It stays there.
    KeptTop(Seat),
    /// It goes under the deck.
    PutTopUnder(Seat),
    /// A hand card goes under the deck; only its owner sees it.
    PutUnder(Seat, Option<Card>),
    /// A discard pile becomes the deck (Temple of Rebirth).
    Reborn(Seat),
    /// A deck is shuffled.
    Shuffled(Seat),
    /// An ability or a guardian's effect has come to nothing.
    NothingHappened,
    /// The round is over.
    RoundEnded,
    /// The game is over.
    GameOver(End),
}

/// Something that waits for the next card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wait {
    /// Modifiers.
    Modifier(i8),
    /// A Librarian.
    Librarian,
    /// An Engineer.
    Engineer,
    /// An ongoing token (Phoenix).
    Token,
    /// The Unicorn's bonus.
    Unicorn,
    /// It must be played face up first.
    FaceUp,
    /// It must be the top card of the deck.
    Basilisk,
    /// It must be of this faction, or 2 cards are lost.
    Blackmail(Faction),
}

/// An encounter at the moment it is compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Compared {
    /// The cards.
    pub cards: BySeat<Shown, 2>,
    /// Who wins it: one, none or (both Judges) both.
    pub wins: BySeat<bool, 2>,
}

/// A card in play, with all that lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shown {
    /// The card.
    pub card: Card,
    /// Its influence now.
    pub influence: i8,
    /// Ongoing tokens.
    pub tokens: u8,
    /// The Unicorn's bonus.
    pub unicorn: bool,
    /// Signets.
    pub signets: u8,
}

impl Event {
    /// What an observer hears of it.
    pub(crate) fn redact(self, observer: Observer) -> Event {
        let mine = |seat, card: Option<Card>| card.filter(|_| observer.is(seat));
        match self {
            Event::Drew(seat, card) => Event::Drew(seat, mine(seat, card)),
            Event::PlacedHidden(seat, card) => Event::PlacedHidden(seat, mine(seat, card)),
            Event::Looked(seat, card) => Event::Looked(seat, mine(seat, card)),
            Event::PutUnder(seat, card) => Event::PutUnder(seat, mine(seat, card)),
            Event::GameStarted(_)
            | Event::GuardianPlaced(..)
            | Event::GuardianTurned(..)
            | Event::Chose(_)
            | Event::PlacedOpen(..)
            | Event::Revealed(_)
            | Event::Compared(_)
            | Event::Turned(_)
            | Event::Activated(_)
            | Event::Copied(..)
            | Event::GuardianUsed(..)
            | Event::LocationUsed(..)
            | Event::Pointed(_)
            | Event::Modified(..)
            | Event::Tokens(..)
            | Event::Waiting(..)
            | Event::Named(..)
            | Event::Declined(_)
            | Event::DiscardedFromHand(..)
            | Event::DiscardedFromDeck(..)
            | Event::DiscardedFromPlay(_)
            | Event::TakenBack(_)
            | Event::Replaced(..)
            | Event::Swapped(..)
            | Event::KeptTop(_)
            | Event::PutTopUnder(_)
            | Event::Reborn(_)
            | Event::Shuffled(_)
            | Event::NothingHappened
            | Event::RoundEnded
            | Event::GameOver(..) => self,
        }
    }

    /// A number for what everyone hears of it, another for every other event; `None` where it follows from those before it.
    /// Search tells positions apart by these numbers.
    #[inline(always)]
    pub fn number(self) -> Option<u64> {
        let by = |seat: Seat, what: u8| (seat.index() as u64) << 16 | u64::from(what);
        let card = |seat: Seat, card: Card| by(seat, card.number() as u8);
        let at = |at: CardRef| card(at.owner(), at.card());
        let (kind, what) = match self {
            Event::Chose(_)
            | Event::Compared(_)
            | Event::Turned(_)
            | Event::NothingHappened
            | Event::RoundEnded
            | Event::GameOver(..) => return None,
            Event::GameStarted(game) => (1, u64::from(game)),
            Event::GuardianPlaced(place, faction) => (30, u64::from(place) << 8 | faction as u64),
            Event::GuardianTurned(place, guardian) => (2, u64::from(place) << 8 | guardian as u64),
            Event::Drew(seat, _) => (3, by(seat, 0)),
            Event::PlacedOpen(seat, placed) => (4, card(seat, placed)),
            Event::PlacedHidden(seat, _) => (5, by(seat, 0)),
            Event::Revealed(cards) => {
                (6, card(Seat::A, cards[Seat::A]) << 8 | card(Seat::A, cards[Seat::B]))
            }
            Event::Activated(me) => (7, at(me)),
            Event::Copied(me, copied) => (8, at(me) << 8 | card(Seat::A, copied)),
            Event::GuardianUsed(seat, guardian) => (9, by(seat, guardian as u8)),
            Event::LocationUsed(seat, location) => (10, by(seat, location as u8)),
            Event::Pointed(card) => (11, at(card)),
            Event::Modified(card, sum) => (12, at(card) << 16 | u64::from(sum as u16)),
            Event::Tokens(card, tokens) => (13, at(card) << 8 | u64::from(tokens)),
            Event::Waiting(seat, wait) => match wait {
                Wait::Modifier(sum) => (14, by(seat, sum as u8)),
                Wait::Librarian => (15, by(seat, 0)),
                Wait::Engineer => (16, by(seat, 0)),
                Wait::Token => (17, by(seat, 0)),
                Wait::Unicorn => (18, by(seat, 0)),
                Wait::FaceUp => (19, by(seat, 0)),
                Wait::Basilisk => (20, by(seat, 0)),
                Wait::Blackmail(faction) => (21, by(seat, faction as u8)),
            },
            Event::Named(seat, faction) => (22, by(seat, faction as u8)),
            Event::Declined(seat) => (23, by(seat, 0)),
            Event::DiscardedFromHand(seat, cards) => (24, by(seat, 0) | u64::from(cards.bits())),
            Event::DiscardedFromDeck(seat, cards) => (25, by(seat, 0) | u64::from(cards.bits())),
            Event::DiscardedFromPlay(card) => (26, at(card)),
            Event::TakenBack(card) => (27, at(card)),
            Event::Replaced(seat, put) => (28, card(seat, put)),
            Event::Swapped(seat, place) => (29, by(seat, place)),
            Event::Looked(seat, _) => (30, by(seat, 0)),
            Event::KeptTop(seat) => (31, by(seat, 0)),
            Event::PutTopUnder(seat) => (32, by(seat, 0)),
            Event::PutUnder(seat, _) => (33, by(seat, 0)),
            Event::Reborn(seat) => (34, by(seat, 0)),
            Event::Shuffled(seat) => (35, by(seat, 0)),
        };
        Some(kind << 48 | what)
    }
}
