//! The terminal as long as the client has it: raw keys, another screen, no cursor. However the client ends, the terminal
//! is given back as it was.

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute, queue};
use ratatui::{Frame, Terminal};
use std::io::{self, Stdout, Write as _};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

/// Is it taken? Giving it back twice would lose lines of the screen before.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// Who gets the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mouse {
    /// The client.
    Client,
    /// The terminal, which marks text with it.
    Terminal,
}

/// The terminal, taken until this is dropped.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    /// Takes the terminal. It is given back when this is dropped, and before the message of a panic, which otherwise would
    /// be lost with the screen; that works where a panic ends the program at once, too.
    pub fn take(mouse: Mouse) -> io::Result<Screen> {
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                restore();
                before(panic);
            }));
        });
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        let mut out = io::stdout();
        let begun = execute!(out, EnterAlternateScreen, EnableBracketedPaste, cursor::Hide);
        let begun = begun.and_then(|()| match mouse {
            Mouse::Client => execute!(out, EnableMouseCapture),
            Mouse::Terminal => Ok(()),
        });
        let taken = begun.and_then(|()| Terminal::new(CrosstermBackend::new(out)));
        match taken {
            Ok(terminal) => Ok(Screen { terminal }),
            Err(why) => {
                restore();
                Err(why)
            }
        }
    }

    /// Draws what changed. A terminal that knows how shows it only once it is whole, so that nobody sees, or clicks on, half
    /// of what was there before.
    pub fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        self.terminal.draw(render)?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back.
fn restore() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = io::stdout();
    // If the terminal is gone there is nothing to give back, and nobody to tell.
    let _gone = execute!(
        out,
        EndSynchronizedUpdate,
        DisableMouseCapture,
        DisableBracketedPaste,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _gone = out.flush();
    let _gone = disable_raw_mode();
}
