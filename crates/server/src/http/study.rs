//! Games looked at again, and advice.

use super::extract::{Learner, Named, Student, Text, Viewer};
use super::tables::{Over, finished, look, plain, unreachable};
use super::{problem, refused};
use crate::pool::{Payer, Turn};
use crate::table::{Question, ToTable};
use crate::{App, tables, think};
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use games::Film;
use protocol::{Analysis, Problem, Refused, Replay, Review, Seat};
use scenario::of_record;
use serde::Serialize;
use std::convert::Infallible;
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
    Viewer(payer): Viewer,
    Path(table): Path<String>,
    Named { seat, game, .. }: Named,
) -> Response {
    let seen = async {
        let Over { info, truth } = finished(&app, &payer, &table, game).await?;
        let now = look(&app, &table, None).await.map_err(|why| unreachable(&why))?;
        let written = app.study(&payer, move || {
            let replay = seen(&film(&truth.record)?, seat)?;
            Ok(written(&replay.at_table(info, Some(truth.seed), now.info.games)))
        });
        written.await?
    };
    charged(&app, &payer, seen.await)
}

/// Returns the game of your own record step by step.
#[utoipa::path(post, path = "/api/replay", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A record"),
    params(("seat" = Option<Seat>, Query, description = "As this seat saw it; all that was hidden if none")), responses(
    (status = 200, description = "The game", body = Replay),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn replay_record(
    State(app): State<Arc<App>>,
    Viewer(payer): Viewer,
    Named { seat, .. }: Named,
    Text(text): Text,
) -> Response {
    let seen = app.study(&payer, move || Ok(written(&seen(&film(&text)?, seat)?)));
    charged(&app, &payer, seen.await.flatten())
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
    Viewer(payer): Viewer,
    Path(table): Path<String>,
    Named { game, step, .. }: Named,
) -> Response {
    match finished(&app, &payer, &table, game).await {
        Ok(over) => position(&app, &payer, over.truth.record, step).await,
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
pub async fn scenario_of_record(
    State(app): State<Arc<App>>,
    Viewer(payer): Viewer,
    Named { step, .. }: Named,
    Text(text): Text,
) -> Response {
    position(&app, &payer, text, step).await
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
    Student(student): Student,
    Path(table): Path<String>,
    Named { seat, game, .. }: Named,
) -> Response {
    let played = async {
        let over = finished(&app, &student.payer, &table, game).await?;
        app.study(&student.payer, move || film(&over.truth.record)).await?
    };
    match played.await {
        Ok(film) => reviewed(&app, student, film, seat),
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
    Student(student): Student,
    Named { seat, .. }: Named,
    Text(text): Text,
) -> Response {
    match app.study(&student.payer, move || film(&text)).await.flatten() {
        Ok(film) => reviewed(&app, student, film, seat),
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
    Student(student): Student,
    Path(table): Path<String>,
) -> Response {
    let (reply, question) = oneshot::channel();
    let ask = ToTable::Question { person: student.person.clone(), reply };
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
    let (lines, response) = ndjson(WAITING);
    let most = app.config.analysis_time;
    // There is always room for the last line.
    let Ok(last) = lines.clone().try_reserve_owned() else { return broken() };
    let payer = student.payer.clone();
    let work = move |turn: &mut Turn| {
        let stopped = || lines.is_closed();
        if stopped() {
            return;
        }
        let found = think::advise(&asked.view, most, turn, &stopped, &mut |analysis| {
            // Whoever does not read misses some of what gets better anyway.
            let _ = lines.try_send(line(&analysis));
        });
        if let Some(analysis) = found {
            last.send(line(&analysis));
        }
        drop(student);
    };
    // If it breaks off the answer ends.
    app.advisers.submit(&[payer], &table, work, || {});
    response
}

/// Plays a record again.
fn film(text: &str) -> Result<Film, Response> {
    let wrong = |why: games::BadRecord| {
        problem(StatusCode::UNPROCESSABLE_ENTITY, format!("not a record of a game: {why}"))
    };
    Film::of(text).map_err(wrong)
}

fn broken() -> Response {
    problem(StatusCode::INTERNAL_SERVER_ERROR, "the record could not be played")
}

/// A replay as it is sent.
fn written(replay: &Replay) -> Vec<u8> {
    let mut out = Vec::new();
    // Nothing in it can fail to be written.
    let _ = replay.write_json(&mut out);
    out
}

/// The answer, for which a network pays by its length: a short record can make a long one.
fn charged(app: &App, payer: &Payer, made: Result<Vec<u8>, Response>) -> Response {
    match made {
        Ok(body) => {
            if let Some(network) = payer.network {
                app.replays.spend(network, body.len() as f64 / 1024.0);
            }
            ([(CONTENT_TYPE, "application/json")], body).into_response()
        }
        Err(response) => response,
    }
}

impl App {
    /// Does something long for somebody, beside everything else.
    pub(super) async fn study<T: Send + 'static>(
        &self,
        payer: &Payer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Response> {
        self.study.run(payer.clone(), move |_| work()).await.ok_or_else(broken)
    }
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
async fn position(app: &App, payer: &Payer, record: String, step: Option<usize>) -> Response {
    let Some(step) = step else {
        return problem(StatusCode::BAD_REQUEST, "name a step of the game: ?step=0 is the deal");
    };
    match app.study(payer, move || of_record(&record, step)).await {
        Ok(Ok(text)) => plain(text),
        Ok(Err(why)) => problem(StatusCode::UNPROCESSABLE_ENTITY, why.to_string()),
        Err(response) => response,
    }
}

fn reviewed(app: &App, student: Learner, film: Film, seat: Option<Seat>) -> Response {
    let Some(seat) = seat else {
        return problem(StatusCode::BAD_REQUEST, "name one of the seats of this game: ?seat=A");
    };
    if !has_seat(&film, seat) {
        return no_seat();
    }
    let choices: Vec<_> = film.choices_of(seat.into()).collect();
    // Room for all of them, so that a thread never waits for a client.
    let (lines, response) = ndjson(choices.len().max(1));
    let (payer, student) = ([student.payer.clone()], Arc::new(student));
    for (number, view, action) in choices {
        let (lines, action, student) = (lines.clone(), action.to_owned(), student.clone());
        let work = move |turn: &mut Turn| {
            let stopped = || lines.is_closed();
            if stopped() {
                return;
            }
            if let Some(analysis) = think::review(&view, turn, &stopped) {
                let review = Review { line: number as u32, seat, action, analysis };
                let _ = lines.try_send(line(&review));
            }
            drop(student);
        };
        // Each on its own, so that others get their turns in between, and that a fault costs one line.
        app.advisers.submit(&payer, "", work, || {});
    }
    response
}

/// An answer that comes line by line, and where to put the lines.
pub fn ndjson(waiting: usize) -> (mpsc::Sender<Bytes>, Response) {
    let (lines, received) = mpsc::channel::<Bytes>(waiting);
    let lines_out = stream::unfold(received, |mut received| async {
        let line = received.recv().await?;
        Some((Ok::<Bytes, Infallible>(line), received))
    });
    let response = ([(CONTENT_TYPE, NDJSON)], Body::from_stream(lines_out)).into_response();
    (lines, response)
}

/// One of these lines.
fn line(of: &impl Serialize) -> Bytes {
    // Nothing in it can fail to be written.
    let mut text = serde_json::to_vec(of).unwrap_or_default();
    text.push(b'\n');
    text.into()
}
