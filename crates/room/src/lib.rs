//! One table as a pure machine: commands and ticks go in, effects come out. No clock, no network, no randomness of its
//! own: the time and every seed are handed in.
//!
//! A [`Room`] is the replay of its [`Line`]s. [`Room::handle`] decides what a [`Command`] adds, applies it and says in
//! its [`Effects`] what has to be stored and then told; [`Room::restore`] applies stored lines again and gives an equal
//! room. Both go through the same function, so they cannot disagree. Lines of the game are those of its record, chance
//! included: a restored room asks no dice for what has already happened.
//!
//! What the server has to keep: append the lines in one transaction, and only when they are durable send what the effects
//! tell (I11). A room whose lines could not be stored is thrown away and restored.
//!
//! Lines hold everything hidden: hands, and the seed of the deal. They are for the store, never for a client or a log.

mod advance;
mod clock;
mod command;
mod known;
mod line;
mod request;
mod restore;
mod room;
mod running;
mod tell;

pub use advance::STAND_IN;
pub use clock::Time;
pub use command::{BadPerson, BotAsk, Command, Effects, Person, PersonId, Tell, To};
pub use known::Known;
pub use line::{Fact, Line, Motion};
pub use protocol::Refused;
pub use request::is_message_id;
pub use restore::{BadLog, NotFinished};
pub use room::Room;
