//! Which answers an open question takes, and why it takes no other.

use crate::cell::{Cell, Cells, End, Side};
use crate::law::Law;
use crate::options::CircleRule;
use crate::question::{Action, Ask, Choices, Illegal, code};
use crate::state::{Colours, Open, State};
use crate::table::CIRCLES;
use kernel::Seat;

impl Open {
    /// The cells whose card the active player may take now.
    #[inline]
    pub(crate) fn takeable(&self) -> Cells {
        let turn = &self.turn;
        let ends = self.table.display().ends().and(turn.reachable);
        let ends = ends.without(self.barred());
        let Some(land) = turn.land else { return ends };
        let circles = self.table.with_circles_up_to(turn.limit.wrapping_sub(turn.circles));
        let circles = circles.only_if(!self.is_step_over());
        let any = Cells::ALL.only_if(turn.colours == Colours::Different);
        ends.and(circles).and(self.table.of_land(land).union(any))
    }

    /// Have the circles taken ended step a? They do at a table with `circles=strict` (K2.2, K7.10).
    #[inline]
    fn is_step_over(&self) -> bool {
        self.rules.circles == CircleRule::Strict && self.turn.circles >= self.turn.limit
    }

    /// Cells that the active player may not take for want of a stone to pay with (K3.3).
    #[inline]
    fn barred(&self) -> Cells {
        // Who has no stone has none on the display, so all that lie there are opponents'.
        if self.has_no_stone(self.turn.seat) { self.all_stones() } else { Cells::EMPTY }
    }

    /// Step b: which question it is, and for which cells (K2.4).
    #[inline]
    pub(crate) fn stone_step(&self) -> (Ask, Cells) {
        let own = self.stones[self.turn.seat];
        let free = self.free();
        let can_place = self.reserve[self.turn.seat] > 0 && !own.has_at_least(self.cap());
        if can_place || own.is_empty() {
            return (Ask::Place, free.only_if(can_place));
        }
        (Ask::Move, own.only_if(!free.is_empty()))
    }
}

impl State {
    /// The answers this seat may give now; none if it owes none.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        let turn = &self.open.turn;
        if seat != turn.seat || self.open.is_over() {
            return Choices::NONE;
        }
        let right = match turn.ask {
            Ask::Take => {
                let display = self.open.table.display();
                display.right_ends().without(display.left_ends())
            }
            Ask::Pay | Ask::Place | Ask::Move | Ask::To(_) => Cells::EMPTY,
        };
        Choices::new(turn.ask, self.codes(), right)
    }

    /// The codes of the answers to the open question.
    #[inline]
    pub(crate) fn codes(&self) -> u64 {
        match self.open.turn.ask {
            Ask::Take => self.take_codes(self.open.takeable()),
            Ask::Pay => self.pay_codes(),
            Ask::Place | Ask::Move => self.stone_codes(self.open.stone_step().1),
            Ask::To(_) => self.open.free().0,
        }
    }

    /// Stopping takes a card first, unless no card can be taken and only a law could change that (K2.3, K3.4).
    #[inline]
    pub(crate) fn take_codes(&self, takeable: Cells) -> u64 {
        let may_stop = self.open.turn.land.is_some() || takeable.is_empty();
        takeable.0 | self.law_codes() | u64::from(may_stop) << code::PASS
    }

    #[inline]
    pub(crate) fn pay_codes(&self) -> u64 {
        let seat = self.open.turn.seat;
        let reserve = u64::from(self.open.reserve[seat] > 0) << code::RESERVE;
        self.open.stones[seat].0 | reserve
    }

    #[inline]
    pub(crate) fn stone_codes(&self, cells: Cells) -> u64 {
        cells.0 | self.law_codes() | 1 << code::PASS
    }

    /// The laws the active player can play (K4.2, K4.6).
    #[inline]
    fn law_codes(&self) -> u64 {
        let laws = self.laws[self.open.turn.seat];
        if laws.is_empty() {
            return 0;
        }
        let playable = 0b110 | u64::from(self.open.has_lost(self.open.turn.seat));
        (u64::from(laws.kinds()) & playable) << code::LAW
    }

    /// Why an action that is not legal is refused.
    #[cold]
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Illegal {
        let turn = &self.open.turn;
        if self.open.is_over() {
            return Illegal::Over;
        }
        if seat != turn.seat {
            return Illegal::NotYourTurn(turn.seat);
        }
        match (turn.ask, action) {
            (Ask::Pay, Action::Pay(cell)) => Illegal::NotYourStone(cell),
            (Ask::Pay, Action::PayReserve) => Illegal::EmptyReserve,
            (Ask::Pay, _) => Illegal::PayFirst,
            (Ask::To(_), Action::To(cell)) => self.refuse_target(cell),
            (Ask::To(from), _) => Illegal::PutDownFirst(from),
            (Ask::Take | Ask::Place | Ask::Move, Action::Play(law)) => self.refuse_law(law),
            (Ask::Take, Action::Take(end)) => self.refuse_end(end),
            (Ask::Take, Action::Stop) => Illegal::MustTake,
            (Ask::Place | Ask::Move, Action::Place(cell)) => self.refuse_place(cell),
            (Ask::Place | Ask::Move, Action::Move(cell)) => self.refuse_move(cell),
            (ask @ (Ask::Take | Ask::Place | Ask::Move), _) => Illegal::OtherQuestion(ask),
        }
    }

    fn refuse_law(&self, law: Law) -> Illegal {
        if law == Law::MinusTwo {
            Illegal::NotPlayable
        } else if self.laws[self.open.turn.seat].count(law) == 0 {
            Illegal::NotHeld(law)
        } else {
            Illegal::NothingLost
        }
    }

    fn refuse_end(&self, end: End) -> Illegal {
        let (turn, table) = (&self.open.turn, &self.open.table);
        let row = table.display().and(Cells::row(end.row()));
        let cells = match end.side() {
            Side::Left => row.left_ends(),
            Side::Right => row.right_ends(),
        };
        let Some(cell) = cells.first() else { return Illegal::EmptyRow(end) };
        let (card, owner) = (table.card_at(cell), self.open.stone_at(cell));
        let circles = CIRCLES[card.face()];
        if row.len() == 1 && end.side() == Side::Right {
            return Illegal::OneEnd(end);
        }
        if !turn.reachable.contains(cell) {
            return Illegal::Uncovered(cell);
        }
        match (turn.land, turn.colours, owner) {
            (Some(land), Colours::Same, _) if land != card.land() => {
                Illegal::OtherLand { turn: land, card: card.land() }
            }
            (_, _, Some(owner)) if self.open.has_no_stone(turn.seat) => {
                Illegal::CannotPay(cell, owner)
            }
            (_, _, _) if self.open.is_step_over() => Illegal::CirclesFull { limit: turn.limit },
            (_, _, _) => {
                Illegal::TooManyCircles { taken: turn.circles, card: circles, limit: turn.limit }
            }
        }
    }

    /// Why no stone can be put down there.
    fn refuse_target(&self, cell: Cell) -> Illegal {
        match self.open.stone_at(cell) {
            Some(owner) => Illegal::Occupied(cell, owner),
            None => Illegal::NoCard(cell),
        }
    }

    fn refuse_place(&self, cell: Cell) -> Illegal {
        let seat = self.open.turn.seat;
        if self.open.reserve[seat] == 0 {
            Illegal::EmptyReserve
        } else if self.open.stones[seat].len() >= self.open.cap() {
            Illegal::CapReached(self.open.cap())
        } else {
            self.refuse_target(cell)
        }
    }

    fn refuse_move(&self, cell: Cell) -> Illegal {
        let seat = self.open.turn.seat;
        if !self.open.stones[seat].contains(cell) {
            Illegal::NotYourStone(cell)
        } else if self.open.turn.ask == Ask::Place {
            Illegal::PlaceFirst
        } else {
            // Every card bears a stone: there is nowhere to move to.
            Illegal::NoFreeCard
        }
    }
}
