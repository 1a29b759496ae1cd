//! What to agree on before a game.

use super::page;
use crate::app::{App, Dialog};
use crate::boards::fit;
use crate::words::game_title;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

pub fn draw(app: &App, dialog: &Dialog, area: Rect, buffer: &mut Buffer) {
    let (look, texts) = (app.look, &app.texts);
    let pairs = [
        ("↑↓", texts.get("tui-key-move")),
        ("←→", texts.get("tui-key-change")),
        ("Enter", texts.get("tui-key-start")),
        ("Esc", texts.get("tui-key-back")),
    ];
    let body = page(app, &game_title(texts, dialog.game), &pairs, area, buffer);
    let mut lines = Vec::new();
    for (number, field) in dialog.fields.iter().enumerate() {
        let selected = number == dialog.selected;
        let value = format!(" {} ", dialog.shown(field, texts));
        let (left, right) = if selected { ("◀", "▶") } else { (" ", " ") };
        lines.push(Line::from(vec![
            Span::raw("  "),
            Span::styled(fit(&texts.get(&field.key), 32), look.faint()),
            Span::styled(left, look.key()),
            Span::styled(value, if selected { look.selected() } else { look.title() }),
            Span::styled(right, look.key()),
        ]));
        lines.push(Line::raw(""));
    }
    let start = format!("[ {} ]", texts.get("tui-start"));
    let style = if dialog.selected == dialog.fields.len() { look.selected() } else { look.title() };
    lines.push(Line::from(vec![Span::raw("  "), Span::styled(start, style)]));
    Paragraph::new(lines).render(body, buffer);
}
