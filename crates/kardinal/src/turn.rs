//! How a game goes on: the deal, the steps of a turn, the end.
//!
//! Each step ends with the next open question and gives back the codes of its answers, so that a playout need not
//! ask for them again; 0 when the game is over.

use crate::cell::{Cell, Cells};
use crate::draw::{Draw, seat};
use crate::event::Event;
use crate::law::{LAW_CELLS, Law, Laws};
use crate::options::{Options, Uncovered};
use crate::question::{Ask, code};
use crate::state::{Colours, Open, Rules, SEATS, STONES, State, Turn};
use crate::table::{CIRCLES, Table};
use kernel::{BySeat, Chance, Seat, Sink};

/// A state in motion, with chance and whoever listens.
pub(crate) struct Engine<'a, C, S> {
    pub s: &'a mut State,
    pub chance: &'a mut C,
    pub out: &'a mut S,
}

/// Lays out the cards and begins the first turn (K1.5, K1.8).
#[inline]
pub(crate) fn deal(
    options: &Options,
    chance: &mut impl Chance<Draw>,
    out: &mut impl Sink<Event>,
) -> State {
    let players = options.players;
    let mut pool = options.deck;
    let table = Table::deal(options.cells(), |cell| {
        let index = chance.pick(Draw::Deal(pool));
        let card = pool.swap_remove(index);
        out.emit(Event::Dealt(cell, card));
        card
    });
    let first = match options.first {
        Some(first) => first,
        None => seat(chance.pick(Draw::Start(players))),
    };
    let stones = |seat: Seat| if seat.index() < usize::from(players) { STONES } else { 0 };
    let mut state = State {
        open: Open {
            table,
            stones: BySeat::default(),
            reserve: BySeat::new(stones),
            gone: Laws::NONE,
            rules: Rules::new(options),
            turn: Turn::new(first, Cells::ALL),
        },
        laws: BySeat::default(),
    };
    Engine { s: &mut state, chance, out }.begin_turn(first);
    state
}

impl<C: Chance<Draw>, S: Sink<Event>> Engine<'_, C, S> {
    /// Takes the answer with this code, which must be one of those to the open question.
    #[inline]
    pub fn answer(&mut self, code: u8) -> u64 {
        match (self.s.open.turn.ask, code) {
            (_, code::LAW..=code::LAST_LAW) => {
                self.play(Law::PLAYABLE[usize::from(code - code::LAW)])
            }
            (Ask::Take, code::PASS) => self.stop(),
            (Ask::Take, cell) => self.take(Cell::from_code(cell)),
            (Ask::Pay, code::RESERVE) => self.pay(None),
            (Ask::Pay, cell) => self.pay(Some(Cell::from_code(cell))),
            (Ask::Place | Ask::Move, code::PASS) => self.keep(),
            (Ask::Place, cell) => self.place(Cell::from_code(cell)),
            (Ask::Move, cell) => self.lift(Cell::from_code(cell)),
            (Ask::To(from), cell) => self.put_down(from, Cell::from_code(cell)),
        }
    }

    #[inline]
    fn ask(&mut self, ask: Ask) {
        self.s.open.turn.ask = ask;
    }

    /// The turn of this seat, or of the first after it who has anything to decide (K3.4). There is one: who owns the
    /// stone on a card can take it (K3.6).
    #[inline]
    fn begin_turn(&mut self, mut seat: Seat) -> u64 {
        loop {
            let open = &mut self.s.open;
            let reachable = match open.rules.uncovered {
                Uncovered::Yes => Cells::ALL,
                Uncovered::No => open.table.display().ends(),
            };
            open.turn = Turn::new(seat, reachable);
            let takeable = open.takeable();
            self.out.emit(Event::TurnBegan(seat));
            if !takeable.is_empty() || !self.s.laws[seat].is_empty() {
                return self.s.take_codes(takeable);
            }
            self.out.emit(Event::Skipped(seat));
            seat = self.next_seat();
        }
    }

    #[inline]
    fn next_seat(&self) -> Seat {
        let next = self.s.open.turn.seat.index() as u32 + 1;
        seat(if next == u32::from(self.s.open.rules.players) { 0 } else { next })
    }

    #[inline]
    fn end_turn(&mut self) -> u64 {
        self.begin_turn(self.next_seat())
    }

    /// Step a: takes a card, its Law card and what its stone means (K2.1, K3.1, K3.2, K4.1).
    #[inline]
    fn take(&mut self, cell: Cell) -> u64 {
        let open = &mut self.s.open;
        let seat = open.turn.seat;
        let card = open.table.take(cell, seat);
        open.turn.land.get_or_insert(card.land());
        open.turn.circles += CIRCLES[card.face()];
        self.out.emit(Event::Took(seat, cell, card));
        if LAW_CELLS.contains(cell) {
            self.take_law(seat);
        }
        if self.s.open.all_stones().contains(cell) {
            return self.return_stone(cell);
        }
        self.go_on_taking()
    }

    /// A Law card gets its identity now that someone may see it.
    fn take_law(&mut self, seat: Seat) {
        let unseen = self.s.unseen_laws();
        let law = unseen.nth(self.chance.pick(Draw::Law(seat, unseen)));
        self.s.laws[seat] = self.s.laws[seat].with(law);
        self.out.emit(Event::GotLaw(seat, Some(law)));
    }

    /// A stone on a taken card returns to its owner; an opponent's costs one of the taker's own.
    fn return_stone(&mut self, cell: Cell) -> u64 {
        let taker = self.s.open.turn.seat;
        let open = &mut self.s.open;
        for index in 0..SEATS {
            let on_it = open.stones.0[index].contains(cell);
            open.stones.0[index] = open.stones.0[index].without(cell.bit());
            open.reserve.0[index] += u8::from(on_it);
            if on_it {
                self.out.emit(Event::StoneReturned(self::seat(index as u32), cell));
                if index != taker.index() {
                    return self.demand_payment();
                }
                break;
            }
        }
        self.go_on_taking()
    }

    /// Asks which stone pays, if there is a choice (K3.2, K7.1).
    fn demand_payment(&mut self) -> u64 {
        let codes = self.s.pay_codes();
        if codes.is_power_of_two() {
            let from = Cells(codes).and(Cells::ALL).first();
            return self.pay(from);
        }
        self.ask(Ask::Pay);
        codes
    }

    /// A stone leaves the game, from the display or from the reserve.
    fn pay(&mut self, from: Option<Cell>) -> u64 {
        let open = &mut self.s.open;
        let seat = open.turn.seat;
        match from {
            Some(cell) => open.stones[seat] = open.stones[seat].without(cell.bit()),
            None => open.reserve[seat] -= 1,
        }
        self.out.emit(Event::Paid(seat, from));
        self.go_on_taking()
    }

    /// After a card is taken and paid: more cards, if there are any to take or a law might be played (K2.3, K4.7).
    #[inline]
    fn go_on_taking(&mut self) -> u64 {
        if self.s.open.is_over() {
            return self.end_game();
        }
        let takeable = self.s.open.takeable();
        if takeable.is_empty() && self.s.laws[self.s.open.turn.seat].is_empty() {
            return self.stone_step();
        }
        self.ask(Ask::Take);
        self.s.take_codes(takeable)
    }

    #[inline]
    fn stop(&mut self) -> u64 {
        let Turn { seat, land, .. } = self.s.open.turn;
        if land.is_none() {
            // Nothing could be taken: the whole turn is skipped (K3.4).
            self.out.emit(Event::Skipped(seat));
            return self.end_turn();
        }
        self.out.emit(Event::Stopped(seat));
        self.stone_step()
    }

    /// Step b, unless there is nothing to decide (K2.4, K4.7).
    #[inline]
    fn stone_step(&mut self) -> u64 {
        let (ask, cells) = self.s.open.stone_step();
        if cells.is_empty() && self.s.laws[self.s.open.turn.seat].is_empty() {
            return self.end_turn();
        }
        self.ask(ask);
        self.s.stone_codes(cells)
    }

    #[inline]
    fn place(&mut self, cell: Cell) -> u64 {
        let open = &mut self.s.open;
        let seat = open.turn.seat;
        open.reserve[seat] -= 1;
        open.stones[seat] = open.stones[seat].union(cell.bit());
        self.out.emit(Event::Placed(seat, cell));
        self.end_turn()
    }

    #[inline]
    fn lift(&mut self, cell: Cell) -> u64 {
        self.out.emit(Event::Lifted(self.s.open.turn.seat, cell));
        self.ask(Ask::To(cell));
        self.s.open.free().0
    }

    #[inline]
    fn put_down(&mut self, from: Cell, to: Cell) -> u64 {
        let open = &mut self.s.open;
        let seat = open.turn.seat;
        open.stones[seat] = open.stones[seat].without(from.bit()).union(to.bit());
        self.out.emit(Event::Moved(seat, from, to));
        self.end_turn()
    }

    #[inline]
    fn keep(&mut self) -> u64 {
        self.out.emit(Event::Kept(self.s.open.turn.seat));
        self.end_turn()
    }

    /// A law is played and leaves the game; the same step goes on (K4.2–K4.4, K4.6).
    fn play(&mut self, law: Law) -> u64 {
        let seat = self.s.open.turn.seat;
        let open = &mut self.s.open;
        self.s.laws[seat] = self.s.laws[seat].less(law);
        open.gone = open.gone.with(law);
        match law {
            Law::TakeBackAStone => open.reserve[seat] += 1,
            Law::ThreeSymbols => open.turn.limit = 3,
            Law::DifferentColours => open.turn.colours = Colours::Different,
            Law::MinusTwo => {}
        }
        self.out.emit(Event::Played(seat, law));
        match self.s.open.turn.ask {
            Ask::Take if self.s.open.turn.land.is_some() => self.go_on_taking(),
            Ask::Take => self.go_on_beginning(),
            Ask::Pay | Ask::Place | Ask::Move | Ask::To(_) => self.stone_step(),
        }
    }

    /// After a law is played before the first card: a player who still cannot take one and holds no other law is
    /// skipped (K3.4).
    fn go_on_beginning(&mut self) -> u64 {
        let (seat, takeable) = (self.s.open.turn.seat, self.s.open.takeable());
        if takeable.is_empty() && self.s.laws[seat].is_empty() {
            self.out.emit(Event::Skipped(seat));
            return self.end_turn();
        }
        self.s.take_codes(takeable)
    }

    /// The last Land card is taken (K2.5): −2 cards are revealed (K4.5).
    #[inline]
    fn end_game(&mut self) -> u64 {
        // Which question led here is of no more interest.
        self.ask(Ask::Take);
        if S::LISTENS {
            for seat in self.s.open.seats().iter() {
                self.out.emit(Event::Revealed(seat, self.s.laws[seat].count(Law::MinusTwo)));
            }
            self.out.emit(Event::GameOver(self.s.scores().end()));
        }
        0
    }
}
