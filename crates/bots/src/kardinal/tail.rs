//! The last cards, exactly: when few Land cards are left, the rest of the game is looked at to its end.
//!
//! Everyone takes what is best for themselves (max^n). The Law cards of the others are the only secret, so this is done in
//! each world they make possible, and an action is worth its mean over them. Which Law card lies on a Land card is
//! chance.

use super::search::values;
use crate::search::{Analysis, Mixer, Searched as _, Values, Weighed};
use kardinal::{Action, Kardinal, State, View};
use kernel::{Choices as _, Enumerate, Game as _, Observer, Seat, Status};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// More Land cards on the display than this are left to search.
const MOST_CARDS: u32 = 6;

/// Maximum number of positions, about ten milliseconds; beyond it, search decides.
const MOST_POSITIONS: u32 = 30_000;

/// The exact answer for a view; `None` where there is too much to look at.
pub(super) fn solve(view: &View) -> Option<Analysis<Action>> {
    let Observer::Seat(me) = view.observer() else { return None };
    let choices = view.choices();
    if choices.is_empty() || u32::from(view.table().display().len()) > MOST_CARDS {
        return None;
    }
    let mut tail = Tail { known: HashMap::default(), positions: 0 };
    let worlds = view.worlds();
    let all: f32 = worlds.iter().map(|&(_, ways)| ways as f32).sum();
    let mut sums = vec![[0.0; Seat::MAX]; choices.len()];
    for (world, ways) in &worlds {
        for (sum, action) in sums.iter_mut().zip(choices.iter()) {
            add(sum, &tail.after(world, me, action)?, *ways as f32 / all);
        }
    }
    let mine = |values: &Values| values[me.index()];
    let mut best = 0;
    for n in 1..sums.len() {
        if mine(&sums[n]) > mine(&sums[best]) {
            best = n;
        }
    }
    let weighed = choices.iter().enumerate().map(|(n, action)| Weighed {
        action,
        weight: if n == best { 1.0 } else { 0.0 },
        value: mine(&sums[n]),
        visits: 1,
    });
    let players = Kardinal::players(view);
    let scores = view.scores();
    Some(Analysis {
        mix: weighed.collect(),
        values: sums[best][..players].to_vec(),
        points: view.seats().iter().map(|seat| f32::from(scores.sheet(seat).total())).collect(),
        iterations: 0,
        nodes: tail.positions,
        error: 0.0,
    })
}

struct Tail {
    known: HashMap<State, Values, BuildHasherDefault<Mixer>>,
    positions: u32,
}

impl Tail {
    /// What a position is worth to each.
    fn value(&mut self, state: &State) -> Option<Values> {
        let seat = match Kardinal::status(state) {
            Status::Over(outcome) => return Some(values(&state.scores(), outcome.winners)),
            Status::Owed(owed) => owed.iter().next()?,
        };
        if let Some(known) = self.known.get(state) {
            return Some(*known);
        }
        let mut best: Option<Values> = None;
        for action in Kardinal::legal(state, seat).iter() {
            let after = self.after(state, seat, action)?;
            if best.is_none_or(|best| after[seat.index()] > best[seat.index()]) {
                best = Some(after);
            }
        }
        self.known.insert(*state, best?);
        best
    }

    /// What comes of an action, over all that chance can bring.
    fn after(&mut self, state: &State, seat: Seat, action: Action) -> Option<Values> {
        let (mut sum, mut chance) = ([0.0; Seat::MAX], Enumerate::new());
        loop {
            self.positions += 1;
            if self.positions > MOST_POSITIONS {
                return None;
            }
            let mut next = *state;
            Kardinal::submit(&mut next, seat, action, &mut chance, &mut ()).ok()?;
            let share = 1.0 / chance.ways() as f32;
            add(&mut sum, &self.value(&next)?, share);
            if !chance.advance() {
                return Some(sum);
            }
        }
    }
}

fn add(sum: &mut Values, values: &Values, share: f32) {
    sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += share * value);
}
