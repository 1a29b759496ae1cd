//! Bots against each other: tournaments and the balance lab.

mod args;
mod lab;
mod player;
mod program;
mod tables;
mod tournament;

pub use args::{LabArgs, TournamentArgs};
use args::{LabGame, LabOf, TournamentGame, TournamentOf};
use player::Player;

use crate::options::Rules;
use crate::stop::Stop;
use arena::lab::Studied;
use arena::{Contestant, HighestCard};
use bots::Seen;
use cardia::Cardia;
use civ::Civ;
use games::{GameKind, Listed};
use kardinal::Kardinal;
use kernel::{Game, Observed};
use std::io::Write;

/// Plays a tournament and prints its tables.
pub fn tournament(args: &TournamentArgs, out: &mut dyn Write) -> Result<(), Stop> {
    match &args.game {
        TournamentGame::Cardia(args) => tournament::run(args, out),
        TournamentGame::Kardinal(args) => tournament::run(args, out),
        TournamentGame::Civ(args) => tournament::run(args, out),
    }
}

/// Plays games for the lab and writes its page, which names the game by its title.
pub fn lab(args: &LabArgs, title: fn(GameKind) -> String, out: &mut dyn Write) -> Result<(), Stop> {
    match &args.game {
        LabGame::Cardia(args) => lab::run(args, &title(GameKind::Cardia), out),
        LabGame::Kardinal(args) => lab::run(args, &title(GameKind::Kardinal), out),
        LabGame::Civ(args) => lab::run(args, &title(GameKind::Civ), out),
    }
}

/// A game that bots can play in the arena.
pub trait Arena:
    Listed + Observed + Studied<Options: Send + Sync, View: Seen<Choices = Self::Choices>>
{
    /// Who always plays the highest card; `None` where there is no such thing.
    fn highest_card() -> Option<Box<dyn Contestant<Self>>> {
        None
    }
}

impl Arena for Cardia {
    fn highest_card() -> Option<Box<dyn Contestant<Cardia>>> {
        Some(Box::new(HighestCard))
    }
}

impl Arena for Kardinal {}

impl Arena for Civ {}

/// The options of the command line, if they make a game.
fn options_of<R: Rules>(rules: &R) -> Result<<R::Game as Game>::Options, Stop>
where
    R::Game: Arena,
{
    let options = rules.options();
    let mut chance = arena::Mirror::<R::Game>::new(&options, 0);
    R::Game::deal(&options, &mut chance, &mut Vec::new()).map_err(Stop::usage)?;
    Ok(options)
}
