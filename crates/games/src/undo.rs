//! Undo. A player may undo a choice as long as it revealed nothing hidden. This module finds that out for any game by
//! comparing views.
//!
//! An observer knows the worlds that fit its view. A choice reveals nothing hidden to it exactly if, in each of these
//! worlds, the seat had a choice after which the observer would see what it sees now. (For the seat that chose, this is the
//! choice it made.) Then every world that was possible before is still possible, and after an undo no observer knows more
//! than before the choice. A player can take back a sealed card until the others have chosen, and a claiming stone until
//! another player acts on it, but never a card that was drawn or shown.
//!
//! So the answer depends on what other players knew, and reveals that much. What a player is told beforehand must not, so
//! [`is_known_reveal`] asks the same of what the player knows: of the player's own views, of the public ones, and for the
//! other players of a world that the player can imagine.
//!
//! The check samples [`WORLDS`] worlds with [`Game::imagine`] for each observer, so it nearly always notices a choice that
//! is ruled out in one world of a hundred. Chance is never undone, because its lines show cards to come.

use kernel::{Chance, Choices as _, Draw, Game, Observer, SearchDice, Seat};
use std::fmt;

/// How many worlds are tried for each observer.
const WORLDS: usize = 400;
/// How many for what is told beforehand: that is asked with every change, and an undo is checked again.
const FEW_WORLDS: usize = 4;

/// A choice that can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// No observer learned anything and no player has acted on it: the line is removed from the record, and later lines
    /// (sealed choices of others) stay.
    Lift {
        /// The number of its line.
        line: usize,
    },
    /// Nothing hidden was revealed, but others have acted since: this line and all later lines are removed if everyone
    /// agrees.
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

/// Whether this choice revealed something hidden to an observer.
pub(crate) fn is_reveal<G: Game>(
    seats: usize,
    before: &G::State,
    choice: (Seat, G::Action),
    after: &G::State,
) -> bool {
    Observer::all(seats).any(|it| tells::<G>(it, WORLDS, before, choice, after))
}

/// Whether this choice revealed something hidden, as far as a seat can know that.
pub(crate) fn is_known_reveal<G: Game>(
    seats: usize,
    seat: Seat,
    before: &G::State,
    choice: (Seat, G::Action),
    after: &G::State,
) -> bool {
    let own = Observer::Seat(seat);
    let told = |it, before, after| tells::<G>(it, FEW_WORLDS, before, choice, after);
    if told(own, before, after) || told(Observer::Spectator, before, after) {
        return true;
    }
    let (actor, action) = choice;
    if actor != seat {
        return false;
    }
    let world = G::imagine(&G::view(before, own), &mut SearchDice::new(0));
    let mut then = world;
    let mut chance = Nothing { asked: false };
    let done = G::play(&mut then, actor, action, &mut chance, &mut Vec::new());
    let mut others = Observer::all(seats).filter(|&it| it != own);
    done.is_ok() && others.any(|it| told(it, &world, &then))
}

/// Whether a choice told an observer something hidden.
fn tells<G: Game>(
    observer: Observer,
    worlds: usize,
    before: &G::State,
    (actor, action): (Seat, G::Action),
    after: &G::State,
) -> bool {
    let (knew, sees) = (G::view(before, observer), G::view(after, observer));
    let mut dice = SearchDice::new(0);
    let mut events = Vec::new();
    (0..worlds).any(|_| {
        let world = G::imagine(&knew, &mut dice);
        let mut leads_here = |action: G::Action| {
            let (mut state, mut chance) = (world, Nothing { asked: false });
            events.clear();
            let done = G::play(&mut state, actor, action, &mut chance, &mut events);
            done.is_ok() && !chance.asked && G::view(&state, observer) == sees
        };
        let possible = leads_here(action)
            || !observer.is(actor) && G::legal(&world, actor).iter().any(leads_here);
        !possible
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
