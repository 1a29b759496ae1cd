//! From text to a [`Scenario`].

use super::error::{ScenarioError, Wrong};
use super::items::{self, split_word};
use super::script::{Item, Kind, Line, Next, Scenario, Step};
use kardinal::{Action, Kardinal, Options};
use kernel::{Notation as _, Observer};
use std::collections::BTreeSet;

/// Reads a scenario. Never panics, whatever the text.
pub fn parse(text: &str) -> Result<Scenario, ScenarioError> {
    let mut rules = BTreeSet::new();
    let mut reader: Option<Reader> = None;
    let mut number = 0;
    for raw in text.lines() {
        number += 1;
        let (code, comment) = raw.split_once('#').unwrap_or((raw, ""));
        rules.extend(cited(comment).map(String::from));
        let code = code.split_whitespace().collect::<Vec<_>>().join(" ");
        if code.is_empty() {
            continue;
        }
        let read = match &mut reader {
            None => Reader::begin(number, &code).map(|begun| reader = Some(begun)),
            Some(reader) => reader.line(number, &code),
        };
        read.map_err(|wrong| ScenarioError { line: number, text: code, wrong })?;
    }
    let Some(reader) = reader else {
        let (line, text) = (number.max(1), String::new());
        return Err(ScenarioError { line, text, wrong: Wrong::NoGame });
    };
    let mut scenario = reader.scenario;
    rules.extend(scenario.lines.iter().filter_map(|line| line.step.rule().cloned()));
    scenario.rules = rules;
    Ok(scenario)
}

/// Is it the id of a rule, like `K3.7`?
fn is_rule(word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    word.strip_prefix('K')
        .and_then(|rest| rest.split_once('.'))
        .is_some_and(|(chapter, number)| digits(chapter) && digits(number))
}

/// The rules cited in a comment.
fn cited(comment: &str) -> impl Iterator<Item = &str> {
    comment
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'))
        .map(|word| word.trim_matches('.'))
        .filter(|word| is_rule(word))
}

/// A rule at the end.
fn split_rule(text: &str) -> (&str, Option<String>) {
    match text.rsplit_once(' ') {
        Some((before, rule)) if is_rule(rule) => (before, Some(rule.into())),
        _ => (text, None),
    }
}

struct Reader {
    scenario: Scenario,
    moved: bool,
    /// What was set up, and in which line.
    set: Vec<(String, usize)>,
}

impl Reader {
    fn begin(number: usize, code: &str) -> Result<Reader, Wrong> {
        let (verb, rest) = split_word(code);
        let (game, options) = split_word(rest);
        if (verb, game) != ("game", "kardinal") {
            return Err(Wrong::NoGame);
        }
        let options: Options = options.parse().map_err(Wrong::Options)?;
        let game = Line { number, text: code.into(), step: Step::Game };
        let scenario = Scenario { options, game, lines: Vec::new(), rules: BTreeSet::new() };
        Ok(Reader { scenario, moved: false, set: Vec::new() })
    }

    fn line(&mut self, number: usize, code: &str) -> Result<(), Wrong> {
        let (verb, rest) = split_word(code);
        let step = self.step(verb, rest)?;
        if let Step::Given(items) = &step {
            self.check_given(number, items)?;
        }
        self.moved |= step.is_move();
        self.scenario.lines.push(Line { number, text: code.into(), step });
        Ok(())
    }

    fn step(&self, verb: &str, rest: &str) -> Result<Step, Wrong> {
        let options = &self.scenario.options;
        Ok(match verb {
            "game" => return Err(Wrong::SecondGame),
            "given" => Step::Given(items::items(options, rest)?),
            "then" => Step::Then(items::items(options, rest)?),
            "illegal" => {
                let (who, action) = split_word(rest);
                let (action, rule) = split_rule(action);
                Step::Illegal(items::seat(options, who)?, self.action(action)?, rule)
            }
            "chance" => Step::Chance(Kardinal::read_outcome(options, rest).map_err(Wrong::Text)?),
            "next" => Step::Next(self.next(rest)?),
            "sees" => self.sees(rest)?,
            _ => match items::seat(options, verb) {
                Ok(seat) => Step::Answer(seat, self.action(rest)?),
                Err(_) => return Err(Wrong::Verb(verb.into())),
            },
        })
    }

    /// The table is set before the first move, each thing once.
    fn check_given(&mut self, number: usize, items: &[Item]) -> Result<(), Wrong> {
        if self.moved {
            return Err(Wrong::TooLate);
        }
        for item in items {
            let key = match item {
                Item::Row(row) => format!("row {}", row.row),
                Item::Stones(seat, _) => format!("{seat} stones"),
                Item::Reserve(seat, _) => format!("{seat} reserve"),
                Item::Lost(seat, _) => format!("{seat} lost"),
                Item::Cards(seat, _) => format!("{seat} cards"),
                Item::Laws(seat, _) => format!("{seat} laws"),
                Item::Played(_) => "played".into(),
                Item::Turn(_) => "turn".into(),
                Item::Score(_) => return Err(Wrong::OnlyClaimed("score".into())),
                Item::Sheet(..) => return Err(Wrong::OnlyClaimed("sheet".into())),
            };
            if let Some((_, line)) = self.set.iter().find(|(set, _)| *set == key) {
                return Err(Wrong::Again(*line));
            }
            self.set.push((key, number));
        }
        Ok(())
    }

    fn action(&self, text: &str) -> Result<Action, Wrong> {
        Kardinal::read_action(&self.scenario.options, text).map_err(Wrong::Text)
    }

    fn next(&self, text: &str) -> Result<Next, Wrong> {
        let (text, rule) = split_rule(text);
        let (word, rest) = split_word(text);
        let bad = || Wrong::Next(text.into());
        if rule.is_some() && rest != "wins" && text != "no winner" {
            return Err(bad());
        }
        if text == "no winner" {
            return Ok(Next::Over(None, rule));
        }
        let seat = items::seat(&self.scenario.options, word).map_err(|_| bad())?;
        match split_word(rest) {
            ("wins", "") => Ok(Next::Over(Some(seat), rule)),
            ("choose", "") => Ok(Next::Choose(seat, Vec::new())),
            ("choose", list) => {
                let actions: Result<_, _> =
                    list.split(" / ").map(|text| self.action(text)).collect();
                Ok(Next::Choose(seat, actions?))
            }
            (word, "") => {
                let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word);
                kind.map(|kind| Next::Asked(seat, kind)).ok_or_else(bad)
            }
            _ => Err(bad()),
        }
    }

    fn sees(&self, text: &str) -> Result<Step, Wrong> {
        let bad = || Wrong::Observer(text.into());
        let (word, rest) = text.split_once(':').ok_or_else(bad)?;
        let observer = match word.trim() {
            "all" => Observer::Spectator,
            who => Observer::Seat(items::seat(&self.scenario.options, who).map_err(|_| bad())?),
        };
        Ok(Step::Sees(observer, rest.trim().into()))
    }
}
