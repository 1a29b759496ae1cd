//! What search knows of a decision, and what it says of a game afterwards.

use crate::Seat;
use crate::TS;
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
    /// What search says of the decision, by what the seat knew then.
    pub analysis: Analysis,
}
