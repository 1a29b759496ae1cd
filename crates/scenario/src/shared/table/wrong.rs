//! What can be wrong with a line.

use super::Table;
use crate::shared::Language;
use std::fmt;

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong<L: Language> {
    /// The first line does not name this game.
    NoGame,
    /// The game is named twice.
    SecondGame,
    /// The options cannot be understood.
    Options(L::BadOptions),
    /// No line begins so.
    Verb(String),
    /// Not an action or not chance.
    Text(L::BadText),
    /// Not a player of this game.
    Seat(String),
    /// Not a number.
    Number(String),
    /// Only a claim: it cannot be set up.
    OnlyClaimed(String),
    /// Not what can come next.
    Next(String),
    /// No observer and colon.
    Observer(String),
    /// Only for setting the table, but a move was made.
    TooLate,
    /// The same thing set up twice; the line that did it first.
    Again(usize),
    /// An item of the table that is none.
    Item(L::Misread),
}

impl<L: Table> fmt::Display for Wrong<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NoGame => write!(
                f,
                "the first line must name the game and its options, for example `{}`",
                L::FIRST_LINE
            ),
            Wrong::SecondGame => f.write_str("a scenario has one game; start another file"),
            Wrong::Options(bad) => bad.fmt(f),
            Wrong::Verb(text) => write!(
                f,
                "no line begins with `{text}`; there are game, given, the players {}, illegal, chance, then, next and sees",
                L::PLAYERS
            ),
            Wrong::Text(bad) => bad.fmt(f),
            Wrong::Seat(text) => write!(f, "nobody here is called `{text}`; players are A, B, C …"),
            Wrong::Number(text) => write!(f, "`{text}` is not a number"),
            Wrong::OnlyClaimed(text) => {
                write!(f, "`{text}` follows from the rest; claim it with `then`")
            }
            Wrong::Next(text) => write!(f, "`{text}` cannot come next; write {}", L::NEXT),
            Wrong::Observer(text) => {
                write!(f, "`{text}` names no observer; write `A: …` or `all: …`")
            }
            Wrong::TooLate => f.write_str("the table is set before the first move"),
            Wrong::Again(line) => write!(f, "line {line} has set this up already"),
            Wrong::Item(misread) => misread.fmt(f),
        }
    }
}
