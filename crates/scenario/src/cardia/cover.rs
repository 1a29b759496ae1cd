//! What a scenario covered.

use super::Report;
use crate::shared::{Merge, refused};
use cardia::{Character, Event, Guardian, Illegal, Location, Reason, State, Wilds};
use std::collections::BTreeSet;

/// What a scenario covers besides rules, refusals and ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Covered {
    /// Characters whose ability was used.
    pub characters: BTreeSet<Character>,
    /// Guardians used.
    pub guardians: BTreeSet<Guardian>,
    /// Locations that took effect.
    pub locations: BTreeSet<Location>,
}

impl Merge for Covered {
    fn merge(&mut self, other: Covered) {
        self.characters.extend(other.characters);
        self.guardians.extend(other.guardians);
        self.locations.extend(other.locations);
    }
}

refused! { Illegal {
    Over NothingOwed OtherQuestion NotInHand ChosenAlready NotInPlay NotYours SameCard
    NothingOnIt OtherFaction NotInstant TooWeak TooStrong NotLosing LastEncounter
} }

impl Report {
    /// A move was made and these things happened.
    pub(super) fn happened(&mut self, state: &State<Wilds>, events: &[Event]) {
        self.moves += 1;
        let mut drew = false;
        for &event in events {
            drew |= matches!(event, Event::Drew(..));
            if let Event::Activated(at) = event {
                self.own.characters.insert(state.deck().character(at.card()));
            } else if let Event::Copied(_, card) = event {
                self.own.characters.insert(state.deck().character(card));
            } else if let Event::GuardianUsed(_, guardian) = event {
                self.own.guardians.insert(guardian);
            } else if let Event::LocationUsed(_, location) = event {
                self.own.locations.insert(location);
            } else if let Event::PlacedHidden(..) = event {
                self.own.locations.insert(Location::FoggySwamp);
            } else if let Event::PutUnder(..) = event {
                self.own.locations.insert(Location::Scrapyard);
            } else if let Event::Reborn(_) = event {
                self.own.locations.insert(Location::TempleOfRebirth);
            } else if event == Event::RoundEnded && drew {
                // How cards are drawn at the end of a round.
                let drawing = [Location::GrandLibrary, Location::ForgottenRuins].into_iter();
                self.own
                    .locations
                    .extend(drawing.filter(|&l| state.options().locations.contains(l)));
            }
        }
        self.ended(state);
    }

    fn ended(&mut self, state: &State<Wilds>) {
        let Some(end) = state.end() else { return };
        self.ends.insert(end.reason);
        match end.reason {
            Reason::FoundersDay => {
                self.own.locations.insert(Location::FoundersDay);
            }
            Reason::Catacombs => {
                self.own.locations.insert(Location::HauntedCatacombs);
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
