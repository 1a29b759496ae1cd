//! How long things are kept. A task goes through all tables and all persons in small steps and removes what is too old.

use crate::config::Keep;
use crate::store::{Change, StoreError, TableDetail};
use crate::tables::{self, Unreachable};
use crate::{App, clock, rights};
use room::Line;
use std::sync::Arc;
use std::time::Duration;

/// How many rows are looked at in one step.
const STEP: i64 = 200;

/// Removes what is too old, as long as the server runs.
pub async fn run(app: Arc<App>) {
    loop {
        app.admin.new_day();
        // Of several servers one is enough.
        match app.takes_on("retention", app.config.keep.every).await {
            Ok(true) => {
                if let Err(why) = pass(&app).await {
                    tracing::error!(%why, "what is too old cannot be removed now");
                }
            }
            Ok(false) => {}
            Err(why) => tracing::error!(%why, "what is too old cannot be removed now"),
        }
        tokio::time::sleep(app.config.keep.every).await;
    }
}

async fn pass(app: &Arc<App>) -> Result<(), StoreError> {
    let keep = app.config.keep;
    let now = clock::stored(app.clock.now());
    app.store.change(Change::RemoveEnded(clock::stored(clock::wall()))).await?;
    let mut removed = Removed::default();
    if keep.games.or(keep.unfinished).or(keep.chat).is_some() {
        let mut last = String::new();
        loop {
            let page = app.store.tables_after(&last, STEP).await?;
            let Some(end) = page.last() else { break };
            last = end.id.clone();
            tables_of(app, keep, now, page, &mut removed).await?;
            tokio::time::sleep(keep.pause).await;
        }
    }
    if let Some(guests) = keep.guests {
        let mut last = String::new();
        loop {
            let page = app.store.people_after(&last, STEP).await?;
            let Some((end, _)) = page.last() else { break };
            last = end.clone();
            for (person, _) in page.into_iter().filter(|(_, seen)| is_older(now, *seen, guests)) {
                removed.persons += app.store.change(Change::DeletePerson(person)).await?;
            }
            tokio::time::sleep(keep.pause).await;
        }
    }
    if removed != Removed::default() {
        let Removed { tables, chats, persons } = removed;
        tracing::info!(tables, chats, persons, "removed what was too old");
        app.metrics.removed.add(tables + chats + persons);
    }
    Ok(())
}

/// How much was removed.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Removed {
    tables: u64,
    chats: u64,
    persons: u64,
}

async fn tables_of(
    app: &App,
    keep: Keep,
    now: i64,
    page: Vec<TableDetail>,
    removed: &mut Removed,
) -> Result<(), StoreError> {
    let mut old = Vec::new();
    for table in page.into_iter().filter(|it| !app.tables.is_live(&it.id)) {
        let most = if table.open { keep.unfinished } else { keep.games };
        if most.is_some_and(|most| is_older(now, table.updated, most)) {
            old.push(table.id);
        } else if keep.chat.is_some_and(|most| is_older(now, table.updated, most))
            && table.cleaned.is_none_or(|cleaned| cleaned < table.updated)
        {
            removed.chats += clean(app, &table.id, now).await?;
        }
    }
    if !old.is_empty() {
        removed.tables += app.store.change(Change::DeleteTables(old)).await?;
        app.lobby_changed();
    }
    Ok(())
}

/// Removes what was said at a table.
async fn clean(app: &App, table: &str, now: i64) -> Result<u64, StoreError> {
    let cleaned = async {
        let old = tables::read_texts(app, table).await?;
        tables::aside(app, move || {
            let (after, changed) = rights::without_chat(&tables::parsed(&old)?);
            Ok(texts(&after, &changed))
        })
        .await
    };
    let lines = match cleaned.await {
        Ok(lines) => lines,
        Err(Unreachable::Store(why)) => return Err(why),
        // What cannot be read is shown to nobody.
        Err(
            Unreachable::NoTable
            | Unreachable::Closed
            | Unreachable::Damaged(_)
            | Unreachable::Outrun
            | Unreachable::GoingDown,
        ) => {
            return Ok(0);
        }
    };
    let any = u64::from(!lines.is_empty());
    let table = table.to_owned();
    let rewrite = Change::Rewrite { table, lines, listed: None, cleaned: Some(now) };
    app.store.change(rewrite).await?;
    Ok(any)
}

/// The lines with these numbers, as they are stored.
pub fn texts(lines: &[Line], numbers: &[i64]) -> Vec<(i64, String)> {
    let text = |&number: &i64| {
        let index = usize::try_from(number - 1).ok()?;
        Some((number, lines.get(index)?.to_string()))
    };
    numbers.iter().filter_map(text).collect()
}

fn is_older(now: i64, at: i64, most: Duration) -> bool {
    i64::try_from(most.as_millis()).is_ok_and(|most| now.saturating_sub(at) > most)
}
