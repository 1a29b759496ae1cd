//! What lines from the keyboard mean.

use super::ask::label;
use crate::face::Answer;
use crate::text::input::{by_number, by_words};
use civ::{Action, Ask, Civ, Domain, Effect, View};
use kernel::Notation as _;

/// Reads an answer: a number, a Domain, an effect or its beginning, or an action in full.
pub fn answer(view: &View, line: &str) -> Answer<Action> {
    let (choices, options) = (view.choices(), view.options());
    if let Some(action) = by_number(&choices, line, label) {
        return Answer::Act(action);
    }
    let text = canonical(line);
    if let Ok(action) = Civ::read_action(&options, &text) {
        return Answer::Act(action);
    }
    let written = |action| vec![Civ::write_action(&options, action)];
    match Answer::among(&by_words(&choices, &text, written)) {
        Answer::Unknown => by_name(view.ask(), &text).map_or(Answer::Unknown, Answer::Act),
        known @ (Answer::Act(_) | Answer::Several(_)) => known,
    }
}

/// Domains and seats with a capital letter, everything else in small letters.
fn canonical(line: &str) -> String {
    let word = |word: &str| {
        let domain = Domain::ALL.into_iter().find(|it| it.name().eq_ignore_ascii_case(word));
        match (domain, word) {
            (Some(domain), _) => domain.name().to_owned(),
            (None, "a" | "b" | "c" | "d") => word.to_uppercase(),
            (None, _) => word.to_owned(),
        }
    };
    line.to_lowercase().split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

/// A Domain or an effect that is not among the answers, so that the rules can say why.
fn by_name(ask: Ask, text: &str) -> Option<Action> {
    if ask == Ask::Effects {
        return Effect::named(text).map(Action::Use);
    }
    let domain: Domain = text.parse().ok()?;
    match ask {
        Ask::Keep => Some(Action::Keep(domain)),
        Ask::Centre | Ask::TakeBack { .. } | Ask::Pile(_) => Some(Action::Take(domain)),
        Ask::Play | Ask::PlayMore(_) => Some(Action::Play(domain)),
        Ask::Attack => Some(Action::Attack(domain)),
        Ask::Discard(_) | Ask::Spend { .. } => Some(Action::Discard(domain)),
        Ask::Give(..) => Some(Action::Give(domain)),
        Ask::Effects | Ask::Question | Ask::Embargo | Ask::Democracy | Ask::Draw | Ask::Over(_) => {
            None
        }
    }
}
