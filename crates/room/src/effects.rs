//! What has to be told after a change, to whom.

use crate::room::{Room, Versions};
use crate::tell::to;
use crate::{Effects, Tell, Time};
use games::AnyEvents;
use kernel::{Observer, Seat, SeatSet};
use protocol::{Bot, ServerMessage};
use std::cell::OnceCell;

/// What was so before a change, as far as it decides what is told.
pub(crate) struct Before {
    versions: Versions,
    chairs: usize,
    bots: Vec<(Seat, Bot, u32)>,
    said: u32,
}

impl Before {
    /// As a room is now.
    pub fn of(room: &Room) -> Before {
        Before {
            versions: room.versions,
            chairs: room.chairs.len(),
            bots: room.bots_asked().collect(),
            said: room.chat.back().map_or(0, |line| line.number),
        }
    }
}

/// What a change was.
pub(crate) struct Happened {
    /// When.
    pub at: Time,
    /// What each observer heard: the seats in order, then the spectators.
    pub heard: Vec<AnyEvents>,
    /// What was heard before is no longer true, or not enough: everyone looks anew.
    pub anew: bool,
    /// Those who sit here got a snapshot already.
    pub told: SeatSet,
    /// What is told first.
    pub tells: Vec<Tell>,
}

impl Room {
    /// What follows from a change for those who listen, for bots and for the timer.
    pub(crate) fn effects(
        &self,
        before: Before,
        happened: Happened,
        listens: &dyn Fn(&Room, Observer) -> bool,
    ) -> Effects {
        let Happened { at, heard, anew, told, mut tells } = happened;
        let new_lines = self.chat.iter().filter(|line| line.number > before.said);
        let said: Vec<Tell> = new_lines.flat_map(|line| self.said(line)).collect();
        // With other chairs, who sat on one may sit on another.
        let anew = anew || self.chairs.len() != before.chairs;
        let info = OnceCell::new();
        for (place, observer) in self.observers().enumerate() {
            let since = before.versions.of(observer);
            let has_snapshot = told.iter().any(|seat| observer.is(seat));
            if self.version(observer) == since || has_snapshot || !listens(self, observer) {
                continue;
            }
            let table = self.table.clone();
            let message = if anew {
                let snapshot = Box::new(self.snapshot(observer, at));
                ServerMessage::Snapshot { table, snapshot }
            } else {
                let info = info.get_or_init(|| self.info(at)).clone();
                let update = self.update(observer, since, heard.get(place), info);
                ServerMessage::Update { table, update: Box::new(update) }
            };
            tells.push(Tell { to: to(observer), message });
        }
        tells.extend(said);
        let new = self.bots_asked().filter(|it| !before.bots.contains(it));
        let bots = new.filter_map(|it| self.bot_ask(it)).collect();
        Effects { append: Vec::new(), tells, bots, wake: self.deadline() }
    }
}
