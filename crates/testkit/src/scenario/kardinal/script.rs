//! A scenario that has been read.

use kardinal::{Action, Ask, Card, Cells, Drawn, Laws, Options};
use kernel::{Observer, Seat};
use std::collections::BTreeSet;

/// A scenario that has been read and not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The options.
    pub options: Options,
    /// The line that names the game.
    pub game: Line,
    /// The other lines, in order.
    pub lines: Vec<Line>,
    /// The rules cited in comments and on `illegal` and `next` lines.
    pub rules: BTreeSet<String>,
}

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number, counted from 1.
    pub number: usize,
    /// Its text, without comment and superfluous spaces.
    pub text: String,
    /// What it says.
    pub step: Step,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The game and its options.
    Game,
    /// How the table is set.
    Given(Vec<Item>),
    /// An answer.
    Answer(Seat, Action),
    /// An answer that is refused, by this rule.
    Illegal(Seat, Action, Option<String>),
    /// What chance brings.
    Chance(Drawn),
    /// What is so now.
    Then(Vec<Item>),
    /// What comes next.
    Next(Next),
    /// What an observer sees.
    Sees(Observer, String),
}

impl Step {
    /// Does it play on?
    pub(super) fn is_move(&self) -> bool {
        matches!(self, Step::Answer(..))
    }

    /// The rule a line cites besides its comment.
    pub(super) fn rule(&self) -> Option<&String> {
        if let Step::Illegal(_, _, rule) | Step::Next(Next::Over(_, rule)) = self {
            rule.as_ref()
        } else {
            None
        }
    }
}

/// One thing about the table: set up by `given`, claimed by `then`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A row of the display.
    Row(Row),
    /// A player's stones on the display.
    Stones(Seat, Cells),
    /// A player's stones in reserve.
    Reserve(Seat, u8),
    /// Stones a player has lost.
    Lost(Seat, u8),
    /// The Land cards a player has taken, sorted.
    Cards(Seat, Vec<Card>),
    /// The Law cards a player holds.
    Laws(Seat, Laws),
    /// The Law cards that were played.
    Played(Laws),
    /// Whose turn it is.
    Turn(Seat),
    /// Everyone's points, as if it ended now; only claimed.
    Score(Vec<(Seat, i16)>),
    /// A player's score sheet, as written; only claimed.
    Sheet(Seat, String),
}

/// The cards of a row that are still there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which row, counted from 1.
    pub row: u8,
    /// The column of the first card at the deal; 1 if there is none.
    pub from: u8,
    /// The cards, and whether a Law card lies on each.
    pub cards: Vec<(Card, bool)>,
}

/// What comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// A seat owes an answer to such a question.
    Asked(Seat, Kind),
    /// A seat owes an answer; these are the legal ones, if any are listed.
    Choose(Seat, Vec<Action>),
    /// The game is over, won by this seat or by nobody, by this rule.
    Over(Option<Seat>, Option<String>),
}

/// A kind of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is documented at Ask")]
pub enum Kind {
    Take,
    Pay,
    Place,
    Move,
    To,
}

impl Kind {
    pub(super) const ALL: [Kind; 5] = [Kind::Take, Kind::Pay, Kind::Place, Kind::Move, Kind::To];

    pub(super) fn of(ask: Ask) -> Kind {
        match ask {
            Ask::Take => Kind::Take,
            Ask::Pay => Kind::Pay,
            Ask::Place => Kind::Place,
            Ask::Move => Kind::Move,
            Ask::To(_) => Kind::To,
        }
    }

    pub(super) fn word(self) -> &'static str {
        match self {
            Kind::Take => "take",
            Kind::Pay => "pay",
            Kind::Place => "place",
            Kind::Move => "move",
            Kind::To => "to",
        }
    }
}
