//! The tables in memory; loads a table that is not in memory.

use crate::App;
use crate::store::{Append, Appended, StoreError};
use crate::table::{self, ToTable};
use games::AnyOptions;
use protocol::NewTable;
use room::{BadLog, Line, Person, Refused, Room};
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc;

/// How many messages may wait for a table.
const WAITING: usize = 64;

/// The tables in memory.
#[derive(Default)]
pub struct Tables(Mutex<HashMap<String, mpsc::Sender<ToTable>>>);

/// Why a table cannot be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreachable {
    /// There is none.
    NoTable,
    /// It cannot be read.
    Store(StoreError),
    /// What is stored is not a table.
    Damaged(BadLog),
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
            Unreachable::GoingDown => f.write_str("the server is about to stop"),
        }
    }
}

impl Tables {
    pub(crate) fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<ToTable>>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Removes a table that no longer takes messages, unless it was loaded again in the meantime.
    pub fn forget_closed(&self, table: &str) {
        let mut live = self.lock();
        if live.get(table).is_some_and(mpsc::Sender::is_closed) {
            live.remove(table);
        }
    }

    /// Is it in memory?
    pub fn is_live(&self, table: &str) -> bool {
        self.lock().contains_key(table)
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
        return Ok(found.clone());
    }
    let (room, lines) = load(app, table).await?;
    let alive = app.alive().ok_or(Unreachable::GoingDown)?;
    let mut live = app.tables.lock();
    if let Some(found) = live.get(table) {
        return Ok(found.clone());
    }
    let (to, inbox) = mpsc::channel(WAITING);
    live.insert(table.to_owned(), to.clone());
    drop(live);
    tokio::spawn(table::run(app.clone(), room, lines, inbox, alive));
    Ok(to)
}

/// The room that the stored lines lead to, and how many there are.
pub async fn load(app: &App, table: &str) -> Result<(Room, usize), Unreachable> {
    let lines = read_lines(app, table).await?;
    let room = Room::restore(&lines).map_err(Unreachable::Damaged)?;
    Ok((room, lines.len()))
}

/// The stored lines of a table.
pub async fn read_lines(app: &App, table: &str) -> Result<Vec<Line>, Unreachable> {
    if !is_id(table) {
        return Err(Unreachable::NoTable);
    }
    let texts = app.store.lines(table).await.map_err(Unreachable::Store)?;
    if texts.is_empty() {
        return Err(Unreachable::NoTable);
    }
    let read = |(n, text): (usize, &String)| {
        let bad = |why: serde_json::Error| BadLog { line: n + 1, why: why.to_string() };
        text.parse().map_err(bad)
    };
    texts.iter().enumerate().map(read).collect::<Result<_, _>>().map_err(Unreachable::Damaged)
}

/// Could it be the id of a table?
fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Why a table was not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotOpened {
    /// What was asked for is not possible.
    Refused(Refused),
    /// It could not be stored.
    Store(StoreError),
}

/// Opens a table. Its id follows from who asks with which message: who asks again gets the same table, also after the
/// server was restarted.
pub async fn open(app: &App, host: &Person, new: &NewTable) -> Result<String, NotOpened> {
    if !room::is_message_id(&new.msg) {
        return Err(NotOpened::Refused(Refused::BadMessageId));
    }
    let refused = |why| NotOpened::Refused(Refused::Options(why));
    let options = AnyOptions::read(new.options.game.into(), &new.options.text).map_err(refused)?;
    let hash = Sha256::digest(format!("table {} {}", host.id.as_str(), new.msg));
    let table = crate::random::readable(&hash[..10]);
    let (seed, now) = (crate::random::seed(), crate::clock::now());
    let opened = Room::open(&table, host, &options, new.clock, seed, now);
    let (room, effects) = opened.map_err(NotOpened::Refused)?;
    let append = Append {
        table: table.clone(),
        after: 0,
        lines: effects.append.iter().map(Line::to_string).collect(),
        index: table::index(&room, now, table::Listed::Anew),
    };
    match app.store.append(append).await.map_err(NotOpened::Store)? {
        Appended::Done => app.hub.lobby_changed(),
        // It is there already: the same message again.
        Appended::Conflict => {}
    }
    Ok(table)
}
