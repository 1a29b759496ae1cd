//! Why a connection is lost for good, in the player's language.

use crate::text::Texts;
use protocol::VERSION;

/// What interrupts a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// It takes too long to begin.
    Slow,
    /// The server has closed it.
    HungUp,
    /// Nothing is heard any more.
    Silent,
    /// What the system says.
    System(String),
}

/// Why a connection is lost for good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// Nobody has ever answered there.
    Unanswered {
        /// Where.
        url: String,
        /// What came instead.
        cause: Cause,
    },
    /// The certificate is not to be trusted.
    Distrusted(String),
    /// Something else answers there.
    NoServer(String),
    /// The server speaks another version of the protocol.
    OtherVersion(u32),
    /// The server says what this version does not know.
    Unknown,
    /// The server has no such table.
    NoTable(String),
    /// An administrator has closed the table.
    Closed(String),
    /// The server does not take this name.
    BadName(String),
    /// In the words of whoever ends it.
    Told(String),
}

impl Lost {
    /// In words.
    pub fn said(&self, texts: &Texts) -> String {
        let with =
            |key: &str, name: &str, what: &str| texts.say(key, &[(name, what.to_owned().into())]);
        match self {
            Lost::Unanswered { url, cause } => {
                let why = match cause {
                    Cause::Slow => texts.get("tui-lost-slow"),
                    Cause::HungUp => texts.get("tui-lost-hung-up"),
                    Cause::Silent => texts.get("tui-lost-silent"),
                    Cause::System(why) => why.clone(),
                };
                let args = [("url", url.clone().into()), ("why", why.into())];
                texts.say("tui-lost-unanswered", &args)
            }
            Lost::Distrusted(why) => with("tui-lost-distrusted", "why", why),
            Lost::NoServer(url) => with("tui-lost-no-server", "url", url),
            Lost::OtherVersion(theirs) => {
                let args = [("theirs", (*theirs).into()), ("own", VERSION.into())];
                texts.say("tui-lost-version", &args)
            }
            Lost::Unknown => texts.get("tui-lost-unknown"),
            Lost::NoTable(table) => with("tui-lost-no-table", "table", table),
            Lost::Closed(table) => with("tui-lost-closed", "table", table),
            Lost::BadName(name) => with("tui-lost-name", "name", name),
            Lost::Told(why) => why.clone(),
        }
    }
}
