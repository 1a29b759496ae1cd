//! What a scenario covered.

use cardia::{Character, Event, Guardian, Illegal, Location, Reason, State, Wilds};
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
    /// Characters whose ability was used.
    pub characters: BTreeSet<Character>,
    /// Guardians used.
    pub guardians: BTreeSet<Guardian>,
    /// Locations that took effect.
    pub locations: BTreeSet<Location>,
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
    Over NothingOwed OtherQuestion NotInHand ChosenAlready NotInPlay NotYours SameCard
    NothingOnIt OtherFaction NotInstant TooWeak TooStrong NotLosing LastEncounter
}

impl Report {
    /// Adds what another scenario covered.
    pub fn merge(&mut self, other: Report) {
        self.moves += other.moves;
        self.claims += other.claims;
        self.rules.extend(other.rules);
        self.characters.extend(other.characters);
        self.guardians.extend(other.guardians);
        self.locations.extend(other.locations);
        self.refusals.extend(other.refusals);
        self.ends.extend(other.ends);
    }

    /// Something was refused.
    pub(super) fn refused(&mut self, illegal: Illegal) {
        self.refusals.insert(illegal.into());
    }

    /// A move was made and these things happened.
    pub(super) fn happened(&mut self, state: &State<Wilds>, events: &[Event]) {
        self.moves += 1;
        let mut drew = false;
        for &event in events {
            drew |= matches!(event, Event::Drew(..));
            if let Event::Activated(at) = event {
                self.characters.insert(state.deck().character(at.card()));
            } else if let Event::Copied(_, card) = event {
                self.characters.insert(state.deck().character(card));
            } else if let Event::GuardianUsed(_, guardian) = event {
                self.guardians.insert(guardian);
            } else if let Event::LocationUsed(_, location) = event {
                self.locations.insert(location);
            } else if let Event::PlacedHidden(..) = event {
                self.locations.insert(Location::FoggySwamp);
            } else if let Event::PutUnder(..) = event {
                self.locations.insert(Location::Scrapyard);
            } else if let Event::Reborn(_) = event {
                self.locations.insert(Location::TempleOfRebirth);
            } else if event == Event::RoundEnded && drew {
                // How cards are drawn at the end of a round.
                let drawing = [Location::GrandLibrary, Location::ForgottenRuins].into_iter();
                self.locations.extend(drawing.filter(|&l| state.options().locations.contains(l)));
            }
        }
        self.ended(state);
    }

    fn ended(&mut self, state: &State<Wilds>) {
        let Some(end) = state.end() else { return };
        self.ends.insert(end.reason);
        match end.reason {
            Reason::FoundersDay => {
                self.locations.insert(Location::FoundersDay);
            }
            Reason::Catacombs => {
                self.locations.insert(Location::HauntedCatacombs);
            }
            Reason::Signets
            | Reason::CannotPlay
            | Reason::NeitherCanPlay
            | Reason::Djinn
            | Reason::EmptyHand
            | Reason::MechanicalDjinn
            | Reason::Both
            | Reason::LastGame => {}
        }
    }
}
