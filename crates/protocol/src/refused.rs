use crate::wire::Wire as _;
use crate::{Refusal, Text, Word};
use games::{AnyIllegal, BadOptions, NoUndo, NotPlayed};
use std::fmt;

/// Why a table did not do something. Nothing has changed.
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
    /// That seat is kept for somebody who was invited.
    SeatReserved,
    /// No seat is kept with this code.
    NoInvitation,
    /// A code of an invitation has a wrong length or sign.
    BadCode,
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
        most: u32,
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
    /// No advice while persons play each other.
    NoAdvice,
    /// Nothing is asked that there could be advice about.
    NothingAsked,
    /// No search plays this game.
    NoSearch,
    /// An administrator has forbidden this person to speak.
    Muted,
    /// The server lets games end and begins no new ones, because it is about to be upgraded.
    Draining,
    /// The person has opened too many tables that are not over.
    TooManyTables {
        /// The most.
        most: u32,
    },
    /// The person has opened many tables in a short time.
    TooManyNew,
    /// Not the answer that a lesson waits for.
    NotTaught {
        /// What the lesson says to it.
        say: Text,
    },
    /// Not at the table of a lesson.
    InLesson,
}

impl Refused {
    /// As it is told.
    pub fn wire(&self) -> Refusal {
        let illegal =
            if let Refused::Action(NotPlayed::Illegal(why)) = self { Some(why) } else { None };
        let rule = illegal.map(|why| why.rule().to_string());
        let Text { key, args } = text(self);
        Refusal { key, args, rule, text: self.to_string() }
    }
}

texts! {
    /// Why it was refused.
    fn text(refused: &Refused) in "refused" as REFUSED except (Refused::Action(NotPlayed::Illegal(why)) => illegal(why)) {
        Refused::BadMessageId => badMessageId,
        Refused::NotSeated => notSeated,
        Refused::NotHost => notHost,
        Refused::NoSuchSeat | Refused::Action(NotPlayed::NoSuchSeat) => noSuchSeat,
        Refused::SeatTaken => seatTaken,
        Refused::SeatReserved => seatReserved,
        Refused::NoInvitation => noInvitation,
        Refused::BadCode => badCode,
        Refused::SitsAlready => sitsAlready,
        Refused::SentAway => sentAway,
        Refused::NobodyThere => nobodyThere,
        Refused::TooManyPlayers => tooManyPlayers,
        Refused::SeatsOpen => seatsOpen,
        Refused::GameRuns => gameRuns,
        Refused::NotInLobby => notInLobby,
        Refused::NoGame | Refused::Action(NotPlayed::Closed) | Refused::Undo(NoUndo::Over) => noGame,
        Refused::NotOver => notOver,
        Refused::Paused => paused,
        Refused::NotPaused => notPaused,
        Refused::Options(why) => options { why: Word = why.to_string().into() },
        Refused::BadClock => badClock,
        Refused::Action(NotPlayed::Text(why)) => unknownAction { why: Word = why.clone().into() },
        Refused::Action(NotPlayed::WrongSeed) => damaged,
        Refused::NothingSaid => nothingSaid,
        Refused::TooLong { most } => tooLong { most: u32 = *most },
        Refused::Silence => silence,
        Refused::NoProposal => noProposal,
        Refused::NotAllPersons => notAllPersons,
        Refused::NotLeft => notLeft,
        Refused::Undo(NoUndo::NothingDone) => nothingDone,
        Refused::Undo(NoUndo::Reveal) => reveal,
        Refused::NoAdvice => noAdvice,
        Refused::NothingAsked => nothingAsked,
        Refused::NoSearch => noSearch,
        Refused::Muted => muted,
        Refused::Draining => draining,
        Refused::TooManyTables { most } => tooManyTables { most: u32 = *most },
        Refused::TooManyNew => tooManyNew,
        Refused::NotTaught { say } => notTaught { say: Text = say.clone() },
        Refused::InLesson => inLesson,
    }
}

/// Why the rules of a game refuse an answer.
fn illegal(why: &AnyIllegal) -> Text {
    games::match_game!(why, AnyIllegal((options, why)), G => G::refusal(options, *why))
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refused::BadMessageId => "a message id has 1 to 36 letters, digits and `-`",
            Refused::NotSeated => "only for those who sit at the table",
            Refused::NotHost => "only for the host",
            Refused::NoSuchSeat => "there is no such seat",
            Refused::SeatTaken => "that seat is taken",
            Refused::SeatReserved => "that seat is kept for a player who was invited",
            Refused::NoInvitation => "this invitation is used up or no longer valid",
            Refused::BadCode => "a code of an invitation has 12 to 36 letters, digits and `-`",
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
            Refused::NoAdvice => "there is no advice while other persons play at the table",
            Refused::NothingAsked => "you are asked nothing at this table now",
            Refused::NoSearch => "there are no hints in this game: no search plays it",
            Refused::Muted => "an administrator of this server does not let you speak for now",
            Refused::Draining => "the server is about to be upgraded; games that run may end, new ones begin afterwards",
            Refused::TooManyTables { most } => {
                return write!(f, "you have {most} tables that are not over; finish some of them first");
            }
            Refused::NotTaught { .. } => "the lesson waits for another answer",
            Refused::InLesson => "a lesson has no use for that; it goes on as it is written",
            Refused::TooManyNew => "you have opened many tables; wait a minute before the next",
        })
    }
}

impl std::error::Error for Refused {}
