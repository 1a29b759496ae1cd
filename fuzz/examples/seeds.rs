//! Writes inputs for the fuzzer to start from into `corpus/`: records of random games, all scenarios, and every
//! action, outcome of chance and options that occur in those records; the words of all these as a dictionary; and what
//! persons say to a table.

#[path = "../../crates/room/tests/common/frames.rs"]
mod made_up;

use cardia::Cardia;
use kernel::{Choices as _, DealDice, Dice as _, Game as _, SearchDice, Seed, Status};
use record::{Commitment, Record, Table};
use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};
use testkit::Lawful as _;

const GAMES: u64 = 200;

fn main() -> io::Result<()> {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR"));
    let records: Vec<String> = (0..GAMES).map(|number| play(number).to_string()).collect();
    write(&fuzz.join("corpus/record"), records.iter().map(String::as_bytes))?;
    // What stands after `1 chance `, `1 A ` and `options `.
    let parts = |line: &str| {
        line.strip_prefix("options ").or(line.splitn(3, ' ').nth(2)).unwrap_or_default().to_owned()
    };
    let notation: BTreeSet<_> = records.iter().flat_map(|text| text.lines().map(parts)).collect();
    write(&fuzz.join("corpus/notation"), notation.iter().map(String::as_bytes))?;
    let files = fs::read_dir(fuzz.join("../scenarios/cardia"))?;
    let scenarios: Vec<_> = files.map(|file| fs::read(file?.path())).collect::<io::Result<_>>()?;
    write(&fuzz.join("corpus/scenario"), scenarios.iter().map(Vec::as_slice))?;
    let texts = scenarios.iter().map(|text| String::from_utf8_lossy(text).into_owned());
    fs::write(fuzz.join("corpus/words"), dictionary(texts.chain(records)))?;
    let mut dice = SearchDice::new(0);
    let games: Vec<[u8; 120]> =
        (0..GAMES).map(|_| [0; 120].map(|_| dice.below(256) as u8)).collect();
    write(&fuzz.join("corpus/game"), games.iter().map(<[u8; 120]>::as_slice))?;
    let frames = made_up::seeds("t1", None);
    let said = |who| frames.iter().map(|frame| format!("{who}{frame}\n")).collect::<String>();
    let talks: Vec<String> = (0..3).map(said).collect();
    write(&fuzz.join("corpus/frames"), talks.iter().map(String::as_bytes))
}

fn write<'t>(folder: &Path, texts: impl Iterator<Item = &'t [u8]>) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut texts = texts.enumerate();
    texts.try_for_each(|(number, text)| fs::write(folder.join(format!("seed-{number:04}")), text))
}

/// Every word once, as libFuzzer reads it.
fn dictionary(texts: impl Iterator<Item = String>) -> String {
    let words: BTreeSet<String> = texts
        .flat_map(|text| text.split_whitespace().map(String::from).collect::<Vec<_>>())
        .collect();
    let plain = words
        .iter()
        .filter(|word| word.bytes().all(|b| b.is_ascii_graphic() && b != b'"' && b != b'\\'));
    plain.map(|word| format!("\"{word}\"\n")).collect()
}

/// A random game, finished or broken off; one that was committed to discloses its seed.
fn play(number: u64) -> Record<Cardia> {
    let seed = Seed::from_number(number);
    let (mut deal, mut player) = (DealDice::new(seed), SearchDice::new(number));
    let options = Cardia::random_options(&mut player);
    let commitment = (player.below(2) == 0).then(|| Commitment::to(seed));
    let table = Table::start(options, commitment, &mut deal, &mut Vec::new());
    let mut table: Table<Cardia> = table.expect("options that can be played");
    while let Status::Owed(seats) = Cardia::status(table.state())
        && player.below(100) > 0
    {
        let seat = seats.iter().next().expect("someone owes a choice");
        let choices = Cardia::legal(table.state(), seat);
        let action = choices.nth(player.below(choices.len() as u32) as usize);
        let action = action.expect("below the number of choices");
        table.submit(seat, action, &mut deal, &mut Vec::new()).expect("it is legal");
    }
    if commitment.is_some() && table.record().end.is_some() {
        table.disclose(seed).expect("the game is over, and the seed is the one promised");
    }
    table.into_record()
}
