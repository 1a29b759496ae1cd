//! The mouse: what lies where, and what a click on it does.

use super::{App, Effect, Screen, TableScreen};
use crate::text::Texts;
use protocol::Touch;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use std::cell::{Cell, RefCell};

/// What a click is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hit {
    /// A key that the screen names.
    Key(KeyCode),
    /// An answer of the list.
    Answer(usize),
    /// Something on the board.
    Board(Touch),
    /// An entry of a list that fills the screen.
    Entry(usize),
}

/// What lies where on the screen, as it was drawn last.
#[derive(Default)]
pub struct Hits {
    areas: RefCell<Vec<(Rect, Hit)>>,
    /// How far a text over the table can be scrolled.
    bottom: Cell<u16>,
}

impl Hits {
    /// The screen is drawn anew.
    pub fn clear(&self) {
        self.areas.borrow_mut().clear();
    }

    /// Something lies here, over what was there before.
    pub fn add(&self, area: Rect, hit: Hit) {
        self.areas.borrow_mut().push((area, hit));
    }

    /// A text can be scrolled so far.
    pub fn set_bottom(&self, most: u16) {
        self.bottom.set(most);
    }

    /// How far a text can be scrolled.
    pub fn bottom(&self) -> u16 {
        self.bottom.get()
    }

    /// What lies there.
    pub fn at(&self, at: Position) -> Option<Hit> {
        let hits = self.areas.borrow();
        hits.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| hit.clone())
    }
}

impl App {
    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        let press = |code| KeyEvent::new(code, KeyModifiers::NONE);
        match mouse.kind {
            MouseEventKind::ScrollUp => self.key(press(KeyCode::Up)),
            MouseEventKind::ScrollDown => self.key(press(KeyCode::Down)),
            MouseEventKind::Down(MouseButton::Left) => {
                self.notice = None;
                let hit = self.hits.at(Position::new(mouse.column, mouse.row));
                match hit {
                    Some(Hit::Key(code)) => self.key(press(code)),
                    Some(Hit::Entry(number)) => self.entry_clicked(number),
                    Some(hit @ (Hit::Answer(_) | Hit::Board(_))) => self.table_clicked(&hit),
                    None => self.table_clicked_beside(),
                }
            }
            _ => Vec::new(),
        }
    }

    fn entry_clicked(&mut self, number: usize) -> Vec<Effect> {
        let key = match &mut self.screen {
            Screen::Menu(menu) => {
                menu.selected = number;
                KeyCode::Enter
            }
            Screen::Lobby(lobby) => {
                lobby.selected = number;
                KeyCode::Enter
            }
            Screen::Options(dialog) => {
                let was = std::mem::replace(&mut dialog.selected, number);
                match dialog.fields.get(number).map(|field| field.several.is_some()) {
                    // Of several values the first click shows one, the next chooses it.
                    Some(true) if was != number => return Vec::new(),
                    Some(true) => KeyCode::Char(' '),
                    Some(false) => KeyCode::Right,
                    // Behind the last field is the button that starts.
                    None => KeyCode::Enter,
                }
            }
            Screen::Waiting | Screen::HandOver(_) | Screen::Table(_) | Screen::Replay(_) => {
                return Vec::new();
            }
        };
        self.key(KeyEvent::new(key, KeyModifiers::NONE))
    }

    fn table_clicked(&mut self, hit: &Hit) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let effects = table.clicked(hit, &self.texts);
        self.table_effects(effects)
    }

    /// A click on nothing goes on with what is shown.
    fn table_clicked_beside(&mut self) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        match (&table.overlay, table.beats.is_empty()) {
            (None, true) => Vec::new(),
            (_, _) => self.key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)),
        }
    }
}

impl TableScreen {
    /// A click selects; one on what is selected plays it.
    fn clicked(&mut self, hit: &Hit, texts: &Texts) -> Vec<Effect> {
        if self.overlay.is_some() || !self.beats.is_empty() {
            return self.key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE), texts);
        }
        self.message = None;
        let choices = self.table.choices();
        let fits = |number: usize| match hit {
            Hit::Answer(it) => *it == number,
            Hit::Board(touch) => choices[number].touches.contains(touch),
            Hit::Key(_) | Hit::Entry(_) => false,
        };
        if self.selected < choices.len() && fits(self.selected) {
            return self.act(self.selected);
        }
        if let Some(number) = (0..choices.len()).find(|&number| fits(number)) {
            self.selected = number;
        }
        Vec::new()
    }
}
