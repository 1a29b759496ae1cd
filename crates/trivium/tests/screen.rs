//! The full screen in a real pseudo-terminal: whole games, other sizes of the window, and how one leaves.

#[path = "common/terminal.rs"]
mod terminal;

use std::fs;
use std::time::Duration;
use terminal::{Session, home, start, start_as_is};
use vt100::Screen;

/// Is a question open, with an answer selected?
fn is_asked(screen: &Screen) -> bool {
    screen.contents().lines().any(|line| line.starts_with('▶'))
}

fn is_over(screen: &Screen) -> bool {
    screen.contents().contains("n again")
}

/// Gives the first answer to every question, so often or until the game is over.
fn play(session: &mut Session, most: usize) {
    for _ in 0..most {
        let shown = session.wait("a question or the end", |it| is_asked(it) || is_over(it));
        if shown.contains("n again") {
            return;
        }
        session.press("\r");
        session.wait("what comes of it", |it| it.contents() != shown);
    }
}

fn whole_game(game: &str, args: &[&str]) {
    let home = home(&format!("whole-{game}"));
    let record = home.join("record.txt");
    let path = record.to_str().expect("a name");
    let all =
        [&["play", game, "--opponent", "random", "--seed", "3", "--save", path], args].concat();
    let mut session = start(&all, &home);
    play(&mut session, 3);
    session.resize(120, 40);
    session.wait("a wide table", |it| it.contents().lines().any(|line| line.chars().count() > 90));
    play(&mut session, 2);
    session.resize(40, 10);
    session.wait_for("please make it larger");
    session.resize(80, 24);
    session.wait("the table again", |it| is_asked(it) || is_over(it));
    play(&mut session, 2_000);
    session.wait("the end", is_over);
    session.press("q");
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
    assert!(screen.contains("trivium replay"), "{screen}");
    let text = fs::read_to_string(&record).expect("the record is kept");
    assert!(text.lines().any(|line| line.starts_with("end ")), "{text}");
    let film = games::Film::of(&text).expect("a good record");
    assert!(film.outcome.is_some() && film.seed.is_some());
}

#[test]
fn a_whole_game_of_cardia() {
    whole_game("cardia", &[]);
}

#[test]
fn a_whole_game_of_kardinal() {
    whole_game("kardinal", &["--players", "3", "--seat", "A"]);
}

#[test]
fn a_whole_game_of_civ() {
    whole_game("civ", &["--players", "2", "--seat", "A"]);
}

/// The row and column of a text on the screen, counted from 1 as terminals do.
fn place_of(screen: &str, text: &str) -> Option<(usize, usize)> {
    screen.lines().enumerate().find_map(|(row, line)| {
        let (before, _) = line.split_once(text)?;
        Some((row + 1, before.chars().count() + 1))
    })
}

fn click(session: &mut Session, (row, column): (usize, usize)) {
    session.press(&format!("\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"));
}

/// The answers on the screen with their rows: those with a number, and the selected one, which may be a place of a display.
fn answers(screen: &str) -> (Vec<usize>, Option<usize>) {
    let starts = |line: &str| {
        let mut letters = line.chars();
        [(); 2].map(|()| letters.next().unwrap_or_default())
    };
    let rows = || screen.lines().map(starts).zip(1..);
    let numbered = rows().filter(|([point, key], _)| "▶ ".contains(*point) && key.is_ascii_digit());
    let is_selected = |key: char| key.is_ascii_digit() || key == ' ';
    let selected = rows().filter(|([point, key], _)| *point == '▶' && is_selected(*key)).last();
    (numbered.map(|(_, row)| row).collect(), selected.map(|(_, row)| row))
}

/// Plays by clicks until the game is over: the selected answer, then the last one of the list, and so on.
fn play_by_mouse(session: &mut Session, most: usize) {
    let is_open = |it: &Screen| answers(&it.contents()).1.is_some() || is_over(it);
    for turn in 0..most {
        let mut shown = session.wait("a question or the end", is_open);
        if shown.contains("n again") {
            return;
        }
        let (numbered, selected) = answers(&shown);
        let last = numbered.last().copied().filter(|row| turn % 2 == 1 && Some(*row) != selected);
        if let Some(row) = last {
            click_until_changed(session, row, &shown);
            shown = session.wait("another selected", is_open);
        }
        let Some(row) = answers(&shown).1 else { continue };
        click_until_changed(session, row, &shown);
    }
}

/// Clicks a row of the screen. A click that comes while something else is drawn may hit nothing, so it is tried again, as a person
/// would.
fn click_until_changed(session: &mut Session, row: usize, shown: &str) {
    for _ in 0..60 {
        click(session, (row, 6));
        if session.changes(shown, Duration::from_secs(2)) {
            return;
        }
    }
    panic!("clicks on row {row} change nothing:\n{shown}");
}

#[test]
fn a_whole_game_of_cardia_by_mouse() {
    let home = home("mouse-cardia");
    let record = home.join("record.txt");
    let path = record.to_str().expect("a name");
    let args = ["play", "cardia", "--opponent", "random", "--seed", "3", "--save", path];
    let mut session = start(&args, &home);
    play_by_mouse(&mut session, 2_000);
    let shown = session.wait("the end", is_over);
    click(&mut session, place_of(&shown, "q leave").expect("a key to click"));
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
    let film = games::Film::of(&fs::read_to_string(&record).expect("kept")).expect("a good record");
    assert!(film.outcome.is_some() && film.seed.is_some());
}

/// From the list of games a game goes on as it was left: the same seat, the same bot.
#[test]
fn the_list_of_games_keeps_who_sat_where() {
    let home = home("menu-left");
    let args = ["play", "kardinal", "--players", "3", "--seat", "C", "--opponent", "novice"];
    let mut session = start(&args, &home);
    // A move may take more than one answer.
    while !home.join(".local/state/trivium/games").exists() {
        play(&mut session, 1);
    }
    session.press("\u{3}");
    assert_eq!(session.end().0, 0);
    let mut session = start(&[], &home);
    let shown = session.wait_for("Continue Kardinal");
    let line = shown.lines().find(|it| it.contains("Continue Kardinal")).expect("an entry");
    let key = line.trim().split(' ').next().expect("its key").to_owned();
    session.press(&key);
    let shown = session.wait("a question", is_asked);
    assert!(shown.contains("against bot Novice (level 1 of 8)"), "{shown}");
    assert!(shown.contains("C ann"), "{shown}");
    session.press("\u{3}");
    assert_eq!(session.end().0, 0);
}

/// What happens is shown beat by beat, and a key skips it.
#[test]
fn a_reveal_is_staged() {
    let home = home("staged");
    let args = ["play", "cardia", "--opponent", "random", "--seed", "3"];
    let mut session = start_as_is(&args, &home);
    session.wait("a question", is_asked);
    session.press("1");
    let shown = session.wait_for("Any key skips.");
    assert!(shown.contains("Revealed: "), "{shown}");
    session.press(" ");
    session.wait("the next question", is_asked);
    session.press("\u{3}");
    assert_eq!(session.end().0, 0);
}

#[test]
fn a_game_that_was_left_goes_on() {
    let home = home("left");
    let mut session = start(&["play", "cardia", "--opponent", "random"], &home);
    play(&mut session, 2);
    session.wait("a question", is_asked);
    session.press("q");
    session.wait_for("Leave the table?");
    session.press("y");
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
    let folder = home.join(".local/state/trivium/games");
    let kept: Vec<_> = fs::read_dir(folder).expect("games").flatten().map(|it| it.path()).collect();
    let [file] = kept.as_slice() else { panic!("{kept:?}") };
    let lines = fs::read_to_string(file).expect("the record").lines().count();
    let file = file.to_str().expect("a name");
    let mut session = start(&["play", "--resume", file, "--opponent", "random"], &home);
    play(&mut session, 2);
    session.wait("a question", is_asked);
    // Ctrl-C leaves at once; nothing is lost by it.
    session.press("\u{3}");
    let (code, _) = session.end();
    assert_eq!(code, 0);
    let more = fs::read_to_string(file).expect("the record").lines().count();
    assert!(more > lines, "{more} lines are more than {lines}");
}

#[test]
fn hints_come_and_typed_answers_are_played() {
    let home = home("typed");
    let mut session = start(&["play", "cardia", "--opponent", "random", "--seed", "3"], &home);
    session.wait("a question", is_asked);
    session.press("h");
    session.wait_for("Your chances");
    session.press("h");
    session.press(":play");
    session.wait_for("Answer (Tab completes): play");
    session.press("\u{1b}");
    session.wait("the keys again", |it| !it.contents().contains("Tab completes"));
    session.press("\u{3}");
    session.end();
}

#[test]
fn the_program_alone_offers_the_games() {
    let home = home("menu");
    let mut session = start(&[], &home);
    session.wait_for("Kardinal & König");
    session.press("1");
    session.wait_for("Opponents");
    session.press("\r");
    session.wait("a question", is_asked);
    session.press("q");
    session.wait_for("Leave the table?");
    session.press("y");
    session.wait_for("Choose one");
    session.press("q");
    let (code, _) = session.end();
    assert_eq!(code, 0);
}

#[test]
fn a_record_is_a_film_on_the_screen() {
    let home = home("film");
    let file = home.join("game.txt");
    let path = file.to_str().expect("a name");
    let args = ["play", "civ", "--plain", "--opponent", "random", "--seed", "3", "--save", path];
    let mut session = start(&args, &home);
    session.wait_for("> ");
    session.press("1\r1\rquit\r");
    session.end();
    let mut session = start(&["replay", path], &home);
    session.wait_for("The deal");
    session.press("\u{1b}[F");
    session.wait("another step", |it| !it.contents().contains("The deal"));
    session.press("q");
    let (code, _) = session.end();
    assert_eq!(code, 0);
}

/// Line by line, then on the screen, then line by line again: it is one game.
#[test]
fn a_game_changes_between_lines_and_the_screen() {
    for game in ["cardia", "kardinal", "civ"] {
        let home = home(&format!("both-{game}"));
        let file = home.join("game.txt");
        let path = file.to_str().expect("a name");
        let args = ["play", game, "--plain", "--seat", "A", "--opponent", "random", "--save", path];
        let mut session = start(&args, &home);
        session.wait_for("> ");
        session.press("1\r1\rquit\r");
        session.end();
        let lines = || fs::read_to_string(&file).expect("the record").lines().count();
        let saved = lines();
        let mut session = start(&["play", "--resume", path, "--opponent", "random"], &home);
        play(&mut session, 2);
        session.wait("a question or the end", |it| is_asked(it) || is_over(it));
        session.press("\u{3}");
        let (code, screen) = session.end();
        assert_eq!(code, 0, "{screen}");
        let more = lines();
        assert!(more > saved, "{more} lines are more than {saved}");
        let again = ["play", "--plain", "--resume", path, "--opponent", "random"];
        let mut session = start(&again, &home);
        // Room for all that happened.
        session.resize(100, 200);
        session.wait_for("> ");
        session.press("1\rquit\r");
        let (code, screen) = session.end();
        assert_eq!(code, 0, "{screen}");
        assert!(!screen.contains("new secret"), "the secret was kept: {screen}");
        assert!(lines() > more);
    }
}

#[test]
fn what_cannot_be_played_is_said_before_the_screen_is_taken() {
    let home = home("bad");
    let file = home.join("game.txt");
    let path = file.to_str().expect("a name");
    let args = ["play", "cardia", "--plain", "--opponent", "random", "--save", path];
    let mut session = start(&args, &home);
    session.wait_for("> ");
    session.press("1\rquit\r");
    session.end();
    let good = fs::read_to_string(&file).expect("a record");
    let refused = |text: &str, why: &str| {
        fs::write(&file, text).expect("written");
        let (code, screen) = start(&["play", "--resume", path], &home).end();
        assert_ne!(code, 0);
        // Where the terminal breaks a line does not matter.
        let said = screen.replace('\n', "");
        assert!(said.contains("game.txt") && said.contains(why), "{screen}");
    };
    refused("", "game.txt");
    refused("Dear diary,\n", "game.txt:1:");
    refused(&good.replace("options deck=1", "options deck=9"), "deck");
    refused(&good.replace("A play", "A plays"), "is not an action");
    refused(&good.replace("game cardia", "game chess"), "chess");
    let mut digits = good.clone();
    let promise = good.find("commitment").expect("a promise") + "commitment sha256:".len();
    digits.replace_range(promise..promise + 4, "0000");
    fs::write(&file, &digits).expect("written");
    let mut session = start(&["play", "--resume", path], &home);
    session.wait_for("is not kept here");
    session.press("\u{3}");
    assert_eq!(session.end().0, 0, "a new secret deals the rest");
    fs::write(&file, good.replace("options deck=1", "options deck=9")).expect("written");
    let (code, screen) = start(&["replay", path], &home).end();
    assert_ne!(code, 0);
    assert!(screen.contains("game.txt"), "{screen}");
}

#[test]
fn no_server_is_no_table() {
    let home = home("nobody");
    // A port nobody listens on: it was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = free.local_addr().expect("its number").port();
    drop(free);
    let url = format!("http://127.0.0.1:{port}/t/k7f3");
    let (code, screen) = start(&["join", &url], &home).end();
    assert_eq!(code, 2);
    assert!(screen.contains("no Trivium server answers"), "{screen}");
}
