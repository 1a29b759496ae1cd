//! What happens is shown beat by beat, and ends in the truth.

mod common;

use common::{Played, at, shown};
use games::GameKind;
use protocol::ServerMessage;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;
use tui::app::{App, Effect, Message, Pace, Screen, TableScreen};
use tui::link::News;

const GAMES: [(GameKind, &str); 4] = [
    (GameKind::Cardia, "deck=1"),
    (GameKind::Cardia, "deck=2 locations=Bazaar guardians=hidden"),
    (GameKind::Kardinal, "players=3"),
    (GameKind::Civ, "players=3"),
];

fn table(app: &App) -> &TableScreen {
    let Screen::Table(screen) = &app.screen else { panic!("no table is on the screen") };
    screen
}

fn press(app: &mut App, key: KeyCode) -> Vec<Effect> {
    app.update(Message::Key(KeyEvent::new(key, KeyModifiers::NONE)))
}

/// A client at a table that shows what happens at this pace.
fn client(played: &Played, pace: Pace) -> App {
    let mut app = at(played.snapshot());
    let Screen::Table(screen) = &mut app.screen else { panic!("no table") };
    screen.pace = pace;
    app
}

fn hear(app: &mut App, messages: &[ServerMessage]) {
    for message in messages {
        app.update(Message::News(News::Told(Box::new(message.clone()))));
    }
}

/// Plays until there is something to show, and tells it both.
fn step(played: &mut Played, app: &mut App, other: &mut App) -> bool {
    let goes_on = played.step();
    let told = played.told();
    hear(app, &told);
    hear(other, &told);
    goes_on
}

/// Whatever was shown on the way, the screen is the same in the end as for somebody who sees everything at once.
#[test]
fn every_beat_ends_in_the_truth() {
    for (kind, options) in GAMES {
        let mut played = Played::new(kind, options, 11);
        let mut app = client(&played, Pace::Flowing);
        let mut plain = client(&played, Pace::AtOnce);
        let mut beats = 0;
        while step(&mut played, &mut app, &mut plain) {
            for _ in 0..200 {
                let Some(pause) = app.pause() else { break };
                assert!(pause <= Duration::from_secs(2), "{pause:?} is long");
                let text = &table(&app).beats[0].moment.text;
                let words = text.split_whitespace().next().expect("a word");
                assert!(shown(&app, 100, 30).contains(words), "{text}\n{}", shown(&app, 100, 30));
                app.update(Message::Passed(pause));
                beats += 1;
            }
            assert_eq!(app.pause(), None);
            assert_eq!(shown(&app, 80, 24), shown(&plain, 80, 24));
        }
        assert!(beats > 20, "{kind}: {beats}");
    }
}

#[test]
fn any_key_skips_and_plays_nothing() {
    for key in [KeyCode::Enter, KeyCode::Char('1'), KeyCode::Esc, KeyCode::Char(' ')] {
        let mut played = Played::new(GameKind::Cardia, "", 3);
        let mut app = client(&played, Pace::Flowing);
        let mut plain = client(&played, Pace::AtOnce);
        while table(&app).beats.is_empty() {
            step(&mut played, &mut app, &mut plain);
        }
        let text = shown(&app, 80, 24);
        assert!(text.contains("Any key skips."), "{text}");
        assert!(!text.contains("▶1"), "no question yet: {text}");
        assert_eq!(press(&mut app, key), [], "{key:?}");
        assert_eq!(app.pause(), None);
        assert_eq!(shown(&app, 80, 24), shown(&plain, 80, 24));
    }
}

#[test]
fn turns_can_be_stepped_through() {
    let mut played = Played::new(GameKind::Kardinal, "players=4", 3);
    let mut app = client(&played, Pace::Flowing);
    let mut plain = client(&played, Pace::AtOnce);
    press(&mut app, KeyCode::Char('t'));
    for _ in 0..8 {
        step(&mut played, &mut app, &mut plain);
    }
    let count = table(&app).beats.len();
    assert!(count > 3, "{count}");
    app.update(Message::Passed(Duration::from_secs(60)));
    assert_eq!(table(&app).beats.len(), count, "time changes nothing");
    press(&mut app, KeyCode::Enter);
    assert_eq!(table(&app).beats.len(), count - 1);
    let text = shown(&app, 80, 24);
    assert!(text.contains(&format!("Enter goes on ({} more)", count - 2)), "{text}");
    press(&mut app, KeyCode::Esc);
    assert!(table(&app).beats.is_empty());
}

/// A reveal stands on the board before anybody has won it.
#[test]
fn a_reveal_is_seen_before_it_is_compared() {
    let mut played = Played::new(GameKind::Cardia, "", 3);
    let mut app = client(&played, Pace::Flowing);
    let mut plain = client(&played, Pace::AtOnce);
    while table(&app).beats.is_empty() {
        step(&mut played, &mut app, &mut plain);
    }
    let first = shown(&app, 80, 24);
    assert!(first.contains("Revealed: "), "{first}");
    assert!(!first.contains('╔') && !first.contains('◆'), "nobody has won: {first}");
    let pause = app.pause().expect("it flows");
    app.update(Message::Passed(pause));
    let second = shown(&app, 80, 24);
    assert!(second.contains('╔') || second.contains("tie"), "{second}");
}
