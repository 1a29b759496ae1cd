//! Questions and their possible answers.

use super::table::{cell_taken, stone_at};
use crate::text::Voice;
use kardinal::{Action, Ask, Cell, View};
use kernel::Choices as _;

/// The open question, spoken to the one who must answer.
pub fn question(view: &View) -> String {
    let (circles, limit) = view.circles();
    let can_stop = view.choices().contains(Action::Stop);
    match view.ask() {
        Ask::Take if can_stop => {
            format!("Do you take another card? Circles so far: {circles} of at most {limit}.")
        }
        Ask::Take => "Which card do you take?".into(),
        Ask::Pay => "Which of your stones leaves the game for this card?".into(),
        Ask::Place => "Where do you place a stone? Type a cell, for example 2.7, or 0.".into(),
        Ask::Move => "Which of your stones do you move?".into(),
        Ask::To(from) => format!("Where does the stone from {from} go? Type a cell."),
    }
}

/// What an answer is numbered with: 0 to pass, everything else with its place in the list, counted from 1.
pub fn label(action: Action, place: usize) -> usize {
    match action {
        Action::Stop | Action::Keep => 0,
        Action::Take(_)
        | Action::Place(_)
        | Action::Move(_)
        | Action::To(_)
        | Action::Pay(_)
        | Action::Play(_)
        | Action::PayReserve => place + 1,
    }
}

/// An answer in words, with what helps to decide; none for the many cells a stone can go to.
pub fn option(voice: Voice, view: &View, action: Action) -> Option<String> {
    let at = |cell: Cell| match view.table().card(cell) {
        Some(card) => format!("{cell}, {card}"),
        None => cell.to_string(),
    };
    let text = match action {
        Action::Take(end) => {
            let cell = cell_taken(view, action)?;
            let mut text = format!("take {end}: {}", view.table().card(cell)?);
            if view.covered().contains(cell) {
                text += ", and its Law card";
            }
            match stone_at(view, cell) {
                Some(owner) if voice.side == Some(owner) => text += ", your stone returns",
                Some(owner) => text += &format!(", stone of {owner}: you pay one"),
                None => {}
            }
            text
        }
        Action::Place(_) | Action::To(_) => return None,
        Action::Move(cell) => format!("the stone on {}", at(cell)),
        Action::Pay(cell) => format!("the stone on {}", at(cell)),
        Action::Play(law) => format!("play law {law}: {}", law.text()),
        Action::Stop => "take no more cards".into(),
        Action::Keep => "neither place nor move a stone".into(),
        Action::PayReserve => "one from the reserve".into(),
    };
    Some(text)
}
