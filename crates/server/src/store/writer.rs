//! The only writer of a database. It writes all waiting requests in one transaction, so that many tables share one commit,
//! and answers them when the transaction is durable (I11).

use super::change::{self, Change};
use super::source::Source;
use super::{Dialect, PersonRow, StoreError, Stored, Trouble};
use serde::Serialize;
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// A transaction that takes longer is told of.
const SLOW: Duration = Duration::from_millis(500);
/// A transaction that takes longer is given up.
const PATIENCE: Duration = Duration::from_secs(6);
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
    /// The server that writes; nothing if there is only one.
    pub node: String,
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
    /// Who decides there: a person's id, or nothing.
    pub host: String,
    /// How far it is.
    pub progress: Progress,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It waits for its players.
    Waiting,
    /// It is played.
    Playing,
    /// It is over, or nobody is left who plays.
    Over,
}

impl Progress {
    /// As it is stored.
    pub(super) const fn number(self) -> i64 {
        match self {
            Progress::Over => 0,
            Progress::Waiting => 1,
            Progress::Playing => 2,
        }
    }
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
        person: PersonRow,
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
    Change {
        change: Change,
        done: oneshot::Sender<Stored<u64>>,
    },
    /// Keeps the time of the tables, with what the clock of the machine says.
    Beat {
        time: i64,
        wall: i64,
        done: oneshot::Sender<Stored<()>>,
    },
    /// Writes about as much as a table would, to see whether that is possible.
    Probe {
        done: oneshot::Sender<Stored<()>>,
    },
    Close {
        done: oneshot::Sender<()>,
    },
}

impl Job {
    /// Says why it was not done. Whoever asked may have stopped waiting.
    fn refuse(self, why: StoreError) {
        let _told = match self {
            Job::Append { done, .. } => done.send(Err(why)).is_ok(),
            Job::AddPerson { done, .. }
            | Job::Rename { done, .. }
            | Job::AddLink { done, .. }
            | Job::Beat { done, .. }
            | Job::Probe { done } => done.send(Err(why)).is_ok(),
            Job::ClaimLink { done, .. } => done.send(Err(why)).is_ok(),
            Job::Change { done, .. } => done.send(Err(why)).is_ok(),
            // Taken out by `run`.
            Job::Close { done } => done.send(()).is_ok(),
        };
    }
}

/// How much is written to see whether something can be: more than fits into what a full disk may still have.
const PROBE: usize = 32 * 1024;

/// An answer that waits for the commit.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

pub(super) struct Writer {
    pub(super) source: Arc<Source>,
    /// A connection is never used again after an error: what state it is in only the database knows.
    pub(super) connection: Option<AnyConnection>,
}

impl Writer {
    pub fn new(source: Arc<Source>) -> Writer {
        Writer { source, connection: None }
    }

    /// Writes until all senders are gone.
    pub async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
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
                if let Some(connection) = self.connection.take() {
                    // Everything is durable already.
                    let _ = connection.close().await;
                }
                // Whoever asked may have stopped waiting.
                let _ = done.send(());
                return;
            }
        }
    }

    async fn write(&mut self, mut jobs: Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        let (number, at) = (jobs.len(), Instant::now());
        let mut answers = Vec::with_capacity(number);
        let written = match self.source.dialect {
            Dialect::Sqlite => self.transact(&mut jobs, &mut answers).await,
            // A database that cannot be reached any more does not say so. Nobody knows then whether it has stored this.
            Dialect::Postgres => timeout(PATIENCE, self.transact(&mut jobs, &mut answers))
                .await
                .unwrap_or(Err(StoreError::Failed(Trouble::Slow))),
        };
        if at.elapsed() > SLOW {
            tracing::warn!(jobs = number, ms = at.elapsed().as_millis() as u64, "storing was slow");
        }
        if self.connection.is_none() {
            self.source.forget_log();
        }
        self.source.wrote(&written);
        // Those that are not here were dropped with their job, which says that it failed.
        for answer in answers {
            answer(written.clone());
        }
        if let Err(why) = written {
            for job in jobs {
                job.refuse(why.clone());
            }
        }
    }

    /// Does the jobs in one transaction. They are left as they are if it cannot even begin.
    async fn transact(&mut self, jobs: &mut Vec<Job>, answers: &mut Vec<Answer>) -> Stored<()> {
        let begin = match self.source.dialect {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        };
        let looked = self.look_after().await;
        let mut connection = match self.connection.take() {
            // Something that is only in its hands could not be saved.
            Some(connection) if looked.is_err() => {
                self.connection = Some(connection);
                return looked;
            }
            Some(connection) => connection,
            None => self.source.connect().await?,
        };
        self.source.must_be_whole()?;
        let mut work = connection.begin_with(begin).await?;
        self.source.note_log();
        write_all(self.source.dialect, &mut work, std::mem::take(jobs), answers).await?;
        work.commit().await?;
        self.connection = Some(connection);
        // What was written to a file that nobody will find again is not stored.
        self.look_after().await
    }

    /// Looks whether the connection is of use, and gives it up if not. One to a file that is no longer in its place is not.
    async fn look_after(&mut self) -> Stored<()> {
        match (self.source.look(), self.connection.take()) {
            (Ok(()), kept) => {
                self.connection = kept;
                Ok(())
            }
            (Err(StoreError::Failed(Trouble::LogGone)), Some(mut connection)) => {
                let saved = self.source.rescue(&mut connection).await;
                match saved {
                    Ok(()) => connection.close().await?,
                    Err(_) => self.connection = Some(connection),
                }
                saved
            }
            (Err(why), _) => Err(why),
        }
    }
}

/// Does jobs in a transaction. Those that get as far have an answer.
async fn write_all(
    dialect: Dialect,
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
                let sql = "INSERT INTO persons (id, name, avatar, created, seen) VALUES ($1, $2, $3, $4, $4)";
                let query = sqlx::query(sql).bind(person.id.clone()).bind(person.name);
                query.bind(person.avatar).bind(now).execute(&mut *work).await?;
                add_token(work, token_hash, person.id, now).await?;
            }
            Job::Rename { person, done } => {
                answers.push(answer(done, ()));
                let sql = "UPDATE persons SET name = $1, avatar = $2 WHERE id = $3";
                let query = sqlx::query(sql).bind(person.name).bind(person.avatar);
                query.bind(person.id).execute(&mut *work).await?;
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
            Job::Beat { time, wall, done } => {
                answers.push(answer(done, ()));
                let sql = "INSERT INTO clock (id, time, wall) VALUES (1, $1, $2) \
                           ON CONFLICT (id) DO UPDATE SET time = excluded.time, wall = excluded.wall";
                sqlx::query(sql).bind(time).bind(wall).execute(&mut *work).await?;
            }
            Job::Probe { done } => {
                answers.push(answer(done, ()));
                let sql = "INSERT INTO probe (id, what) VALUES (1, $1) \
                           ON CONFLICT (id) DO UPDATE SET what = excluded.what";
                sqlx::query(sql).bind("?".repeat(PROBE)).execute(&mut *work).await?;
            }
            Job::Change { change, done } => {
                let concerned = change::apply(work, change).await?;
                answers.push(answer(done, concerned));
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
    let won = append_all(dialect, work, first.iter().map(|(append, _)| append)).await;
    answers.extend(first.into_iter().map(|(append, done)| {
        let won = won.as_ref().is_ok_and(|won| won.contains(&append.table));
        answer(done, if won { Appended::Done } else { Appended::Conflict })
    }));
    won.map(drop)
}

/// Appends to those tables that have as many lines as expected, and says which.
async fn append_all(
    dialect: Dialect,
    work: &mut AnyConnection,
    appends: impl Iterator<Item = &Append> + Clone,
) -> sqlx::Result<HashSet<String>> {
    let sql = Statements::of(dialect);
    let head = |it: &Append| Head {
        id: it.table.clone(),
        after: it.after,
        lines: it.after + it.lines.len(),
        updated: it.index.updated,
        wake: it.index.wake,
        owed: it.index.owed.clone(),
        node: it.index.node.clone(),
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
        host: &listing.host,
        stage: listing.progress.number(),
    });
    run(work, sql.list, entries.collect()).await?;
    run(work, sql.clear, listed.iter().map(|(it, _)| Id { id: &it.table }).collect()).await?;
    let seats = listed.iter().flat_map(|(it, listing)| {
        listing.seats.iter().map(|(person, seat)| Seated { table: &it.table, person, seat })
    });
    run(work, sql.seats, seats.collect()).await?;
    Ok(won)
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
    let sql = format!("SELECT {} FROM persons WHERE id = $1", PersonRow::COLUMNS);
    let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id).fetch_optional(work).await?;
    row.as_ref().map(PersonRow::read).transpose()
}

#[derive(Serialize)]
struct Head {
    id: String,
    after: usize,
    lines: usize,
    updated: i64,
    wake: Option<i64>,
    owed: String,
    node: String,
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
    host: &'a str,
    stage: i64,
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
                open: "INSERT INTO tables (id, lines, updated, wake, owed, node, open, listed, entry) \
                       SELECT value->>'id', value->>'lines', value->>'updated', value->>'wake', value->>'owed', \
                       value->>'node', 0, 0, '' \
                       FROM json_each($1) WHERE true ON CONFLICT DO NOTHING RETURNING id",
                advance: "UPDATE tables SET lines = it.value->>'lines', updated = it.value->>'updated', \
                          wake = it.value->>'wake', owed = it.value->>'owed', node = it.value->>'node' FROM json_each($1) AS it \
                          WHERE tables.id = it.value->>'id' AND tables.lines = it.value->>'after' RETURNING tables.id",
                lines: "INSERT INTO lines (table_id, seq, line) \
                        SELECT value->>'table', value->>'seq', value->>'line' FROM json_each($1)",
                list: "UPDATE tables SET open = it.value->>'open', listed = it.value->>'listed', \
                       entry = it.value->>'entry', host = it.value->>'host', stage = it.value->>'stage' FROM json_each($1) AS it WHERE tables.id = it.value->>'id'",
                clear: "DELETE FROM seats WHERE table_id IN (SELECT value->>'id' FROM json_each($1))",
                seats: "INSERT INTO seats (table_id, person_id, seat) \
                        SELECT value->>'table', value->>'person', value->>'seat' FROM json_each($1) \
                        WHERE true ON CONFLICT DO NOTHING",
            },
            Dialect::Postgres => Statements {
                open: "INSERT INTO tables (id, lines, updated, wake, owed, node, open, listed, entry) \
                       SELECT id, lines, updated, wake, owed, node, 0, 0, '' \
                       FROM json_to_recordset($1::json) \
                       AS it(id text, lines bigint, updated bigint, wake bigint, owed text, node text) \
                       ORDER BY id ON CONFLICT DO NOTHING RETURNING id",
                // Servers that write several tables at once take them in the same order, so that none waits for another
                // that waits for it.
                advance: "WITH it AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) \
                          AS it(id text, after bigint, lines bigint, updated bigint, wake bigint, owed text, node text)), \
                          ours AS MATERIALIZED (SELECT tables.id FROM tables JOIN it ON tables.id = it.id \
                          WHERE tables.lines = it.after ORDER BY tables.id FOR UPDATE OF tables) \
                          UPDATE tables SET lines = it.lines, updated = it.updated, wake = it.wake, owed = it.owed, node = it.node \
                          FROM it, ours WHERE tables.id = ours.id AND it.id = ours.id AND tables.lines = it.after \
                          RETURNING tables.id",
                lines: "INSERT INTO lines (table_id, seq, line) SELECT \"table\", seq, line \
                        FROM json_to_recordset($1::json) AS it(\"table\" text, seq bigint, line text)",
                list: "UPDATE tables SET open = it.open, listed = it.listed, entry = it.entry, host = it.host, stage = it.stage \
                       FROM json_to_recordset($1::json) \
                       AS it(id text, open bigint, listed bigint, entry text, host text, stage bigint) \
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
