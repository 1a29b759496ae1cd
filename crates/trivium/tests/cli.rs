//! The binary as its users meet it: games by keyboard, exit codes, messages, closed pipes.

mod common;

use common::{Ran, file, numbered_lines, run, simulated, traced_games, trivium, typed};
use serde_json::Value;
use std::io::Read as _;
use std::path::PathBuf;
use std::process::Stdio;

fn play(args: &[&str], input: &str) -> Ran {
    common::play("cardia", args, input)
}

fn saved_game(name: &str, more: &[&str]) -> PathBuf {
    common::saved_game("cardia", name, more)
}

#[test]
fn whole_games_can_be_played_by_keyboard() {
    // Numbers as they come: most of them are answers, the others are refused.
    let numbers: String = (0..6).map(|n| format!("{n}\n")).collect();
    for seed in ["1", "2"] {
        for rules in [
            &["--deck", "1"][..],
            &["--deck", "2", "--locations", "scrapyard,seer's lair"][..],
            &["--deck", "1212", "--guardians", "hidden", "--locations", "FoggySwamp"][..],
        ] {
            let args = [&["--seed", seed, "--opponent", "random"], rules].concat();
            let ran = play(&args, &numbers.repeat(100)).exits(0);
            ran.says("The seed that dealt the cards").says("trivium replay");
        }
    }
}

#[test]
fn answers_are_understood_in_many_ways() {
    let at = |input: &str| play(&["--seed", "5", "--opponent", "random"], input).exits(0);
    let hired = "Revealed: Hired Blade (you) and ";
    at("hir\n").says(hired);
    at("PLAY hired blade\n").says(hired);
    at("1\n").says(hired);
    at("play HiredBlade\n").says(hired);
    at("p\n").says("“p” can mean 5 answers").says("1. Play Hired Blade");
    at("play Djinn\n").says("Djinn is not in your hand. (C2.1)");
    at("why play Djinn\n").says("Djinn is not in your hand. (C2.1)");
    at("why hired\n").says("This is possible now: 1. Play Hired Blade");
    at("why\n").says("Why what?");
    at("16\n").says("“16” is not possible here. Type a number from 1 to 5.");
    at("0\n").says("Type a number from 1 to 5.");
    at("name Guild\n").says("That does not answer the question: Choose a card to play. (C3.2)");
    at("frobnicate\n").says("“frobnicate” is none of the answers.").says("Answer with the number");
    at("\u{0}\u{fffd}\t+3 on their\n").says("is none of the answers");
}

/// What is told once is not told again: the question comes back only where somebody asks for it.
#[test]
fn nothing_is_told_twice() {
    let question = "Choose a card to play.";
    let count = |input: &str| {
        let ran = play(&["--seed", "5", "--opponent", "random"], input).exits(0);
        ran.out.lines().filter(|line| *line == question).count()
    };
    assert_eq!(count("frobnicate\nhelp\ncard judge\nlog\n"), 1);
    assert_eq!(count("\n"), 2, "Enter repeats it");
    assert_eq!(count("table\n"), 2, "and so does the table");
}

#[test]
fn everything_can_be_asked_for_during_a_game() {
    let saved = file("asked.txt");
    let input = format!(
        "help\ntable\nposition\ncard mediator\ncard senate\ncard xyz\ncard\nlog\nhint\nsave {}\n1\nquit\n",
        saved.display()
    );
    let ran = play(&["--seed", "5", "--guardians", "open"], &input).exits(0);
    let lines = ran.out.lines().filter(|line| line.contains(char::is_alphabetic));
    let plain = |c: char| !matches!(c, '─'..='▟' | '\u{1b}');
    assert!(lines.clone().all(|line| line.chars().all(plain)), "no frames and no colours");
    ran.says("hint: shows what a strong player would do")
        .says("Mediator. 4, Dynasty. Deck 1, ongoing ability.")
        .says("(C6.4)")
        .says("Senate. ")
        .says("There is no card “xyz”")
        .says("Which card?")
        .says("Your hand: ")
        .says("Not yet seen of")
        .says("times in 100, chances then")
        .says("Your chances: ")
        .says("Saved to ")
        .says("trivium play --resume");
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    let path = file("unfinished.txt");
    let name = path.to_str().expect("a plain name");
    play(&["--save", name], "").exits(0).says(&format!("trivium play --resume {name}"));
    run(&["replay", name]).exits(0).says("The game is not finished.");
}

#[test]
fn a_match_shows_the_score_and_waits() {
    play(&["--seed", "2", "--match", "3", "--opponent", "random"], &"1\n".repeat(400))
        .exits(0)
        .says("1. Next game")
        .says("Games won: Ann")
        .says("The seed that dealt the cards");
}

#[test]
fn two_people_do_not_see_each_others_hands() {
    let ran = play(&["--seed", "5", "--opponent", "human"], "\n1\n\n").exits(0);
    let ran = ran.says("Seat A, please take the keyboard").says("Seat B, please take");
    let second = ran.out.split("Seat B, please take").nth(1).expect("B's turn");
    let hand = second.lines().find(|line| line.starts_with("Your hand:")).expect("B's hand");
    let first = ran.out.lines().find(|line| line.starts_with("Your hand:")).expect("A's hand");
    assert_ne!(hand, first);
    assert!(!second.contains(first), "A's hand on B's screen:\n{second}");
    for card in ["Saboteur", "Judge", "Clockmaker"] {
        assert!(first.contains(card) && !hand.contains(card), "only A holds it: {card}");
        assert!(!second.contains(&format!("Play {card}")), "A's card on B's screen:\n{second}");
    }
    let all = play(&["--seed", "5", "--opponent", "human"], &"\n1\n".repeat(300)).exits(0);
    all.says("The seed that dealt the cards");
}

#[test]
fn bad_arguments_say_what_would_be_right() {
    let bad = |args: &[&str], says: &str| {
        run(args).exits(2).says(says);
    };
    bad(
        &["play", "cardia", "--locations", "Bazar"],
        "locations cannot be `Bazar`; write none, or with commas some of SerpentTemple, Bazaar",
    );
    bad(&["play", "cardia", "--locations", "Bazaar,Bazaar"], "given twice");
    bad(
        &["play", "cardia", "--deck", "3"],
        "deck cannot be `3`; write 1 or 2 for all, or one of them for each of Rebellion",
    );
    bad(&["play", "cardia", "--deck", "1 goal=1"], "deck cannot be `1 goal=1`");
    bad(&["play", "cardia", "--guardians", "some"], "write none, hidden or open");
    bad(&["play", "cardia", "--match", "2"], "match cannot be `2`; write 1 or 3 (C1.7)");
    bad(&["play", "cardia", "--hand", "0"], "hand cannot be `0`; write 1 to 16");
    bad(&["play", "cardia", "--goal", "17"], "goal cannot be `17`; write 1 to 16 (C5.1)");
    bad(&["play", "cardia", "--seat", "C"], "no seat C among 2 players; there are A, B");
    bad(&["play", "cardia", "--seat", "F"], "possible values: A, B, C, D, E, random");
    bad(&["play", "cardia", "--opponent", "god"], "possible values: random, heuristic, novice");
    bad(&["play", "chess"], "unrecognized subcommand 'chess'");
    bad(&["laws", "chess", "--games", "1", "--seed", "1"], "possible values: cardia, kardinal");
    bad(&["simulate", "cardia", "--games", "0", "--seed", "1"], "at least 1");
    bad(&["simulate", "cardia", "--games", "x", "--seed", "1"], "whole number");
    bad(&["simulate", "cardia", "--games", "1", "--seed", "1", "--bots", "random"], "two bots");
    bad(
        &["simulate", "cardia", "--games", "1", "--seed", "1", "--bots", "a,b"],
        "there is no bot `a`",
    );
    bad(&["trace", "cardia", "--games", "0", "--seed", "1"], "at least 1");
    bad(&["laws", "cardia", "--games", "0", "--seed", "1"], "at least 1");
    bad(&["replay", "no such file"], "cannot read no such file");
    bad(&["replay", "x", "--seat", "F"], "possible values: A, B, C, D, E");
    bad(&["check", "no such file"], "cannot read no such file");
    bad(&["bench", "engine", "--seconds", "0"], "seconds, from 0.01");
    bad(&["completions", "cmd"], "possible values: bash");
    bad(&["frobnicate"], "unrecognized subcommand");
    bad(&["play", "cardia", "--save", "/no/such/dir/x", "--seed", "1"], "cannot write");
}

#[test]
fn a_record_is_never_written_over_another_file() {
    let path = saved_game("kept.txt", &["--seed", "1"]);
    let before = std::fs::read_to_string(&path).expect("the record");
    let name = path.to_str().expect("a plain name");
    play(&["--save", name], "quit\n").exits(2).says("exists already");
    play(&[], &format!("save {name}\nquit\n")).exits(0).says("Not saved:").says("exists");
    assert_eq!(std::fs::read_to_string(&path).expect("the record"), before);
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in ["play", "check", "replay", "simulate", "trace", "laws", "completions"] {
        run(&[command, "--help"]).exits(0).says("Example");
    }
    for command in [["bench", "engine"], ["deck", "check"], ["deck", "show"]] {
        run(&[command[0], command[1], "--help"]).exits(0).says("Example");
    }
    run(&["--help"]).exits(0).says("Examples");
    run(&["--version"]).exits(0).says("trivium ");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        run(&["completions", shell]).exits(0).says("simulate");
    }
}

#[test]
fn a_saved_game_can_be_seen_at_any_line_and_from_any_seat() {
    let path = saved_game(
        "whole.txt",
        &["--seed", "3", "--locations", "foggyswamp", "--guardians", "open"],
    );
    let name = path.to_str().expect("a plain name");
    let text = std::fs::read_to_string(&path).expect("the record");
    assert!(text.contains("\nseed 03"), "{text}");
    run(&["replay", name]).exits(0).says("Every line was checked.").says("keeps the promise");
    let lines = numbered_lines(&text);
    for to in 0..=lines {
        let to = to.to_string();
        run(&["replay", name, "--to", &to]).exits(0);
        run(&["replay", name, "--to", &to, "--seat", "B"]).exits(0);
    }
    run(&["replay", name, "--seat", "C"]).exits(2).says("has 2 seats, and no seat C");
    let too_far = (lines + 1).to_string();
    run(&["replay", name, "--to", &too_far]).exits(2).says("has only");
}

#[test]
fn a_seat_is_told_only_what_it_saw() {
    let path = saved_game("seen.txt", &["--seed", "4"]);
    let ran = run(&["replay", path.to_str().expect("a plain name"), "--to", "10", "--seat", "A"])
        .exits(0);
    assert!(ran.out.contains("Seat B draws a card. ×5"), "{}", ran.out);
    assert!(!ran.out.contains("Hidden from the others"), "{}", ran.out);
    let truth = run(&["replay", path.to_str().expect("a plain name"), "--to", "10"]).exits(0);
    assert!(truth.out.contains("Hidden from the others, Seat B: "), "{}", truth.out);
    assert!(!truth.out.contains("Seat B draws a card."), "{}", truth.out);
}

#[test]
fn forged_and_cut_records_fail_with_the_line() {
    let path = saved_game("forged.txt", &["--seed", "6"]);
    let text = std::fs::read_to_string(&path).expect("the record");
    let with = |name: &str, text: &str| {
        let path = file(name);
        std::fs::write(&path, text).expect("a test file");
        path.to_str().expect("a plain name").to_owned()
    };
    let lines: Vec<_> = text.lines().collect();
    // A card drawn twice, an end that is not, a seed that is another, half a line, another game.
    let fourth = lines[7].split_once(' ').expect("a number").1;
    let twice = text.replacen(lines[8], &format!("4 {fourth}"), 1);
    run(&["replay", &with("f1.txt", &twice)]).exits(1).says("f1.txt:9: ");
    let cut = &text[..text.find("chance B").expect("B draws") + 3];
    let last = cut.lines().count();
    run(&["replay", &with("f2.txt", cut)]).exits(1).says(&format!("f2.txt:{last}: "));
    let seed = text.replacen("seed 06", "seed 07", 1);
    run(&["replay", &with("f3.txt", &seed)]).exits(1).says("not the one committed to");
    let game = text.replacen("game cardia", "game chess", 1);
    run(&["replay", &with("f4.txt", &game)]).exits(1).says("f4.txt:2: ");
    run(&["replay", &with("f5.txt", "")]).exits(1).says("f5.txt:1: ");
    std::fs::write(file("f6.txt"), [0xff, 0xfe, 0]).expect("a test file");
    let binary = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("f6.txt");
    run(&["replay", binary.to_str().expect("a plain name")]).exits(2).says("cannot read");
    let winner = text.lines().find(|line| line.starts_with("end ")).expect("an end");
    let other =
        if winner.contains("A wins") { winner.replace('A', "B") } else { "end A wins C5.1".into() };
    run(&["replay", &with("f7.txt", &text.replacen(winner, &other, 1))]).exits(1).says("should be");
}

#[test]
fn every_line_of_a_trace_is_json_and_games_end() {
    let games = |more: &[&str]| traced_games(&[&["trace", "cardia", "--seed", "1"], more].concat());
    assert_eq!(games(&["--games", "20", "--random-options"]).len(), 20);
    assert_eq!(games(&["--games", "5", "--deck", "2"]).len(), 5);
}

#[test]
fn a_reader_may_close_the_pipe_at_any_time() {
    for args in [
        &["trace", "cardia", "--games", "100000", "--seed", "1"][..],
        &["completions", "bash"][..],
        &["simulate", "cardia", "--games", "1000", "--seed", "1"][..],
    ] {
        let mut child = trivium(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut reader = child.stdout.take().expect("output");
        reader.read_exact(&mut [0; 10]).expect("some output");
        drop(reader);
        let ran = Ran::from(child.wait_with_output().expect("it ends")).exits(0);
        assert_eq!(ran.err, "");
    }
}

#[test]
fn a_simulation_does_not_depend_on_the_number_of_threads() {
    for more in [
        &["--games", "3000"][..],
        &["--games", "500", "--deck", "2", "--guardians", "open", "--locations", "Armory,Senate"][..],
        &["--games", "20", "--bots", "heuristic,random", "--match", "3"][..],
    ] {
        simulated(&[&["cardia", "--seed", "7"], more].concat());
    }
    run(&["simulate", "cardia", "--games", "100", "--seed", "7"]).exits(0).says("How games ended");
}

#[test]
fn scenarios_pass_or_fail_with_their_line() {
    let check = |name: &str, text: &str| {
        let path = file(name);
        std::fs::write(&path, text).expect("a test file");
        run(&["check", path.to_str().expect("a plain name")])
    };
    let good = "game cardia deck=1\nreveal Ambusher 9 < 11* Clockmaker\n";
    check("open.scn", good).exits(1).says("open.scn:");
    let good = "game cardia deck=1\nreveal Judge 8 < 9* Ambusher\nthey name Guild\n";
    check("wrong.scn", good)
        .exits(1)
        .says("wrong.scn:3: they name Guild")
        .says("1 of 1 scenarios failed");
    let good = "game cardia deck=1\nreveal Judge 8 = 8 Judge\nnext reveal\n";
    check("good.scn", good).exits(0).says("Scenarios passed: 1.");
}

#[test]
fn the_bench_reports_json() {
    let ran = run(&["bench", "engine", "--seconds", "0.02", "--json"]).exits(0);
    let report: Value = serde_json::from_str(&ran.out).expect("JSON");
    let measured = report["measured"].as_array().expect("measurements");
    assert_eq!(measured.len(), 20);
    assert!(measured.iter().all(|line| line["best"].as_f64().is_some_and(|best| best > 0.0)));
    run(&["bench", "engine", "--seconds", "0.02"]).exits(0).says("deck I");
}

#[test]
fn laws_are_counted() {
    run(&["laws", "cardia", "--games", "3", "--seed", "1", "--quick"]).exits(0).says("3 games");
}

/// A game left after a few answers.
fn unfinished(name: &str, more: &[&str], answers: &str) -> String {
    let path = file(name);
    let name = path.to_str().expect("a plain name").to_owned();
    play(&[&["--save", &name, "--opponent", "random"], more].concat(), answers)
        .exits(0)
        .says("The game is not finished. It is saved.");
    name
}

#[test]
fn an_unfinished_game_goes_on_where_it_stopped() {
    let name = unfinished("resumed.txt", &[], "1\n1\n1\n");
    let lines = || numbered_lines(&std::fs::read_to_string(&name).expect("the record"));
    let before = lines();
    typed(&["play", "--resume", &name, "--opponent", "random"], "log\n1\nquit\n")
        .exits(0)
        .says("Revealed: ")
        .says("Players: Ann (you) and Random")
        .says("The game is not finished. It is saved.");
    assert!(lines() > before);
    let rest = typed(&["play", "--resume", &name, "--opponent", "random"], &"1\n".repeat(300));
    rest.exits(0).says("The seed that dealt the cards").says("The game is over.");
    run(&["replay", &name]).exits(0).says("Every line was checked");
    typed(&["play", "--resume", &name], "1\n").exits(2).says("is finished").says("trivium replay");
}

/// With the number it was dealt from, a game goes on as it would have.
#[test]
fn a_known_seed_deals_the_rest_too() {
    let name = unfinished("resumed-seed.txt", &["--seed", "9"], "1\n1\n");
    typed(&["play", "--resume", &name, "--seed", "8"], "")
        .exits(2)
        .says("this seed did not deal the game");
    let args = ["play", "--resume", &name, "--seed", "9", "--opponent", "random"];
    typed(&args, &"1\n".repeat(300)).exits(0).says("The seed that dealt the cards");
    run(&["replay", &name]).exits(0).says("keeps the promise made before the deal");
}

/// The secret of a saved game is kept beside it: the game goes on as it would have. Elsewhere a new one deals.
#[test]
fn a_kept_secret_deals_the_rest_too() {
    let name = unfinished("resumed-kept.txt", &[], "1\n1\n");
    let copy = file("resumed-elsewhere.txt");
    std::fs::copy(&name, &copy).expect("a copy");
    let copy = copy.to_str().expect("a plain name");
    let elsewhere = |args: &[&str], input: &str| {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("elsewhere");
        common::typed_to(trivium(args).env("XDG_STATE_HOME", folder), input)
    };
    let args = ["play", "--resume", copy, "--opponent", "random"];
    elsewhere(&args, "1\n").exits(0).says("From now on a new secret deals");
    let rest = elsewhere(&args, &"1\n".repeat(300)).exits(0);
    assert!(!rest.out.contains("The seed that dealt"), "nothing was promised: {}", rest.out);
    run(&["replay", copy]).exits(0).says("Every line was checked");
    typed(&["play", "--resume", &name, "--opponent", "random"], &"1\n".repeat(300))
        .exits(0)
        .says("The seed that dealt the cards");
    run(&["replay", &name]).exits(0).says("keeps the promise made before the deal");
}

#[test]
fn what_cannot_go_on_is_refused() {
    let resume = |name: &str, more: &[&str]| run(&[&["play", "--resume", name], more].concat());
    let with = |name: &str, text: &str| {
        let path = file(name);
        std::fs::write(&path, text).expect("a test file");
        path.to_str().expect("a plain name").to_owned()
    };
    let name = unfinished("refused.txt", &["--seed", "9"], "1\n");
    resume(&name, &["--seat", "C"]).exits(2).says("no seat C among 2 players");
    resume("no such file", &[]).exits(2).says("cannot read no such file");
    let text = std::fs::read_to_string(&name).expect("the record");
    let chess = with("refused-chess.txt", &text.replacen("game cardia", "game chess", 1));
    resume(&chess, &[]).exits(1).says("refused-chess.txt:2: there is no game `chess`");
    let cut = with("refused-cut.txt", &text[..text.len() - 3]);
    resume(&cut, &[]).exits(1).says("refused-cut.txt:");
    run(&["play", "--seat", "A"]).exits(2).says("--resume");
    run(&["play", "--resume", &name, "cardia"]).exits(2);
}
