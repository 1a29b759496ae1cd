//! What `given` and `then` say of the table.

use super::words::Misread;
use super::{Words, Wrong};
use crate::shared::lines::split_word;
use crate::shared::table::{number, plain, seat};
use kardinal::{Action, Ask, Card, Cell, Cells, Kardinal, Law, Laws, Options};
use kernel::{Notation as _, Seat};

/// One thing about the table: set up by `given`, claimed by `then`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A row of the display.
    Row(Row),
    /// A player's stones on the display.
    Stones(Seat, Cells),
    /// A player's stones in reserve.
    Reserve(Seat, u8),
    /// Stones a player has lost.
    Lost(Seat, u8),
    /// The Land cards a player has taken, sorted.
    Cards(Seat, Vec<Card>),
    /// The Law cards a player holds.
    Laws(Seat, Laws),
    /// The Law cards that were played.
    Played(Laws),
    /// Whose turn it is.
    Turn(Seat),
    /// Everyone's points, as if it ended now; only claimed.
    Score(Vec<(Seat, i16)>),
    /// A player's score sheet, as written; only claimed.
    Sheet(Seat, String),
}

/// The cards of a row that are still there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which row, counted from 1.
    pub row: u8,
    /// The column of the first card at the deal; 1 if there is none.
    pub from: u8,
    /// The cards, and whether a Law card lies on each.
    pub cards: Vec<(Card, bool)>,
}

/// A kind of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is documented at Ask")]
pub enum Kind {
    Take,
    Pay,
    Place,
    Move,
    To,
}

impl Kind {
    pub(super) const ALL: [Kind; Kind::To as usize + 1] =
        [Kind::Take, Kind::Pay, Kind::Place, Kind::Move, Kind::To];

    pub(super) fn of(ask: Ask) -> Kind {
        match ask {
            Ask::Take => Kind::Take,
            Ask::Pay => Kind::Pay,
            Ask::Place => Kind::Place,
            Ask::Move => Kind::Move,
            Ask::To(_) => Kind::To,
        }
    }

    pub(super) fn word(self) -> &'static str {
        match self {
            Kind::Take => "take",
            Kind::Pay => "pay",
            Kind::Place => "place",
            Kind::Move => "move",
            Kind::To => "to",
        }
    }
}

pub(super) fn item(options: &Options, text: &str) -> Result<Item, Wrong> {
    let bad = || Wrong::Item(Misread::Item(text.into()));
    let (word, rest) = split_word(text);
    match word {
        "row" => return row(options, text).map(Item::Row),
        "played" => return laws(rest).map(Item::Played),
        "turn" => return seat(options, rest).map(Item::Turn),
        "score" => return score(options, rest).map(Item::Score),
        "sheet" => {
            let (who, sheet) = split_word(rest);
            return Ok(Item::Sheet(seat(options, who)?, sheet.into()));
        }
        _ => {}
    }
    let who = seat::<Words>(options, word).map_err(|_| bad())?;
    let (kind, rest) = split_word(rest);
    match kind {
        "stones" => cells(options, rest).map(|cells| Item::Stones(who, cells)),
        "reserve" => number(rest).map(|n| Item::Reserve(who, n)),
        "lost" => number(rest).map(|n| Item::Lost(who, n)),
        "cards" => {
            let mut cards = list(rest, ' ').map(card).collect::<Result<Vec<_>, _>>()?;
            cards.sort_unstable();
            Ok(Item::Cards(who, cards))
        }
        "laws" => laws(rest).map(|laws| Item::Laws(who, laws)),
        _ => Err(bad()),
    }
}

/// Parts with a separator between them, or `-` for none.
fn list(text: &str, separator: char) -> impl Iterator<Item = &str> {
    text.split(separator).map(str::trim).filter(move |_| text != "-")
}

fn card(text: &str) -> Result<Card, Wrong> {
    text.parse().map_err(|bad| Wrong::Item(Misread::Card(bad)))
}

/// `row 1.3, row 2.5`, or `-`.
fn cells(options: &Options, text: &str) -> Result<Cells, Wrong> {
    let mut cells = Vec::new();
    for word in list(text, ',') {
        let cell = cell(options, word)?;
        if cells.contains(&cell) {
            return Err(Wrong::Item(Misread::CellTwice(word.into())));
        }
        cells.push(cell);
    }
    Ok(cells.into_iter().collect())
}

fn cell(options: &Options, text: &str) -> Result<Cell, Wrong> {
    let action = Kardinal::read_action(options, &format!("place {text}")).map_err(Wrong::Text)?;
    if let Action::Place(cell) = action {
        Ok(cell)
    } else {
        Err(Wrong::Item(Misread::Item(text.into())))
    }
}

/// `three symbols, -2 victory points`, or `-`.
fn laws(text: &str) -> Result<Laws, Wrong> {
    let mut laws = Laws::NONE;
    for words in list(text, ',') {
        let law = Law::named(words).ok_or_else(|| Wrong::Item(Misread::Law(words.into())))?;
        if laws.count(law) == 2 {
            return Err(Wrong::Item(Misread::TooManyLaws(words.into())));
        }
        laws = laws.with(law);
    }
    Ok(laws)
}

/// `row 1 from 5: Frankreich(X|S) Bayern(C|-)+law`
fn row(options: &Options, text: &str) -> Result<Row, Wrong> {
    let bad = || Wrong::Item(Misread::Row(text.into()));
    let (head, rest) = text.split_once(':').ok_or_else(bad)?;
    let words: Vec<_> = head.split(' ').collect();
    let (row, from) = match words[..] {
        ["row", row] => (number(row)?, 1),
        ["row", row, "from", from] => (number(row)?, number(from)?),
        _ => return Err(bad()),
    };
    let cards = list(rest.trim(), ' ').map(|word| match word.strip_suffix("+law") {
        Some(word) => card(word).map(|card| (card, true)),
        None => card(word).map(|card| (card, false)),
    });
    let cards = cards.collect::<Result<Vec<_>, _>>()?;
    let last = usize::from(from) + cards.len().max(1) - 1;
    let inside = (1..=options.rows).contains(&row)
        && from >= 1
        && last <= usize::from(options.columns)
        && (from == 1 || !cards.is_empty());
    if inside { Ok(Row { row, from, cards }) } else { Err(bad()) }
}

/// `A 12 B 7 C 3`
fn score(options: &Options, text: &str) -> Result<Vec<(Seat, i16)>, Wrong> {
    let bad = || Wrong::Item(Misread::Score(text.into()));
    let words: Vec<_> = text.split(' ').collect();
    let mut score = Vec::new();
    for pair in words.chunks(2) {
        let [who, points] = pair else { return Err(bad()) };
        let seat = seat(options, who)?;
        if seat.index() != score.len() {
            return Err(bad());
        }
        score.push((seat, plain(points).ok_or_else(bad)?));
    }
    if score.len() == usize::from(options.players) { Ok(score) } else { Err(bad()) }
}
