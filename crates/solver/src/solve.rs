//! Counterfactual regret minimisation for the whole game, exact solving for its parts.
//!
//! Parts in which everything is known to both players are solved first, each from what the earlier ones are worth: as
//! plain maximisation where only one player decides, as a matrix game over both players' plans where both do. What is
//! left, the last part, is solved by CFR: at each decision, regrets against the current mix are kept, weighted by the
//! other's reach, and the next mix is in proportion to the positive ones. The players take turns. The result is the
//! average of the mixes, weighted by the own reach and by the iteration.
//!
//! Everything is deterministic, sums run in a fixed order, and no function of floating point beyond + − × ÷ √ is
//! used: the same game gives the same numbers on every machine.

use crate::build::Built;
use crate::form::{Choosing, Form, Mix, Part, SEATS, Scratch};
use kernel::{Game, Seat};
use matrix::Simplex;
use std::ops::{ControlFlow, Range};

/// A variant of counterfactual regret minimisation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Algorithm {
    /// As first published: plain regrets, plain average.
    Vanilla,
    /// CFR+: regrets never below 0, average weighted by the iteration.
    Plus,
    /// Discounted CFR with α = 3/2, β = 0, γ = 2: after iteration t regrets are multiplied by t^α/(t^α + 1) if
    /// positive, by 1/2 if not, and the sums of the average by (t/(t + 1))².
    Discounted,
}

impl Algorithm {
    /// All of them.
    pub const ALL: [Algorithm; Algorithm::Discounted as usize + 1] =
        [Algorithm::Vanilla, Algorithm::Plus, Algorithm::Discounted];

    /// How it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Algorithm::Vanilla => "cfr",
            Algorithm::Plus => "cfr+",
            Algorithm::Discounted => "dcfr",
        }
    }
}

/// How long to go on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// The variant.
    pub algorithm: Algorithm,
    /// Maximum number of iterations, each for both players.
    pub iterations: u32,
    /// Stop at this exploitability.
    pub enough: f64,
    /// Exploitability is first measured after this many iterations, and then each time after 1/8 more.
    pub first_check: u32,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { algorithm: Algorithm::Plus, iterations: 100_000, enough: 1e-3, first_check: 16 }
    }
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Iterations done.
    pub iterations: u32,
    /// How good the average is.
    pub quality: Exploit,
}

/// How well a pair of strategies does, as expected payoffs: 1 for a win, −1 for a loss, 0 for a draw.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exploit {
    /// What A gets when both play it.
    pub value: f64,
    /// What each seat, playing as well as possible, gets against the other's strategy. The sum is never below 0.
    pub best: [f64; 2],
}

impl Exploit {
    /// NashConv / 2: what a player who knows the strategy and answers it perfectly wins on average over both
    /// seats. 0 for an equilibrium and only for it.
    pub fn exploitability(&self) -> f64 {
        (self.best[0] + self.best[1]) / 2.0
    }

    /// The value of the game to A is certainly between these: B's strategy concedes no more than the second, A's
    /// secures the first.
    pub fn value_bounds(&self) -> (f64, f64) {
        (-self.best[1], self.best[0])
    }
}

/// A strategy for both seats: a mix for every decision of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Strategy {
    pub(crate) mixes: [Mix; 2],
}

/// A game solved as far as was asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// The average strategy.
    pub strategy: Strategy,
    /// How far it came.
    pub progress: Progress,
}

impl<G: Game> Built<G> {
    /// Every action equally likely, everywhere.
    pub fn uniform(&self) -> Strategy {
        Strategy { mixes: SEATS.map(|seat| self.form.uniform(seat)) }
    }

    /// How well a strategy does, exactly.
    pub fn judge(&self, strategy: &Strategy) -> Exploit {
        judge(&self.form, &strategy.mixes, &[Vec::new(), Vec::new(), Vec::new()])
    }

    /// How well a strategy does against another: what the one for seat A of `a` gets against the one for seat B
    /// of `b`.
    pub fn duel(&self, a: &Strategy, b: &Strategy) -> f64 {
        let mixes = [a.mixes[0].clone(), b.mixes[1].clone()];
        self.form.worth(&mixes, None, &[]).last().copied().unwrap_or(0.0)
    }

    /// The mix of a strategy at every decision, in the order of [`decisions`](Built::decisions).
    pub fn mixes<'a>(&'a self, strategy: &'a Strategy) -> Vec<&'a [f64]> {
        let mut mixes: Vec<&[f64]> = vec![&[]; self.decisions.len()];
        for seat in SEATS {
            let side = self.form.side(seat);
            for (point, decision) in side.points.iter().enumerate() {
                if let Some(decision) = decision.decision {
                    mixes[decision as usize] = &strategy.mixes[seat.index()][side.moves(point)];
                }
            }
        }
        mixes
    }

    /// A strategy from a mix for every decision, given by its number in [`decisions`](Built::decisions). Mixes
    /// are scaled to a sum of 1; one without a positive share counts as uniform.
    pub fn strategy(&self, mut mix: impl FnMut(usize) -> Vec<f64>) -> Strategy {
        let mut strategy = self.uniform();
        for seat in SEATS {
            let side = self.form.side(seat);
            for (index, point) in side.points.iter().enumerate() {
                let Some(decision) = point.decision else { continue };
                let given = mix(decision as usize);
                let mine = &mut strategy.mixes[seat.index()][side.moves(index)];
                assert_eq!(given.len(), mine.len(), "a mix has a share for every action");
                let share = |share: f64| if share > 0.0 { share } else { 0.0 };
                let total: f64 = given.iter().map(|&it| share(it)).sum();
                if total > 0.0 {
                    mine.iter_mut().zip(given).for_each(|(mine, it)| *mine = share(it) / total);
                }
            }
        }
        strategy
    }

    /// Solves the game. The watcher hears of every measurement and may stop; what was reached is returned.
    pub fn solve(
        &self,
        effort: &Effort,
        watch: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Solution {
        self.solve_while(effort, |_| true, watch)
    }

    /// The same, as long as `go_on` says so. It hears the number of every iteration: measurements get rare.
    pub fn solve_while(
        &self,
        effort: &Effort,
        mut go_on: impl FnMut(u32) -> bool,
        mut watch: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Solution {
        let (mut mixes, worth) = solve_parts(&self.form);
        let known = ANSWERS.map(|best| {
            let mut known = self.form.worth(&mixes, best, &[]);
            known.pop();
            known
        });
        let mut cfr = Cfr::new(&self.form, effort.algorithm, worth);
        let mut check = effort.first_check.max(1);
        loop {
            cfr.iterate();
            let last = !go_on(cfr.iterations) || cfr.iterations >= effort.iterations;
            if cfr.iterations < check && !last {
                continue;
            }
            check += (check / 8).max(1);
            cfr.average(&mut mixes);
            let quality = judge(&self.form, &mixes, &known);
            let progress = Progress { iterations: cfr.iterations, quality };
            if watch(&progress).is_break() || quality.exploitability() <= effort.enough || last {
                return Solution { strategy: Strategy { mixes }, progress };
            }
        }
    }
}

/// The player who answers perfectly: none, A or B.
const ANSWERS: [Option<Seat>; 3] = [None, Some(Seat::A), Some(Seat::B)];

/// How well mixes do, where what the first parts are worth with each of [`ANSWERS`] may be known.
fn judge(form: &Form, mixes: &[Mix; 2], known: &[Vec<f64>; 3]) -> Exploit {
    let last = |n: usize| form.worth(mixes, ANSWERS[n], &known[n]).last().copied().unwrap_or(0.0);
    Exploit { value: last(0), best: [last(1), -last(2)] }
}

/// Solves all parts but the last, exactly. Gives mixes, uniform in the last part, and what the parts are worth to A.
pub(crate) fn solve_parts(form: &Form) -> ([Mix; 2], Vec<f64>) {
    let mut mixes = SEATS.map(|seat| form.uniform(seat));
    let mut worth = Vec::with_capacity(form.parts.len());
    let mut scratch = Scratch::new(form);
    for part in &form.parts[..form.parts.len().saturating_sub(1)] {
        let value = solve_part(form, part, &worth, &mut mixes, &mut scratch);
        worth.push(value);
    }
    (mixes, worth)
}

/// Solves one part over the plans of both players, a plan being one move for every point.
fn solve_part(
    form: &Form,
    part: &Part,
    worth: &[f64],
    mixes: &mut [Mix; 2],
    scratch: &mut Scratch,
) -> f64 {
    let decisions = SEATS.map(|seat| decisions(form, part, seat));
    let plans: [usize; 2] = [0, 1].map(|i| decisions[i].iter().map(|it| it.len()).product());
    let mut payoffs = vec![vec![0.0; plans[1]]; plans[0]];
    for b in 0..plans[1] {
        follow(&decisions[1], b, &mut mixes[1]);
        form.reach(part, Seat::B, &mixes[1], &mut scratch.reach[1]);
        for (a, row) in payoffs.iter_mut().enumerate() {
            follow(&decisions[0], a, &mut mixes[0]);
            form.reach(part, Seat::A, &mixes[0], &mut scratch.reach[0]);
            row[b] = form
                .meetings(part)
                .iter()
                .map(|it| {
                    let reach = |i: usize| scratch.reach[i][it.at[i] as usize];
                    Form::pay(it.leaf, worth) * it.weight * reach(0) * reach(1)
                })
                .sum();
        }
    }
    let mut simplex = Simplex::default();
    let found = simplex.solve([plans[0], plans[1]], -1.0, |a, b| payoffs[a][b]);
    // A plan is played with its share; behind a decision, in proportion to the plans that lead there.
    for (seat, shares) in SEATS.into_iter().zip([found.rows().collect(), found.columns()]) {
        let (decisions, mix) = (&decisions[seat.index()], &mut mixes[seat.index()]);
        let reach = &mut scratch.reach[seat.index()];
        let mut sums: Vec<Vec<f64>> =
            decisions.iter().map(|moves| vec![0.0; moves.len()]).collect();
        for (plan, &share) in shares.iter().enumerate().filter(|&(_, &share)| share > 0.0) {
            follow(decisions, plan, mix);
            form.reach(part, seat, mix, reach);
            let points = points_with_decision(form, part, seat);
            for ((sums, moves), point) in sums.iter_mut().zip(decisions).zip(points) {
                let shares = sums.iter_mut().zip(&mix[moves.clone()]);
                shares.for_each(|(sum, taken)| *sum += share * reach[point] * taken);
            }
        }
        for (moves, sums) in decisions.iter().zip(&sums) {
            normalise(sums, &mut mix[moves.clone()]);
        }
    }
    found.value
}

/// The points of a part at which a seat decides.
fn points_with_decision(form: &Form, part: &Part, seat: Seat) -> impl Iterator<Item = usize> {
    part.points(seat).filter(move |&point| form.side(seat).points[point].decision.is_some())
}

/// The moves of each of these.
fn decisions(form: &Form, part: &Part, seat: Seat) -> Vec<Range<usize>> {
    points_with_decision(form, part, seat).map(|point| form.side(seat).moves(point)).collect()
}

/// Writes the plan with this number.
fn follow(decisions: &[Range<usize>], mut plan: usize, mix: &mut Mix) {
    for moves in decisions {
        mix[moves.clone()].fill(0.0);
        mix[moves.start + plan % moves.len()] = 1.0;
        plan /= moves.len();
    }
}

/// In proportion to weights; uniform if there are none.
fn normalise(weights: &[f64], mix: &mut [f64]) {
    let total: f64 = weights.iter().sum();
    let uniform = 1.0 / mix.len() as f64;
    for (share, weight) in mix.iter_mut().zip(weights) {
        *share = if total > 0.0 { weight / total } else { uniform };
    }
}

/// CFR on the last part of a form.
struct Cfr<'a> {
    form: &'a Form,
    part: &'a Part,
    algorithm: Algorithm,
    worth: Vec<f64>,
    iterations: u32,
    current: [Mix; 2],
    regrets: [Vec<f64>; 2],
    sums: [Vec<f64>; 2],
    scratch: Scratch,
}

impl<'a> Cfr<'a> {
    fn new(form: &'a Form, algorithm: Algorithm, worth: Vec<f64>) -> Cfr<'a> {
        let part = form.parts.last().expect("a form has at least one part");
        let moves = || SEATS.map(|seat| vec![0.0; form.side(seat).moves.len()]);
        Cfr {
            form,
            part,
            algorithm,
            worth,
            iterations: 0,
            current: SEATS.map(|seat| form.uniform(seat)),
            regrets: moves(),
            sums: moves(),
            scratch: Scratch::new(form),
        }
    }

    /// One update of A, then one of B.
    fn iterate(&mut self) {
        self.iterations += 1;
        let t = f64::from(self.iterations);
        for seat in SEATS {
            let (own, other) = (seat.index(), seat.other().index());
            let reach = &mut self.scratch.reach[other];
            self.form.reach(self.part, seat.other(), &self.current[other], reach);
            let mix = &self.current[own];
            let choosing = Choosing::Mixed;
            self.form.values(self.part, seat, &self.worth, choosing, mix, &mut self.scratch);
            let [gain, loss] = match self.algorithm {
                Algorithm::Vanilla | Algorithm::Plus => [1.0, 1.0],
                Algorithm::Discounted => {
                    let power = (t - 1.0) * (t - 1.0).sqrt();
                    [power / (power + 1.0), 0.5]
                }
            };
            let side = self.form.side(seat);
            for point in points_with_decision(self.form, self.part, seat) {
                let moves = side.moves(point);
                let mix = &mut self.current[own][moves.clone()];
                let regrets = &mut self.regrets[own][moves.clone()];
                let gained = &self.scratch.move_values[own][moves];
                let mean: f64 = mix.iter().zip(gained).map(|(share, value)| share * value).sum();
                let mut total = 0.0;
                for (regret, value) in regrets.iter_mut().zip(gained) {
                    *regret = *regret * if *regret > 0.0 { gain } else { loss } + (value - mean);
                    if self.algorithm == Algorithm::Plus {
                        *regret = regret.max(0.0);
                    }
                    total += regret.max(0.0);
                }
                let uniform = 1.0 / mix.len() as f64;
                for (share, regret) in mix.iter_mut().zip(regrets.iter()) {
                    *share = if total > 0.0 { regret.max(0.0) / total } else { uniform };
                }
            }
            self.add_to_average(seat, t);
        }
    }

    fn add_to_average(&mut self, seat: Seat, t: f64) {
        let own = seat.index();
        let (keep, weight) = match self.algorithm {
            Algorithm::Vanilla => (1.0, 1.0),
            Algorithm::Plus => (1.0, t),
            Algorithm::Discounted => {
                let ratio = (t - 1.0) / t;
                (ratio * ratio, 1.0)
            }
        };
        let reach = &mut self.scratch.reach[own];
        self.form.reach(self.part, seat, &self.current[own], reach);
        let side = self.form.side(seat);
        for point in points_with_decision(self.form, self.part, seat) {
            for at in side.moves(point) {
                let sum = &mut self.sums[own][at];
                *sum = *sum * keep + weight * reach[point] * self.current[own][at];
            }
        }
    }

    /// Writes the average mixes of the last part.
    fn average(&self, mixes: &mut [Mix; 2]) {
        for seat in SEATS {
            let side = self.form.side(seat);
            for point in points_with_decision(self.form, self.part, seat) {
                let moves = side.moves(point);
                let sums = &self.sums[seat.index()][moves.clone()];
                normalise(sums, &mut mixes[seat.index()][moves]);
            }
        }
    }
}
