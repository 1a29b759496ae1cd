//! The Land cards a game is played with.

use crate::card::{BadCard, Card, Circles, Route};
use crate::land::Land;
use std::fmt;

/// The Land cards of a game, in order. The full game has 56 (K1.2); a reduced display for study has fewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deck {
    /// Those beyond `len` are a filler.
    cards: [Card; Deck::MAX],
    len: u8,
}

pub(crate) const FILLER: Card = Card::new(Land::Daenemark, Circles::None, Route::None);

impl Deck {
    /// The cards of a full deck.
    pub const MAX: usize = 56;

    /// The reconstructed deck (K6): which symbols each printed card bears is in none of our sources.
    pub const DEFAULT: Deck = Deck { cards: default_cards(), len: 56 };

    /// What a player is told who plays with a reconstructed deck.
    pub const RECONSTRUCTED: &str = "Which symbols the single Land cards bear is our reconstruction; if you own the game, enter its cards in a deck file (K1.4).";

    /// Is it the reconstruction? Wherever players see the cards of such a deck, they are told.
    pub fn is_reconstructed(&self) -> bool {
        *self == Deck::DEFAULT
    }

    /// These cards; of no land more than the rules have (K1.2).
    pub fn new(cards: &[Card]) -> Result<Deck, BadDeck> {
        for land in Land::ALL {
            let found = cards.iter().filter(|card| card.land() == land).count();
            if found > usize::from(land.count()) {
                return Err(BadDeck::Count { land, found });
            }
        }
        // So they are at most 56.
        let mut deck = Deck { cards: [FILLER; Deck::MAX], len: cards.len() as u8 };
        deck.cards[..cards.len()].copy_from_slice(cards);
        deck.cards[..cards.len()].sort_unstable();
        Ok(deck)
    }

    /// The cards, sorted.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// What the cards of a land bear, as a deck is written.
    pub fn faces(&self, land: Land) -> Vec<String> {
        let cards = self.cards().iter().filter(|card| card.land() == land);
        cards.map(|card| card.short_face()).collect()
    }

    /// How many cards of a land.
    pub fn count(&self, land: Land) -> usize {
        self.cards().iter().filter(|card| card.land() == land).count()
    }

    /// Is it a deck for the full game: as many cards of each land as the cards themselves say (K1.2)?
    #[inline]
    pub fn check_full(&self) -> Result<(), BadDeck> {
        // They are sorted, so that it is enough to look at the first and the last of each land.
        let mut first = 0;
        let right = Land::ALL.into_iter().all(|land| {
            let last = first + usize::from(land.count()) - 1;
            let ends = [self.cards[first].land(), self.cards[last].land()];
            first = last + 1;
            ends == [land; 2]
        });
        if usize::from(self.len) == Deck::MAX && right { Ok(()) } else { self.first_wrong_land() }
    }

    #[cold]
    fn first_wrong_land(&self) -> Result<(), BadDeck> {
        let wrong = Land::ALL.into_iter().find(|&land| self.count(land) != land.count().into());
        match wrong {
            Some(land) => Err(BadDeck::Count { land, found: self.count(land) }),
            None => Ok(()),
        }
    }

    /// Takes a card away without keeping the others sorted: the pool of a deal under way.
    #[inline]
    pub(crate) fn swap_remove(&mut self, index: u32) -> Card {
        let card = self.cards[index as usize];
        self.len -= 1;
        self.cards[index as usize] = self.cards[usize::from(self.len)];
        self.cards[usize::from(self.len)] = FILLER;
        card
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }
}

const fn default_cards() -> [Card; Deck::MAX] {
    use Circles::{C, CC, F, FF, None as O, X, XX};
    use Route::{Carriage as K, None as N, Ship as S};
    type Faces = &'static [(Circles, Route)];
    const TABLE: [Faces; Land::ALL.len()] = [
        &[(X, S), (X, S), (X, N), (FF, N)],
        &[(O, S), (F, S), (F, S), (C, N), (CC, N)],
        &[(O, S), (X, N), (F, S), (F, K), (F, N), (XX, N)],
        &[(O, K), (X, K), (X, K), (X, N), (C, N), (CC, N)],
        &[(O, K), (F, N), (C, K), (C, K), (C, N), (FF, N)],
        &[(O, S), (X, S), (F, S), (C, N), (C, N), (XX, N), (FF, N)],
        &[(O, K), (X, N), (X, N), (F, K), (C, K), (FF, N), (CC, N)],
        &[(O, S), (X, K), (F, N), (F, N), (C, S), (XX, N), (CC, N)],
        &[(O, S), (X, S), (X, K), (F, S), (C, N), (C, N), (XX, N), (FF, N)],
    ];
    let mut cards = [FILLER; Deck::MAX];
    let (mut n, mut land) = (0, 0);
    while land < TABLE.len() {
        let mut card = 0;
        while card < TABLE[land].len() {
            let (circles, route) = TABLE[land][card];
            cards[n] = Card::new(Land::ALL[land], circles, route);
            (n, card) = (n + 1, card + 1);
        }
        land += 1;
    }
    cards
}

/// In one word, land by land: `Dänemark:XS,XS,X,FF/England:S,FS,FS,C,CC/…`.
impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lands = self.cards().chunk_by(|one, two| one.land() == two.land());
        for (n, cards) in lands.enumerate() {
            let separator = if n == 0 { "" } else { "/" };
            let faces: Vec<_> = cards.iter().map(|card| card.short_face()).collect();
            write!(f, "{separator}{}:{}", cards[0].land(), faces.join(","))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Deck {
    type Err = BadDeck;

    fn from_str(text: &str) -> Result<Deck, BadDeck> {
        let mut cards = Vec::new();
        let mut seen = Vec::new();
        for part in text.split('/') {
            let (word, faces) = part.split_once(':').ok_or_else(|| BadDeck::Form(part.into()))?;
            let land = Land::named(word).ok_or_else(|| BadDeck::Land(word.into()))?;
            if seen.contains(&land) {
                return Err(BadDeck::Twice(land));
            }
            seen.push(land);
            for face in faces.split(',') {
                let card = Card::of_short_face(land, face);
                cards.push(card.map_err(|why| BadDeck::Card(land, why))?);
            }
        }
        Deck::new(&cards)
    }
}

/// Why cards are not a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadDeck {
    /// Not written like the cards of a land.
    Form(String),
    /// No such land.
    Land(String),
    /// The same land twice.
    Twice(Land),
    /// A card of this land that is none.
    Card(Land, BadCard),
    /// Not as many cards of a land as there must be.
    Count {
        /// The land.
        land: Land,
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for BadDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadDeck::Form(text) => {
                write!(f, "`{text}` is not a land with its cards; write Dänemark:XS,XS,X,FF")
            }
            BadDeck::Land(text) => BadCard::Land(text.clone()).fmt(f),
            BadDeck::Twice(land) => write!(f, "{land} is given twice"),
            BadDeck::Card(land, why) => write!(f, "{land}: {why}"),
            BadDeck::Count { land, found } => {
                write!(f, "{land} has {found} cards; there are {} (K1.2)", land.count())
            }
        }
    }
}

impl std::error::Error for BadDeck {}
