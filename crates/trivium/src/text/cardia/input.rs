//! What lines from the keyboard mean.

use super::{Voice, ask};
use crate::face::Answer;
use crate::text::input::{by_number, by_words};
use cardia::{Action, Ask, Character, Choices, Faction, View, Words};
use kernel::Observer;

/// Reads an answer: a number, the beginning of a name, or an action in full.
pub fn answer(view: &View, line: &str) -> Answer<Action> {
    let side = match view.observer() {
        Observer::Seat(seat) => Some(seat),
        Observer::Spectator => None,
    };
    let words = Words { deck: view.deck(), side };
    let voice = Voice { deck: view.deck(), side };
    let choices = view.choices();
    if line.is_empty() && choices.ask() == Ask::Ready {
        return Answer::Act(Action::Ready);
    }
    if let Some(action) = by_number(&choices, line, ask::label) {
        return Answer::Act(action);
    }
    let text = canonical(line);
    if let Ok(action) = words.read_action(&text) {
        return Answer::Act(action);
    }
    let spellings = |action| {
        let short = words.action(action);
        vec![spelled(voice, &short), short]
    };
    match Answer::among(&by_words(&choices, &text, spellings)) {
        Answer::Unknown => {
            by_hand_card(&choices, words, line, &text).map_or(Answer::Unknown, Answer::Act)
        }
        known @ (Answer::Act(_) | Answer::Several(_)) => known,
    }
}

/// Names as notation writes them, everything else in small letters.
fn canonical(line: &str) -> String {
    let mut text = line.to_lowercase();
    for character in Character::ALL {
        let name = character.name().to_lowercase();
        if name.contains(' ') {
            text = text.replace(&name, character.word());
        }
    }
    let names = Character::ALL.map(Character::word).into_iter().map(str::to_owned);
    let factions = Faction::ALL.map(|faction| format!("{faction:?}"));
    let known: Vec<_> = names.chain(factions).collect();
    let word = |word: &str| {
        let found = known.iter().find(|known| known.eq_ignore_ascii_case(word));
        found.map_or_else(|| word.to_owned(), String::clone)
    };
    text.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

/// The notation with English names: `play Palace Guard`.
fn spelled(voice: Voice, text: &str) -> String {
    let name = |word: &str| {
        let character = Character::ALL.into_iter().find(|character| character.word() == word);
        character.map_or_else(|| word.to_owned(), |it| voice.name(it.card()).to_owned())
    };
    text.split(' ').map(name).collect::<Vec<_>>().join(" ")
}

/// A card that is not among the answers, so that the rules can say why.
fn by_hand_card(choices: &Choices, words: Words, line: &str, text: &str) -> Option<Action> {
    let number = line.parse().ok().and_then(cardia::Card::new);
    let card = number.or_else(|| words.read_card(text).ok())?;
    match choices.ask() {
        Ask::Play => Some(Action::Play(card)),
        Ask::Discard | Ask::Sacrifice | Ask::Reply(_) => Some(Action::Discard(card)),
        Ask::Keep => Some(Action::Keep(card)),
        Ask::PutUnder => Some(Action::PutUnder(card)),
        Ask::TakeBack(_) if number.is_none() => Some(Action::TakeBack(card)),
        Ask::Copy(_) if number.is_none() => Some(Action::Copy(card)),
        Ask::Activate(_) if number.is_none() => Some(Action::Activate(card)),
        Ask::Swap if number.is_none() => Some(Action::Swap(card)),
        Ask::TakeBack(_)
        | Ask::Copy(_)
        | Ask::Activate(_)
        | Ask::Swap
        | Ask::PlusOrMinusTwo
        | Ask::Top
        | Ask::Name
        | Ask::Raise
        | Ask::Lower(_)
        | Ask::LowerAnyOrNext
        | Ask::RaiseWeak
        | Ask::Strip
        | Ask::MoveOwnFrom
        | Ask::MoveOwnTo(_)
        | Ask::MoveAnyFrom
        | Ask::MoveAnyTo(_)
        | Ask::Flip
        | Ask::Ready => None,
    }
}
