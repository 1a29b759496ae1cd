//! The JSON of messages and of what is as large as a message. It is compiled here: `serde_json`, called with these types by
//! several crates, would be compiled for all views and events in each of them.

use crate::{ClientMessage, Replay, ServerMessage, Snapshot};
use serde_json::Result;

macro_rules! written {
    ($($type:ty),*) => {$(
        impl $type {
            /// Writes it as JSON after what is there.
            #[inline(never)]
            pub fn write_json(&self, out: &mut Vec<u8>) -> Result<()> {
                serde_json::to_writer(out, self)
            }
        }
    )*};
}

macro_rules! read {
    ($($type:ty),*) => {$(
        impl $type {
            /// Reads it from JSON.
            #[inline(never)]
            pub fn from_json(text: &str) -> Result<Self> {
                serde_json::from_str(text)
            }
        }
    )*};
}

written!(Replay, ServerMessage, Snapshot);
read!(ClientMessage, ServerMessage);

impl ClientMessage {
    /// Gives it as JSON.
    pub fn to_json(&self) -> Result<String> {
        serde_json::to_string(self)
    }
}
