//! Trivium in the terminal: play, replay, check and measure card games.

#[cfg(feature = "serve")]
mod admin;
#[cfg(feature = "serve")]
mod backup;
mod check;
mod cli;
mod deck;
#[cfg(feature = "serve")]
mod doctor;
mod load;
#[cfg(feature = "serve")]
mod logging;
mod man;
mod play;
mod replay;
#[cfg(feature = "serve")]
mod serve;
mod stdio;
#[cfg(feature = "serve")]
mod token;
mod verify;

use clap::Parser as _;
use cli::{Cli, Command};
use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;
use stop::Stop;
use tui::text::{Language, Texts};
use workbench::{
    arena, bench, calibration, interrupt, laws, options, puzzles, simulate, solve, stop, trace,
};

/// A server allocates thousands of small texts per second on several threads; this allocator returns unused memory.
#[cfg(feature = "serve")]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        Some(command) => run(command),
        None => play::offer(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}

fn run(command: Command) -> Result<(), Stop> {
    let mut out = BufWriter::new(io::stdout().lock());
    match command {
        Command::Play(args) => play::run(&args)?,
        Command::Join(args) => play::join(&args)?,
        Command::Check(args) => check::run(&args, &mut out)?,
        Command::Replay(args) => replay::run(&args, &mut out)?,
        Command::Simulate(args) => simulate::run(&args, &mut out)?,
        Command::Tournament(args) => arena::tournament(&args, &mut out)?,
        Command::Lab(args) => arena::lab(&args, title, &mut out)?,
        Command::Calibration(args) => calibration::run(&args, &mut out)?,
        Command::Solve(args) => solve::solve(&args, &mut out)?,
        Command::Exploit(args) => solve::exploit(&args, &mut out)?,
        Command::Trace(args) => trace::run(&args, &mut out)?,
        Command::Laws(args) => laws::run(&args, &mut out)?,
        Command::Puzzles(args) => puzzles::run(&args, &mut out)?,
        Command::Deck { what } => deck::run(&what, &mut out)?,
        Command::Bench { what } => bench::run(&what, &mut out)?,
        Command::Stdio(args) => stdio::run(&args, &mut out)?,
        Command::Load(args) => load::run(&args, &mut out)?,
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(&args, &mut out)?,
        #[cfg(feature = "serve")]
        Command::Admin(args) => admin::run(&args, &mut out)?,
        #[cfg(feature = "serve")]
        Command::Backup(args) => backup::backup(&args, &mut out)?,
        #[cfg(feature = "serve")]
        Command::Restore(args) => backup::restore(&args, &mut out)?,
        #[cfg(feature = "serve")]
        Command::Doctor(args) => doctor::run(&args, &mut out)?,
        Command::Verify(args) => verify::run(&args, &mut out)?,
        Command::Completions(args) => man::completions(args.shell, &mut out)?,
        Command::Man(args) => man::run(&args, &mut out)?,
    }
    Ok(out.flush()?)
}

/// The title of a game, in English.
fn title(game: games::GameKind) -> String {
    tui::words::game_title(&Texts::new(Language::English), game.into())
}
