//! Carta Impera Victoria in words, as its board needs them.

use super::Words;
use ::civ::Age;
use protocol::{CivBacks, CivCards};

/// `Military I, 2 × Science II`; a word for none.
pub fn card_list(words: &Words<'_>, cards: &[CivCards]) -> String {
    if cards.is_empty() { words.get("civ-none") } else { words.said(&cards.to_vec()) }
}

/// What the backs of a hand tell.
pub fn backs(words: &Words<'_>, ages: [u32; Age::ALL.len()]) -> String {
    let some = Age::WORDS.into_iter().zip(ages).filter(|(_, count)| *count > 0);
    let backs: Vec<CivBacks> =
        some.map(|(age, count)| CivBacks { age: age.into(), count }).collect();
    if backs.is_empty() { words.get("civ-none") } else { words.said(&backs) }
}
