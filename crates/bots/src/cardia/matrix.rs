//! Matrix games: both players choose once, at the same time.

/// The most choices of a player: a hand of all 16 cards.
pub(crate) const MOST: usize = 16;

/// What the row player gets, for each row and column.
pub(crate) struct Matrix {
    pub rows: usize,
    pub columns: usize,
    pub paid: [[f64; MOST]; MOST],
}

/// An optimal mixture of the row player, and what it gets at least.
pub(crate) struct Solved {
    pub value: f64,
    pub mix: [f64; MOST],
}

/// Less than this is rounding.
const ROUNDING: f64 = 1e-12;

impl Matrix {
    /// Solves the game, whose payments are from 0 to 1.
    pub fn solve(&self) -> Solved {
        self.saddle().unwrap_or_else(|| self.simplex())
    }

    /// The row whose least payment is the greatest possible, if no column pays less than that: most games of the last
    /// cards have one.
    fn saddle(&self) -> Option<Solved> {
        let least = |row: usize| self.paid[row][..self.columns].iter().copied().fold(2.0, f64::min);
        let (mut best, mut value) = (0, -1.0);
        for row in 0..self.rows {
            if least(row) > value {
                (best, value) = (row, least(row));
            }
        }
        let most = |column| (0..self.rows).map(|row| self.paid[row][column]).fold(-1.0, f64::max);
        let lowest = (0..self.columns).map(most).fold(2.0, f64::min);
        let mut mix = [0.0; MOST];
        mix[best] = 1.0;
        (lowest <= value).then_some(Solved { value, mix })
    }

    /// The simplex method on payments made positive: maximise Σyⱼ with Σⱼ pᵢⱼyⱼ ≤ 1 and y ≥ 0. The value is 1/Σy, and
    /// the prices of the rows, scaled, are the mixture. Bland's rule, always the lowest index, cannot cycle.
    fn simplex(&self) -> Solved {
        let (rows, columns) = (self.rows, self.columns);
        let right = columns + rows;
        // The y, the slacks, the right-hand side; the last row is the objective.
        let mut table = [[0.0; 2 * MOST + 1]; MOST + 1];
        for row in 0..rows {
            for (entry, paid) in table[row].iter_mut().zip(&self.paid[row][..columns]) {
                *entry = paid + 1.0;
            }
            table[row][columns + row] = 1.0;
            table[row][right] = 1.0;
        }
        table[rows][..columns].fill(-1.0);
        let mut basis: [usize; MOST] = std::array::from_fn(|row| columns + row);
        while let Some(enter) = (0..right).find(|&column| table[rows][column] < -ROUNDING) {
            let Some(leave) = leaving(&table, &basis, rows, right, enter) else { break };
            basis[leave] = enter;
            let pivot = table[leave][enter];
            table[leave][..=right].iter_mut().for_each(|entry| *entry /= pivot);
            let pivot_row = table[leave];
            for row in (0..=rows).filter(|&row| row != leave) {
                let times = table[row][enter];
                for (entry, pivot) in table[row].iter_mut().zip(&pivot_row[..=right]) {
                    *entry -= times * pivot;
                }
            }
        }
        let total = table[rows][right];
        let mut mix = [0.0; MOST];
        for row in 0..rows {
            mix[row] = table[rows][columns + row].max(0.0) / total;
        }
        Solved { value: 1.0 / total - 1.0, mix }
    }
}

/// The row that limits the entering variable; of several the one with the lowest variable.
fn leaving(
    table: &[[f64; 2 * MOST + 1]; MOST + 1],
    basis: &[usize; MOST],
    rows: usize,
    right: usize,
    enter: usize,
) -> Option<usize> {
    let ratio = |row: usize| table[row][right] / table[row][enter];
    (0..rows).filter(|&row| table[row][enter] > ROUNDING).min_by(|&one, &other| {
        ratio(one).total_cmp(&ratio(other)).then(basis[one].cmp(&basis[other]))
    })
}

#[cfg(test)]
mod tests {
    use super::{MOST, Matrix};
    use kernel::{Dice, SearchDice};

    fn matrix(rows: &[&[f64]]) -> Matrix {
        let mut paid = [[0.0; MOST]; MOST];
        for (row, values) in rows.iter().enumerate() {
            paid[row][..values.len()].copy_from_slice(values);
        }
        Matrix { rows: rows.len(), columns: rows[0].len(), paid }
    }

    /// The mixture gets the value against every column, and with the sides changed no row gets more.
    fn check(game: &Matrix) -> f64 {
        let solved = game.solve();
        let mut turned =
            Matrix { rows: game.columns, columns: game.rows, paid: [[0.0; MOST]; MOST] };
        for row in 0..game.rows {
            for column in 0..game.columns {
                turned.paid[column][row] = 1.0 - game.paid[row][column];
            }
        }
        let other = turned.solve();
        assert!((solved.value + other.value - 1.0).abs() < 1e-9);
        assert!((solved.mix.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        for column in 0..game.columns {
            let paid: f64 =
                (0..game.rows).map(|row| solved.mix[row] * game.paid[row][column]).sum();
            assert!(paid >= solved.value - 1e-9);
        }
        solved.value
    }

    #[test]
    fn known_games_have_their_known_values() {
        let known: [(&[&[f64]], f64); 5] = [
            (&[&[0.25]], 0.25),
            (&[&[1.0, 0.0], &[0.0, 1.0]], 0.5),
            (&[&[0.5, 0.0, 1.0], &[1.0, 0.5, 0.0], &[0.0, 1.0, 0.5]], 0.5),
            (&[&[1.0, 0.0], &[0.0, 0.5]], 1.0 / 3.0),
            (&[&[0.5], &[0.25], &[1.0]], 1.0),
        ];
        for (rows, value) in known {
            assert!((check(&matrix(rows)) - value).abs() < 1e-9, "{rows:?}");
        }
    }

    #[test]
    fn the_mixture_of_any_game_guarantees_its_value() {
        let mut dice = SearchDice::new(5);
        for _ in 0..3000 {
            let (rows, columns) = (1 + dice.below(7) as usize, 1 + dice.below(7) as usize);
            let mut paid = [[0.0; MOST]; MOST];
            let steps = 1 + dice.below(20);
            for row in paid.iter_mut().take(rows) {
                for entry in row.iter_mut().take(columns) {
                    *entry = f64::from(dice.below(steps + 1)) / f64::from(steps);
                }
            }
            check(&Matrix { rows, columns, paid });
        }
    }
}
