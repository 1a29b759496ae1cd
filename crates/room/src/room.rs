//! The state of a room, and what can be asked of it.

use crate::line::Motion;
use crate::picture::Picture;
use crate::running::Running;
use crate::{PersonId, Time};
use games::{AnyOptions, GameKind};
use kernel::{Observer, Seat, SeatSet, Seed};
use lesson::Course;
use protocol::{Access, Avatar, Bot, ChatLine, ClockSetting, Score, Stage};
use record::Commitment;
use std::collections::{BTreeSet, VecDeque};

/// One table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    pub(crate) table: String,
    pub(crate) host: Option<PersonId>,
    pub(crate) options: AnyOptions,
    pub(crate) clock: ClockSetting,
    pub(crate) access: Access,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) sent_away: BTreeSet<PersonId>,
    /// What the running game was dealt from, or the next one will be, and the promise about it.
    pub(crate) seed: Seed,
    pub(crate) commitment: Commitment,
    pub(crate) game: Option<Running>,
    /// Games begun.
    pub(crate) games: u32,
    pub(crate) score: Score,
    pub(crate) proposals: Vec<Proposed>,
    pub(crate) proposals_made: u32,
    pub(crate) chat: VecDeque<ChatLine>,
    pub(crate) said: u32,
    /// Messages that were done, the latest last.
    pub(crate) done: VecDeque<(PersonId, Box<str>)>,
    /// What each observer was told of: the seats, then the spectators.
    pub(crate) versions: Versions,
    /// When the last line was written.
    pub(crate) last: Time,
    /// The picture everyone has since the last change.
    pub(crate) picture: Picture,
    /// How far the learner has come, at the table of a lesson.
    pub(crate) course: Option<Course>,
    /// How the first game begins, if it goes on from another one: a record up to a step.
    pub(crate) origin: Option<String>,
}

/// A number for each seat there can be, and for the spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Versions([u32; Seat::MAX + 1]);

impl Versions {
    /// Of those who were told of an empty table.
    pub const FIRST: Versions = Versions([1; Seat::MAX + 1]);

    /// The one an observer was told last.
    pub fn of(&self, observer: Observer) -> u32 {
        self.0[index_of(observer)]
    }

    /// Something has changed for an observer.
    pub fn raise(&mut self, observer: Observer) {
        self.0[index_of(observer)] += 1;
    }
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Chair {
    Open,
    /// Kept for whoever has this code.
    Reserved {
        code: String,
    },
    Human {
        person: PersonId,
        name: String,
        avatar: Option<Avatar>,
    },
    Bot(Bot),
    Kicked {
        name: String,
    },
    Left {
        person: PersonId,
        name: String,
    },
}

impl Chair {
    /// Does somebody have it, or is it kept for somebody?
    pub fn is_held(&self) -> bool {
        match self {
            Chair::Human { .. } | Chair::Bot(_) | Chair::Reserved { .. } => true,
            Chair::Open | Chair::Kicked { .. } | Chair::Left { .. } => false,
        }
    }
}

/// A proposal that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposed {
    pub id: u32,
    pub by: Seat,
    pub motion: Motion,
    pub agreed: SeatSet,
}

impl Room {
    /// Which game is played here.
    pub fn kind(&self) -> GameKind {
        self.options.kind()
    }

    /// The seats whose clocks run. A bot's time is the server's.
    pub(crate) fn clocks_running(&self) -> SeatSet {
        let Some(game) = self.game.as_ref().filter(|game| !game.paused) else {
            return SeatSet::EMPTY;
        };
        let is_bot = |seat: &Seat| matches!(self.chairs[seat.index()], Chair::Bot(_));
        game.owing().iter().filter(|seat| !is_bot(seat)).collect()
    }

    /// Whose time is over, the first of them.
    pub(crate) fn late(&self, now: Time) -> Option<Seat> {
        let clocks = self.game.as_ref()?.clocks.as_ref()?;
        let late = self.clocks_running().iter().filter(|&seat| clocks.deadline(seat) <= now);
        late.min_by_key(|&seat| clocks.deadline(seat))
    }

    /// When the next clock runs out.
    pub fn deadline(&self) -> Option<Time> {
        let clocks = self.game.as_ref()?.clocks.as_ref()?;
        self.clocks_running().iter().map(|seat| clocks.deadline(seat)).min()
    }

    /// Lets another seed deal the rest of the game, because the one that dealt so far is not known.
    pub fn reseed(&mut self, seed: Seed) {
        (self.seed, self.commitment) = (seed, Commitment::to(seed));
        if let Some(game) = &mut self.game {
            game.table.reseed(seed);
        }
    }

    /// Who decides here.
    pub fn host(&self) -> Option<&PersonId> {
        self.host.as_ref()
    }

    /// When the last line was written.
    pub fn last(&self) -> Time {
        self.last
    }

    /// Where the table stands.
    pub fn stage(&self) -> Stage {
        match &self.game {
            None => Stage::Lobby,
            Some(game) if game.ending.is_some() => Stage::Over,
            Some(game) if game.paused => Stage::Paused,
            Some(_) => Stage::Playing,
        }
    }

    pub(crate) fn is_running(&self) -> bool {
        match self.stage() {
            Stage::Playing | Stage::Paused => true,
            Stage::Lobby | Stage::Over => false,
        }
    }

    /// A seat of this table.
    pub(crate) fn chair(&self, seat: protocol::Seat) -> Option<Seat> {
        let seat = Seat::from(seat);
        (seat.index() < self.chairs.len()).then_some(seat)
    }

    /// The person who sits there, or left from there.
    pub(crate) fn person_at(&self, seat: Seat) -> Option<&PersonId> {
        match self.chairs.get(seat.index())? {
            Chair::Human { person, .. } | Chair::Left { person, .. } => Some(person),
            Chair::Open | Chair::Reserved { .. } | Chair::Bot(_) | Chair::Kicked { .. } => None,
        }
    }

    /// Who finds this table.
    pub fn access(&self) -> Access {
        self.access
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.humans().iter().find(|&seat| self.person_at(seat) == Some(person))
    }

    /// The observer that a person is: a seat or a spectator.
    pub fn observer(&self, person: &PersonId) -> Observer {
        self.seat_of(person).map_or(Observer::Spectator, Observer::Seat)
    }

    /// The seats of persons.
    pub(crate) fn humans(&self) -> SeatSet {
        let human = |seat: &Seat| matches!(self.chairs[seat.index()], Chair::Human { .. });
        SeatSet::first(self.chairs.len()).iter().filter(human).collect()
    }

    /// Was this message done already?
    pub(crate) fn has_done(&self, person: &PersonId, msg: &str) -> bool {
        self.done.iter().any(|(by, done)| by == person && **done == *msg)
    }

    /// The version an observer was told last.
    pub fn version(&self, observer: Observer) -> u32 {
        self.versions.of(observer)
    }

    /// Everyone who can be told something.
    pub(crate) fn observers(&self) -> impl Iterator<Item = Observer> + use<> {
        Observer::all(self.chairs.len())
    }

    pub(crate) fn decision_of(&self, observer: Observer) -> Option<u32> {
        match observer {
            // Who reads is not asked yet.
            Observer::Seat(_) if self.reads() => None,
            Observer::Seat(seat) => self.game.as_ref()?.decision(seat),
            Observer::Spectator => None,
        }
    }
}

fn index_of(observer: Observer) -> usize {
    match observer {
        Observer::Seat(seat) => seat.index(),
        Observer::Spectator => Seat::MAX,
    }
}
