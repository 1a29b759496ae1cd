//! A registered game without a board of its own, in the terminal client: on a full screen and line by line.

mod common;

use common::{Played, app, at, shown};
use games::{AnyOptions, GameKind};
use protocol::{Bot, GameName, Request, Stage};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::sync::mpsc;
use std::time::Duration;
use tui::app::{Dialog, Effect, Menu, Message, Place, Screen};
use tui::link::{Local, News, Player, Setup};
use tui::plain::Plain;
use tui::text::{Language, Texts};

/// A key of the locale files where a text should be.
fn key_in(shown: &str) -> bool {
    shown.contains("toy-")
}

#[test]
fn the_list_of_games_has_it() {
    let menu = shown(&app(Screen::Menu(Menu::new())), 80, 30);
    assert!(menu.contains("The Well") && menu.contains("A toy game for tests."), "{menu}");
    let dialog = Dialog::new(GameName::Toy, Place::Here);
    let options = shown(&app(Screen::Options(Box::new(dialog))), 80, 24);
    assert!(options.contains("The Well") && options.contains("Players"), "{options}");
}

/// The first answer to every question, by a key on the full screen: the board says where the game stands.
#[test]
fn whole_games_are_played_on_a_full_screen() {
    let mut played = Played::new(GameKind::Toy, "players=3", 5);
    loop {
        let snapshot = played.snapshot();
        let asked = snapshot.decision.clone();
        let stage = snapshot.info.stage;
        let mut app = at(snapshot);
        for (width, height) in [(80, 24), (120, 40)] {
            let screen = shown(&app, width, height);
            assert!(
                screen.contains("The Well · against bot Knight (level 5 of 8) · 3 players"),
                "{screen}"
            );
            assert!(screen.contains("Ann: points") && screen.contains("Your cards: "), "{screen}");
            assert!(!key_in(&screen), "{screen}");
        }
        if stage == Stage::Over {
            assert!(shown(&app, 80, 24).contains("Most points: "));
            break;
        }
        let Some(decision) = asked else {
            assert!(played.step());
            continue;
        };
        let effects = app.update(Message::Key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)));
        let [Effect::Send(request @ Request::Act { action, .. })] = &effects[..] else {
            panic!("{effects:?}")
        };
        assert_eq!(*action, decision.choices[0].action);
        played.ask(request.clone());
        played.bots();
    }
}

/// The same line by line: the number of an answer, in every language.
#[test]
fn whole_games_are_played_line_by_line() {
    for language in Language::ALL {
        let mut played = Played::new(GameKind::Toy, "", 6);
        loop {
            let snapshot = played.snapshot();
            let (asked, stage) = (snapshot.decision.is_some(), snapshot.info.stage);
            let mut app = at(snapshot);
            app.texts = Texts::new(language);
            let mut plain = Plain::default();
            let told = plain.tell(&mut app).join("\n");
            assert!(!told.is_empty() && !key_in(&told), "{told}");
            if stage == Stage::Over {
                break;
            }
            if !asked {
                assert!(played.step());
                continue;
            }
            let effects = app.update(Message::Line("1".to_owned()));
            let [Effect::Send(request @ Request::Act { .. })] = &effects[..] else {
                panic!("{effects:?}")
            };
            played.ask(request.clone());
            played.bots();
        }
    }
}

/// No search plays it: whoever asks for a hint is told so, and goes on.
#[test]
fn there_are_no_hints() {
    let (news, told) = mpsc::channel();
    let options = AnyOptions::read(GameKind::Toy, "").expect("good options");
    let bots = (1..options.seats()).map(|_| Player::Bot(Bot::Random));
    let players = std::iter::once(Player::Person("Ann".to_owned())).chain(bots).collect();
    let (seed, number, save) = (kernel::Seed::from_number(1), 1, None);
    let mut local =
        Local::open(Setup { options, players, seed, number, save }, news).expect("dealt");
    let mut app = app(Screen::Waiting);
    let mut plain = Plain::default();
    let mut asked = false;
    let mut lines = Vec::new();
    while !lines.contains(&"There are no hints in this game.".to_owned()) {
        let patience = Duration::from_secs(120);
        match told.recv_timeout(patience).expect("news") {
            News::Bot { seat, decision, action } => local.bot(seat, decision, action),
            news => drop(app.update(Message::News(news))),
        }
        lines.extend(plain.tell(&mut app));
        if app.is_settled() && !asked {
            asked = true;
            assert_eq!(app.update(Message::Line("hint".to_owned())), [Effect::Analyse(true)]);
            assert!(!app.is_settled());
            local.analyse(true);
        }
    }
    assert!(app.is_settled(), "the next line is read");
}
