//! From text to a [`Scenario`].

use super::error::Wrong;
use super::script::{Line, Next, Scenario, Step};
use super::{ScenarioError, real, tokens};
use crate::shared::Language as _;
use crate::shared::lines::{self, split_rule, split_word};
use cardia::{
    Action, BadText, Drawn, GuardianPlace, Options, Placed, Words, read_faction, read_guardian,
};
use kernel::{Observer, Seat};
use std::collections::BTreeSet;

const LETTER: char = super::Words::LETTER;

/// Reads a scenario. Never panics, whatever the text.
pub fn parse(text: &str) -> Result<Scenario, ScenarioError> {
    let (reader, mut rules): (Reader, _) = lines::read(text)?;
    let mut scenario = reader.scenario;
    rules.extend(scenario.lines.iter().filter_map(|line| line.step.rule().cloned()));
    scenario.rules = rules;
    Ok(scenario)
}

/// The line without comment and superfluous spaces, and the comment.
fn split_comment(line: &str) -> (String, &str) {
    let mut words: Vec<&str> = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let after = after.trim_start();
        if let Some(mark) = word.find('#').filter(|_| !is_face_down(&words, word, after)) {
            words.extend(Some(&word[..mark]).filter(|before| !before.is_empty()));
            return (words.join(" "), &rest[mark..]);
        }
        words.push(word);
        rest = after;
    }
    (words.join(" "), "")
}

/// Is this `#` a face-down card rather than the beginning of a comment?
fn is_face_down(before: &[&str], word: &str, after: &str) -> bool {
    match before.first() {
        Some(&"table" | &"reveal" | &"given") => {
            let next = after.split_whitespace().next();
            word == "#" && (next == Some("?") || before.last() == Some(&"?"))
        }
        Some(&"sees") => matches!(word, "#" | "#,") && before.last() == Some(&"down"),
        _ => false,
    }
}

struct Reader {
    scenario: Scenario,
    words: Words,
    moved: bool,
    set: lines::Once,
}

impl lines::Reader for Reader {
    type Language = super::Words;
    const EMPTY: Wrong = Wrong::NoGame;

    fn begin(number: usize, code: &str) -> Result<Reader, Wrong> {
        let (verb, rest) = split_word(code);
        if verb != "game" {
            return Err(Wrong::NoGame);
        }
        let (game, options) = split_word(rest);
        if game != "cardia" {
            return Err(Wrong::Game(game.into()));
        }
        let options: Options = options.parse().map_err(Wrong::Options)?;
        let game = Line { number, text: code.into(), step: Step::Game };
        Ok(Reader {
            words: real::words_of(&options),
            scenario: Scenario { options, game, lines: Vec::new(), rules: BTreeSet::new() },
            moved: false,
            set: lines::Once::default(),
        })
    }

    fn line(&mut self, number: usize, code: &str) -> Result<(), Wrong> {
        let (verb, rest) = split_word(code);
        let step = self.step(verb, rest)?;
        self.check_order(number, verb, &step)?;
        self.moved |= step.is_move();
        self.scenario.lines.push(Line { number, text: code.into(), step });
        Ok(())
    }

    fn split_comment(line: &str) -> (String, &str) {
        split_comment(line)
    }
}

impl Reader {
    fn step(&mut self, verb: &str, rest: &str) -> Result<Step, Wrong> {
        let words = self.words;
        let of_side = || tokens::side_and_rest(rest);
        Ok(match verb {
            "game" => return Err(Wrong::SecondGame),
            "given" => {
                let (cards, compared) = tokens::given(words, rest)?;
                Step::Given(cards, compared)
            }
            "location" => self.location(rest)?,
            "placed" => {
                let (seat, text) = of_side()?;
                Step::Placed(seat, self.placed(text)?)
            }
            "spent" => Step::Spent(tokens::side(rest)?),
            "reveal" => Step::Reveal(tokens::revealed(words, rest)?),
            "you" => Step::Answer(Seat::A, self.action(rest)?),
            "they" => Step::Answer(Seat::B, self.action(rest)?),
            "illegal" => self.illegal(rest)?,
            "chance" => Step::Chance(self.chance(rest)?),
            "table" => Step::Table(tokens::table(words, rest)?),
            "signets" => tokens::pair(rest).map(|(a, b)| Step::Signets(a, b))?,
            "score" => tokens::pair(rest).map(|(a, b)| Step::Score(a, b))?,
            "hand" => {
                let (seat, text) = of_side()?;
                Step::Hand(seat, tokens::cards(words, text)?)
            }
            "pile" => {
                let (seat, text) = of_side()?;
                Step::Pile(seat, tokens::pile(words, text)?)
            }
            "discard" => {
                let (seat, text) = of_side()?;
                Step::Discard(seat, tokens::cards(words, text)?)
            }
            "waiting" => {
                let (seat, text) = of_side()?;
                let parts = text.split(' ').filter(|_| text != "-");
                Step::Waiting(seat, tokens::waits(parts)?)
            }
            "guardians" => guardians(rest)?,
            "next" => Step::Next(self.next(rest)?),
            "sees" => sees(rest)?,
            _ => return Err(Wrong::Verb(verb.into())),
        })
    }

    /// The table is set before the first move, each part once.
    fn check_order(&mut self, number: usize, verb: &str, step: &Step) -> Result<(), Wrong> {
        use Step::{
            Discard, Given, Guardians, Hand, Location, Pile, Placed, Score, Spent, Waiting,
        };
        if self.moved {
            let only_before = matches!(step, Given(..) | Location | Placed(..) | Spent(_));
            return if only_before { Err(Wrong::TooLate) } else { Ok(()) };
        }
        let key = if let Placed(seat, _)
        | Spent(seat)
        | Hand(seat, _)
        | Pile(seat, _)
        | Discard(seat, _)
        | Waiting(seat, _) = step
        {
            format!("{verb} {seat}")
        } else if matches!(step, Guardians(_) | Score(..)) {
            verb.into()
        } else {
            return Ok(());
        };
        self.set.set(key, number).map_err(Wrong::Again)
    }

    fn location(&mut self, text: &str) -> Result<Step, Wrong> {
        if text.is_empty() {
            return Err(Wrong::Location);
        }
        let locations = &mut self.scenario.options.locations;
        for word in text.split(' ') {
            let said: cardia::Options =
                format!("locations={word}").parse().map_err(Wrong::Options)?;
            *locations = locations.iter().chain(said.locations.iter()).collect();
        }
        Ok(Step::Location)
    }

    /// `Judge -5 librarian`
    fn placed(&self, text: &str) -> Result<Placed, Wrong> {
        let (name, bound) = split_word(text);
        let card = self.words.read_card(name).map_err(Wrong::Text)?;
        let bound = tokens::waits(bound.split(' ').filter(|_| !bound.is_empty()))?;
        Ok(Placed { card, bound })
    }

    fn action(&self, text: &str) -> Result<Action, Wrong> {
        self.words.read_action(text).map_err(Wrong::Text)
    }

    /// `you -3 on your Inventor C6.15`
    fn illegal(&self, text: &str) -> Result<Step, Wrong> {
        let (word, action) = split_word(text);
        let seat = tokens::side(word)?;
        let (action, rule) = split_rule(LETTER, action);
        Ok(Step::Illegal(seat, self.action(action)?, rule))
    }

    /// `they draw Mediator`, `back Guild`, `guardian Cat`
    fn chance(&self, text: &str) -> Result<Drawn, Wrong> {
        let (first, rest) = split_word(text);
        let text = match first {
            "guardian" | "back" => text.into(),
            "you" => format!("A {rest}"),
            "they" => format!("B {rest}"),
            _ => return Err(Wrong::Text(BadText::Chance(text.into()))),
        };
        self.words.read_outcome(&text).map_err(Wrong::Text)
    }

    fn next(&self, text: &str) -> Result<Next, Wrong> {
        let (text, rule) = split_rule(LETTER, text);
        let (word, rest) = split_word(text);
        let bad = || Wrong::Next(text.into());
        if rule.is_some() && !(rest == "win" || word == "draw") {
            return Err(bad());
        }
        match (word, rest) {
            ("reveal", "") => return Ok(Next::Reveal),
            ("draw", "") => return Ok(Next::Over(None, rule)),
            ("both", "choose") => return Ok(Next::BothChoose),
            _ => {}
        }
        let seat = tokens::side(word).map_err(|_| bad())?;
        match split_word(rest) {
            ("win", "") => Ok(Next::Over(Some(seat), rule)),
            ("play", "") => Ok(Next::Play(seat)),
            ("choose", "") => Ok(Next::Choose(seat, Vec::new())),
            ("choose", list) => {
                let actions: Result<_, _> =
                    list.split(" / ").map(|text| self.action(text)).collect();
                Ok(Next::Choose(seat, actions?))
            }
            _ => Err(bad()),
        }
    }
}

fn guardians(text: &str) -> Result<Step, Wrong> {
    let read = |word: &str| match word.strip_prefix('?') {
        Some("") => Ok(GuardianPlace::Down),
        Some(faction) => read_faction(faction).map(GuardianPlace::Back).map_err(Wrong::Text),
        None => read_guardian(word).map(GuardianPlace::Up).map_err(Wrong::Text),
    };
    let six: Vec<_> = text.split(' ').map(read).collect::<Result<_, _>>()?;
    let n = six.len();
    <[_; 6]>::try_from(six).map(Step::Guardians).map_err(|_| Wrong::Guardians(n))
}

fn sees(text: &str) -> Result<Step, Wrong> {
    let (word, rest) = text.split_once(':').ok_or_else(|| Wrong::Colon(text.into()))?;
    let observer = match word.trim() {
        "all" => Observer::Spectator,
        "you" => Observer::Seat(Seat::A),
        "they" => Observer::Seat(Seat::B),
        other => return Err(Wrong::Observer(other.into())),
    };
    Ok(Step::Sees(observer, rest.trim().into()))
}
