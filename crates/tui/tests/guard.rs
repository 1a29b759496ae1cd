//! However a program ends, the terminal is given back.

#[path = "common/pty.rs"]
mod pty;

use pty::Session;
use std::path::PathBuf;

/// The example that takes the terminal; `cargo test` builds it beside the tests.
fn guard() -> PathBuf {
    let test = std::env::current_exe().expect("this test");
    let folder = test.parent().and_then(|it| it.parent()).expect("the folder above");
    folder.join("examples").join("guard")
}

fn taken(how: &str) -> Session {
    let session = Session::start(&guard(), &[how], &std::env::temp_dir());
    session.wait("the other screen", |it| it.alternate_screen() && it.hide_cursor());
    session.wait_for("taken");
    session
}

/// Half a picture is never seen, nor clicked on, in a terminal that shows synchronised updates at once.
#[test]
fn a_picture_is_shown_once_it_is_whole() {
    let mut session = taken("end");
    assert_eq!(session.updates(), 1);
    session.press("x");
    session.end();
}

#[test]
fn leaving_gives_the_terminal_back() {
    let mut session = taken("end");
    session.press("x");
    let (code, _) = session.end();
    assert_eq!(code, 0);
}

#[test]
fn a_panic_gives_the_terminal_back_and_is_told() {
    let mut session = taken("panic");
    session.press("x");
    let (code, screen) = session.end();
    assert_ne!(code, 0);
    assert!(screen.contains("the panic that was asked for"), "{screen}");
}
