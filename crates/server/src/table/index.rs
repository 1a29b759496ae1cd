//! How the lines of a table are stored, and by what the table is found.

use crate::store::{Append, Appended, Index, Listing, Progress};
use crate::tables::{self, Unreachable};
use crate::{App, clock};
use kernel::Seat;
use protocol::{Access, Stage};
use room::{Fact, Line, Log, Room, Time};

/// Has the way a table is listed changed?
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Listed {
    /// It may have.
    Anew,
    /// No.
    AsBefore,
}

impl Log for &App {
    type Error = Unreachable;

    fn is_shared(&self) -> bool {
        self.cluster.as_ref().is_some_and(|it| !it.others().is_empty())
    }

    async fn append(&self, room: &Room, after: usize, lines: &[Line]) -> Result<bool, Unreachable> {
        let append = Append {
            table: room.table().to_owned(),
            after,
            lines: lines.iter().map(Line::to_string).collect(),
            index: index(self.node(), room, self.clock.now(), listed(room, lines)),
        };
        let done = self.store.append(append).await.map_err(Unreachable::Store)?;
        Ok(done == Appended::Done)
    }

    async fn since(&self, table: &str, after: usize) -> Result<Vec<Line>, Unreachable> {
        let texts = self.store.lines_since(table, after).await.map_err(Unreachable::Store)?;
        tables::parsed(&texts)
    }
}

/// Do these lines, which led here, change how a table is listed?
pub fn listed(room: &Room, lines: &[Line]) -> Listed {
    let ends = room.stage() == Stage::Over && lines.iter().any(|it| it.fact.is_choice());
    if ends || lines.iter().any(relists) { Listed::Anew } else { Listed::AsBefore }
}

/// Can this line change how a table is listed?
fn relists(line: &Line) -> bool {
    match line.fact {
        Fact::Game(_)
        | Fact::Read { .. }
        | Fact::Said { .. }
        | Fact::Emoted { .. }
        | Fact::Proposed { .. }
        | Fact::Answered { .. }
        | Fact::Lifted { .. }
        | Fact::Rewound { .. } => false,
        Fact::Opened { .. }
        | Fact::Sat { .. }
        | Fact::Left { .. }
        | Fact::Kicked { .. }
        | Fact::BotSat { .. }
        | Fact::OptionsSet { .. }
        | Fact::ClockSet { .. }
        | Fact::Reserved { .. }
        | Fact::AccessSet { .. }
        | Fact::Started
        | Fact::Began { .. }
        | Fact::Resigned { .. }
        | Fact::TimedOut { .. }
        | Fact::Deserted { .. }
        | Fact::DrawAgreed
        | Fact::Paused
        | Fact::Resumed
        | Fact::RematchAgreed { .. } => true,
    }
}

/// By what a table is found that this server writes.
pub fn index(node: &str, room: &Room, now: Time, listed: Listed) -> Index {
    let letter = |seat: Seat| seat.to_string();
    // A bot that has to choose must be asked again after a restart.
    let wake = if room.waits_for_bots() { Some(now) } else { room.deadline() };
    let listing = || Listing {
        // A table at which nobody sits, or somebody learns, is of no use to those who look for one.
        open: room.stage() != Stage::Over
            && room.access() == Access::Open
            && room.persons().next().is_some()
            && !room.teaches(),
        // Nothing in it can fail to be written.
        entry: serde_json::to_string(&room.lobby_entry()).unwrap_or_default(),
        host: room.host().map_or_else(String::new, |host| host.as_str().to_owned()),
        progress: match room.stage() {
            Stage::Lobby => Progress::Waiting,
            Stage::Playing | Stage::Paused if room.persons().next().is_none() => Progress::Over,
            Stage::Playing | Stage::Paused => Progress::Playing,
            Stage::Over => Progress::Over,
        },
        seats: room.persons().map(|(seat, it)| (it.as_str().to_owned(), letter(seat))).collect(),
    };
    Index {
        updated: clock::stored(now),
        wake: wake.map(clock::stored),
        owed: room.owed().iter().map(letter).collect(),
        listing: (listed == Listed::Anew).then(listing),
        node: node.to_owned(),
    }
}
