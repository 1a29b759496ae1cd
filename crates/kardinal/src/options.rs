//! What the players agree on before the first card.

use crate::cell::{COLUMNS, Cells, ROWS};
use crate::deck::{BadDeck, Deck};
use kernel::{BadSetting, Purpose, RuleId, Said, Seat, SeatSet, Setting, Values};
use std::fmt;
use std::ops::RangeInclusive;

kernel::words! {
    /// May a card be taken that lay under another one, further in, when the turn began (K2.1)?
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum Uncovered, word {
        /// Yes: any end at the moment of taking.
        #[default]
        Yes "yes",
        /// No: only what was an end when the turn began.
        No "no",
    }
}

kernel::words! {
    /// What may still be taken once as many circle symbols are taken as may be (K2.2)?
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum CircleRule, word {
        /// Cards without circles: only the sum of circles is limited.
        #[default]
        Sum "sum",
        /// Nothing.
        Strict "strict",
    }
}

/// How many can play (K1.1).
pub const PLAYERS: RangeInclusive<u8> = 3..=5;

/// Every option there is, in the order in which they are written.
pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "players",
        values: Values::Number(*PLAYERS.start(), *PLAYERS.end()),
        default: Some("4"),
        rule: Some(RuleId("K1.1")),
        purpose: Purpose::Play,
        about: "Number of players",
    },
    Setting {
        key: "uncovered",
        values: Values::One(&Uncovered::WORDS),
        default: Some(Uncovered::Yes.word()),
        rule: Some(RuleId("K2.1")),
        purpose: Purpose::Play,
        about: "Whether a player may take a card in the turn in which it was uncovered: yes or no",
    },
    Setting {
        key: "circles",
        values: Values::One(&CircleRule::WORDS),
        default: Some(CircleRule::Sum.word()),
        rule: Some(RuleId("K2.2")),
        purpose: Purpose::Play,
        about: "What a player may add to two circles: sum allows cards without circles, strict allows nothing",
    },
    Setting {
        key: "first",
        values: Values::Seat(*PLAYERS.end()),
        default: None,
        rule: Some(RuleId("K1.8")),
        purpose: Purpose::Play,
        about: "Start player [default: random]",
    },
    Setting {
        key: "rows",
        values: Values::Number(1, ROWS),
        default: Some("4"),
        rule: None,
        purpose: Purpose::Study,
        about: "Rows of the display; fewer than 4 for study, with a deck of as many cards",
    },
    Setting {
        key: "columns",
        values: Values::Number(1, COLUMNS),
        default: Some("14"),
        rule: None,
        purpose: Purpose::Study,
        about: "Columns of the display; fewer than 14 for study, with a deck of as many cards",
    },
    Setting {
        key: "deck",
        values: Values::Text,
        default: None,
        rule: Some(RuleId("K1.4")),
        purpose: Purpose::Play,
        about: "Land cards that replace the reconstructed ones",
    },
];

/// What the players agree on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many play: 3 to 5 (K1.1).
    pub players: u8,
    /// May cards uncovered in a turn be taken in it (K2.1)?
    pub uncovered: Uncovered,
    /// May cards without circles be added to as many circles as may be taken (K2.2)?
    pub circles: CircleRule,
    /// The start player, if the players chose one (K1.8).
    pub first: Option<Seat>,
    /// Rows of the display: 4, or fewer in a reduced game for study.
    pub rows: u8,
    /// Columns of the display: 14, or fewer in a reduced game for study.
    pub columns: u8,
    /// The Land cards (K1.4).
    pub deck: Deck,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            uncovered: Uncovered::Yes,
            circles: CircleRule::Sum,
            first: None,
            rows: ROWS,
            columns: COLUMNS,
            deck: Deck::DEFAULT,
        }
    }
}

impl Options {
    /// How many stones of a player may lie on the display (K1.7).
    pub const fn cap(&self) -> u8 {
        cap(self.players)
    }

    /// The players.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players.into())
    }

    /// The cells of the display.
    pub fn cells(&self) -> Cells {
        Cells::display(self.rows, self.columns)
    }

    /// Is it the full display of 4 × 14?
    pub const fn is_full(&self) -> bool {
        self.rows == ROWS && self.columns == COLUMNS
    }

    /// Can this be played?
    pub fn check(&self) -> Result<(), BadOptions> {
        let bad = |key, n| Err(BadOptions::Setting(BadSetting::number(SETTINGS, key, n)));
        if !PLAYERS.contains(&self.players) {
            return bad("players", self.players);
        }
        if let Some(first) = self.first
            && !self.seats().contains(first)
        {
            return Err(BadOptions::First(first, self.players));
        }
        if !(1..=ROWS).contains(&self.rows) {
            return bad("rows", self.rows);
        }
        if !(1..=COLUMNS).contains(&self.columns) {
            return bad("columns", self.columns);
        }
        if self.is_full() {
            return self.deck.check_full().map_err(BadOptions::Deck);
        }
        let (cells, cards) = (self.rows * self.columns, self.deck.len());
        if cells != cards {
            return Err(BadOptions::Size { cells, cards });
        }
        Ok(())
    }
}

/// How many stones of a player may lie on the display with so many players (K1.7).
#[inline]
pub(crate) const fn cap(players: u8) -> u8 {
    if players == 3 { 3 } else { 2 }
}

/// Why options cannot be played or understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOptions {
    /// Not `key=value` words of these options.
    Setting(BadSetting),
    /// This seat is not one of so many players.
    First(Seat, u8),
    /// A deck that is none.
    Deck(BadDeck),
    /// A reduced display needs a deck with a card for each cell.
    Size {
        /// Cells of the display.
        cells: u8,
        /// Cards of the deck.
        cards: u8,
    },
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOptions::Setting(why) => why.fmt(f),
            BadOptions::First(seat, players) => {
                write!(
                    f,
                    "first cannot be `{seat}`; write one of the seats of {players} players (K1.8)"
                )
            }
            BadOptions::Deck(why) => write!(f, "deck: {why}"),
            BadOptions::Size { cells, cards } => write!(
                f,
                "{cards} cards do not fit {cells} cells; a reduced display needs deck= with a card for each cell"
            ),
        }
    }
}

impl std::error::Error for BadOptions {}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&kernel::setting::write(SETTINGS, |key| match key {
            "players" => Some(self.players.to_string()),
            "uncovered" => Some(self.uncovered.word().to_owned()),
            "circles" => Some(self.circles.word().to_owned()),
            "first" => self.first.map(|first| first.to_string()),
            "rows" => Some(self.rows.to_string()),
            "columns" => Some(self.columns.to_string()),
            "deck" if self.deck == Deck::DEFAULT => None,
            "deck" => Some(self.deck.to_string()),
            _ => None,
        }))
    }
}

impl std::str::FromStr for Options {
    type Err = BadOptions;

    fn from_str(text: &str) -> Result<Options, BadOptions> {
        let said = Said::read(SETTINGS, text).map_err(BadOptions::Setting)?;
        let usual = Options::default();
        let deck = said.text("deck").map(str::parse).transpose().map_err(BadOptions::Deck)?;
        let options = Options {
            players: said.number("players").unwrap_or(usual.players),
            uncovered: said.one("uncovered", &Uncovered::ALL).unwrap_or_default(),
            circles: said.one("circles", &CircleRule::ALL).unwrap_or_default(),
            first: said.text("first").and_then(|seat| seat.parse().ok()),
            rows: said.number("rows").unwrap_or(usual.rows),
            columns: said.number("columns").unwrap_or(usual.columns),
            deck: deck.unwrap_or(usual.deck),
        };
        options.check()?;
        Ok(options)
    }
}
