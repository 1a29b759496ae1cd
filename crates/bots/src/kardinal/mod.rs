//! Tries every legal action in imagined worlds and takes the one that scores best.
//!
//! As for Cardia all actions are tried in the same worlds, with random play to the end of the game. What counts is by
//! how many points the seat is ahead of its best opponent then, and a win more than the points: land, symbols,
//! chains, laws and what stones are good for all show in it.

mod search;
mod tail;

pub use search::Taken;

use crate::search::{self as searching, Analysis, Budget, Explained};
use crate::{Level, Power, Report, ReportWhy, Seen, first_best};
use kardinal::{Action, Choices, Kardinal, State, View};
use kernel::{Choices as _, Dice, Game as _, Observer, SearchDice, Seat};

/// Games played out for one decision, shared by its actions: some milliseconds.
const PLAYOUTS: u32 = 600;

/// The fewest and the most worlds tried.
const WORLDS: std::ops::RangeInclusive<u32> = 20..=100;

/// How many points a win is worth.
const WIN: i32 = 10;

/// Minimum number of iterations for exact endgames; otherwise weak levels would become strong at the end.
const EXACT_FROM: u32 = 300;

/// How an action did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// The action.
    pub action: Action,
    /// Games won.
    pub wins: u32,
    /// Points ahead of the best opponent at the end, summed over the worlds.
    pub lead: i32,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

impl Estimate {
    /// The share of games won in percent.
    pub fn percent(&self) -> u32 {
        (self.wins * 100 + self.worlds / 2) / self.worlds.max(1)
    }

    /// How good the action is; all of a decision are tried in as many worlds.
    pub fn value(&self) -> i32 {
        self.lead + WIN * self.wins as i32
    }
}

impl Seen for View {
    type Choices = Choices;
    type Reply = Taken;

    fn observer(&self) -> Observer {
        View::observer(self)
    }

    fn choices(&self) -> Choices {
        View::choices(self)
    }

    /// The best action, the first of several.
    fn best(&self, dice: &mut impl Dice) -> Option<Action> {
        first_best(estimates(self, dice).into_iter().map(|it| (it.action, it.value())))
    }

    fn analyse(
        &self,
        budget: Budget,
        dice: SearchDice,
        report: Report<'_, Action>,
    ) -> Option<Analysis<Action>> {
        if let Some(exact) = solved(self, budget) {
            // There is nothing to stop any more.
            let _ = report(&exact);
            return Some(exact);
        }
        searching::analyse::<Kardinal>(self, budget, dice, report)
    }

    fn explain(
        &self,
        budget: Budget,
        dice: SearchDice,
        report: ReportWhy<'_, Action, Taken>,
    ) -> Option<Explained<Action, Taken>> {
        if let Some(analysis) = solved(self, budget) {
            let exact = Explained { analysis, replies: Vec::new() };
            let _ = report(&exact);
            return Some(exact);
        }
        searching::explain::<Kardinal>(self, budget, dice, report)
    }

    fn chance(value: f32) -> f32 {
        search::chance(value)
    }

    fn power(level: Level) -> Power {
        search::power(level)
    }
}

fn solved(view: &View, budget: Budget) -> Option<Analysis<Action>> {
    if budget.iterations < EXACT_FROM {
        return None;
    }
    tail::solve(view)
}

/// How every legal action of the view's seat does, in the order of the actions.
pub fn estimates(view: &View, dice: &mut impl Dice) -> Vec<Estimate> {
    let Observer::Seat(seat) = view.observer() else { return Vec::new() };
    let choices = view.choices();
    let mut all: Vec<_> =
        choices.iter().map(|action| Estimate { action, wins: 0, lead: 0, worlds: 0 }).collect();
    let share = PLAYOUTS / (all.len() as u32).max(1);
    for _ in 0..share.clamp(*WORLDS.start(), *WORLDS.end()) {
        let world = Kardinal::imagine(view, dice);
        for estimate in &mut all {
            play_out(world, seat, estimate, dice);
        }
    }
    all
}

fn play_out(mut state: State, seat: Seat, estimate: &mut Estimate, dice: &mut impl Dice) {
    let accepted = Kardinal::submit(&mut state, seat, estimate.action, dice, &mut ());
    debug_assert_eq!(accepted, Ok(()), "only legal actions are tried");
    let outcome = Kardinal::playout(&mut state, dice);
    let scores = state.scores();
    let total = |seat| i32::from(scores.sheet(seat).total());
    let others = scores.seats().without(seat);
    let best = others.iter().map(total).max().unwrap_or(0);
    estimate.worlds += 1;
    estimate.lead += total(seat) - best;
    estimate.wins += u32::from(outcome.winners.contains(seat));
}
