//! Reduced games solved exactly, simulations that depend on their numbers alone, and examples to learn from.

use crate::error::{Refused, value_error};
use crate::game::Game;
use crate::position::returns;
use crate::seen::{AnySeen as _, Player, Seen};
use crate::title::Title;
use crate::view::View;
use cardia::{BaseCardia, Cardia};
use games::{AnyOptions, Listed as _, match_game};
use kernel::{CODES, Choices as _, Dice as _, Observed as _, Observer, SearchDice, Status};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use solver::{Built, Effort, Mini};
use std::ops::{ControlFlow, Range};

/// The reductions of Cardia that can be solved: name, options, what they are good for.
#[pyfunction]
pub fn reductions() -> Vec<(&'static str, &'static str, &'static str)> {
    Mini::ALL.iter().map(|mini| (mini.name, mini.options, mini.about)).collect()
}

fn mini(name: &str) -> PyResult<Mini> {
    Mini::named(name).ok_or_else(|| {
        let names: Vec<&str> = Mini::ALL.iter().map(|mini| mini.name).collect();
        value_error(format_args!("there is no reduction `{name}`; there are {}", names.join(", ")))
    })
}

/// A reduced game in the form that is solved.
#[pyclass(module = "trivium", frozen)]
pub struct Reduction {
    mini: Mini,
    built: Built<BaseCardia>,
}

impl Reduction {
    fn questions(&self) -> Vec<(View, Vec<u8>)> {
        // The solver asks one seat after the other; everywhere else in this package both are asked about the same position.
        let asked = |it: &solver::Asked<BaseCardia>| {
            let view = Seen::<Cardia>::new(it.view.unsealed());
            let choices = Cardia::choices_of(&it.view);
            let code = |action| Cardia::code(&choices, action).unwrap_or(u8::MAX);
            let codes = it.actions.iter().copied().map(code).collect();
            (View::of(Box::new(view)), codes)
        };
        self.built.questions().into_iter().map(asked).collect()
    }
}

#[pymethods]
impl Reduction {
    #[new]
    fn new(py: Python<'_>, name: &str) -> PyResult<Reduction> {
        let mini = mini(name)?;
        let go_on = &mut |_: &solver::Size| ControlFlow::Continue(());
        let built = py.detach(|| mini.build(go_on)).map_err(value_error)?;
        Ok(Reduction { mini, built })
    }

    /// The game.
    #[getter]
    fn game(&self) -> PyResult<Game> {
        Game::read("cardia", self.mini.options)
    }

    /// One view for every question that a policy can be asked, with the codes of its answers.
    #[pyo3(name = "questions")]
    fn asked<'py>(&self, py: Python<'py>) -> PyResult<Vec<(View, Bound<'py, PyList>)>> {
        let each = self.questions().into_iter();
        each.map(|(view, codes)| Ok((view, PyList::new(py, codes)?))).collect()
    }

    /// What the best response wins against a policy, averaged over both seats; 0 in equilibrium. `policy` takes a view and gives
    /// back a share for each code: a dictionary.
    fn exploitability(&self, py: Python<'_>, policy: &Bound<'_, PyAny>) -> PyResult<f64> {
        let questions = self.questions();
        let mut mixes = Vec::with_capacity(questions.len());
        for (view, codes) in questions {
            let shares: std::collections::HashMap<u8, f64> = policy.call1((view,))?.extract()?;
            let mix: Vec<f64> =
                codes.iter().map(|code| shares.get(code).copied().unwrap_or(0.0)).collect();
            let sum: f64 = mix.iter().sum();
            if (sum - 1.0).abs() > 1e-6 || mix.iter().any(|share| *share < 0.0) {
                let why = format!(
                    "the shares of a policy are not negative and sum to 1; these sum to {sum}"
                );
                return Err(Refused::Text(why).into());
            }
            mixes.push(mix);
        }
        Ok(py.detach(|| self.built.judge(&self.built.answered(&mixes)).exploitability()))
    }

    /// Solves the game. Gives back the exploitability and the strategy: for every question, a dictionary from codes to shares,
    /// in the order of `questions`.
    #[pyo3(signature = (enough=1e-3, iterations=100_000))]
    fn solve<'py>(
        &self,
        py: Python<'py>,
        enough: f64,
        iterations: u32,
    ) -> PyResult<(f64, Bound<'py, PyList>)> {
        let effort = Effort { enough, iterations, ..Effort::default() };
        let (quality, mixes) = py.detach(|| {
            let found = self.built.solve(&effort, |_| ControlFlow::Continue(()));
            (found.progress.quality.exploitability(), self.built.by_view(&found.strategy))
        });
        let strategy = PyList::empty(py);
        for ((_, codes), mix) in self.questions().into_iter().zip(mixes) {
            let sum: f64 = mix.iter().sum();
            let shares = PyDict::new(py);
            for (code, share) in codes.into_iter().zip(mix) {
                shares.set_item(code, share / sum)?;
            }
            strategy.append(shares)?;
        }
        Ok((quality, strategy))
    }

    fn __repr__(&self) -> String {
        format!("Reduction({:?})", self.mini.name)
    }
}

/// For each game: how many decisions it took, and the winners as bits.
type Played<'py> = (Bound<'py, PyArray1<u16>>, Bound<'py, PyArray1<u8>>);

/// Plays games `first` to `first + games - 1` with random choices. For each game: how many decisions it took, and the winners as
/// bits. Game `i` depends on the seed and its number alone, so that any split of the range gives the same rows.
#[pyfunction]
#[pyo3(signature = (game, games, first=0, seed=0))]
pub fn simulate<'py>(
    py: Python<'py>,
    game: &Game,
    games: u64,
    first: u64,
    seed: u64,
) -> PyResult<Played<'py>> {
    let played = py.detach(|| {
        match_game!(&game.options, AnyOptions(options), G => {
            simulated::<G>(options, seed, first..first.saturating_add(games))
        })
    });
    let (lengths, winners) = played.ok_or_else(|| value_error("these options start no game"))?;
    Ok((PyArray1::from_vec(py, lengths), PyArray1::from_vec(py, winners)))
}

fn simulated<G: Title>(
    options: &G::Options,
    seed: u64,
    games: Range<u64>,
) -> Option<(Vec<u16>, Vec<u8>)> {
    let (mut lengths, mut all) = (Vec::new(), Vec::new());
    for game in games {
        let mut dice = SearchDice::stream(seed, game);
        let mut state = G::start(options, &mut dice, &mut ()).ok()?;
        let mut length: u16 = 0;
        let winners = loop {
            let owed = match G::status(&state) {
                Status::Over(outcome) => break outcome.winners,
                Status::Owed(owed) => owed,
            };
            for seat in owed.iter() {
                let choices = G::legal(&state, seat);
                let action = choices.nth(dice.below(choices.len() as u32) as usize)?;
                G::submit(&mut state, seat, action, &mut dice, &mut ()).ok()?;
                length = length.saturating_add(1);
            }
        };
        lengths.push(length);
        all.push(winners.iter().fold(0u8, |bits, seat| bits | 1 << seat.index()));
    }
    Some((lengths, all))
}

/// The arrays of examples: observations, masks, actions, results.
pub type Examples<'py> = (
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray1<u8>>,
    Bound<'py, PyArray1<f32>>,
);

/// Decisions of many games.
#[derive(Default)]
pub struct Decisions {
    width: usize,
    rows: Vec<i8>,
    masks: Vec<u64>,
    actions: Vec<u8>,
    results: Vec<f32>,
}

impl Decisions {
    /// As arrays.
    pub fn arrays(self, py: Python<'_>) -> PyResult<Examples<'_>> {
        let n = self.actions.len();
        let shaped = |why: &dyn std::fmt::Display| value_error(why);
        let rows = PyArray1::from_vec(py, self.rows).reshape([n, self.width]);
        let bit = |codes: u64| (0..CODES).map(move |code| codes >> code & 1 != 0);
        let masks: Vec<bool> = self.masks.into_iter().flat_map(bit).collect();
        let masks = PyArray1::from_vec(py, masks).reshape([n, CODES]);
        Ok((
            rows.map_err(|why| shaped(&why))?,
            masks.map_err(|why| shaped(&why))?,
            PyArray1::from_vec(py, self.actions),
            PyArray1::from_vec(py, self.results),
        ))
    }
}

/// Plays games with one bot on all seats; `None` if the options start no game.
pub fn examples<G: Title>(
    options: &G::Options,
    player: Player,
    games: Range<u64>,
) -> Option<Decisions> {
    let mut made = Decisions::default();
    for game in games {
        let mut dice = SearchDice::stream(0x5eed, game);
        let mut state = G::start(options, &mut dice, &mut ()).ok()?;
        let first = made.actions.len();
        let mut seats = Vec::new();
        let winners = loop {
            let owed = match G::status(&state) {
                Status::Over(outcome) => break outcome.winners,
                Status::Owed(owed) => owed,
            };
            // All are asked before anyone's choice is played.
            let mut chosen = Vec::new();
            for seat in owed.iter() {
                let seen = Seen::<G>::of(G::view(&state, Observer::Seat(seat)), *options);
                let code = seen.choose(player, &mut dice)?;
                let row = seen.row();
                made.width = row.len();
                made.rows.extend(row);
                made.masks.push(seen.codes());
                made.actions.push(code);
                seats.push(seat);
                chosen.push((seat, code));
            }
            for (seat, code) in chosen {
                let action = G::coded(&G::legal(&state, seat), code)?;
                G::submit(&mut state, seat, action, &mut dice, &mut ()).ok()?;
            }
        };
        let shares: Vec<f32> = returns(winners, G::seats(options)).collect();
        made.results.extend(seats.iter().map(|seat| shares[seat.index()]));
        debug_assert_eq!(made.results.len(), made.actions.len(), "from {first}");
    }
    Some(made)
}
