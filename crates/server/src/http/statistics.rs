//! What a person's own games say.

use super::extract::Student;
use super::unavailable;
use crate::{App, tables};
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use games::Film;
use kernel::Observer;
use protocol::{LobbyTable, Played, Problem, Snapshot, Stage, Statistics};
use room::{PersonId, Room, Time};
use std::sync::Arc;

/// So many of the latest games are looked at.
const MOST: usize = 500;

/// Returns what your latest 500 finished games say: by opponent, by options, by card and by first choice.
#[utoipa::path(get, path = "/api/me/statistics", tag = "me", responses(
    (status = 200, description = "The statistics", body = Statistics),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn mine(State(app): State<Arc<App>>, Student(student): Student) -> Response {
    let rows = match app.store.tables_of(student.person.as_str(), MOST as i64).await {
        Ok(rows) => rows,
        Err(why) => return unavailable(&why),
    };
    let entries = rows.iter().filter_map(|row| serde_json::from_str(&row.entry).ok());
    let is_game = |it: &LobbyTable| it.lesson.is_none() && it.stage != Stage::Lobby;
    let mut statistics = Statistics::default();
    for entry in entries.filter(is_game) {
        let left = MOST.saturating_sub(statistics.looked_at as usize);
        if left == 0 {
            break;
        }
        // A table that was closed, or cannot be read, is left out.
        let Ok(texts) = tables::read_texts(&app, &entry.table).await else { continue };
        let (person, now) = (student.person.clone(), app.clock.now());
        // One table after the other, so that others get their turns in between.
        let counted = app.study(&student.payer, move || {
            count(&mut statistics, &texts, &person, left, now);
            statistics
        });
        statistics = match counted.await {
            Ok(statistics) => statistics,
            Err(response) => return response,
        };
    }
    Json(statistics.sorted()).into_response()
}

/// Counts the games of a table that are over and in which the person sat, the latest first.
fn count(statistics: &mut Statistics, texts: &[String], person: &PersonId, most: usize, now: Time) {
    let Ok(lines) = tables::parsed(texts) else { return };
    let began = lines.iter().filter(|line| line.fact.begins().is_some()).count() as u32;
    for game in (1..=began).rev().take(most) {
        let Ok(room) = Room::finished(&lines, Some(game)) else { continue };
        let Some(seat) = room.seat_of(person) else { continue };
        let Snapshot { info, truth, .. } = room.snapshot(Observer::Spectator, now);
        let (Some(ending), Some(truth)) = (info.ending, truth) else { continue };
        let Ok(film) = Film::of(&truth.record) else { continue };
        let (seats, winners) = (&info.seats, &ending.winners);
        statistics.add(&Played { film: &film, seat: seat.into(), seats, winners });
    }
}
