//! Tables whose first game goes on from another game.

use games::{AnyOptions, AnyTable, Film, GameKind, Hidden, branch};
use kernel::{Observer, Seat, Seed};
use protocol::{Access, Bot, Request, ServerMessage, Stage};
use room::{Command, Effects, Line, Person, Room, Time};

/// The record of a game in which everyone takes the first legal answer.
fn record(kind: GameKind, options: &str) -> String {
    let options = AnyOptions::read(kind, options).expect("good options");
    let (mut table, _) = AnyTable::start(&options, Seed::from_number(7)).expect("dealt");
    while let Some(seat) = table.owed().iter().next() {
        let action = table.legal(seat).swap_remove(0);
        table.submit(seat, &action).expect("legal");
    }
    table.record_text()
}

fn person(name: &str) -> Person {
    Person::new(name, name).expect("a person")
}

struct Table {
    room: Room,
    lines: Vec<Line>,
    messages: u32,
}

impl Table {
    fn open(seat: Seat, others: Option<Bot>, origin: &str) -> Table {
        let opened = Room::continued("t", &person("ann"), seat, others, origin, seed(), Time(0));
        let (room, effects) = opened.expect("it goes on");
        Table { room, lines: effects.append, messages: 0 }
    }

    fn ask(&mut self, who: &str, request: Request) -> Effects {
        self.messages += 1;
        let (from, msg) = (person(who), self.messages.to_string());
        let command = Command::Request { from, msg, request, seed: Seed::from_number(3) };
        let effects = self.room.handle(command, Time(0));
        let answer = effects.tells.first().map(|it| &it.message);
        assert!(!matches!(answer, Some(ServerMessage::Refused { .. })), "{answer:?}");
        self.lines.extend(effects.append.clone());
        effects
    }

    /// I7: what is restored from the lines is what was played.
    fn restores(&self) {
        assert_eq!(Room::restore(&self.lines).expect("its lines"), self.room);
    }
}

fn seed() -> Seed {
    Seed::from_number(11)
}

#[test]
fn a_game_that_goes_on_is_restored_like_any_other() {
    for (kind, options) in
        [(GameKind::Cardia, ""), (GameKind::Kardinal, "players=3"), (GameKind::Civ, "")]
    {
        let text = record(kind, options);
        let film = Film::of(&text).expect("a record");
        let step = film.frames.len() / 2;
        for hidden in [Hidden::True, Hidden::Anew(Seat::B, 5)] {
            let origin = branch(&text, step, hidden).expect("goes on");
            let mut table = Table::open(Seat::B, Some(Bot::Novice), &origin);
            table.restores();
            assert_eq!(table.room.stage(), Stage::Playing);
            let view = table.room.view(Observer::Seat(Seat::B)).expect("a game");
            assert_eq!(view, film.frames[step].views[1], "the seat sees what it saw");
            // It goes on to its end, and its record is one.
            for _ in 0..10_000 {
                let bots = table.room.bots();
                if let Some(ask) = bots.first() {
                    let action = ask.request.view.legal().swap_remove(0);
                    let (seat, decision) = (ask.request.seat, ask.decision);
                    let command = Command::Bot { seat, decision, action };
                    let effects = table.room.handle(command, Time(0));
                    table.lines.extend(effects.append);
                } else if let Some(decision) =
                    table.room.snapshot(Observer::Seat(Seat::B), Time(0)).decision
                {
                    let action = decision.choices[0].action.clone();
                    table.ask("ann", Request::Act { decision: decision.id, action });
                } else {
                    break;
                }
            }
            assert_eq!(table.room.stage(), Stage::Over, "{kind}");
            table.restores();
            let truth = table.room.snapshot(Observer::Spectator, Time(0)).truth.expect("over");
            let whole = Film::of(&truth.record).expect("a record");
            assert_eq!((whole.seed, whole.commitment), (None, None), "nothing was promised");
            assert!(whole.frames.len() > step);
            // The next game is dealt as always.
            table.ask("ann", Request::Rematch { options: None });
            table.restores();
            assert_eq!(table.room.view(Observer::Spectator).map(|it| it.kind()), Some(kind));
        }
    }
}

#[test]
fn with_a_friend_it_goes_on_when_everyone_sits() {
    let origin = branch(&record(GameKind::Cardia, ""), 6, Hidden::True).expect("goes on");
    let mut table = Table::open(Seat::B, None, &origin);
    assert_eq!((table.room.stage(), table.lines.len()), (Stage::Lobby, 3));
    assert_eq!(table.room.info(Time(0)).access, Access::Link);
    table.restores();
    table.ask("ben", Request::Sit { seat: protocol::Seat::A });
    table.ask("ann", Request::Start);
    assert_eq!(table.room.stage(), Stage::Playing);
    table.restores();
}

#[test]
fn a_seat_that_is_not_there_is_refused() {
    let origin = branch(&record(GameKind::Cardia, ""), 2, Hidden::True).expect("goes on");
    let (ann, fourth) = (person("ann"), Seat::new(3).expect("a seat"));
    let none = Room::continued("t", &ann, fourth, None, &origin, seed(), Time(0));
    assert_eq!(none.map(drop), Err(room::Refused::NoSuchSeat));
    let none = Room::continued("t", &ann, Seat::A, None, "no record", seed(), Time(0));
    assert_eq!(none.map(drop), Err(room::Refused::NoGame));
}
