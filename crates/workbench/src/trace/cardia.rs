//! Games of Cardia.

use super::{Chance, Over, Traced};
use crate::options::cardia::random;
use cardia::{
    Card, CardSet, Cardia, Drawn, GuardianRule, Options, State, Wilds, Words, purpose_word,
};
use kernel::{Game as _, SearchDice, Seat, Status};
use serde::Serialize;

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

impl Traced for Cardia {
    type Facts = Facts;
    type Truth = TheState;

    fn any_options(dice: &mut SearchDice) -> Options {
        random(dice)
    }

    fn facts(options: &Options) -> Facts {
        let words = Words { deck: options.deck, side: None };
        Facts { decks: SEATS.map(|_| names(words, options.cards)) }
    }

    fn chance(options: &Options, outcome: Drawn) -> Chance {
        let words = Words { deck: options.deck, side: None };
        match outcome {
            Drawn::Card(purpose, seat, card) => Chance {
                kind: purpose_word(purpose),
                seat: Some(seat.index()),
                outcome: words.card(card).to_owned(),
            },
            Drawn::Back(faction) => {
                Chance { kind: "back", seat: None, outcome: faction.word().to_owned() }
            }
            Drawn::Guardian(guardian) => {
                Chance { kind: "guardian", seat: None, outcome: guardian.word().to_owned() }
            }
        }
    }

    fn truth(state: &State<Wilds>) -> TheState {
        TheState::of(state)
    }
}

type Name = &'static str;

fn names(words: Words, cards: CardSet) -> Vec<Name> {
    cards.iter().map(|card| words.card(card)).collect()
}

/// What does not change during a game.
#[derive(Serialize)]
pub struct Facts {
    decks: [Vec<Name>; 2],
}

/// Everything that is true now.
#[derive(Serialize)]
pub struct TheState {
    table: String,
    hands: [Vec<Name>; 2],
    discards: [Vec<Name>; 2],
    decks: [DeckParts; 2],
    signets: [u8; 2],
    phase: Name,
    waiting: [String; 2],
    /// What waits on the cards that lie face down (Foggy Swamp).
    bound: [String; 2],
    /// The six places, or none at all without the expansion.
    guardians: Vec<Option<Name>>,
    /// The factions of these, as far as they are known.
    backs: Vec<Option<Name>>,
    face_down: [Option<Name>; 2],
    shown: [Option<Name>; 2],
    owed: Vec<usize>,
    wins: [u8; 2],
    over: Option<Over>,
}

#[derive(Serialize)]
struct DeckParts {
    top: Vec<Name>,
    unknown: Vec<Name>,
    bottom: Vec<Name>,
}

impl TheState {
    fn of(state: &State<Wilds>) -> TheState {
        let words = state.words(None);
        let name = |card: Option<Card>| card.map(|card| words.card(card));
        let places = match state.options().guardians {
            GuardianRule::None => Vec::new(),
            GuardianRule::Hidden | GuardianRule::Open => state.guardians().to_vec(),
        };
        TheState {
            table: state.table_text(),
            hands: SEATS.map(|seat| names(words, state.hand(seat))),
            discards: SEATS.map(|seat| names(words, state.discard(seat))),
            decks: SEATS.map(|seat| DeckParts {
                top: name(state.deck_top(seat)).into_iter().collect(),
                unknown: names(words, state.deck_unordered(seat)),
                bottom: state.deck_bottom(seat).map(|card| words.card(card)).collect(),
            }),
            signets: SEATS.map(|seat| state.signets(seat)),
            phase: state.phase(),
            waiting: SEATS.map(|seat| state.waiting_text(seat)),
            bound: SEATS.map(|seat| state.bound_text(seat)),
            guardians: places.iter().map(|it| it.guardian().map(|it| it.word())).collect(),
            backs: places.iter().map(|it| it.faction().map(|it| it.word())).collect(),
            face_down: SEATS.map(|seat| name(state.face_down(seat))),
            shown: SEATS.map(|seat| name(state.placed_open(seat))),
            owed: state.owed().iter().map(Seat::index).collect(),
            wins: SEATS.map(|seat| state.wins(seat)),
            over: match Cardia::status(state) {
                Status::Owed(_) => None,
                Status::Over(outcome) => Some(outcome.into()),
            },
        }
    }
}
