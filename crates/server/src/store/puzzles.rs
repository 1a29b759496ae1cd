//! Who answered which puzzle, and the ratings of solvers and puzzles.

use super::{Store, Stored};
use arena::Glicko;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use std::collections::HashMap;

/// How uncertain the rating of a puzzle is before anybody answered it.
const UNTRIED: f64 = 150.0;

/// The first answer of a person to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// Who.
    pub person: String,
    /// Which puzzle.
    pub puzzle: String,
    /// Was it right?
    pub solved: bool,
    /// When, in milliseconds.
    pub at: i64,
    /// The rating that the puzzle has if nobody answered it before.
    pub begins: u32,
}

/// A first answer, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttemptRow {
    /// The puzzle.
    pub puzzle: String,
    /// Was it right?
    pub solved: bool,
    /// When, in milliseconds.
    pub at: i64,
}

impl Store {
    /// The first answers of a person, the latest last.
    pub async fn attempts(&self, person: &str) -> Stored<Vec<AttemptRow>> {
        let sql = "SELECT puzzle, solved, answered FROM attempts WHERE person_id = $1 ORDER BY answered, puzzle";
        let row = |row: &AnyRow| {
            let (puzzle, solved) = (row.try_get(0)?, row.try_get::<i64, _>(1)? == 1);
            Ok(AttemptRow { puzzle, solved, at: row.try_get(2)? })
        };
        self.all(sqlx::query(sql).bind(person.to_owned()), row).await
    }

    /// The rating of a person; `None` before the first answer.
    pub async fn solver(&self, person: &str) -> Stored<Option<Glicko>> {
        let sql = "SELECT rating, deviation, volatility FROM solvers WHERE person_id = $1";
        let query = sqlx::query(sql).bind(person.to_owned());
        Ok(self.all(query, |row| glicko(row, 0)).await?.pop())
    }

    /// The ratings of all puzzles that somebody answered.
    pub async fn puzzle_ratings(&self) -> Stored<HashMap<String, Glicko>> {
        let sql = "SELECT puzzle, rating, deviation, volatility FROM puzzles";
        let row = |row: &AnyRow| Ok((row.try_get(0)?, glicko(row, 1)?));
        Ok(self.all(sqlx::query(sql), row).await?.into_iter().collect())
    }
}

fn glicko(row: &AnyRow, first: usize) -> Result<Glicko, sqlx::Error> {
    Ok(Glicko {
        rating: row.try_get(first)?,
        deviation: row.try_get(first + 1)?,
        volatility: row.try_get(first + 2)?,
    })
}

/// Keeps a first answer and rates both; nothing if there was one before. A rating that two servers change at the same moment
/// keeps the later change.
pub(super) async fn attempt(work: &mut AnyConnection, attempt: Attempt) -> sqlx::Result<u64> {
    let Attempt { person, puzzle, solved, at, begins } = attempt;
    let sql = "INSERT INTO attempts (person_id, puzzle, solved, answered) VALUES ($1, $2, $3, $4) \
               ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(person.clone()).bind(puzzle.clone());
    let first = query.bind(i64::from(solved)).bind(at).execute(&mut *work).await?;
    if first.rows_affected() == 0 {
        return Ok(0);
    }
    let sql = "SELECT rating, deviation, volatility FROM solvers WHERE person_id = $1";
    let row = sqlx::query(sql).bind(person.clone()).fetch_optional(&mut *work).await?;
    let solver = row.map(|row| glicko(&row, 0)).transpose()?.unwrap_or(Glicko::NEW);
    let sql = "SELECT rating, deviation, volatility FROM puzzles WHERE puzzle = $1";
    let row = sqlx::query(sql).bind(puzzle.clone()).fetch_optional(&mut *work).await?;
    let new = Glicko { rating: begins.into(), deviation: UNTRIED, ..Glicko::NEW };
    let rated = row.map(|row| glicko(&row, 0)).transpose()?.unwrap_or(new);
    let (won, lost) = if solved { (1.0, 0.0) } else { (0.0, 1.0) };
    let sql = "INSERT INTO solvers (person_id, rating, deviation, volatility) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (person_id) DO UPDATE SET rating = excluded.rating, \
               deviation = excluded.deviation, volatility = excluded.volatility";
    keep(work, sql, person, solver.after(&[(rated, won)])).await?;
    let sql = "INSERT INTO puzzles (puzzle, rating, deviation, volatility) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (puzzle) DO UPDATE SET rating = excluded.rating, \
               deviation = excluded.deviation, volatility = excluded.volatility";
    keep(work, sql, puzzle, rated.after(&[(solver, lost)])).await?;
    Ok(1)
}

async fn keep(
    work: &mut AnyConnection,
    sql: &'static str,
    whose: String,
    rating: Glicko,
) -> sqlx::Result<()> {
    let query = sqlx::query(sql).bind(whose).bind(rating.rating).bind(rating.deviation);
    query.bind(rating.volatility).execute(work).await?;
    Ok(())
}
