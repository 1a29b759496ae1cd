//! What a player can be asked, what can be answered, and why an answer is refused.

use crate::cell::{Cell, Cells, End, Side};
use crate::land::Land;
use crate::law::Law;
use kernel::bits::Counted;
use kernel::{Refusal, RuleId, Seat};
use std::fmt;

/// One atomic choice. Sixteen bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take the card at an end of a row.
    Take(End),
    /// Place a stone from the reserve.
    Place(Cell),
    /// Move the stone that lies here.
    Move(Cell),
    /// Move it here.
    To(Cell),
    /// Pay with the stone that lies here.
    Pay(Cell),
    /// Play a Law card.
    Play(Law),
    /// Take no more cards.
    Stop,
    /// Neither place nor move a stone.
    Keep,
    /// Pay with a stone from the reserve.
    PayReserve,
}

/// An open question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ask {
    /// Which card do you take, which law do you play, or do you stop (K2.1–K2.3)?
    #[default]
    Take,
    /// Which stone do you pay with (K3.2)?
    Pay,
    /// Where do you place a stone, if anywhere (K2.4)?
    Place,
    /// Which of your stones do you move, if any (K2.4)?
    Move,
    /// Where does the stone from here go?
    To(Cell),
}

/// Codes of answers. Those below are cells.
pub(crate) mod code {
    /// The first of the three playable laws.
    pub const LAW: u8 = 56;
    /// The last of them.
    pub const LAST_LAW: u8 = 58;
    /// Stop, or keep the stones as they are.
    pub const PASS: u8 = 59;
    /// Pay from the reserve.
    pub const RESERVE: u8 = 60;
}

/// The answers a seat may give now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choices {
    ask: Ask,
    /// One bit for each: first the cells, then laws, pass, reserve.
    codes: u64,
    /// The cells that are the right end of their row, and not its left end too.
    right: Cells,
}

impl Choices {
    pub(crate) const NONE: Choices = Choices { ask: Ask::Take, codes: 0, right: Cells::EMPTY };

    #[inline]
    pub(crate) fn new(ask: Ask, codes: u64, right: Cells) -> Choices {
        Choices { ask, codes, right }
    }

    /// The question they answer.
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// The codes of all of them, as bits.
    #[inline]
    pub(crate) fn codes(&self) -> u64 {
        self.codes
    }

    /// The code of an action, if it is one of them.
    #[inline]
    pub(crate) fn code_of(&self, action: Action) -> Option<u8> {
        let code = match (action, self.ask) {
            (Action::Take(end), Ask::Take) => {
                let row = Cells::row(end.row()).and(Cells(self.codes));
                let cell = match end.side() {
                    Side::Left => row.without(self.right),
                    Side::Right => row.and(self.right),
                };
                cell.first()?.code()
            }
            (Action::Place(cell), Ask::Place)
            | (Action::Move(cell), Ask::Move)
            | (Action::To(cell), Ask::To(_))
            | (Action::Pay(cell), Ask::Pay) => cell.code(),
            (Action::Play(Law::MinusTwo), _) => return None,
            (Action::Play(law), Ask::Take | Ask::Place | Ask::Move) => code::LAW + law as u8,
            (Action::Stop, Ask::Take) | (Action::Keep, Ask::Place | Ask::Move) => code::PASS,
            (Action::PayReserve, Ask::Pay) => code::RESERVE,
            (
                Action::Take(_)
                | Action::Place(_)
                | Action::Move(_)
                | Action::To(_)
                | Action::Pay(_)
                | Action::Play(_)
                | Action::Stop
                | Action::Keep
                | Action::PayReserve,
                _,
            ) => return None,
        };
        (self.codes >> code & 1 != 0).then_some(code)
    }

    pub(crate) fn action(&self, code: u8) -> Action {
        match (code, self.ask) {
            (code::LAW..=code::LAST_LAW, _) => {
                Action::Play(Law::ALL[usize::from(code - code::LAW)])
            }
            (code::PASS, Ask::Take) => Action::Stop,
            (code::PASS, _) => Action::Keep,
            (code::RESERVE.., _) => Action::PayReserve,
            (_, Ask::Take) => Action::Take(self.end(Cell::from_code(code))),
            (_, Ask::Pay) => Action::Pay(Cell::from_code(code)),
            (_, Ask::Place) => Action::Place(Cell::from_code(code)),
            (_, Ask::Move) => Action::Move(Cell::from_code(code)),
            (_, Ask::To(_)) => Action::To(Cell::from_code(code)),
        }
    }

    fn end(&self, cell: Cell) -> End {
        let side = if self.right.contains(cell) { Side::Right } else { Side::Left };
        End::of(cell, side)
    }
}

impl kernel::Choices for Choices {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        Counted::new(self.codes).total() as usize
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Action> {
        let codes = Counted::new(self.codes);
        (n < codes.total() as usize).then(|| self.action(codes.nth(n as u32)))
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        self.code_of(action).is_some()
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is the turn of another seat.
    NotYourTurn(Seat),
    /// That does not answer the open question.
    OtherQuestion(Ask),
    /// The row is empty.
    EmptyRow(End),
    /// The row has one card, and so one end: its left one.
    OneEnd(End),
    /// The card was no end when the turn began, and the table plays without uncovered cards.
    Uncovered(Cell),
    /// The cards of a turn have the same land.
    OtherLand {
        /// The land of this turn.
        turn: Land,
        /// The land of the card.
        card: Land,
    },
    /// The circle symbols of a turn have a limit.
    TooManyCircles {
        /// On the cards taken so far.
        taken: u8,
        /// On this card.
        card: u8,
        /// The limit of this turn: 2, or 3 with a law.
        limit: u8,
    },
    /// As many circle symbols are taken as may be, and the table plays `circles=strict`: no card may follow.
    CirclesFull {
        /// The limit of this turn: 2, or 3 with a law.
        limit: u8,
    },
    /// The card bears this opponent's stone, and there is no stone to pay with.
    CannotPay(Cell, Seat),
    /// At least one card must be taken.
    MustTake,
    /// Not a law you hold.
    NotHeld(Law),
    /// −2 victory points cannot be played.
    NotPlayable,
    /// No stone is lost that could be taken back.
    NothingLost,
    /// A taken card must be paid for before anything else.
    PayFirst,
    /// No stone of yours lies there.
    NotYourStone(Cell),
    /// The reserve is empty.
    EmptyReserve,
    /// As many of your stones lie on the display as may.
    CapReached(u8),
    /// A stone in reserve is placed before one on the display is moved.
    PlaceFirst,
    /// No card lies there any more.
    NoCard(Cell),
    /// A stone lies there already.
    Occupied(Cell, Seat),
    /// Every card of the display bears a stone.
    NoFreeCard,
    /// The stone that was lifted must be put down first.
    PutDownFirst(Cell),
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::Over => "K2.5",
            Illegal::NotYourTurn(_) => "K1.8",
            Illegal::OtherQuestion(Ask::Take) => "K2.1",
            Illegal::OtherQuestion(Ask::Pay) => "K3.2",
            Illegal::OtherQuestion(Ask::Place | Ask::Move | Ask::To(_)) => "K2.4",
            Illegal::EmptyRow(_) | Illegal::OneEnd(_) | Illegal::Uncovered(_) => "K2.1",
            Illegal::OtherLand { .. }
            | Illegal::TooManyCircles { limit: 0..=2, .. }
            | Illegal::CirclesFull { limit: 0..=2 } => "K2.2",
            Illegal::TooManyCircles { limit: 3.., .. } => "K4.3",
            Illegal::CirclesFull { limit: 3.. } => "K7.10",
            Illegal::CannotPay(..) => "K3.3",
            Illegal::MustTake => "K2.3",
            Illegal::NotHeld(_) => "K4.6",
            Illegal::NotPlayable => "K4.5",
            Illegal::NothingLost => "K4.2",
            Illegal::PayFirst => "K3.7",
            Illegal::NotYourStone(_) | Illegal::EmptyReserve => "K3.2",
            Illegal::CapReached(_) => "K1.7",
            Illegal::PlaceFirst
            | Illegal::NoCard(_)
            | Illegal::Occupied(..)
            | Illegal::NoFreeCard
            | Illegal::PutDownFirst(_) => "K2.4",
        })
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NotYourTurn(seat) => write!(f, "it is the turn of {seat}"),
            Illegal::OtherQuestion(_) => f.write_str("that does not answer the open question"),
            Illegal::EmptyRow(end) => write!(f, "row {} is empty", end.row()),
            Illegal::OneEnd(end) => {
                write!(f, "row {} has one card; take row {} left", end.row(), end.row())
            }
            Illegal::Uncovered(cell) => {
                write!(f, "{cell} was not at an end when the turn began")
            }
            Illegal::OtherLand { turn, card } => {
                write!(f, "the cards of this turn are {turn}, that one is {card}")
            }
            Illegal::TooManyCircles { taken, card, limit } => {
                write!(f, "{taken} circle symbols and {card} more are above {limit}")
            }
            Illegal::CirclesFull { limit } => {
                write!(f, "you have {limit} circle symbols; no card may follow at this table")
            }
            Illegal::CannotPay(_, owner) => {
                write!(f, "that card bears a stone of {owner}, and you have none to pay with")
            }
            Illegal::MustTake => f.write_str("you must take at least one card"),
            Illegal::NotHeld(law) => write!(f, "you hold no law `{law}`"),
            Illegal::NotPlayable => f.write_str("-2 victory points cannot be played"),
            Illegal::NothingLost => f.write_str("you have lost no stone"),
            Illegal::PayFirst => f.write_str("first pay for the card you took"),
            Illegal::NotYourStone(cell) => write!(f, "no stone of yours lies on {cell}"),
            Illegal::EmptyReserve => f.write_str("your reserve is empty"),
            Illegal::CapReached(cap) => {
                write!(f, "{cap} of your stones lie on the display; you may move one")
            }
            Illegal::PlaceFirst => {
                f.write_str("you have a stone in reserve; place it rather than move another")
            }
            Illegal::NoCard(cell) => write!(f, "no card lies on {cell}"),
            Illegal::Occupied(cell, owner) => write!(f, "a stone of {owner} lies on {cell}"),
            Illegal::NoFreeCard => f.write_str("every card bears a stone"),
            Illegal::PutDownFirst(cell) => write!(f, "first put down the stone from {cell}"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl std::error::Error for Illegal {}
