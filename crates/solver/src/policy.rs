//! The exploitability of any policy that goes by the view alone, such as a bot.

use crate::build::{Asked, Built, Solvable};
use crate::form::SEATS;
use crate::hash::FastMap;
use crate::solve::{Exploit, Strategy};
use kernel::Seat;
use std::ops::ControlFlow;

impl<G: Solvable> Built<G> {
    /// One decision for every view: all that a policy can be asked. Their order is fixed.
    pub fn questions(&self) -> Vec<&Asked<G>> {
        let mut questions = Vec::new();
        for (decision, &question) in self.numbers().iter().enumerate() {
            if question == questions.len() {
                questions.push(&self.decisions[decision]);
            }
        }
        questions
    }

    /// The strategy that gives these mixes to the [`questions`](Built::questions), in their order. They may be
    /// found in any order, or by many threads.
    pub fn answered(&self, mixes: &[Vec<f64>]) -> Strategy {
        let numbers = self.numbers();
        self.strategy(|decision| mixes[numbers[decision]].clone())
    }

    /// The answers that a strategy gives to the [`questions`](Built::questions) when it goes by the view alone: where
    /// decisions with different pasts look the same, their mixes count by how often the player's own choices and
    /// draws lead to them. What is lost by it, [`judge`](Built::judge) tells of the strategy
    /// [`answered`](Built::answered).
    pub fn by_view(&self, strategy: &Strategy) -> Vec<Vec<f64>> {
        let numbers = self.numbers();
        let mut sums: Vec<Vec<f64>> =
            self.questions().iter().map(|asked| vec![0.0; asked.actions.len()]).collect();
        for seat in SEATS {
            let side = self.form.side(seat);
            let mix = &strategy.mixes[seat.index()];
            let mut reach = vec![0.0; side.points.len()];
            for part in &self.form.parts {
                self.form.reach(part, seat, mix, &mut reach);
            }
            for (point, &reach) in reach.iter().enumerate() {
                let Some(decision) = side.points[point].decision else { continue };
                // What is never reached counts where nothing else does.
                let weight = reach + 1e-12;
                let sum = &mut sums[numbers[decision as usize]];
                let shares = &mix[side.moves(point)];
                sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += weight * share);
            }
        }
        sums
    }

    /// How well a policy does, exactly, when it plays both seats: what it gets, and the best that can be done
    /// against it. It is given a view and the legal actions and gives each action a share; it is asked once for
    /// every view.
    pub fn exploit(&self, mut policy: impl FnMut(&G::View, &[G::Action]) -> Vec<f64>) -> Exploit {
        let questions = self.questions();
        let mixes: Vec<_> = questions.iter().map(|it| policy(&it.view, &it.actions)).collect();
        self.judge(&self.answered(&mixes))
    }

    /// The same for a slow policy. Before every question the watcher hears how many of how many are answered, and may
    /// stop; then there is no result.
    pub fn exploit_slowly(
        &self,
        mut policy: impl FnMut(&G::View, &[G::Action]) -> Vec<f64>,
        mut watch: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Option<Exploit> {
        let questions = self.questions();
        let mut mixes = Vec::with_capacity(questions.len());
        for (answered, asked) in questions.iter().enumerate() {
            if watch(answered, questions.len()).is_break() {
                return None;
            }
            mixes.push(policy(&asked.view, &asked.actions));
        }
        Some(self.judge(&self.answered(&mixes)))
    }

    /// The number of the question of every decision.
    fn numbers(&self) -> Vec<usize> {
        let mut known: FastMap<(Seat, G::View), usize> = FastMap::default();
        let number = |asked: &Asked<G>| {
            let next = known.len();
            *known.entry((asked.seat, asked.view)).or_insert(next)
        };
        self.decisions.iter().map(number).collect()
    }
}
