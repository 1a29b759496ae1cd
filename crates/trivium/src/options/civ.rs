//! The options of Carta Impera Victoria on the command line.

use super::Rules;
use civ::{BadOptions, Cards, Civ, Options, Teams, Variant};
use clap::Args;
use kernel::Seat;

/// What the players agree on before the first card.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Rules of the game")]
pub struct CivOptions {
    /// Number of players: 2, 3 or 4
    #[arg(long, value_name = "N", default_value = "2", value_parser = read_players)]
    players: u8,

    /// How the first cards are dealt: basic or draft
    #[arg(long, value_name = "HOW", default_value = "basic", value_parser = read_variant)]
    variant: Variant,

    /// Play in teams, A and C against B and D; only with 4 players
    #[arg(long)]
    teams: bool,

    /// First Player [default: random]
    #[arg(long, value_name = "SEAT", value_parser = crate::cli::seat_parser(), ignore_case = true)]
    first: Option<Seat>,

    /// A smaller deck, for study: cards of Age I/II/III for each Domain, written as in records
    #[arg(long, value_name = "TRIPLES", value_parser = read_deck)]
    deck: Option<Cards>,

    /// Number of cards of each Age that leave the game unseen [default: as in the rules]
    #[arg(long, value_name = "N", value_parser = read_remove)]
    remove: Option<u8>,
}

impl Rules for CivOptions {
    type Game = Civ;

    fn options(&self) -> Options {
        let printed = Options::new(self.players);
        Options {
            variant: self.variant,
            teams: if self.teams { Teams::Yes } else { Teams::No },
            first: self.first,
            deck: self.deck.unwrap_or(printed.deck),
            remove: self.remove.unwrap_or(printed.remove),
            ..printed
        }
    }
}

/// Reads one option with the parser of records, so that both give the same error for a bad one.
fn read(key: &str, value: &str) -> Result<Options, BadOptions> {
    match value.split_once(char::is_whitespace) {
        None => format!("{key}={value}").parse(),
        Some((_, rest)) => Err(BadOptions::NotAPair(rest.trim().to_owned())),
    }
}

fn read_players(text: &str) -> Result<u8, BadOptions> {
    read("players", text).map(|options| options.players)
}

fn read_variant(text: &str) -> Result<Variant, BadOptions> {
    read("variant", &text.to_lowercase()).map(|options| options.variant)
}

fn read_deck(text: &str) -> Result<Cards, BadOptions> {
    format!("remove=0 deck={text}").parse().map(|options: Options| options.deck)
}

fn read_remove(text: &str) -> Result<u8, BadOptions> {
    read("remove", text).map(|options| options.remove)
}
