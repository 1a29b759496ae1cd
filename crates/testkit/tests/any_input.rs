//! Records, scenarios and games of Kardinal and CIV under any input: what is wrong is named, nothing panics. Cardia's own tests
//! do the same for Cardia, with more.

use civ::Civ;
use kardinal::Kardinal;
use kernel::{Choices as _, Dice as _, SearchDice, Status};
use record::Table;
use std::path::Path;
use testkit::{Lawful, bodies};

/// The text with a few bytes, words or lines changed.
fn changed(text: &str, dice: &mut SearchDice) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    for _ in 0..1 + dice.below(3) {
        let at = dice.below(lines.len() as u32) as usize;
        let other = lines[dice.below(lines.len() as u32) as usize].clone();
        match dice.below(5) {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 => lines[at] = other,
            2 => lines.insert(at, other),
            3 => {
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let word = dice.below(words.len() as u32) as usize;
                words[word] = other.split(' ').next_back().unwrap_or("");
                lines[at] = words.join(" ");
            }
            _ => {
                let mut letters: Vec<char> = lines[at].chars().collect();
                let letter = (32 + dice.below(95)) as u8 as char;
                letters.insert(dice.below(letters.len() as u32 + 1) as usize, letter);
                lines[at] = letters.into_iter().collect();
            }
        }
    }
    lines.join("\n") + "\n"
}

fn random_record<G: Lawful>(number: u64) -> String {
    let mut dice = SearchDice::new(number);
    let options = G::random_options(&mut dice);
    let mut table = Table::<G>::start(options, None, &mut dice, &mut Vec::new()).expect("options");
    while let Status::Owed(seats) = G::status(table.state()) {
        let seat = seats.iter().next().expect("a seat");
        let choices = G::legal(table.state(), seat);
        let action = choices.nth(dice.below(choices.len() as u32) as usize).expect("a choice");
        table.submit(seat, action, &mut dice, &mut Vec::new()).expect("it is legal");
    }
    table.record().to_string()
}

/// I7
#[test]
fn a_changed_record_is_played_or_refused_with_its_line() {
    for number in 0..60 {
        let mut dice = SearchDice::new(number);
        for text in [random_record::<Kardinal>(number), random_record::<Civ>(number)] {
            bodies::record(&text);
            for _ in 0..20 {
                bodies::record(&changed(&text, &mut dice));
            }
        }
    }
}

#[test]
fn a_changed_scenario_is_true_or_refused_with_its_line() {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut dice = SearchDice::new(1);
    for game in ["kardinal", "civ"] {
        let files = std::fs::read_dir(scenarios.join(game)).expect("scenarios");
        let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        paths.sort();
        for path in paths {
            let text = std::fs::read_to_string(path).expect("text");
            for _ in 0..20 {
                bodies::scenario(&changed(&text, &mut dice));
            }
        }
    }
}

#[test]
fn words_are_read_as_they_are_written_or_refused() {
    let mut dice = SearchDice::new(2);
    for number in 0..20 {
        let records = [random_record::<Kardinal>(number), random_record::<Civ>(number)];
        for line in records.iter().flat_map(|text| text.lines()) {
            let words =
                line.strip_prefix("options ").or(line.splitn(3, ' ').nth(2)).unwrap_or(line);
            bodies::notation(words);
            bodies::notation(changed(words, &mut dice).trim_end());
        }
    }
}

#[test]
fn games_chosen_by_any_bytes_obey_the_laws() {
    let mut dice = SearchDice::new(3);
    for _ in 0..20 {
        let bytes: Vec<u8> = (0..120).map(|_| dice.below(256) as u8).collect();
        bodies::game_of::<Kardinal>(&bytes);
        bodies::game_of::<Civ>(&bytes);
    }
}
