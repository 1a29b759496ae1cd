//! The tables of the database, version by version.

use super::{Dialect, StoreError};
use sqlx::{AnyConnection, Connection as _, Row as _};

/// What each version added. Never changed once published: a new version is a new entry.
const VERSIONS: [&[&str]; 7] = [
    &[
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
    ],
    &[
        // Who opened it, and whether it is over (0), waits for its players (1) or is played (2).
        "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN stage BIGINT NOT NULL DEFAULT 0",
        "UPDATE tables SET stage = 2 WHERE open = 1",
        "CREATE INDEX tables_by_host ON tables (host) WHERE stage > 0",
        // The time of the tables, and what the clock of the machine said then.
        "CREATE TABLE clock (id BIGINT PRIMARY KEY, time BIGINT NOT NULL, wall BIGINT NOT NULL)",
        // Written to find out whether something can be.
        "CREATE TABLE probe (id BIGINT PRIMARY KEY, what TEXT NOT NULL)",
    ],
    // The picture of a person, by its word.
    &["ALTER TABLE persons ADD COLUMN avatar TEXT"],
    // Administration, retention and the rights of persons. Tables have no index by `updated`, because every move would have
    // to change it; what needs one goes through all tables in small steps.
    &[
        "ALTER TABLE persons ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "UPDATE persons SET seen = created",
        "ALTER TABLE tables ADD COLUMN closed BIGINT",
        "ALTER TABLE tables ADD COLUMN cleaned BIGINT",
        "CREATE TABLE bans (id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, reason TEXT NOT NULL, \
         created BIGINT NOT NULL, until BIGINT)",
        "CREATE TABLE notices (id TEXT PRIMARY KEY, text TEXT NOT NULL, created BIGINT NOT NULL, until BIGINT)",
        "CREATE TABLE invites (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, note TEXT NOT NULL, \
         created BIGINT NOT NULL, until BIGINT, uses BIGINT NOT NULL)",
    ],
    // Several servers on one database: what the cluster is called, who serves, what only one of them does. A table names the
    // server that wrote it last, and how often its lines were rewritten.
    &[
        "CREATE TABLE cluster (id BIGINT PRIMARY KEY, name TEXT NOT NULL)",
        "CREATE TABLE nodes (id TEXT PRIMARY KEY, seen BIGINT NOT NULL, address TEXT NOT NULL, version TEXT NOT NULL)",
        "CREATE TABLE leases (what TEXT PRIMARY KEY, node TEXT NOT NULL, until BIGINT NOT NULL)",
        "ALTER TABLE tables ADD COLUMN node TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN edition BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE schema_version ADD COLUMN oldest BIGINT NOT NULL DEFAULT 0",
    ],
    // First answers to puzzles, and the ratings of solvers and puzzles.
    &[
        "CREATE TABLE attempts (person_id TEXT NOT NULL, puzzle TEXT NOT NULL, solved BIGINT NOT NULL, \
         answered BIGINT NOT NULL, PRIMARY KEY (person_id, puzzle)) {clustered}",
        "CREATE TABLE solvers (person_id TEXT PRIMARY KEY, rating DOUBLE PRECISION NOT NULL, \
         deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE puzzles (puzzle TEXT PRIMARY KEY, rating DOUBLE PRECISION NOT NULL, \
         deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL)",
    ],
    // What search says of finished games, a line of JSON for each choice, and how thorough it was.
    &[
        "CREATE TABLE reviews (table_id TEXT NOT NULL, game BIGINT NOT NULL, pass BIGINT NOT NULL, review TEXT NOT NULL, \
       PRIMARY KEY (table_id, game)) {clustered}",
    ],
];

/// The oldest version whose programs can go on with a database of this version, so that servers can be upgraded one after the
/// other. Raise it when a column goes or means something else; what is only added needs nothing.
const OLDEST: i64 = 5;

/// A new connection. SQLite: durable when committed, readers never wait for the writer, and what is deleted does not stay in
/// the file. PostgreSQL: a server that is cut off holds up no other one for long.
pub async fn prepare(connection: &mut AnyConnection, dialect: Dialect) -> sqlx::Result<()> {
    let settings: &[&'static str] = match dialect {
        Dialect::Sqlite => &[
            "PRAGMA busy_timeout = 10000",
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "PRAGMA secure_delete = ON",
        ],
        Dialect::Postgres => &["SELECT set_config('statement_timeout', '10s', false), \
                                set_config('lock_timeout', '4s', false), \
                                set_config('idle_in_transaction_session_timeout', '4s', false), \
                                set_config('tcp_user_timeout', '8s', false)"],
    };
    for setting in settings {
        sqlx::query(*setting).fetch_optional(&mut *connection).await?;
    }
    Ok(())
}

/// The version of this program.
pub const VERSION: i64 = VERSIONS.len() as i64;

/// The version of a database that has one.
pub async fn version(connection: &mut AnyConnection) -> sqlx::Result<i64> {
    sqlx::query("SELECT version FROM schema_version").fetch_one(connection).await?.try_get(0)
}

/// Can this program use a database that has a version?
pub async fn fits(connection: &mut AnyConnection) -> sqlx::Result<bool> {
    let sql = "SELECT version, oldest FROM schema_version";
    let row = sqlx::query(sql).fetch_one(connection).await?;
    let (version, oldest): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    Ok(oldest <= VERSION && VERSION <= version)
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
    let known = VERSION;
    if found > known {
        let row = sqlx::query("SELECT oldest FROM schema_version").fetch_one(&mut *work).await;
        let fits = row.and_then(|row| row.try_get::<i64, _>(0)).is_ok_and(|oldest| oldest <= known);
        return if fits {
            // Servers of a newer version are being started, one after the other.
            Ok(())
        } else {
            Err(StoreError::Newer { database: String::new(), found, known })
        };
    }
    for statement in VERSIONS.iter().skip(usize::try_from(found).unwrap_or(0)).copied().flatten() {
        let statement = sqlx::AssertSqlSafe(statement.replace("{clustered}", clustered));
        sqlx::query(statement).execute(&mut *work).await?;
    }
    // Written even if nothing changes, so that a database that cannot be written to is found out now.
    sqlx::query("DELETE FROM schema_version").execute(&mut *work).await?;
    let insert = "INSERT INTO schema_version (version, oldest) VALUES ($1, $2)";
    sqlx::query(insert).bind(known).bind(OLDEST).execute(&mut *work).await?;
    Ok(work.commit().await?)
}
