//! The client at work: keys from the terminal, news from the table, a screen drawn after each.

use crate::app::{App, Effect, Lobby, Message, NewGame, Place, Screen};
use crate::link::keep;
use crate::link::{Address, Line, Link, Local, News, Online, Player, Setup};
use crate::screens;
use crate::terminal;
use crate::text::Texts;
use games::{AnyTable, Film};
use kernel::Seed;
use protocol::{ChosenOptions, Truth};
use ratatui::crossterm::event::{self, Event};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// How often clocks are drawn, and signals noticed.
const TICK: Duration = Duration::from_millis(250);

/// What wakes the client.
enum Wake {
    /// Something at the terminal.
    Terminal(Event),
    /// Something from the table.
    News(News),
    /// No more keys will come.
    Gone(io::Error),
}

/// What remains to be said in the shell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Farewell {
    /// Where the game is kept, and the command that shows it or goes on with it.
    pub lines: Vec<String>,
    /// What went wrong.
    pub problem: Option<String>,
}

/// What became of the game that was left last.
#[derive(Default)]
struct Left {
    /// Where an unfinished game is kept.
    unfinished: Option<PathBuf>,
    /// Where a finished game is kept.
    finished: Option<PathBuf>,
    /// The address of the table.
    table: Option<String>,
}

impl Left {
    fn lines(&self, texts: &Texts) -> Vec<String> {
        let mut lines = Vec::new();
        let mut say = |key: &str, command: &str, what: &str| {
            lines.push(texts.get(key));
            lines.push(format!("  trivium {command} {what}"));
        };
        if let Some(file) = &self.finished {
            say("tui-farewell-finished", "replay", &shell_word(file));
        }
        if let Some(file) = &self.unfinished {
            say("tui-farewell-unfinished", "play --resume", &shell_word(file));
        }
        if let Some(table) = &self.table {
            say("tui-farewell-table", "join", table);
        }
        lines
    }
}

/// A file as a shell reads it.
fn shell_word(file: &Path) -> String {
    let name = file.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+:@%".contains(c);
    if name.chars().all(plain) { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}

/// The client with everything it needs from outside.
pub struct Client {
    app: App,
    /// The name of whoever sits here.
    name: String,
    link: Option<Link>,
    news: Sender<News>,
    told: Option<Receiver<News>>,
    /// Is the program asked to stop?
    stopped: fn() -> bool,
    left: Left,
    /// What went wrong.
    problem: Option<String>,
}

impl Client {
    /// With this on the screen. `stopped` says whether the system wants the program to end.
    pub fn new(app: App, name: String, stopped: fn() -> bool) -> Client {
        let (news, told) = mpsc::channel();
        let (left, problem) = (Left::default(), None);
        Client { app, name, link: None, news, told: Some(told), stopped, left, problem }
    }

    /// The client itself, to be drawn.
    pub fn app(&mut self) -> &mut App {
        &mut self.app
    }

    /// Begins a game in this process.
    pub fn start(&mut self, setup: Setup) -> Result<(), String> {
        let local = Local::open(setup, self.news.clone())?;
        self.link = Some(Link::Local(Box::new(local)));
        self.app.screen = Screen::Waiting;
        Ok(())
    }

    /// Goes on with a game in a file. Who plays, `players` says.
    pub fn resume(
        &mut self,
        file: &Path,
        players: impl FnOnce(&AnyTable) -> Vec<Player>,
        seed: Option<Seed>,
    ) -> Result<(), String> {
        let number = random_number()?;
        let local = Local::resume(file, players, seed, number, self.news.clone())?;
        self.link = Some(Link::Local(Box::new(local)));
        self.app.screen = Screen::Waiting;
        Ok(())
    }

    /// Goes to a server, or a table on it; with another name, if one is given.
    pub fn join(&mut self, address: Address, name: Option<String>) -> Result<(), String> {
        self.app.server = Some(format!("http://{}", address.server()));
        self.app.place = Place::Server;
        self.app.screen = match address.table {
            Some(_) => Screen::Waiting,
            None => Screen::Lobby(Lobby::default()),
        };
        let tokens = keep::state_folder().map(|folder| folder.join("tokens"));
        let online = Online::new(address, random_number()?, tokens, name, self.news.clone());
        self.link = Some(Link::Online(online));
        Ok(())
    }

    /// Takes the terminal until the player leaves.
    pub fn run(mut self) -> io::Result<Farewell> {
        let mut screen = terminal::Screen::take()?;
        let (wake, woken) = mpsc::channel();
        if let Some(told) = self.told.take() {
            let wake = wake.clone();
            thread::spawn(move || {
                told.into_iter().try_for_each(|news| wake.send(Wake::News(news)))
            });
        }
        thread::spawn(move || {
            loop {
                let (message, more) = match event::read() {
                    Ok(event) => (Wake::Terminal(event), true),
                    Err(why) => (Wake::Gone(why), false),
                };
                if wake.send(message).is_err() || !more {
                    return;
                }
            }
        });
        screen.terminal.draw(|frame| screens::draw(&self.app, frame))?;
        loop {
            let goes_on = match woken.recv_timeout(TICK) {
                Ok(first) => {
                    // All that has come is taken in before the screen is drawn once.
                    let more = std::iter::from_fn(|| woken.try_recv().ok());
                    let all: Vec<Wake> = std::iter::once(first).chain(more).collect();
                    all.into_iter().all(|it| self.wake(it))
                }
                Err(RecvTimeoutError::Timeout) => true,
                Err(RecvTimeoutError::Disconnected) => false,
            };
            if !goes_on || (self.stopped)() {
                break;
            }
            screen.terminal.draw(|frame| screens::draw(&self.app, frame))?;
        }
        drop(screen);
        self.leave_table();
        Ok(Farewell { lines: self.left.lines(&self.app.texts), problem: self.problem })
    }

    /// True as long as the client goes on.
    fn wake(&mut self, wake: Wake) -> bool {
        let message = match wake {
            Wake::Terminal(Event::Key(key)) => Message::Key(key),
            Wake::Terminal(Event::Paste(text)) => Message::Paste(text),
            // A new size is seen when the screen is drawn.
            Wake::Terminal(
                Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Mouse(_),
            ) => return true,
            Wake::News(News::Bot { seat, decision, action }) => {
                if let Some(link) = &mut self.link {
                    link.bot(seat, decision, action);
                }
                return true;
            }
            Wake::News(news) => {
                if let News::Line(Line::Lost(why)) = &news {
                    self.problem = Some(why.clone());
                }
                Message::News(news)
            }
            Wake::Gone(why) => {
                self.problem = Some(why.to_string());
                return false;
            }
        };
        let effects = self.app.update(message);
        effects.into_iter().all(|effect| self.carry_out(effect))
    }

    fn carry_out(&mut self, effect: Effect) -> bool {
        match effect {
            Effect::Quit => return false,
            Effect::Leave => self.leave_table(),
            Effect::Send(request) => {
                if let Some(link) = &mut self.link {
                    link.send(request);
                }
            }
            Effect::Analyse(wanted) => {
                if let Some(link) = &mut self.link {
                    link.analyse(wanted);
                }
            }
            Effect::LookFrom(seat) => {
                if let Some(link) = &mut self.link {
                    link.look_from(seat);
                }
            }
            Effect::Start(game) => {
                let begun = self.setup(*game).and_then(|setup| self.start(setup));
                self.notice(begun);
            }
            Effect::Watch(table) => {
                if let Some(link) = &mut self.link {
                    link.watch(table);
                }
            }
            Effect::Create(game) => {
                let (kind, text) = (game.options.kind(), game.options.to_string());
                if let Some(link) = &mut self.link {
                    link.create(ChosenOptions { game: kind.into(), text }, game.clock);
                }
            }
            Effect::Resume(file) => {
                let name = self.name.clone();
                let resumed = self.resume(&file, |table| seats_of(table, &name), None);
                self.notice(resumed);
            }
            // The client itself has what it takes.
            Effect::Replay => {}
            Effect::Save(path) => {
                let saved = self.save(&path);
                let said = match saved {
                    Ok(()) => {
                        let file = path.display().to_string();
                        self.app.texts.say("tui-saved", &[("file", file.into())])
                    }
                    Err(why) => self.app.texts.say("tui-not-saved", &[("why", why.into())]),
                };
                self.app.update(Message::Notice(said));
            }
        }
        true
    }

    fn notice(&mut self, done: Result<(), String>) {
        if let Err(why) = done {
            let effects = self.app.update(Message::Notice(why.clone()));
            if effects.contains(&Effect::Quit) {
                self.problem = Some(why);
            }
        }
    }

    fn setup(&self, game: NewGame) -> Result<Setup, String> {
        let NewGame { options, players, clock: _ } = game;
        let people = players.iter().filter(|it| matches!(it, Player::Person(_))).count();
        let named = |(index, player): (usize, Player)| match player {
            Player::Person(_) if people > 1 => Player::Person(seat_name(&self.app, index)),
            Player::Person(_) => Player::Person(self.name.clone()),
            Player::Bot(bot) => Player::Bot(bot),
        };
        let players = players.into_iter().enumerate().map(named).collect();
        let (seed, number) = (random_seed()?, random_number()?);
        Ok(Setup { options, players, seed, number, save: None })
    }

    /// The record into a file that is not there yet.
    fn save(&self, path: &Path) -> Result<(), String> {
        let record = match &self.link {
            Some(Link::Local(local)) => Some(local.record()),
            Some(Link::Online(_)) => self.truth().map(|truth| truth.record.clone()),
            None => None,
        };
        let record = record.ok_or_else(|| self.app.texts.get("tui-no-record"))?;
        match std::fs::File::create_new(path) {
            Ok(mut file) => {
                io::Write::write_all(&mut file, record.as_bytes()).map_err(|why| why.to_string())
            }
            Err(why) => Err(format!("{}: {why}", path.display())),
        }
    }

    /// What a server has shown after the end of a game.
    fn truth(&self) -> Option<&Truth> {
        match &self.app.screen {
            Screen::Table(screen) => screen.table.snapshot.truth.as_ref(),
            Screen::Menu(_)
            | Screen::Options(_)
            | Screen::Lobby(_)
            | Screen::Waiting
            | Screen::HandOver(_)
            | Screen::Replay(_) => None,
        }
    }

    /// The record is in its file already; what remains is to say where.
    fn leave_table(&mut self) {
        match self.link.take() {
            Some(Link::Local(local)) => {
                let keeper = local.keeper();
                let file = keeper.file().map(Path::to_owned);
                self.left = match local.is_over() {
                    true => Left { finished: file, ..Left::default() },
                    false => Left { unfinished: file, ..Left::default() },
                };
                if let Some(why) = keeper.failed() {
                    self.problem = Some(why.to_owned());
                }
            }
            Some(Link::Online(online)) => {
                let mut left = Left { table: online.address(), ..Left::default() };
                if let Some(truth) = self.truth() {
                    match keep::keep_record(&truth.record) {
                        Ok(file) => left.finished = file,
                        Err(why) => self.problem = Some(why.to_string()),
                    }
                }
                self.left = left;
            }
            None => {}
        }
    }
}

/// Who plays a game that goes on: the person where a choice is owed, bots everywhere else.
fn seats_of(table: &AnyTable, name: &str) -> Vec<Player> {
    let you = table.owed().iter().next().unwrap_or(kernel::Seat::A);
    let player = |seat| match seat == you {
        true => Player::Person(name.to_owned()),
        false => Player::Bot(protocol::Bot::Squire),
    };
    table.seats().iter().map(player).collect()
}

/// Where several people share a keyboard they are called by their seats.
pub fn seat_name(app: &App, index: usize) -> String {
    let letter = kernel::Seat::new(index).map_or(String::new(), |seat| seat.to_string());
    app.texts.say("tui-seat", &[("seat", letter.into())])
}

/// A recorded game.
pub fn film(file: &Path) -> Result<Film, String> {
    let name = file.display();
    let text = std::fs::read_to_string(file).map_err(|why| format!("cannot read {name}: {why}"))?;
    Film::of(&text).map_err(|why| format!("{name}: {why}"))
}

/// A secret that deals.
pub fn random_seed() -> Result<Seed, String> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|why| format!("no randomness from the system: {why}"))?;
    Ok(Seed(seed))
}

/// A number for bots to draw from.
pub fn random_number() -> Result<u64, String> {
    getrandom::u64().map_err(|why| format!("no randomness from the system: {why}"))
}
