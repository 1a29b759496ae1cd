//! Help at a table: how the game goes, the keys, the rules.

use super::{centred, popup, wrap};
use crate::app::{App, Help, Hit, Page};
use crate::rules::{Block, Chapter, chapters};
use protocol::GameName;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

/// What to press, and the key of its words.
pub type Keys = &'static [(&'static str, &'static str)];

/// The keys at a table.
pub const TABLE: Keys = &[
    ("1–9 0 A–Z", "tui-help-labels"),
    ("↑ ↓ ← → Tab", "tui-help-arrows"),
    ("Enter", "tui-help-enter"),
    (": /", "tui-help-type"),
    ("i", "tui-help-inspect"),
    ("h", "tui-help-hint"),
    ("u", "tui-help-undo"),
    ("l", "tui-help-log"),
    ("w", "tui-help-position"),
    ("t", "tui-help-pace"),
    ("s", "tui-help-save"),
    ("n r", "tui-help-rematch"),
    ("x", "tui-help-resign"),
    ("y n", "tui-help-proposal"),
    ("c d p", "tui-help-online"),
    ("q", "tui-help-leave"),
];

/// The keys of a replay.
pub const REPLAY: Keys = &[
    ("← →", "tui-help-step"),
    ("↑ ↓", "tui-help-page"),
    ("Home End", "tui-help-ends"),
    ("a", "tui-help-auto"),
    ("h", "tui-help-review"),
    ("m", "tui-help-marks"),
    ("[ ]", "tui-help-marked"),
    ("c C", "tui-help-continue"),
    ("g", "tui-help-seek"),
    ("Tab", "tui-help-eyes"),
    ("i", "tui-help-inspect"),
    ("q", "tui-help-back"),
];

pub fn draw(app: &App, keys: Keys, game: GameName, help: Help, area: Rect, buffer: &mut Buffer) {
    let (look, texts) = (app.look, &app.texts);
    let area = centred(area, area.width.min(96), area.height);
    let inner = popup(look, &texts.get("tui-help"), area, buffer);
    let [tabs, _, body] =
        Layout::vertical([Constraint::Length(1), Constraint::Length(1), Constraint::Fill(1)])
            .areas(inner);
    let chapters = chapters(game, texts);
    // The first chapter is a page of its own.
    let rules = chapters.get(1..).unwrap_or_default();
    let names = ["tui-help-game", "tui-help-keys", "tui-help-rules"].map(|it| texts.get(it));
    let current = match help.page {
        Page::Game => 0,
        Page::Keys => 1,
        Page::Rules(_) => 2,
    };
    let mut spans = Vec::new();
    for (n, name) in names.into_iter().enumerate() {
        let style = if n == current { look.selected() } else { look.faint() };
        spans.push(Span::styled(format!(" {name} "), style));
        spans.push(Span::raw(" "));
    }
    if let Page::Rules(chapter) = help.page {
        let at =
            [("n", (chapter.min(rules.len().max(1) - 1) + 1).into()), ("all", rules.len().into())];
        spans.push(Span::styled(texts.say("tui-help-chapter", &at), look.faint()));
    } else {
        spans.push(Span::styled(texts.get("tui-help-turn"), look.faint()));
    }
    Line::from(spans).render(tabs, buffer);
    app.hits.add(tabs, Hit::Key(KeyCode::Tab));
    let width = usize::from(body.width);
    let lines = match help.page {
        Page::Game => chapters.first().map(|it| chapter_lines(app, it, width)).unwrap_or_default(),
        Page::Keys => key_lines(app, keys, game, width),
        Page::Rules(chapter) => rules
            .get(chapter)
            .or(rules.last())
            .map(|it| chapter_lines(app, it, width))
            .unwrap_or_default(),
    };
    // A game without a document has its keys.
    let lines = if lines.is_empty() { key_lines(app, keys, game, width) } else { lines };
    let most = (lines.len() as u16).saturating_sub(body.height);
    app.hits.set_bottom(most);
    let down = help.down.min(most);
    Paragraph::new(lines).scroll((down, 0)).render(body, buffer);
    if down < most {
        let at = Rect { y: body.bottom() - 1, x: body.right() - 1, width: 1, height: 1 };
        Line::styled("▼", look.key()).render(at, buffer);
    }
}

fn chapter_lines(app: &App, chapter: &Chapter, width: usize) -> Vec<Line<'static>> {
    let look = app.look;
    let mut lines = vec![Line::styled(chapter.title.clone(), look.title())];
    let text = |text: &str, indent: usize| {
        let rows = wrap(text, width.saturating_sub(1), indent).into_iter();
        rows.map(Line::raw).collect::<Vec<_>>()
    };
    for block in &chapter.blocks {
        match block {
            Block::Heading(heading) => {
                lines.push(Line::raw(""));
                lines.push(Line::styled(heading.clone(), look.key()));
            }
            Block::Text(it) => {
                lines.push(Line::raw(""));
                lines.extend(text(it, 0));
            }
            Block::Item(it) => lines.extend(text(&format!("• {it}"), 2)),
            Block::Row(it) => lines.extend(text(it, 2)),
        }
    }
    lines
}

fn key_lines(app: &App, keys: Keys, game: GameName, width: usize) -> Vec<Line<'static>> {
    let (look, texts) = (app.look, &app.texts);
    let mut lines = Vec::new();
    for (key, what) in keys {
        for (n, row) in wrap(&texts.get(what), width.saturating_sub(14), 0).into_iter().enumerate()
        {
            let key = if n == 0 { *key } else { "" };
            lines.push(Line::from(vec![
                Span::styled(format!("{key:<13}"), look.key()),
                Span::raw(row),
            ]));
        }
    }
    lines.push(Line::raw(""));
    lines.extend(wrap(&texts.get("tui-help-mouse"), width, 0).into_iter().map(Line::raw));
    // What the signs of the board mean, if the game has one.
    if let Some(signs) = texts.find(&format!("tui-signs-{}", game.word()), &[]) {
        lines.push(Line::raw(""));
        lines.extend(wrap(&signs, width, 0).into_iter().map(Line::raw));
    }
    lines
}
