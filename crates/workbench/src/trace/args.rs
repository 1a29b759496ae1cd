//! The arguments of `trace`.

use crate::args::{OfGame, RunArgs};
use crate::options::{CardiaOptions, CivOptions, KardinalOptions};
use clap::Args;

/// Print random games with all hidden information, one JSON object per line, for checks by other programs
#[derive(Args)]
#[command(disable_help_subcommand = true, subcommand_help_heading = "Games")]
#[command(
    subcommand_value_name = "GAME",
    after_help = "\
Examples:
  trivium trace cardia --games 10 --seed 1 --deck 2
  trivium trace cardia --games 1000 --seed 1 --random-options > traces.jsonl
  trivium trace kardinal --games 10 --seed 1 --players 3
  trivium trace civ --games 10 --seed 1 --players 4 --teams

`trivium trace GAME --help` tells what can be chosen."
)]
pub struct TraceArgs {
    #[command(subcommand)]
    pub(crate) game: TraceGame,
}

/// A game with its options.
pub type TraceGame = OfGame<TraceOf<CardiaOptions>, TraceOf<KardinalOptions>, TraceOf<CivOptions>>;

#[derive(Args)]
pub struct TraceOf<R: Args> {
    #[command(flatten)]
    pub run: RunArgs,

    /// Choose the options of every game at random and ignore the other options
    #[arg(long)]
    pub random_options: bool,

    #[command(flatten)]
    pub rules: R,
}
