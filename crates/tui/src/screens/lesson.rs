//! What a lesson says.

use super::wrap;
use crate::app::{App, TableScreen};
use protocol::LessonWants;
use ratatui::text::Line;

/// The words of the step, and what was wrong with the latest answer; `None` if nothing is taught here.
pub fn words(app: &App, screen: &TableScreen, width: usize) -> Option<Vec<Line<'static>>> {
    let lesson = screen.table.lesson()?;
    let (texts, look) = (&app.texts, app.look);
    let rows = |text: &str, style| {
        let rows = wrap(text, width, 0).into_iter();
        rows.map(move |row| Line::styled(row, style)).collect::<Vec<_>>()
    };
    let mut lines = rows(&screen.table.progress(texts), look.faint());
    match &screen.message {
        Some(wrong) => lines.extend(rows(wrong, look.bad())),
        None => lines.extend(rows(&screen.table.words(texts).text(&lesson.say), look.title())),
    }
    if lesson.wants == LessonWants::Reading {
        lines.extend(rows(&texts.get("tui-lesson-read"), look.key()));
    }
    Some(lines)
}
