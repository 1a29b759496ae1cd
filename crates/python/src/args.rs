//! What callers pass in: seats, actions, options, random numbers.

use crate::error::value_error;
use kernel::{Dice as _, Observer, SearchDice, Seat};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};
use std::sync::{Mutex, PoisonError};

/// A seat, as a number from 0 or as a letter.
pub fn seat(it: &Bound<'_, PyAny>) -> PyResult<Seat> {
    if it.is_exact_instance_of::<PyInt>() {
        return numbered(it.extract().unwrap_or(-1));
    }
    if let Ok(text) = it.cast::<PyString>() {
        let text = text.to_str()?;
        return text.parse().map_err(|()| {
            value_error(format_args!(
                "there is no seat `{text}`; seats are A, B, C, …, or 0, 1, 2, …"
            ))
        });
    }
    // Integers of NumPy are fine, floats and truth values are not.
    match it.call_method0("__index__") {
        Ok(number) if !it.is_instance_of::<PyBool>() => numbered(number.extract().unwrap_or(-1)),
        Ok(_) | Err(_) => Err(wrong_type("a seat", "a number from 0 or a letter from A", it)),
    }
}

fn numbered(number: i64) -> PyResult<Seat> {
    let found = usize::try_from(number).ok().and_then(Seat::new);
    found
        .ok_or_else(|| value_error(format_args!("there is no seat {number}; seats are 0, 1, 2, …")))
}

/// A seat, or a spectator.
pub fn observer(it: Option<&Bound<'_, PyAny>>) -> PyResult<Observer> {
    match it {
        None => Ok(Observer::Spectator),
        Some(it) => Ok(Observer::Seat(seat(it)?)),
    }
}

/// An action: its code, or its text.
pub enum Act {
    /// The code.
    Code(i64),
    /// In notation.
    Text(String),
}

/// An action.
pub fn act(it: &Bound<'_, PyAny>) -> PyResult<Act> {
    if it.is_exact_instance_of::<PyInt>() {
        return Ok(Act::Code(it.extract().unwrap_or(-1)));
    }
    if let Ok(text) = it.cast::<PyString>() {
        return Ok(Act::Text(text.to_str()?.to_owned()));
    }
    match it.call_method0("__index__") {
        Ok(number) if !it.is_instance_of::<PyBool>() => {
            Ok(Act::Code(number.extract().unwrap_or(-1)))
        }
        Ok(_) | Err(_) => Err(wrong_type("an action", "its number or its text", it)),
    }
}

fn wrong_type(what: &str, right: &str, found: &Bound<'_, PyAny>) -> PyErr {
    let kind = found.get_type().name().map_or_else(|_| "?".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("{what} is {right}, not {kind}"))
}

/// Options as `key=value` words, from keyword arguments.
pub fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    let mut words = Vec::new();
    for (key, value) in given.into_iter().flatten() {
        let key: String = key.extract()?;
        words.push(format!("{key}={}", option_value(&value)?));
    }
    Ok(words.join(" "))
}

fn option_value(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(yes) = value.cast::<PyBool>() {
        return Ok(if yes.is_true() { "yes" } else { "no" }.to_owned());
    }
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(text.to_str()?.to_owned());
    }
    if value.is_none() {
        return Ok("none".to_owned());
    }
    if let Ok(number) = value.extract::<i64>() {
        return Ok(number.to_string());
    }
    let Ok(each) = value.try_iter() else {
        return Err(wrong_type(
            "the value of an option",
            "a text, a number, a truth value or a list",
            value,
        ));
    };
    let each: Vec<String> = each.map(|it| option_value(&it?)).collect::<PyResult<_>>()?;
    Ok(if each.is_empty() { "none".to_owned() } else { each.join(",") })
}

/// Random numbers that Python can hold.
#[pyclass(module = "trivium", frozen)]
pub struct Dice(Mutex<SearchDice>);

impl Dice {
    /// The next 64 bits.
    pub fn next(&self) -> u64 {
        let mut dice = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        u64::from(dice.bits()) << 32 | u64::from(dice.bits())
    }
}

#[pymethods]
impl Dice {
    /// A fast generator (xoshiro256++) for games and imagined worlds. The same seed gives the same numbers everywhere.
    #[new]
    #[pyo3(signature = (seed=0))]
    fn new(seed: u64) -> Dice {
        Dice(Mutex::new(SearchDice::new(seed)))
    }

    /// A number below `n`.
    fn below(&self, n: u32) -> PyResult<u32> {
        if n == 0 {
            return Err(value_error("no number is below 0"));
        }
        Ok(self.0.lock().unwrap_or_else(PoisonError::into_inner).below(n))
    }

    /// The next `k` bits, as `random.Random` gives them; at most 64.
    fn getrandbits(&self, k: u32) -> PyResult<u64> {
        match k {
            0 => Ok(0),
            1..=64 => Ok(self.next() >> (64 - k)),
            _ => Err(value_error(format_args!("at most 64 bits at once, not {k}"))),
        }
    }
}

/// Dice from what a caller passes as `rng`: a seed, a `Dice`, a `random.Random`, a `numpy.random.Generator`, or nothing, which
/// asks Python's own generator.
pub fn dice(py: Python<'_>, rng: Option<&Bound<'_, PyAny>>) -> PyResult<SearchDice> {
    let Some(rng) = rng else {
        let random = py.import("random")?;
        return Ok(SearchDice::new(random.call_method1("getrandbits", (64,))?.extract()?));
    };
    if let Ok(dice) = rng.cast::<Dice>() {
        return Ok(SearchDice::new(dice.get().next()));
    }
    if rng.is_instance_of::<PyInt>() {
        let seed: i128 = rng.extract().map_err(|_| value_error("a seed has at most 64 bits"))?;
        let seed = u64::try_from(seed);
        return seed
            .map(SearchDice::new)
            .map_err(|_| value_error("a seed is a number from 0 to 2**64 - 1"));
    }
    if rng.hasattr("getrandbits")? {
        return Ok(SearchDice::new(rng.call_method1("getrandbits", (64,))?.extract()?));
    }
    if rng.hasattr("integers")? {
        let number: i64 = rng.call_method1("integers", (1i64 << 62,))?.extract()?;
        return Ok(SearchDice::new(number as u64));
    }
    Err(wrong_type("rng", "a seed, a trivium.Dice, a random.Random or a numpy Generator", rng))
}
