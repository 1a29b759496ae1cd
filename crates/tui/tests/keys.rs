//! What keys and news come to.

mod common;

use common::{Played, act, app, at, hear, press, shown, table};
use games::GameKind;
use protocol::text::{Arg, Fields};
use protocol::{GameName, Refusal, Request, Seat, ServerMessage, Update};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui::app::{App, Dialog, Effect, Home, Lobby, Menu, Message, Overlay, Place, Screen};
use tui::link::{Line, News, Player};

fn cardia() -> App {
    at(Played::until(GameKind::Cardia, "", "cardia-ask-play"))
}

#[test]
fn a_digit_plays_the_answer_with_that_number() {
    let mut app = cardia();
    let expected = act(&app, 1);
    assert_eq!(press(&mut app, KeyCode::Char('2')), expected);
    // Until it is answered nothing else can be played.
    assert_eq!(press(&mut app, KeyCode::Char('1')), []);
}

#[test]
fn arrows_select_and_enter_plays() {
    let mut app = cardia();
    let last = table(&app).table.choices().len() - 1;
    let expected = act(&app, last);
    press(&mut app, KeyCode::Up);
    assert_eq!(table(&app).selected, last);
    assert_eq!(press(&mut app, KeyCode::Enter), expected);
}

#[test]
fn arrows_go_over_the_display_of_kardinal() {
    let mut app = at(Played::until(GameKind::Kardinal, "players=4", "kardinal-ask-take"));
    let at_cell = |app: &App| {
        let touch = &table(app).table.choices()[table(app).selected].touches[0];
        let protocol::Touch::Cell { row, column } = touch else { panic!("{touch:?} is no cell") };
        (*row, *column)
    };
    let (row, column) = at_cell(&app);
    press(&mut app, KeyCode::Down);
    assert_eq!(at_cell(&app).0, row + 1, "one row down");
    press(&mut app, KeyCode::Right);
    assert!(at_cell(&app).1 > column, "to the other end of the row");
}

#[test]
fn a_typed_answer_is_completed_and_played() {
    let mut app = at(Played::until(GameKind::Kardinal, "players=4", "kardinal-ask-take"));
    let action = table(&app).table.choices()[3].action.clone();
    let expected = act(&app, 3);
    press(&mut app, KeyCode::Char(':'));
    for letter in action.chars().take(action.len() - 3) {
        press(&mut app, KeyCode::Char(letter));
    }
    press(&mut app, KeyCode::Tab);
    assert_eq!(press(&mut app, KeyCode::Enter), expected);
}

#[test]
fn what_means_nothing_or_several_things_is_said() {
    let mut app = at(Played::until(GameKind::Kardinal, "players=4", "kardinal-ask-take"));
    for (line, answer) in [("xyz", "none of the answers"), ("row", "can mean")] {
        press(&mut app, KeyCode::Char('/'));
        line.chars().for_each(|letter| drop(press(&mut app, KeyCode::Char(letter))));
        assert_eq!(press(&mut app, KeyCode::Enter), []);
        let message = table(&app).message.clone().unwrap_or_default();
        assert!(message.contains(answer), "{message}");
        press(&mut app, KeyCode::Esc);
    }
}

#[test]
fn hints_are_asked_for_and_shown() {
    let mut app = cardia();
    assert_eq!(press(&mut app, KeyCode::Char('h')), [Effect::Analyse(true)]);
    let mix = table(&app).table.choices().iter().enumerate();
    let mix = mix.map(|(n, choice)| protocol::Weighed {
        action: choice.action.clone(),
        share: if n == 0 { 0.75 } else { 0.05 },
        value: 0.5,
    });
    let analysis = protocol::Analysis {
        iterations: 1600,
        error: 0.01,
        win: vec![0.62, 0.38],
        points: None,
        mix: mix.collect(),
        reasons: vec![protocol::Reason::Vary.into()],
    };
    let (table, msg) = ("t".to_owned(), "1".to_owned());
    hear(&mut app, ServerMessage::Analysis { table, msg, analysis, done: true });
    let text = shown(&app, 80, 24);
    assert!(text.contains("62 %") && text.contains("75%"), "{text}");
    assert!(text.contains("· Vary your choice"), "{text}");
    assert_eq!(press(&mut app, KeyCode::Char('h')), [Effect::Analyse(false)]);
}

#[test]
fn a_refusal_is_shown_with_its_rule() {
    let mut app = cardia();
    press(&mut app, KeyCode::Char('1'));
    let args = Fields::new(vec![("card", Arg::Word("Judge".into()))]);
    let (rule, text) = (Some("C2.1".to_owned()), "in English".to_owned());
    let why = Refusal { key: "cardia-no-notInHand".into(), args, rule, text };
    hear(&mut app, ServerMessage::Refused { msg: "1".to_owned(), why });
    let text = shown(&app, 80, 24);
    assert!(text.contains("Judge is not in your hand. (C2.1)"), "{text}");
    // And another answer can be given.
    assert_eq!(press(&mut app, KeyCode::Char('1')).len(), 1);
}

#[test]
fn who_missed_something_asks_for_all_of_it() {
    let mut app = cardia();
    let snapshot = &table(&app).table.snapshot;
    let update = Update {
        since: snapshot.version + 3,
        version: snapshot.version + 4,
        info: snapshot.info.clone(),
        events: None,
        view: snapshot.view.clone(),
        decision: None,
        undo: None,
        truth: None,
    };
    let told = ServerMessage::Update { table: "t".to_owned(), update: Box::new(update.clone()) };
    assert_eq!(hear(&mut app, told), [Effect::Send(Request::Watch { version: None })]);
    // What is older than what one has changes nothing.
    let update = Update { since: 0, version: 1, ..update };
    let told = ServerMessage::Update { table: "t".to_owned(), update: Box::new(update) };
    assert_eq!(hear(&mut app, told), []);
    assert!(table(&app).table.decision().is_some());
}

/// Somebody else chooses while the own answer is on its way: the question is not open again.
#[test]
fn an_answer_is_given_once() {
    let mut app = cardia();
    assert_eq!(press(&mut app, KeyCode::Char('1')).len(), 1);
    let snapshot = &table(&app).table.snapshot;
    let update = Update {
        since: snapshot.version,
        version: snapshot.version + 1,
        info: snapshot.info.clone(),
        events: None,
        view: snapshot.view.clone(),
        decision: snapshot.decision.clone(),
        undo: None,
        truth: None,
    };
    let told = ServerMessage::Update { table: "t".to_owned(), update: Box::new(update) };
    assert_eq!(hear(&mut app, told), []);
    assert_eq!(press(&mut app, KeyCode::Char('1')), []);
}

#[test]
fn leaving_is_asked_twice_and_ctrl_c_at_once() {
    let mut app = cardia();
    assert_eq!(press(&mut app, KeyCode::Char('q')), []);
    assert_eq!(table(&app).overlay, Some(Overlay::Leave));
    assert_eq!(press(&mut app, KeyCode::Char('n')), []);
    press(&mut app, KeyCode::Char('q'));
    assert_eq!(press(&mut app, KeyCode::Char('y')), [Effect::Leave, Effect::Quit]);
    let mut app = cardia();
    let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(app.update(Message::Key(key)), [Effect::Quit]);
}

#[test]
fn from_the_menu_one_comes_back_to_it() {
    let mut app = app(Screen::Menu(Menu::with(Vec::new())));
    app.home = Home::Menu;
    press(&mut app, KeyCode::Char('2'));
    assert!(matches!(&app.screen, Screen::Options(dialog) if dialog.game == GameName::Kardinal));
    let effects = press(&mut app, KeyCode::Enter);
    let [Effect::Start(game)] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!(game.players.len(), 4);
    let people = game.players.iter().filter(|it| matches!(it, Player::Person(_))).count();
    assert_eq!(people, 1);
    assert_eq!(press(&mut app, KeyCode::Esc), [Effect::Leave]);
    assert!(matches!(app.screen, Screen::Menu(_)));
}

#[test]
fn impossible_options_are_refused_in_the_dialog() {
    let mut app = app(Screen::Options(Box::new(Dialog::new(GameName::Civ, Place::Here))));
    // Teams, with two players.
    let (up, down) = ([KeyCode::Up; 3], [KeyCode::Down; 3]);
    for key in up.into_iter().chain([KeyCode::Right]).chain(down) {
        press(&mut app, key);
    }
    assert_eq!(press(&mut app, KeyCode::Enter), []);
    assert!(shown(&app, 80, 24).contains("This cannot be played"));
}

#[test]
fn the_keyboard_changes_hands_behind_an_empty_screen() {
    let mut app = cardia();
    app.update(Message::News(News::HandOver(Seat::B)));
    let text = shown(&app, 80, 24);
    assert!(text.contains("Seat B") && !text.contains("Hand"), "{text}");
    assert_eq!(press(&mut app, KeyCode::Char('1')), []);
    assert_eq!(press(&mut app, KeyCode::Enter), [Effect::LookFrom(Seat::B)]);
}

#[test]
fn a_lost_connection_is_shown_and_does_not_end_the_game() {
    let mut app = cardia();
    app.update(Message::News(News::Line(Line::Down)));
    assert!(shown(&app, 80, 24).contains("connection lost"));
    app.update(Message::News(News::Line(Line::Up)));
    assert!(!shown(&app, 80, 24).contains("connection lost"));
}

#[test]
fn what_others_say_cannot_command_the_terminal() {
    let mut app = cardia();
    let line = protocol::ChatLine {
        number: 1,
        name: "Eve\u{1b}[2J".to_owned(),
        seat: None,
        text: Some("hello\u{7}\u{1b}]0;x\u{7}".to_owned()),
        emote: None,
    };
    hear(&mut app, ServerMessage::Said { table: "t".to_owned(), line });
    let text = shown(&app, 120, 40);
    assert!(text.contains("hello") && !text.contains('\u{1b}') && !text.contains('\u{7}'));
}

#[test]
fn a_finished_game_can_be_seen_again() {
    let mut app = at(Played::end(GameKind::Civ, "players=2", 1));
    assert_eq!(press(&mut app, KeyCode::Char('r')), []);
    assert!(shown(&app, 80, 24).contains("The deal"));
    let watch = Effect::Send(Request::Watch { version: None });
    // Whoever leaves does not wait for a review any more.
    assert_eq!(press(&mut app, KeyCode::Char('q')), [Effect::ReviewGame(None), watch]);
    assert!(matches!(app.screen, Screen::Table(_)));
    let again = Effect::Send(Request::Rematch { options: None });
    assert_eq!(press(&mut app, KeyCode::Char('n')), [again]);
}

fn refused(key: &'static str) -> ServerMessage {
    let (args, rule, text) = (Fields::default(), None, "in English".to_owned());
    ServerMessage::Refused {
        msg: "1".to_owned(),
        why: Refusal { key: key.into(), args, rule, text },
    }
}

/// Where people play each other there are no hints: that is said, and not asked again.
#[test]
fn hints_are_refused_once() {
    let mut app = cardia();
    assert_eq!(press(&mut app, KeyCode::Char('h')), [Effect::Analyse(true)]);
    hear(&mut app, refused("refused-noAdvice"));
    let said = table(&app).message.clone().expect("a reason");
    assert!(shown(&app, 80, 24).contains(&said), "{said}");
    for _ in 0..2 {
        assert_eq!(press(&mut app, KeyCode::Char('h')), []);
        assert_eq!(table(&app).message.as_ref(), Some(&said));
    }
    let snapshot = table(&app).table.snapshot.clone();
    hear(&mut app, ServerMessage::Snapshot { table: "t".to_owned(), snapshot: Box::new(snapshot) });
    assert_eq!(press(&mut app, KeyCode::Char('h')), [], "at the same table");
}

/// Whoever proposes a draw waits for the others, and can take it back.
#[test]
fn nobody_is_asked_about_their_own_proposal() {
    for (by, says, key) in [
        (Seat::A, "You propose a draw. n takes it back", 'n'),
        (Seat::B, "proposes a draw. y or n", 'y'),
    ] {
        let mut snapshot = Played::until(GameKind::Cardia, "", "cardia-ask-play");
        let awaited = if by == Seat::A { vec![Seat::B] } else { vec![Seat::A] };
        let what = protocol::ProposalKind::Draw;
        snapshot.info.proposals.push(protocol::Proposal {
            id: 4,
            by,
            what,
            agreed: Vec::new(),
            awaited,
        });
        let mut app = at(snapshot);
        let text = shown(&app, 80, 24);
        assert!(text.contains(says), "{text}");
        let answer = Request::Answer { proposal: 4, agree: key == 'y' };
        assert_eq!(press(&mut app, KeyCode::Char(key)), [Effect::Send(answer)]);
    }
}

/// Fifty places need no list: the cursor is on the display, and what is no place has a key.
#[test]
fn a_cursor_stands_for_a_list_of_places() {
    let mut app = at(Played::until(GameKind::Kardinal, "players=4", "kardinal-ask-place"));
    let choices = table(&app).table.choices();
    let other = choices.iter().position(|it| it.touches.is_empty()).expect("leave the stones");
    assert!(choices.len() > 40);
    let text = shown(&app, 80, 24);
    assert_eq!(text.matches("Place a stone on").count(), 1, "only the selected one: {text}");
    let expected = act(&app, other);
    assert_eq!(press(&mut app, KeyCode::Char('1')), expected, "one key leaves the stones");
    let mut app = at(Played::until(GameKind::Kardinal, "players=4", "kardinal-ask-place"));
    press(&mut app, KeyCode::End);
    assert_eq!(table(&app).selected, table(&app).table.choices().len() - 1);
    press(&mut app, KeyCode::Home);
    assert_eq!(table(&app).selected, 0);
}

/// Several locations are one field: Space adds one, and takes it away.
#[test]
fn locations_are_one_list() {
    let mut app = app(Screen::Options(Box::new(Dialog::new(GameName::Cardia, Place::Here))));
    let text = shown(&app, 80, 24);
    assert_eq!(text.matches("Location").count(), 1, "{text}");
    press(&mut app, KeyCode::Home);
    press(&mut app, KeyCode::Down);
    for key in [KeyCode::Char(' '), KeyCode::Right, KeyCode::Right, KeyCode::Char(' ')] {
        press(&mut app, key);
    }
    let effects = press(&mut app, KeyCode::Enter);
    let [Effect::Start(game)] = effects.as_slice() else { panic!("{effects:?}") };
    let options = game.options.to_string();
    let (_, locations) = options.split_once("locations=").expect("locations");
    assert_eq!(locations.split(' ').next().unwrap_or_default().split(',').count(), 2, "{options}");
}

/// Tables that a server has told of.
fn tables(ids: &[&str]) -> ServerMessage {
    let snapshot = Played::after(GameKind::Cardia, "", 5, 2);
    let table = |id: &&str| protocol::LobbyTable {
        table: (*id).to_owned(),
        options: snapshot.info.options.clone(),
        seats: snapshot.info.seats.clone(),
        stage: snapshot.info.stage,
        clock: protocol::ClockSetting::None,
        finished: None,
        lesson: None,
    };
    ServerMessage::Lobby { tables: ids.iter().map(table).collect() }
}

/// Whoever decides against a new table is back at the tables, and those that came meanwhile are there too.
#[test]
fn a_dialog_leads_back_to_the_tables() {
    let mut app = app(Screen::Lobby(Lobby::default()));
    app.place = Place::Server;
    hear(&mut app, tables(&["k7f3"]));
    press(&mut app, KeyCode::Char('1'));
    assert!(matches!(app.screen, Screen::Options(_)));
    press(&mut app, KeyCode::Esc);
    let count = |app: &App| {
        let Screen::Lobby(lobby) = &app.screen else { panic!("no lobby") };
        (lobby.is_known, lobby.tables.len())
    };
    assert_eq!(count(&app), (true, 1));
    press(&mut app, KeyCode::Char('1'));
    hear(&mut app, tables(&["k7f3", "m2p9"]));
    press(&mut app, KeyCode::Esc);
    assert_eq!(count(&app), (true, 2));
    // A table that the server does not open.
    press(&mut app, KeyCode::Char('1'));
    let effects = press(&mut app, KeyCode::Enter);
    assert!(matches!(effects.as_slice(), [Effect::Create(_)]), "{effects:?}");
    hear(&mut app, refused("refused-tooManyNew"));
    assert_eq!(count(&app), (true, 2));
    assert!(app.notice.is_some());
}

/// Home, End and the page keys go to the ends of every list.
#[test]
fn every_list_has_its_ends() {
    let mut app = cardia();
    press(&mut app, KeyCode::Char('i'));
    let card = |app: &App| match &table(app).overlay {
        Some(Overlay::Cards { ids, at }) => (*at, ids.len()),
        other => panic!("{other:?}"),
    };
    let (_, count) = card(&app);
    for (key, place) in [
        (KeyCode::End, count - 1),
        (KeyCode::PageUp, count - 11),
        (KeyCode::Home, 0),
        (KeyCode::PageDown, 10),
    ] {
        press(&mut app, key);
        assert_eq!(card(&app).0, place, "{key:?}");
    }
    press(&mut app, KeyCode::Char('x'));
    assert_eq!(table(&app).overlay, None);

    let mut snapshot = Played::after(GameKind::Kardinal, "players=4", 5, 2);
    snapshot.info.stage = protocol::Stage::Lobby;
    let mut app = common::at(snapshot);
    for (key, chair) in [(KeyCode::End, 3), (KeyCode::Home, 0), (KeyCode::PageDown, 3)] {
        press(&mut app, key);
        assert_eq!(table(&app).chair, chair, "{key:?}");
    }

    let mut app = common::app(Screen::Options(Box::new(Dialog::new(GameName::Civ, Place::Here))));
    press(&mut app, KeyCode::PageUp);
    assert!(matches!(&app.screen, Screen::Options(dialog) if dialog.selected == 0));
    press(&mut app, KeyCode::PageDown);
    assert!(
        matches!(&app.screen, Screen::Options(dialog) if dialog.selected == dialog.fields.len())
    );
}
