//! One game.

use crate::mirror::{Dealt, Mirror};
use bots::{Bot, Seen};
use kernel::{Choices, Game, Observer, Outcome, SearchDice, Seat, SeatSet, Status};
use serde::{Deserialize, Serialize};

/// Someone who plays: a view in, a legal action out.
pub trait Contestant<G: Game>: Sync {
    /// How it is called in tables.
    fn name(&self) -> String;

    /// Its choice; `None` if the seat of this view owes none.
    fn choose(&self, view: &G::View, dice: &mut SearchDice) -> Option<G::Action>;
}

impl<G: Game> Contestant<G> for Bot
where
    G::View: Seen,
    <G::View as Seen>::Choices: Choices<Action = G::Action>,
{
    fn name(&self) -> String {
        self.to_string()
    }

    fn choose(&self, view: &G::View, dice: &mut SearchDice) -> Option<G::Action> {
        Bot::choose(*self, view, dice)
    }
}

/// Plays as long as it is wanted. After that it has no answer, so that its game ends at once and counts for nothing.
pub struct Wanted<C> {
    /// Who plays.
    pub player: C,
    /// Is it wanted?
    pub wanted: fn() -> bool,
}

impl<G: Game, C: Contestant<G>> Contestant<G> for Wanted<C> {
    fn name(&self) -> String {
        self.player.name()
    }

    fn choose(&self, view: &G::View, dice: &mut SearchDice) -> Option<G::Action> {
        if (self.wanted)() { self.player.choose(view, dice) } else { None }
    }
}

/// A share of a win in sixtieths, which divides evenly among two to five players.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Points(pub u32);

impl Points {
    /// A whole win.
    pub const WIN: Points = Points(60);

    /// What a seat gets of this end of a game of `seats` players: winners share the win, in a drawn game everyone.
    pub fn of(outcome: Outcome, seat: Seat, seats: usize) -> Points {
        let sharing =
            if outcome.winners.is_empty() { SeatSet::first(seats) } else { outcome.winners };
        if sharing.contains(seat) {
            Points(Points::WIN.0 / sharing.len() as u32)
        } else {
            Points(0)
        }
    }

    /// What every seat gets.
    pub fn all(outcome: Outcome, seats: usize) -> Vec<Points> {
        SeatSet::first(seats).iter().map(|seat| Points::of(outcome, seat, seats)).collect()
    }

    /// As a fraction of a win.
    pub fn share(self) -> f64 {
        f64::from(self.0) / f64::from(Points::WIN.0)
    }
}

/// Plays the deal of this number with these contestants at seats A, B, …, to its end. `None` if the options start no game
/// or a contestant has no answer. The dice of a seat follow from the deal.
pub fn play<G: Dealt>(
    options: &G::Options,
    deal: u64,
    players: &[&dyn Contestant<G>],
    events: &mut Vec<G::Event>,
) -> Option<Outcome> {
    let mut chance = Mirror::<G>::new(options, deal);
    let mut dice: Vec<_> = (0..).take(players.len()).map(|n| SearchDice::stream(deal, n)).collect();
    let mut state = G::deal(options, &mut chance, events).ok()?;
    loop {
        let owed = match G::status(&state) {
            Status::Owed(owed) => owed,
            Status::Over(outcome) => return Some(outcome),
        };
        // All are asked before anyone's choice is played: nobody sees that another has chosen.
        let choice = |seat: Seat| {
            let view = G::view(&state, Observer::Seat(seat));
            players[seat.index()].choose(&view, &mut dice[seat.index()])
        };
        let chosen: Option<Vec<_>> = owed.iter().map(choice).collect();
        for (seat, action) in owed.iter().zip(chosen?) {
            G::play(&mut state, seat, action, &mut chance, events).ok()?;
        }
    }
}
