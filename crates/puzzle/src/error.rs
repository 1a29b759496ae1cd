use std::fmt;

/// Why a text is not a list of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPuzzle {
    /// The game the file is of.
    pub game: &'static str,
    /// The line of the text, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The first line does not name rules that this program has.
    Rules(String),
    /// The line has not all its fields.
    Form,
    /// A field that cannot be read, and what belongs there.
    Field(&'static str, String),
    /// The options are impossible, and why.
    Options(String),
    /// There is such a puzzle already.
    Twice(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Rules(why) => {
                write!(f, "{why}; the first line is `rules NUMBER`, the version of the rules")
            }
            Fault::Form => f.write_str(
                "a puzzle is written `SEED SEAT | OPTIONS | MOVES | ANSWER | THEME RATING | VALUES`",
            ),
            Fault::Field(what, text) => write!(f, "`{text}` is not {what}"),
            Fault::Options(why) => write!(f, "the options are impossible: {why}"),
            Fault::Twice(id) => write!(f, "there is a puzzle `{id}` already"),
        }
    }
}

impl fmt::Display for BadPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "puzzles/{}.txt:{}: {}", self.game, self.line, self.fault)
    }
}

impl std::error::Error for BadPuzzle {}
