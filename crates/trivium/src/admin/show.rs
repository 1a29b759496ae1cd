//! What administrators see, as plain columns.

use protocol::{
    AdminPerson, AdminTable, Admission, Ban, BanKind, Invite, LobbyTable, Notice, Overview,
    SeatState, Stage,
};
use std::time::{SystemTime, UNIX_EPOCH};

/// The state of a server.
pub fn overview(it: &Overview) -> String {
    let admission = match it.admission {
        Admission::Open => "open to everyone",
        Admission::Invited => "for invited persons only",
    };
    let draining = if it.draining { "yes: no new games begin" } else { "no" };
    [
        ("version", it.version.clone()),
        ("running for", span(it.uptime_seconds)),
        ("admission", admission.to_owned()),
        ("draining", draining.to_owned()),
        ("connections", it.connections.to_string()),
        ("active games", it.games_active.to_string()),
        ("tables in memory", it.tables_in_memory.to_string()),
        ("tables stored", it.tables.to_string()),
        ("persons stored", it.people.to_string()),
    ]
    .map(|(name, value)| format!("{name:<18}{value}\n"))
    .concat()
}

/// Persons.
pub fn people(people: &[AdminPerson]) -> String {
    let row = |it: &AdminPerson| {
        let state = match (it.banned, it.muted) {
            (true, _) => "banned",
            (false, true) => "muted",
            (false, false) => "",
        };
        vec![
            it.id.clone(),
            visible(&it.name),
            ago(it.seen),
            it.tables.to_string(),
            state.to_owned(),
        ]
    };
    columns(&["ID", "NAME", "SEEN", "TABLES", "STATE"], people.iter().map(row).collect())
}

/// Tables.
pub fn tables(tables: &[AdminTable]) -> String {
    let row = |it: &AdminTable| {
        let LobbyTable { table, stage, options, seats, .. } = &it.entry;
        let stage = match (it.closed, stage) {
            (true, _) => "closed",
            (false, Stage::Lobby) => "lobby",
            (false, Stage::Playing) => "playing",
            (false, Stage::Paused) => "paused",
            (false, Stage::Over) => "over",
        };
        let game = games::GameKind::from(options.detail.name()).name().to_owned();
        let seats: Vec<String> = seats.iter().map(seat).collect();
        vec![table.clone(), game, stage.to_owned(), ago(it.updated), seats.join(", ")]
    };
    columns(&["ID", "GAME", "STAGE", "LAST MOVE", "SEATS"], tables.iter().map(row).collect())
}

fn seat(seat: &SeatState) -> String {
    match seat {
        SeatState::Open => "(free)".to_owned(),
        SeatState::Reserved => "(kept for somebody)".to_owned(),
        SeatState::Human { name, .. } => visible(name),
        SeatState::Kicked { name } => format!("(free; {} was sent away)", visible(name)),
        SeatState::Left { name } => format!("({} left)", visible(name)),
        SeatState::Bot { .. } => "bot".to_owned(),
    }
}

/// Bans and mutes.
pub fn bans(bans: &[Ban]) -> String {
    let row = |it: &Ban| {
        let kind = match it.kind {
            BanKind::Person | BanKind::Address => "ban",
            BanKind::Mute => "mute",
        };
        let who = it
            .name
            .as_deref()
            .map_or(it.subject.clone(), |name| format!("{} ({})", it.subject, visible(name)));
        vec![it.id.clone(), kind.to_owned(), who, left(it.until), visible(&it.reason)]
    };
    columns(&["ID", "KIND", "WHO", "UNTIL", "REASON"], bans.iter().map(row).collect())
}

/// Announcements.
pub fn notices(notices: &[Notice]) -> String {
    let row = |it: &Notice| vec![it.id.clone(), left(it.until), visible(&it.text)];
    columns(&["ID", "UNTIL", "TEXT"], notices.iter().map(row).collect())
}

/// Invitations.
pub fn invites(invites: &[Invite]) -> String {
    let row = |it: &Invite| {
        vec![it.id.clone(), it.uses_left.to_string(), left(it.until), visible(&it.note)]
    };
    columns(&["ID", "USES LEFT", "UNTIL", "NOTE"], invites.iter().map(row).collect())
}

/// A text of somebody, which a terminal takes for nothing else.
fn visible(text: &str) -> String {
    text.chars().map(|it| if it.is_control() { '?' } else { it }).collect()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs())
}

fn ago(at: u32) -> String {
    let passed = now().saturating_sub(u64::from(at));
    format!("{} ago", span(u32::try_from(passed).unwrap_or(u32::MAX)))
}

fn left(until: Option<u32>) -> String {
    match until {
        None => "for good".to_owned(),
        Some(until) => {
            let left = u64::from(until).saturating_sub(now());
            format!("in {}", span(u32::try_from(left).unwrap_or(u32::MAX)))
        }
    }
}

fn span(seconds: u32) -> String {
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7_200 => format!("{} min", seconds / 60),
        7_200..172_800 => format!("{} h", seconds / 3_600),
        172_800.. => format!("{} days", seconds / 86_400),
    }
}

/// Rows under their headings. The last column is as wide as it is.
fn columns(heads: &[&str], rows: Vec<Vec<String>>) -> String {
    let wide = |text: &str| text.chars().count();
    let widths: Vec<usize> = heads
        .iter()
        .enumerate()
        .map(|(at, head)| {
            rows.iter()
                .filter_map(|row| row.get(at))
                .map(|it| wide(it))
                .chain([wide(head)])
                .max()
                .unwrap_or(0)
        })
        .collect();
    let line = |cells: Vec<&str>| {
        let padded = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        format!("{}\n", padded.collect::<Vec<_>>().join("  ").trim_end())
    };
    let mut text = line(heads.to_vec());
    for row in &rows {
        text += &line(row.iter().map(String::as_str).collect());
    }
    text
}
