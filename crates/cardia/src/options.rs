//! What two players agree on before the first card.

use crate::Cardia;
use crate::card::{Card, CardSet, Deck, Faction, Provenance};
use kernel::{BadSetting, Game, Purpose, RuleId, Said, Setting, Values};
use std::fmt;
use std::num::NonZeroU8;

macro_rules! locations {
    ($($variant:ident $name:literal $stars:literal $provenance:ident $rule:literal [$($note:literal)*] $text:literal;)*) => {
        kernel::words! {
            /// A location (C8, C10).
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            #[repr(u8)]
            #[allow(missing_docs, reason = "each is documented in docs/rules/cardia.md under its id")]
            pub enum Location, word { $($variant,)* }
        }

        impl Location {

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

            /// The ids of further statements about it; the clients have a note for each.
            pub const fn notes(self) -> &'static [RuleId] {
                match self { $(Location::$variant => &[$(RuleId($note)),*]),* }
            }

            /// What it does, in one sentence.
            pub const fn text(self) -> &'static str {
                match self { $(Location::$variant => $text),* }
            }
        }
    };
}

locations! {
    SerpentTemple "Serpent Temple" 1 Adapted "C8.1" ["C11.4"] "Win a past encounter: draw 1, and your opponent discards 1 hand card.";
    Bazaar "Bazaar" 1 Adapted "C8.2" ["C8.2"] "No draw at the end of a round; with 0 or 1 hand cards draw 4 at once.";
    FoundersDay "Founder's Day" 1 Adapted "C8.3" ["C8.3"] "Winning cards in 3 successive encounters win the game.";
    GrandLibrary "Grand Library" 2 Adapted "C8.4" ["C8.10"] "Start with 2 cards; draw 2 at the end of a round.";
    Scrapyard "Scrapyard" 2 Adapted "C8.5" ["C8.5"] "At the end of a round draw 2, then put a hand card under your deck.";
    AuctionHouse "Auction House" 2 Adapted "C8.6" ["C8.6"] "Reveal a card weaker than your previous one: discard the top card of your deck.";
    HauntedCatacombs "Haunted Catacombs" 3 Adapted "C8.7" ["C8.7"] "Reveal a card of the faction of your previous one: you lose.";
    FoggySwamp "Foggy Swamp" 3 Adapted "C8.8" ["C8.8" "C8.9"] "Cards stay face down for a round before they are revealed.";
    Senate "Senate" 2 Reconstructed "C10.1" [] "Reveal a card of the faction of your previous one: +3 on it.";
    SeersLair "Seer's Lair" 2 Reconstructed "C10.2" ["C10.2"] "Winning the current or previous encounter, look at your top card; you may put it under the deck.";
    ForgottenRuins "Forgotten Ruins" 2 Reconstructed "C10.3" ["C8.10"] "At the end of a round draw from the bottom of your deck.";
    Armory "Armory" 2 Reconstructed "C10.4" ["C11.8"] "Lose the current and the previous encounter: +3 on your next card.";
    TempleOfRebirth "Temple of Rebirth" 2 Reconstructed "C10.5" ["C10.5"] "The first time your deck is empty at the end of a round, your discard pile becomes your deck.";
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

kernel::words! {
    /// How the Guardians expansion is played (C9.1).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum GuardianRule, word {
        /// Not at all.
        #[default]
        None "none",
        /// Face down, turned over one after another.
        Hidden "hidden",
        /// The strategic variant: all six face up.
        Open "open",
    }
}

kernel::words! {
    /// A single game or a match (C1.7).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum Length, word {
        /// One game.
        #[default]
        Single "1",
        /// First to two wins; drawn games count for neither.
        BestOfThree "3",
    }
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

kernel::words! {
    /// How hard a combination of deck and locations is, named as in the rulebook (C1.5, C1.6). Bots' levels are
    /// something else.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Difficulty, word {
        /// 0–1 stars.
        HiredBlades "hired-blades",
        /// 2 stars.
        Engineers "engineers",
        /// 3–4 stars.
        Mages "mages",
        /// 5 stars and more.
        Djinn "djinn",
    }
}

impl Difficulty {
    /// What the rulebook calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::HiredBlades => "Hired Blades in training",
            Difficulty::Engineers => "Experienced Engineers",
            Difficulty::Mages => "Mighty Mages",
            Difficulty::Djinn => "the Djinn is impressed",
        }
    }

    /// The fewest stars of a combination that is so hard.
    pub const fn least_stars(self) -> u8 {
        match self {
            Difficulty::HiredBlades => 0,
            Difficulty::Engineers => 2,
            Difficulty::Mages => 3,
            Difficulty::Djinn => 5,
        }
    }
}

/// Every option there is, in the order in which they are written.
pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "deck",
        values: Values::Each { words: &["1", "2"], of: &Faction::WORDS },
        default: Some("1"),
        rule: Some(RuleId("C1.3")),
        purpose: Purpose::Play,
        about: "Deck 1, deck 2, or one digit each for Rebellion, Academy, Guild and Dynasty, for example 1212",
    },
    Setting {
        key: "locations",
        values: Values::Some(&Location::WORDS),
        default: Some("none"),
        rule: Some(RuleId("C8")),
        purpose: Purpose::Play,
        about: "Locations, separated by commas, for example Bazaar,Senate",
    },
    Setting {
        key: "guardians",
        values: Values::One(&GuardianRule::WORDS),
        default: Some(GuardianRule::None.word()),
        rule: Some(RuleId("C9.1")),
        purpose: Purpose::Play,
        about: "Guardians expansion: none, hidden, or open (all six face up)",
    },
    Setting {
        key: "match",
        values: Values::One(&Length::WORDS),
        default: Some(Length::Single.word()),
        rule: Some(RuleId("C1.7")),
        purpose: Purpose::Play,
        about: "1 for a single game, 3 for a best-of-three match",
    },
    Setting {
        key: "cards",
        values: Values::Some(&NUMBERS),
        default: None,
        rule: None,
        purpose: Purpose::Study,
        about: "Play only with these card numbers, for example 1,4,8",
    },
    Setting {
        key: "hand",
        values: Values::Number(1, CARDS),
        default: None,
        rule: None,
        purpose: Purpose::Study,
        about: "Number of cards drawn at the start, if not as in the rules",
    },
    Setting {
        key: "goal",
        values: Values::Number(1, CARDS),
        default: Some("5"),
        rule: Some(RuleId("C5.1")),
        purpose: Purpose::Play,
        about: "Number of signets that win the game",
    },
];

/// The printed numbers, which are as many as a deck has cards.
const NUMBERS: [&str; CARDS as usize] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"];

/// The cards of a deck.
const CARDS: u8 = 16;

impl Options {
    /// Difficulty stars (C1.6).
    pub fn stars(&self) -> u8 {
        let deck = Faction::ALL.into_iter().any(|faction| self.deck.is_two(faction));
        u8::from(deck) + self.locations.iter().map(Location::stars).sum::<u8>()
    }

    /// The named level (C1.6).
    pub fn difficulty(&self) -> Difficulty {
        let reached = |it: &Difficulty| it.least_stars() <= self.stars();
        Difficulty::ALL.into_iter().rev().find(reached).unwrap_or(Difficulty::HiredBlades)
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
        if self.first_hand() > CARDS {
            return Err(BadOptions::HandTooLarge(self.first_hand()));
        }
        if !(1..=CARDS).contains(&self.goal) {
            return Err(BadOptions::Goal(self.goal));
        }
        Ok(())
    }
}

/// Why options cannot be played or understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOptions {
    /// Not `key=value` words of these options.
    Setting(BadSetting),
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
            BadOptions::Setting(why) => why.fmt(f),
            BadOptions::NoCards => f.write_str("a deck needs at least one card"),
            BadOptions::HandTooLarge(n) => {
                write!(f, "a hand of {n} is more than a deck of {CARDS}")
            }
            BadOptions::Goal(n) => write!(f, "{n} signets cannot be the goal; write 1 to {CARDS}"),
            BadOptions::NotBase => f.write_str("the base game has neither locations nor guardians"),
        }
    }
}

impl std::error::Error for BadOptions {}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&kernel::setting::write(SETTINGS, |key| match key {
            "deck" => Some(match self.deck {
                Deck::ONE => "1".to_owned(),
                Deck::TWO => "2".to_owned(),
                mixed => {
                    Faction::ALL.map(|f| if mixed.is_two(f) { '2' } else { '1' }).iter().collect()
                }
            }),
            "locations" if self.locations.is_empty() => None,
            "locations" => {
                let words: Vec<_> = self.locations.iter().map(Location::word).collect();
                Some(words.join(","))
            }
            "guardians" => Some(self.guardians.word().to_owned()),
            "match" => Some(self.length.word().to_owned()),
            "cards" if self.cards == CardSet::ALL => None,
            "cards" => {
                let numbers: Vec<_> = self.cards.iter().map(|it| it.number().to_string()).collect();
                Some(numbers.join(","))
            }
            "hand" => self.hand.map(|hand| hand.to_string()),
            "goal" => Some(self.goal.to_string()),
            _ => None,
        }))
    }
}

impl std::str::FromStr for Options {
    type Err = BadOptions;

    fn from_str(text: &str) -> Result<Options, BadOptions> {
        let said = Said::read(SETTINGS, text).map_err(BadOptions::Setting)?;
        let cards: Vec<Card> = (0..CARDS).map(Card::from_index).collect();
        let usual = Options::default();
        let options = Options {
            deck: said.text("deck").map_or(usual.deck, read_deck),
            locations: said.some("locations", &Location::ALL).into_iter().flatten().collect(),
            guardians: said.one("guardians", &GuardianRule::ALL).unwrap_or_default(),
            length: said.one("match", &Length::ALL).unwrap_or_default(),
            cards: said.some("cards", &cards).map_or(usual.cards, CardSet::from_iter),
            hand: said.number("hand").and_then(NonZeroU8::new),
            goal: said.number("goal").unwrap_or(usual.goal),
            rules: usual.rules,
        };
        options.check()?;
        Ok(options)
    }
}

/// A digit for all factions, or one for each.
fn read_deck(text: &str) -> Deck {
    let digits = text.bytes().cycle();
    let two = Faction::ALL.into_iter().zip(digits).filter(|&(_, digit)| digit == b'2');
    two.fold(Deck::ONE, |deck, (faction, _)| deck.with_two(faction))
}
