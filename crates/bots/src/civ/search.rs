//! What search needs to know about CIV, and how the levels play it.

use crate::search::{Rule, Searched, Tuning, Values};
use crate::{Level, Power};
use civ::{Civ, Domain, Event, State, View};
use kernel::{Game, Observer, Outcome, SearchDice, Seat, Status};
use std::hash::{Hash as _, Hasher};

/// How much of a value is the win; the rest is the lead in points.
const WIN: f32 = 0.9;

/// The lead that is worth all the rest.
const FAR_AHEAD: f32 = 6.0;

/// The next card that another player plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Played {
    /// Who plays it.
    pub seat: Seat,
    /// Its Domain.
    pub domain: Domain,
}

impl Searched for Civ {
    type Reply = Played;

    fn reply(events: &[Event], me: Seat) -> Option<Played> {
        events.iter().find_map(|&event| {
            let Event::Played(seat, card) = event else { return None };
            (seat != me).then_some(Played { seat, domain: card.domain })
        })
    }

    fn players(view: &View) -> usize {
        view.seats().len()
    }

    fn worth(state: &State) -> Option<Values> {
        match Civ::status(state) {
            Status::Over(outcome) => Some(values(state, outcome)),
            Status::Owed(_) => None,
        }
    }

    fn finish(state: &mut State, dice: &mut SearchDice) -> Values {
        let outcome = Civ::playout(state, dice);
        values(state, outcome)
    }

    fn points(state: &State, seat: Seat) -> i32 {
        state.score().points(state.side(seat)).into()
    }

    /// Whose turn it is follows from who did what.
    #[inline]
    fn hear(event: Event, heard: &mut impl Hasher) {
        if !matches!(event, Event::TurnBegan(_))
            && let Some(open) = Self::redact(event, Observer::Spectator)
        {
            open.hash(heard);
        }
    }

    type Solver = ();

    const TUNING: Tuning = Tuning { rule: Rule::Bound, exploration: 0.2, learns: true };
}

/// The win, shared by the sides that won, and a little for the lead over the best other side.
fn values(state: &State, outcome: Outcome) -> Values {
    let score = state.score();
    let sides = state.seats().len() as f32 / state.side(Seat::A).len() as f32;
    let mut values = [0.0; Seat::MAX];
    for seat in state.seats().iter() {
        let side = state.side(seat);
        let winners = outcome.winners.len() as f32 / side.len() as f32;
        let won = match (outcome.winners.contains(seat), outcome.winners.is_empty()) {
            (true, _) => 1.0 / winners,
            (false, true) => 1.0 / sides,
            (false, false) => 0.0,
        };
        let others = state.seats().iter().filter(|&other| !side.contains(other));
        let best = others.map(|other| score.points(state.side(other))).max().unwrap_or(0);
        let lead = (f32::from(score.points(side)) - f32::from(best)) / FAR_AHEAD;
        values[seat.index()] = WIN * won + (1.0 - WIN) * (0.5 + 0.5 * lead.clamp(-1.0, 1.0));
    }
    values
}

/// The part of a value that is the win, if the leads of winners and losers cancel out.
pub(super) fn chance(value: f32) -> f32 {
    ((value - (1.0 - WIN) / 2.0) / WIN).clamp(0.0, 1.0)
}

/// How the levels play CIV.
pub(crate) fn power(level: Level) -> Power {
    let (iterations, looseness, slack) = match level {
        Level::Novice => (60, 0.9, 0.4),
        Level::Apprentice => (60, 0.6, 0.3),
        Level::Squire => (100, 0.15, 0.25),
        Level::Courtier => (220, 0.03, 0.2),
        Level::Knight => (450, 0.0, 0.2),
        Level::Steward => (1_000, 0.0, 0.2),
        Level::Chancellor => (2_200, 0.0, 0.2),
        Level::Sovereign => (5_000, 0.0, 0.2),
    };
    Power { iterations, looseness, slack }
}
