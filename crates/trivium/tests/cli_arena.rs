//! Tournaments, the balance lab and the solver, as their users meet them.

mod common;

use common::{file, run};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn tournament(more: &[&str]) -> common::Ran {
    let args =
        ["tournament", "cardia", "--bots", "random,heuristic", "--deals", "6", "--seed", "1"];
    run(&[&args, more].concat())
}

#[test]
fn a_tournament_rates_bots_and_shows_who_beat_whom() {
    let ran = tournament(&[]).exits(0).says("12 games, 6 deals mirrored, seed 1");
    ran.says("Elo").says("row against column");
    for game in ["kardinal", "civ"] {
        let args = ["tournament", game, "--bots", "random,random", "--deals", "2", "--seed", "1"];
        run(&args).exits(0).says("deals mirrored");
    }
}

/// I9: whatever the number of threads, and whether it was ended in the middle or not.
#[test]
fn a_tournament_is_the_same_on_any_number_of_threads_and_can_be_taken_up() {
    let whole = tournament(&["--json", "--threads", "1"]).exits(0).out;
    assert_eq!(tournament(&["--json", "--threads", "2"]).exits(0).out, whole);
    let journal = file("tournament.jsonl");
    let path = journal.to_str().expect("UTF-8");
    tournament(&["--journal", path]).exits(0);
    let text = std::fs::read_to_string(&journal).expect("a journal");
    assert_eq!(text.lines().count(), 7, "a plan and six bouts");
    // As if it was killed while it wrote the fourth bout.
    let cut: String = text.lines().take(4).map(|line| format!("{line}\n")).collect();
    std::fs::write(&journal, cut + "{\"deal\":").expect("written");
    assert_eq!(tournament(&["--json", "--journal", path]).exits(0).out, whole);
    let other = ["tournament", "cardia", "--bots", "random,random", "--deals", "6", "--seed", "1"];
    run(&[&other[..], &["--journal", path]].concat())
        .exits(2)
        .says("journal of another tournament");
}

#[test]
fn a_sequential_test_stops_a_tournament() {
    let args = ["tournament", "cardia", "--bots", "random,heuristic", "--deals", "2000"];
    let ran = run(&[&args[..], &["--seed", "1", "--sprt", "0,50"]].concat()).exits(0);
    let ran = ran.says("each against the one before").says("games  stronger");
    assert!(!ran.out.contains("4000 games"), "it stopped long before");
}

#[test]
fn bad_tournaments_are_refused() {
    let args = ["tournament", "cardia", "--deals", "1", "--seed", "1", "--bots"];
    let with = |more: &[&str]| run(&[&args[..], more].concat()).exits(2);
    with(&["random"]).says("at least two bots");
    with(&["random,clever"]).says("there is no bot `clever`");
    with(&["random,random", "--sprt", "50,0"]).says("the smaller first");
    with(&["random,random", "--journal", "/no/such/place"]).says("/no/such/place");
    with(&["random,search:0"]).says("search:N takes a number of iterations from 1");
    let args = ["tournament", "civ", "--deals", "1", "--seed", "1"];
    run(&[&args[..], &["--bots", "random,highest-card"]].concat())
        .exits(2)
        .says("highest-card plays Cardia, not civ");
    run(&args).exits(2).says("--bots");
    run(&[&args[..], &["--bots", "random,random", "--ladder"]].concat()).exits(2).says("--ladder");
}

#[test]
fn yardsticks_play_too() {
    let args = ["tournament", "cardia", "--deals", "40", "--seed", "1", "--json", "--bots"];
    let found = json(&run(&[&args[..], &["highest-card,search:300"]].concat()).exits(0).out);
    assert_eq!(found["ratings"][0]["name"], "highest-card");
    let share = found["matrix"][1][0]["share"].as_f64().expect("a number");
    assert!(share > 0.5, "search beats who always plays the highest card: {share}");
}

/// In a sequential test each meets the one before it, and nobody else.
#[test]
fn a_ladder_is_climbed_step_by_step() {
    let bots = ["--bots", "random,novice,apprentice", "--sprt", "25,75"];
    let args = ["tournament", "cardia", "--deals", "2", "--seed", "1", "--json"];
    let found = json(&run(&[&args[..], &bots].concat()).exits(0).out);
    assert_eq!(found["bouts"], 4);
    assert_eq!(found["sprt"].as_array().map(Vec::len), Some(2));
    assert_eq!(found["matrix"][2][1]["bouts"], 2);
    assert!(found["matrix"][2][0].is_null());
}

/// Where more than two play, the later of two sits alone among copies of the earlier, and never the other way round.
#[test]
fn neighbours_play_one_way_only() {
    let bots = ["--bots", "random,heuristic", "--neighbours", "--json"];
    let args = ["tournament", "kardinal", "--deals", "3", "--seed", "1"];
    let found = json(&run(&[&args[..], &bots].concat()).exits(0).out);
    assert_eq!(found["bouts"], 3);
    assert_eq!(found["matrix"][1][0]["bouts"], 3);
    assert!(found["matrix"][0][1].is_null());
    assert_eq!(found["sprt"].as_array().map(Vec::len), Some(0));
}

#[test]
fn the_lab_writes_a_page() {
    for (game, heading) in
        [("cardia", "Opening card"), ("kardinal", "Land taken"), ("civ", "Effect used")]
    {
        let page = file(&format!("lab-{game}.html"));
        let path = page.to_str().expect("UTF-8");
        let args = ["lab", game, "--games", "200", "--seed", "1", "--out", path];
        run(&args).exits(0).says("200 games studied");
        let text = std::fs::read_to_string(&page).expect("a page");
        assert!(text.contains(heading), "{game}");
        run(&args).exits(0);
        assert_eq!(std::fs::read_to_string(&page).expect("a page"), text, "the same seed");
    }
    let args = ["lab", "civ", "--games", "1", "--seed", "1", "--out", "/no/such/place.html"];
    run(&args).exits(2).says("cannot write /no/such/place.html");
}

/// The same seed gives the same table with any number of threads.
#[test]
fn stated_chances_are_compared_with_results() {
    for game in ["cardia", "kardinal", "civ"] {
        let base = ["calibration", game, "--positions", "6", "--seed", "1", "--bot", "random"];
        let with = |threads| {
            let more = ["--level", "novice", "--threads", threads];
            run(&[&base[..], &more].concat()).exits(0).says("6 positions of").out
        };
        assert_eq!(with("1"), with("2"), "{game}");
    }
    run(&["calibration", "chess"]).exits(2).says("cardia");
    run(&["calibration", "cardia", "--level", "king"]).exits(2).says("one of the levels");
    run(&["calibration", "cardia", "--options", "deck=9"]).exits(2);
}

#[test]
fn reductions_are_listed_and_solved() {
    run(&["solve"]).exits(0).says("cardia-mini-6a").says("cardia-mini-3a");
    run(&["solve", "cardia-mini-4a"]).exits(0).says("uniform 0.481016").says("value to A");
    let found = json(&run(&["solve", "4b", "--enough", "0.0001", "--json"]).exits(0).out);
    let exploitability = found["exploitability"].as_f64().expect("a number");
    assert!((0.0..=0.0001).contains(&exploitability), "{exploitability}");
    run(&["solve", "4a", "--iterations", "16", "--algorithm", "cfr"])
        .exits(1)
        .says("not solved to");
    run(&["solve", "9z"]).exits(2).says("there are cardia-mini-3a");
    run(&["solve", "4a", "--enough", "2"]).exits(2).says("from 0.000001 to 1");
}

/// More search is exploited less, and nobody as much as random play.
#[test]
fn bots_are_exploited_in_reductions() {
    let args = ["exploit", "3a", "--bots", "random", "--iterations", "10,2000", "--seed", "1"];
    let found = json(&run(&[&args[..], &["--json"]].concat()).exits(0).out);
    let of = |n: usize| found["policies"][n]["exploitability"].as_f64().expect("a number");
    assert!((of(0) - 0.462963).abs() < 1e-6, "uniform play, as the solver judges it: {}", of(0));
    assert!(of(0) > of(1) && of(1) > of(2), "{found}");
    run(&["exploit", "3a", "--seed", "1"]).exits(2).says("nobody to exploit");
    let cardia = ["exploit", "cardia", "--seed", "1"];
    let with = |more: &[&str]| run(&[&cardia[..], more].concat()).exits(2);
    with(&["--bots", "novice"]).says("how many deals?");
    with(&["--bots", "random", "--deals", "1"]).says("the adversary knows levels only, not random");
    with(&["--deals", "1"]).says("name levels");
}

/// A program takes part in a tournament: it reads a question per line and answers each with a line.
#[test]
fn a_program_plays_in_a_tournament() {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/answer.py");
    let bot = format!("mine=python3 {program}");
    let args =
        ["tournament", "cardia", "--bots", "random", "--bot", &bot, "--deals", "3", "--json"];
    let first = run(&args).exits(0).out;
    assert_eq!(json(&first)["ratings"][1]["name"], "mine");
    assert_eq!(run(&args).exits(0).out, first, "this program does not roll dice");
}

#[test]
fn a_program_that_does_not_play_is_named_with_the_reason() {
    let with = |bot: &str, more: &[&str]| {
        let args = ["tournament", "cardia", "--bots", "random", "--deals", "1", "--bot", bot];
        run(&[&args[..], more].concat())
    };
    with("mine=true", &[]).exits(1).says("mine: the program ended in the middle of a game");
    with("mine=yes", &[]).exits(1).says("mine: `y` is not an answer like");
    let wrong = r#"mine=while read line; do echo '{"action":"fly"}'; done"#;
    with(wrong, &[]).exits(1).says("mine: `fly` is not one of the choices play ");
    with("mine=cat >/dev/null", &["--bot-seconds", "0.2"])
        .exits(1)
        .says("no answer within 0.2 seconds");
    with("mine", &[]).exits(2).says("a name and a command");
}

/// Every view of the reduced game has a line, and the shares of its actions sum to 1.
#[test]
fn a_strategy_is_written_to_a_file() {
    let path = file("strategy.jsonl");
    let name = path.to_str().expect("UTF-8");
    run(&["solve", "cardia-mini-3a", "--enough", "0.01", "--strategy", name]).exits(0);
    let text = std::fs::read_to_string(&path).expect("a strategy");
    assert!(text.lines().count() > 10);
    for line in text.lines().map(json) {
        let shares = line["mix"].as_object().expect("shares").values();
        let whole: f64 = shares.map(|share| share.as_f64().expect("a number")).sum();
        assert!((whole - 1.0).abs() < 1e-9, "{line}");
    }
}

#[test]
fn a_program_plays_against_a_person() {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/answer.py");
    let mine = format!("mine=python3 {program}");
    let numbers: String = (0..6).map(|n| format!("{n}\n")).collect();
    for game in ["cardia", "kardinal", "civ"] {
        let args = ["--seed", "1", "--seat", "A", "--opponent", &mine];
        let ran = common::play(game, &args, &numbers.repeat(300)).exits(0);
        ran.says("mine").says("The seed that dealt the cards");
    }
    // One that cannot play ends the game, and says why.
    let args = ["--seed", "1", "--opponent", "mine=false"];
    common::play("cardia", &args, &numbers.repeat(300))
        .exits(2)
        .says("mine: the program ended in the middle of a game");
}

/// A deal gives the same puzzles whatever the run began with.
#[test]
fn puzzles_are_found_and_printed_as_they_are_kept() {
    let found = run(&["puzzles", "cardia", "--games", "3", "--seed", "9"]).exits(0).out;
    let kept = "10 A | deck=1 | 0 3 2 2 0 1 1 3 1 1 3 3 1 2 5 3 4 3 1 0 | play VoidMage | losing 1400 | 50 0 0 0";
    assert!(found.starts_with("rules 2\n") && found.lines().any(|it| it == kept), "{found}");
    let alone = run(&["puzzles", "cardia", "--games", "1", "--seed", "10"]).exits(0).out;
    assert!(alone.lines().any(|it| it == kept), "{alone}");
    run(&["puzzles", "cardia", "--games", "1", "--seed", "1", "--options", "goal=99"]).exits(2);
    run(&["puzzles", "cardia", "--games", "2", "--seed", "18446744073709551615"])
        .exits(2)
        .says("--seed is too large");
}
