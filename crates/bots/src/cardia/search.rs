//! What search needs to know about Cardia.

use super::tail::Tail;
use crate::search::{Few, Habits, Mixer, Rule, Searched, Tuning, Values};
use crate::{Level, Power};
use cardia::{
    Action, Ask, Card, CardRef, CardSet, CardiaWith, Choices, Evenly, Event, Extras, Policy, State,
    View,
};
use kernel::{Choices as _, Dice, Game, Observer, SearchDice, Seat, SeatSet, Sink};
use std::hash::{Hash as _, Hasher};

/// The next encounter that is compared, as a seat finds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Met {
    /// The opponent's card.
    pub card: Card,
    /// Does the seat win it?
    pub wins: bool,
    /// Does the opponent? Both may, or neither.
    pub loses: bool,
    /// The card whose ability is used because of it.
    pub acts: Option<CardRef>,
}

impl<X: Extras> Searched for CardiaWith<X> {
    type Reply = Met;

    fn reply(events: &[Event], me: Seat) -> Option<Met> {
        let compared = |event: &Event| {
            if let Event::Compared(it) = event { Some(*it) } else { None }
        };
        let (at, met) = events.iter().enumerate().find_map(|(at, it)| Some((at, compared(it)?)))?;
        let acts = events[at..]
            .iter()
            .find_map(|event| if let Event::Activated(card) = event { Some(*card) } else { None });
        let (wins, loses) = (met.wins[me], met.wins[me.other()]);
        Some(Met { card: met.cards[me.other()].card, wins, loses, acts })
    }

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

    #[inline(always)]
    fn hear(event: Event, heard: &mut impl Hasher) {
        if let Some(number) = event.number() {
            heard.write_u64(number);
        }
    }

    /// The cards determine who wins, whose ability is used and when the game is over.
    const COSTLY_EVENTS_TELL: bool = false;

    #[inline]
    fn few(state: &State<X>, seat: Seat, legal: &Choices) -> Option<Few<Action>> {
        (legal.ask() == Ask::Play).then(|| plays(state.hand(seat)))
    }

    /// The card the opponent has placed already. Only what happens next tells it, so that is tried out.
    #[inline]
    fn sealed(view: &View, world: &State<X>) -> Option<(Seat, u32, Few<Action>)> {
        let Observer::Seat(me) = view.observer() else { return None };
        let other = me.other();
        if view.ask() != Ask::Play || !view.has_chosen(other) {
            return None;
        }
        let mut placed = Placed { seat: other, card: None };
        let mine = Self::legal(world, me).nth(0)?;
        Self::submit(&mut { *world }, me, mine, &mut SearchDice::new(0), &mut placed).ok()?;
        let placed = CardSet::only(placed.card?).bits().trailing_zeros();
        Some((other, placed, plays(world.hand(other))))
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

/// The cards of a hand, to be played.
#[inline]
fn plays(hand: CardSet) -> Few<Action> {
    Few { bits: hand.bits(), action: |bit| Action::Play(Card::from_index(bit as u8)) }
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
        Level::Novice => (24, 1.0, 0.95),
        Level::Apprentice => (28, 0.65, 0.6),
        Level::Squire => (40, 0.28, 0.42),
        Level::Courtier => (110, 0.04, 0.33),
        Level::Knight => (320, 0.0, 0.3),
        Level::Steward => (1_150, 0.0, 0.3),
        Level::Chancellor => (6_500, 0.0, 0.3),
        Level::Sovereign => (100_000, 0.0, 0.3),
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
