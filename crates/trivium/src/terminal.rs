//! The terminal: keyboard and screen, or redirected input and output.

use crate::stop::Stop;
use crate::text::Style;
use std::io::{self, BufRead as _, IsTerminal as _, Write};

/// Colour only if standard output is a terminal and `NO_COLOR` is not set.
pub fn style() -> Style {
    let refused = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if !io::stdout().is_terminal() {
        return Style::PLAIN;
    }
    let width = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
    Style { width: width.clamp(40, 100), colour: !refused("NO_COLOR") && !dumb }
}

/// Only on a terminal: a captured game stays whole.
pub fn clear_screen(out: &mut impl Write) -> Result<(), Stop> {
    if io::stdout().is_terminal() {
        // Clears what can be scrolled back to as well.
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}

/// The keyboard, or redirected input.
#[derive(Default)]
pub struct Input {
    ended: bool,
}

impl Input {
    /// The next line without white space around it; `None` at the end of the input.
    pub fn line(&mut self) -> Option<String> {
        if self.ended {
            return None;
        }
        let mut bytes = Vec::new();
        match io::stdin().lock().read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => {
                self.ended = true;
                None
            }
            Ok(_) => Some(String::from_utf8_lossy(&bytes).trim().to_owned()),
        }
    }

    /// A terminal shows what is typed; a captured game should show it too.
    pub fn echoes(&self) -> bool {
        io::stdin().is_terminal()
    }
}
