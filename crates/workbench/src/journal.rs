//! Journals as files: opened once, taken up from what they have, appended to line by line.

use crate::stop::Stop;
use arena::{Entry, Journal};
use std::fmt::Display;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// A journal that is open to go on. Only one run at a time has it.
pub struct JournalFile {
    path: PathBuf,
    file: File,
}

impl JournalFile {
    /// The entries that a journal has so far, and the journal; a new one if there is none. `same` says why the head
    /// that is found is not that of this work.
    pub fn take_up<E: Entry>(
        path: &Path,
        head: &E::Head,
        same: impl FnOnce(&E::Head) -> Result<(), String>,
    ) -> Result<(Vec<E>, JournalFile), Stop> {
        let bad = |why: &dyn Display| Stop::usage(format_args!("{}: {why}", path.display()));
        let mut options = OpenOptions::new();
        let opened = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.map_err(|why| bad(&why))?;
        // Where a file system has no locks, two runs are the user's care.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(bad(&"another run is writing this journal; wait for its end"));
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|why| bad(&why))?;
        let mut journal = JournalFile { path: path.to_owned(), file };
        if text.is_empty() {
            journal.append(&Journal::<E>::head(head))?;
            return Ok((Vec::new(), journal));
        }
        let found = Journal::<E>::read(&text).map_err(|why| bad(&why))?;
        same(&found.head).map_err(|why| bad(&why))?;
        if found.whole < text.len() {
            let file = &mut journal.file;
            let cut = file.set_len(found.whole as u64).and_then(|()| file.seek(SeekFrom::End(0)));
            cut.map_err(|why| bad(&why))?;
            // With standard error closed there is nobody to tell.
            let _unheard = writeln!(
                std::io::stderr(),
                "{}: the last line was cut off while it was written; its part of the work is done again",
                path.display()
            );
        }
        Ok((found.entries, journal))
    }

    /// Adds the line of an entry.
    pub fn add<E: Entry>(&mut self, entry: &E) -> Result<(), Stop> {
        self.append(&Journal::line(entry))
    }

    fn append(&mut self, line: &str) -> Result<(), Stop> {
        self.file.write_all(line.as_bytes()).map_err(|why| {
            Stop::usage(format_args!("cannot write the journal {}: {why}", self.path.display()))
        })
    }
}
