//! The terminal client: boards, prompts and replays of the three games on a full screen.
//!
//! It is a client of the protocol and of nothing else: what it knows of a table are the snapshots and updates of one seat,
//! what it wants goes out as requests. The table is a room in this process ([`link`]), with bots on threads of their
//! own, or one on a server. [`app`] is a pure machine: keys and news in, effects out. [`screens`] and [`boards`] draw it
//! and change nothing; [`plain`] tells the same line by line. [`run`] ties them to a terminal, which [`terminal`] gives
//! back however the program ends.

pub mod app;
mod ascii;
pub mod boards;
mod input;
mod leave;
pub mod link;
pub mod model;
pub mod plain;
mod rules;
pub mod run;
pub mod screens;
pub mod stage;
pub mod style;
pub mod terminal;
pub mod text;
pub mod words;
