//! The games there are.

use super::keys;
use crate::app::{App, Entry, Menu};
use crate::boards::cut;
use crate::link::keep::Unfinished;
use crate::words::{Words, game_of, game_title};
use protocol::GameName;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

pub fn draw(app: &App, menu: &Menu, area: Rect, buffer: &mut Buffer) {
    let (look, texts) = (app.look, &app.texts);
    let [head, _, body, notice, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    buffer.set_style(head, look.bar());
    Line::styled(format!(" {}", texts.get("tui-title")), look.bar()).render(head, buffer);
    let mut lines = vec![Line::raw(format!("  {}", texts.get("tui-welcome"))), Line::raw("")];
    for (number, entry) in menu.entries.iter().enumerate() {
        let (name, about) = match entry {
            Entry::Game(game) => (game_title(texts, *game), texts.get(about(*game))),
            Entry::Resume(Unfinished { options, .. }) => {
                let words = Words { texts, names: &[] };
                let game = game_title(texts, game_of(options));
                let game = format!("{game} · {}", words.options(options));
                (texts.say("tui-resume", &[("game", game.into())]), String::new())
            }
            Entry::Language => {
                let name = texts.language().name();
                (format!("{}: {name}", texts.get("tui-language")), String::new())
            }
            Entry::Quit => (texts.get("tui-quit"), String::new()),
        };
        let selected = number == menu.selected;
        let style = if selected { look.selected() } else { look.title() };
        let point = if selected { "▶" } else { " " };
        let name = cut(&name, usize::from(area.width).saturating_sub(8));
        lines.push(Line::from(vec![
            Span::raw(format!("  {point} ")),
            Span::styled(format!("{}", number + 1), look.key()),
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
    if let Some(text) = &app.notice {
        Line::styled(format!("  {text}"), look.bad()).render(notice, buffer);
    }
    let pairs = [
        ("↑↓", texts.get("tui-key-move")),
        ("Enter", texts.get("tui-key-choose")),
        ("l", texts.get("tui-key-language")),
        ("q", texts.get("tui-key-leave")),
    ];
    keys(look, &pairs, foot.width).render(foot, buffer);
}

const fn about(game: GameName) -> &'static str {
    match game {
        GameName::Cardia => "tui-about-cardia",
        GameName::Kardinal => "tui-about-kardinal",
        GameName::Civ => "tui-about-civ",
    }
}
