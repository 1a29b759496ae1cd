//! The keys of answers, and the cursor on a display where they are places of it.

use super::TableScreen;
use protocol::{Choice, Touch};
use ratatui::crossterm::event::KeyCode;

/// The key that chooses the answer with this number, counted from 0.
pub fn label(number: usize) -> Option<char> {
    match number {
        0..9 => char::from_digit(number as u32 + 1, 10),
        9 => Some('0'),
        10..36 => char::from_u32('A' as u32 + number as u32 - 10),
        _ => None,
    }
}

/// More answers than this that are places are not listed: a cursor on the display is quicker.
const MOST_PLACES: usize = 12;

/// The place of a display that an answer is.
fn place(choice: &Choice) -> Option<(i64, i64)> {
    choice.touches.iter().find_map(|touch| match touch {
        Touch::Cell { row, column } => Some((i64::from(*row), i64::from(*column))),
        Touch::Card { .. }
        | Touch::CardInPlay { .. }
        | Touch::Player { .. }
        | Touch::Group { .. }
        | Touch::Reserve => None,
    })
}

impl TableScreen {
    /// Is the answer with this number a place of a display?
    pub fn is_place(&self, number: usize) -> bool {
        self.table.choices().get(number).is_some_and(|it| place(it).is_some())
    }

    /// Are there so many places to choose from that a cursor on the display stands for their list?
    pub fn has_cursor(&self) -> bool {
        self.table.choices().iter().filter(|it| place(it).is_some()).count() > MOST_PLACES
    }

    /// The key that chooses an answer. Where a cursor chooses places, the keys are for the others.
    pub fn label(&self, number: usize) -> Option<char> {
        if !self.has_cursor() {
            return label(number);
        }
        let before = (0..number).filter(|&it| !self.is_place(it)).count();
        if self.is_place(number) { None } else { label(before) }
    }

    /// The answers that a hint would play, the best first.
    pub fn hinted(&self) -> Vec<usize> {
        let Some(hint) = &self.table.hint else { return Vec::new() };
        let choices = self.table.choices();
        let mut mix: Vec<_> = hint.analysis.mix.iter().filter(|it| it.share > 0.0).collect();
        mix.sort_by(|a, b| b.share.total_cmp(&a.share));
        let number = |it: &&protocol::Weighed| choices.iter().position(|c| c.action == it.action);
        mix.iter().filter_map(number).collect()
    }

    /// An arrow: over the display where answers are places of it, through the list otherwise.
    pub(super) fn step(&mut self, key: KeyCode) {
        let choices = self.table.choices();
        let forward = matches!(key, KeyCode::Down | KeyCode::Right);
        let Some((row, column)) = choices.get(self.selected).and_then(place) else {
            return self.turn(if forward { 1 } else { -1 });
        };
        // The nearest place in that direction; sideways counts more than ahead.
        let distance = |(to_row, to_column): (i64, i64)| {
            let (ahead, aside) = match key {
                KeyCode::Up => (row - to_row, to_column - column),
                KeyCode::Down => (to_row - row, to_column - column),
                KeyCode::Left => (column - to_column, to_row - row),
                _ => (to_column - column, to_row - row),
            };
            (ahead > 0).then_some(ahead + 16 * aside.abs())
        };
        let places = choices.iter().enumerate().filter_map(|(n, it)| Some((n, place(it)?)));
        let near = places.filter_map(|(n, at)| Some((distance(at)?, n))).min();
        match near {
            Some((_, number)) => self.selected = number,
            // Beyond the edge are the answers that are no places.
            None => {
                let other = choices.iter().position(|choice| place(choice).is_none());
                self.selected = other.unwrap_or(self.selected);
            }
        }
    }
}
