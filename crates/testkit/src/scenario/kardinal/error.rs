//! What can be wrong with a scenario: that it cannot be read, or that it is not true.

use kardinal::setup::BadSetup;
use kardinal::{BadCard, BadOptions, BadText, Illegal};
use kernel::{RuleId, Seat};
use std::fmt;

/// Why a text is not a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// The line, counted from 1.
    pub line: usize,
    /// The line itself.
    pub text: String,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The first line does not name this game.
    NoGame,
    /// The game is named twice.
    SecondGame,
    /// The options cannot be understood.
    Options(BadOptions),
    /// No line begins so.
    Verb(String),
    /// An action, a cell or chance that is none.
    Text(BadText),
    /// Not a Land card.
    Card(BadCard),
    /// Not a law.
    Law(String),
    /// More than two of a law.
    TooManyLaws(String),
    /// Not a player of this game.
    Seat(String),
    /// Nothing that can be set up or claimed.
    Item(String),
    /// Not a number.
    Number(String),
    /// Not a row.
    Row(String),
    /// The same cell twice.
    CellTwice(String),
    /// Not the points of all players.
    Score(String),
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
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NoGame => f.write_str(
                "the first line must name the game and its options, for example `game kardinal players=3`",
            ),
            Wrong::SecondGame => f.write_str("a scenario has one game; start another file"),
            Wrong::Options(bad) => bad.fmt(f),
            Wrong::Verb(text) => write!(
                f,
                "no line begins with `{text}`; there are game, given, the players A to E, illegal, chance, then, next and sees"
            ),
            Wrong::Text(bad) => bad.fmt(f),
            Wrong::Card(bad) => bad.fmt(f),
            Wrong::Law(text) => BadText::Law(text.clone()).fmt(f),
            Wrong::TooManyLaws(text) => {
                write!(f, "`{text}`: there are two of each law (K1.6)")
            }
            Wrong::Seat(text) => write!(f, "nobody here is called `{text}`; players are A, B, C …"),
            Wrong::Item(text) => write!(
                f,
                "`{text}` says nothing of the table; write `row 1 from 5: …`, `A stones row 1.3, row 2.5`, `A reserve 2`, \
                 `A lost 1`, `A cards …`, `A laws …`, `played …`, `turn A`, `score A 3 B 2 …` or `sheet A …`"
            ),
            Wrong::Number(text) => write!(f, "`{text}` is not a number"),
            Wrong::Row(text) => write!(
                f,
                "`{text}` is not a row of this display; write `row 1: …`, `row 1 from 5: …` or `row 1: -`"
            ),
            Wrong::CellTwice(text) => write!(f, "{text} is named twice"),
            Wrong::Score(text) => {
                write!(f, "`{text}` are not the points of all; write for example `score A 12 B 7 C 3`")
            }
            Wrong::OnlyClaimed(text) => {
                write!(f, "`{text}` follows from the rest; claim it with `then`")
            }
            Wrong::Next(text) => write!(
                f,
                "`{text}` cannot come next; write `A take` (pay, place, move, to), `A choose …`, `A wins` or `no winner`"
            ),
            Wrong::Observer(text) => {
                write!(f, "`{text}` names no observer; write `A: …` or `all: …`")
            }
            Wrong::TooLate => f.write_str("the table is set before the first move"),
            Wrong::Again(line) => write!(f, "line {line} has set this up already"),
        }
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n  {}", self.line, self.text, self.wrong)
    }
}

impl std::error::Error for ScenarioError {}

/// A scenario that cannot be read, or a line of one that is not true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line, counted from 1.
    pub line: usize,
    /// The line itself: what it claims.
    pub text: String,
    /// What is so instead.
    pub fault: Fault,
    /// Everything as it really is, in lines that a scenario could claim. Empty before the table is set.
    pub picture: Vec<String>,
}

/// What is so instead of what a line claims. Texts are quoted from the scenario or rendered from the real game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The line cannot be read.
    Unreadable(Wrong),
    /// The table cannot be set.
    Setup(BadSetup),
    /// The stones given to a player are not three.
    NotThreeStones(Seat),
    /// What is really so, in the words of the line.
    Really(String),
    /// The answer is refused; these are legal.
    Refused(Illegal, Vec<String>),
    /// The answer that should be refused is legal.
    Accepted,
    /// It is refused by another rule.
    OtherRule(RuleId),
    /// A refusal changed the game.
    Changed,
    /// A question is still open.
    Unanswered(String),
    /// Chance was never asked this.
    ChanceUnused,
    /// Chance cannot bring this; these are possible.
    ChanceImpossible(Vec<String>),
    /// No line says what chance brings; these are possible.
    ChanceNeeded(Vec<String>),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unreadable(wrong) => wrong.fmt(f),
            Fault::Setup(bad) => bad.fmt(f),
            Fault::NotThreeStones(seat) => {
                write!(f, "{seat} has three stones: on the display, in reserve and lost (K1.7)")
            }
            Fault::Really(text) => write!(f, "really: {text}"),
            Fault::Refused(illegal, legal) if legal.is_empty() => write!(f, "refused: {illegal}"),
            Fault::Refused(illegal, legal) => {
                write!(f, "refused: {illegal}; legal: {}", legal.join(" / "))
            }
            Fault::Accepted => f.write_str("this answer is legal"),
            Fault::OtherRule(rule) => write!(f, "refused by {rule}"),
            Fault::Changed => f.write_str("refused, but the refusal changed the game"),
            Fault::Unanswered(next) => write!(f, "a question is still open: {next}"),
            Fault::ChanceUnused => f.write_str("chance was never asked this"),
            Fault::ChanceImpossible(possible) => {
                write!(f, "chance can bring only {}", possible.join(", "))
            }
            Fault::ChanceNeeded(possible) => {
                write!(f, "a chance line must say which: {}", possible.join(", "))
            }
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n  {}", self.line, self.text, self.fault)?;
        self.picture.iter().try_for_each(|line| write!(f, "\n{line}"))
    }
}

impl std::error::Error for Failure {}

impl From<ScenarioError> for Failure {
    fn from(error: ScenarioError) -> Failure {
        let ScenarioError { line, text, wrong } = error;
        Failure { line, text, fault: Fault::Unreadable(wrong), picture: Vec::new() }
    }
}
