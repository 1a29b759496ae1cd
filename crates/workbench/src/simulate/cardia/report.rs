//! The report of a simulation, in words or as JSON.

use super::tally::Tally;
use crate::simulate::Report;
use crate::simulate::count::{percent, result_json, results, spread, spread_json};
use crate::stop::Stop;
use cardia::{Character, Guardian, GuardianRule, Length, Location, Options, Reason};
use serde_json::{Map, Value, json};
use std::io::Write;

impl Report<Options> for Tally {
    fn unit(options: &Options) -> &'static str {
        match options.length {
            Length::Single => "games",
            Length::BestOfThree => "matches",
        }
    }

    fn text(&self, options: &Options, out: &mut dyn Write) -> Result<(), Stop> {
        let tally = self;
        let [a, b] = tally.wins;
        let rows = [("A wins", a), ("B wins", b), ("drawn", tally.draws)];
        results(&rows.map(|(who, n)| (who.to_owned(), n)), 10, tally.played, out)?;
        writeln!(out, "\nHow games ended")?;
        let ended: u64 = tally.reasons.iter().sum();
        for (reason, &n) in Reason::ALL.into_iter().zip(&tally.reasons).filter(|&(_, &n)| n > 0) {
            let (text, rule) = (reason.text(), reason.rule().0);
            writeln!(out, "  {text:<28} {rule:<6} {n:>10}  {:>6.2} %", percent(n, ended))?;
        }
        spread("Rounds in a game", &tally.rounds, out)?;
        spread("Decisions", &tally.decisions, out)?;
        characters(options, tally, out)?;
        used(options, tally, out)?;
        writeln!(out, "\nLargest sum of modifiers on a card: {}", tally.most_modifiers)?;
        Ok(())
    }

    fn json(&self, options: &Options) -> Value {
        let tally = self;
        let result = |n| result_json(n, tally.played);
        let reasons: Map<String, Value> = Reason::ALL
            .into_iter()
            .zip(tally.reasons)
            .map(|(reason, n)| (reason.text().to_owned(), n.into()))
            .collect();
        let cards: Map<String, Value> = in_deck(options)
            .map(|character| {
                let counts = tally.characters[character as usize];
                let (played, won, activated) = (counts.played, counts.won, counts.activated);
                let counts = json!({"played": played, "won": won, "activated": activated});
                (character.word().to_owned(), counts)
            })
            .collect();
        let locations: Map<String, Value> = Location::ALL
            .into_iter()
            .filter(|&location| options.locations.contains(location))
            .map(|location| (location.word().to_owned(), tally.locations[location as usize].into()))
            .collect();
        let guardians: Map<String, Value> = Guardian::ALL
            .into_iter()
            .filter(|_| options.guardians != GuardianRule::None)
            .map(|guardian| (guardian.word().to_owned(), tally.guardians[guardian as usize].into()))
            .collect();
        json!({
            "results": {"A": result(tally.wins[0]), "B": result(tally.wins[1]), "draw": result(tally.draws)},
            "ends": reasons,
            "rounds": spread_json(&tally.rounds),
            "decisions": spread_json(&tally.decisions),
            "cards": cards,
            "locations": locations,
            "guardians": guardians,
            "most_modifiers": tally.most_modifiers,
        })
    }
}

/// Those in the deck of this game.
fn in_deck(options: &Options) -> impl Iterator<Item = Character> {
    let options = *options;
    options.cards.iter().map(move |card| options.deck.character(card))
}

fn characters(options: &Options, tally: &Tally, out: &mut dyn Write) -> Result<(), Stop> {
    writeln!(out, "\nCards: played; of these, winning their encounter at the end, and activated")?;
    for character in in_deck(options) {
        let counts = tally.characters[character as usize];
        let of = |n| percent(n, counts.played);
        writeln!(
            out,
            "  {:>2} {:<18} {:>10}  {:>6.2} %  {:>6.2} %",
            character.card().number(),
            character.name(),
            counts.played,
            of(counts.won),
            of(counts.activated)
        )?;
    }
    Ok(())
}

fn used(options: &Options, tally: &Tally, out: &mut dyn Write) -> Result<(), Stop> {
    if !options.locations.is_empty() {
        writeln!(out, "\nLocations: how often they took effect")?;
    }
    for location in options.locations.iter() {
        writeln!(out, "  {:<21} {:>10}", location.name(), tally.locations[location as usize])?;
    }
    if options.guardians != GuardianRule::None {
        writeln!(out, "\nGuardians: how often they were used")?;
        for guardian in Guardian::ALL {
            writeln!(out, "  {:<21} {:>10}", guardian.word(), tally.guardians[guardian as usize])?;
        }
    }
    Ok(())
}
