use crate::Simplex;
use kernel::{Dice, SearchDice};

/// Solves the game and checks both mixtures: none does worse than the value, whatever the other player chooses.
fn solved(simplex: &mut Simplex, payoffs: &[Vec<f64>]) -> f64 {
    let size = [payoffs.len(), payoffs[0].len()];
    let found = simplex.solve(size, -1.0, |row, column| payoffs[row][column]);
    let (value, rows, columns) = (found.value, found.rows().collect::<Vec<_>>(), found.columns());
    for mix in [&rows, &columns] {
        assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{payoffs:?}: {mix:?}");
        assert!(mix.iter().all(|&share| share >= 0.0), "{payoffs:?}: {mix:?}");
    }
    for row in payoffs {
        let paid: f64 = row.iter().zip(&columns).map(|(paid, share)| paid * share).sum();
        assert!(paid <= value + 1e-12, "a row of {payoffs:?} is paid {paid}, not {value}");
    }
    for column in 0..size[1] {
        let paid: f64 = payoffs.iter().zip(&rows).map(|(row, share)| row[column] * share).sum();
        assert!(paid >= value - 1e-12, "a column of {payoffs:?} pays {paid}, not {value}");
    }
    value
}

#[test]
fn known_games_have_their_known_values() {
    let known: [(&[&[f64]], f64); 8] = [
        (&[&[0.25]], 0.25),
        (&[&[1.0, -1.0], &[-1.0, 1.0]], 0.0),
        (&[&[0.0, -1.0, 1.0], &[1.0, 0.0, -1.0], &[-1.0, 1.0, 0.0]], 0.0),
        (&[&[0.5, 0.0, 1.0], &[1.0, 0.5, 0.0], &[0.0, 1.0, 0.5]], 0.5),
        (&[&[1.0, 0.0], &[0.0, 0.5]], 1.0 / 3.0),
        (&[&[0.5, 0.25, 1.0]], 0.25),
        (&[&[0.5], &[0.25], &[1.0]], 1.0),
        (&[&[0.0, 0.0], &[0.0, 0.0]], 0.0),
    ];
    for (payoffs, value) in known {
        let payoffs: Vec<Vec<f64>> = payoffs.iter().map(|row| row.to_vec()).collect();
        let found = solved(&mut Simplex::default(), &payoffs);
        assert!((found - value).abs() < 1e-12, "{payoffs:?}: {found}");
    }
}

/// Games of all sizes one after the other in the same memory, of few different payments, so that many rows tie.
#[test]
fn the_mixtures_of_any_game_guarantee_its_value() {
    let (mut dice, mut simplex) = (SearchDice::new(5), Simplex::with_room(7, 7));
    for _ in 0..3_000 {
        let (rows, columns) = (1 + dice.below(7), 1 + dice.below(7));
        let steps = 1 + dice.below(20);
        let mut payoff = || f64::from(dice.below(steps + 1)) / f64::from(steps);
        let payoffs: Vec<Vec<f64>> =
            (0..rows).map(|_| (0..columns).map(|_| payoff()).collect()).collect();
        solved(&mut simplex, &payoffs);
    }
}
