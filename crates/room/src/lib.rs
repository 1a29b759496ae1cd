//! One table as a pure state machine: it takes commands and ticks and returns effects. It has no clock, network or
//! randomness; the caller passes in the time and every seed.
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
mod branch;
mod clock;
mod command;
mod effects;
mod known;
mod line;
mod names;
mod picture;
mod replica;
mod request;
mod restore;
mod room;
mod running;
mod seating;
mod teach;
mod tell;

pub use advance::STAND_IN;
pub use clock::Time;
pub use command::{BadPerson, BotAsk, Command, Effects, Person, PersonId, Tell, To};
pub use known::Known;
pub use line::{BadGameLine, Fact, GameLine, Line, Motion, Parting};
pub use protocol::Refused;
pub use replica::{Gone, Listens, Log, Replica};
pub use request::{Trial, is_message_id};
pub use restore::{BadLog, NotFinished};
pub use room::Room;
