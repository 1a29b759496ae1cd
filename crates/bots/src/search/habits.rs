//! What playouts have learnt: how well each action did on average, in any position of the game.
//!
//! Random play raises an opponent's card as often as its own. Playouts that prefer actions with a good average are still fast
//! and varied, and much closer to how people play (known as move-average sampling technique).

use super::Values;
use super::hear::Mixer;
use kernel::{Choices, Dice, Seat};
use std::hash::Hash;

/// Places that belong to one action each.
const OWN: usize = 16 * Seat::MAX;

/// The other places of the table; two actions that share one do little harm.
const HASHED: usize = 4096;

/// How many actions are looked at.
const LOOKS: u32 = 4;

/// Choices of a playout that are learnt from; longer ones are cut off.
const MOST: usize = 512;

/// How an action did.
#[derive(Clone, Copy)]
struct Habit {
    mean: f32,
    tried: f32,
}

/// What has been learnt in one search.
pub struct Habits {
    table: Vec<Habit>,
    path: Vec<(u16, Seat)>,
}

impl Habits {
    pub(super) fn new() -> Self {
        // What was never tried looks best.
        let untried = Habit { mean: 1.0, tried: 0.0 };
        Habits { table: vec![untried; OWN + HASHED], path: Vec::with_capacity(MOST) }
    }

    /// A playout begins.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.path.clear();
    }

    /// A playout has ended, and this is what it was worth to each.
    #[inline]
    pub(super) fn learn(&mut self, values: &Values) {
        for &(place, seat) in &self.path {
            let habit = &mut self.table[usize::from(place)];
            habit.tried += 1.0;
            habit.mean += (values[seat.index()] - habit.mean) / habit.tried;
        }
    }

    /// The number of an action among the choices of a seat: some are looked at, drawn at random, and the one that did best so
    /// far is taken.
    #[inline]
    pub fn choose<C: Choices<Action: Hash>>(
        &mut self,
        seat: Seat,
        choices: &C,
        dice: &mut impl Dice,
    ) -> usize {
        let len = choices.len() as u32;
        if len < 2 {
            return 0;
        }
        let mut highest = 0;
        for look in 0..LOOKS {
            let n = dice.below(len);
            let Some(action) = choices.nth(n as usize) else { continue };
            let place = hashed(seat, &action);
            // The first of equals.
            let rest = u64::from(LOOKS - look) << 28 | u64::from(n) << 16 | place as u64;
            highest = u64::max(highest, self.rank(place) | rest);
        }
        self.note(highest as u16, seat);
        (highest >> 16) as usize & 0xfff
    }

    /// How an action did so far, as a number whose lower half is free to tell which it was. Numbers that are not negative
    /// are ordered as their bits are, and a maximum of integers needs no unpredictable branch.
    #[inline]
    fn rank(&self, place: usize) -> u64 {
        u64::from(self.table[place].mean.to_bits()) << 32
    }

    /// One of the set bits, which stand for actions with places of their own: each is looked at with a chance of a half,
    /// and the one that did best so far is taken. Several times as fast.
    #[inline]
    pub fn choose_bit(&mut self, seat: Seat, bits: u16, dice: &mut impl Dice) -> u32 {
        let seen = bits & dice.bits() as u16;
        let mut left = if seen == 0 { bits } else { seen };
        let first = seat.index() * u16::BITS as usize;
        let mut highest = 0;
        while left != 0 {
            let bit = left.trailing_zeros();
            // The lowest of equals.
            let rest = u64::from(u16::BITS - bit);
            highest = u64::max(highest, self.rank(first + bit as usize) | rest);
            left &= left - 1;
        }
        let best = u16::BITS - highest as u32;
        self.note((first + best as usize) as u16, seat);
        best
    }

    #[inline]
    fn note(&mut self, place: u16, seat: Seat) {
        if self.path.len() < MOST {
            self.path.push((place, seat));
        }
    }
}

/// The place of an action that has none of its own.
#[inline]
fn hashed(seat: Seat, action: &impl Hash) -> usize {
    let mut mixer = Mixer(seat.index() as u64);
    action.hash(&mut mixer);
    OWN + (mixer.0 >> 20) as usize % HASHED
}
