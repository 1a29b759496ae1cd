//! The facts of Cardia.

use super::{Module, ids};
use crate::TS;
use cardia::{Cardia, Character, Difficulty, Faction, Guardian, Kind, Location, Provenance, Usage};
use kernel::Notation as _;
use serde::Serialize;

/// A character. The words are in the locale files under `cardia-card-NAME-name`, `-text` and `-note-1`, `-note-2` …
#[derive(Serialize, TS)]
#[ts(rename = "Character")]
struct Person {
    name: &'static str,
    deck: u32,
    number: u32,
    #[ts(type = "Faction")]
    faction: &'static str,
    ongoing: bool,
    #[ts(type = "Provenance")]
    provenance: &'static str,
    /// The statement that says what it does.
    rule: &'static str,
    /// Further statements, one for each note.
    notes: Vec<&'static str>,
}

/// A guardian.
#[derive(Serialize, TS)]
#[ts(rename = "Guardian")]
struct Animal {
    name: &'static str,
    #[ts(type = "Faction")]
    faction: &'static str,
    /// Used only if exactly one of the two cards is of its faction (C9.4).
    sole: bool,
    #[ts(type = "Provenance")]
    provenance: &'static str,
    rule: &'static str,
    notes: Vec<&'static str>,
}

/// A location.
#[derive(Serialize, TS)]
#[ts(rename = "Location")]
struct Place {
    name: &'static str,
    stars: u32,
    #[ts(type = "Provenance")]
    provenance: &'static str,
    rule: &'static str,
    notes: Vec<&'static str>,
}

/// How hard a combination is (C1.6).
#[derive(Serialize, TS)]
#[ts(rename = "Difficulty")]
struct Level {
    name: &'static str,
    /// The fewest stars of such a combination.
    stars: u32,
}

pub(crate) fn module() -> String {
    let mut module = Module::new();
    module.words(
        "A card's number decides its faction (C1.2).",
        "FACTIONS",
        "Faction",
        &Faction::WORDS,
    );
    let known = "How we know what a card does.";
    module.words(known, "PROVENANCES", "Provenance", &Provenance::WORDS);
    let characters = Character::ALL.map(|it| Person {
        name: it.word(),
        deck: it.deck().into(),
        number: it.card().number().unsigned_abs().into(),
        faction: it.card().faction().word(),
        ongoing: it.kind() == Kind::Ongoing,
        provenance: it.provenance().word(),
        rule: it.rule().0,
        notes: ids(it.notes()),
    });
    module.list("Deck I by number, then deck II by number.", "CHARACTERS", &characters);
    let guardians = Guardian::ALL.map(|it| Animal {
        name: it.word(),
        faction: it.faction().word(),
        sole: it.usage() == Usage::Sole,
        provenance: it.provenance().word(),
        rule: it.rule().0,
        notes: ids(it.notes()),
    });
    module.list("In the order of the rules.", "GUARDIANS", &guardians);
    let locations = Location::ALL.map(|it| Place {
        name: it.word(),
        stars: it.stars().into(),
        provenance: it.provenance().word(),
        rule: it.rule().0,
        notes: ids(it.notes()),
    });
    module.list("In the order of the rules.", "LOCATIONS", &locations);
    let about = "The encounters that have a guardian, counted from 1 (C9.1).";
    module.typed(about, "GUARDIAN_PLACES", "readonly number[]", &Guardian::ENCOUNTERS);
    let levels =
        Difficulty::ALL.map(|it| Level { name: it.word(), stars: it.least_stars().into() });
    module.list("The easiest first.", "DIFFICULTIES", &levels);
    module.options(Cardia::SETTINGS);
    module.text()
}
