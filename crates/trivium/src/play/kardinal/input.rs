//! What lines from the keyboard mean.

use crate::text::kardinal::label;
use kardinal::{Action, Ask, Cell, End, Kardinal, Side, View};
use kernel::{Choices as _, Notation as _};

/// What a line means as an answer to the open question.
#[derive(PartialEq, Eq, Debug)]
pub enum Answer {
    /// This action, legal or not.
    Act(Action),
    /// One of several.
    Several(Vec<Action>),
    /// Nothing that is known.
    Unknown,
}

/// Reads an answer: a number, a cell, an end, the beginnings of words, or an action in full.
pub fn answer(view: &View, line: &str) -> Answer {
    let text = line.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let known = by_label(view, &text)
        .or_else(|| by_place(view.ask(), &text))
        .or_else(|| Kardinal::read_action(&view.options(), &text).ok());
    if let Some(action) = known {
        return Answer::Act(action);
    }
    match by_words(view, &text).as_slice() {
        [] => Answer::Unknown,
        [one] => Answer::Act(*one),
        several => Answer::Several(several.to_vec()),
    }
}

/// The action with this number in front.
fn by_label(view: &View, text: &str) -> Option<Action> {
    let number: usize = text.parse().ok().filter(|_| !text.starts_with(['+', '-']))?;
    let numbered = view.choices().iter().enumerate().collect::<Vec<_>>();
    let found = numbered.into_iter().find(|&(place, action)| label(action, place) == number);
    found.map(|(_, action)| action)
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

/// The actions whose words begin like the words of the text, in order.
fn by_words(view: &View, text: &str) -> Vec<Action> {
    let typed: Vec<_> = text.split(' ').filter(|word| !word.is_empty()).collect();
    if typed.is_empty() {
        return Vec::new();
    }
    let options = view.options();
    let fits = |action: &Action| {
        let written = Kardinal::write_action(&options, *action);
        let mut words = written.split(' ');
        typed.iter().all(|typed| words.any(|word| word.starts_with(typed)))
    };
    view.choices().iter().filter(fits).collect()
}
