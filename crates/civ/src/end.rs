//! How a game ends (V4).

use crate::card::Domain;
use kernel::{Outcome, RuleId, SeatSet};

/// What brought a game to its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    /// The active player has enough cards of a Domain (V4.1).
    Hegemony,
    /// The Age deck is empty and the round is complete (V4.2).
    DeckEmpty,
    /// Ten complete rounds without a card drawn (V4.6).
    Quiet,
}

/// What decided who won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    /// Hegemony.
    Hegemony,
    /// Most points (V4.3).
    Points,
    /// As many points as another, and more cards of this Domain (V4.4).
    TieBreak(Domain),
    /// Equal in everything: a shared win (V4.4).
    Shared,
}

kernel::words! {
    /// Which statement ended a game.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Reason {
        /// Hegemony of a player alone (V4.1).
        Hegemony,
        /// Most points (V4.3).
        Majority,
        /// A tie of points, broken or shared (V4.4).
        Tie,
        /// A team won, by hegemony or by majority (V4.5).
        Team,
        /// Too many rounds without a card drawn (V4.6).
        Quiet,
    }
}

impl Reason {
    /// The rule behind it.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::Hegemony => "V4.1",
            Reason::Majority => "V4.3",
            Reason::Tie => "V4.4",
            Reason::Team => "V4.5",
            Reason::Quiet => "V4.6",
        })
    }

    /// In a few words.
    pub const fn text(self) -> &'static str {
        match self {
            Reason::Hegemony => "hegemony",
            Reason::Majority => "the majority in most Domains",
            Reason::Tie => "tied on points",
            Reason::Team => "as a team",
            Reason::Quiet => "ten rounds without a card drawn",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// What brought it to its end.
    pub ending: Ending,
    /// What decided it.
    pub decision: Decision,
    /// The statement an outcome cites: the one of the ending if it is V4.6, that of teams in a team game, else that of the
    /// decision.
    pub reason: Reason,
    /// Who won; several in a team or a shared win.
    pub winners: SeatSet,
}

impl End {
    pub(crate) fn outcome(self) -> Outcome {
        Outcome { winners: self.winners, rule: self.reason.rule() }
    }
}
