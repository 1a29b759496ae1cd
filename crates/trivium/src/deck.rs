//! Deck files of Kardinal & König.

use crate::options::read_deck;
use crate::stop::Stop;
use clap::{Args, Subcommand};
use kardinal::{Deck, Land, Route};
use std::io::Write;
use std::path::PathBuf;

/// The commands for decks.
#[derive(Subcommand)]
pub enum DeckCommand {
    Check(DeckCheckArgs),
    Show(DeckShowArgs),
}

/// Check deck files: every land, every card
///
/// The exit code is 2 if a file is not a valid deck.
#[derive(Args)]
#[command(after_help = "\
Example:
  trivium deck check my-deck.toml")]
pub struct DeckCheckArgs {
    /// Deck files
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}

/// Show a deck; without a file, print the reconstructed deck as a file to copy and correct
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium deck show > my-deck.toml
  trivium deck show my-deck.toml")]
pub struct DeckShowArgs {
    /// A deck file
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// Checks or shows a deck.
pub fn run(what: &DeckCommand, out: &mut impl Write) -> Result<(), Stop> {
    match what {
        DeckCommand::Check(args) => {
            for file in &args.files {
                let deck = read_deck(&file.to_string_lossy()).map_err(Stop::usage)?;
                writeln!(out, "{}: a full deck. {}", file.display(), totals(&deck))?;
            }
        }
        DeckCommand::Show(args) => match &args.file {
            None => write!(out, "{}", kardinal_deck::DEFAULT)?,
            Some(file) => show(&read_deck(&file.to_string_lossy()).map_err(Stop::usage)?, out)?,
        },
    }
    Ok(())
}

/// Land by land.
fn show(deck: &Deck, out: &mut impl Write) -> Result<(), Stop> {
    for land in Land::ALL {
        let cards = deck.cards().iter().filter(|card| card.land() == land);
        let faces: Vec<_> = cards.map(|card| card.face_text()).collect();
        writeln!(out, "{:<10} {}", land.word(), faces.join(" "))?;
    }
    Ok(writeln!(out, "{}", totals(deck))?)
}

fn totals(deck: &Deck) -> String {
    let circles = |n| deck.cards().iter().filter(|card| card.circles().count() == n).count();
    let route = |route| deck.cards().iter().filter(|card| card.route() == route).count();
    let [none, one, two] = [0, 1, 2].map(circles);
    let (ships, carriages) = (route(Route::Ship), route(Route::Carriage));
    format!(
        "Cards without circles {none}, with one {one}, with two {two}; ships {ships}, carriages {carriages}."
    )
}
