//! What search wants to know of Cardia.

use super::tail::Tail;
use crate::search::{Habits, Mixer, Rule, Searched, Tuning, Values};
use crate::{Level, Power};
use cardia::{
    Action, Ask, Card, CardSet, CardiaWith, Choices, Evenly, Event, Extras, Policy, State, View,
};
use kernel::{Choices as _, Dice, Game, Observer, SearchDice, Seat, SeatSet, Sink};
use std::hash::Hash as _;

impl<X: Extras> Searched for CardiaWith<X> {
    fn players(_: &View) -> usize {
        2
    }

    /// Of this game, not of the whole match.
    #[inline]
    fn worth(state: &State<X>) -> Option<Values> {
        state.end().map(|end| share(end.winners))
    }

    #[inline]
    fn finish(state: &mut State<X>, dice: &mut SearchDice) -> Values {
        share(Self::play_on(state, &mut Evenly, dice).winners)
    }

    #[inline]
    fn finish_by(state: &mut State<X>, habits: &mut Habits, dice: &mut SearchDice) -> Values {
        share(Self::play_on(state, &mut ByHabit(habits), dice).winners)
    }

    fn points(state: &State<X>, seat: Seat) -> i32 {
        state.signets(seat).into()
    }

    /// Whoever knows the cards knows who wins.
    #[inline]
    fn is_implied(event: &Event) -> bool {
        matches!(event, Event::Compared(_) | Event::Chose(_) | Event::RoundEnded)
    }

    /// So the costly ones, who won and whose ability it is, tell nothing.
    const COSTLY_EVENTS_TELL: bool = false;

    #[inline]
    fn list(state: &State<X>, seat: Seat, legal: &Choices, into: &mut Vec<Action>) {
        match legal.nth(0) {
            Some(Action::Play(_)) => into.extend(state.hand(seat).iter().map(Action::Play)),
            Some(_) | None => into.extend(legal.iter()),
        }
    }

    /// The card the opponent has placed already. Only what happens next tells it, so that is tried out.
    #[inline]
    fn sealed(view: &View, world: &State<X>, among: &mut Vec<Action>) -> Option<(Seat, Action)> {
        let Observer::Seat(me) = view.observer() else { return None };
        let other = me.other();
        if view.ask() != Ask::Play || !view.has_chosen(other) {
            return None;
        }
        let mut placed = Placed { seat: other, card: None };
        let mine = Self::legal(world, me).nth(0)?;
        Self::submit(&mut { *world }, me, mine, &mut SearchDice::new(0), &mut placed).ok()?;
        among.extend(world.hand(other).iter().map(Action::Play));
        Some((other, Action::Play(placed.card?)))
    }

    const HAS_SECRETS: bool = true;

    #[inline]
    fn secret(state: &State<X>, seat: Seat) -> u64 {
        let mut mixer = Mixer::default();
        state.hand(seat).hash(&mut mixer);
        mixer.0
    }

    type Solver = Tail<X>;

    #[inline]
    fn solved(solver: &mut Tail<X>, state: &State<X>) -> Option<Values> {
        let first = solver.leaf(state)? as f32;
        let mut values = [0.0; Seat::MAX];
        (values[Seat::A.index()], values[Seat::B.index()]) = (first, 1.0 - first);
        Some(values)
    }

    fn hands(view: &View) -> u64 {
        let Observer::Seat(me) = view.observer() else { return u64::MAX };
        let (hand, unseen) = (view.hand_len(me.other()), view.unseen(me.other()).len());
        (0..u64::from(hand)).fold(1, |ways, n| ways * u64::from(unseen).saturating_sub(n) / (n + 1))
    }

    const TUNING: Tuning = Tuning { rule: Rule::Regret, exploration: 0.2, learns: true };
}

/// A win is 1, a drawn game half for each.
#[inline]
fn share(winners: SeatSet) -> Values {
    let mut values = [0.0; Seat::MAX];
    for seat in [Seat::A, Seat::B] {
        let half = if winners.is_empty() { 0.5 } else { 0.0 };
        values[seat.index()] = if winners.contains(seat) { 1.0 } else { half };
    }
    values
}

/// Plays for both seats what did well before.
struct ByHabit<'a>(&'a mut Habits);

impl Policy for ByHabit<'_> {
    #[inline]
    fn card(&mut self, seat: Seat, hand: CardSet, dice: &mut impl Dice) -> Card {
        Card::from_index(self.0.choose_bit(seat, hand.bits(), dice) as u8)
    }

    #[inline]
    fn answer(&mut self, seat: Seat, choices: &Choices, dice: &mut impl Dice) -> u32 {
        self.0.choose(seat, choices, dice) as u32
    }
}

/// How the levels play Cardia.
pub(super) fn power(level: Level) -> Power {
    let (iterations, looseness, slack) = match level {
        Level::Novice => (24, 1.0, 0.85),
        Level::Apprentice => (28, 0.8, 0.65),
        Level::Squire => (36, 0.45, 0.45),
        Level::Courtier => (100, 0.1, 0.35),
        Level::Knight => (300, 0.0, 0.3),
        Level::Steward => (1_300, 0.0, 0.3),
        Level::Chancellor => (8_000, 0.0, 0.3),
        Level::Sovereign => (60_000, 0.0, 0.3),
    };
    Power { iterations, looseness, slack }
}

/// Hears which card a seat has placed.
struct Placed {
    seat: Seat,
    card: Option<Card>,
}

impl Sink<Event> for Placed {
    #[inline]
    fn emit(&mut self, event: Event) {
        if let Event::Revealed(cards) = event {
            self.card = self.card.or(Some(cards[self.seat]));
        } else if let Event::PlacedHidden(seat, card) = event
            && seat == self.seat
        {
            self.card = self.card.or(card);
        }
    }
}
