//! The tables of the games, drawn from what one observer may know.

mod cardia;
mod civ;
mod kardinal;
mod plain;
mod sheet;

use crate::app::{Hit, Hits};
use crate::style::Look;
use crate::words::Words;
use protocol::{Choice, GameView, Seat, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget as _;

/// Everything a board needs.
pub struct Board<'a> {
    /// What is seen.
    pub view: &'a GameView,
    /// Whose eyes; nobody's for a spectator.
    pub you: Option<Seat>,
    /// Words and names.
    pub words: Words<'a>,
    /// What the terminal can show.
    pub look: Look,
    /// The answers to the open question.
    pub choices: &'a [Choice],
    /// The one that is selected.
    pub selected: Option<usize>,
    /// What the latest event was about.
    pub touched: &'a [Touch],
    /// How much room there is.
    pub size: Size,
    /// Where clicks find what.
    pub hits: &'a Hits,
}

/// How much room a window has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Size {
    /// As terminals begin: 80 columns and 24 lines.
    Compact,
    /// From 100 columns and 30 lines on: hands lie as cards.
    Roomy,
    /// From 150 columns and 44 lines on: cards show what they do.
    Large,
}

impl Size {
    /// That of a window.
    pub const fn of(window: Rect) -> Size {
        match (window.width, window.height) {
            (150.., 44..) => Size::Large,
            (100.., 30..) => Size::Roomy,
            (_, _) => Size::Compact,
        }
    }
}

impl Board<'_> {
    /// How many lines it wants.
    pub fn height(&self, width: u16) -> u16 {
        match self.view {
            GameView::Cardia(view) => cardia::height(self, view, width),
            GameView::Kardinal(view) if view.winners.is_some() => sheet::height(view),
            GameView::Kardinal(view) => kardinal::height(self, view, width),
            GameView::Civ(view) => civ::height(self, view, width),
            GameView::Plain(view) => plain::height(self, view, width),
        }
    }

    /// Draws it.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) {
        match self.view {
            GameView::Cardia(view) => cardia::draw(self, view, area, buffer),
            // The display is empty then.
            GameView::Kardinal(view) if view.winners.is_some() => {
                sheet::draw(self, view, area, buffer);
            }
            GameView::Kardinal(view) => kardinal::draw(self, view, area, buffer),
            GameView::Civ(view) => civ::draw(self, view, area, buffer),
            GameView::Plain(view) => plain::draw(self, view, area, buffer),
        }
    }

    /// Is there something to be said below the question? The cards of other games have it written on them.
    pub fn has_guide(&self) -> bool {
        self.size == Size::Large && matches!(self.view, GameView::Civ(_))
    }

    /// What the cards in hand do, as far as there are rows for it.
    pub fn guide(&self, width: usize, rows: usize) -> Vec<Line<'static>> {
        match self.view {
            GameView::Civ(view) => civ::guide(self, view, width, rows),
            GameView::Cardia(_) | GameView::Kardinal(_) | GameView::Plain(_) => Vec::new(),
        }
    }

    /// How something on the table is to be marked, by the answers that are about it.
    fn mark(&self, is_it: impl Fn(&Touch) -> bool) -> Mark {
        let touches = |choice: &Choice| choice.touches.iter().any(&is_it);
        if self.touched.iter().any(&is_it) {
            Mark::Touched
        } else if self.selected.and_then(|at| self.choices.get(at)).is_some_and(touches) {
            Mark::Selected
        } else if self.choices.iter().any(touches) {
            Mark::Possible
        } else {
            Mark::None
        }
    }

    fn marked(&self, mark: Mark, style: Style) -> Style {
        match mark {
            Mark::None => style,
            Mark::Possible => style.patch(self.look.possible()),
            Mark::Selected => style.patch(self.look.selected()),
            Mark::Touched => style.patch(self.look.touched()),
        }
    }

    /// Clicks here are about this, if an answer is.
    fn clickable(&self, area: Rect, touch: impl FnOnce() -> Touch, mark: Mark) {
        match mark {
            Mark::Possible | Mark::Selected => self.hits.add(area, Hit::Board(touch())),
            Mark::None | Mark::Touched => {}
        }
    }

    /// A player with the letter of the seat, which those who share a name have behind it otherwise.
    fn lettered(&self, seat: Seat) -> String {
        let (letter, name) = (seat.letter(), self.words.name(seat));
        let bare = name.strip_suffix(letter).map_or(name.as_str(), str::trim_end);
        format!("{letter} {bare}")
    }

    fn seat_style(&self, seat: Seat) -> Style {
        self.look.seat(seat as usize)
    }
}

/// What the open question has to do with something on the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    Possible,
    Selected,
    Touched,
}

/// Puts a line on row `y` of an area, cut off at its end.
fn put(line: Line<'_>, area: Rect, y: u16, buffer: &mut Buffer) {
    if y < area.height {
        line.render(Rect { y: area.y + y, height: 1, ..area }, buffer);
    }
}

/// A line as wide as it comes, over as many rows as it needs; gives back how many.
fn put_wrapped(spans: Vec<Span<'_>>, area: Rect, y: u16, buffer: &mut Buffer) -> u16 {
    let rows = wrap_spans(spans, area.width);
    let count = rows.len() as u16;
    for (n, row) in rows.into_iter().enumerate() {
        put(row, area, y + n as u16, buffer);
    }
    count
}

/// Spans are never broken: each is one word to the eye.
fn wrap_spans(spans: Vec<Span<'_>>, width: u16) -> Vec<Line<'_>> {
    let mut rows = vec![Line::default()];
    for span in spans {
        let used = rows.last().map_or(0, Line::width);
        if used > 0 && used + span.width() > usize::from(width) {
            rows.push(Line::from("  "));
        }
        if let Some(row) = rows.last_mut() {
            row.push_span(span);
        }
    }
    rows
}

/// Exactly so many columns wide.
pub fn fit(text: &str, width: usize) -> String {
    let mut cut = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let wide = Span::raw(letter.to_string()).width();
        if used + wide > width {
            break;
        }
        cut.push(letter);
        used += wide;
    }
    cut.extend(std::iter::repeat_n(' ', width - used));
    cut
}

/// At most so many columns wide, with a sign where something was cut off.
pub fn cut(text: &str, width: usize) -> String {
    if Span::raw(text).width() <= width {
        return text.to_owned();
    }
    format!("{}…", fit(text, width.saturating_sub(1)).trim_end())
}
