use crate::{BadPuzzle, Fault, Puzzle};
use games::GameKind;
use std::collections::HashSet;
use std::sync::OnceLock;

/// The file of each game that has puzzles.
const FILES: [(GameKind, &str); 3] = [
    (GameKind::Cardia, include_str!("../../../puzzles/cardia.txt")),
    (GameKind::Kardinal, include_str!("../../../puzzles/kardinal.txt")),
    (GameKind::Civ, include_str!("../../../puzzles/civ.txt")),
];

/// The puzzles there are, game by game.
pub fn all() -> Result<&'static [Puzzle], &'static BadPuzzle> {
    static PUZZLES: OnceLock<Result<Vec<Puzzle>, BadPuzzle>> = OnceLock::new();
    let read = || {
        let files = FILES.iter().map(|&(game, text)| parse(game, text));
        Ok(files.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    };
    PUZZLES.get_or_init(read).as_deref()
}

/// Those of a game.
pub fn of_game(game: GameKind) -> impl Iterator<Item = &'static Puzzle> {
    all().unwrap_or_default().iter().filter(move |it| it.options.kind() == game)
}

/// The puzzle of this id.
pub fn by_id(id: &str) -> Option<&'static Puzzle> {
    all().ok()?.iter().find(|puzzle| puzzle.id() == id)
}

/// The puzzle of a day, counted from any: one for everybody, the games in turn, no puzzle again before all were asked.
pub fn daily(day: u64) -> Option<&'static Puzzle> {
    let games: Vec<GameKind> =
        FILES.iter().map(|it| it.0).filter(|game| of_game(*game).next().is_some()).collect();
    let turns = games.len() as u64;
    let game = *games.get((day % turns.max(1)) as usize)?;
    let puzzles: Vec<&Puzzle> = of_game(game).collect();
    // A step without a common divisor leads through all of them, and not to neighbours of one game of bots.
    let (count, round) = (puzzles.len() as u64, day / turns);
    let step = (count * 5 / 8..count).find(|step| common(*step, count) == 1).unwrap_or(1);
    puzzles.get(((round % count) * step % count) as usize).copied()
}

fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}

/// Reads the file of a game.
pub fn parse(game: GameKind, text: &str) -> Result<Vec<Puzzle>, BadPuzzle> {
    let bad = |line: usize, fault: Fault| BadPuzzle { game: game.name(), line, fault };
    let mut lines = text
        .lines()
        .zip(1..)
        .map(|(line, at)| (at, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let Some((at, head)) = lines.next() else { return Ok(Vec::new()) };
    let rules = head.strip_prefix("rules ").and_then(|it| it.trim().parse().ok());
    let rules = rules.ok_or_else(|| bad(at, Fault::Rules(format!("`{head}` names no rules"))))?;
    let mut ids = HashSet::new();
    let read = |(at, line)| {
        let puzzle = Puzzle::read(game, rules, line).map_err(|fault| bad(at, fault))?;
        let id = puzzle.id();
        if ids.insert(id.clone()) { Ok(puzzle) } else { Err(bad(at, Fault::Twice(id))) }
    };
    lines.map(read).collect()
}
