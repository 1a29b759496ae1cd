//! The same game as a linear program, for a solver that shares nothing with ours.

use crate::build::Built;
use crate::form::{Form, SEATS};
use crate::solve::solve_parts;
use kernel::Game;

/// A linear program: maximise the variable `goal`, with all rows kept.
///
/// Its variables are the flows of A through its moves, which are not negative, and what each point of B is
/// worth to A at best, which may be. Its rows say that what arrives at a point of A leaves it, and that B
/// gives away no more than the least of its moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// How many variables there are.
    pub variables: usize,
    /// Those from here on may be negative.
    pub free: usize,
    /// The variable to maximise.
    pub goal: usize,
    /// What must hold.
    pub rows: Vec<Row>,
}

/// A condition of a linear program.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The left side: variables with their factors, each variable once.
    pub terms: Vec<(usize, f64)>,
    /// How the sides compare.
    pub relation: Relation,
    /// The right side.
    pub right: f64,
}

/// How the two sides of a row compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// =
    Equal,
    /// ≤
    AtMost,
}

impl<G: Game> Built<G> {
    /// The linear program whose optimum is the value of the game to A. Parts solved apart enter with their values.
    pub fn program(&self) -> Program {
        let form = &self.form;
        let (_, worth) = solve_parts(form);
        let part = form.parts.last().expect("a form has at least one part");
        let [a, b] = SEATS.map(|seat| form.side(seat));
        let [a_points, b_points] = SEATS.map(|seat| part.points(seat));
        let flows = a_points.clone().flat_map(|point| a.moves(point));
        let first_flow = flows.clone().min().unwrap_or(0);
        let free = flows.count();
        let flow = |at: usize| at - first_flow;
        let worth_of = |point: usize| free + point - b_points.start;
        // What arrives at each point of A.
        let mut arrivals: Vec<Vec<(usize, f64)>> = vec![Vec::new(); a_points.len()];
        for at in a_points.clone().flat_map(|point| a.moves(point)) {
            for edge in a.edges(at) {
                arrivals[edge.to as usize - a_points.start].push((flow(at), edge.factor));
            }
        }
        let mut rows = Vec::new();
        for point in a_points.clone().filter(|&point| !a.moves(point).is_empty()) {
            let mut terms: Vec<_> = a.moves(point).map(|at| (flow(at), 1.0)).collect();
            let arrived = &arrivals[point - a_points.start];
            terms.extend(arrived.iter().map(|&(flow, factor)| (flow, -factor)));
            let right = f64::from(u8::from(point == a_points.start));
            rows.push(Row { terms: merged(terms), relation: Relation::Equal, right });
        }
        // What A is paid at each point of B.
        let mut paid: Vec<Vec<(usize, f64)>> = vec![Vec::new(); b_points.len()];
        let mut certain = vec![0.0; b_points.len()];
        for meeting in form.meetings(part) {
            let pay = Form::pay(meeting.leaf, &worth) * meeting.weight;
            let [at_a, at_b] =
                [meeting.at[0] as usize - a_points.start, meeting.at[1] as usize - b_points.start];
            certain[at_b] += if at_a == 0 { pay } else { 0.0 };
            if pay != 0.0 {
                paid[at_b]
                    .extend(arrivals[at_a].iter().map(|&(flow, factor)| (flow, -pay * factor)));
            }
        }
        for point in b_points.clone() {
            let row = |at: Option<usize>| {
                let mut terms = vec![(worth_of(point), 1.0)];
                let edges = at.map_or(&[][..], |at| b.edges(at)).iter();
                terms.extend(edges.map(|edge| (worth_of(edge.to as usize), -edge.factor)));
                terms.extend(&paid[point - b_points.start]);
                let right = certain[point - b_points.start];
                Row { terms: merged(terms), relation: Relation::AtMost, right }
            };
            let moves = b.moves(point);
            if moves.is_empty() {
                rows.push(row(None));
            }
            rows.extend(moves.map(|at| row(Some(at))));
        }
        Program { variables: free + b_points.len(), free, goal: worth_of(b_points.start), rows }
    }
}

/// Each variable once.
fn merged(mut row: Vec<(usize, f64)>) -> Vec<(usize, f64)> {
    row.sort_by_key(|&(variable, _)| variable);
    row.dedup_by(|next, kept| {
        let same = kept.0 == next.0;
        kept.1 += if same { next.1 } else { 0.0 };
        same
    });
    row
}
