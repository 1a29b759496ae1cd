//! What to agree on before a game.

use super::{page, wrap};
use crate::app::{App, Dialog, Field, Hit};
use crate::boards::{cut, fit};
use crate::words::game_title;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

/// How wide the names of the options are.
const NAMES: usize = 32;

pub fn draw(app: &App, dialog: &Dialog, area: Rect, buffer: &mut Buffer) {
    let (look, texts) = (app.look, &app.texts);
    let pairs = [
        ("↑↓", texts.get("tui-key-move")),
        ("←→", texts.get("tui-key-change")),
        ("Enter", texts.get("tui-key-start")),
        ("Esc", texts.get("tui-key-back")),
    ];
    let body = page(app, &game_title(texts, dialog.game), &pairs, area, buffer);
    let [list, help] = Layout::vertical([Constraint::Fill(1), Constraint::Length(5)]).areas(body);
    // Where there is room, lines stand apart.
    let places = dialog.fields.len() as u16 + 1;
    let step = if list.height >= 2 * places { 2 } else { 1 };
    for (number, field) in dialog.fields.iter().enumerate() {
        let row = Rect { y: list.y + number as u16 * step, height: 1, ..list };
        let line = field_line(app, dialog, number, field, usize::from(list.width));
        line.render(row.intersection(list), buffer);
        app.hits.add(row.intersection(list), Hit::Entry(number));
        if number == dialog.selected {
            // The signs on both sides of the value turn it.
            let value = looked_at(app, dialog, number, field, usize::from(list.width));
            let after = NAMES as u16 + 3 + Span::raw(value).width() as u16;
            for (x, key) in [(NAMES as u16 + 2, KeyCode::Left), (after, KeyCode::Right)] {
                let sign = Rect { x: row.x + x, width: 1, ..row };
                app.hits.add(sign.intersection(list), Hit::Key(key));
            }
        }
    }
    let row = Rect { y: list.y + (places - 1) * step, height: 1, ..list }.intersection(list);
    let start = format!("[ {} ]", texts.get("tui-start"));
    let style = if dialog.selected == dialog.fields.len() { look.selected() } else { look.title() };
    Line::from(vec![Span::raw("  "), Span::styled(start, style)]).render(row, buffer);
    app.hits.add(row, Hit::Entry(dialog.fields.len()));
    let key = dialog.fields.get(dialog.selected).map(Field::help);
    let text = texts.get(&key.unwrap_or_else(|| "tui-explain-start".to_owned()));
    let rows = wrap(&text, usize::from(help.width).saturating_sub(4).min(100), 0);
    let lines = rows.into_iter().map(|row| Line::styled(format!("  {row}"), look.faint()));
    Paragraph::new(lines.collect::<Vec<_>>()).render(help, buffer);
}

/// The value of a field: of several, the one that is looked at.
fn looked_at(app: &App, dialog: &Dialog, number: usize, field: &Field, width: usize) -> String {
    match &field.several {
        Some(_) if number == dialog.selected => {
            let mark = if field.is_chosen() { "[x] " } else { "[ ] " };
            format!(" {mark}{} ", dialog.shown(field, &app.texts))
        }
        Some(_) | None => {
            let room = width.saturating_sub(NAMES + 8);
            format!(" {} ", cut(&dialog.chosen_words(field, &app.texts), room))
        }
    }
}

fn field_line(
    app: &App,
    dialog: &Dialog,
    number: usize,
    field: &Field,
    width: usize,
) -> Line<'static> {
    let (look, texts) = (app.look, &app.texts);
    let selected = number == dialog.selected;
    let (left, right) = if selected { ("◀", "▶") } else { (" ", " ") };
    let style = if selected { look.selected() } else { look.title() };
    let room = width.saturating_sub(NAMES + 8);
    // Of several, the one that is looked at, then all that are chosen.
    let looked = looked_at(app, dialog, number, field, width);
    let mut spans = vec![
        Span::raw("  "),
        Span::styled(fit(&texts.get(&field.key), NAMES), look.faint()),
        Span::styled(left, look.key()),
        Span::styled(looked.clone(), style),
        Span::styled(right, look.key()),
    ];
    if field.several.is_some() && selected {
        let left = room.saturating_sub(Span::raw(looked).width());
        let chosen = cut(&dialog.chosen_words(field, texts), left);
        spans.push(Span::styled(format!("  {chosen}"), look.title()));
    }
    Line::from(spans)
}
