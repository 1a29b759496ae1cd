//! Games of Kardinal & König.

use super::{Over, any_choice, line};
use crate::stop::Stop;
use kardinal::{Ask, Cell, Cells, Drawn, Kardinal, Law, Laws, Options, Scores, State};
use kernel::{Choices as _, Game as _, Notation as _, Observer, SearchDice, Seat, SeatSet, Status};
use record::{Entry, EntryOf, Table};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// Prints one game.
pub fn game(
    options: Options,
    game_seed: u64,
    dice: &mut SearchDice,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let header = Header {
        game: Kardinal::NAME,
        options: options.to_string(),
        rules: Kardinal::RULES_VERSION,
        game_seed,
        players: options.players,
        deck: options.deck.cards().iter().map(|card| card.to_string()).collect(),
    };
    line(&header, out)?;
    let mut table = Table::<Kardinal>::start(options, None, dice, &mut ()).map_err(Stop::usage)?;
    chances(&table.record().entries, out)?;
    line(&Line::State(Box::new(TheState::of(table.state()))), out)?;
    let text = |action| Kardinal::write_action(&options, action);
    while let Status::Owed(owed) = Kardinal::status(table.state()) {
        let all = |seat| Kardinal::legal(table.state(), seat).iter().map(text).collect();
        line(&Line::Owed(owed.iter().map(|seat| (seat.index(), all(seat))).collect()), out)?;
        let Some((seat, action)) = any_choice::<Kardinal>(table.state(), owed, dice) else { break };
        line(&Line::Act { seat: seat.index(), action: text(action) }, out)?;
        let entries = table.submit(seat, action, dice, &mut ()).map_err(Stop::failed)?;
        chances(entries, out)?;
        line(&Line::State(Box::new(TheState::of(table.state()))), out)?;
    }
    Ok(())
}

fn chances(entries: &[EntryOf<Kardinal>], out: &mut impl Write) -> Result<(), Stop> {
    for entry in entries {
        let Entry::Chance(drawn) = *entry else { continue };
        let (kind, seat, outcome) = match drawn {
            Drawn::Deal(card) => ("deal", None, card.to_string()),
            Drawn::Start(seat) => ("start", None, seat.to_string()),
            Drawn::Law(seat, law) => ("law", Some(seat.index()), law.to_string()),
        };
        line(&Line::Chance { kind, seat, outcome }, out)?;
    }
    Ok(())
}

type Name = &'static str;

/// The first line of a game.
#[derive(Serialize)]
struct Header {
    game: Name,
    options: String,
    rules: u32,
    game_seed: u64,
    players: u8,
    deck: Vec<String>,
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
        outcome: String,
    },
    State(Box<TheState>),
}

/// Everything that is true now. Lists of players go by seat.
#[derive(Serialize)]
struct TheState {
    /// The cards left in each row, from left to right.
    rows: Vec<Vec<OnDisplay>>,
    stones: Vec<Stones>,
    laws: Vec<Vec<Name>>,
    laws_played: Vec<Name>,
    /// On the display, and in the box where it has fewer places for laws.
    laws_unseen: Vec<Name>,
    cards: Vec<Vec<String>>,
    /// As if it ended now.
    scores: Vec<Score>,
    turn: Turn,
    owed: Vec<usize>,
    over: Option<Over>,
}

#[derive(Serialize)]
struct OnDisplay {
    row: u8,
    column: u8,
    card: String,
    /// Does a Law card lie on it, face down?
    law: bool,
    stone: Option<usize>,
}

#[derive(Serialize)]
struct Stones {
    reserve: u8,
    display: Vec<String>,
    lost: u8,
}

#[derive(Serialize)]
struct Score {
    land: Vec<u8>,
    symbols: Vec<u8>,
    ships: u8,
    carriages: u8,
    chains: i16,
    laws: i16,
    total: i16,
    cards: u8,
}

#[derive(Serialize)]
struct Turn {
    seat: usize,
    phase: Name,
    /// Where the stone comes from that is being moved.
    from: Option<String>,
    circles: u8,
    circles_limit: u8,
}

impl TheState {
    fn of(state: &State) -> TheState {
        let options = state.options();
        let seats = SeatSet::first(options.players.into());
        let view = Kardinal::view(state, Observer::Spectator);
        let scores = state.scores();
        let (phase, from) = match state.ask() {
            Ask::Take => ("take", None),
            Ask::Pay => ("pay", None),
            Ask::Place => ("place", None),
            Ask::Move => ("move", None),
            Ask::To(cell) => ("to", Some(cell.to_string())),
        };
        let (circles, circles_limit) = view.circles();
        let (owed, over) = match Kardinal::status(state) {
            Status::Owed(owed) => (owed, None),
            Status::Over(outcome) => (SeatSet::EMPTY, Some(outcome.into())),
        };
        TheState {
            rows: (1..=options.rows).map(|row| row_of(state, seats, row)).collect(),
            stones: seats
                .iter()
                .map(|seat| Stones {
                    reserve: state.reserve(seat),
                    display: state.stones(seat).iter().map(|cell| cell.to_string()).collect(),
                    lost: view.lost(seat),
                })
                .collect(),
            laws: seats.iter().map(|seat| words(state.laws(seat))).collect(),
            laws_played: words(state.played_laws()),
            laws_unseen: words(state.unseen_laws()),
            cards: seats
                .iter()
                .map(|seat| state.table().taken(seat).map(|card| card.to_string()).collect())
                .collect(),
            scores: seats.iter().map(|seat| score(&scores, seat)).collect(),
            turn: Turn { seat: state.active().index(), phase, from, circles, circles_limit },
            owed: owed.iter().map(Seat::index).collect(),
            over,
        }
    }
}

fn words(laws: Laws) -> Vec<Name> {
    laws.iter().map(Law::words).collect()
}

fn row_of(state: &State, seats: SeatSet, row: u8) -> Vec<OnDisplay> {
    let table = state.table();
    let here = |cell: Cell| OnDisplay {
        row: cell.row(),
        column: cell.column(),
        card: table.card(cell).map(|card| card.to_string()).unwrap_or_default(),
        law: state.covered().contains(cell),
        stone: seats.iter().find(|&seat| state.stones(seat).contains(cell)).map(Seat::index),
    };
    table.display().and(Cells::row(row)).iter().map(here).collect()
}

fn score(scores: &Scores, seat: Seat) -> Score {
    let sheet = scores.sheet(seat);
    Score {
        land: sheet.lands.iter().map(|line| line.land_points).collect(),
        symbols: sheet.lands.iter().map(|line| line.symbol_points).collect(),
        ships: sheet.ships,
        carriages: sheet.carriages,
        chains: sheet.chains(),
        laws: sheet.laws(),
        total: sheet.total(),
        cards: sheet.cards,
    }
}
