//! The arguments of `simulate`.

use crate::args::{OfGame, RunArgs, Threads, read_bot};
use crate::options::{CardiaOptions, CivOptions, KardinalOptions};
use bots::Bot;
use clap::Args;

/// Play games between bots and count the results
///
/// The same seed gives the same counts with any number of threads.
#[derive(Args)]
#[command(disable_help_subcommand = true, subcommand_help_heading = "Games")]
#[command(
    subcommand_value_name = "GAME",
    after_help = "\
Examples:
  trivium simulate cardia --games 100000 --seed 1
  trivium simulate cardia --games 2000 --seed 1 --bots heuristic,random --deck 2 --json
  trivium simulate kardinal --games 100000 --seed 1 --players 5
  trivium simulate civ --games 1000 --seed 1 --bots heuristic,random

`trivium simulate GAME --help` tells what can be chosen."
)]
pub struct SimulateArgs {
    #[command(subcommand)]
    pub(crate) game: SimulateGame,
}

/// A game with its options.
pub type SimulateGame = OfGame<SimulateCardia, SimulateOf<KardinalOptions>, SimulateOf<CivOptions>>;

#[derive(Args)]
pub struct SimulateCardia {
    #[command(flatten)]
    pub how: SimulateHow,

    /// The bots of seat A and seat B, from random to sovereign
    #[arg(long, value_name = "A,B", default_value = "random,random", value_parser = read_two_bots)]
    pub bots: [Bot; 2],

    #[command(flatten)]
    pub rules: CardiaOptions,
}

#[derive(Args)]
pub struct SimulateOf<R: Args> {
    #[command(flatten)]
    pub how: SimulateHow,

    /// One bot for all seats, or one bot per seat separated by commas, from random to sovereign
    #[arg(long, value_name = "A,B,...", default_value = "random", value_parser = read_bot, value_delimiter = ',')]
    pub bots: Vec<Bot>,

    #[command(flatten)]
    pub rules: R,
}

/// Options of every game.
#[derive(Args)]
pub struct SimulateHow {
    #[command(flatten)]
    pub run: RunArgs,

    #[command(flatten)]
    pub threads: Threads,

    /// Print JSON instead of a report
    #[arg(long)]
    pub json: bool,
}

fn read_two_bots(text: &str) -> Result<[Bot; 2], String> {
    let names: Vec<_> = text.split(',').collect();
    let [a, b] = names[..] else {
        return Err("two bots with a comma between them, for example heuristic,random".into());
    };
    let read = |name: &str| read_bot(name).map_err(|why| why.to_string());
    Ok([read(a)?, read(b)?])
}
