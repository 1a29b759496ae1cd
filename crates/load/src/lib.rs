//! Many players at one server at once: each table is played by its own clients over WebSockets with random legal moves,
//! and every move is timed from the moment it is sent until its ack is there, which the server gives when it is stored.
//!
//! Only a server on this machine can be put under load.

mod client;
mod heard;
mod player;
mod report;
mod run;

pub use client::{Client, LoadError, Server};
pub use heard::{Change, Choice, Decision, Heard, Info, Proposal, State};
pub use player::Player;
pub use report::{Report, Times};
pub use run::{Plan, run, run_to_end};
