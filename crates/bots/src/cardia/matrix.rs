//! Matrix games: both players choose once, at the same time.

use matrix::Simplex;

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

impl Matrix {
    /// Solves the game, whose payments are from 0 to 1.
    pub fn solve(&self, simplex: &mut Simplex) -> Solved {
        self.saddle().unwrap_or_else(|| {
            let found =
                simplex.solve([self.rows, self.columns], 0.0, |row, column| self.paid[row][column]);
            let mut mix = [0.0; MOST];
            mix.iter_mut().zip(found.rows()).for_each(|(share, found)| *share = found);
            Solved { value: found.value, mix }
        })
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
}

#[cfg(test)]
mod tests {
    use super::{MOST, Matrix};
    use kernel::{Dice, SearchDice};
    use matrix::Simplex;

    fn matrix(rows: &[&[f64]]) -> Matrix {
        let mut paid = [[0.0; MOST]; MOST];
        for (row, values) in rows.iter().enumerate() {
            paid[row][..values.len()].copy_from_slice(values);
        }
        Matrix { rows: rows.len(), columns: rows[0].len(), paid }
    }

    /// The mixture gets the value against every column, and with the sides changed no row gets more.
    fn check(game: &Matrix) -> f64 {
        let mut simplex = Simplex::default();
        let solved = game.solve(&mut simplex);
        let mut turned =
            Matrix { rows: game.columns, columns: game.rows, paid: [[0.0; MOST]; MOST] };
        for row in 0..game.rows {
            for column in 0..game.columns {
                turned.paid[column][row] = 1.0 - game.paid[row][column];
            }
        }
        let other = turned.solve(&mut simplex);
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
