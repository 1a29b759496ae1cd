//! What a tournament says, for people and as JSON.

use crate::stop::Stop;
use arena::{Bout, Plan, Score, Sprt, Standings, Verdict, elo_of_share};
use serde_json::{Value, json};
use std::io::Write;

/// A tournament and all that follows from its games.
pub struct Report<'a> {
    pub plan: &'a Plan,
    pub seats: usize,
    pub bouts: &'a [Bout],
    pub standings: &'a Standings,
    /// Of each contestant against the one before it; empty if nothing was tested.
    pub tests: &'a [Sprt],
}

impl Report<'_> {
    pub fn print(&self, out: &mut dyn Write) -> Result<(), Stop> {
        let Report { plan, seats, bouts, standings, tests } = *self;
        let games: usize = bouts.iter().map(|bout| bout.games.len()).sum();
        let options =
            if plan.options.is_empty() { String::new() } else { format!(" {}", plan.options) };
        let (game, deals, seed) = (&plan.game, bouts.len(), plan.seed);
        writeln!(out, "{game}{options}: {games} games, {deals} deals mirrored, seed {seed}")?;
        let wide = plan.contestants.iter().map(String::len).max().unwrap_or(0).max(10);
        writeln!(out, "\n{:wide$}  {:>7}  {:>6}", "", "Elo", "95 %")?;
        for (name, rating) in plan.contestants.iter().zip(&standings.ratings) {
            writeln!(out, "{name:wide$}  {:>+7.0}  ± {:>4.0}", rating.elo, rating.margin)?;
        }
        if tests.is_empty() {
            return self.print_matrix(wide, out);
        }
        let whose = if seats == 2 { "against" } else { "alone among players like" };
        writeln!(
            out,
            "\neach {whose} the one before: share of wins in percent, with 95 % intervals"
        )?;
        for (test, n) in tests.iter().zip(1..) {
            let (score, name) = (standings.matrix[n][n - 1], &plan.contestants[n]);
            let (share, margin) = (100.0 * score.share, 100.0 * score.margin);
            let games = score.bouts as usize * seats;
            let elo = self.elo(score);
            writeln!(
                out,
                "{name:wide$}  {share:>5.1} ± {margin:>4.1}  {elo:>+5.0} Elo  {games:>5} games  {}",
                verdict(test)
            )?;
        }
        Ok(())
    }

    fn print_matrix(&self, wide: usize, out: &mut dyn Write) -> Result<(), Stop> {
        let names = &self.plan.contestants;
        let whose = if self.seats == 2 { "against" } else { "alone among" };
        writeln!(out, "\nshare of wins in percent, with 95 % intervals: row {whose} column")?;
        write!(out, "{:wide$}", "")?;
        for name in names {
            write!(out, "  {name:>14}")?;
        }
        writeln!(out)?;
        for (name, row) in names.iter().zip(&self.standings.matrix) {
            write!(out, "{name:wide$}")?;
            for score in row {
                let cell = match score.bouts {
                    0 => "-".to_owned(),
                    _ => format!("{:.1} ± {:.1}", 100.0 * score.share, 100.0 * score.margin),
                };
                write!(out, "  {cell:>14}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    /// Of a share that is neither nothing nor all: those have none.
    fn elo(&self, score: Score) -> f64 {
        elo_of_share(score.share.clamp(0.001, 0.999), self.seats)
    }

    pub fn json(&self) -> Value {
        let Report { plan, bouts, standings, tests, .. } = *self;
        let ratings = plan.contestants.iter().zip(&standings.ratings);
        let matrix = standings.matrix.iter().map(|row| {
            let cell = |score: &Score| match score.bouts {
                0 => Value::Null,
                bouts => json!({"bouts": bouts, "share": score.share, "margin": score.margin,
                    "elo": self.elo(*score)}),
            };
            row.iter().map(cell).collect::<Value>()
        });
        let test = |test: &Sprt| json!({"llr": test.llr(), "bounds": [test.bounds().0, test.bounds().1], "verdict": format!("{:?}", test.verdict())});
        json!({
            "plan": plan,
            "bouts": bouts.len(),
            "ratings": ratings.map(|(name, rating)| json!({"name": name, "elo": rating.elo, "margin": rating.margin})).collect::<Value>(),
            "matrix": matrix.collect::<Value>(),
            "sprt": tests.iter().map(test).collect::<Value>(),
        })
    }
}

/// What a test says, and how sure it is.
fn verdict(test: &Sprt) -> String {
    let (low, high) = test.bounds();
    let says = match test.verdict() {
        Verdict::Stronger => "stronger",
        Verdict::NotStronger => "not stronger",
        Verdict::Open => "still open: more deals are needed",
    };
    format!("{says} (log likelihood ratio {:.2}, bounds {low:.2} and {high:.2})", test.llr())
}
