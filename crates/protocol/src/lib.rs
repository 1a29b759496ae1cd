//! Messages between client and server, as JSON, and the TypeScript made from them.
//!
//! A client sends [`ClientMessage`]s and gets [`ServerMessage`]s; `docs/protocol.md` shows a conversation. What a game
//! looks like on the wire are types of their own ([`CardiaView`], [`KardinalView`], [`CivView`] …), filled from what the games'
//! `View`s say about themselves.
//!
//! **Why not derive on the `View`s.** A `View` is packed for search: sets of cards are bits, rows of cards four bits a
//! place, and most of what a client draws (influence now, who wins, signets, scores) is derived and not in it. Derived
//! messages would show these bits, a change that makes search faster would break every client, and each client would
//! have to know the rules to make sense of them. So the wire types say in words what lies on the table. They are made
//! from a `View` and from redacted events alone, never from a state: what an observer may not know is not at hand when
//! its message is written (I8). Nothing here reads a seat, a legality or a time from a client (I12).
//!
//! Numbers fit 32 bits, so that TypeScript has plain numbers.

#[macro_use]
pub mod text;

mod admin;
mod analysis;
mod basics;
mod cardia;
mod change;
mod civ;
mod decision;
#[cfg(feature = "typescript")]
mod facts;
mod game;
mod http;
mod json;
mod kardinal;
mod lesson;
mod message;
mod position;
mod preview;
mod puzzle;
mod reason;
mod refused;
mod replay;
mod statistics;
mod table;
#[cfg(feature = "toy")]
mod toy;
#[cfg(feature = "typescript")]
mod typescript;
mod wire;

pub use crate::cardia::{
    CardiaCard, CardiaCardAt, CardiaCardInPlay, CardiaComes, CardiaEncounter, CardiaEvent,
    CardiaFaction, CardiaFog, CardiaName, CardiaOptions, CardiaPlays, CardiaSide, CardiaView,
    cardia_then,
};
pub use crate::civ::{
    CivBacks, CivCard, CivCards, CivDomain, CivDomainName, CivEffect, CivEmbargo, CivEvent,
    CivJoint, CivOptions, CivPlayer, CivPlays, CivView, civ_then,
};
pub use admin::{
    AdminPerson, AdminTable, Admission, Ban, BanKind, Deed, Drain, Enter, Invite, InviteCode,
    MyData, MyPuzzle, MyTrace, MyTraces, NewBan, NewInvite, NewNotice, Notice, Overview,
};
pub use analysis::{Analysis, Mark, Review, Weighed};
pub use basics::{Seat, Touch, Word};
pub use change::{Change, Changed};
pub use decision::{Choice, Decision};
#[cfg(feature = "typescript")]
pub use facts::facts;
pub use game::{
    GameEvents, GameName, GameOptions, GameOptionsDetail, GameView, PlainOptions, PlainView,
};
pub use http::{Claim, Guest, Link, Me, NewTable, Opened, Post, Problem, Rename};
pub use kardinal::{
    KardinalCard, KardinalCell, KardinalEvent, KardinalLand, KardinalLandCard, KardinalLandLine,
    KardinalLaw, KardinalOptions, KardinalPlace, KardinalPlayer, KardinalSheet, KardinalSigns,
    KardinalTakes, KardinalView, kardinal_then,
};
pub use lesson::{LessonOffer, LessonState, LessonWants, NewLesson};
pub use message::{
    ChosenOptions, ClientMessage, ErrorCode, Refusal, Request, ServerMessage, Snapshot, Update,
};
pub use position::{HiddenCards, PlayOut, PlayedOut, Position};
pub use preview::Preview;
pub use puzzle::{
    Puzzle, PuzzleAnswer, PuzzleOfDay, PuzzleRated, PuzzleShelf, PuzzleSolution, PuzzleSolver,
    PuzzleTheme, PuzzleValue, PuzzleVerdict, Puzzles,
};
pub use reason::Reason;
pub use refused::Refused;
pub use replay::{Replay, ReplayFrame};
pub use statistics::{
    AgainstTally, GameStatistics, OptionsTally, Played, Statistics, Tally, TextTally,
};
pub use table::{
    Access, Avatar, Bot, ChatLine, ClockSetting, Emote, Ending, Finished, How, LobbyTable, MyTable,
    Proposal, ProposalKind, Score, SeatClock, SeatState, Stage, TableInfo, TakeBack, Truth,
};
pub use text::Text;
#[cfg(feature = "typescript")]
pub use typescript::{bindings, typescript};

#[cfg(not(feature = "typescript"))]
pub(crate) use ts_none::TS;
#[cfg(feature = "typescript")]
pub(crate) use ts_rs::TS;

/// The version of these messages. Raised by every change that an older client would misread.
pub const VERSION: u32 = 5;
