//! What a client has to understand to play. Messages are longer than that; the rest is skipped without being kept, so
//! that a thousand clients cost less than the server they are there to measure.

use protocol::{Seat, Stage};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// A message of the server.
#[derive(Deserialize, Debug)]
pub struct Heard {
    /// Which one.
    #[serde(rename = "type")]
    pub kind: String,
    /// About which table.
    pub table: Option<String>,
    /// Which message it answers.
    pub msg: Option<String>,
    /// The table, if it is a snapshot.
    pub snapshot: Option<State>,
    /// The table, if it is an update.
    pub update: Option<State>,
    /// In an error, what is wrong.
    pub text: Option<String>,
    /// In a refusal, why.
    pub why: Option<protocol::Refusal>,
}

impl Heard {
    /// The table as it is now, if the message says so.
    pub fn state(self) -> Option<State> {
        self.snapshot.or(self.update)
    }
}

/// What is needed of a table.
#[derive(Deserialize, Debug)]
pub struct State {
    /// Counts what the client was told.
    pub version: u32,
    /// What everyone knows.
    pub info: Info,
    /// What the client is asked.
    pub decision: Option<Decision>,
}

/// What is needed of what everyone knows.
#[derive(Deserialize, Debug)]
pub struct Info {
    /// Where the table stands.
    pub stage: Stage,
    /// Which game of the table it is.
    pub game: u32,
    /// Who decides.
    pub host: Option<Seat>,
    /// What waits for answers.
    pub proposals: Vec<Proposal>,
    /// Who sits.
    pub seats: Vec<Chair>,
    /// Is the game over?
    pub ending: Option<IgnoredAny>,
}

/// Who sits somewhere.
#[derive(Deserialize, Debug)]
pub struct Chair {
    /// For example `human` or `open`.
    pub kind: String,
}

/// A proposal.
#[derive(Deserialize, Debug)]
pub struct Proposal {
    /// To be sent back.
    pub id: u32,
    /// Whose answer is awaited.
    pub awaited: Vec<Seat>,
}

/// An open question.
#[derive(Deserialize, Debug)]
pub struct Decision {
    /// To be sent back.
    pub id: u32,
    /// Every legal answer.
    pub choices: Vec<Choice>,
}

/// A legal answer.
#[derive(Deserialize, Debug)]
pub struct Choice {
    /// In notation.
    pub action: String,
}
