//! The common form of everything that is solved here: what each player decides, apart, and where the two meet.
//!
//! A player's side is a graph of *points*. At a point the player chooses among *moves*; a move leads along *edges* to
//! further points, each with a factor. Weight flows from the first point of a part along the moves, shared out by
//! the player's mix, and multiplied by the factors: what arrives at a point is the player's *reach*. The payoff is
//! bilinear: every *meeting* of a point of A with a point of B is worth its weight, times both reaches, times what
//! its *leaf* pays A.
//!
//! A point with several edges to it forgets how it was reached. That is exact, because payoffs depend on the players'
//! choices through the reaches alone, and the reaches a side can produce are a polytope of flows.

use kernel::{BySeat, Outcome, Seat};
use std::ops::Range;

/// Both seats, in order.
pub(crate) const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// What a meeting leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leaf {
    /// The game is over: won by A, by B, or drawn or shared.
    Won(Option<Seat>),
    /// An earlier part, played from its first points.
    Part(u32),
}

impl Leaf {
    /// The end of a game with this outcome; a shared win counts as a draw.
    pub fn of(outcome: Outcome) -> Leaf {
        let mut winners = outcome.winners.iter();
        Leaf::Won(winners.next().filter(|_| winners.next().is_none()))
    }
}

/// Where a player stands.
#[derive(Clone, Debug)]
pub(crate) struct Point {
    pub moves: Range<u32>,
    /// The decision made here, if there is one: more than one move.
    pub decision: Option<u32>,
}

/// Where a choice leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub to: u32,
    pub factor: f64,
}

/// A point of A and a point of B, reached together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meeting {
    pub at: [u32; 2],
    pub weight: f64,
    pub leaf: Leaf,
}

/// One player's points, in an order in which every edge leads onward.
#[derive(Clone, Default, Debug)]
pub(crate) struct Side {
    pub points: Vec<Point>,
    /// The edges of each move.
    pub moves: Vec<Range<u32>>,
    pub edges: Vec<Edge>,
}

impl Side {
    /// A new point that leads nowhere yet.
    pub fn add(&mut self) -> u32 {
        self.points.push(Point { moves: 0..0, decision: None });
        self.points.len() as u32 - 1
    }

    /// Gives a point its moves, each with its edges; two edges to the same point become one.
    pub fn lead(&mut self, from: u32, moves: impl IntoIterator<Item = Vec<Edge>>) {
        let first = self.moves.len() as u32;
        for mut edges in moves {
            edges.sort_by_key(|edge| edge.to);
            edges.dedup_by(|next, edge| {
                let same = edge.to == next.to;
                edge.factor += if same { next.factor } else { 0.0 };
                same
            });
            debug_assert!(edges.iter().all(|edge| edge.to > from), "an edge leads onward");
            let start = self.edges.len() as u32;
            self.edges.extend(edges);
            self.moves.push(start..self.edges.len() as u32);
        }
        self.points[from as usize].moves = first..self.moves.len() as u32;
    }

    /// In how many ways the player can decide everywhere.
    pub fn plans(&self) -> usize {
        let moves = self.points.iter().map(|point| point.moves.len().max(1));
        moves.fold(1, usize::saturating_mul)
    }

    /// The moves of a point.
    pub fn moves(&self, point: usize) -> Range<usize> {
        let moves = &self.points[point].moves;
        moves.start as usize..moves.end as usize
    }

    /// The edges of a move.
    pub fn edges(&self, at: usize) -> &[Edge] {
        &self.edges[self.moves[at].start as usize..self.moves[at].end as usize]
    }
}

/// A game of its own: all it needs from earlier parts is what they are worth.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub points: BySeat<Range<u32>, 2>,
    pub meetings: Range<u32>,
}

impl Part {
    pub fn points(&self, seat: Seat) -> Range<usize> {
        self.points[seat].start as usize..self.points[seat].end as usize
    }
}

/// A game in parts, every part after those it leads to; the last is the whole game.
#[derive(Clone, Default, Debug)]
pub(crate) struct Form {
    pub sides: [Side; 2],
    pub meetings: Vec<Meeting>,
    pub parts: Vec<Part>,
}

/// A side's mixes, one share for each of its moves.
pub(crate) type Mix = Vec<f64>;

/// Room for what passes over a form find, by seat.
pub(crate) struct Scratch {
    /// Of every point.
    pub reach: [Vec<f64>; 2],
    /// Of every point.
    pub values: [Vec<f64>; 2],
    /// Of every move.
    pub move_values: [Vec<f64>; 2],
}

impl Scratch {
    pub fn new(form: &Form) -> Scratch {
        let points = || SEATS.map(|seat| vec![0.0; form.side(seat).points.len()]);
        let moves = SEATS.map(|seat| vec![0.0; form.side(seat).moves.len()]);
        Scratch { reach: points(), values: points(), move_values: moves }
    }
}

/// How a player is assumed to choose when values are passed up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choosing {
    /// By the mix.
    Mixed,
    /// The best move at every point.
    Best,
}

impl Form {
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// Every move of every point equally likely.
    pub fn uniform(&self, seat: Seat) -> Mix {
        let side = self.side(seat);
        let mut mix = vec![0.0; side.moves.len()];
        for point in &side.points {
            let share = 1.0 / f64::from(point.moves.end - point.moves.start).max(1.0);
            mix[point.moves.start as usize..point.moves.end as usize].fill(share);
        }
        mix
    }

    /// Adds a part made apart: its points, moves, edges, meetings and decisions are counted from 0, here the
    /// decisions from `decisions`.
    pub fn append(&mut self, draft: Form, decisions: u32) -> u32 {
        let base: [u32; 2] = [0, 1].map(|i| self.sides[i].points.len() as u32);
        let meetings = self.meetings.len() as u32;
        for (all, side) in self.sides.iter_mut().zip(draft.sides) {
            let shift =
                |range: Range<u32>, by: usize| range.start + by as u32..range.end + by as u32;
            let (points, moves, edges) = (all.points.len(), all.moves.len(), all.edges.len());
            all.points.extend(side.points.into_iter().map(|point| Point {
                moves: shift(point.moves, moves),
                decision: point.decision.map(|decision| decision + decisions),
            }));
            all.moves.extend(side.moves.into_iter().map(|range| shift(range, edges)));
            all.edges.extend(
                side.edges.into_iter().map(|edge| Edge { to: edge.to + points as u32, ..edge }),
            );
        }
        self.meetings.extend(
            draft
                .meetings
                .into_iter()
                .map(|meeting| Meeting { at: [0, 1].map(|i| meeting.at[i] + base[i]), ..meeting }),
        );
        let points =
            BySeat::new(|seat| base[seat.index()]..self.sides[seat.index()].points.len() as u32);
        self.parts.push(Part { points, meetings: meetings..self.meetings.len() as u32 });
        self.parts.len() as u32 - 1
    }

    /// What a leaf pays A, with the worth of earlier parts known.
    pub fn pay(leaf: Leaf, worth: &[f64]) -> f64 {
        match leaf {
            Leaf::Won(Some(Seat::A)) => 1.0,
            Leaf::Won(Some(_)) => -1.0,
            Leaf::Won(None) => 0.0,
            Leaf::Part(part) => worth[part as usize],
        }
    }

    /// The meetings of a part.
    pub fn meetings(&self, part: &Part) -> &[Meeting] {
        &self.meetings[part.meetings.start as usize..part.meetings.end as usize]
    }

    /// Fills in a player's reach of every point of a part.
    pub fn reach(&self, part: &Part, seat: Seat, mix: &[f64], reach: &mut [f64]) {
        let side = self.side(seat);
        let points = part.points(seat);
        reach[points.clone()].fill(0.0);
        reach[points.start] = 1.0;
        for point in points {
            let arrived = reach[point];
            if arrived == 0.0 {
                continue;
            }
            for at in side.moves(point) {
                let weight = arrived * mix[at];
                for edge in side.edges(at) {
                    reach[edge.to as usize] += weight * edge.factor;
                }
            }
        }
    }

    /// Fills in what every point of a part is worth to a player, for a reach of 1, against the reach of the
    /// other, which is there already, and what every move is. The first point is worth what the part is worth.
    pub fn values(
        &self,
        part: &Part,
        seat: Seat,
        worth: &[f64],
        choosing: Choosing,
        mix: &[f64],
        scratch: &mut Scratch,
    ) -> f64 {
        let (own, other) = (seat.index(), seat.other().index());
        let other_reach = &scratch.reach[other];
        let values = &mut scratch.values[own];
        let move_values = &mut scratch.move_values[own];
        let side = self.side(seat);
        let points = part.points(seat);
        values[points.clone()].fill(0.0);
        let sign = if seat == Seat::A { 1.0 } else { -1.0 };
        for meeting in self.meetings(part) {
            let pay = sign * Form::pay(meeting.leaf, worth) * meeting.weight;
            values[meeting.at[own] as usize] += pay * other_reach[meeting.at[other] as usize];
        }
        for point in points.clone().rev() {
            let moves = side.moves(point);
            if moves.is_empty() {
                continue;
            }
            let mut best = f64::NEG_INFINITY;
            let mut mixed = 0.0;
            for at in moves {
                let onward = side.edges(at).iter();
                let value = onward.map(|edge| edge.factor * values[edge.to as usize]).sum::<f64>();
                move_values[at] = value;
                mixed += mix[at] * value;
                best = best.max(value);
            }
            values[point] += match choosing {
                Choosing::Mixed => mixed,
                Choosing::Best => best,
            };
        }
        values[points.start]
    }

    /// What every part is worth to A when both follow their mixes, except that `best` plays as well as can be.
    /// What is known of the first parts need not be found again.
    pub fn worth(&self, mixes: &[Mix; 2], best: Option<Seat>, known: &[f64]) -> Vec<f64> {
        // Who answers does not need an own reach: values are per unit of it.
        let seat = best.unwrap_or(Seat::A);
        let choosing = if best.is_some() { Choosing::Best } else { Choosing::Mixed };
        let sign = if seat == Seat::A { 1.0 } else { -1.0 };
        let other = seat.other().index();
        let mut scratch = Scratch::new(self);
        let mut worth = Vec::with_capacity(self.parts.len());
        worth.extend(known);
        for part in &self.parts[known.len()..] {
            self.reach(part, seat.other(), &mixes[other], &mut scratch.reach[other]);
            let mix = &mixes[seat.index()];
            let value = self.values(part, seat, &worth, choosing, mix, &mut scratch);
            worth.push(sign * value);
        }
        worth
    }
}
