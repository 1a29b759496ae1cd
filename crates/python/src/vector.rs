//! Many games at once as NumPy arrays.

use crate::batch::{AnyBatch, NotLegal, Rows};
use crate::crew::Crew;
use crate::error::{IllegalAction, value_error};
use crate::game::Game;
use crate::position::codes;
use crate::title::Title as _;
use games::{AnyOptions, match_game};
use kernel::lane::Feature;
use kernel::{CODES, SearchDice};
use numpy::{
    PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyUntypedArray,
    PyUntypedArrayMethods as _,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::num::NonZeroUsize;

/// The arrays of a step.
type Arrays<'py> = (
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<i8>>,
);

/// The same, kept from step to step.
type Kept =
    (Py<PyArray2<i8>>, Py<PyArray2<bool>>, Py<PyArray2<f32>>, Py<PyArray1<bool>>, Py<PyArray1<i8>>);

/// `n` games of one kind, played in step: one decision of each game at a time.
///
/// `reset()` and `step(actions)` give five arrays: observations (int8, one row for each game: what the player to choose sees),
/// masks (bool, 64 for each game: which actions are legal), rewards (float32, one for each seat: what the step brought), dones
/// (bool: the game ended with this step and a new one was dealt) and players (int8: whose decision is next). Where several
/// seats choose at the same time, they are asked one after the other, and nobody sees whether another has chosen.
///
/// With `copy=False` each step writes into the same arrays.
#[pyclass(module = "trivium")]
pub struct VectorEnv {
    batch: Option<Box<dyn AnyBatch>>,
    options: AnyOptions,
    n: usize,
    crew: Crew,
    seed: u64,
    kept: Option<Kept>,
    actions: Vec<u8>,
}

fn all_dice(seed: u64, n: usize) -> Vec<SearchDice> {
    (0..n as u64).map(|index| SearchDice::stream(seed, index)).collect()
}

/// Only with an array that the caller writes to in another thread.
fn taken(why: impl std::fmt::Display) -> PyErr {
    value_error(format_args!("an array of this environment cannot be written now: {why}"))
}

impl VectorEnv {
    fn arrays<'py>(&self, py: Python<'py>, width: usize, seats: usize) -> Arrays<'py> {
        match &self.kept {
            Some((observations, masks, rewards, dones, players)) => (
                observations.bind(py).clone(),
                masks.bind(py).clone(),
                rewards.bind(py).clone(),
                dones.bind(py).clone(),
                players.bind(py).clone(),
            ),
            None => (
                PyArray2::zeros(py, [self.n, width], false),
                PyArray2::zeros(py, [self.n, CODES], false),
                PyArray2::zeros(py, [self.n, seats], false),
                PyArray1::zeros(py, [self.n], false),
                PyArray1::zeros(py, [self.n], false),
            ),
        }
    }

    /// Lets the batch write into arrays, while Python does something else.
    fn written<'py, T: Send>(
        &mut self,
        py: Python<'py>,
        work: impl FnOnce(&mut dyn AnyBatch, &mut [u8], Rows<'_>, &mut Crew) -> T + Send,
    ) -> PyResult<(Arrays<'py>, T)> {
        let closed = || value_error("this environment is closed");
        let batch = self.batch.as_deref().ok_or_else(closed)?;
        let arrays = self.arrays(py, batch.width(), batch.seats());
        let crew = &mut self.crew;
        let Some(batch) = self.batch.as_deref_mut() else { return Err(closed()) };
        let actions = self.actions.as_mut_slice();
        let done = {
            let mut observations = arrays.0.try_readwrite().map_err(taken)?;
            let mut masks = arrays.1.try_readwrite().map_err(taken)?;
            let mut rewards = arrays.2.try_readwrite().map_err(taken)?;
            let mut dones = arrays.3.try_readwrite().map_err(taken)?;
            let mut players = arrays.4.try_readwrite().map_err(taken)?;
            let rows = Rows {
                observations: observations.as_slice_mut().map_err(taken)?,
                masks: masks.as_slice_mut().map_err(taken)?,
                rewards: rewards.as_slice_mut().map_err(taken)?,
                dones: dones.as_slice_mut().map_err(taken)?,
                players: players.as_slice_mut().map_err(taken)?,
            };
            py.detach(|| work(batch, actions, rows, crew))
        };
        Ok((arrays, done))
    }
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, n, *, seed=0, threads=None, copy=true))]
    fn new(
        py: Python<'_>,
        game: &Game,
        n: usize,
        seed: u64,
        threads: Option<usize>,
        copy: bool,
    ) -> PyResult<VectorEnv> {
        if n == 0 || n > 1 << 22 {
            return Err(value_error(format_args!("n is 1 to {}, not {n}", 1 << 22)));
        }
        let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let threads = match threads {
            None => cores(),
            Some(threads) => NonZeroUsize::new(threads.min(256))
                .ok_or_else(|| value_error("threads is at least 1"))?,
        };
        // A thread for a few games costs more than it brings.
        let threads = threads.min(NonZeroUsize::MIN.saturating_add(n / 256));
        let options = game.options.clone();
        let batch = py.detach(|| {
            match_game!(&options, AnyOptions(options), G => G::batch(*options, all_dice(seed, n)))
        });
        let batch = batch.ok_or_else(|| value_error("these options start no game"))?;
        let (width, seats) = (batch.width(), batch.seats());
        let mut env = VectorEnv {
            batch: Some(batch),
            options,
            n,
            crew: Crew::new(threads),
            seed,
            kept: None,
            actions: vec![0; n],
        };
        if !copy {
            let (observations, masks, rewards, dones, players) = env.arrays(py, width, seats);
            env.kept = Some((
                observations.unbind(),
                masks.unbind(),
                rewards.unbind(),
                dones.unbind(),
                players.unbind(),
            ));
        }
        Ok(env)
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game { options: self.options.clone() }
    }

    /// How many games.
    #[getter]
    fn n(&self) -> usize {
        self.n
    }

    /// How many threads play them.
    #[getter]
    fn threads(&self) -> usize {
        self.crew.threads().get()
    }

    /// How many numbers an observation has.
    #[getter]
    fn width(&self) -> PyResult<usize> {
        let batch = self.batch.as_deref();
        batch.map(|it| it.width()).ok_or_else(|| value_error("this environment is closed"))
    }

    /// What an observation says, feature by feature: whose, name, start, width, about.
    #[getter]
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let batch = self.batch.as_deref();
        let batch = batch.ok_or_else(|| value_error("this environment is closed"))?;
        features(py, &batch.features())
    }

    /// Deals all games anew. The same seed deals the same games, whatever the number of threads.
    #[pyo3(signature = (seed=None))]
    fn reset<'py>(&mut self, py: Python<'py>, seed: Option<u64>) -> PyResult<Arrays<'py>> {
        self.seed = seed.unwrap_or(self.seed);
        let dice = all_dice(self.seed, self.n);
        let work = |batch: &mut dyn AnyBatch, _: &mut [u8], rows: Rows<'_>, crew: &mut Crew| {
            batch.reset(dice, rows, crew);
        };
        Ok(self.written(py, work)?.0)
    }

    /// Plays an action in each game: an array of `n` whole numbers. If one of them is not legal, nothing is played.
    fn step<'py>(&mut self, py: Python<'py>, actions: &Bound<'py, PyAny>) -> PyResult<Arrays<'py>> {
        read_actions(actions, &mut self.actions)?;
        let work = |batch: &mut dyn AnyBatch,
                    actions: &mut [u8],
                    rows: Rows<'_>,
                    crew: &mut Crew| { batch.step(actions, rows, crew) };
        let (arrays, done) = self.written(py, work)?;
        match done {
            Ok(()) => Ok(arrays),
            Err(NotLegal { game, legal }) => {
                let action = actions.get_item(game)?.str()?.to_string();
                let legal: Vec<String> = codes(legal).iter().map(u8::to_string).collect();
                let legal = legal.join(", ");
                let why = format!("action {action} is not legal in game {game}; legal: {legal}");
                Err(IllegalAction::new_err(why))
            }
        }
    }

    /// Plays a random legal action in each game.
    fn step_random<'py>(&mut self, py: Python<'py>) -> PyResult<Arrays<'py>> {
        let work =
            |batch: &mut dyn AnyBatch, actions: &mut [u8], rows: Rows<'_>, crew: &mut Crew| {
                batch.step_random(actions, rows, crew);
            };
        Ok(self.written(py, work)?.0)
    }

    /// A random legal action for each game, without playing it.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let batch = self.batch.as_deref_mut();
        let batch = batch.ok_or_else(|| value_error("this environment is closed"))?;
        let mut actions = vec![0; self.n];
        py.detach(|| batch.sample(&mut actions));
        Ok(PyArray1::from_vec(py, actions))
    }

    /// Frees the games. Everything else then is a `ValueError`.
    fn close(&mut self) {
        self.batch = None;
        self.kept = None;
    }

    fn __len__(&self) -> usize {
        self.n
    }

    fn __repr__(&self) -> String {
        let state = if self.batch.is_some() { "" } else { ", closed" };
        format!(
            "VectorEnv({} games of {}, {} threads{state})",
            self.n,
            self.options.kind(),
            self.crew.threads()
        )
    }
}

/// Numbers of 0 to 255 from an array of whole numbers; anything else becomes 255, which is never legal.
fn read_actions(given: &Bound<'_, PyAny>, actions: &mut [u8]) -> PyResult<()> {
    let Ok(array) = given.cast::<PyUntypedArray>() else {
        let kind = given.get_type().name()?.to_string();
        return Err(PyTypeError::new_err(format!(
            "actions are a NumPy array of whole numbers, not {kind}"
        )));
    };
    if array.shape() != [actions.len()] {
        let shape = format!("{:?}", array.shape()).replace('[', "(").replace(']', ")");
        let n = actions.len();
        return Err(value_error(format_args!("actions have the shape ({n},), not {shape}")));
    }
    macro_rules! of {
        ($($number:ty)*) => {
            $(if let Ok(array) = given.extract::<PyReadonlyArray1<'_, $number>>() {
                let from = array.as_array();
                for (to, &from) in actions.iter_mut().zip(from.iter()) {
                    *to = u8::try_from(from).unwrap_or(u8::MAX);
                }
                return Ok(());
            })*
        };
    }
    of!(i64 u8 i32 i8 u16 i16 u32 u64);
    Err(PyTypeError::new_err(format!("actions are whole numbers, not {}", array.dtype())))
}

/// Features as dictionaries.
pub fn features<'py>(py: Python<'py>, all: &[Feature]) -> PyResult<Bound<'py, PyList>> {
    let each = all.iter().map(|feature| {
        let it = PyDict::new(py);
        it.set_item("whose", feature.whose.to_string())?;
        it.set_item("name", feature.name)?;
        it.set_item("start", feature.start)?;
        it.set_item("width", feature.width)?;
        it.set_item("about", feature.about)?;
        Ok(it)
    });
    PyList::new(py, each.collect::<PyResult<Vec<_>>>()?)
}
