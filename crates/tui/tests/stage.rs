//! What happens is shown beat by beat, and ends in the truth.

mod common;

use common::{Played, at, shown};
use games::GameKind;
use protocol::{GameView, ServerMessage};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;
use tui::app::{App, Effect, Message, Pace, Place, Screen, TableScreen};
use tui::link::News;
use tui::model::Table;
use tui::text::{Language, Texts};

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

/// The board of Carta Impera Victoria changes card by card, and the cards lie where the view has them after the last.
#[test]
fn every_card_of_civ_goes_where_it_belongs() {
    for options in ["players=2", "players=4 teams=yes", "players=3 variant=draft"] {
        for number in 0..6 {
            let mut played = Played::new(GameKind::Civ, options, number);
            let texts = Texts::new(Language::English);
            let mut known = Table::new("t".to_owned(), played.snapshot(), &texts);
            let mut staged = 0;
            while played.step() {
                for message in played.told() {
                    let beats = if let ServerMessage::Update { update, .. } = message {
                        known.update(*update, &texts)
                    } else if let ServerMessage::Change { change, .. } = message {
                        known.change(*change, &texts)
                    } else {
                        continue;
                    };
                    let Ok(beats) = beats else { panic!("something was missed") };
                    let Some(last) = beats.last() else { continue };
                    let view = known.snapshot.view.as_ref().expect("a view");
                    assert_eq!(lying(&last.moment.view), lying(view), "{options}, {number}");
                    let first = lying(&beats[0].moment.view);
                    staged += usize::from(first != lying(view));
                }
            }
            assert!(staged > 5, "{staged} changes are seen on the way");
        }
    }
}

/// Where cards lie.
fn lying(view: &GameView) -> Vec<String> {
    let GameView::Civ(view) = view else { panic!("another game") };
    let player = |it: &protocol::CivPlayer| {
        let domains = it.domains.iter().map(|it| (it.cards, it.utopias, it.hegemony, it.embargoed));
        format!("{:?} {:?} {:?}", it.area, domains.collect::<Vec<_>>(), it.hand_ages)
    };
    let common = [
        format!("hand {:?}", view.hand),
        format!("pile {:?}", view.pile),
        format!("deck {:?}", view.deck_left),
        format!("coin {:?} {:?}", view.coin_owner, view.coin_effect),
    ];
    view.players.iter().map(player).chain(common).collect()
}

/// An ability that turns an earlier encounter says so, with its number.
#[test]
fn an_encounter_that_changes_is_told() {
    let found = (0..40).find_map(|number| {
        let mut played = Played::new(GameKind::Cardia, "deck=1", number);
        let mut app = client(&played, Pace::Flowing);
        while played.step() {
            hear(&mut app, &played.told());
            let beats = &table(&app).beats;
            let told =
                beats.iter().position(|it| it.moment.text.starts_with("Encounter 2 changes"));
            if let Some(at) = told {
                // What came before it is shown first.
                for _ in 0..at {
                    let pause = app.pause().expect("it flows");
                    app.update(Message::Passed(pause));
                }
                return Some(app);
            }
        }
        None
    });
    let app = found.expect("in some game of forty");
    let moment = &table(&app).beats[0].moment;
    assert!(shown(&app, 100, 30).contains("Encounter 2 changes: "), "{}", moment.text);
    let GameView::Cardia(view) = &moment.view else { panic!("another game") };
    let winners = view.encounters[1].cards.iter().filter(|it| it.wins).count();
    assert_eq!(moment.touched.len(), winners, "whoever wins it now is marked");
}

/// The end of a game is the last thing that is told.
#[test]
fn nothing_is_told_after_the_end() {
    for number in 0..20 {
        let mut played = Played::new(GameKind::Cardia, "deck=1", number);
        let mut app = client(&played, Pace::AtOnce);
        while played.step() {
            hear(&mut app, &played.told());
        }
        let last = table(&app).table.log.last().expect("a log").text.clone();
        let end = ["You win: ", "Knight wins: ", "The game is drawn: "];
        assert!(end.iter().any(|it| last.starts_with(it)), "{number}: {last}");
    }
}

/// Whoever waits long for a server is not made to wait for beats as well.
#[test]
fn a_slow_link_shows_everything_at_once() {
    let answer = |place: Place, waited: Duration| {
        let mut played = Played::new(GameKind::Kardinal, "players=3", 3);
        while played.snapshot().decision.is_none() {
            played.step();
        }
        played.told();
        let mut app = client(&played, Pace::Flowing);
        let Screen::Table(screen) = &mut app.screen else { panic!("no table") };
        screen.place = place;
        let effects = press(&mut app, KeyCode::Enter);
        let [Effect::Send(request)] = effects.as_slice() else { panic!("{effects:?}") };
        app.update(Message::Passed(waited));
        played.ask(request.clone());
        hear(&mut app, &played.told());
        let message = table(&app).message.clone().unwrap_or_default();
        (table(&app).beats.is_empty(), message.contains("The connection is slow"))
    };
    let (short, long) = (Duration::from_millis(80), Duration::from_secs(3));
    assert_eq!(answer(Place::Server, short), (false, false));
    assert_eq!(answer(Place::Server, long), (true, true));
    assert_eq!(answer(Place::Here, long), (false, false), "here there is no link");
}
