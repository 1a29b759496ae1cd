//! The description of the HTTP interface, as OpenAPI and as a page; health check and metrics.

use super::explain::Described;
use super::{admin, lessons, me, positions, problem, puzzles, statistics, stream, study, tables};
use crate::App;
use crate::cluster::Cluster;
use crate::metrics::Elsewhere;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse as _, Response};
use protocol::{ClientMessage, Problem, ServerMessage};
use serde_json::Value;
use std::sync::{Arc, LazyLock};
use utoipa::OpenApi;
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{RefOr, Schema};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Trivium",
        description = "Tables of Cardia, Kardinal & König and Carta Impera Victoria. The messages of the WebSocket at /ws are \
                       those of this interface; docs/protocol.md describes the conversation."
    ),
    paths(
        health,
        live,
        ready,
        metrics,
        me::new_guest,
        me::me,
        me::rename,
        me::link,
        me::claim,
        tables::mine,
        tables::open_tables,
        tables::create,
        tables::snapshot,
        tables::request,
        tables::record,
        study::replay,
        study::review,
        study::scenario,
        study::analysis,
        study::replay_record,
        study::review_record,
        study::scenario_of_record,
        study::go_on,
        study::go_on_from_record,
        positions::look,
        positions::analysis,
        positions::play,
        stream::stream,
        lessons::list,
        lessons::begin,
        puzzles::list,
        puzzles::daily,
        puzzles::next,
        puzzles::one,
        puzzles::answer,
        statistics::mine,
        me::enter,
        me::data,
        me::delete,
        admin::overview,
        admin::people,
        admin::rename,
        admin::delete_person,
        admin::list_tables,
        admin::close_table,
        admin::bans,
        admin::ban,
        admin::unban,
        admin::notices,
        admin::announce,
        admin::withdraw,
        admin::invites,
        admin::invite,
        admin::revoke,
        admin::drain,
    ),
    components(schemas(ClientMessage, ServerMessage)),
    modifiers(&Tokens, &NothingElse)
)]
struct Api;

/// The two ways to authenticate, and the one of administrators.
struct Tokens;

impl utoipa::Modify for Tokens {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let components = api.components.get_or_insert_default();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("admin", bearer.clone());
        components.add_security_scheme("token", bearer);
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("trivium")));
        components.add_security_scheme("cookie", cookie);
    }
}

/// Forbids fields that are not described, in every kind of a message. (Serde does not check this for kinds
/// without fields.)
struct NothingElse;

impl utoipa::Modify for NothingElse {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let schemas = &mut api.components.get_or_insert_default().schemas;
        for schema in schemas.values_mut() {
            let RefOr::T(Schema::OneOf(kinds)) = schema else { continue };
            for kind in &mut kinds.items {
                if let RefOr::T(Schema::Object(kind)) = kind
                    && kind.properties.len() > 1
                {
                    kind.additional_properties =
                        Some(Box::new(AdditionalProperties::FreeForm(false)));
                }
            }
        }
    }
}

static JSON: LazyLock<String> = LazyLock::new(|| description().to_string());

/// The description, for programs.
pub fn description() -> Value {
    // Serialising the description cannot fail.
    let mut api = serde_json::to_value(Api::openapi()).unwrap_or_default();
    widen(&mut api);
    api
}

/// Describes unsigned 32-bit numbers as `int64` with a maximum. utoipa describes them as `int32`, which covers only
/// half of them.
fn widen(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            let is_from_zero = fields.get("minimum").and_then(Value::as_u64) == Some(0);
            if is_from_zero && fields.get("format").is_some_and(|it| it == "int32") {
                fields.insert("format".to_owned(), "int64".into());
                fields.entry("maximum").or_insert(u32::MAX.into());
            }
            fields.values_mut().for_each(widen);
        }
        Value::Array(values) => values.iter_mut().for_each(widen),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
static PAGE: LazyLock<String> = LazyLock::new(|| Described::new(&description()).page());

/// This description, for programs.
pub async fn openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], JSON.as_str()).into_response()
}

/// This description, for people.
pub async fn page() -> Html<&'static str> {
    Html(PAGE.as_str())
}

/// Returns `ok` as long as the process runs: do not restart it.
#[utoipa::path(get, path = "/api/health/live", tag = "server", responses(
    (status = 200, description = "It runs", body = String, content_type = "text/plain"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn live() -> &'static str {
    "ok\n"
}

/// Can games be played here? Tries to store something, unless something was stored a moment ago. The same as
/// `/api/health/ready`.
#[utoipa::path(get, path = "/api/health", tag = "server", responses(
    (status = 200, description = "Yes", body = String, content_type = "text/plain"),
    (status = 503, description = "No", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn health(State(app): State<Arc<App>>) -> Response {
    if *app.stopping.borrow() {
        return problem(StatusCode::SERVICE_UNAVAILABLE, "the server is about to stop");
    }
    let health = app.cluster.as_ref().map(Cluster::health);
    if app.admin.is_draining() && health.as_ref().is_some_and(|it| it.nodes > 1) {
        let why = "this server is drained; other servers take new players";
        return problem(StatusCode::SERVICE_UNAVAILABLE, why);
    }
    match app.store.ready().await {
        // What is not as it should be stands below, and does not keep anybody from playing.
        Ok(()) => {
            let troubles = health.map(|it| it.troubles()).unwrap_or_default();
            let lines = ["ok".to_owned()].into_iter().chain(troubles);
            lines.map(|it| it + "\n").collect::<String>().into_response()
        }
        Err(why) => problem(StatusCode::SERVICE_UNAVAILABLE, why.to_string()),
    }
}

/// Can games be played here? Send no new players as long as it says no.
#[utoipa::path(get, path = "/api/health/ready", tag = "server", responses(
    (status = 200, description = "Yes", body = String, content_type = "text/plain"),
    (status = 503, description = "No", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn ready(app: State<Arc<App>>) -> Response {
    health(app).await
}

/// Metrics for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server", responses(
    (status = 200, description = "The metrics", body = String, content_type = "text/plain"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    let queues = [
        ("bots", app.bots.waiting()),
        ("advisers", app.advisers.waiting()),
        ("study", app.study.waiting()),
        ("writes", app.store.waiting()),
    ];
    let text = app.metrics.text(&Elsewhere {
        queues: &queues,
        failures: app.store.failures(),
        is_damaged: app.store.is_damaged(),
        panics: [&app.bots, &app.advisers, &app.study].iter().map(|it| it.panics()).sum(),
        connections: app.door.inside(),
        cluster: app.cluster.as_ref().map(Cluster::health),
    });
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
