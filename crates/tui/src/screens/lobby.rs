//! The tables of a server.

use super::page;
use crate::app::{App, Hit, Lobby};
use crate::boards::{cut, fit};
use protocol::{GameName, LobbyTable};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget as _};

pub fn draw(app: &App, lobby: &Lobby, area: Rect, buffer: &mut Buffer) {
    let (look, texts) = (app.look, &app.texts);
    let new = texts.get("tui-new-table");
    let games: Vec<&str> = GameName::all().map(GameName::word).collect();
    let numbers: Vec<String> = (1..=games.len()).map(|n| n.to_string()).collect();
    let numbers = numbers.join(" ");
    let pairs = [
        ("↑↓", texts.get("tui-key-move")),
        ("Enter", texts.get("tui-key-choose")),
        (&*numbers, texts.pair(new, games.join(", "))),
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
    for (y, number) in (first..first + lines.len()).enumerate() {
        let row = Rect { y: body.y + y as u16, height: 1, ..body };
        app.hits.add(row, Hit::Entry(number));
    }
    if lines.is_empty() {
        lines.push(Line::styled(format!("  {}", texts.get("tui-no-tables")), look.faint()));
    }
    Paragraph::new(lines).render(body, buffer);
}

fn entry(app: &App, table: &LobbyTable) -> String {
    let [game, options, stage, names] = Lobby::described(table, &app.texts);
    format!("{}{}{}{names}", fit(&game, 23), fit(&cut(&options, 23), 24), fit(&stage, 12))
}
