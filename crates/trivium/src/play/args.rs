//! The arguments of `play` and `join`.

use crate::options::{OptionsOf, Rules as _};
use bots::Bot;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Args, Command, Subcommand, ValueEnum};
use games::AnyOptions;
use kernel::Seat;
use std::ffi::OsStr;
use std::path::PathBuf;
use think::Program;

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
  trivium play cardia --opponent mine='python3 -m trivium.answer my_bots:careful'
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

    /// Where you sit; without it, A in Cardia, anywhere in other games, and where you sat in a saved game
    #[arg(long, value_name = "SEAT", global = true, ignore_case = true)]
    pub seat: Option<SeatChoice>,

    /// Who plays against you: other people at this keyboard (human), bots (random, heuristic, and from novice to sovereign,
    /// who get stronger), or a program of yours by a name and its command: mine='python3 bot.py' (docs/protocol.md);
    /// without it, heuristic, and whoever played before in a saved game
    #[arg(long, value_name = "WHO", global = true, value_parser = opponent_parser())]
    pub opponent: Option<Opponent>,

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

    /// Only ASCII characters on the full screen; other letters are transliterated
    #[arg(long, global = true)]
    pub ascii: bool,

    /// Show what happens at once instead of beat by beat
    #[arg(long, global = true)]
    pub no_animation: bool,

    /// Leave the mouse to the terminal
    #[arg(long, global = true)]
    pub no_mouse: bool,

    /// Colours for a dark or a light background, or with strong contrasts: dark, light or contrast; without it, as the
    /// terminal says (COLORFGBG). NO_COLOR turns colours off
    #[arg(long, value_name = "THEME", global = true)]
    pub theme: Option<tui::style::Theme>,

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
  trivium join https://cards.home:8443 --ca home.pem
  trivium join http://127.0.0.1:8080/t/k7f3
  trivium join --plain http://127.0.0.1:8080/t/k7f3")]
pub struct JoinArgs {
    /// A server, or a table on it
    #[arg(value_name = "URL")]
    pub address: tui::link::Address,

    /// Trust only the certificates of this PEM file and those they signed, for a server with a certificate of its own
    #[arg(long, value_name = "FILE")]
    pub ca: Option<PathBuf>,

    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Who plays against a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Bots.
    Bot(Bot),
    /// A program of the user.
    Program(Program),
    /// Other people at this keyboard.
    Human,
}

/// A bot, `human`, or a program by its name and command.
fn opponent_parser() -> OpponentParser {
    let names = Bot::ALL.map(Bot::name).into_iter().chain(["human"]);
    OpponentParser(PossibleValuesParser::new(names))
}

#[derive(Clone)]
struct OpponentParser(PossibleValuesParser);

impl TypedValueParser for OpponentParser {
    type Value = Opponent;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Opponent, clap::Error> {
        match value.to_str().filter(|text| text.contains('=')) {
            Some(text) => {
                let program: Result<Program, String> = text.parse();
                program.map(Opponent::Program).map_err(|why| {
                    clap::Error::raw(ErrorKind::ValueValidation, format!("--opponent: {why}\n"))
                        .with_cmd(command)
                })
            }
            None => {
                let name = self.0.parse_ref(command, arg, value)?;
                Ok(name.parse().map_or(Opponent::Human, Opponent::Bot))
            }
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
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
