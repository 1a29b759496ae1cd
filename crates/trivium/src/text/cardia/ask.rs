//! Questions and their possible answers.

use super::Voice;
use cardia::{Action, Ask, CardRef, State, Wilds};
use kernel::Seat;

/// The open question, spoken to the one who must answer.
pub fn question(voice: Voice, ask: Ask) -> String {
    match ask {
        Ask::Play => "Which card do you play?".into(),
        Ask::PlusOrMinusTwo => "Librarian: +2 or -2 on the card you just revealed?".into(),
        Ask::Discard => "Which card do you discard?".into(),
        Ask::Keep => "Which card do you keep?".into(),
        Ask::PutUnder => "Which card goes under your deck?".into(),
        Ask::Top => "Does the top card of your deck stay there?".into(),
        Ask::Name => "Which faction do you name?".into(),
        Ask::Reply(faction) => {
            format!("Do you discard a {faction:?} card, or let the Palace Guard get +7?")
        }
        Ask::Raise => "Which card gets +3?".into(),
        Ask::Lower(_) => "Which other card gets -3?".into(),
        Ask::LowerAnyOrNext => "Which card gets -3?".into(),
        Ask::RaiseWeak => "Which of your cards gets +3?".into(),
        Ask::Strip => "What is removed?".into(),
        Ask::TakeBack(_) => "Which card do you take back into your hand?".into(),
        Ask::Copy(at) => format!("Whose ability does {} copy?", voice.card_of(at)),
        Ask::Activate(_) => "Which card's ability do you activate?".into(),
        Ask::Sacrifice => "Which card do you discard to use its ability?".into(),
        Ask::MoveOwnFrom => "From which card do you move everything?".into(),
        Ask::MoveOwnTo(from) => format!("To which card, from {}?", voice.card_of(from)),
        Ask::MoveAnyFrom => "From which card do you move the modifiers?".into(),
        Ask::MoveAnyTo(from) => format!("To which card, from {}?", voice.card_of(from)),
        Ask::Flip => "Which card's modifiers are turned over?".into(),
        Ask::Swap => "Which card changes places with the one after it?".into(),
        Ask::Ready => "Ready for the next game?".into(),
    }
}

/// What an answer is numbered with: a hand card with its printed number, everything else with its place in
/// the list, counted from 1.
pub fn label(action: Action, place: usize) -> usize {
    match action {
        Action::Play(card)
        | Action::Discard(card)
        | Action::Keep(card)
        | Action::PutUnder(card) => card.number().unsigned_abs().into(),
        Action::Decline => 0,
        Action::Name(_)
        | Action::Raise(_)
        | Action::Lower(_)
        | Action::LowerNext
        | Action::StripModifiers(_)
        | Action::StripTokens(_)
        | Action::TakeBack(_)
        | Action::Copy(_)
        | Action::Activate(_)
        | Action::MoveFrom(_)
        | Action::MoveTo(_)
        | Action::Flip(_)
        | Action::Swap(_)
        | Action::PlusTwo
        | Action::MinusTwo
        | Action::KeepTop
        | Action::PutTopUnder
        | Action::Ready => place + 1,
    }
}

/// An answer in words, with what helps to decide.
pub fn option(voice: Voice, state: &State<Wilds>, seat: Seat, action: Action) -> String {
    let own = |card| where_it_lies(voice, state, CardRef::new(seat, card));
    let any = |at| where_it_lies(voice, state, at);
    let ability = |card| voice.character(card).text();
    match action {
        Action::Play(card) => format!("play {}: {}", voice.name(card), ability(card)),
        Action::Discard(card) => format!("discard {}: {}", voice.name(card), ability(card)),
        Action::Decline => "discard nothing".into(),
        Action::Keep(card) => format!("keep {}: {}", voice.name(card), ability(card)),
        Action::PutUnder(card) => format!("{}: {}", voice.name(card), ability(card)),
        Action::Name(faction) => format!("{faction:?}"),
        Action::Raise(at) => format!("+3 on {}", any(at)),
        Action::Lower(at) => format!("-3 on {}", any(at)),
        Action::LowerNext => "-3 on the next card you play".into(),
        Action::StripModifiers(at) => format!("all modifiers from {}", any(at)),
        Action::StripTokens(at) => format!("all ongoing tokens from {}", any(at)),
        Action::TakeBack(card) => own(card),
        Action::Copy(card) | Action::Activate(card) => {
            format!("{}: {}", voice.name(card), ability(card))
        }
        Action::MoveFrom(at) | Action::MoveTo(at) | Action::Flip(at) => any(at),
        Action::Swap(card) => own(card),
        Action::PlusTwo => "+2".into(),
        Action::MinusTwo => "-2".into(),
        Action::KeepTop => "leave it on top".into(),
        Action::PutTopUnder => "put it under the deck".into(),
        Action::Ready => "go on".into(),
    }
}

/// `your Judge, encounter 3: 8 against 11`
fn where_it_lies(voice: Voice, state: &State<Wilds>, at: CardRef) -> String {
    let table = state.table();
    let Some(place) = table.place(at) else { return voice.card_of(at) };
    let (own, other) = (at.owner(), at.owner().other());
    format!(
        "{}, encounter {}: {} against {} {}",
        voice.card_of(at),
        place + 1,
        table.influence(own, place),
        voice.name(table.card(other, place)),
        table.influence(other, place)
    )
}
