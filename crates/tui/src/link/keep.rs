//! Keeping games: records in files, never behind the game, and the secrets that deal the rest of unfinished ones.

use super::Player;
use games::{AnyOptions, GameKind};
use kernel::{SeatSet, Seed};
use protocol::{GameName, GameOptions};
use record::Commitment;
use room::Fact;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where this program keeps what it needs again; `None` if the system names no such place.
pub fn state_folder() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = set("XDG_STATE_HOME").or_else(|| Some(set("HOME")?.join(".local/state")))?;
    Some(base.join("trivium"))
}

/// Writes a file that only its owner can read, all of it or nothing.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    let mut file = options.open(&part)?;
    file.write_all(text.as_bytes())?;
    drop(file);
    fs::rename(part, path)
}

fn seed_file(promise: Commitment) -> Option<PathBuf> {
    Some(state_folder()?.join("seeds").join(digits(promise)))
}

/// A record does not say who plays; that is kept beside the seeds. Without a promise, games are known by their files, if
/// these are our own.
fn players_file(file: &Path, game: GameKind, promise: Option<Commitment>) -> Option<PathBuf> {
    let folder = state_folder()?;
    let name = match promise {
        Some(promise) => format!("{}-{}", game.name(), digits(promise)),
        None if file.starts_with(folder.join("games")) => file.file_stem()?.to_str()?.to_owned(),
        None => return None,
    };
    Some(folder.join("players").join(name))
}

/// Who played the game in a file, by seat; `None` if that was not kept.
pub fn kept_players(
    file: &Path,
    game: GameKind,
    promise: Option<Commitment>,
) -> Option<Vec<Player>> {
    let text = fs::read_to_string(players_file(file, game, promise)?).ok()?;
    text.lines().map(|line| line.parse().ok()).collect()
}

/// The digits of a promise, without the name of the hash.
fn digits(promise: Commitment) -> String {
    let text = promise.to_string();
    text.rsplit(':').next().unwrap_or_default().to_owned()
}

/// Keeps the seed of a game that may be taken up again. Its record has only the promise about it.
pub fn keep_seed(seed: Seed) -> io::Result<()> {
    let Some(path) = seed_file(Commitment::to(seed)) else { return Ok(()) };
    write_in(&path, &format!("{seed}\n"))
}

/// The seed that was promised, if it was kept.
pub fn kept_seed(promise: Commitment) -> Option<Seed> {
    let text = fs::read_to_string(seed_file(promise)?).ok()?;
    text.trim().parse().ok().filter(|&seed| Commitment::to(seed) == promise)
}

/// The record of the game at a table of this process, and the file it is kept in.
pub struct Keeper {
    game: GameName,
    /// The version of its rules.
    rules: u32,
    options: String,
    seed: Seed,
    /// Without their numbers.
    lines: Vec<String>,
    file: Option<PathBuf>,
    bots: SeatSet,
    /// Who plays, by seat.
    players: Vec<Player>,
    /// Did a person choose anything yet? A game that nobody played is not worth a file.
    begun: bool,
    /// Is the seed promised?
    is_promised: bool,
    is_kept: bool,
    failed: Option<String>,
}

impl Keeper {
    /// For a game that begins, in this file or in one of our own.
    pub fn new(game: GameName, options: String, seed: Seed, file: Option<PathBuf>) -> Keeper {
        // A file that was asked for is written in any case.
        let begun = file.is_some();
        let file = file.or_else(|| own_file(game, seed));
        let (lines, bots, players, failed) = (Vec::new(), SeatSet::EMPTY, Vec::new(), None);
        let (is_promised, is_kept) = (true, false);
        let rules = GameKind::from(game).rules_version();
        Keeper {
            game,
            rules,
            options,
            seed,
            lines,
            file,
            bots,
            players,
            begun,
            is_promised,
            is_kept,
            failed,
        }
    }

    /// For a game whose record is not kept.
    pub fn nowhere(game: GameName, options: String, seed: Seed) -> Keeper {
        Keeper { file: None, is_promised: false, ..Keeper::new(game, options, seed, None) }
    }

    /// These play, by seat.
    pub fn seat(&mut self, players: &[Player]) {
        self.players = players.to_vec();
    }

    /// The seed deals only the rest of the game; nothing is promised about it.
    pub fn withdraw_promise(&mut self) {
        self.is_promised = false;
    }

    /// Does the record promise the seed?
    pub fn is_promised(&self) -> bool {
        self.is_promised
    }

    /// Something happened at the table.
    pub fn note(&mut self, fact: &Fact) {
        if let Some(rules) = fact.begins() {
            self.rules = rules;
            self.lines.clear();
        }
        match fact {
            Fact::Game(line) => {
                let text = line.text.split_once(' ').map_or(line.text.as_str(), |(_, text)| text);
                self.begun |= line.seat.is_some_and(|seat| !self.bots.contains(seat));
                self.lines.push(text.to_owned());
            }
            Fact::Lifted { line, .. } if (1..=self.lines.len()).contains(line) => {
                self.lines.remove(line - 1);
            }
            Fact::Rewound { line } => self.lines.truncate(line.saturating_sub(1)),
            Fact::RematchAgreed { game, options, seed } => {
                let (bots, players) = (self.bots, std::mem::take(&mut self.players));
                let fresh = Keeper::new(*game, options.clone(), *seed, None);
                *self = Keeper { bots, players, ..fresh };
            }
            Fact::BotSat { seat, .. } => self.bots = self.bots.with((*seat).into()),
            Fact::Sat { seat, .. } => self.bots = self.bots.without((*seat).into()),
            Fact::Opened { .. }
            | Fact::Started
            | Fact::Began { .. }
            | Fact::Left { .. }
            | Fact::Kicked { .. }
            | Fact::OptionsSet { .. }
            | Fact::ClockSet { .. }
            | Fact::Reserved { .. }
            | Fact::AccessSet { .. }
            | Fact::Read { .. }
            | Fact::Said { .. }
            | Fact::Emoted { .. }
            | Fact::Resigned { .. }
            | Fact::TimedOut { .. }
            | Fact::Deserted { .. }
            | Fact::Proposed { .. }
            | Fact::Answered { .. }
            | Fact::DrawAgreed
            | Fact::Paused
            | Fact::Resumed
            | Fact::Lifted { .. } => {}
        }
    }

    /// The record of a game that is not over.
    pub fn record(&self) -> String {
        let kind = GameKind::from(self.game);
        let options = if self.options.is_empty() { "" } else { " " };
        let promise = match self.is_promised {
            true => Commitment::to(self.seed).to_string(),
            false => "none".to_owned(),
        };
        let mut text = format!(
            "trivium record {}\ngame {}\nrules {}\noptions{options}{}\ncommitment {promise}\n",
            record::VERSION,
            kind.name(),
            self.rules,
            self.options,
        );
        for (index, line) in self.lines.iter().enumerate() {
            text.push_str(&format!("{} {line}\n", index + 1));
        }
        text
    }

    /// Brings the file up to date. `finished` is the record of a game that is over.
    pub fn save(&mut self, finished: Option<&str>) {
        let Some(file) = self.file.clone().filter(|_| self.begun) else { return };
        let written = match finished {
            Some(record) => write_in(&file, record),
            None => self.keep_secrets(&file).and_then(|()| write_in(&file, &self.record())),
        };
        match written {
            Ok(()) if finished.is_some() => self.forget_secrets(&file),
            Ok(()) => self.failed = None,
            Err(why) => self.failed = Some(format!("{}: {why}", file.display())),
        }
    }

    fn promise(&self) -> Option<Commitment> {
        self.is_promised.then(|| Commitment::to(self.seed))
    }

    fn players_file(&self, file: &Path) -> Option<PathBuf> {
        players_file(file, GameKind::from(self.game), self.promise())
    }

    /// What it takes to go on: the seed, and who plays.
    fn keep_secrets(&mut self, file: &Path) -> io::Result<()> {
        if self.is_kept {
            return Ok(());
        }
        if self.is_promised {
            keep_seed(self.seed)?;
        }
        if let Some(path) = self.players_file(file) {
            let lines = self.players.iter().map(|it| format!("{it}\n"));
            write_in(&path, &lines.collect::<String>())?;
        }
        self.is_kept = true;
        Ok(())
    }

    /// The game is over, and its record shows the seed.
    fn forget_secrets(&self, file: &Path) {
        let seed = self.promise().and_then(seed_file);
        for path in seed.into_iter().chain(self.players_file(file)) {
            // What is left behind does no harm.
            let _left = fs::remove_file(path);
        }
    }

    /// Where the game is kept, once it is.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref().filter(|_| self.begun && self.failed.is_none())
    }

    /// Why it could not be kept.
    pub fn failed(&self) -> Option<&str> {
        self.failed.as_deref()
    }
}

fn write_in(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|it| !it.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    write_whole(file, text)
}

/// A file of our own, named after the promise: no two games have the same.
fn own_file(game: GameName, seed: Seed) -> Option<PathBuf> {
    let promise = digits(Commitment::to(seed));
    let name = format!("{}-{}.txt", GameKind::from(game).name(), promise.get(..12)?);
    Some(state_folder()?.join("games").join(name))
}

/// Keeps the record of a game that was played elsewhere and is over; gives back where.
pub fn keep_record(record: &str) -> io::Result<Option<PathBuf>> {
    let Some(folder) = state_folder() else { return Ok(None) };
    let after = |word: &str| record.lines().find_map(|line| line.strip_prefix(word));
    let game = after("game ").unwrap_or("game");
    let promise = after("commitment ").and_then(|it| it.rsplit(':').next()?.get(..12));
    let name = format!("{game}-{}.txt", promise.unwrap_or("unknown"));
    let file = folder.join("games").join(name);
    write_in(&file, record)?;
    Ok(Some(file))
}

/// Keeps the beginning of a game that goes on here; gives back where.
pub fn keep_beginning(record: &str, seed: Seed) -> io::Result<PathBuf> {
    let game = record.lines().find_map(|line| line.strip_prefix("game ")).unwrap_or("game");
    let name = format!("{game}-{}.txt", digits(Commitment::to(seed)).get(..12).unwrap_or_default());
    let folder = state_folder().map_or_else(env::temp_dir, |it| it.join("games"));
    let file = folder.join(name);
    write_in(&file, record)?;
    Ok(file)
}

/// A game that was left before its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// Where it is kept.
    pub file: PathBuf,
    /// What is played.
    pub options: GameOptions,
}

impl Unfinished {
    /// Of a record that has no end yet.
    fn read(file: PathBuf) -> Option<Unfinished> {
        let text = fs::read_to_string(&file).ok()?;
        let after = |word| text.lines().find_map(|line| line.strip_prefix(word));
        let kind = after("game ")?.parse().ok()?;
        let options = AnyOptions::read(kind, after("options")?.trim()).ok()?;
        let over = after("end ").is_some();
        (!over).then(|| Unfinished { file, options: GameOptions::from(&options) })
    }
}

/// Games that were left before their end, the latest first.
pub fn unfinished() -> Vec<Unfinished> {
    let Some(folder) = state_folder() else { return Vec::new() };
    let Ok(entries) = fs::read_dir(folder.join("games")) else { return Vec::new() };
    let mut found: Vec<_> = entries
        .flatten()
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .filter(|(_, path)| path.extension().is_some_and(|it| it == "txt"))
        .collect();
    found.sort_by_key(|(when, _)| std::cmp::Reverse(*when));
    found.into_iter().filter_map(|(_, path)| Unfinished::read(path)).collect()
}
