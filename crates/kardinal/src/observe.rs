//! A view of Kardinal & König as a row of numbers, fact by fact.

use crate::Kardinal;
use crate::cell::{Cell, Cells};
use crate::deck::Deck;
use crate::land::Land;
use crate::law::{Law, Laws};
use crate::question::{Action, Ask, Choices};
use crate::state::Colours;
use crate::table::Table;
use crate::view::View;
use kernel::{Lane, Observed, Observer, Seat, SeatSet, Whose};

impl Observed for Kardinal {
    #[inline]
    fn facts(view: &mut View, lane: &mut impl Lane) {
        let own = match view.observer() {
            Observer::Seat(seat) if view.seats().contains(seat) => seat,
            Observer::Seat(_) | Observer::Spectator => Seat::A,
        };
        lane.feature(Whose::Own, "seat", "a flag for each seat from A on");
        lane.one_of::<5>(own.index());
        lane.feature(
            Whose::Own,
            "laws",
            "own Law cards: take back a stone, three symbols, different colours, -2",
        );
        view.own = laws(lane, view.own);
        lane.feature(Whose::All, "played laws", "Law cards that were played");
        view.open.gone = laws(lane, view.open.gone);
        view.cards(own, lane);
        for (n, seat) in around(own, view.seats()).enumerate() {
            view.player(Whose::Player(n as u8), seat, lane);
        }
        view.turn(own, lane);
    }

    #[inline]
    fn codes(choices: &Choices) -> u64 {
        choices.codes()
    }

    #[inline]
    fn coded(choices: &Choices, code: u8) -> Option<Action> {
        (code < 64 && choices.codes() >> code & 1 != 0).then(|| choices.action(code))
    }

    #[inline]
    fn code(choices: &Choices, action: Action) -> Option<u8> {
        choices.code_of(action)
    }
}

/// The players from one on.
#[inline]
fn around(own: Seat, seats: SeatSet) -> impl Iterator<Item = Seat> {
    let players = seats.len().max(1);
    (0..seats.len()).filter_map(move |n| Seat::new((own.index() + n) % players))
}

#[inline]
fn laws(lane: &mut impl Lane, laws: Laws) -> Laws {
    let counts = lane.numbers(Law::ALL.map(|law| laws.count(law) as i8));
    let of = |(law, n): (Law, i8)| std::iter::repeat_n(law, n.clamp(0, 2) as usize);
    Law::ALL.into_iter().zip(counts).flat_map(of).collect()
}

impl View {
    #[inline]
    fn cards<L: Lane>(&mut self, own: Seat, lane: &mut L) {
        let rules = self.open.rules;
        let dealt = Cells::display(rules.rows, rules.columns);
        lane.feature(
            Whose::All,
            "cards",
            "for each of the 56 cells, row by row: land 1 to 9, or 0 without a card; crosses, fans, crowns; ship, carriage; who took it, 1 for the observer, then around the table; 1 if it lies on the display",
        );
        let mut faces = self.open.table.faces(dealt, own, rules.players);
        for face in &mut faces {
            *face = lane.numbers(*face);
        }
        if L::READS {
            self.open.table = Table::of_faces(faces, own, rules.players);
        }
    }

    #[inline]
    fn player(&mut self, whose: Whose, seat: Seat, lane: &mut impl Lane) {
        lane.feature(whose, "stones", "a flag for each cell that bears a stone of this player");
        let open = &mut self.open;
        open.stones[seat] = Cells(lane.flags::<{ Deck::MAX }>(open.stones[seat].0));
        lane.feature(whose, "reserve", "stones in reserve");
        open.reserve[seat] = lane.count(open.reserve[seat]);
        lane.feature(whose, "laws held", "Law cards in hand");
        self.held[seat] = lane.count(self.held[seat]);
        lane.feature(whose, "revealed", "-2 cards revealed at the end");
        self.revealed[seat] = lane.count(self.revealed[seat]);
    }

    #[inline]
    fn turn(&mut self, own: Seat, lane: &mut impl Lane) {
        let players = usize::from(self.open.rules.players);
        let turn = &mut self.open.turn;
        lane.feature(Whose::All, "turn", "whose turn it is: the observer, then around the table");
        let after = (turn.seat.index() + players - own.index()) % players;
        let after = lane.one_of::<5>(after);
        turn.seat = Seat::new((own.index() + after) % players).unwrap_or(Seat::A);
        lane.feature(
            Whose::All,
            "reachable",
            "cells whose card may be taken in this turn once it is at an end of its row",
        );
        turn.reachable = Cells(lane.flags::<{ Deck::MAX }>(turn.reachable.0));
        lane.feature(
            Whose::All,
            "question",
            "take, pay, place a stone, move a stone, or put down the moved stone",
        );
        let (kind, from) = match turn.ask {
            Ask::Take => (0, 0),
            Ask::Pay => (1, 0),
            Ask::Place => (2, 0),
            Ask::Move => (3, 0),
            Ask::To(cell) => (4, 1 << cell.code()),
        };
        let kind = lane.one_of::<5>(kind);
        lane.feature(Whose::All, "moved from", "the cell of the stone that is being moved");
        let from = lane.flags::<{ Deck::MAX }>(from).trailing_zeros() as u8;
        turn.ask = match kind {
            0 => Ask::Take,
            1 => Ask::Pay,
            2 => Ask::Place,
            3 => Ask::Move,
            _ => Ask::To(Cell::from_code(from.min(Deck::MAX as u8 - 1))),
        };
        lane.feature(
            Whose::All,
            "land",
            "the land of the first card taken in this turn: none yet, or one of nine",
        );
        let land = turn.land.map_or(0, |land| land as usize + 1);
        let land = lane.one_of::<{ Land::ALL.len() + 1 }>(land);
        turn.land = land.checked_sub(1).map(|land| Land::ALL[land]);
        lane.feature(
            Whose::All,
            "circles",
            "circle symbols taken in this turn, and how many may be",
        );
        let [circles, limit] = lane.numbers([turn.circles as i8, turn.limit as i8]);
        (turn.circles, turn.limit) = (circles as u8, limit as u8);
        lane.feature(
            Whose::All,
            "different colours",
            "1 if cards of different lands may be taken in this turn",
        );
        let different = lane.flag(turn.colours == Colours::Different);
        turn.colours = if different { Colours::Different } else { Colours::Same };
    }
}
