//! How a game ends.

use kernel::{Outcome, RuleId, SeatSet};

kernel::words! {
    /// Why a game ended.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Reason {
        /// Enough signets, and more than the opponent.
        Signets,
        /// One player could not play a card.
        CannotPlay,
        /// Neither could.
        NeitherCanPlay,
        /// The Djinn.
        Djinn,
        /// The Puppeteer found an empty hand.
        EmptyHand,
        /// The Mechanical Djinn.
        MechanicalDjinn,
        /// Three successive encounters.
        FoundersDay,
        /// The Haunted Catacombs.
        Catacombs,
        /// Both players won, or lost, at the same moment.
        Both,
        /// The last game a match may have.
        LastGame,
    }
}

impl Reason {
    /// The rule behind it.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::Signets => "C5.1",
            Reason::CannotPlay | Reason::NeitherCanPlay => "C2.4",
            Reason::Djinn => "C6.16",
            Reason::EmptyHand => "C6.10",
            Reason::MechanicalDjinn => "C7.15",
            Reason::FoundersDay => "C8.3",
            Reason::Catacombs => "C8.7",
            Reason::Both => "C5.4",
            Reason::LastGame => "C11.3",
        })
    }

    /// In a few words.
    pub const fn text(self) -> &'static str {
        match self {
            Reason::Signets => "signets",
            Reason::CannotPlay => "no card to play",
            Reason::NeitherCanPlay => "neither can play",
            Reason::Djinn => "Djinn",
            Reason::EmptyHand => "Puppeteer and an empty hand",
            Reason::MechanicalDjinn => "Mechanical Djinn",
            Reason::FoundersDay => "Founder's Day",
            Reason::Catacombs => "Haunted Catacombs",
            Reason::Both => "both at once",
            Reason::LastGame => "last game of the match",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Why.
    pub reason: Reason,
    /// Who won; nobody in a drawn game.
    pub winners: SeatSet,
}

impl End {
    pub(crate) fn outcome(self) -> Outcome {
        Outcome { winners: self.winners, rule: self.reason.rule() }
    }
}
