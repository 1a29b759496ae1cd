//! Matrix games: both players choose once, at the same time.

/// Optimal mixes of a matrix game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Equilibrium {
    /// Of the player who chooses a row and is paid.
    pub rows: Vec<f64>,
    /// Of the player who chooses a column and pays.
    pub columns: Vec<f64>,
    /// What the column player pays.
    pub value: f64,
}

/// Solves a game whose entries are within −1 … 1, by the simplex method on the payoffs made positive:
/// maximise Σyⱼ with Σⱼ mᵢⱼyⱼ ≤ 1, y ≥ 0; the value is 1/Σy, y scaled is the column player's mix, and the prices of
/// the rows, scaled, are the row player's.
pub(crate) fn solve(payoffs: &[Vec<f64>]) -> Equilibrium {
    const SHIFT: f64 = 2.0;
    let (rows, columns) = (payoffs.len(), payoffs[0].len());
    let width = columns + rows + 1;
    // Columns of the tableau: the y, the slacks, the right-hand side. Its last row is the objective.
    let mut table = vec![vec![0.0; width]; rows + 1];
    for (i, row) in payoffs.iter().enumerate() {
        for (j, &payoff) in row.iter().enumerate() {
            table[i][j] = payoff + SHIFT;
        }
        table[i][columns + i] = 1.0;
        table[i][width - 1] = 1.0;
    }
    table[rows][..columns].fill(-1.0);
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    // Bland's rule, always the lowest index, cannot cycle.
    while let Some(enter) = (0..width - 1).find(|&j| table[rows][j] < -1e-12) {
        let leave = (0..rows)
            .filter(|&i| table[i][enter] > 1e-12)
            .min_by(|&i, &k| {
                let ratio = |i: usize| table[i][width - 1] / table[i][enter];
                ratio(i).total_cmp(&ratio(k)).then(basis[i].cmp(&basis[k]))
            })
            .expect("all payoffs are positive, so the sum is bounded");
        basis[leave] = enter;
        let pivot = table[leave][enter];
        table[leave].iter_mut().for_each(|entry| *entry /= pivot);
        let pivot_row = table[leave].clone();
        for (i, row) in table.iter_mut().enumerate().filter(|&(i, _)| i != leave) {
            let times = row[enter];
            debug_assert!(i != leave);
            row.iter_mut().zip(&pivot_row).for_each(|(entry, &p)| *entry -= times * p);
        }
    }
    let total = table[rows][width - 1];
    let mut column_mix = vec![0.0; columns];
    for (i, &basic) in basis.iter().enumerate().filter(|&(_, &basic)| basic < columns) {
        column_mix[basic] = table[i][width - 1].max(0.0) / total;
    }
    let row_mix = (0..rows).map(|i| table[rows][columns + i].max(0.0) / total).collect();
    Equilibrium { rows: row_mix, columns: column_mix, value: 1.0 / total - SHIFT }
}

#[cfg(test)]
mod tests {
    use super::solve;

    fn check(payoffs: &[&[f64]], value: f64) {
        let payoffs: Vec<Vec<f64>> = payoffs.iter().map(|row| row.to_vec()).collect();
        let found = solve(&payoffs);
        assert!((found.value - value).abs() < 1e-12, "{found:?}");
        assert!((found.rows.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{found:?}");
        assert!((found.columns.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{found:?}");
        for row in &payoffs {
            let paid: f64 = row.iter().zip(&found.columns).map(|(m, y)| m * y).sum();
            assert!(paid <= value + 1e-12, "no row does better: {found:?}");
        }
        for j in 0..payoffs[0].len() {
            let paid: f64 = payoffs.iter().zip(&found.rows).map(|(row, x)| row[j] * x).sum();
            assert!(paid >= value - 1e-12, "no column pays less: {found:?}");
        }
    }

    #[test]
    fn known_matrix_games() {
        check(&[&[0.25]], 0.25);
        check(&[&[1.0, -1.0], &[-1.0, 1.0]], 0.0);
        check(&[&[0.0, -1.0, 1.0], &[1.0, 0.0, -1.0], &[-1.0, 1.0, 0.0]], 0.0);
        check(&[&[1.0, 0.0], &[0.0, 0.5]], 1.0 / 3.0);
        check(&[&[0.5, 0.25, 1.0]], 0.25);
        check(&[&[0.5], &[0.25], &[1.0]], 1.0);
        check(&[&[0.0, 0.0], &[0.0, 0.0]], 0.0);
    }
}
