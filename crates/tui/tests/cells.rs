//! No flicker: what is drawn again are the cells that changed, and nothing else goes to the terminal.

mod common;

use common::{Played, at};
use games::GameKind;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io;
use std::rc::Rc;
use tui::app::{App, Message};

/// A terminal that remembers what was written to it.
#[derive(Clone, Default)]
struct Written(Rc<RefCell<Vec<u8>>>);

impl io::Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Window {
    written: Written,
    terminal: Terminal<CrosstermBackend<Written>>,
    app: App,
}

impl Window {
    fn new(app: App) -> Window {
        let written = Written::default();
        let viewport = Viewport::Fixed(Rect::new(0, 0, 80, 24));
        let backend = CrosstermBackend::new(written.clone());
        let terminal = Terminal::with_options(backend, TerminalOptions { viewport });
        Window { written, terminal: terminal.expect("a terminal"), app }
    }

    /// Draws, and gives back what was written for it.
    fn draw(&mut self) -> String {
        self.written.0.borrow_mut().clear();
        self.terminal.draw(|frame| tui::screens::draw(&self.app, frame)).expect("drawn");
        String::from_utf8(self.written.0.borrow().clone()).expect("UTF-8")
    }

    fn press(&mut self, key: KeyCode) -> String {
        self.app.update(Message::Key(KeyEvent::new(key, KeyModifiers::NONE)));
        self.draw()
    }
}

/// The rows that something was written to: `ESC [ ROW ; COLUMN H` goes there.
fn rows(written: &str) -> BTreeSet<u16> {
    let to = |part: &str| {
        let (row, rest) = part.split_once(';')?;
        let (column, _) = rest.split_once('H')?;
        column.parse::<u16>().ok().and_then(|_| row.parse().ok())
    };
    written.split("\u{1b}[").filter_map(to).collect()
}

/// A table where the first usual question of a game is open.
fn asked(kind: GameKind) -> App {
    let (options, question) = match kind {
        GameKind::Cardia => ("", "cardia-ask-play"),
        GameKind::Kardinal => ("players=4", "kardinal-ask-take"),
        GameKind::Civ => ("players=2", "civ-ask-play"),
    };
    at(Played::until(kind, options, question))
}

#[test]
fn only_what_changed_is_drawn() {
    for kind in [GameKind::Cardia, GameKind::Kardinal, GameKind::Civ] {
        let mut window = Window::new(asked(kind));
        let whole = window.draw();
        assert!(rows(&whole).len() > 10, "{kind}: the first picture is a whole one");
        let again = window.draw();
        assert!(rows(&again).is_empty() && again.len() < 64, "{kind}: nothing changed: {again:?}");
        let nothing = window.press(KeyCode::F(9));
        assert_eq!(nothing, again, "{kind}: this key means nothing");
        let typing = window.press(KeyCode::Char(':'));
        assert_eq!(rows(&typing), BTreeSet::from([24]), "{kind}: only the last line is another");
        let letter = window.press(KeyCode::Char('~'));
        let (changed, all) = (rows(&letter), rows(&whole));
        assert!(changed.contains(&24) && changed.len() < all.len(), "{kind}: the board stays");
    }
}

#[test]
fn another_selection_leaves_the_rest_of_the_board() {
    let mut window = Window::new(asked(GameKind::Civ));
    let whole = window.draw();
    let moved = window.press(KeyCode::Down);
    let (changed, all) = (rows(&moved), rows(&whole));
    assert!(changed.len() > 1 && changed.len() < all.len(), "{changed:?} of {all:?}");
    assert!(!changed.contains(&1) && !changed.contains(&24), "neither title nor keys");
}
