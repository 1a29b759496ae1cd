//! The analysis board: positions that somebody sets up with a scenario. No table is opened and nothing is stored: the scenario is
//! sent with every request. What is told of it is made from the view of a seat (I8).

use super::extract::{Body, Named, Student, Text, Viewer};
use super::study::advised;
use super::{problem, refused};
use crate::pool::Turn;
use crate::{App, think};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use games::{AnyOptions, AnyView, Listed, NotPlayed};
use kernel::{Game, Notation as _, Observer, SearchDice, Seat, Status};
use protocol::{Analysis, GameEvents, HiddenCards, PlayOut, PlayedOut, Position, Problem, Refused};
use scenario::shared::Language;
use scenario::{Course, in_language};
use std::sync::Arc;
use std::time::Duration;

/// The longest scenario: the longest game written out is shorter.
const LONGEST: usize = 64 << 10;

/// Returns the position in which a scenario ends, as a seat sees it.
#[utoipa::path(post, path = "/api/position", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A scenario"),
    params(("seat" = Option<protocol::Seat>, Query, description = "Whose view; if none is named, the first that owes a choice")), responses(
    (status = 200, description = "The position", body = Position),
    (status = 422, description = "Not a scenario, or a line of it is not true; the detail begins with the line", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn look(
    State(app): State<Arc<App>>,
    Viewer(payer): Viewer,
    Named { seat, .. }: Named,
    Text(text): Text,
) -> Response {
    let made = app.study(&payer, move || {
        let (options, view) = seen_in(&text, seat.map(Seat::from))?;
        Ok(Position::of(&options, &view))
    });
    match made.await.flatten() {
        Ok(position) => Json(position).into_response(),
        Err(response) => response,
    }
}

/// Analyses the question that a scenario leaves open to a seat, by what the seat knows; better with every line.
#[utoipa::path(post, path = "/api/position/analysis", tag = "study",
    request_body(content = String, content_type = "text/plain", description = "A scenario"),
    params(("seat" = Option<protocol::Seat>, Query, description = "Whose choice; if none is named, the first that owes one")), responses(
    (status = 200, description = "Better with every line", body = Analysis, content_type = "application/x-ndjson"),
    (status = 409, description = "This seat owes no choice", body = Problem, content_type = "application/problem+json"),
    (status = 422, description = "Not a scenario, or a line of it is not true; the detail begins with the line", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn analysis(
    State(app): State<Arc<App>>,
    Student(student): Student,
    Named { seat, .. }: Named,
    Text(text): Text,
) -> Response {
    let made = app.study(&student.payer, move || seen_in(&text, seat.map(Seat::from)));
    match made.await.flatten() {
        Ok((_, view)) if view.legal().is_empty() => {
            refused(StatusCode::CONFLICT, Refused::NothingAsked.wire())
        }
        Ok((_, view)) => advised(&app, student, view, String::new()),
        Err(response) => response,
    }
}

/// Plays a choice of a seat in the position of a scenario; then bots choose for the others up to its next question. The answer has
/// the scenario with all that was played.
#[utoipa::path(post, path = "/api/position/play", tag = "study", request_body = PlayOut, responses(
    (status = 200, description = "What becomes of it", body = PlayedOut),
    (status = 422, description = "Not a scenario, or a line of it is not true; the detail begins with the line", body = Problem, content_type = "application/problem+json"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn play(
    State(app): State<Arc<App>>,
    Student(student): Student,
    Body(wish): Body<PlayOut>,
) -> Response {
    let most = app.config.bot_time;
    let payer = student.payer.clone();
    let played = app.advisers.run(payer, move |turn| {
        let _student = student;
        in_language!(&wish.scenario, L => played_out::<L>(&wish, most, turn))
    });
    match played.await {
        Some(Ok(played)) => Json(played).into_response(),
        Some(Err(response)) => response,
        None => problem(StatusCode::INTERNAL_SERVER_ERROR, "the position could not be played"),
    }
}

/// What a seat sees where a scenario ends.
fn seen_in(text: &str, seat: Option<Seat>) -> Result<(AnyOptions, AnyView), Response> {
    in_language!(text, L => {
        let course = course::<L>(text)?;
        let seat = match seat {
            Some(seat) => seat_of(&course, seat)?,
            None => first_to_choose(&course),
        };
        Ok((options_of(&course), view_of(&course, seat)))
    })
}

/// Plays a scenario to its end.
fn course<L: Language>(text: &str) -> Result<Course<L>, Response> {
    if text.len() > LONGEST {
        let text = format!("a scenario has at most {LONGEST} bytes; begin anew from a later turn");
        return Err(problem(StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    Course::of(text).map_err(|mut failure| {
        // The picture shows hidden cards in many lines; the line that is wrong is enough here.
        failure.picture = None;
        problem(StatusCode::UNPROCESSABLE_ENTITY, failure.to_string())
    })
}

fn first_to_choose<L: Language>(course: &Course<L>) -> Seat {
    match L::Game::status(course.state()) {
        Status::Owed(seats) => seats.iter().next().unwrap_or(Seat::A),
        Status::Over(_) => Seat::A,
    }
}

fn seat_of<L: Language>(course: &Course<L>, seat: Seat) -> Result<Seat, Response> {
    if seat.index() < L::Game::seats(course.options()) {
        return Ok(seat);
    }
    let text = "the game has no such seat; the first is A";
    Err(problem(StatusCode::UNPROCESSABLE_ENTITY, text))
}

fn options_of<L: Language<Game: Listed>>(course: &Course<L>) -> AnyOptions {
    L::Game::any_options(*course.options())
}

fn view_of<L: Language<Game: Listed>>(course: &Course<L>, seat: Seat) -> AnyView {
    L::Game::any_view(L::Game::view(course.state(), Observer::Seat(seat)))
}

fn played_out<L: Language<Game: Listed>>(
    wish: &PlayOut,
    most: Duration,
    turn: &mut Turn,
) -> Result<PlayedOut, Response> {
    let mut course = course::<L>(&wish.scenario)?;
    let seat = seat_of(&course, wish.seat.into())?;
    let mut dice = SearchDice::new(crate::random::number());
    course = match wish.hidden {
        Some(HiddenCards::True) => course.named(),
        Some(HiddenCards::Anew) => course.anew(seat, &mut dice),
        None => course,
    };
    let mut events = Vec::new();
    if let Some(action) = &wish.action
        && let Err(why) = submit(&mut course, seat, action, &mut dice, &mut events)
    {
        return Ok(PlayedOut::Refused { refusal: Refused::Action(why).wire() });
    }
    while let Status::Owed(owed) = L::Game::status(course.state())
        && !owed.contains(seat)
        && let Some(other) = owed.iter().next()
    {
        let view = view_of(&course, other);
        let chosen = think::choose(wish.bot, &view, most, turn, &|| false);
        let played = chosen.map(|it| submit(&mut course, other, &it, &mut dice, &mut events));
        if !matches!(played, Some(Ok(()))) {
            let text = "a bot made no choice";
            return Err(problem(StatusCode::INTERNAL_SERVER_ERROR, text));
        }
    }
    if !course.is_true() {
        let text = "name every card of the scenario: what was played changes which cards its unnamed ones are";
        return Err(problem(StatusCode::UNPROCESSABLE_ENTITY, text));
    }
    let observer = Observer::Seat(seat);
    let heard = events.into_iter().filter_map(|it| L::Game::redact(it, observer)).collect();
    let view = view_of(&course, seat);
    let Some(events) = GameEvents::of(&view, &L::Game::any_events(heard)) else {
        let text = "what happened is of another game";
        return Err(problem(StatusCode::INTERNAL_SERVER_ERROR, text));
    };
    let position = Box::new(Position::of(&options_of(&course), &view));
    Ok(PlayedOut::Played { scenario: course.text().to_owned(), events, position })
}

/// Plays a choice in notation.
fn submit<L: Language<Game: Listed>>(
    course: &mut Course<L>,
    seat: Seat,
    action: &str,
    dice: &mut SearchDice,
    events: &mut Vec<<L::Game as Game>::Event>,
) -> Result<(), NotPlayed> {
    let options = *course.options();
    let action = L::Game::read_action(&options, action);
    let action = action.map_err(|why| NotPlayed::Text(why.to_string()))?;
    let refused = |why| NotPlayed::Illegal(L::Game::any_illegal(options, why));
    course.submit(seat, action, dice, events).map_err(refused)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// I8: all that advice is made from is the view of the seat.
    #[test]
    fn worlds_a_seat_cannot_tell_apart_are_seen_alike() {
        let hands = ["Surgeon Inventor", "VoidMage Djinn"].map(|theirs| {
            let text = format!("game cardia\nhand you: Judge Mediator\nhand they: {theirs}");
            seen_in(&text, Some(Seat::A)).map_err(|why| why.status())
        });
        assert!(hands[0].is_ok());
        assert_eq!(hands[0], hands[1]);
        let theirs = seen_in("game cardia\nhand they: Surgeon", Some(Seat::B));
        assert_ne!(hands[0], theirs.map_err(|why| why.status()));
    }
}
