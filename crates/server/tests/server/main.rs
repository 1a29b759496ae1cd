//! A real server with real connections.

#![allow(clippy::wildcard_enum_match_arm, reason = "a test waits for the message it is about")]

mod common;
mod frames;
mod http;
mod play;
mod safety;
mod study;
