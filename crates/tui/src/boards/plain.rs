//! A game without a board of its own: the position in words, a line for each fact.

use super::{Board, put};
use crate::screens::wrap;
use protocol::PlainView;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

fn rows(board: &Board<'_>, view: &PlainView, width: u16) -> Vec<String> {
    let facts = view.position.iter().map(|text| board.words.text(text));
    facts.flat_map(|fact| wrap(&fact, width.into(), 2)).collect()
}

pub fn height(board: &Board<'_>, view: &PlainView, width: u16) -> u16 {
    rows(board, view, width).len() as u16
}

pub fn draw(board: &Board<'_>, view: &PlainView, area: Rect, buffer: &mut Buffer) {
    for (y, row) in (0..).zip(rows(board, view, area.width)) {
        put(Line::raw(row), area, y, buffer);
    }
}
