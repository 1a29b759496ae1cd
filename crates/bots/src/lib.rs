//! Players for every game. A bot gets a [`Seen`], the view of a seat, and its own dice, never a state: what its
//! seat may not know cannot reach it, and the same view with the same dice gives the same move.

pub mod cardia;
pub mod civ;
pub mod kardinal;
mod level;
pub mod search;
mod signature;
#[cfg(feature = "toy")]
mod toy;

pub use crate::cardia::{Estimate, estimates};
pub use level::{Level, Power};
pub use signature::signature;

use kernel::{Choices, Dice, Observer, SearchDice};
use search::{Analysis, Budget, Explained};
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

/// One atomic choice of the seat that has this view.
pub type ActionOf<V> = <<V as Seen>::Choices as Choices>::Action;

/// A callback that gets the result of a search so far and may stop it.
pub type Report<'a, A> = &'a mut dyn FnMut(&Analysis<A>) -> ControlFlow<()>;

/// The same with the reasons.
pub type ReportWhy<'a, A, R> = &'a mut dyn FnMut(&Explained<A, R>) -> ControlFlow<()>;

/// What a seat sees of a game, and enough to decide on it.
pub trait Seen {
    /// The answers to the open question.
    type Choices: Choices<Action: Copy>;

    /// What another player does, as far as answers are good or bad because of it.
    type Reply: Copy;

    /// Who sees this.
    fn observer(&self) -> Observer;

    /// The legal actions of the seat that sees this.
    fn choices(&self) -> Self::Choices;

    /// The one that does best when the rest of the game is tried out; `None` if there is none.
    fn best(&self, dice: &mut impl Dice) -> Option<ActionOf<Self>>;

    /// What search finds; `None` if there is nothing to choose, or no search for this game.
    fn analyse(
        &self,
        _: Budget,
        _: SearchDice,
        _: Report<'_, ActionOf<Self>>,
    ) -> Option<Analysis<ActionOf<Self>>> {
        None
    }

    /// The same, and what the other players did after each answer.
    fn explain(
        &self,
        budget: Budget,
        dice: SearchDice,
        report: ReportWhy<'_, ActionOf<Self>, Self::Reply>,
    ) -> Option<Explained<ActionOf<Self>, Self::Reply>> {
        let explained =
            |analysis: &Analysis<_>| Explained { analysis: analysis.clone(), replies: Vec::new() };
        let found = self.analyse(budget, dice, &mut |known| report(&explained(known)))?;
        Some(explained(&found))
    }

    /// The chance to win that a value of the search stands for. They differ where a value also counts points.
    fn chance(value: f32) -> f32 {
        value
    }

    /// How a level plays this game.
    fn power(level: Level) -> Power {
        let iterations = [100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800];
        Power { iterations: iterations[level as usize], looseness: 0.0, slack: 0.2 }
    }
}

/// A computer player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
    /// The action that does best when the rest of the game is tried out in imagined worlds.
    Heuristic,
    /// Searches, as well as its level does.
    Level(Level),
}

impl Bot {
    /// All of them: two without a level, then the levels.
    pub const ALL: [Bot; 2 + Level::ALL.len()] = {
        let mut all = [Bot::Random; 2 + Level::ALL.len()];
        all[1] = Bot::Heuristic;
        let mut n = 0;
        while n < Level::ALL.len() {
            all[2 + n] = Bot::Level(Level::ALL[n]);
            n += 1;
        }
        all
    };

    /// How it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Heuristic => "heuristic",
            Bot::Level(level) => level.name(),
        }
    }

    /// Its answer to the open question; `None` if the seat of this view owes none.
    ///
    /// Where several choose at once, ask all of them before any answer is submitted: a view in which the opponent
    /// has answered already lets a bot imagine only that the answer was a random one.
    pub fn choose<V: Seen>(self, view: &V, dice: &mut impl Dice) -> Option<ActionOf<V>> {
        let choices = view.choices();
        match self {
            _ if choices.len() < 2 => choices.nth(0),
            Bot::Random => choices.nth(dice.below(choices.len() as u32) as usize),
            Bot::Heuristic => view.best(dice),
            Bot::Level(level) => match mixture(level, view, dice) {
                Some(mixture) => mixture.draw(dice),
                None => view.best(dice),
            },
        }
    }
}

/// The mixture a level draws its action from; `None` if the seat of this view owes nothing.
pub fn mixture<V: Seen>(
    level: Level,
    view: &V,
    dice: &mut impl Dice,
) -> Option<Analysis<ActionOf<V>>> {
    let power = V::power(level);
    let seed = u64::from(dice.bits()) << 32 | u64::from(dice.bits());
    let budget = Budget::iterations(power.iterations);
    let mut analysis =
        view.analyse(budget, SearchDice::new(seed), &mut |_| ControlFlow::Continue(()))?;
    power.temper(&mut analysis);
    Some(analysis)
}

/// The action of most worth, the first of several.
fn first_best<A, V: PartialOrd>(all: impl IntoIterator<Item = (A, V)>) -> Option<A> {
    let mut best: Option<(A, V)> = None;
    for (action, value) in all {
        if best.as_ref().is_none_or(|(_, most)| value > *most) {
            best = Some((action, value));
        }
    }
    best.map(|(action, _)| action)
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
        write!(f, "there is no bot `{}`; there are", self.0)?;
        for (n, bot) in Bot::ALL.iter().enumerate() {
            let before = if n == 0 {
                " "
            } else if n + 1 < Bot::ALL.len() {
                ", "
            } else {
                " and "
            };
            write!(f, "{before}{bot}")?;
        }
        Ok(())
    }
}

impl std::error::Error for NoSuchBot {}

impl FromStr for Bot {
    type Err = NoSuchBot;

    /// By name; a level also by its number.
    fn from_str(text: &str) -> Result<Bot, NoSuchBot> {
        match text {
            "random" => Ok(Bot::Random),
            "heuristic" => Ok(Bot::Heuristic),
            level => level.parse().map(Bot::Level).map_err(|()| NoSuchBot(level.to_owned())),
        }
    }
}
