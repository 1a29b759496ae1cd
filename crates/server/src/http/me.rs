//! Who one is.

use super::extract::{
    Address, Body, Known, MaybeBody, Visitor, may_be_new, may_enter, may_try_code,
};
use super::{problem, unavailable, with_cookie};
use crate::limits::Network;
use crate::{App, identity, rights};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use protocol::{Claim, Enter, Guest, Link, Me, MyData, Problem, Rename};
use room::Person;
use std::sync::Arc;

/// Creates a guest, for a program. The token is shown only once. A server for invited persons wants an invitation.
#[utoipa::path(post, path = "/api/guests", tag = "me", request_body = Option<Enter>, responses(
    (status = 201, description = "The guest", body = Guest),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn new_guest(
    State(app): State<Arc<App>>,
    Address(address): Address,
    MaybeBody(enter): MaybeBody<Enter>,
) -> Response {
    let invite = enter.as_ref().map(|it| it.invite.as_str());
    if let Err(response) = admitted(&app, address, invite).await {
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

fn me_of(person: Person) -> Me {
    Me { name: person.name, avatar: person.avatar }
}

/// Returns who you are. A caller without a token becomes a guest and gets a cookie.
#[utoipa::path(get, path = "/api/me", tag = "me", responses(
    (status = 200, description = "You", body = Me),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security((), ("token" = []), ("cookie" = [])))]
pub async fn me(visitor: Visitor) -> Response {
    let response = Json(me_of(visitor.person)).into_response();
    with_cookie(response, visitor.cookie)
}

/// May somebody new come, and not too many of them?
async fn admitted(app: &App, address: Network, invite: Option<&str>) -> Result<(), Response> {
    may_be_new(app, address)?;
    if invite.is_some() {
        may_try_code(app, address)?;
    }
    may_enter(app, address, invite).await
}

/// Comes in with an invitation. You become a guest and get a cookie.
#[utoipa::path(post, path = "/api/me/enter", tag = "me", request_body = Enter, responses(
    (status = 200, description = "You", body = Me),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn enter(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Body(enter): Body<Enter>,
) -> Response {
    if let Err(response) = admitted(&app, address, Some(&enter.invite)).await {
        return response;
    }
    match identity::new_guest(&app).await {
        Ok((person, token)) => {
            let response = Json(me_of(person)).into_response();
            with_cookie(response, identity::set_cookie(&app, &token))
        }
        Err(why) => unavailable(&why),
    }
}

/// Returns everything that is stored about you. The cards of others and seeds are not yours and are left out.
#[utoipa::path(get, path = "/api/me/data", tag = "me", responses(
    (status = 200, description = "Everything", body = MyData),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn data(State(app): State<Arc<App>>, Known(person): Known) -> Response {
    let Ok(_alone) = app.reading_all.try_acquire() else { return busy() };
    match rights::data(&app, &person.id).await {
        Ok(Some(data)) => Json(data).into_response(),
        Ok(None) => problem(StatusCode::NOT_FOUND, "nothing is stored about you any more"),
        Err(why) => unavailable(&why),
    }
}

/// Deletes you: your name, your tokens, your seats and everything you said. Games that you played stay, without your name.
#[utoipa::path(delete, path = "/api/me", tag = "me", responses(
    (status = 204, description = "Deleted"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn delete(State(app): State<Arc<App>>, Known(person): Known) -> Response {
    let Ok(_alone) = app.reading_all.try_acquire() else { return busy() };
    let response = super::admin::deleted(rights::delete(&app, &person.id).await);
    with_cookie(response, Some(identity::no_cookie()))
}

/// Everything that is stored is looked at for one person after another.
fn busy() -> Response {
    let text = "somebody else's data is being collected; try again in a minute";
    problem(StatusCode::TOO_MANY_REQUESTS, text)
}

/// Changes your name, and your picture if you name one. Tables where you sit keep the old ones.
#[utoipa::path(put, path = "/api/me", tag = "me", request_body = Rename, responses(
    (status = 200, description = "You", body = Me),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn rename(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Body(rename): Body<Rename>,
) -> Response {
    match identity::rename(&app, &person, &rename).await {
        Ok(Ok(person)) => Json(me_of(person)).into_response(),
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
    // Rare, so that codes cannot be guessed.
    if let Err(response) = may_try_code(&app, address) {
        return response;
    }
    match identity::claim(&app, &claim.code).await {
        Ok(Some((person, token))) => {
            let response = Json(me_of(person)).into_response();
            with_cookie(response, identity::set_cookie(&app, &token))
        }
        Ok(None) => {
            let text = "this code is not good, or no longer; the other device can show a new one";
            problem(StatusCode::NOT_FOUND, text)
        }
        Err(why) => unavailable(&why),
    }
}
