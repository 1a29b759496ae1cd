//! Tries every legal action in imagined worlds and takes the one that does best.
//!
//! The hidden cards are dealt anew for every world, each deal that fits the view equally likely. All actions are
//! tried in the same worlds, so that luck touches them alike; from there both sides play on at random to the
//! end of the game. Losing on purpose, saving a card, giving the opponent no ability: it all shows in
//! who wins.

mod matrix;
mod search;
pub mod tail;

pub use search::Met;

use crate::search::{Analysis, Budget, Explained};
use crate::{Level, Power, Report, ReportWhy, Seen, first_best};
use cardia::{Action, Base, CardiaWith, Extras, State, View, Wilds};
use kernel::{Choices, Dice, Game, Observer, SearchDice, Seat, Status};

/// Games played out for one decision, shared by its actions: about a millisecond.
const PLAYOUTS: u32 = 1200;

/// The fewest and the most worlds tried.
const WORLDS: std::ops::RangeInclusive<u32> = 60..=300;

/// How an action did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// The action.
    pub action: Action,
    /// Two points for each game won, one for each drawn.
    pub points: u32,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

impl Estimate {
    /// The share of games won in percent, a drawn game being half a win.
    pub fn percent(&self) -> u32 {
        (self.points * 100 + self.worlds) / (2 * self.worlds).max(1)
    }
}

impl Seen for View {
    type Choices = cardia::Choices;
    type Reply = Met;

    fn observer(&self) -> Observer {
        View::observer(self)
    }

    fn choices(&self) -> cardia::Choices {
        View::choices(self)
    }

    /// The best action, the first of several.
    fn best(&self, dice: &mut impl Dice) -> Option<Action> {
        first_best(estimates(self, dice).into_iter().map(|it| (it.action, it.points)))
    }

    /// Exactly where the hands are known and few cards are left, by search otherwise.
    fn analyse(
        &self,
        budget: Budget,
        dice: SearchDice,
        report: Report<'_, Action>,
    ) -> Option<Analysis<Action>> {
        if self.options().is_wild() {
            analyse::<Wilds>(self, budget, dice, report)
        } else {
            analyse::<Base>(self, budget, dice, report)
        }
    }

    fn explain(
        &self,
        budget: Budget,
        dice: SearchDice,
        report: ReportWhy<'_, Action, Met>,
    ) -> Option<Explained<Action, Met>> {
        if self.options().is_wild() {
            explain::<Wilds>(self, budget, dice, report)
        } else {
            explain::<Base>(self, budget, dice, report)
        }
    }

    fn power(level: Level) -> Power {
        search::power(level)
    }
}

/// Minimum number of iterations for exact endgames; otherwise weak levels would become strong at the end.
const EXACT_FROM: u32 = 1000;

fn analyse<X: Extras>(
    view: &View,
    budget: Budget,
    dice: SearchDice,
    report: Report<'_, Action>,
) -> Option<Analysis<Action>> {
    if let Some(exact) = solved::<X>(view, budget) {
        // There is nothing to stop any more.
        let _ = report(&exact);
        return Some(exact);
    }
    crate::search::analyse::<CardiaWith<X>>(view, budget, dice, report)
}

fn explain<X: Extras>(
    view: &View,
    budget: Budget,
    dice: SearchDice,
    report: ReportWhy<'_, Action, Met>,
) -> Option<Explained<Action, Met>> {
    if let Some(analysis) = solved::<X>(view, budget) {
        let exact = Explained { analysis, replies: Vec::new() };
        let _ = report(&exact);
        return Some(exact);
    }
    crate::search::explain::<CardiaWith<X>>(view, budget, dice, report)
}

fn solved<X: Extras>(view: &View, budget: Budget) -> Option<Analysis<Action>> {
    if budget.iterations < EXACT_FROM {
        return None;
    }
    tail::solve::<X>(view)
}

/// How every legal action of the view's seat does, in the order of the actions.
pub fn estimates(view: &View, dice: &mut impl Dice) -> Vec<Estimate> {
    if view.options().is_wild() {
        try_all::<Wilds>(view, dice)
    } else {
        try_all::<Base>(view, dice)
    }
}

fn try_all<X: Extras>(view: &View, dice: &mut impl Dice) -> Vec<Estimate> {
    let Observer::Seat(seat) = view.observer() else { return Vec::new() };
    let choices = view.choices();
    let mut all: Vec<_> =
        choices.iter().map(|action| Estimate { action, points: 0, worlds: 0 }).collect();
    let share = PLAYOUTS / (all.len() as u32).max(1);
    for _ in 0..share.clamp(*WORLDS.start(), *WORLDS.end()) {
        let world = CardiaWith::<X>::imagine(view, dice);
        for estimate in &mut all {
            let mut state = world;
            play::<X>(&mut state, seat, estimate.action, dice);
            estimate.points += points(&mut state, seat, dice);
            estimate.worlds += 1;
        }
    }
    all
}

/// Plays one choice, or nothing if it is refused.
fn play<X: Extras>(state: &mut State<X>, seat: Seat, action: Action, dice: &mut impl Dice) {
    let accepted = CardiaWith::<X>::submit(state, seat, action, dice, &mut ());
    debug_assert_eq!(accepted, Ok(()), "only legal actions are tried");
}

/// Plays this game, not the whole match, to its end: 2 for a win, 1 for a drawn game.
fn points<X: Extras>(state: &mut State<X>, seat: Seat, dice: &mut impl Dice) -> u32 {
    loop {
        if let Some(end) = state.end() {
            return match (end.winners.contains(seat), end.winners.is_empty()) {
                (true, _) => 2,
                (false, true) => 1,
                (false, false) => 0,
            };
        }
        let Status::Owed(owed) = CardiaWith::<X>::status(state) else { return 0 };
        for player in owed.iter() {
            let choices = CardiaWith::<X>::legal(state, player);
            let n = dice.below(choices.len() as u32) as usize;
            if let Some(action) = choices.nth(n) {
                play::<X>(state, player, action, dice);
            }
        }
    }
}
