//! Running the binary as its users do.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The binary with these arguments.
pub fn trivium(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trivium"));
    command.args(args).env_remove("NO_COLOR");
    command
}

/// What came of a run.
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
        Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

impl Ran {
    /// The exit code is as expected, and nothing panicked.
    #[track_caller]
    pub fn exits(self, code: i32) -> Ran {
        assert_eq!(self.code, Some(code), "stdout:\n{}\nstderr:\n{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }

    /// What it says contains this.
    #[track_caller]
    pub fn says(self, text: &str) -> Ran {
        let all = format!("{}\n{}", self.out, self.err);
        // Where a line is broken does not matter.
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words(&all).contains(&words(text)), "no `{text}` in\n{all}");
        self
    }
}

/// Runs it to its end, with nothing at the keyboard.
pub fn run(args: &[&str]) -> Ran {
    trivium(args).stdin(Stdio::null()).output().expect("the binary runs").into()
}

/// A file of this test run.
pub fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        std::fs::remove_file(&path).expect("an old file of this test can be removed");
    }
    path
}

/// Runs it with this at the keyboard.
pub fn typed(args: &[&str], input: &str) -> Ran {
    let mut child = trivium(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut keyboard = child.stdin.take().expect("a keyboard");
    // The game may end before it has read everything.
    let _ = keyboard.write_all(input.as_bytes());
    drop(keyboard);
    child.wait_with_output().expect("it ends").into()
}
