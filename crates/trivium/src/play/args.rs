//! The arguments of `play` and `join`.

use crate::options::{OptionsOf, Rules as _};
use bots::Bot;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Args, Subcommand, ValueEnum};
use games::AnyOptions;
use kernel::Seat;
use std::path::PathBuf;

/// Play a game in the terminal, on a full screen or (--plain) line by line
///
/// On the full screen, `?` shows the keys. Line by line, answer a question with the number of an answer, with the
/// beginning of its words, or in notation (`play Judge`, `take row 3 left`), and type `help` for everything else. If
/// input or output is not a terminal, games are played line by line.
#[derive(Args)]
#[command(disable_help_subcommand = true, subcommand_help_heading = "Games")]
#[command(
    subcommand_value_name = "GAME",
    after_help = "\
Examples:
  trivium play cardia
  trivium play cardia --deck 1212 --locations Bazaar,Senate --guardians hidden
  trivium play cardia --match 3 --opponent human --save match.txt
  trivium play --plain kardinal --players 3 --uncovered no
  trivium play civ --players 4 --teams --variant draft --language de
  trivium play --resume match.txt

Without GAME, a list of the games opens. `trivium play GAME --help` lists the options of a game."
)]
pub struct PlayArgs {
    #[command(flatten)]
    pub how: PlayHow,

    #[command(subcommand)]
    pub game: Option<PlayGame>,
}

/// A subcommand for every game of the list.
macro_rules! subcommands {
    ($($title:literal $game:ident = $module:ident::$rules:ident;)*) => {
        /// A game with its options.
        #[derive(Subcommand)]
        pub enum PlayGame {
            $(#[doc = $title] $game(OptionsOf<games::rules::$module::$rules>),)*
        }

        impl PlayGame {
            /// What is agreed.
            pub fn options(&self) -> AnyOptions {
                match self {
                    $(PlayGame::$game(rules) => AnyOptions::$game(rules.options()),)*
                }
            }
        }
    };
}
games::each_game!(subcommands);

/// What can be chosen in every game, before its name or after it.
#[derive(Args)]
pub struct PlayHow {
    /// Go on with a saved game; it is kept in the same file
    #[arg(long, value_name = "FILE", global = true)]
    pub resume: Option<PathBuf>,

    /// Where you sit; without it, A in Cardia, anywhere in other games, and where a choice is owed in a saved game
    #[arg(long, value_name = "SEAT", global = true, ignore_case = true)]
    pub seat: Option<SeatChoice>,

    /// Who plays against you: other people at this keyboard, or bots; from novice to sovereign they get stronger
    #[arg(long, value_name = "WHO", global = true, default_value = "heuristic", value_parser = opponent_parser())]
    pub opponent: Opponent,

    /// Deal from this number instead of a secret of the operating system; of a saved game, the number it was dealt from
    #[arg(long, value_name = "N", global = true)]
    pub seed: Option<u64>,

    /// Keep the record in this file, which must not exist yet
    #[arg(long, value_name = "FILE", global = true)]
    pub save: Option<PathBuf>,

    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// How a game is shown.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "Screen")]
pub struct ScreenArgs {
    /// Line by line instead of a full screen: for screen readers, Braille displays and scripts
    #[arg(long, global = true)]
    pub plain: bool,

    /// Only ASCII characters on the full screen
    #[arg(long, global = true)]
    pub ascii: bool,

    /// The language: en, de, fr or uk; without it, that of the system
    #[arg(long, value_name = "CODE", global = true)]
    pub language: Option<tui::text::Language>,

    /// Your name at the table; without it, that of your account, or the one you have on the server
    #[arg(long, value_name = "NAME", global = true)]
    pub name: Option<String>,
}

/// Play on a server, on a full screen or (--plain) line by line
///
/// The address of a table is the one its players share, and that the browser shows; that of a server shows its tables.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium join https://cards.example
  trivium join http://127.0.0.1:8080/t/k7f3
  trivium join --plain http://127.0.0.1:8080/t/k7f3")]
pub struct JoinArgs {
    /// A server, or a table on it
    #[arg(value_name = "URL")]
    pub address: tui::link::Address,

    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Who plays against a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Bots.
    Bot(Bot),
    /// Other people at this keyboard.
    Human,
}

/// A bot or `human`.
fn opponent_parser() -> impl clap::builder::TypedValueParser<Value = Opponent> {
    let names = Bot::ALL.map(Bot::name).into_iter().chain(["human"]);
    PossibleValuesParser::new(names).map(|name| name.parse().map_or(Opponent::Human, Opponent::Bot))
}

/// Where you sit.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatChoice {
    #[value(name = "A")]
    A,
    #[value(name = "B")]
    B,
    #[value(name = "C")]
    C,
    #[value(name = "D")]
    D,
    #[value(name = "E")]
    E,
    Random,
}

impl SeatChoice {
    /// The seat, if one was chosen.
    pub fn seat(self) -> Option<Seat> {
        match self {
            SeatChoice::Random => None,
            SeatChoice::A | SeatChoice::B | SeatChoice::C | SeatChoice::D | SeatChoice::E => {
                Seat::new(self as usize)
            }
        }
    }
}
