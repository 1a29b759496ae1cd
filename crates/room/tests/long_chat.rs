//! What a long conversation costs when a table is restored.

mod common;

use allocation_counter::measure;
use common::Desk;
use games::GameKind::{Cardia, Kardinal};
use protocol::{ClockSetting, Request};
use room::{Line, Room};

/// How many times memory is asked for while a table is restored.
fn cost(lines: &[Line]) -> u64 {
    measure(|| drop(Room::restore(lines).expect("a table"))).count_total
}

/// The lines of a table at which so much was said, at a place where much could be looked at again.
fn lines(desk: &mut Desk, said: usize) -> Vec<Line> {
    for n in 0..said {
        desk.does(n % 2, Request::Say { text: format!("line {n}") });
    }
    desk.lines.clone()
}

/// 12,000 lines of chat cost the same small number of steps each, whatever game is played and however far it is: nothing of
/// the game is looked at or played again for them.
#[test]
fn chat_is_not_replayed_with_the_game() {
    let lobby = &mut Desk::open(Cardia, "", ClockSetting::None, 1);
    let game = &mut Desk::begun(Kardinal, "players=5", ClockSetting::None, 1);
    let mut each = Vec::new();
    for desk in [lobby, game] {
        let before = cost(&lines(desk, 200));
        let after = cost(&lines(desk, 12_000));
        each.push((after - before) as f64 / 12_000.0);
    }
    assert!(each.iter().all(|&it| it < 8.0), "{each:?} times for a line of chat");
    assert!((each[0] - each[1]).abs() < 0.5, "{each:?} times for a line of chat");
}
