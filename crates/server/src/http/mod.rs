//! The HTTP interface, for browsers and programs.

#![allow(clippy::result_large_err, reason = "the error is the answer, made once for a request")]

mod describe;
mod extract;
mod me;
mod stream;
mod study;
mod tables;

use crate::{App, pages, socket};
use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{
    CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY, SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use extract::{Address, Visitor};
use protocol::{Problem, Refusal};
use std::sync::Arc;

/// The longest text of a record that can be sent.
const LONGEST_RECORD: usize = 1 << 20;

/// What may be loaded and run: only what this server itself sends.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
     object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let records = Router::new()
        .route("/api/replay", post(study::replay_record))
        .route("/api/review", post(study::review_record))
        .route("/api/scenario", post(study::scenario_of_record))
        .layer(DefaultBodyLimit::max(LONGEST_RECORD));
    let api = Router::new()
        .route("/api", get(describe::page))
        .route("/api/openapi.json", get(describe::openapi))
        .route("/api/health", get(describe::health))
        .route("/metrics", get(describe::metrics))
        .route("/api/guests", post(me::new_guest))
        .route("/api/me", get(me::me).put(me::rename))
        .route("/api/me/link", post(me::link))
        .route("/api/me/claim", post(me::claim))
        .route("/api/me/tables", get(tables::mine))
        .route("/api/stream", get(stream::stream))
        .route("/api/tables", get(tables::open_tables).post(tables::create))
        .route("/api/tables/{table}", get(tables::snapshot).post(tables::request))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/replay", get(study::replay))
        .route("/api/tables/{table}/review", get(study::review))
        .route("/api/tables/{table}/scenario", get(study::scenario))
        .route("/api/tables/{table}/analysis", get(study::analysis))
        .layer(DefaultBodyLimit::max(socket::LONGEST))
        .merge(records)
        .route("/ws", get(upgrade))
        .method_not_allowed_fallback(wrong_method);
    api.route("/api/{*rest}", axum::routing::any(no_route))
        .fallback(pages::page)
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(middleware::map_response(secure))
        .with_state(app)
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
        return problem(StatusCode::TOO_MANY_REQUESTS, "too much at once; try again in a second");
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || request.uri().path() == "/ws") && !is_ours(&app, request.headers()) {
        return problem(StatusCode::FORBIDDEN, "the page that asks for this is not one of ours");
    }
    next.run(request).await
}

/// Does it come from one of our own pages, or from no page at all?
fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let public = app.config.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    if public == Some(origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let place = origin.split_once("://").map(|(_, place)| place);
    place.is_some() && place == host
}

async fn secure(mut response: Response) -> Response {
    let headers = response.headers_mut();
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
    let open = usize::try_from(app.metrics.sockets.get()).unwrap_or(0);
    let alive = app.alive().filter(|_| open < app.config.limits.sockets);
    let Some(alive) = alive else {
        return problem(StatusCode::SERVICE_UNAVAILABLE, "no connection is free; come back later");
    };
    let Visitor { person, cookie } = visitor;
    let upgrade = upgrade
        .read_buffer_size(4_096)
        .write_buffer_size(4_096)
        .max_write_buffer_size(1 << 20)
        .max_message_size(socket::LONGEST)
        .max_frame_size(socket::LONGEST);
    let response = upgrade.on_upgrade(move |it| socket::run(app, it, person, address, alive));
    with_cookie(response, cookie)
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
