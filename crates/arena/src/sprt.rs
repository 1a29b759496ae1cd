//! Is one stronger than the other? A sequential probability ratio test that stops as soon as the games say so.

use crate::rating::share_of_elo;
use libm::log;

/// The test of `elo0` (no gain worth having) against `elo1` (a gain worth having). One observation is the score of a
/// whole bout, all seatings of a deal, because its games are not independent.
///
/// The scores are taken as normal with the variance seen so far, which is the usual generalised test; it needs some
/// dozens of bouts before its verdict means anything, hence [`Sprt::LEAST`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    seats: usize,
    alpha: f64,
    beta: f64,
    bouts: f64,
    sum: f64,
    squares: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// At least `elo1`, with the error asked for.
    Stronger,
    /// Not more than `elo0`.
    NotStronger,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// Bouts before which no verdict is given.
    pub const LEAST: f64 = 32.0;

    /// A test at a table of `seats`, where one contestant sits among `seats - 1` of the other, with both errors 5 %.
    pub fn new(elo0: f64, elo1: f64, seats: usize) -> Sprt {
        Sprt { elo0, elo1, seats, alpha: 0.05, beta: 0.05, bouts: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// The mean share that the contestant had in the games of a bout.
    pub fn add(&mut self, share: f64) {
        self.bouts += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// The logarithm of the likelihood ratio.
    pub fn llr(&self) -> f64 {
        if self.bouts < 2.0 {
            return 0.0;
        }
        let mean = self.sum / self.bouts;
        // Half a pseudo-bout of variance keeps a run of equal scores from deciding at once.
        let spread = (self.squares - self.bouts * mean * mean).max(0.0) + 0.125;
        let variance = spread / self.bouts;
        let (low, high) =
            (share_of_elo(self.elo0, self.seats), share_of_elo(self.elo1, self.seats));
        self.bouts * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The bounds that [`llr`](Sprt::llr) must cross.
    pub fn bounds(&self) -> (f64, f64) {
        (log(self.beta / (1.0 - self.alpha)), log((1.0 - self.beta) / self.alpha))
    }

    /// What the games say so far.
    pub fn verdict(&self) -> Verdict {
        let (low, high) = self.bounds();
        match self.llr() {
            _ if self.bouts < Sprt::LEAST => Verdict::Open,
            llr if llr >= high => Verdict::Stronger,
            llr if llr <= low => Verdict::NotStronger,
            _ => Verdict::Open,
        }
    }
}
