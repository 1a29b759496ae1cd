//! What clicks come to.

mod common;

use common::{CARDIA, CIV, KARDINAL, Played, act, app, asked, at, hear, press, shown, table};
use games::GameKind;
use protocol::{Analysis, GameName, GameView, Reason, ServerMessage, Weighed};
use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use tui::app::{App, Dialog, Effect, Menu, Message, Overlay, Place, Screen};

const SIZES: [(u16, u16); 4] = [(74, 20), (80, 24), (100, 30), (160, 50)];

const CLICK: MouseEventKind = MouseEventKind::Down(MouseButton::Left);

fn cardia() -> App {
    at(Played::until(GameKind::Cardia, "", "cardia-ask-play"))
}

fn select(app: &mut App, number: usize) {
    let Screen::Table(screen) = &mut app.screen else { panic!("no table is on the screen") };
    (screen.selected, screen.busy) = (number, false);
}

/// The numbers of the answers.
fn answers(app: &App) -> std::ops::Range<usize> {
    0..table(app).table.choices().len()
}

/// The row of the selected answer: the lowest that is marked.
fn selected_row(screen: &str) -> Option<u16> {
    screen.lines().zip(0..).filter(|(line, _)| line.starts_with('▶')).last().map(|(_, row)| row)
}

/// Whichever answer is selected is on the screen with its mark, and a click on it plays it, in every window.
#[test]
fn a_click_on_the_selected_answer_plays_it() {
    let questions = KARDINAL
        .map(|it| (GameKind::Kardinal, it))
        .into_iter()
        .chain([(GameKind::Cardia, CARDIA[0]), (GameKind::Civ, CIV[2])]);
    for (kind, question) in questions {
        let mut app = at(asked(kind, question));
        // A window of another size for each answer: all of them with all answers take minutes.
        for (number, (width, height)) in answers(&app).zip(SIZES.into_iter().cycle()) {
            select(&mut app, number);
            let screen = shown(&app, width, height);
            let place = format!("{question:?}, answer {number} at {width}x{height}:\n{screen}");
            let row = selected_row(&screen).expect(&place);
            let expected = act(&app, number);
            assert_eq!(mouse(&mut app, CLICK, (5, row)), expected, "{place}");
        }
    }
}

/// Every card that can be chosen on a display is chosen by a click on it.
#[test]
fn a_click_on_the_display_chooses_its_card() {
    let mut clicked = 0;
    for question in KARDINAL {
        let mut app = at(asked(GameKind::Kardinal, question));
        for (number, (width, height)) in answers(&app).zip(SIZES.into_iter().cycle()) {
            // The cursor shows where the card lies, unless a stone lies on it.
            select(&mut app, number);
            let screen = shown(&app, width, height);
            let pointer = if (width, height) == (160, 50) { '▲' } else { '◄' };
            let found = screen
                .lines()
                .zip(0..)
                .find_map(|(line, y)| Some((line.chars().position(|it| it == pointer)? as u16, y)));
            let (Some(place), Some(other)) = (found, answers(&app).find(|it| *it != number)) else {
                continue;
            };
            select(&mut app, other);
            shown(&app, width, height);
            assert_eq!(mouse(&mut app, CLICK, place), [], "{question:?}: selects\n{screen}");
            assert_eq!(table(&app).selected, number, "{question:?}\n{screen}");
            let expected = act(&app, number);
            assert_eq!(mouse(&mut app, CLICK, place), expected, "{question:?}: plays\n{screen}");
            clicked += 1;
        }
    }
    assert!(clicked > 50, "only {clicked} cards were clicked");
}

/// However much a hint has to say, the answers are on the screen.
#[test]
fn a_long_hint_leaves_room_for_the_answers() {
    for (kind, question) in
        [(GameKind::Cardia, CARDIA[0]), (GameKind::Kardinal, KARDINAL[0]), (GameKind::Civ, CIV[2])]
    {
        let mut app = at(asked(kind, question));
        press(&mut app, KeyCode::Char('h'));
        let weighed = |choice: &protocol::Choice| Weighed {
            action: choice.action.clone(),
            share: 0.25,
            value: 0.5,
        };
        let analysis = Analysis {
            iterations: 1600,
            error: 0.01,
            win: vec![0.5; 4],
            points: None,
            mix: table(&app).table.choices().iter().map(weighed).collect(),
            reasons: vec![Reason::Vary.into(); 12],
        };
        let (id, msg) = ("t".to_owned(), "1".to_owned());
        hear(&mut app, ServerMessage::Analysis { table: id, msg, analysis, done: true });
        for (width, height) in SIZES {
            let screen = shown(&app, width, height);
            let row = selected_row(&screen).unwrap_or_default();
            let line = screen.lines().nth(row.into()).unwrap_or_default();
            assert!(line.contains("25%"), "{kind} at {width}x{height}:\n{screen}");
        }
    }
}

/// The first place on the screen where this stands.
fn place_of(app: &App, text: &str) -> (u16, u16) {
    let screen = shown(app, 100, 30);
    let found = screen.lines().enumerate().find_map(|(y, line)| {
        let (before, _) = line.split_once(text)?;
        Some((before.chars().count() as u16, y as u16))
    });
    found.unwrap_or_else(|| panic!("no {text} in\n{screen}"))
}

fn mouse(app: &mut App, kind: MouseEventKind, (column, row): (u16, u16)) -> Vec<Effect> {
    let modifiers = KeyModifiers::NONE;
    app.update(Message::Mouse(MouseEvent { kind, column, row, modifiers }))
}

/// A click selects, the next one plays: in the list and on the board.
#[test]
fn the_mouse_selects_and_plays() {
    let mut app = cardia();
    let at_second = place_of(&app, "2 Play");
    assert_eq!(mouse(&mut app, CLICK, at_second), []);
    assert_eq!(table(&app).selected, 1);
    let expected = act(&app, 1);
    assert_eq!(mouse(&mut app, CLICK, at_second), expected);

    let mut app = cardia();
    let GameView::Cardia(view) = table(&app).table.snapshot.view.clone().expect("a view") else {
        panic!("another game")
    };
    // The first line of the last card of the hand is its number; the frame above it belongs to it.
    let last = view.hand.last().expect("a card");
    let screen = shown(&app, 100, 30);
    let names =
        screen.lines().enumerate().filter(|(_, line)| line.contains('╭') || line.contains('┏'));
    let (y, line) = names.last().expect("cards");
    let x = line.chars().collect::<Vec<_>>().iter().rposition(|&it| it == '╭').expect("a card");
    assert_eq!(mouse(&mut app, CLICK, (x as u16 + 2, y as u16 + 1)), []);
    let chosen = &table(&app).table.choices()[table(&app).selected];
    assert!(chosen.action.contains(&*last.name), "{chosen:?}");

    let mut app = cardia();
    mouse(&mut app, MouseEventKind::ScrollDown, (5, 5));
    assert_eq!(table(&app).selected, 1);
    let help = place_of(&app, "? help");
    mouse(&mut app, CLICK, help);
    assert!(matches!(table(&app).overlay, Some(Overlay::Help(_))), "a key at the bottom");
    mouse(&mut app, CLICK, (1, 1));
    assert_eq!(table(&app).overlay, None, "a click beside it closes it");
}

#[test]
fn the_mouse_goes_from_the_menu_to_a_game() {
    let mut app = app(Screen::Menu(Menu::with(Vec::new())));
    let at_game = place_of(&app, "Kardinal");
    mouse(&mut app, CLICK, at_game);
    assert!(matches!(&app.screen, Screen::Options(dialog) if dialog.game == GameName::Kardinal));
    let players = place_of(&app, "Players");
    mouse(&mut app, CLICK, players);
    assert!(shown(&app, 100, 30).contains(" 5 "), "one more player: {}", shown(&app, 100, 30));
    let start = place_of(&app, "[ Start ]");
    let effects = mouse(&mut app, CLICK, start);
    assert!(matches!(effects.as_slice(), [Effect::Start(_)]), "{effects:?}");
}

/// The signs beside a value turn it, a click on it chooses it.
#[test]
fn the_mouse_chooses_locations() {
    let mut app = app(Screen::Options(Box::new(Dialog::new(GameName::Cardia, Place::Here))));
    let field = place_of(&app, "Locations");
    mouse(&mut app, CLICK, field);
    mouse(&mut app, CLICK, field);
    let turn = place_of(&app, "▶");
    mouse(&mut app, CLICK, turn);
    mouse(&mut app, CLICK, field);
    let back = place_of(&app, "◀");
    mouse(&mut app, CLICK, back);
    assert!(shown(&app, 100, 30).contains("[x]"), "{}", shown(&app, 100, 30));
    let start = place_of(&app, "[ Start ]");
    let effects = mouse(&mut app, CLICK, start);
    let [Effect::Start(game)] = effects.as_slice() else { panic!("{effects:?}") };
    let options = game.options.to_string();
    let (_, locations) = options.split_once("locations=").expect("locations");
    assert_eq!(locations.split(' ').next().unwrap_or_default().split(',').count(), 2, "{options}");
}
