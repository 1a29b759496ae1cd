//! What lies over a table or a replay: cards, texts, questions about leaving.

use super::help::{Help, scrolled};
use ratatui::crossterm::event::KeyCode;

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// Cards, and which of them is looked at.
    Cards {
        /// Their ids.
        ids: Vec<String>,
        /// Which.
        at: usize,
    },
    /// Everything that happened; how many lines it is scrolled back.
    Log(u16),
    /// The game, the keys and the rules.
    Help(Help),
    /// The position in words; how many lines it is scrolled.
    Position(u16),
    /// Really away?
    Leave,
    /// Really give up?
    Resign,
}

/// How many cards a page is.
const PAGE: usize = 10;

impl Overlay {
    /// A text that was scrolled beyond its end is at its end.
    pub(super) fn reach(&mut self, most: u16) {
        match self {
            Overlay::Help(Help { down, .. }) | Overlay::Position(down) | Overlay::Log(down) => {
                *down = (*down).min(most);
            }
            Overlay::Cards { .. } | Overlay::Leave | Overlay::Resign => {}
        }
    }

    /// A key that scrolls, or turns to another card or page; false if it means something else.
    pub(super) fn key(&mut self, key: KeyCode) -> bool {
        match self {
            Overlay::Help(help) => help.key(key),
            Overlay::Position(down) => scrolled(down, key),
            Overlay::Log(back) => scrolled_back(back, key),
            Overlay::Cards { ids, at } => turned(at, ids.len(), key),
            Overlay::Leave | Overlay::Resign => false,
        }
    }
}

/// Scrolls a text whose end is shown first.
fn scrolled_back(back: &mut u16, key: KeyCode) -> bool {
    let opposite = match key {
        KeyCode::Up => KeyCode::Down,
        KeyCode::Down => KeyCode::Up,
        KeyCode::PageUp => KeyCode::PageDown,
        KeyCode::PageDown => KeyCode::PageUp,
        KeyCode::Home => KeyCode::End,
        KeyCode::End => KeyCode::Home,
        _ => return false,
    };
    scrolled(back, opposite)
}

/// Turns to another of so many cards.
fn turned(at: &mut usize, count: usize, key: KeyCode) -> bool {
    let last = count.saturating_sub(1);
    *at = match key {
        KeyCode::Down | KeyCode::Right | KeyCode::Tab => (*at + 1) % count.max(1),
        KeyCode::Up | KeyCode::Left | KeyCode::BackTab => (*at + last) % count.max(1),
        KeyCode::PageDown => (*at + PAGE).min(last),
        KeyCode::PageUp => at.saturating_sub(PAGE),
        KeyCode::Home => 0,
        KeyCode::End => last,
        _ => return false,
    };
    true
}
