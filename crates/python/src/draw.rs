//! A position as the terminal draws it, as text and as HTML.

use games::AnyView;
use kernel::Observer;
use protocol::GameView;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use std::fmt::Write as _;
use std::sync::OnceLock;
use tui::app::Hits;
use tui::boards::{Board, Size};
use tui::style::{Colours, Look, Signs, Theme};
use tui::text::{Language, Texts};
use tui::words::Words;

const WIDTH: u16 = 100;

/// What a seat sees, drawn.
pub struct Drawn(Buffer);

impl Drawn {
    /// Draws a view.
    pub fn new(view: &AnyView) -> Drawn {
        static TEXTS: OnceLock<Vec<String>> = OnceLock::new();
        let names = TEXTS.get_or_init(|| ('A'..='H').map(|letter| letter.to_string()).collect());
        let texts = Texts::new(Language::English);
        let seen = GameView::from(view);
        let you = match view.observer() {
            Observer::Seat(seat) => Some(protocol::Seat::from(seat)),
            Observer::Spectator => None,
        };
        let words = Words { texts: &texts, names, you };
        let look = Look { colours: Colours::True, theme: Theme::Dark, signs: Signs::Unicode };
        let board = Board {
            view: &seen,
            you,
            words,
            look,
            choices: &[],
            selected: None,
            touched: &[],
            size: Size::Compact,
            hits: &Hits::default(),
        };
        let area = Rect::new(0, 0, WIDTH, board.height(WIDTH).max(1));
        let mut buffer = Buffer::empty(area);
        board.draw(area, &mut buffer);
        Drawn(buffer)
    }

    fn lines(&self) -> impl Iterator<Item = &[ratatui::buffer::Cell]> {
        self.0.content.chunks(usize::from(WIDTH))
    }

    /// As plain text.
    pub fn text(&self) -> String {
        let line = |cells: &[ratatui::buffer::Cell]| {
            let text: String = cells.iter().map(|cell| cell.symbol()).collect();
            text.trim_end().to_owned()
        };
        self.lines().map(line).collect::<Vec<_>>().join("\n").trim_end().to_owned()
    }

    /// As HTML, in the colours of the terminal.
    pub fn html(&self) -> String {
        let mut html = String::from(
            "<pre style=\"line-height:1.25;background:#1b1a17;color:#ded8c8;padding:.8em;border-radius:6px\">",
        );
        for cells in self.lines() {
            let mut open: Option<String> = None;
            for cell in cells {
                let style = css(cell.style());
                if open.as_deref() != Some(style.as_str()) {
                    if open.is_some() {
                        html.push_str("</span>");
                    }
                    let _ = write!(html, "<span style=\"{style}\">");
                    open = Some(style);
                }
                for sign in cell.symbol().chars() {
                    match sign {
                        '<' => html.push_str("&lt;"),
                        '>' => html.push_str("&gt;"),
                        '&' => html.push_str("&amp;"),
                        other => html.push(other),
                    }
                }
            }
            html.push_str(if open.is_some() { "</span>\n" } else { "\n" });
        }
        html.push_str("</pre>");
        html
    }
}

fn css(style: Style) -> String {
    let mut css = String::new();
    if let Some(Color::Rgb(r, g, b)) = style.fg {
        let _ = write!(css, "color:#{r:02x}{g:02x}{b:02x};");
    }
    if let Some(Color::Rgb(r, g, b)) = style.bg {
        let _ = write!(css, "background:#{r:02x}{g:02x}{b:02x};");
    }
    if style.add_modifier.contains(Modifier::BOLD) {
        css.push_str("font-weight:bold;");
    }
    if style.add_modifier.contains(Modifier::DIM) {
        css.push_str("opacity:.65;");
    }
    css
}
