//! The arguments of `tournament` and `lab`.

use super::Player;
use super::program::Program;
use crate::args::{OfGame, Threads, at_least_one, read_bot};
use crate::options::{CardiaOptions, CivOptions, KardinalOptions};
use bots::Bot;
use clap::Args;
use std::path::PathBuf;

/// Play bots against each other on mirrored deals and rate them
///
/// Every deal is played once for each seating, so that all bots get the same cards. With two players it is a round-robin
/// tournament. With more players, each bot plays once in every seat against copies of each other bot. The same seed gives
/// the same games with any number of threads.
///
/// In addition to the bots, two reference players are available: highest-card, which always plays the highest card in
/// Cardia, and search:N, plain search with N iterations.
#[derive(Args)]
#[command(disable_help_subcommand = true, subcommand_help_heading = "Games")]
#[command(
    subcommand_value_name = "GAME",
    after_help = "\
Examples:
  trivium tournament cardia --bots random,heuristic --deals 500 --seed 1
  trivium tournament cardia --bots random,heuristic --deals 20000 --seed 1 --sprt 0,50
  trivium tournament cardia --bots highest-card,sovereign --deals 100 --seed 1
  trivium tournament cardia --bots knight --bot mine='python3 examples/answer.py' --deals 20
  trivium tournament kardinal --ladder --deals 500 --seed 1 --journal ladder.jsonl

`trivium tournament GAME --help` tells what can be chosen."
)]
pub struct TournamentArgs {
    #[command(subcommand)]
    pub(crate) game: TournamentGame,
}

/// A game with its options.
pub type TournamentGame =
    OfGame<TournamentOf<CardiaOptions>, TournamentOf<KardinalOptions>, TournamentOf<CivOptions>>;

#[derive(Args)]
pub struct TournamentOf<R: Args> {
    /// At least two bots, separated by commas; ratings are relative to the first
    #[arg(long, value_name = "A,B,...", required_unless_present_any = ["ladder", "programs"], conflicts_with = "ladder", value_parser = read_player, value_delimiter = ',')]
    pub bots: Vec<Player>,

    /// A program that plays too: its name and its command; may be given several times. It reads a question per line and
    /// answers each with a line (docs/protocol.md)
    #[arg(long = "bot", value_name = "NAME=COMMAND", conflicts_with = "ladder", value_parser = read_program)]
    pub programs: Vec<Program>,

    /// Seconds that a program has for an answer
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = read_seconds)]
    pub bot_seconds: f64,

    /// Play each level against the level below it, until a sequential test has decided whether it is stronger by more or
    /// less than 50 Elo points (--sprt 25,75 unless given)
    #[arg(long)]
    pub ladder: bool,

    /// Number of deals for each pairing; a sequential test may need fewer
    #[arg(long, value_name = "N", default_value = "100", value_parser = at_least_one)]
    pub deals: u64,

    /// Seed of all random numbers
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: u64,

    /// Save every result in this file; if the file exists, resume the tournament
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,

    /// Play each bot only against the one before it; with more than two players, one bot against copies of the other
    #[arg(long)]
    pub neighbours: bool,

    /// Like --neighbours, but stop when a sequential test has decided whether the later bot is stronger by ELO1 points or
    /// only by ELO0 points
    #[arg(long, value_name = "ELO0,ELO1", value_parser = read_bounds)]
    pub sprt: Option<(f64, f64)>,

    #[command(flatten)]
    pub(crate) threads: Threads,

    /// Print JSON instead of tables
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub(crate) rules: R,
}

/// Study the balance of a game: play many games of a bot against itself and chart what goes with winning
///
/// Writes one self-contained HTML page with charts. The same seed gives the same page.
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
    pub(crate) game: LabGame,
}

/// A game with its options.
pub type LabGame = OfGame<LabOf<CardiaOptions>, LabOf<KardinalOptions>, LabOf<CivOptions>>;

#[derive(Args)]
pub struct LabOf<R: Args> {
    /// Number of games; each variation of the rules gets a tenth of that number in addition
    #[arg(long, value_name = "N", default_value = "10000", value_parser = at_least_one)]
    pub games: u64,

    /// Seed of all random numbers
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: u64,

    /// The bot that plays all seats
    #[arg(long, value_name = "BOT", default_value = "random", value_parser = read_bot)]
    pub bot: Bot,

    /// File to write the page to
    #[arg(long, value_name = "FILE", required_unless_present = "json")]
    pub out: Option<PathBuf>,

    /// Print all counts as JSON, with shares, 95 % intervals and the number of comparisons
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub(crate) threads: Threads,

    #[command(flatten)]
    pub(crate) rules: R,
}

fn read_program(text: &str) -> Result<Program, String> {
    text.parse()
}

fn read_seconds(text: &str) -> Result<f64, String> {
    let bad = || "a number of seconds from 0.01 to 3600".to_owned();
    text.parse().ok().filter(|it| (0.01..=3600.0).contains(it)).ok_or_else(bad)
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
