//! What search needs to know about Kardinal & König.

use crate::search::{Rule, Searched, Tuning, Values};
use crate::{Level, Power};
use kardinal::{Card, Event, Kardinal, Scores, State, View};
use kernel::{Game, Observer, SearchDice, Seat, SeatSet};
use std::hash::{Hash as _, Hasher};

/// How much of a value is the win; the rest is the lead in points.
const WIN: f32 = 0.8;

/// The lead that is worth all the rest.
const FAR_AHEAD: f32 = 40.0;

/// The next card that another player takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Taken {
    /// Who takes it.
    pub seat: Seat,
    /// What.
    pub card: Card,
}

impl Searched for Kardinal {
    type Reply = Taken;

    fn reply(events: &[Event], me: Seat) -> Option<Taken> {
        events.iter().find_map(|&event| {
            let Event::Took(seat, _, card) = event else { return None };
            (seat != me).then_some(Taken { seat, card })
        })
    }

    fn players(view: &View) -> usize {
        view.seats().len()
    }

    fn worth(state: &State) -> Option<Values> {
        state.end().map(|end| values(&state.scores(), end.winners))
    }

    fn finish(state: &mut State, dice: &mut SearchDice) -> Values {
        let outcome = Kardinal::playout(state, dice);
        values(&state.scores(), outcome.winners)
    }

    fn points(state: &State, seat: Seat) -> i32 {
        state.scores().sheet(seat).total().into()
    }

    /// Whose turn it is follows from who did what.
    #[inline]
    fn hear(event: Event, heard: &mut impl Hasher) {
        if !matches!(event, Event::TurnBegan(_) | Event::StoneReturned(..))
            && let Some(open) = Self::redact(event, Observer::Spectator)
        {
            open.hash(heard);
        }
    }

    type Solver = ();

    const TUNING: Tuning = Tuning { rule: Rule::Bound, exploration: 0.2, learns: false };
}

/// The win, shared by those who won, and a little for the lead over the best opponent: it tells good play from bad
/// where the win is decided.
pub(super) fn values(scores: &Scores, winners: SeatSet) -> Values {
    let mut totals = [i16::MIN; Seat::MAX];
    let (mut first, mut second) = (i16::MIN, i16::MIN);
    for seat in scores.seats().iter() {
        let total = scores.sheet(seat).total();
        totals[seat.index()] = total;
        if total > first {
            (first, second) = (total, first);
        } else if total > second {
            second = total;
        }
    }
    let share = 1.0 / winners.len().max(1) as f32;
    let mut values = [0.0; Seat::MAX];
    for seat in scores.seats().iter() {
        let total = totals[seat.index()];
        let best = if total == first { second } else { first };
        let lead = (f32::from(total - best) / FAR_AHEAD).clamp(-1.0, 1.0);
        let won = if winners.contains(seat) { share } else { 0.0 };
        values[seat.index()] = WIN * won + (1.0 - WIN) * (0.5 + 0.5 * lead);
    }
    values
}

/// The part of a value that is the win, if the leads of winners and losers cancel out.
pub(super) fn chance(value: f32) -> f32 {
    ((value - (1.0 - WIN) / 2.0) / WIN).clamp(0.0, 1.0)
}

/// How the levels play Kardinal & König.
pub(super) fn power(level: Level) -> Power {
    let (iterations, looseness, slack) = match level {
        Level::Novice => (60, 0.9, 0.4),
        Level::Apprentice => (60, 0.72, 0.3),
        Level::Squire => (60, 0.5, 0.3),
        Level::Courtier => (80, 0.25, 0.25),
        Level::Knight => (150, 0.08, 0.2),
        Level::Steward => (400, 0.0, 0.2),
        Level::Chancellor => (1_600, 0.0, 0.2),
        Level::Sovereign => (40_000, 0.0, 0.2),
    };
    Power { iterations, looseness, slack }
}
