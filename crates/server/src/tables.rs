//! The tables in memory; loads a table that is not in memory.

use crate::cluster::News;
use crate::limits::{Named as _, Network};
use crate::store::{Append, Appended, Change, Stand, StoreError};
use crate::table::{self, ToTable};
use crate::{App, clock, hub};
use games::{AnyOptions, GameKind};
use lesson::Lesson;
use protocol::{Bot, ErrorCode, MyTable, NewTable, ServerMessage, Stage};
use room::{BadLog, Effects, Line, Person, Refused, Replica, Room, Time};
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc;

/// How many messages may wait for a table.
const WAITING: usize = 64;

/// The tables in memory.
#[derive(Default)]
pub struct Tables(Mutex<HashMap<String, Live>>);

/// A table in memory.
#[derive(Clone)]
pub struct Live {
    to: mpsc::Sender<ToTable>,
    /// How far it is, as it knows.
    known: Arc<Mutex<Stand>>,
}

impl Live {
    /// Sends something, unless it is being put away.
    pub async fn send(&self, message: ToTable) {
        // Whatever is loaded again is up to date.
        let _ = self.to.send(message).await;
    }

    /// Does it know that it is so far?
    pub fn knows(&self, stand: &Stand) -> bool {
        let known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        known.lines > stand.lines || *known == *stand
    }

    fn lines(&self) -> usize {
        self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).lines
    }
}

/// Why a table cannot be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreachable {
    /// There is none.
    NoTable,
    /// It cannot be read.
    Store(StoreError),
    /// What is stored is not a table.
    Damaged(BadLog),
    /// An administrator has closed it.
    Closed,
    /// Other servers wrote there faster, again and again.
    Outrun,
    /// The server stops.
    GoingDown,
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreachable::NoTable => f.write_str("there is no such table"),
            Unreachable::Store(why) => why.fmt(f),
            // What is wrong there may quote a hidden card or a name, and this is logged and told.
            Unreachable::Damaged(why) => {
                write!(f, "the stored table is damaged at line {}", why.line)
            }
            Unreachable::Closed => f.write_str("an administrator has closed this table"),
            Unreachable::Outrun => f.write_str("too much happens at this table at once; try again"),
            Unreachable::GoingDown => f.write_str("the server is about to stop"),
        }
    }
}

impl Unreachable {
    /// The answer to the message with this id.
    pub fn answer(&self, msg: String) -> ServerMessage {
        let code = match self {
            Unreachable::NoTable | Unreachable::Closed => ErrorCode::NoTable,
            Unreachable::Store(_) | Unreachable::Damaged(_) | Unreachable::Outrun => {
                ErrorCode::Unavailable
            }
            Unreachable::GoingDown => ErrorCode::GoingDown,
        };
        ServerMessage::Error { code, text: self.to_string(), msg: Some(msg) }
    }
}

impl Tables {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Live>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Removes a table that no longer takes messages, unless it was loaded again in the meantime.
    pub fn forget_closed(&self, table: &str) {
        let mut live = self.lock();
        if live.get(table).is_some_and(|it| it.to.is_closed()) {
            live.remove(table);
        }
    }

    /// Is it in memory?
    pub fn is_live(&self, table: &str) -> bool {
        self.lock().contains_key(table)
    }

    /// A table, if it is in memory.
    pub fn find(&self, table: &str) -> Option<Live> {
        self.lock().get(table).cloned()
    }

    /// All that are in memory.
    pub fn all(&self) -> Vec<Live> {
        self.lock().values().cloned().collect()
    }

    /// How many lines each of them knows of.
    pub fn lines(&self) -> HashMap<String, usize> {
        self.lock().iter().map(|(id, it)| (id.clone(), it.lines())).collect()
    }
}

/// Sends something to a table, wherever it is.
pub async fn send(app: &Arc<App>, table: &str, message: ToTable) -> Result<(), Unreachable> {
    let mut message = message;
    loop {
        let to = reach(app, table).await?;
        match to.send(message).await {
            Ok(()) => return Ok(()),
            // It was put away in between, and may not have said so yet.
            Err(mpsc::error::SendError(back)) => {
                app.tables.forget_closed(table);
                message = back;
            }
        }
    }
}

/// The way to a table, which is brought into memory if it is not there.
async fn reach(app: &Arc<App>, table: &str) -> Result<mpsc::Sender<ToTable>, Unreachable> {
    if let Some(found) = app.tables.lock().get(table) {
        return Ok(found.to.clone());
    }
    let following = match &app.cluster {
        Some(cluster) if is_id(table) => cluster.follow_table(table).await,
        Some(_) | None => None,
    };
    let (replica, stand) = load(app, table).await?;
    let alive = app.alive().ok_or(Unreachable::GoingDown)?;
    let mut live = app.tables.lock();
    if let Some(found) = live.get(table) {
        return Ok(found.to.clone());
    }
    let (to, inbox) = mpsc::channel(WAITING);
    let known = Arc::new(Mutex::new(stand));
    live.insert(table.to_owned(), Live { to: to.clone(), known: known.clone() });
    drop(live);
    tokio::spawn(table::run(app.clone(), replica, known, following, inbox, alive));
    Ok(to)
}

/// The table that the stored lines lead to, and how far it is.
pub async fn load(app: &App, table: &str) -> Result<(Replica, Stand), Unreachable> {
    // First how far it is: if lines are added in between they are only read twice.
    let stand = match app.cluster {
        Some(_) => app.store.stands(&[table.to_owned()]).await.map_err(Unreachable::Store)?.pop(),
        None => None,
    };
    let texts = read_texts(app, table).await?;
    let restore = move || Replica::restore(&parsed(&texts)?).map_err(Unreachable::Damaged);
    let replica = aside(app, restore).await?;
    let lines = replica.lines();
    let (edition, keeper) = stand.map_or((0, String::new()), |it| (it.edition, it.keeper));
    let stand = Stand { table: table.to_owned(), lines, edition, keeper, closed: false };
    Ok((replica, stand))
}

/// Does something with all lines of a table, a few tables at once. A long table takes long, and other tables must not wait
/// for it.
pub async fn aside<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> Result<T, Unreachable> + Send + 'static,
) -> Result<T, Unreachable> {
    let turn = app.loading.acquire().await.map_err(|_| Unreachable::GoingDown)?;
    let done = tokio::task::spawn_blocking(work).await;
    drop(turn);
    done.map_err(|_| Unreachable::GoingDown)?
}

/// The stored lines of a table, as text.
pub async fn read_texts(app: &App, table: &str) -> Result<Vec<String>, Unreachable> {
    if !is_id(table) {
        return Err(Unreachable::NoTable);
    }
    let texts = app.store.lines(table).await.map_err(Unreachable::Store)?;
    if texts.is_empty() {
        return Err(Unreachable::NoTable);
    }
    if app.store.is_closed(table).await.map_err(Unreachable::Store)? {
        return Err(Unreachable::Closed);
    }
    Ok(texts)
}

/// The lines themselves.
pub fn parsed(texts: &[String]) -> Result<Vec<Line>, Unreachable> {
    let read = |(n, text): (usize, &String)| {
        let bad = |why: serde_json::Error| BadLog { line: n + 1, why: why.to_string() };
        text.parse().map_err(bad)
    };
    texts.iter().enumerate().map(read).collect::<Result<_, _>>().map_err(Unreachable::Damaged)
}

/// Could it be the id of a table?
pub fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Closes a table for good; `false` if there is none that is not closed already.
pub async fn close(app: &Arc<App>, table: &str) -> Result<bool, StoreError> {
    let now = crate::clock::stored(app.clock.now());
    let change = Change::CloseTable { table: table.to_owned(), now };
    let closed = app.store.change(change).await? > 0;
    if let Some(live) = app.tables.find(table) {
        // If it is put away at this moment it cannot be loaded again.
        live.send(ToTable::Close).await;
    }
    if closed {
        if let Some(cluster) = &app.cluster {
            cluster.tell_table(table, News::Closed);
        }
        tracing::info!(%table, "closed by an administrator");
        app.lobby_changed();
    }
    Ok(closed)
}

/// Why a table was not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotOpened {
    /// What was asked for is not possible.
    Refused(Refused),
    /// It could not be stored.
    Store(StoreError),
}

/// A table that waits for players counts as unfinished for this long, in milliseconds, and one that is played.
const WAITS: u64 = 30 * 60 * 1_000;
const PLAYS: u64 = 7 * 24 * 60 * 60 * 1_000;

/// May this person open another table?
async fn may_open(
    app: &App,
    host: &Person,
    from: Network,
    now: Time,
) -> Result<Result<(), Refused>, NotOpened> {
    if let Some(most) = app.config.limits.unfinished {
        let since = |time: u64| clock::stored(Time(now.0.saturating_sub(time)));
        let open = app.store.unfinished(host.id.as_str(), since(WAITS), since(PLAYS)).await;
        if open.map_err(NotOpened::Store)? >= most as i64 {
            return Ok(Err(Refused::TooManyTables { most: most as u32 }));
        }
    }
    let may = app.new_tables.take(host.id.clone()) && app.new_tables_of_network.take(from);
    Ok(if may { Ok(()) } else { Err(Refused::TooManyNew) })
}

/// Opens a table. Its id follows from who asks with which message: who asks again gets the same table, also after the
/// server was restarted.
pub async fn open(
    app: &App,
    host: &Person,
    from: Network,
    new: &NewTable,
) -> Result<String, NotOpened> {
    if !room::is_message_id(&new.msg) {
        return Err(NotOpened::Refused(Refused::BadMessageId));
    }
    if app.admin.is_draining() {
        return Err(NotOpened::Refused(Refused::Draining));
    }
    app.places.note(&host.id, from);
    if let Some(cluster) = &app.cluster {
        cluster.tell_all(News::Host { person: host.id.clone(), network: from.name() });
    }
    let refused = |why| NotOpened::Refused(Refused::Options(why));
    let options = AnyOptions::read(new.options.game.into(), &new.options.text).map_err(refused)?;
    let hash = Sha256::digest(format!("table {} {}", host.id.as_str(), new.msg));
    let table = crate::random::readable(&hash[..10]);
    let (seed, now) = (crate::random::seed(), app.clock.now());
    if let Err(why) = may_open(app, host, from, now).await? {
        let there = app.store.lines(&table).await.map_err(NotOpened::Store)?;
        return if there.is_empty() { Err(NotOpened::Refused(why)) } else { Ok(table) };
    }
    let opened = Room::open(&table, host, &options, new.clock, seed, now);
    let (room, effects) = opened.map_err(NotOpened::Refused)?;
    store_new(app, options.kind(), &room, &effects, now).await?;
    Ok(table)
}

/// Opens the table of a lesson, or finds the one that this person has not finished, unless it is to begin anew.
pub async fn teach(
    app: &App,
    learner: &Person,
    from: Network,
    lesson: &Lesson,
    anew: bool,
) -> Result<String, NotOpened> {
    let mine = hub::tables_of(app, &learner.id).await.map_err(NotOpened::Store)?;
    let unfinished = |it: &MyTable| {
        it.entry.lesson.as_deref() == Some(lesson.name) && it.entry.stage != Stage::Over
    };
    if let Some(left) = mine.into_iter().find(unfinished).filter(|_| !anew) {
        return Ok(left.entry.table);
    }
    if app.admin.is_draining() {
        return Err(NotOpened::Refused(Refused::Draining));
    }
    let (table, seed, now) = (crate::random::code(), crate::random::seed(), app.clock.now());
    may_open(app, learner, from, now).await?.map_err(NotOpened::Refused)?;
    let begun = Room::teach(&table, learner, lesson, seed, now);
    let (room, effects) = begun.map_err(NotOpened::Refused)?;
    store_new(app, lesson.options.kind(), &room, &effects, now).await?;
    app.mine_changed([&learner.id].into_iter());
    Ok(table)
}

/// Opens a table that goes on from the end of a record.
pub async fn go_on(
    app: &App,
    host: &Person,
    from: Network,
    origin: &str,
    seat: kernel::Seat,
    others: Option<Bot>,
) -> Result<String, NotOpened> {
    if app.admin.is_draining() {
        return Err(NotOpened::Refused(Refused::Draining));
    }
    let (table, seed, now) = (crate::random::code(), crate::random::seed(), app.clock.now());
    may_open(app, host, from, now).await?.map_err(NotOpened::Refused)?;
    let begun = Room::continued(&table, host, seat, others, origin, seed, now);
    let (room, effects) = begun.map_err(NotOpened::Refused)?;
    store_new(app, room.kind(), &room, &effects, now).await?;
    app.mine_changed([&host.id].into_iter());
    Ok(table)
}

/// Stores the first lines of a table.
async fn store_new(
    app: &App,
    kind: GameKind,
    room: &Room,
    effects: &Effects,
    now: Time,
) -> Result<(), NotOpened> {
    let append = Append {
        table: room.table().to_owned(),
        after: 0,
        lines: effects.append.iter().map(Line::to_string).collect(),
        index: table::index(app.node(), room, now, table::Listed::Anew),
    };
    match app.store.append(append).await.map_err(NotOpened::Store)? {
        Appended::Done => {
            tracing::info!(table = room.table(), game = kind.name(), "table opened");
            app.lobby_changed();
        }
        // It is there already: the same message again.
        Appended::Conflict => {}
    }
    Ok(())
}
