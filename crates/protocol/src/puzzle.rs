//! Puzzles: positions in which one choice is far better than every other.

use crate::TS;
use crate::{Decision, GameName, GameOptions, GameView, Refusal, Text};
use serde::{Deserialize, Serialize};

/// A puzzle, by what its seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// How it is called.
    pub id: String,
    /// How hard it is, in points of Glicko.
    pub rating: u32,
    /// What is agreed.
    pub options: GameOptions,
    /// What the seat knows.
    pub view: GameView,
    /// What is asked.
    pub decision: Decision,
}

/// An answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    /// In notation; none asks for the solution.
    pub action: Option<String>,
}

/// What becomes of an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "verdict", rename_all = "camelCase", deny_unknown_fields)]
pub enum PuzzleVerdict {
    /// It is the one.
    Right {
        /// All about it.
        solution: PuzzleSolution,
        /// What it did to the solver's rating, if it was the first answer to this puzzle.
        rated: Option<PuzzleRated>,
    },
    /// It is not. The solver may answer again.
    Wrong {
        /// The chance to win after it, from 0 to 1.
        value: f32,
        /// What it did to the solver's rating, if it was the first answer to this puzzle.
        rated: Option<PuzzleRated>,
    },
    /// The solver asked for the solution.
    Shown {
        /// All about it.
        solution: PuzzleSolution,
        /// What it did to the solver's rating, if the puzzle was not answered before.
        rated: Option<PuzzleRated>,
    },
    /// The rules do not allow it. It does not count.
    Refused {
        /// Why.
        refusal: Refusal,
    },
}

/// The solution of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleSolution {
    /// The right answer, in notation.
    pub answer: String,
    /// What the puzzle is about.
    pub theme: Text,
    /// What it teaches.
    pub why: Text,
    /// What each legal answer is worth.
    pub values: Vec<PuzzleValue>,
}

/// What an answer is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleValue {
    /// In notation.
    pub action: String,
    /// The chance to win after it, from 0 to 1.
    pub value: f32,
}

/// The rating of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleSolver {
    /// In points of Glicko; who is new has 1500.
    pub rating: u32,
    /// How uncertain it is: a standard deviation.
    pub deviation: u32,
    /// How many puzzles were answered.
    pub tried: u32,
    /// How many of them at once rightly.
    pub solved: u32,
}

/// What an answer did to a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleRated {
    /// The rating now.
    pub solver: PuzzleSolver,
    /// How much more it is than before.
    pub change: i32,
}

/// The puzzles there are, and how far a solver is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    /// The puzzle of the day.
    pub daily: PuzzleOfDay,
    /// Game by game.
    pub games: Vec<PuzzleShelf>,
    /// The rating; none before the first answer.
    pub solver: Option<PuzzleSolver>,
}

/// The puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleOfDay {
    /// How it is called.
    pub id: String,
    /// Of which game.
    pub game: GameName,
    /// Was the first answer right? None before there is one.
    pub solved: Option<bool>,
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleShelf {
    /// Which game.
    pub game: GameName,
    /// How many there are.
    pub puzzles: u32,
    /// How many of them the solver has answered.
    pub tried: u32,
    /// What they are about.
    pub themes: Vec<PuzzleTheme>,
}

/// What some puzzles are about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleTheme {
    /// The word to ask for them with.
    pub word: String,
    /// How it is said.
    pub title: Text,
    /// How many there are.
    pub puzzles: u32,
}
