//! Puzzles from games of bots: positions in which one choice is far better than every other.

mod theme;

use crate::args::{at_least_one, game_parser};
use crate::interrupt;
use crate::progress;
use crate::stop::Stop;
use bots::search::Budget;
use bots::{ActionOf, Power, Seen};
use clap::Args;
use games::{AnyOptions, AnyTable, AnyView, GameKind, Listed as _, match_game};
use kernel::{Dice as _, Notation as _, Observer, SearchDice, Seat, Seed};
use puzzle::{Puzzle, choose_for};
use std::io::Write;
use std::ops::ControlFlow;
use theme::theme;

/// Find puzzles in games between bots
///
/// Prints a line for each puzzle as soon as it is found, as in the files of `puzzles`: positions in which one choice is worth at
/// least 20 points of win chance more than every other, by what its seat knows, and still is with ten times the search and
/// other dice. A deal always gives the same puzzles. A run that was stopped says with which --seed to go on.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium puzzles cardia --games 100 --seed 1
  trivium puzzles cardia --games 100 --seed 1001 --options deck=2
  trivium puzzles civ --games 20 --seed 1 --options players=3")]
pub struct PuzzlesArgs {
    /// Which game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub game: GameKind,

    /// How many games
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub games: u64,

    /// The number of the first deal
    #[arg(long, value_name = "N")]
    pub seed: u64,

    /// What is agreed, as `key=value` words
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    pub options: String,

    /// Worlds imagined for each decision [default: 2000 for Cardia, 400 for the other games]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(100..))]
    pub iterations: Option<u32>,
}

/// How much better the answer is than every other, as a share of a game.
const FAR: f32 = 0.2;
/// The bots play with this part of the search. What does not look like a puzzle to them by half of that is not searched further.
const GLANCE: u32 = 8;
const NEAR: f32 = FAR / 2.0;
/// How many times the search a puzzle is checked with.
const DEEPER: u32 = 10;
/// Fewer answers are too easy to guess.
const FEWEST: usize = 3;
/// An answer that was tried less often is not known to be bad.
const TRIED: u32 = 8;
/// From one game come so many at most: its positions are alike.
const MOST_OF_A_GAME: usize = 2;
/// How the bots play: well, but not always the same.
const LOOSENESS: f32 = 0.2;
const SLACK: f32 = 0.25;
/// Parts of the search by which it is found out how hard a puzzle is, and how often each is tried.
const WEAK: [u32; 3] = [64, 16, 4];
const PROBES: u64 = 4;
/// The rating of a puzzle that the weakest search always finds, and how much more one has that it never finds.
const EASIEST: f32 = 900.0;
const HARDEST: f32 = 1200.0;

/// Plays the games and prints the puzzles.
pub fn run(args: &PuzzlesArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let options = AnyOptions::read(args.game, &args.options).map_err(Stop::usage)?;
    let iterations = args.iterations.unwrap_or(match args.game {
        GameKind::Cardia => 2_000,
        GameKind::Kardinal | GameKind::Civ => 400,
        #[cfg(feature = "toy")]
        GameKind::Toy => 400,
    });
    let end = args.seed.checked_add(args.games);
    let end = end.ok_or_else(|| Stop::usage("--seed is too large"))?;
    writeln!(out, "rules {}", args.game.rules_version())?;
    let bar = progress::bar(args.games, "games");
    for seed in args.seed..end {
        if interrupt::interrupted() {
            let done = progress::done(&bar);
            progress::stopped_early(done, args.games, "games");
            writeln!(out, "# go on with --games {} --seed {seed}", args.games - done)?;
            break;
        }
        for puzzle in of_game(&options, seed, iterations)? {
            writeln!(out, "{puzzle}")?;
            out.flush()?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

/// Plays a game, and finds its puzzles.
fn of_game(options: &AnyOptions, seed: u64, iterations: u32) -> Result<Vec<Puzzle>, Stop> {
    let started = AnyTable::start(options, Seed::from_number(seed)).map_err(Stop::usage)?;
    let mut table = started.0;
    let mut dice = SearchDice::stream(seed, 0);
    let (mut moves, mut found) = (Vec::new(), Vec::new());
    while choose_for(&mut table).is_some() && !interrupt::interrupted() {
        // All choose before anyone's choice is on the table.
        let mut chosen = Vec::new();
        let before = moves.len();
        for seat in table.owed().iter() {
            let view = table.view(Observer::Seat(seat));
            let Some((place, glance)) = weigh(&view, iterations / GLANCE, &mut dice) else {
                continue;
            };
            chosen.push((seat, place));
            let fits = found.len() < MOST_OF_A_GAME && glance.0.len() >= FEWEST;
            if fits && glance.stands_out(NEAR).is_some() {
                found.extend(checked(options, seed, seat, &moves, &view, iterations));
            }
        }
        for (seat, place) in chosen {
            let legal = table.legal(seat);
            let action = legal.get(place).ok_or_else(|| Stop::failed("a bot has no choice"))?;
            table.submit(seat, action).map_err(|why| Stop::failed(format!("{why:?}")))?;
            if legal.len() > 1 {
                moves.push(place as u8);
            }
        }
        if moves.len() == before {
            break;
        }
    }
    Ok(found)
}

/// The puzzle, if one answer is far better than every other, and still is with more search and other dice.
fn checked(
    options: &AnyOptions,
    seed: u64,
    seat: Seat,
    moves: &[u8],
    view: &AnyView,
    iterations: u32,
) -> Option<Puzzle> {
    let mut dice = SearchDice::stream(seed, 1 + moves.len() as u64);
    let best = weigh(view, iterations, &mut dice)?.1.clear_best()?;
    let (_, deep) = weigh(view, iterations.saturating_mul(DEEPER), &mut dice)?;
    if deep.clear_best() != Some(best) {
        return None;
    }
    let answer = view.legal().get(best)?.clone();
    let values = deep.0.iter().map(|it| (it.value * 100.0).round().clamp(0.0, 100.0) as u8);
    Some(Puzzle {
        options: options.clone(),
        seed,
        seat,
        moves: moves.to_vec(),
        theme: theme(view, &answer)?,
        rating: rating(view, best, iterations, &mut dice),
        answer,
        values: values.collect(),
    })
}

/// How hard it is, by how often weaker searches find it.
fn rating(view: &AnyView, best: usize, iterations: u32, dice: &mut SearchDice) -> u32 {
    let (mut right, mut all) = (0.0, 0.0);
    for part in WEAK {
        for _ in 0..PROBES {
            let found = weigh(view, (iterations / part).max(8), dice);
            all += 1.0;
            if found.is_some_and(|(_, weighed)| weighed.heaviest() == Some(best)) {
                right += 1.0;
            }
        }
    }
    let missed: f32 = 1.0 - right / all;
    (EASIEST + HARDEST * missed).round() as u32
}

/// What search found of one legal answer.
#[derive(Clone, Copy)]
struct Worth {
    weight: f32,
    value: f32,
    tried: bool,
}

/// What search found of all legal answers, in their order.
struct Weighed(Vec<Worth>);

impl Weighed {
    /// The answer that is far better than every other, all of which were tried.
    fn clear_best(&self) -> Option<usize> {
        let best = self.stands_out(FAR)?;
        let mut others = (0..).zip(&self.0).filter(|(place, _)| *place != best);
        others.all(|(_, it)| it.tried).then_some(best)
    }

    /// The answer that is better than every other by so much.
    fn stands_out(&self, by: f32) -> Option<usize> {
        let best = self.heaviest()?;
        let least = self.0.get(best)?.value - by;
        let mut others = (0..).zip(&self.0).filter(|(place, _)| *place != best);
        others.all(|(_, it)| it.value <= least).then_some(best)
    }

    fn heaviest(&self) -> Option<usize> {
        let places = 0..self.0.len();
        places.reduce(|best, it| if self.0[it].weight > self.0[best].weight { it } else { best })
    }
}

/// What search finds from a view, and what a bot does that knows it; `None` if nothing is to be chosen.
fn weigh(view: &AnyView, iterations: u32, dice: &mut SearchDice) -> Option<(usize, Weighed)> {
    match_game!(view, AnyView(it), G => {
        let write = |action| G::write_action(&G::options_of(it), action);
        let (chosen, weighed) = search(it, iterations, dice)?;
        let place = view.legal().iter().position(|legal| *legal == write(chosen))?;
        Some((place, weighed))
    })
}

fn search<V: Seen>(
    view: &V,
    iterations: u32,
    dice: &mut SearchDice,
) -> Option<(ActionOf<V>, Weighed)> {
    let seed = u64::from(dice.bits()) << 32 | u64::from(dice.bits());
    let on = &mut |_: &_| ControlFlow::Continue(());
    let mut found = view.analyse(Budget::iterations(iterations), SearchDice::new(seed), on)?;
    let is_exact = found.error == 0.0;
    let worth = |it: &bots::search::Weighed<ActionOf<V>>| Worth {
        weight: it.weight,
        value: it.value,
        tried: is_exact || it.visits >= TRIED,
    };
    let weighed = Weighed(found.mix.iter().map(worth).collect());
    Power { iterations, looseness: LOOSENESS, slack: SLACK }.temper(&mut found);
    Some((found.draw(dice)?, weighed))
}
