//! A room and its lines.

use crate::advance::{Change, Head};
use crate::effects::{Before, Happened};
use crate::line::{Fact, GameLine, Line};
use crate::picture::Picture;
use crate::room::{Chair, Room, Versions};
use crate::{Effects, PersonId, Tell, Time, To};
use games::{AnyEvents, AnyOptions, GameKind};
use kernel::{Observer, Seat, SeatSet, Seed};
use lesson::Course;
use protocol::{Access, ClockSetting, Score, ServerMessage, Stage};
use record::Commitment;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;

/// The version of a table's lines.
const VERSION: u32 = 1;

/// Why lines are not those of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// Which line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for BadLog {}

/// Why a game of a table cannot be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotFinished {
    /// There was no such game.
    NoGame {
        /// How many began.
        began: u32,
    },
    /// It is not over.
    Runs,
    /// The lines are not those of a table.
    Damaged(BadLog),
}

impl fmt::Display for NotFinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotFinished::NoGame { began: 0 } => f.write_str("no game has begun at this table"),
            NotFinished::NoGame { began } => {
                write!(f, "there is no such game; {began} began at this table, counted from 1")
            }
            NotFinished::Runs => f.write_str("the game is not over; it is shown after its end"),
            NotFinished::Damaged(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for NotFinished {}

impl Room {
    /// A table as its first line describes it; `None` if it is not such a line.
    pub(crate) fn of_first(line: &Line) -> Option<Room> {
        let Fact::Opened { version, table, game, options, clock, host, seed, lesson, origin } =
            &line.fact
        else {
            return None;
        };
        let options = AnyOptions::read(GameKind::from(*game), options).ok()?;
        let chairs = vec![Chair::Open; options.seats()];
        let mut room = Room {
            table: table.clone(),
            host: Some(host.clone()),
            score: Score { wins: vec![0; chairs.len()], drawn: 0 },
            options,
            clock: *clock,
            access: Access::Open,
            chairs,
            sent_away: BTreeSet::new(),
            seed: *seed,
            commitment: Commitment::to(*seed),
            game: None,
            games: 0,
            proposals: Vec::new(),
            proposals_made: 0,
            chat: VecDeque::new(),
            said: 0,
            done: VecDeque::new(),
            versions: Versions::FIRST,
            last: line.at,
            picture: Picture::default(),
            course: lesson.as_deref().map(Course::of),
            origin: origin.clone(),
        };
        room.picture = Picture::of(&room);
        (*version == VERSION).then_some(room)
    }

    /// The first line of a table.
    pub(crate) fn first_line(
        table: &str,
        host: PersonId,
        options: &AnyOptions,
        clock: ClockSetting,
        seed: Seed,
        now: Time,
        lesson: Option<&str>,
    ) -> Line {
        let fact = Fact::Opened {
            version: VERSION,
            table: table.to_owned(),
            game: options.kind().into(),
            options: options.to_string(),
            clock,
            host: host.clone(),
            seed,
            lesson: lesson.map(str::to_owned),
            origin: None,
        };
        Line { at: now, by: Some(host), msg: None, fact }
    }

    /// The room that these lines lead to.
    pub fn restore(lines: &[Line]) -> Result<Room, BadLog> {
        Room::follow(lines, |_| false)
    }

    /// The room at the end of one of its games, counted from 1, with the players of that game. Without a number, the latest
    /// game that began.
    pub fn finished(lines: &[Line], game: Option<u32>) -> Result<Room, NotFinished> {
        let began = lines.iter().filter(|line| line.fact.begins().is_some()).count() as u32;
        let game = game.unwrap_or(began);
        if !(1..=began).contains(&game) {
            return Err(NotFinished::NoGame { began });
        }
        let ended = |room: &Room| room.games == game && room.stage() == Stage::Over;
        let room = Room::follow(lines, ended).map_err(NotFinished::Damaged)?;
        if ended(&room) { Ok(room) } else { Err(NotFinished::Runs) }
    }

    /// Goes along the lines to their end, or until the room is as wished.
    fn follow(lines: &[Line], wished: impl Fn(&Room) -> bool) -> Result<Room, BadLog> {
        let bad = |index: usize, why: &str| BadLog { line: index + 1, why: why.to_owned() };
        let first = lines.first().ok_or_else(|| bad(0, "no line at all"))?;
        let mut room = Room::of_first(first).ok_or_else(|| bad(0, "a table opens otherwise"))?;
        let mut index = 1;
        while index < lines.len() && !wished(&room) {
            index += room.step(lines, index)?.0;
        }
        Ok(room)
    }

    /// Makes the change that the lines from this index on describe. Says how many lines that were, and what each observer
    /// heard.
    fn step(&mut self, lines: &[Line], index: usize) -> Result<(usize, Vec<AnyEvents>), BadLog> {
        let bad = |index: usize, why: &str| BadLog { line: index + 1, why: why.to_owned() };
        let line = &lines[index];
        let rest = lines[index + 1..].iter().take_while(|it| it.fact.is_chance());
        let mut stored: Vec<String> =
            rest.filter_map(|it| it.fact.game_line()).map(|it| it.text.clone()).collect();
        let number = 1 + stored.len();
        let head = Head { at: line.at, by: line.by.clone(), msg: line.msg.clone() };
        let change = if let Some(rules) = line.fact.begins() {
            Change::StoredDeal { rules, lines: &stored }
        } else if let Some(GameLine { seat: Some(seat), text }) = line.fact.game_line() {
            stored.insert(0, text.clone());
            Change::StoredAct { seat: *seat, lines: &stored }
        } else if stored.is_empty() {
            Change::Fact(line.fact.clone())
        } else {
            return Err(bad(index + 1, "chance without a choice"));
        };
        let done = self.advance(&head, change).map_err(|why| bad(index, &why.to_string()))?;
        Ok((number, done.heard))
    }

    /// Goes on with lines that were stored elsewhere, and says what is to be told here. If they do not fit, the room is
    /// worthless.
    pub fn go_on(
        &mut self,
        lines: &[Line],
        now: Time,
        listens: &dyn Fn(&Room, Observer) -> bool,
    ) -> Result<Effects, BadLog> {
        let before = Before::of(self);
        let sat = self.places();
        let (mut heard, mut anew, mut index) = (Vec::new(), false, 0);
        while index < lines.len() {
            let taken_back =
                matches!(lines[index].fact, Fact::Lifted { .. } | Fact::Rewound { .. });
            let (number, now_heard) = self.step(lines, index)?;
            index += number;
            // An update tells of one step of the game.
            anew |= taken_back || !heard.is_empty() && !now_heard.is_empty();
            if !now_heard.is_empty() {
                heard = now_heard;
            }
        }
        let at = now.max(self.last);
        // Whoever changes places looks from somewhere else.
        let (mut tells, mut told) = (Vec::new(), SeatSet::EMPTY);
        let places = self.places();
        let persons: BTreeSet<&PersonId> = sat.keys().chain(places.keys()).collect();
        for person in persons.into_iter().filter(|&it| sat.get(it) != places.get(it)) {
            if let Some(&seat) = places.get(person) {
                told = told.with(seat);
            }
            let snapshot = Box::new(self.snapshot(self.observer(person), at));
            let message = ServerMessage::Snapshot { table: self.table.clone(), snapshot };
            tells.push(Tell { to: To::Person(person.clone()), message });
        }
        Ok(self.effects(before, Happened { at, heard, anew, told, tells }, listens))
    }

    /// Where everyone sits.
    fn places(&self) -> BTreeMap<PersonId, Seat> {
        let place = |seat: Seat| Some((self.person_at(seat)?.clone(), seat));
        self.humans().iter().filter_map(place).collect()
    }
}
