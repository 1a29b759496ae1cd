//! A game on a full screen.

use super::session::seeds;
use super::{JoinArgs, Opponent, Place, PlayHow, ResumeHow, ScreenArgs, reserve};
use crate::interrupt;
use crate::replay::ReplayArgs;
use crate::stop::Stop;
use ::games::{AnyOptions, AnyTable, GameKind};
use kernel::{Dice as _, Seat, SeatSet, Seed};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use tui::app::{App, Home, Menu, ReplayScreen, Screen};
use tui::link::{Player, Setup};
use tui::run::{Client, Farewell, seat_name};
use tui::style::{Look, Signs};
use tui::text::Language;

/// Is there a screen, and is it wanted?
pub fn is_wanted(args: &ScreenArgs) -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !args.plain && !dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
}

fn client(args: &ScreenArgs, screen: Screen, home: Home) -> Client {
    let language = args.language.unwrap_or_else(Language::of_system);
    let mut look = Look::of_system();
    if args.ascii {
        look.signs = Signs::Ascii;
    }
    interrupt::watch();
    Client::new(App::new(language, look, screen, home), name(args), interrupt::interrupted)
}

/// What a person is called at the table.
fn name(args: &ScreenArgs) -> String {
    let account = || ["USER", "LOGNAME"].iter().find_map(|name| std::env::var(name).ok());
    let name = args.name.clone().or_else(account).unwrap_or_default();
    let clean: String = name.chars().filter(|c| !c.is_control()).take(32).collect();
    let clean = clean.trim();
    if clean.is_empty() { "Player".to_owned() } else { clean.to_owned() }
}

/// The list of games.
pub fn menu(args: &ScreenArgs) -> Result<(), Stop> {
    run(client(args, Screen::Menu(Menu::new()), Home::Menu))
}

/// A new game.
pub fn play(kind: GameKind, options: &str, place: Place, how: &PlayHow) -> Result<(), Stop> {
    let options = AnyOptions::read(kind, options).map_err(Stop::usage)?;
    let (seed, mut chance) = seeds(how.seed)?;
    let seats = SeatSet::first(options.seats());
    let you = match place {
        Place::At(seat) if seats.contains(seat) => seat,
        Place::At(seat) => {
            let players = seats.len();
            return Err(Stop::usage(format_args!("no seat {seat} among {players} players")));
        }
        Place::Anywhere => {
            let nth = chance.below(seats.len() as u32) as usize;
            seats.iter().nth(nth).unwrap_or(Seat::A)
        }
    };
    let number = u64::from(chance.bits()) << 32 | u64::from(chance.bits());
    // Better to hear of it now than after the game.
    how.save.as_deref().map_or(Ok(()), reserve).map_err(Stop::usage)?;
    let save = how.save.clone();
    let mut client = client(&how.screen, Screen::Waiting, Home::Shell);
    let names = seat_names(client.app(), seats);
    let players = players(seats, you, how.opponent, &name(&how.screen), &names);
    client.start(Setup { options, players, seed, number, save }).map_err(Stop::usage)?;
    run(client)
}

/// A game that was saved.
pub fn resume(file: &Path, how: &ResumeHow, screen: &ScreenArgs) -> Result<(), Stop> {
    let seed = how.seed.map(Seed::from_number);
    let opponent = how.opponent.unwrap_or(Opponent::Bot(bots::Bot::Heuristic));
    let name = name(screen);
    let mut client = client(screen, Screen::Waiting, Home::Shell);
    let names = seat_names(client.app(), SeatSet::first(Seat::MAX));
    let who = |table: &AnyTable| {
        // Who left was being asked.
        let asked = table.owed().iter().next().unwrap_or(Seat::A);
        players(table.seats(), how.seat.unwrap_or(asked), opponent, &name, &names)
    };
    client.resume(file, who, seed).map_err(Stop::failed)?;
    run(client)
}

/// A record.
pub fn replay(args: &ReplayArgs) -> Result<(), Stop> {
    let film = tui::run::film(&args.file).map_err(Stop::failed)?;
    let seats = film.options.seats();
    if let Some(seat) = args.seat.filter(|seat| seat.index() >= seats) {
        let file = args.file.display();
        return Err(Stop::usage(format_args!("{file} has {seats} seats, and no seat {seat}")));
    }
    let mut client = client(&args.screen, Screen::Waiting, Home::Shell);
    let app = client.app();
    let mut replay = ReplayScreen::new(&film, &app.texts);
    replay.seek(args.to, args.seat.map(Into::into));
    app.screen = Screen::Replay(Box::new(replay));
    run(client)
}

/// A server, or a table on it.
pub fn join(args: &JoinArgs) -> Result<(), Stop> {
    if !is_wanted(&args.screen) {
        return Err(Stop::usage(
            "a game on a server is played on a full screen; this is no terminal",
        ));
    }
    let mut client = client(&args.screen, Screen::Waiting, Home::Shell);
    let name = args.screen.name.as_ref().map(|_| name(&args.screen));
    client.join(args.address.clone(), name).map_err(Stop::usage)?;
    run(client)
}

/// What people are called who share a keyboard.
fn seat_names(app: &App, seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat_name(app, seat.index())).collect()
}

/// People and bots, by seat.
fn players(
    seats: SeatSet,
    you: Seat,
    opponent: Opponent,
    name: &str,
    names: &[String],
) -> Vec<Player> {
    let player = |seat: Seat| match opponent {
        Opponent::Human => Player::Person(names[seat.index()].clone()),
        Opponent::Bot(_) if seat == you => Player::Person(name.to_owned()),
        Opponent::Bot(bot) => {
            let named = protocol::Bot::ALL.into_iter().find(|it| it.name() == bot.name());
            Player::Bot(named.unwrap_or(protocol::Bot::Heuristic))
        }
    };
    seats.iter().map(player).collect()
}

fn run(client: Client) -> Result<(), Stop> {
    let unable = |why| Stop::usage(format_args!("the terminal cannot be used: {why}"));
    let Farewell { lines, problem } = client.run().map_err(unable)?;
    let mut out = io::stdout();
    for line in lines {
        writeln!(out, "{line}")?;
    }
    match problem {
        Some(why) => Err(Stop::usage(why)),
        None => Ok(()),
    }
}
