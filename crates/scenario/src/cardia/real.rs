//! What is really so, in the words of scenarios.

use super::error::side_word;
use cardia::{Ask, CardSet, Cardia, Choices, GuardianPlace, Options, State, View, Wilds, Words};
use kernel::{Choices as _, Game as _, Observer, Seat, Status};
use std::fmt;

pub(super) const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// Everything as it really is, each part in the words of the line that would claim it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// Everything in play.
    pub table: String,
    /// Signets of both.
    pub signets: String,
    /// Each side's other cards: yours, theirs.
    pub sides: [SidePicture; 2],
    /// The guardians, in a game that has them.
    pub guardians: Option<String>,
    /// What comes next.
    pub next: String,
}

/// A side's cards that are not in play, as they really are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SidePicture {
    /// The hand.
    pub hand: String,
    /// The deck.
    pub pile: String,
    /// The discard pile.
    pub discard: String,
    /// What waits for the next card.
    pub waiting: String,
}

impl Picture {
    /// Of a game in play.
    pub fn of(state: &State<Wilds>) -> Picture {
        let side = |seat| SidePicture {
            hand: hand(state, seat),
            pile: pile(state, seat),
            discard: discard(state, seat),
            waiting: state.waiting_text(seat),
        };
        let has_guardians = state.options().guardians != cardia::GuardianRule::None;
        Picture {
            table: state.table_text(),
            signets: signets(state),
            sides: SEATS.map(side),
            guardians: has_guardians.then(|| guardians(&view(state, Seat::A).guardians())),
            next: next(state),
        }
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  table {}", self.table)?;
        writeln!(f, "  signets {}", self.signets)?;
        for (seat, side) in SEATS.into_iter().zip(&self.sides) {
            let who = side_word(seat);
            let SidePicture { hand, pile, discard, waiting } = side;
            writeln!(f, "  hand {who}: {hand}")?;
            writeln!(f, "  pile {who}: {pile}")?;
            writeln!(f, "  discard {who}: {discard}")?;
            writeln!(f, "  waiting {who}: {waiting}")?;
        }
        if let Some(guardians) = &self.guardians {
            writeln!(f, "  guardians {guardians}")?;
        }
        write!(f, "  next {}", self.next)
    }
}

pub(super) fn view(state: &State<Wilds>, seat: Seat) -> View {
    Cardia::view(state, Observer::Seat(seat))
}

/// The words of scenarios: *your* is always the left side.
pub(super) fn words(state: &State<Wilds>) -> Words {
    state.words(Some(Seat::A))
}

/// Your and their are always seen from the left player.
pub(super) fn words_of(options: &Options) -> Words {
    Words { deck: options.deck, side: Some(Seat::A) }
}

/// The part of a deck without order.
pub(super) fn unordered(view: &View, seat: Seat) -> CardSet {
    let known = view.bottom().chain(view.top()).chain(view.folded()).collect();
    view.unseen(seat).without(view.hand()).without(known)
}

fn cards(state: &State<Wilds>, cards: CardSet) -> String {
    if cards.is_empty() { "-".into() } else { words(state).cards(cards) }
}

pub(super) fn hand(state: &State<Wilds>, seat: Seat) -> String {
    cards(state, view(state, seat).hand())
}

pub(super) fn discard(state: &State<Wilds>, seat: Seat) -> String {
    cards(state, state.discard(seat))
}

pub(super) fn pile(state: &State<Wilds>, seat: Seat) -> String {
    let (view, words) = (view(state, seat), words(state));
    let mut parts = Vec::new();
    parts.extend(view.top().map(|card| format!("top {}", words.card(card))));
    let rest = unordered(&view, seat);
    if !rest.is_empty() {
        parts.push(format!("rest {}", words.cards(rest)));
    }
    let bottom: Vec<_> = view.bottom().map(|card| words.card(card)).collect();
    if !bottom.is_empty() {
        parts.push(format!("bottom {}", bottom.join(", ")));
    }
    if parts.is_empty() { "-".into() } else { parts.join("; ") }
}

pub(super) fn signets(state: &State<Wilds>) -> String {
    format!("{}:{}", state.signets(Seat::A), state.signets(Seat::B))
}

pub(super) fn score(state: &State<Wilds>) -> String {
    format!("{}:{}", state.wins(Seat::A), state.wins(Seat::B))
}

pub(super) fn guardians(six: &[GuardianPlace]) -> String {
    let word = |place: &GuardianPlace| match *place {
        GuardianPlace::Down => "?".to_owned(),
        GuardianPlace::Back(faction) => format!("?{faction:?}"),
        GuardianPlace::Up(guardian) => guardian.word().to_owned(),
    };
    six.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The open questions: who owes which answers.
pub(super) fn owed(state: &State<Wilds>) -> Vec<(Seat, Choices)> {
    let asked = SEATS.map(|seat| (seat, Cardia::legal(state, seat)));
    asked.into_iter().filter(|(_, choices)| !choices.is_empty()).collect()
}

/// The legal answers of a side.
pub(super) fn legal(state: &State<Wilds>, seat: Seat) -> Vec<String> {
    let words = words(state);
    Cardia::legal(state, seat).iter().map(|action| words.action(action)).collect()
}

pub(super) fn next(state: &State<Wilds>) -> String {
    if let Status::Over(outcome) = Cardia::status(state) {
        return match outcome.winners.iter().next() {
            Some(winner) => format!("{} win {}", side_word(winner), outcome.rule),
            None => format!("draw {}", outcome.rule),
        };
    }
    match owed(state)[..] {
        [(_, choices), _] if choices.ask() == Ask::Play => "reveal".into(),
        [_, _] => "both choose".into(),
        [(seat, choices)] if choices.ask() == Ask::Play => format!("{} play", side_word(seat)),
        [(seat, _)] => format!("{} choose {}", side_word(seat), legal(state, seat).join(" / ")),
        _ => "-".into(),
    }
}
