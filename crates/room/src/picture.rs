//! What everyone sees of a room. It is made once for each change: a change raises the version of those whose picture is
//! another one afterwards, and they are told what they see now.

use crate::PersonId;
use crate::room::{Chair, Proposed, Room};
use games::{AnyOptions, AnyView};
use kernel::{Observer, Seed};
use lesson::Course;
use protocol::{ClockSetting, Ending, Score, Stage};

/// What everyone sees.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Picture {
    /// What everyone may know; nothing before the first line is taken in.
    all: Option<Public>,
    /// What each observer sees of the game and is asked: the seats in order, then the spectators.
    each: Vec<(Option<AnyView>, Option<u32>)>,
}

/// Everything that the public part of a message is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Public {
    stage: Stage,
    host: Option<PersonId>,
    options: AnyOptions,
    chairs: Vec<Chair>,
    clock: ClockSetting,
    games: u32,
    seed: Seed,
    score: Score,
    proposals: Vec<Proposed>,
    ending: Option<Ending>,
    course: Option<Course>,
}

impl Picture {
    /// The picture of a room as it is now.
    pub fn of(room: &Room) -> Picture {
        let all = Public {
            stage: room.stage(),
            host: room.host.clone(),
            options: room.options.clone(),
            chairs: room.chairs.clone(),
            clock: room.clock,
            games: room.games,
            seed: room.seed,
            score: room.score.clone(),
            proposals: room.proposals.clone(),
            ending: room.game.as_ref().and_then(|game| game.ending.clone()),
            course: room.course.clone(),
        };
        let view = |it| room.game.as_ref().map(|game| game.table.view(it));
        let each = room.observers().map(|it| (view(it), room.decision_of(it))).collect();
        Picture { all: Some(all), each }
    }

    /// What an observer sees of the game. Who looks from a seat that is not there is a spectator.
    pub fn view(&self, observer: Observer) -> Option<AnyView> {
        let spectator = self.each.len().checked_sub(1)?;
        let place = match observer {
            Observer::Seat(seat) => seat.index().min(spectator),
            Observer::Spectator => spectator,
        };
        self.each.get(place).and_then(|(view, _)| *view)
    }

    /// Is it another one for an observer, who has this place among them?
    pub fn differs(&self, other: &Picture, place: usize) -> bool {
        self.all != other.all || self.each.get(place) != other.each.get(place)
    }
}
