//! Corrections of the rules that change how an old record replays, and the version that each came with.
//!
//! A record is played by the rules of its time (I13). Where an older version did something else, the code asks
//! [`Ruling::holds_in`] and keeps the old way beside the new one. To correct a rule: raise `RULES_VERSION`, add a
//! variant here, and ask for it in the one place that changes. docs/decisions/0003-rulings-by-version.md has the reasons.

/// A correction of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ruling {
    /// The faction of a guardian is printed on its back: set-up draws six factions, turning a guardian over draws one
    /// of that faction (C9.1). Before, a guardian that lay face down was any guardian not yet seen.
    GuardianBacks,
    /// The Bazaar also looks when an empty deck gets cards again (C8.2).
    BazaarRefill,
    /// A player whom a Basilisk binds to an empty deck loses, whatever the opponent holds (C9.15). Before, signets
    /// decided when the opponent's hand was empty too.
    BasiliskDecides,
}

impl Ruling {
    /// The first version of the rules with this correction.
    const fn since(self) -> u8 {
        match self {
            Ruling::GuardianBacks | Ruling::BazaarRefill | Ruling::BasiliskDecides => 2,
        }
    }

    /// Does this version of the rules have it?
    pub const fn holds_in(self, version: u8) -> bool {
        version >= self.since()
    }
}
