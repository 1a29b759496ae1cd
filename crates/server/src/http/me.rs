//! Who one is.

use super::extract::{Address, Body, Known, Visitor, may_be_new};
use super::{problem, unavailable, with_cookie};
use crate::{App, identity};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use protocol::{Claim, Guest, Link, Me, Problem, Rename};
use std::sync::Arc;

/// Creates a guest, for a program. The token is shown only once.
#[utoipa::path(post, path = "/api/guests", tag = "me", responses(
    (status = 201, description = "The guest", body = Guest),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn new_guest(State(app): State<Arc<App>>, Address(address): Address) -> Response {
    if let Err(response) = may_be_new(&app, address) {
        return response;
    }
    match identity::new_guest(&app).await {
        Ok((person, token)) => {
            let guest = Guest { name: person.name, token: token.secret };
            (StatusCode::CREATED, Json(guest)).into_response()
        }
        Err(why) => unavailable(&why),
    }
}

/// Returns who you are. A caller without a token becomes a guest and gets a cookie.
#[utoipa::path(get, path = "/api/me", tag = "me", responses(
    (status = 200, description = "You", body = Me),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security((), ("token" = []), ("cookie" = [])))]
pub async fn me(visitor: Visitor) -> Response {
    let response = Json(Me { name: visitor.person.name }).into_response();
    with_cookie(response, visitor.cookie)
}

/// Changes your name. Tables where you sit keep the old name.
#[utoipa::path(put, path = "/api/me", tag = "me", request_body = Rename, responses(
    (status = 200, description = "You", body = Me),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn rename(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Body(rename): Body<Rename>,
) -> Response {
    match identity::rename(&app, &person, &rename.name).await {
        Ok(Ok(person)) => Json(Me { name: person.name }).into_response(),
        Ok(Err(why)) => problem(StatusCode::UNPROCESSABLE_ENTITY, why.to_string()),
        Err(why) => unavailable(&why),
    }
}

/// Creates a code that moves your identity to another device.
#[utoipa::path(post, path = "/api/me/link", tag = "me", responses(
    (status = 201, description = "The code", body = Link),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn link(State(app): State<Arc<App>>, Known(person): Known) -> Response {
    match identity::link(&app, &person).await {
        Ok(code) => {
            let expires_in_seconds = identity::LINK_TIME.as_secs() as u32;
            (StatusCode::CREATED, Json(Link { code, expires_in_seconds })).into_response()
        }
        Err(why) => unavailable(&why),
    }
}

/// Takes over the identity of another device by its code. The cookie of the answer is the new token.
#[utoipa::path(post, path = "/api/me/claim", tag = "me", request_body = Claim, responses(
    (status = 200, description = "You, from now on", body = Me),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn claim(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(claim): Body<Claim>,
) -> Response {
    // As rare as new guests are, so that codes cannot be guessed.
    if let Err(response) = may_be_new(&app, address) {
        return response;
    }
    match identity::claim(&app, &claim.code).await {
        Ok(Some((person, token))) => {
            let response = Json(Me { name: person.name }).into_response();
            with_cookie(response, identity::set_cookie(&app, &token))
        }
        Ok(None) => {
            let text = "this code is not good, or no longer; the other device can show a new one";
            problem(StatusCode::NOT_FOUND, text)
        }
        Err(why) => unavailable(&why),
    }
}
