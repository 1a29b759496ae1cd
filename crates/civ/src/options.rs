//! What the players agree on before the first card.

use crate::card::{Age, Card, Domain};
use crate::cards::Cards;
use crate::draft::PACK;
use kernel::{BadSetting, Purpose, RuleId, Said, Seat, SeatSet, Setting, Values};
use std::fmt;
use std::ops::RangeInclusive;

kernel::words! {
    /// How the first cards are distributed (V1.5, V1.6).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum Variant, word {
        /// Each draws three.
        #[default]
        Basic "basic",
        /// Each draws four, keeps one, passes on.
        Draft "draft",
    }
}

kernel::words! {
    /// Who plays with whom (V1.1).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum Teams, word {
        /// Everyone alone.
        #[default]
        No "no",
        /// A and C against B and D.
        Yes "yes",
    }
}

/// How many can play (V1.1).
pub const PLAYERS: RangeInclusive<u8> = 2..=4;

/// Every option there is, in the order in which they are written.
pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "players",
        values: Values::Number(*PLAYERS.start(), *PLAYERS.end()),
        default: Some("2"),
        rule: Some(RuleId("V1.1")),
        purpose: Purpose::Play,
        about: "Number of players",
    },
    Setting {
        key: "variant",
        values: Values::One(&Variant::WORDS),
        default: Some(Variant::Basic.word()),
        rule: Some(RuleId("V1.6")),
        purpose: Purpose::Play,
        about: "How the first cards are dealt: basic or draft",
    },
    Setting {
        key: "teams",
        values: Values::One(&Teams::WORDS),
        default: Some(Teams::No.word()),
        rule: Some(RuleId("V1.1")),
        purpose: Purpose::Play,
        about: "Play in teams, A and C against B and D; only with 4 players",
    },
    Setting {
        key: "deck",
        values: Values::Text,
        default: None,
        rule: Some(RuleId("V1.2")),
        purpose: Purpose::Study,
        about: "A smaller deck, for study: cards of Age I/II/III for each Domain, written as in records",
    },
    Setting {
        key: "remove",
        values: Values::Number(0, MOST_REMOVED),
        default: None,
        rule: Some(RuleId("V1.3")),
        purpose: Purpose::Study,
        about: "Number of cards of each Age that leave the game unseen, if not as in the rules",
    },
    Setting {
        key: "first",
        values: Values::Seat(*PLAYERS.end()),
        default: None,
        rule: Some(RuleId("V1.4")),
        purpose: Purpose::Play,
        about: "First Player [default: random]",
    },
];

/// How many cards of a Domain make hegemony with so many players (V4.1).
#[inline]
pub const fn hegemony(players: u8) -> u8 {
    if players == 2 { 8 } else { 7 }
}

/// What the players agree on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many play: 2 to 4 (V1.1).
    pub players: u8,
    /// Basic or draft.
    pub variant: Variant,
    /// Alone or in teams; teams need four players.
    pub teams: Teams,
    /// The cards: those printed, or fewer for study.
    pub deck: Cards,
    /// Cards of each Age that leave unseen (V1.3).
    pub remove: u8,
    /// Who is First Player; drawn if nobody is named (V1.4).
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options::new(2)
    }
}

/// The most cards of each Age that can be agreed to leave unseen.
const MOST_REMOVED: u8 = 44;

impl Options {
    /// The printed game for so many players.
    pub const fn new(players: u8) -> Options {
        Options {
            players,
            variant: Variant::Basic,
            teams: Teams::No,
            deck: Cards::PRINTED,
            remove: removed(players),
            first: None,
        }
    }

    /// The players.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players.into())
    }

    /// How many cards everyone gets at the start.
    pub const fn dealt(&self) -> u8 {
        match self.variant {
            Variant::Basic => 3,
            Variant::Draft => PACK,
        }
    }

    /// How many cards of each Age the Age deck has before the deal. An Age with too few cards loses all (V5.2).
    pub fn deck_left(&self) -> [u8; Age::ALL.len()] {
        Age::ALL.map(|age| self.deck.of_age(age).saturating_sub(self.remove))
    }

    /// Can this be played?
    pub fn check(&self) -> Result<(), BadOptions> {
        let bad = |key, n| Err(BadOptions::Setting(BadSetting::number(SETTINGS, key, n)));
        if !PLAYERS.contains(&self.players) {
            return bad("players", self.players);
        }
        if self.remove > MOST_REMOVED {
            return bad("remove", self.remove);
        }
        if self.teams == Teams::Yes && self.players != 4 {
            return Err(BadOptions::TeamsOf(self.players));
        }
        if let Some(first) = self.first
            && !self.seats().contains(first)
        {
            return Err(BadOptions::First(first, self.players));
        }
        if !Cards::PRINTED.contains(self.deck) {
            return Err(BadOptions::MoreThanPrinted);
        }
        let needed = self.players * self.dealt();
        let left = self.deck_left();
        // The packs of a draft have one back, so that nobody sees what is kept (V5.3).
        let has = match self.variant {
            Variant::Basic => left.iter().sum(),
            Variant::Draft => left.into_iter().find(|&n| n > 0).unwrap_or(0),
        };
        if has < needed {
            return Err(BadOptions::TooFewCards { variant: self.variant, has, needed });
        }
        Ok(())
    }
}

/// Cards of each Age that leave unseen (V1.3).
const fn removed(players: u8) -> u8 {
    if players == 4 { 0 } else { 3 }
}

/// Why options cannot be played or understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOptions {
    /// Not `key=value` words of these options.
    Setting(BadSetting),
    /// Teams with so many players.
    TeamsOf(u8),
    /// Not a seat among so many players.
    First(Seat, u8),
    /// Not six triples of numbers.
    Deck(String),
    /// More cards than the printed game has.
    MoreThanPrinted,
    /// Too few cards for the deal.
    TooFewCards {
        /// Which deal.
        variant: Variant,
        /// The cards there are: of the whole deck, or of its first Age for a draft.
        has: u8,
        /// Those that are dealt.
        needed: u8,
    },
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOptions::Setting(why) => why.fmt(f),
            BadOptions::TeamsOf(players) => {
                write!(f, "{players} players cannot play in teams; write players=4 (V1.1)")
            }
            BadOptions::First(text, players) => {
                write!(f, "first cannot be `{text}`; write one of the seats of {players} players")
            }
            BadOptions::Deck(text) => write!(
                f,
                "deck cannot be `{text}`; write six triples like {} (V1.2)",
                Deck(Cards::PRINTED)
            ),
            BadOptions::MoreThanPrinted => {
                write!(
                    f,
                    "the deck has more than the printed cards {} (V1.2)",
                    Deck(Cards::PRINTED)
                )
            }
            BadOptions::TooFewCards { variant: Variant::Basic, has, needed } => {
                write!(f, "the deal needs {needed} cards and the deck has {has} (V1.5)")
            }
            BadOptions::TooFewCards { variant: Variant::Draft, has, needed } => {
                write!(f, "the draft needs {needed} cards of one Age and the deck has {has} (V1.6)")
            }
        }
    }
}

impl std::error::Error for BadOptions {}

/// A deck as options write it: for each Domain its cards of Age I, II and III.
struct Deck(Cards);

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, domain) in Domain::ALL.into_iter().enumerate() {
            let [one, two, three] =
                Age::ALL.map(|age| Card::new(domain, age).map_or(0, |card| self.0.count(card)));
            let comma = if n == 0 { "" } else { "," };
            write!(f, "{comma}{one}/{two}/{three}")?;
        }
        Ok(())
    }
}

fn read_deck(text: &str) -> Result<Cards, BadOptions> {
    let bad = || BadOptions::Deck(text.into());
    let mut deck = Cards::NONE;
    let triples: Vec<&str> = text.split(',').collect();
    if triples.len() != Domain::ALL.len() {
        return Err(bad());
    }
    for (domain, triple) in Domain::ALL.into_iter().zip(triples) {
        let numbers: Vec<&str> = triple.split('/').collect();
        if numbers.len() != Age::ALL.len() {
            return Err(bad());
        }
        for (age, number) in Age::ALL.into_iter().zip(numbers) {
            let number = kernel::setting::number(number).ok_or_else(bad)?;
            match Card::new(domain, age) {
                Some(card) if number <= Cards::PRINTED.count(card) => {
                    deck = (0..number).fold(deck, |deck, _| deck + Cards::only(card));
                }
                None if number == 0 => {}
                Some(_) | None => return Err(BadOptions::MoreThanPrinted),
            }
        }
    }
    Ok(deck)
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&kernel::setting::write(SETTINGS, |key| match key {
            "players" => Some(self.players.to_string()),
            "variant" => Some(self.variant.word().to_owned()),
            "teams" => Some(self.teams.word().to_owned()),
            "deck" if self.deck == Cards::PRINTED => None,
            "deck" => Some(Deck(self.deck).to_string()),
            "remove" if self.remove == removed(self.players) => None,
            "remove" => Some(self.remove.to_string()),
            "first" => self.first.map(|first| first.to_string()),
            _ => None,
        }))
    }
}

impl std::str::FromStr for Options {
    type Err = BadOptions;

    fn from_str(text: &str) -> Result<Options, BadOptions> {
        let said = Said::read(SETTINGS, text).map_err(BadOptions::Setting)?;
        let printed = said.number("players").map_or_else(Options::default, Options::new);
        let options = Options {
            variant: said.one("variant", &Variant::ALL).unwrap_or_default(),
            teams: said.one("teams", &Teams::ALL).unwrap_or_default(),
            deck: said.text("deck").map_or(Ok(printed.deck), read_deck)?,
            remove: said.number("remove").unwrap_or(printed.remove),
            first: said.text("first").and_then(|seat| seat.parse().ok()),
            ..printed
        };
        options.check()?;
        Ok(options)
    }
}
