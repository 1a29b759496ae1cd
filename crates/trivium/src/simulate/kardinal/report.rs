//! The report of a simulation, in words or as JSON.

use super::super::count::{interval, percent, spread, spread_json};
use super::tally::{Points, SEATS, Tally};
use crate::cli::SimulateKardinal;
use crate::stop::Stop;
use bots::Bot;
use kardinal::{Law, Options, Reason};
use kernel::{Seat, SeatSet};
use serde_json::{Map, Value, json};
use std::io::Write;

/// What was asked for and what came of it.
pub struct Report<'a> {
    pub args: &'a SimulateKardinal,
    pub options: &'a Options,
    /// One for each seat.
    pub bots: &'a [Bot],
    pub tally: &'a Tally,
}

impl Report<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        SeatSet::first(self.bots.len().min(SEATS)).iter()
    }

    fn mean(&self, sum: i64) -> f64 {
        sum as f64 / self.tally.played.max(1) as f64
    }

    /// In words.
    pub fn text(&self, out: &mut impl Write) -> Result<(), Stop> {
        let (tally, options) = (self.tally, self.options);
        let seed = self.args.how.run.seed;
        writeln!(out, "{} games of kardinal {options}, seed {seed}", tally.played)?;
        let players: Vec<_> =
            self.seats().zip(self.bots).map(|(seat, bot)| format!("{seat} {bot}")).collect();
        writeln!(out, "{}", players.join(", "))?;
        writeln!(out, "\nResults (95 % interval)")?;
        let mut result = |who: &str, n| {
            let (low, high) = interval(n, tally.played);
            let share = percent(n, tally.played);
            writeln!(out, "  {who:<14} {n:>10}  {share:>6.2} %  ({low:.2} to {high:.2} %)")
        };
        for seat in self.seats() {
            result(&format!("{seat} wins"), tally.wins[seat.index()])?;
        }
        result("nobody wins", tally.no_winner())?;
        result("starter wins", tally.starter_wins)?;
        writeln!(out, "\nWhat decided")?;
        for (reason, &n) in Reason::ALL.into_iter().zip(&tally.reasons) {
            let (text, rule) = (reason.text(), reason.rule().0);
            writeln!(out, "  {text:<34} {rule:<6} {n:>10}  {:>6.2} %", percent(n, tally.played))?;
        }
        self.points(out)?;
        self.laws(out)?;
        let [placed, moved, paid] = tally.stones.map(|n| self.mean(n as i64));
        writeln!(
            out,
            "\nStones in a game: placed {placed:.2}, moved {moved:.2}, paid and lost {paid:.2}"
        )?;
        spread("Turns", &tally.turns, out)?;
        spread("Turns skipped", &tally.skips, out)?;
        spread("Decisions", &tally.decisions, out)?;
        spread("Points of the best", &tally.best, out)
    }

    fn points(&self, out: &mut impl Write) -> Result<(), Stop> {
        writeln!(out, "\nPoints in a game, on average, and Land cards")?;
        let heads = ["land", "symbols", "chains", "laws", "total", "cards"];
        writeln!(out, "     {}", heads.map(|head| format!("{head:>9}")).concat())?;
        for seat in self.seats() {
            let points = &self.tally.points[seat.index()];
            let Points { land, symbols, chains, laws, cards } = *points;
            let columns = [land, symbols, chains, laws, points.total(), cards]
                .map(|sum| format!("{:>9.2}", self.mean(sum)));
            writeln!(out, "  {seat}  {}", columns.concat())?;
        }
        Ok(())
    }

    fn laws(&self, out: &mut impl Write) -> Result<(), Stop> {
        writeln!(out, "\nLaws: taken, played, and the share of those taken that is played")?;
        for law in Law::ALL {
            let [taken, played] =
                [self.tally.laws_taken, self.tally.laws_played].map(|by_law| by_law[law as usize]);
            let share = percent(played, taken);
            let (name, rule) = (law.words(), law.rule().0);
            writeln!(out, "  {name:<18} {rule:<6} {taken:>10} {played:>10}  {share:>6.2} %")?;
        }
        Ok(())
    }

    /// As JSON.
    pub fn json(&self, out: &mut impl Write) -> Result<(), Stop> {
        let tally = self.tally;
        let result = |n| {
            let (low, high) = interval(n, tally.played);
            json!({"count": n, "percent": percent(n, tally.played), "low": low, "high": high})
        };
        let by_seat = |value: &dyn Fn(Seat) -> Value| -> Map<String, Value> {
            self.seats().map(|seat| (seat.to_string(), value(seat))).collect()
        };
        let mut results = by_seat(&|seat| result(tally.wins[seat.index()]));
        results.insert("nobody".into(), result(tally.no_winner()));
        let reasons: Map<String, Value> = Reason::ALL
            .into_iter()
            .zip(tally.reasons)
            .map(|(reason, n)| (reason.text().to_owned(), n.into()))
            .collect();
        let points = by_seat(&|seat| {
            let points = &tally.points[seat.index()];
            json!({
                "land": self.mean(points.land),
                "symbols": self.mean(points.symbols),
                "chains": self.mean(points.chains),
                "laws": self.mean(points.laws),
                "total": self.mean(points.total()),
                "cards": self.mean(points.cards),
            })
        });
        let laws: Map<String, Value> = Law::ALL
            .into_iter()
            .map(|law| {
                let (taken, played) =
                    (tally.laws_taken[law as usize], tally.laws_played[law as usize]);
                (law.words().to_owned(), json!({"taken": taken, "played": played}))
            })
            .collect();
        let [placed, moved, paid] = tally.stones;
        let bots: Vec<_> = self.bots.iter().map(|bot| bot.name()).collect();
        let report = json!({
            "game": "kardinal",
            "options": self.options.to_string(),
            "seed": self.args.how.run.seed,
            "bots": bots,
            "games": tally.played,
            "results": results,
            "starts": by_seat(&|seat| tally.starts[seat.index()].into()),
            "starter": result(tally.starter_wins),
            "ends": reasons,
            "points": points,
            "laws": laws,
            "stones": {"placed": placed, "moved": moved, "paid": paid},
            "turns": spread_json(&tally.turns),
            "skips": spread_json(&tally.skips),
            "decisions": spread_json(&tally.decisions),
            "best": spread_json(&tally.best),
        });
        writeln!(out, "{report:#}")?;
        Ok(())
    }
}
