//! What one observer may know.

use crate::args::{self, Act};
use crate::draw::Drawn;
use crate::error::{Refused, guarded, value_error};
use crate::position::codes;
use crate::seen::AnySeen;
use crate::state::State;
use kernel::{Observer, Seat};
use numpy::{PyArray1, PyReadonlyArray1};
use protocol::GameView;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList, PyTuple};
use serde_json::Value;

/// What one observer may know of a game: a player, or a spectator. Nothing hidden is in it.
///
/// What lies on the table are attributes with the words of the rulebook, for example `view.hand`; `dir(view)` lists them.
#[pyclass(module = "trivium", frozen)]
pub struct View {
    pub(crate) seen: Box<dyn AnySeen>,
    fields: PyOnceLock<Py<PyAny>>,
}

impl View {
    /// A view.
    pub fn of(seen: Box<dyn AnySeen>) -> View {
        View { seen, fields: PyOnceLock::new() }
    }

    /// The code of an action that a Python bot gave: a number or a text.
    pub fn code(&self, action: &Bound<'_, PyAny>) -> PyResult<u8> {
        match args::act(action)? {
            Act::Code(act) => {
                let legal = guarded(|| self.seen.codes())?;
                let refused = || Refused::Code { code: act, legal: codes(legal) };
                let code = u8::try_from(act).ok().filter(|&it| it < 64 && legal >> it & 1 != 0);
                Ok(code.ok_or_else(refused)?)
            }
            Act::Text(text) => Ok(guarded(|| self.seen.code_of(&text))??),
        }
    }
}

#[pymethods]
impl View {
    /// Whose view it is; `None` for a spectator.
    #[getter]
    fn seat(&self) -> Option<usize> {
        match self.seen.observer() {
            Observer::Seat(seat) => Some(seat.index()),
            Observer::Spectator => None,
        }
    }

    /// `cardia`, `kardinal` or `civ`.
    #[getter]
    fn game_name(&self) -> &'static str {
        self.seen.any().kind().name()
    }

    /// Everything it says, as an object with attributes.
    #[getter]
    fn fields(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let made = self.fields.get_or_try_init(py, || {
            let seen = guarded(|| GameView::from(&self.seen.any()))?;
            let value = serde_json::to_value(&seen).map_err(value_error)?;
            named(py, value)
        })?;
        Ok(made.clone_ref(py))
    }

    fn __getattr__(&self, py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
        let fields = self.fields(py)?;
        fields.getattr(py, name).map_err(|_| {
            PyAttributeError::new_err(format!(
                "a view of {} has no field `{name}`; dir(view) lists them",
                self.game_name()
            ))
        })
    }

    fn __dir__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let own = py.get_type::<View>().dir()?;
        let fields = self.fields(py)?;
        let names = fields.bind(py).getattr("__dict__")?;
        own.call_method1("extend", (names,))?;
        Ok(own)
    }

    /// The seats that owe a choice.
    fn owed(&self) -> PyResult<Vec<usize>> {
        guarded(|| self.seen.owed().iter().map(Seat::index).collect())
    }

    /// The codes of the observer's legal actions.
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        code_list(py, guarded(|| self.seen.codes())?)
    }

    /// The same in notation.
    fn legal(&self) -> PyResult<Vec<String>> {
        let legal = codes(guarded(|| self.seen.codes())?);
        legal.into_iter().map(|code| Ok(self.seen.text_of(code)?)).collect()
    }

    /// An action in notation.
    fn action_text(&self, action: &Bound<'_, PyAny>) -> PyResult<String> {
        Ok(self.seen.text_of(self.code(action)?)?)
    }

    /// The code of an action in notation.
    fn action_code(&self, action: &str) -> PyResult<u8> {
        Ok(guarded(|| self.seen.code_of(action))??)
    }

    /// A world that this view cannot tell from the real one, each equally likely.
    #[pyo3(signature = (rng=None))]
    fn imagine(&self, py: Python<'_>, rng: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let dice = args::dice(py, rng)?;
        Ok(State::of(guarded(|| self.seen.imagine(dice))?))
    }

    /// All worlds that fit this view, with their probabilities; `ValueError` if they are more than `most`.
    #[pyo3(signature = (most=10_000))]
    fn worlds(&self, py: Python<'_>, most: usize) -> PyResult<Vec<(State, f64)>> {
        let worlds = guarded(|| py.detach(|| self.seen.worlds(most)))?.ok_or_else(|| {
            value_error(format_args!(
                "more than {most} worlds fit this view, or they cannot be listed here; use imagine"
            ))
        })?;
        let all: u64 = worlds.iter().map(|(_, ways)| ways).sum();
        let world = |(position, ways): (_, u64)| (State::of(position), ways as f64 / all as f64);
        Ok(worlds.into_iter().map(world).collect())
    }

    /// The view as a row of numbers, as in `VectorEnv`.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        PyArray1::from_vec(py, self.seen.row())
    }

    /// The view that a row of numbers stands for, of this observer in this game.
    fn read(&self, observation: PyReadonlyArray1<'_, i8>) -> PyResult<View> {
        let row: Vec<i8> = observation.as_array().iter().copied().collect();
        Ok(View::of(guarded(|| self.seen.read(&row))??))
    }

    /// What the search finds: for each action its code, its share in the best mixture and its value from 0 to 1.
    #[pyo3(signature = (iterations=1_000, seed=0))]
    fn analyse(
        &self,
        py: Python<'_>,
        iterations: u32,
        seed: u64,
    ) -> PyResult<Option<Vec<(u8, f32, f32)>>> {
        guarded(|| py.detach(|| self.seen.analyse(iterations, seed)))
    }

    fn __repr__(&self) -> PyResult<String> {
        guarded(|| Drawn::new(&self.seen.any()).text())
    }

    fn _repr_html_(&self) -> PyResult<String> {
        guarded(|| Drawn::new(&self.seen.any()).html())
    }

    fn __eq__(&self, other: &View) -> bool {
        self.seen.equals(&*other.seen)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        self.seen.row().hash(&mut hasher);
        hasher.finish()
    }

    /// A view is pickled as its game, its seat and its row of numbers.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.import("trivium")?.getattr("_restore_view")?;
        let parts = (self.game_name(), self.seen.options(), self.seat(), self.observation(py));
        Ok((restore, parts.into_pyobject(py)?))
    }
}

/// The codes in a set of bits, as a list. (A vector of bytes would become a `bytes`.)
pub fn code_list(py: Python<'_>, bits: u64) -> PyResult<Bound<'_, PyList>> {
    PyList::new(py, codes(bits))
}

/// An object of JSON becomes a namespace; its names get underscores.
fn named(py: Python<'_>, value: Value) -> PyResult<Py<PyAny>> {
    Ok(match value {
        Value::Null => py.None(),
        Value::Bool(it) => it.into_pyobject(py)?.to_owned().into_any().unbind(),
        Value::Number(it) => match it.as_i64() {
            Some(it) => it.into_pyobject(py)?.into_any().unbind(),
            None => it.as_f64().into_pyobject(py)?.into_any().unbind(),
        },
        Value::String(it) => it.into_pyobject(py)?.into_any().unbind(),
        Value::Array(all) => {
            let all: Vec<_> = all.into_iter().map(|it| named(py, it)).collect::<PyResult<_>>()?;
            PyList::new(py, all)?.into_any().unbind()
        }
        Value::Object(all) => {
            let names = PyDict::new(py);
            for (name, value) in all {
                names.set_item(underscored(&name), named(py, value)?)?;
            }
            let namespace = py.import("types")?.getattr("SimpleNamespace")?;
            namespace.call((), Some(&names))?.unbind()
        }
    })
}

/// `knownInHand` becomes `known_in_hand`.
fn underscored(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}
