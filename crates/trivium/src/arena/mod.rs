//! Bots against each other: tournaments and the balance lab.

mod args;
mod lab;
mod tournament;

pub use args::{LabArgs, LabGame, LabOf, TournamentArgs, TournamentGame, TournamentOf};

use crate::options::Rules;
use crate::stop::Stop;
use arena::Contestant;
use arena::lab::Studied;
use bots::{Bot, Seen};
use kernel::{Choices, Game};
use std::io::Write;

/// Plays a tournament and prints its tables.
pub fn tournament(args: &TournamentArgs, out: &mut impl Write) -> Result<(), Stop> {
    match &args.game {
        TournamentGame::Cardia(args) => tournament::run(args, out),
        TournamentGame::Kardinal(args) => tournament::run(args, out),
        TournamentGame::Civ(args) => tournament::run(args, out),
    }
}

/// Plays games for the lab and writes its page.
pub fn lab(args: &LabArgs, out: &mut impl Write) -> Result<(), Stop> {
    match &args.game {
        LabGame::Cardia(args) => lab::run(args, out),
        LabGame::Kardinal(args) => lab::run(args, out),
        LabGame::Civ(args) => lab::run(args, out),
    }
}

/// A game that bots can play in the arena.
pub trait Arena: Studied<Options: Send + Sync> {
    /// The bot at this game's table.
    fn contestant(bot: Bot) -> Box<dyn Contestant<Self>>;
}

impl<G> Arena for G
where
    G: Studied<Options: Send + Sync>,
    G::View: Seen,
    <G::View as Seen>::Choices: Choices<Action = G::Action>,
{
    fn contestant(bot: Bot) -> Box<dyn Contestant<G>> {
        Box::new(bot)
    }
}

/// The options of the command line, if they make a game.
fn options_of<R: Rules>(rules: &R) -> Result<<R::Game as Game>::Options, Stop>
where
    R::Game: Arena,
{
    let options = rules.options();
    let mut chance = arena::Mirror::<R::Game>::new(&options, 0);
    R::Game::start(&options, &mut chance, &mut ()).map_err(Stop::usage)?;
    Ok(options)
}
