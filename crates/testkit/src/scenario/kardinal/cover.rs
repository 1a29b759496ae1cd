//! What a scenario covered.

use kardinal::{Event, Illegal, Law, Reason, State};
use std::collections::BTreeSet;

/// What a scenario that passed has covered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Moves made.
    pub moves: usize,
    /// Claims found true.
    pub claims: usize,
    /// Rules cited.
    pub rules: BTreeSet<String>,
    /// Laws that took effect: played, or −2 victory points at the end.
    pub laws: BTreeSet<Law>,
    /// Refusals seen.
    pub refusals: BTreeSet<Refused>,
    /// How games ended.
    pub ends: BTreeSet<Reason>,
}

macro_rules! refused {
    ($($kind:ident)*) => {
        /// A kind of refusal: a variant of [`Illegal`] without its data.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[allow(missing_docs, reason = "each is documented at Illegal")]
        pub enum Refused { $($kind),* }

        impl Refused {
            /// All of them.
            pub const ALL: &'static [Refused] = &[$(Refused::$kind),*];
        }

        impl From<Illegal> for Refused {
            fn from(illegal: Illegal) -> Refused {
                match illegal { $(Illegal::$kind { .. } => Refused::$kind),* }
            }
        }
    };
}

refused! {
    Over NotYourTurn OtherQuestion EmptyRow OneEnd Uncovered OtherLand TooManyCircles CannotPay MustTake NotHeld
    NotPlayable NothingLost PayFirst NotYourStone EmptyReserve CapReached PlaceFirst NoCard Occupied NoFreeCard
    PutDownFirst
}

impl Report {
    /// Adds what another scenario covered.
    pub fn merge(&mut self, other: Report) {
        self.moves += other.moves;
        self.claims += other.claims;
        self.rules.extend(other.rules);
        self.laws.extend(other.laws);
        self.refusals.extend(other.refusals);
        self.ends.extend(other.ends);
    }

    /// A move was made and these things happened.
    pub(super) fn happened(&mut self, state: &State, events: &[Event]) {
        self.moves += 1;
        for &event in events {
            if let Event::Played(_, law) = event {
                self.laws.insert(law);
            } else if let Event::Revealed(_, 1..) = event {
                self.laws.insert(Law::MinusTwo);
            }
        }
        self.ends.extend(state.end().map(|end| end.reason));
    }
}
