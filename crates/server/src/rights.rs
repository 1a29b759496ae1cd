//! The rights of a person: to get everything that is stored about them, and to have it deleted.
//!
//! The lines of a table are its truth, so those of other players stay. What names the deleted person in them is replaced:
//! the id by a new random one that nobody has, the name and everything said by a dash.

use crate::admin::seconds;
use crate::cluster::News;
use crate::store::{Change, StoreError};
use crate::table::ToTable;
use crate::tables::{self, Unreachable};
use crate::{App, clock, random};
use protocol::{Ban, BanKind, Deed, MyData, MyPuzzle, MyTrace, MyTraces};
use room::{Fact, Line, Person, PersonId};
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Stands where a name or a text was.
pub const REMOVED: &str = "—";

/// Everything that is stored about a person; `None` if there is no such person.
pub async fn data(app: &App, person: &PersonId) -> Result<Option<MyData>, StoreError> {
    let Some(row) = app.store.person_detail(person.as_str()).await? else { return Ok(None) };
    let now = clock::stored(clock::wall());
    let bans = app.store.bans(now).await?.into_iter();
    let bans = bans.filter(|ban| ban.subject == row.id).filter_map(|ban| self::ban(ban, None));
    let bans: Vec<Ban> = bans.collect();
    let mut tables: Vec<MyTraces> = Vec::new();
    for trace in app.store.traces(person.as_str()).await? {
        let Some(trace_of) = trace.line.parse().ok().and_then(|line| deed(&line, person)) else {
            continue;
        };
        match tables.last_mut().filter(|it| it.table == trace.table) {
            Some(table) => table.traces.push(trace_of),
            None => tables.push(MyTraces { table: trace.table, traces: vec![trace_of] }),
        }
    }
    let answered = app.store.attempts(person.as_str()).await?.into_iter();
    let puzzles =
        answered.map(|it| MyPuzzle { puzzle: it.puzzle, solved: it.solved, at: seconds(it.at) });
    Ok(Some(MyData {
        id: row.id,
        name: row.name,
        created: seconds(row.created),
        seen: seconds(row.seen),
        devices: u32::try_from(row.tokens).unwrap_or(0),
        bans,
        tables,
        puzzles: puzzles.collect(),
    }))
}

/// A stored ban as it is told; `None` for a kind that a newer program may have stored.
pub fn ban(row: crate::store::BanRow, name: Option<String>) -> Option<Ban> {
    let kind = match row.kind.as_str() {
        "person" => BanKind::Person,
        "address" => BanKind::Address,
        "mute" => BanKind::Mute,
        _ => return None,
    };
    let (created, until) = (seconds(row.created), row.until.map(seconds));
    Some(Ban { id: row.id, kind, subject: row.subject, name, reason: row.reason, created, until })
}

/// What a person did with a line. Seeds are left out, because they say which cards will come.
fn deed(line: &Line, person: &PersonId) -> Option<MyTrace> {
    if line.by.as_ref() != Some(person) {
        return None;
    }
    let did = match &line.fact {
        Fact::Sat { seat, name, .. } => Deed::Sat { seat: *seat, name: name.clone() },
        Fact::Opened { game, options, .. } => {
            Deed::Opened { game: *game, options: options.clone() }
        }
        Fact::Game(choice) => Deed::Chose { choice: choice.text.clone() },
        Fact::Said { text, .. } => Deed::Said { text: text.clone() },
        Fact::Emoted { emote, .. } => Deed::Emoted { emote: *emote },
        Fact::Left { .. } => Deed::Left,
        Fact::Resigned { .. } | Fact::Deserted { .. } => Deed::Resigned,
        Fact::Kicked { .. }
        | Fact::BotSat { .. }
        | Fact::OptionsSet { .. }
        | Fact::ClockSet { .. }
        | Fact::Reserved { .. }
        | Fact::AccessSet { .. }
        | Fact::Started
        | Fact::Began { .. }
        | Fact::Read { .. }
        | Fact::TimedOut { .. } => Deed::Arranged,
        Fact::Proposed { .. }
        | Fact::Answered { .. }
        | Fact::DrawAgreed
        | Fact::Paused
        | Fact::Resumed
        | Fact::RematchAgreed { .. }
        | Fact::Lifted { .. }
        | Fact::Rewound { .. } => Deed::Proposed,
    };
    let at = u32::try_from(line.at.0 / 1_000).unwrap_or(u32::MAX);
    Some(MyTrace { at, did })
}

/// Why a person was not deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotDeleted {
    /// There is no such person.
    Nobody,
    /// Something could not be stored. What was not deleted yet is still there.
    Unreachable(Unreachable),
}

/// Deletes a person: at every table, then the person. If it fails half-way it can be done again.
pub async fn delete(app: &Arc<App>, person: &PersonId) -> Result<(), NotDeleted> {
    let failed = |why: StoreError| NotDeleted::Unreachable(Unreachable::Store(why));
    if app.store.person_detail(person.as_str()).await.map_err(failed)?.is_none() {
        return Err(NotDeleted::Nobody);
    }
    // From now on the person does nothing more.
    app.admin.gone(person);
    if let Some(cluster) = &app.cluster {
        cluster.tell_all(News::Deleted { person: person.clone() });
    }
    let traces = app.store.traces(person.as_str()).await.map_err(failed)?;
    let at: BTreeSet<String> = traces.into_iter().map(|it| it.table).collect();
    let number = at.len();
    for table in at {
        match forget_at(app, &table, person).await {
            // A table that was closed or cannot be read is shown to nobody.
            Ok(()) | Err(Unreachable::NoTable | Unreachable::Closed | Unreachable::Damaged(_)) => {}
            Err(why @ (Unreachable::Store(_) | Unreachable::Outrun | Unreachable::GoingDown)) => {
                return Err(NotDeleted::Unreachable(why));
            }
        }
    }
    app.store.change(Change::DeletePerson(person.as_str().to_owned())).await.map_err(failed)?;
    tracing::info!(tables = number, "a person was deleted");
    Ok(())
}

async fn forget_at(app: &Arc<App>, table: &str, person: &PersonId) -> Result<(), Unreachable> {
    let (reply, done) = oneshot::channel();
    let message = ToTable::Forget { person: person.clone(), reply };
    tables::send(app, table, message).await?;
    done.await.map_err(|_| Unreachable::GoingDown)
}

/// The lines of a table without a person, and the numbers of those that are others now, counted from 1.
pub fn without(lines: &[Line], person: &PersonId) -> (Vec<Line>, Vec<i64>) {
    // Our own ids and names fit.
    let nobody = Person::new(&random::hex::<16>(), REMOVED).map_or(person.clone(), |it| it.id);
    rewritten(lines, |line| {
        let is_by = line.by.as_ref() == Some(person);
        if is_by {
            line.by = Some(nobody.clone());
        }
        let removed = || REMOVED.to_owned();
        if let Fact::Opened { host, .. } = &mut line.fact
            && host == person
        {
            *host = nobody.clone();
        }
        if let Fact::Sat { person: who, name, avatar, .. } = &mut line.fact
            && who == person
        {
            (*who, *name, *avatar) = (nobody.clone(), removed(), None);
        }
        if let Fact::Said { name, text, .. } = &mut line.fact
            && is_by
        {
            (*name, *text) = (removed(), removed());
        }
        if let Fact::Emoted { name, .. } = &mut line.fact
            && is_by
        {
            *name = removed();
        }
    })
}

/// The lines of a table without what was said there.
pub fn without_chat(lines: &[Line]) -> (Vec<Line>, Vec<i64>) {
    rewritten(lines, |line| {
        if let Fact::Said { text, .. } = &mut line.fact {
            *text = REMOVED.to_owned();
        }
    })
}

fn rewritten(lines: &[Line], rewrite: impl Fn(&mut Line)) -> (Vec<Line>, Vec<i64>) {
    let mut changed = Vec::new();
    let mut all = Vec::with_capacity(lines.len());
    for (number, line) in (1..).zip(lines) {
        let mut after = line.clone();
        rewrite(&mut after);
        if after != *line {
            changed.push(number);
        }
        all.push(after);
    }
    (all, changed)
}
