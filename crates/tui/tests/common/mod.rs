//! Positions of every game as a client gets them, and screens as text.

#![allow(dead_code, reason = "every test file uses its own part")]

use games::{AnyOptions, GameKind};
use kernel::{Dice as _, Observer, SearchDice, Seat, Seed};
use protocol::{Bot, ClockSetting, LessonWants, Request, ServerMessage, Snapshot};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use room::{BotAsk, Command, Effects, Person, Room, Time, To};
use tui::app::{App, Effect, Home, Message, Place, Screen, TableScreen};
use tui::link::News;
use tui::style::Look;
use tui::text::Language;

/// A table with one person at seat A, played at random.
pub struct Played {
    room: Room,
    person: Person,
    dice: SearchDice,
    messages: u32,
    told: Vec<ServerMessage>,
}

impl Played {
    pub fn new(kind: GameKind, options: &str, number: u64) -> Played {
        let options = AnyOptions::read(kind, options).expect("good options");
        let person = Person::new("ann", "Ann").expect("a person");
        let seed = Seed::from_number(number);
        let opened = Room::open("t", &person, &options, ClockSetting::None, seed, Time(0));
        let (room, _) = opened.expect("a table");
        let (dice, messages, told) = (SearchDice::new(number), 0, Vec::new());
        let mut played = Played { room, person, dice, messages, told };
        played.ask(Request::Sit { seat: protocol::Seat::A });
        for seat in (1..options.seats()).filter_map(Seat::new) {
            played.ask(Request::PutBot { seat: seat.into(), bot: Bot::Knight });
        }
        played.ask(Request::Start);
        // Whoever comes now begins with a snapshot.
        played.told.clear();
        played
    }

    pub fn ask(&mut self, request: Request) {
        self.messages += 1;
        let (from, msg) = (self.person.clone(), self.messages.to_string());
        let command = Command::Request { from, msg, request, seed: Seed::from_number(99) };
        let effects = self.room.handle(command, Time(0));
        self.hear(effects);
    }

    fn hear(&mut self, effects: Effects) {
        for tell in effects.tells {
            match tell.to {
                To::Seat(Seat::A) => self.told.push(tell.message),
                To::Person(id) if id == self.person.id => self.told.push(tell.message),
                To::Seat(_) | To::Person(_) | To::Spectators => {}
            }
        }
    }

    /// What the person was told since this was last asked.
    pub fn told(&mut self) -> Vec<ServerMessage> {
        std::mem::take(&mut self.told)
    }

    pub fn snapshot(&self) -> Snapshot {
        self.room.snapshot(Observer::Seat(Seat::A), Time(0))
    }

    /// One random choice of everyone who owes one; false once the game is over.
    pub fn step(&mut self) -> bool {
        let asks = self.room.bots();
        if let Some(decision) = self.snapshot().decision {
            let nth = self.dice.below(decision.choices.len() as u32) as usize;
            let action = decision.choices[nth].action.clone();
            self.ask(Request::Act { decision: decision.id, action });
        } else if asks.is_empty() {
            return false;
        }
        self.answer(asks);
        true
    }

    /// One random choice of every bot that owes one.
    pub fn bots(&mut self) {
        self.answer(self.room.bots());
    }

    fn answer(&mut self, asks: Vec<BotAsk>) {
        for ask in asks {
            let legal = ask.request.view.legal();
            let action = legal[self.dice.below(legal.len() as u32) as usize].clone();
            let (seat, decision) = (ask.request.seat, ask.decision);
            let effects = self.room.handle(Command::Bot { seat, decision, action }, Time(0));
            self.hear(effects);
        }
    }

    /// The first position, in the first of many games, in which the person is asked this.
    pub fn until(kind: GameKind, options: &str, question: &str) -> Snapshot {
        for number in 0..400 {
            let mut played = Played::new(kind, options, number);
            loop {
                let snapshot = played.snapshot();
                let asked = snapshot.decision.as_ref().map(|it| &*it.question.key);
                if asked == Some(question) {
                    return snapshot;
                }
                if !played.step() {
                    break;
                }
            }
        }
        panic!("{question} is never asked with {options}");
    }

    /// A position after so many choices.
    pub fn after(kind: GameKind, options: &str, number: u64, steps: usize) -> Snapshot {
        let mut played = Played::new(kind, options, number);
        for _ in 0..steps {
            played.step();
        }
        played.snapshot()
    }

    /// The first position after so many choices in which the person is asked something.
    pub fn asked_after(kind: GameKind, options: &str, number: u64, steps: usize) -> Snapshot {
        let mut played = Played::new(kind, options, number);
        for _ in 0..steps {
            played.step();
        }
        while played.snapshot().decision.is_none() && played.step() {}
        played.snapshot()
    }

    /// The end of a game.
    pub fn end(kind: GameKind, options: &str, number: u64) -> Snapshot {
        let mut played = Played::new(kind, options, number);
        while played.step() {}
        played.snapshot()
    }
}

/// What a game can ask, with options under which it does.
pub const CARDIA: [(&str, &str); 24] = [
    ("play", ""),
    ("plusOrMinusTwo", "deck=2"),
    ("discard", "deck=2"),
    ("keep", "deck=2"),
    ("putUnder", "locations=Scrapyard"),
    ("top", "locations=SeersLair"),
    ("name", ""),
    ("reply", ""),
    ("raise", ""),
    ("lower", ""),
    ("lowerAnyOrNext", "deck=2"),
    ("raiseWeak", "deck=2"),
    ("strip", ""),
    ("takeBack", ""),
    ("copy", ""),
    ("activate", "deck=2"),
    ("sacrifice", "deck=2"),
    ("moveOwnFrom", "deck=2"),
    ("moveOwnTo", "deck=2"),
    ("moveAnyFrom", "guardians=hidden"),
    ("moveAnyTo", "guardians=hidden"),
    ("flip", "guardians=hidden"),
    ("swap", "guardians=open"),
    ("ready", "match=3"),
];
pub const KARDINAL: [(&str, &str); 5] = [
    ("take", "players=4"),
    ("pay", "players=3"),
    ("place", "players=5"),
    ("move", "players=3"),
    ("to", "players=3"),
];
pub const CIV: [(&str, &str); 15] = [
    ("keep", "players=3 variant=draft"),
    ("centre", "players=3 variant=draft"),
    ("play", "players=2"),
    ("effects", "players=2"),
    ("attack", "players=4"),
    ("discard", "players=2"),
    ("question", "players=3"),
    ("give", "players=2"),
    ("spend", "players=2"),
    ("takeBack", "players=2"),
    ("playMore", "players=2"),
    ("embargo", "players=3"),
    ("democracy", "players=2"),
    ("pile", "players=2"),
    ("draw", "players=2"),
];

/// The first position in which this is asked.
pub fn asked(kind: GameKind, (question, options): (&str, &str)) -> Snapshot {
    Played::until(kind, options, &format!("{kind}-ask-{question}"))
}

/// A client that looks at a table.
pub fn at(snapshot: Snapshot) -> App {
    let mut app = app(Screen::Waiting);
    let screen = TableScreen::new("t".to_owned(), snapshot, Place::Here, &app.texts);
    app.screen = Screen::Table(Box::new(screen));
    app
}

/// A client without colours, in English.
pub fn app(screen: Screen) -> App {
    App::new(Language::English, Look::PLAIN, screen, Home::Shell)
}

/// What it shows in a window of this size.
pub fn shown(app: &App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| tui::screens::draw(app, frame)).expect("drawn");
    let buffer = terminal.backend().buffer();
    let row = |y: u16| {
        let row: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        row.trim_end().to_owned()
    };
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

/// Presses a key.
pub fn press(app: &mut App, key: KeyCode) -> Vec<Effect> {
    app.update(Message::Key(KeyEvent::new(key, KeyModifiers::NONE)))
}

/// The table on the screen.
pub fn table(app: &App) -> &TableScreen {
    let Screen::Table(screen) = &app.screen else { panic!("no table is on the screen") };
    screen
}

/// What playing the answer with this number comes to.
pub fn act(app: &App, number: usize) -> Vec<Effect> {
    let decision = table(app).table.decision().expect("a question");
    let action = decision.choices[number].action.clone();
    vec![Effect::Send(Request::Act { decision: decision.id, action })]
}

/// A learner at the table of a lesson.
pub struct Learner {
    room: Room,
    lesson: &'static lesson::Lesson,
    person: Person,
    messages: u32,
}

impl Learner {
    /// At the first step of a lesson, before this client.
    pub fn new(name: &str, app: &mut App) -> Learner {
        let lesson = lesson::by_name(name).expect("a lesson");
        let person = Person::new("person-A", "Ann").expect("a person");
        let begun = Room::teach("here", &person, lesson, Seed::from_number(1), Time(0));
        let (room, _) = begun.expect("it begins");
        let snapshot = Box::new(room.snapshot(Observer::Seat(lesson.learner), Time(0)));
        hear(app, ServerMessage::Snapshot { table: "here".to_owned(), snapshot });
        Learner { room, lesson, person, messages: 0 }
    }

    /// Sends what the client wants sent, and tells it what comes of it.
    pub fn send(&mut self, app: &mut App, effects: Vec<Effect>) {
        for effect in effects {
            let Effect::Send(request) = effect else { panic!("{effect:?}") };
            self.messages += 1;
            let (from, msg) = (self.person.clone(), self.messages.to_string());
            let command = Command::Request { from, msg, request, seed: Seed::from_number(1) };
            for tell in self.room.handle(command, Time(0)).tells {
                let is_mine = match tell.to {
                    To::Seat(seat) => seat == self.lesson.learner,
                    To::Person(_) => true,
                    To::Spectators => false,
                };
                if is_mine {
                    hear(app, tell.message);
                }
            }
        }
    }

    /// What the step wants.
    pub fn wants(&self) -> LessonWants {
        let info = self.room.snapshot(Observer::Seat(self.lesson.learner), Time(0)).info;
        info.lesson.expect("a lesson").wants
    }

    /// The number of the answer that the step asks for: the first that the lesson takes.
    pub fn right(&self) -> usize {
        let snapshot = self.room.snapshot(Observer::Seat(self.lesson.learner), Time(0));
        let step = snapshot.info.lesson.as_ref().expect("a lesson").step;
        let choices = snapshot.decision.expect("a question").choices;
        let is_right = |choice: &protocol::Choice| {
            let mut other = self.room.clone();
            let decision = other.snapshot(Observer::Seat(self.lesson.learner), Time(0)).decision;
            let (id, action) = (decision.expect("a question").id, choice.action.clone());
            let (from, msg) = (self.person.clone(), "try".to_owned());
            let request = Request::Act { decision: id, action };
            let command = Command::Request { from, msg, request, seed: Seed::from_number(1) };
            // What is told of it nobody hears.
            drop(other.handle(command, Time(0)));
            let info = other.snapshot(Observer::Seat(self.lesson.learner), Time(0)).info;
            info.lesson.is_some_and(|it| it.step > step)
        };
        choices.iter().position(is_right).expect("one of the answers is right")
    }
}

/// Tells a client something; gives back what it wants done.
pub fn hear(app: &mut App, message: ServerMessage) -> Vec<Effect> {
    app.update(Message::News(News::Told(Box::new(message))))
}
