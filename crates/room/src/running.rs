//! A game at a table: the game itself, what is asked of whom, clocks, and how it ended.

use crate::Time;
use crate::clock::Clocks;
use games::{AnyChoices, AnyTable, BadLine, Undo};
use kernel::{Seat, SeatSet};
use protocol::{Ending, Finished};

/// A game, running or over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Running {
    pub table: AnyTable,
    /// What is asked of each seat.
    asked: Vec<Asked>,
    pub clocks: Option<Clocks>,
    pub paused: bool,
    /// Seats that gave up or ran out of time.
    pub out: SeatSet,
    pub ending: Option<Ending>,
    began: Time,
    ended: Option<Time>,
}

/// What is asked of a seat. Each seat counts its own decisions, so that the number tells it nothing of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Asked {
    count: u32,
    open: bool,
}

/// The choices open to each seat.
pub(crate) type Offers = Vec<Option<AnyChoices>>;

impl Running {
    pub fn new(table: AnyTable, clocks: Option<Clocks>, began: Time) -> Running {
        let asked = vec![Asked::default(); table.seats().len()];
        let mut running = Running {
            table,
            asked,
            clocks,
            paused: false,
            out: SeatSet::EMPTY,
            ending: None,
            began,
            ended: None,
        };
        running.ask(None, &Offers::new());
        running
    }

    /// If it is over, it has been since the first time that this was asked.
    pub fn note_end(&mut self, now: Time) {
        if self.ending.is_some() {
            self.ended.get_or_insert(now);
        }
    }

    /// What became of it, for a list.
    pub fn finished(&self) -> Option<Finished> {
        let (ending, ended) = (self.ending.as_ref()?, self.ended?);
        let seconds = |ms: u64| u32::try_from(ms / 1_000).unwrap_or(u32::MAX);
        Some(Finished {
            winners: ending.winners.clone(),
            seconds: seconds(ended.0.saturating_sub(self.began.0)),
            at: seconds(ended.0),
        })
    }

    /// The open decision of a seat.
    pub fn decision(&self, seat: Seat) -> Option<u32> {
        let asked = self.asked.get(seat.index())?;
        asked.open.then_some(asked.count)
    }

    /// The seats with an open decision.
    pub fn owing(&self) -> SeatSet {
        self.table.seats().iter().filter(|&seat| self.decision(seat).is_some()).collect()
    }

    /// What each seat can choose now; needed before a change to [`ask`](Running::ask) after it.
    pub fn offers(&self) -> Offers {
        let offer = |seat| self.decision(seat).and_then(|_| self.table.choices(seat));
        self.table.seats().iter().map(offer).collect()
    }

    /// Asks anew after a change.
    pub fn ask(&mut self, actor: Option<Seat>, before: &Offers) {
        for seat in self.open_decisions(actor, before).iter() {
            if let Some(clocks) = &mut self.clocks {
                clocks.asked(seat);
            }
        }
    }

    /// Opens and closes decisions after a change, and says which are new. A decision stays open, with its number, if its
    /// seat did not act and has the same choices as before: what others choose at the same time does not spoil it.
    fn open_decisions(&mut self, actor: Option<Seat>, before: &Offers) -> SeatSet {
        let mut new = SeatSet::EMPTY;
        let owed = self.table.owed();
        for seat in self.table.seats().iter() {
            let offered = before.get(seat.index()).copied().flatten();
            let stays = offered.is_some() && offered == self.table.choices(seat);
            let asked = &mut self.asked[seat.index()];
            if owed.contains(seat) && !(stays && actor != Some(seat)) {
                asked.count += 1;
                new = new.with(seat);
            }
            asked.open = owed.contains(seat);
        }
        new
    }

    /// A seat takes its choice out of the record. It is asked again, on the clock it had; the others go on as they were.
    pub fn lift(&mut self, seat: Seat, line: usize) -> Result<(), BadLine> {
        let before = self.offers();
        self.table.undo(Undo::Lift { line })?;
        self.open_decisions(Some(seat), &before);
        if let Some(clocks) = &mut self.clocks {
            clocks.took_back(seat);
        }
        Ok(())
    }

    /// The record is cut off before a line, and everyone is asked anew.
    pub fn rewind(&mut self, line: usize) -> Result<(), BadLine> {
        self.table.undo(Undo::Rewind { line })?;
        self.ask(None, &Offers::new());
        Ok(())
    }

    /// Ends it.
    pub fn finish(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.table.close();
        self.paused = false;
        for asked in &mut self.asked {
            asked.open = false;
        }
    }
}
