//! Why an answer is good, in words.

use crate::{Seat, Text};

/// Something to be said of the best answer.
pub enum Reason {
    /// What may come next, how likely it is, and how likely the seat wins then; shares from 0 to 1.
    Then {
        /// What may come, in the words of the game.
        what: Text,
        /// How likely.
        share: f32,
        /// Who is advised.
        seat: Seat,
        /// How likely that seat wins then.
        win: f32,
    },
    /// Everything is known: the values are exact.
    Exact,
    /// Whoever always answers the same can be foreseen.
    Vary,
}

texts! {
    /// As it is said.
    fn text(reason: Reason) in "reason" as REASONS {
        Reason::Then { what, share, seat, win } => then {
            what: Text = what,
            share: u32 = percent(share),
            seat: Seat = seat,
            win: u32 = percent(win),
        },
        Reason::Exact => exact,
        Reason::Vary => vary,
    }
}

fn percent(share: f32) -> u32 {
    (100.0 * share).round() as u32
}

impl From<Reason> for Text {
    fn from(reason: Reason) -> Text {
        text(reason)
    }
}
