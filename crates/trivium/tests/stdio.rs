//! `trivium stdio`: a program plays a seat.

mod common;

use std::process::Command;

/// The example in Python plays every game to its end, and the same numbers give the same games.
#[test]
fn the_example_bot_plays_all_three_games() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let play = |args: &[&str]| {
        let trivium = env!("CARGO_BIN_EXE_trivium");
        let mut bot = Command::new("python3");
        bot.arg(format!("{root}/examples/bot.py")).args([trivium, "stdio"]).args(args);
        let out = bot.output().expect("python3 starts");
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).expect("text")
    };
    let cardia = ["cardia", "--opponent", "random", "--games", "20", "--seed", "1"];
    let said = play(&cardia);
    assert!(said.ends_with("of 20 games won\n"), "{said}");
    assert_eq!(said, play(&cardia));
    let kardinal = [
        "kardinal",
        "--options",
        "players=3",
        "--seat",
        "C",
        "--opponent",
        "random",
        "--seed",
        "2",
    ];
    assert!(play(&kardinal).ends_with("of 1 games won\n"));
    let civ = [
        "civ",
        "--options",
        "players=4 teams=yes",
        "--seat",
        "b",
        "--opponent",
        "random",
        "--seed",
        "3",
    ];
    assert!(play(&civ).ends_with("of 1 games won\n"));
}

/// The example is short enough to be read in one go.
#[test]
fn the_example_bot_has_fewer_than_sixty_lines() {
    let text = include_str!("../../../examples/bot.py");
    assert!(text.lines().count() < 60);
}

/// What is no message is answered, and what cannot be done is said; nothing is lost.
#[test]
fn bad_input_is_answered() {
    common::typed(&["stdio", "cardia", "--seed", "1"], "nonsense\n")
        .exits(1)
        .says(r#"{"type":"error","code":"malformed""#)
        .says("the input ended before the game did");
    let elsewhere = r#"{"type":"table","table":"x","msg":"1","request":{"want":"resign"}}"#;
    common::typed(&["stdio", "cardia"], elsewhere).exits(1).says("there is no table x here");
    let lobby = r#"{"type":"lobby"}"#;
    common::typed(&["stdio", "cardia"], lobby).exits(1).says("only a server does that");
    common::run(&["stdio", "cardia", "--seat", "C"]).exits(2).says("no seat C in a game of 2");
    common::run(&["stdio", "civ", "--options", "players=9"]).exits(2).says("players");
    let resign = r#"{"type":"table","table":"game-1","msg":"1","request":{"want":"resign"}}"#;
    common::typed(&["stdio", "cardia"], resign).exits(0).says(r#""kind":"resignation""#);
}

/// Only this machine is put under load.
#[test]
fn load_goes_to_this_machine_only() {
    common::run(&["load", "192.0.2.1:80"]).exits(2).says("192.0.2.1:80 is not on this machine");
    common::run(&["load", "127.0.0.1:1", "--tables", "1"]).exits(1).says("no guest");
}
