//! A real server with real connections.

#![allow(clippy::wildcard_enum_match_arm, reason = "a test waits for the message it is about")]

mod admin;
mod cluster;
mod common;
mod connections;
mod drills;
mod frames;
mod http;
mod lessons;
mod limits;
mod play;
mod positions;
mod puzzles;
mod safety;
mod statistics;
mod study;
mod tls;
