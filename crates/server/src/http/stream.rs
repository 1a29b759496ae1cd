//! Everything at one's own tables as one stream, for programs.

use super::extract::{Address, Known};
use super::study::ndjson;
use super::too_many;
use crate::app::{Place, stopped};
use crate::limits::Network;
use crate::outbox::{News, Outbox, Written};
use crate::table::{Asked, Origin, ToTable};
use crate::{App, hub, tables};
use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use protocol::{Problem, Request, ServerMessage};
use room::Person;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How many lines may wait to be read.
const WAITING: usize = 64;
/// An empty line is sent this often, so that both sides notice when the other is gone.
const SIGN_OF_LIFE: Duration = Duration::from_secs(10);

/// Streams all messages about the tables at which you sit: first `mine`, then a `snapshot` of each unfinished table, then
/// updates. Tables where you sit down later are added. Ignore empty lines.
#[utoipa::path(get, path = "/api/stream", tag = "tables", responses(
    (status = 200, description = "One message a line", body = ServerMessage, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn stream(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Known(person): Known,
) -> Response {
    let Some(place) = app.place(&person.id, address) else {
        return too_many(&app);
    };
    let (lines, response) = ndjson(WAITING);
    tokio::spawn(run(app, person, address, lines, place));
    response
}

async fn run(
    app: Arc<App>,
    person: Person,
    address: Network,
    lines: mpsc::Sender<Bytes>,
    // Counted until the end.
    _place: Place,
) {
    let (outbox, mut messages) = Outbox::new(person.id.clone(), address, News::Whole);
    let mut watched = BTreeSet::new();
    let mut stopping = app.stopping.subscribe();
    let mut rules = app.admin.follow();
    app.join_mine(&outbox);
    if let Ok(tables) = hub::tables_of(&app, &person.id).await {
        outbox.tell(&ServerMessage::Mine { tables });
    }
    loop {
        let message = tokio::select! {
            Some(message) = messages.recv() => message,
            () = tokio::time::sleep(SIGN_OF_LIFE) => Written { text: "".into(), open: None },
            () = outbox.overflowed() => break,
            Ok(()) = rules.changed() => {
                if rules.borrow_and_update().against(&person.id).is_some() {
                    break;
                }
                continue;
            }
            () = stopped(&mut stopping) => break,
        };
        if let Some(open) = &message.open {
            watch_all(&app, &person, &outbox, open, &mut watched).await;
        }
        let sent = tokio::select! {
            sent = lines.send(format!("{}\n", message.text).into()) => sent.is_ok(),
            () = stopped(&mut stopping) => false,
        };
        if !sent {
            break;
        }
    }
    app.leave_mine(&outbox);
    drop(messages);
    for table in watched {
        if app.tables.is_live(&table) {
            // A table that is gone has no watchers.
            let _ = tables::send(&app, &table, ToTable::Unwatch(outbox.id())).await;
        }
    }
}

/// Watches those that are not watched yet.
async fn watch_all(
    app: &Arc<App>,
    person: &Person,
    outbox: &Arc<Outbox>,
    open: &[String],
    watched: &mut BTreeSet<String>,
) {
    let network = outbox.network();
    for table in open {
        if watched.len() >= app.config.limits.watched || !watched.insert(table.clone()) {
            continue;
        }
        let (from, origin) = (person.clone(), Origin::Socket(outbox.clone()));
        let (msg, request) = ("stream".to_owned(), Request::Watch { version: None });
        let asked = Box::new(Asked { from, network, origin, msg, request, at: Instant::now() });
        if let Err(why) = tables::send(app, table, ToTable::Request(asked)).await {
            tracing::warn!(%table, %why, "a table cannot be watched");
        }
    }
}
