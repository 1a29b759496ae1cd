use kernel::{Seat, SeatSet};
use protocol::ClockSetting;
use serde::{Deserialize, Serialize};

/// A moment: milliseconds since some fixed one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub u64);

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// Can these times be agreed on?
pub(crate) fn is_sensible(setting: ClockSetting) -> bool {
    match setting {
        ClockSetting::None => true,
        ClockSetting::Live { base_seconds, increment_seconds } => {
            (10..=24 * 60 * 60).contains(&base_seconds) && increment_seconds <= 600
        }
        ClockSetting::Correspondence { days } => (1..=30).contains(&days),
    }
}

/// The clocks of a running game: what each seat had left at a moment. Which of them run, the room says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    setting: ClockSetting,
    left: Vec<u64>,
    since: Time,
}

impl Clocks {
    /// The clocks of a new game; `None` if the game has no clock.
    pub fn new(setting: ClockSetting, seats: usize, now: Time) -> Option<Clocks> {
        let full = match setting {
            ClockSetting::None => return None,
            ClockSetting::Live { base_seconds, .. } => u64::from(base_seconds) * SECOND,
            ClockSetting::Correspondence { days } => u64::from(days) * DAY,
        };
        Some(Clocks { setting, left: vec![full; seats], since: now })
    }

    /// Lets the running clocks run until now.
    pub fn settle(&mut self, running: SeatSet, now: Time) {
        for seat in running.iter() {
            self.left[seat.index()] = self.left_at(seat, now);
        }
        self.since = self.since.max(now);
    }

    /// What a running clock shows now.
    pub fn left_at(&self, seat: Seat, now: Time) -> u64 {
        self.left[seat.index()].saturating_sub(now.0.saturating_sub(self.since.0))
    }

    /// What a resting clock shows.
    pub fn left(&self, seat: Seat) -> u64 {
        self.left[seat.index()]
    }

    /// When a running clock runs out.
    pub fn deadline(&self, seat: Seat) -> Time {
        Time(self.since.0.saturating_add(self.left(seat)))
    }

    /// A seat has chosen.
    pub fn chose(&mut self, seat: Seat) {
        match self.setting {
            ClockSetting::Live { increment_seconds, .. } => {
                self.left[seat.index()] += u64::from(increment_seconds) * SECOND;
            }
            ClockSetting::None | ClockSetting::Correspondence { .. } => {}
        }
    }

    /// A seat undid its choice and loses the increment it got for it, so that an undo gains no time.
    pub fn took_back(&mut self, seat: Seat) {
        match self.setting {
            ClockSetting::Live { increment_seconds, .. } => {
                let left = &mut self.left[seat.index()];
                *left = left.saturating_sub(u64::from(increment_seconds) * SECOND);
            }
            ClockSetting::None | ClockSetting::Correspondence { .. } => {}
        }
    }

    /// A seat is asked something new.
    pub fn asked(&mut self, seat: Seat) {
        match self.setting {
            ClockSetting::Correspondence { days } => {
                self.left[seat.index()] = u64::from(days) * DAY;
            }
            ClockSetting::None | ClockSetting::Live { .. } => {}
        }
    }
}
