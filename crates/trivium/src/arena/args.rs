//! The arguments of `tournament` and `lab`.

use super::Player;
use crate::cli::{OfGame, Threads, at_least_one, read_bot};
use crate::options::{CardiaOptions, CivOptions, KardinalOptions};
use bots::Bot;
use clap::Args;
use std::path::PathBuf;

/// Let bots play each other on mirrored deals, and rate them
///
/// Every deal is played once for each seating, so that all have the same cards. With two players everyone meets
/// everyone; with more, each sits once on every seat among copies of each other. The same seed gives the same games,
/// whatever the number of threads.
///
/// Besides the bots, two yardsticks can play: highest-card, who in Cardia always plays the highest card, and search:N,
/// plain search with N iterations.
#[derive(Args)]
#[command(disable_help_subcommand = true, subcommand_help_heading = "Games")]
#[command(
    subcommand_value_name = "GAME",
    after_help = "\
Examples:
  trivium tournament cardia --bots random,heuristic --deals 500 --seed 1
  trivium tournament cardia --bots random,heuristic --deals 20000 --seed 1 --sprt 0,50
  trivium tournament cardia --bots highest-card,sovereign --deals 100 --seed 1
  trivium tournament kardinal --ladder --deals 500 --seed 1 --journal ladder.jsonl

`trivium tournament GAME --help` tells what can be chosen."
)]
pub struct TournamentArgs {
    #[command(subcommand)]
    pub game: TournamentGame,
}

/// A game with its options.
pub type TournamentGame =
    OfGame<TournamentOf<CardiaOptions>, TournamentOf<KardinalOptions>, TournamentOf<CivOptions>>;

#[derive(Args)]
pub struct TournamentOf<R: Args> {
    /// Who plays, at least two bots with commas between them; the first is the measure of the others
    #[arg(long, value_name = "A,B,...", required_unless_present = "ladder", conflicts_with = "ladder", value_parser = read_player, value_delimiter = ',')]
    pub bots: Vec<Player>,

    /// All levels, each against the one below it, until a sequential test has decided whether it is better by more or less
    /// than 50 Elo points (--sprt 25,75 if not given)
    #[arg(long)]
    pub ladder: bool,

    /// Deals for each pairing; a sequential test may need fewer
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub deals: u64,

    /// The number all chance comes from
    #[arg(long, value_name = "N")]
    pub seed: u64,

    /// Keep every result in this file; if it is there already, take the tournament up where it was left
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,

    /// Each plays the one before it only; where more than two play, alone among copies of it
    #[arg(long)]
    pub neighbours: bool,

    /// As --neighbours, and they stop when a sequential test has decided whether the later is better by the larger of two
    /// numbers of Elo points, or not even by the smaller
    #[arg(long, value_name = "ELO0,ELO1", value_parser = read_bounds)]
    pub sprt: Option<(f64, f64)>,

    #[command(flatten)]
    pub threads: Threads,

    /// Print JSON instead of tables
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub rules: R,
}

/// Study the balance of a game: many games of a bot against itself, and what goes with winning
///
/// Writes one HTML page with charts that needs nothing else. The same seed gives the same page.
#[derive(Args)]
#[command(disable_help_subcommand = true, subcommand_help_heading = "Games")]
#[command(
    subcommand_value_name = "GAME",
    after_help = "\
Examples:
  trivium lab cardia --games 20000 --seed 1 --out cardia.html
  trivium lab kardinal --games 1000 --seed 1 --bot heuristic --out kardinal.html

`trivium lab GAME --help` tells what can be chosen."
)]
pub struct LabArgs {
    #[command(subcommand)]
    pub game: LabGame,
}

/// A game with its options.
pub type LabGame = OfGame<LabOf<CardiaOptions>, LabOf<KardinalOptions>, LabOf<CivOptions>>;

#[derive(Args)]
pub struct LabOf<R: Args> {
    /// How many games; a tenth of them again for each variation of the rules
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub games: u64,

    /// The number all chance comes from
    #[arg(long, value_name = "N")]
    pub seed: u64,

    /// Who plays, on all seats
    #[arg(long, value_name = "BOT", default_value = "random", value_parser = read_bot)]
    pub bot: Bot,

    /// The page
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,

    #[command(flatten)]
    pub threads: Threads,

    #[command(flatten)]
    pub rules: R,
}

fn read_player(text: &str) -> Result<Player, String> {
    text.parse()
}

fn read_bounds(text: &str) -> Result<(f64, f64), String> {
    let bad = || "two numbers of Elo points, the smaller first, for example 0,50".to_owned();
    let (low, high) = text.split_once(',').ok_or_else(bad)?;
    let number =
        |text: &str| text.parse().ok().filter(|elo: &f64| elo.abs() <= 2000.0).ok_or_else(bad);
    let (low, high) = (number(low)?, number(high)?);
    if low < high { Ok((low, high)) } else { Err(bad()) }
}
