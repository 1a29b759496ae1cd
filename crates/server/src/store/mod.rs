//! What is kept: the lines of every table, and who is who. Lines are the only truth; everything else about a table is
//! an index to find it by, written in the same transaction.
//!
//! The same SQL runs on SQLite and PostgreSQL, but for a few words (`Dialect`).

mod change;
mod cluster;
mod doctor;
mod error;
mod look;
mod puzzles;
mod schema;
mod source;
#[cfg(test)]
mod tests;
mod writer;

pub use change::{BanRow, Change, InviteRow, NoticeRow, Removable, ReviewRow};
pub use cluster::{NodeRow, Pulse, Stand};
pub use doctor::{Finding, Findings, Treatment, examine};
pub use error::{StoreError, Trouble};
pub use look::{Counts, PersonDetail, TableDetail, Trace};
pub use puzzles::{Attempt, AttemptRow};
pub use writer::{Append, Appended, Index, Listing, Progress};

use source::Source;
use sqlx::any::{AnyConnectOptions, AnyRow};
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::fs::{OpenOptions, Permissions};
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use writer::{Job, Writer};

/// How many writes may wait.
const WAITING: usize = 4_096;
/// What was written so lately shows that writing works, and what had no room so lately that it does not.
const LATELY: Duration = Duration::from_secs(1);
/// A database that takes longer than this is not ready.
const PROMPT: Duration = Duration::from_millis(1_500);

/// Where the databases differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// A database.
#[derive(Clone)]
pub struct Store {
    source: Arc<Source>,
    writes: mpsc::Sender<Job>,
}

/// A person's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The id.
    pub id: String,
    /// The name to show.
    pub name: String,
    /// The word of the picture to show, if one was chosen.
    pub avatar: Option<String>,
}

impl PersonRow {
    /// The columns of a person, in the order in which [`PersonRow::read`] wants them.
    const COLUMNS: &str = "persons.id, persons.name, persons.avatar";

    fn read(row: &AnyRow) -> sqlx::Result<PersonRow> {
        Ok(PersonRow { id: row.try_get(0)?, name: row.try_get(1)?, avatar: row.try_get(2)? })
    }
}

/// A table of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyRow {
    /// The [`Listing`] of the table.
    pub entry: String,
    /// The person's seat, a letter.
    pub seat: String,
    /// The letters of the seats that have to choose.
    pub owed: String,
    /// When something happened there last, in milliseconds.
    pub updated: i64,
}

type Stored<T> = Result<T, StoreError>;

impl Store {
    /// Opens a database, makes it if it is a file that is not there yet, and brings it to the version of this program.
    /// `postgres://…`, or the path of a SQLite file.
    pub async fn open(database: &str) -> Stored<Store> {
        sqlx::any::install_default_drivers();
        let Located { dialect, url, file } = locate(database)?;
        let failed = |why: sqlx::Error| StoreError::opening(database, &why);
        if let Some(file) = &file {
            create_private(file);
            make_private(file);
        }
        // The file is there now. It is never made again: what is deleted must not come back empty.
        let options = AnyConnectOptions::from_str(&url).map_err(failed)?;
        // On a connection of its own, since a pool tries again and again and forgets why it could not.
        let mut first = AnyConnection::connect_with(&options).await.map_err(failed)?;
        if dialect == Dialect::Sqlite {
            schema::prepare(&mut first, dialect).await.map_err(failed)?;
        }
        schema::migrate(&mut first, dialect).await.map_err(|why| why.at(database))?;
        first.close().await.map_err(failed)?;
        let source = Arc::new(Source::new(dialect, options, file));
        let (writes, jobs) = mpsc::channel(WAITING);
        tokio::spawn(Writer::new(source.clone()).run(jobs));
        Ok(Store { source, writes })
    }

    /// Appends lines to a table, if it has as many as the caller thinks; durable when this returns.
    pub async fn append(&self, append: Append) -> Stored<Appended> {
        self.write(|done| Job::Append { append, done }).await
    }

    /// Adds a person with a first token.
    pub async fn add_person(&self, person: PersonRow, token_hash: String, now: i64) -> Stored<()> {
        self.write(|done| Job::AddPerson { person, token_hash, now, done }).await
    }

    /// Gives a person another name and picture.
    pub async fn rename(&self, person: PersonRow) -> Stored<()> {
        self.write(|done| Job::Rename { person, done }).await
    }

    /// Keeps a one-time code by which another device becomes the same person.
    pub async fn add_link(&self, code_hash: String, person: String, expires: i64) -> Stored<()> {
        self.write(|done| Job::AddLink { code_hash, person, expires, done }).await
    }

    /// Uses up such a code: the token is the person's from now on. `None` if there is no such code, or no longer.
    pub async fn claim_link(
        &self,
        code_hash: String,
        token_hash: String,
        now: i64,
    ) -> Stored<Option<PersonRow>> {
        self.write(|done| Job::ClaimLink { code_hash, token_hash, now, done }).await
    }

    /// Makes a change, and says how many rows it concerned; durable when this returns.
    pub async fn change(&self, change: Change) -> Stored<u64> {
        self.write(|done| Job::Change { change, done }).await
    }

    /// Keeps the time of the tables, with what the clock of the machine says.
    pub async fn beat(&self, time: i64, wall: i64) -> Stored<()> {
        self.write(|done| Job::Beat { time, wall, done }).await
    }

    /// The time that was kept last, and what the clock of the machine said then.
    pub async fn kept_time(&self) -> Stored<Option<(i64, i64)>> {
        let sql = "SELECT time, wall FROM clock WHERE id = 1";
        let reads = self.source.reads();
        let row = self.source.within(sqlx::query(sql).fetch_optional(&reads)).await?;
        let read = |row: AnyRow| Ok((row.try_get(0)?, row.try_get(1)?));
        row.map(read).transpose().map_err(|why: sqlx::Error| why.into())
    }

    /// Can something be stored now? Found out by writing, unless something was written a moment ago.
    pub async fn ready(&self) -> Stored<()> {
        match self.source.look() {
            // Writing shows whether the other file is one to go on with, and saves what a deleted log holds.
            Err(StoreError::Failed(Trouble::Replaced | Trouble::LogGone)) => {}
            Err(why) => return Err(why),
            Ok(()) => {
                if let Some(damage) = self.source.damage() {
                    let text = format!("it is damaged: {damage}");
                    return Err(StoreError::Failed(Trouble::Other(text)));
                }
                if self.source.full_within(LATELY) {
                    return Err(StoreError::Failed(Trouble::Full));
                }
                if self.source.wrote_within(LATELY) {
                    return Ok(());
                }
            }
        }
        let probe = self.write(|done| Job::Probe { done });
        timeout(PROMPT, probe).await.unwrap_or(Err(StoreError::Failed(Trouble::Slow)))
    }

    /// Is its file still there?
    pub fn look(&self) -> Stored<()> {
        self.source.look()
    }

    /// Did the last check find damage? Then nothing is stored until another database is in its place, or it is whole again.
    pub fn is_damaged(&self) -> bool {
        self.source.damage().is_some()
    }

    /// Looks through the whole database for damage, which [`ready`](Store::ready) tells of from then on.
    pub async fn check(&self) -> Stored<()> {
        self.source.check().await
    }

    /// How often reading or writing failed.
    pub fn failures(&self) -> u64 {
        self.source.failures()
    }

    /// How many writes wait.
    pub fn waiting(&self) -> usize {
        self.writes.max_capacity() - self.writes.capacity()
    }

    /// Hands a job to the writer and waits until it is durable.
    async fn write<T>(&self, job: impl FnOnce(oneshot::Sender<Stored<T>>) -> Job) -> Stored<T> {
        let (done, answer) = oneshot::channel();
        self.writes.send(job(done)).await.map_err(|_| StoreError::Closed)?;
        // It was dropped because something else of the same transaction failed.
        answer.await.map_err(|_| StoreError::Failed(Trouble::Together))?
    }

    /// All lines of a table in order; none if there is no such table.
    pub async fn lines(&self, table: &str) -> Stored<Vec<String>> {
        let sql = "SELECT line FROM lines WHERE table_id = $1 ORDER BY seq";
        self.texts(sqlx::query(sql).bind(table.to_owned())).await
    }

    /// The listings of tables that can be joined or watched, the latest first, with their hosts. Tables at which nothing
    /// happened since these times are not among them: the first is for tables that wait for players, the second for games.
    pub async fn lobby(
        &self,
        waiting: i64,
        playing: i64,
        most: i64,
    ) -> Stored<Vec<(String, String)>> {
        let sql = "SELECT entry, host FROM tables WHERE open = 1 \
                   AND (stage <> 2 AND updated >= $1 OR stage = 2 AND updated >= $2) \
                   ORDER BY listed DESC LIMIT $3";
        let query = sqlx::query(sql).bind(waiting).bind(playing).bind(most);
        let reads = self.source.reads();
        let rows = self.source.within(query.fetch_all(&reads)).await?;
        let read = |row: AnyRow| Ok((row.try_get(0)?, row.try_get(1)?));
        rows.into_iter().map(read).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
    }

    /// How many tables of a host are not over: of those that wait for players, those changed since the first time; of those
    /// that are played, since the second.
    pub async fn unfinished(&self, host: &str, waiting: i64, playing: i64) -> Stored<i64> {
        let sql = "SELECT COUNT(*) FROM tables WHERE host = $1 AND stage > 0 \
                   AND (stage = 1 AND updated >= $2 OR stage = 2 AND updated >= $3)";
        let query = sqlx::query(sql).bind(host.to_owned()).bind(waiting).bind(playing);
        let reads = self.source.reads();
        let row = self.source.within(query.fetch_one(&reads)).await?;
        row.try_get(0).map_err(|why: sqlx::Error| why.into())
    }

    /// The tables of a person, the latest first.
    pub async fn tables_of(&self, person: &str, most: i64) -> Stored<Vec<MyRow>> {
        let sql = "SELECT entry, seat, owed, updated FROM seats JOIN tables ON tables.id = seats.table_id \
                   WHERE person_id = $1 ORDER BY updated DESC LIMIT $2";
        let query = sqlx::query(sql).bind(person.to_owned()).bind(most);
        let row = |row: AnyRow| {
            let (entry, seat) = (row.try_get(0)?, row.try_get(1)?);
            Ok(MyRow { entry, seat, owed: row.try_get(2)?, updated: row.try_get(3)? })
        };
        let reads = self.source.reads();
        let rows = self.source.within(query.fetch_all(&reads)).await?;
        rows.into_iter().map(row).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
    }

    /// Tables where something has to be done until then: a clock runs out, or a bot has to choose. Those that other servers
    /// care for are not among them.
    pub async fn due(&self, until: i64, most: i64, others: &[String]) -> Stored<Vec<String>> {
        let sql = match self.source.dialect {
            Dialect::Sqlite => {
                "SELECT id FROM tables WHERE wake <= $1 \
                 AND node NOT IN (SELECT value FROM json_each($3)) ORDER BY wake LIMIT $2"
            }
            Dialect::Postgres => {
                "SELECT id FROM tables WHERE wake <= $1 \
                 AND node NOT IN (SELECT json_array_elements_text($3::json)) ORDER BY wake LIMIT $2"
            }
        };
        let others = serde_json::to_string(others).unwrap_or_default();
        self.texts(sqlx::query(sql).bind(until).bind(most).bind(others)).await
    }

    /// Whose token this is.
    pub async fn person(&self, token_hash: &str) -> Stored<Option<PersonRow>> {
        let from =
            "FROM tokens JOIN persons ON persons.id = tokens.person_id WHERE tokens.hash = $1";
        self.person_where(from, token_hash).await
    }

    /// The person with this id, as they are called now.
    pub async fn person_called(&self, id: &str) -> Stored<Option<PersonRow>> {
        self.person_where("FROM persons WHERE id = $1", id).await
    }

    async fn person_where(&self, from: &str, is: &str) -> Stored<Option<PersonRow>> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {} {from}", PersonRow::COLUMNS));
        let query = sqlx::query(sql).bind(is.to_owned());
        let reads = self.source.reads();
        let row = self.source.within(query.fetch_optional(&reads)).await?;
        row.as_ref().map(PersonRow::read).transpose().map_err(StoreError::from)
    }

    /// Copies a SQLite database to a file that must not exist. The server keeps running.
    pub async fn backup(&self, file: &Path) -> Stored<()> {
        if self.source.dialect == Dialect::Postgres {
            return Err(StoreError::NotSqlite);
        }
        if file.exists() {
            return Err(StoreError::Exists(file.display().to_string()));
        }
        let path = file.to_str().ok_or(StoreError::BadPath)?.to_owned();
        create_private(file);
        let copied = sqlx::query("VACUUM INTO $1").bind(path).execute(&self.source.reads()).await;
        copied.map(drop).map_err(|why| StoreError::opening(&file.display().to_string(), &why))
    }

    /// Finishes all writes that wait, and closes.
    pub async fn close(self) {
        let Store { source, writes } = self;
        let (done, closed) = oneshot::channel();
        if writes.send(Job::Close { done }).await.is_ok() {
            // Dropped unanswered only if the writer is gone already.
            let _ = closed.await;
        }
        source.reads().close().await;
    }

    async fn texts(&self, query: AnyQuery) -> Stored<Vec<String>> {
        let reads = self.source.reads();
        let rows = self.source.within(query.fetch_all(&reads)).await?;
        let texts = rows.iter().map(|row| row.try_get(0));
        texts.collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
    }
}

type AnyQuery = sqlx::query::Query<'static, sqlx::Any, sqlx::any::AnyArguments>;

/// Makes an empty file that only its owner may read, if there is none: it will hold names, tokens and hidden cards. If that
/// is not possible, opening it says why.
fn create_private(file: &Path) {
    let _ = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
}

/// Takes from others what an earlier version or a copy let them read. If that is not possible, its owner knows why.
fn make_private(file: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let mut path = file.as_os_str().to_owned();
        path.push(ending);
        let Ok(found) = std::fs::metadata(&path) else { continue };
        if found.is_file() && found.permissions().mode() & 0o077 != 0 {
            let made = std::fs::set_permissions(&path, Permissions::from_mode(0o600));
            let file = Path::new(&path).display();
            match made {
                Ok(()) => {
                    tracing::info!(%file, "others could read this file; now only its owner can")
                }
                Err(why) => tracing::warn!(%file, %why, "others can read this file; use chmod 600"),
            }
        }
    }
}

/// Which database is meant.
#[derive(Debug)]
struct Located {
    dialect: Dialect,
    url: String,
    /// The file of a SQLite database.
    file: Option<PathBuf>,
}

/// Which database is meant, and its address.
fn locate(database: &str) -> Stored<Located> {
    if database.starts_with("postgres://") || database.starts_with("postgresql://") {
        let url = database.to_owned();
        return Ok(Located { dialect: Dialect::Postgres, url, file: None });
    }
    let path = database.strip_prefix("sqlite://").unwrap_or(database);
    if path.contains("://") {
        return Err(StoreError::BadAddress(database.to_owned()));
    }
    let folder = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(StoreError::NoFolder(path.to_owned()));
    }
    let mut url = String::from("sqlite://");
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' => {
                url.push(char::from(byte));
            }
            other => url.push_str(&format!("%{other:02X}")),
        }
    }
    let url = url + "?mode=rw";
    Ok(Located { dialect: Dialect::Sqlite, url, file: Some(PathBuf::from(path)) })
}
