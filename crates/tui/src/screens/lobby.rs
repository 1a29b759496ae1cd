//! The tables of a server.

use super::page;
use crate::app::{App, Lobby};
use crate::boards::{cut, fit};
use crate::words::{Words, game_of, game_title, names_of};
use protocol::{LobbyTable, Stage};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget as _};

pub fn draw(app: &App, lobby: &Lobby, area: Rect, buffer: &mut Buffer) {
    let (look, texts) = (app.look, &app.texts);
    let new = texts.get("tui-new-table");
    let pairs = [
        ("↑↓", texts.get("tui-key-move")),
        ("Enter", texts.get("tui-key-choose")),
        ("1 2 3", format!("{new}: Cardia, Kardinal, CIV")),
        ("q", texts.get("tui-key-leave")),
    ];
    let body = page(app, &texts.get("tui-tables"), &pairs, area, buffer);
    let height = usize::from(body.height);
    let first = lobby.selected.saturating_sub(height / 2);
    let shown = lobby.tables.iter().enumerate().skip(first).take(height);
    let mut lines: Vec<Line<'_>> = shown
        .map(|(number, table)| {
            let style = if number == lobby.selected { look.selected() } else { Style::new() };
            let text = entry(app, table);
            Line::styled(format!("  {}", cut(&text, usize::from(body.width) - 2)), style)
        })
        .collect();
    if lines.is_empty() {
        lines.push(Line::styled(format!("  {}", texts.get("tui-no-tables")), look.faint()));
    }
    Paragraph::new(lines).render(body, buffer);
}

fn entry(app: &App, table: &LobbyTable) -> String {
    let words = Words::of(&app.texts);
    let stage = match table.stage {
        Stage::Lobby => "tui-stage-lobby",
        Stage::Playing | Stage::Paused => "tui-stage-playing",
        Stage::Over => "tui-stage-over",
    };
    let names = names_of(&app.texts, &table.seats).join(", ");
    format!(
        "{}{}{}{names}",
        fit(&game_title(&app.texts, game_of(&table.options)), 23),
        fit(&cut(&words.options(&table.options), 23), 24),
        fit(&app.texts.get(stage), 12),
    )
}
