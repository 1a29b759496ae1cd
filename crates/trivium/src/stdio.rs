//! One seat for a program: messages of the protocol, one a line, on standard input and output.

use crate::cli::{at_least_one, game_parser, read_bot, seat_parser};
use crate::stop::Stop;
use bots::Bot;
use clap::Args;
use games::{AnyOptions, GameKind};
use kernel::{SearchDice, Seat, Seed};
use protocol::{ClientMessage, ClockSetting, ErrorCode, Request, ServerMessage, Stage, VERSION};
use room::{BotAsk, Command, Effects, Person, Room, Time, To};
use std::io::{self, BufRead, Write};
use std::time::Instant;

/// Let a program play one seat through standard input and output, against bots
///
/// Writes and reads messages of the protocol (docs/protocol.md), one JSON object per line, like a server on a WebSocket.
/// The game has already started when the first message arrives. examples/bot.py is an example of such a program.
#[derive(Args)]
#[command(after_help = "\
Examples:
  examples/bot.py trivium stdio cardia --opponent novice --games 10
  examples/bot.py trivium stdio civ --options 'players=3 variant=draft' --seat B")]
pub struct StdioArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: GameKind,

    /// Options of the game, as `key=value` words like in a record
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    options: String,

    /// Seat of the program
    #[arg(long, value_name = "SEAT", default_value = "A", value_parser = seat_parser(), ignore_case = true)]
    seat: Seat,

    /// The bot in the other seats
    #[arg(long, value_name = "BOT", default_value = "heuristic", value_parser = read_bot)]
    opponent: Bot,

    /// Number of games, one after the other
    #[arg(long, value_name = "N", default_value = "1", value_parser = at_least_one)]
    games: u64,

    /// Seed of the first deal; later games use the next numbers [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Plays the games.
pub fn run(args: &StdioArgs, out: &mut impl Write) -> Result<(), Stop> {
    let options = AnyOptions::read(args.game, &args.options).map_err(Stop::usage)?;
    if args.seat.index() >= options.seats() {
        let seats = options.seats();
        let why = format_args!("there is no seat {} in a game of {seats}", args.seat);
        return Err(Stop::usage(why));
    }
    let mut lines = io::stdin().lock().lines();
    for n in 0..args.games {
        let mut desk = Desk::set(args, &options, n)?;
        desk.send(out)?;
        while desk.room.stage() != Stage::Over {
            let line = lines.next().transpose().map_err(|why| {
                Stop::failed(format_args!("cannot read from standard input: {why}"))
            })?;
            let Some(line) = line else {
                return Err(Stop::failed("the input ended before the game did"));
            };
            desk.hear(&line);
            desk.send(out)?;
        }
    }
    Ok(())
}

/// A table with one person, who is a program.
struct Desk {
    room: Room,
    me: Person,
    seat: Seat,
    dice: SearchDice,
    begun: Instant,
    /// To be said.
    say: Vec<ServerMessage>,
}

impl Desk {
    /// Sets the table and begins.
    fn set(args: &StdioArgs, options: &AnyOptions, n: u64) -> Result<Desk, Stop> {
        let (seed, dice) = match args.seed {
            // Bots have dice of their own: what deals the cards tells them nothing.
            Some(number) => {
                let number = number.wrapping_add(n);
                (Seed::from_number(number), SearchDice::stream(number, 1))
            }
            None => (secret()?, SearchDice::new(getrandom::u64().map_err(no_secret)?)),
        };
        let me = Person::new("program", "program").map_err(Stop::usage)?;
        let (table, clock) = (format!("game-{}", n + 1), ClockSetting::None);
        let opened = Room::open(&table, &me, options, clock, seed, Time(0));
        let (room, _) = opened.map_err(Stop::usage)?;
        let (seat, begun) = (args.seat, Instant::now());
        let mut desk = Desk { room, me, seat, dice, begun, say: Vec::new() };
        let is_opponent = |bot: &protocol::Bot| bot.name() == args.opponent.name();
        let bot = protocol::Bot::ALL.into_iter().find(is_opponent);
        let bot =
            bot.ok_or_else(|| Stop::usage(format_args!("{} sits at no table", args.opponent)))?;
        desk.want("set-sit", Request::Sit { seat: seat.into() });
        for other in (0..options.seats()).filter_map(Seat::new).filter(|it| *it != seat) {
            desk.want(&format!("set-{other}"), Request::PutBot { seat: other.into(), bot });
        }
        desk.want("set-start", Request::Start);
        // Whoever comes is told where the table stands, not how it was set.
        desk.say = vec![ServerMessage::Welcome {
            version: VERSION,
            name: desk.me.name.clone(),
            avatar: None,
        }];
        desk.want("set-watch", Request::Watch { version: None });
        desk.say.retain(|it| !matches!(it, ServerMessage::Ack { .. }));
        Ok(desk)
    }

    /// Says what there is to say.
    fn send(&mut self, out: &mut impl Write) -> Result<(), Stop> {
        for message in self.say.drain(..) {
            let mut text = Vec::new();
            message.write_json(&mut text).map_err(Stop::failed)?;
            text.push(b'\n');
            out.write_all(&text)?;
        }
        Ok(out.flush()?)
    }

    /// Takes in a line of the program.
    fn hear(&mut self, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        let mut bad =
            |code, text: String| self.say.push(ServerMessage::Error { code, text, msg: None });
        match ClientMessage::from_json(line) {
            Ok(ClientMessage::Table { table, msg, request }) if table == self.room.table() => {
                self.want(&msg, request);
            }
            Ok(ClientMessage::Table { table, .. }) => {
                bad(ErrorCode::NoTable, format!("there is no table {table} here"));
            }
            Ok(ClientMessage::Hello { version, .. }) if version == VERSION => {}
            Ok(ClientMessage::Hello { version, .. }) => {
                let why = format!("this is version {VERSION}, the program speaks {version}");
                bad(ErrorCode::Version, why);
            }
            Ok(ClientMessage::Ping { at }) => self.say.push(ServerMessage::Pong { at }),
            Ok(
                ClientMessage::Lobby
                | ClientMessage::LeaveLobby
                | ClientMessage::Mine
                | ClientMessage::LeaveMine
                | ClientMessage::Unwatch { .. }
                | ClientMessage::Analyse { .. }
                | ClientMessage::StopAnalysing
                | ClientMessage::Create { .. },
            ) => bad(ErrorCode::Malformed, "only a server does that; here is one table".into()),
            Err(why) => bad(ErrorCode::Malformed, format!("not a message: {why}")),
        }
    }

    /// The program wants something; the bots answer what they are asked because of it.
    fn want(&mut self, msg: &str, request: Request) {
        let seed = Seed::from_number(0); // Only a rematch needs one, and here each game has a table of its own.
        let (from, msg) = (self.me.clone(), msg.to_owned());
        let mut asked = self.handle(Command::Request { from, msg, request, seed });
        while let Some(ask) = asked.pop() {
            let view = &ask.request.view;
            let Some(action) = think::choose(ask.bot, view, &mut self.dice, &mut || false) else {
                continue;
            };
            let (seat, decision) = (ask.request.seat, ask.decision);
            asked.extend(self.handle(Command::Bot { seat, decision, action }));
        }
    }

    fn handle(&mut self, command: Command) -> Vec<BotAsk> {
        let now = Time(self.begun.elapsed().as_millis() as u64);
        let Effects { tells, bots, .. } = self.room.handle(command, now);
        let for_me = tells.into_iter().filter(|tell| match &tell.to {
            To::Person(_) => true,
            To::Seat(seat) => *seat == self.seat,
            To::Spectators => false,
        });
        self.say.extend(for_me.map(|tell| tell.message));
        bots
    }
}

fn secret() -> Result<Seed, Stop> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(no_secret)?;
    Ok(Seed(bytes))
}

fn no_secret(why: getrandom::Error) -> Stop {
    Stop::failed(format_args!("the operating system gives no random numbers: {why}"))
}
