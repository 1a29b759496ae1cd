//! What can be wrong with a scenario: that it cannot be read, or that it is not true.

use super::Language;
use kernel::{Chance, Game, Refusal as _, RuleId, Seat};
use std::fmt;

/// Why a language's game refuses an action.
type Illegal<L> = <<L as Language>::Game as Game>::Illegal;

/// Why a text is not a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError<L: Language> {
    /// The line, counted from 1.
    pub line: usize,
    /// The line itself.
    pub text: String,
    /// What is wrong with it.
    pub wrong: L::Wrong,
}

impl<L: Language> fmt::Display for ScenarioError<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n  {}", self.line, self.text, self.wrong)
    }
}

impl<L: Language> std::error::Error for ScenarioError<L> {}

/// A scenario that cannot be read, or a line of one that is not true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure<L: Language> {
    /// The line, counted from 1.
    pub line: usize,
    /// The line itself: what it claims.
    pub text: String,
    /// What is so instead.
    pub fault: Fault<L>,
    /// Everything as it really is; boxed because it is much and rare. `None` before the table is set.
    pub picture: Option<Box<L::Picture>>,
}

/// What is so instead of what a line claims. Texts are quoted from the scenario or rendered from the real game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault<L: Language> {
    /// The line cannot be read.
    Unreadable(L::Wrong),
    /// The table cannot be set.
    Setup(L::BadSetup),
    /// What is really so, in the words of the line.
    Really(String),
    /// The answer is refused; these are legal.
    Refused(Illegal<L>, Vec<String>),
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
    /// What only this game has.
    Own(L::Misfit),
}

impl<L: Language> Fault<L> {
    /// Is the answer refused, by the rule if one is named, and does a refusal change nothing?
    pub(crate) fn unless_refused(
        before: &<L::Game as Game>::State,
        seat: Seat,
        action: <L::Game as Game>::Action,
        rule: Option<&str>,
        chance: &mut dyn Chance<<L::Game as Game>::Draw>,
    ) -> Result<Illegal<L>, Fault<L>> {
        let mut state = *before;
        let Err(illegal) = L::Game::play(&mut state, seat, action, chance, &mut Vec::new()) else {
            return Err(Fault::Accepted);
        };
        if state != *before {
            return Err(Fault::Changed);
        }
        if rule.is_some_and(|rule| rule != illegal.rule().0) {
            return Err(Fault::OtherRule(illegal.rule()));
        }
        Ok(illegal)
    }
}

impl<L: Language> fmt::Display for Fault<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unreadable(wrong) => wrong.fmt(f),
            Fault::Setup(bad) => bad.fmt(f),
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
            Fault::Own(misfit) => misfit.fmt(f),
        }
    }
}

impl<L: Language> fmt::Display for Failure<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n  {}", self.line, self.text, self.fault)?;
        match &self.picture {
            Some(picture) => write!(f, "\n{picture}"),
            None => Ok(()),
        }
    }
}

impl<L: Language> std::error::Error for Failure<L> {}

impl<L: Language> From<ScenarioError<L>> for Failure<L> {
    fn from(error: ScenarioError<L>) -> Failure<L> {
        let ScenarioError { line, text, wrong } = error;
        Failure { line, text, fault: Fault::Unreadable(wrong), picture: None }
    }
}
