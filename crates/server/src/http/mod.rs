//! The HTTP interface, for browsers and programs.

#![allow(clippy::result_large_err, reason = "the error is the answer, made once for a request")]

mod admin;
mod describe;
mod explain;
mod extract;
mod lessons;
mod me;
mod positions;
mod puzzles;
mod statistics;
mod stream;
mod study;
mod tables;

use crate::{App, pages, socket};
use axum::Router;
use axum::body::HttpBody as _;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY, SET_COOKIE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{delete, get, post, put};
use extract::{Address, Visitor};
use futures_util::StreamExt as _;
use protocol::{Problem, Refusal};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// The longest text of a record that can be sent: ten times as long as any game.
const LONGEST_RECORD: usize = 256 << 10;

/// What may be loaded and run: only what this server itself sends.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
     object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let records = Router::new()
        .route("/api/replay", post(study::replay_record))
        .route("/api/review", post(study::review_record))
        .route("/api/scenario", post(study::scenario_of_record))
        .route("/api/continue", post(study::go_on_from_record))
        .route("/api/position", post(positions::look))
        .route("/api/position/analysis", post(positions::analysis))
        .route("/api/position/play", post(positions::play))
        .method_not_allowed_fallback(wrong_method)
        .layer(middleware::from_fn_with_state(app.clone(), read_record));
    let api = Router::new()
        .route("/api", get(describe::page))
        .route("/api/openapi.json", get(describe::openapi))
        .merge(health())
        .route("/api/guests", post(me::new_guest))
        .route("/api/me", get(me::me).put(me::rename).delete(me::delete))
        .route("/api/me/data", get(me::data))
        .route("/api/me/enter", post(me::enter))
        .route("/api/me/link", post(me::link))
        .route("/api/me/claim", post(me::claim))
        .route("/api/me/tables", get(tables::mine))
        .route("/api/me/statistics", get(statistics::mine))
        .route("/api/stream", get(stream::stream))
        .route("/api/lessons", get(lessons::list))
        .route("/api/lessons/{lesson}", post(lessons::begin))
        .route("/api/puzzles", get(puzzles::list))
        .route("/api/puzzles/daily", get(puzzles::daily))
        .route("/api/puzzles/next", get(puzzles::next))
        .route("/api/puzzles/{puzzle}", get(puzzles::one).post(puzzles::answer))
        .route("/api/tables", get(tables::open_tables).post(tables::create))
        .route("/api/tables/{table}", get(tables::snapshot).post(tables::request))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/replay", get(study::replay))
        .route("/api/tables/{table}/review", get(study::review))
        .route("/api/tables/{table}/scenario", get(study::scenario))
        .route("/api/tables/{table}/analysis", get(study::analysis))
        .route("/api/tables/{table}/continue", post(study::go_on))
        .route("/ws", get(upgrade));
    match app.config.admin_listen {
        Some(_) => framed(api, Some(records), app),
        None => framed(api.merge(administration()), Some(records), app),
    }
}

fn health() -> Router<Arc<App>> {
    Router::new()
        .route("/api/health", get(describe::health))
        .route("/api/health/live", get(describe::live))
        .route("/api/health/ready", get(describe::ready))
}

/// What administrators and monitors use, on a port of its own if one is set.
pub fn admin_router(app: Arc<App>) -> Router {
    framed(administration().merge(health()), None, app)
}

fn administration() -> Router<Arc<App>> {
    Router::new()
        .route("/metrics", get(describe::metrics))
        .route("/api/admin", get(admin::overview))
        .route("/api/admin/people", get(admin::people))
        .route("/api/admin/people/{person}", put(admin::rename).delete(admin::delete_person))
        .route("/api/admin/tables", get(admin::list_tables))
        .route("/api/admin/tables/{table}", delete(admin::close_table))
        .route("/api/admin/bans", get(admin::bans).post(admin::ban))
        .route("/api/admin/bans/{ban}", delete(admin::unban))
        .route("/api/admin/notices", get(admin::notices).post(admin::announce))
        .route("/api/admin/notices/{notice}", delete(admin::withdraw))
        .route("/api/admin/invites", get(admin::invites).post(admin::invite))
        .route("/api/admin/invites/{invite}", delete(admin::revoke))
        .route("/api/admin/drain", put(admin::drain))
}

/// With the pages, with what takes longer bodies, and with what every answer has.
fn framed(api: Router<Arc<App>>, records: Option<Router<Arc<App>>>, app: Arc<App>) -> Router {
    api.method_not_allowed_fallback(wrong_method)
        .route("/api/{*rest}", axum::routing::any(no_route))
        .fallback(pages::page)
        .layer(middleware::from_fn_with_state(app.clone(), read_message))
        .merge(records.unwrap_or_default())
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(middleware::from_fn_with_state(app.clone(), log))
        .layer(middleware::map_response(secure))
        .with_state(app)
}

/// A request that takes longer is told of.
const SLOW: Duration = Duration::from_secs(1);

/// Logs what became of a request: by its route, never by what is in its address or body.
async fn log(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (method, at) = (request.method().clone(), Instant::now());
    let route = request.extensions().get::<MatchedPath>().map(|it| it.as_str().to_owned());
    let response = next.run(request).await;
    let (status, took) = (response.status(), at.elapsed());
    let (route, ms) = (route.as_deref().unwrap_or("page"), took.as_millis() as u64);
    let status_code = status.as_u16();
    if status.is_client_error() || status.is_server_error() {
        app.metrics.refused.add(1);
    }
    if status.is_server_error() {
        tracing::warn!(%method, route, status = status_code, ms, "request failed");
    } else if status.is_client_error() {
        tracing::info!(%method, route, status = status_code, ms, "request refused");
    } else if took > SLOW {
        tracing::warn!(%method, route, status = status_code, ms, "request was slow");
    } else {
        tracing::debug!(%method, route, status = status_code, ms, "request");
    }
    response
}

/// Lets in what may come in: not too much from one address, and changes only from our own pages.
async fn guard(
    State(app): State<Arc<App>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    if !app.by_address.take(address) {
        app.metrics.limited.add(1);
        let text = "too much at once; try again in a second";
        return unread(request, problem(StatusCode::TOO_MANY_REQUESTS, text));
    }
    let path = request.uri().path();
    // Pages can be loaded: they say why nothing else can. Administrators cannot lock themselves out.
    let is_closed = path == "/ws" || path.starts_with("/api/") && !is_for_all(path);
    if is_closed && let Some(why) = app.admin.rules().against_address(address) {
        return unread(request, banned(why));
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || request.uri().path() == "/ws") && !is_ours(&app, &request) {
        let text = "the page that asks for this is not one of ours";
        return unread(request, problem(StatusCode::FORBIDDEN, text));
    }
    next.run(request).await
}

/// May it be asked from every address?
fn is_for_all(path: &str) -> bool {
    path.starts_with("/api/health") || path == "/api/admin" || path.starts_with("/api/admin/")
}

/// An administrator does not let this person or address in.
fn banned(why: String) -> Response {
    written(StatusCode::FORBIDDEN, why, Some(("banned".to_owned(), None)))
}

/// Nobody comes to this server without an invitation.
fn invited_only() -> Response {
    let text = "this server is for invited persons only; use the code of an invitation (POST /api/me/enter or /api/guests)";
    written(StatusCode::FORBIDDEN, text.to_owned(), Some(("invited".to_owned(), None)))
}

async fn read_message(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    read_first(&app, socket::LONGEST, request, next).await
}

async fn read_record(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    read_first(&app, LONGEST_RECORD, request, next).await
}

/// Reads the body of a request before anything else is done, so that no answer, whatever it says, leaves the rest of a body
/// on the connection where the next request should be.
async fn read_first(app: &App, most: usize, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let too_long = || {
        let text = format!("the body is too long; it may have {most} bytes");
        closing(problem(StatusCode::PAYLOAD_TOO_LARGE, text))
    };
    if body.size_hint().lower() > most as u64 {
        return too_long();
    }
    let mut read = Vec::new();
    let mut chunks = body.into_data_stream();
    let reading = async {
        while let Some(chunk) = chunks.next().await {
            let Ok(chunk) = chunk else {
                return Some(problem(StatusCode::BAD_REQUEST, "the body cannot be read"));
            };
            if read.len() + chunk.len() > most {
                return Some(too_long());
            }
            read.extend_from_slice(&chunk);
        }
        None
    };
    match timeout(app.config.timeouts.body, reading).await {
        Ok(None) => next.run(Request::from_parts(parts, read.into())).await,
        Ok(Some(wrong)) => closing(wrong),
        Err(_) => {
            let text = "the body did not come in time; send it without a pause";
            closing(problem(StatusCode::REQUEST_TIMEOUT, text))
        }
    }
}

/// An answer to a request whose body was not read, if it has one.
fn unread(request: Request, answer: Response) -> Response {
    if request.body().is_end_stream() { answer } else { closing(answer) }
}

/// The last answer on a connection.
fn closing(mut answer: Response) -> Response {
    answer.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    answer
}

/// Does it come from one of our own pages, or from no page at all?
fn is_ours(app: &App, request: &Request) -> bool {
    let headers = request.headers();
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let public = app.config.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    if public == Some(origin) {
        return true;
    }
    // HTTP/2 has the host in the address.
    let named = request.uri().authority().map(|it| it.as_str());
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).or(named);
    let place = origin.split_once("://").map(|(_, place)| place);
    place.is_some() && place == host
}

async fn secure(mut response: Response) -> Response {
    let headers = response.headers_mut();
    // Pages say themselves how long they may be kept; what is said about a game may not be, by anybody.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    for (name, value) in [
        (HeaderName::from_static("content-security-policy"), POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// A WebSocket. Who has no token becomes a guest.
async fn upgrade(
    State(app): State<Arc<App>>,
    Address(address): Address,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Visitor { person, cookie } = visitor;
    let Some(alive) = app.alive() else {
        return problem(
            StatusCode::SERVICE_UNAVAILABLE,
            "the server is about to stop; come back later",
        );
    };
    let Some(place) = app.place(&person.id, address) else {
        return too_many(&app);
    };
    let upgrade = upgrade
        .read_buffer_size(4_096)
        .write_buffer_size(4_096)
        .max_write_buffer_size(1 << 20)
        .max_message_size(socket::LONGEST)
        .max_frame_size(socket::LONGEST);
    let response =
        upgrade.on_upgrade(move |it| socket::run(app, it, person, address, alive, place));
    with_cookie(response, cookie)
}

/// A person or network has too many WebSockets and streams.
fn too_many(app: &App) -> Response {
    app.metrics.limited.add(1);
    let text = "you have too many connections; close some, or try again in a minute";
    problem(StatusCode::TOO_MANY_REQUESTS, text)
}

async fn no_route() -> Response {
    problem(StatusCode::NOT_FOUND, "there is no such address; /api lists all")
}

/// axum adds `Allow`; the text says the same.
async fn wrong_method() -> Response {
    problem(StatusCode::METHOD_NOT_ALLOWED, "not with this method; /api lists those there are")
}

fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// Why a request is not answered as wished.
pub(crate) fn problem(status: StatusCode, detail: impl Into<String>) -> Response {
    written(status, detail.into(), None)
}

/// What is too large to be compiled in every crate, as its own function writes it.
fn json(write: impl FnOnce(&mut Vec<u8>) -> serde_json::Result<()>) -> Response {
    let mut body = Vec::new();
    match write(&mut body) {
        Ok(()) => ([(CONTENT_TYPE, "application/json")], body).into_response(),
        Err(why) => problem(StatusCode::INTERNAL_SERVER_ERROR, why.to_string()),
    }
}

/// What a table refused.
fn refused(status: StatusCode, why: Refusal) -> Response {
    written(status, why.text, Some((why.key.to_string(), why.rule)))
}

fn written(
    status: StatusCode,
    detail: String,
    refusal: Option<(String, Option<String>)>,
) -> Response {
    let (key, rule) = refusal.map_or((None, None), |(key, rule)| (Some(key), rule));
    let title = status.canonical_reason().unwrap_or("Error").to_owned();
    let (kind, status_code) = ("about:blank".to_owned(), status.as_u16());
    let problem = Problem { kind, title, status: status_code, detail, key, rule };
    let mut response = (status, axum::Json(problem)).into_response();
    let kind = HeaderValue::from_static("application/problem+json");
    response.headers_mut().insert(CONTENT_TYPE, kind);
    if status == StatusCode::UNAUTHORIZED {
        let scheme = HeaderValue::from_static("Bearer");
        response.headers_mut().insert(axum::http::header::WWW_AUTHENTICATE, scheme);
    }
    response
}

/// The database failed.
fn unavailable(why: &impl std::fmt::Display) -> Response {
    tracing::error!(%why, "a request could not be answered");
    problem(StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored or read now; try again later")
}
