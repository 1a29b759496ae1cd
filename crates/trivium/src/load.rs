//! The command `load`: puts a server under load.

use crate::cli::{at_least_one, game_parser};
use crate::stop::Stop;
use clap::Args;
use games::{AnyOptions, GameKind};
use load::{Plan, Server};
use protocol::ChosenOptions;
use std::io::Write;
use std::net::SocketAddr;
use std::time::Duration;

/// Put a server on this machine under load with random legal moves, and measure response times
///
/// Each player has one WebSocket and plays game after game. A move is timed from sending it until its ack, which arrives
/// when the move is stored, and until the other players are told of it. Start the server with `trivium serve --limits off`, because all players share one address.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium load 127.0.0.1:8080 --tables 200 --seconds 20
  trivium load 127.0.0.1:8081 127.0.0.1:8082 --tables 100
  trivium load 127.0.0.1:8080 --tables 1 --idle 10000 --seconds 5 --json")]
pub struct LoadArgs {
    /// Addresses of the server, or of several that share a database; must be loopback addresses
    #[arg(value_name = "ADDRESS", required = true)]
    servers: Vec<SocketAddr>,

    /// Number of tables; the games are distributed over them
    #[arg(long, value_name = "N", default_value = "100", value_parser = at_least_one)]
    tables: u64,

    /// Games to play, separated by commas
    #[arg(
        long,
        value_name = "GAME,...",
        default_values = GameKind::ALL.map(GameKind::name),
        value_delimiter = ',',
        value_parser = game_parser()
    )]
    games: Vec<GameKind>,

    /// Number of idle sockets, in addition to the players'
    #[arg(long, value_name = "N", default_value = "0")]
    idle: usize,

    /// Seconds to play after all players are seated: 1 to 600
    #[arg(long, value_name = "S", default_value = "10", value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,

    /// Seed of the players' dice
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,

    /// Print JSON instead of a report
    #[arg(long)]
    json: bool,
}

/// Runs the load and prints the report.
pub fn run(args: &LoadArgs, out: &mut impl Write) -> Result<(), Stop> {
    let games = args.games.iter().map(|&kind| {
        let options = AnyOptions::read(kind, "").map_err(Stop::usage)?;
        let chosen = ChosenOptions { game: kind.into(), text: options.to_string() };
        Ok((chosen, options.seats()))
    });
    let plan = Plan {
        servers: args
            .servers
            .iter()
            .map(|&it| Server::at(it))
            .collect::<Result<_, _>>()
            .map_err(Stop::usage)?,
        games: games.collect::<Result<_, Stop>>()?,
        tables: usize::try_from(args.tables).map_err(Stop::usage)?,
        idle: args.idle,
        lasts: Duration::from_secs(args.seconds),
        seed: args.seed,
    };
    let report = load::run_to_end(&plan).map_err(Stop::failed)?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(Stop::failed)?)?;
    } else {
        write!(out, "{report}")?;
    }
    if report.errors.is_empty() { Ok(()) } else { Err(Stop::failed("some players were stopped")) }
}
