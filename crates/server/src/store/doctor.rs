//! Examines a database table by table, mends what follows from the lines, and names what cannot be saved.

use super::error::StoreError;
use super::{Dialect, Located, Stored, locate, schema};
use crate::clock;
use crate::table::{self, Listed};
use room::{Line, Room};
use sqlx::any::{AnyConnectOptions, AnyRow};
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr as _;

/// What is done about what is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Treatment {
    /// Nothing: it is only told.
    Look,
    /// What can be mended is. No server may use the database meanwhile.
    Mend,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The file itself is damaged, as the database says.
    Damage(String),
    /// The index of a table does not fit its lines. It can be made anew from them.
    Index {
        /// Which table.
        table: String,
    },
    /// A table whose lines cannot be read or played. It cannot be mended.
    Lost {
        /// Which table.
        table: String,
        /// From which line on, counted from 1; `None` if no line can be read.
        line: Option<usize>,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Damage(text) => write!(f, "the file is damaged: {text}"),
            Finding::Index { table } => {
                write!(f, "table {table}: its index does not fit its lines")
            }
            Finding::Lost { table, line: Some(line) } => {
                write!(f, "table {table}: cannot be played from line {line} on")
            }
            Finding::Lost { table, line: None } => write!(f, "table {table}: cannot be read"),
        }
    }
}

/// What an examination came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// How many tables there are.
    pub tables: usize,
    /// What is wrong, and was not mended.
    pub wrong: Vec<Finding>,
    /// What was wrong, and was mended.
    pub mended: Vec<Finding>,
}

/// Examines a database, and mends it if wished.
pub async fn examine(database: &str, treatment: Treatment) -> Stored<Findings> {
    sqlx::any::install_default_drivers();
    let Located { dialect, url, .. } = locate(database)?;
    let failed = |why: sqlx::Error| StoreError::opening(database, &why);
    let options = AnyConnectOptions::from_str(&url).map_err(failed)?;
    let mut patient = AnyConnection::connect_with(&options).await.map_err(failed)?;
    let found = schema::version(&mut patient).await.map_err(failed)?;
    if found != schema::VERSION {
        let database = database.to_owned();
        return Err(StoreError::Newer { database, found, known: schema::VERSION });
    }
    let mut findings = Findings::default();
    if dialect == Dialect::Sqlite {
        if treatment == Treatment::Mend {
            // A damaged index of the file, in contrast to a damaged table, can be made anew. What else is wrong is told below.
            let _ = sqlx::query("REINDEX").execute(&mut patient).await;
        }
        let damage = integrity(&mut patient).await.unwrap_or_else(|why| vec![why.to_string()]);
        findings.wrong.extend(damage.into_iter().map(Finding::Damage));
    }
    for table in table_ids(&mut patient).await? {
        findings.tables += 1;
        let room = match restored(&mut patient, &table).await {
            Ok(it) => it,
            Err(lost) => {
                findings.wrong.push(lost);
                continue;
            }
        };
        let index = Row::of(&room.0, room.1);
        let stored = Row::read(&mut patient, &table).await;
        if stored.ok().flatten().is_some_and(|it| it.says(&index))
            || is_closed(&mut patient, &table).await
        {
            continue;
        }
        let finding = Finding::Index { table: table.clone() };
        let mended = match treatment {
            Treatment::Look => false,
            Treatment::Mend => index.write(&mut patient, &table).await.is_ok(),
        };
        if mended { &mut findings.mended } else { &mut findings.wrong }.push(finding);
    }
    // What was found is told in any case.
    let _ = patient.close().await;
    Ok(findings)
}

/// A quick look through a SQLite file; empty if all is well.
pub(super) async fn quick_check(connection: &mut AnyConnection) -> sqlx::Result<Vec<String>> {
    complaints(connection, "PRAGMA quick_check(20)").await
}

async fn integrity(connection: &mut AnyConnection) -> sqlx::Result<Vec<String>> {
    complaints(connection, "PRAGMA integrity_check(20)").await
}

async fn complaints(
    connection: &mut AnyConnection,
    pragma: &'static str,
) -> sqlx::Result<Vec<String>> {
    let rows = sqlx::query(pragma).fetch_all(connection).await?;
    let texts: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    Ok(texts.into_iter().filter(|text| text != "ok").collect())
}

/// Did an administrator close it? Then it is listed nowhere, whatever its lines say.
async fn is_closed(patient: &mut AnyConnection, table: &str) -> bool {
    let sql = "SELECT closed FROM tables WHERE id = $1 AND closed IS NOT NULL";
    let found = sqlx::query(sql).bind(table.to_owned()).fetch_optional(patient).await;
    found.is_ok_and(|row| row.is_some())
}

/// Every table that is listed or has lines.
async fn table_ids(patient: &mut AnyConnection) -> Stored<BTreeSet<String>> {
    let mut ids = BTreeSet::new();
    for sql in ["SELECT id FROM tables", "SELECT DISTINCT table_id FROM lines"] {
        // Of a damaged file as much is read as can be.
        let rows = sqlx::query(sql).fetch_all(&mut *patient).await.unwrap_or_default();
        ids.extend(rows.iter().filter_map(|row| row.try_get::<String, _>(0).ok()));
    }
    Ok(ids)
}

/// The room that the lines of a table lead to, and how many there are.
async fn restored(patient: &mut AnyConnection, table: &str) -> Result<(Room, usize), Finding> {
    let lost = |line| Finding::Lost { table: table.to_owned(), line };
    let sql = "SELECT seq, line FROM lines WHERE table_id = $1 ORDER BY seq";
    let rows = sqlx::query(sql).bind(table.to_owned()).fetch_all(patient).await;
    let rows = rows.map_err(|_| lost(None))?;
    let read = |(n, row): (usize, &AnyRow)| {
        let wrong = || lost(Some(n + 1));
        let number: i64 = row.try_get(0).map_err(|_| wrong())?;
        let text: String = row.try_get(1).map_err(|_| wrong())?;
        // A line is missing if its number is not the next.
        let line: Line = text.parse().map_err(|_| wrong())?;
        if number == n as i64 + 1 { Ok(line) } else { Err(wrong()) }
    };
    let lines: Vec<Line> = rows.iter().enumerate().map(read).collect::<Result<_, _>>()?;
    let room = Room::restore(&lines).map_err(|why| lost(Some(why.line)))?;
    Ok((room, lines.len()))
}

/// What the index says of a table.
struct Row {
    lines: i64,
    wake: Option<i64>,
    owed: String,
    open: i64,
    entry: String,
    host: String,
    stage: i64,
    seats: BTreeMap<String, String>,
}

impl Row {
    /// What it should say.
    fn of(room: &Room, lines: usize) -> Row {
        let index = table::index("", room, room.last(), Listed::Anew);
        let listing = index.listing;
        let open = listing.as_ref().is_some_and(|it| it.open);
        Row {
            lines: lines as i64,
            wake: index.wake,
            owed: index.owed,
            open: i64::from(open),
            stage: listing.as_ref().map_or(0, |it| it.progress.number()),
            entry: listing.as_ref().map_or_else(String::new, |it| it.entry.clone()),
            host: listing.as_ref().map_or_else(String::new, |it| it.host.clone()),
            seats: listing.map(|it| it.seats.into_iter().collect()).unwrap_or_default(),
        }
    }

    /// Does it say the same, as far as a table needs it to be found?
    fn says(&self, other: &Row) -> bool {
        fn all(it: &Row) -> (i64, Option<i64>, &str, i64, &str, &BTreeMap<String, String>) {
            (it.lines, it.wake, &it.owed, it.open, &it.entry, &it.seats)
        }
        // Databases of earlier versions do not know host and stage of older tables. Only limits do.
        all(self) == all(other)
    }

    /// What it says; `None` if it does not know the table.
    async fn read(patient: &mut AnyConnection, table: &str) -> sqlx::Result<Option<Row>> {
        let sql = "SELECT person_id, seat FROM seats WHERE table_id = $1";
        let rows = sqlx::query(sql).bind(table.to_owned()).fetch_all(&mut *patient).await?;
        let seat = |row: &AnyRow| Ok((row.try_get(0)?, row.try_get(1)?));
        let seats = rows.iter().map(seat).collect::<sqlx::Result<_>>()?;
        let sql = "SELECT lines, wake, owed, open, entry, host, stage FROM tables WHERE id = $1";
        let row = sqlx::query(sql).bind(table.to_owned()).fetch_optional(patient).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Row {
            lines: row.try_get(0)?,
            wake: row.try_get(1)?,
            owed: row.try_get(2)?,
            open: row.try_get(3)?,
            entry: row.try_get(4)?,
            host: row.try_get(5)?,
            stage: row.try_get(6)?,
            seats,
        }))
    }

    /// Writes it, all or nothing.
    async fn write(&self, patient: &mut AnyConnection, table: &str) -> sqlx::Result<()> {
        let mut work = patient.begin().await?;
        let sql = "INSERT INTO tables (id, lines, updated, wake, owed, open, listed, entry, host, stage) \
                   VALUES ($1, $2, $3, $4, $5, $6, $3, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET \
                   lines = excluded.lines, wake = excluded.wake, owed = excluded.owed, open = excluded.open, \
                   entry = excluded.entry, host = excluded.host, stage = excluded.stage";
        let query = sqlx::query(sql)
            .bind(table.to_owned())
            .bind(self.lines)
            .bind(clock::stored(clock::wall()))
            .bind(self.wake)
            .bind(self.owed.clone())
            .bind(self.open)
            .bind(self.entry.clone())
            .bind(self.host.clone())
            .bind(self.stage);
        query.execute(&mut *work).await?;
        let sql = "DELETE FROM seats WHERE table_id = $1";
        sqlx::query(sql).bind(table.to_owned()).execute(&mut *work).await?;
        for (person, seat) in &self.seats {
            let sql = "INSERT INTO seats (table_id, person_id, seat) VALUES ($1, $2, $3)";
            let query = sqlx::query(sql).bind(table.to_owned()).bind(person.clone());
            query.bind(seat.clone()).execute(&mut *work).await?;
        }
        work.commit().await
    }
}
