//! Games of Cardia.

use super::{Over, any_choice, line};
use crate::stop::Stop;
use cardia::{
    Card, CardSet, Cardia, Drawn, GuardianRule, Options, State, Wilds, Words, purpose_word,
};
use kernel::{Choices as _, Game as _, SearchDice, Seat, Status};
use record::{Entry, EntryOf, Table};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// Prints one game.
pub fn game(
    options: Options,
    game_seed: u64,
    dice: &mut SearchDice,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let words = Words { deck: options.deck, side: None };
    let deck = || names(words, options.cards);
    let header = Header {
        game: Cardia::NAME,
        options: options.to_string(),
        rules: Cardia::RULES_VERSION,
        game_seed,
        decks: [deck(), deck()],
    };
    line(&header, out)?;
    let mut table = Table::<Cardia>::start(options, None, dice, &mut ()).map_err(Stop::usage)?;
    chances(words, &table.record().entries, out)?;
    line(&Line::State(Box::new(TheState::of(table.state()))), out)?;
    while let Status::Owed(owed) = Cardia::status(table.state()) {
        let choices = |seat| Cardia::legal(table.state(), seat);
        let all = |seat| choices(seat).iter().map(|action| words.action(action)).collect();
        line(&Line::Owed(owed.iter().map(|seat| (seat.index(), all(seat))).collect()), out)?;
        let Some((seat, action)) = any_choice::<Cardia>(table.state(), owed, dice) else { break };
        line(&Line::Act { seat: seat.index(), action: words.action(action) }, out)?;
        let entries = table.submit(seat, action, dice, &mut ()).map_err(Stop::failed)?;
        chances(words, entries, out)?;
        line(&Line::State(Box::new(TheState::of(table.state()))), out)?;
    }
    Ok(())
}

fn chances(words: Words, entries: &[EntryOf<Cardia>], out: &mut impl Write) -> Result<(), Stop> {
    for entry in entries {
        match *entry {
            Entry::Act { .. } => {}
            Entry::Chance(Drawn::Card(purpose, seat, card)) => line(
                &Line::Chance {
                    kind: purpose_word(purpose),
                    seat: Some(seat.index()),
                    outcome: words.card(card),
                },
                out,
            )?,
            Entry::Chance(Drawn::Guardian(guardian)) => {
                line(&Line::Chance { kind: "guardian", seat: None, outcome: guardian.word() }, out)?
            }
        }
    }
    Ok(())
}

type Name = &'static str;

fn names(words: Words, cards: CardSet) -> Vec<Name> {
    cards.iter().map(|card| words.card(card)).collect()
}

/// The first line of a game.
#[derive(Serialize)]
struct Header {
    game: Name,
    options: String,
    rules: u32,
    game_seed: u64,
    decks: [Vec<Name>; 2],
}

/// Every other line.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Line {
    Owed(BTreeMap<usize, Vec<String>>),
    Act {
        seat: usize,
        action: String,
    },
    Chance {
        kind: Name,
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<usize>,
        outcome: Name,
    },
    State(Box<TheState>),
}

/// Everything that is true now.
#[derive(Serialize)]
struct TheState {
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
            guardians: places.into_iter().map(|place| place.map(|it| it.word())).collect(),
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
