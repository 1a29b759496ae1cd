//! A game in the terminal: on a full screen, or line by line.

mod args;

pub use args::{JoinArgs, PlayArgs, ScreenArgs};
use args::{Opponent, PlayHow, SeatChoice};

use crate::cli::Cli;
use crate::interrupt;
use crate::replay::ReplayArgs;
use crate::stop::Stop;
use clap::CommandFactory as _;
use games::{AnyOptions, AnyTable, GameKind};
use kernel::{Dice as _, SearchDice, Seat, SeatSet, Seed};
use std::io::{self, BufWriter, IsTerminal as _, Write as _};
use std::path::Path;
use tui::app::{App, Home, Menu, Pace, ReplayScreen, Screen};
use tui::link::{CannotResume, Player, Setup, Trust};
use tui::run::{Client, Farewell, seat_name};
use tui::style::{Look, Signs};
use tui::terminal::Mouse;
use tui::text::Language;

/// Plays a game from the first card to the last, or until the player leaves.
pub fn run(args: &PlayArgs) -> Result<(), Stop> {
    let how = &args.how;
    match (&how.resume, &args.game) {
        (Some(_), Some(_)) => {
            Err(Stop::usage("the file of --resume says which game it is: leave the game out"))
        }
        (Some(_), None) if how.save.is_some() => Err(Stop::usage(
            "a game that goes on is kept in the file of --resume: leave --save out",
        )),
        (Some(file), None) => resume(file, how),
        (None, Some(game)) => play(game.options(), how),
        (None, None) if is_terminal() => menu(&how.screen),
        (None, None) => Err(Stop::usage(
            "which game? Name one (`trivium play --help` lists them), or go on with a saved one (--resume FILE)",
        )),
    }
}

/// Nothing was asked for: explains the program, and offers the games where there is somebody to choose.
pub fn offer() -> Result<(), Stop> {
    if is_terminal() {
        return menu(&ScreenArgs::default());
    }
    Ok(Cli::command().print_long_help()?)
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Is there a full screen, and is it wanted?
pub fn is_screen_wanted(args: &ScreenArgs) -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !args.plain && !dumb && is_terminal()
}

/// The language that people read.
pub fn language(args: &ScreenArgs) -> Language {
    args.language.unwrap_or_else(Language::of_system)
}

fn client(args: &ScreenArgs, screen: Screen, home: Home) -> Client {
    let mut look = Look::of_system();
    if args.ascii {
        look.signs = Signs::Ascii;
    }
    look.theme = args.theme.unwrap_or(look.theme);
    interrupt::watch();
    let mut app = App::new(language(args), look, screen, home);
    if is_screen_wanted(args) && !args.no_animation {
        app.pace = Pace::Flowing;
    }
    let mouse = if args.no_mouse { Mouse::Terminal } else { Mouse::Client };
    Client::new(app, name(args), mouse, interrupt::interrupted)
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
fn menu(args: &ScreenArgs) -> Result<(), Stop> {
    show(client(args, Screen::Menu(Menu::new()), Home::Menu), args)
}

/// A new game.
fn play(options: AnyOptions, how: &PlayHow) -> Result<(), Stop> {
    let (seed, mut chance) = seeds(how.seed)?;
    let seats = SeatSet::first(options.seats());
    let usual = match options.kind() == GameKind::Cardia {
        true => SeatChoice::A,
        false => SeatChoice::Random,
    };
    let you = match how.seat.unwrap_or(usual).seat() {
        Some(seat) => among(seats, seat).map_err(Stop::usage)?,
        None => {
            let nth = chance.below(seats.len() as u32) as usize;
            seats.iter().nth(nth).unwrap_or(Seat::A)
        }
    };
    let number = u64::from(chance.bits()) << 32 | u64::from(chance.bits());
    // Better to hear of it now than after the game.
    how.save.as_deref().map_or(Ok(()), reserve).map_err(Stop::usage)?;
    let save = how.save.clone();
    let mut client = client(&how.screen, Screen::Waiting, Home::Shell);
    let players = players(client.app(), seats, you, how);
    client.start(Setup { options, players, seed, number, save }).map_err(Stop::usage)?;
    show(client, &how.screen)
}

/// A game that was saved.
fn resume(file: &Path, how: &PlayHow) -> Result<(), Stop> {
    let seed = how.seed.map(Seed::from_number);
    let mut client = client(&how.screen, Screen::Waiting, Home::Shell);
    let who = |app: &App, table: &AnyTable, before: Option<Vec<Player>>| {
        if let Some(players) = before.filter(|_| how.seat.is_none() && how.opponent.is_none()) {
            return Ok(players);
        }
        // Whoever left was being asked.
        let asked = table.owed().iter().next().unwrap_or(Seat::A);
        let you = how.seat.and_then(SeatChoice::seat).unwrap_or(asked);
        among(table.seats(), you).map(|you| players(app, table.seats(), you, how))
    };
    client.resume(file, who, seed).map_err(|why| match why {
        CannotResume::Record(_) => Stop::failed(why),
        CannotResume::Unreadable(_)
        | CannotResume::Finished(_)
        | CannotResume::WrongSeed(_)
        | CannotResume::Players(_) => Stop::usage(why),
    })?;
    show(client, &how.screen)
}

/// A record on a full screen.
pub fn replay(args: &ReplayArgs, film: &games::Film) -> Result<(), Stop> {
    let mut client = client(&args.screen, Screen::Waiting, Home::Shell);
    let app = client.app();
    let mut replay = ReplayScreen::new(film, &app.texts);
    replay.seek(args.to, args.seat.map(Into::into));
    if !args.names.is_empty() {
        let names = args.names.iter().map(|name| app.texts.spelled(name.clone()));
        replay.names = names.collect();
    }
    app.screen = Screen::Replay(Box::new(replay));
    show(client, &args.screen)
}

/// A server, or a table on it.
pub fn join(args: &JoinArgs) -> Result<(), Stop> {
    let mut client = client(&args.screen, Screen::Waiting, Home::Shell);
    let name = args.screen.name.as_ref().map(|_| name(&args.screen));
    let trust = args.ca.as_deref().map_or(Ok(Trust::default()), Trust::file);
    let trust = trust.map_err(Stop::usage)?;
    client.join(args.address.clone(), &trust, name).map_err(Stop::usage)?;
    show(client, &args.screen)
}

/// The seat, if the game has it.
fn among(seats: SeatSet, seat: Seat) -> Result<Seat, String> {
    let all: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    let wrong = || {
        format!("there is no seat {seat} among {} players; there are {}", all.len(), all.join(", "))
    };
    seats.contains(seat).then_some(seat).ok_or_else(wrong)
}

/// People and bots, by seat.
fn players(app: &App, seats: SeatSet, you: Seat, how: &PlayHow) -> Vec<Player> {
    let opponent = how.opponent.clone().unwrap_or(Opponent::Bot(bots::Bot::Heuristic));
    let player = |seat: Seat| match &opponent {
        Opponent::Human => Player::Person(seat_name(app, seat.index())),
        Opponent::Bot(_) | Opponent::Program(_) if seat == you => Player::Person(name(&how.screen)),
        Opponent::Program(program) => Player::Program(program.clone()),
        Opponent::Bot(bot) => {
            let named = protocol::Bot::ALL.into_iter().find(|it| it.name() == bot.name());
            Player::Bot(named.unwrap_or(protocol::Bot::Heuristic))
        }
    };
    seats.iter().map(player).collect()
}

/// The secret that deals, and dice for everything else, which must know nothing of it.
fn seeds(number: Option<u64>) -> Result<(Seed, SearchDice), Stop> {
    if let Some(number) = number {
        return Ok((Seed::from_number(number), SearchDice::new(number)));
    }
    let seed = tui::run::random_seed().map_err(Stop::usage)?;
    let other = tui::run::random_number().map_err(Stop::usage)?;
    Ok((seed, SearchDice::new(other)))
}

/// Makes the file, empty. A record is never written over another file.
fn reserve(path: &Path) -> Result<(), String> {
    let name = path.display();
    match std::fs::File::create_new(path) {
        Ok(_) => Ok(()),
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
            Err(format!("{name} exists already; choose another name"))
        }
        Err(why) => Err(format!("cannot write {name}: {why}")),
    }
}

/// Shows the client until the player leaves, on a full screen or line by line.
fn show(client: Client, args: &ScreenArgs) -> Result<(), Stop> {
    let mut out = BufWriter::new(io::stdout());
    let Farewell { lines, problem } = match is_screen_wanted(args) {
        true => {
            let unable = |why| Stop::usage(format_args!("the terminal cannot be used: {why}"));
            client.run().map_err(unable)?
        }
        false => client.run_plain(&mut out)?,
    };
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    out.flush()?;
    match problem {
        Some(why) => Err(Stop::usage(why)),
        None => Ok(()),
    }
}
