//! A registered game without a board of its own, played with the program: line by line, on a full screen, and replayed.

mod common;
#[path = "common/terminal.rs"]
mod terminal;

use common::{file, play, run};
use std::fs;
use terminal::{home, start};

#[test]
fn whole_games_are_played_line_by_line_in_every_language() {
    for (language, seed) in
        tui::text::Language::ALL.map(tui::text::Language::code).into_iter().zip(1..)
    {
        let path = file(&format!("toy-{language}.txt"));
        let name = path.to_str().expect("a plain name");
        let seed = seed.to_string();
        let args = ["--players", "3", "--opponent", "squire", "--seed", &seed];
        let args = [&args[..], &["--language", language, "--save", name]].concat();
        let input = format!("help\ntable\nundo\n{}", "1\n".repeat(100));
        let ran = play("toy", &args, &input).exits(0);
        let told = run(&["replay", name, "--language", language]).exits(0);
        for out in [ran.out, told.out] {
            assert!(!out.replace(name, "").contains("toy-"), "a key instead of a text: {out}");
        }
        run(&["replay", name]).exits(0).says("keeps the promise");
    }
}

#[test]
fn a_whole_game_is_played_on_a_full_screen() {
    let home = home("whole-toy");
    let record = home.join("record.txt");
    let path = record.to_str().expect("a name");
    let args = ["play", "toy", "--opponent", "random", "--seed", "3", "--seat", "A"];
    let mut session = start(&[&args[..], &["--save", path]].concat(), &home);
    loop {
        let shown = session.wait("a question or the end", |it| {
            let text = it.contents();
            text.contains("▶") || text.contains("n again")
        });
        assert!(!shown.contains("toy-"), "a key instead of a text: {shown}");
        if shown.contains("n again") {
            break;
        }
        session.press("\r");
        session.wait("what comes of it", |it| it.contents() != shown);
    }
    session.press("q");
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
    let film = games::Film::of(&fs::read_to_string(&record).expect("kept")).expect("a good record");
    assert!(film.outcome.is_some() && film.seed.is_some());
}

/// What the browser client is made from, with this game in it. `scripts/test-toy.sh` names a folder to write it to.
#[test]
fn the_facts_for_the_browser_have_it() {
    let bindings: Vec<(String, String)> = protocol::bindings().collect();
    let has =
        |file: &str, text: &str| bindings.iter().any(|it| it.0 == file && it.1.contains(text));
    assert!(has("games.ts", r#""name":"toy""#) && has("protocol.ts", "'toy-tell-drew'"));
    if let Some(folder) = std::env::var_os("TRIVIUM_TOY_BINDINGS") {
        for (name, text) in bindings {
            fs::write(std::path::Path::new(&folder).join(name), text).expect("written");
        }
    }
}

#[test]
fn the_laws_hold() {
    run(&["laws", "toy", "--games", "200", "--from", "1"]).exits(0).says("200 games");
}
