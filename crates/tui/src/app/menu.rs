//! The games there are, and those that were left.

use crate::link::keep::{self, Unfinished};
use crate::text::Texts;
use crate::words::{Words, game_of, game_title};
use lesson::Lesson;
use protocol::GameName;
use ratatui::crossterm::event::KeyCode;

/// What can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A new game.
    Game(GameName),
    /// A lesson.
    Lesson(&'static Lesson),
    /// A game that was left.
    Resume(Unfinished),
    /// Another language.
    Language,
    /// The end.
    Quit,
}

impl Entry {
    /// In words.
    pub fn name(&self, texts: &Texts) -> String {
        match self {
            Entry::Game(game) => game_title(texts, *game),
            Entry::Lesson(lesson) => {
                let game = game_title(texts, lesson.options.kind().into());
                texts.say("tui-lesson", &[("game", game.into())])
            }
            Entry::Resume(Unfinished { options, .. }) => {
                let words = Words::of(texts);
                let game = game_title(texts, game_of(options));
                let game = format!("{game} · {}", words.options(options));
                texts.say("tui-resume", &[("game", game.into())])
            }
            Entry::Language => {
                let name = texts.spelled(texts.language().name().to_owned());
                texts.pair(texts.get("tui-language"), name)
            }
            Entry::Quit => texts.get("tui-quit"),
        }
    }
}

/// The most games shown that were left.
const MOST_LEFT: usize = 5;

/// The games there are.
pub struct Menu {
    /// What can be chosen.
    pub entries: Vec<Entry>,
    /// Which is selected.
    pub selected: usize,
}

impl Default for Menu {
    fn default() -> Menu {
        Menu::new()
    }
}

impl Menu {
    /// The games, and those that were left in this user's folder.
    pub fn new() -> Menu {
        Menu::with(keep::unfinished())
    }

    /// The games, and these that were left.
    pub fn with(left: Vec<Unfinished>) -> Menu {
        let games = GameName::all().map(Entry::Game);
        let lessons = lesson::all().unwrap_or_default().iter().map(Entry::Lesson);
        let left = left.into_iter().take(MOST_LEFT).map(Entry::Resume);
        let ends = [Entry::Language, Entry::Quit];
        let entries = games.into_iter().chain(lessons).chain(left).chain(ends);
        Menu { entries: entries.collect(), selected: 0 }
    }

    /// A key; gives back what was chosen.
    pub(super) fn key(&mut self, key: KeyCode) -> Option<Entry> {
        let count = self.entries.len();
        match key {
            KeyCode::Up | KeyCode::BackTab => self.selected = (self.selected + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => self.selected = (self.selected + 1) % count,
            KeyCode::Home | KeyCode::PageUp => self.selected = 0,
            KeyCode::End | KeyCode::PageDown => self.selected = count.saturating_sub(1),
            KeyCode::Enter => return self.entries.get(self.selected).cloned(),
            KeyCode::Char('q') | KeyCode::Esc => return Some(Entry::Quit),
            KeyCode::Char('l') => return Some(Entry::Language),
            KeyCode::Char(digit) => {
                let number = digit.to_digit(10)?.checked_sub(1)? as usize;
                return self.entries.get(number).cloned();
            }
            _ => {}
        }
        None
    }
}
