//! Running the binary as its users do.

#![allow(dead_code, reason = "every test file uses its own part")]

use serde_json::Value;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The binary with these arguments.
pub fn trivium(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trivium"));
    command.args(args).env_remove("NO_COLOR").env("LC_ALL", "en_GB.UTF-8").env("USER", "Ann");
    command.env("XDG_STATE_HOME", PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("state"));
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
    if path.is_dir() {
        std::fs::remove_dir_all(&path).expect("an old folder of this test can be removed");
    } else if path.exists() {
        std::fs::remove_file(&path).expect("an old file of this test can be removed");
    }
    path
}

/// Runs it with this at the keyboard.
pub fn typed(args: &[&str], input: &str) -> Ran {
    typed_to(&mut trivium(args), input)
}

/// The same, for a command with an environment of its own.
pub fn typed_to(command: &mut Command, input: &str) -> Ran {
    let mut child = command
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

/// Plays a game with this at the keyboard.
pub fn play(game: &str, args: &[&str], input: &str) -> Ran {
    typed(&[&["play", game], args].concat(), input)
}

/// A saved game in which the person always gives the first answer.
pub fn saved_game(game: &str, name: &str, more: &[&str]) -> PathBuf {
    let path = file(name);
    let args =
        [&["--opponent", "random", "--save", path.to_str().expect("a plain name")], more].concat();
    play(game, &args, &"1\n".repeat(1000)).exits(0).says("The game is over. To replay it:");
    path
}

/// What a file has in numbered lines.
pub fn numbered_lines(text: &str) -> usize {
    text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count()
}

/// The games of a trace, each with all its lines: a header, chance and the state after the deal, and so on. Only the
/// last state is over, and every act is among those owed.
pub fn traced_games(args: &[&str]) -> Vec<Vec<Value>> {
    let ran = run(args).exits(0);
    assert_eq!(ran.out, run(args).exits(0).out, "the same seed gives the same games");
    let mut games: Vec<Vec<Value>> = Vec::new();
    for line in ran.out.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        if line.get("game").is_some() {
            games.push(Vec::new());
        }
        games.last_mut().expect("a header comes first").push(line);
    }
    for game in &games {
        assert!(game[1].get("chance").is_some(), "the deal comes after the header");
        let (last, others) = game.split_last().expect("a header");
        assert!(last["state"]["over"]["rule"].is_string(), "a game ends with its end: {last}");
        assert!(others.iter().all(|line| line["state"]["over"].is_null()));
        for pair in game.windows(2) {
            if let Some(act) = pair[1].get("act") {
                let owed = pair[0]["owed"][&act["seat"].to_string()].as_array().expect("a list");
                assert!(owed.contains(&act["action"]), "{act} is not among {owed:?}");
            }
        }
    }
    games
}

/// The report of a simulation, which must not depend on the number of threads; all results together are all games.
pub fn simulated(args: &[&str]) -> Value {
    let with = |threads| {
        run(&[&["simulate"], args, &["--json", "--threads", threads]].concat()).exits(0).out
    };
    let one = with("1");
    assert_eq!(one, with("2"));
    let report: Value = serde_json::from_str(&one).expect("JSON");
    let results = report["results"].as_object().expect("results");
    let all: u64 = results.values().filter_map(|result| result["count"].as_u64()).sum();
    assert_eq!(Some(all), report["games"].as_u64());
    report
}
