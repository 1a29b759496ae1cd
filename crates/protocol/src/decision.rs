use crate::TS;
use crate::wire::Wire as _;
use crate::{Seat, Text, Touch};
use games::AnyView;
use kernel::{Observer, Status};
use serde::{Deserialize, Serialize};

/// An open question to the seat that gets it, with everything needed to show, explain and answer it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// To be sent back with the answer. An answer to a decision that is closed is stale and changes nothing.
    pub id: u32,
    /// Who is asked: the seat that gets this.
    pub seat: Seat,
    /// The question.
    pub question: Text,
    /// Every legal answer.
    pub choices: Vec<Choice>,
}

/// One legal answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// In notation, as it is sent back.
    pub action: String,
    /// What it means.
    pub text: Text,
    /// What it is about.
    pub touches: Vec<Touch>,
    /// What the card it is about would bring the player in points, taken now; of games whose cards have points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub worth: Option<i16>,
}

impl Decision {
    /// The question that this view leaves open to its own seat; `None` if it owes nothing.
    pub fn of(id: u32, view: &AnyView) -> Option<Decision> {
        let (Observer::Seat(seat), Status::Owed(owed)) = (view.observer(), view.status()) else {
            return None;
        };
        if !owed.contains(seat) {
            return None;
        }
        let (question, choices) =
            games::match_game!(view, AnyView(view), G => (G::question(view), G::choices(view)));
        Some(Decision { id, seat: seat.into(), question, choices })
    }
}
