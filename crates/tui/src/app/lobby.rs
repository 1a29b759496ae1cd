//! The tables of a server.

use crate::text::Texts;
use crate::words::{Words, game_of, game_title, names_of};
use protocol::{GameName, LobbyTable, Stage};
use ratatui::crossterm::event::KeyCode;

/// The tables of a server.
#[derive(Default)]
pub struct Lobby {
    /// Those that can be joined or watched.
    pub tables: Vec<LobbyTable>,
    /// Which is selected.
    pub selected: usize,
    /// Has the server told of them yet?
    pub is_known: bool,
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
        self.is_known = true;
        self.selected = self.selected.min(self.tables.len().saturating_sub(1));
    }

    /// A table in words: the game, what was agreed, where it stands, who sits there.
    pub fn described(table: &LobbyTable, texts: &Texts) -> [String; 4] {
        let words = Words::of(texts);
        let stage = match table.stage {
            Stage::Lobby => "tui-stage-lobby",
            Stage::Playing | Stage::Paused => "tui-stage-playing",
            Stage::Over => "tui-stage-over",
        };
        [
            game_title(texts, game_of(&table.options)),
            words.options(&table.options),
            texts.get(stage),
            names_of(texts, &table.seats).join(", "),
        ]
    }

    /// What can be chosen, in words: the tables, then new ones.
    pub fn names(&self, texts: &Texts) -> Vec<String> {
        let tables = self.tables.iter().map(|it| Lobby::described(it, texts).join(", "));
        let new = |game| texts.pair(texts.get("tui-new-table"), game_title(texts, game));
        tables.chain(GameName::all().map(new)).collect()
    }

    /// One of these by its number.
    pub(super) fn chosen(&self, number: usize) -> Chosen {
        let new = number.checked_sub(self.tables.len()).and_then(|n| GameName::all().nth(n));
        match (self.tables.get(number), new) {
            (Some(table), _) => Chosen::Table(table.table.clone()),
            (None, Some(game)) => Chosen::New(game),
            (None, None) => Chosen::Nothing,
        }
    }

    pub(super) fn key(&mut self, key: KeyCode) -> Chosen {
        let count = self.tables.len().max(1);
        match key {
            KeyCode::Up => self.selected = (self.selected + count - 1) % count,
            KeyCode::Down => self.selected = (self.selected + 1) % count,
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = count - 1,
            KeyCode::PageUp => self.selected = self.selected.saturating_sub(10),
            KeyCode::PageDown => self.selected = (self.selected + 10).min(count - 1),
            KeyCode::Enter => {
                let table = self.tables.get(self.selected);
                return table.map_or(Chosen::Nothing, |it| Chosen::Table(it.table.clone()));
            }
            KeyCode::Char(digit @ '1'..='9') => {
                let number = digit.to_digit(10).unwrap_or(1) as usize - 1;
                return self.chosen(self.tables.len() + number);
            }
            KeyCode::Char('q') | KeyCode::Esc => return Chosen::Leave,
            _ => {}
        }
        Chosen::Nothing
    }
}
