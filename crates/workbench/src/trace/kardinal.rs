//! Games of Kardinal & König.

use super::{Chance, Over, Traced};
use kardinal::{Ask, Cell, Cells, Drawn, Kardinal, Law, Laws, Options, Scores, State};
use kernel::{Game as _, Observer, SearchDice, Seat, SeatSet, Status};
use serde::Serialize;
use testkit::Lawful as _;

impl Traced for Kardinal {
    type Facts = Facts;
    type Truth = TheState;

    fn any_options(dice: &mut SearchDice) -> Options {
        Kardinal::random_options(dice)
    }

    fn facts(options: &Options) -> Facts {
        let deck = options.deck.cards().iter().map(|card| card.to_string()).collect();
        Facts { players: options.players, deck }
    }

    fn chance(_: &Options, outcome: Drawn) -> Chance {
        let (kind, seat, outcome) = match outcome {
            Drawn::Deal(card) => ("deal", None, card.to_string()),
            Drawn::Start(seat) => ("start", None, seat.to_string()),
            Drawn::Law(seat, law) => ("law", Some(seat.index()), law.to_string()),
        };
        Chance { kind, seat, outcome }
    }

    fn truth(state: &State) -> TheState {
        TheState::of(state)
    }
}

type Name = &'static str;

/// What does not change during a game.
#[derive(Serialize)]
pub struct Facts {
    players: u8,
    deck: Vec<String>,
}

/// Everything that is true now. Lists of players go by seat.
#[derive(Serialize)]
pub struct TheState {
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
