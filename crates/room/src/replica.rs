//! A table that several servers have in memory. None of them owns it: the number of a line in the log decides which of two
//! writers was first, and everyone else follows the lines (I15).

use crate::{BadLog, Command, Effects, Line, Room, Tell, Time};
use kernel::Observer;
use protocol::ServerMessage;
use std::fmt;
use std::future::Future;

/// How often a command is tried again when another server was faster.
const TRIES: usize = 8;

/// Where the lines of tables are stored for good.
pub trait Log {
    /// Why it cannot be used.
    type Error;

    /// Can others append as well?
    fn is_shared(&self) -> bool;

    /// Appends lines to those of a table if it has so many, durable when this returns. `false` if it has another number,
    /// because another server was faster; then nothing is stored. After an error nobody knows whether they are stored.
    fn append(
        &self,
        room: &Room,
        after: usize,
        lines: &[Line],
    ) -> impl Future<Output = Result<bool, Self::Error>> + Send;

    /// The lines of a table that come after so many.
    fn since(
        &self,
        table: &str,
        after: usize,
    ) -> impl Future<Output = Result<Vec<Line>, Self::Error>> + Send;
}

/// Why a copy of a table is of no use any more. The next one is made from the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gone<E> {
    /// The log cannot be used.
    Log(E),
    /// What is stored is not a table.
    Damaged(BadLog),
    /// Other servers were faster again and again.
    Outrun,
}

impl<E: fmt::Display> fmt::Display for Gone<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gone::Log(why) => why.fmt(f),
            Gone::Damaged(why) => why.fmt(f),
            Gone::Outrun => f.write_str("other servers were faster again and again"),
        }
    }
}

/// Was a request not done?
fn is_refusal(effects: &Effects) -> bool {
    let no = |it: &Tell| {
        matches!(it.message, ServerMessage::Refused { .. } | ServerMessage::Stale { .. })
    };
    effects.tells.iter().any(no)
}

/// Does a client listen for this observer?
pub type Listens<'a> = &'a (dyn Fn(&Room, Observer) -> bool + Sync);

/// One server's copy of a table. After an error it is worthless.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replica {
    room: Room,
    lines: usize,
}

impl Replica {
    /// From the lines of a table.
    pub fn restore(lines: &[Line]) -> Result<Replica, BadLog> {
        Ok(Replica { room: Room::restore(lines)?, lines: lines.len() })
    }

    /// The table, as far as it is known here.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// How many lines are known here.
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// Does what is asked, and stores it. Gives back what is to be told, in order: first what other servers have done in the
    /// meantime, last what came of the command.
    pub async fn command<L: Log>(
        &mut self,
        log: &L,
        command: &Command,
        now: &(dyn Fn() -> Time + Sync),
        listens: Listens<'_>,
    ) -> Result<(Vec<Effects>, Effects), Gone<L::Error>> {
        let mut followed = Vec::new();
        let mut is_current = !log.is_shared();
        for _ in 0..TRIES {
            let effects = self.room.handle_for(command.clone(), now(), &listens);
            if effects.append.is_empty() {
                if is_current || !is_refusal(&effects) {
                    return Ok((followed, effects));
                }
                // It may be possible by now: a server refuses nothing because it has not heard the news.
                is_current = true;
                followed.extend(self.catch_up(log, now, listens).await?);
                continue;
            }
            let append = log.append(&self.room, self.lines, &effects.append);
            if append.await.map_err(Gone::Log)? {
                self.lines += effects.append.len();
                return Ok((followed, effects));
            }
            // The room is ahead of the log by what was not stored: it is made anew as it was, and follows from there.
            let lines = log.since(self.room.table(), 0).await.map_err(Gone::Log)?;
            let known = self.lines.min(lines.len());
            self.room = Room::restore(&lines[..known]).map_err(Gone::Damaged)?;
            self.lines = known;
            followed.push(self.take(&lines[known..], now(), listens)?);
        }
        Err(Gone::Outrun)
    }

    /// Hears that another server has stored lines after so many. Older news change nothing; if lines are missing in between
    /// they are read. `None` if everything was known already.
    pub async fn hear<L: Log>(
        &mut self,
        log: &L,
        after: usize,
        lines: &[Line],
        now: &(dyn Fn() -> Time + Sync),
        listens: Listens<'_>,
    ) -> Result<Option<Effects>, Gone<L::Error>> {
        if after > self.lines {
            return self.catch_up(log, now, listens).await;
        }
        match lines.get(self.lines - after..).filter(|new| !new.is_empty()) {
            Some(new) => self.take(new, now(), listens).map(Some),
            None => Ok(None),
        }
    }

    /// Reads what other servers have stored. `None` if everything was known already.
    pub async fn catch_up<L: Log>(
        &mut self,
        log: &L,
        now: &(dyn Fn() -> Time + Sync),
        listens: Listens<'_>,
    ) -> Result<Option<Effects>, Gone<L::Error>> {
        let new = log.since(self.room.table(), self.lines).await.map_err(Gone::Log)?;
        if new.is_empty() { Ok(None) } else { self.take(&new, now(), listens).map(Some) }
    }

    fn take<E>(
        &mut self,
        new: &[Line],
        now: Time,
        listens: Listens<'_>,
    ) -> Result<Effects, Gone<E>> {
        let effects = self.room.go_on(new, now, &listens).map_err(Gone::Damaged)?;
        self.lines += new.len();
        Ok(effects)
    }
}
