//! A recorded game on the screen, step by step.

use crate::app::Overlay;
use crate::input::Typed;
use crate::text::Texts;
use crate::words::{Words, cards_of, game_of};
use games::Film;
use protocol::{GameName, GameView, Replay, Seat};
use ratatui::crossterm::event::KeyCode;

/// How far a page goes.
const PAGE: isize = 10;

/// A recorded game.
pub struct ReplayScreen {
    /// The game as each seat saw it.
    pub replay: Replay,
    /// Which step is shown.
    pub at: usize,
    /// Through whose eyes.
    pub eyes: Seat,
    /// What lies over it.
    pub overlay: Option<Overlay>,
    /// The number of a line that is being typed.
    pub typing: Option<Typed>,
    /// By seat.
    pub names: Vec<String>,
}

impl ReplayScreen {
    /// A film from its beginning.
    pub fn new(film: &Film, texts: &Texts) -> ReplayScreen {
        let replay = Replay::of(film, None);
        let names = ReplayScreen::names(film.options.seats(), texts);
        ReplayScreen { replay, at: 0, eyes: Seat::A, overlay: None, typing: None, names }
    }

    /// A record has no names; its players are called by their seats.
    pub fn names(seats: usize, texts: &Texts) -> Vec<String> {
        let name = |seat: kernel::Seat| texts.say("seat", &[("seat", seat.to_string().into())]);
        kernel::SeatSet::first(seats).iter().map(name).collect()
    }

    /// Begins at the step with this line of the record, seen by this seat.
    pub fn seek(&mut self, line: Option<usize>, eyes: Option<Seat>) {
        if let Some(line) = line {
            let before = |frame: &protocol::ReplayFrame| frame.line as usize <= line;
            self.at = self.replay.frames.iter().take_while(|it| before(it)).count().max(1) - 1;
        }
        self.eyes = eyes.unwrap_or(self.eyes);
    }

    /// Which game.
    pub fn game(&self) -> GameName {
        game_of(&self.replay.options)
    }

    /// What is seen now.
    pub fn view(&self) -> Option<&GameView> {
        self.replay.frames.get(self.at)?.views.get(self.eyes as usize)
    }

    /// What happened up to now, in words: the lines of this step come last, and so many they are.
    pub fn told(&self, texts: &Texts) -> (Vec<String>, usize) {
        let words = Words { texts, names: &self.names, you: None };
        let mut lines = Vec::new();
        let mut latest = 0;
        for frame in self.replay.frames.iter().take(self.at + 1) {
            let heard = frame.events.get(self.eyes as usize);
            let told = heard.map(|events| words.events(events)).unwrap_or_default();
            latest = told.len();
            lines.extend(told);
        }
        (lines, latest)
    }

    /// The number of the last line of the record that begins a step.
    pub(super) fn last_line(&self) -> usize {
        self.replay.frames.last().map_or(1, |frame| frame.line as usize)
    }

    /// So many steps on, or back.
    pub(super) fn step(&mut self, by: isize) {
        let last = self.replay.frames.len().saturating_sub(1);
        self.at = self.at.saturating_add_signed(by).min(last);
    }

    /// Through the eyes of the next seat.
    pub(super) fn next_eyes(&mut self) {
        let next = (self.eyes as usize + 1) % self.names.len().max(1);
        self.eyes = kernel::Seat::new(next).map_or(Seat::A, Seat::from);
    }

    /// A key; true if it leads away.
    pub(super) fn key(&mut self, key: KeyCode) -> bool {
        if let Some(typed) = &mut self.typing {
            match key {
                KeyCode::Char(digit) if digit.is_ascii_digit() => typed.push(digit),
                KeyCode::Backspace => {
                    typed.pop();
                }
                KeyCode::Enter => {
                    let line = typed.text().parse().ok();
                    self.typing = None;
                    self.seek(line, None);
                }
                _ => self.typing = None,
            }
            return false;
        }
        if let Some(overlay) = &mut self.overlay {
            match (overlay, key) {
                (Overlay::Cards { ids, at }, KeyCode::Down | KeyCode::Right) => {
                    *at = (*at + 1) % ids.len().max(1);
                }
                (Overlay::Cards { ids, at }, KeyCode::Up | KeyCode::Left) => {
                    *at = (*at + ids.len().max(1) - 1) % ids.len().max(1);
                }
                (
                    Overlay::Cards { .. }
                    | Overlay::Log(_)
                    | Overlay::Help(_)
                    | Overlay::Position(_)
                    | Overlay::Leave
                    | Overlay::Resign,
                    _,
                ) => self.overlay = None,
            }
            return false;
        }
        match key {
            KeyCode::Right | KeyCode::Char(' ' | 'n') | KeyCode::Enter => self.step(1),
            KeyCode::Left | KeyCode::Char('p') | KeyCode::Backspace => self.step(-1),
            KeyCode::PageDown | KeyCode::Down => self.step(PAGE),
            KeyCode::PageUp | KeyCode::Up => self.step(-PAGE),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.step(isize::MAX),
            KeyCode::Char('g' | ':' | '/') => self.typing = Some(Typed::default()),
            KeyCode::Tab | KeyCode::Char('v') => self.next_eyes(),
            KeyCode::Char('i') => {
                let ids = self.view().map(cards_of).unwrap_or_default();
                self.overlay = Some(Overlay::Cards { ids, at: 0 });
            }
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::Help(0)),
            KeyCode::Char('q') | KeyCode::Esc => return true,
            _ => {}
        }
        false
    }
}
