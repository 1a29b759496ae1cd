//! A program in a real pseudo-terminal, and the screen it draws.

#![allow(dead_code, reason = "every test file uses its own part")]

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use vt100::Screen;

/// How long a screen is waited for. Machines that run tests can be very busy.
const PATIENCE: Duration = Duration::from_secs(240);

/// What the terminal shows, and whether the program has closed it.
struct Shown {
    parser: vt100::Parser,
    closed: bool,
    /// How often the program has drawn something to be shown at once.
    updates: usize,
}

/// A program in a terminal.
pub struct Session {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    shown: Arc<(Mutex<Shown>, Condvar)>,
    before: String,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn some(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("not zero")
}

/// What comes between these is shown at once, as terminals do that keep to synchronised updates.
const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";

/// How much of what was written can be shown: up to an update that is not whole yet.
fn whole(written: &[u8]) -> usize {
    let last = |sign: &[u8]| written.windows(sign.len()).rposition(|it| it == sign);
    match last(BEGIN) {
        Some(begin) if last(END) < Some(begin) => begin,
        // The last bytes may begin such an update.
        _ => {
            let begun = (1..BEGIN.len()).rev().find(|&n| written.ends_with(&BEGIN[..n]));
            written.len() - begun.unwrap_or(0)
        }
    }
}

impl Session {
    /// Starts a program in a window of 80 × 24, with a folder of its own to keep things in.
    pub fn start(program: &Path, args: &[&str], home: &Path) -> Session {
        let pair = native_pty_system().openpty(size(80, 24)).expect("a pseudo-terminal");
        let before = termios(&*pair.master);
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_GB.UTF-8");
        command.env("USER", "ann");
        command.env("HOME", home);
        command.cwd(home);
        command.env("RUST_BACKTRACE", "0");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().expect("its output");
        let keys = pair.master.take_writer().expect("its input");
        let parser = vt100::Parser::new(some(24), some(80), 0);
        let shown =
            Arc::new((Mutex::new(Shown { parser, closed: false, updates: 0 }), Condvar::new()));
        let told = Arc::clone(&shown);
        thread::spawn(move || {
            let (mut bytes, mut written) = ([0; 4096], Vec::new());
            loop {
                let read = output.read(&mut bytes).unwrap_or(0);
                written.extend(&bytes[..read]);
                let whole = if read == 0 { written.len() } else { whole(&written) };
                let (shown, changed) = &*told;
                let mut shown = shown.lock().expect("nobody panics with it");
                shown.parser.process(&written[..whole]);
                shown.updates +=
                    written[..whole].windows(END.len()).filter(|it| *it == END).count();
                written.drain(..whole);
                shown.closed = read == 0;
                changed.notify_all();
                if read == 0 {
                    return;
                }
            }
        });
        Session { child, master: pair.master, keys, shown, before }
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the terminal is open");
        self.keys.flush().expect("the terminal is open");
    }

    /// Another size of the window.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        let (shown, _) = &*self.shown;
        let mut shown = shown.lock().expect("nobody panics with it");
        shown.parser.screen_mut().set_size(some(rows), some(columns));
        drop(shown);
        self.master.resize(size(columns, rows)).expect("a new size");
    }

    /// Waits until the screen is as wanted, and gives back its text.
    #[track_caller]
    pub fn wait(&self, what: &str, is_so: impl Fn(&Screen) -> bool) -> String {
        let (shown, changed) = &*self.shown;
        let deadline = Instant::now() + PATIENCE;
        let mut shown = shown.lock().expect("nobody panics with it");
        while !is_so(shown.parser.screen()) {
            let left = deadline.saturating_duration_since(Instant::now());
            let text = shown.parser.screen().contents();
            assert!(!shown.closed, "the program ended before {what}:\n{text}");
            assert!(!left.is_zero(), "{what} never came:\n{text}");
            shown = changed.wait_timeout(shown, left).expect("nobody panics with it").0;
        }
        shown.parser.screen().contents()
    }

    /// How often the program has drawn something to be shown at once.
    pub fn updates(&self) -> usize {
        self.shown.0.lock().expect("nobody panics with it").updates
    }

    /// Waits for a text on the screen.
    #[track_caller]
    pub fn wait_for(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contents().contains(text))
    }

    /// Waits until the program has ended; its exit code, and what it left on the screen. The terminal must be as it was.
    #[track_caller]
    pub fn end(mut self) -> (u32, String) {
        let (shown, changed) = &*self.shown;
        let deadline = Instant::now() + PATIENCE;
        let mut shown = shown.lock().expect("nobody panics with it");
        while !shown.closed {
            let left = deadline.saturating_duration_since(Instant::now());
            let text = shown.parser.screen().contents();
            assert!(!left.is_zero(), "the program never ends:\n{text}");
            shown = changed.wait_timeout(shown, left).expect("nobody panics with it").0;
        }
        let status = self.child.wait().expect("it ends");
        let screen = shown.parser.screen();
        assert!(!screen.alternate_screen(), "the other screen is left");
        assert!(!screen.hide_cursor(), "the cursor is shown");
        assert!(!screen.bracketed_paste(), "pasting is as it was");
        let mouse = screen.mouse_protocol_mode();
        assert_eq!(mouse, vt100::MouseProtocolMode::None, "the mouse selects text again");
        assert_eq!(termios(&*self.master), self.before, "keys are echoed and lines edited again");
        (status.exit_code(), screen.contents())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // It has ended, or the test has failed.
        let _ended = self.child.kill();
    }
}

/// How the terminal treats keys.
fn termios(master: &(dyn MasterPty + Send)) -> String {
    format!("{:?}", master.get_termios())
}
