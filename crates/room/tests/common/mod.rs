//! A table under test: its room, and the lines it has written so far.

#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod crowd;

use games::{AnyOptions, GameKind};
use kernel::{Dice as _, Observer, SearchDice, Seat, Seed};
use protocol::{ClockSetting, Refusal, Request, ServerMessage, Snapshot};
use room::{Command, Effects, Line, Person, PersonId, Room, Tell, Time, To};

pub struct Desk {
    pub room: Room,
    pub lines: Vec<Line>,
    pub now: Time,
    messages: u32,
    seeds: u64,
}

pub const NAMES: [&str; 6] = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/// The `n`-th person.
pub fn person(n: usize) -> Person {
    Person::new(&format!("p{n}"), NAMES[n]).expect("a good person")
}

pub fn options(kind: GameKind, text: &str) -> AnyOptions {
    AnyOptions::read(kind, text).unwrap_or_else(|why| panic!("{why}"))
}

/// The place with this index.
pub fn place(index: usize) -> protocol::Seat {
    Seat::new(index).expect("a seat").into()
}

impl Desk {
    pub fn open(kind: GameKind, text: &str, clock: ClockSetting, seed: u64) -> Desk {
        let (seed_, now) = (Seed::from_number(seed), Time(1_000));
        let opened = Room::open("t1", &person(0), &options(kind, text), clock, seed_, now);
        let (room, effects) = opened.expect("good options");
        Desk { room, lines: effects.append, now, messages: 0, seeds: seed }
    }

    /// With a person at every seat, begun by the first.
    pub fn begun(kind: GameKind, text: &str, clock: ClockSetting, seed: u64) -> Desk {
        let mut desk = Desk::open(kind, text, clock, seed);
        for n in 0..options(kind, text).seats() {
            desk.does(n, Request::Sit { seat: place(n) });
        }
        desk.does(0, Request::Start);
        desk
    }

    pub fn handle(&mut self, command: Command) -> Effects {
        let effects = self.room.handle(command, self.now);
        self.lines.extend(effects.append.iter().cloned());
        effects
    }

    pub fn command(&mut self, n: usize, request: Request) -> Command {
        self.messages += 1;
        self.seeds += 1_000;
        let (msg, seed) = (format!("m{}", self.messages), Seed::from_number(self.seeds));
        Command::Request { from: person(n), msg, request, seed }
    }

    /// Somebody wants something, whatever comes of it.
    pub fn wants(&mut self, n: usize, request: Request) -> Effects {
        let command = self.command(n, request);
        self.handle(command)
    }

    /// Somebody wants something and gets it.
    pub fn does(&mut self, n: usize, request: Request) -> Effects {
        let effects = self.wants(n, request.clone());
        let answer = effects.tells.first().map(|tell| &tell.message);
        assert!(matches!(answer, Some(ServerMessage::Ack { .. })), "{request:?}: {answer:?}");
        effects
    }

    /// Somebody wants something and is refused, and nothing changes.
    pub fn refused(&mut self, n: usize, request: Request) -> Refusal {
        let before = self.room.clone();
        let effects = self.wants(n, request.clone());
        assert!(effects.append.is_empty() && self.room == before, "a refusal changes nothing");
        let [Tell { message: ServerMessage::Refused { why, .. }, .. }] = &effects.tells[..] else {
            panic!("{request:?} is not refused: {:?}", effects.tells);
        };
        why.clone()
    }

    pub fn snapshot(&self, observer: Observer) -> Snapshot {
        self.room.snapshot(observer, self.now)
    }

    pub fn seat(&self, n: usize) -> Snapshot {
        self.snapshot(Observer::Seat(Seat::new(n).expect("a seat")))
    }

    /// The first answer of a seat that is asked something, played by the person of the same number.
    pub fn acts(&mut self, n: usize) -> Effects {
        let decision = self.seat(n).decision.expect("something is asked");
        let action = decision.choices[0].action.clone();
        self.does(n, Request::Act { decision: decision.id, action })
    }

    /// Everyone who is asked something answers at random, until the game is over.
    pub fn play_out(&mut self, dice: &mut SearchDice) {
        while let Some((n, decision)) = (0..6)
            .filter(|&n| n < self.snapshot(Observer::Spectator).info.seats.len())
            .find_map(|n| self.seat(n).decision.map(|decision| (n, decision)))
        {
            let choice = dice.below(decision.choices.len() as u32) as usize;
            let action = decision.choices[choice].action.clone();
            self.does(n, Request::Act { decision: decision.id, action });
        }
    }

    /// The law of restoring, through the text of the lines.
    pub fn check_restores(&self) {
        let texts: Vec<String> = self.lines.iter().map(Line::to_string).collect();
        let lines: Vec<Line> = texts.iter().map(|text| text.parse().expect("a line")).collect();
        assert_eq!(lines, self.lines);
        let restored = Room::restore(&lines).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(restored, self.room, "\n{}", texts.join("\n"));
    }
}

/// What is told to somebody.
pub fn told(effects: &Effects, to: &To) -> Vec<ServerMessage> {
    effects.tells.iter().filter(|tell| tell.to == *to).map(|tell| tell.message.clone()).collect()
}

pub fn id(n: usize) -> PersonId {
    person(n).id
}
