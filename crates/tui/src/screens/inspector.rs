//! A card with everything the rules say of it.

use super::{centred, popup, wrap};
use crate::boards::cut;
use crate::style::Look;
use crate::words::Words;
use protocol::GameName;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};

/// Which cards, and which of them is looked at.
pub struct Inspector<'a> {
    pub look: Look,
    pub words: Words<'a>,
    pub game: GameName,
    pub players: u32,
    pub ids: &'a [String],
    pub at: usize,
}

impl Inspector<'_> {
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let (look, words) = (self.look, &self.words);
        let area = centred(area, area.width.min(96), area.height.saturating_sub(2));
        let inner = popup(look, &words.get("tui-cards"), area, buffer);
        let [list, text] =
            Layout::horizontal([Constraint::Length(26), Constraint::Fill(1)]).areas(inner);
        self.draw_list(list, buffer);
        let Some(card) =
            self.ids.get(self.at).and_then(|id| words.card(self.game, id, self.players))
        else {
            return;
        };
        let width = usize::from(text.width.saturating_sub(1));
        // In other languages than English a card has another name in records.
        let id = if card.id == card.name { String::new() } else { format!("  {}", card.id) };
        let mut lines = vec![Line::from(vec![
            Span::styled(card.name, look.title()),
            Span::styled(id, look.faint()),
        ])];
        lines.extend(card.lines.into_iter().map(Line::raw));
        lines.extend(card.provenance.map(|it| Line::styled(it, look.bad())));
        for (rule, id) in card.rules {
            lines.push(Line::raw(""));
            let id = id.map(|id| format!(" ({id})")).unwrap_or_default();
            let rows = wrap(&format!("{rule}{id}"), width, 0);
            lines.extend(rows.into_iter().map(Line::raw));
        }
        Paragraph::new(lines).render(text, buffer);
    }

    fn draw_list(&self, area: Rect, buffer: &mut Buffer) {
        let height = usize::from(area.height);
        let first = self.at.saturating_sub(height / 2).min(self.ids.len().saturating_sub(height));
        for (row, (number, id)) in self.ids.iter().enumerate().skip(first).take(height).enumerate()
        {
            let info = self.words.card(self.game, id, self.players);
            let name = info.map_or_else(|| id.clone(), |it| it.name);
            let style =
                if number == self.at { self.look.selected() } else { ratatui::style::Style::new() };
            let at = Rect { y: area.y + row as u16, height: 1, ..area };
            Line::styled(cut(&name, usize::from(area.width) - 2), style).render(at, buffer);
        }
    }
}
