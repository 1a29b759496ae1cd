//! How far lessons have come, kept as the lines of their tables: a lesson that was left goes on where it stopped.

use super::keep::{state_folder, write_whole};
use room::{Line, Room};
use std::fs;
use std::path::PathBuf;

/// The lines of the table of a lesson, and the file they are kept in.
pub struct Progress {
    /// Nowhere if the system names no place for it.
    file: Option<PathBuf>,
    text: String,
}

impl Progress {
    /// Of a lesson, from its first line on.
    pub fn new(name: &str) -> Progress {
        let file = state_folder().map(|it| it.join("lessons").join(name).with_extension("lines"));
        Progress { file, text: String::new() }
    }

    /// The table of a lesson that was left before its end, and how it goes on being kept. What cannot be read, or belongs to
    /// a lesson that was changed since, begins anew.
    pub fn left(name: &str) -> Option<(Room, Progress)> {
        let mut progress = Progress::new(name);
        progress.text = fs::read_to_string(progress.file.as_ref()?).ok()?;
        let lines: Vec<Line> =
            progress.text.lines().map(str::parse).collect::<Result<_, _>>().ok()?;
        let room = Room::restore(&lines).ok().filter(Room::is_taught)?;
        Some((room, progress))
    }

    /// More lines. A lesson that cannot be kept goes on all the same.
    pub fn note(&mut self, lines: &[Line]) {
        if lines.is_empty() {
            return;
        }
        lines.iter().for_each(|line| self.text.push_str(&format!("{line}\n")));
        let Some(file) = &self.file else { return };
        let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
        let _not_kept = folder.and_then(|()| write_whole(file, &self.text));
    }
}
