//! The only writer of a database. It writes all waiting requests in one transaction, so that many tables share one commit,
//! and answers them when the transaction is durable (I11).

use super::{Dialect, PersonRow, StoreError, Stored};
use serde::Serialize;
use sqlx::{AnyConnection, AnyPool, Row as _};
use std::collections::HashSet;
use tokio::sync::{mpsc, oneshot};

/// The most that goes into one transaction.
const MOST: usize = 1_024;

/// Lines for a table, and what the index has to say of it then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which.
    pub table: String,
    /// How many lines it has, as the caller knows it; 0 opens it.
    pub after: usize,
    /// Those to come.
    pub lines: Vec<String>,
    /// For finding it.
    pub index: Index,
}

/// By what a table is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Index {
    /// When the lines were written, in milliseconds.
    pub updated: i64,
    /// When the table must be loaded again even if no client connects.
    pub wake: Option<i64>,
    /// The letters of the seats that have to choose.
    pub owed: String,
    /// If it changed; always for a new table.
    pub listing: Option<Listing>,
}

/// How a table is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Can it be joined or watched?
    pub open: bool,
    /// For those who read the list, as they want it.
    pub entry: String,
    /// Who sits there: a person's id and a seat's letter.
    pub seats: Vec<(String, String)>,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is durable.
    Done,
    /// The table has another number of lines, because another server wrote first. Nothing was written.
    Conflict,
}

/// What the writer can do. Each is answered when it is durable.
pub(super) enum Job {
    Append {
        append: Append,
        done: oneshot::Sender<Stored<Appended>>,
    },
    AddPerson {
        person: PersonRow,
        token_hash: String,
        now: i64,
        done: oneshot::Sender<Stored<()>>,
    },
    Rename {
        person: String,
        name: String,
        done: oneshot::Sender<Stored<()>>,
    },
    AddLink {
        code_hash: String,
        person: String,
        expires: i64,
        done: oneshot::Sender<Stored<()>>,
    },
    ClaimLink {
        code_hash: String,
        token_hash: String,
        now: i64,
        done: oneshot::Sender<Stored<Option<PersonRow>>>,
    },
    Close {
        done: oneshot::Sender<()>,
    },
}

/// An answer that waits for the commit.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

pub(super) struct Writer {
    pool: AnyPool,
    dialect: Dialect,
}

impl Writer {
    pub fn new(pool: AnyPool, dialect: Dialect) -> Writer {
        Writer { pool, dialect }
    }

    /// Writes until all senders are gone.
    pub async fn run(self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::new();
        while jobs.recv_many(&mut batch, MOST).await > 0 {
            let mut closing = None;
            let mut work = Vec::with_capacity(batch.len());
            for job in batch.drain(..) {
                if let Job::Close { done } = job {
                    closing = Some(done);
                } else {
                    work.push(job);
                }
            }
            self.write(work).await;
            if let Some(done) = closing {
                self.pool.close().await;
                // Whoever asked may have stopped waiting.
                let _ = done.send(());
                return;
            }
        }
    }

    async fn write(&self, jobs: Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        let begin = match self.dialect {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        };
        let mut answers = Vec::with_capacity(jobs.len());
        let written = async {
            let mut work = self.pool.begin_with(begin).await?;
            self.write_all(&mut work, jobs, &mut answers).await?;
            work.commit().await
        };
        let written = written.await.map_err(StoreError::from);
        if let Err(why) = &written {
            tracing::error!(%why, "nothing was stored");
        }
        // Those that are not here were dropped with their job, which says that it failed.
        for answer in answers {
            answer(written.clone());
        }
    }

    async fn write_all(
        &self,
        work: &mut AnyConnection,
        jobs: Vec<Job>,
        answers: &mut Vec<Answer>,
    ) -> sqlx::Result<()> {
        let mut appends = Vec::new();
        for job in jobs {
            match job {
                Job::Append { append, done } => appends.push((append, done)),
                Job::AddPerson { person, token_hash, now, done } => {
                    answers.push(answer(done, ()));
                    let sql = "INSERT INTO persons (id, name, created) VALUES ($1, $2, $3)";
                    let query =
                        sqlx::query(sql).bind(person.id.clone()).bind(person.name).bind(now);
                    query.execute(&mut *work).await?;
                    add_token(work, token_hash, person.id, now).await?;
                }
                Job::Rename { person, name, done } => {
                    answers.push(answer(done, ()));
                    let sql = "UPDATE persons SET name = $1 WHERE id = $2";
                    sqlx::query(sql).bind(name).bind(person).execute(&mut *work).await?;
                }
                Job::AddLink { code_hash, person, expires, done } => {
                    answers.push(answer(done, ()));
                    let sql = "INSERT INTO links (hash, person_id, expires) VALUES ($1, $2, $3)";
                    let query = sqlx::query(sql).bind(code_hash).bind(person).bind(expires);
                    query.execute(&mut *work).await?;
                }
                Job::ClaimLink { code_hash, token_hash, now, done } => {
                    let claimed = claim(work, code_hash, token_hash, now).await?;
                    answers.push(answer(done, claimed));
                }
                // Taken out by `run`.
                Job::Close { .. } => {}
            }
        }
        // Of several for one table the first is tried; the others have to look again.
        let mut seen = HashSet::new();
        let (first, later): (Vec<_>, Vec<_>) =
            appends.into_iter().partition(|(append, _)| seen.insert(append.table.clone()));
        answers.extend(later.into_iter().map(|(_, done)| answer(done, Appended::Conflict)));
        let won = self.append_all(work, first.iter().map(|(append, _)| append)).await;
        answers.extend(first.into_iter().map(|(append, done)| {
            let won = won.as_ref().is_ok_and(|won| won.contains(&append.table));
            answer(done, if won { Appended::Done } else { Appended::Conflict })
        }));
        won.map(drop)
    }

    /// Appends to those tables that have as many lines as expected, and says which.
    async fn append_all(
        &self,
        work: &mut AnyConnection,
        appends: impl Iterator<Item = &Append> + Clone,
    ) -> sqlx::Result<HashSet<String>> {
        let sql = Statements::of(self.dialect);
        let head = |it: &Append| Head {
            id: it.table.clone(),
            after: it.after,
            lines: it.after + it.lines.len(),
            updated: it.index.updated,
            wake: it.index.wake,
            owed: it.index.owed.clone(),
        };
        let new = appends.clone().filter(|it| it.after == 0);
        let old = appends.clone().filter(|it| it.after > 0);
        let mut won = HashSet::new();
        won.extend(returned(work, sql.open, new.map(head).collect()).await?);
        won.extend(returned(work, sql.advance, old.map(head).collect()).await?);
        let winners: Vec<&Append> = appends.filter(|it| won.contains(&it.table)).collect();
        let lines = winners.iter().flat_map(|it| {
            let numbered = it.lines.iter().enumerate();
            numbered.map(|(n, line)| Row { table: &it.table, seq: it.after + n + 1, line })
        });
        run(work, sql.lines, lines.collect()).await?;
        let listed: Vec<(&Append, &Listing)> =
            winners.iter().filter_map(|it| Some((*it, it.index.listing.as_ref()?))).collect();
        let entries = listed.iter().map(|(it, listing)| Entry {
            id: &it.table,
            open: i64::from(listing.open),
            listed: it.index.updated,
            entry: &listing.entry,
        });
        run(work, sql.list, entries.collect()).await?;
        run(work, sql.clear, listed.iter().map(|(it, _)| Id { id: &it.table }).collect()).await?;
        let seats = listed.iter().flat_map(|(it, listing)| {
            listing.seats.iter().map(|(person, seat)| Seated { table: &it.table, person, seat })
        });
        run(work, sql.seats, seats.collect()).await?;
        Ok(won)
    }
}

/// What the answer will be, if the commit succeeds.
fn answer<T: Send + 'static>(done: oneshot::Sender<Stored<T>>, value: T) -> Answer {
    Box::new(move |written| {
        // Whoever asked may have stopped waiting.
        let _ = done.send(written.map(|()| value));
    })
}

async fn add_token(
    work: &mut AnyConnection,
    hash: String,
    person: String,
    now: i64,
) -> sqlx::Result<()> {
    let sql = "INSERT INTO tokens (hash, person_id, created) VALUES ($1, $2, $3)";
    sqlx::query(sql).bind(hash).bind(person).bind(now).execute(work).await.map(drop)
}

async fn claim(
    work: &mut AnyConnection,
    code_hash: String,
    token_hash: String,
    now: i64,
) -> sqlx::Result<Option<PersonRow>> {
    let sql = "DELETE FROM links WHERE expires < $1";
    sqlx::query(sql).bind(now).execute(&mut *work).await?;
    let sql = "DELETE FROM links WHERE hash = $1 RETURNING person_id";
    let found = sqlx::query(sql).bind(code_hash).fetch_optional(&mut *work).await?;
    let Some(id) = found.map(|row| row.try_get::<String, _>(0)).transpose()? else {
        return Ok(None);
    };
    add_token(work, token_hash, id.clone(), now).await?;
    let sql = "SELECT name FROM persons WHERE id = $1";
    let row = sqlx::query(sql).bind(id.clone()).fetch_optional(work).await?;
    row.map(|row| Ok(PersonRow { id, name: row.try_get(0)? })).transpose()
}

#[derive(Serialize)]
struct Head {
    id: String,
    after: usize,
    lines: usize,
    updated: i64,
    wake: Option<i64>,
    owed: String,
}

#[derive(Serialize)]
struct Row<'a> {
    table: &'a str,
    seq: usize,
    line: &'a str,
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    open: i64,
    listed: i64,
    entry: &'a str,
}

#[derive(Serialize)]
struct Id<'a> {
    id: &'a str,
}

#[derive(Serialize)]
struct Seated<'a> {
    table: &'a str,
    person: &'a str,
    seat: &'a str,
}

/// One statement for any number of rows, which come as one JSON text.
struct Statements {
    open: &'static str,
    advance: &'static str,
    lines: &'static str,
    list: &'static str,
    clear: &'static str,
    seats: &'static str,
}

impl Statements {
    const fn of(dialect: Dialect) -> Statements {
        match dialect {
            Dialect::Sqlite => Statements {
                open: "INSERT INTO tables (id, lines, updated, wake, owed, open, listed, entry) \
                       SELECT value->>'id', value->>'lines', value->>'updated', value->>'wake', value->>'owed', 0, 0, '' \
                       FROM json_each($1) WHERE true ON CONFLICT DO NOTHING RETURNING id",
                advance: "UPDATE tables SET lines = it.value->>'lines', updated = it.value->>'updated', \
                          wake = it.value->>'wake', owed = it.value->>'owed' FROM json_each($1) AS it \
                          WHERE tables.id = it.value->>'id' AND tables.lines = it.value->>'after' RETURNING tables.id",
                lines: "INSERT INTO lines (table_id, seq, line) \
                        SELECT value->>'table', value->>'seq', value->>'line' FROM json_each($1)",
                list: "UPDATE tables SET open = it.value->>'open', listed = it.value->>'listed', \
                       entry = it.value->>'entry' FROM json_each($1) AS it WHERE tables.id = it.value->>'id'",
                clear: "DELETE FROM seats WHERE table_id IN (SELECT value->>'id' FROM json_each($1))",
                seats: "INSERT INTO seats (table_id, person_id, seat) \
                        SELECT value->>'table', value->>'person', value->>'seat' FROM json_each($1) \
                        WHERE true ON CONFLICT DO NOTHING",
            },
            Dialect::Postgres => Statements {
                open: "INSERT INTO tables (id, lines, updated, wake, owed, open, listed, entry) \
                       SELECT id, lines, updated, wake, owed, 0, 0, '' \
                       FROM json_to_recordset($1::json) AS it(id text, lines bigint, updated bigint, wake bigint, owed text) \
                       ON CONFLICT DO NOTHING RETURNING id",
                advance: "UPDATE tables SET lines = it.lines, updated = it.updated, wake = it.wake, owed = it.owed \
                          FROM json_to_recordset($1::json) \
                          AS it(id text, after bigint, lines bigint, updated bigint, wake bigint, owed text) \
                          WHERE tables.id = it.id AND tables.lines = it.after RETURNING tables.id",
                lines: "INSERT INTO lines (table_id, seq, line) SELECT \"table\", seq, line \
                        FROM json_to_recordset($1::json) AS it(\"table\" text, seq bigint, line text)",
                list: "UPDATE tables SET open = it.open, listed = it.listed, entry = it.entry \
                       FROM json_to_recordset($1::json) AS it(id text, open bigint, listed bigint, entry text) \
                       WHERE tables.id = it.id",
                clear: "DELETE FROM seats WHERE table_id IN \
                        (SELECT id FROM json_to_recordset($1::json) AS it(id text))",
                seats: "INSERT INTO seats (table_id, person_id, seat) SELECT \"table\", person, seat \
                        FROM json_to_recordset($1::json) AS it(\"table\" text, person text, seat text) \
                        ON CONFLICT DO NOTHING",
            },
        }
    }
}

/// Runs a statement for all rows at once, if there are any.
async fn run<T: Serialize>(
    work: &mut AnyConnection,
    sql: &'static str,
    rows: Vec<T>,
) -> sqlx::Result<()> {
    match json(&rows)? {
        Some(rows) => sqlx::query(sql).bind(rows).execute(work).await.map(drop),
        None => Ok(()),
    }
}

/// The same, with the ids it gives back.
async fn returned<T: Serialize>(
    work: &mut AnyConnection,
    sql: &'static str,
    rows: Vec<T>,
) -> sqlx::Result<Vec<String>> {
    match json(&rows)? {
        Some(rows) => {
            let found = sqlx::query(sql).bind(rows).fetch_all(work).await?;
            found.iter().map(|row| row.try_get(0)).collect()
        }
        None => Ok(Vec::new()),
    }
}

fn json<T: Serialize>(rows: &[T]) -> sqlx::Result<Option<String>> {
    if rows.is_empty() {
        return Ok(None);
    }
    serde_json::to_string(rows).map(Some).map_err(|why| sqlx::Error::Encode(Box::new(why)))
}
