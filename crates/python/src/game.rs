//! A game with its options, and what is made of it.

use crate::args;
use crate::error::value_error;
use crate::position::{AnyPosition, Luck, Position};
use crate::state::State;
use cardia::Cardia;
use civ::Civ;
use games::{AnyOptions, GameKind, match_game};
use kardinal::Kardinal;
use kernel::setting::Values;
use kernel::{Purpose, Setting};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use scenario::AnyPosition as AnyEnd;
use scenario::shared::Position as End;

/// A game and its options: `Game("cardia", deck="2", locations=["Bazaar"], guardians="open")`.
///
/// The options are those of records and of the program; `settings` lists them. A list stands for words with commas.
#[pyclass(module = "trivium", frozen)]
pub struct Game {
    pub(crate) options: AnyOptions,
}

impl Game {
    /// The game of this name with options in notation.
    pub fn read(name: &str, options: &str) -> PyResult<Game> {
        let kind: GameKind = name.parse().map_err(value_error)?;
        let options = AnyOptions::read(kind, options).map_err(value_error)?;
        Ok(Game { options })
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, **options))]
    fn new(name: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
        Game::read(name, &args::options(options)?)
    }

    /// The game with options in notation, as records have them: `Game.parse("cardia", "deck=2 guardians=open")`.
    #[staticmethod]
    #[pyo3(signature = (name, options=""))]
    fn parse(name: &str, options: &str) -> PyResult<Game> {
        Game::read(name, options)
    }

    /// `cardia`, `kardinal` or `civ`.
    #[getter]
    fn name(&self) -> &'static str {
        self.options.kind().name()
    }

    /// The options in notation; those at their default are left out.
    #[getter]
    fn options(&self) -> String {
        self.options.to_string()
    }

    /// How many seats it has.
    #[getter]
    fn seats(&self) -> usize {
        self.options.seats()
    }

    /// How many codes an action can have: the width of every mask.
    #[getter]
    fn actions(&self) -> usize {
        kernel::CODES
    }

    /// The options there are: a dictionary for each, with its values and its default.
    #[getter]
    fn settings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let all = self.options.kind().settings().iter().map(|setting| describe(py, setting));
        PyList::new(py, all.collect::<PyResult<Vec<_>>>()?)
    }

    /// Deals. With `chance="sampled"` the seed decides what chance brings, with `chance="explicit"` the caller does:
    /// `state.chance()` lists the outcomes and `state.apply_chance(n)` takes one.
    #[pyo3(signature = (seed=None, chance="sampled"))]
    fn start(
        &self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        chance: &str,
    ) -> PyResult<State> {
        let luck = match chance {
            "sampled" => Luck::Dice(args::dice(py, seed)?),
            "explicit" => Luck::Explicit,
            other => {
                let why = format_args!("chance cannot be `{other}`; write sampled or explicit");
                return Err(value_error(why));
            }
        };
        let position: Result<Box<dyn AnyPosition>, String> = match_game!(&self.options, AnyOptions(options), G => {
            Position::<G>::start(*options, luck).map(|it| Box::new(it) as Box<dyn AnyPosition>)
        });
        Ok(State::of(position.map_err(value_error)?))
    }

    fn __repr__(&self) -> String {
        let options = self.options.to_string();
        if options.is_empty() {
            format!("Game({:?})", self.name())
        } else {
            format!("Game.parse({:?}, {options:?})", self.name())
        }
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.options == other.options
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        (self.name(), self.options()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let parse = py.get_type::<Game>().getattr("parse")?;
        Ok((parse, PyTuple::new(py, [self.name().to_owned(), self.options.to_string()])?))
    }
}

fn describe<'py>(py: Python<'py>, setting: &Setting) -> PyResult<Bound<'py, PyDict>> {
    let it = PyDict::new(py);
    it.set_item("key", setting.key)?;
    match setting.values {
        Values::One(words) => it.set_item("one", words)?,
        Values::Each { words, of } => {
            it.set_item("one", words)?;
            it.set_item("of", of)?;
        }
        Values::Some(words) => it.set_item("some", words)?,
        Values::Number(least, most) => it.set_item("range", (least, most))?,
        Values::Seat(seats) => it.set_item("seat_below", seats)?,
        Values::Text => {}
    }
    it.set_item("default", setting.default)?;
    it.set_item("about", setting.about)?;
    it.set_item("rule", setting.rule.map(|rule| rule.to_string()))?;
    it.set_item("study", setting.purpose == Purpose::Study)?;
    Ok(it)
}

/// Takes up a recorded game where it stands. What comes next is dealt by the seed.
#[pyfunction]
#[pyo3(signature = (record, seed=0))]
pub fn replay(record: &str, seed: u64) -> PyResult<State> {
    let name = record::game_name(record).map_err(value_error)?;
    let kind: GameKind = name.parse().map_err(value_error)?;
    let luck = Luck::Dice(kernel::SearchDice::new(seed));
    games::of_kind!(kind, G => {
        let position = Position::<G>::resume(record, luck).map_err(value_error)?;
        Ok(State::of(Box::new(position)))
    })
}

/// The position in which a scenario ends, for example one that only sets a table. What comes next is dealt by the seed. It has no
/// record: only a whole game has one. A line that is not true, or cannot be read, is a `ValueError` that names it.
#[pyfunction]
#[pyo3(signature = (scenario, seed=0))]
pub fn position(scenario: &str, seed: u64) -> PyResult<State> {
    let dice = kernel::SearchDice::new(seed);
    Ok(State::of(match scenario::position(scenario).map_err(value_error)? {
        AnyEnd::Cardia(End { options, state }) => {
            Box::new(Position::<Cardia>::imagined(options, state, dice))
        }
        AnyEnd::Kardinal(End { options, state }) => {
            Box::new(Position::<Kardinal>::imagined(options, state, dice))
        }
        AnyEnd::Civ(End { options, state }) => {
            Box::new(Position::<Civ>::imagined(options, state, dice))
        }
    }))
}

/// Plays a scenario and checks every line of it: how many moves and claims it has, and which rules it cites. A line that is not
/// true, or cannot be read, is a `ValueError` that names it.
#[pyfunction]
pub fn check<'py>(py: Python<'py>, scenario: &str) -> PyResult<Bound<'py, PyDict>> {
    let report = scenario::check(scenario).map_err(value_error)?;
    let it = PyDict::new(py);
    it.set_item("moves", report.moves)?;
    it.set_item("claims", report.claims)?;
    it.set_item("rules", report.rules.into_iter().collect::<Vec<_>>())?;
    Ok(it)
}
