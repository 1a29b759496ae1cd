//! Eight strengths of play, from a first game to the best we can.
//!
//! A level is weaker because it imagines fewer worlds and sticks less to the best mixture, never because it
//! throws a game away: what is far worse than the best action is not played at any level.

use crate::search::{Analysis, Weighed};
use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// How well a bot plays, from the weakest to the strongest.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Level, name {
        /// For a first game.
        Novice "novice",
        /// Knows the rules.
        Apprentice "apprentice",
        /// Sees what is on the table.
        Squire "squire",
        /// Thinks of the next card.
        Courtier "courtier",
        /// Plays a sound game.
        Knight "knight",
        /// Makes few mistakes.
        Steward "steward",
        /// Hard to beat.
        Chancellor "chancellor",
        /// The best we can do.
        Sovereign "sovereign",
    }
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
