//! The report of a simulation, in words or as JSON.

use super::tally::Tally;
use crate::simulate::Report;
use crate::simulate::count::{percent, result_json, results, spread, spread_json};
use crate::stop::Stop;
use civ::{Domain, Effect, Options, Teams};
use kernel::Seat;
use serde_json::{Map, Value, json};
use std::io::Write;

/// How majorities decide.
const DECIDED: &[(&str, &str)] =
    &[("most points", "points"), ("a tie, broken", "tie_break"), ("a tie, shared", "shared")];

impl Report<Options> for Tally {
    fn text(&self, options: &Options, out: &mut dyn Write) -> Result<(), Stop> {
        let mut rows: Vec<_> =
            self.wins(options).map(|(who, n)| (format!("{who} wins"), n)).collect();
        rows.push(("shared".into(), self.shared));
        rows.push(("first player wins".into(), self.starter_wins));
        results(&rows, 18, self.played, out)?;
        self.print_ends(out)?;
        spread("Turns", &self.turns, out)?;
        spread("Decisions", &self.decisions, out)?;
        self.print_effects(out)
    }

    fn json(&self, options: &Options) -> Value {
        let result = |n| result_json(n, self.played);
        let mut wins: Map<String, Value> =
            self.wins(options).map(|(who, n)| (who, result(n))).collect();
        wins.insert("shared".into(), result(self.shared));
        let by_domain = |counts: [u64; Domain::ALL.len()]| -> Map<String, Value> {
            let named = |domain: Domain| (domain.name().to_owned(), counts[domain as usize].into());
            Domain::ALL.into_iter().map(named).collect()
        };
        let by_decision = |counts: [u64; 3]| -> Map<String, Value> {
            DECIDED.iter().zip(counts).map(|((_, key), n)| ((*key).to_owned(), n.into())).collect()
        };
        let effects: Map<String, Value> = Effect::ALL
            .into_iter()
            .map(|effect| {
                let (used, copied) = (self.effects[effect as usize], self.copies[effect as usize]);
                let counts = json!({"used": used, "copied": copied});
                (effect.name().to_owned(), counts)
            })
            .collect();
        let starts: Map<String, Value> = options
            .seats()
            .iter()
            .map(|seat| (seat.to_string(), self.starts[seat.index()].into()))
            .collect();
        json!({
            "results": wins,
            "starts": starts,
            "starter": result(self.starter_wins),
            "ends": {
                "hegemony": by_domain(self.hegemonies),
                "majority": by_decision(self.majorities),
                "quiet": by_decision(self.quiet),
            },
            "plays": by_domain(self.plays),
            "skips": self.skips,
            "effects": effects,
            "turns": spread_json(&self.turns),
            "decisions": spread_json(&self.decisions),
        })
    }
}

impl Tally {
    /// Each seat, or each team, and the games it won.
    fn wins(&self, options: &Options) -> impl Iterator<Item = (String, u64)> {
        let of = |seat: Seat| self.wins[seat.index()];
        let named: Vec<_> = match options.teams {
            Teams::No => options.seats().iter().map(|seat| (seat.to_string(), of(seat))).collect(),
            Teams::Yes => vec![("A+C".into(), of(Seat::A)), ("B+D".into(), of(Seat::B))],
        };
        named.into_iter()
    }

    fn print_ends(&self, out: &mut dyn Write) -> Result<(), Stop> {
        writeln!(out, "\nHow games ended")?;
        let mut line = |what: &str, rule: &str, n: u64| {
            let share = percent(n, self.played);
            writeln!(out, "  {what:<34} {rule:<6} {n:>10}  {share:>6.2} %")
        };
        for domain in Domain::ALL {
            line(&format!("hegemony in {domain}"), "V4.1", self.hegemonies[domain as usize])?;
        }
        for ((what, _), n) in DECIDED.iter().zip(self.majorities) {
            line(&format!("majorities: {what}"), "V4.3", n)?;
        }
        for ((what, _), n) in DECIDED.iter().zip(self.quiet) {
            line(&format!("ten quiet rounds: {what}"), "V4.6", n)?;
        }
        Ok(())
    }

    fn print_effects(&self, out: &mut dyn Write) -> Result<(), Stop> {
        let mean = |n: u64| n as f64 / self.played.max(1) as f64;
        writeln!(out, "\nEffects in a game: applied, and copied by inspiration")?;
        for effect in Effect::ALL {
            let (used, copied) = (self.effects[effect as usize], self.copies[effect as usize]);
            let (name, domain) = (effect.name(), effect.domain().name());
            let [used, copied] = [used, copied].map(mean);
            writeln!(
                out,
                "  {name:<14} {domain:<9} {:<6} {used:>9.3} {copied:>9.3}",
                effect.rule()
            )?;
        }
        writeln!(
            out,
            "\nCards played in a game, turns without a card to play {:.3}",
            mean(self.skips)
        )?;
        for domain in Domain::ALL {
            let n = mean(self.plays[domain as usize]);
            writeln!(out, "  {:<14} {n:>9.2}", domain.name())?;
        }
        Ok(())
    }
}
