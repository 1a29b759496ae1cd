//! What is true of every game, and how it is checked.

mod chance;
mod choice;
mod driver;
mod knowledge;
mod order;
mod report;
mod worlds;

pub use driver::{check_game, check_many};
pub use report::{Stats, Violation};

use kernel::{Dice, Notation};
use std::fmt;

/// What a game adds so that the laws can be checked on it.
pub trait Lawful: Notation {
    /// Options drawn at random, all that can be played.
    fn random_options(dice: &mut impl Dice) -> Self::Options;

    /// What holds in every state: each card in one place, derived values equal to a slow recomputation.
    fn conserved(state: &Self::State) -> Result<(), String>;

    /// Every action that can be written down, legal or not; a few hundred at most.
    fn actions(state: &Self::State) -> impl Iterator<Item = Self::Action>;

    /// No game with these options has more decisions.
    fn longest(options: &Self::Options) -> usize;

    /// All worlds that the view cannot tell apart, listed in the slowest and plainest way; `None` if they are
    /// more than a few hundred.
    fn worlds(view: &Self::View) -> Option<Vec<Self::State>>;

    /// Does the event tell everyone something that is open by the rules and that views need not keep, such as who
    /// played a card that now lies in a common pile? Of all other events the laws demand that whoever hears of a
    /// hidden thing also finds it in the view.
    fn is_open(_event: Self::Event) -> bool {
        false
    }
}

/// How much is checked. `1` is every position, `n` about one in `n`, `0` none; conservation and everything about
/// legal actions is checked in every position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// [`Law::Legal`]: how many legal actions of a seat are tried; all if there are no more.
    pub accepted: usize,
    /// [`Law::Replay`]: one position in so many, and always the last.
    pub replay: u32,
    /// [`Law::Order`] and [`Law::Sealed`]: one position with several open choices in so many.
    pub order: u32,
    /// [`Law::Told`]: one position in so many, and always the deal.
    pub told: u32,
    /// [`Law::Imagined`] and [`Law::Interference`]: one position in so many, for every observer.
    pub imagine: u32,
    /// [`Law::Interference`]: how many steps two worlds are played side by side.
    pub lockstep: usize,
    /// [`Law::Worlds`]: one position in so many, for one observer.
    pub worlds: u32,
    /// [`Law::Uniform`]: in how many positions of a game.
    pub uniform: usize,
    /// [`Law::Uniform`]: only where there are at most so many worlds.
    pub uniform_worlds: usize,
    /// [`Law::Uniform`]: how many samples for each world.
    pub uniform_samples: usize,
}

impl Config {
    /// Everything in every position: for a few thousand games.
    pub const THOROUGH: Config = Config {
        accepted: usize::MAX,
        replay: 1,
        order: 1,
        told: 1,
        imagine: 1,
        lockstep: 6,
        worlds: 1,
        uniform: 4,
        uniform_worlds: 60,
        uniform_samples: 40,
    };

    /// The costly laws in some positions: for a million games.
    pub const QUICK: Config = Config {
        accepted: 4,
        replay: 64,
        order: 4,
        told: 4,
        imagine: 8,
        lockstep: 3,
        worlds: 32,
        uniform: 1,
        uniform_worlds: 30,
        uniform_samples: 40,
    };
}

/// What is true of every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Random options start a game, and are read as they were written.
    Options,
    /// What the game calls conserved is.
    Conservation,
    /// I5: a set of choices is sorted, without duplicates, and one with itself.
    Choices,
    /// I5: who owes a choice has one, who owes none has none.
    Owed,
    /// I5: what is legal is accepted, everything else refused.
    Legal,
    /// I4: a refusal changes nothing, asks nobody, says nothing but its rule.
    Refusal,
    /// I7: actions and outcomes are read as they were written.
    Notation,
    /// I7: playing a record again gives the state, also from its text.
    Replay,
    /// I6: the order in which simultaneous choices arrive does not matter.
    Order,
    /// I6, I8: until all have chosen, nobody learns what another chose.
    Sealed,
    /// I8: events and views tell the same. Whoever hears the same sees the same, and where chance makes a
    /// difference to what an observer hears, it makes one to what the observer knows.
    Told,
    /// I8: an imagined world is a sound one, and the view cannot tell it from the real one.
    Imagined,
    /// I8: two worlds that an observer cannot tell apart give the same status, legal set, refusals, events and views
    /// until the observer learns something.
    Interference,
    /// I8: the real world is among the worlds of its views, and so is every imagined one.
    Worlds,
    /// I8: all worlds are imagined equally often.
    Uniform,
    /// Every game ends in time.
    Ends,
    /// What is over stays over.
    Over,
}

impl Law {
    /// All laws, in the order in which they are checked.
    pub const ALL: [Law; Law::Over as usize + 1] = [
        Law::Options,
        Law::Conservation,
        Law::Choices,
        Law::Owed,
        Law::Legal,
        Law::Refusal,
        Law::Notation,
        Law::Replay,
        Law::Order,
        Law::Sealed,
        Law::Told,
        Law::Imagined,
        Law::Interference,
        Law::Worlds,
        Law::Uniform,
        Law::Ends,
        Law::Over,
    ];

    /// What it says.
    pub fn description(self) -> &'static str {
        match self {
            Law::Options => "random options start a game and are read as they were written",
            Law::Conservation => "what the game calls conserved is conserved",
            Law::Choices => {
                "a set of choices is sorted, has no duplicates and agrees with itself (I5)"
            }
            Law::Owed => "a seat has legal actions exactly when it owes a choice (I5)",
            Law::Legal => "what is legal is accepted and everything else is refused (I5)",
            Law::Refusal => {
                "a refusal changes nothing, asks no chance, emits no event, cites a rule (I4)"
            }
            Law::Notation => "actions and outcomes are read as they were written (I7)",
            Law::Replay => "playing a record again gives the state, also from its text (I7)",
            Law::Order => "the order in which simultaneous choices arrive does not matter (I6)",
            Law::Sealed => "until all have chosen, nobody learns what another chose (I6, I8)",
            Law::Told => "an observer is told what its view shows, no less and no more (I8)",
            Law::Imagined => {
                "an imagined world is sound and has the view it was imagined from (I8)"
            }
            Law::Interference => "worlds an observer cannot tell apart behave alike to it (I8)",
            Law::Worlds => "real and imagined worlds are among all worlds of a view (I8)",
            Law::Uniform => "all worlds of a view are imagined equally often (I8)",
            Law::Ends => "every game ends within its longest",
            Law::Over => "when a game is over nothing is legal, and winners sit at the table",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A law that does not hold, before the driver adds where.
pub(crate) struct Broken {
    pub(crate) law: Law,
    pub(crate) what: String,
}

/// The law holds, or does not.
pub(crate) type Checked = Result<(), Broken>;

impl Law {
    /// The law holds if `holds`; else `what` says what happened.
    pub(crate) fn holds(self, holds: bool, what: impl FnOnce() -> String) -> Checked {
        if holds { Ok(()) } else { Err(self.broken(what())) }
    }

    /// The law does not hold.
    pub(crate) fn broken(self, what: String) -> Broken {
        Broken { law: self, what }
    }
}
