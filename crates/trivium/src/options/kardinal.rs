//! The options of Kardinal & König on the command line.

use super::Rules;
use clap::Args;
use kardinal::{BadOptions, Deck, Kardinal, Options, Uncovered};

/// What the players agree on before the first card.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Rules of the game")]
pub struct KardinalOptions {
    /// Number of players: 3, 4 or 5
    #[arg(long, value_name = "N", default_value = "4", value_parser = read_players)]
    players: u8,

    /// Whether a player may take a card in the turn in which it was uncovered: yes or no
    #[arg(long, value_name = "yes|no", default_value = "yes", value_parser = read_uncovered)]
    uncovered: Uncovered,

    /// File with Land cards that replace the reconstructed ones; `trivium deck show` prints an example
    #[arg(long, value_name = "FILE", value_parser = read_deck)]
    deck: Option<Deck>,
}

impl Rules for KardinalOptions {
    type Game = Kardinal;

    fn options(&self) -> Options {
        Options {
            players: self.players,
            uncovered: self.uncovered,
            deck: self.deck.unwrap_or(Deck::DEFAULT),
            ..Options::default()
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

fn read_uncovered(text: &str) -> Result<Uncovered, BadOptions> {
    read("uncovered", text).map(|options| options.uncovered)
}

/// Reads a deck file; the error names the fault and its line.
pub fn read_deck(path: &str) -> Result<Deck, String> {
    let text = std::fs::read_to_string(path).map_err(|why| format!("cannot read {path}: {why}"))?;
    kardinal_deck::parse(&text).map_err(|bad| format!("{path}:{}: {}", bad.line, bad.problem))
}
