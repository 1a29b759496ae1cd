use crate::TS;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

/// A name of the notation. There are only so many of them, so that putting one down copies nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String))]
#[serde(transparent)]
pub struct Word(#[ts(as = "String")] Cow<'static, str>);

impl From<&'static str> for Word {
    fn from(word: &'static str) -> Word {
        Word(Cow::Borrowed(word))
    }
}

impl From<String> for Word {
    fn from(word: String) -> Word {
        Word(Cow::Owned(word))
    }
}

impl Deref for Word {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl PartialEq<&str> for Word {
    fn eq(&self, other: &&str) -> bool {
        **self == **other
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[allow(missing_docs, reason = "the letter is all there is to say")]
pub enum Seat {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl Seat {
    /// All of them, in order.
    pub const ALL: [Seat; kernel::Seat::MAX] =
        [Seat::A, Seat::B, Seat::C, Seat::D, Seat::E, Seat::F, Seat::G, Seat::H];

    /// `A`
    pub const fn letter(self) -> &'static str {
        match self {
            Seat::A => "A",
            Seat::B => "B",
            Seat::C => "C",
            Seat::D => "D",
            Seat::E => "E",
            Seat::F => "F",
            Seat::G => "G",
            Seat::H => "H",
        }
    }

    /// Those of a set, in order.
    pub fn of_set(seats: kernel::SeatSet) -> Vec<Seat> {
        seats.iter().map(Seat::from).collect()
    }
}

impl From<kernel::Seat> for Seat {
    fn from(seat: kernel::Seat) -> Seat {
        Seat::ALL[seat.index()]
    }
}

impl From<Seat> for kernel::Seat {
    fn from(seat: Seat) -> kernel::Seat {
        kernel::Seat::new(seat as usize).unwrap_or(kernel::Seat::A)
    }
}

/// Something on the table that an answer is about, so that a client can show where to click.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Touch {
    /// A card of the own hand or deck, by its name.
    Card {
        /// In notation.
        name: String,
    },
    /// A card in play.
    CardInPlay {
        /// Whose.
        owner: Seat,
        /// In notation.
        name: String,
    },
    /// A cell of a display, counted from 1.
    Cell {
        /// Its row.
        row: u32,
        /// Its column.
        column: u32,
    },
    /// A player.
    Player {
        /// Who.
        seat: Seat,
    },
    /// A faction, a Domain or another group of cards.
    Group {
        /// In notation.
        name: String,
    },
    /// A stone in the own reserve.
    Reserve,
}
