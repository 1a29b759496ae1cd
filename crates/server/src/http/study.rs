//! Games looked at again, and advice.

use super::extract::{Known, Named, Text};
use super::tables::{Over, finished, look, plain, unreachable};
use super::{json, problem, refused};
use crate::table::{Question, ToTable};
use crate::{App, tables, think};
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use games::Film;
use protocol::{Analysis, Problem, Refused, Replay, Review, Seat, SeatState};
use room::PersonId;
use scenario::of_record;
use serde::Serialize;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The kind of answers that come line by line.
pub const NDJSON: &str = "application/x-ndjson";

/// How many lines may wait to be read.
const WAITING: usize = 64;

/// Returns a finished game step by step: as one seat saw it, or with everything shown.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "study", params(
    ("table" = String, Path, description = "Its id"),
    ("game" = Option<u32>, Query, minimum = 1, description = "Which game of the table; the latest if none is named"),
    ("seat" = Option<Seat>, Query, description = "As this seat saw it; all that was hidden if none"),
), responses(
    (status = 200, description = "The game", body = Replay),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn replay(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Named { seat, game, .. }: Named,
) -> Response {
    let seen = async {
        let over = finished(&app, &table, game).await?;
        let film = film(over.truth.record.clone()).await?;
        let mut replay = seen(&film, seat)?;
        let now = look(&app, &table, None).await.map_err(|why| unreachable(&why))?;
        let Over { info, truth } = over;
        replay.names = info.seats.iter().map(name).collect();
        (replay.seats, replay.ending, replay.seed) = (info.seats, info.ending, Some(truth.seed));
        (replay.game, replay.games) = (Some(info.game), now.info.games);
        Ok(replay)
    };
    seen.await.map_or_else(|problem: Response| problem, |replay| json(|out| replay.write_json(out)))
}

/// Returns the game of your own record step by step.
#[utoipa::path(post, path = "/api/replay", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A record"),
    params(("seat" = Option<Seat>, Query, description = "As this seat saw it; all that was hidden if none")), responses(
    (status = 200, description = "The game", body = Replay),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn replay_record(Named { seat, .. }: Named, Text(text): Text) -> Response {
    let seen = film(text).await.and_then(|film| seen(&film, seat));
    seen.map_or_else(|problem| problem, |replay| json(|out| replay.write_json(out)))
}

/// Returns a position of a finished game as a scenario: a text that sets up the table.
#[utoipa::path(get, path = "/api/tables/{table}/scenario", tag = "study", params(
    ("table" = String, Path, description = "Its id"),
    ("game" = Option<u32>, Query, minimum = 1, description = "Which game of the table; the latest if none is named"),
    ("step" = u32, Query, description = "After which frame of the replay; the deal is step 0"),
), responses(
    (status = 200, description = "The scenario", body = String, content_type = "text/plain"),
    (status = 422, description = "No turn or round begins there", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn scenario(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Named { game, step, .. }: Named,
) -> Response {
    match finished(&app, &table, game).await {
        Ok(over) => position(over.truth.record, step).await,
        Err(response) => response,
    }
}

/// Returns a position of your own record as a scenario.
#[utoipa::path(post, path = "/api/scenario", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A record"),
    params(("step" = u32, Query, description = "After which frame of the replay; the deal is step 0")), responses(
    (status = 200, description = "The scenario", body = String, content_type = "text/plain"),
    (status = 422, description = "Not a record, or no turn or round begins there", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn scenario_of_record(Named { step, .. }: Named, Text(text): Text) -> Response {
    position(text, step).await
}

/// Reviews each choice of one seat by search, one line per choice.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "study", params(
    ("table" = String, Path, description = "Its id"),
    ("game" = Option<u32>, Query, minimum = 1, description = "Which game of the table; the latest if none is named"),
    ("seat" = Seat, Query, description = "Whose choices"),
), responses(
    (status = 200, description = "One line for each choice", body = Review, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn review(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Path(table): Path<String>,
    Named { seat, game, .. }: Named,
) -> Response {
    let played = async { film(finished(&app, &table, game).await?.truth.record).await };
    match played.await {
        Ok(film) => reviewed(&app, &person.id, film, seat),
        Err(response) => response,
    }
}

/// Reviews each choice of one seat in your own record by search.
#[utoipa::path(post, path = "/api/review", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A record"),
    params(("seat" = Seat, Query, description = "Whose choices")), responses(
    (status = 200, description = "One line for each choice", body = Review, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn review_record(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named { seat, .. }: Named,
    Text(text): Text,
) -> Response {
    match film(text).await {
        Ok(film) => reviewed(&app, &person.id, film, seat),
        Err(response) => response,
    }
}

/// Analyses your open decision, better with every line. Refused while other persons play at the table.
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
        Ok(Question::OthersPlay) => return refused(StatusCode::CONFLICT, Refused::NoAdvice.wire()),
        Ok(Question::Nothing) | Err(_) => {
            return refused(StatusCode::CONFLICT, Refused::NothingAsked.wire());
        }
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

/// Plays a record again, beside everything else.
async fn film(text: String) -> Result<Film, Response> {
    let played = tokio::task::spawn_blocking(move || Film::of(&text)).await;
    let wrong = |why: games::BadRecord| {
        problem(StatusCode::UNPROCESSABLE_ENTITY, format!("not a record of a game: {why}"))
    };
    played.map_err(|_| broken())?.map_err(wrong)
}

fn broken() -> Response {
    problem(StatusCode::INTERNAL_SERVER_ERROR, "the record could not be played")
}

/// A film as a seat saw it, or as it was.
fn seen(film: &Film, seat: Option<Seat>) -> Result<Replay, Response> {
    match seat {
        Some(seat) if !has_seat(film, seat) => Err(no_seat()),
        Some(_) | None => Ok(Replay::of(film, seat)),
    }
}

fn has_seat(film: &Film, seat: Seat) -> bool {
    kernel::Seat::from(seat).index() < film.options.seats()
}

fn no_seat() -> Response {
    problem(StatusCode::UNPROCESSABLE_ENTITY, "the game has no such seat; the first is A")
}

/// A position of a record as a scenario.
async fn position(record: String, step: Option<usize>) -> Response {
    let Some(step) = step else {
        return problem(StatusCode::BAD_REQUEST, "name a step of the game: ?step=0 is the deal");
    };
    let written = tokio::task::spawn_blocking(move || of_record(&record, step)).await;
    match written {
        Ok(Ok(text)) => plain(text),
        Ok(Err(why)) => problem(StatusCode::UNPROCESSABLE_ENTITY, why.to_string()),
        Err(_) => broken(),
    }
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

fn reviewed(app: &App, person: &PersonId, film: Film, seat: Option<Seat>) -> Response {
    let Some(seat) = seat else {
        return problem(StatusCode::BAD_REQUEST, "name one of the seats of this game: ?seat=A");
    };
    if !has_seat(&film, seat) {
        return no_seat();
    }
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

/// Sends a line from a thread that may block; `false` if the client has disconnected.
fn put(lines: &mpsc::Sender<Bytes>, line: &impl Serialize) -> bool {
    let Ok(mut text) = serde_json::to_vec(line) else { return false };
    text.push(b'\n');
    lines.blocking_send(text.into()).is_ok()
}
