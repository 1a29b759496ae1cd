//! From text to a [`Scenario`].

use super::{Action, Line, Next, Options, Scenario, Step, Table, Wrong};
use crate::shared::lines::{self, split_rule, split_word};
use crate::shared::{Language, ScenarioError};
use kernel::{Game as _, Notation as _, Observer, Seat, SeatSet};
use std::collections::BTreeSet;
use std::str::FromStr;

/// Reads a scenario. Never panics, whatever the text.
pub fn parse<L: Table>(text: &str) -> Result<Scenario<L>, ScenarioError<L>> {
    let (reader, mut rules): (Reader<L>, _) = lines::read(text)?;
    let mut scenario = reader.scenario;
    rules.extend(scenario.lines.iter().filter_map(|line| line.step.rule().cloned()));
    scenario.rules = rules;
    Ok(scenario)
}

/// The player of this name.
pub(crate) fn seat<L: Table>(options: &Options<L>, word: &str) -> Result<Seat, Wrong<L>> {
    let seat: Option<Seat> = word.parse().ok();
    let seat = seat.filter(|seat| seat.index() < L::Game::seats(options));
    seat.ok_or_else(|| Wrong::Seat(word.into()))
}

struct Reader<L: Table> {
    scenario: Scenario<L>,
    moved: bool,
    set: lines::Once,
}

impl<L: Table> lines::Reader for Reader<L> {
    type Language = L;
    const EMPTY: Wrong<L> = Wrong::NoGame;

    fn begin(number: usize, code: &str) -> Result<Self, Wrong<L>> {
        let (verb, rest) = split_word(code);
        let (game, options) = split_word(rest);
        if (verb, game) != ("game", L::Game::NAME) {
            return Err(Wrong::NoGame);
        }
        let options = <L as Language>::Game::read_options(options).map_err(Wrong::Options)?;
        let game = Line { number, text: code.into(), step: Step::Game };
        let scenario = Scenario { options, game, lines: Vec::new(), rules: BTreeSet::new() };
        Ok(Reader { scenario, moved: false, set: lines::Once::default() })
    }

    fn line(&mut self, number: usize, code: &str) -> Result<(), Wrong<L>> {
        let (verb, rest) = split_word(code);
        let step = self.step(verb, rest)?;
        if let Step::Given(items) = &step {
            if self.moved {
                return Err(Wrong::TooLate);
            }
            for item in items {
                self.set.set(L::key(item)?, number).map_err(Wrong::Again)?;
            }
        }
        self.moved |= step.is_move();
        self.scenario.lines.push(Line { number, text: code.into(), step });
        Ok(())
    }
}

impl<L: Table> Reader<L> {
    fn step(&self, verb: &str, rest: &str) -> Result<Step<L>, Wrong<L>> {
        let options = &self.scenario.options;
        let items =
            || -> Result<Vec<_>, _> { L::split(rest).map(|part| L::item(options, part)).collect() };
        Ok(match verb {
            "game" => return Err(Wrong::SecondGame),
            "given" => Step::Given(items()?),
            "then" => Step::Then(items()?),
            "illegal" => {
                let (who, action) = split_word(rest);
                let (action, rule) = split_rule(L::LETTER, action);
                Step::Illegal(seat(options, who)?, self.action(action)?, rule)
            }
            "chance" => {
                let outcome = <L as Language>::Game::read_outcome(options, rest);
                Step::Chance(outcome.map_err(Wrong::Text)?)
            }
            "next" => Step::Next(self.next(rest)?),
            "sees" => self.sees(rest)?,
            _ => match seat::<L>(options, verb) {
                Ok(seat) => Step::Answer(seat, self.action(rest)?),
                Err(_) => return Err(Wrong::Verb(verb.into())),
            },
        })
    }

    fn action(&self, text: &str) -> Result<Action<L>, Wrong<L>> {
        <L as Language>::Game::read_action(&self.scenario.options, text).map_err(Wrong::Text)
    }

    fn next(&self, text: &str) -> Result<Next<L>, Wrong<L>> {
        let (text, rule) = split_rule(L::LETTER, text);
        let bad = || Wrong::Next(text.into());
        if text == "no winner" {
            return Ok(Next::Over(SeatSet::EMPTY, "no winner", rule));
        }
        let (mut seats, mut rest) = (SeatSet::EMPTY, text);
        while let (word, after) = split_word(rest)
            && let Ok(seat) = seat::<L>(&self.scenario.options, word)
            && !seats.contains(seat)
        {
            (seats, rest) = (seats.with(seat), after);
        }
        let one = seats.iter().next().filter(|_| seats.len() == 1);
        if let Some(won) = ["wins", "win", "share"].into_iter().find(|&won| won == rest) {
            let fits = !seats.is_empty() && one.is_some() == (won == "wins");
            return if fits { Ok(Next::Over(seats, won, rule)) } else { Err(bad()) };
        }
        if seats.is_empty() || rule.is_some() {
            return Err(bad());
        }
        match (split_word(rest), one) {
            (("choose", ""), _) => Ok(Next::Choose(seats, Vec::new())),
            (("choose", list), Some(_)) => {
                let actions = list.split(" / ").map(|text| self.action(text));
                Ok(Next::Choose(seats, actions.collect::<Result<_, _>>()?))
            }
            ((word, ""), Some(seat)) => {
                L::kind(word).map(|kind| Next::Asked(seat, kind)).ok_or_else(bad)
            }
            _ => Err(bad()),
        }
    }

    fn sees(&self, text: &str) -> Result<Step<L>, Wrong<L>> {
        let bad = || Wrong::Observer(text.into());
        let (word, rest) = text.split_once(':').ok_or_else(bad)?;
        let observer = match word.trim() {
            "all" => Observer::Spectator,
            who => Observer::Seat(seat::<L>(&self.scenario.options, who).map_err(|_| bad())?),
        };
        Ok(Step::Sees(observer, rest.trim().into()))
    }
}

/// A number written the one way: no plus, no zero in front.
pub(crate) fn plain<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

/// A small number.
pub(crate) fn number<L: Table>(text: &str) -> Result<u8, Wrong<L>> {
    plain(text).ok_or_else(|| Wrong::Number(text.into()))
}
