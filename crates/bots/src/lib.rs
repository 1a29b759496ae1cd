//! Players for every game. A bot gets a [`Seen`], the view of a seat, and its own dice, never a state: what its
//! seat may not know cannot reach it, and the same view with the same dice gives the same move.

mod cardia;
pub mod kardinal;

pub use crate::cardia::{Estimate, estimates};

use kernel::{Choices, Dice};
use std::fmt;
use std::str::FromStr;

/// What a seat sees of a game, and enough to decide on it.
pub trait Seen {
    /// The answers to the open question.
    type Choices: Choices;

    /// The legal actions of the seat that sees this.
    fn choices(&self) -> Self::Choices;

    /// The one that does best when the rest of the game is tried out; `None` if there is none.
    fn best(&self, dice: &mut impl Dice) -> Option<<Self::Choices as Choices>::Action>;
}

/// Who plays when no person does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
    /// The action that does best when the rest of the game is tried out in imagined worlds.
    Heuristic,
}

impl Bot {
    /// All of them.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Heuristic];

    /// How it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Heuristic => "heuristic",
        }
    }

    /// Its answer to the open question; `None` if the seat of this view owes none.
    pub fn choose<V: Seen>(
        self,
        view: &V,
        dice: &mut impl Dice,
    ) -> Option<<V::Choices as Choices>::Action> {
        let choices = view.choices();
        match self {
            _ if choices.len() < 2 => choices.nth(0),
            Bot::Random => choices.nth(dice.below(choices.len() as u32) as usize),
            Bot::Heuristic => view.best(dice),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no bot of that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchBot(pub String);

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot `{}`; there are random and heuristic", self.0)
    }
}

impl std::error::Error for NoSuchBot {}

impl FromStr for Bot {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Bot, NoSuchBot> {
        Bot::ALL
            .into_iter()
            .find(|bot| bot.name() == text)
            .ok_or_else(|| NoSuchBot(text.to_owned()))
    }
}
