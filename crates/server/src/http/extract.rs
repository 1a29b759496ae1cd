//! What handlers want to know of a request, and what is answered if it is not there.

use super::{problem, unavailable};
use crate::App;
use crate::identity::{self, Caller};
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use protocol::Seat;
use room::Person;
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

/// Where a request comes from.
pub struct Address(pub IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Address, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        // A proxy puts the address it has seen itself last.
        let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back();
        let forwarded =
            forwarded.and_then(|it| it.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let seen = forwarded.filter(|_| app.config.behind_proxy).or(peer);
        Ok(Address(seen.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// Somebody with a token.
pub struct Known(pub Person);

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Known, Response> {
        let caller =
            identity::caller(app, &parts.headers).await.map_err(|why| unavailable(&why))?;
        let person = match caller {
            Caller::Known(person) => person,
            Caller::Nobody => {
                let text = "a token is needed: a cookie, or `Authorization: Bearer …` from POST /api/guests";
                return Err(problem(StatusCode::UNAUTHORIZED, text));
            }
            Caller::Forgotten | Caller::Wrong => return Err(wrong_token()),
        };
        if !app.by_person.take(person.id.clone()) {
            app.metrics.limited.add(1);
            let text = "too much at once; try again in a second";
            return Err(problem(StatusCode::TOO_MANY_REQUESTS, text));
        }
        Ok(Known(person))
    }
}

fn wrong_token() -> Response {
    problem(StatusCode::UNAUTHORIZED, "nobody has this token; POST /api/guests gives a new one")
}

/// Somebody, with or without a token.
pub struct Anyone(pub Option<Person>);

impl FromRequestParts<Arc<App>> for Anyone {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Anyone, Response> {
        match identity::caller(app, &parts.headers).await.map_err(|why| unavailable(&why))? {
            Caller::Known(person) => Ok(Anyone(Some(person))),
            Caller::Nobody | Caller::Forgotten => Ok(Anyone(None)),
            Caller::Wrong => Err(wrong_token()),
        }
    }
}

/// Somebody; who had no token is a guest now, and gets a cookie.
pub struct Visitor {
    /// Who.
    pub person: Person,
    /// To be sent with the answer.
    pub cookie: Option<HeaderValue>,
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Response> {
        match identity::caller(app, &parts.headers).await.map_err(|why| unavailable(&why))? {
            Caller::Known(person) => Ok(Visitor { person, cookie: None }),
            Caller::Wrong => Err(wrong_token()),
            Caller::Nobody | Caller::Forgotten => {
                let Ok(Address(address)) = Address::from_request_parts(parts, app).await;
                may_be_new(app, address)?;
                let guest = identity::new_guest(app).await.map_err(|why| unavailable(&why))?;
                let (person, token) = guest;
                Ok(Visitor { person, cookie: identity::set_cookie(app, &token) })
            }
        }
    }
}

/// May a new guest come from there?
pub fn may_be_new(app: &App, address: IpAddr) -> Result<(), Response> {
    if app.new_guests.take(address) {
        return Ok(());
    }
    app.metrics.limited.add(1);
    let text = "too many new guests from your address; try again later";
    Err(problem(StatusCode::TOO_MANY_REQUESTS, text))
}

/// A body of JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Response> {
        let bytes = axum::body::Bytes::from_request(request, app).await.map_err(too_long)?;
        let wrong = |why: serde_json::Error| {
            problem(StatusCode::BAD_REQUEST, format!("the body is not what is expected: {why}"))
        };
        serde_json::from_slice(&bytes).map(Body).map_err(wrong)
    }
}

/// A body of plain text.
pub struct Text(pub String);

impl FromRequest<Arc<App>> for Text {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Text, Response> {
        let bytes = axum::body::Bytes::from_request(request, app).await.map_err(too_long)?;
        let text = String::from_utf8(bytes.into());
        text.map(Text).map_err(|_| problem(StatusCode::BAD_REQUEST, "the body is not valid text"))
    }
}

fn too_long(why: BytesRejection) -> Response {
    let status = why.status();
    let text = match status {
        StatusCode::PAYLOAD_TOO_LARGE => "the body is too long".to_owned(),
        _ => why.into_response().status().to_string(),
    };
    problem(status, text)
}

/// The seat in `?seat=A`, if one is named.
pub struct SeatAsked(pub Option<Seat>);

impl FromRequestParts<Arc<App>> for SeatAsked {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<SeatAsked, Response> {
        let query = parts.uri.query().unwrap_or_default();
        let pairs = query.split('&').filter_map(|it| it.split_once('='));
        let Some((_, letter)) = pairs.into_iter().find(|(name, _)| *name == "seat") else {
            return Ok(SeatAsked(None));
        };
        match letter.parse::<kernel::Seat>() {
            Ok(seat) => Ok(SeatAsked(Some(seat.into()))),
            Err(_) => Err(problem(StatusCode::BAD_REQUEST, "a seat is a letter from A to H")),
        }
    }
}
