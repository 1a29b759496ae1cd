//! The report of a simulation, in words or as JSON.

use super::super::count::{interval, percent, spread, spread_json};
use super::tally::Tally;
use crate::cli::SimulateCardia;
use crate::stop::Stop;
use cardia::{Character, Guardian, GuardianRule, Length, Location, Options, Reason};
use serde_json::{Map, Value, json};
use std::io::Write;

/// In words.
pub fn text(
    args: &SimulateCardia,
    options: &Options,
    tally: &Tally,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let unit = match options.length {
        Length::Single => "games",
        Length::BestOfThree => "matches",
    };
    let [a, b] = args.bots;
    writeln!(out, "{} {unit} of cardia {options}, seed {}", tally.played, args.how.run.seed)?;
    writeln!(out, "A {a}, B {b}")?;
    writeln!(out, "\nResults (95 % interval)")?;
    for (who, n) in [("A wins", tally.wins[0]), ("B wins", tally.wins[1]), ("drawn", tally.draws)] {
        let (low, high) = interval(n, tally.played);
        let share = percent(n, tally.played);
        writeln!(out, "  {who:<10} {n:>10}  {share:>6.2} %  ({low:.2} to {high:.2} %)")?;
    }
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

/// Those in the deck of this game.
fn in_deck(options: &Options) -> impl Iterator<Item = Character> {
    let options = *options;
    options.cards.iter().map(move |card| options.deck.character(card))
}

fn characters(options: &Options, tally: &Tally, out: &mut impl Write) -> Result<(), Stop> {
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

fn used(options: &Options, tally: &Tally, out: &mut impl Write) -> Result<(), Stop> {
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

/// As JSON.
pub fn json(
    args: &SimulateCardia,
    options: &Options,
    tally: &Tally,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let result = |n| {
        let (low, high) = interval(n, tally.played);
        json!({"count": n, "percent": percent(n, tally.played), "low": low, "high": high})
    };
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
    let report = json!({
        "game": "cardia",
        "options": options.to_string(),
        "seed": args.how.run.seed,
        "bots": args.bots.map(|bot| bot.name()),
        "games": tally.played,
        "results": {"A": result(tally.wins[0]), "B": result(tally.wins[1]), "draw": result(tally.draws)},
        "ends": reasons,
        "rounds": spread_json(&tally.rounds),
        "decisions": spread_json(&tally.decisions),
        "cards": cards,
        "locations": locations,
        "guardians": guardians,
        "most_modifiers": tally.most_modifiers,
    });
    writeln!(out, "{report:#}")?;
    Ok(())
}
