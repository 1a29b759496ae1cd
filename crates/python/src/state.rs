//! The truth of a game in play.

use crate::args::{self, Act};
use crate::draw::Drawn;
use crate::error::{Refused, value_error};
use crate::game::Game;
use crate::position::{AnyPosition, Waits, codes};
use crate::view::{View, code_list};
use kernel::{Observer, Seat, SeatSet};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};

/// The truth of a game in play, with everything that is hidden from the players.
///
/// Players and bots get a `View`: `state.view(seat)`.
#[pyclass(module = "trivium")]
pub struct State {
    position: Box<dyn AnyPosition>,
}

impl State {
    /// A game in play.
    pub fn of(position: Box<dyn AnyPosition>) -> State {
        State { position }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.position.options().seats()).filter_map(Seat::new)
    }
}

fn code(act: i64, legal: u64) -> Result<u8, Refused> {
    u8::try_from(act).map_err(|_| Refused::Code { code: act, legal: codes(legal) })
}

#[pymethods]
impl State {
    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game { options: self.position.options() }
    }

    /// The seats that owe a choice; several of them choose at the same time, and sealed.
    fn owed(&self) -> Vec<usize> {
        self.position.owed().iter().map(Seat::index).collect()
    }

    /// Is it over?
    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    /// Does it wait for an outcome of chance? Only with `chance="explicit"`.
    fn is_chance(&self) -> bool {
        self.position.is_chance()
    }

    /// The seats that have won; `None` while the game goes on.
    fn winners(&self) -> Option<Vec<usize>> {
        match self.position.waits() {
            Waits::Over(winners) => Some(winners.iter().map(Seat::index).collect()),
            Waits::Seats(_) | Waits::Chance(_) => None,
        }
    }

    /// What each seat has won: the losers pay 1 each, which the winners share. All 0 while the game goes on and if it is drawn.
    fn returns(&self) -> Vec<f64> {
        self.position.returns()
    }

    /// The codes of the legal actions of a seat; none if it owes no choice.
    fn legal_actions<'py>(&self, seat: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyList>> {
        code_list(seat.py(), self.position.codes(args::seat(seat)?)?)
    }

    /// The legal actions of a seat in notation, in the order of `legal_actions`.
    fn legal(&self, seat: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
        let seat = args::seat(seat)?;
        let legal = codes(self.position.codes(seat)?);
        legal.into_iter().map(|code| Ok(self.position.text_of(seat, code)?)).collect()
    }

    /// An action in notation.
    fn action_text(&self, seat: &Bound<'_, PyAny>, action: i64) -> PyResult<String> {
        let seat = args::seat(seat)?;
        let legal = self.position.codes(seat)?;
        Ok(self.position.text_of(seat, code(action, legal)?)?)
    }

    /// The code of an action in notation.
    fn action_code(&self, seat: &Bound<'_, PyAny>, action: &str) -> PyResult<u8> {
        Ok(self.position.code_of(args::seat(seat)?, action)?)
    }

    /// Plays a choice of a seat: a code of `legal_actions`, or a text of `legal`. What is refused changes nothing.
    fn apply(&mut self, seat: &Bound<'_, PyAny>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = args::seat(seat)?;
        let code = match args::act(action)? {
            Act::Code(act) => match u8::try_from(act) {
                Ok(code) => code,
                Err(_) => code(act, self.position.codes(seat)?)?,
            },
            Act::Text(text) => self.position.code_of(seat, &text)?,
        };
        Ok(self.position.apply(seat, code)?)
    }

    /// Plays a random legal choice of the first seat that owes one; gives back the seat and the code.
    fn apply_random(&mut self) -> PyResult<(usize, u8)> {
        let (seat, code) = self.position.apply_random()?;
        Ok((seat.index(), code))
    }

    /// Plays random legal choices to the end; gives back the returns.
    fn playout(&mut self) -> PyResult<Vec<f64>> {
        self.position.playout()?;
        Ok(self.position.returns())
    }

    /// The outcomes of chance that the game waits for, in notation, with their probabilities; empty if it waits for none.
    fn chance(&self) -> Vec<(String, f64)> {
        match self.position.waits() {
            Waits::Chance(outcomes) => outcomes,
            Waits::Seats(_) | Waits::Over(_) => Vec::new(),
        }
    }

    /// Takes an outcome of `chance()`, by its number.
    fn apply_chance(&mut self, outcome: usize) -> PyResult<()> {
        Ok(self.position.apply_chance(outcome)?)
    }

    /// What a seat may know; without a seat, what a spectator may know.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<View> {
        Ok(View::of(self.position.view(args::observer(seat)?)?))
    }

    /// A copy that is played on its own. It has the same dice: use `reseed` for other ones.
    fn clone(&self) -> State {
        State { position: self.position.copied() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// From now on this seed decides what chance brings.
    fn reseed(&mut self, seed: u64) {
        self.position.reseed(seed);
    }

    /// The record of the game so far: a text that `trivium.replay` and the program read.
    fn record(&self) -> PyResult<String> {
        Ok(self.position.record()?)
    }

    /// This position as the lines of a scenario that set the table. Only where a turn or a round begins.
    fn scenario(&self) -> PyResult<String> {
        let record = self.position.record()?;
        let choices = record.lines().filter(|line| {
            let mut words = line.split(' ').skip(1);
            words.next().is_some_and(|who| who.len() == 1 && who.parse::<Seat>().is_ok())
                && line.starts_with(|it: char| it.is_ascii_digit())
        });
        scenario::of_record(&record, choices.count()).map_err(value_error)
    }

    fn __repr__(&self) -> String {
        let name = self.position.options().kind().name();
        let what = match self.position.waits() {
            Waits::Over(winners) if winners.is_empty() => "over: drawn".to_owned(),
            Waits::Over(winners) => format!("over: won by {}", letters(winners)),
            Waits::Seats(owed) => format!("owed by {}", letters(owed)),
            Waits::Chance(outcomes) => {
                return format!("<State of {name}, waits for chance: {} outcomes>", outcomes.len());
            }
        };
        let mut text = format!("State of {name}: the truth, hidden cards included; {what}");
        for seat in self.seats() {
            let Ok(view) = self.position.view(Observer::Seat(seat)) else { continue };
            let drawn = Drawn::new(&view.any()).text();
            text.push_str(&format!("\n-- as {seat} sees it --\n{drawn}"));
        }
        text
    }

    fn _repr_html_(&self) -> String {
        let mut html = String::from("<p><b>The truth</b>, hidden cards included.</p>");
        for seat in self.seats() {
            let Ok(view) = self.position.view(Observer::Seat(seat)) else { continue };
            html.push_str(&format!("<p>As {seat} sees it:</p>{}", Drawn::new(&view.any()).html()));
        }
        html
    }

    fn __eq__(&self, other: &State) -> bool {
        self.position.equals(&*other.position)
    }

    /// A state is pickled as its record: nothing else of it is ever stored.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        if self.position.is_chance() {
            return Err(value_error(
                "a game that waits for chance cannot be pickled; take an outcome first",
            ));
        }
        let replay = py.import("trivium")?.getattr("replay")?;
        Ok((replay, PyTuple::new(py, [self.position.record()?])?))
    }
}

fn letters(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}
