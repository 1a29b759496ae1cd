//! What the scenarios of all games have in common: lines, citations, failures and coverage. A game says in [`Language`] what is its own.

mod cover;
mod error;
pub(super) mod lines;
pub mod table;

pub(super) use cover::refused;
pub use cover::{Merge, Report};
pub use error::{Failure, Fault, ScenarioError};
pub use lines::{cited, game};

use kernel::{Game, Notation, Seat};
use record::Drawn;
use std::fmt::{Debug, Display};

/// The scenarios of one game.
pub trait Language: Copy + Eq + Debug + 'static {
    /// The game.
    type Game: Notation<BadOptions = Self::BadOptions, BadText = Self::BadText>;
    /// Why its options cannot be understood.
    type BadOptions: Clone + Eq + Debug + Display;
    /// Why a text is neither an action nor an outcome of chance.
    type BadText: Clone + Eq + Debug + Display;
    /// The letter that the ids of its rules begin with.
    const LETTER: char;

    /// What is wrong with a line that cannot be read.
    type Wrong: Clone + Eq + Debug + Display;
    /// What only this game can read wrongly.
    type Misread: Clone + Eq + Debug + Display;
    /// Why a table cannot be set.
    type BadSetup: Clone + Eq + Debug + Display;
    /// Faults that only this game has.
    type Misfit: Clone + Eq + Debug + Display;
    /// Everything as it really is.
    type Picture: Clone + Eq + Debug + Display;
    /// A kind of refusal.
    type Refused: Copy + Ord + Debug + From<<Self::Game as Game>::Illegal>;
    /// How a game can end.
    type Reason: Copy + Ord + Debug;
    /// What else a scenario covers.
    type Own: Clone + Eq + Debug + Default + Merge;

    /// Reads a scenario and forgets it.
    fn read(text: &str) -> Result<(), ScenarioError<Self>>;

    /// Plays a scenario, checks every line of it, and gives back where it ends.
    fn play(text: &str, end: End) -> Played<Self>;

    /// Plays a scenario and checks every line of it.
    fn check(text: &str) -> Result<Report<Self>, Failure<Self>> {
        Self::play(text, End::Told).map(|(report, _)| report)
    }

    /// The beginning of a turn or round as the lines that set the table; `None` elsewhere.
    fn written(state: &<Self::Game as Game>::State) -> Option<String>;

    /// A choice as a line.
    fn choice(
        options: &<Self::Game as Game>::Options,
        seat: Seat,
        action: <Self::Game as Game>::Action,
    ) -> String {
        format!("{seat} {}", Self::Game::write_action(options, action))
    }

    /// What chance brings, as a line.
    fn outcome(options: &<Self::Game as Game>::Options, outcome: Drawn<Self::Game>) -> String {
        format!("chance {}", Self::Game::write_outcome(options, outcome))
    }

    /// A fault of this game as one of any game.
    fn fault(fault: Fault<Self>) -> crate::Fault;
}

/// Where a scenario may end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Where a turn or round does, or with a line that says what is asked.
    Told,
    /// Anywhere.
    Anywhere,
}

/// What a scenario covered and where it ends; or the line that is not true.
pub type Played<L> = Result<(Report<L>, Position<<L as Language>::Game>), Failure<L>>;

/// A position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<G: Game> {
    /// What was agreed.
    pub options: G::Options,
    /// Everything as it is.
    pub state: G::State,
}
