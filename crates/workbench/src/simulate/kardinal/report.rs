//! The report of a simulation, in words or as JSON.

use super::tally::{Points, Tally};
use crate::simulate::Report;
use crate::simulate::count::{percent, result_json, results, spread, spread_json};
use crate::stop::Stop;
use kardinal::{Law, Options, Reason};
use kernel::{Seat, SeatSet};
use serde_json::{Map, Value, json};
use std::io::Write;

impl Report<Options> for Tally {
    fn text(&self, options: &Options, out: &mut dyn Write) -> Result<(), Stop> {
        let tally = self;
        let wins = |seat: Seat| (format!("{seat} wins"), tally.wins[seat.index()]);
        let mut rows: Vec<_> = seats(options).map(wins).collect();
        rows.push(("nobody wins".into(), tally.no_winner()));
        rows.push(("starter wins".into(), tally.starter_wins));
        results(&rows, 14, tally.played, out)?;
        writeln!(out, "\nWhat decided")?;
        for (reason, &n) in Reason::ALL.into_iter().zip(&tally.reasons) {
            let (text, rule) = (reason.text(), reason.rule().0);
            writeln!(out, "  {text:<34} {rule:<6} {n:>10}  {:>6.2} %", percent(n, tally.played))?;
        }
        self.print_points(options, out)?;
        self.print_laws(out)?;
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

    fn json(&self, options: &Options) -> Value {
        let tally = self;
        let result = |n| result_json(n, tally.played);
        let by_seat = |value: &dyn Fn(Seat) -> Value| -> Map<String, Value> {
            seats(options).map(|seat| (seat.to_string(), value(seat))).collect()
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
        json!({
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
        })
    }
}

fn seats(options: &Options) -> impl Iterator<Item = Seat> {
    SeatSet::first(options.players.into()).iter()
}

impl Tally {
    fn mean(&self, sum: i64) -> f64 {
        sum as f64 / self.played.max(1) as f64
    }

    fn print_points(&self, options: &Options, out: &mut dyn Write) -> Result<(), Stop> {
        writeln!(out, "\nPoints in a game, on average, and Land cards")?;
        let heads = ["land", "symbols", "chains", "laws", "total", "cards"];
        writeln!(out, "     {}", heads.map(|head| format!("{head:>9}")).concat())?;
        for seat in seats(options) {
            let points = &self.points[seat.index()];
            let Points { land, symbols, chains, laws, cards } = *points;
            let columns = [land, symbols, chains, laws, points.total(), cards]
                .map(|sum| format!("{:>9.2}", self.mean(sum)));
            writeln!(out, "  {seat}  {}", columns.concat())?;
        }
        Ok(())
    }

    fn print_laws(&self, out: &mut dyn Write) -> Result<(), Stop> {
        writeln!(out, "\nLaws: taken, played, and the share of those taken that is played")?;
        for law in Law::ALL {
            let [taken, played] =
                [self.laws_taken, self.laws_played].map(|by_law| by_law[law as usize]);
            let share = percent(played, taken);
            let (name, rule) = (law.words(), law.rule().0);
            writeln!(out, "  {name:<18} {rule:<6} {taken:>10} {played:>10}  {share:>6.2} %")?;
        }
        Ok(())
    }
}
