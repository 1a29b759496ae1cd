//! The keys.

use super::{centred, popup, wrap};
use crate::style::Look;
use crate::text::Texts;
use protocol::GameName;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

/// The keys at a table: what to press, and the key of its words.
pub const TABLE: &[(&str, &str)] = &[
    ("1–9 0 A–Z", "tui-help-labels"),
    ("↑ ↓ ← → Tab", "tui-help-arrows"),
    ("Enter", "tui-help-enter"),
    (": /", "tui-help-type"),
    ("i", "tui-help-inspect"),
    ("h", "tui-help-hint"),
    ("u", "tui-help-undo"),
    ("l", "tui-help-log"),
    ("w", "tui-help-position"),
    ("s", "tui-help-save"),
    ("n r", "tui-help-rematch"),
    ("x", "tui-help-resign"),
    ("y n", "tui-help-proposal"),
    ("c d p", "tui-help-online"),
    ("q", "tui-help-leave"),
];

/// The keys of a replay.
pub const REPLAY: &[(&str, &str)] = &[
    ("← →", "tui-help-step"),
    ("↑ ↓", "tui-help-page"),
    ("Home End", "tui-help-ends"),
    ("g", "tui-help-seek"),
    ("Tab", "tui-help-eyes"),
    ("i", "tui-help-inspect"),
    ("q", "tui-help-back"),
];

pub fn draw(
    look: Look,
    texts: &Texts,
    (keys, game): (&[(&str, &str)], GameName),
    scrolled: u16,
    area: Rect,
    buffer: &mut Buffer,
) {
    let area = centred(area, area.width.min(90), area.height.saturating_sub(2));
    let inner = popup(look, &texts.get("tui-help"), area, buffer);
    let width = usize::from(inner.width).saturating_sub(14);
    let mut lines = Vec::new();
    for (key, what) in keys {
        for (n, row) in wrap(&texts.get(what), width, 0).into_iter().enumerate() {
            let key = if n == 0 { *key } else { "" };
            lines.push(Line::from(vec![
                Span::styled(format!("{key:<12}"), look.key()),
                Span::raw(row),
            ]));
        }
    }
    // What the signs of the board mean, if the game has one.
    if let Some(signs) = texts.find(&format!("tui-signs-{}", game.word()), &[]) {
        lines.push(Line::raw(""));
        let rows = wrap(&signs, usize::from(inner.width), 0);
        lines.extend(rows.into_iter().map(Line::raw));
    }
    let most = (lines.len() as u16).saturating_sub(inner.height);
    Paragraph::new(lines).scroll((scrolled.min(most), 0)).render(inner, buffer);
}
