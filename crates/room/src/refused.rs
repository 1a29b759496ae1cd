use games::{BadOptions, NoUndo, NotPlayed};
use protocol::Refusal;
use std::fmt;

/// Why a room did not do something. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The id of the message has a wrong length or sign.
    BadMessageId,
    /// Only for those who sit.
    NotSeated,
    /// Only for the host.
    NotHost,
    /// There is no such seat.
    NoSuchSeat,
    /// Somebody has that seat.
    SeatTaken,
    /// The person sits already.
    SitsAlready,
    /// The person was sent away from this table.
    SentAway,
    /// Nobody is there to be sent away.
    NobodyThere,
    /// More players sit than such a game has seats.
    TooManyPlayers,
    /// Not every seat is taken.
    SeatsOpen,
    /// Not while a game runs.
    GameRuns,
    /// Only before the first card.
    NotInLobby,
    /// Only while a game runs.
    NoGame,
    /// Only after a game.
    NotOver,
    /// The game rests.
    Paused,
    /// It does not.
    NotPaused,
    /// Impossible options.
    Options(BadOptions),
    /// Impossible times.
    BadClock,
    /// The game did not take the action.
    Action(NotPlayed),
    /// Nothing was said.
    NothingSaid,
    /// Too long.
    TooLong {
        /// The most characters.
        most: usize,
    },
    /// Spectators are silent while a game runs.
    Silence,
    /// There is no such proposal, or it does not wait for this seat.
    NoProposal,
    /// A draw needs a person at every seat.
    NotAllPersons,
    /// The seat was not left.
    NotLeft,
    /// It cannot be taken back.
    Undo(NoUndo),
}

impl Refused {
    /// A key of the client's texts.
    pub const fn key(&self) -> &'static str {
        match self {
            Refused::BadMessageId => "refused.badMessageId",
            Refused::NotSeated => "refused.notSeated",
            Refused::NotHost => "refused.notHost",
            Refused::NoSuchSeat => "refused.noSuchSeat",
            Refused::SeatTaken => "refused.seatTaken",
            Refused::SitsAlready => "refused.sitsAlready",
            Refused::SentAway => "refused.sentAway",
            Refused::NobodyThere => "refused.nobodyThere",
            Refused::TooManyPlayers => "refused.tooManyPlayers",
            Refused::SeatsOpen => "refused.seatsOpen",
            Refused::GameRuns => "refused.gameRuns",
            Refused::NotInLobby => "refused.notInLobby",
            Refused::NoGame => "refused.noGame",
            Refused::NotOver => "refused.notOver",
            Refused::Paused => "refused.paused",
            Refused::NotPaused => "refused.notPaused",
            Refused::Options(_) => "refused.options",
            Refused::BadClock => "refused.badClock",
            Refused::Action(NotPlayed::Text(_)) => "refused.unknownAction",
            Refused::Action(NotPlayed::Illegal { .. }) => "refused.illegal",
            Refused::Action(NotPlayed::NoSuchSeat) => "refused.noSuchSeat",
            Refused::Action(NotPlayed::Closed) => "refused.noGame",
            Refused::Action(NotPlayed::WrongSeed) => "refused.damaged",
            Refused::NothingSaid => "refused.nothingSaid",
            Refused::TooLong { .. } => "refused.tooLong",
            Refused::Silence => "refused.silence",
            Refused::NoProposal => "refused.noProposal",
            Refused::NotAllPersons => "refused.notAllPersons",
            Refused::NotLeft => "refused.notLeft",
            Refused::Undo(NoUndo::NothingDone) => "refused.nothingDone",
            Refused::Undo(NoUndo::Reveal) => "refused.reveal",
            Refused::Undo(NoUndo::Over) => "refused.noGame",
        }
    }

    /// As it is told.
    pub fn wire(&self) -> Refusal {
        let rule = if let Refused::Action(NotPlayed::Illegal { rule, .. }) = self {
            Some(rule.to_string())
        } else {
            None
        };
        Refusal { key: self.key().to_owned(), rule, text: self.to_string() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refused::BadMessageId => "a message id has 1 to 36 letters, digits and `-`",
            Refused::NotSeated => "only for those who sit at the table",
            Refused::NotHost => "only for the host",
            Refused::NoSuchSeat => "there is no such seat",
            Refused::SeatTaken => "that seat is taken",
            Refused::SitsAlready => "you have a seat already",
            Refused::SentAway => "you were sent away from this table",
            Refused::NobodyThere => "nobody is there to be sent away",
            Refused::TooManyPlayers => "more players sit here than such a game has seats",
            Refused::SeatsOpen => "not every seat is taken",
            Refused::GameRuns => "not while a game runs",
            Refused::NotInLobby => "only before the first card",
            Refused::NoGame => "no game runs",
            Refused::NotOver => "only after a game",
            Refused::Paused => "the game is paused",
            Refused::NotPaused => "the game is not paused",
            Refused::Options(why) => return why.fmt(f),
            Refused::BadClock => {
                "live clocks have 10 seconds to a day and at most 600 seconds more a choice; correspondence has 1 to 30 days"
            }
            Refused::Action(why) => return why.fmt(f),
            Refused::NothingSaid => "nothing was said",
            Refused::TooLong { most } => return write!(f, "at most {most} characters"),
            Refused::Silence => "spectators are silent while a game runs",
            Refused::NoProposal => "there is no such proposal to answer",
            Refused::NotAllPersons => "a draw needs a person at every seat",
            Refused::NotLeft => "nobody left that seat",
            Refused::Undo(why) => return why.fmt(f),
        })
    }
}

impl std::error::Error for Refused {}
