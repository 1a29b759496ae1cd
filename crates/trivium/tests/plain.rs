//! Games line by line: in every language, from a pipe and in a terminal, left in every way and taken up again.

mod common;
#[path = "common/terminal.rs"]
mod terminal;

use common::{file, numbered_lines, play, run, trivium, typed, typed_to};
use std::fs;
use terminal::{home, start};

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "uk"];

/// Everything is in words of the language: a text that is missing would show its key.
#[test]
fn whole_games_can_be_played_in_every_language() {
    for (language, seed) in LANGUAGES.into_iter().zip(1..) {
        for game in ["cardia", "kardinal", "civ"] {
            let path = file(&format!("language-{game}-{language}.txt"));
            let name = path.to_str().expect("a plain name");
            let seed = seed.to_string();
            let args = ["--opponent", "random", "--seed", &seed, "--language", language];
            let args = [&args[..], &["--save", name]].concat();
            let input = format!("help\ntable\n{}", "1\n".repeat(1000));
            let ran = play(game, &args, &input).exits(0);
            let key = |line: &&str| {
                ["tui-", "cardia-", "kardinal-", "civ-"].iter().any(|key| {
                    line.match_indices(key).any(|(at, _)| !line[..at].ends_with(['/', '.', '_']))
                })
            };
            let out = ran.out.replace(name, "");
            assert_eq!(out.lines().find(key), None, "a key instead of a text");
            run(&["replay", name]).exits(0).says("keeps the promise");
            let told = run(&["replay", name, "--language", language]).exits(0);
            let told = told.out.replace(name, "");
            assert_eq!(told.lines().find(key), None, "a key instead of a text");
        }
    }
}

#[test]
fn the_words_of_the_language_are_understood_and_those_of_english_too() {
    let at = |input: &str| {
        let args = ["--seed", "5", "--opponent", "random", "--language", "de"];
        play("cardia", &args, input).exits(0)
    };
    at("hilfe\n").says("tipp: zeigt");
    at("help\n").says("tipp: zeigt");
    at("karte richter\n").says("(C6.8)");
    for line in ["warum play Djinn\n", "warum dschinn\n", "dschinn\n"] {
        at(line).says("Die Karte Dschinn ist nicht auf deiner Hand. (C2.1)");
    }
    at("quatsch\n").says("„quatsch“ ist keine der Antworten.");
    at("1\nende\n").says("trivium play --resume");
}

/// README shows the third round of a game, as it is printed.
#[test]
fn the_readme_shows_a_real_game() {
    let blocks = include_str!("../../../README.md").split("```\n");
    let shown = blocks.into_iter().find(|block| block.starts_with("> ")).expect("a game");
    let answers = shown.lines().filter_map(|line| line.strip_prefix("> "));
    let input: Vec<&str> = ["surgeon", "treasurer"].into_iter().chain(answers).collect();
    let ran = play("cardia", &["--plain", "--seed", "7"], &input.join("\n")).exits(0);
    assert!(ran.out.contains(shown), "{}", ran.out);
}

#[test]
fn options_stand_before_the_game_or_after_it() {
    let orders: [&[&str]; 4] = [
        &["play", "--plain", "cardia", "--language", "de", "--seed", "5", "--opponent", "random"],
        &["play", "cardia", "--plain", "--language", "de", "--seed", "5", "--opponent", "random"],
        &["play", "--language", "de", "--seed", "5", "--opponent", "random", "cardia", "--plain"],
        &["play", "--opponent", "random", "cardia", "--seed", "5", "--language", "de", "--plain"],
    ];
    let all = orders.map(|args| typed(args, "1\n1\nende\n").exits(0).out);
    // Each game has a file of its own, named after its seed, and these have the same.
    assert!(all.iter().all(|out| *out == all[0]), "{all:?}");
    let path = file("order.txt");
    let name = path.to_str().expect("a plain name");
    let args = ["play", "--save", name, "--opponent", "random", "cardia", "--seed", "5"];
    typed(&args, "1\n").exits(0);
    for args in [["play", "--plain", "--resume", name], ["play", "--resume", name, "--plain"]] {
        typed(&args, "quit\n").exits(0).says("Choose a card to play.");
    }
    run(&["play", "--resume", name, "cardia"]).exits(2).says("leave the game out");
    run(&["play", "cardia", "--resume", name]).exits(2).says("leave the game out");
    run(&["play", "--resume", name, "--save", "other.txt"]).exits(2).says("leave --save out");
    run(&["play"]).exits(2).says("which game?").says("--resume FILE");
}

/// However the game is left, it is kept, and goes on.
#[test]
fn every_way_out_keeps_the_game() {
    for (way, keys) in [("quit", "quit\r"), ("ctrl-c", "\u{3}"), ("ctrl-d", "\u{4}")] {
        let home = home(&format!("left-{way}"));
        let path = home.join("game.txt");
        let name = path.to_str().expect("a plain name");
        let args = ["play", "kardinal", "--plain", "--opponent", "random", "--save", name];
        let mut session = start(&args, &home);
        session.resize(200, 100);
        session.wait_for("> ");
        session.press("1\r");
        session.wait("the next question", |it| it.contents().matches("\n> ").count() > 1);
        session.press(keys);
        let (code, screen) = session.end();
        assert_eq!(code, 0, "{way}: {screen}");
        assert!(screen.contains("trivium play --resume"), "{way}: {screen}");
        let saved = numbered_lines(&fs::read_to_string(&path).expect("the record"));
        let mut session =
            start(&["play", "--plain", "--resume", name, "--opponent", "random"], &home);
        session.resize(200, 100);
        session.wait_for("> ");
        session.press("1\r");
        session.wait("the next question", |it| it.contents().matches("\n> ").count() > 1);
        session.press("quit\r");
        assert_eq!(session.end().0, 0);
        let more = numbered_lines(&fs::read_to_string(&path).expect("the record"));
        assert!(more > saved, "{way}: {more} lines are more than {saved}");
    }
}

/// In a terminal the client stays after the end, for another game or to look at this one.
#[test]
fn after_the_end_there_is_another_game_or_a_replay() {
    let home = home("plain-over");
    let args = ["play", "cardia", "--plain", "--opponent", "random", "--goal", "1", "--seed", "4"];
    let mut session = start(&args, &home);
    session.resize(200, 200);
    for _ in 0..60 {
        let screen = session.wait("a question or the end", |it| it.contents().ends_with("> "));
        if screen.contains("The game is over.") {
            break;
        }
        session.press("1\r");
        session.wait("what comes of it", |it| it.contents() != screen);
    }
    session.wait_for("The game is over.");
    session.press("replay\r");
    session.wait_for("1 of ");
    session.press("\r");
    session.wait_for("2 of ");
    session.press("quit\r");
    session.wait("the end again", |it| it.contents().matches("The game is over.").count() > 1);
    session.press("again\r");
    session.wait_for("Choose a card to play.");
    session.press("quit\r");
    assert_eq!(session.end().0, 0);
}

/// Without a game, the games there are: numbered, with their options.
#[test]
fn the_games_can_be_chosen_line_by_line() {
    let home = home("plain-menu");
    let mut session = start(&["play", "--plain"], &home);
    session.resize(200, 100);
    session.wait_for("2. Kardinal & König");
    session.press("kard\r");
    session.wait_for("1. Players: 4");
    session.press("1 3\r");
    session.wait_for("1. Players: 3");
    session.press("5 random\r");
    session.wait_for("Opponents: Random");
    session.press("9\r");
    session.wait_for("Type a number from 1 to 5.");
    session.press("start\r");
    session.wait_for("Row 1, ");
    session.press("quit\r");
    session.wait("the games again", |it| it.contents().matches("2. Kardinal & König").count() > 1);
    session.press("quit\r");
    assert_eq!(session.end().0, 0);
}

/// Without a name a record gets one that is free.
#[test]
fn a_record_gets_a_name() {
    let folder = home("default-name");
    let args = ["play", "cardia", "--plain", "--opponent", "random", "--seed", "5"];
    let mut command = trivium(&args);
    let ran = typed_to(command.current_dir(&folder), "1\nsave\nsave\nquit\n").exits(0);
    ran.says("Saved to cardia.txt.").says("Saved to cardia-2.txt.");
    for name in ["cardia.txt", "cardia-2.txt"] {
        let text = fs::read_to_string(folder.join(name)).expect("a record");
        assert!(text.starts_with("trivium record"), "{text}");
    }
}

/// A game that goes on has the players it had, unless others are named.
#[test]
fn a_saved_game_keeps_its_players() {
    let folder = home("kept-players");
    let path = folder.join("game.txt");
    let path = path.to_str().expect("a plain name");
    let at = |args: &[&str], input: &str| {
        let mut command = trivium(args);
        typed_to(command.env("XDG_STATE_HOME", &folder), input).exits(0)
    };
    let args = ["play", "civ", "--plain", "--players", "3", "--seat", "B", "--opponent", "novice"];
    let players = "Players: Novice A, Ann (you) and Novice C.";
    at(&[&args[..], &["--save", path]].concat(), "1\nquit\n").says(players);
    at(&["play", "--plain", "--resume", path], "1\nquit\n").says(players);
    let args = ["play", "--plain", "--resume", path, "--opponent", "random", "--seat", "B"];
    at(&args, "1\nquit\n").says("Players: Random A, Ann (you) and Random C.");
    at(&["play", "--plain", "--resume", path], "quit\n").says("Random A, Ann (you)");
}
