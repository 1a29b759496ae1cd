//! Games looked at again, and advice.

use super::extract::{Address, Known, Learner, Named, Onward, Student, Text, Viewer};
use super::tables::{Over, finished, look, opened, plain, unreachable};
use super::{problem, refused};
use crate::limits::Network;
use crate::pool::{Payer, Turn};
use crate::store::{Change, ReviewRow};
use crate::table::{Question, ToTable};
use crate::{App, tables, think};
use ::think::{PASSES, Reviewer};
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use games::{AnyView, Film, Hidden};
use protocol::{Analysis, Bot, Opened, Problem, Refused, Replay, Review, Seat};
use room::Person;
use scenario::of_record;
use serde::Serialize;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
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

/// Reviews each choice by search, one line per choice: how good it was by what the seat knew, and what the true cards made of it.
/// A later line for the same choice replaces an earlier one. The server keeps a review and sends it at once next time.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "study", params(
    ("table" = String, Path, description = "Its id"),
    ("game" = Option<u32>, Query, minimum = 1, description = "Which game of the table; the latest if none is named"),
    ("seat" = Option<Seat>, Query, description = "Whose choices; those of all seats if none"),
    ("passes" = Option<u32>, Query, minimum = 0, maximum = 2, description = "0 for what the server has kept, 1 for a first look, 2 for a better one after it"),
), responses(
    (status = 200, description = "One line for each choice and pass", body = Review, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn review(
    State(app): State<Arc<App>>,
    Student(student): Student,
    Path(table): Path<String>,
    Named { seat, game, passes, .. }: Named,
) -> Response {
    let played = async {
        let Over { info, truth } = finished(&app, &student.payer, &table, game).await?;
        let film = app.study(&student.payer, move || film(&truth.record)).await??;
        let kept = app.store.review(&table, info.game.into()).await;
        // What cannot be read is found again.
        let kept = kept.ok().flatten().and_then(Reviews::read);
        Ok((film, Kept { table, game: info.game, known: kept.unwrap_or_default() }))
    };
    match played.await {
        Ok((film, kept)) => reviewed(&app, student, film, seat, passes, Some(kept)),
        Err(response) => response,
    }
}

/// Reviews each choice in your own record by search.
#[utoipa::path(post, path = "/api/review", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A record"), params(
    ("seat" = Option<Seat>, Query, description = "Whose choices; those of all seats if none"),
    ("passes" = Option<u32>, Query, minimum = 0, maximum = 2, description = "0 for what the server has kept, 1 for a first look, 2 for a better one after it"),
), responses(
    (status = 200, description = "One line for each choice and pass", body = Review, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn review_record(
    State(app): State<Arc<App>>,
    Student(student): Student,
    Named { seat, passes, .. }: Named,
    Text(text): Text,
) -> Response {
    match app.study(&student.payer, move || film(&text)).await.flatten() {
        Ok(film) => reviewed(&app, student, film, seat, passes, None),
        Err(response) => response,
    }
}

/// Opens a table that goes on from a step of a finished game, with you at one of its seats.
#[utoipa::path(post, path = "/api/tables/{table}/continue", tag = "study", params(
    ("table" = String, Path, description = "Its id"),
    ("game" = Option<u32>, Query, minimum = 1, description = "Which game of the table; the latest if none is named"),
    ("step" = u32, Query, description = "After which frame of the replay; the deal is step 0"),
    ("seat" = Seat, Query, description = "Your seat"),
    ("hidden" = Option<String>, Query, description = "`anew`: cards that this seat did not know are dealt anew (the default); `true`: they stay as they were"),
    ("bot" = Option<Bot>, Query, description = "Who plays at the other seats; without it they are open, and the game goes on when you start it"),
), responses(
    (status = 201, description = "The table", body = Opened),
    (status = 422, description = "There is no such step or seat, or the game is over there", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn go_on(
    State(app): State<Arc<App>>,
    Viewer(payer): Viewer,
    Address(address): Address,
    Known(person): Known,
    Path(table): Path<String>,
    Named { game, .. }: Named,
    onward: Onward,
) -> Response {
    match finished(&app, &payer, &table, game).await {
        Ok(over) => goes_on(&app, &payer, address, &person, over.truth.record, onward).await,
        Err(response) => response,
    }
}

/// Opens a table that goes on from a step of your own record.
#[utoipa::path(post, path = "/api/continue", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A record"), params(
    ("step" = u32, Query, description = "After which frame of the replay; the deal is step 0"),
    ("seat" = Seat, Query, description = "Your seat"),
    ("hidden" = Option<String>, Query, description = "`anew`: cards that this seat did not know are dealt anew (the default); `true`: they stay as they were"),
    ("bot" = Option<Bot>, Query, description = "Who plays at the other seats; without it they are open, and the game goes on when you start it"),
), responses(
    (status = 201, description = "The table", body = Opened),
    (status = 422, description = "Not a record, no such step or seat, or the game is over there", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn go_on_from_record(
    State(app): State<Arc<App>>,
    Viewer(payer): Viewer,
    Address(address): Address,
    Known(person): Known,
    onward: Onward,
    Text(text): Text,
) -> Response {
    goes_on(&app, &payer, address, &person, text, onward).await
}

async fn goes_on(
    app: &Arc<App>,
    payer: &Payer,
    from: Network,
    person: &Person,
    record: String,
    onward: Onward,
) -> Response {
    let Onward { step, seat, anew, bot } = onward;
    let seat = kernel::Seat::from(seat);
    let hidden = if anew { Hidden::Anew(seat, crate::random::number()) } else { Hidden::True };
    match app.study(payer, move || games::branch(&record, step, hidden)).await {
        Ok(Ok(origin)) => opened(tables::go_on(app, person, from, &origin, seat, bot).await),
        Ok(Err(why)) => problem(StatusCode::UNPROCESSABLE_ENTITY, why.to_string()),
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
    advised(&app, student, asked.view, table)
}

/// Advice by what a seat knows, better with every line.
pub fn advised(app: &App, student: Learner, view: AnyView, table: String) -> Response {
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
        let found = think::advise(&view, most, turn, &stopped, &mut |analysis| {
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

/// Reviews that are known, all of the same pass.
#[derive(Default)]
struct Reviews {
    /// How many passes were made.
    passes: usize,
    /// One for each choice.
    all: Vec<Review>,
}

impl Reviews {
    /// From the store; `None` if they are of another program.
    fn read(row: ReviewRow) -> Option<Reviews> {
        let all: Result<_, _> = row.review.lines().map(serde_json::from_str).collect();
        Some(Reviews { passes: usize::try_from(row.pass).ok()?, all: all.ok()? })
    }

    fn row(&self) -> ReviewRow {
        let lines = self.all.iter().map(line).collect::<Vec<_>>().concat();
        // JSON is text.
        let review = String::from_utf8(lines).unwrap_or_default();
        ReviewRow { pass: self.passes as i64, review }
    }
}

/// A game of a table that is reviewed, and what is known of it.
struct Kept {
    table: String,
    game: u32,
    known: Reviews,
}

/// A review at work.
struct Reviewing {
    app: Arc<App>,
    reviewer: Reviewer,
    /// Whose choices are told.
    seat: Option<Seat>,
    lines: mpsc::Sender<Bytes>,
    /// Where it is kept; nowhere for a record that somebody sent.
    keep: Option<(String, u32)>,
    /// What was found in each pass.
    found: Mutex<Vec<Vec<Review>>>,
    /// How many choices there are.
    choices: usize,
    store: tokio::runtime::Handle,
    _student: Learner,
}

impl Reviewing {
    fn tell(&self, review: &Review) {
        if self.seat.is_none_or(|seat| seat == review.seat) {
            let _ = self.lines.try_send(line(review));
        }
    }

    /// Looks at a choice.
    fn look(&self, frame: usize, pass: usize, turn: &mut Turn) {
        let review = self.reviewer.review(frame, pass, &mut || {
            // Asked for, so that others get their turns.
            let _ = turn.took();
            if self.lines.is_closed() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let Some(review) = review else { return };
        self.tell(&review);
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found[pass].push(review);
        if found[pass].len() == self.choices
            && let Some((table, game)) = self.keep.clone()
        {
            let mut all = std::mem::take(&mut found[pass]);
            all.sort_by_key(|it| it.line);
            let (review, game) = (Reviews { passes: pass + 1, all }.row(), game.into());
            let app = self.app.clone();
            self.store.spawn(async move {
                // What could not be kept is found again when it is asked for.
                let _ = app.store.change(Change::KeepReview { table, game, review }).await;
            });
        }
    }
}

fn reviewed(
    app: &Arc<App>,
    student: Learner,
    film: Film,
    seat: Option<Seat>,
    passes: Option<usize>,
    kept: Option<Kept>,
) -> Response {
    if seat.is_some_and(|seat| !has_seat(&film, seat)) {
        return no_seat();
    }
    let passes = passes.unwrap_or(PASSES.len());
    if passes > PASSES.len() {
        let text =
            "`passes` is 0 for what is kept, 1 for a first look, 2 for a better one after it";
        return problem(StatusCode::BAD_REQUEST, text);
    }
    let reviewer = Reviewer::new(film);
    let wanted = |&frame: &usize| {
        let by = reviewer.film().frames[frame].act.as_ref().map(|(by, _)| Seat::from(*by));
        // What is kept is a review of all.
        kept.is_some() || seat.is_none() || by == seat
    };
    let choices: Vec<usize> = reviewer.choices().into_iter().filter(wanted).collect();
    let (keep, known) = match kept {
        Some(Kept { table, game, known }) => (Some((table, game)), known),
        None => (None, Reviews::default()),
    };
    // Room for all of them, so that a thread never waits for a client.
    let (lines, response) = ndjson(known.all.len() + choices.len() * passes + 1);
    let payer = [student.payer.clone()];
    let reviewing = Arc::new(Reviewing {
        app: app.clone(),
        reviewer,
        seat,
        lines,
        keep,
        found: Mutex::new(vec![Vec::new(); PASSES.len()]),
        choices: choices.len(),
        store: tokio::runtime::Handle::current(),
        _student: student,
    });
    known.all.iter().for_each(|review| reviewing.tell(review));
    for pass in known.passes..passes {
        for &frame in &choices {
            let reviewing = reviewing.clone();
            // Each on its own, so that others get their turns in between, and that a fault costs one line.
            let work = move |turn: &mut Turn| reviewing.look(frame, pass, turn);
            app.advisers.submit(&payer, "", work, || {});
        }
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
