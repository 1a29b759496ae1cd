//! Random games with the whole truth, as JSON lines, for checks by other programs.
//!
//! A game is a header, the chance of the deal and the state after it; then, for every decision, who owes what, the
//! act, the chance it caused and the state after it.

mod args;
mod cardia;
mod civ;
mod kardinal;

pub use args::TraceArgs;
use args::{TraceGame, TraceOf};

use crate::args::RunArgs;
use crate::options::Rules;
use crate::stop::Stop;
use kernel::{
    Choices as _, Dice as _, Draw, Game, Notation, Outcome, SearchDice, Seat, SeatSet, Status,
};
use record::{Entry, EntryOf, Table};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// What a game tells about itself to other programs.
pub trait Traced: Notation {
    /// What does not change during a game.
    type Facts: Serialize;
    /// Everything that is true in a position.
    type Truth: Serialize;

    /// Options drawn at random, all that can be played.
    fn any_options(dice: &mut SearchDice) -> Self::Options;

    /// What the first line of a game tells besides name, options, rules and seed.
    fn facts(options: &Self::Options) -> Self::Facts;

    /// An outcome of chance in parts.
    fn chance(options: &Self::Options, outcome: <Self::Draw as Draw>::Outcome) -> Chance;

    /// Everything that is true now.
    fn truth(state: &Self::State) -> Self::Truth;
}

/// An outcome of chance in parts.
#[derive(Serialize)]
pub struct Chance {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    outcome: String,
}

/// Prints the games.
pub fn run(args: &TraceArgs, out: &mut dyn Write) -> Result<(), Stop> {
    match &args.game {
        TraceGame::Cardia(args) => games(args, out),
        TraceGame::Kardinal(args) => games(args, out),
        TraceGame::Civ(args) => games(args, out),
    }
}

fn games<R: Rules<Game: Traced>>(args: &TraceOf<R>, out: &mut dyn Write) -> Result<(), Stop> {
    each(args.run, |game_seed, dice| {
        let options = match args.random_options {
            true => R::Game::any_options(dice),
            false => args.rules.options(),
        };
        game::<R::Game>(options, game_seed, dice, out)
    })
}

/// Prints one game.
fn game<G: Traced>(
    options: G::Options,
    game_seed: u64,
    dice: &mut SearchDice,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let mut table =
        Table::<G>::start(options.clone(), None, dice, &mut Vec::new()).map_err(Stop::usage)?;
    let header = Header {
        game: G::NAME,
        options: G::write_options(&options),
        rules: G::RULES_VERSION,
        game_seed,
        facts: G::facts(&options),
    };
    line(&header, out)?;
    chances::<G>(&options, &table.record().entries, out)?;
    state::<G>(table.state(), out)?;
    let text = |action| G::write_action(&options, action);
    while let Status::Owed(owed) = G::status(table.state()) {
        let all = |seat| G::legal(table.state(), seat).iter().map(text).collect();
        line(&Line::<()>::Owed(owed.iter().map(|seat| (seat.index(), all(seat))).collect()), out)?;
        let Some((seat, action)) = any_choice::<G>(table.state(), owed, dice) else { break };
        line(&Line::<()>::Act { seat: seat.index(), action: text(action) }, out)?;
        let entries = table.submit(seat, action, dice, &mut Vec::new()).map_err(Stop::failed)?;
        chances::<G>(&options, entries, out)?;
        state::<G>(table.state(), out)?;
    }
    Ok(())
}

fn chances<G: Traced>(
    options: &G::Options,
    entries: &[EntryOf<G>],
    out: &mut dyn Write,
) -> Result<(), Stop> {
    for entry in entries {
        match *entry {
            Entry::Act { .. } => {}
            Entry::Chance(drawn) => line(&Line::<()>::Chance(G::chance(options, drawn)), out)?,
        }
    }
    Ok(())
}

fn state<G: Traced>(state: &G::State, out: &mut dyn Write) -> Result<(), Stop> {
    line(&Line::State(Box::new(G::truth(state))), out)
}

/// The first line of a game.
#[derive(Serialize)]
struct Header<F> {
    game: &'static str,
    options: String,
    rules: u32,
    game_seed: u64,
    #[serde(flatten)]
    facts: F,
}

/// Every other line.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Line<T> {
    Owed(BTreeMap<usize, Vec<String>>),
    Act { seat: usize, action: String },
    Chance(Chance),
    State(Box<T>),
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

fn line(value: &impl Serialize, out: &mut dyn Write) -> Result<(), Stop> {
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
