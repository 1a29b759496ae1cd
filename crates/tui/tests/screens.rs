//! What the client shows beside questions, without colours. `INSTA_UPDATE=always cargo test -p tui --test
//! screens` writes the pictures anew.

mod common;

use common::{CARDIA, CIV, Learner, Played, app, asked, at, shown};
use games::{AnyOptions, Film, GameKind};
use insta::assert_snapshot;
use protocol::{GameName, GameOptions, GameView, LessonWants, Seat, SeatState};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::path::PathBuf;
use tui::app::{
    App, Dialog, Effect, Home, Menu, Message, Place, ReplayScreen, Screen, TableScreen,
};
use tui::link::News;
use tui::link::keep::Unfinished;
use tui::model::Line;
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
        assert_snapshot!(format!("{kind}_end_large"), shown(&app, 160, 50));
    }
}

/// Equal majorities: the Domain that decides is named, with the cards of it.
#[test]
fn a_tie_break_is_told_in_words() {
    let is_tie = |it: &protocol::Text| &*it.key == "civ-end-tieBreak";
    let tied = (0..200).map(|number| Played::end(GameKind::Civ, "players=2", number)).find(|it| {
        matches!(&it.view, Some(GameView::Civ(view)) if view.ending.as_ref().is_some_and(is_tie))
    });
    let app = at(tied.expect("some game ends in a tie"));
    let text = shown(&app, 80, 24);
    assert!(text.contains("the majorities tie") && text.contains("tie-break"), "{text}");
    assert_snapshot!("civ_tie_break", text);
}

/// Who won stands above the reason, in every language and by whatever the game ended.
#[test]
fn the_end_has_a_banner() {
    for (winners, says) in [
        (vec![Seat::A], "   You win   "),
        (vec![Seat::B], "   Knight wins   "),
        (Vec::new(), "   A draw   "),
    ] {
        let mut snapshot = Played::end(GameKind::Cardia, "", 1);
        let how = protocol::How::Resignation { seat: Seat::B };
        snapshot.info.ending = Some(protocol::Ending { winners, how });
        let mut app = at(snapshot);
        let text = shown(&app, 80, 24);
        assert!(text.contains(says) && text.contains("signets · "), "{text}");
        for language in Language::ALL {
            app.texts = Texts::new(language);
            let text = shown(&app, 80, 24);
            assert!(!text.contains("tui-"), "{text}");
        }
    }
}

/// An earlier turn is in the log whole or not at all.
#[test]
fn the_log_keeps_rounds_whole() {
    let mut app = at(Played::after(GameKind::Civ, "players=2", 5, 30));
    let Screen::Table(screen) = &app.screen else { panic!("no table") };
    let told = &screen.table.log;
    let mut earlier = 0;
    for height in 24..40 {
        let text = shown(&app, 80, height);
        let rows: Vec<&str> =
            text.lines().filter_map(|line| Some(line.split_once('│')?.1)).collect();
        // Of the latest turn as much as there is room for; what stands above its line is earlier.
        if !rows.iter().any(|row| row.starts_with("──")) {
            continue;
        }
        earlier += 1;
        let begins = |line: &&Line| line.text.starts_with(rows[0].trim());
        let line = told.iter().rev().find(begins).expect("a line of the log");
        let turn: Vec<&Line> = told.iter().filter(|it| it.round == line.round).collect();
        assert_eq!(turn.first(), Some(&line), "{} begins no turn:\n{text}", rows[0]);
    }
    assert!(earlier > 3, "earlier turns are seen in {earlier} windows");
    press(&mut app, &[KeyCode::Char('l')]);
    shown(&app, 80, 24);
    press(&mut app, &[KeyCode::Home]);
    assert!(shown(&app, 80, 24).contains("First Player"), "everything is in the log");
}

/// Of what the rules say of a card, whole sentences are shown, as many as there is room for.
#[test]
fn what_is_said_of_a_card_is_never_cut() {
    for (kind, question) in [(GameKind::Cardia, CARDIA[0]), (GameKind::Civ, CIV[2])] {
        let app = at(asked(kind, question));
        for height in 20..36 {
            let text = shown(&app, 80, height);
            let mut left = text.lines().filter_map(|line| Some(line.split_once('│')?.0.trim_end()));
            let last = left.rfind(|it| !it.is_empty()).unwrap_or_default();
            let is_answer = last.starts_with([' ', '▶', '▼']);
            assert!(is_answer || last.ends_with(['.', ')']), "{kind}, {height} rows:\n{text}");
        }
    }
}

/// Every lesson on the full screen to its end: what is said, what is right, and what is read.
#[test]
fn a_lesson_is_played_on_the_screen() {
    for lesson in lesson::all().expect("lessons") {
        let mut app = app(Screen::Waiting);
        let mut learner = Learner::new(lesson.name, &mut app);
        assert_snapshot!(format!("lesson_{}", lesson.name), shown(&app, 80, 24));
        for step in 1..100 {
            let text = shown(&app, 80, 24);
            assert!(text.contains(&format!("Step {step} of ")), "{text}");
            match learner.wants() {
                LessonWants::Reading => assert!(text.contains("Enter: continue"), "{text}"),
                LessonWants::Answer => {
                    let right = learner.right();
                    press(&mut app, &[KeyCode::Home]);
                    for _ in 0..right {
                        press(&mut app, &[KeyCode::Tab]);
                    }
                }
                LessonWants::Nothing | LessonWants::Restart => break,
            }
            let key = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
            let effects = app.update(Message::Key(key));
            learner.send(&mut app, effects);
        }
        assert_eq!(learner.wants(), LessonWants::Nothing, "{}", shown(&app, 80, 24));
        assert_snapshot!(format!("lesson_{}_end", lesson.name), shown(&app, 80, 24));
    }
}

/// A text that is scrolled to its end is one key away from the line above it.
#[test]
fn help_of_a_replay_scrolls() {
    let record = Played::end(GameKind::Cardia, "", 1).truth.expect("it is over").record;
    let film = Film::of(&record).expect("a good record");
    let replay = ReplayScreen::new(&film, &Texts::new(Language::English));
    let mut app = app(Screen::Replay(Box::new(replay)));
    press(&mut app, &[KeyCode::Char('?'), KeyCode::Tab, KeyCode::Tab, KeyCode::Tab]);
    shown(&app, 80, 24);
    press(&mut app, &[KeyCode::End]);
    let end = shown(&app, 80, 24);
    press(&mut app, &[KeyCode::Up]);
    assert_ne!(shown(&app, 80, 24), end, "one line up from the end");
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
            let name = |it: &mut SeatState| {
                if let SeatState::Human { name, .. } = it {
                    *name = "Юрій 王".to_owned();
                }
            };
            let mut snapshot = snapshot;
            snapshot.info.seats.iter_mut().for_each(name);
            let screen = TableScreen::new("t".to_owned(), snapshot, Place::Here, &app.texts);
            app.screen = Screen::Table(Box::new(screen));
            let rules = [KeyCode::Char('?'), KeyCode::Tab, KeyCode::Tab, KeyCode::Tab];
            let mut all = vec![shown(&app, 100, 30)];
            assert!(all[0].contains("Yurii ?"), "{}", all[0]);
            for key in rules {
                press(&mut app, &[key]);
                all.push(shown(&app, 100, 30));
            }
            assert!(!all.concat().contains("????"), "letters are spelled: {}", all.join("\n"));
            app.screen = Screen::Menu(Menu::with(Vec::new()));
            all.push(shown(&app, 100, 30));
            for text in all {
                let strange: String = text.chars().filter(|c| !c.is_ascii()).collect();
                assert_eq!(strange, "", "{language:?}: {text}");
            }
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
