//! Who meets whom, and what came of it.

use crate::mirror::Dealt;
use crate::play::{Contestant, Points, play};
use crate::rating::{Rating, ratings};
use crate::sprt::{Sprt, Verdict};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// All games of one deal between two contestants: each seating once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// The number of the deal.
    pub deal: u64,
    /// The contestant who sits alone, by number.
    pub one: usize,
    /// The contestant on all other seats.
    pub others: usize,
    /// Contestants by seat, and what each won.
    pub games: Vec<(Vec<usize>, Vec<Points>)>,
}

impl Bout {
    /// Which bout it is.
    pub fn meeting(&self) -> Meeting {
        Meeting { deal: self.deal, one: self.one, others: self.others }
    }

    /// The mean share of a win that `one` had.
    pub fn share(&self) -> f64 {
        let won = |(lineup, points): &(Vec<usize>, Vec<Points>)| -> f64 {
            let mine = lineup.iter().zip(points).filter(|&(&who, _)| who == self.one);
            mine.map(|(_, points)| points.share()).sum()
        };
        self.games.iter().map(won).sum::<f64>() / self.games.len().max(1) as f64
    }
}

/// A tournament, `deals` deals for each pair.
///
/// With two players a bout is two games, each contestant once on each seat. With more, one contestant sits among copies of
/// the other, once on every seat; where everyone meets everyone, both take a turn at being the one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The game, by its name.
    pub game: String,
    /// Its options, as text.
    pub options: String,
    /// The contestants, by name.
    pub contestants: Vec<String>,
    /// Deals for each pairing.
    pub deals: u64,
    /// The number of the first deal comes from this.
    pub seed: u64,
    /// Who meets whom.
    #[serde(default)]
    pub pairings: Pairings,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pairings {
    /// Everyone meets everyone.
    #[default]
    Everyone,
    /// Each meets the one before it.
    Neighbours,
}

/// A bout to be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Meeting {
    /// The number of the deal.
    pub deal: u64,
    /// The contestant who sits alone, by number.
    pub one: usize,
    /// The contestant on all other seats.
    pub others: usize,
}

impl Plan {
    /// Every bout, deal by deal, so that a tournament cut short is still even.
    pub fn meetings(&self, seats: usize) -> Vec<Meeting> {
        let n = self.contestants.len();
        let pairs = (0..n).flat_map(|one| (0..n).map(move |others| (one, others)));
        let pairs: Vec<_> = pairs
            .filter(|&(one, others)| match self.pairings {
                // At a table of two, one against the other is the other against one.
                Pairings::Everyone if seats == 2 => one < others,
                Pairings::Everyone => one != others,
                Pairings::Neighbours => one == others + 1,
            })
            .collect();
        let first = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let deals = (0..self.deals).map(|n| first.wrapping_add(n));
        deals
            .flat_map(|deal| pairs.iter().map(move |&(one, others)| Meeting { deal, one, others }))
            .collect()
    }

    /// Plays these bouts in parallel and hands each to `finished`, which says whether to go on. The result of a bout does
    /// not depend on the thread that plays it.
    pub fn play<G: Dealt>(
        options: &G::Options,
        contestants: &[Box<dyn Contestant<G>>],
        meetings: &[Meeting],
        finished: impl Fn(Bout) -> bool + Sync,
    ) where
        G::Options: Sync,
    {
        let seats = G::seats(options);
        let _ = meetings.par_iter().try_for_each(|&Meeting { deal, one, others }| {
            let seatings = (0..seats).map(|place| {
                let lineup: Vec<usize> =
                    (0..seats).map(|seat| if seat == place { one } else { others }).collect();
                let players: Vec<&dyn Contestant<G>> =
                    lineup.iter().map(|&who| &*contestants[who]).collect();
                let outcome = play::<G>(options, deal, &players, &mut Vec::new())?;
                Some((lineup, Points::all(outcome, seats)))
            });
            let games: Option<Vec<_>> = seatings.collect();
            let go_on = games.is_some_and(|games| finished(Bout { deal, one, others, games }));
            if go_on { Ok(()) } else { Err(()) }
        });
    }
}

/// What one contestant won against another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Score {
    /// Bouts.
    pub bouts: u64,
    /// Mean share of wins.
    pub share: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
}

/// The tables of a tournament.
pub struct Standings {
    /// By contestant.
    pub ratings: Vec<Rating>,
    /// By contestant, then by opponent; of one among copies of the opponent where more than two play.
    pub matrix: Vec<Vec<Score>>,
}

impl Standings {
    /// What these bouts say.
    pub fn of(contestants: usize, seats: usize, bouts: &[Bout]) -> Standings {
        let score = |one, others| {
            let shares: Vec<f64> = bouts
                .iter()
                .filter_map(|bout| match (bout.one, bout.others) {
                    pair if pair == (one, others) => Some(bout.share()),
                    pair if seats == 2 && pair == (others, one) => Some(1.0 - bout.share()),
                    _ => None,
                })
                .collect();
            Score::of(&shares)
        };
        let row = |one| (0..contestants).map(|others| score(one, others)).collect();
        let matrix = (0..contestants).map(row).collect();
        Standings { ratings: ratings(contestants, bouts), matrix }
    }
}

impl Score {
    fn of(shares: &[f64]) -> Score {
        if shares.is_empty() {
            return Score::default();
        }
        let n = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / n;
        let spread: f64 = shares.iter().map(|share| (share - mean) * (share - mean)).sum();
        let margin = if shares.len() < 2 { 1.0 } else { 1.96 * (spread / (n - 1.0) / n).sqrt() };
        Score { bouts: shares.len() as u64, share: mean, margin }
    }
}

impl Sprt {
    /// The test of a contestant against the one before it over these bouts, up to the one that decides it.
    pub fn over(mut self, contestant: usize, bouts: &[Bout]) -> Sprt {
        let meets = |bout: &&Bout| bout.one == contestant && bout.others + 1 == contestant;
        for bout in bouts.iter().filter(meets) {
            if self.verdict() != Verdict::Open {
                break;
            }
            self.add(bout.share());
        }
        self
    }
}
