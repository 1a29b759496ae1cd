//! Writing a game in play as a scenario.

use super::items::Item;
use super::list::List;
use super::real;
use civ::{Ask, Civ, Setup, State};
use kernel::{Game as _, Notation as _};

/// The beginning of a turn as the lines that set the table; `None` elsewhere. What players know of each other's hands
/// is not part of it.
pub fn scenario_text(state: &State) -> Option<String> {
    let setup = Setup::of(state).filter(|_| state.ask() == Ask::Play)?;
    let options = Civ::write_options(&setup.options);
    let mut lines = vec![format!("game {} {options}", Civ::NAME).trim_end().to_string()];
    let empty = |list: &List| list.named.iter().all(|tally| tally.total() == 0);
    let (mut areas, mut others) = (Vec::new(), Vec::new());
    for item in real::picture(state) {
        match &item {
            Item::Area(_, list) if empty(list) => {}
            Item::Area(..) => areas.push(item.to_string()),
            Item::Embargo(_, list) | Item::Utopia(_, list) | Item::Discard(list) if empty(list) => {
            }
            Item::Coin(None) | Item::Quiet(0) | Item::Points(_) => {}
            Item::Hand(..)
            | Item::Embargo(..)
            | Item::Utopia(..)
            | Item::Discard(_)
            | Item::Deck(_)
            | Item::Coin(Some(_))
            | Item::Quiet(_)
            | Item::Drawn(_)
            | Item::LastRound
            | Item::Turn(_)
            | Item::First(_)
            | Item::AtEffects(_) => others.push(item.to_string()),
        }
    }
    if setup.drew {
        others.push(Item::Drawn(true).to_string());
    }
    if !areas.is_empty() {
        lines.push(format!("given {}", areas.join(" | ")));
    }
    lines.extend(others.into_iter().map(|item| format!("given {item}")));
    lines.push(String::new());
    Some(lines.join("\n"))
}
