//! A game in the terminal, line by line.

mod cardia;
mod kardinal;

use crate::cli::{PlayArgs, PlayGame};
use crate::stop::Stop;
use bots::Bot;
use kernel::{SearchDice, Seed};
use std::io::{self, BufRead as _, IsTerminal as _, Write};
use std::path::Path;

/// Plays a game from the first card to the last, or until the player leaves.
pub fn run(args: &PlayArgs, out: &mut impl Write) -> Result<(), Stop> {
    match &args.game {
        PlayGame::Cardia(args) => cardia::run(args, out),
        PlayGame::Kardinal(args) => kardinal::run(args, out),
    }
}

/// The keyboard, or whatever stands in for it.
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
}

/// Who sits somewhere.
enum Player {
    Human,
    /// A bot with its own dice: what deals the cards tells it nothing.
    Bot(Bot, SearchDice),
}

/// What a person was told.
#[derive(Default)]
struct Story {
    /// Not read yet.
    pending: Vec<String>,
    /// Everything.
    log: Vec<String>,
}

/// Why the game stopped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    /// It is over.
    Finished,
    /// The player left, or the input ended.
    Early,
}

/// What comes after a command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The question is still open.
    AskAgain,
    /// The question was answered.
    GoOn,
    /// The player leaves.
    Leave,
}

impl Story {
    fn add(&mut self, told: Vec<String>) {
        self.log.extend_from_slice(&told);
        self.pending.extend(told);
    }
}

/// The secret that deals, and dice for everything else, which must know nothing of it.
fn seeds(number: Option<u64>) -> Result<(Seed, SearchDice), Stop> {
    if let Some(number) = number {
        return Ok((Seed::from_number(number), SearchDice::new(number)));
    }
    let unavailable = |why| Stop::usage(format_args!("no randomness from the system: {why}"));
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(unavailable)?;
    let other = getrandom::u64().map_err(unavailable)?;
    Ok((Seed(seed), SearchDice::new(other)))
}

/// Makes the file, empty. A record is never written over another file.
fn reserve(path: &Path) -> Result<(), String> {
    let name = path.display();
    match std::fs::File::create_new(path) {
        Ok(_) => Ok(()),
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
            Err(format!("{name} exists already; choose another name"))
        }
        Err(why) => Err(format!("cannot write {name}: {why}")),
    }
}

/// `a, b or c`
fn either(mut names: Vec<String>) -> String {
    let last = names.pop().unwrap_or_default();
    if names.is_empty() { last } else { format!("{} or {last}", names.join(", ")) }
}

/// Only on a terminal: a captured game stays whole.
fn clear_screen(out: &mut impl Write) -> Result<(), Stop> {
    if std::io::stdout().is_terminal() {
        // Clears what can be scrolled back to as well.
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}
