//! The way to a table: in this process, or on a server.

mod address;
pub mod keep;
mod lesson;
mod local;
mod lost;
mod online;
mod think;
mod trust;

pub use address::{Address, BadAddress};
pub use local::{CannotResume, Local, Player, Setup};
pub use lost::{Cause, Lost};
pub use online::Online;
pub use think::Thinker;
pub use trust::Trust;

use protocol::{ChosenOptions, ClockSetting, Request, Review, Seat, ServerMessage};

/// What comes from a table, or from whoever thinks about it.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// A message of the protocol.
    Told(Box<ServerMessage>),
    /// Somebody else has to choose, at the same keyboard.
    HandOver(Seat),
    /// A bot has chosen.
    Bot {
        /// For which seat.
        seat: kernel::Seat,
        /// Of which of its decisions.
        decision: u32,
        /// What, in notation.
        action: String,
    },
    /// A choice of a recorded game was looked at.
    Reviewed(Box<Review>),
    /// What became of the connection.
    Line(Line),
    /// A line from the keyboard; none when no more will come.
    Typed(Option<String>),
}

/// What became of a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// It is there.
    Up,
    /// It is lost and will be tried again.
    Down,
    /// It is lost for good, and why.
    Lost(Lost),
}

/// The way to a table.
pub enum Link {
    /// In this process.
    Local(Box<Local>),
    /// On a server.
    Online(Online),
}

impl Link {
    /// Asks something of the table.
    pub fn send(&mut self, request: Request) {
        match self {
            Link::Local(local) => local.request(request),
            Link::Online(online) => online.request(request),
        }
    }

    /// Asks for a hint, or stops asking.
    pub fn analyse(&mut self, wanted: bool) {
        match self {
            Link::Local(local) => local.analyse(wanted),
            Link::Online(online) => online.analyse(wanted),
        }
    }

    /// Somebody else takes the keyboard.
    pub fn look_from(&mut self, seat: Seat) {
        match self {
            Link::Local(local) => local.look_from(seat),
            // On a server everyone has a keyboard of their own.
            Link::Online(_) => {}
        }
    }

    /// A bot of this process has chosen.
    pub fn bot(&mut self, seat: kernel::Seat, decision: u32, action: String) {
        match self {
            Link::Local(local) => local.bot(seat, decision, action),
            // The bots of a server think there.
            Link::Online(_) => {}
        }
    }

    /// Goes to another table of the server.
    pub fn watch(&mut self, table: String) {
        match self {
            Link::Local(_) => {}
            Link::Online(online) => online.watch(table),
        }
    }

    /// Opens a table on the server.
    pub fn create(&mut self, options: ChosenOptions, clock: ClockSetting) {
        match self {
            Link::Local(_) => {}
            Link::Online(online) => online.create(options, clock),
        }
    }
}
