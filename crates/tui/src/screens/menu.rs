//! The games there are.

use super::page;
use crate::app::{App, Entry, Hit, Menu};
use crate::boards::cut;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

pub fn draw(app: &App, menu: &Menu, area: Rect, buffer: &mut Buffer) {
    let (look, texts) = (app.look, &app.texts);
    let pairs = [
        ("↑↓", texts.get("tui-key-move")),
        ("Enter", texts.get("tui-key-choose")),
        ("l", texts.get("tui-key-language")),
        ("q", texts.get("tui-key-leave")),
    ];
    let body = page(app, &texts.get("tui-title"), &pairs, area, buffer);
    let mut lines = vec![Line::raw(format!("  {}", texts.get("tui-welcome"))), Line::raw("")];
    for (number, entry) in menu.entries.iter().enumerate() {
        let about = match entry {
            Entry::Game(game) => texts.get(&format!("tui-about-{}", game.word())),
            Entry::Lesson(_) | Entry::Resume(_) | Entry::Language | Entry::Quit => String::new(),
        };
        let key = match entry {
            Entry::Game(_) | Entry::Lesson(_) | Entry::Resume(_) => (number + 1).to_string(),
            Entry::Language => "l".to_owned(),
            Entry::Quit => "q".to_owned(),
        };
        let selected = number == menu.selected;
        let height = if about.is_empty() { 1 } else { 2 };
        let row = Rect { y: body.y + lines.len() as u16, height, ..body };
        app.hits.add(row.intersection(body), Hit::Entry(number));
        let style = if selected { look.selected() } else { look.title() };
        let point = if selected { "▶" } else { " " };
        let name = cut(&entry.name(texts), usize::from(area.width).saturating_sub(8));
        lines.push(Line::from(vec![
            Span::raw(format!("  {point} ")),
            Span::styled(key, look.key()),
            Span::raw("  "),
            Span::styled(name, style),
        ]));
        if !about.is_empty() {
            let about = cut(&about, usize::from(area.width).saturating_sub(8));
            lines.push(Line::styled(format!("       {about}"), look.faint()));
        }
        if matches!(entry, Entry::Game(_)) {
            lines.push(Line::raw(""));
        }
    }
    Paragraph::new(lines).render(body, buffer);
}
