//! Tables that older programs stored: they are restored, and their games go by the rules of their time (I13). The lines
//! in `tables` are from before there were rules of a second version; none of them may ever be changed.

mod common;

use common::{Desk, options};
use games::GameKind;
use kernel::{Observer, SearchDice};
use protocol::ClockSetting;
use room::{Fact, Line, Room, Time};

const OLD: [(&str, &str); 3] = [
    ("cardia", include_str!("tables/table-cardia.jsonl")),
    ("kardinal", include_str!("tables/table-kardinal.jsonl")),
    ("civ", include_str!("tables/table-civ.jsonl")),
];

#[test]
fn old_tables_are_restored_by_the_rules_of_their_time() {
    for (name, text) in OLD {
        let lines: Vec<Line> = text.lines().map(|line| line.parse().expect("a line")).collect();
        assert!(lines.iter().any(|line| line.fact == Fact::Started), "{name} is an old one");
        let again: Vec<String> = lines.iter().map(Line::to_string).collect();
        assert_eq!(again.join("\n") + "\n", text, "{name} is written as it was");
        let room = Room::finished(&lines, None).unwrap_or_else(|why| panic!("{name}: {why}"));
        let truth = room.snapshot(Observer::Spectator, Time(0)).truth.expect("a game was played");
        assert_eq!(truth.record.lines().nth(2), Some("rules 1"), "{name}");
    }
}

#[test]
fn a_table_of_today_says_which_rules_its_game_goes_by() {
    for kind in GameKind::ALL {
        let mut desk = Desk::begun(kind, "", ClockSetting::None, 3);
        desk.play_out(&mut SearchDice::new(3));
        let rules = desk.lines.iter().find_map(|line| line.fact.begins());
        assert_eq!(rules, Some(options(kind, "").rules()));
        desk.check_restores();
    }
}

#[test]
fn a_table_by_unknown_rules_is_refused_with_their_version() {
    let mut desk = Desk::begun(GameKind::Cardia, "", ClockSetting::None, 3);
    let began = desk.lines.iter_mut().find(|line| line.fact.begins().is_some());
    began.expect("a game began").fact = Fact::Began { rules: 99 };
    let why = Room::restore(&desk.lines).expect_err("nobody knows these rules").to_string();
    assert!(why.contains("no rules of version 99"), "{why}");
}
