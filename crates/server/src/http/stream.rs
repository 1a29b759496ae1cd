//! Everything at one's own tables as one stream, for programs.

use super::extract::Known;
use super::study::ndjson;
use crate::app::stopped;
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

/// An empty line is sent this often, so that both sides notice when the other is gone.
const SIGN_OF_LIFE: Duration = Duration::from_secs(10);

/// Streams all messages about the tables at which you sit: first `mine`, then a `snapshot` of each unfinished table, then
/// updates. Tables where you sit down later are added. Ignore empty lines.
#[utoipa::path(get, path = "/api/stream", tag = "tables", responses(
    (status = 200, description = "One message a line", body = ServerMessage, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn stream(State(app): State<Arc<App>>, Known(person): Known) -> Response {
    let (lines, response) = ndjson();
    tokio::spawn(run(app, person, lines));
    response
}

async fn run(app: Arc<App>, person: Person, lines: mpsc::Sender<Bytes>) {
    let (outbox, mut messages) = Outbox::new(person.id.clone(), News::Whole);
    let mut watched = BTreeSet::new();
    let mut stopping = app.stopping.subscribe();
    app.hub.join_mine(&outbox);
    if let Ok(tables) = hub::tables_of(&app, &person.id).await {
        outbox.tell(&ServerMessage::Mine { tables });
    }
    loop {
        let message = tokio::select! {
            Some(message) = messages.recv() => message,
            () = tokio::time::sleep(SIGN_OF_LIFE) => Written { text: "".into(), open: None },
            () = outbox.overflowed() => break,
            () = stopped(&mut stopping) => break,
        };
        if let Some(open) = &message.open {
            watch_all(&app, &person, &outbox, open, &mut watched).await;
        }
        if lines.send(format!("{}\n", message.text).into()).await.is_err() {
            break;
        }
    }
    app.hub.leave_mine(&outbox);
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
    for table in open {
        if watched.len() >= app.config.limits.watched || !watched.insert(table.clone()) {
            continue;
        }
        let (from, origin) = (person.clone(), Origin::Socket(outbox.clone()));
        let (msg, request) = ("stream".to_owned(), Request::Watch { version: None });
        let asked = Box::new(Asked { from, origin, msg, request, at: Instant::now() });
        if let Err(why) = tables::send(app, table, ToTable::Request(asked)).await {
            tracing::warn!(%table, %why, "a table cannot be watched");
        }
    }
}
