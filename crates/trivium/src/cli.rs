//! The command line.

use crate::arena::{LabArgs, TournamentArgs};
use crate::load::LoadArgs;
use crate::options::{CardiaOptions, CivOptions, KardinalOptions};
use crate::solve::{ExploitArgs, SolveArgs};
use crate::stdio::StdioArgs;
use bots::{Bot, NoSuchBot};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueEnum};
use kernel::Seat;
use std::io::{self, Write};
use std::path::PathBuf;

/// Card games in the terminal: play them, replay them, check their rules, simulate them by the million
#[derive(Parser)]
#[command(version, max_term_width = 100, after_help = EXAMPLES)]
pub struct Cli {
    /// Without one, a terminal shows the games there are
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  trivium play cardia
  trivium play cardia --deck 2 --locations Bazaar --guardians open --match 3
  trivium play kardinal --players 3
  trivium play civ --players 4 --teams
  trivium join http://127.0.0.1:8080/t/k7f3
  trivium simulate cardia --games 100000 --seed 1
  trivium check scenarios/cardia/*.scn

`trivium COMMAND --help` tells more.";

#[derive(Subcommand)]
pub enum Command {
    Play(PlayArgs),
    Join(JoinArgs),
    Check(CheckArgs),
    Replay(ReplayArgs),
    Simulate(SimulateArgs),
    Tournament(TournamentArgs),
    Lab(LabArgs),
    Solve(SolveArgs),
    Exploit(ExploitArgs),
    Trace(TraceArgs),
    Laws(LawsArgs),
    /// Check or show deck files of Kardinal & König
    Deck {
        #[command(subcommand)]
        what: Deck,
    },
    /// Measure how fast things are
    Bench {
        #[command(subcommand)]
        what: Bench,
    },
    #[cfg(feature = "serve")]
    Serve(crate::serve::ServeArgs),
    #[cfg(feature = "serve")]
    Backup(crate::serve::BackupArgs),
    Verify(crate::verify::VerifyArgs),
    Stdio(StdioArgs),
    Load(LoadArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// The games there are.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameName {
    Cardia,
    Kardinal,
    Civ,
}

impl From<GameName> for games::GameKind {
    fn from(name: GameName) -> games::GameKind {
        match name {
            GameName::Cardia => games::GameKind::Cardia,
            GameName::Kardinal => games::GameKind::Kardinal,
            GameName::Civ => games::GameKind::Civ,
        }
    }
}

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
#[derive(Args, Clone)]
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

    /// Your name at the table; without it, that of your account
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

#[derive(Subcommand)]
pub enum PlayGame {
    /// Cardia, for two
    Cardia(PlayCardia),
    /// Kardinal & König – Das Kartenspiel, for three to five
    Kardinal(PlayOf<KardinalOptions>),
    /// Carta Impera Victoria, for two to four
    Civ(PlayOf<CivOptions>),
}

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

/// Check scenario files: small texts that set a table, play moves and say what must be seen
///
/// docs/scenarios.md describes the language. The exit code is 0 if all pass and 1 if one fails.
#[derive(Args)]
#[command(after_help = "\
Example:
  trivium check scenarios/cardia/*.scn")]
pub struct CheckArgs {
    /// Scenario files
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}

/// Play a recorded game again, step by step: on a full screen, or (--plain) in words
///
/// Every line of the record is checked: actions, chance, the end, and the seed if it is there.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium replay game.txt
  trivium replay game.txt --to 20 --seat B")]
pub struct ReplayArgs {
    /// The record
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Stop after the line with this number
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,

    /// Only what this seat saw; without it, the whole truth
    #[arg(long, value_name = "SEAT", value_parser = seat_parser())]
    pub seat: Option<Seat>,

    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Play games between bots and count what happens
///
/// The same seed gives the same counts, whatever the number of threads.
#[derive(Args)]
#[command(disable_help_subcommand = true, subcommand_help_heading = "Games")]
#[command(
    subcommand_value_name = "GAME",
    after_help = "\
Examples:
  trivium simulate cardia --games 100000 --seed 1
  trivium simulate cardia --games 2000 --seed 1 --bots heuristic,random --deck 2 --json
  trivium simulate kardinal --games 100000 --seed 1 --players 5
  trivium simulate civ --games 1000 --seed 1 --bots heuristic,random

`trivium simulate GAME --help` tells what can be chosen."
)]
pub struct SimulateArgs {
    #[command(subcommand)]
    pub game: SimulateGame,
}

#[derive(Subcommand)]
pub enum SimulateGame {
    /// Cardia, for two
    Cardia(SimulateCardia),
    /// Kardinal & König – Das Kartenspiel, for three to five
    Kardinal(SimulateOf<KardinalOptions>),
    /// Carta Impera Victoria, for two to four
    Civ(SimulateOf<CivOptions>),
}

#[derive(Args)]
pub struct SimulateCardia {
    #[command(flatten)]
    pub how: SimulateHow,

    /// Who plays, from random to sovereign: the bot of seat A and the bot of seat B
    #[arg(long, value_name = "A,B", default_value = "random,random", value_parser = read_two_bots)]
    pub bots: [Bot; 2],

    #[command(flatten)]
    pub rules: CardiaOptions,
}

#[derive(Args)]
pub struct SimulateOf<R: Args> {
    #[command(flatten)]
    pub how: SimulateHow,

    /// Who plays, from random to sovereign: one bot for all seats, or one for each with commas between them
    #[arg(long, value_name = "A,B,...", default_value = "random", value_parser = read_bot, value_delimiter = ',')]
    pub bots: Vec<Bot>,

    #[command(flatten)]
    pub rules: R,
}

/// What can be chosen in every game.
#[derive(Args)]
pub struct SimulateHow {
    #[command(flatten)]
    pub run: RunArgs,

    /// Threads; as many as there are cores if not given
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub threads: Option<u64>,

    /// Print JSON instead of a report
    #[arg(long)]
    pub json: bool,
}

/// How many games, from which seed.
#[derive(Args, Clone, Copy)]
pub struct RunArgs {
    /// How many games
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub games: u64,

    /// The number all chance comes from
    #[arg(long, value_name = "N")]
    pub seed: u64,
}

/// Print random games with the whole truth, one JSON object a line, for checks by other programs
#[derive(Args)]
#[command(disable_help_subcommand = true, subcommand_help_heading = "Games")]
#[command(
    subcommand_value_name = "GAME",
    after_help = "\
Examples:
  trivium trace cardia --games 10 --seed 1 --deck 2
  trivium trace cardia --games 1000 --seed 1 --random-options > traces.jsonl
  trivium trace kardinal --games 10 --seed 1 --players 3
  trivium trace civ --games 10 --seed 1 --players 4 --teams

`trivium trace GAME --help` tells what can be chosen."
)]
pub struct TraceArgs {
    #[command(subcommand)]
    pub game: TraceGame,
}

#[derive(Subcommand)]
pub enum TraceGame {
    /// Cardia, for two
    Cardia(TraceOf<CardiaOptions>),
    /// Kardinal & König – Das Kartenspiel, for three to five
    Kardinal(TraceOf<KardinalOptions>),
    /// Carta Impera Victoria, for two to four
    Civ(TraceOf<CivOptions>),
}

#[derive(Args)]
pub struct TraceOf<R: Args> {
    #[command(flatten)]
    pub run: RunArgs,

    /// Draw the rules of every game at random, instead of those given
    #[arg(long)]
    pub random_options: bool,

    #[command(flatten)]
    pub rules: R,
}

/// Check the laws that hold in every game, on random games with random rules
///
/// The exit code is 1 if a law is broken; the game is printed so that everyone can see it again.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium laws cardia --games 1000 --seed 1
  trivium laws kardinal --games 1000 --seed 1 --quick
  trivium laws civ --games 100 --seed 1")]
pub struct LawsArgs {
    /// Which game
    #[arg(value_name = "GAME")]
    pub game: GameName,

    #[command(flatten)]
    pub run: RunArgs,

    /// Check the costly laws in some positions only
    #[arg(long)]
    pub quick: bool,

    /// Threads; as many as there are cores if not given
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub threads: Option<u64>,
}

#[derive(Subcommand)]
pub enum Deck {
    Check(DeckCheckArgs),
    Show(DeckShowArgs),
}

/// Check deck files: every land, every card
///
/// The exit code is 2 if one is no deck.
#[derive(Args)]
#[command(after_help = "\
Example:
  trivium deck check my-deck.toml")]
pub struct DeckCheckArgs {
    /// Deck files
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}

/// Show a deck; without a file, the reconstructed one as a file to copy and correct
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

#[derive(Subcommand)]
pub enum Bench {
    Engine(EngineArgs),
}

/// The rules engine: random games a second on one core, the parts of a move, sizes in memory
///
/// Times are CPU times of one thread, except for the line with two threads.
#[derive(Args)]
#[command(after_help = "\
Example:
  trivium bench engine --seconds 2 --json")]
pub struct EngineArgs {
    /// Seconds for each measurement
    #[arg(long, value_name = "S", default_value = "1", value_parser = read_seconds)]
    pub seconds: f64,

    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
}

/// Print a completion script for a shell
#[derive(Args)]
#[command(after_help = "\
Example:
  trivium completions bash > ~/.local/share/bash-completion/completions/trivium")]
pub struct CompletionsArgs {
    /// Which shell
    #[arg(value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

/// Print the manual page, or write one for every command
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium man | man -l -
  trivium man --folder ~/.local/share/man/man1")]
pub struct ManArgs {
    /// Write a page for every command here
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
}

/// Writes a completion script.
pub fn completions(shell: clap_complete::Shell, out: &mut impl Write) -> io::Result<()> {
    // The generator panics on a closed pipe, a buffer does not.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "trivium", &mut script);
    out.write_all(&script)
}

/// A seat by its letter.
pub fn seat_parser() -> impl clap::builder::TypedValueParser<Value = Seat> {
    PossibleValuesParser::new(["A", "B", "C", "D", "E"])
        .map(|seat| seat.to_uppercase().parse().unwrap_or(Seat::A))
}

pub(crate) fn at_least_one(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) => Err("at least 1".into()),
        Ok(n) => Ok(n),
        Err(_) => Err("a whole number, at least 1".into()),
    }
}

fn read_seconds(text: &str) -> Result<f64, String> {
    let bad = || "seconds, from 0.01 to 600".to_owned();
    text.parse().ok().filter(|s| (0.01..=600.0).contains(s)).ok_or_else(bad)
}

pub(crate) fn read_bot(text: &str) -> Result<Bot, NoSuchBot> {
    text.parse()
}

fn read_two_bots(text: &str) -> Result<[Bot; 2], String> {
    let names: Vec<_> = text.split(',').collect();
    let [a, b] = names[..] else {
        return Err("two bots with a comma between them, for example heuristic,random".into());
    };
    let read = |name: &str| read_bot(name).map_err(|why| why.to_string());
    Ok([read(a)?, read(b)?])
}
