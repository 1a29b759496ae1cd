//! Setting the table.

use super::Words;
use super::items::Item;
use super::words::Misfit;
use crate::shared::Fault;
use crate::shared::table::{Blamed, Line};
use kardinal::setup::{BadSetup, Setup};
use kardinal::{Cell, Event, Options, State};
use kernel::{BySeat, Seat};

/// The items given, with their lines.
type Given<'g, 'a> = &'g [(&'a Line<Words>, &'a Item)];

/// Sets the table as given and begins the turn.
pub(super) fn set_up<'a>(
    options: &Options,
    given: Given<'_, 'a>,
    events: &mut Vec<Event>,
) -> Result<State, Blamed<'a, Words>> {
    let setup = arrange(options, given)?;
    setup.start(events).map_err(|bad| (blame(given, &bad), Fault::Setup(bad)))
}

/// The set-up that the lines describe.
fn arrange<'a>(options: &Options, given: Given<'_, 'a>) -> Result<Setup, Blamed<'a, Words>> {
    let mut setup = Setup::new(*options);
    let mut reserve: BySeat<Option<(u8, &Line<Words>)>, 5> = BySeat::default();
    let mut lost: BySeat<Option<u8>, 5> = BySeat::default();
    for &(line, item) in given {
        match item {
            Item::Row(row) => {
                let columns = row.from..;
                let cells = columns.map_while(|column| Cell::new(row.row, column));
                setup.display.extend(cells.zip(row.cards.iter().map(|(card, _)| *card)));
            }
            Item::Stones(seat, cells) => setup.stones[*seat] = *cells,
            Item::Reserve(seat, n) => reserve[*seat] = Some((*n, line)),
            Item::Lost(seat, n) => lost[*seat] = Some(*n),
            Item::Cards(seat, cards) => setup.taken[*seat].clone_from(cards),
            Item::Laws(seat, laws) => setup.laws[*seat] = *laws,
            Item::Played(laws) => setup.played = *laws,
            Item::Turn(seat) => setup.turn = *seat,
            Item::Score(_) | Item::Sheet(..) => {}
        }
    }
    for seat in (0..5).filter_map(Seat::new) {
        let on_display = setup.stones[seat].len();
        setup.lost[seat] = match (reserve[seat], lost[seat]) {
            (None, None) => 0,
            (None, Some(n)) => n,
            (Some((n, line)), lost) => {
                let rest = 3u8.checked_sub(on_display).and_then(|rest| rest.checked_sub(n));
                let fits = rest.filter(|rest| lost.is_none_or(|n| n == *rest));
                fits.ok_or((Some(line), Fault::Own(Misfit::NotThreeStones(seat))))?
            }
        };
    }
    Ok(setup)
}

/// The line that is to blame for a set-up that cannot be.
fn blame<'a>(given: Given<'_, 'a>, bad: &BadSetup) -> Option<&'a Line<Words>> {
    let to_blame = |item: &Item| match bad {
        BadSetup::Options(_) | BadSetup::Over => false,
        BadSetup::Outside(cell) | BadSetup::TwoCards(cell) => {
            matches!(item, Item::Row(row) if row.row == cell.row())
        }
        BadSetup::Gap(n) => matches!(item, Item::Row(row) if row.row == *n),
        BadSetup::TooMany(card) => match item {
            Item::Row(row) => row.cards.iter().any(|(other, _)| other == card),
            Item::Cards(_, cards) => cards.contains(card),
            Item::Stones(..)
            | Item::Reserve(..)
            | Item::Lost(..)
            | Item::Laws(..)
            | Item::Played(_)
            | Item::Turn(_)
            | Item::Score(_)
            | Item::Sheet(..) => false,
        },
        BadSetup::Seat(seat) | BadSetup::Stones(seat) => {
            matches!(item, Item::Stones(who, _) | Item::Lost(who, _) if who == seat)
        }
        BadSetup::NoCard(cell) | BadSetup::TwoStones(cell) => {
            matches!(item, Item::Stones(_, cells) if cells.contains(*cell))
        }
        BadSetup::Law(law) => {
            matches!(item, Item::Laws(_, laws) | Item::Played(laws) if laws.count(*law) > 0)
        }
        BadSetup::Laws(_) => matches!(item, Item::Laws(..) | Item::Played(_)),
    };
    given.iter().rev().find(|(_, item)| to_blame(item)).map(|(line, _)| *line)
}
