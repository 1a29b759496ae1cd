//! What cards, locations and guardians do, and how we know it.

use super::kind;
use crate::text::plain;
use cardia::{Character, Guardian, Location};

/// What the card, location or guardian of this name does; several if the name is part of several.
pub fn look_up(name: &str) -> Vec<String> {
    let wanted = plain(name);
    let all = all();
    let mut found: Vec<_> = all.iter().filter(|(name, _)| plain(name) == wanted).collect();
    if found.is_empty() && !wanted.is_empty() {
        found = all.iter().filter(|(name, _)| plain(name).contains(&wanted)).collect();
    }
    if found.is_empty() {
        return vec![format!("There is no card `{name}`. For example: card Judge")];
    }
    found.into_iter().map(|(_, text)| text.clone()).collect()
}

/// Everything that has a name, with its text.
fn all() -> Vec<(&'static str, String)> {
    let characters = Character::ALL.into_iter().map(|it| {
        let (card, kind) = (it.card(), kind(it));
        let (number, faction) = (card.number(), card.faction());
        let head = format!("{number} {}, {faction:?}, {kind}: {}", it.name(), it.text());
        (it.name(), format!("{head} ({}, {})", it.rule(), it.provenance()))
    });
    let locations = Location::ALL.into_iter().map(|it| {
        let text = format!("{}, location: {}", it.name(), it.text());
        (it.name(), format!("{text} ({}, {})", it.rule(), it.provenance()))
    });
    let guardians = Guardian::ALL.into_iter().map(|it| {
        let text = format!("{}, guardian of {:?}: {}", it.word(), it.faction(), it.text());
        (it.word(), format!("{text} ({}, {})", it.rule(), it.provenance()))
    });
    characters.chain(locations).chain(guardians).collect()
}
