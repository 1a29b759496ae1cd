//! The client at work: keys from the terminal, news from the table, a screen drawn after each.

use crate::app::{App, Effect, Lobby, Message, NewGame, Onward, Place, Screen};
use crate::leave::{Left, free_file};
use crate::link::keep;
use crate::link::{
    Address, CannotResume, Line, Link, Local, News, Online, Player, Setup, Thinker, Trust,
};
use crate::plain::Plain;
use crate::screens;
use crate::terminal::{self, Mouse};
use games::{AnyTable, Hidden, branch};
use kernel::Seed;
use protocol::{ChosenOptions, Truth};
use ratatui::crossterm::event::{self, Event};
use std::fs::File;
use std::io::{self, BufRead as _, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

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

/// The keyboard, or whatever stands in for it: one line at a time, when it is asked for.
struct Keyboard {
    wanted: Sender<()>,
    /// Was it asked for a line that has not come yet?
    asked: bool,
    /// Does the line that is being typed stand behind a prompt?
    prompted: bool,
    /// Is somebody else about to take it?
    hands_over: bool,
}

impl Keyboard {
    fn new(news: Sender<News>) -> Keyboard {
        let (wanted, wishes) = mpsc::channel();
        thread::spawn(move || {
            for () in wishes {
                let mut bytes = Vec::new();
                let line = match io::stdin().lock().read_until(b'\n', &mut bytes) {
                    Ok(0) | Err(_) => None,
                    Ok(_) => Some(String::from_utf8_lossy(&bytes).trim().to_owned()),
                };
                let ended = line.is_none();
                if news.send(News::Typed(line)).is_err() || ended {
                    return;
                }
            }
        });
        Keyboard { wanted, asked: false, prompted: false, hands_over: false }
    }

    fn ask(&mut self) {
        if !self.asked {
            self.asked = true;
            // Once its end was told, nobody listens any more.
            let _ended = self.wanted.send(());
        }
    }

    fn prompt(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.prompted {
            return Ok(());
        }
        self.prompted = true;
        write!(out, "> ")?;
        out.flush()
    }

    /// A terminal shows what is typed; a captured game shows it too.
    fn came(&mut self, line: &str, echoes: bool, out: &mut impl Write) -> io::Result<()> {
        (self.asked, self.prompted) = (false, false);
        if echoes { Ok(()) } else { writeln!(out, "{line}") }
    }

    /// Something is told before the line has come.
    fn interrupted(&mut self, out: &mut impl Write) -> io::Result<()> {
        if std::mem::take(&mut self.prompted) { writeln!(out) } else { Ok(()) }
    }
}

/// The client with everything it needs from outside.
pub struct Client {
    app: App,
    /// The name of whoever sits here.
    name: String,
    mouse: Mouse,
    /// Who looks at the choices of a recorded game, once that is wanted.
    reviewer: Option<Thinker>,
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
    pub fn new(app: App, name: String, mouse: Mouse, stopped: fn() -> bool) -> Client {
        let (news, told) = mpsc::channel();
        let (left, problem) = (Left::default(), None);
        let reviewer = None;
        Client {
            app,
            name,
            mouse,
            reviewer,
            link: None,
            news,
            told: Some(told),
            stopped,
            left,
            problem,
        }
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

    /// Goes on with a game in a file. Who plays, `players` says, who is told who played before if that was kept.
    pub fn resume(
        &mut self,
        file: &Path,
        players: impl FnOnce(&App, &AnyTable, Option<Vec<Player>>) -> Result<Vec<Player>, String>,
        seed: Option<Seed>,
    ) -> Result<(), CannotResume> {
        let number = random_number().map_err(CannotResume::Players)?;
        let players = |table: &AnyTable, before| players(&self.app, table, before);
        let local = Local::resume(file, players, seed, number, self.news.clone())?;
        if !local.keeper().is_promised() {
            self.app.notice = Some(self.app.texts.get("tui-new-secret"));
        }
        self.link = Some(Link::Local(Box::new(local)));
        self.app.screen = Screen::Waiting;
        Ok(())
    }

    /// Goes on from a step of a recorded game, against bots.
    fn go_on(&mut self, onward: &Onward) -> Result<(), String> {
        let seat = kernel::Seat::from(onward.seat);
        let hidden = match onward.anew {
            true => Hidden::Anew(seat, random_number()?),
            false => Hidden::True,
        };
        let record = branch(&onward.record, onward.step, hidden).map_err(|why| why.to_string())?;
        let seed = random_seed()?;
        let file = keep::keep_beginning(&record, seed).map_err(|why| why.to_string())?;
        let name = self.name.clone();
        let players =
            |_: &App, table: &AnyTable, _: Option<Vec<Player>>| Ok(seats_with(table, seat, &name));
        self.resume(&file, players, None).map_err(|why| why.to_string())?;
        self.app.goes_on_here();
        Ok(())
    }

    /// Goes to a server, or a table on it; with another name, if one is given.
    pub fn join(
        &mut self,
        address: Address,
        trust: &Trust,
        name: Option<String>,
    ) -> Result<(), String> {
        self.app.server = Some(address.url());
        self.app.place = Place::Server;
        self.app.screen = match address.table {
            Some(_) => Screen::Waiting,
            None => Screen::Lobby(Lobby::default()),
        };
        let tokens = keep::state_folder().map(|folder| folder.join("tokens"));
        let online = Online::new(address, trust, random_number()?, tokens, name, self.news.clone());
        self.link = Some(Link::Online(online));
        Ok(())
    }

    /// Takes the terminal until the player leaves.
    pub fn run(mut self) -> io::Result<Farewell> {
        let mut screen = terminal::Screen::take(self.mouse)?;
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
        screen.draw(|frame| screens::draw(&self.app, frame))?;
        let mut drawn = Instant::now();
        loop {
            let patience = self.app.pause().map_or(TICK, |pause| pause.min(TICK));
            let woke = woken.recv_timeout(patience);
            let now = Instant::now();
            self.app.update(Message::Passed(now - drawn));
            drawn = now;
            let goes_on = match woke {
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
            screen.draw(|frame| screens::draw(&self.app, frame))?;
        }
        drop(screen);
        Ok(self.farewell())
    }

    /// Line by line until the player leaves, or no more lines come.
    pub fn run_plain(mut self, out: &mut impl Write) -> io::Result<Farewell> {
        let Some(told) = self.told.take() else { return Ok(self.farewell()) };
        let is_terminal = io::stdin().is_terminal();
        let mut keyboard = Keyboard::new(self.news.clone());
        let mut plain = if is_terminal { Plain::default() } else { Plain::for_script() };
        let mut typed: Option<Option<String>> = None;
        loop {
            // All that has come is taken in before anything is told.
            while let Ok(news) = told.try_recv() {
                if let News::Typed(line) = news {
                    typed = Some(line);
                } else if !self.wake(Wake::News(news)) {
                    self.print(&mut plain, &mut keyboard, out)?;
                    return Ok(self.farewell());
                }
            }
            self.print(&mut plain, &mut keyboard, out)?;
            if !is_terminal && self.app.is_over() {
                return Ok(self.farewell());
            }
            // A line waits until the client has asked for one. What a person types may also be wanted at once.
            let is_settled = self.app.is_settled();
            if is_settled || is_terminal {
                keyboard.ask();
            }
            if is_settled {
                keyboard.prompt(out)?;
            }
            let now = |line: &mut Option<String>| {
                let wanted = |line: &String| self.app.takes_at_once(line);
                is_settled || is_terminal && line.as_ref().is_none_or(wanted)
            };
            match typed.take_if(now) {
                Some(Some(line)) => {
                    keyboard.came(&line, is_terminal, out)?;
                    if !self.update(Message::Line(line)) {
                        self.print(&mut plain, &mut keyboard, out)?;
                        return Ok(self.farewell());
                    }
                    continue;
                }
                Some(None) => {
                    keyboard.interrupted(out)?;
                    return Ok(self.farewell());
                }
                None => {}
            }
            match told.recv_timeout(TICK) {
                Ok(News::Typed(line)) => typed = Some(line),
                Ok(news) => {
                    if !self.wake(Wake::News(news)) {
                        self.print(&mut plain, &mut keyboard, out)?;
                        return Ok(self.farewell());
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(self.farewell()),
            }
            if (self.stopped)() {
                keyboard.interrupted(out)?;
                return Ok(self.farewell());
            }
        }
    }

    fn print(
        &mut self,
        plain: &mut Plain,
        keyboard: &mut Keyboard,
        out: &mut impl Write,
    ) -> io::Result<()> {
        if self.problem.is_some() && self.app.notice == self.problem {
            // It is told last.
            self.app.notice = None;
        }
        let was = std::mem::replace(&mut keyboard.hands_over, self.app.hands_over());
        let lines = plain.tell(&mut self.app);
        if lines.is_empty() {
            return Ok(());
        }
        keyboard.interrupted(out)?;
        if keyboard.hands_over && !was && io::stdout().is_terminal() {
            // What the one before has seen, and what can be scrolled back to.
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        out.flush()
    }

    fn farewell(mut self) -> Farewell {
        self.leave_table();
        Farewell { lines: self.left.lines(&self.app.texts), problem: self.problem }
    }

    /// True as long as the client goes on.
    fn wake(&mut self, wake: Wake) -> bool {
        let message = match wake {
            Wake::Terminal(Event::Key(key)) => Message::Key(key),
            Wake::Terminal(Event::Paste(text)) => Message::Paste(text),
            Wake::Terminal(Event::Mouse(mouse)) => Message::Mouse(mouse),
            // A new size is seen when the screen is drawn.
            Wake::Terminal(Event::Resize(..) | Event::FocusGained | Event::FocusLost) => {
                return true;
            }
            Wake::News(News::Bot { seat, decision, action }) => {
                if let Some(link) = &mut self.link {
                    link.bot(seat, decision, action);
                }
                return true;
            }
            Wake::News(news) => {
                if let News::Line(Line::Lost(why)) = &news {
                    self.problem = Some(why.said(&self.app.texts));
                }
                Message::News(news)
            }
            Wake::Gone(why) => {
                self.problem = Some(why.to_string());
                return false;
            }
        };
        self.update(message)
    }

    /// True as long as the client goes on.
    fn update(&mut self, message: Message) -> bool {
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
                let who = |_: &App, table: &AnyTable, before: Option<Vec<Player>>| {
                    Ok(before.unwrap_or_else(|| seats_of(table, &name)))
                };
                let resumed = self.resume(&file, who, None);
                self.notice(resumed.map_err(|why| why.to_string()));
            }
            Effect::Learn(lesson) => {
                let begun = random_number()
                    .and_then(|it| Local::teach(lesson, &self.name, it, self.news.clone()));
                let begun = begun.map(|local| self.link = Some(Link::Local(Box::new(local))));
                self.notice(begun);
            }
            // The client itself has what it takes.
            Effect::Replay => {}
            Effect::Review(request) => {
                let reviewer = &mut self.reviewer;
                let reviewer = reviewer.get_or_insert_with(|| Thinker::new(0, self.news.clone()));
                reviewer.hint(String::new(), *request);
            }
            Effect::ReviewGame(Some(film)) => {
                let reviewer = &mut self.reviewer;
                let reviewer = reviewer.get_or_insert_with(|| Thinker::new(0, self.news.clone()));
                reviewer.review(*film);
            }
            Effect::ReviewGame(None) => {
                if let Some(reviewer) = &self.reviewer {
                    reviewer.stop_review();
                }
            }
            Effect::Continue(onward) => {
                if let Err(why) = self.go_on(&onward) {
                    self.app.update(Message::Notice(why));
                }
            }
            Effect::Save(path) => {
                let saved = self.save(&path);
                let said = match saved {
                    Ok(path) => {
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
            Player::Bot(_) | Player::Program(_) => player,
        };
        let players = players.into_iter().enumerate().map(named).collect();
        let (seed, number) = (random_seed()?, random_number()?);
        Ok(Setup { options, players, seed, number, save: None })
    }

    /// The record into a file that is not there yet.
    fn save(&self, path: &Path) -> Result<PathBuf, String> {
        let record = match &self.link {
            Some(Link::Local(local)) => Some(local.record()),
            Some(Link::Online(_)) => self.truth().map(|truth| truth.record.clone()),
            None => None,
        };
        let record = record.ok_or_else(|| self.app.texts.get("tui-no-record"))?;
        let (path, file) = if path.as_os_str().is_empty() {
            free_file(record::game_name(&record).unwrap_or("game"))
        } else {
            (path.to_owned(), File::create_new(path))
        };
        let written = file.and_then(|mut file| io::Write::write_all(&mut file, record.as_bytes()));
        match written {
            Ok(()) => Ok(path),
            Err(why) => Err(format!("{}: {why}", path.display())),
        }
    }

    /// Who sits at the table.
    fn names(&self) -> Vec<String> {
        if let Screen::Table(screen) = &self.app.screen {
            screen.table.names.clone()
        } else {
            Vec::new()
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
                let names = self.names();
                self.left = match local.is_over() {
                    true => Left { finished: file, names, ..Left::default() },
                    false => Left { unfinished: file, ..Left::default() },
                };
                if let Some(why) = keeper.failed() {
                    self.problem = Some(why.to_owned());
                }
            }
            Some(Link::Online(online)) => {
                let (table, names) = (online.address(), self.names());
                let mut left = Left { table, names, ..Left::default() };
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

/// Who plays a game of which that was not kept: the person where a choice is owed, bots everywhere else.
fn seats_of(table: &AnyTable, name: &str) -> Vec<Player> {
    let you = table.owed().iter().next().unwrap_or(kernel::Seat::A);
    seats_with(table, you, name)
}

fn seats_with(table: &AnyTable, you: kernel::Seat, name: &str) -> Vec<Player> {
    let player = |seat| match seat == you {
        true => Player::Person(name.to_owned()),
        false => Player::Bot(protocol::Bot::Squire),
    };
    table.seats().iter().map(player).collect()
}

/// Where several people share a keyboard they are called by their seats.
pub fn seat_name(app: &App, index: usize) -> String {
    let letter = kernel::Seat::new(index).map_or(String::new(), |seat| seat.to_string());
    app.texts.say("seat", &[("seat", letter.into())])
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
