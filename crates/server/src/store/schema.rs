//! The tables of the database, version by version.

use super::{Dialect, StoreError};
use sqlx::{AnyConnection, Connection as _, Row as _};

/// What each version added. Never changed once published: a new version is a new entry.
const VERSIONS: [&[&str]; 1] = [&[
    "CREATE TABLE persons (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL)",
    "CREATE TABLE tokens (hash TEXT PRIMARY KEY, person_id TEXT NOT NULL, created BIGINT NOT NULL)",
    "CREATE TABLE links (hash TEXT PRIMARY KEY, person_id TEXT NOT NULL, expires BIGINT NOT NULL)",
    // `lines` counts those of the table: whoever appends must know it, so that no two append at once.
    "CREATE TABLE tables (id TEXT PRIMARY KEY, lines BIGINT NOT NULL, updated BIGINT NOT NULL, wake BIGINT, \
     owed TEXT NOT NULL, open BIGINT NOT NULL, listed BIGINT NOT NULL, entry TEXT NOT NULL)",
    "CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL",
    "CREATE INDEX tables_by_listed ON tables (listed) WHERE open = 1",
    "CREATE TABLE lines (table_id TEXT NOT NULL, seq BIGINT NOT NULL, line TEXT NOT NULL, \
     PRIMARY KEY (table_id, seq)) {clustered}",
    "CREATE TABLE seats (person_id TEXT NOT NULL, table_id TEXT NOT NULL, seat TEXT NOT NULL, \
     PRIMARY KEY (person_id, table_id)) {clustered}",
    "CREATE INDEX seats_by_table ON seats (table_id)",
]];

/// Durable when committed, and readers never wait for the writer.
pub async fn prepare_sqlite(connection: &mut AnyConnection) -> sqlx::Result<()> {
    for pragma in
        ["PRAGMA busy_timeout = 10000", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"]
    {
        sqlx::query(pragma).fetch_optional(&mut *connection).await?;
    }
    Ok(())
}

/// Brings a database to the version of this program, all or nothing.
pub async fn migrate(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), StoreError> {
    let (begin, clustered) = match dialect {
        Dialect::Sqlite => ("BEGIN IMMEDIATE", "WITHOUT ROWID"),
        Dialect::Postgres => ("BEGIN", ""),
    };
    let mut work = connection.begin_with(begin).await?;
    if dialect == Dialect::Postgres {
        // Of two servers that start at once one waits here. A lock on the table would come too late: of two that make it
        // at once, PostgreSQL refuses one even if it says `IF NOT EXISTS`.
        let lock = "SELECT pg_advisory_xact_lock(hashtext('trivium schema'))::text";
        sqlx::query(lock).execute(&mut *work).await?;
    }
    let table = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)";
    sqlx::query(table).execute(&mut *work).await?;
    let row = sqlx::query("SELECT version FROM schema_version").fetch_optional(&mut *work).await?;
    let found: i64 = row.map(|row| row.try_get(0)).transpose()?.unwrap_or(0);
    let known = VERSIONS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { database: String::new(), found, known });
    }
    for statement in VERSIONS.iter().skip(usize::try_from(found).unwrap_or(0)).copied().flatten() {
        let statement = sqlx::AssertSqlSafe(statement.replace("{clustered}", clustered));
        sqlx::query(statement).execute(&mut *work).await?;
    }
    // Written even if nothing changes, so that a database that cannot be written to is found out now.
    sqlx::query("DELETE FROM schema_version").execute(&mut *work).await?;
    let insert = "INSERT INTO schema_version (version) VALUES ($1)";
    sqlx::query(insert).bind(known).execute(&mut *work).await?;
    Ok(work.commit().await?)
}
