//! Where connections to a database come from, and what is known of its state: whether writing works, and whether its file is
//! still the one that was opened.

use super::error::Trouble;
use super::{Dialect, StoreError, Stored, schema};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection as _, Row as _};
use std::fs::Metadata;
use std::future::Future;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// Connections for reading.
const READERS: u32 = 4;
/// How long something may take.
const PATIENCE: Duration = Duration::from_secs(12);

/// A database and its state.
pub(super) struct Source {
    pub dialect: Dialect,
    options: AnyConnectOptions,
    /// The file of a SQLite database.
    file: Option<PathBuf>,
    state: Mutex<State>,
    failures: AtomicU64,
}

struct State {
    reads: AnyPool,
    opened: Option<Opened>,
    /// The write-ahead log that the writer's connection writes to, as long as it has one.
    log: Option<FileId>,
    /// When something was last written.
    wrote: Option<Instant>,
    /// Why the last write failed, if it did.
    trouble: Option<Trouble>,
    /// When there was last no room to write.
    full: Option<Instant>,
    /// What a check of the whole database found.
    damage: Option<String>,
}

/// Which file was opened, and how long it was at least.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Opened {
    file: FileId,
    length: u64,
}

/// A file, whatever it is called.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FileId {
    device: u64,
    inode: u64,
}

impl FileId {
    fn of(found: &Metadata) -> FileId {
        FileId { device: found.dev(), inode: found.ino() }
    }
}

impl Source {
    /// A database that was opened with these options and is there.
    pub fn new(dialect: Dialect, options: AnyConnectOptions, file: Option<PathBuf>) -> Source {
        let reads = readers(dialect, &options);
        let (opened, log, wrote) = (None, None, None);
        let (trouble, full, damage) = (None, None, None);
        let state = State { reads, opened, log, wrote, trouble, full, damage };
        let failures = AtomicU64::new(0);
        let source = Source { dialect, options, file, state: Mutex::new(state), failures };
        source.lock().opened = source.find().ok().flatten();
        source
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The connections for reading.
    pub fn reads(&self) -> AnyPool {
        self.lock().reads.clone()
    }

    /// A new connection. If another database is in the place of the one that was opened, for example a backup, it is
    /// used from now on.
    pub async fn connect(&self) -> Stored<AnyConnection> {
        let found = self.find()?;
        let mut connection = AnyConnection::connect_with(&self.options).await?;
        schema::prepare(&mut connection, self.dialect).await?;
        if !schema::fits(&mut connection).await? {
            return Err(StoreError::Failed(Trouble::Replaced));
        }
        let is_same = self.is_opened(found);
        if !is_same {
            tracing::warn!(
                "another database is in the place of the one that was opened; it is used from now on"
            );
            let mut state = self.lock();
            state.opened = found;
            state.reads = readers(self.dialect, &self.options);
            // That was found in the other one.
            state.damage = None;
        }
        Ok(connection)
    }

    fn is_opened(&self, found: Option<Opened>) -> bool {
        found.map(|it| it.file) == self.lock().opened.map(|it| it.file)
    }

    /// The file that is there now.
    fn find(&self) -> Stored<Option<Opened>> {
        let Some(file) = &self.file else { return Ok(None) };
        let found = file.metadata().map_err(|_| StoreError::Failed(Trouble::Gone))?;
        Ok(Some(Opened { file: FileId::of(&found), length: found.len() }))
    }

    /// The write-ahead log that is there now.
    fn find_log(&self) -> Option<FileId> {
        let mut log = self.file.as_ref()?.clone().into_os_string();
        log.push("-wal");
        Path::new(&log).metadata().ok().as_ref().map(FileId::of)
    }

    /// The writer's connection has begun to write: its log is the one that is there now.
    pub fn note_log(&self) {
        self.lock().log = self.find_log();
    }

    /// The writer's connection is given up. The last connection that is closed removes the log.
    pub fn forget_log(&self) {
        self.lock().log = None;
    }

    /// Is what was written still where others will look for it?
    pub fn has_log(&self) -> bool {
        let noted = self.lock().log;
        noted.is_none() || noted == self.find_log()
    }

    /// The log was deleted, but the writer still has it: everything in it goes into the database. Connections are made anew
    /// then, because they would go on with the deleted log.
    pub async fn rescue(&self, writer: &mut AnyConnection) -> Stored<()> {
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(writer).await?;
        let is_busy = row.try_get::<i64, _>(0)? != 0;
        if is_busy {
            return Err(StoreError::Failed(Trouble::LogGone));
        }
        tracing::error!("the write-ahead log was deleted; what it held is in the database now");
        self.failures.fetch_add(1, Ordering::Relaxed);
        let old = {
            let mut state = self.lock();
            state.log = None;
            std::mem::replace(&mut state.reads, readers(self.dialect, &self.options))
        };
        // Whoever reads is done soon.
        let _ = timeout(PATIENCE, old.close()).await;
        Ok(())
    }

    /// Is the file still the one that was opened, and no shorter than it was?
    pub fn look(&self) -> Stored<()> {
        let Some(found) = self.find()? else { return Ok(()) };
        if !self.is_opened(Some(found)) {
            return Err(StoreError::Failed(Trouble::Replaced));
        }
        let mut state = self.lock();
        let Some(opened) = &mut state.opened else { return Ok(()) };
        // A database grows; only `VACUUM` makes it shorter, which nothing here does to it.
        if found.length < opened.length {
            return Err(StoreError::Failed(Trouble::Damaged));
        }
        opened.length = found.length;
        drop(state);
        if self.has_log() { Ok(()) } else { Err(StoreError::Failed(Trouble::LogGone)) }
    }

    /// Refuses what would go into a database that is known to be damaged.
    pub fn must_be_whole(&self) -> Stored<()> {
        match self.damage() {
            Some(_) => Err(StoreError::Failed(Trouble::Damaged)),
            None => Ok(()),
        }
    }

    /// Takes note of what became of a write.
    pub fn wrote(&self, written: &Stored<()>) {
        let mut state = self.lock();
        match written {
            Ok(()) => {
                if state.trouble.take().is_some() {
                    tracing::info!("the database can be written again");
                }
                state.wrote = Some(Instant::now());
            }
            Err(why) => {
                tracing::error!(%why, "nothing was stored");
                self.failures.fetch_add(1, Ordering::Relaxed);
                state.wrote = None;
                if let StoreError::Failed(trouble) = why {
                    if *trouble == Trouble::Full {
                        state.full = Some(Instant::now());
                    }
                    state.trouble = Some(trouble.clone());
                }
            }
        }
    }

    /// Waits for the database, but not for ever: one that cannot be reached any more does not say so. What fails is counted.
    pub async fn within<T>(&self, work: impl Future<Output = sqlx::Result<T>>) -> Stored<T> {
        let failed = match timeout(PATIENCE, work).await {
            Ok(Ok(done)) => return Ok(done),
            Ok(Err(why)) => Trouble::of(&why),
            Err(_) => Trouble::Slow,
        };
        self.failures.fetch_add(1, Ordering::Relaxed);
        Err(StoreError::Failed(failed))
    }

    /// Was something written within this time?
    pub fn wrote_within(&self, time: Duration) -> bool {
        self.lock().wrote.is_some_and(|at| at.elapsed() < time)
    }

    /// Was there no room a moment ago? A full disk has room for something small now and then, which shows nothing.
    pub fn full_within(&self, time: Duration) -> bool {
        self.lock().full.is_some_and(|at| at.elapsed() < time)
    }

    /// How often reading or writing failed.
    pub fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }

    /// What a check of the whole database found.
    pub fn damage(&self) -> Option<String> {
        self.lock().damage.clone()
    }

    /// Looks through the whole database; that can take long.
    pub async fn check(&self) -> Stored<()> {
        if self.dialect == Dialect::Postgres {
            return Ok(());
        }
        let checked = self.find()?;
        let mut connection = AnyConnection::connect_with(&self.options).await?;
        let found = super::doctor::quick_check(&mut connection).await;
        let damage = match found {
            Ok(found) => found.into_iter().next(),
            Err(why) => match Trouble::of(&why) {
                it @ (Trouble::Damaged | Trouble::NotADatabase) => Some(it.to_string()),
                Trouble::ReadOnly
                | Trouble::Full
                | Trouble::Unreachable
                | Trouble::Gone
                | Trouble::LogGone
                | Trouble::Replaced
                | Trouble::Slow
                | Trouble::Together
                | Trouble::Other(_) => return Err(why.into()),
            },
        };
        if !self.is_opened(checked) {
            return Err(StoreError::Failed(Trouble::Replaced));
        }
        if let Some(damage) = &damage {
            tracing::error!(%damage, "the database is damaged; nothing is stored in it. `trivium doctor` says what can be saved");
        }
        self.lock().damage = damage;
        Ok(())
    }
}

/// Connections for reading, made when they are needed.
fn readers(dialect: Dialect, options: &AnyConnectOptions) -> AnyPool {
    // A connection is made anew when it breaks, never for its age.
    let pool = AnyPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(10))
        .max_lifetime(None)
        .after_connect(move |connection, _| {
            Box::pin(async move { schema::prepare(connection, dialect).await })
        });
    pool.connect_lazy_with(options.clone())
}
