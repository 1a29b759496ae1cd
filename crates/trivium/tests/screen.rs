//! The full screen in a real pseudo-terminal: whole games, other sizes of the window, and how one leaves.

#[path = "common/terminal.rs"]
mod terminal;

use std::fs;
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
    let all = [&["play", game, "--opponent", "random", "--save", path], args].concat();
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

/// Is there a question that only a click can change? Until the bot has chosen too, the screen changes by itself.
fn is_settled(screen: &Screen) -> bool {
    let text = screen.contents();
    let bot_chooses =
        |line: &str| line.starts_with("Random") && line.trim_end().ends_with("chooses");
    selected(&text).is_some() && !text.contains("Waiting for") && !text.lines().any(bot_chooses)
}

/// The row of the selected answer and its words. The mark of whose turn it is stands above it.
fn selected(screen: &str) -> Option<(usize, String)> {
    let rows = screen.lines().zip(1..);
    let (line, row) = rows.filter(|(line, _)| line.starts_with('▶')).last()?;
    Some((row, answer_of(line)))
}

/// The last answer on the screen that has a digit, which need not be all of them.
fn last_answer(screen: &str) -> Option<(usize, String)> {
    let is_answer = |line: &str| {
        let mut letters = line.chars();
        matches!(letters.next(), Some('▶' | ' '))
            && letters.next().is_some_and(|it| it.is_ascii_digit())
    };
    let (line, row) = screen.lines().zip(1..).filter(|(line, _)| is_answer(line)).last()?;
    Some((row, answer_of(line)))
}

/// The words of an answer: what lies between its mark and the log.
fn answer_of(line: &str) -> String {
    line.chars().skip(1).take_while(|it| *it != '│').collect()
}

/// The place of a display that the cursor is on.
fn cursor(screen: &str) -> Option<(usize, usize)> {
    place_of(screen, "◄")
}

/// Plays by clicks until the game is over: in turns the selected answer, the last one of the list, and what the cursor of a
/// display is on. Each click is made once: on a screen that is whole and settled it does what it is for.
fn play_by_mouse(session: &mut Session) {
    for turn in 0.. {
        let mut shown = session.wait("a question or the end", |it| is_settled(it) || is_over(it));
        if shown.contains("n again") {
            return;
        }
        let wanted =
            last_answer(&shown).filter(|it| turn % 3 == 1 && Some(it) != selected(&shown).as_ref());
        if let Some((row, answer)) = wanted {
            click(session, (row, 6));
            let is_selected =
                |it: &Screen| selected(&it.contents()).is_some_and(|it| it.1 == answer);
            shown = session.wait(&format!("{answer} selected"), is_selected);
        }
        let (row, _) = selected(&shown).expect("a settled question has a selected answer");
        let place = cursor(&shown).filter(|_| turn % 3 == 2);
        click(session, place.unwrap_or((row, 6)));
        session.wait("what comes of it", |it| it.contents() != shown);
    }
}

fn whole_game_by_mouse(game: &str, args: &[&str]) {
    let home = home(&format!("mouse-{game}"));
    let record = home.join("record.txt");
    let path = record.to_str().expect("a name");
    let all = [&["play", game, "--opponent", "random", "--save", path], args].concat();
    let mut session = start(&all, &home);
    play_by_mouse(&mut session);
    let shown = session.wait("the end", is_over);
    click(&mut session, place_of(&shown, "q leave").expect("a key to click"));
    let (code, screen) = session.end();
    assert_eq!(code, 0, "{screen}");
    let film = games::Film::of(&fs::read_to_string(&record).expect("kept")).expect("a good record");
    assert!(film.outcome.is_some() && film.seed.is_some());
}

#[test]
fn a_whole_game_of_cardia_by_mouse() {
    whole_game_by_mouse("cardia", &[]);
}

#[test]
fn a_whole_game_of_kardinal_by_mouse() {
    whole_game_by_mouse("kardinal", &["--players", "3", "--seat", "A"]);
}

#[test]
fn a_whole_game_of_civ_by_mouse() {
    whole_game_by_mouse("civ", &["--players", "2", "--seat", "A"]);
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
