//! Takes the terminal and gives it back: `guard end` by leaving, `guard panic` by falling. A test looks at what is left.

use ratatui::widgets::Paragraph;
use std::io;

fn main() -> io::Result<()> {
    let how = std::env::args().nth(1).unwrap_or_default();
    let mut screen = tui::terminal::Screen::take(tui::terminal::Mouse::Client)?;
    screen.draw(|frame| frame.render_widget(Paragraph::new("taken"), frame.area()))?;
    // Waits for a key, so that whoever watches has seen it.
    ratatui::crossterm::event::read()?;
    assert_ne!(how, "panic", "the panic that was asked for");
    Ok(())
}
