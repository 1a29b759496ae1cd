//! What everyone may know of a table: who sits there, what was agreed, clocks, proposals, score.

use crate::TS;
use crate::{GameOptions, GameView, LessonState, Seat, Text};
use serde::{Deserialize, Serialize};

kernel::words! {
    /// Who plays when no person does: a name of the crate `bots`.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    #[serde(rename_all = "lowercase")]
    #[allow(missing_docs, reason = "the crate `bots` documents them")]
    pub enum Bot, name {
        Random "random",
        Heuristic "heuristic",
        Novice "novice",
        Apprentice "apprentice",
        Squire "squire",
        Courtier "courtier",
        Knight "knight",
        Steward "steward",
        Chancellor "chancellor",
        Sovereign "sovereign",
    }
}

impl Bot {
    /// The levels a person can choose, from the weakest to the strongest: all that come after the two without one.
    pub const LEVELS: [Bot; Bot::ALL.len() - 2] = {
        let mut levels = [Bot::Novice; Bot::ALL.len() - 2];
        let mut n = 0;
        while n < levels.len() {
            levels[n] = Bot::ALL[n + 2];
            n += 1;
        }
        levels
    };
}

kernel::words! {
    /// The picture a person chose for themselves. The clients draw them.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    #[serde(rename_all = "lowercase")]
    #[allow(missing_docs, reason = "they are what they are called")]
    pub enum Avatar, name {
        Fox "fox",
        Owl "owl",
        Hare "hare",
        Bear "bear",
        Cat "cat",
        Frog "frog",
        Raven "raven",
        Stag "stag",
        Boar "boar",
        Lion "lion",
        Fish "fish",
        Dragon "dragon",
    }
}

/// How long players may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum ClockSetting {
    /// As long as they like.
    None,
    /// A base time for the game, and more with each choice.
    Live {
        /// Seconds at the start.
        #[serde(rename = "baseSeconds")]
        base_seconds: u32,
        /// Seconds added after each choice.
        #[serde(rename = "incrementSeconds")]
        increment_seconds: u32,
    },
    /// So many days for each choice.
    Correspondence {
        /// Days.
        days: u32,
    },
}

/// A seat's clock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeatClock {
    /// Whose.
    pub seat: Seat,
    /// Milliseconds left when the message was written.
    pub left_ms: u32,
    /// Does it run?
    pub running: bool,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum SeatState {
    /// Nobody yet.
    Open,
    /// A person.
    Human {
        /// The name to show.
        name: String,
        /// The picture to show, if one was chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        avatar: Option<Avatar>,
    },
    /// Kept for somebody who was invited.
    Reserved,
    /// A bot.
    Bot {
        /// Which.
        bot: Bot,
    },
    /// Somebody was sent away from here; the seat is open to others.
    Kicked {
        /// The name to show.
        name: String,
    },
    /// Somebody left a running game, and may come back.
    Left {
        /// The name to show.
        name: String,
    },
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Access {
    /// Everyone: it is listed.
    #[default]
    Open,
    /// Whoever has its link.
    Link,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// Before a game.
    Lobby,
    /// A game runs.
    Playing,
    /// A game rests.
    Paused,
    /// A game is over.
    Over,
}

/// Games of this table so far. Begins anew when somebody else takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Wins of each seat; a shared win counts for all who share it.
    pub wins: Vec<u32>,
    /// Games without a winner.
    pub drawn: u32,
}

/// What can be proposed to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum ProposalKind {
    /// A draw.
    Draw,
    /// The proposer takes a choice back.
    Undo,
    /// A bot takes the place of someone who left.
    Replace {
        /// Whose place.
        seat: Seat,
        /// Which bot.
        bot: Bot,
    },
    /// Another game with these options.
    Rematch {
        /// Those.
        options: GameOptions,
        /// The promise about its seed.
        commitment: String,
    },
    /// The clocks stop until somebody goes on.
    Pause,
}

/// Whether a player can take the own latest choice back, as far as the player can know that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum TakeBack {
    /// At once: it told nobody anything, and nobody has acted on it.
    AtOnce,
    /// With the consent of all other persons, because somebody has acted since.
    IfAgreed,
    /// No longer: something hidden was shown since.
    Revealed,
}

/// Something that needs the consent of all persons at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// To be sent back with the answer.
    pub id: u32,
    /// Who proposes.
    pub by: Seat,
    /// What.
    pub what: ProposalKind,
    /// Who agrees so far.
    pub agreed: Vec<Seat>,
    /// Whose answer is awaited.
    pub awaited: Vec<Seat>,
}

/// What ended a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum How {
    /// The rules.
    Rules {
        /// How, in words.
        text: Text,
    },
    /// The last opponent resigned.
    Resignation {
        /// Who.
        seat: Seat,
    },
    /// The last opponent's time ran out.
    TimeOut {
        /// Whose.
        seat: Seat,
    },
    /// All agreed to a draw.
    Agreement,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Nobody in a drawn game, several in a shared win.
    pub winners: Vec<Seat>,
    /// What ended it.
    pub how: How,
}

/// Everything hidden, told once a game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Truth {
    /// What each seat saw at the end.
    pub views: Vec<GameView>,
    /// The seed of the deal, to be checked against the commitment.
    pub seed: String,
    /// The record.
    pub record: String,
}

/// What everyone may know of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// Where it stands.
    pub stage: Stage,
    /// The seat of whoever decides about seats, options and the start, if that person sits.
    pub host: Option<Seat>,
    /// What is agreed.
    pub options: GameOptions,
    /// The seats in order.
    pub seats: Vec<SeatState>,
    /// How long players may think.
    pub clock: ClockSetting,
    /// Who finds the table.
    pub access: Access,
    /// The clocks of a running game.
    pub clocks: Vec<SeatClock>,
    /// The number of this game at this table, or of the next one before it begins; counted from 1.
    pub game: u32,
    /// How many games are over at this table; each can be looked at by its number.
    pub games: u32,
    /// The promise about the seed of this game, made before its first card.
    pub commitment: String,
    /// Who won how often.
    pub score: Score,
    /// What waits for answers.
    pub proposals: Vec<Proposal>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// What is taught here, if it is the table of a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonState>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LobbyTable {
    /// Its id.
    pub table: String,
    /// Where it stands.
    pub stage: Stage,
    /// What is agreed.
    pub options: GameOptions,
    /// How long players may think.
    pub clock: ClockSetting,
    /// The seats in order.
    pub seats: Vec<SeatState>,
    /// What became of its latest game, if that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub finished: Option<Finished>,
    /// The name of the lesson, if it is the table of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
}

/// A game that is over, for a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// Nobody in a drawn game, several in a shared win.
    pub winners: Vec<Seat>,
    /// The seconds from the first card to the end.
    pub seconds: u32,
    /// When it ended, in seconds since 1970.
    pub at: u32,
}

/// A table at which the client sits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MyTable {
    /// As the lobby shows it.
    pub entry: LobbyTable,
    /// Where.
    pub seat: Seat,
    /// Who has to choose.
    pub owed: Vec<Seat>,
    /// Is it the client's turn?
    pub your_turn: bool,
    /// Seconds since something happened there.
    pub idle_seconds: u32,
}

/// What can be said with one click.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "they say what they say")]
pub enum Emote {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Sorry,
    Oops,
    Thinking,
    Wow,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChatLine {
    /// Counted from 1 at this table.
    pub number: u32,
    /// Who, by name.
    pub name: String,
    /// From which seat; none for a spectator.
    pub seat: Option<Seat>,
    /// What; none if it was an emote.
    pub text: Option<String>,
    /// Which emote, if it was one.
    pub emote: Option<Emote>,
}
