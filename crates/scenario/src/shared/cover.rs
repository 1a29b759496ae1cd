//! What a scenario covered.

use super::Language;
use std::collections::BTreeSet;

/// What a scenario that passed has covered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<L: Language> {
    /// Moves made.
    pub moves: usize,
    /// Claims found true.
    pub claims: usize,
    /// Rules cited.
    pub rules: BTreeSet<String>,
    /// Refusals seen.
    pub refusals: BTreeSet<L::Refused>,
    /// How games ended.
    pub ends: BTreeSet<L::Reason>,
    /// What only this game has.
    pub own: L::Own,
}

/// Covered things that can be put together.
pub trait Merge {
    /// Adds what another scenario covered.
    fn merge(&mut self, other: Self);
}

impl<T: Ord> Merge for BTreeSet<T> {
    fn merge(&mut self, other: Self) {
        self.extend(other);
    }
}

impl<L: Language> Default for Report<L> {
    fn default() -> Self {
        let (rules, refusals, ends) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        Report { moves: 0, claims: 0, rules, refusals, ends, own: L::Own::default() }
    }
}

impl<L: Language> Report<L> {
    /// Nothing yet but citations.
    pub(crate) fn citing(rules: BTreeSet<String>) -> Self {
        Report { rules, ..Report::default() }
    }
}

impl<L: Language> Merge for Report<L> {
    fn merge(&mut self, other: Self) {
        self.moves += other.moves;
        self.claims += other.claims;
        self.rules.extend(other.rules);
        self.refusals.extend(other.refusals);
        self.ends.extend(other.ends);
        self.own.merge(other.own);
    }
}

/// `Refused`, the kinds of refusal: the variants of a game's `Illegal` without their data. A variant that is not
/// listed does not compile.
macro_rules! refused {
    ($illegal:ident { $($kind:ident)* }) => {
        /// A kind of refusal: a variant of `Illegal` without its data.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[allow(missing_docs, reason = "each is documented at Illegal")]
        pub enum Refused { $($kind),* }

        impl Refused {
            /// All of them.
            pub const ALL: &'static [Refused] = &[$(Refused::$kind),*];
        }

        impl From<$illegal> for Refused {
            fn from(illegal: $illegal) -> Refused {
                match illegal { $($illegal::$kind { .. } => Refused::$kind),* }
            }
        }
    };
}

pub(crate) use refused;
