//! The commands `backup` and `restore`: copies of a server's database, and the way back.

use crate::serve::{database_of, run_async, shown};
use crate::stop::Stop;
use clap::Args;
use server::store::{Findings, Store, Treatment, examine};
use std::fs::Permissions;
use std::io::Write;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Which database.
#[derive(Args)]
struct Which {
    /// The SQLite file [default: that of --config, or the default of `trivium serve`]
    #[arg(long, value_name = "DATABASE", env = "TRIVIUM_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// Configuration file of the server, which names its database
    #[arg(long, value_name = "FILE", env = "TRIVIUM_CONFIG")]
    config: Option<PathBuf>,
}

impl Which {
    fn database(&self) -> Result<String, Stop> {
        database_of(self.database.as_deref(), self.config.as_deref())
    }
}

/// Copy the database of a server while the server runs
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium backup monday.db
  trivium backup monday.db --database /var/lib/trivium/trivium.db
  trivium backup /var/backups/trivium --keep 14 --config /etc/trivium.toml")]
pub struct BackupArgs {
    /// File to write the copy to, which must not exist; or a folder, where the copy is named after the time
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// In a folder, keep only this many copies, the latest
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,

    #[command(flatten)]
    which: Which,
}

/// Check a copy of a database, and put it in the place of the database
///
/// Stop the server first. The copy is read whole: every table is replayed. Only a copy that is in order takes the place of
/// the database; the old one is kept beside it. With --drill nothing is changed: use it to test your backups.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium restore --drill monday.db
  trivium restore --drill /var/backups/trivium
  trivium restore monday.db --database /var/lib/trivium/trivium.db")]
pub struct RestoreArgs {
    /// The copy; or a folder of copies, of which the latest is meant
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Only check the copy
    #[arg(long)]
    drill: bool,

    #[command(flatten)]
    which: Which,
}

/// What copies in a folder are called: `trivium-20261117T035000Z.db`
const PREFIX: &str = "trivium-";
const SUFFIX: &str = ".db";

/// Copies the database.
pub fn backup(args: &BackupArgs, out: &mut impl Write) -> Result<(), Stop> {
    let database = args.which.database()?;
    let is_address = database.contains("://");
    if !is_address && !Path::new(&database).exists() {
        return Err(Stop::usage(format_args!("there is no database {database}")));
    }
    let is_folder = args.file.is_dir();
    if args.keep.is_some() && !is_folder {
        let name = args.file.display();
        return Err(Stop::usage(format_args!(
            "--keep needs a folder that exists, and {name} is none"
        )));
    }
    let file = if is_folder {
        args.file.join(format!("{PREFIX}{}{SUFFIX}", stamp()))
    } else {
        args.file.clone()
    };
    run_async(async {
        let store = Store::open(&database).await.map_err(Stop::usage)?;
        store.backup(&file).await.map_err(Stop::usage)?;
        store.close().await;
        Ok(())
    })?;
    writeln!(out, "Copied {} to {}.", shown(&database), file.display())?;
    let Some(keep) = args.keep else { return Ok(()) };
    let mut copies = copies(&args.file)?;
    copies.truncate(copies.len().saturating_sub(keep as usize));
    for old in copies {
        std::fs::remove_file(&old).map_err(|why| cannot("remove", &old, why))?;
        writeln!(out, "Removed {}.", old.display())?;
    }
    Ok(())
}

/// The copies in a folder, the oldest first.
fn copies(folder: &Path) -> Result<Vec<PathBuf>, Stop> {
    let entries = std::fs::read_dir(folder).map_err(|why| cannot("read", folder, why))?;
    let named = |path: &PathBuf| {
        path.file_name()
            .and_then(|it| it.to_str())
            .is_some_and(|it| it.starts_with(PREFIX) && it.ends_with(SUFFIX))
    };
    let mut copies: Vec<PathBuf> =
        entries.filter_map(|it| Some(it.ok()?.path())).filter(named).collect();
    copies.sort();
    Ok(copies)
}

/// Checks a copy and restores it.
pub fn restore(args: &RestoreArgs, out: &mut impl Write) -> Result<(), Stop> {
    let file = if args.file.is_dir() {
        let none = || Stop::usage(format_args!("there is no copy in {}", args.file.display()));
        copies(&args.file)?.pop().ok_or_else(none)?
    } else {
        args.file.clone()
    };
    if !file.is_file() {
        return Err(Stop::usage(format_args!("there is no file {}", file.display())));
    }
    let database = if args.drill { None } else { Some(args.which.database()?) };
    if database.as_ref().is_some_and(|it| it.starts_with("postgres")) {
        return Err(Stop::usage(
            "only a SQLite database can be restored so; for PostgreSQL use pg_restore",
        ));
    }
    // The copy itself stays as it is: opening a database can change it.
    let place =
        database.as_ref().map_or_else(|| std::env::temp_dir().join("trivium"), PathBuf::from);
    let trial = beside(&place, &format!("restore-{}-{}", stamp(), std::process::id()));
    std::fs::copy(&file, &trial).map_err(|why| cannot("copy to", &trial, why))?;
    let checked = run_async(async {
        // An older copy is brought to the version of this program first.
        let name = trial.to_string_lossy();
        Store::open(&name).await.map_err(Stop::usage)?.close().await;
        examine(&name, Treatment::Look).await.map_err(Stop::usage)
    });
    let good = checked.and_then(|it| report(&it, &file, out));
    let done = match (good, &database) {
        (Ok(()), Some(database)) => replace(Path::new(database), &trial, out),
        (good, _) => good,
    };
    for left in [trial.clone(), beside(&trial, "wal"), beside(&trial, "shm")] {
        // It is gone if it is the database now.
        let _ = std::fs::remove_file(left);
    }
    done
}

fn report(checked: &Findings, file: &Path, out: &mut impl Write) -> Result<(), Stop> {
    writeln!(out, "{}: {} tables, all of them replayed.", file.display(), checked.tables)?;
    if checked.wrong.is_empty() {
        writeln!(out, "The copy is in order.")?;
        return Ok(());
    }
    let wrong = checked.wrong.iter().map(|it| format!("\n  {it}"));
    Err(Stop::failed(format!("the copy is not in order:{}", wrong.collect::<String>())))
}

/// Puts a checked copy in the place of the database, which is kept. It belongs to whom the database did, or else its folder:
/// whoever restores it need not be the user of the server.
fn replace(database: &Path, trial: &Path, out: &mut impl Write) -> Result<(), Stop> {
    let folder = database.parent().filter(|it| !it.as_os_str().is_empty());
    let before = if database.exists() { database } else { folder.unwrap_or(Path::new(".")) };
    let owner = std::fs::metadata(before).map_err(|why| cannot("read", before, why))?;
    chown(trial, Some(owner.uid()), Some(owner.gid()))
        .and_then(|()| std::fs::set_permissions(trial, Permissions::from_mode(0o600)))
        .map_err(|why| cannot("give the owner of the database the copy", trial, why))?;
    if database.exists() {
        let old = beside(database, &format!("before-{}", stamp()));
        for ending in ["", "-wal", "-shm"] {
            let (from, to) = (ended(database, ending), ended(&old, ending));
            if from.exists() {
                std::fs::rename(&from, &to).map_err(|why| cannot("move", &from, why))?;
            }
        }
        writeln!(out, "The old database is {} now.", old.display())?;
    }
    std::fs::rename(trial, database).map_err(|why| cannot("move", trial, why))?;
    writeln!(out, "Restored {}. Start the server.", database.display())?;
    Ok(())
}

fn ended(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn beside(path: &Path, word: &str) -> PathBuf {
    ended(path, &format!("-{word}"))
}

fn cannot(what: &str, path: &Path, why: std::io::Error) -> Stop {
    Stop::usage(format_args!("cannot {what} {}: {why}", path.display()))
}

/// Now, as names of files have it: `20261117T035000Z`.
fn stamp() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs());
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil(days);
    format!("{year:04}{month:02}{day:02}T{:02}{:02}{:02}Z", rest / 3_600, rest / 60 % 60, rest % 60)
}

/// The date so many days after 1970-01-01.
fn civil(days: u64) -> (u64, u64, u64) {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let (mut year, mut left) = (1970, days);
    while left >= 365 + u64::from(is_leap(year)) {
        left -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if left < length {
            break;
        }
        left -= length;
        month += 1;
    }
    (year, month, left + 1)
}

#[cfg(test)]
mod tests {
    use super::civil;

    #[test]
    fn days_are_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(58), (1970, 2, 28));
        assert_eq!(civil(59), (1970, 3, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_774), (2026, 11, 17));
        assert_eq!(civil(20_818), (2026, 12, 31));
    }
}
