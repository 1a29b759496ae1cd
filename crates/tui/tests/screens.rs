//! What the client shows, for every game and every question, without colours. `INSTA_UPDATE=always cargo test -p tui --test
//! screens` writes the pictures anew.

mod common;

use common::{Played, app, at, shown};
use games::{AnyOptions, Film, GameKind};
use insta::assert_snapshot;
use protocol::{GameName, GameOptions, Snapshot};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::path::PathBuf;
use tui::app::{App, Dialog, Menu, Message, Place, ReplayScreen, Screen};
use tui::link::keep::Unfinished;
use tui::style::Signs;
use tui::text::{Language, Texts};

/// What a game can ask, with options under which it does.
const CARDIA: [(&str, &str); 24] = [
    ("play", ""),
    ("plusOrMinusTwo", "deck=2"),
    ("discard", "deck=2"),
    ("keep", "deck=2"),
    ("putUnder", "locations=Scrapyard"),
    ("top", "locations=SeersLair"),
    ("name", ""),
    ("reply", ""),
    ("raise", ""),
    ("lower", ""),
    ("lowerAnyOrNext", "deck=2"),
    ("raiseWeak", "deck=2"),
    ("strip", ""),
    ("takeBack", ""),
    ("copy", ""),
    ("activate", "deck=2"),
    ("sacrifice", "deck=2"),
    ("moveOwnFrom", "deck=2"),
    ("moveOwnTo", "deck=2"),
    ("moveAnyFrom", "guardians=hidden"),
    ("moveAnyTo", "guardians=hidden"),
    ("flip", "guardians=hidden"),
    ("swap", "guardians=open"),
    ("ready", "match=3"),
];
const KARDINAL: [(&str, &str); 5] = [
    ("take", "players=4"),
    ("pay", "players=3"),
    ("place", "players=5"),
    ("move", "players=3"),
    ("to", "players=3"),
];
const CIV: [(&str, &str); 15] = [
    ("keep", "players=3 variant=draft"),
    ("centre", "players=3 variant=draft"),
    ("play", "players=2"),
    ("effects", "players=2"),
    ("attack", "players=4"),
    ("discard", "players=2"),
    ("question", "players=3"),
    ("give", "players=2"),
    ("spend", "players=2"),
    ("takeBack", "players=2"),
    ("playMore", "players=2"),
    ("embargo", "players=3"),
    ("democracy", "players=2"),
    ("pile", "players=2"),
    ("draw", "players=2"),
];

fn asked(kind: GameKind, (question, options): (&str, &str)) -> Snapshot {
    Played::until(kind, options, &format!("{kind}-ask-{question}"))
}

fn press(app: &mut App, keys: &[KeyCode]) {
    for &key in keys {
        app.update(Message::Key(KeyEvent::new(key, KeyModifiers::NONE)));
    }
}

#[test]
fn every_question_of_cardia() {
    for question in CARDIA {
        let app = at(asked(GameKind::Cardia, question));
        assert_snapshot!(format!("cardia_{}", question.0), shown(&app, 80, 24));
    }
}

#[test]
fn every_question_of_kardinal() {
    for question in KARDINAL {
        let app = at(asked(GameKind::Kardinal, question));
        assert_snapshot!(format!("kardinal_{}", question.0), shown(&app, 80, 24));
    }
}

#[test]
fn every_question_of_civ() {
    for question in CIV {
        let app = at(asked(GameKind::Civ, question));
        assert_snapshot!(format!("civ_{}", question.0), shown(&app, 80, 24));
    }
}

#[test]
fn a_large_window_shows_more() {
    for (kind, options) in [
        (GameKind::Cardia, "locations=Bazaar,Senate guardians=open match=3"),
        (GameKind::Kardinal, "players=5"),
        (GameKind::Civ, "players=4 teams=yes"),
    ] {
        let app = at(Played::after(kind, options, 3, 12));
        assert_snapshot!(format!("{kind}_large"), shown(&app, 120, 40));
    }
}

#[test]
fn the_end_of_a_game() {
    for (kind, options) in
        [(GameKind::Cardia, ""), (GameKind::Kardinal, "players=3"), (GameKind::Civ, "players=2")]
    {
        let app = at(Played::end(kind, options, 1));
        assert_snapshot!(format!("{kind}_end"), shown(&app, 80, 24));
    }
}

#[test]
fn what_lies_over_the_table() {
    for (name, key) in
        [("cards", 'i'), ("log", 'l'), ("help", '?'), ("leave", 'q'), ("resign", 'x')]
    {
        let mut app = at(Played::after(GameKind::Cardia, "", 5, 6));
        press(&mut app, &[KeyCode::Char(key)]);
        assert_snapshot!(format!("over_{name}"), shown(&app, 80, 24));
    }
    let mut app = at(Played::after(GameKind::Civ, "players=2", 5, 6));
    press(&mut app, &[KeyCode::Char('i')]);
    assert_snapshot!("over_civ_cards", shown(&app, 80, 24));
}

#[test]
fn what_is_typed_narrows_the_answers() {
    let mut app = at(asked(GameKind::Kardinal, ("take", "players=4")));
    let typed = "row 2".chars().map(KeyCode::Char);
    press(&mut app, &[KeyCode::Char(':')]);
    press(&mut app, &typed.collect::<Vec<_>>());
    assert_snapshot!("typing", shown(&app, 80, 24));
}

#[test]
fn menu_options_and_waiting() {
    let options = AnyOptions::read(GameKind::Cardia, "locations=Bazaar match=3").expect("options");
    let (file, options) = (PathBuf::from("/games/cardia.txt"), GameOptions::from(&options));
    let left = vec![Unfinished { file, options }];
    assert_snapshot!("menu", shown(&app(Screen::Menu(Menu::with(left))), 80, 24));
    for game in [GameName::Cardia, GameName::Kardinal, GameName::Civ] {
        let app = app(Screen::Options(Box::new(Dialog::new(game, Place::Here))));
        assert_snapshot!(format!("options_{game:?}"), shown(&app, 80, 24));
    }
    let dialog = Dialog::new(GameName::Cardia, Place::Server);
    let online = app(Screen::Options(Box::new(dialog)));
    assert_snapshot!("options_online", shown(&online, 80, 24));
    let app = app(Screen::HandOver(protocol::Seat::B));
    assert_snapshot!("hand_over", shown(&app, 80, 24));
}

#[test]
fn a_replay_step_by_step() {
    let record = Played::end(GameKind::Cardia, "", 1).truth.expect("it is over").record;
    let film = Film::of(&record).expect("a good record");
    let texts = Texts::new(Language::English);
    let mut app = app(Screen::Replay(Box::new(ReplayScreen::new(&film, &texts))));
    assert_snapshot!("replay_begin", shown(&app, 80, 24));
    press(&mut app, &[KeyCode::Down, KeyCode::Right, KeyCode::Tab]);
    assert_snapshot!("replay_later", shown(&app, 120, 40));
    press(&mut app, &[KeyCode::End]);
    assert_snapshot!("replay_end", shown(&app, 80, 24));
}

#[test]
fn a_window_too_small_says_so() {
    let app = at(Played::after(GameKind::Cardia, "", 5, 6));
    assert_snapshot!("too_small", shown(&app, 40, 10));
}

#[test]
fn without_unicode_nothing_but_ascii_is_shown() {
    for kind in GameKind::ALL {
        let options = if kind == GameKind::Kardinal { "players=4" } else { "" };
        let mut app = at(Played::after(kind, options, 5, 9));
        app.look.signs = Signs::Ascii;
        let text = shown(&app, 80, 24);
        let strange: String = text.chars().filter(|c| !c.is_ascii()).collect();
        assert_eq!(strange, "", "{kind}");
        assert_snapshot!(format!("{kind}_ascii"), text);
    }
}

/// Positions of whole random games in every language: nothing is drawn wrongly enough to panic, and no text is missing.
#[test]
fn every_position_can_be_shown_in_every_language() {
    for (kind, options) in [
        (GameKind::Cardia, "deck=1212 locations=FoggySwamp,Scrapyard guardians=hidden match=3"),
        (GameKind::Cardia, "deck=2 locations=SeersLair,Bazaar,Senate guardians=open"),
        (GameKind::Kardinal, "players=5 uncovered=no"),
        (GameKind::Civ, "players=4 teams=yes variant=draft"),
        (GameKind::Civ, "players=3"),
    ] {
        let mut played = Played::new(kind, options, 8);
        loop {
            let snapshot = played.snapshot();
            for language in Language::ALL {
                let mut app = at(snapshot.clone());
                app.texts = Texts::new(language);
                for (width, height) in [(80, 24), (120, 40), (74, 20), (200, 60)] {
                    let text = shown(&app, width, height);
                    for prefix in ["tui-", "cardia-", "cardia.", "kardinal-", "civ-", "civ."] {
                        assert!(!text.contains(prefix), "{language:?} lacks a text:\n{text}");
                    }
                }
            }
            if !(0..4).all(|_| played.step()) {
                break;
            }
        }
    }
}
