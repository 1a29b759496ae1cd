//! Identity. A guest gets a name and a token on the first visit. Browsers send the token in a cookie, programs in the header
//! `Authorization`. The database stores only hashes of tokens.

use crate::store::{Change, PersonRow, StoreError};
use crate::{App, admin, names, random};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use kernel::Hex;
use protocol::{Avatar, Rename};
use room::{BadPerson, Person};
use sha2::{Digest as _, Sha256};
use std::time::Duration;

/// The cookie with the token.
const COOKIE_NAME: &str = "trivium";
/// How long a browser keeps it.
const COOKIE_DAYS: u32 = 400;
/// How long a code is good by which another device becomes the same person.
pub const LINK_TIME: Duration = Duration::from_secs(10 * 60);

/// The identity of the sender of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Caller {
    /// A known person.
    Known(Person),
    /// The request has no token.
    Nobody,
    /// An unknown token in a cookie, for example from a deleted database.
    Forgotten,
    /// An unknown token from a program.
    Wrong,
    /// A person whom an administrator does not let in, and why.
    Banned(String),
}

/// A token, and how it is stored.
pub struct Token {
    /// 64 digits and letters, for its owner alone.
    pub secret: String,
    hash: String,
}

impl Token {
    fn new() -> Token {
        let secret = random::hex::<32>();
        let hash = hash("token", &secret);
        Token { secret, hash }
    }
}

/// Kinds of secrets have different hashes, so that one cannot be used as another.
pub fn hash(kind: &str, secret: &str) -> String {
    Hex(&Sha256::digest(format!("{kind} {secret}"))).to_string()
}

/// Who sends this.
pub async fn caller(app: &App, headers: &HeaderMap) -> Result<Caller, StoreError> {
    let bearer = headers.get(AUTHORIZATION).map(|value| {
        let text = value.to_str().unwrap_or_default();
        text.strip_prefix("Bearer ").unwrap_or_default().trim()
    });
    let (token, unknown) = match (bearer, cookie(headers)) {
        (Some(token), _) => (token, Caller::Wrong),
        (None, Some(token)) => (token, Caller::Forgotten),
        (None, None) => return Ok(Caller::Nobody),
    };
    let known = app.store.person(&hash("token", token)).await?;
    let Some(person) = known.and_then(|row| person(&row)) else { return Ok(unknown) };
    if let Some(why) = app.admin.rules().against(&person.id) {
        return Ok(Caller::Banned(why));
    }
    admin::note_visit(app, &person.id);
    Ok(Caller::Known(person))
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|text| text.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.filter(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value).next()
}

fn person(row: &PersonRow) -> Option<Person> {
    let person = Person::stored(&row.id, &row.name).ok()?;
    // A picture that only a later version of this program knows is none.
    let avatar = row.avatar.as_deref().and_then(Avatar::named);
    Some(Person { avatar, ..person })
}

/// A person as they are called now, which may be another name than when they came.
pub async fn known(app: &App, person: &Person) -> Result<Person, StoreError> {
    let row = app.store.person_called(person.id.as_str()).await?;
    Ok(row.and_then(|row| self::person(&row)).unwrap_or_else(|| person.clone()))
}

/// A new guest.
pub async fn new_guest(app: &App) -> Result<(Person, Token), StoreError> {
    let row = PersonRow { id: random::hex::<16>(), name: names::any(), avatar: None };
    let token = Token::new();
    let now = crate::clock::stored(app.clock.now());
    app.store.add_person(row.clone(), token.hash.clone(), now).await?;
    // Our own ids and names fit.
    let person = person(&row).ok_or(StoreError::Closed)?;
    Ok((person, token))
}

/// Changes a person's name, and their picture if one is named.
pub async fn rename(
    app: &App,
    person: &Person,
    rename: &Rename,
) -> Result<Result<Person, BadPerson>, StoreError> {
    let renamed = match Person::new(person.id.as_str(), &rename.name) {
        Ok(renamed) => Person { avatar: rename.avatar.or(person.avatar), ..renamed },
        Err(why) => return Ok(Err(why)),
    };
    let row = PersonRow {
        id: renamed.id.as_str().to_owned(),
        name: renamed.name.clone(),
        avatar: renamed.avatar.map(|it| it.name().to_owned()),
    };
    app.store.rename(row).await?;
    Ok(Ok(renamed))
}

/// A code by which another device becomes this person.
pub async fn link(app: &App, person: &Person) -> Result<String, StoreError> {
    let code = random::code();
    let expires = app.clock.now().0 + LINK_TIME.as_millis() as u64;
    let expires = crate::clock::stored(room::Time(expires));
    app.store.add_link(hash("link", &code), person.id.as_str().to_owned(), expires).await?;
    Ok(code)
}

/// Uses such a code; `None` if it is not good, or no longer.
pub async fn claim(app: &App, code: &str) -> Result<Option<(Person, Token)>, StoreError> {
    let token = Token::new();
    let now = crate::clock::stored(app.clock.now());
    let code = hash("link", &plain(code));
    let row = app.store.claim_link(code, token.hash.clone(), now).await?;
    Ok(row.and_then(|row| person(&row)).map(|person| (person, token)))
}

/// Uses an invitation once; `false` if it is not good, or no longer.
pub async fn use_invite(app: &App, code: &str) -> Result<bool, StoreError> {
    let hash = hash("invite", &plain(code));
    let now = crate::clock::stored(crate::clock::wall());
    Ok(app.store.change(Change::UseInvite { hash, now }).await? > 0)
}

/// A code as it was made: people add spaces, and write it in capitals.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

/// The cookie that a browser sends back from now on.
pub fn set_cookie(app: &App, token: &Token) -> Option<HeaderValue> {
    let age = u64::from(COOKIE_DAYS) * 24 * 60 * 60;
    let public = app.config.public_url.as_deref().unwrap_or_default();
    let is_secure = public.starts_with("https://") || app.config.tls.is_some();
    let secure = if is_secure { "; Secure" } else { "" };
    let secret = &token.secret;
    let cookie =
        format!("{COOKIE_NAME}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).ok()
}

/// The cookie of somebody who is deleted: the browser forgets it.
pub fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("trivium=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}
