//! Ratings of maximum likelihood, with intervals.

use crate::tournament::Bout;
use libm::{exp, log};

/// Elo points in one unit of the natural logarithm of odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The strength of a contestant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo points above the first contestant.
    pub elo: f64,
    /// Half the width of the 95 % interval, which is of the distance to the first contestant.
    pub margin: f64,
}

/// The share of wins expected of one contestant who is so much stronger than the `seats - 1` others.
pub fn share_of_elo(elo: f64, seats: usize) -> f64 {
    let strength = exp(elo / ELO);
    strength / (strength + (seats - 1) as f64)
}

/// Ratings of `contestants` from bouts. A game is won by each with a probability in proportion to its strength:
/// for two players this is the model of Bradley and Terry, which Elo points stand for, for more that of Luce. Shared wins
/// count in parts.
///
/// Intervals come from the scatter between bouts, so the dependence of games with the same cards is in them. One
/// made-up drawn game of each with the first keeps the rating of someone who never lost finite.
pub fn ratings(contestants: usize, bouts: &[Bout]) -> Vec<Rating> {
    let free = contestants.saturating_sub(1);
    let mut strength = vec![0.0; contestants];
    for _ in 0..100 {
        let (slope, curve) = derivatives(&strength, bouts);
        let Some(inverse) = inverse(curve) else { break };
        let step = times(&inverse, &slope);
        // A step of more than 2 units (350 Elo) overshoots where someone won nearly everything.
        let scale = step.iter().fold(1.0f64, |scale, part| scale.min(2.0 / part.abs().max(2.0)));
        (0..free).for_each(|i| strength[i + 1] += scale * step[i]);
        if step.iter().all(|part| part.abs() < 1e-10) {
            break;
        }
    }
    let margins = margins(&strength, bouts);
    let rating = |(&strength, margin)| Rating { elo: strength * ELO, margin };
    strength.iter().zip(margins).map(rating).collect()
}

/// What one game adds to the slope of the logarithm of likelihood: share won minus share expected.
fn slope_of(
    strength: &[f64],
    lineup: &[usize],
    shares: impl Iterator<Item = f64>,
    slope: &mut [f64],
) {
    let total: f64 = lineup.iter().map(|&who| exp(strength[who])).sum();
    for (&who, share) in lineup.iter().zip(shares) {
        if who > 0 {
            slope[who - 1] += share - exp(strength[who]) / total;
        }
    }
}

/// The slope and the negative curvature of the logarithm of likelihood in all strengths but the first.
fn derivatives(strength: &[f64], bouts: &[Bout]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let free = strength.len() - 1;
    let mut slope = vec![0.0; free];
    let mut curve = vec![vec![0.0; free]; free];
    let mut game = |lineup: &[usize], shares: &mut dyn Iterator<Item = f64>| {
        slope_of(strength, lineup, shares, &mut slope);
        let total: f64 = lineup.iter().map(|&who| exp(strength[who])).sum();
        let mut expected = vec![0.0; free];
        for &who in lineup.iter().filter(|&&who| who > 0) {
            expected[who - 1] += exp(strength[who]) / total;
        }
        for i in 0..free {
            curve[i][i] += expected[i];
            (0..free).for_each(|j| curve[i][j] -= expected[i] * expected[j]);
        }
    };
    for bout in bouts {
        for (lineup, points) in &bout.games {
            game(lineup, &mut points.iter().map(|points| points.share()));
        }
    }
    (1..strength.len()).for_each(|who| game(&[0, who], &mut [0.5, 0.5].into_iter()));
    (slope, curve)
}

/// Half the widths of the 95 % intervals, by the curvature and the scatter of the bouts' slopes.
fn margins(strength: &[f64], bouts: &[Bout]) -> Vec<f64> {
    let free = strength.len() - 1;
    let mut scatter = vec![vec![0.0; free]; free];
    for bout in bouts {
        let mut slope = vec![0.0; free];
        for (lineup, points) in &bout.games {
            slope_of(strength, lineup, points.iter().map(|points| points.share()), &mut slope);
        }
        for i in 0..free {
            (0..free).for_each(|j| scatter[i][j] += slope[i] * slope[j]);
        }
    }
    let (_, curve) = derivatives(strength, bouts);
    let Some(inverse) = inverse(curve) else { return vec![f64::INFINITY; strength.len()] };
    let variance = |i: usize| {
        times(&scatter, &inverse[i]).iter().zip(&inverse[i]).map(|(a, b)| a * b).sum::<f64>()
    };
    let margin = |i| 1.96 * variance(i).sqrt() * ELO;
    std::iter::once(0.0).chain((0..free).map(margin)).collect()
}

fn times(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// The inverse of a symmetric positive matrix by elimination; `None` if it has none.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..n).map(|i| (0..n).map(|j| if i == j { 1.0 } else { 0.0 }).collect()).collect();
    for pivot in 0..n {
        let scale = matrix[pivot][pivot];
        if scale.abs() < 1e-12 {
            return None;
        }
        for column in 0..n {
            matrix[pivot][column] /= scale;
            inverse[pivot][column] /= scale;
        }
        for row in (0..n).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..n {
                matrix[row][column] -= factor * matrix[pivot][column];
                inverse[row][column] -= factor * inverse[pivot][column];
            }
        }
    }
    Some(inverse)
}

/// The Elo difference of a share of wins against equals of the other: the reverse of [`share_of_elo`].
pub fn elo_of_share(share: f64, seats: usize) -> f64 {
    log(share * (seats - 1) as f64 / (1.0 - share)) * ELO
}
