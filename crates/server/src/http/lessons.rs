//! Lessons over HTTP. A lesson is played at a table of its own; everything after its beginning goes over that table.

use super::extract::{Address, Body, Known};
use super::tables::opened;
use super::{problem, unavailable};
use crate::App;
use crate::tables;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use lesson::Lesson;
use protocol::{LessonOffer, NewLesson, Opened, Problem};
use std::sync::Arc;

/// Lists the lessons, in the order in which they are offered.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons", responses(
    (status = 200, description = "The lessons", body = [LessonOffer]),
))]
pub async fn list() -> Response {
    match lesson::all() {
        Ok(all) => Json(all.iter().map(Lesson::offer).collect::<Vec<_>>()).into_response(),
        Err(why) => unavailable(&why),
    }
}

/// Begins a lesson, or returns the table of the one that you have not finished.
#[utoipa::path(post, path = "/api/lessons/{lesson}", tag = "lessons", params(("lesson" = String, Path, description = "Its name")),
    request_body = NewLesson, responses(
    (status = 201, description = "Its table", body = Opened),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn begin(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Known(person): Known,
    Path(name): Path<String>,
    Body(new): Body<NewLesson>,
) -> Response {
    let Some(lesson) = lesson::by_name(&name) else {
        let names: Vec<&str> = lesson::all().unwrap_or_default().iter().map(|it| it.name).collect();
        let text = format!("there is no such lesson; there are {}", names.join(", "));
        return problem(StatusCode::NOT_FOUND, text);
    };
    opened(tables::teach(&app, &person, address, lesson, new.anew).await)
}
