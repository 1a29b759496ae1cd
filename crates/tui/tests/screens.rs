//! What the client shows beside questions, without colours. `INSTA_UPDATE=always cargo test -p tui --test
//! screens` writes the pictures anew.

mod common;

use common::{Played, app, asked, at, shown};
use games::{AnyOptions, Film, GameKind};
use insta::assert_snapshot;
use protocol::{GameName, GameOptions};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::path::PathBuf;
use tui::app::{
    App, Dialog, Effect, Home, Menu, Message, Place, ReplayScreen, Screen, TableScreen,
};
use tui::link::News;
use tui::link::keep::Unfinished;
use tui::style::{Look, Signs};
use tui::text::{Language, Texts};

fn press(app: &mut App, keys: &[KeyCode]) {
    for &key in keys {
        app.update(Message::Key(KeyEvent::new(key, KeyModifiers::NONE)));
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

/// What others choose may be sealed: the step names only what these eyes may know.
#[test]
fn a_replay_keeps_sealed_choices_of_others() {
    let record = Played::end(GameKind::Cardia, "", 1).truth.expect("it is over").record;
    let film = Film::of(&record).expect("a good record");
    let mut replay = ReplayScreen::new(&film, &Texts::new(Language::English));
    let first = film.frames.iter().position(|frame| frame.act.is_some()).expect("a choice");
    let (seat, action) = film.frames[first].act.clone().expect("a choice");
    let foot = |replay: ReplayScreen| {
        let text = shown(&app(Screen::Replay(Box::new(replay))), 80, 24);
        text.lines().nth(22).unwrap_or_default().to_owned()
    };
    let other = if seat == kernel::Seat::A { protocol::Seat::B } else { protocol::Seat::A };
    replay.seek(Some(film.frames[first].line), Some(other));
    let sealed = foot(replay);
    assert!(sealed.contains("has chosen") && !sealed.contains(&action), "{sealed}");
    let mut replay = ReplayScreen::new(&film, &Texts::new(Language::English));
    replay.seek(Some(film.frames[first].line), Some(seat.into()));
    let own = foot(replay);
    assert!(own.contains(&action), "{own}");
}

/// A record that plays by itself, with names, and what search says of a choice.
#[test]
fn a_replay_plays_by_itself_and_can_be_reviewed() {
    let mut app = at(Played::end(GameKind::Cardia, "", 1));
    press(&mut app, &[KeyCode::Char('r')]);
    let text = shown(&app, 100, 30);
    assert!(text.contains("seen by Ann") && text.contains("Knight"), "{text}");
    press(&mut app, &[KeyCode::Char('a')]);
    for step in 2..5 {
        let pause = app.pause().expect("it plays");
        app.update(Message::Passed(pause));
        let text = shown(&app, 100, 30);
        assert!(text.contains(&format!(" {step} of ")), "{text}");
    }
    press(&mut app, &[KeyCode::Char('a'), KeyCode::Home]);
    assert_eq!(app.pause(), None);
    let effects = app.update(Message::Key(KeyEvent::new(KeyCode::Char('h'), KeyModifiers::NONE)));
    let [Effect::Review(request)] = effects.as_slice() else { panic!("{effects:?}") };
    let action = request.view.legal()[0].clone();
    let mix = vec![protocol::Weighed { action: action.clone(), share: 0.75, value: 0.5 }];
    let win = vec![0.5, 0.5];
    let (points, reasons) = (None, Vec::new());
    let analysis = protocol::Analysis { iterations: 9, error: 0.1, win, points, mix, reasons };
    let (table, msg) = (String::new(), String::new());
    let told = protocol::ServerMessage::Analysis { table, msg, analysis, done: true };
    app.update(Message::News(News::Told(Box::new(told))));
    let text = shown(&app, 100, 30);
    assert!(text.contains(&action) && text.contains("75%"), "{text}");
}

#[test]
fn a_reviewed_replay_has_marks_accuracy_and_turning_points_and_can_go_on() {
    let mut app = at(Played::end(GameKind::Cardia, "", 1));
    press(&mut app, &[KeyCode::Char('r'), KeyCode::Home]);
    let key = |app: &mut App, key| app.update(Message::Key(KeyEvent::new(key, KeyModifiers::NONE)));
    let effects = key(&mut app, KeyCode::Char('m'));
    let [Effect::ReviewGame(Some(film))] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!(key(&mut app, KeyCode::Char('m')), [], "it runs already");
    let frame = &film.frames[3];
    let (seat, action) = frame.act.clone().expect("a choice");
    let (mix, reasons, points) = (Vec::new(), Vec::new(), None);
    let analysis =
        protocol::Analysis { iterations: 9, error: 0.1, win: vec![0.5; 2], points, mix, reasons };
    let said = || protocol::Text::new("cardia-act-decline", Vec::new());
    let review = protocol::Review {
        line: frame.line as u32,
        seat: seat.into(),
        action,
        chosen: said(),
        analysis,
        best: said(),
        loss: 0.14,
        accuracy: 0.53,
        truth: vec![0.5; 2],
        luck: -0.2,
        mark: protocol::Mark::Mistake,
        pass: 1,
    };
    app.update(Message::News(News::Reviewed(Box::new(review))));
    press(&mut app, &[KeyCode::Char(']')]);
    let text = shown(&app, 100, 40);
    assert!(text.contains(" 4 of "), "the marked choice: {text}");
    for part in ["Mistake.", "Better: Discard nothing", "14 points", "−20 points", "accuracy 53 %"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    let line = format!("Turning points, by line: {} (", film.frames[3].line);
    assert!(text.contains(&line), "{text}");
    for (letter, anew) in [('c', true), ('C', false)] {
        let effects = key(&mut app, KeyCode::Char(letter));
        let [Effect::Continue(onward)] = effects.as_slice() else { panic!("{effects:?}") };
        assert_eq!((onward.step, onward.anew), (3, anew));
    }
}

#[test]
fn help_explains_the_game_and_has_its_rules() {
    let mut app = at(Played::after(GameKind::Kardinal, "players=3", 5, 6));
    press(&mut app, &[KeyCode::Char('?')]);
    assert!(shown(&app, 80, 24).contains("How a game goes"));
    press(&mut app, &[KeyCode::Tab]);
    assert!(shown(&app, 80, 24).contains("choose the answer with this key"));
    press(&mut app, &[KeyCode::Tab, KeyCode::Tab, KeyCode::Tab]);
    let text = shown(&app, 80, 24);
    assert!(text.contains("K2 A turn") && text.contains("chapter 3 of"), "{text}");
    press(&mut app, &[KeyCode::End]);
    let end = shown(&app, 80, 24);
    press(&mut app, &[KeyCode::Up]);
    assert_ne!(shown(&app, 80, 24), end, "one line up from the end");
    press(&mut app, &[KeyCode::Esc]);
    assert!(!shown(&app, 80, 24).contains("chapter"));
}

/// Letters that ASCII lacks are spelled out, and nothing else is left.
#[test]
fn every_language_can_be_spelled_in_ascii() {
    for language in Language::ALL {
        for kind in [GameKind::Cardia, GameKind::Civ] {
            let snapshot = Played::after(kind, "", 5, 9);
            let look = Look { signs: Signs::Ascii, ..Look::PLAIN };
            let mut app = App::new(language, look, Screen::Waiting, Home::Shell);
            let screen = TableScreen::new("t".to_owned(), snapshot, Place::Here, &app.texts);
            app.screen = Screen::Table(Box::new(screen));
            let text = shown(&app, 100, 30);
            let strange: String = text.chars().filter(|c| !c.is_ascii()).collect();
            assert_eq!(strange, "", "{language:?}: {text}");
        }
    }
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
