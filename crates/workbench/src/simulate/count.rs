//! How often things happen, and how that is reported.

use crate::stop::Stop;
use serde_json::{Value, json};
use std::io::Write;

/// Rows of a histogram.
const ROWS: usize = 10;

/// How often each number came up.
#[derive(Clone, Default)]
pub struct Spread {
    /// By number.
    pub counts: Vec<u64>,
}

impl Spread {
    /// Counts a number.
    pub fn add(&mut self, number: usize) {
        if self.counts.len() <= number {
            self.counts.resize(number + 1, 0);
        }
        self.counts[number] += 1;
    }

    /// Adds the counts of another.
    pub fn merge(&mut self, other: &Spread) {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        add_all(&mut self.counts, &other.counts);
    }

    fn present(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.counts.len()).filter(|&number| self.counts[number] > 0)
    }

    /// The smallest number.
    pub fn min(&self) -> usize {
        self.present().next().unwrap_or(0)
    }

    /// The largest number.
    pub fn max(&self) -> usize {
        self.present().next_back().unwrap_or(0)
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        let total: u64 = self.counts.iter().sum();
        let sum: u64 = (0..).zip(&self.counts).map(|(number, &count)| number * count).sum();
        sum as f64 / total.max(1) as f64
    }

    /// At most `rows` ranges of equal width that cover everything, with their counts.
    pub fn ranges(&self, rows: usize) -> Vec<(usize, usize, u64)> {
        let (min, max) = (self.min(), self.max());
        let width = (max - min + 1).div_ceil(rows);
        (min..=max)
            .step_by(width)
            .map(|first| {
                let last = first + width - 1;
                let end = self.counts.len().min(last + 1);
                (first, last, self.counts[first..end].iter().sum())
            })
            .collect()
    }
}

/// Adds numbers place by place.
pub fn add_all(mine: &mut [u64], theirs: &[u64]) {
    mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
}

/// A histogram.
pub fn spread(title: &str, spread: &Spread, out: &mut dyn Write) -> Result<(), Stop> {
    let (mean, min, max) = (spread.mean(), spread.min(), spread.max());
    writeln!(out, "\n{title}: mean {mean:.2}, least {min}, most {max}")?;
    let ranges = spread.ranges(ROWS);
    let most = ranges.iter().map(|&(_, _, n)| n).max().unwrap_or(1).max(1);
    for (first, last, n) in ranges {
        let label = if first == last { first.to_string() } else { format!("{first}-{last}") };
        let bar = "#".repeat((n * 40 / most) as usize);
        writeln!(out, "  {label:>8} {n:>10} {bar}")?;
    }
    Ok(())
}

/// Who won how often: a line for each, the names in a column of this width.
pub fn results(
    rows: &[(String, u64)],
    width: usize,
    played: u64,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    writeln!(out, "\nResults (95 % interval)")?;
    for (who, n) in rows {
        let (low, high) = interval(*n, played);
        let share = percent(*n, played);
        writeln!(out, "  {who:<width$} {n:>10}  {share:>6.2} %  ({low:.2} to {high:.2} %)")?;
    }
    Ok(())
}

/// One of them as JSON.
pub fn result_json(n: u64, played: u64) -> Value {
    let (low, high) = interval(n, played);
    json!({"count": n, "percent": percent(n, played), "low": low, "high": high})
}

/// The same as JSON.
pub fn spread_json(spread: &Spread) -> Value {
    json!({"mean": spread.mean(), "min": spread.min(), "max": spread.max(), "counts": spread.counts})
}

/// A share in percent.
pub fn percent(n: u64, of: u64) -> f64 {
    100.0 * n as f64 / of.max(1) as f64
}

/// The 95 % interval after Wilson, in percent.
fn interval(n: u64, of: u64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let (of, share) = (of.max(1) as f64, n as f64 / of.max(1) as f64);
    let centre = share + Z * Z / (2.0 * of);
    let half = Z * (share * (1.0 - share) / of + Z * Z / (4.0 * of * of)).sqrt();
    let scale = 100.0 / (1.0 + Z * Z / of);
    (((centre - half) * scale).max(0.0), ((centre + half) * scale).min(100.0))
}
