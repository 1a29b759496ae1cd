//! Kardinal & König in the binary, as its users meet it.

mod common;

use common::{Ran, file, numbered_lines, run, simulated, traced_games};
use serde_json::Value;
use std::path::PathBuf;

fn play(args: &[&str], input: &str) -> Ran {
    common::play("kardinal", args, input)
}

fn saved_game(name: &str, more: &[&str]) -> PathBuf {
    common::saved_game("kardinal", name, more)
}

/// A deck file with something replaced.
fn deck_file(name: &str, from: &str, to: &str) -> String {
    let text = run(&["deck", "show"]).exits(0).out;
    assert!(text.contains(from), "no `{from}` in\n{text}");
    let path = file(name);
    std::fs::write(&path, text.replacen(from, to, 1)).expect("a test file");
    path.to_str().expect("a plain name").to_owned()
}

#[test]
fn whole_games_can_be_played_by_keyboard() {
    // Numbers as they come: most of them are answers, the others are refused.
    let numbers: String = (0..6).map(|n| format!("{n}\n")).collect();
    for players in ["3", "4", "5"] {
        for rules in [&["--uncovered", "yes"][..], &["--uncovered", "no"][..]] {
            let args = [&["--seed", "1", "--opponent", "random", "--players", players], rules];
            let ran = play(&args.concat(), &numbers.repeat(100)).exits(0);
            let ran = ran.says("Land cards").says("The seed that dealt the cards");
            assert!(!ran.out.contains('\u{1b}'), "colour stays out of pipes");
        }
    }
}

#[test]
fn answers_are_understood_in_many_ways_and_refused_with_the_rule() {
    let at =
        |input: &str| play(&["--seed", "3", "--seat", "B", "--opponent", "random"], input).exits(0);
    let took = "You take Castile (Fan, ship) from row 1, place 1.";
    at("1\n").says(took);
    at("Row 1 LEFT\n").says(took);
    at("take row 1 left\n").says(took);
    at("row 1 r\n").says("You take France (Cross, ship) from row 1, place 13.");
    at("take\n").says("“take” can mean");
    at("stop\n").says("You must take at least one card.").says("(K2.3)");
    at("keep\n").says("does not answer the open question").says("(K2.1)");
    at("play law three symbols\n").says("You do not hold the law “Three symbols”.").says("(K4.6)");
    at("frobnicate\n").says("“frobnicate” is none of the answers.");
    at("\u{0}\u{fffd}\t9.99\n").says("is none of the answers");
    at("1\nplace row 1.1\n").says("No card lies at row 1, place 1 any more. (K2.4)");
    at("1\nrow 2.7\n").says("You place a stone on row 2, place 7.");
}

/// Four rows of cards are not read out before anybody wants to hear them.
#[test]
fn very_many_answers_are_listed_on_demand() {
    let args = ["--seed", "3", "--seat", "B", "--opponent", "random"];
    let listed = |input: &str| {
        let ran = play(&args, input).exits(0).says("answers: here are the first and the last.");
        ran.out.lines().filter(|line| line.contains(". Place a stone on ")).count()
    };
    assert_eq!(listed("1\n"), 1);
    assert!(listed("1\n\n") > 50, "Enter lists all");
}

/// Between a take and the stone nobody has learnt anything that cannot be taken back.
#[test]
fn a_choice_can_be_taken_back() {
    let args = ["--seed", "3", "--seat", "B", "--opponent", "random"];
    let ran = play(&args, "undo\n1\nundo\nrow 1 r\n").exits(0);
    let ran = ran.says("There is nothing to undo.").says("You take Castile");
    ran.says("You take France (Cross, ship) from row 1, place 13.");
}

#[test]
fn everything_can_be_asked_for_during_a_game() {
    let saved = file("kardinal-asked.txt");
    let input = format!(
        "help\ntable\ncard england\ncard three\nlog\nhint\nsave {}\n1\nquit\n",
        saved.display()
    );
    play(&["--seed", "3", "--seat", "b"], &input)
        .exits(0)
        .says("Ann (you)")
        .says(" cards at places ")
        .says("Stones: 3 in reserve")
        .says("England. ")
        .says("Three symbols. Law card.")
        .says("Your chances: ")
        .says("Saved to ")
        .says("trivium play --resume");
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    let path = file("kardinal-unfinished.txt");
    let name = path.to_str().expect("a plain name");
    play(&["--save", name], "").exits(0).says("The game is not finished. It is saved.").says(name);
    run(&["replay", name]).exits(0).says("The game is not finished.");
    play(&["--save", name], "").exits(2).says("exists already");
}

#[test]
fn people_at_one_keyboard_change_places() {
    let ran = play(&["--seed", "5", "--opponent", "human"], &"\n1\n".repeat(400)).exits(0);
    ran.says("Players: Seat A, Seat B, Seat C and Seat D (you).")
        .says("Seat A, please take the keyboard")
        .says("Seat D, please take the keyboard");
}

#[test]
fn a_saved_game_can_be_seen_at_any_line_and_from_any_seat() {
    let path = saved_game("kardinal-whole.txt", &["--seed", "3", "--players", "3"]);
    let name = path.to_str().expect("a plain name");
    run(&["replay", name]).exits(0).says("Every line was checked").says("keeps the promise");
    let text = std::fs::read_to_string(&path).expect("the record");
    let lines = numbered_lines(&text);
    for to in (0..=lines).step_by(10) {
        let to = to.to_string();
        run(&["replay", name, "--to", &to]).exits(0);
        run(&["replay", name, "--to", &to, "--seat", "C"]).exits(0).says("seen by Seat C");
    }
    run(&["replay", name, "--seat", "D"]).exits(2).says("has 3 seats, and no seat D");
    let forged = file("kardinal-forged.txt");
    std::fs::write(&forged, text.replacen("seed 03", "seed 07", 1)).expect("a test file");
    run(&["replay", forged.to_str().expect("a plain name")])
        .exits(1)
        .says("not the one committed to");
}

/// K4.1: the kind of a law is only for its owner.
#[test]
fn a_replay_tells_a_seat_no_law_of_another() {
    let path = saved_game("kardinal-seen.txt", &["--seed", "4", "--seat", "A"]);
    let name = path.to_str().expect("a plain name");
    let ran = run(&["replay", name, "--seat", "A"]).exits(0).says("gets a Law card");
    let told = |line: &str| line.contains("gets the law") && !line.starts_with("Seat A ");
    assert!(!ran.out.lines().any(told), "{}", ran.out);
    run(&["replay", name]).exits(0).says("gets the law");
}

#[test]
fn bad_arguments_say_what_would_be_right() {
    let bad = |args: &[&str], says: &str| {
        run(args).exits(2).says(says);
    };
    let simulate = ["simulate", "kardinal", "--games", "1", "--seed", "1"];
    for players in ["2", "6", "x", "04"] {
        bad(&["play", "kardinal", "--players", players], "write 3, 4 or 5 (K1.1)");
        bad(&[&simulate[..], &["--players", players]].concat(), "write 3, 4 or 5 (K1.1)");
        bad(
            &["trace", "kardinal", "--games", "1", "--seed", "1", "--players", players],
            "write 3, 4 or 5 (K1.1)",
        );
    }
    bad(&["play", "kardinal", "--players", "4 rows=1"], "players cannot be `4 rows=1`");
    bad(&["play", "kardinal", "--uncovered", "maybe"], "write yes or no (K2.1)");
    bad(&["play", "kardinal", "--seat", "F"], "possible values: A, B, C, D, E");
    bad(&["play", "kardinal", "--seat", "E"], "no seat E among 4 players");
    bad(&["play", "kardinal", "--opponent", "god"], "possible values: random, heuristic, novice");
    bad(&["play", "kardinal", "--locations", "Bazaar"], "unexpected argument '--locations'");
    bad(&["play", "kardinal", "--deck", "no such file"], "cannot read no such file");
    bad(&[&simulate[..], &["--bots", "random,random"]].concat(), "2 bots for 4 players");
    bad(&[&simulate[..], &["--bots", "god"]].concat(), "there is no bot `god`");
    bad(&["simulate", "kardinal", "--games", "0", "--seed", "1"], "at least 1");
    bad(&["laws", "kardinal", "--games", "0", "--seed", "1"], "at least 1");
}

#[test]
fn a_deck_file_is_checked_shown_and_played() {
    let good = deck_file("deck-good.toml", "\"XX|-\"", "\"XC|K\"");
    run(&["deck", "check", &good]).exits(0).says("a full deck. Cards without circles 8");
    run(&["deck", "show", &good]).exits(0).says("XC|K").says("carriages 13");
    let path = file("kardinal-deck.txt");
    let name = path.to_str().expect("a plain name");
    let args = ["--seed", "1", "--opponent", "random", "--deck", &good, "--save", name];
    play(&args, &"1\n".repeat(400)).exits(0).says("The seed that dealt the cards");
    let record = std::fs::read_to_string(&path).expect("the record");
    assert!(record.contains("options players=4 deck=Dänemark:"), "the deck travels with the game");
    run(&["replay", name]).exits(0).says("Every line was checked");
}

#[test]
fn a_bad_deck_file_is_refused_with_its_line() {
    let symbol = deck_file("deck-symbol.toml", "\"XX|-\"", "\"XQ|-\"");
    let circles = deck_file("deck-circles.toml", "\"XX|-\"", "\"XXX|-\"");
    let count = deck_file("deck-count.toml", "\"XX|-\",", "");
    for (name, says) in [
        (&symbol, "there is no circle symbol `Q`"),
        (&circles, "there are at most 2 (K1.3)"),
        (&count, "K1.2"),
    ] {
        run(&["deck", "check", name]).exits(2).says(says).says(&format!("{name}:"));
        run(&["deck", "show", name]).exits(2).says(says);
        run(&["play", "kardinal", "--deck", name]).exits(2).says(says);
    }
    run(&["deck", "check", "no such file"]).exits(2).says("cannot read no such file");
}

#[test]
fn every_line_of_a_trace_is_json_and_games_end() {
    for more in [&["--players", "5"][..], &["--random-options"][..]] {
        let args = [&["trace", "kardinal", "--games", "10", "--seed", "1"], more].concat();
        let games = traced_games(&args);
        assert_eq!(games.len(), 10);
        for game in games {
            assert_eq!(game[1]["chance"]["kind"], "deal");
            let last = &game[game.len() - 1]["state"];
            assert_eq!(last["over"]["rule"], "K5.4");
            assert!(last["owed"].as_array().is_some_and(Vec::is_empty));
        }
    }
}

#[test]
fn no_card_and_no_stone_of_a_trace_is_lost() {
    let count = |lists: &Value| -> usize {
        let lists = lists.as_array().expect("lists").iter();
        lists.map(|list| list.as_array().expect("a list").len()).sum()
    };
    let games = traced_games(&["trace", "kardinal", "--games", "5", "--seed", "2"]);
    for state in games.iter().flatten().filter_map(|line| line.get("state")) {
        assert_eq!(count(&state["rows"]) + count(&state["cards"]), 56);
        for stones in state["stones"].as_array().expect("a list") {
            let lying = stones["display"].as_array().expect("a list").len() as u64;
            let other = |key: &str| stones[key].as_u64().expect("a number");
            assert_eq!(lying + other("reserve") + other("lost"), 3);
        }
    }
}

#[test]
fn a_simulation_does_not_depend_on_the_number_of_threads() {
    for more in [
        &["--games", "1000"][..],
        &["--games", "500", "--players", "5", "--uncovered", "no"][..],
        &["--games", "3", "--players", "3", "--bots", "heuristic,random,random"][..],
    ] {
        simulated(&[&["kardinal", "--seed", "7"], more].concat());
    }
    run(&["simulate", "kardinal", "--games", "100", "--seed", "7"])
        .exits(0)
        .says("nobody wins")
        .says("symbols")
        .says("take back a stone")
        .says("Turns skipped");
}

#[test]
fn laws_are_counted() {
    run(&["laws", "kardinal", "--games", "3", "--seed", "1", "--quick"]).exits(0).says("3 games");
}
