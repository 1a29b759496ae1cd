use protocol::Seat;
use room::{Line, PersonId};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// What one server tells the others. Nothing depends on its arrival: whoever misses it reads the database a little later.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum News<'a> {
    /// Lines were stored at a table, after so many.
    Lines {
        /// How many it had before.
        after: usize,
        /// The lines.
        lines: Cow<'a, [Line]>,
    },
    /// The lines of a table were rewritten.
    Rewritten,
    /// An administrator has closed a table.
    Closed,
    /// Who is connected to a table at this server.
    Present {
        /// The seats whose players are.
        seats: Vec<Seat>,
        /// How many look on.
        spectators: u32,
    },
    /// A server has loaded a table: who is there?
    Who,
    /// The lobby has changed.
    Lobby,
    /// Something has changed at a table of a person.
    Mine,
    /// Bans or announcements have changed.
    Rules,
    /// A person was deleted.
    Deleted {
        /// Who.
        person: PersonId,
    },
    /// A person who opened a table came from there.
    Host {
        /// Who.
        person: PersonId,
        /// The address of the network.
        network: String,
    },
    /// What persons and networks have used up of their limits here.
    Spent {
        /// By the limit's name: who, and how much.
        spent: Vec<(String, String, f64)>,
    },
}

/// News and the server they come from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bulletin<'a> {
    /// The id of the server.
    pub node: Cow<'a, str>,
    /// What it tells.
    pub news: News<'a>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bulletin_is_short_and_what_a_newer_server_adds_is_not_read_wrongly() {
        let line: Line = r#"{"at":5,"fact":{"resigned":{"seat":"A"}}}"#.parse().expect("a line");
        let lines = Cow::Owned(vec![line]);
        let sent = Bulletin { node: "n1".into(), news: News::Lines { after: 7, lines } };
        let text = serde_json::to_string(&sent).expect("written");
        assert_eq!(
            text,
            r#"{"node":"n1","news":{"lines":{"after":7,"lines":[{"at":5,"fact":{"resigned":{"seat":"A"}}}]}}}"#
        );
        assert_eq!(serde_json::from_str::<Bulletin<'_>>(&text).expect("read"), sent);
        // More fields are fine; another kind of news, or of line, is not news for this server.
        let read = |text: &str| serde_json::from_str::<Bulletin<'_>>(text).is_ok();
        assert!(read(r#"{"node":"n1","at":7,"news":"who"}"#));
        assert!(!read(r#"{"node":"n1","news":"party"}"#));
        assert!(!read(r#"{"node":"n1","news":{"lines":{"after":7,"lines":[{"at":5}]}}}"#));
    }
}
