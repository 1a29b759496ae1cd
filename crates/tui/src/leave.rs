//! What becomes of a game when it is left: where it is kept, and how to come back to it.

use crate::text::Texts;
use std::fs::File;
use std::io;
use std::path::PathBuf;

/// What became of the game that was left last.
#[derive(Default)]
pub struct Left {
    /// Where an unfinished game is kept.
    pub unfinished: Option<PathBuf>,
    /// Where a finished game is kept.
    pub finished: Option<PathBuf>,
    /// Who played it.
    pub names: Vec<String>,
    /// The address of the table.
    pub table: Option<String>,
}

impl Left {
    /// What remains to be said of it.
    pub fn lines(&self, texts: &Texts) -> Vec<String> {
        let mut lines = Vec::new();
        let mut say = |key: &str, command: &str, what: &str| {
            lines.push(texts.get(key));
            lines.push(format!("  trivium {command} {what}"));
        };
        if let Some(file) = &self.finished {
            let names = match self.names.join(",") {
                // A comma in a name would be two names.
                names if names.is_empty() || self.names.iter().any(|it| it.contains(',')) => {
                    String::new()
                }
                names => format!(" --names {}", shell_word(&names)),
            };
            let file = shell_word(&file.display().to_string());
            say("tui-farewell-finished", "replay", &format!("{file}{names}"));
        }
        if let Some(file) = &self.unfinished {
            let file = shell_word(&file.display().to_string());
            say("tui-farewell-unfinished", "play --resume", &file);
        }
        if let Some(table) = &self.table {
            say("tui-farewell-table", "join", table);
        }
        lines
    }
}

/// A word as a shell reads it.
fn shell_word(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+:@%,".contains(c);
    if name.chars().all(plain) {
        name.to_owned()
    } else {
        format!("'{}'", name.replace('\'', r"'\''"))
    }
}

/// A file that was not there: `cardia.txt`, `cardia-2.txt` …
pub fn free_file(game: &str) -> (PathBuf, io::Result<File>) {
    let first = std::iter::once(format!("{game}.txt"));
    let names = first.chain((2..1000).map(|n| format!("{game}-{n}.txt")));
    let mut tried = names.map(|name| (File::create_new(&name), PathBuf::from(name)));
    let is_taken = |file: &io::Result<File>| matches!(file, Err(why) if why.kind() == io::ErrorKind::AlreadyExists);
    let found = tried.find(|(file, _)| !is_taken(file));
    let none = || (Err(io::Error::from(io::ErrorKind::AlreadyExists)), PathBuf::from(game));
    let (file, path) = found.unwrap_or_else(none);
    (path, file)
}
