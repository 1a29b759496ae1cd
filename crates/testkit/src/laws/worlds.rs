use super::driver::Checker;
use super::{Checked, Law, Lawful};
use kernel::Observer;
use std::collections::HashMap;

impl<G: Lawful> Checker<'_, G> {
    /// The slow list of all worlds of a view has the real one, and only worlds of that view; and where it is
    /// short, `imagine` gives each of them equally often.
    pub(crate) fn worlds(&mut self, state: &G::State, observer: Observer) -> Checked {
        let view = G::view(state, observer);
        let Some(worlds) = G::worlds(&view) else { return Ok(()) };
        self.stats.count(Law::Worlds);
        let mut seen: HashMap<G::State, usize> = worlds.iter().map(|&world| (world, 0)).collect();
        Law::Worlds.holds(seen.len() == worlds.len(), || {
            format!("a world of {observer:?} is listed twice among {}", worlds.len())
        })?;
        Law::Worlds.holds(seen.contains_key(state), || {
            format!("{state:?} is not among the {} worlds of {observer:?}", worlds.len())
        })?;
        for world in &worlds {
            Law::Worlds.holds(G::view(world, observer) == view, || {
                format!("{world:?} is listed and does not look to {observer:?} like the real one")
            })?;
        }
        let short = (2..=self.config.uniform_worlds).contains(&worlds.len());
        if !short || self.uniform >= self.config.uniform {
            return Ok(());
        }
        self.uniform += 1;
        self.stats.count(Law::Uniform);
        let samples = worlds.len() * self.config.uniform_samples;
        for _ in 0..samples {
            let world = G::imagine(&view, &mut self.dice);
            match seen.get_mut(&world) {
                Some(count) => *count += 1,
                None => {
                    let what = format!("{observer:?} imagines {world:?}, which is not listed");
                    return Err(Law::Worlds.broken(what));
                }
            }
        }
        let counts = Vec::from_iter(worlds.iter().map(|world| seen[world]));
        let (found, limit) = (chi_squared(&counts), unlikely(worlds.len() - 1));
        Law::Uniform.holds(found <= limit, || {
            format!("{observer:?} imagines {counts:?}: chi-squared {found:.1} is above {limit:.1}")
        })
    }
}

/// How far counts are from equal.
fn chi_squared(counts: &[usize]) -> f64 {
    let expected = counts.iter().sum::<usize>() as f64 / counts.len() as f64;
    counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum()
}

/// A value that chi-squared exceeds by chance less than once in 10⁹ times: Wilson and Hilferty's approximation
/// at six standard deviations, which errs on the safe side, more so for few degrees of freedom.
fn unlikely(degrees: usize) -> f64 {
    let spread = 2.0 / (9.0 * degrees as f64);
    degrees as f64 * (1.0 - spread + 6.0 * spread.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The exact values for once in 10⁹ times, where they are easy to compute.
    #[test]
    fn the_limit_is_beyond_once_in_a_thousand_million_but_not_far() {
        for (degrees, exact) in [(2, 41.45), (10, 62.95), (60, 150.48)] {
            let limit = unlikely(degrees);
            assert!(exact < limit && limit < 1.2 * exact, "{degrees}: {limit}");
        }
    }

    #[test]
    fn equal_counts_are_no_distance_apart() {
        assert_eq!(chi_squared(&[7, 7, 7]), 0.0);
        assert_eq!(chi_squared(&[20, 0]), 20.0);
    }
}
