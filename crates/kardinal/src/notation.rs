//! How Kardinal & König is written: actions and outcomes of chance. Seats are `A` to `E`, cells `row 3.7`, ends
//! `row 3 left`, cards `Frankreich(XX|S)`.

use crate::Kardinal;
use crate::card::{BadCard, Card};
use crate::cell::{Cell, End, Side};
use crate::draw::Drawn;
use crate::law::Law;
use crate::options::{BadOptions, Options, SETTINGS};
use crate::question::Action;
use kernel::setting::number;
use kernel::{Notation, Seat, Setting};
use std::fmt;

/// Why a text is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadText {
    /// Not an action.
    Action(String),
    /// Not an end of a row.
    End(String),
    /// Not a cell.
    Cell(String),
    /// A row or cell beyond the display of this game.
    Outside {
        /// What was written.
        text: String,
        /// Rows of the display.
        rows: u8,
        /// Columns of the display.
        columns: u8,
    },
    /// Not a law.
    Law(String),
    /// Not a card.
    Card(BadCard),
    /// Not an outcome of chance.
    Chance(String),
    /// Not a seat of this game.
    Seat(String, u8),
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadText::Action(text) => write!(
                f,
                "`{text}` is not an action; actions are written like `take row 1 left`, `play law three symbols`, `stop`, `pay reserve`, `place row 2.5`, `move row 3.7`, `to row 2.5`, `keep`"
            ),
            BadText::End(text) => {
                write!(f, "`{text}` is not an end of a row; ends are written like `row 1 left`")
            }
            BadText::Cell(text) => {
                write!(f, "`{text}` is not a cell; cells are written like `row 3.7`")
            }
            BadText::Outside { text, rows, columns } => {
                write!(f, "`{text}` is outside; the display has {rows} rows and {columns} columns")
            }
            BadText::Law(text) => {
                let words = Law::ALL.map(Law::words).join(", ");
                write!(f, "there is no law `{text}`; there are {words}")
            }
            BadText::Card(why) => why.fmt(f),
            BadText::Chance(text) => write!(
                f,
                "`{text}` is not an outcome of chance; write `deal Frankreich(XX|-)`, `start B` or `law A three symbols`"
            ),
            BadText::Seat(text, players) => {
                write!(f, "there is no seat `{text}` among {players} players")
            }
        }
    }
}

impl std::error::Error for BadText {}

/// An action.
pub(crate) fn write_action(action: Action) -> String {
    match action {
        Action::Take(end) => format!("take {end}"),
        Action::Place(cell) => format!("place {cell}"),
        Action::Move(cell) => format!("move {cell}"),
        Action::To(cell) => format!("to {cell}"),
        Action::Pay(cell) => format!("pay {cell}"),
        Action::Play(law) => format!("play law {law}"),
        Action::Stop => "stop".into(),
        Action::Keep => "keep".into(),
        Action::PayReserve => "pay reserve".into(),
    }
}

type OnCell = (&'static str, fn(Cell) -> Action);

const ON_CELLS: &[OnCell] = &[
    ("place ", Action::Place),
    ("move ", Action::Move),
    ("to ", Action::To),
    ("pay ", Action::Pay),
];

fn read_action(options: &Options, text: &str) -> Result<Action, BadText> {
    match text {
        "stop" => return Ok(Action::Stop),
        "keep" => return Ok(Action::Keep),
        "pay reserve" => return Ok(Action::PayReserve),
        _ => {}
    }
    if let Some(end) = text.strip_prefix("take ") {
        return read_end(options, end).map(Action::Take);
    }
    if let Some(law) = text.strip_prefix("play law ") {
        return read_law(law).map(Action::Play);
    }
    for &(prefix, action) in ON_CELLS {
        if let Some(cell) = text.strip_prefix(prefix) {
            return read_cell(options, cell).map(action);
        }
    }
    Err(BadText::Action(text.into()))
}

fn outside(options: &Options, text: &str) -> BadText {
    BadText::Outside { text: text.into(), rows: options.rows, columns: options.columns }
}

/// The end written so.
pub(crate) fn read_end(options: &Options, text: &str) -> Result<End, BadText> {
    let bad = || BadText::End(text.into());
    let (row, side) =
        text.strip_prefix("row ").and_then(|rest| rest.split_once(' ')).ok_or_else(bad)?;
    let row = number(row).ok_or_else(bad)?;
    let side = match side {
        "left" => Side::Left,
        "right" => Side::Right,
        _ => return Err(bad()),
    };
    let end = End::new(row, side).filter(|end| end.row() <= options.rows);
    end.ok_or_else(|| outside(options, text))
}

/// The cell written so.
pub(crate) fn read_cell(options: &Options, text: &str) -> Result<Cell, BadText> {
    let bad = || BadText::Cell(text.into());
    let (row, column) =
        text.strip_prefix("row ").and_then(|rest| rest.split_once('.')).ok_or_else(bad)?;
    let row = number(row).ok_or_else(bad)?;
    let column = number(column).ok_or_else(bad)?;
    let cell = Cell::new(row, column).filter(|&cell| options.cells().contains(cell));
    cell.ok_or_else(|| outside(options, text))
}

fn read_law(words: &str) -> Result<Law, BadText> {
    Law::named(words).ok_or_else(|| BadText::Law(words.into()))
}

fn read_seat(options: &Options, text: &str) -> Result<Seat, BadText> {
    let seat = text.parse().ok().filter(|seat: &Seat| seat.index() < usize::from(options.players));
    seat.ok_or_else(|| BadText::Seat(text.into(), options.players))
}

fn write_outcome(outcome: Drawn) -> String {
    match outcome {
        Drawn::Deal(card) => format!("deal {card}"),
        Drawn::Start(seat) => format!("start {seat}"),
        Drawn::Law(seat, law) => format!("law {seat} {law}"),
    }
}

fn read_outcome(options: &Options, text: &str) -> Result<Drawn, BadText> {
    let bad = || BadText::Chance(text.into());
    let (word, rest) = text.split_once(' ').ok_or_else(bad)?;
    match word {
        "deal" => rest.parse::<Card>().map(Drawn::Deal).map_err(BadText::Card),
        "start" => read_seat(options, rest).map(Drawn::Start),
        "law" => {
            let (seat, law) = rest.split_once(' ').ok_or_else(bad)?;
            Ok(Drawn::Law(read_seat(options, seat)?, read_law(law)?))
        }
        _ => Err(bad()),
    }
}

impl Notation for Kardinal {
    type BadText = BadText;

    const SETTINGS: &'static [Setting] = SETTINGS;

    fn write_options(options: &Options) -> String {
        options.to_string()
    }

    fn read_options(text: &str) -> Result<Options, BadOptions> {
        text.parse()
    }

    fn write_action(_: &Options, action: Action) -> String {
        write_action(action)
    }

    fn read_action(options: &Options, text: &str) -> Result<Action, BadText> {
        read_action(options, text)
    }

    fn write_outcome(_: &Options, outcome: Drawn) -> String {
        write_outcome(outcome)
    }

    fn read_outcome(options: &Options, text: &str) -> Result<Drawn, BadText> {
        read_outcome(options, text)
    }
}
