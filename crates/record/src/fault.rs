use crate::{Drawn, End, HEADER_LINES};
use kernel::{Draw, Notation, Outcome, Refusal, Seat, SeatSet};
use std::error::Error;
use std::fmt;

/// Why a record cannot be played again, and where.
pub struct ReplayError<G: Notation> {
    /// The line of the printed record, counted from 1. Line number `n` of the game is line
    /// [`HEADER_LINES`]` + n`.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault<G>,
    /// To write actions and outcomes.
    options: G::Options,
}

/// What can be wrong with a record that parses.
pub enum Fault<G: Notation> {
    /// The game cannot be started with these options.
    Options(G::BadOptions),
    /// The rules refuse this action.
    Illegal {
        /// Whose.
        seat: Seat,
        /// What was tried.
        action: G::Action,
        /// Why it is refused.
        why: G::Illegal,
    },
    /// Chance cannot bring this here.
    Impossible {
        /// What the record says.
        found: Drawn<G>,
        /// What chance is asked.
        asked: G::Draw,
    },
    /// Chance is asked, and the record has no answer.
    Missing {
        /// What chance is asked.
        asked: G::Draw,
    },
    /// The record has an outcome that chance was not asked for.
    Surplus {
        /// What the record says.
        found: Drawn<G>,
    },
    /// An action although the game is over.
    AfterEnd {
        /// Whose.
        seat: Seat,
        /// How the game had ended.
        outcome: Outcome,
    },
    /// The game ended in another way than the record says.
    WrongEnd {
        /// What the record says.
        found: End,
        /// How it really ended.
        real: End,
    },
    /// The game is over, and the record does not say so.
    NoEnd {
        /// How it ended.
        real: End,
    },
    /// The record says that the game ended, and it did not.
    NotOver {
        /// What the record says.
        found: End,
        /// Who still owes a choice.
        owed: SeatSet,
    },
    /// The seed is not the one that was promised.
    WrongSeed,
    /// The seed deals something else than the record says.
    Unseeded {
        /// What the record says.
        found: Drawn<G>,
        /// What the seed deals.
        dealt: Drawn<G>,
    },
}

impl<G: Notation> ReplayError<G> {
    pub(crate) fn new(line: usize, fault: Fault<G>, options: &G::Options) -> Box<Self> {
        Box::new(ReplayError { line, fault, options: options.clone() })
    }

    /// The number of the line within the game; `None` for the header.
    pub fn number(&self) -> Option<usize> {
        self.line.checked_sub(HEADER_LINES).filter(|&number| number > 0)
    }

    /// The first few things that chance can bring.
    fn possible(&self, f: &mut fmt::Formatter<'_>, asked: G::Draw) -> fmt::Result {
        const SHOWN: u32 = 6;
        for index in 0..asked.ways().min(SHOWN) {
            let separator = if index == 0 { "" } else { ", " };
            let outcome = G::write_outcome(&self.options, asked.outcome(index));
            write!(f, "{separator}`chance {outcome}`")?;
        }
        match asked.ways().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, " or {more} more"),
        }
    }
}

impl<G: Notation> fmt::Display for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        let outcome = |outcome| G::write_outcome(&self.options, outcome);
        match &self.fault {
            Fault::Options(why) => write!(f, "impossible options: {why}"),
            Fault::Illegal { seat, action, why } => {
                let action = G::write_action(&self.options, *action);
                let (why, rule) = (why.to_string(), format!(" ({})", why.rule()));
                // Most games name the rule in their reason already.
                let rule = if why.ends_with(&rule) { "" } else { &rule };
                write!(f, "`{seat} {action}` is refused: {why}{rule}")
            }
            Fault::Impossible { found, asked } => {
                write!(f, "`chance {}` cannot happen here; possible: ", outcome(*found))?;
                self.possible(f, *asked)
            }
            Fault::Missing { asked } => {
                f.write_str("an outcome of chance is missing here; possible: ")?;
                self.possible(f, *asked)
            }
            Fault::Surplus { found } => {
                write!(f, "`chance {}`, but nothing was left to chance here", outcome(*found))
            }
            Fault::AfterEnd { seat, outcome } => {
                write!(f, "{seat} acts, but the game is over: `end {}`", End::from(*outcome))
            }
            Fault::WrongEnd { found, real } => write!(f, "`end {found}` should be `end {real}`"),
            Fault::NoEnd { real } => write!(f, "the game is over; `end {real}` is missing here"),
            Fault::NotOver { found, owed } => {
                write!(f, "`end {found}`, but the game is not over; owed: {owed:?}")
            }
            Fault::WrongSeed => f.write_str("the seed is not the one committed to in the header"),
            Fault::Unseeded { found, dealt } => {
                write!(f, "`chance {}`, but the seed deals ", outcome(*found))?;
                write!(f, "`chance {}`", outcome(*dealt))
            }
        }
    }
}

impl<G: Notation> fmt::Debug for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<G: Notation> Error for ReplayError<G> {}
