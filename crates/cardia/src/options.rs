//! What two players agree on before the first card.

use crate::Cardia;
use crate::card::{CardSet, Deck, Faction, Provenance};
use kernel::{Game, RuleId};
use std::fmt;
use std::num::NonZeroU8;

macro_rules! locations {
    ($($variant:ident $name:literal $stars:literal $provenance:ident $rule:literal $text:literal;)*) => {
        /// The thirteen locations (C8, C10).
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "each is documented in docs/rules/cardia.md under its id")]
        pub enum Location { $($variant),* }

        impl Location {
            /// All of them.
            pub const ALL: [Location; 13] = [$(Location::$variant),*];

            /// The name in notation.
            pub const fn word(self) -> &'static str {
                match self { $(Location::$variant => stringify!($variant)),* }
            }

            /// The English name.
            pub const fn name(self) -> &'static str {
                match self { $(Location::$variant => $name),* }
            }

            /// Its part of the difficulty (C1.6).
            pub const fn stars(self) -> u8 {
                match self { $(Location::$variant => $stars),* }
            }

            /// How we know its rule.
            pub const fn provenance(self) -> Provenance {
                match self { $(Location::$variant => Provenance::$provenance),* }
            }

            /// The id of its statement.
            pub const fn rule(self) -> RuleId {
                RuleId(match self { $(Location::$variant => $rule),* })
            }

            /// What it does, in one sentence.
            pub const fn text(self) -> &'static str {
                match self { $(Location::$variant => $text),* }
            }
        }
    };
}

locations! {
    SerpentTemple "Serpent Temple" 1 Adapted "C8.1" "Win a past encounter: draw 1, and your opponent discards 1 hand card.";
    Bazaar "Bazaar" 1 Adapted "C8.2" "No draw at the end of a round; with 0 or 1 hand cards draw 4 at once.";
    FoundersDay "Founder's Day" 1 Adapted "C8.3" "Winning cards in 3 successive encounters win the game.";
    GrandLibrary "Grand Library" 2 Adapted "C8.4" "Start with 2 cards; draw 2 at the end of a round.";
    Scrapyard "Scrapyard" 2 Adapted "C8.5" "At the end of a round draw 2, then put a hand card under your deck.";
    AuctionHouse "Auction House" 2 Adapted "C8.6" "Reveal a card weaker than your previous one: discard the top card of your deck.";
    HauntedCatacombs "Haunted Catacombs" 3 Adapted "C8.7" "Reveal a card of the faction of your previous one: you lose.";
    FoggySwamp "Foggy Swamp" 3 Adapted "C8.8" "Cards stay face down for a round before they are revealed.";
    Senate "Senate" 2 Reconstructed "C10.1" "Reveal a card of the faction of your previous one: +3 on it.";
    SeersLair "Seer's Lair" 2 Reconstructed "C10.2" "Winning the current or previous encounter, look at your top card; you may put it under the deck.";
    ForgottenRuins "Forgotten Ruins" 2 Reconstructed "C10.3" "At the end of a round draw from the bottom of your deck.";
    Armory "Armory" 2 Reconstructed "C10.4" "Lose the current and the previous encounter: +3 on your next card.";
    TempleOfRebirth "Temple of Rebirth" 2 Reconstructed "C10.5" "The first time your deck is empty at the end of a round, your discard pile becomes your deck.";
}

/// A set of locations in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LocationSet(u16);

impl LocationSet {
    /// None.
    pub const EMPTY: LocationSet = LocationSet(0);

    /// Is it in force?
    #[inline]
    pub const fn contains(self, location: Location) -> bool {
        self.0 >> location as u8 & 1 != 0
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, location: Location) -> LocationSet {
        LocationSet(self.0 | 1 << location as u8)
    }

    /// None in force?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in force.
    pub fn iter(self) -> impl Iterator<Item = Location> {
        Location::ALL.into_iter().filter(move |&location| self.contains(location))
    }
}

impl FromIterator<Location> for LocationSet {
    fn from_iter<I: IntoIterator<Item = Location>>(locations: I) -> LocationSet {
        locations.into_iter().fold(LocationSet::EMPTY, LocationSet::with)
    }
}

impl fmt::Debug for LocationSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// How the Guardians expansion is played (C9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GuardianRule {
    /// Not at all.
    #[default]
    None,
    /// Face down, turned over one after another.
    Hidden,
    /// The strategic variant: all six face up.
    Open,
}

/// A single game or a match (C1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Length {
    /// One game.
    #[default]
    Single,
    /// First to two wins; drawn games count for neither.
    BestOfThree,
}

/// What two players agree on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The deck of both.
    pub deck: Deck,
    /// Locations in force.
    pub locations: LocationSet,
    /// The Guardians expansion.
    pub guardians: GuardianRule,
    /// A game or a match.
    pub length: Length,
    /// The cards of the deck that are played with: all sixteen, or a reduced game for study.
    pub cards: CardSet,
    /// Hand cards at the start, if not as the rules say (C1.4).
    pub hand: Option<NonZeroU8>,
    /// Signets that win (5, C5.1).
    pub goal: u8,
    /// The version of the rules, for records of older ones. It is no part of the notation: a record names it in a line
    /// of its own.
    pub rules: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            deck: Deck::ONE,
            locations: LocationSet::EMPTY,
            guardians: GuardianRule::None,
            length: Length::Single,
            cards: CardSet::ALL,
            hand: None,
            goal: 5,
            rules: <Cardia as Game>::RULES_VERSION as u8,
        }
    }
}

/// How hard a combination is (C1.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// 0–1 stars.
    Apprentice,
    /// 2 stars.
    Journeyman,
    /// 3–4 stars.
    Master,
    /// 5 stars and more.
    Legend,
}

impl Options {
    /// Difficulty stars (C1.6).
    pub fn stars(&self) -> u8 {
        let deck = Faction::ALL.into_iter().any(|faction| self.deck.is_two(faction));
        u8::from(deck) + self.locations.iter().map(Location::stars).sum::<u8>()
    }

    /// The named level (C1.6).
    pub fn difficulty(&self) -> Difficulty {
        match self.stars() {
            0..=1 => Difficulty::Apprentice,
            2 => Difficulty::Journeyman,
            3..=4 => Difficulty::Master,
            5.. => Difficulty::Legend,
        }
    }

    /// Hand cards at the start (C1.4).
    pub fn first_hand(&self) -> u8 {
        let library = self.locations.contains(Location::GrandLibrary);
        self.hand.map_or(if library { 2 } else { 5 }, NonZeroU8::get)
    }

    /// Does it need more than the base box: a location or guardians?
    pub fn is_wild(&self) -> bool {
        !self.locations.is_empty() || self.guardians != GuardianRule::None
    }

    /// Can this be played?
    pub fn check(&self) -> Result<(), BadOptions> {
        if self.cards.is_empty() {
            return Err(BadOptions::NoCards);
        }
        if self.first_hand() > 16 {
            return Err(BadOptions::HandTooLarge(self.first_hand()));
        }
        if self.goal == 0 || self.goal > 16 {
            return Err(BadOptions::Goal(self.goal));
        }
        Ok(())
    }
}

/// Why options cannot be played or understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOptions {
    /// Not `key=value`.
    NotAPair(String),
    /// No such option.
    UnknownKey(String),
    /// The same option twice.
    Twice(String),
    /// A deck that is none.
    Deck(String),
    /// A location that is none.
    Location(String),
    /// The same location twice.
    LocationTwice(Location),
    /// Neither `none`, `hidden` nor `open`.
    Guardians(String),
    /// Neither `1` nor `3`.
    Match(String),
    /// A card number that is none.
    CardNumber(String),
    /// Not a number of cards or signets.
    Number(String),
    /// A deck without cards.
    NoCards,
    /// More cards to draw than a deck has.
    HandTooLarge(u8),
    /// A goal nobody can reach, or everybody has.
    Goal(u8),
    /// Locations or guardians, asked of the base game.
    NotBase,
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOptions::NotAPair(text) => {
                write!(f, "`{text}` is not an option; write key=value, for example deck=2")
            }
            BadOptions::UnknownKey(key) => write!(
                f,
                "there is no option `{key}`; there are deck, locations, guardians, match, cards, hand and goal"
            ),
            BadOptions::Twice(key) => write!(f, "option `{key}` is given twice"),
            BadOptions::Deck(text) => write!(
                f,
                "`{text}` is not a deck; write 1, 2, or a digit 1 or 2 for each of Rebellion, Academy, Guild and Dynasty, for example 1212"
            ),
            BadOptions::Location(text) => {
                write!(f, "there is no location `{text}`; there are ")?;
                list(f, Location::ALL.map(Location::word))
            }
            BadOptions::LocationTwice(location) => {
                write!(f, "location {} is given twice", location.word())
            }
            BadOptions::Guardians(text) => {
                write!(f, "guardians cannot be `{text}`; write none, hidden or open")
            }
            BadOptions::Match(text) => {
                write!(
                    f,
                    "a match cannot be `{text}`; write 1 (a single game) or 3 (best of three)"
                )
            }
            BadOptions::CardNumber(text) => {
                write!(
                    f,
                    "`{text}` is not a card number; write numbers from 1 to 16, for example cards=1,4,8"
                )
            }
            BadOptions::Number(text) => write!(f, "`{text}` is not a number from 1 to 16"),
            BadOptions::NoCards => f.write_str("a deck needs at least one card"),
            BadOptions::HandTooLarge(n) => write!(f, "a hand of {n} is more than a deck of 16"),
            BadOptions::Goal(n) => write!(f, "{n} signets cannot be the goal; write 1 to 16"),
            BadOptions::NotBase => f.write_str("the base game has neither locations nor guardians"),
        }
    }
}

impl std::error::Error for BadOptions {}

fn list<const N: usize>(f: &mut fmt::Formatter<'_>, words: [&str; N]) -> fmt::Result {
    for (i, word) in words.into_iter().enumerate() {
        let separator = if i == 0 {
            ""
        } else if i + 1 == N {
            " and "
        } else {
            ", "
        };
        write!(f, "{separator}{word}")?;
    }
    Ok(())
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deck = match self.deck {
            Deck::ONE => "1".into(),
            Deck::TWO => "2".into(),
            mixed => Faction::ALL.map(|f| if mixed.is_two(f) { '2' } else { '1' }).iter().collect(),
        };
        let deck: String = deck;
        write!(f, "deck={deck}")?;
        if !self.locations.is_empty() {
            let words: Vec<_> = self.locations.iter().map(Location::word).collect();
            write!(f, " locations={}", words.join(","))?;
        }
        match self.guardians {
            GuardianRule::None => {}
            GuardianRule::Hidden => f.write_str(" guardians=hidden")?,
            GuardianRule::Open => f.write_str(" guardians=open")?,
        }
        match self.length {
            Length::Single => {}
            Length::BestOfThree => f.write_str(" match=3")?,
        }
        if self.cards != CardSet::ALL {
            let numbers: Vec<_> = self.cards.iter().map(|card| card.number().to_string()).collect();
            write!(f, " cards={}", numbers.join(","))?;
        }
        if let Some(hand) = self.hand {
            write!(f, " hand={hand}")?;
        }
        if self.goal != 5 {
            write!(f, " goal={}", self.goal)?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Options {
    type Err = BadOptions;

    fn from_str(text: &str) -> Result<Options, BadOptions> {
        let mut options = Options::default();
        let mut seen: Vec<&str> = Vec::new();
        for word in text.split_ascii_whitespace() {
            let (key, value) =
                word.split_once('=').ok_or_else(|| BadOptions::NotAPair(word.into()))?;
            if seen.contains(&key) {
                return Err(BadOptions::Twice(key.into()));
            }
            seen.push(key);
            match key {
                "deck" => options.deck = read_deck(value)?,
                "locations" => options.locations = read_locations(value)?,
                "guardians" => options.guardians = read_guardians(value)?,
                "match" => {
                    options.length = match value {
                        "1" => Length::Single,
                        "3" => Length::BestOfThree,
                        _ => return Err(BadOptions::Match(value.into())),
                    }
                }
                "cards" => options.cards = read_cards(value)?,
                "hand" => options.hand = Some(read_number(value)?),
                "goal" => options.goal = read_number(value)?.get(),
                _ => return Err(BadOptions::UnknownKey(key.into())),
            }
        }
        options.check()?;
        Ok(options)
    }
}

fn read_deck(text: &str) -> Result<Deck, BadOptions> {
    let bad = || BadOptions::Deck(text.into());
    match text {
        "1" => return Ok(Deck::ONE),
        "2" => return Ok(Deck::TWO),
        _ if text.len() != 4 => return Err(bad()),
        _ => {}
    }
    let mut deck = Deck::ONE;
    for (faction, digit) in Faction::ALL.into_iter().zip(text.bytes()) {
        match digit {
            b'1' => {}
            b'2' => deck = deck.with_two(faction),
            _ => return Err(bad()),
        }
    }
    Ok(deck)
}

fn read_locations(text: &str) -> Result<LocationSet, BadOptions> {
    let mut set = LocationSet::EMPTY;
    for word in text.split(',').filter(|_| text != "none") {
        let location = Location::ALL
            .into_iter()
            .find(|location| location.word() == word)
            .ok_or_else(|| BadOptions::Location(word.into()))?;
        if set.contains(location) {
            return Err(BadOptions::LocationTwice(location));
        }
        set = set.with(location);
    }
    Ok(set)
}

fn read_guardians(text: &str) -> Result<GuardianRule, BadOptions> {
    match text {
        "none" => Ok(GuardianRule::None),
        "hidden" => Ok(GuardianRule::Hidden),
        "open" => Ok(GuardianRule::Open),
        _ => Err(BadOptions::Guardians(text.into())),
    }
}

fn read_cards(text: &str) -> Result<CardSet, BadOptions> {
    text.split(',')
        .map(|number| {
            number
                .parse()
                .ok()
                .and_then(crate::card::Card::new)
                .ok_or_else(|| BadOptions::CardNumber(number.into()))
        })
        .collect()
}

fn read_number(text: &str) -> Result<NonZeroU8, BadOptions> {
    text.parse()
        .ok()
        .filter(|n: &NonZeroU8| n.get() <= 16)
        .ok_or_else(|| BadOptions::Number(text.into()))
}
