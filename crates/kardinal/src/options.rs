//! What the players agree on before the first card.

use crate::cell::{COLUMNS, Cells, ROWS};
use crate::deck::{BadDeck, Deck};
use std::fmt;

/// May a card be taken that lay under another one, further in, when the turn began (K2.1)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Uncovered {
    /// Yes: any end at the moment of taking.
    #[default]
    Yes,
    /// No: only what was an end when the turn began.
    No,
}

/// What the players agree on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many play: 3 to 5 (K1.1).
    pub players: u8,
    /// May cards uncovered in a turn be taken in it (K2.1)?
    pub uncovered: Uncovered,
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
        if !(3..=5).contains(&self.players) {
            return Err(BadOptions::Players(self.players.to_string()));
        }
        if !(1..=ROWS).contains(&self.rows) {
            return Err(BadOptions::Rows(self.rows.to_string()));
        }
        if !(1..=COLUMNS).contains(&self.columns) {
            return Err(BadOptions::Columns(self.columns.to_string()));
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
    /// Not `key=value`.
    NotAPair(String),
    /// No such option.
    UnknownKey(String),
    /// The same option twice.
    Twice(String),
    /// Not 3 to 5.
    Players(String),
    /// Neither `yes` nor `no`.
    Uncovered(String),
    /// Not 1 to 4.
    Rows(String),
    /// Not 1 to 14.
    Columns(String),
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
            BadOptions::NotAPair(text) => {
                write!(f, "`{text}` is not an option; write key=value, for example players=4")
            }
            BadOptions::UnknownKey(key) => write!(
                f,
                "there is no option `{key}`; there are players, uncovered, rows, columns and deck"
            ),
            BadOptions::Twice(key) => write!(f, "option `{key}` is given twice"),
            BadOptions::Players(text) => {
                write!(f, "players cannot be `{text}`; write 3, 4 or 5 (K1.1)")
            }
            BadOptions::Uncovered(text) => {
                write!(f, "uncovered cannot be `{text}`; write yes or no (K2.1)")
            }
            BadOptions::Rows(text) => write!(f, "rows cannot be `{text}`; write 1 to 4"),
            BadOptions::Columns(text) => write!(f, "columns cannot be `{text}`; write 1 to 14"),
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
        write!(f, "players={}", self.players)?;
        match self.uncovered {
            Uncovered::Yes => {}
            Uncovered::No => f.write_str(" uncovered=no")?,
        }
        if self.rows != ROWS {
            write!(f, " rows={}", self.rows)?;
        }
        if self.columns != COLUMNS {
            write!(f, " columns={}", self.columns)?;
        }
        if self.deck != Deck::DEFAULT {
            write!(f, " deck={}", self.deck)?;
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
            let number =
                |bad: fn(String) -> BadOptions| read_number(value).ok_or_else(|| bad(value.into()));
            match key {
                "players" => options.players = number(BadOptions::Players)?,
                "uncovered" => options.uncovered = read_uncovered(value)?,
                "rows" => options.rows = number(BadOptions::Rows)?,
                "columns" => options.columns = number(BadOptions::Columns)?,
                "deck" => options.deck = value.parse().map_err(BadOptions::Deck)?,
                _ => return Err(BadOptions::UnknownKey(key.into())),
            }
        }
        options.check()?;
        Ok(options)
    }
}

/// A number written the one way: no sign, no zero in front.
pub(crate) fn read_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

fn read_uncovered(text: &str) -> Result<Uncovered, BadOptions> {
    match text {
        "yes" => Ok(Uncovered::Yes),
        "no" => Ok(Uncovered::No),
        _ => Err(BadOptions::Uncovered(text.into())),
    }
}
