//! What a lesson says at its table.

use crate::TS;
use crate::{Text, Touch};
use serde::{Deserialize, Serialize};

/// Where a learner stands in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonState {
    /// Which lesson, for example `cardia`.
    pub name: String,
    /// The number of the step, counted from 1.
    pub step: u32,
    /// How many steps there are.
    pub steps: u32,
    /// What is said.
    pub say: Text,
    /// What to look at.
    pub points: Vec<Touch>,
    /// What the learner has to do.
    pub wants: LessonWants,
}

/// What a learner has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum LessonWants {
    /// To read, and then to go on with `read`.
    Reading,
    /// To answer the open decision.
    Answer,
    /// Nothing more: the lesson is over.
    Nothing,
    /// To begin it anew: it was changed since it began.
    Restart,
}

/// A lesson to be begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewLesson {
    /// From its first step, even if it was begun before and not finished.
    pub anew: bool,
}

/// A lesson as it is offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonOffer {
    /// What it is called.
    pub name: String,
    /// Which game it teaches.
    pub game: crate::GameName,
    /// The most minutes it takes.
    pub minutes: u32,
}
