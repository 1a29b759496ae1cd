//! The last cards, exactly: once both decks are empty every hand is known, and the rest is a game of open
//! cards with simultaneous choices. It is solved backwards, position by position, each a small matrix game.

use super::matrix::{MOST, Matrix};
use crate::search::{Analysis, Mixer, Searched, Weighed};
use cardia::{Action, Ask, CardiaWith, Choices, Extras, State, View};
use kernel::{Choices as _, Enumerate, Game, Observer, Seat, Status};
use matrix::Simplex;
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// Maximum number of positions, about ten milliseconds; beyond it, search decides.
const MOST_POSITIONS: u32 = 60_000;

/// Hand cards up to which a position is solved within a search, and the positions looked at for it.
const LEAF_CARDS: u8 = 2;
const LEAF_POSITIONS: u32 = 200;

/// Positions remembered within a search.
const MOST_REMEMBERED: usize = 2_000;

/// The exact answer for a view; `None` where something is hidden or there is too much to look at.
pub fn solve<X: Extras>(view: &View) -> Option<Analysis<Action>> {
    let Observer::Seat(me) = view.observer() else { return None };
    let choices = view.choices();
    if choices.is_empty() || !is_open(view) {
        return None;
    }
    // Several worlds if the opponent has placed a card already: one for each card it can be.
    let worlds = view.worlds::<X>(MOST)?;
    let state = *worlds.first()?;
    let hand = state.hand(me.other());
    let placed = view.has_chosen(me.other()) && view.ask() == Ask::Play;
    let fits = if placed { usize::from(hand.len()) } else { 1 };
    let is_known = worlds.len() == fits && worlds.iter().all(|it| it.hand(me.other()) == hand);
    let other = CardiaWith::view(&state, Observer::Seat(me.other()));
    if !is_known || other.worlds::<X>(1)?.len() != 1 {
        return None;
    }
    let mut tail = Tail::default();
    let (value, mix) = if placed { tail.reply(&worlds, me)? } else { tail.decide(&state, me)? };
    let mine = value as f32;
    let mut values = vec![1.0 - mine; 2];
    values[me.index()] = mine;
    let weighed = choices.iter().enumerate().map(|(n, action)| Weighed {
        action,
        weight: mix[n].0 as f32,
        value: mix[n].1 as f32,
        visits: 1,
    });
    Some(Analysis {
        mix: weighed.collect(),
        values,
        points: [Seat::A, Seat::B].map(|seat| f32::from(view.signets(seat))).to_vec(),
        iterations: 0,
        nodes: tail.positions,
        error: 0.0,
    })
}

/// Nothing in the decks and nothing face down.
fn is_open(view: &View) -> bool {
    [Seat::A, Seat::B].iter().all(|&seat| view.deck_len(seat) == 0 && !view.has_folded(seat))
}

/// The share of each action in an optimal mixture, and what it is worth against the opponent's best reply or,
/// where both choose at once, at least.
type Mix = [(f64, f64); 64];

/// What has been solved.
pub struct Tail<X> {
    /// What positions are worth to the first seat.
    values: HashMap<State<X>, f64, BuildHasherDefault<Mixer>>,
    /// How many were looked at, and how many may be.
    positions: u32,
    most: u32,
    simplex: Simplex,
}

impl<X> Default for Tail<X> {
    fn default() -> Self {
        let simplex = Simplex::with_room(MOST, MOST);
        Tail { values: HashMap::default(), positions: 0, most: MOST_POSITIONS, simplex }
    }
}

impl<X: Extras> Tail<X> {
    /// What a position is worth to the first seat, within a search: only where both decks are empty and so few cards are left
    /// that it is found about as fast as by playing on.
    #[inline]
    pub(super) fn leaf(&mut self, state: &State<X>) -> Option<f64> {
        let is_close = |seat| state.deck_len(seat) == 0 && state.hand(seat).len() <= LEAF_CARDS;
        if is_close(Seat::A) && is_close(Seat::B) { self.solve_leaf(state) } else { None }
    }

    #[cold]
    fn solve_leaf(&mut self, state: &State<X>) -> Option<f64> {
        // Memory is taken once; when it is full, all is forgotten.
        if self.values.len() + LEAF_POSITIONS as usize > self.values.capacity() {
            self.values.clear();
            self.values.reserve(MOST_REMEMBERED);
        }
        (self.positions, self.most) = (0, LEAF_POSITIONS);
        self.value(state)
    }

    /// What a position is worth to the first seat.
    fn value(&mut self, state: &State<X>) -> Option<f64> {
        if let Some(values) = CardiaWith::<X>::worth(state) {
            return Some(f64::from(values[0]));
        }
        if let Some(&value) = self.values.get(state) {
            return Some(value);
        }
        let owed = owed(state)?;
        let value = match owed {
            Owed::One(seat) => self.best(state, seat)?,
            Owed::Both => self.matrix(state, Seat::A)?.solve(&mut self.simplex).value,
        };
        self.values.insert(*state, value);
        Some(value)
    }

    /// The best a seat can do that chooses alone; seen from the first seat.
    fn best(&mut self, state: &State<X>, seat: Seat) -> Option<f64> {
        let (mut best, win) = if seat == Seat::A { (0.0, 1.0) } else { (1.0, 0.0) };
        for action in CardiaWith::<X>::legal(state, seat).iter() {
            let value = self.after(state, &[(seat, action)])?;
            best = if seat == Seat::A { value.max(best) } else { value.min(best) };
            if best == win {
                break;
            }
        }
        Some(best)
    }

    /// What comes of each pair of choices, for the seat that chooses the row.
    fn matrix(&mut self, state: &State<X>, seat: Seat) -> Option<Matrix> {
        let [rows, columns] = [seat, seat.other()].map(|seat| CardiaWith::<X>::legal(state, seat));
        let mut paid = [[0.0; MOST]; MOST];
        if rows.len() > MOST || columns.len() > MOST {
            return None;
        }
        for (row, mine) in rows.iter().enumerate() {
            for (column, theirs) in columns.iter().enumerate() {
                let value = self.after(state, &[(seat, mine), (seat.other(), theirs)])?;
                paid[row][column] = if seat == Seat::A { value } else { 1.0 - value };
            }
        }
        Some(Matrix { rows: rows.len(), columns: columns.len(), paid })
    }

    /// What comes of choices, over all that chance can bring; for the first seat.
    fn after(&mut self, state: &State<X>, choices: &[(Seat, Action)]) -> Option<f64> {
        let (mut value, mut chance) = (0.0, Enumerate::new());
        loop {
            self.positions += 1;
            if self.positions > self.most {
                return None;
            }
            let mut next = *state;
            for &(seat, action) in choices {
                CardiaWith::submit(&mut next, seat, action, &mut chance, &mut ()).ok()?;
            }
            let ways = chance.ways() as f64;
            value += self.value(&next)? / ways;
            if !chance.advance() {
                return Some(value);
            }
        }
    }

    /// What a seat should do whose opponent has placed a card face down, in the world of each card it can be.
    fn reply(&mut self, worlds: &[State<X>], seat: Seat) -> Option<(f64, Mix)> {
        let rows = CardiaWith::<X>::legal(&worlds[0], seat);
        let mut paid = [[0.0; MOST]; MOST];
        for (row, mine) in rows.iter().enumerate() {
            for (column, world) in worlds.iter().enumerate() {
                let value = self.after(world, &[(seat, mine)])?;
                *paid.get_mut(row)?.get_mut(column)? =
                    if seat == Seat::A { value } else { 1.0 - value };
            }
        }
        let matrix = Matrix { rows: rows.len(), columns: worlds.len(), paid };
        Some(mixed(&matrix, &mut self.simplex))
    }

    /// What a seat should do.
    fn decide(&mut self, state: &State<X>, seat: Seat) -> Option<(f64, Mix)> {
        match owed(state)? {
            Owed::Both => Some(mixed(&self.matrix(state, seat)?, &mut self.simplex)),
            Owed::One(_) => {
                let legal: Choices = CardiaWith::<X>::legal(state, seat);
                let mut mix = [(0.0, 0.0); 64];
                let (mut best, mut value) = (0, -1.0);
                for (n, action) in legal.iter().enumerate() {
                    let first = self.after(state, &[(seat, action)])?;
                    mix[n].1 = if seat == Seat::A { first } else { 1.0 - first };
                    if mix[n].1 > value {
                        (best, value) = (n, mix[n].1);
                    }
                }
                mix[best].0 = 1.0;
                Some((value, mix))
            }
        }
    }
}

/// The optimal mixture of the row player.
fn mixed(matrix: &Matrix, simplex: &mut Simplex) -> (f64, Mix) {
    let solved = matrix.solve(simplex);
    let mut mix = [(0.0, 0.0); 64];
    for (row, paid) in matrix.paid.iter().enumerate().take(matrix.rows) {
        let least = paid[..matrix.columns].iter().copied().fold(1.0, f64::min);
        mix[row] = (solved.mix[row], least);
    }
    (solved.value, mix)
}

enum Owed {
    One(Seat),
    Both,
}

/// Who chooses; `None` where something is hidden from one of them: a card in a deck or face down, or an answer that is
/// sealed while another is still to come.
fn owed<X: Extras>(state: &State<X>) -> Option<Owed> {
    let Status::Owed(owed) = CardiaWith::<X>::status(state) else { return None };
    let view = CardiaWith::view(state, Observer::Spectator);
    let sealed = [Seat::A, Seat::B].into_iter().any(|seat| view.has_chosen(seat));
    if sealed || !is_open(&view) {
        return None;
    }
    let mut seats = owed.iter();
    match (seats.next(), seats.next()) {
        (Some(seat), None) => Some(Owed::One(seat)),
        (Some(_), Some(_)) if view.ask() != Ask::Discard => Some(Owed::Both),
        (_, _) => None,
    }
}
