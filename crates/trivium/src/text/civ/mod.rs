//! Carta Impera Victoria in plain words.

mod ask;
mod effects;
mod events;
mod face;
mod input;
mod table;

use crate::text::list;
use civ::{Card, Cards};

/// `Military I, 2 Science II`; `none` if there are none.
fn cards(cards: Cards) -> String {
    let kinds: Vec<_> = Card::all().filter_map(|card| some(card, cards.count(card))).collect();
    if kinds.is_empty() { "none".into() } else { kinds.join(", ") }
}

/// `Military I and 2 Science II`.
fn listed(cards: Cards) -> String {
    list(Card::all().filter_map(|card| some(card, cards.count(card))).collect())
}

fn some(card: Card, n: u8) -> Option<String> {
    match n {
        0 => None,
        1 => Some(card.to_string()),
        n => Some(format!("{n} {card}")),
    }
}

/// `1 card`, `3 cards`.
fn number(n: impl Into<usize>) -> String {
    match n.into() {
        1 => "1 card".into(),
        n => format!("{n} cards"),
    }
}
