//! What search wants to know of Cardia.

use crate::search::{Mixer, Rule, Searched, Tuning, Values};
use crate::{Level, Power};
use cardia::{Action, Ask, Card, CardiaWith, Choices, Event, Extras, Length, State, View};
use kernel::{Choices as _, Dice as _, Game, Observer, SearchDice, Seat, SeatSet, Sink, Status};
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
        if state.options().length == Length::Single {
            return share(Self::playout(state, dice).winners);
        }
        loop {
            if let Some(values) = Self::worth(state) {
                return values;
            }
            let Status::Owed(owed) = Self::status(state) else { return share(SeatSet::EMPTY) };
            for seat in owed.iter() {
                let choices = Self::legal(state, seat);
                let n = dice.below(choices.len() as u32) as usize;
                if let Some(action) = choices.nth(n) {
                    let accepted = Self::submit(state, seat, action, dice, &mut ());
                    debug_assert_eq!(accepted, Ok(()), "only legal actions are tried");
                }
            }
        }
    }

    fn points(state: &State<X>, seat: Seat) -> i32 {
        state.signets(seat).into()
    }

    /// Whoever knows the cards knows who wins.
    #[inline]
    fn is_implied(event: &Event) -> bool {
        matches!(event, Event::Compared(_) | Event::Chose(_) | Event::RoundEnded)
    }

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

    #[inline]
    fn secret(state: &State<X>, seat: Seat) -> u64 {
        let mut mixer = Mixer::default();
        state.hand(seat).hash(&mut mixer);
        mixer.0
    }

    fn hands(view: &View) -> u64 {
        let Observer::Seat(me) = view.observer() else { return u64::MAX };
        let (hand, unseen) = (view.hand_len(me.other()), view.unseen(me.other()).len());
        (0..u64::from(hand)).fold(1, |ways, n| ways * u64::from(unseen).saturating_sub(n) / (n + 1))
    }

    const TUNING: Tuning = Tuning { rule: Rule::Regret, exploration: 0.2, looks: 4 };
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
