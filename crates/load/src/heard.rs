//! What a client has to understand to play. Messages are longer than that; the rest is skipped without being kept, so
//! that a thousand clients cost less than the server they are there to measure.

use protocol::{Changed, Ending, Seat, Stage};
use serde::{Deserialize, Serialize};

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
    /// What is another than before, if it is a change.
    pub change: Option<Change>,
    /// In an error, what is wrong.
    pub text: Option<String>,
    /// In a refusal, why.
    pub why: Option<protocol::Refusal>,
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

/// What is needed of a change.
#[derive(Deserialize, Debug)]
pub struct Change {
    version: u32,
    info: Changed,
    decision: Option<Decision>,
}

impl State {
    /// The table after a message. A change that does not fit leaves it as it was.
    pub fn hear(&mut self, snapshot: Option<State>, change: Option<Change>) {
        if let Some(snapshot) = snapshot {
            *self = snapshot;
        }
        if let Some(Change { version, info, decision }) = change {
            if !info.is_empty()
                && let Ok(info) = info.apply(Some(&self.info))
            {
                self.info = info;
            }
            (self.version, self.decision) = (version, decision);
        }
    }
}

/// What is needed of what everyone knows.
#[derive(Serialize, Deserialize, Debug)]
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
    pub ending: Option<Ending>,
}

/// Who sits somewhere.
#[derive(Serialize, Deserialize, Debug)]
pub struct Chair {
    /// For example `human` or `open`.
    pub kind: String,
}

/// A proposal.
#[derive(Serialize, Deserialize, Debug)]
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
