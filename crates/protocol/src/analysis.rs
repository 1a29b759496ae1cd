//! What search knows of a decision, and what it says of a game afterwards.

use crate::{Seat, TS, Text};
use serde::{Deserialize, Serialize};

/// What a seat should do, found by search in worlds that fit the seat's own view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Analysis {
    /// Worlds imagined so far.
    pub iterations: u32,
    /// How far the seat's own chance may be off: a standard error.
    pub error: f32,
    /// The chance of each seat to win, from 0 to 1.
    pub win: Vec<f32>,
    /// The signets or points each seat can expect; none where the game has no such thing.
    pub points: Option<Vec<f32>>,
    /// Every legal action.
    pub mix: Vec<Weighed>,
    /// Why the action that should be played most often is good: what matters most first.
    #[serde(default)]
    pub reasons: Vec<Text>,
}

/// One legal action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Weighed {
    /// In notation.
    pub action: String,
    /// How often it should be played, from 0 to 1; all together are 1.
    pub share: f32,
    /// The chance to win after it, from 0 to 1.
    pub value: f32,
}

/// One choice of a finished game, looked at again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Review {
    /// The number of its line in the record.
    pub line: u32,
    /// Whose choice.
    pub seat: Seat,
    /// What was chosen, in notation.
    pub action: String,
    /// The same, to be said.
    pub chosen: Text,
    /// What search says of the decision, by what the seat knew then.
    pub analysis: Analysis,
    /// What should be played most often, to be said.
    pub best: Text,
    /// By how much the choice lowered the seat's chance to win, by what the seat knew.
    pub loss: f32,
    /// How good the choice was, from 0 to 1.
    pub accuracy: f32,
    /// The chance of each seat to win before the choice, with the true cards.
    pub truth: Vec<f32>,
    /// By how much chance, and what others chose unseen, then raised the seat's chance to win with the true cards.
    pub luck: f32,
    /// All of it in a word.
    pub mark: Mark,
    /// How thorough the search was: 1 is the first look; a later review of the same line replaces an earlier one.
    pub pass: u32,
}

/// A choice in a word. `docs/review.md` has the bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The only good choice, and it was found.
    Great,
    /// As good as any.
    Good,
    /// It cost a little.
    Inaccuracy,
    /// It cost much.
    Mistake,
    /// It cost very much.
    Blunder,
    /// A good choice, and chance helped.
    Lucky,
    /// A good choice, and chance did not.
    Unlucky,
}

impl Mark {
    /// As it is written, and as the locales call it.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Great => "great",
            Mark::Good => "good",
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
            Mark::Lucky => "lucky",
            Mark::Unlucky => "unlucky",
        }
    }
}
