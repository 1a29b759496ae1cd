//! `trivium laws` and its journal.

mod common;

use common::{Ran, file, run};
use std::fs;
use std::path::Path;

/// Quick laws of Cardia with these further arguments.
fn laws(more: &[&str]) -> Ran {
    run(&[&["laws", "cardia", "--quick"], more].concat())
}

/// The same with a journal.
fn kept(journal: &Path, more: &[&str]) -> Ran {
    laws(&[&["--journal", journal.to_str().expect("a plain name")], more].concat())
}

/// What a run with a journal counted; its first line tells what the journal has.
fn totals(ran: &Ran) -> &str {
    ran.out.split_once('\n').expect("lines").1
}

#[test]
fn a_seed_is_the_number_of_the_first_game() {
    let from = laws(&["--games", "3", "--from", "5"]).exits(0).out;
    assert_eq!(laws(&["--games", "3", "--seed", "5"]).exits(0).out, from);
    assert!(from.starts_with("3 games, "));
    assert_ne!(laws(&["--games", "3", "--from", "6"]).exits(0).out, from);
    laws(&["--games", "2", "--from", "18446744073709551615"]).exits(2).says("--from is too large");
}

#[test]
fn laws_do_not_depend_on_threads_or_journals() {
    let one = laws(&["--games", "60", "--from", "1", "--threads", "1"]).exits(0).out;
    assert_eq!(laws(&["--games", "60", "--from", "1", "--threads", "2"]).exits(0).out, one);
    let journal = file("laws-threads.jsonl");
    let ran = kept(&journal, &["--games", "60", "--from", "1", "--threads", "2"]).exits(0);
    let ran = ran.says("quick checks of cardia under rules").says("games 1 to 60");
    assert_eq!(totals(&ran), one);
}

/// Killed while it wrote: the half line is left out and said, its games are checked again, and nothing is counted twice.
#[test]
fn killed_laws_go_on_from_their_journal() {
    let whole = laws(&["--games", "60", "--from", "1"]).exits(0).out;
    let journal = file("laws-killed.jsonl");
    kept(&journal, &["--games", "60", "--from", "1"]).exits(0);
    let text = fs::read_to_string(&journal).expect("a journal");
    assert!(text.lines().count() > 6, "a head and some chunks: {text}");
    let half = text.len() - text.lines().last().expect("lines").len() / 2;
    for (cut, said) in [(half, true), (text.trim_end().len(), true), (text.len(), false)] {
        fs::write(&journal, &text[..cut]).expect("written");
        let ran = kept(&journal, &["--games", "60", "--from", "1"]).exits(0);
        assert_eq!(totals(&ran), whole);
        assert_eq!(ran.err.contains("the last line was cut off"), said, "{}", ran.err);
    }
    let again = fs::read_to_string(&journal).expect("a journal");
    assert_eq!(again, text, "when all is checked nothing is written");
}

/// Runs over other numbers add up, also where they overlap.
#[test]
fn runs_add_up_in_a_journal() {
    let journal = file("laws-sum.jsonl");
    kept(&journal, &["--games", "20", "--from", "31"]).exits(0).says("games 31 to 50");
    kept(&journal, &["--games", "10", "--from", "1"]).exits(0).says("games 1 to 10, 31 to 50");
    let ran = kept(&journal, &["--games", "50", "--from", "11"]).exits(0).says("games 1 to 60");
    assert_eq!(totals(&ran), laws(&["--games", "60", "--from", "1"]).exits(0).out);
}

#[test]
fn bad_journals_are_refused() {
    let journal = file("laws-bad.jsonl");
    let path = journal.to_str().expect("a plain name");
    let one = ["--games", "1", "--from", "1"];
    kept(&journal, &one).exits(0);
    let text = fs::read_to_string(&journal).expect("a journal");
    let (head, line) = text.split_once('\n').expect("lines");
    let refused = |text: &str, why: &str| {
        fs::write(&journal, text).expect("written");
        kept(&journal, &one).exits(2).says(why);
        assert_eq!(fs::read_to_string(&journal).expect("still there"), text, "it is left alone");
    };
    refused("a letter to a friend", "it has no whole line");
    refused("a letter to a friend\n", "line 1 is not a line of a journal");
    refused(&format!("{head}\n{{}}\n{line}"), "line 2 is not a line of a journal: missing field");
    refused(&format!("{text}{line}"), "game 1 is in it twice");
    refused(&text.replace("Legal", "Gravity"), "there is no law `Gravity`");
    refused(&text.replace("\"last\":1", "\"last\":0"), "there are no games 1 to 0");
    let other = head.replace("\"rules\":", "\"rules\":9");
    assert_ne!(other, head);
    refused(&format!("{other}\n{line}"), "not of quick checks of cardia under rules");
    fs::write(&journal, &text).expect("written");
    run(&[&["laws", "cardia", "--journal", path], &one[..]].concat())
        .exits(2)
        .says("the journal of quick checks of cardia")
        .says("not of thorough checks of cardia");
    run(&[&["laws", "civ", "--quick", "--journal", path], &one[..]].concat())
        .exits(2)
        .says("not of quick checks of civ");
    kept(Path::new("/no/such/place"), &one).exits(2).says("/no/such/place");
}
