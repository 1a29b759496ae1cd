//! The arguments that several commands share.

use crate::stop::Stop;
use bots::{Bot, NoSuchBot};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Args, Subcommand};
use games::GameKind;
use kernel::Seat;

/// A game by its name.
pub fn game_parser() -> impl clap::builder::TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::name)).try_map(|name| name.parse())
}

/// One of the games that can be studied, each with its own arguments.
#[derive(Subcommand)]
pub enum OfGame<C: Args, K: Args, V: Args> {
    /// Cardia, for two players
    Cardia(C),
    /// Kardinal & König – Das Kartenspiel, for three to five players
    Kardinal(K),
    /// Carta Impera Victoria, for two to four players
    Civ(V),
}

/// The number of games and the seed.
#[derive(Args, Clone, Copy)]
pub struct RunArgs {
    /// Number of games
    #[arg(long, value_name = "N", default_value = "1000", value_parser = at_least_one)]
    pub games: u64,

    /// Seed of all random numbers
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: u64,
}

/// How many threads share the work.
#[derive(Args, Clone, Copy)]
pub struct Threads {
    /// Number of threads [default: number of cores]
    #[arg(long = "threads", value_name = "N", value_parser = at_least_one)]
    most: Option<u64>,
}

impl Threads {
    /// A thread pool of this size.
    pub fn pool(self) -> Result<rayon::ThreadPool, Stop> {
        rayon::ThreadPoolBuilder::new()
            .num_threads(self.most.map_or(0, |n| n.min(256) as usize))
            .build()
            .map_err(|why| Stop::usage(format_args!("cannot start threads: {why}")))
    }
}

/// A seat by its letter.
pub fn seat_parser() -> impl clap::builder::TypedValueParser<Value = Seat> {
    PossibleValuesParser::new(["A", "B", "C", "D", "E"])
        .map(|seat| seat.to_uppercase().parse().unwrap_or(Seat::A))
}

/// A number that is not 0.
pub fn at_least_one(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) => Err("at least 1".into()),
        Ok(n) => Ok(n),
        Err(_) => Err("a whole number, at least 1".into()),
    }
}

/// A bot by its name, a level also by its number.
pub fn read_bot(text: &str) -> Result<Bot, NoSuchBot> {
    text.parse()
}
