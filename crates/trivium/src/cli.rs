//! The command line: which commands there are, and what several of them have in common.

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

/// Card games in the terminal: play them, replay them, check their rules, simulate them by the million
#[derive(Parser)]
#[command(version, max_term_width = 100, after_help = EXAMPLES)]
pub struct Cli {
    /// Without one, a terminal shows the games there are
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

`trivium COMMAND --help` tells more.";

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
    /// Measure how fast things are
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

/// The games there are.
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

/// One of the games, each with arguments of its own.
#[derive(Subcommand)]
pub enum OfGame<C: Args, K: Args, V: Args> {
    /// Cardia, for two
    Cardia(C),
    /// Kardinal & König – Das Kartenspiel, for three to five
    Kardinal(K),
    /// Carta Impera Victoria, for two to four
    Civ(V),
}

/// How many games, from which seed.
#[derive(Args, Clone, Copy)]
pub struct RunArgs {
    /// How many games
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub games: u64,

    /// The number all chance comes from
    #[arg(long, value_name = "N")]
    pub seed: u64,
}

/// How many threads share the work.
#[derive(Args, Clone, Copy)]
pub struct Threads {
    /// Threads; as many as there are cores if not given
    #[arg(long = "threads", value_name = "N", value_parser = at_least_one)]
    most: Option<u64>,
}

impl Threads {
    /// So many, ready to work.
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
