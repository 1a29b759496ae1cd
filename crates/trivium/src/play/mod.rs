//! A game in the terminal: on a full screen, or line by line.

mod args;
mod ask;
mod command;
mod resume;
pub mod screen;
mod session;
mod show;

pub use args::{JoinArgs, PlayArgs, ScreenArgs};
use args::{Opponent, Place, PlayGame, PlayHow, ResumeHow};

use crate::cli::Cli;
use crate::face::Face;
use crate::options::Rules;
use crate::stop::Stop;
use clap::CommandFactory as _;
use kernel::{Game as _, Notation as _};
use session::Session;
use std::io::{self, Write};
use std::path::Path;

/// Plays a game from the first card to the last, or until the player leaves.
pub fn run(args: &PlayArgs, out: &mut impl Write) -> Result<(), Stop> {
    match (&args.resume, &args.game) {
        (Some(file), _) if screen::is_wanted(&args.screen) => {
            screen::resume(file, &args.resumed, &args.screen)
        }
        (Some(file), _) => resume::run(file, &args.resumed, out),
        (None, Some(PlayGame::Cardia(args))) => play(&args.rules, args.seat.into(), &args.how, out),
        (None, Some(PlayGame::Kardinal(args))) => {
            play(&args.rules, args.seat.into(), &args.how, out)
        }
        (None, Some(PlayGame::Civ(args))) => play(&args.rules, args.seat.into(), &args.how, out),
        (None, None) => Err(Stop::usage("which game? `trivium play --help` lists them")),
    }
}

fn play<R: Rules<Game: Face>>(
    rules: &R,
    place: Place,
    how: &PlayHow,
    out: &mut impl Write,
) -> Result<(), Stop> {
    if screen::is_wanted(&how.screen) {
        let kind = R::Game::NAME.parse().map_err(Stop::usage)?;
        return screen::play(kind, &R::Game::write_options(&rules.options()), place, how);
    }
    let mut session = Session::<R::Game, _>::new(rules.options(), place, how, out)?;
    session.welcome()?;
    let left = session.play()?;
    session.farewell(left)
}

/// Nothing was asked for: explains the program, and offers the games where there is a screen.
pub fn offer() -> Result<(), Stop> {
    let usual = ScreenArgs::default();
    if screen::is_wanted(&usual) {
        return screen::menu(&usual);
    }
    Ok(Cli::command().print_long_help()?)
}

/// Why the game stopped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    /// It is over.
    Finished,
    /// The player left, or the input ended.
    Early,
}

/// What comes after a command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The question is still open.
    AskAgain,
    /// The question was answered.
    GoOn,
    /// The player leaves.
    Leave,
}

/// Makes the file, empty. A record is never written over another file.
fn reserve(path: &Path) -> Result<(), String> {
    let name = path.display();
    match std::fs::File::create_new(path) {
        Ok(_) => Ok(()),
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
            Err(format!("{name} exists already; choose another name"))
        }
        Err(why) => Err(format!("cannot write {name}: {why}")),
    }
}
