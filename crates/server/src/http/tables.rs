//! Tables over HTTP.

use super::extract::{Address, Anyone, Body, Known, Named, Viewer};
use super::{json, problem, refused, unavailable};
use crate::pool::Payer;
use crate::table::{Asked, Origin, ToTable};
use crate::tables::{self, NotOpened, Unreachable};
use crate::{App, admin, hub};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use kernel::Observer;
use protocol::{
    LobbyTable, MyTable, NewTable, Opened, Post, Problem, Refused, ServerMessage, Snapshot,
    TableInfo, Truth,
};
use room::{NotFinished, Person, Room, Time};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::oneshot;

/// Lists all tables that can be joined or watched, the latest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, description = "The tables", body = [LobbyTable]),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn open_tables(State(app): State<Arc<App>>) -> Response {
    match hub::open_tables(&app).await {
        Ok(tables) => Json(tables).into_response(),
        Err(why) => unavailable(&why),
    }
}

/// Lists the tables at which you sit, the latest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", responses(
    (status = 200, description = "The tables", body = [MyTable]),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn mine(State(app): State<Arc<App>>, Known(person): Known) -> Response {
    match hub::tables_of(&app, &person.id).await {
        Ok(tables) => Json(tables).into_response(),
        Err(why) => unavailable(&why),
    }
}

/// Opens a table with you as its host. Sending the same `msg` again returns the same table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, description = "The table", body = Opened),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn create(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Known(person): Known,
    Body(new): Body<NewTable>,
) -> Response {
    opened(tables::open(&app, &person, address, &new).await)
}

/// What became of a table that was to be opened.
pub fn opened(table: Result<String, NotOpened>) -> Response {
    match table {
        Err(NotOpened::Refused(why @ (Refused::TooManyTables { .. } | Refused::TooManyNew))) => {
            refused(StatusCode::TOO_MANY_REQUESTS, why.wire())
        }
        Ok(table) => (StatusCode::CREATED, Json(Opened { table })).into_response(),
        Err(NotOpened::Refused(why)) => refused(StatusCode::UNPROCESSABLE_ENTITY, why.wire()),
        Err(NotOpened::Store(why)) => unavailable(&why),
    }
}

/// Returns a table as you may see it: from your seat, or as a spectator.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path, description = "Its id")), responses(
    (status = 200, description = "The table", body = Snapshot),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security((), ("token" = []), ("cookie" = [])))]
pub async fn snapshot(
    State(app): State<Arc<App>>,
    Anyone(person): Anyone,
    Path(table): Path<String>,
) -> Response {
    match look(&app, &table, person).await {
        Ok(snapshot) => json(|out| snapshot.write_json(out)),
        Err(why) => unreachable(&why),
    }
}

/// Sends a request to a table: the same requests as over the WebSocket, performed once for each `msg`.
#[utoipa::path(post, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path, description = "Its id")),
    request_body = Post, responses(
    (status = 200, description = "It was done, now or earlier: an `ack`; or the `preview` that was asked for", body = ServerMessage),
    (status = 409, description = "It answered a decision that is closed", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn request(
    State(app): State<Arc<App>>,
    Address(network): Address,
    Known(from): Known,
    Path(table): Path<String>,
    Body(post): Body<Post>,
) -> Response {
    let (reply, answer) = oneshot::channel();
    let Post { msg, request } = post;
    if let Some(why) = admin::refuses(&app, &from.id, &request) {
        return refused(StatusCode::UNPROCESSABLE_ENTITY, why.wire());
    }
    if !app.may_ask(&from.id, &request) {
        let text = "you talk too much at once; try again in a few seconds";
        return problem(StatusCode::TOO_MANY_REQUESTS, text);
    }
    let (origin, at) = (Origin::Caller(reply), Instant::now());
    app.places.note(&from.id, network);
    let asked = Box::new(Asked { from, network, origin, msg, request, at });
    if let Err(why) = tables::send(&app, &table, ToTable::Request(asked)).await {
        return unreachable(&why);
    }
    match answer.await {
        Ok(done @ (ServerMessage::Ack { .. } | ServerMessage::Preview { .. })) => {
            json(|out| done.write_json(out))
        }
        Ok(ServerMessage::Refused { why, .. }) => refused(StatusCode::UNPROCESSABLE_ENTITY, why),
        Ok(ServerMessage::Stale { .. }) => problem(
            StatusCode::CONFLICT,
            "that decision is closed; look at the table for what is open",
        ),
        // A table answers with nothing else; and if it is gone, it could not store it.
        Ok(_) | Err(_) => unavailable(&"the table gave no answer"),
    }
}

/// Returns the record of a finished game as text.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables", params(
    ("table" = String, Path, description = "Its id"),
    ("game" = Option<u32>, Query, minimum = 1, description = "Which game of the table; the latest if none is named"),
), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn record(
    State(app): State<Arc<App>>,
    Viewer(payer): Viewer,
    Path(table): Path<String>,
    Named { game, .. }: Named,
) -> Response {
    match finished(&app, &payer, &table, game).await {
        Ok(over) => plain(over.truth.record),
        Err(response) => response,
    }
}

/// A game that is over.
pub struct Over {
    /// The table when it ended.
    pub info: TableInfo,
    /// What was hidden until then.
    pub truth: Truth,
}

/// A game of a table, by its number, or the latest. Nothing hidden is shown before the end.
pub async fn finished(
    app: &Arc<App>,
    payer: &Payer,
    table: &str,
    game: Option<u32>,
) -> Result<Over, Response> {
    let texts = tables::read_texts(app, table).await.map_err(|why| unreachable(&why))?;
    let now = app.clock.now();
    // Beside everything else: it takes as long as all games of the table together.
    let over = app.study.run(payer.clone(), move |_| over(&texts, game, now)).await;
    over.unwrap_or_else(|| Err(unavailable(&"a game could not be read")))
}

fn over(texts: &[String], game: Option<u32>, now: Time) -> Result<Over, Response> {
    let lines = tables::parsed(texts).map_err(|why| unreachable(&why))?;
    let room = Room::finished(&lines, game).map_err(|why| match why {
        NotFinished::NoGame { began: 0 } | NotFinished::Runs => {
            problem(StatusCode::CONFLICT, why.to_string())
        }
        NotFinished::NoGame { .. } => problem(StatusCode::NOT_FOUND, why.to_string()),
        NotFinished::Damaged(why) => unreachable(&Unreachable::Damaged(why)),
    })?;
    let Snapshot { info, truth, .. } = room.snapshot(Observer::Spectator, now);
    let hidden = || problem(StatusCode::CONFLICT, NotFinished::Runs.to_string());
    Ok(Over { info, truth: truth.ok_or_else(hidden)? })
}

/// An answer of plain text.
pub fn plain(text: String) -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// A table as this person may see it.
pub async fn look(
    app: &Arc<App>,
    table: &str,
    person: Option<Person>,
) -> Result<Box<Snapshot>, Unreachable> {
    let (reply, snapshot) = oneshot::channel();
    let person = person.map(|person| person.id);
    tables::send(app, table, ToTable::Snapshot { person, reply }).await?;
    snapshot.await.map_err(|_| Unreachable::GoingDown)
}

/// A table cannot be reached.
pub fn unreachable(why: &Unreachable) -> Response {
    match why {
        Unreachable::NoTable => problem(StatusCode::NOT_FOUND, why.to_string()),
        Unreachable::Closed => problem(StatusCode::GONE, why.to_string()),
        Unreachable::Store(_)
        | Unreachable::Damaged(_)
        | Unreachable::Outrun
        | Unreachable::GoingDown => unavailable(why),
    }
}
