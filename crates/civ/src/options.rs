//! What the players agree on before the first card.

use crate::card::{Age, Card, Domain};
use crate::cards::Cards;
use kernel::{Seat, SeatSet};
use std::fmt;

/// How the first cards are distributed (V1.5, V1.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// Each draws three.
    #[default]
    Basic,
    /// Each draws four, keeps one, passes on.
    Draft,
}

/// Who plays with whom (V1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Teams {
    /// Everyone alone.
    #[default]
    No,
    /// A and C against B and D.
    Yes,
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
            Variant::Draft => 4,
        }
    }

    /// How many cards of each Age the Age deck has before the deal. An Age with too few cards loses all (V5.2).
    pub fn deck_left(&self) -> [u8; 3] {
        Age::ALL.map(|age| self.deck.of_age(age).saturating_sub(self.remove))
    }

    /// Can this be played?
    pub fn check(&self) -> Result<(), BadOptions> {
        if !(2..=4).contains(&self.players) {
            return Err(BadOptions::Players(self.players.to_string()));
        }
        if self.teams == Teams::Yes && self.players != 4 {
            return Err(BadOptions::TeamsOf(self.players));
        }
        if let Some(first) = self.first
            && !self.seats().contains(first)
        {
            return Err(BadOptions::First(first.to_string(), self.players));
        }
        if self.remove > MOST_REMOVED {
            return Err(BadOptions::Remove(self.remove.to_string()));
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
    /// Not `key=value`.
    NotAPair(String),
    /// No such option.
    UnknownKey(String),
    /// The same option twice.
    Twice(String),
    /// Not 2 to 4.
    Players(String),
    /// Neither `basic` nor `draft`.
    Variant(String),
    /// Neither `yes` nor `no`.
    Teams(String),
    /// Teams with so many players.
    TeamsOf(u8),
    /// Not a seat among so many players.
    First(String, u8),
    /// Not a number of cards that can be removed.
    Remove(String),
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
            BadOptions::NotAPair(text) => {
                write!(f, "`{text}` is not an option; write key=value, for example players=3")
            }
            BadOptions::UnknownKey(key) => write!(
                f,
                "there is no option `{key}`; there are players, variant, teams, deck, remove and first"
            ),
            BadOptions::Twice(key) => write!(f, "option `{key}` is given twice"),
            BadOptions::Players(text) => {
                write!(f, "players cannot be `{text}`; write 2, 3 or 4 (V1.1)")
            }
            BadOptions::Variant(text) => {
                write!(f, "variant cannot be `{text}`; write basic or draft (V1.5, V1.6)")
            }
            BadOptions::Teams(text) => {
                write!(f, "teams cannot be `{text}`; write yes or no (V1.1)")
            }
            BadOptions::TeamsOf(players) => {
                write!(f, "{players} players cannot play in teams; write players=4 (V1.1)")
            }
            BadOptions::First(text, players) => {
                write!(f, "first cannot be `{text}`; write one of the seats of {players} players")
            }
            BadOptions::Remove(text) => {
                write!(f, "remove cannot be `{text}`; write 0 to {MOST_REMOVED} (V1.3)")
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
            let number = read_number(number).ok_or_else(bad)?;
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
        write!(f, "players={}", self.players)?;
        match self.variant {
            Variant::Basic => {}
            Variant::Draft => f.write_str(" variant=draft")?,
        }
        match self.teams {
            Teams::No => {}
            Teams::Yes => f.write_str(" teams=yes")?,
        }
        if self.deck != Cards::PRINTED {
            write!(f, " deck={}", Deck(self.deck))?;
        }
        if self.remove != removed(self.players) {
            write!(f, " remove={}", self.remove)?;
        }
        if let Some(first) = self.first {
            write!(f, " first={first}")?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Options {
    type Err = BadOptions;

    fn from_str(text: &str) -> Result<Options, BadOptions> {
        let mut options = Options::default();
        let mut remove = None;
        let mut seen: Vec<&str> = Vec::new();
        for word in text.split_ascii_whitespace() {
            let (key, value) =
                word.split_once('=').ok_or_else(|| BadOptions::NotAPair(word.into()))?;
            if seen.contains(&key) {
                return Err(BadOptions::Twice(key.into()));
            }
            seen.push(key);
            let number =
                |bad: fn(String) -> BadOptions| read_number(value).ok_or_else(|| bad(value.into()));
            match key {
                "players" => options.players = number(BadOptions::Players)?,
                "variant" => options.variant = read_variant(value)?,
                "teams" => options.teams = read_teams(value)?,
                "deck" => options.deck = read_deck(value)?,
                "remove" => remove = Some(number(BadOptions::Remove)?),
                "first" => {
                    let first = value.parse();
                    options.first =
                        Some(first.map_err(|()| BadOptions::First(value.into(), options.players))?);
                }
                _ => return Err(BadOptions::UnknownKey(key.into())),
            }
        }
        options.remove = remove.unwrap_or(removed(options.players));
        options.check()?;
        Ok(options)
    }
}

/// A number written the one way: no sign, no zero in front.
pub(crate) fn read_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

fn read_variant(text: &str) -> Result<Variant, BadOptions> {
    match text {
        "basic" => Ok(Variant::Basic),
        "draft" => Ok(Variant::Draft),
        _ => Err(BadOptions::Variant(text.into())),
    }
}

fn read_teams(text: &str) -> Result<Teams, BadOptions> {
    match text {
        "yes" => Ok(Teams::Yes),
        "no" => Ok(Teams::No),
        _ => Err(BadOptions::Teams(text.into())),
    }
}
