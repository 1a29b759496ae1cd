//! What administrators of a server and their tools exchange with it. Times are seconds since 1970.

use crate::TS;
use crate::{Emote, GameName, LobbyTable, Seat};
use serde::{Deserialize, Serialize};

/// An announcement to everyone on the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Notice {
    /// Its id.
    pub id: String,
    /// What is announced.
    pub text: String,
    /// When it disappears; never, if not given.
    pub until: Option<u32>,
}

/// An announcement to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewNotice {
    /// 1 to 300 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 300))]
    pub text: String,
    /// It disappears after so many seconds; never, if not given.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 315_360_000))]
    pub seconds: Option<u32>,
}

/// Who may come to a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Admission {
    /// Everyone.
    Open,
    /// Those who are known, have an invitation, or come from an allowed network.
    Invited,
}

/// A server at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Overview {
    /// The version of the program.
    pub version: String,
    /// For how long it has been running.
    pub uptime_seconds: u32,
    /// Whether it lets games end and begins no new ones.
    pub draining: bool,
    /// Who may come.
    pub admission: Admission,
    /// Open connections.
    pub connections: u32,
    /// Tables in memory.
    pub tables_in_memory: u32,
    /// Games in which somebody has to choose and something happened in the last ten minutes.
    pub games_active: u32,
    /// Persons it knows.
    pub people: u32,
    /// Tables it has stored.
    pub tables: u32,
}

/// A person, as administrators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AdminPerson {
    /// The id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// When the person came first.
    pub created: u32,
    /// When the person was here last, to the day.
    pub seen: u32,
    /// At how many tables the person sits.
    pub tables: u32,
    /// May the person come in?
    pub banned: bool,
    /// May the person speak?
    pub muted: bool,
}

/// A table, as administrators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AdminTable {
    /// As it is listed.
    pub entry: LobbyTable,
    /// When something happened there last.
    pub updated: u32,
    /// Is it in memory?
    pub live: bool,
    /// Did an administrator close it?
    pub closed: bool,
}

/// What somebody may not do any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum BanKind {
    /// A person may not come in.
    Person,
    /// Nobody may come in from an address or a network.
    Address,
    /// A person may not speak.
    Mute,
}

/// A ban.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// Its id.
    pub id: String,
    /// What it forbids.
    pub kind: BanKind,
    /// The id of a person, an address or a network.
    pub subject: String,
    /// The name of the person, if it is one that is known.
    pub name: Option<String>,
    /// Why, as the person is told.
    pub reason: String,
    /// Since when.
    pub created: u32,
    /// Until when; for good, if not given.
    pub until: Option<u32>,
}

/// A ban to be made. It takes the place of an earlier one of the same kind and subject.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBan {
    /// What it forbids.
    pub kind: BanKind,
    /// The id of a person, an address (`192.0.2.7`; of IPv6 its /64) or a network (`192.0.2.0/24`).
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub subject: String,
    /// Why, as the person is told; at most 300 characters.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_length = 300))]
    pub reason: String,
    /// For so many seconds; for good, if not given.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 315_360_000))]
    pub seconds: Option<u32>,
}

/// An invitation to a server that is not open to everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Invite {
    /// Its id.
    pub id: String,
    /// For whom it is meant.
    pub note: String,
    /// When it was made.
    pub created: u32,
    /// Until when it is good; for good, if not given.
    pub until: Option<u32>,
    /// How many more persons can use it.
    pub uses_left: u32,
}

/// An invitation to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewInvite {
    /// For whom it is meant; at most 300 characters.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_length = 300))]
    pub note: String,
    /// How many persons can use it.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 10_000))]
    pub uses: u32,
    /// For so many seconds; for good, if not given.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 315_360_000))]
    pub seconds: Option<u32>,
}

/// An invitation that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct InviteCode {
    /// To be given to those who are invited. Shown once.
    pub code: String,
    /// The invitation.
    pub invite: Invite,
}

/// The use of an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// The code of the invitation.
    pub invite: String,
}

/// Whether a server begins new games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Drain {
    /// With `true` games that run may end, and no new ones begin.
    pub draining: bool,
}

/// Everything a server has stored about the person who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyData {
    /// The id under which the person is stored.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// When the person came first.
    pub created: u32,
    /// When the person was here last, to the day.
    pub seen: u32,
    /// On how many devices and in how many programs the person is signed in.
    pub devices: u32,
    /// Bans and mutes of this person.
    pub bans: Vec<Ban>,
    /// What the person did, table by table.
    pub tables: Vec<MyTraces>,
    /// The first answers to puzzles.
    pub puzzles: Vec<MyPuzzle>,
}

/// The first answer of a person to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyPuzzle {
    /// Which puzzle.
    pub puzzle: String,
    /// Was the answer right?
    pub solved: bool,
    /// When.
    pub at: u32,
}

/// What a person did at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyTraces {
    /// Its id.
    pub table: String,
    /// What, in order.
    pub traces: Vec<MyTrace>,
}

/// One thing that a person did at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyTrace {
    /// When.
    pub at: u32,
    /// What.
    pub did: Deed,
}

/// What a person can do at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Deed {
    /// Opened the table.
    Opened {
        /// For which game.
        game: GameName,
        /// With which options.
        options: String,
    },
    /// Sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// By which name.
        name: String,
    },
    /// Stood up, or was sent away.
    Left,
    /// Chose something in the game.
    Chose {
        /// As the record has it.
        choice: String,
    },
    /// Said something.
    Said {
        /// What.
        text: String,
    },
    /// Said something with one click.
    Emoted {
        /// What.
        emote: Emote,
    },
    /// Resigned.
    Resigned,
    /// Changed how the table is set up: a bot, options, clock, the start of a game.
    Arranged,
    /// Made or answered a proposal.
    Proposed,
}
