//! Carta Impera Victoria in words, as its board needs them.

use super::Words;
use protocol::{CivBacks, CivCards};

/// The Domains, as the notation writes them.
pub const DOMAINS: [&str; 6] = ["Military", "Religion", "Economy", "Science", "Culture", "Utopia"];

/// The Ages, as the notation writes them.
pub const AGES: [&str; 3] = ["I", "II", "III"];

/// Cards of a Domain that the two levels need (V2.3).
pub const fn thresholds(players: u32) -> [u32; 2] {
    if players == 4 { [2, 4] } else { [3, 5] }
}

/// `Military I, 2 × Science II`; a word for none.
pub fn card_list(words: &Words<'_>, cards: &[CivCards]) -> String {
    if cards.is_empty() { words.get("civ-none") } else { words.said(&cards.to_vec()) }
}

/// What the backs of a hand tell.
pub fn backs(words: &Words<'_>, ages: [u32; 3]) -> String {
    let some = AGES.into_iter().zip(ages).filter(|(_, count)| *count > 0);
    let backs: Vec<CivBacks> =
        some.map(|(age, count)| CivBacks { age: age.into(), count }).collect();
    if backs.is_empty() { words.get("civ-none") } else { words.said(&backs) }
}
