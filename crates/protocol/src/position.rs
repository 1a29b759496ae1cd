//! Positions that somebody has set up: the analysis board.

use crate::TS;
use crate::{Bot, Decision, Ending, GameEvents, GameOptions, GameView, How, Refusal, Seat, Text};
use games::{AnyOptions, AnyView};
use kernel::Status;
use serde::{Deserialize, Serialize};

/// A position that a scenario sets up, as a seat sees it. It is made from the view of that seat and from nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is agreed.
    pub options: GameOptions,
    /// What the seat knows.
    pub view: GameView,
    /// What is asked of the seat; none if it owes nothing.
    pub decision: Option<Decision>,
    /// Who owes a choice.
    pub owed: Vec<Seat>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
}

impl Position {
    /// What a seat sees.
    pub fn of(options: &AnyOptions, view: &AnyView) -> Position {
        let (owed, winners) = match view.status() {
            Status::Owed(seats) => (Seat::of_set(seats), None),
            Status::Over(outcome) => (Vec::new(), Some(Seat::of_set(outcome.winners))),
        };
        let ended = winners.zip(Text::of_ending(view));
        Position {
            options: options.into(),
            view: view.into(),
            decision: Decision::of(1, view),
            owed,
            ending: ended.map(|(winners, text)| Ending { winners, how: How::Rules { text } }),
        }
    }
}

/// How a position is played out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayOut {
    /// A scenario: it leads to the position.
    pub scenario: String,
    /// Who chooses.
    pub seat: Seat,
    /// What this seat chooses, in notation; none to let the others choose first.
    pub action: Option<String>,
    /// Who chooses for the others.
    pub bot: Bot,
    /// At the beginning: what becomes of the cards that the seat does not know. None to go on.
    pub hidden: Option<HiddenCards>,
}

/// What becomes of the cards that a seat does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HiddenCards {
    /// They are as the scenario says.
    True,
    /// They are dealt anew.
    Anew,
}

/// What becomes of a choice on the analysis board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "became", rename_all = "camelCase", deny_unknown_fields)]
pub enum PlayedOut {
    /// It was played, and so were the choices of the others up to the next question to the seat.
    Played {
        /// The scenario with what was played. It names hidden cards: it is for the person who set the position up.
        scenario: String,
        /// What the seat heard of it.
        events: GameEvents,
        /// What it sees now.
        position: Box<Position>,
    },
    /// The rules do not allow it. Nothing changed.
    Refused {
        /// Why.
        refusal: Refusal,
    },
}
