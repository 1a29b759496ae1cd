//! The arguments of `play` and `join`.

use crate::cli::{OfGame, seat_parser};
use crate::options::{CardiaOptions, CivOptions, KardinalOptions};
use bots::Bot;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Args, ValueEnum};
use kernel::Seat;
use std::path::PathBuf;

/// Play a game in the terminal, on a full screen or (--plain) line by line
///
/// On the screen, `?` shows the keys. Line by line, answer a question with its number, with a name or the beginning of
/// it, or in full (`play Judge`, `+3 on your Inventor`, `take row 3 left`), and type `help` for everything else. Where
/// input or output is no terminal, games are played line by line.
#[derive(Args)]
#[command(disable_help_subcommand = true, subcommand_help_heading = "Games")]
#[command(args_conflicts_with_subcommands = true, arg_required_else_help = true)]
#[command(
    subcommand_value_name = "GAME",
    after_help = "\
Examples:
  trivium play cardia
  trivium play cardia --deck 1212 --locations Bazaar,Senate --guardians hidden
  trivium play cardia --match 3 --opponent human --save match.txt
  trivium play kardinal --players 3 --uncovered no
  trivium play civ --players 4 --teams --variant draft
  trivium play --resume match.txt

`trivium play GAME --help` tells what can be chosen."
)]
pub struct PlayArgs {
    /// Go on with a saved game; it is kept in the same file
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,

    #[command(flatten)]
    pub resumed: ResumeHow,

    #[command(flatten)]
    pub screen: ScreenArgs,

    #[command(subcommand)]
    pub game: Option<PlayGame>,
}

/// How a game is shown.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "Screen")]
pub struct ScreenArgs {
    /// Line by line instead of a full screen; good for screen readers and scripts
    #[arg(long)]
    pub plain: bool,

    /// Only signs of ASCII on the full screen
    #[arg(long)]
    pub ascii: bool,

    /// The language of the full screen: en, de, fr or uk; without it, that of the system
    #[arg(long, value_name = "CODE")]
    pub language: Option<tui::text::Language>,

    /// Your name at the table; without it, that of your account, or the one you have on the server
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
}

/// What a record does not tell of the game that goes on.
#[derive(Args)]
pub struct ResumeHow {
    /// Where you sit; without it, where a choice is owed
    #[arg(long, value_name = "SEAT", requires = "resume", value_parser = seat_parser(), ignore_case = true)]
    pub seat: Option<Seat>,

    /// Who plays against you; without it, heuristic
    #[arg(long, value_name = "WHO", requires = "resume", value_parser = opponent_parser())]
    pub opponent: Option<Opponent>,

    /// The number the game was dealt from, if it was given one
    #[arg(long, value_name = "N", requires = "resume")]
    pub seed: Option<u64>,
}

/// Play on a server, on a full screen
///
/// The address of a table is the one its players share, and that the browser shows; that of a server shows its tables.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium join http://127.0.0.1:8080
  trivium join http://127.0.0.1:8080/t/k7f3")]
pub struct JoinArgs {
    /// A server, or a table on it
    #[arg(value_name = "URL")]
    pub address: tui::link::Address,

    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// A game with its options.
pub type PlayGame = OfGame<PlayCardia, PlayOf<KardinalOptions>, PlayOf<CivOptions>>;

#[derive(Args)]
pub struct PlayCardia {
    /// Where you sit
    #[arg(long, value_name = "SEAT", default_value = "A", ignore_case = true)]
    pub seat: SeatChoice,

    #[command(flatten)]
    pub how: PlayHow,

    #[command(flatten)]
    pub rules: CardiaOptions,
}

#[derive(Args)]
pub struct PlayOf<R: Args> {
    /// Where you sit; without it, anywhere
    #[arg(long, value_name = "SEAT", value_parser = seat_parser(), ignore_case = true)]
    pub seat: Option<Seat>,

    #[command(flatten)]
    pub how: PlayHow,

    #[command(flatten)]
    pub rules: R,
}

/// What can be chosen in every game.
#[derive(Args)]
pub struct PlayHow {
    /// Who plays against you: other people at this keyboard, or bots; from novice to sovereign they get stronger
    #[arg(long, value_name = "WHO", default_value = "heuristic", value_parser = opponent_parser())]
    pub opponent: Opponent,

    /// Deal from this number instead of a secret of the operating system
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// Save the record here when the game ends or you leave
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,

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

impl Opponent {
    /// The bot, if it is one.
    pub fn bot(self) -> Option<Bot> {
        match self {
            Opponent::Bot(bot) => Some(bot),
            Opponent::Human => None,
        }
    }
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
    Random,
}

/// Where a person sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Here.
    At(Seat),
    /// Wherever chance says.
    Anywhere,
}

impl From<SeatChoice> for Place {
    fn from(choice: SeatChoice) -> Place {
        match choice {
            SeatChoice::A => Place::At(Seat::A),
            SeatChoice::B => Place::At(Seat::B),
            SeatChoice::Random => Place::Anywhere,
        }
    }
}

impl From<Option<Seat>> for Place {
    fn from(seat: Option<Seat>) -> Place {
        seat.map_or(Place::Anywhere, Place::At)
    }
}
