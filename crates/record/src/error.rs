use crate::parse::{MAX_LINE_BYTES, MAX_LINES};
use crate::text::VERSION;
use kernel::{Game, Notation, Seat};
use std::convert::Infallible;
use std::error::Error;
use std::fmt;

/// Why a text is not a record of a certain game.
pub type ParseErrorOf<G> = ParseError<<G as Game>::BadOptions, <G as Notation>::BadText>;

/// Why a text is not a record, and where. `O` says why options are bad, `T` why an action or outcome is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError<O = Infallible, T = Infallible> {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem<O, T>,
}

/// A line of the header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// `trivium record 1`
    Version,
    /// `game cardia`
    Game,
    /// `rules 1`
    Rules,
    /// `options deck=1`
    Options,
    /// `commitment none`
    Commitment,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Version => write!(f, "`trivium record {VERSION}`"),
            Field::Game => f.write_str("`game NAME`"),
            Field::Rules => f.write_str("`rules NUMBER`"),
            Field::Options => f.write_str("`options` and perhaps `key=value` words"),
            Field::Commitment => {
                f.write_str("`commitment sha256:` with 64 digits 0-9a-f, or `commitment none`")
            }
        }
    }
}

/// What can be wrong with a line. Text is quoted from the input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem<O = Infallible, T = Infallible> {
    /// More lines than [`MAX_LINES`].
    TooManyLines,
    /// More bytes in a line than [`MAX_LINE_BYTES`].
    LineTooLong,
    /// The last line has no newline: the file was cut off.
    Truncated,
    /// A blank line, a space at either end, a tab, a carriage return or another control character.
    StrayWhiteSpace,
    /// The file ends within the header.
    HeaderEnds {
        /// The line that should come next.
        expected: Field,
    },
    /// Another line than the header should have here.
    Header {
        /// The line that should be here.
        expected: Field,
        /// The line that is.
        found: String,
    },
    /// A record of a version that this program does not read.
    Version {
        /// The version.
        found: String,
    },
    /// A record of another game.
    Game {
        /// Its name.
        found: String,
        /// The name of the game asked for.
        expected: &'static str,
    },
    /// A record of rules that this program does not have.
    Rules {
        /// The version of the rules it was played by.
        found: u32,
        /// The oldest version of the rules in this program.
        oldest: u32,
        /// The newest.
        newest: u32,
    },
    /// Impossible options.
    Options(O),
    /// Not the number that comes next.
    Number {
        /// The first word of the line.
        found: String,
        /// The number that comes next.
        expected: usize,
    },
    /// After the number comes neither `chance` nor a seat, or nothing after those.
    Entry {
        /// The line.
        found: String,
        /// How many seats the game has.
        seats: usize,
    },
    /// Not an action of the game.
    Action {
        /// Its text.
        found: String,
        /// Why not.
        why: T,
    },
    /// Not an outcome of chance in the game.
    Outcome {
        /// Its text.
        found: String,
        /// Why not.
        why: T,
    },
    /// Understood, but not the one way to write it.
    Spelling {
        /// The line.
        found: String,
        /// The line as it is written.
        expected: String,
    },
    /// Not the end of a game.
    End {
        /// The line.
        found: String,
        /// How many seats the game has.
        seats: usize,
    },
    /// Something after the end that is not the seed, or anything after the seed.
    AfterEnd {
        /// The line.
        found: String,
    },
}

impl<O: fmt::Display, T: fmt::Display> fmt::Display for ParseError<O, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl<O: fmt::Display, T: fmt::Display> fmt::Display for Problem<O, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TooManyLines => write!(f, "too many lines; a record has at most {MAX_LINES}"),
            Problem::LineTooLong => write!(f, "too long; a line has at most {MAX_LINE_BYTES} bytes"),
            Problem::Truncated => {
                f.write_str("the file is truncated; every line, also the last, ends with a newline")
            }
            Problem::StrayWhiteSpace => f.write_str(
                "stray white space; no blank lines, tabs or carriage returns, no space at either end",
            ),
            Problem::HeaderEnds { expected } => {
                write!(f, "the header stops here; next comes {expected}")
            }
            Problem::Header { expected, found } => {
                write!(f, "`{found}` is not the header line that comes here: {expected}")
            }
            Problem::Version { found } => {
                write!(f, "record version `{found}` is unknown; this program reads version {VERSION}")
            }
            Problem::Game { found, expected } => {
                write!(f, "a record of the game `{found}`; expected `{expected}`")
            }
            Problem::Rules { found, oldest, newest } => {
                let age = if found > newest { "newer" } else { "older" };
                write!(f, "played by {age} rules, version {found}; this program has ")?;
                match oldest == newest {
                    true => write!(f, "version {newest}"),
                    false => write!(f, "versions {oldest} to {newest}"),
                }
            }
            Problem::Options(why) => write!(f, "impossible options: {why}"),
            Problem::Number { found, expected } => {
                write!(f, "`{found}` instead of the number {expected}, or `end`")
            }
            Problem::Entry { found, seats } => {
                write!(f, "`{found}` says nothing; after the number comes `chance` or ")?;
                write!(f, "a seat{}, and then what happened", Seats(*seats))
            }
            Problem::Action { found, why } => write!(f, "`{found}` is not an action: {why}"),
            Problem::Outcome { found, why } => {
                write!(f, "`{found}` is not an outcome of chance: {why}")
            }
            Problem::Spelling { found, expected } => {
                write!(f, "`{found}` is written `{expected}` in a record")
            }
            Problem::End { found, seats } => {
                write!(f, "`{found}` is not an end; write `end A wins RULE`, `end A B share RULE` or ")?;
                write!(f, "`end draw RULE`, with seats{} in order", Seats(*seats))
            }
            Problem::AfterEnd { found } => {
                write!(f, "`{found}` after the end; only `seed` with 64 digits 0-9a-f may follow, once")
            }
        }
    }
}

/// ` (A to C)`
struct Seats(usize);

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.checked_sub(1).and_then(Seat::new) {
            Some(last) => write!(f, " (A to {last})"),
            None => Ok(()),
        }
    }
}

impl<O: fmt::Debug + fmt::Display, T: fmt::Debug + fmt::Display> Error for ParseError<O, T> {}
