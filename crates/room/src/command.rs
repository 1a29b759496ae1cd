use crate::{Line, Time, names};
use games::BotRequest;
use kernel::{Seat, Seed};
use protocol::{Avatar, Bot, Request, ServerMessage};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// The id of a person on the server: 1 to 64 letters, digits, `-` and `_`. Never shown to others. Cheap to copy, because a
/// table remembers it with every message.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(Arc<str>);

impl PersonId {
    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0)
    }
}

impl<'d> Deserialize<'d> for PersonId {
    fn deserialize<D: Deserializer<'d>>(from: D) -> Result<PersonId, D::Error> {
        String::deserialize(from).map(|id| PersonId(id.into()))
    }
}

/// A person, identified by the server's session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name to show.
    pub name: String,
    /// The picture to show, if one was chosen.
    pub avatar: Option<Avatar>,
}

/// Why an id or a name is not valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPerson {
    /// The id has a wrong length or sign.
    Id,
    /// The name is empty, longer than 32 characters, has an invisible character, or a space at either end.
    Name,
}

impl fmt::Display for BadPerson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadPerson::Id => "an id has 1 to 64 letters, digits, `-` and `_`",
            BadPerson::Name => {
                "a name has 1 to 32 characters that can be seen, and single spaces between them"
            }
        })
    }
}

impl std::error::Error for BadPerson {}

impl Person {
    /// A person who was stored with this name: what could be seen of it then, if such names are no longer given.
    pub fn stored(id: &str, name: &str) -> Result<Person, BadPerson> {
        Person::new(id, name).or_else(|_| Person::new(id, &names::shown(name)))
    }

    /// A person with this id and name.
    pub fn new(id: &str, name: &str) -> Result<Person, BadPerson> {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if !(1..=64).contains(&id.len()) || !id.chars().all(fits) {
            return Err(BadPerson::Id);
        }
        if !names::is_name(name) {
            return Err(BadPerson::Name);
        }
        Ok(Person { id: PersonId(id.into()), name: name.to_owned(), avatar: None })
    }
}

/// What can happen to a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A request of a person.
    Request {
        /// Who, by the session.
        from: Person,
        /// The client's id of the message.
        msg: String,
        /// What.
        request: Request,
        /// A fresh seed, for the case that this asks for another game.
        seed: Seed,
    },
    /// A bot has chosen.
    Bot {
        /// For which seat.
        seat: Seat,
        /// Of which [`BotAsk`].
        decision: u32,
        /// What, in notation.
        action: String,
    },
    /// Time has passed.
    Tick,
}

/// What the caller has to do, in this order: store the lines; when they are durable, send the messages; ask the bots; set
/// the timer.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Effects {
    /// To be appended to the lines of this table, all or none.
    pub append: Vec<Line>,
    /// To be sent once they are durable.
    pub tells: Vec<Tell>,
    /// Bots that have to choose now.
    pub bots: Vec<BotAsk>,
    /// A tick is needed at this time, if nothing happens before.
    pub wake: Option<Time>,
}

/// A message and its recipient.
#[derive(Clone, PartialEq, Debug)]
pub struct Tell {
    /// For whom.
    pub to: To,
    /// What.
    pub message: ServerMessage,
}

/// For whom a message is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum To {
    /// One person, wherever it sits.
    Person(PersonId),
    /// The person in this seat after the command.
    Seat(Seat),
    /// All who watch without a seat.
    Spectators,
}

/// A bot has to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotAsk {
    /// To be sent back with the choice.
    pub decision: u32,
    /// Which bot.
    pub bot: Bot,
    /// For which seat, and what it sees.
    pub request: BotRequest,
}
