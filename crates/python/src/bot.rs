//! Computer players, ours and those of the caller.

use crate::error::{guarded, value_error};
use crate::game::Game;
use crate::seen::{AnySeen, Player, Seen};
use crate::title::Title;
use crate::view::View;
use arena::lab::{Studied, study_range};
use arena::{Contestant, Points};
use bots::{Bot as Named, Level};
use games::{AnyOptions, Listed, match_game};
use kernel::SearchDice;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};

/// A computer player: call it with a `View` and it gives back the code of its action.
///
/// `Random()`, `Heuristic()`, `Level("knight")` and `Search(iterations=1000)` make one. Any callable that takes a view and gives
/// back an action is a bot too.
#[pyclass(module = "trivium", frozen)]
pub struct Bot {
    player: Player,
    dice: Mutex<SearchDice>,
}

#[pymethods]
impl Bot {
    /// How it is called.
    #[getter]
    fn name(&self) -> String {
        match self.player {
            Player::Named(bot) => bot.to_string(),
            Player::Search(iterations) => format!("search-{iterations}"),
        }
    }

    fn __call__(&self, py: Python<'_>, view: &View) -> PyResult<u8> {
        let chosen = guarded(|| {
            py.detach(|| {
                let mut dice = self.dice.lock().unwrap_or_else(PoisonError::into_inner);
                view.seen.choose(self.player, &mut dice)
            })
        });
        chosen?.ok_or_else(|| value_error("the observer of this view owes no choice"))
    }

    /// Begins again with the dice of this seed.
    fn seed(&self, seed: u64) {
        *self.dice.lock().unwrap_or_else(PoisonError::into_inner) = SearchDice::new(seed);
    }

    fn __repr__(&self) -> String {
        match self.player {
            Player::Named(Named::Random) => "Random()".into(),
            Player::Named(Named::Heuristic) => "Heuristic()".into(),
            Player::Named(Named::Level(level)) => format!("Level({:?})", level.name()),
            Player::Search(iterations) => format!("Search(iterations={iterations})"),
        }
    }

    /// A pickled bot begins with new dice, of the seed 0.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let trivium = py.import("trivium")?;
        let (make, args) = match self.player {
            Player::Named(Named::Random) => ("Random", ().into_pyobject(py)?.into_any()),
            Player::Named(Named::Heuristic) => ("Heuristic", ().into_pyobject(py)?.into_any()),
            Player::Named(Named::Level(level)) => {
                ("Level", (level.name(),).into_pyobject(py)?.into_any())
            }
            Player::Search(iterations) => ("Search", (iterations,).into_pyobject(py)?.into_any()),
        };
        Ok((trivium.getattr(make)?, args).into_pyobject(py)?.into_any())
    }
}

fn bot(player: Player, seed: u64) -> Bot {
    Bot { player, dice: Mutex::new(SearchDice::new(seed)) }
}

/// Plays any legal action, each equally likely.
#[pyfunction]
#[pyo3(name = "Random", signature = (seed=0))]
pub fn random(seed: u64) -> Bot {
    bot(Player::Named(Named::Random), seed)
}

/// Plays the action that does best when the rest of the game is tried out in imagined worlds.
#[pyfunction]
#[pyo3(name = "Heuristic", signature = (seed=0))]
pub fn heuristic(seed: u64) -> Bot {
    bot(Player::Named(Named::Heuristic), seed)
}

/// Plays like one of the eight levels, from novice to sovereign.
#[pyfunction]
#[pyo3(name = "Level", signature = (name, seed=0))]
pub fn level(name: &str, seed: u64) -> PyResult<Bot> {
    let level: Level = name.parse().map_err(|()| {
        let names = Level::ALL.map(Level::name).join(", ");
        value_error(format_args!("there is no level `{name}`; there are {names}"))
    })?;
    Ok(bot(Player::Named(Named::Level(level)), seed))
}

/// Searches with so many imagined worlds and plays the mixture it finds.
#[pyfunction]
#[pyo3(name = "Search", signature = (iterations, seed=0))]
pub fn search(iterations: u32, seed: u64) -> PyResult<Bot> {
    if iterations == 0 || iterations > 10_000_000 {
        return Err(value_error(format_args!("iterations are 1 to 10000000, not {iterations}")));
    }
    Ok(bot(Player::Search(iterations), seed))
}

/// Somebody who sits at a table.
enum Sitting {
    Ours(Player),
    Theirs(Py<PyAny>),
}

impl Sitting {
    fn new(given: &Bound<'_, PyAny>) -> PyResult<Sitting> {
        if let Ok(bot) = given.cast::<Bot>() {
            return Ok(Sitting::Ours(bot.get().player));
        }
        if given.is_callable() {
            return Ok(Sitting::Theirs(given.clone().unbind()));
        }
        let kind = given.get_type().name()?.to_string();
        Err(PyTypeError::new_err(format!("a bot is a callable that takes a view, not {kind}")))
    }
}

/// A player of one game. What a callable raises is kept for the caller.
struct Seated<'a> {
    who: &'a Sitting,
    raised: &'a Mutex<Option<PyErr>>,
}

impl<G: Title> Contestant<G> for Seated<'_> {
    fn name(&self) -> String {
        String::new()
    }

    fn choose(&self, view: &G::View, dice: &mut SearchDice) -> Option<G::Action> {
        let choices = G::choices_of(view);
        let seen = Seen::<G>::new(*view);
        let code = match self.who {
            Sitting::Ours(player) => seen.choose(*player, dice)?,
            Sitting::Theirs(callable) => {
                let asked = Python::attach(|py| {
                    let view = View::of(Box::new(seen));
                    let view = Bound::new(py, view)?;
                    let answer = callable.bind(py).call1((&view,))?;
                    view.get().code(&answer)
                });
                match asked {
                    Ok(code) => code,
                    Err(why) => {
                        *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
                        return None;
                    }
                }
            }
        };
        G::coded(&choices, code)
    }
}

/// Plays one deal with a bot on each seat and gives back the share of a win of each seat. The number of the deal decides all
/// cards, whoever sits where, and the dice of our bots.
#[pyfunction]
pub fn play_deal(
    py: Python<'_>,
    game: &Game,
    deal: u64,
    players: Vec<Bound<'_, PyAny>>,
) -> PyResult<Vec<f64>> {
    let seats = game.options.seats();
    if players.len() != seats {
        let found = players.len();
        return Err(value_error(format_args!(
            "this game has {seats} seats, and {found} bots were given"
        )));
    }
    let sitting: Vec<Sitting> = players.iter().map(Sitting::new).collect::<PyResult<_>>()?;
    let raised = Mutex::new(None);
    let seated: Vec<Seated<'_>> =
        sitting.iter().map(|who| Seated { who, raised: &raised }).collect();
    let outcome = py.detach(|| {
        match_game!(&game.options, AnyOptions(options), G => {
            let players: Vec<&dyn Contestant<G>> = seated.iter().map(|it| it as _).collect();
            arena::play::<G>(options, deal, &players, &mut Vec::new())
        })
    });
    drop(seated);
    if let Some(why) = raised.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(why);
    }
    let outcome = outcome.ok_or_else(|| value_error("these options start no game"))?;
    Ok(Points::all(outcome, seats).into_iter().map(Points::share).collect())
}

/// Counts what goes with winning in the games `first` to `first + games - 1` of one of our bots against itself: the numbers of
/// `trivium lab --json`. Game `i` depends on the seed and its number alone.
#[pyfunction]
#[pyo3(signature = (game, bot, games, first=0, seed=1))]
pub fn study<'py>(
    py: Python<'py>,
    game: &Game,
    bot: &Bot,
    games: u64,
    first: u64,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let (who, raised) = (Sitting::Ours(bot.player), Mutex::new(None));
    let player = Seated { who: &who, raised: &raised };
    let range = first..first.saturating_add(games);
    let counted = py.detach(|| {
        match_game!(&game.options, AnyOptions(options), G => {
            serde_json::to_string(&study_range::<G>(options, &player, range, seed))
        })
    });
    py.import("json")?.call_method1("loads", (counted.map_err(value_error)?,))
}

/// The variations of a game that `trivium lab` compares: group, label, game.
#[pyfunction]
pub fn variations(game: &Game) -> Vec<(&'static str, String, Game)> {
    match_game!(&game.options, AnyOptions(options), G => {
        let all = <G as Studied>::variations(options).into_iter();
        all.map(|it| (it.group, it.label, Game { options: G::any_options(it.options) })).collect()
    })
}

/// Plays games with one of our bots on all seats and gives back the observations, masks and actions of every decision, and
/// what the player of each won in the end: examples to learn from. Game `first + i` depends on its number alone.
#[pyfunction]
#[pyo3(signature = (game, bot, games, first=0))]
pub fn examples<'py>(
    py: Python<'py>,
    game: &Game,
    bot: &Bot,
    games: u64,
    first: u64,
) -> PyResult<crate::study::Examples<'py>> {
    let player = bot.player;
    let made = py.detach(|| {
        match_game!(&game.options, AnyOptions(options), G => {
            crate::study::examples::<G>(options, player, first..first.saturating_add(games))
        })
    });
    made.ok_or_else(|| value_error("these options start no game")).and_then(|it| it.arrays(py))
}
