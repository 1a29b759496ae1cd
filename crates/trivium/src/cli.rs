//! The command line: all commands, and the arguments that several of them share.

use crate::arena::{LabArgs, TournamentArgs};
use crate::bench::Bench;
use crate::check::CheckArgs;
use crate::deck::DeckCommand;
use crate::laws::LawsArgs;
use crate::load::LoadArgs;
use crate::man::{CompletionsArgs, ManArgs};
use crate::play::{JoinArgs, PlayArgs};
use crate::replay::ReplayArgs;
use crate::simulate::SimulateArgs;
use crate::solve::{ExploitArgs, SolveArgs};
use crate::stdio::StdioArgs;
use crate::stop::Stop;
use crate::trace::TraceArgs;
use crate::verify::VerifyArgs;
use bots::{Bot, NoSuchBot};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Args, Parser, Subcommand, ValueEnum};
use kernel::Seat;

/// Cardia, Kardinal & König and Carta Impera Victoria: play, host, replay, check and simulate
#[derive(Parser)]
#[command(version, max_term_width = 100, after_help = EXAMPLES)]
pub struct Cli {
    /// Without a command, `trivium` lists the games in the terminal
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  trivium play cardia
  trivium play cardia --deck 2 --locations Bazaar --guardians open --match 3
  trivium play kardinal --players 3
  trivium play civ --players 4 --teams
  trivium join http://127.0.0.1:8080/t/k7f3
  trivium simulate cardia --games 100000 --seed 1
  trivium check scenarios/cardia/*.scn

`trivium COMMAND --help` explains a command.";

#[derive(Subcommand)]
pub enum Command {
    Play(PlayArgs),
    Join(JoinArgs),
    Check(CheckArgs),
    Replay(ReplayArgs),
    Simulate(SimulateArgs),
    Tournament(TournamentArgs),
    Lab(LabArgs),
    Solve(SolveArgs),
    Exploit(ExploitArgs),
    Trace(TraceArgs),
    Laws(LawsArgs),
    /// Check or show deck files of Kardinal & König
    Deck {
        #[command(subcommand)]
        what: DeckCommand,
    },
    /// Measure speed
    Bench {
        #[command(subcommand)]
        what: Bench,
    },
    #[cfg(feature = "serve")]
    Serve(crate::serve::ServeArgs),
    #[cfg(feature = "serve")]
    Backup(crate::serve::BackupArgs),
    Verify(VerifyArgs),
    Stdio(StdioArgs),
    Load(LoadArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// The games.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameName {
    Cardia,
    Kardinal,
    Civ,
}

impl From<GameName> for games::GameKind {
    fn from(name: GameName) -> games::GameKind {
        match name {
            GameName::Cardia => games::GameKind::Cardia,
            GameName::Kardinal => games::GameKind::Kardinal,
            GameName::Civ => games::GameKind::Civ,
        }
    }
}

/// One of the games, each with its own arguments.
#[derive(Subcommand)]
pub enum OfGame<C: Args, K: Args, V: Args> {
    /// Cardia, for two players
    Cardia(C),
    /// Kardinal & König – Das Kartenspiel, for three to five players
    Kardinal(K),
    /// Carta Impera Victoria, for two to four players
    Civ(V),
}

/// The number of games and the seed.
#[derive(Args, Clone, Copy)]
pub struct RunArgs {
    /// Number of games
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub games: u64,

    /// Seed of all random numbers
    #[arg(long, value_name = "N")]
    pub seed: u64,
}

/// How many threads share the work.
#[derive(Args, Clone, Copy)]
pub struct Threads {
    /// Number of threads [default: number of cores]
    #[arg(long = "threads", value_name = "N", value_parser = at_least_one)]
    most: Option<u64>,
}

impl Threads {
    /// A thread pool of this size.
    pub fn pool(self) -> Result<rayon::ThreadPool, Stop> {
        rayon::ThreadPoolBuilder::new()
            .num_threads(self.most.map_or(0, |n| n.min(256) as usize))
            .build()
            .map_err(|why| Stop::usage(format_args!("cannot start threads: {why}")))
    }
}

/// A seat by its letter.
pub fn seat_parser() -> impl clap::builder::TypedValueParser<Value = Seat> {
    PossibleValuesParser::new(["A", "B", "C", "D", "E"])
        .map(|seat| seat.to_uppercase().parse().unwrap_or(Seat::A))
}

pub(crate) fn at_least_one(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) => Err("at least 1".into()),
        Ok(n) => Ok(n),
        Err(_) => Err("a whole number, at least 1".into()),
    }
}

pub(crate) fn read_bot(text: &str) -> Result<Bot, NoSuchBot> {
    text.parse()
}
