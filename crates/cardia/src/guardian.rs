//! The guardians (C9).

use crate::card::{Faction, Provenance};
use kernel::RuleId;

macro_rules! guardians {
    ($($variant:ident $faction:ident $use:ident $provenance:ident $rule:literal [$($note:literal)*] $text:literal;)*) => {
        kernel::words! {
            /// A guardian (C9). Its word is its name, in notation and in English.
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            #[repr(u8)]
            #[allow(missing_docs, reason = "each is documented in docs/rules/cardia.md under its id")]
            pub enum Guardian, word { $($variant,)* }
        }

        impl Guardian {
            /// Whose cards use it.
            pub const fn faction(self) -> Faction {
                match self { $(Guardian::$variant => Faction::$faction),* }
            }

            /// By whom it is used.
            pub const fn usage(self) -> Usage {
                match self { $(Guardian::$variant => Usage::$use),* }
            }

            /// How we know its effect.
            pub const fn provenance(self) -> Provenance {
                match self { $(Guardian::$variant => Provenance::$provenance),* }
            }

            /// The id of its statement.
            pub const fn rule(self) -> RuleId {
                RuleId(match self { $(Guardian::$variant => $rule),* })
            }

            /// The ids of further statements about it; the clients have a note for each.
            pub const fn notes(self) -> &'static [RuleId] {
                match self { $(Guardian::$variant => &[$(RuleId($note)),*]),* }
            }

            /// What it does, in one sentence.
            pub const fn text(self) -> &'static str {
                match self { $(Guardian::$variant => $text),* }
            }
        }
    };
}

/// How many guardians lie beside the encounters.
pub(crate) const PLACES: usize = Guardian::ENCOUNTERS.len();

impl Guardian {
    /// The encounters, counted from 1, that have a guardian (C9.1).
    pub const ENCOUNTERS: [u8; 6] = [2, 4, 6, 8, 10, 12];
}

/// How many guardians each faction has.
pub(crate) const GUARDIANS_EACH: usize = Guardian::ALL.len() / Faction::ALL.len();

impl Guardian {
    /// All, as a set of bits.
    pub(crate) const EVERY: u16 = (1 << Guardian::ALL.len()) - 1;

    /// It alone, as a set of bits.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// Those of a faction, as a set of bits.
    pub(crate) const fn of(faction: Faction) -> u16 {
        const OF: [u16; Faction::ALL.len()] = {
            let mut of = [0; Faction::ALL.len()];
            let mut n = 0;
            while n < Guardian::ALL.len() {
                of[Guardian::ALL[n].faction() as usize] |= Guardian::ALL[n].bit();
                n += 1;
            }
            of
        };
        OF[faction as usize]
    }
}

/// How many guardians at these places are known to be of a faction.
pub(crate) fn guardians_of(faction: Faction, places: &[GuardianPlace]) -> usize {
    places.iter().filter(|it| it.faction() == Some(faction)).count()
}

/// One of the six places beside the encounters (C9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GuardianPlace {
    /// A guardian face down of which nothing is known: by the rules before version 2 a back told nothing, and a set-up by
    /// hand leaves the back to chance.
    #[default]
    Down,
    /// Face down, with a faction on its back.
    Back(Faction),
    /// Face up.
    Up(Guardian),
}

impl GuardianPlace {
    /// The guardian, if it lies face up.
    pub const fn guardian(self) -> Option<Guardian> {
        match self {
            GuardianPlace::Up(guardian) => Some(guardian),
            GuardianPlace::Down | GuardianPlace::Back(_) => None,
        }
    }

    /// The faction of the guardian, as far as it is known.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            GuardianPlace::Down => None,
            GuardianPlace::Back(faction) => Some(faction),
            GuardianPlace::Up(guardian) => Some(guardian.faction()),
        }
    }
}

/// By whom a guardian is used (C9.3, C9.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Usage {
    /// By everyone who played its faction.
    Each,
    /// Only by the one player who did.
    Sole,
}

guardians! {
    Elephant Guild Each Printed "C9.9" [] "+5 on your card in the previous encounter.";
    Cat Dynasty Sole Printed "C9.10" ["C3.2"] "Turn all modifiers on any one card over.";
    Unicorn Dynasty Each Printed "C9.11" ["C9.11"] "Your card in the next encounter carries 1 more signet while it wins.";
    Parrot Guild Each Printed "C9.12" ["C3.13"] "Activate the ability of the card you played here.";
    Toad Rebellion Each Printed "C9.13" ["C9.13"] "Swap two of your cards in successive encounters.";
    Scorpion Academy Each Reconstructed "C9.14" [] "A random card of your opponent's hand goes on their discard pile.";
    Basilisk Rebellion Each Reconstructed "C9.15" ["C9.15"] "In the next encounter your opponent must play the top card of their deck.";
    Phoenix Academy Each Reconstructed "C9.16" ["C3.7"] "An ongoing token on the next card you play.";
    Raccoon Guild Sole Reconstructed "C9.17" ["C11.5"] "Move all modifiers of any one card to any other card.";
    Fox Academy Sole Reconstructed "C9.18" ["C11.7"] "In the next encounter your opponent plays face up before you choose.";
    Bat Rebellion Sole Reconstructed "C9.19" [] "Your opponent discards 1 hand card and you draw 1.";
    Peacock Dynasty Each Reconstructed "C9.20" [] "+3 on the next card you play.";
}
