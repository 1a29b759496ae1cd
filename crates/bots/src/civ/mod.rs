//! Tries every legal action in imagined worlds and takes the one that does best.
//!
//! As for the other games all actions are tried in the same worlds, with random play to the end of the game. Random play
//! seldom builds a hegemony, so who is nearer to one, and to the majorities, when the turn is over counts beside the
//! win: that is the sense for Domains it has.

mod search;

pub use search::Played;

use crate::search::{Analysis, Budget, Explained, analyse, explain};
use crate::{Level, Power, Report, ReportWhy, Seen, first_best};
use civ::{Action, Choices, Civ, Domain, State, Target, View};
use kernel::{Choices as _, Dice, Game as _, Observer, SearchDice, Seat, SeatSet, Status};

/// Games played out for one decision, shared by its actions: some milliseconds.
const PLAYOUTS: u32 = 600;

/// The fewest and the most worlds tried.
const WORLDS: std::ops::RangeInclusive<u32> = 20..=100;

/// How much a win is worth, in units of [`standing`].
const WIN: i32 = 400;

/// How an action did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// The action.
    pub action: Action,
    /// Games won, shared ones too.
    pub wins: u32,
    /// How the areas stood when the turn was over, summed over the worlds.
    pub standing: i32,
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
        self.standing + WIN * self.wins as i32
    }
}

impl Seen for View {
    type Choices = Choices;
    type Reply = Played;

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
        analyse::<Civ>(self, budget, dice, report)
    }

    fn explain(
        &self,
        budget: Budget,
        dice: SearchDice,
        report: ReportWhy<'_, Action, Played>,
    ) -> Option<Explained<Action, Played>> {
        explain::<Civ>(self, budget, dice, report)
    }

    fn chance(value: f32) -> f32 {
        search::chance(value)
    }

    fn power(level: Level) -> Power {
        search::power(level)
    }
}

/// How the legal actions of the view's seat do, in their order. Cards laid on the own side help
/// no player and are tried only if there is nothing else.
pub fn estimates(view: &View, dice: &mut impl Dice) -> Vec<Estimate> {
    let Observer::Seat(seat) = view.observer() else { return Vec::new() };
    let blank = |action| Estimate { action, wins: 0, standing: 0, worlds: 0 };
    let sensible = |action: &Action| !hurts_own_side(*action, view.side(seat));
    let mut all: Vec<_> = view.choices().iter().filter(sensible).map(blank).collect();
    if all.is_empty() {
        all = view.choices().iter().map(blank).collect();
    }
    let share = PLAYOUTS / (all.len() as u32).max(1);
    for _ in 0..share.clamp(*WORLDS.start(), *WORLDS.end()) {
        let world = Civ::imagine(view, dice);
        for estimate in &mut all {
            play_out(world, seat, estimate, dice);
        }
    }
    all
}

fn hurts_own_side(action: Action, side: SeatSet) -> bool {
    let on_side = |target: Target| side.contains(target.seat());
    match action {
        Action::Embargo(target) | Action::Democracy(target) => on_side(target),
        Action::Keep(_)
        | Action::Take(_)
        | Action::Play(_)
        | Action::Use(_)
        | Action::Copy(_)
        | Action::Done
        | Action::Attack(_)
        | Action::Discard(_)
        | Action::Question(_)
        | Action::Give(_)
        | Action::DrawTo(_) => false,
    }
}

fn play_out(mut state: State, seat: Seat, estimate: &mut Estimate, dice: &mut impl Dice) {
    let accepted = Civ::submit(&mut state, seat, estimate.action, dice, &mut ());
    debug_assert_eq!(accepted, Ok(()), "only legal actions are tried");
    finish_turn(&mut state, seat, dice);
    estimate.standing += standing(&state, seat);
    let outcome = Civ::playout(&mut state, dice);
    estimate.worlds += 1;
    estimate.wins += u32::from(outcome.winners.contains(seat));
}

/// Plays at random until another player has the turn.
fn finish_turn(state: &mut State, seat: Seat, dice: &mut impl Dice) {
    while let Status::Owed(owed) = Civ::status(state) {
        if !owed.contains(seat) {
            return;
        }
        let choices = state.choices(seat);
        let Some(action) = choices.nth(dice.below(choices.len() as u32) as usize) else { return };
        let accepted = Civ::submit(state, seat, action, dice, &mut ());
        debug_assert_eq!(accepted, Ok(()), "legal actions are accepted");
    }
}

/// How far ahead the side of a seat is: cards in a Domain count by their square, so that one long column is worth more
/// than two short ones, and every majority counts too.
fn standing(state: &State, seat: Seat) -> i32 {
    let side = state.side(seat);
    let columns = |seat: Seat| -> i32 {
        let column = |domain| i32::from(state.count(seat, domain)).pow(2);
        Domain::ALL.into_iter().map(column).sum()
    };
    let score = state.score();
    let mut own = 0;
    let mut best_other = 0;
    for player in state.seats().iter() {
        let worth = columns(player) + 4 * i32::from(score.points(state.side(player)));
        if side.contains(player) {
            own = own.max(worth);
        } else {
            best_other = best_other.max(worth);
        }
    }
    own - best_other
}
