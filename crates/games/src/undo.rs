//! What can be taken back. A choice may be undone as long as it told nobody anything hidden, and that is found out by
//! comparing views, for any game alike.
//!
//! An observer knows the worlds that fit its view. A choice tells it nothing hidden exactly if in each of these worlds
//! the same could have happened: the seat had a choice after which the observer would see just what it sees now. (For
//! whoever chose, that is the very choice that was made.) Then every world that was possible before still is, and taking
//! the choice back takes no knowledge away from anybody that they could not help having. A sealed card can be taken back
//! until the others have chosen, a claiming stone until somebody acts on it; a card that was drawn or shown cannot.
//!
//! So whether a choice can be taken back depends on what others knew, and the answer says so: that is what the rule is about.
//!
//! Worlds are tried by [`Game::imagine`], [`WORLDS`] of them for each observer: what is ruled out in one world of a
//! hundred is noticed nearly always. Chance is never undone, since its lines tell the cards to come.

use kernel::{Chance, Choices as _, Draw, Game, Observer, SearchDice, Seat};
use std::fmt;

/// How many worlds are tried for each observer.
const WORLDS: usize = 400;

/// A choice that can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Nobody's knowledge changed and nobody has acted on it: the line is taken out of the record, the later ones (sealed
    /// choices of others) stay.
    Lift {
        /// The number of its line.
        line: usize,
    },
    /// Others have acted since, though nothing hidden was told: this line and all after it go, if everyone agrees.
    Rewind {
        /// The number of its line.
        line: usize,
    },
}

impl Undo {
    /// The number of the line of the choice.
    pub const fn line(self) -> usize {
        match self {
            Undo::Lift { line } | Undo::Rewind { line } => line,
        }
    }
}

/// Why a choice cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// This seat has not chosen anything yet.
    NothingDone,
    /// Something hidden was revealed since.
    Reveal,
    /// The game is over.
    Over,
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoUndo::NothingDone => "there is nothing to take back",
            NoUndo::Reveal => "something hidden was revealed since",
            NoUndo::Over => "the game is over",
        })
    }
}

impl std::error::Error for NoUndo {}

/// Did this choice tell anybody something hidden?
pub(crate) fn is_reveal<G: Game>(
    seats: usize,
    before: &G::State,
    (actor, action): (Seat, G::Action),
    after: &G::State,
) -> bool {
    Observer::all(seats).any(|observer| {
        let (knew, sees) = (G::view(before, observer), G::view(after, observer));
        let mut dice = SearchDice::new(0);
        (0..WORLDS).any(|_| {
            let world = G::imagine(&knew, &mut dice);
            let leads_here = |action: G::Action| {
                let (mut state, mut chance) = (world, Nothing { asked: false });
                let done = G::submit(&mut state, actor, action, &mut chance, &mut ());
                done.is_ok() && !chance.asked && G::view(&state, observer) == sees
            };
            let possible = leads_here(action)
                || !observer.is(actor) && G::legal(&world, actor).iter().any(leads_here);
            !possible
        })
    })
}

/// Chance that should not be asked.
struct Nothing {
    asked: bool,
}

impl<D: Draw> Chance<D> for Nothing {
    fn pick(&mut self, _: D) -> u32 {
        self.asked = true;
        0
    }
}
