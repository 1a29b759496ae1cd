//! What playouts have learnt: which actions usually went well, wherever in the game they were played.
//!
//! Random play raises an opponent's card as gladly as an own one. A playout that prefers what went well before, without
//! asking where, is still fast and varied, and much nearer to how people play (known as move-average sampling).

use super::hear::Mixer;
use super::{Searched, Values};
use kernel::{Choices as _, Dice as _, SearchDice, Seat, Status};
use std::hash::Hash;

/// Places of the table; two actions that share one do little harm.
const PLACES: usize = 4096;

/// Choices of a playout that are learnt from; longer ones are cut off.
const MOST: usize = 512;

/// How an action did.
#[derive(Clone, Copy)]
struct Habit {
    mean: f32,
    tried: f32,
}

pub(crate) struct Habits {
    table: Vec<Habit>,
    path: Vec<(u16, Seat)>,
}

impl Habits {
    pub fn new() -> Self {
        // What was never tried looks best.
        let untried = Habit { mean: 1.0, tried: 0.0 };
        Habits { table: vec![untried; PLACES], path: Vec::with_capacity(MOST) }
    }

    /// Plays on to the end; what it is worth to each. Of every choice some are looked at, drawn at random, and the one
    /// that did best so far is played.
    pub fn play<G: Searched>(
        &mut self,
        state: &mut G::State,
        looks: u32,
        dice: &mut SearchDice,
    ) -> Values {
        self.path.clear();
        let values = loop {
            if let Some(values) = G::worth(state) {
                break values;
            }
            let Status::Owed(owed) = G::status(state) else { break [0.0; Seat::MAX] };
            for seat in owed.iter() {
                let Some(action) = self.choose::<G>(state, seat, looks, dice) else { continue };
                let accepted = G::submit(state, seat, action, dice, &mut ());
                debug_assert_eq!(accepted, Ok(()), "legal is what submit accepts");
            }
        };
        for &(place, seat) in &self.path {
            let habit = &mut self.table[usize::from(place)];
            habit.tried += 1.0;
            habit.mean += (values[seat.index()] - habit.mean) / habit.tried;
        }
        values
    }

    #[inline]
    fn choose<G: Searched>(
        &mut self,
        state: &G::State,
        seat: Seat,
        looks: u32,
        dice: &mut SearchDice,
    ) -> Option<G::Action> {
        let legal = G::legal(state, seat);
        let len = legal.len() as u32;
        if len < 2 {
            return legal.nth(0);
        }
        let mut best: Option<(G::Action, usize)> = None;
        for _ in 0..looks {
            let action = legal.nth(dice.below(len) as usize)?;
            let place = place(seat, &action);
            if best.is_none_or(|(_, best)| self.table[place].mean > self.table[best].mean) {
                best = Some((action, place));
            }
        }
        let (action, place) = best?;
        if self.path.len() < MOST {
            self.path.push((place as u16, seat));
        }
        Some(action)
    }
}

#[inline]
fn place(seat: Seat, action: &impl Hash) -> usize {
    let mut mixer = Mixer(seat.index() as u64);
    action.hash(&mut mixer);
    (mixer.0 >> 20) as usize % PLACES
}
