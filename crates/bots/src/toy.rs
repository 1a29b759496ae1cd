//! The toy game, for tests: every bot plays any legal action.

use crate::Seen;
use kernel::{Choices as _, Dice, Observer};
use toy::{Move, Moves, View};

impl Seen for View {
    type Choices = Moves;
    type Reply = ();

    fn observer(&self) -> Observer {
        View::observer(self)
    }

    fn choices(&self) -> Moves {
        View::choices(self)
    }

    fn best(&self, dice: &mut impl Dice) -> Option<Move> {
        let choices = View::choices(self);
        choices.nth(dice.below(choices.len().max(1) as u32) as usize)
    }
}
