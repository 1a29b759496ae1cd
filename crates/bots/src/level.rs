//! Eight strengths of play, from a first game to the best we can.
//!
//! A level is weaker because it imagines fewer worlds and sticks less to the best mixture, never because it
//! throws a game away: what is far worse than the best action is not played at any level.

use crate::search::{Analysis, Weighed};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// For a first game.
    Novice,
    /// Knows the rules.
    Apprentice,
    /// Sees what is on the table.
    Squire,
    /// Thinks of the next card.
    Courtier,
    /// Plays a sound game.
    Knight,
    /// Makes few mistakes.
    Steward,
    /// Hard to beat.
    Chancellor,
    /// The best we can do.
    Sovereign,
}

/// What makes a level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Power {
    /// Worlds imagined for a decision.
    pub iterations: u32,
    /// How much of the choice is even among all that is not far worse than the best, from 0 to 1.
    pub looseness: f32,
    /// Actions worth less than the best by more than this, in shares of a game, are never played.
    pub slack: f32,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 8] = [
        Level::Novice,
        Level::Apprentice,
        Level::Squire,
        Level::Courtier,
        Level::Knight,
        Level::Steward,
        Level::Chancellor,
        Level::Sovereign,
    ];

    /// How it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Squire => "squire",
            Level::Courtier => "courtier",
            Level::Knight => "knight",
            Level::Steward => "steward",
            Level::Chancellor => "chancellor",
            Level::Sovereign => "sovereign",
        }
    }

    /// From 1 to 8.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ();

    /// By name or by number.
    fn from_str(text: &str) -> Result<Level, ()> {
        let is = |level: &Level| level.name() == text || level.number().to_string() == text;
        Level::ALL.into_iter().find(is).ok_or(())
    }
}

impl Power {
    /// The mixture as it is played with this power: what is far worse than the best is left out, and the rest
    /// drawn towards an even choice.
    pub fn temper<A: Copy>(self, analysis: &mut Analysis<A>) {
        // The value of what has most weight: others may look better only because they were hardly tried.
        let Some(best) = analysis.heaviest() else { return };
        let least = best.value - self.slack;
        let keeps = |it: &Weighed<A>| it.visits > 0 && it.value >= least;
        let kept = analysis.mix.iter().filter(|it| keeps(it));
        let (count, total) = kept.fold((0.0, 0.0), |(n, sum), it| (n + 1.0, sum + it.weight));
        if total <= 0.0 {
            return;
        }
        for it in &mut analysis.mix {
            let (even, weight) =
                if keeps(it) { (1.0 / count, it.weight / total) } else { (0.0, 0.0) };
            it.weight = (1.0 - self.looseness) * weight + self.looseness * even;
        }
    }
}
