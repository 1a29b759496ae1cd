//! What is kept: the lines of every table, and who is who. Lines are the only truth; everything else about a table is
//! an index to find it by, written in the same transaction.
//!
//! The same SQL runs on SQLite and PostgreSQL, but for a few words (`Dialect`).

mod error;
mod schema;
#[cfg(test)]
mod tests;
mod writer;

pub use error::{StoreError, Trouble};
pub use writer::{Append, Appended, Index, Listing};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow};
use sqlx::{AnyConnection, AnyPool, Connection as _, Row as _};
use std::path::Path;
use std::str::FromStr as _;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use writer::{Job, Writer};

/// How many writes may wait.
const WAITING: usize = 4_096;

/// Where the databases differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// A database.
#[derive(Clone)]
pub struct Store {
    reads: AnyPool,
    writes: mpsc::Sender<Job>,
    dialect: Dialect,
}

/// A person's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The id.
    pub id: String,
    /// The name to show.
    pub name: String,
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
        let (dialect, url) = locate(database)?;
        let failed = |why: sqlx::Error| StoreError::opening(database, &why);
        let options = AnyConnectOptions::from_str(&url).map_err(failed)?;
        let pool = |connections| {
            let options = AnyPoolOptions::new().max_connections(connections);
            // A connection is made anew when it breaks, never for its age.
            let options = options.acquire_timeout(Duration::from_secs(10)).max_lifetime(None);
            options.after_connect(move |connection, _| {
                Box::pin(async move {
                    match dialect {
                        Dialect::Sqlite => schema::prepare_sqlite(connection).await,
                        Dialect::Postgres => Ok(()),
                    }
                })
            })
        };
        // On a connection of its own, since a pool tries again and again and forgets why it could not.
        let mut first = AnyConnection::connect_with(&options).await.map_err(failed)?;
        if dialect == Dialect::Sqlite {
            schema::prepare_sqlite(&mut first).await.map_err(failed)?;
        }
        schema::migrate(&mut first, dialect).await.map_err(|why| why.at(database))?;
        first.close().await.map_err(failed)?;
        let writing = pool(1).connect_lazy_with(options.clone());
        let reads = pool(4).connect_lazy_with(options);
        let (writes, jobs) = mpsc::channel(WAITING);
        tokio::spawn(Writer::new(writing, dialect).run(jobs));
        Ok(Store { reads, writes, dialect })
    }

    /// Appends lines to a table, if it has as many as the caller thinks; durable when this returns.
    pub async fn append(&self, append: Append) -> Stored<Appended> {
        self.write(|done| Job::Append { append, done }).await
    }

    /// Adds a person with a first token.
    pub async fn add_person(&self, person: PersonRow, token_hash: String, now: i64) -> Stored<()> {
        self.write(|done| Job::AddPerson { person, token_hash, now, done }).await
    }

    /// Gives a person another name.
    pub async fn rename(&self, person: String, name: String) -> Stored<()> {
        self.write(|done| Job::Rename { person, name, done }).await
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

    /// The listings of tables that can be joined or watched, the latest first.
    pub async fn lobby(&self, most: i64) -> Stored<Vec<String>> {
        let sql = "SELECT entry FROM tables WHERE open = 1 ORDER BY listed DESC LIMIT $1";
        self.texts(sqlx::query(sql).bind(most)).await
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
        let rows = query.fetch_all(&self.reads).await.map_err(StoreError::from)?;
        rows.into_iter().map(row).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
    }

    /// Tables where something has to be done until then: a clock runs out, or a bot has to choose.
    pub async fn due(&self, until: i64, most: i64) -> Stored<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $2";
        self.texts(sqlx::query(sql).bind(until).bind(most)).await
    }

    /// Whose token this is.
    pub async fn person(&self, token_hash: &str) -> Stored<Option<PersonRow>> {
        let sql = "SELECT persons.id, persons.name FROM tokens JOIN persons ON persons.id = tokens.person_id \
                   WHERE tokens.hash = $1";
        let query = sqlx::query(sql).bind(token_hash.to_owned());
        let row = query.fetch_optional(&self.reads).await.map_err(StoreError::from)?;
        let read = |row: AnyRow| Ok(PersonRow { id: row.try_get(0)?, name: row.try_get(1)? });
        row.map(read).transpose().map_err(|why: sqlx::Error| why.into())
    }

    /// Can it be read from?
    pub async fn ping(&self) -> Stored<()> {
        let asked = sqlx::query("SELECT 1").fetch_one(&self.reads).await;
        asked.map(drop).map_err(StoreError::from)
    }

    /// Copies a SQLite database to a file that must not exist. The server keeps running.
    pub async fn backup(&self, file: &Path) -> Stored<()> {
        if self.dialect == Dialect::Postgres {
            return Err(StoreError::NotSqlite);
        }
        if file.exists() {
            return Err(StoreError::Exists(file.display().to_string()));
        }
        let path = file.to_str().ok_or(StoreError::BadPath)?.to_owned();
        let copied = sqlx::query("VACUUM INTO $1").bind(path).execute(&self.reads).await;
        copied.map(drop).map_err(|why| StoreError::opening(&file.display().to_string(), &why))
    }

    /// Finishes all writes that wait, and closes.
    pub async fn close(self) {
        let Store { reads, writes, .. } = self;
        let (done, closed) = oneshot::channel();
        if writes.send(Job::Close { done }).await.is_ok() {
            // Dropped unanswered only if the writer is gone already.
            let _ = closed.await;
        }
        reads.close().await;
    }

    async fn texts(&self, query: AnyQuery) -> Stored<Vec<String>> {
        let rows = query.fetch_all(&self.reads).await.map_err(StoreError::from)?;
        let texts = rows.iter().map(|row| row.try_get(0));
        texts.collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
    }
}

type AnyQuery = sqlx::query::Query<'static, sqlx::Any, sqlx::any::AnyArguments>;

/// Which database is meant, and its address.
fn locate(database: &str) -> Stored<(Dialect, String)> {
    if database.starts_with("postgres://") || database.starts_with("postgresql://") {
        return Ok((Dialect::Postgres, database.to_owned()));
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
    Ok((Dialect::Sqlite, url + "?mode=rwc"))
}
