//! A scenario that has been read.

use super::{Action, Options, Outcome, Table};
use kernel::{Observer, Seat, SeatSet};
use std::collections::BTreeSet;

/// A scenario that has been read and not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario<L: Table> {
    /// The options.
    pub options: Options<L>,
    /// The line that names the game.
    pub game: Line<L>,
    /// The other lines, in order.
    pub lines: Vec<Line<L>>,
    /// The rules cited in comments and on `illegal` and `next` lines.
    pub rules: BTreeSet<String>,
}

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<L: Table> {
    /// Its number, counted from 1.
    pub number: usize,
    /// Its text, without comment and superfluous spaces.
    pub text: String,
    /// What it says.
    pub step: Step<L>,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<L: Table> {
    /// The game and its options.
    Game,
    /// How the table is set.
    Given(Vec<L::Item>),
    /// An answer.
    Answer(Seat, Action<L>),
    /// An answer that is refused, by this rule.
    Illegal(Seat, Action<L>, Option<String>),
    /// What chance brings.
    Chance(Outcome<L>),
    /// What is so now.
    Then(Vec<L::Item>),
    /// What comes next.
    Next(Next<L>),
    /// What an observer sees.
    Sees(Observer, String),
}

impl<L: Table> Step<L> {
    /// Does it play on?
    pub(super) fn is_move(&self) -> bool {
        matches!(self, Step::Answer(..))
    }

    /// The rule a line cites besides its comment.
    pub(super) fn rule(&self) -> Option<&String> {
        if let Step::Illegal(_, _, rule) | Step::Next(Next::Over(_, _, rule)) = self {
            rule.as_ref()
        } else {
            None
        }
    }
}

/// What comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next<L: Table> {
    /// A seat owes an answer to such a question.
    Asked(Seat, L::Kind),
    /// These seats owe an answer; these are the legal ones of a single seat, if any are listed.
    Choose(SeatSet, Vec<Action<L>>),
    /// The game is over: who won, how, and by which rule.
    Over(SeatSet, &'static str, Option<String>),
}
