//! Who plays in a tournament: a bot, or something to measure bots by.

use super::Arena;
use super::program::Program;
use crate::interrupt;
use crate::stop::Stop;
use arena::{Contestant, HighestCard, Plain, Wanted};
use bots::{Bot, NoSuchBot};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Who plays in a tournament.
#[derive(Clone)]
pub enum Player {
    /// A bot.
    Bot(Bot),
    /// The highest card of the hand, always.
    HighestCard,
    /// Plain search with so many iterations.
    Search(u32),
    /// A program of the user.
    Program(Program),
}

impl Player {
    /// At the table of a game, until the program is asked to stop. A program of the user has so much time for an answer.
    pub fn sit<G: Arena>(&self, limit: Duration) -> Result<Box<dyn Contestant<G>>, Stop> {
        match *self {
            Player::Program(ref program) => Ok(Box::new(program.sit(limit))),
            Player::Bot(player) => Ok(Box::new(Wanted { player, wanted: interrupt::goes_on })),
            Player::Search(iterations) => {
                let player = Plain(iterations);
                Ok(Box::new(Wanted { player, wanted: interrupt::goes_on }))
            }
            Player::HighestCard => G::highest_card().ok_or_else(|| {
                let name = HighestCard::NAME;
                Stop::usage(format_args!("{name} plays Cardia, not {}", G::NAME))
            }),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(bot) => bot.fmt(f),
            Player::HighestCard => f.write_str(HighestCard::NAME),
            Player::Search(iterations) => write!(f, "search:{iterations}"),
            Player::Program(program) => f.write_str(program.name()),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        if text == HighestCard::NAME {
            return Ok(Player::HighestCard);
        }
        if let Some(iterations) = text.strip_prefix("search:") {
            let number = iterations.parse().ok().filter(|n| (1..=10_000_000).contains(n));
            let bad = || "search:N takes a number of iterations from 1 to 10000000".to_owned();
            return number.map(Player::Search).ok_or_else(bad);
        }
        let bad = |why: NoSuchBot| format!("{why}; also {} and search:N", HighestCard::NAME);
        text.parse().map(Player::Bot).map_err(bad)
    }
}
