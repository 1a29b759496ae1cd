//! The facts of Kardinal & König.

use super::{Module, ids};
use crate::TS;
use kardinal::{Deck, Family, Kardinal, Land, Law, Options, PLAYERS, Route};
use kernel::Notation as _;
use serde::Serialize;
use std::collections::BTreeMap;

/// A land.
#[derive(Serialize, TS)]
#[ts(rename = "Land")]
struct Country {
    /// As in notation.
    word: &'static str,
    /// As in the names of texts.
    #[ts(type = "LandKey")]
    key: &'static str,
    /// The number on its cards (K1.2).
    cards: u32,
    /// What its cards bear in the reconstructed deck (K6).
    faces: Vec<String>,
}

/// A kind of Law card.
#[derive(Serialize, TS)]
#[ts(rename = "Law")]
struct Statute {
    /// As in notation.
    words: &'static str,
    /// As in the names of texts.
    key: &'static str,
    /// How many cards there are of it.
    cards: u32,
    /// Can it be played (K4.6)?
    playable: bool,
    /// The statement that says what it does.
    rule: &'static str,
    /// Further statements, one for each note.
    notes: Vec<&'static str>,
}

pub(crate) fn module() -> String {
    let mut module = Module::new();
    let lands = Land::ALL.map(|land| Country {
        word: land.word(),
        key: land.key(),
        cards: land.count().into(),
        faces: Deck::DEFAULT.faces(land),
    });
    let keys = Land::ALL.map(Land::key);
    module.words("The lands, as in the names of texts.", "LAND_KEYS", "LandKey", &keys);
    module.list("The smallest first.", "LANDS", &lands);
    let laws = Law::ALL.map(|law| Statute {
        words: law.words(),
        key: law.key(),
        cards: Law::EACH.into(),
        playable: Law::PLAYABLE.contains(&law),
        rule: law.rule().0,
        notes: ids(law.notes()),
    });
    module.list("The kinds of Law cards (K1.6).", "LAWS", &laws);
    module.words("The kinds of circle symbols (K1.3).", "FAMILIES", "Family", &Family::WORDS);
    let letters: String = Family::ALL.iter().map(|it| it.letter()).collect();
    module.typed("How notation writes them.", "FAMILY_LETTERS", "string", &letters);
    let routes = [Route::Ship, Route::Carriage];
    module.words(
        "What a card can show besides (K1.3).",
        "ROUTES",
        "Route",
        &routes.map(Route::word),
    );
    let letters: String = routes.iter().map(|it| it.letter()).collect();
    module.typed("How notation writes them.", "ROUTE_LETTERS", "string", &letters);
    let cap = |players| (players, Options { players, ..Options::default() }.cap());
    let caps: BTreeMap<u8, u8> = PLAYERS.map(cap).collect();
    let about =
        "How many stones of a player may lie on the display, by the number of players (K1.7).";
    module.typed(about, "CAPS", "Readonly<Record<number, number>>", &caps);
    module.options(Kardinal::SETTINGS);
    module.text()
}
