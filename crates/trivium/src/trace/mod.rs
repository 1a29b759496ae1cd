//! Random games with the whole truth, as JSON lines, for checks by other programs.
//!
//! A game is a header, the chance of the deal and the state after it; then, for every decision, who owes what, the
//! act, the chance it caused and the state after it.

mod cardia;
mod kardinal;

use crate::cli::{RunArgs, TraceArgs, TraceGame};
use crate::options::cardia as cardia_options;
use crate::stop::Stop;
use ::kardinal::Kardinal;
use kernel::{Choices as _, Dice as _, Game, Outcome, SearchDice, Seat, SeatSet};
use serde::Serialize;
use std::io::Write;
use testkit::Lawful as _;

/// Prints the games.
pub fn run(args: &TraceArgs, out: &mut impl Write) -> Result<(), Stop> {
    match &args.game {
        TraceGame::Cardia(args) => each(args.run, |game_seed, dice| {
            let options = match args.random_options {
                true => cardia_options::random(dice),
                false => args.rules.options(),
            };
            cardia::game(options, game_seed, dice, out)
        }),
        TraceGame::Kardinal(args) => each(args.run, |game_seed, dice| {
            let options = match args.random_options {
                true => Kardinal::random_options(dice),
                false => args.rules.options(),
            };
            kardinal::game(options, game_seed, dice, out)
        }),
    }
}

/// Each game with the number it comes from and the dice of that number.
fn each(
    run: RunArgs,
    mut game: impl FnMut(u64, &mut SearchDice) -> Result<(), Stop>,
) -> Result<(), Stop> {
    (0..run.games).try_for_each(|index| {
        let game_seed = game_seed(run.seed, index);
        game(game_seed, &mut SearchDice::new(game_seed))
    })
}

/// The number a game comes from; 53 bits, which every JSON reader keeps.
fn game_seed(seed: u64, index: u64) -> u64 {
    let mut dice = SearchDice::stream(seed, index);
    (u64::from(dice.bits()) << 32 | u64::from(dice.bits())) >> 11
}

/// A seat that owes a choice, and one of its legal actions.
fn any_choice<G: Game>(
    state: &G::State,
    owed: SeatSet,
    dice: &mut SearchDice,
) -> Option<(Seat, G::Action)> {
    let seat = owed.iter().nth(dice.below(owed.len() as u32) as usize)?;
    let choices = G::legal(state, seat);
    Some((seat, choices.nth(dice.below(choices.len() as u32) as usize)?))
}

fn line(value: &impl Serialize, out: &mut impl Write) -> Result<(), Stop> {
    serde_json::to_writer(&mut *out, value).map_err(std::io::Error::from)?;
    Ok(writeln!(out)?)
}

/// How a game ended.
#[derive(Serialize)]
struct Over {
    winner: Option<usize>,
    rule: &'static str,
}

impl From<Outcome> for Over {
    fn from(outcome: Outcome) -> Over {
        Over { winner: outcome.winners.iter().next().map(Seat::index), rule: outcome.rule.0 }
    }
}
