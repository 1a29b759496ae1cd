//! The tables of a server.

use protocol::{GameName, LobbyTable};
use ratatui::crossterm::event::KeyCode;

/// The tables of a server.
#[derive(Default)]
pub struct Lobby {
    /// Those that can be joined or watched.
    pub tables: Vec<LobbyTable>,
    /// Which is selected.
    pub selected: usize,
}

/// What was chosen.
pub(super) enum Chosen {
    /// Nothing yet.
    Nothing,
    /// A table.
    Table(String),
    /// A new table.
    New(GameName),
    /// Away.
    Leave,
}

impl Lobby {
    /// Other tables than before.
    pub(super) fn set(&mut self, tables: Vec<LobbyTable>) {
        self.tables = tables;
        self.selected = self.selected.min(self.tables.len().saturating_sub(1));
    }

    pub(super) fn key(&mut self, key: KeyCode) -> Chosen {
        let count = self.tables.len().max(1);
        match key {
            KeyCode::Up => self.selected = (self.selected + count - 1) % count,
            KeyCode::Down => self.selected = (self.selected + 1) % count,
            KeyCode::Enter => {
                let table = self.tables.get(self.selected);
                return table.map_or(Chosen::Nothing, |it| Chosen::Table(it.table.clone()));
            }
            KeyCode::Char('1') => return Chosen::New(GameName::Cardia),
            KeyCode::Char('2') => return Chosen::New(GameName::Kardinal),
            KeyCode::Char('3') => return Chosen::New(GameName::Civ),
            KeyCode::Char('q') | KeyCode::Esc => return Chosen::Leave,
            _ => {}
        }
        Chosen::Nothing
    }
}
