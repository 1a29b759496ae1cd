//! Writing a game in play as a scenario.

use super::items::Item;
use super::real;
use kardinal::setup::Setup;
use kardinal::{Kardinal, State};
use kernel::{Game as _, Notation as _};

/// The beginning of a turn as the lines that set the table; `None` elsewhere.
pub fn scenario_text(state: &State) -> Option<String> {
    let setup = Setup::of(state)?;
    let options = Kardinal::write_options(&setup.options);
    let mut lines = vec![format!("game {} {options}", Kardinal::NAME).trim_end().to_string()];
    let says_something = |item: &Item| match item {
        Item::Row(row) => !row.cards.is_empty(),
        Item::Stones(_, cells) => !cells.is_empty(),
        Item::Lost(_, n) => *n > 0,
        Item::Cards(_, cards) => !cards.is_empty(),
        Item::Laws(_, laws) | Item::Played(laws) => !laws.is_empty(),
        // They follow from the rest.
        Item::Reserve(..) | Item::Score(_) | Item::Sheet(..) => false,
        Item::Turn(_) => true,
    };
    let picture = real::picture(state).into_iter().chain([Item::Turn(setup.turn)]);
    let given = picture.filter(says_something).map(|item| format!("given {}", real::text(&item)));
    lines.extend(given);
    lines.push(String::new());
    Some(lines.join("\n"))
}
