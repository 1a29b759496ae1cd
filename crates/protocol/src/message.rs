use crate::TS;
use crate::text::Fields;
use crate::{
    Access, Analysis, Avatar, Bot, Change, ChatLine, ClockSetting, Decision, Emote, GameEvents,
    GameName, GameView, LobbyTable, MyTable, Notice, Preview, Seat, TableInfo, TakeBack, Truth,
    Word,
};
use serde::{Deserialize, Serialize};

/// What a client says. Who it is, the server knows from the session; the seat, the room knows from who it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum ClientMessage {
    /// First of all.
    Hello {
        /// The protocol version of the client.
        #[cfg_attr(feature = "openapi", schema(example = json!(crate::VERSION)))]
        version: u32,
        /// What it is called, for the server's statistics.
        client: String,
    },
    /// Which tables are there? Changes follow, until `leaveLobby`.
    Lobby,
    /// No more changes of the lobby.
    LeaveLobby,
    /// At which tables do I sit, and where is it my turn? Changes follow, until `leaveMine`.
    Mine,
    /// No more changes of my tables.
    LeaveMine,
    /// A new table, with the sender as its host.
    Create {
        /// Told back in the ack.
        msg: String,
        /// What to play.
        options: ChosenOptions,
        /// How long to think.
        clock: ClockSetting,
    },
    /// Something about a table.
    Table {
        /// Which.
        table: String,
        /// Chosen by the client, a new one for everything it wants done: 1 to 36 letters, digits and `-`. Sending the same
        /// again is safe: a table remembers the last 128 of each person, does each of them once, and answers it again.
        msg: String,
        /// What it wants.
        request: Request,
    },
    /// No longer to be told about a table. Who sits there goes on sitting.
    Unwatch {
        /// Which.
        table: String,
    },
    /// What would a strong player do at the sender's open decision? Answers with `analysis`, several times and better each
    /// time. Only the latest of a connection runs, and none while other persons play at the table.
    Analyse {
        /// At which table.
        table: String,
        /// Told back in every answer.
        msg: String,
    },
    /// Enough of that.
    StopAnalysing,
    /// Are you there?
    Ping {
        /// Any number, told back: a client puts its own clock here.
        at: u32,
    },
}

/// A game and its options in notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChosenOptions {
    /// The game.
    pub game: GameName,
    /// `key=value` words.
    pub text: String,
}

/// What somebody wants of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "want", rename_all = "camelCase", deny_unknown_fields)]
pub enum Request {
    /// To be told about it, from the own seat or as a spectator. Who already has the current version gets nothing but the
    /// ack, everyone else a snapshot.
    Watch {
        /// The version the client has.
        version: Option<u32>,
    },
    /// To sit down, or to come back.
    Sit {
        /// Where.
        seat: Seat,
    },
    /// To take the seat that is kept with this code.
    Accept {
        /// The code of the invitation.
        code: String,
    },
    /// To keep a seat for somebody who gets this code, with the link of the table; only for the host, not during a game. A seat
    /// that is kept already gets another code. `kick` opens it to all again.
    Reserve {
        /// Which.
        seat: Seat,
        /// Chosen at random by the client: 12 to 36 letters, digits and `-`. Nobody is told it.
        code: String,
    },
    /// To be listed, or found by its link only; only for the host, not during a game.
    SetAccess {
        /// By whom it is found.
        access: Access,
    },
    /// To stand up.
    Leave,
    /// To send somebody away; only for the host, not during a game.
    Kick {
        /// From where.
        seat: Seat,
    },
    /// To put a bot on a free seat; only for the host, not during a game.
    PutBot {
        /// Where.
        seat: Seat,
        /// Which.
        bot: Bot,
    },
    /// To play something else; only for the host, before a game.
    SetOptions {
        /// What.
        options: ChosenOptions,
    },
    /// To think longer or shorter; only for the host, before a game.
    SetClock {
        /// How long.
        clock: ClockSetting,
    },
    /// To begin; only for the host, when every seat is taken.
    Start,
    /// To answer a decision.
    Act {
        /// Its id.
        decision: u32,
        /// The answer, in notation.
        action: String,
    },
    /// To know what would come of an answer before giving it. Answered with `preview`, and nothing changes.
    Preview {
        /// The decision.
        decision: u32,
        /// The answer, in notation.
        action: String,
    },
    /// To go on with a lesson after its words were read.
    Read {
        /// The number of the step.
        step: u32,
    },
    /// To say something.
    Say {
        /// At most 300 characters.
        text: String,
    },
    /// To say something with one click.
    Emote {
        /// What.
        emote: Emote,
    },
    /// To give up.
    Resign,
    /// To propose a draw.
    OfferDraw,
    /// To take the own latest choice back: at once if it told nobody anything, with everyone's consent if others have
    /// acted since, never past a reveal.
    Undo,
    /// To propose that a bot goes on for somebody who left.
    Replace {
        /// For whom.
        seat: Seat,
        /// Which.
        bot: Bot,
    },
    /// To propose another game, with the same options or others.
    Rematch {
        /// Others.
        options: Option<ChosenOptions>,
    },
    /// To propose a pause.
    Pause,
    /// To end it.
    Resume,
    /// To answer a proposal. Who made it can withdraw it.
    Answer {
        /// Its id.
        proposal: u32,
        /// Yes or no.
        agree: bool,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum ServerMessage {
    /// The answer to a hello.
    Welcome {
        /// The protocol version of the server.
        version: u32,
        /// The name by which others see the client.
        name: String,
        /// The picture by which others see the client, if one was chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        avatar: Option<Avatar>,
    },
    /// All tables that can be joined or watched.
    Lobby {
        /// Those.
        tables: Vec<LobbyTable>,
    },
    /// All tables at which the client sits, the latest first.
    Mine {
        /// Those.
        tables: Vec<MyTable>,
    },
    /// A table as it stands.
    Snapshot {
        /// Which.
        table: String,
        /// All of it.
        snapshot: Box<Snapshot>,
    },
    /// A table has changed, told to a WebSocket.
    Change {
        /// Which.
        table: String,
        /// What is another than before.
        change: Box<Change>,
    },
    /// A table has changed, told to a program that reads lines: everything as it is now.
    Update {
        /// Which.
        table: String,
        /// How it is.
        update: Box<Update>,
    },
    /// It was done, now or earlier.
    Ack {
        /// The client's id of it.
        msg: String,
        /// Which table; of a new one, its id.
        table: String,
    },
    /// It was not done, and nothing changed.
    Refused {
        /// The client's id of it.
        msg: String,
        /// Why.
        why: Refusal,
    },
    /// It answered a decision that is closed, and nothing changed. A snapshot says what is open now.
    Stale {
        /// The client's id of it.
        msg: String,
        /// Which table.
        table: String,
        /// As it stands.
        snapshot: Box<Snapshot>,
    },
    /// Somebody said something.
    Said {
        /// At which table.
        table: String,
        /// Who and what.
        line: ChatLine,
    },
    /// Who is connected to a table; told when it changes, and to whoever begins to watch.
    Presence {
        /// Which.
        table: String,
        /// The seats whose persons look at it.
        connected: Vec<Seat>,
        /// How many look on without a seat.
        spectators: u32,
    },
    /// What search knows so far of the client's open decision.
    Analysis {
        /// At which table.
        table: String,
        /// The client's id of it.
        msg: String,
        /// What it knows.
        analysis: Analysis,
        /// Is that the last?
        done: bool,
    },
    /// An administrator has closed the table. Nothing more comes from it.
    Closed {
        /// Which.
        table: String,
    },
    /// The announcements of the server; told after `welcome` if there are any, and when they change.
    Notices {
        /// All that hold now.
        notices: Vec<Notice>,
    },
    /// What would come of an answer.
    Preview {
        /// At which table.
        table: String,
        /// The client's id of it.
        msg: String,
        /// What would come.
        preview: Box<Preview>,
    },
    /// The answer to a ping.
    Pong {
        /// The number of the ping.
        at: u32,
    },
    /// Something is wrong with a message as such.
    Error {
        /// What.
        code: ErrorCode,
        /// In words, for developers.
        text: String,
        /// The client's id of the message that was not done, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        msg: Option<String>,
    },
}

/// What can be wrong with a message as such.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum ErrorCode {
    /// Not a message of this protocol.
    Malformed,
    /// Too long.
    TooLarge,
    /// The client speaks another version.
    Version,
    /// There is no such table, or none that this client may know of.
    NoTable,
    /// Too much at once; try again later.
    TooFast,
    /// This person or address may not come in; the text says why and for how long.
    Banned,
    /// The server is about to stop; come back.
    GoingDown,
    /// It could not be stored, and was not done; try again later.
    Unavailable,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Refusal {
    /// What to say, as of a [`Text`](crate::Text): for example `refused-notHost` or `cardia-no-notInHand`.
    pub key: Word,
    /// What is put into it, by name.
    #[serde(default, skip_serializing_if = "Fields::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[ts(optional, as = "Option<Fields>")]
    pub args: Fields,
    /// The rule of the game that refuses it, for example `C3.2`.
    pub rule: Option<String>,
    /// In English.
    pub text: String,
}

/// A table as one observer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// Counts the changes this observer was told of.
    pub version: u32,
    /// The observer's seat; none for a spectator.
    pub you: Option<Seat>,
    /// What everyone may know.
    pub info: TableInfo,
    /// What this observer may know of the game.
    pub view: Option<GameView>,
    /// What this observer has heard of it so far.
    pub history: Option<GameEvents>,
    /// What this observer is asked.
    pub decision: Option<Decision>,
    /// Whether this observer can take the latest choice back; `null` if there is none.
    pub undo: Option<TakeBack>,
    /// What was hidden, once the game is over.
    pub truth: Option<Truth>,
    /// What was said lately.
    pub chat: Vec<ChatLine>,
}

/// What changed, as one observer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Update {
    /// The version it changes. Whoever has another one asks for a snapshot.
    pub since: u32,
    /// The version it leads to.
    pub version: u32,
    /// What everyone may know now.
    pub info: TableInfo,
    /// What happened in the game.
    pub events: Option<GameEvents>,
    /// What this observer may know of it now.
    pub view: Option<GameView>,
    /// What this observer is asked now.
    pub decision: Option<Decision>,
    /// Whether this observer can take the latest choice back; `null` if there is none.
    pub undo: Option<TakeBack>,
    /// What was hidden, once the game is over.
    pub truth: Option<Truth>,
}
