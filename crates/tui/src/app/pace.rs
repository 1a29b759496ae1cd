//! What happens at a table, shown beat by beat.

use super::{Place, TableScreen};
use crate::model::Beat;
use crate::text::Texts;
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;

/// How fast what happens is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// At once.
    #[default]
    AtOnce,
    /// Beat by beat, each for as long as it takes to read it.
    Flowing,
    /// Beat by beat, each until a key is pressed.
    Stepwise,
}

/// More than this waiting is shown at once: whoever plays faster than they read need not wait.
const MOST_BEATS: usize = 24;

/// Whoever waits longer than this for the table is not made to wait for beats as well.
const SLOW: Duration = Duration::from_millis(1200);

/// As long as it takes to read a sentence.
fn reading_time(text: &str) -> Duration {
    let letters = text.chars().count() as u64;
    Duration::from_millis((450 + 14 * letters).min(1600))
}

impl TableScreen {
    /// Shows what happened beat by beat; what has no words goes with what comes next.
    pub(super) fn show(&mut self, beats: Vec<Beat>) {
        if self.pace == Pace::AtOnce || self.pace == Pace::Flowing && self.is_slow {
            return;
        }
        let shown = beats.into_iter().filter(|it| !it.moment.text.is_empty());
        let before = self.beats.len();
        self.beats.extend(shown);
        let late = self.beats.len().saturating_sub(MOST_BEATS);
        self.beats.drain(..late);
        if before == 0 || late > 0 {
            self.begin_beat();
        }
    }

    fn begin_beat(&mut self) {
        self.left = self.beats.front().map_or(Duration::ZERO, |it| reading_time(&it.moment.text));
    }

    fn next_beat(&mut self) {
        self.beats.pop_front();
        self.begin_beat();
    }

    /// How long until something else is to be seen.
    pub fn pause(&self) -> Option<Duration> {
        let flows = self.pace == Pace::Flowing && !self.beats.is_empty() && self.overlay.is_none();
        flows.then_some(self.left)
    }

    /// The table has answered: how long that took tells how slow the way to it is.
    pub(super) fn answered(&mut self, texts: &Texts) {
        let Some(waited) = self.waits.take() else { return };
        let is_slow = self.place == Place::Server && waited > SLOW;
        if is_slow && !self.is_slow && self.pace == Pace::Flowing {
            self.message = Some(texts.get("tui-slow-link"));
        }
        self.is_slow = is_slow;
    }

    /// Time has passed.
    pub(super) fn passed(&mut self, time: Duration) {
        if let Some(waited) = &mut self.waits {
            *waited += time;
        }
        if self.pause().is_some() {
            self.left = self.left.saturating_sub(time);
            if self.left.is_zero() {
                self.next_beat();
            }
        }
    }

    /// A key while something is shown: the next of it, or all at once. True if the key means nothing else.
    pub(super) fn skip(&mut self, key: KeyCode) -> bool {
        let is_next = matches!(key, KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right);
        if self.pace == Pace::Stepwise && is_next {
            self.next_beat();
            return true;
        }
        self.beats.clear();
        let is_answer =
            matches!(key, KeyCode::Char(it) if it.is_ascii_digit() || it.is_uppercase());
        is_next || is_answer || key == KeyCode::Esc
    }

    /// Stops after each beat, or goes on by itself.
    pub(super) fn change_pace(&mut self, texts: &Texts) {
        let (pace, key) = match self.pace {
            Pace::Stepwise => (Pace::Flowing, "tui-pace-flowing"),
            Pace::AtOnce | Pace::Flowing => (Pace::Stepwise, "tui-pace-stepwise"),
        };
        self.pace = pace;
        self.message = Some(texts.get(key));
    }
}
