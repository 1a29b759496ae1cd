//! How a game ends.

use kernel::{Outcome, RuleId, SeatSet};

kernel::words! {
    /// What decided a game.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Reason {
        /// Most points.
        Points,
        /// As many points as another, and more Land cards.
        LandCards,
        /// As many points and Land cards as another: nobody wins.
        FullTie,
    }
}

impl Reason {
    /// The rule behind it.
    pub const fn rule(self) -> RuleId {
        match self {
            Reason::Points | Reason::LandCards | Reason::FullTie => RuleId("K5.4"),
        }
    }

    /// In a few words.
    pub const fn text(self) -> &'static str {
        match self {
            Reason::Points => "most points",
            Reason::LandCards => "tied on points, most Land cards",
            Reason::FullTie => "tied on points and Land cards",
        }
    }
}

/// How a game ended: with the last Land card (K2.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// What decided it.
    pub reason: Reason,
    /// Who won; nobody after a full tie.
    pub winners: SeatSet,
}

impl End {
    pub(crate) fn outcome(self) -> Outcome {
        Outcome { winners: self.winners, rule: self.reason.rule() }
    }
}
