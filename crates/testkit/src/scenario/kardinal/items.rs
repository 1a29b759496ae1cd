//! Reading what `given` and `then` say of the table.

use super::error::Wrong;
use super::script::{Item, Row};
use kardinal::{Action, Card, Cell, Cells, Kardinal, Law, Laws, Options};
use kernel::{Notation as _, Seat};
use std::str::FromStr;

/// Items with `; ` between them.
pub(super) fn items(options: &Options, text: &str) -> Result<Vec<Item>, Wrong> {
    text.split("; ").map(|part| item(options, part)).collect()
}

fn item(options: &Options, text: &str) -> Result<Item, Wrong> {
    let bad = || Wrong::Item(text.into());
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
    let who = seat(options, word).map_err(|_| bad())?;
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

/// The first word and what comes after it.
pub(super) fn split_word(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// Parts with a separator between them, or `-` for none.
fn list(text: &str, separator: char) -> impl Iterator<Item = &str> {
    text.split(separator).map(str::trim).filter(move |_| text != "-")
}

pub(super) fn seat(options: &Options, word: &str) -> Result<Seat, Wrong> {
    let seat: Option<Seat> = word.parse().ok();
    let seat = seat.filter(|seat| seat.index() < usize::from(options.players));
    seat.ok_or_else(|| Wrong::Seat(word.into()))
}

/// A number written the one way: no plus, no zero in front.
fn plain<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

fn number(text: &str) -> Result<u8, Wrong> {
    plain(text).ok_or_else(|| Wrong::Number(text.into()))
}

fn card(text: &str) -> Result<Card, Wrong> {
    text.parse().map_err(Wrong::Card)
}

/// `row 1.3, row 2.5`, or `-`.
fn cells(options: &Options, text: &str) -> Result<Cells, Wrong> {
    let mut cells = Vec::new();
    for word in list(text, ',') {
        let cell = cell(options, word)?;
        if cells.contains(&cell) {
            return Err(Wrong::CellTwice(word.into()));
        }
        cells.push(cell);
    }
    Ok(cells.into_iter().collect())
}

fn cell(options: &Options, text: &str) -> Result<Cell, Wrong> {
    let action = Kardinal::read_action(options, &format!("place {text}")).map_err(Wrong::Text)?;
    if let Action::Place(cell) = action { Ok(cell) } else { Err(Wrong::Item(text.into())) }
}

/// `three symbols, -2 victory points`, or `-`.
fn laws(text: &str) -> Result<Laws, Wrong> {
    let mut laws = Laws::NONE;
    for words in list(text, ',') {
        let law = Law::named(words).ok_or_else(|| Wrong::Law(words.into()))?;
        if laws.count(law) == 2 {
            return Err(Wrong::TooManyLaws(words.into()));
        }
        laws = laws.with(law);
    }
    Ok(laws)
}

/// `row 1 from 5: Frankreich(X|S) Bayern(C|-)+law`
fn row(options: &Options, text: &str) -> Result<Row, Wrong> {
    let bad = || Wrong::Row(text.into());
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
    let bad = || Wrong::Score(text.into());
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
