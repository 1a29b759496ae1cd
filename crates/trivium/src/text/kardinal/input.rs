//! What lines from the keyboard mean.

use super::ask::label;
use crate::face::Answer;
use crate::text::input::{by_number, by_words};
use kardinal::{Action, Ask, Cell, End, Kardinal, Side, View};
use kernel::Notation as _;

/// Reads an answer: a number, a cell, an end, the beginnings of words, or an action in full.
pub fn answer(view: &View, line: &str) -> Answer<Action> {
    let text = line.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let options = view.options();
    let known = by_number(&view.choices(), &text, label)
        .or_else(|| by_place(view.ask(), &text))
        .or_else(|| Kardinal::read_action(&options, &text).ok());
    if let Some(action) = known {
        return Answer::Act(action);
    }
    let written = |action| vec![Kardinal::write_action(&options, action)];
    Answer::among(&by_words(&view.choices(), &text, written))
}

/// `2.7`, `row 2.7`, `3 left`, `3l`: legal or not, so that the rules can say why.
fn by_place(ask: Ask, text: &str) -> Option<Action> {
    let text = text.strip_prefix("row ").unwrap_or(text);
    if let Some((row, column)) = text.split_once('.') {
        let cell = Cell::new(row.parse().ok()?, column.parse().ok()?)?;
        return match ask {
            Ask::Take => None,
            Ask::Pay => Some(Action::Pay(cell)),
            Ask::Place => Some(Action::Place(cell)),
            Ask::Move => Some(Action::Move(cell)),
            Ask::To(_) => Some(Action::To(cell)),
        };
    }
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let (row, side) = text.split_at(digits);
    let side = match side.trim() {
        "l" | "left" => Side::Left,
        "r" | "right" => Side::Right,
        _ => return None,
    };
    End::new(row.parse().ok()?, side).map(Action::Take)
}
