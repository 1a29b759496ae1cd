//! The program in a real pseudo-terminal.

#![allow(dead_code, reason = "every test file uses its own part")]

#[path = "../../../tui/tests/common/pty.rs"]
mod pty;

pub use pty::Session;

use std::fs;
use std::path::{Path, PathBuf};

/// An empty folder for one test.
pub fn home(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What a test before left, if there was one.
    let _absent = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The program with these arguments. What happens is shown at once.
pub fn start(args: &[&str], home: &Path) -> Session {
    let shows = matches!(args.first(), Some(&("play" | "join" | "replay")));
    let still: &[&str] = if shows { &["--no-animation"] } else { &[] };
    start_as_is(&[args, still].concat(), home)
}

/// The program with these arguments, as people start it.
pub fn start_as_is(args: &[&str], home: &Path) -> Session {
    Session::start(Path::new(env!("CARGO_BIN_EXE_trivium")), args, home)
}
