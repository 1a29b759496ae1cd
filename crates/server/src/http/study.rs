//! Games looked at again, and advice.

use super::extract::{Known, SeatAsked, Text};
use super::tables::{look, not_over, unreachable};
use super::{problem, refused};
use crate::socket::{no_advice, nothing_asked};
use crate::table::{Question, ToTable};
use crate::{App, tables, think};
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use games::Film;
use protocol::{Analysis, Problem, Replay, Review, Seat, SeatState, Snapshot};
use room::PersonId;
use serde::Serialize;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The kind of answers that come line by line.
pub const NDJSON: &str = "application/x-ndjson";

/// How many lines may wait to be read.
const WAITING: usize = 64;

/// The game that is over, step by step: as one seat saw it, or as it was.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "study", params(
    ("table" = String, Path, description = "Its id"),
    ("seat" = Option<Seat>, Query, description = "As this seat saw it; all that was hidden if none"),
), responses(
    (status = 200, description = "The game", body = Replay),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn replay(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    SeatAsked(seat): SeatAsked,
) -> Response {
    match finished(&app, &table).await {
        Ok((film, snapshot)) => shown(&film, seat, Some(&snapshot)),
        Err(response) => response,
    }
}

/// A record of your own, step by step.
#[utoipa::path(post, path = "/api/replay", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A record"),
    params(("seat" = Option<Seat>, Query, description = "As this seat saw it; all that was hidden if none")), responses(
    (status = 200, description = "The game", body = Replay),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn replay_record(SeatAsked(seat): SeatAsked, Text(text): Text) -> Response {
    match film(text).await {
        Ok(film) => shown(&film, seat, None),
        Err(response) => response,
    }
}

/// What search says of each choice of one seat, line by line.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "study", params(
    ("table" = String, Path, description = "Its id"),
    ("seat" = Seat, Query, description = "Whose choices"),
), responses(
    (status = 200, description = "One line for each choice", body = Review, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn review(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Path(table): Path<String>,
    SeatAsked(seat): SeatAsked,
) -> Response {
    match finished(&app, &table).await {
        Ok((film, _)) => reviewed(&app, &person.id, film, seat),
        Err(response) => response,
    }
}

/// The same for a record of your own.
#[utoipa::path(post, path = "/api/review", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A record"),
    params(("seat" = Seat, Query, description = "Whose choices")), responses(
    (status = 200, description = "One line for each choice", body = Review, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn review_record(
    State(app): State<Arc<App>>,
    Known(person): Known,
    SeatAsked(seat): SeatAsked,
    Text(text): Text,
) -> Response {
    match film(text).await {
        Ok(film) => reviewed(&app, &person.id, film, seat),
        Err(response) => response,
    }
}

/// Advice for your open decision, better with every line. Not while other persons play at the table.
#[utoipa::path(get, path = "/api/tables/{table}/analysis", tag = "study",
    params(("table" = String, Path, description = "Its id")), responses(
    (status = 200, description = "Better with every line", body = Analysis, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn analysis(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Path(table): Path<String>,
) -> Response {
    let (reply, question) = oneshot::channel();
    let ask = ToTable::Question { person: person.id.clone(), reply };
    if let Err(why) = tables::send(&app, &table, ask).await {
        return unreachable(&why);
    }
    let asked = match question.await {
        Ok(Question::Open(asked)) => asked,
        Ok(Question::OthersPlay) => return refused(StatusCode::CONFLICT, no_advice()),
        Ok(Question::Nothing) | Err(_) => return refused(StatusCode::CONFLICT, nothing_asked()),
    };
    let (lines, response) = ndjson();
    let most = app.config.analysis_time;
    app.advisers.submit(person.id.as_str(), move || {
        let found = think::advise(&asked.view, most, &mut |analysis| {
            if put(&lines, &analysis) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if let Some(analysis) = found {
            put(&lines, &analysis);
        }
    });
    response
}

/// The game that is over at a table.
async fn finished(app: &Arc<App>, table: &str) -> Result<(Film, Box<Snapshot>), Response> {
    let snapshot = look(app, table, None).await.map_err(|why| unreachable(&why))?;
    let record = snapshot.truth.as_ref().map(|truth| truth.record.clone()).ok_or_else(not_over)?;
    Ok((film(record).await?, snapshot))
}

/// Plays a record again, beside everything else.
async fn film(text: String) -> Result<Film, Response> {
    let played = tokio::task::spawn_blocking(move || Film::of(&text)).await;
    let broken = |_| problem(StatusCode::INTERNAL_SERVER_ERROR, "the record could not be played");
    let wrong = |why: games::BadRecord| {
        problem(StatusCode::UNPROCESSABLE_ENTITY, format!("not a record of a game: {why}"))
    };
    played.map_err(broken)?.map_err(wrong)
}

fn shown(film: &Film, seat: Option<Seat>, snapshot: Option<&Snapshot>) -> Response {
    if seat.is_some_and(|seat| kernel::Seat::from(seat).index() >= film.options.seats()) {
        return no_seat();
    }
    let mut replay = Replay::of(film, seat);
    if let Some(snapshot) = snapshot {
        replay.ending = snapshot.info.ending.clone();
        replay.names = snapshot.info.seats.iter().map(name).collect();
        replay.seed = snapshot.truth.as_ref().map(|truth| truth.seed.clone());
    }
    Json(replay).into_response()
}

fn name(seat: &SeatState) -> Option<String> {
    match seat {
        SeatState::Human { name } | SeatState::Left { name } | SeatState::Kicked { name } => {
            Some(name.clone())
        }
        SeatState::Bot { bot } => Some(bot.name().to_owned()),
        SeatState::Open => None,
    }
}

fn no_seat() -> Response {
    problem(StatusCode::BAD_REQUEST, "name one of the seats of this game: ?seat=A")
}

fn reviewed(app: &App, person: &PersonId, film: Film, seat: Option<Seat>) -> Response {
    let count = film.options.seats();
    let Some(seat) = seat.filter(|&seat| kernel::Seat::from(seat).index() < count) else {
        return no_seat();
    };
    let (lines, response) = ndjson();
    for (line, view, action) in film.choices_of(seat.into()) {
        let (lines, action) = (lines.clone(), action.to_owned());
        // Each on its own, so that others get their turns in between.
        app.advisers.submit(person.as_str(), move || {
            if lines.is_closed() {
                return;
            }
            if let Some(analysis) = think::review(&view) {
                put(&lines, &Review { line: line as u32, seat, action, analysis });
            }
        });
    }
    response
}

/// An answer that comes line by line, and where to put the lines.
pub fn ndjson() -> (mpsc::Sender<Bytes>, Response) {
    let (lines, received) = mpsc::channel::<Bytes>(WAITING);
    let lines_out = stream::unfold(received, |mut received| async {
        let line = received.recv().await?;
        Some((Ok::<Bytes, Infallible>(line), received))
    });
    let response = ([(CONTENT_TYPE, NDJSON)], Body::from_stream(lines_out)).into_response();
    (lines, response)
}

/// Puts a line, from a thread that may wait; `false` if nobody reads any more.
fn put(lines: &mpsc::Sender<Bytes>, line: &impl Serialize) -> bool {
    let Ok(mut text) = serde_json::to_vec(line) else { return false };
    text.push(b'\n');
    lines.blocking_send(text.into()).is_ok()
}
