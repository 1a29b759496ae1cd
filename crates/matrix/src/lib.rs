//! Matrix games: two players choose once, at the same time, a row and a column, and the player of the columns pays the other.
//!
//! Bots solve thousands of small ones within a search, the solver some large ones; [`Simplex`] serves both.

/// Less than this is rounding.
const ROUNDING: f64 = 1e-12;

/// The simplex method, with memory that is used again for every game.
#[derive(Clone, Debug, Default)]
pub struct Simplex {
    /// Row after row, each with the columns of the game, the slacks and the right-hand side; the last is the objective.
    table: Vec<f64>,
    /// The variable that each row stands for.
    basis: Vec<usize>,
}

/// An optimal mixture of each player of a game.
#[derive(Clone, Copy, Debug)]
pub struct Equilibrium<'s> {
    /// What the column player pays.
    pub value: f64,
    solved: &'s Simplex,
    columns: usize,
    total: f64,
}

impl Simplex {
    /// With room for games of so many rows and columns, which are then solved without taking memory.
    pub fn with_room(rows: usize, columns: usize) -> Simplex {
        let width = columns + rows + 1;
        Simplex { table: Vec::with_capacity(width * (rows + 1)), basis: Vec::with_capacity(rows) }
    }

    /// Solves a game from what is paid for a row and a column, never less than `least`.
    ///
    /// The payments are made positive. Then: maximise Σyⱼ with Σⱼ pᵢⱼyⱼ ≤ 1 and y ≥ 0. The value is 1/Σy; y, scaled, is the
    /// mixture of the columns, and the prices of the rows, scaled, are theirs. Bland's rule, always the lowest
    /// index, cannot cycle.
    pub fn solve(
        &mut self,
        [rows, columns]: [usize; 2],
        least: f64,
        paid: impl Fn(usize, usize) -> f64,
    ) -> Equilibrium<'_> {
        let shift = 1.0 - least;
        let right = columns + rows;
        let width = right + 1;
        self.table.clear();
        self.table.resize(width * (rows + 1), 0.0);
        self.basis.clear();
        self.basis.extend(columns..right);
        for (row, entries) in self.table.chunks_exact_mut(width).take(rows).enumerate() {
            for (column, entry) in entries[..columns].iter_mut().enumerate() {
                *entry = paid(row, column) + shift;
            }
            entries[columns + row] = 1.0;
            entries[right] = 1.0;
        }
        self.table[width * rows..][..columns].fill(-1.0);
        while let Some(enter) = self.entering(width) {
            let Some(leave) = self.leaving(width, enter) else { break };
            self.basis[leave] = enter;
            self.pivot(width, leave, enter);
        }
        let total = self.table[width * rows + right];
        Equilibrium { value: 1.0 / total - shift, solved: self, columns, total }
    }

    /// The first variable that the objective gains from.
    fn entering(&self, width: usize) -> Option<usize> {
        let objective = &self.table[width * self.basis.len()..];
        objective[..width - 1].iter().position(|&entry| entry < -ROUNDING)
    }

    /// The row that limits the entering variable; of several the one with the lowest variable.
    fn leaving(&self, width: usize, enter: usize) -> Option<usize> {
        let entry = |row: usize| self.table[width * row + enter];
        let ratio = |row: usize| self.table[width * row + width - 1] / entry(row);
        (0..self.basis.len()).filter(|&row| entry(row) > ROUNDING).min_by(|&one, &other| {
            let lowest = || self.basis[one].cmp(&self.basis[other]);
            ratio(one).total_cmp(&ratio(other)).then_with(lowest)
        })
    }

    /// Makes the entering variable the one of the leaving row.
    fn pivot(&mut self, width: usize, leave: usize, enter: usize) {
        let (before, rest) = self.table.split_at_mut(width * leave);
        let (pivot_row, after) = rest.split_at_mut(width);
        let pivot = pivot_row[enter];
        pivot_row.iter_mut().for_each(|entry| *entry /= pivot);
        for row in before.chunks_exact_mut(width).chain(after.chunks_exact_mut(width)) {
            let times = row[enter];
            row.iter_mut().zip(&*pivot_row).for_each(|(entry, pivot)| *entry -= times * pivot);
        }
    }
}

impl<'s> Equilibrium<'s> {
    /// The share of each row.
    pub fn rows(self) -> impl Iterator<Item = f64> + 's {
        let rows = self.solved.basis.len();
        let objective = &self.solved.table[(self.columns + rows + 1) * rows..];
        objective[self.columns..][..rows].iter().map(move |price| price.max(0.0) / self.total)
    }

    /// The share of each column.
    pub fn columns(self) -> Vec<f64> {
        let mut mix = vec![0.0; self.columns];
        let width = self.columns + self.solved.basis.len() + 1;
        for (row, &variable) in self.solved.table.chunks_exact(width).zip(&self.solved.basis) {
            if let Some(share) = mix.get_mut(variable) {
                *share = row[width - 1].max(0.0) / self.total;
            }
        }
        mix
    }
}

#[cfg(test)]
mod tests;
