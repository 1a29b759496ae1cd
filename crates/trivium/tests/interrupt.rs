//! Ctrl-C: whatever takes long shows how far it is, and stops with what it has.

#[path = "common/terminal.rs"]
mod terminal;

use serde_json::Value;
use std::fs;
use std::process::Command;
use terminal::{home, start};

/// The number before `/ALL UNIT` on the screen: how far the work has come.
fn done(screen: &str, unit: &str) -> u64 {
    let count = |line: &str| {
        let (counts, rest) = line.trim_start().split_once(' ')?;
        let (done, _) = counts.split_once('/')?;
        done.parse().ok().filter(|_| rest.starts_with(unit))
    };
    screen.lines().rev().find_map(count).unwrap_or(0)
}

/// Presses Ctrl-C once the work shows that some of it is done; what is on the screen when it has stopped.
fn stopped(name: &str, args: &[&str], unit: &str) -> String {
    stopped_after(name, args, unit, "")
}

/// The same, but not before this is on the screen.
fn stopped_after(name: &str, args: &[&str], unit: &str, first: &str) -> String {
    let mut session = start(args, &home(name));
    // Room for the whole report.
    session.resize(80, 60);
    session.wait_for(first);
    let shown = session
        .wait("progress", |it| done(&it.contents(), unit) > 0 && it.contents().contains(" left"));
    assert!(shown.contains("/s, "), "the rate: {shown}");
    let wide = shown.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    assert!(wide <= 80, "the bar fits its window: {shown}");
    session.press("\u{3}");
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
    assert!(screen.contains("stopped after"), "{screen}");
    screen
}

#[test]
fn a_simulation_stops() {
    let args = ["simulate", "cardia", "--games", "1000000000", "--seed", "1"];
    assert!(stopped("stop-simulate", &args, "games").contains("games of cardia"));
}

/// People press Ctrl-C twice, and want the result all the same.
#[test]
fn a_second_ctrl_c_keeps_the_result() {
    let args = ["simulate", "kardinal", "--games", "1000000000", "--seed", "1"];
    let mut session = start(&args, &home("stop-twice"));
    session.resize(80, 200);
    session.wait("progress", |it| done(&it.contents(), "games") > 0);
    session.press("\u{3}\u{3}");
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
    assert!(screen.contains("stopped after") && screen.contains("games of kardinal"), "{screen}");
}

#[test]
fn laws_stop() {
    let args = ["laws", "kardinal", "--games", "1000000", "--seed", "1", "--quick"];
    stopped("stop-laws", &args, "games");
}

/// What was checked before Ctrl-C is in the journal, and a later run goes on from there: together they count what one
/// run counts.
#[test]
fn interrupted_laws_go_on_from_their_journal() {
    let journal = home("stop-laws-journal").join("laws.jsonl");
    let path = journal.to_str().expect("a name");
    let laws = ["laws", "kardinal", "--from", "7", "--quick", "--threads", "1"];
    let kept = ["--journal", path];
    stopped("stop-laws-kept", &[&laws[..], &kept, &["--games", "1000000"]].concat(), "games");
    let text = fs::read_to_string(&journal).expect("a journal");
    let line: Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
    let last = line["last"].as_u64().expect("at least one game was checked");
    let games = (last - 7 + 1 + 20).to_string();
    let counted = |more: &[&str]| {
        let ran = Command::new(env!("CARGO_BIN_EXE_trivium"))
            .args([&laws[..], &["--games", &games], more].concat())
            .output()
            .expect("the program runs");
        assert!(ran.status.success(), "{ran:?}");
        String::from_utf8(ran.stdout).expect("UTF-8")
    };
    let resumed = counted(&kept);
    let (head, totals) = resumed.split_once('\n').expect("lines");
    assert!(head.ends_with(&format!("games 7 to {}", last + 20)), "{head}");
    assert_eq!(totals, counted(&[]));
}

/// The journal has every bout that the table has.
#[test]
fn a_tournament_stops() {
    let journal = home("stop-journal").join("journal.jsonl");
    let path = journal.to_str().expect("a name");
    let args = ["tournament", "cardia", "--bots", "random,heuristic", "--seed", "1"];
    let args = [&args[..], &["--deals", "1000000", "--journal", path]].concat();
    let screen = stopped("stop-tournament", &args, "games");
    assert!(screen.contains("heuristic"), "{screen}");
    let text = fs::read_to_string(&journal).expect("a journal");
    assert!(text.ends_with('\n'), "no line is cut off");
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let deals = lines.len() - 1;
    assert!(screen.contains(&format!("{} games, {deals} deals mirrored", 2 * deals)), "{screen}");
    assert!(screen.contains(&format!("stopped after {} of 2000000 games", 2 * deals)), "{screen}");
}

#[test]
fn a_sequential_test_stops() {
    let args = ["tournament", "cardia", "--bots", "random,random,random", "--seed", "1"];
    let args = [&args[..], &["--deals", "1000000", "--sprt", "0,1"]].concat();
    assert!(stopped("stop-sprt", &args, "games").contains("still open"));
}

#[test]
fn the_lab_stops() {
    let page = home("stop-page").join("page.html");
    let path = page.to_str().expect("a name");
    let args = ["lab", "cardia", "--games", "10000000", "--seed", "1", "--out", path];
    let screen = stopped("stop-lab", &args, "games");
    let (games, _) = screen.split_once(" games studied").expect("a last line");
    let games = games.lines().last().unwrap_or_default();
    let text = fs::read_to_string(&page).expect("a page");
    assert!(text.contains(&format!("<dt>Games</dt><dd>{games}</dd>")), "the games it is made of");
}

#[test]
fn solving_stops() {
    let args = ["solve", "6a", "--enough", "0.000001", "--iterations", "4000000"];
    assert!(stopped("stop-solve", &args, "iterations").contains("certainly between"));
}

/// Who was asked everything is in the table, who was not is left out.
#[test]
fn exploiting_stops() {
    let args = ["exploit", "5a", "--bots", "random", "--iterations", "1000000", "--seed", "1"];
    let screen = stopped_after("stop-exploit", &args, "views", "random  0.");
    assert!(screen.contains("random  0."), "{screen}");
    assert!(screen.contains("views of 1000000 iterations"), "{screen}");
}

#[test]
fn an_adversary_stops() {
    let args = ["exploit", "cardia", "--bots", "novice", "--deals", "1000000", "--seed", "1"];
    assert!(stopped("stop-adversary", &args, "games").contains("novice"));
}

#[test]
fn a_bench_stops() {
    let args = ["bench", "engine", "--seconds", "1"];
    assert!(stopped("stop-bench", &args, "measurements").contains("deck I"));
}
