//! The command line: all commands.

use crate::arena::{LabArgs, TournamentArgs};
use crate::bench::Bench;
use crate::calibration::CalibrationArgs;
use crate::check::CheckArgs;
use crate::deck::DeckCommand;
use crate::laws::LawsArgs;
use crate::load::LoadArgs;
use crate::man::{CompletionsArgs, ManArgs};
use crate::play::{JoinArgs, PlayArgs};
use crate::puzzles::PuzzlesArgs;
use crate::replay::ReplayArgs;
use crate::simulate::SimulateArgs;
use crate::solve::{ExploitArgs, SolveArgs};
use crate::stdio::StdioArgs;
use crate::trace::TraceArgs;
use crate::verify::VerifyArgs;
use clap::{Parser, Subcommand};
pub use workbench::args::{at_least_one, game_parser, read_bot, seat_parser};

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
    Calibration(CalibrationArgs),
    Solve(SolveArgs),
    Exploit(ExploitArgs),
    Trace(TraceArgs),
    Laws(LawsArgs),
    Puzzles(PuzzlesArgs),
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
    Admin(crate::admin::AdminArgs),
    #[cfg(feature = "serve")]
    Backup(crate::backup::BackupArgs),
    #[cfg(feature = "serve")]
    Restore(crate::backup::RestoreArgs),
    #[cfg(feature = "serve")]
    Doctor(crate::doctor::DoctorArgs),
    Verify(VerifyArgs),
    Stdio(StdioArgs),
    Load(LoadArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}
