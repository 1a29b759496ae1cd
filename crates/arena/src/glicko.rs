//! Ratings that follow results one by one: Glicko-2, after Mark Glickman, *Example of the Glicko-2 system* (2013).

use libm::{exp, log, sqrt};

/// Points of Glicko in one unit of the scale that Glicko-2 computes with.
const SCALE: f64 = 173.7178;
/// The rating of the middle.
const MIDDLE: f64 = 1500.0;
/// How much a volatility may change: the system constant τ.
const TAU: f64 = 0.5;
/// How exactly the volatility is found.
const EXACT: f64 = 1e-6;
/// The steps after which a volatility is taken as it is. It takes about five.
const STEPS: usize = 100;

/// What is known of a strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glicko {
    /// The rating.
    pub rating: f64,
    /// How uncertain it is: a standard deviation.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

impl Glicko {
    /// Of somebody without results.
    pub const NEW: Glicko = Glicko { rating: MIDDLE, deviation: 350.0, volatility: 0.06 };

    /// After the results of one period: opponents, each with 1 for a win, 0 for a loss or something in between.
    #[must_use]
    pub fn after(self, results: &[(Glicko, f64)]) -> Glicko {
        let (mu, phi) = self.scaled();
        if results.is_empty() {
            let deviation = SCALE * hypotenuse(phi, self.volatility);
            return Glicko { deviation, ..self };
        }
        let (mut information, mut surprise) = (0.0, 0.0);
        for (other, score) in results {
            let (mu_j, phi_j) = other.scaled();
            let weight = weight(phi_j);
            let expected = 1.0 / (1.0 + exp(-weight * (mu - mu_j)));
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        let variance = 1.0 / information;
        let volatility = self.volatility_after(phi, variance, variance * surprise);
        let before = hypotenuse(phi, volatility);
        let phi = 1.0 / sqrt(1.0 / (before * before) + information);
        let mu = mu + phi * phi * surprise;
        Glicko { rating: SCALE * mu + MIDDLE, deviation: SCALE * phi, volatility }
    }

    fn scaled(self) -> (f64, f64) {
        ((self.rating - MIDDLE) / SCALE, self.deviation / SCALE)
    }

    /// Step 5: the root of a decreasing function, by the Illinois method.
    fn volatility_after(self, phi: f64, variance: f64, delta: f64) -> f64 {
        let start = 2.0 * log(self.volatility);
        let f = |x: f64| {
            let sum = phi * phi + variance + exp(x);
            exp(x) * (delta * delta - sum) / (2.0 * sum * sum) - (x - start) / (TAU * TAU)
        };
        let (mut low, mut high) = (start, start - TAU);
        let rest = delta * delta - phi * phi - variance;
        if rest > 0.0 {
            high = log(rest);
        } else {
            for _ in 0..STEPS {
                if f(high) >= 0.0 {
                    break;
                }
                high -= TAU;
            }
        }
        let (mut at_low, mut at_high) = (f(low), f(high));
        for _ in 0..STEPS {
            if (high - low).abs() <= EXACT {
                break;
            }
            let next = low + (low - high) * at_low / (at_high - at_low);
            let at_next = f(next);
            if at_next * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (next, at_next);
        }
        exp(low / 2.0)
    }
}

/// How much a result against somebody so uncertain tells.
fn weight(phi: f64) -> f64 {
    use std::f64::consts::PI;
    1.0 / sqrt(1.0 + 3.0 * phi * phi / (PI * PI))
}

fn hypotenuse(a: f64, b: f64) -> f64 {
    sqrt(a * a + b * b)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(rating: f64, deviation: f64) -> Glicko {
        Glicko { rating, deviation, volatility: 0.06 }
    }

    /// The example that the paper works out by hand.
    #[test]
    fn the_worked_example_of_the_paper_comes_out() {
        let results =
            [(known(1400.0, 30.0), 1.0), (known(1550.0, 100.0), 0.0), (known(1700.0, 300.0), 0.0)];
        let after = known(1500.0, 200.0).after(&results);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn without_results_only_the_uncertainty_grows() {
        let before = known(1500.0, 200.0);
        let after = before.after(&[]);
        assert_eq!((after.rating, after.volatility), (before.rating, before.volatility));
        assert!((after.deviation - 200.27).abs() < 0.01, "{after:?}");
    }

    #[test]
    fn a_surprise_moves_more_than_what_was_expected() {
        let (strong, weak) = (known(2000.0, 50.0), known(1000.0, 50.0));
        let me = known(1500.0, 100.0);
        let gain = |other, score| me.after(&[(other, score)]).rating - me.rating;
        assert!(gain(strong, 1.0) > 10.0 * gain(weak, 1.0));
        assert!(gain(weak, 0.0) < 10.0 * gain(strong, 0.0));
        // However one-sided the results are, the numbers stay numbers.
        let beaten = [(strong, 1.0); 200];
        assert!(known(1000.0, 350.0).after(&beaten).rating.is_finite());
    }
}
