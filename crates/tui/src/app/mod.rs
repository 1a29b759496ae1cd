//! The client as a machine: keys and news go in, effects come out. It draws nothing and waits for nothing.

#![allow(clippy::wildcard_enum_match_arm, reason = "of all keys there are, most mean nothing here")]

mod command;
mod cursor;
mod help;
mod line;
mod lobby;
mod menu;
mod mouse;
mod options;
mod overlay;
mod pace;
mod replay;
mod table;

pub use command::Command;
pub use help::{Help, Page};
pub use line::{help as commands_help, numbered};
pub use lobby::Lobby;
pub use menu::{Entry, Menu};
pub use mouse::{Hit, Hits};
pub use options::{Dialog, Field, NewGame};
pub use overlay::Overlay;
pub use pace::Pace;
pub use replay::{Onward, ReplayScreen};
pub use table::{Place, Purpose, TableScreen};

use crate::link::{News, Player};
use crate::style::Look;
use crate::text::{Language, Texts};
use crate::words::Words;
use games::{BotRequest, Film};
use lesson::Lesson;
use protocol::{Request, Seat};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent};
use replay::Replayed;
use std::path::PathBuf;
use std::time::Duration;

/// What happens to the client.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    /// A key.
    Key(KeyEvent),
    /// The mouse.
    Mouse(MouseEvent),
    /// Text that was pasted.
    Paste(String),
    /// A line, where there is no screen for keys.
    Line(String),
    /// Something from the table.
    News(News),
    /// Something was done, or could not be; in words.
    Notice(String),
    /// So much time has passed.
    Passed(Duration),
}

/// What the client wants done.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// To the table.
    Send(Request),
    /// A hint, or none any more.
    Analyse(bool),
    /// Somebody else takes the keyboard.
    LookFrom(Seat),
    /// A new game in this process.
    Start(Box<NewGame>),
    /// To a table of the server.
    Watch(String),
    /// A new table on the server.
    Create(Box<NewGame>),
    /// A game that was left.
    Resume(PathBuf),
    /// A lesson in this process.
    Learn(&'static Lesson),
    /// The game that is over, step by step.
    Replay,
    /// What search says of a choice of a recorded game.
    Review(Box<BotRequest>),
    /// Every choice of a recorded game, looked at again; none any more.
    ReviewGame(Option<Box<Film>>),
    /// A game that goes on from a recorded one.
    Continue(Box<Onward>),
    /// The record into a file; without a name, into one that is not there yet.
    Save(PathBuf),
    /// Away from the table.
    Leave,
    /// The end.
    Quit,
}

/// What is on the screen.
pub enum Screen {
    /// The games there are.
    Menu(Menu),
    /// What to agree on before a game.
    Options(Box<Dialog>),
    /// The tables of a server.
    Lobby(Lobby),
    /// Waiting for a table.
    Waiting,
    /// Somebody else takes the keyboard.
    HandOver(Seat),
    /// A table.
    Table(Box<TableScreen>),
    /// A recorded game.
    Replay(Box<ReplayScreen>),
}

/// Where the client goes when a table is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// To the list of games.
    Menu,
    /// To the shell.
    Shell,
}

/// The client.
pub struct App {
    /// What people read.
    pub texts: Texts,
    /// What the terminal can show.
    pub look: Look,
    /// What is on the screen.
    pub screen: Screen,
    /// Where it goes from a table.
    pub home: Home,
    /// In this process or on a server.
    pub place: Place,
    /// The address of the server.
    pub server: Option<String>,
    /// Something to be read once.
    pub notice: Option<String>,
    /// What lies where on the screen.
    pub hits: Hits,
    /// How fast what happens at a table is shown.
    pub pace: Pace,
    /// Is the question, or the list, to be told once more?
    pub again: bool,
    /// Who is to sit at the table that is being opened on the server.
    seating: Option<NewGame>,
    /// The table behind a replay of its game.
    behind: Option<Box<TableScreen>>,
    /// The tables of the server behind a dialog about a new one.
    aside: Option<Lobby>,
}

impl App {
    /// With this on the screen.
    pub fn new(language: Language, look: Look, screen: Screen, home: Home) -> App {
        let place = Place::Here;
        App {
            texts: Texts::new(language).spelled_for(look.signs),
            look,
            screen,
            home,
            place,
            server: None,
            notice: None,
            hits: Hits::default(),
            pace: Pace::AtOnce,
            again: false,
            seating: None,
            behind: None,
            aside: None,
        }
    }

    /// How long until the screen changes by itself.
    pub fn pause(&self) -> Option<Duration> {
        match &self.screen {
            Screen::Table(table) => table.pause(),
            Screen::Replay(replay) => replay.plays,
            Screen::Menu(_)
            | Screen::Options(_)
            | Screen::Lobby(_)
            | Screen::Waiting
            | Screen::HandOver(_) => None,
        }
    }

    /// Takes a message and says what is to be done.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        match message {
            Message::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
            Message::Key(key) => {
                self.notice = None;
                self.key(key)
            }
            Message::Mouse(mouse) => self.mouse(mouse),
            Message::Paste(text) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.paste(&text);
                }
                Vec::new()
            }
            Message::Line(line) => {
                self.notice = None;
                self.line(&line)
            }
            Message::News(news) => self.news(news),
            Message::Passed(time) => {
                match &mut self.screen {
                    Screen::Table(table) => table.passed(time),
                    Screen::Replay(replay) => replay.passed(time),
                    Screen::Menu(_)
                    | Screen::Options(_)
                    | Screen::Lobby(_)
                    | Screen::Waiting
                    | Screen::HandOver(_) => {}
                }
                Vec::new()
            }
            Message::Notice(text) => {
                self.notice = Some(text);
                if matches!(self.screen, Screen::Waiting) { self.leave() } else { Vec::new() }
            }
        }
    }

    fn key(&mut self, key: KeyEvent) -> Vec<Effect> {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return vec![Effect::Quit];
        }
        let overlay = match &mut self.screen {
            Screen::Table(table) => table.overlay.as_mut(),
            Screen::Replay(replay) => replay.overlay.as_mut(),
            _ => None,
        };
        overlay.into_iter().for_each(|it| it.reach(self.hits.bottom()));
        match &mut self.screen {
            Screen::Menu(menu) => match menu.key(key.code) {
                None => Vec::new(),
                Some(entry) => self.menu_entry(entry),
            },
            Screen::Options(dialog) => {
                let answer = dialog.key(key.code, &self.texts);
                self.agreed(answer)
            }
            Screen::Lobby(lobby) => {
                let chosen = lobby.key(key.code);
                self.lobby_choice(chosen)
            }
            Screen::Waiting => match key.code {
                KeyCode::Esc | KeyCode::Char('q') => self.leave(),
                _ => Vec::new(),
            },
            Screen::HandOver(seat) => match key.code {
                KeyCode::Enter => {
                    let seat = *seat;
                    self.screen = Screen::Waiting;
                    vec![Effect::LookFrom(seat)]
                }
                KeyCode::Char('q') => self.leave(),
                _ => Vec::new(),
            },
            Screen::Table(table) => {
                let effects = table.key(key, &self.texts);
                self.pace = table.pace;
                self.table_effects(effects)
            }
            Screen::Replay(replay) => match replay.key(key.code) {
                Replayed::Stays => Vec::new(),
                Replayed::Leaves => self.leave_replay(),
                Replayed::Reviews(request) => vec![Effect::Review(request)],
                Replayed::ReviewsAll(film) => vec![Effect::ReviewGame(Some(film))],
                Replayed::Continues(onward) => vec![Effect::Continue(onward)],
            },
        }
    }

    /// Something of the list of games was chosen.
    fn menu_entry(&mut self, entry: Entry) -> Vec<Effect> {
        match entry {
            Entry::Game(game) => {
                self.screen = Screen::Options(Box::new(Dialog::new(game, self.place)));
                Vec::new()
            }
            Entry::Lesson(lesson) => {
                self.screen = Screen::Waiting;
                vec![Effect::Learn(lesson)]
            }
            Entry::Resume(game) => {
                self.screen = Screen::Waiting;
                vec![Effect::Resume(game.file)]
            }
            Entry::Language => {
                self.next_language();
                Vec::new()
            }
            Entry::Quit => vec![Effect::Quit],
        }
    }

    /// What came of a dialog.
    fn agreed(&mut self, answer: options::Answer) -> Vec<Effect> {
        match answer {
            options::Answer::Open => Vec::new(),
            options::Answer::Back => self.back(),
            options::Answer::Wrong(why) => {
                self.notice = Some(why);
                Vec::new()
            }
            options::Answer::Start(game) => {
                self.screen = Screen::Waiting;
                match self.place {
                    Place::Here => vec![Effect::Start(game)],
                    Place::Server => {
                        self.seating = Some((*game).clone());
                        vec![Effect::Create(game)]
                    }
                }
            }
        }
    }

    /// Something of the tables of a server was chosen.
    fn lobby_choice(&mut self, chosen: lobby::Chosen) -> Vec<Effect> {
        match chosen {
            lobby::Chosen::Nothing => Vec::new(),
            lobby::Chosen::Leave => self.leave(),
            lobby::Chosen::New(game) => {
                let dialog = Screen::Options(Box::new(Dialog::new(game, self.place)));
                if let Screen::Lobby(lobby) = std::mem::replace(&mut self.screen, dialog) {
                    self.aside = Some(lobby);
                }
                Vec::new()
            }
            lobby::Chosen::Table(table) => {
                self.screen = Screen::Waiting;
                vec![Effect::Watch(table)]
            }
        }
    }

    /// What a table wants done, as far as others have to do it.
    fn table_effects(&mut self, effects: Vec<Effect>) -> Vec<Effect> {
        if effects.contains(&Effect::Leave) {
            self.leave()
        } else if effects.contains(&Effect::Replay) {
            self.replay();
            Vec::new()
        } else {
            effects
        }
    }

    /// The game that is over, step by step.
    fn replay(&mut self) {
        let Screen::Table(table) = &self.screen else { return };
        let Some(truth) = &table.table.snapshot.truth else { return };
        match Film::of(&truth.record) {
            Ok(film) => {
                let mut replay = ReplayScreen::new(&film, &self.texts);
                replay.names.clone_from(&table.table.names);
                replay.eyes = table.table.snapshot.you.unwrap_or(replay.eyes);
                let replay = Screen::Replay(Box::new(replay));
                if let Screen::Table(table) = std::mem::replace(&mut self.screen, replay) {
                    self.behind = Some(table);
                }
            }
            Err(why) => self.notice = Some(why.to_string()),
        }
    }

    /// Back to the table, and to what has happened there meanwhile.
    fn leave_replay(&mut self) -> Vec<Effect> {
        let mut effects = vec![Effect::ReviewGame(None)];
        match self.behind.take() {
            Some(table) => {
                self.screen = Screen::Table(table);
                self.again = true;
                effects.push(Effect::Send(Request::Watch { version: None }));
            }
            None => effects.extend(self.leave()),
        }
        effects
    }

    /// A game goes on in this process, whatever was on the screen.
    pub fn goes_on_here(&mut self) {
        (self.screen, self.behind, self.place) = (Screen::Waiting, None, Place::Here);
    }

    /// Away from a dialog.
    fn back(&mut self) -> Vec<Effect> {
        match self.place {
            Place::Here => self.leave(),
            Place::Server => {
                self.screen = Screen::Lobby(self.aside.take().unwrap_or_default());
                Vec::new()
            }
        }
    }

    /// Away from what is on the screen.
    fn leave(&mut self) -> Vec<Effect> {
        match self.home {
            Home::Shell => vec![Effect::Leave, Effect::Quit],
            Home::Menu => {
                self.screen = Screen::Menu(Menu::new());
                vec![Effect::Leave]
            }
        }
    }

    fn next_language(&mut self) {
        let at = Language::ALL.iter().position(|it| *it == self.texts.language()).unwrap_or(0);
        let next = Language::ALL[(at + 1) % Language::ALL.len()];
        self.texts = Texts::new(next).spelled_for(self.look.signs);
    }

    fn news(&mut self, news: News) -> Vec<Effect> {
        match news {
            News::HandOver(seat) => {
                self.screen = Screen::HandOver(seat);
                Vec::new()
            }
            News::Told(message) => self.told(*message),
            News::Reviewed(review) => {
                if let Screen::Replay(replay) = &mut self.screen {
                    replay.judged(*review);
                }
                Vec::new()
            }
            // Bots go to the table, not to the screen.
            News::Bot { .. } => Vec::new(),
            // Lines come one by one, when they are wanted.
            News::Typed(_) => Vec::new(),
            News::Line(line) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.line(line);
                    return Vec::new();
                }
                if let crate::link::Line::Lost(why) = line {
                    self.notice = Some(why.said(&self.texts));
                    return self.leave();
                }
                Vec::new()
            }
        }
    }

    /// A table was opened on the server: everyone sits down.
    fn opened(&mut self, table: String) -> Vec<Effect> {
        let Some(game) = self.seating.take() else { return Vec::new() };
        self.aside = None;
        let mut effects = vec![Effect::Watch(table)];
        for (index, player) in game.players.iter().enumerate() {
            let Some(seat) = kernel::Seat::new(index).map(Seat::from) else { break };
            effects.extend(match player {
                Player::Person(_) if index == 0 => Some(Effect::Send(Request::Sit { seat })),
                // Other people come by themselves. A program plays in this process only.
                Player::Person(_) | Player::Program(_) => None,
                Player::Bot(bot) => Some(Effect::Send(Request::PutBot { seat, bot: *bot })),
            });
        }
        effects
    }

    fn told(&mut self, message: protocol::ServerMessage) -> Vec<Effect> {
        use protocol::ServerMessage as Told;
        match (message, &mut self.screen) {
            (Told::Snapshot { table, snapshot }, Screen::Table(screen)) => {
                screen.snapshot(table, *snapshot, &self.texts)
            }
            (Told::Snapshot { table, snapshot }, Screen::Waiting) => {
                let mut screen = TableScreen::new(table, *snapshot, self.place, &self.texts);
                screen.pace = self.pace;
                self.screen = Screen::Table(Box::new(screen));
                Vec::new()
            }
            (Told::Analysis { analysis, done, .. }, Screen::Replay(replay)) => {
                replay.analysed(analysis, done);
                Vec::new()
            }
            (message, Screen::Table(screen)) => screen.told(message, &self.texts),
            (Told::Lobby { tables }, Screen::Lobby(lobby)) => {
                lobby.set(tables);
                Vec::new()
            }
            (Told::Lobby { tables }, _) => {
                if let Some(lobby) = &mut self.aside {
                    lobby.set(tables);
                }
                Vec::new()
            }
            (Told::Ack { table, .. }, Screen::Waiting) => self.opened(table),
            (Told::Refused { why, .. }, screen) => {
                self.notice = Some(Words::of(&self.texts).refusal(&why));
                // A table that the server does not open: back to those that are there.
                let stays = !matches!(screen, Screen::Waiting) || self.aside.is_none();
                if stays { Vec::new() } else { self.back() }
            }
            (Told::Error { text, .. }, _) => {
                self.notice = Some(text);
                Vec::new()
            }
            // Nothing that concerns what is on the screen.
            (_, _) => Vec::new(),
        }
    }
}
