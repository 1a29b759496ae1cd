//! What handlers want to know of a request, and what is answered if it is not there.

use super::{banned, invited_only, problem, unavailable};
use crate::App;
use crate::identity::{self, Caller};
use crate::limits::{Held, Network};
use crate::pool::Payer;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use games::GameKind;
use protocol::{Admission, Bot, Seat};
use puzzle::Theme;
use room::{Person, PersonId};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::net::{Ipv4Addr, SocketAddr};
use std::str::FromStr;
use std::sync::Arc;

/// Where a request comes from.
pub struct Address(pub Network);

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
        Ok(Address(Network::of(seen.unwrap_or(Ipv4Addr::UNSPECIFIED.into()))))
    }
}

/// A person with a token.
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
            Caller::Banned(why) => return Err(banned(why)),
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

/// A caller with or without a token.
pub struct Anyone(pub Option<Person>);

impl FromRequestParts<Arc<App>> for Anyone {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Anyone, Response> {
        match identity::caller(app, &parts.headers).await.map_err(|why| unavailable(&why))? {
            Caller::Known(person) => Ok(Anyone(Some(person))),
            Caller::Nobody | Caller::Forgotten => Ok(Anyone(None)),
            Caller::Wrong => Err(wrong_token()),
            Caller::Banned(why) => Err(banned(why)),
        }
    }
}

/// Somebody who looks at games again, and who pays for that. Whose network has used too much must wait.
pub struct Viewer(pub Payer);

impl FromRequestParts<Arc<App>> for Viewer {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Viewer, Response> {
        let Anyone(person) = Anyone::from_request_parts(parts, app).await?;
        let Ok(Address(network)) = Address::from_request_parts(parts, app).await;
        if !app.replays.has_some(network) {
            app.metrics.limited.add(1);
            let text = "you have looked at many games; try again in a minute";
            return Err(problem(StatusCode::TOO_MANY_REQUESTS, text));
        }
        Ok(Viewer(Payer { network: Some(network), person: person.map(|it| it.id) }))
    }
}

/// A person who wants advice, one of few requests at the same time.
pub struct Student(pub Learner);

/// The same, until the advice is given.
pub struct Learner {
    /// Who.
    pub person: PersonId,
    /// Who pays.
    pub payer: Payer,
    _place: Held<PersonId>,
}

impl FromRequestParts<Arc<App>> for Student {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Student, Response> {
        let Known(person) = Known::from_request_parts(parts, app).await?;
        let Ok(Address(network)) = Address::from_request_parts(parts, app).await;
        let Some(place) = app.learners.hold(person.id.clone()) else {
            app.metrics.limited.add(1);
            let text = "you have asked for much advice at once; wait for an answer, or close it";
            return Err(problem(StatusCode::TOO_MANY_REQUESTS, text));
        };
        let payer = Payer { network: Some(network), person: Some(person.id.clone()) };
        Ok(Student(Learner { person: person.id, payer, _place: place }))
    }
}

/// A person; a caller without a token becomes a guest and gets a cookie.
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
            Caller::Banned(why) => Err(banned(why)),
            Caller::Nobody | Caller::Forgotten => {
                let Ok(Address(address)) = Address::from_request_parts(parts, app).await;
                may_be_new(app, address)?;
                may_enter(app, address, None).await?;
                let guest = identity::new_guest(app).await.map_err(|why| unavailable(&why))?;
                let (person, token) = guest;
                Ok(Visitor { person, cookie: identity::set_cookie(app, &token) })
            }
        }
    }
}

/// May a new guest come from there?
pub fn may_be_new(app: &App, address: Network) -> Result<(), Response> {
    if app.new_guests.take(address) {
        return Ok(());
    }
    app.metrics.limited.add(1);
    let text = "too many new guests from your address; try again later";
    Err(problem(StatusCode::TOO_MANY_REQUESTS, text))
}

/// May somebody new come from there, with this invitation or with none? The invitation is used up.
pub async fn may_enter(app: &App, address: Network, invite: Option<&str>) -> Result<(), Response> {
    let is_open = match app.config.admission {
        Admission::Open => true,
        Admission::Invited => {
            app.config.allow.iter().any(|network| network.contains(address.address()))
        }
    };
    if is_open {
        return Ok(());
    }
    let Some(invite) = invite else { return Err(invited_only()) };
    match identity::use_invite(app, invite).await {
        Ok(true) => Ok(()),
        Ok(false) => Err(invited_only()),
        Err(why) => Err(unavailable(&why)),
    }
}

/// May a code be tried from there?
pub fn may_try_code(app: &App, address: Network) -> Result<(), Response> {
    if app.codes.take(address) {
        return Ok(());
    }
    app.metrics.limited.add(1);
    let text = "too many codes from your address; try again in a minute";
    Err(problem(StatusCode::TOO_MANY_REQUESTS, text))
}

/// A body of JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Response> {
        let bytes = axum::body::Bytes::from_request(request, app).await.map_err(unreadable)?;
        let wrong = |why: serde_json::Error| {
            problem(StatusCode::BAD_REQUEST, format!("the body is not what is expected: {why}"))
        };
        if serde_json::from_slice(&bytes).is_ok_and(|body| !names_kinds(&body)) {
            let text = "`type`, `want` and `kind` are words in quotation marks";
            return Err(problem(StatusCode::BAD_REQUEST, text));
        }
        serde_json::from_slice(&bytes)
            .or_else(|why| whole(&bytes).ok_or(why))
            .map(Body)
            .map_err(wrong)
    }
}

/// A body of JSON, or none: an empty one, or `null`.
pub struct MaybeBody<T>(pub Option<T>);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for MaybeBody<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<MaybeBody<T>, Response> {
        let bytes = axum::body::Bytes::from_request(request, app).await.map_err(unreadable)?;
        if bytes.is_empty() {
            return Ok(MaybeBody(None));
        }
        serde_json::from_slice(&bytes).map(MaybeBody).map_err(|why| {
            problem(StatusCode::BAD_REQUEST, format!("the body is not what is expected: {why}"))
        })
    }
}

/// Is what tells kinds apart told by name everywhere? Reading alone would take a number for it, and count the kinds.
fn names_kinds(value: &Value) -> bool {
    match value {
        Value::Object(fields) => fields.iter().all(|(name, it)| {
            let tells = matches!(name.as_str(), "type" | "want" | "kind");
            (!tells || it.is_string()) && names_kinds(it)
        }),
        Value::Array(values) => values.iter().all(names_kinds),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}

/// To JSON 3.0 is a whole number like 3: some programs write all of theirs so.
fn whole<T: DeserializeOwned>(body: &[u8]) -> Option<T> {
    fn make_whole(value: &mut Value) {
        match value {
            Value::Number(number) => {
                let whole =
                    number.as_f64().filter(|it| it.fract() == 0.0 && (0.0..1e15).contains(it));
                if let Some(whole) = whole {
                    *value = Value::from(whole as u64);
                }
            }
            Value::Array(values) => values.iter_mut().for_each(make_whole),
            Value::Object(fields) => fields.values_mut().for_each(make_whole),
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    let mut value = serde_json::from_slice(body).ok()?;
    make_whole(&mut value);
    serde_json::from_value(value).ok()
}

/// A body of plain text.
pub struct Text(pub String);

impl FromRequest<Arc<App>> for Text {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Text, Response> {
        let bytes = axum::body::Bytes::from_request(request, app).await.map_err(unreadable)?;
        let text = String::from_utf8(bytes.into());
        text.map(Text).map_err(|_| problem(StatusCode::BAD_REQUEST, "the body is not valid text"))
    }
}

/// Bodies are read before anything else, with their limits, so this is not expected.
fn unreadable(_: BytesRejection) -> Response {
    problem(StatusCode::BAD_REQUEST, "the body cannot be read")
}

/// What the query names: `?seat=A&game=1&step=0`.
pub struct Named {
    /// A seat.
    pub seat: Option<Seat>,
    /// A game of the table, counted from 1.
    pub game: Option<u32>,
    /// A step of a game; the deal is step 0.
    pub step: Option<usize>,
    /// How thorough a review is to be.
    pub passes: Option<usize>,
}

impl FromRequestParts<Arc<App>> for Named {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Named, Response> {
        let query = parts.uri.query().unwrap_or_default();
        let seat: Option<kernel::Seat> = named(query, "seat", "a letter from A to H")?;
        Ok(Named {
            seat: seat.map(Seat::from),
            game: named(query, "game", "the number of a game, counted from 1")?,
            step: named(query, "step", "the number of a step; the deal is step 0")?,
            passes: named(
                query,
                "passes",
                "0 for what is kept, 1 for a first look, 2 for a better one after it",
            )?,
        })
    }
}

/// How a game goes on from a step: `?step=12&seat=A&hidden=anew&bot=knight`.
pub struct Onward {
    /// From which step.
    pub step: usize,
    /// Whose seat the caller takes.
    pub seat: Seat,
    /// Are hidden cards dealt anew?
    pub anew: bool,
    /// Who plays for the others; without it the caller invites somebody.
    pub bot: Option<Bot>,
}

impl FromRequestParts<Arc<App>> for Onward {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Onward, Response> {
        let Named { seat, step, .. } = Named::from_request_parts(parts, app).await?;
        let query = parts.uri.query().unwrap_or_default();
        let hidden: Option<String> = named(query, "hidden", "`true` or `anew`")?;
        let bot: Option<String> = named(query, "bot", "the name of a bot")?;
        let missing = |what| problem(StatusCode::BAD_REQUEST, format!("name {what}"));
        let named_bot = |name: String| {
            let names = Bot::ALL.map(Bot::name).join(", ");
            let wrong = || missing(format!("one of these bots: {names}"));
            Bot::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(wrong)
        };
        Ok(Onward {
            step: step.ok_or_else(|| missing("a step: ?step=0 is the deal".to_owned()))?,
            seat: seat.ok_or_else(|| missing("a seat of this game: &seat=A".to_owned()))?,
            anew: match hidden.as_deref() {
                None | Some("anew") => true,
                Some("true") => false,
                Some(_) => {
                    let text = "`hidden` is `true` or `anew`";
                    return Err(problem(StatusCode::UNPROCESSABLE_ENTITY, text));
                }
            },
            bot: bot.map(named_bot).transpose()?,
        })
    }
}

/// Which puzzles are wanted: `?game=cardia&theme=losing&after=cardia-1-2A`.
pub struct Wanted {
    /// Of this game.
    pub game: Option<GameKind>,
    /// Of this theme.
    pub theme: Option<Theme>,
    /// After this one.
    pub after: Option<String>,
}

impl FromRequestParts<Arc<App>> for Wanted {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Wanted, Response> {
        let query = parts.uri.query().unwrap_or_default();
        let theme: Option<String> = named(query, "theme", "a word")?;
        let known = |word: String| {
            let text = || format!("`theme` is one of {}", Theme::WORDS.join(", "));
            Theme::named(&word).ok_or_else(|| problem(StatusCode::UNPROCESSABLE_ENTITY, text()))
        };
        Ok(Wanted {
            game: named(query, "game", "the name of a game, for example cardia")?,
            theme: theme.map(known).transpose()?,
            after: named(query, "after", "the id of a puzzle")?,
        })
    }
}

fn named<T: FromStr>(query: &str, name: &str, right: &str) -> Result<Option<T>, Response> {
    let mut pairs = query.split('&').filter_map(|it| it.split_once('='));
    let Some((_, value)) = pairs.find(|(it, _)| *it == name) else { return Ok(None) };
    let wrong = |_| problem(StatusCode::BAD_REQUEST, format!("`{name}` is {right}"));
    value.parse().map(Some).map_err(wrong)
}
