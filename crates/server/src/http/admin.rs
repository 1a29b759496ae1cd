//! Administration over HTTP, behind a token of its own.

use super::extract::{Address, Body};
use super::{problem, unavailable};
use crate::admin::{self, Subnet, seconds};
use crate::cluster::News;
use crate::rights::{self, NotDeleted};
use crate::store::{BanRow, Change, InviteRow, NoticeRow, Removable, StoreError};
use crate::{App, clock, identity, random, tables};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use protocol::{
    AdminPerson, AdminTable, Ban, BanKind, Drain, Invite, InviteCode, Me, NewBan, NewInvite,
    NewNotice, Notice, Overview, Problem, Rename,
};
use room::{Person, PersonId};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;

/// The most that is listed at once.
const MOST: i64 = 200;
/// A game in which nothing happened for so long does not keep a server from stopping.
const ACTIVE_MILLIS: i64 = 10 * 60 * 1_000;
/// The longest text of an announcement, a reason or a note.
const LONGEST: usize = 300;

/// An administrator.
pub struct Administrator;

impl FromRequestParts<Arc<App>> for Administrator {
    type Rejection = Response;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Administrator, Response> {
        if !app.admin.is_on() {
            let text = "this server has no administration; start it with --admin-token-file";
            return Err(problem(StatusCode::FORBIDDEN, text));
        }
        let given = parts.headers.get(AUTHORIZATION).and_then(|it| it.to_str().ok());
        let token = given.and_then(|it| it.strip_prefix("Bearer ")).map(str::trim);
        if token.is_some_and(|token| app.admin.knows(token)) {
            return Ok(Administrator);
        }
        let tried = token.is_some();
        let Ok(Address(address)) = Address::from_request_parts(parts, app).await;
        if tried && !app.wrong_tokens.take(address) {
            app.metrics.limited.add(1);
            let text = "too many wrong tokens from your address; try again later";
            return Err(problem(StatusCode::TOO_MANY_REQUESTS, text));
        }
        let text = "the token of an administrator is needed: `Authorization: Bearer …` from the token file of the server";
        Err(problem(StatusCode::UNAUTHORIZED, text))
    }
}

/// What is looked for: `?find=ann`.
#[derive(Deserialize, Default)]
pub struct Find {
    find: Option<String>,
}

fn now() -> i64 {
    clock::stored(clock::wall())
}

fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(if number < 0 { 0 } else { u32::MAX })
}

/// When so many seconds are over: from one second to ten years, as the description says.
fn until(seconds: Option<u32>) -> Result<Option<i64>, Response> {
    let Some(seconds) = seconds else { return Ok(None) };
    if !(1..=315_360_000).contains(&seconds) {
        let text = "`seconds` is from 1 to 315360000, which is ten years";
        return Err(problem(StatusCode::BAD_REQUEST, text));
    }
    Ok(Some(now().saturating_add(i64::from(seconds) * 1_000)))
}

/// A text that people read: not too long, and all of it can be seen.
fn fits(text: &str) -> bool {
    text.chars().count() <= LONGEST && !text.contains(char::is_control) && text.trim() == text
}

fn unfit(what: &str) -> Response {
    let text = format!(
        "{what} has at most {LONGEST} characters that can be seen, and no space at either end"
    );
    problem(StatusCode::UNPROCESSABLE_ENTITY, text)
}

fn done(concerned: Result<u64, StoreError>, nothing: &str) -> Response {
    match concerned {
        Ok(0) => problem(StatusCode::NOT_FOUND, nothing),
        Ok(_) => StatusCode::NO_CONTENT.into_response(),
        Err(why) => unavailable(&why),
    }
}

/// Stores a change of the rules and makes it known.
async fn store(app: &App, change: Change) -> Result<u64, StoreError> {
    let concerned = app.store.change(change).await?;
    admin::read(app).await?;
    if let Some(cluster) = &app.cluster {
        cluster.tell_all(News::Rules);
    }
    Ok(concerned)
}

/// Returns the state of the server at a glance.
#[utoipa::path(get, path = "/api/admin", tag = "admin", responses(
    (status = 200, description = "The state", body = Overview),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn overview(_: Administrator, State(app): State<Arc<App>>) -> Response {
    let counts = match app.store.counts(clock::stored(app.clock.now()) - ACTIVE_MILLIS).await {
        Ok(counts) => counts,
        Err(why) => return unavailable(&why),
    };
    let overview = Overview {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        uptime_seconds: u32::try_from(app.admin.started.elapsed().as_secs()).unwrap_or(u32::MAX),
        draining: app.admin.is_draining(),
        admission: app.config.admission,
        connections: count(app.metrics.sockets.get()),
        tables_in_memory: count(app.metrics.tables.get()),
        games_active: count(counts.active),
        people: count(counts.persons),
        tables: count(counts.tables),
    };
    Json(overview).into_response()
}

/// Lists persons, those who were here last first. At most 200; `find` looks for a part of a name or an id.
#[utoipa::path(get, path = "/api/admin/people", tag = "admin",
    params(("find" = Option<String>, Query, description = "A part of a name or an id")), responses(
    (status = 200, description = "The persons", body = [AdminPerson]),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn people(
    _: Administrator,
    State(app): State<Arc<App>>,
    find: Result<Query<Find>, QueryRejection>,
) -> Response {
    let find = find.map(|Query(it)| it.find.unwrap_or_default()).unwrap_or_default();
    let rules = app.admin.rules();
    match app.store.people(&find, MOST).await {
        Ok(rows) => {
            let people = rows.into_iter().map(|row| AdminPerson {
                banned: rules.is_banned(&row.id),
                muted: rules.is_muted(&row.id),
                id: row.id,
                name: row.name,
                created: seconds(row.created),
                seen: seconds(row.seen),
                tables: count(row.tables),
            });
            Json(people.collect::<Vec<_>>()).into_response()
        }
        Err(why) => unavailable(&why),
    }
}

/// Gives a person another name. Tables where the person sits keep the old name.
#[utoipa::path(put, path = "/api/admin/people/{person}", tag = "admin", params(("person" = String, Path, description = "The id")),
    request_body = Rename, responses(
    (status = 200, description = "The person", body = Me),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn rename(
    _: Administrator,
    State(app): State<Arc<App>>,
    Path(person): Path<String>,
    Body(rename): Body<Rename>,
) -> Response {
    let id = match known(&app, &person).await {
        Ok(person) => person,
        Err(response) => return response,
    };
    let Ok(person) = Person::new(id.as_str(), REPLACED) else { return nobody() };
    let person = match identity::known(&app, &person).await {
        Ok(person) => person,
        Err(why) => return unavailable(&why),
    };
    match identity::rename(&app, &person, &rename).await {
        Ok(Ok(person)) => Json(Me { name: person.name, avatar: person.avatar }).into_response(),
        Ok(Err(why)) => problem(StatusCode::UNPROCESSABLE_ENTITY, why.to_string()),
        Err(why) => unavailable(&why),
    }
}

/// Stands for a name that is about to be another.
const REPLACED: &str = "—";

/// Deletes a person: name, tokens, seats, and everything the person said. The games stay, without the name.
#[utoipa::path(delete, path = "/api/admin/people/{person}", tag = "admin", params(("person" = String, Path, description = "The id")), responses(
    (status = 204, description = "Deleted"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn delete_person(
    _: Administrator,
    State(app): State<Arc<App>>,
    Path(person): Path<String>,
) -> Response {
    match known(&app, &person).await {
        Ok(id) => deleted(rights::delete(&app, &id).await),
        Err(response) => response,
    }
}

/// What became of deleting a person.
pub fn deleted(done: Result<(), NotDeleted>) -> Response {
    match done {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(NotDeleted::Nobody) => nobody(),
        Err(NotDeleted::Unreachable(why)) => unavailable(&why),
    }
}

fn nobody() -> Response {
    problem(StatusCode::NOT_FOUND, "there is no person with this id")
}

/// The person with this id, if there is one.
async fn known(app: &App, id: &str) -> Result<PersonId, Response> {
    let person = Person::new(id, REPLACED).map_err(|_| nobody())?;
    match app.store.person_detail(id).await {
        Ok(Some(_)) => Ok(person.id),
        Ok(None) => Err(nobody()),
        Err(why) => Err(unavailable(&why)),
    }
}

/// Lists tables, the latest first. At most 200; `find` looks for a part of an id or of what is listed, such as a name.
#[utoipa::path(get, path = "/api/admin/tables", tag = "admin",
    params(("find" = Option<String>, Query, description = "A part of an id or a name")), responses(
    (status = 200, description = "The tables", body = [AdminTable]),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn list_tables(
    _: Administrator,
    State(app): State<Arc<App>>,
    find: Result<Query<Find>, QueryRejection>,
) -> Response {
    let find = find.map(|Query(it)| it.find.unwrap_or_default()).unwrap_or_default();
    match app.store.find_tables(&find, MOST).await {
        Ok(rows) => {
            let table = |row: crate::store::TableDetail| {
                let (live, closed) = (app.tables.is_live(&row.id), row.closed.is_some());
                let entry = serde_json::from_str(&row.entry).ok()?;
                Some(AdminTable { entry, updated: seconds(row.updated), live, closed })
            };
            Json(rows.into_iter().filter_map(table).collect::<Vec<_>>()).into_response()
        }
        Err(why) => unavailable(&why),
    }
}

/// Closes a table for good. Those who look at it are told.
#[utoipa::path(delete, path = "/api/admin/tables/{table}", tag = "admin", params(("table" = String, Path, description = "Its id")), responses(
    (status = 204, description = "Closed"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn close_table(
    _: Administrator,
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
) -> Response {
    if !tables::is_id(&table) {
        return problem(StatusCode::NOT_FOUND, NO_TABLE);
    }
    done(tables::close(&app, &table).await.map(u64::from), NO_TABLE)
}

const NO_TABLE: &str = "there is no such table, or it is closed already";

/// Lists all bans and mutes that hold.
#[utoipa::path(get, path = "/api/admin/bans", tag = "admin", responses(
    (status = 200, description = "The bans", body = [Ban]),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn bans(_: Administrator, State(app): State<Arc<App>>) -> Response {
    let rows = match app.store.bans(now()).await {
        Ok(rows) => rows,
        Err(why) => return unavailable(&why),
    };
    let mut names: HashMap<String, String> = HashMap::new();
    for row in rows.iter().filter(|row| row.kind != kind_word(BanKind::Address)) {
        if let Ok(Some(person)) = app.store.person_detail(&row.subject).await {
            names.insert(person.id, person.name);
        }
    }
    let bans = rows.into_iter().filter_map(|row| {
        let name = names.get(&row.subject).cloned();
        rights::ban(row, name)
    });
    Json(bans.collect::<Vec<_>>()).into_response()
}

fn kind_word(kind: BanKind) -> &'static str {
    match kind {
        BanKind::Person => "person",
        BanKind::Address => "address",
        BanKind::Mute => "mute",
    }
}

/// Bans a person or an address, or mutes a person. Connections that it concerns are closed at once.
#[utoipa::path(post, path = "/api/admin/bans", tag = "admin", request_body = NewBan, responses(
    (status = 201, description = "The ban", body = Ban),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn ban(
    _: Administrator,
    State(app): State<Arc<App>>,
    Body(new): Body<NewBan>,
) -> Response {
    if !fits(&new.reason) {
        return unfit("a reason");
    }
    let until = match until(new.seconds) {
        Ok(until) => until,
        Err(refusal) => return refusal,
    };
    let subject = match new.kind {
        BanKind::Address => match new.subject.parse::<Subnet>() {
            Ok(network) => network.to_string(),
            Err(why) => return problem(StatusCode::UNPROCESSABLE_ENTITY, why.to_string()),
        },
        BanKind::Person | BanKind::Mute => match known(&app, &new.subject).await {
            Ok(person) => person.as_str().to_owned(),
            Err(response) => return response,
        },
    };
    let row = BanRow {
        id: random::code(),
        kind: kind_word(new.kind).to_owned(),
        subject,
        reason: new.reason,
        created: now(),
        until,
    };
    match store(&app, Change::Ban(row.clone())).await {
        Ok(_) => {
            tracing::info!(kind = row.kind, "a ban was made");
            (StatusCode::CREATED, Json(rights::ban(row, None))).into_response()
        }
        Err(why) => unavailable(&why),
    }
}

/// Lifts a ban or a mute.
#[utoipa::path(delete, path = "/api/admin/bans/{ban}", tag = "admin", params(("ban" = String, Path, description = "Its id")), responses(
    (status = 204, description = "Lifted"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn unban(
    _: Administrator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Response {
    remove(&app, Removable::Ban, id, "there is no such ban").await
}

async fn remove(app: &App, of: Removable, id: String, nothing: &str) -> Response {
    if !tables::is_id(&id) {
        return problem(StatusCode::NOT_FOUND, nothing);
    }
    done(store(app, Change::Remove { of, id }).await, nothing)
}

/// Lists the announcements that are shown.
#[utoipa::path(get, path = "/api/admin/notices", tag = "admin", responses(
    (status = 200, description = "The announcements", body = [Notice]),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn notices(_: Administrator, State(app): State<Arc<App>>) -> Response {
    match admin::read(&app).await {
        Ok(()) => Json(&app.admin.rules().notices).into_response(),
        Err(why) => unavailable(&why),
    }
}

/// Announces something to everyone who is connected, and to everyone who comes.
#[utoipa::path(post, path = "/api/admin/notices", tag = "admin", request_body = NewNotice, responses(
    (status = 201, description = "The announcement", body = Notice),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn announce(
    _: Administrator,
    State(app): State<Arc<App>>,
    Body(new): Body<NewNotice>,
) -> Response {
    if new.text.is_empty() || !fits(&new.text) {
        return unfit("an announcement");
    }
    let until = match until(new.seconds) {
        Ok(until) => until,
        Err(refusal) => return refusal,
    };
    let row = NoticeRow { id: random::code(), text: new.text, created: now(), until };
    let notice =
        Notice { id: row.id.clone(), text: row.text.clone(), until: row.until.map(seconds) };
    match store(&app, Change::Notice(row)).await {
        Ok(_) => (StatusCode::CREATED, Json(notice)).into_response(),
        Err(why) => unavailable(&why),
    }
}

/// Takes an announcement back.
#[utoipa::path(delete, path = "/api/admin/notices/{notice}", tag = "admin", params(("notice" = String, Path, description = "Its id")), responses(
    (status = 204, description = "Taken back"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn withdraw(
    _: Administrator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Response {
    remove(&app, Removable::Notice, id, "there is no such announcement").await
}

/// Lists the invitations that can be used.
#[utoipa::path(get, path = "/api/admin/invites", tag = "admin", responses(
    (status = 200, description = "The invitations", body = [Invite]),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn invites(_: Administrator, State(app): State<Arc<App>>) -> Response {
    match app.store.invites(now()).await {
        Ok(rows) => Json(rows.into_iter().map(invite_of).collect::<Vec<_>>()).into_response(),
        Err(why) => unavailable(&why),
    }
}

fn invite_of(row: InviteRow) -> Invite {
    let (created, until) = (seconds(row.created), row.until.map(seconds));
    Invite { id: row.id, note: row.note, created, until, uses_left: count(row.uses) }
}

/// Invites one or more persons to a server that is not open to everyone.
#[utoipa::path(post, path = "/api/admin/invites", tag = "admin", request_body = NewInvite, responses(
    (status = 201, description = "The invitation and its code", body = InviteCode),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn invite(
    _: Administrator,
    State(app): State<Arc<App>>,
    Body(new): Body<NewInvite>,
) -> Response {
    if !fits(&new.note) {
        return unfit("a note");
    }
    if !(1..=10_000).contains(&new.uses) {
        return problem(StatusCode::BAD_REQUEST, "an invitation is for 1 to 10000 persons");
    }
    let until = match until(new.seconds) {
        Ok(until) => until,
        Err(refusal) => return refusal,
    };
    let row = InviteRow {
        id: random::code(),
        note: new.note,
        created: now(),
        until,
        uses: i64::from(new.uses),
    };
    let code = random::code();
    let hash = identity::hash("invite", &code);
    match app.store.change(Change::Invite { invite: row.clone(), hash }).await {
        Ok(_) => {
            let invite = invite_of(row);
            (StatusCode::CREATED, Json(InviteCode { code, invite })).into_response()
        }
        Err(why) => unavailable(&why),
    }
}

/// Withdraws an invitation. Those who came with it stay.
#[utoipa::path(delete, path = "/api/admin/invites/{invite}", tag = "admin", params(("invite" = String, Path, description = "Its id")), responses(
    (status = 204, description = "Withdrawn"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn revoke(
    _: Administrator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Response {
    remove(&app, Removable::Invite, id, "there is no such invitation").await
}

/// Begins no new games while `draining` is true; games that run go on. It ends with a restart.
#[utoipa::path(put, path = "/api/admin/drain", tag = "admin", request_body = Drain, responses(
    (status = 200, description = "As it is now", body = Drain),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("admin" = [])))]
pub async fn drain(
    _: Administrator,
    State(app): State<Arc<App>>,
    Body(drain): Body<Drain>,
) -> Response {
    app.admin.drain(drain.draining);
    tracing::info!(draining = drain.draining, "drain was set");
    Json(drain).into_response()
}
