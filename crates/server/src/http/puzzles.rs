//! Puzzles over HTTP. A puzzle is one decision, so it needs no table: what its seat knows is sent, and the answer comes back.

use super::extract::{Anyone, Body, Known, Wanted};
use super::{problem, unavailable};
use crate::store::{Attempt, AttemptRow, Change, StoreError};
use crate::{App, clock};
use arena::Glicko;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use games::{AnyView, GameKind};
use protocol::{
    GameName, Problem, PuzzleAnswer, PuzzleOfDay, PuzzleRated, PuzzleShelf, PuzzleSolution,
    PuzzleSolver, PuzzleTheme, PuzzleValue, PuzzleVerdict, Puzzles, Refused,
};
use puzzle::{Puzzle, Theme};
use room::Person;
use std::collections::HashMap;
use std::sync::Arc;

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// Lists the puzzles by game and theme, with the one of the day and how far you are.
#[utoipa::path(get, path = "/api/puzzles", tag = "puzzles", responses(
    (status = 200, description = "The puzzles", body = Puzzles),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security((), ("token" = []), ("cookie" = [])))]
pub async fn list(State(app): State<Arc<App>>, Anyone(person): Anyone) -> Response {
    let Some(daily) = of_day() else { return none() };
    let known = match Solver::of(&app, person.as_ref()).await {
        Ok(known) => known,
        Err(why) => return unavailable(&why),
    };
    let tried: HashMap<&str, bool> =
        known.attempts.iter().map(|it| (it.puzzle.as_str(), it.solved)).collect();
    let shelf = |game: GameKind| {
        let puzzles: Vec<&Puzzle> = puzzle::of_game(game).collect();
        let count = |theme: Theme| puzzles.iter().filter(|it| it.theme == theme).count() as u32;
        let themes = Theme::ALL.into_iter().map(|it| PuzzleTheme {
            word: it.word().to_owned(),
            title: it.title(),
            puzzles: count(it),
        });
        PuzzleShelf {
            game: game.into(),
            puzzles: puzzles.len() as u32,
            tried: puzzles.iter().filter(|it| tried.contains_key(it.id().as_str())).count() as u32,
            themes: themes.filter(|it| it.puzzles > 0).collect(),
        }
    };
    let id = daily.id();
    let puzzles = Puzzles {
        daily: PuzzleOfDay {
            game: daily.options.kind().into(),
            solved: tried.get(id.as_str()).copied(),
            id,
        },
        games: GameKind::ALL.into_iter().map(shelf).filter(|it| it.puzzles > 0).collect(),
        solver: known.told(),
    };
    Json(puzzles).into_response()
}

/// Returns the puzzle of the day, the same for everybody. The day begins at midnight UTC.
#[utoipa::path(get, path = "/api/puzzles/daily", tag = "puzzles", responses(
    (status = 200, description = "The puzzle", body = protocol::Puzzle),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn daily(State(app): State<Arc<App>>) -> Response {
    match of_day() {
        Some(puzzle) => sent(&app, puzzle).await,
        None => none(),
    }
}

/// Returns a puzzle that you have not answered, about as hard as you are good. When there is none left, returns the one that
/// follows `after` in the list.
#[utoipa::path(get, path = "/api/puzzles/next", tag = "puzzles", params(
    ("game" = Option<GameName>, Query, description = "Of this game"),
    ("theme" = Option<String>, Query, description = "Of this theme: a word of the list of puzzles"),
    ("after" = Option<String>, Query, description = "The puzzle you had before"),
), responses(
    (status = 200, description = "The puzzle", body = protocol::Puzzle),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security((), ("token" = []), ("cookie" = [])))]
pub async fn next(
    State(app): State<Arc<App>>,
    Anyone(person): Anyone,
    Wanted { game, theme, after }: Wanted,
) -> Response {
    let fits = |it: &&Puzzle| {
        game.is_none_or(|game| it.options.kind() == game)
            && theme.is_none_or(|theme| it.theme == theme)
    };
    let all: Vec<&Puzzle> = puzzle::all().unwrap_or_default().iter().filter(fits).collect();
    let chosen = async {
        let known = Solver::of(&app, person.as_ref()).await?;
        let ratings = app.store.puzzle_ratings().await?;
        let is_tried = |id: &str| known.attempts.iter().any(|it| it.puzzle == id);
        let is_after = |id: &str| after.as_deref() == Some(id);
        let left = all.iter().filter(|it| !is_tried(&it.id()) && !is_after(&it.id()));
        let mine = known.rating.unwrap_or(Glicko::NEW).rating;
        let far = |it: &Puzzle| {
            let rating = ratings.get(&it.id()).map_or(f64::from(it.rating), |it| it.rating);
            (rating - mine).abs()
        };
        let nearest = left.min_by(|a, b| far(a).total_cmp(&far(b)));
        let following = || {
            let place = all.iter().position(|it| is_after(&it.id())).map_or(0, |it| it + 1);
            all.get(place).or(all.first())
        };
        Ok::<_, StoreError>(nearest.or_else(following).copied())
    };
    match chosen.await {
        Ok(Some(puzzle)) => sent(&app, puzzle).await,
        Ok(None) => none(),
        Err(why) => unavailable(&why),
    }
}

/// Returns a puzzle: the position as its seat knows it, and the open question.
#[utoipa::path(get, path = "/api/puzzles/{puzzle}", tag = "puzzles", params(("puzzle" = String, Path, description = "Its id")), responses(
    (status = 200, description = "The puzzle", body = protocol::Puzzle),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub async fn one(State(app): State<Arc<App>>, Path(id): Path<String>) -> Response {
    match puzzle::by_id(&id) {
        Some(puzzle) => sent(&app, puzzle).await,
        None => unknown(),
    }
}

/// Answers a puzzle. Your first answer counts for your rating and for that of the puzzle; asking for the solution counts as a
/// wrong answer.
#[utoipa::path(post, path = "/api/puzzles/{puzzle}", tag = "puzzles", params(("puzzle" = String, Path, description = "Its id")),
    request_body = PuzzleAnswer, responses(
    (status = 200, description = "What becomes of it", body = PuzzleVerdict),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
), security(("token" = []), ("cookie" = [])))]
pub async fn answer(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Path(id): Path<String>,
    Body(PuzzleAnswer { action }): Body<PuzzleAnswer>,
) -> Response {
    let Some(puzzle) = puzzle::by_id(&id) else { return unknown() };
    let Some(view) = puzzle.view() else { return broken() };
    let legal = view.legal();
    let value = |action: &str| puzzle.weighed(&legal).find(|it| it.0 == action).map(|it| it.1);
    let wrong = match &action {
        Some(action) if *action != puzzle.answer => match value(action) {
            Some(value) => Some(value),
            None => return illegal(&view, action),
        },
        Some(_) | None => None,
    };
    let solved = action.is_some() && wrong.is_none();
    let rated = match rate(&app, &person, puzzle, solved).await {
        Ok(rated) => rated,
        Err(why) => return unavailable(&why),
    };
    let solution = || PuzzleSolution {
        answer: puzzle.answer.clone(),
        theme: puzzle.theme.title(),
        why: puzzle.theme.lesson(),
        values: puzzle
            .weighed(&legal)
            .map(|(action, value)| PuzzleValue { action: action.to_owned(), value })
            .collect(),
    };
    Json(match wrong {
        Some(value) => PuzzleVerdict::Wrong { value, rated },
        None if solved => PuzzleVerdict::Right { solution: solution(), rated },
        None => PuzzleVerdict::Shown { solution: solution(), rated },
    })
    .into_response()
}

/// What the rules have against an answer, by what its seat knows.
fn illegal(view: &AnyView, action: &str) -> Response {
    match view.prospects(action, 1) {
        Err(why) => {
            let refusal = Refused::Action(why).wire();
            Json(PuzzleVerdict::Refused { refusal }).into_response()
        }
        Ok(_) => broken(),
    }
}

/// Keeps a first answer. `None` if it was not the first.
async fn rate(
    app: &App,
    person: &Person,
    puzzle: &Puzzle,
    solved: bool,
) -> Result<Option<PuzzleRated>, StoreError> {
    let (id, person) = (puzzle.id(), person.id.as_str());
    let before = app.store.solver(person).await?.unwrap_or(Glicko::NEW);
    let attempt = Attempt {
        person: person.to_owned(),
        puzzle: id,
        solved,
        at: clock::stored(clock::wall()),
        begins: puzzle.rating,
    };
    if app.store.change(Change::Attempt(attempt)).await? == 0 {
        return Ok(None);
    }
    let known = Solver::of_person(app, person).await?;
    let change = known.rating.map_or(0.0, |after| after.rating - before.rating);
    let rated = |solver| PuzzleRated { solver, change: change.round() as i32 };
    Ok(known.told().map(rated))
}

/// What is stored of a solver.
struct Solver {
    rating: Option<Glicko>,
    attempts: Vec<AttemptRow>,
}

impl Solver {
    async fn of(app: &App, person: Option<&Person>) -> Result<Solver, StoreError> {
        match person {
            Some(person) => Solver::of_person(app, person.id.as_str()).await,
            None => Ok(Solver { rating: None, attempts: Vec::new() }),
        }
    }

    async fn of_person(app: &App, person: &str) -> Result<Solver, StoreError> {
        let rating = app.store.solver(person).await?;
        Ok(Solver { rating, attempts: app.store.attempts(person).await? })
    }

    /// As it is told; `None` before the first answer.
    fn told(&self) -> Option<PuzzleSolver> {
        let rating = self.rating?;
        Some(PuzzleSolver {
            rating: whole(rating.rating),
            deviation: whole(rating.deviation),
            tried: self.attempts.len() as u32,
            solved: self.attempts.iter().filter(|it| it.solved).count() as u32,
        })
    }
}

/// The puzzle of this day.
fn of_day() -> Option<&'static Puzzle> {
    puzzle::daily(clock::wall().0 / DAY)
}

async fn sent(app: &App, puzzle: &Puzzle) -> Response {
    let rating = match app.store.puzzle_ratings().await {
        Ok(ratings) => ratings.get(&puzzle.id()).map_or(puzzle.rating, |it| whole(it.rating)),
        Err(why) => return unavailable(&why),
    };
    let shown = puzzle.view().and_then(|view| puzzle::shown(puzzle, &view, rating));
    shown.map_or_else(broken, |shown| Json(shown).into_response())
}

/// A rating as it is told.
fn whole(rating: f64) -> u32 {
    rating.round().max(0.0) as u32
}

fn unknown() -> Response {
    let text =
        "there is no such puzzle; /api/puzzles lists them by game, and /api/puzzles/next gives one";
    problem(StatusCode::NOT_FOUND, text)
}

fn none() -> Response {
    problem(StatusCode::NOT_FOUND, "there are no such puzzles; /api/puzzles lists those there are")
}

/// A test replays every puzzle, so this is not expected.
fn broken() -> Response {
    problem(StatusCode::INTERNAL_SERVER_ERROR, "this puzzle cannot be played")
}
