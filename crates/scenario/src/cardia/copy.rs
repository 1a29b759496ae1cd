//! Writing a game in play as a scenario.

use super::error::side_word;
use super::real::{self, SEATS};
use cardia::{Setup, State, Waits, Wilds};
use kernel::Seat;

/// The beginning of a round as the lines that set the table; `None` in the middle of a round.
pub fn scenario_text(state: &State<Wilds>) -> Option<String> {
    let setup = Setup::of(state)?;
    let mut lines = vec![format!("game cardia {}", setup.options)];
    let table = state.table_text();
    let given = table.split(" | ").take(setup.encounters.len());
    lines.extend(given.map(|encounter| format!("given {encounter}")));
    for seat in SEATS {
        let who = side_word(seat);
        lines.push(format!("hand {who}: {}", real::hand(state, seat)));
        lines.push(format!("pile {who}: {}", real::pile(state, seat)));
        let side = &setup.sides[seat];
        if side.waits != Waits::default() {
            lines.push(format!("waiting {who}: {}", side.waits));
        }
        if let Some(placed) = side.placed {
            let card = state.words(None).card(placed.card);
            let bound = match placed.bound == Waits::default() {
                true => String::new(),
                false => format!(" {}", placed.bound),
            };
            lines.push(format!("placed {who}: {card}{bound}"));
        }
        if side.reborn {
            lines.push(format!("spent {who}"));
        }
    }
    lines.extend(setup.guardians.map(|six| format!("guardians {}", real::guardians(&six))));
    if SEATS.iter().any(|&seat| setup.wins[seat] > 0) {
        lines.push(format!("score {}:{}", setup.wins[Seat::A], setup.wins[Seat::B]));
    }
    lines.push(String::new());
    Some(lines.join("\n"))
}
