//! Help at a table: how the game goes, the keys, and all of its rules.

use ratatui::crossterm::event::KeyCode;

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// How the game goes.
    #[default]
    Game,
    /// The keys.
    Keys,
    /// The rules, by chapter.
    Rules(usize),
}

/// Help, and how far it is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Help {
    /// What is looked at.
    pub page: Page,
    /// How many lines it is scrolled.
    pub down: u16,
}

impl Help {
    /// A key; false if it leads away.
    pub(super) fn key(&mut self, key: KeyCode) -> bool {
        let page = match (key, self.page) {
            (KeyCode::Tab | KeyCode::Right, Page::Game) => Page::Keys,
            (KeyCode::Tab | KeyCode::Right, Page::Keys) => Page::Rules(0),
            (KeyCode::Tab | KeyCode::Right, Page::Rules(chapter)) => Page::Rules(chapter + 1),
            (KeyCode::BackTab | KeyCode::Left, Page::Game | Page::Keys) => Page::Game,
            (KeyCode::BackTab | KeyCode::Left, Page::Rules(0)) => Page::Keys,
            (KeyCode::BackTab | KeyCode::Left, Page::Rules(chapter)) => Page::Rules(chapter - 1),
            (_, _) => return scrolled(&mut self.down, key),
        };
        *self = Help { page, down: 0 };
        true
    }
}

/// Scrolls a text; false if the key means something else.
pub(super) fn scrolled(down: &mut u16, key: KeyCode) -> bool {
    *down = match key {
        KeyCode::Down => down.saturating_add(1),
        KeyCode::Up => down.saturating_sub(1),
        KeyCode::PageDown | KeyCode::Char(' ') => down.saturating_add(10),
        KeyCode::PageUp => down.saturating_sub(10),
        KeyCode::Home => 0,
        KeyCode::End => u16::MAX,
        _ => return false,
    };
    true
}
