//! The same bits on every platform (I9), and how fast they are found: what native code and WebAssembly both run, to be
//! compared.

use crate::written;
use games::{AnyOptions, AnyTable, AnyView, GameKind};
use kernel::{Dice as _, Game as _, Observer, SearchDice, Seed};
use protocol::{GameEvents, GameView};
use std::ops::ControlFlow;

/// The games that are compared, with their options.
const GAMES: &[(GameKind, &str)] = &[
    (GameKind::Cardia, ""),
    (GameKind::Kardinal, "players=3"),
    (GameKind::Civ, "players=2"),
    (GameKind::Cardia, "deck=2121 locations=Bazaar,SeersLair guardians=hidden"),
    (GameKind::Kardinal, "players=5"),
    (GameKind::Civ, "players=4"),
];

/// Plays this many random games from a number on and replays the record of each. Hashes the records, and every byte that each seat
/// and a spectator would be told of the end and of all that happened.
pub fn records(from: u64, games: u64) -> Result<u64, String> {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    for number in from..from + games {
        let (kind, text) = GAMES[(number % GAMES.len() as u64) as usize];
        let options = AnyOptions::read(kind, text).map_err(|why| why.to_string())?;
        let record = random(&options, number, usize::MAX)?.record_text();
        let replayed = AnyTable::resume(&record, Seed::from_number(number));
        let replayed = replayed.map_err(|why| why.to_string())?;
        hash.eat(record.as_bytes());
        hash.eat(replayed.record_text().as_bytes());
        for observer in Observer::all(replayed.seats().len()) {
            let view = replayed.view(observer);
            hash.eat(&written(&GameView::from(&view))?);
            hash.eat(&written(&GameEvents::of(&view, &replayed.events(observer)))?);
        }
    }
    Ok(hash.0)
}

/// Searches fixed positions of a game with this many imagined worlds in all; a number that keeps the work from being left out.
pub fn search(kind: GameKind, iterations: u32) -> Result<u32, String> {
    const POSITIONS: u32 = 4;
    let options = options(kind)?;
    let mut found = 0;
    for number in 0..POSITIONS {
        let view = position(&options, u64::from(number))?;
        let budget = bots::search::Budget::iterations(iterations / POSITIONS);
        found += nodes(&view, budget).ok_or("nothing is asked there")?;
    }
    Ok(found)
}

/// Plays this many random games as fast as the rules can; a number that keeps the work from being left out.
pub fn playouts(kind: GameKind, games: u32) -> Result<u32, String> {
    let options = options(kind)?;
    games::match_game!(options, AnyOptions(it), G => {
        let mut dice = SearchDice::new(1);
        let mut won = 0;
        for _ in 0..games {
            let mut state = G::start(&it, &mut dice, &mut ()).map_err(|why| why.to_string())?;
            won += G::playout(&mut state, &mut dice).winners.len() as u32;
        }
        Ok(won)
    })
}

/// The first options of a game among those that are compared.
fn options(kind: GameKind) -> Result<AnyOptions, String> {
    let text = GAMES.iter().find(|(it, _)| *it == kind).map_or("", |(_, text)| text);
    AnyOptions::read(kind, text).map_err(|why| why.to_string())
}

fn nodes(view: &AnyView, budget: bots::search::Budget) -> Option<u32> {
    use bots::Seen as _;
    let dice = SearchDice::new(1);
    games::match_game!(view, AnyView(it), G => {
        it.analyse(budget, dice, &mut |_| ControlFlow::Continue(())).map(|found| found.nodes)
    })
}

/// What a seat sees that has to choose, some way into a random game.
fn position(options: &AnyOptions, number: u64) -> Result<AnyView, String> {
    let table = random(options, number, 8 + 2 * number as usize)?;
    let seat = table.owed().iter().next().ok_or("the game is over")?;
    Ok(table.view(Observer::Seat(seat)))
}

/// A random game, to its end or until so many choices are made and somebody has more than one.
fn random(options: &AnyOptions, number: u64, choices: usize) -> Result<AnyTable, String> {
    let dealt = AnyTable::start(options, Seed::from_number(number));
    let (mut table, _) = dealt.map_err(|why| why.to_string())?;
    let mut dice = SearchDice::stream(number, 1);
    let mut made = 0;
    while let Some(seat) = table.owed().iter().next() {
        let legal = table.legal(seat);
        if made >= choices && legal.len() > 1 {
            break;
        }
        let action = &legal[dice.below(legal.len() as u32) as usize];
        table.submit(seat, action).map_err(|why| format!("{why:?}"))?;
        made += 1;
    }
    Ok(table)
}

/// FNV-1a, eight bytes at a time.
struct Fnv(u64);

impl Fnv {
    fn eat(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.0 = (self.0 ^ u64::from_le_bytes(word)).wrapping_mul(0x0100_0000_01b3);
            self.0 ^= self.0 >> 29;
        }
    }
}
