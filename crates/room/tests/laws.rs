//! What is true of every room, whatever is done to it: random commands of random people.

mod common;

use common::crowd::CLOCKS;
use common::{Desk, id, place, told};
use games::GameKind::{self, Cardia, Civ, Kardinal};
use kernel::{Dice as _, Observer, SearchDice, Seat};
use protocol::{Change, ClockSetting, GameView, Request, ServerMessage};
use room::{BotAsk, Command, Effects, Fact, GameLine, Known, Line, Room, Time, To};

const GAMES: [(GameKind, &str); 7] = [
    (Cardia, "cards=1,2,3,4,8,12 hand=2"),
    (Cardia, "deck=2121 locations=FoggySwamp guardians=hidden match=3"),
    (Kardinal, "players=3"),
    (Kardinal, "players=4"),
    (Civ, "players=2"),
    (Civ, "players=3 variant=draft"),
    (Civ, "players=4 teams=yes"),
];

/// Is every message to somebody made of that one's own view?
fn check_tells(desk: &Desk, effects: &Effects) {
    for tell in &effects.tells {
        let expected = match &tell.to {
            To::Seat(seat) => Some((*seat).into()),
            To::Spectators => None,
            To::Person(person) => {
                let seats = desk.room.lobby_entry().seats.len();
                let sits = |&seat: &usize| desk.room_person(seat).map(id).as_ref() == Some(person);
                (0..seats).find(sits).map(place)
            }
        };
        let (view, decision, truth, over) = match &tell.message {
            ServerMessage::Snapshot { snapshot, .. } | ServerMessage::Stale { snapshot, .. } => {
                assert_eq!(snapshot.you, expected);
                let over = snapshot.info.ending.is_some();
                (&snapshot.view, &snapshot.decision, &snapshot.truth, over)
            }
            ServerMessage::Update { update, .. } => {
                let over = update.info.ending.is_some();
                (&update.view, &update.decision, &update.truth, over)
            }
            ServerMessage::Ack { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Said { .. }
            | ServerMessage::Welcome { .. }
            | ServerMessage::Lobby { .. }
            | ServerMessage::Mine { .. }
            | ServerMessage::Presence { .. }
            // Only a server shortens what it tells.
            | ServerMessage::Change { .. }
            | ServerMessage::Analysis { .. }
            | ServerMessage::Closed { .. }
            | ServerMessage::Notices { .. }
            | ServerMessage::Preview { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Error { .. } => continue,
        };
        let observer = view.as_ref().map(|view| match view {
            GameView::Cardia(view) => view.observer,
            GameView::Kardinal(view) => view.observer,
            GameView::Civ(view) => view.observer,
            GameView::Plain(view) => view.observer,
        });
        assert!(observer.is_none_or(|observer| observer == expected), "{:?}", tell.to);
        assert!(decision.as_ref().is_none_or(|it| Some(it.seat) == expected));
        assert_eq!(truth.is_some(), over, "hidden cards after the game and never before");
    }
}

fn game_line(text: String) -> GameLine {
    GameLine::try_from(text).expect("a line of a record")
}

/// Can whoever knows what was before make every update out of what changed, as it is sent?
fn check_changes(before: &Room, now: Time, effects: &Effects) {
    for tell in &effects.tells {
        let ServerMessage::Update { update, .. } = &tell.message else { continue };
        let observer = match tell.to {
            To::Seat(seat) => Observer::Seat(seat),
            To::Spectators => Observer::Spectator,
            To::Person(_) => continue,
        };
        let info = before.info(now);
        let view = before.view(observer).as_ref().map(GameView::from);
        let mut known = Known::by([observer], before, now);
        let change = known.change(observer, update.clone()).expect("it knew what was before");
        let sent = ServerMessage::Change { table: "t".into(), change: Box::new(change.clone()) };
        let text = serde_json::to_string(&sent).expect("written");
        let heard: ServerMessage = serde_json::from_str(&text).expect("read");
        assert_eq!(heard, sent);
        let ServerMessage::Change { change: heard, .. } = heard else { continue };
        for change in [change, *heard] {
            let again = change.update(&info, view.as_ref()).expect("it fits");
            assert_eq!(again, **update);
        }
        // From nothing, all is new: what is written field by field is the whole.
        if let Some(view) = &update.view {
            let (whole, ..) = Change::of((**update).clone(), &info, None);
            let whole = whole.view.expect("a view");
            assert_eq!(
                serde_json::to_value(&whole).expect("written"),
                serde_json::to_value(view).expect("written")
            );
        }
    }
}

/// Random commands: never a panic, what is refused changes nothing, what is sent twice is done once, a room is the replay
/// of its lines, and nobody is told from another's view.
#[test]
fn rooms_are_lawful_whatever_is_done_to_them() {
    let (mut games, mut again, mut acts, mut undone, mut late) = (0, 0, 0, 0, 0);
    for run in 0..60u64 {
        let mut dice = SearchDice::new(run);
        let (kind, text) = GAMES[run as usize % GAMES.len()];
        let clock = CLOCKS[run as usize % 3];
        let mut desk = match run % 5 {
            0 => Desk::open(kind, text, clock, run),
            _ => Desk::begun(kind, text, clock, run),
        };
        let mut asks: Vec<BotAsk> = Vec::new();
        for step in 0..250 {
            desk.pass_time(&mut dice);
            let before = desk.room.clone();
            let command = desk.any_command(&mut asks, &mut dice);
            let effects = desk.handle(command.clone());
            check_tells(&desk, &effects);
            check_changes(&before, desk.now, &effects);
            if effects.append.is_empty() {
                assert_eq!(desk.room, before, "{command:?}");
                assert!(effects.tells.iter().all(|tell| matches!(tell.to, To::Person(_))));
            }
            for line in &effects.append {
                acts += u32::from(matches!(&line.fact, Fact::Game(_)));
                undone +=
                    u32::from(matches!(&line.fact, Fact::Lifted { .. } | Fact::Rewound { .. }));
                late += u32::from(matches!(&line.fact, Fact::TimedOut { .. }));
            }
            let refused = effects.tells.iter().any(|tell| {
                matches!(tell.message, ServerMessage::Refused { .. } | ServerMessage::Stale { .. })
            });
            if refused {
                let only_time = |line: &Line| matches!(line.fact, Fact::TimedOut { .. });
                assert!(effects.append.iter().all(only_time), "{command:?}");
            }
            if matches!(command, Command::Request { .. }) && !refused {
                let room = desk.room.clone();
                let again = desk.handle(command.clone());
                assert!(again.append.is_empty() && desk.room == room, "{command:?}");
                assert_eq!(again.tells[0], effects.tells[0], "{command:?} is answered alike");
            }
            asks.extend(effects.bots);
            if step % 25 == 0 {
                desk.check_restores();
            }
        }
        desk.check_restores();
        let begun = desk.lines.iter().filter(|line| line.fact.begins().is_some()).count();
        games += begun;
        again += begun.saturating_sub(1);
    }
    assert!(games > 40 && again > 3 && acts > 1_500, "{games} games, {again} more, {acts} lines");
    assert!(undone > 10 && late > 3, "{undone} taken back, {late} too late");
}

/// The messages to an observer, without the promises, which differ with the seed.
fn heard(effects: &Effects, to: &To) -> String {
    let messages = told(effects, to);
    let mut text = serde_json::to_string(&messages).expect("written");
    while let Some(start) = text.find("sha256:") {
        text.replace_range(start..start + "sha256:".len() + 64, "promise");
    }
    text
}

/// Two games that A cannot tell apart, in which B holds other cards, sound the same to A and to spectators, byte by
/// byte, until B's cards are shown.
#[test]
fn other_hidden_cards_sound_the_same() {
    let text = "cards=1,2,3,4,5,6 hand=2";
    let start = |seed| {
        let mut desk = Desk::open(Cardia, text, ClockSetting::None, seed);
        desk.does(0, Request::Sit { seat: place(0) });
        desk.does(1, Request::Sit { seat: place(1) });
        let effects = desk.does(0, Request::Start);
        (desk, effects)
    };
    let hand = |desk: &Desk, n: usize| match desk.seat(n).view {
        Some(GameView::Cardia(view)) => view.hand,
        Some(GameView::Kardinal(_) | GameView::Civ(_) | GameView::Plain(_)) | None => Vec::new(),
    };
    let mut pairs = 0;
    for seed in 2..200 {
        let (mut one, dealt) = start(1);
        let (mut two, other_dealt) = start(seed);
        if hand(&one, 0) != hand(&two, 0) || hand(&one, 1) == hand(&two, 1) {
            continue;
        }
        // Drawn in the same order too, or A has heard something else.
        if one.seat(0).history != two.seat(0).history {
            continue;
        }
        pairs += 1;
        let observers = [To::Seat(Seat::A), To::Spectators];
        for to in &observers {
            assert_eq!(heard(&dealt, to), heard(&other_dealt, to));
        }
        assert_ne!(heard(&dealt, &To::Seat(Seat::B)), heard(&other_dealt, &To::Seat(Seat::B)));
        let play = |desk: &mut Desk| {
            let mut all = vec![desk.acts(1)];
            all.push(desk.does(1, Request::Undo));
            all.push(desk.acts(1));
            all.push(desk.does(1, Request::OfferDraw));
            all.push(desk.does(1, Request::Say { text: "hm".into() }));
            all.push(desk.does(2, Request::Watch { version: None }));
            all
        };
        let spectator = To::Person(id(2));
        for (ours, theirs) in play(&mut one).iter().zip(&play(&mut two)) {
            for to in observers.iter().chain([&spectator]) {
                assert_eq!(heard(ours, to), heard(theirs, to));
            }
        }
    }
    assert!(pairs >= 3, "{pairs}");
}

/// A stored game in which somebody got another Law card looks the same to everyone else.
#[test]
fn another_law_card_looks_the_same_to_all_others() {
    let mut compared = 0;
    for seed in 0..20 {
        let mut desk = Desk::begun(Kardinal, "players=3", ClockSetting::None, seed);
        let mut dice = SearchDice::new(seed);
        for _ in 0..40 {
            let Some(n) = (0..3).find(|&n| desk.seat(n).decision.is_some()) else { break };
            let decision = desk.seat(n).decision.expect("a turn");
            let choice = dice.below(decision.choices.len() as u32) as usize;
            let action = decision.choices[choice].action.clone();
            if action.starts_with("play law") {
                break;
            }
            desk.does(n, Request::Act { decision: decision.id, action });
            let Some(Fact::Game(last)) = desk.lines.last().map(|line| line.fact.clone()) else {
                continue;
            };
            let Some((head, _)) = last.text.split_once(" law ") else { continue };
            for law in ["take back a stone", "three symbols", "different colours"] {
                let other = format!("{head} law {} {law}", Seat::new(n).expect("a seat"));
                let mut lines = desk.lines.clone();
                lines.last_mut().expect("lines").fact = Fact::Game(game_line(other));
                let Ok(room) = Room::restore(&lines) else { continue };
                for observer in Observer::all(3).filter(|it| !it.is(Seat::new(n).expect("a seat")))
                {
                    assert_eq!(room.snapshot(observer, desk.now), desk.snapshot(observer));
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

/// A stored deal in which somebody drew another card looks the same to everyone else.
#[test]
fn another_card_drawn_looks_the_same_to_all_others() {
    let cards = ["Judge", "Mediator", "Djinn", "Saboteur", "Inventor"];
    let domains = ["Military", "Religion", "Economy", "Science", "Culture"];
    let deals: [(GameKind, &str, &[&str]); 4] = [
        (Cardia, "", &cards),
        (Cardia, "locations=FoggySwamp,SeersLair guardians=hidden", &cards),
        (Civ, "players=3", &domains),
        (Civ, "players=4 variant=draft", &domains),
    ];
    for (kind, text, words) in deals {
        let mut compared = 0;
        let desk = Desk::begun(kind, text, ClockSetting::None, 9);
        for index in 0..desk.lines.len() {
            let Fact::Game(line) = &desk.lines[index].fact else { continue };
            let line = &line.text;
            let Some((head, _)) = line.rsplit_once(' ') else { continue };
            let owner = head.split(' ').find_map(|word| word.parse::<Seat>().ok());
            for word in words.iter().filter(|word| !line.ends_with(*word)) {
                let mut lines = desk.lines.clone();
                lines[index].fact = Fact::Game(game_line(format!("{head} {word}")));
                let (Some(owner), Ok(room)) = (owner, Room::restore(&lines)) else { continue };
                let seats = room.lobby_entry().seats.len();
                for observer in Observer::all(seats) {
                    let same = room.snapshot(observer, desk.now) == desk.snapshot(observer);
                    assert_eq!(same, !observer.is(owner), "{line} to {word}, seen by {observer:?}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 50, "{kind} {text}: {compared}");
    }
}
