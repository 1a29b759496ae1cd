//! The real game in the words of a scenario.

use super::items::{Item, Row};
use kardinal::{Card, Cells, Kardinal, Land, Law, Laws, Scores, State, View};
use kernel::{Game as _, Observer, Seat, SeatSet};

/// The real thing of the kind that an item speaks of.
pub(super) fn item(state: &State, item: &Item) -> Item {
    match item {
        Item::Row(written) => Item::Row(row(state, written.row)),
        Item::Stones(seat, _) => Item::Stones(*seat, state.stones(*seat)),
        Item::Reserve(seat, _) => Item::Reserve(*seat, state.reserve(*seat)),
        Item::Lost(seat, _) => Item::Lost(*seat, view(state, *seat).lost(*seat)),
        Item::Cards(seat, _) => Item::Cards(*seat, cards(state, *seat)),
        Item::Laws(seat, _) => Item::Laws(*seat, state.laws(*seat)),
        Item::Played(_) => Item::Played(state.played_laws()),
        Item::Turn(_) => Item::Turn(state.active()),
        Item::Score(_) => Item::Score(score(&state.scores())),
        Item::Sheet(seat, _) => Item::Sheet(*seat, sheet(&state.scores(), *seat)),
    }
}

fn view(state: &State, seat: Seat) -> View {
    Kardinal::view(state, Observer::Seat(seat))
}

fn seats(state: &State) -> SeatSet {
    view(state, Seat::A).seats()
}

fn row(state: &State, row: u8) -> Row {
    let cells = state.table().display().and(Cells::row(row));
    let cards = cells
        .iter()
        .filter_map(|cell| Some((state.table().card(cell)?, state.covered().contains(cell))));
    Row { row, from: cells.first().map_or(1, |cell| cell.column()), cards: cards.collect() }
}

fn cards(state: &State, seat: Seat) -> Vec<Card> {
    let mut cards: Vec<_> = state.table().taken(seat).collect();
    cards.sort_unstable();
    cards
}

fn score(scores: &Scores) -> Vec<(Seat, i16)> {
    scores.seats().iter().map(|seat| (seat, scores.sheet(seat).total())).collect()
}

/// The lands of which the player has cards, land column and symbol column, then the rest of the sheet.
fn sheet(scores: &Scores, seat: Seat) -> String {
    let sheet = scores.sheet(seat);
    let lands = Land::on_the_sheet().filter(|&land| sheet.land(land).cards > 0).map(|land| {
        let line = sheet.land(land);
        format!("{land} {}+{}", line.land_points, line.symbol_points)
    });
    let rest = [
        format!("subtotal {}", sheet.subtotal()),
        format!("chains {}", sheet.chains()),
        format!("laws {}", sheet.laws()),
        format!("total {}", sheet.total()),
    ];
    lands.chain(rest).collect::<Vec<_>>().join(", ")
}

fn or_dash(parts: Vec<String>, separator: &str) -> String {
    if parts.is_empty() { "-".into() } else { parts.join(separator) }
}

fn laws_text(laws: Laws) -> String {
    or_dash(laws.iter().map(|law: Law| law.words().into()).collect(), ", ")
}

fn score_text(score: &[(Seat, i16)]) -> String {
    let words: Vec<_> = score.iter().map(|(seat, points)| format!("{seat} {points}")).collect();
    format!("score {}", words.join(" "))
}

/// An item as it is written.
pub(super) fn text(item: &Item) -> String {
    match item {
        Item::Row(Row { row, from, cards }) => {
            let from = if *from == 1 { String::new() } else { format!(" from {from}") };
            let word =
                |(card, law): &(Card, bool)| format!("{card}{}", if *law { "+law" } else { "" });
            format!("row {row}{from}: {}", or_dash(cards.iter().map(word).collect(), " "))
        }
        Item::Stones(seat, cells) => {
            let cells = cells.iter().map(|cell| cell.to_string()).collect();
            format!("{seat} stones {}", or_dash(cells, ", "))
        }
        Item::Reserve(seat, n) => format!("{seat} reserve {n}"),
        Item::Lost(seat, n) => format!("{seat} lost {n}"),
        Item::Cards(seat, cards) => {
            let cards = cards.iter().map(|card| card.to_string()).collect();
            format!("{seat} cards {}", or_dash(cards, " "))
        }
        Item::Laws(seat, laws) => format!("{seat} laws {}", laws_text(*laws)),
        Item::Played(laws) => format!("played {}", laws_text(*laws)),
        Item::Turn(seat) => format!("turn {seat}"),
        Item::Score(score) => score_text(score),
        Item::Sheet(seat, sheet) => format!("sheet {seat} {sheet}"),
    }
}

/// What an observer knows of Law cards and points: own laws by name, the others counted.
pub(super) fn sees(state: &State, observer: Observer) -> String {
    let view = Kardinal::view(state, observer);
    let laws = view.seats().iter().map(|seat| match view.laws_held(seat) {
        _ if observer.is(seat) => format!("{seat} laws {}", laws_text(view.own_laws())),
        0 => format!("{seat} laws -"),
        n => format!("{seat} laws ?{n}"),
    });
    laws.chain([score_text(&score(&view.scores()))]).collect::<Vec<_>>().join(" | ")
}

/// Everything that a scenario could claim.
pub(super) fn picture(state: &State) -> Vec<Item> {
    let mut items: Vec<_> = (1..=state.options().rows).map(|n| Item::Row(row(state, n))).collect();
    for seat in seats(state).iter() {
        let of_seat = [
            Item::Stones(seat, Cells::EMPTY),
            Item::Reserve(seat, 0),
            Item::Lost(seat, 0),
            Item::Cards(seat, Vec::new()),
            Item::Laws(seat, Laws::NONE),
            Item::Sheet(seat, String::new()),
        ];
        items.extend(of_seat.iter().map(|item| self::item(state, item)));
    }
    items.push(Item::Played(state.played_laws()));
    items
}
