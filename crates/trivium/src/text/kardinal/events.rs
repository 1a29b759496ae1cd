//! What happens, in sentences. Events come redacted: a Law card the listener may not see is not there.

use crate::text::{Voice, sentence};
use kardinal::{Cell, Event, Law, Table};

/// One sentence for each thing worth telling.
pub fn story(voice: Voice, events: &[Event], table: &Table) -> Vec<String> {
    let tell = |&event| self::event(voice, event, table);
    events.iter().filter_map(tell).map(|text| sentence(&text)).collect()
}

fn event(voice: Voice, event: Event, table: &Table) -> Option<String> {
    let at = |cell: Cell| match table.card(cell) {
        Some(card) => format!("{card} at {cell}"),
        None => cell.to_string(),
    };
    let text = match event {
        Event::Dealt(..)
        | Event::TurnBegan(_)
        | Event::Stopped(_)
        | Event::Lifted(..)
        | Event::Kept(_)
        | Event::Revealed(_, 0) => return None,
        Event::Skipped(seat) => format!("{} no card and is skipped.", voice.does(seat, "take")),
        Event::Took(seat, cell, _) => format!("{} {}.", voice.does(seat, "take"), at(cell)),
        Event::GotLaw(seat, Some(law)) => {
            format!("{} the law `{law}`: {}", voice.does(seat, "get"), law.text())
        }
        Event::GotLaw(seat, None) => format!("{} a Law card.", voice.does(seat, "get")),
        Event::StoneReturned(seat, cell) => {
            format!("{} stone returns from {cell}.", voice.whose(seat))
        }
        Event::Paid(seat, None) => {
            format!("{} for it with a stone from the reserve.", voice.does(seat, "pay"))
        }
        Event::Paid(seat, Some(cell)) => {
            format!("{} for it with the stone on {cell}.", voice.does(seat, "pay"))
        }
        Event::Played(seat, law) => {
            format!("{} the law `{law}`: {}", voice.does(seat, "play"), law.text())
        }
        Event::Placed(seat, cell) => {
            format!("{} a stone on {}.", voice.does(seat, "place"), at(cell))
        }
        Event::Moved(seat, from, to) => {
            format!("{} a stone from {from} to {}.", voice.does(seat, "move"), at(to))
        }
        Event::Revealed(seat, n) => {
            let times = if n == 1 { "once" } else { "twice" };
            format!("{} `{}` {times}.", voice.does(seat, "reveal"), Law::MinusTwo)
        }
        Event::GameOver(end) => match end.winners.iter().next() {
            Some(seat) => format!("{} the game ({}).", voice.does(seat, "win"), end.reason.rule()),
            None => format!("nobody wins the game ({}).", end.reason.rule()),
        },
    };
    Some(text)
}
