//! What has to do with the terminal and is not a screen: manual pages, no arguments, no terminal.

mod common;

use common::{run, typed};
use std::path::PathBuf;

#[test]
fn without_arguments_the_program_explains_itself() {
    run(&[]).exits(0).says("trivium play cardia").says("kardinal").says("simulate");
}

#[test]
fn manual_pages_are_made_of_every_command() {
    run(&["man"]).exits(0).says(".TH").says("trivium");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("man");
    run(&["man", "--folder", folder.to_str().expect("a name")]).exits(0);
    for page in ["trivium", "trivium-play", "trivium-play-cardia", "trivium-laws", "trivium-join"] {
        let text = std::fs::read_to_string(folder.join(format!("{page}.1"))).expect(page);
        assert!(text.contains(".SH SYNOPSIS"), "{text}");
    }
}

#[test]
fn an_address_that_is_none_says_what_would_be_one() {
    run(&["join", "http://127.0.0.1:x"]).exits(2).says("is no port");
    run(&["join", "gopher://127.0.0.1"])
        .exits(2)
        .says("https://HOST/t/TABLE or http://HOST:PORT/t/TABLE");
}

#[test]
fn a_closed_keyboard_leaves_every_game() {
    for game in ["cardia", "kardinal", "civ"] {
        run(&["play", game, "--seed", "1"]).exits(0).says("Type help to see what you can type.");
        typed(&["play", game, "--seed", "1", "--plain"], "").exits(0);
    }
}

#[test]
fn an_unknown_language_is_refused() {
    run(&["play", "cardia", "--language", "xx"]).exits(2).says("there are en, de, fr and uk");
}
