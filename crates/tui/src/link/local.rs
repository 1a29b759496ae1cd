//! A table in this process: no server, bots on threads, people at one keyboard.

use super::News;
use super::keep::{self, Keeper};
use super::lesson::Progress;
use super::think::Thinker;
use games::{AnyOptions, AnyTable, BadRecord, Film};
use kernel::{Observer, Seed};
use lesson::Lesson;
use protocol::{Bot, ClockSetting, ProposalKind, Request, Seat, ServerMessage, Stage};
use room::{Command, Effects, Fact, GameLine, Line, Person, Room, Time, To};
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::mpsc::Sender;
use std::time::Instant;
use think::Program;

/// The name of the only table there is.
const TABLE: &str = "here";

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this keyboard, by name.
    Person(String),
    /// A bot.
    Bot(Bot),
    /// A program of the user, which the table takes for a person.
    Program(Program),
}

/// As a file keeps it.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person(name) => write!(f, "person {name}"),
            Player::Bot(bot) => write!(f, "bot {}", bot.name()),
            Player::Program(program) => write!(f, "program {program}"),
        }
    }
}

impl FromStr for Player {
    type Err = ();

    fn from_str(text: &str) -> Result<Player, ()> {
        match text.split_once(' ') {
            Some(("person", name)) => Ok(Player::Person(name.to_owned())),
            Some(("bot", name)) => {
                let bot = Bot::ALL.into_iter().find(|bot| bot.name() == name);
                bot.map(Player::Bot).ok_or(())
            }
            Some(("program", program)) => program.parse().map(Player::Program).map_err(|_| ()),
            _ => Err(()),
        }
    }
}

/// What a game in this process needs.
#[derive(Clone, Debug)]
pub struct Setup {
    /// What is played.
    pub options: AnyOptions,
    /// By seat; one of them at least is a person.
    pub players: Vec<Player>,
    /// What deals.
    pub seed: Seed,
    /// What bots draw their choices from. It must tell nothing of what deals.
    pub number: u64,
    /// Where to keep the record; somewhere of our own if it is not said.
    pub save: Option<PathBuf>,
}

/// Why a game in a file cannot go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotResume {
    /// The file cannot be read.
    Unreadable(String),
    /// What is in it is no record, or was changed by somebody.
    Record(String),
    /// The game is over.
    Finished(String),
    /// Another seed dealt it.
    WrongSeed(String),
    /// These players cannot play it.
    Players(String),
}

impl fmt::Display for CannotResume {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotResume::Unreadable(why)
            | CannotResume::Record(why)
            | CannotResume::Players(why) => f.write_str(why),
            CannotResume::Finished(file) => {
                write!(f, "the game in {file} is finished; `trivium replay {file}` shows it")
            }
            CannotResume::WrongSeed(file) => {
                write!(
                    f,
                    "this seed did not deal the game in {file}; without --seed, the seed that was kept with it deals the rest, or a new one"
                )
            }
        }
    }
}

impl std::error::Error for CannotResume {}

/// A program at the table.
struct Guest {
    seat: Seat,
    person: Person,
    program: Program,
    /// The latest decision that it was asked for.
    asked: Option<u32>,
}

/// A table in this process.
pub struct Local {
    room: Room,
    people: Vec<(Seat, Person)>,
    programs: Vec<Guest>,
    /// Who is at the keyboard; nobody until somebody takes it.
    at: Option<Seat>,
    began: Instant,
    news: Sender<News>,
    thinker: Thinker,
    keeper: Keeper,
    /// Of a lesson.
    progress: Option<Progress>,
    requests: u64,
}

impl Local {
    /// Opens a table, seats everyone and deals.
    pub fn open(setup: Setup, news: Sender<News>) -> Result<Local, String> {
        let (mut local, _) = Local::seated(setup, news)?;
        local.begin(Request::Start)?;
        Ok(local)
    }

    /// Takes a lesson up where it was left, or begins it.
    pub fn teach(
        lesson: &Lesson,
        name: &str,
        number: u64,
        news: Sender<News>,
    ) -> Result<Local, String> {
        let seat = Seat::from(lesson.learner);
        let id = format!("person-{}", seat.letter());
        let person = Person::new(&id, name).map_err(|why| why.to_string())?;
        let (room, progress) = match Progress::left(lesson.name) {
            Some(left) => left,
            None => {
                let begun = Room::teach(TABLE, &person, lesson, fresh_seed(), Time(0));
                let (room, effects) = begun.map_err(|why| why.to_string())?;
                let mut progress = Progress::new(lesson.name);
                progress.note(&effects.append);
                (room, progress)
            }
        };
        let options = &lesson.options;
        let keeper = Keeper::nowhere(options.kind().into(), options.to_string(), fresh_seed());
        let mut local = Local {
            room,
            people: vec![(seat, person)],
            programs: Vec::new(),
            at: Some(seat),
            began: Instant::now(),
            thinker: Thinker::new(number, news.clone()),
            news,
            keeper,
            progress: Some(progress),
            // A table remembers messages by their ids, also those of an earlier run.
            requests: number >> 1,
        };
        local.show();
        Ok(local)
    }

    /// Takes up a game where its record stops. The file is kept current. `players` says who plays; it is told who played
    /// until now, if that was kept.
    pub fn resume(
        file: &Path,
        players: impl FnOnce(&AnyTable, Option<Vec<Player>>) -> Result<Vec<Player>, String>,
        seed: Option<Seed>,
        number: u64,
        news: Sender<News>,
    ) -> Result<Local, CannotResume> {
        let name = file.display().to_string();
        let text = record::read_file(file)
            .map_err(|why| CannotResume::Unreadable(format!("cannot read {name}: {why}")))?;
        let bad = |why: BadRecord| CannotResume::Record(why.in_file(&name));
        let film = Film::of(&text).map_err(bad)?;
        if film.outcome.is_some() {
            return Err(CannotResume::Finished(name));
        }
        let known = seed.or_else(|| film.commitment.and_then(keep::kept_seed));
        let seed = known.unwrap_or_else(fresh_seed);
        let table = match AnyTable::resume(&text, seed) {
            Ok(table) => table,
            Err(BadRecord::WrongSeed) if known.is_some() => {
                return Err(CannotResume::WrongSeed(name));
            }
            Err(BadRecord::WrongSeed) => AnyTable::reseeded(&text, seed).map_err(bad)?,
            Err(why) => return Err(bad(why)),
        };
        let (options, is_promised) = (table.options(), table.is_promised());
        let rules = options.rules();
        let before = keep::kept_players(file, options.kind(), film.commitment);
        let before = before.filter(|it| it.len() == options.seats());
        let players = players(&table, before).map_err(CannotResume::Players)?;
        let save = Some(file.to_owned());
        let setup = Setup { options, players, seed, number, save };
        let (mut local, mut lines) = Local::seated(setup, news).map_err(CannotResume::Players)?;
        let line = |fact| Line { at: Time(0), by: None, msg: None, fact };
        let entries = text.lines().skip(record::HEADER_LINES);
        let entries = entries.map(|it| GameLine::try_from(it.to_owned()).map(Fact::Game));
        let played = std::iter::once(Ok(Fact::Began { rules })).chain(entries);
        let unreadable = |why: &dyn fmt::Display| CannotResume::Record(format!("{name}: {why}"));
        let played: Vec<Fact> = played.collect::<Result<_, _>>().map_err(|why| unreadable(&why))?;
        played.iter().for_each(|fact| local.keeper.note(fact));
        lines.extend(played.into_iter().map(line));
        local.room = Room::restore(&lines).map_err(|why| unreadable(&why))?;
        if !is_promised {
            local.room.reseed(seed);
            local.keeper.withdraw_promise();
        }
        for ask in local.room.bots() {
            local.thinker.choose(ask.bot, ask.decision, ask.request);
        }
        local.ask_programs();
        local.show();
        Ok(local)
    }

    /// A table with everyone at it, and its lines so far.
    fn seated(setup: Setup, news: Sender<News>) -> Result<(Local, Vec<Line>), String> {
        let people = people(&setup.players)?;
        let programs = programs(&setup.players)?;
        let (_, host) = people.first().ok_or("somebody has to play")?;
        let Setup { options, players, seed, number, save } = setup;
        let now = Time(0);
        let opened = Room::open(TABLE, host, &options, ClockSetting::None, seed, now);
        let (room, effects) = opened.map_err(|why| why.to_string())?;
        let mut keeper = Keeper::new(options.kind().into(), options.to_string(), seed, save);
        keeper.seat(&players);
        let thinker = Thinker::new(number, news.clone());
        let (host, mut lines) = (host.clone(), effects.append);
        let at = match people.as_slice() {
            [(seat, _)] => Some(*seat),
            _ => None,
        };
        let began = Instant::now();
        let (progress, requests) = (None, 0);
        let mut local =
            Local { room, people, programs, at, began, news, thinker, keeper, progress, requests };
        for (index, player) in players.iter().enumerate() {
            let Some(seat) = kernel::Seat::new(index).map(Seat::from) else { break };
            let effects = match player {
                Player::Person(_) => match local.person(seat).cloned() {
                    Some(person) => local.ask(person, Request::Sit { seat }),
                    None => continue,
                },
                Player::Bot(bot) => local.ask(host.clone(), Request::PutBot { seat, bot: *bot }),
                Player::Program(_) => match local.guest(seat).map(|it| it.person.clone()) {
                    Some(person) => local.ask(person, Request::Sit { seat }),
                    None => continue,
                },
            };
            effects.append.iter().for_each(|line| local.keeper.note(&line.fact));
            lines.extend(effects.append);
        }
        Ok((local, lines))
    }

    fn begin(&mut self, request: Request) -> Result<(), String> {
        let Some((_, host)) = self.people.first().cloned() else { return Ok(()) };
        let effects = self.ask(host, request);
        for tell in &effects.tells {
            if let ServerMessage::Refused { why, .. } = &tell.message {
                return Err(why.text.clone());
            }
        }
        self.follow(effects);
        self.show();
        Ok(())
    }

    fn person(&self, seat: Seat) -> Option<&Person> {
        self.people.iter().find(|(at, _)| *at == seat).map(|(_, person)| person)
    }

    fn guest(&self, seat: Seat) -> Option<&Guest> {
        self.programs.iter().find(|guest| guest.seat == seat)
    }

    fn now(&self) -> Time {
        Time(u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    /// Something is asked of the room; what comes of it is not told yet.
    fn ask(&mut self, from: Person, request: Request) -> Effects {
        self.requests += 1;
        let msg = self.requests.to_string();
        let now = self.now();
        self.room.handle(Command::Request { from, msg, request, seed: fresh_seed() }, now)
    }

    /// Whoever is at the keyboard asks for something.
    pub fn request(&mut self, request: Request) {
        let Some(person) = self.at.and_then(|seat| self.person(seat)).cloned() else { return };
        let effects = self.ask(person, request);
        self.follow(effects);
        self.agree();
    }

    /// People at one keyboard agree aloud: what one of them proposes, all want. Programs want everything but a draw.
    fn agree(&mut self) {
        let info = self.room.snapshot(Observer::Spectator, self.now()).info;
        for proposal in info.proposals {
            for seat in proposal.awaited {
                let program = self.guest(seat).map(|it| it.person.clone());
                let agree = program.is_none() || proposal.what != ProposalKind::Draw;
                let Some(person) = self.person(seat).cloned().or(program) else { continue };
                let answer = Request::Answer { proposal: proposal.id, agree };
                let effects = self.ask(person, answer);
                self.follow(effects);
            }
        }
    }

    /// A bot or a program has chosen.
    pub fn bot(&mut self, seat: kernel::Seat, decision: u32, action: String) {
        let now = self.now();
        let effects = match self.guest(seat.into()).map(|it| it.person.clone()) {
            Some(person) => self.ask(person, Request::Act { decision, action }),
            None => self.room.handle(Command::Bot { seat, decision, action }, now),
        };
        self.follow(effects);
    }

    /// Asks the programs that owe a choice and were not asked yet.
    fn ask_programs(&mut self) {
        let now = self.now();
        for guest in &mut self.programs {
            let observer = Observer::Seat(guest.seat.into());
            let open = self.room.snapshot(observer, now).decision.map(|decision| decision.id);
            let Some(decision) = open.filter(|id| guest.asked != Some(*id)) else { continue };
            guest.asked = Some(decision);
            if let Some(request) = self.room.asked(&guest.person.id) {
                self.thinker.ask(guest.program.clone(), decision, request);
            }
        }
    }

    /// Keeps, then tells, then lets bots think.
    fn follow(&mut self, effects: Effects) {
        for line in &effects.append {
            self.keeper.note(&line.fact);
        }
        if let Some(progress) = &mut self.progress {
            progress.note(&effects.append);
        }
        if !effects.append.is_empty() {
            let finished = self.finished_record();
            self.keeper.save(finished.as_deref());
        }
        let me = self.at.and_then(|seat| self.person(seat)).map(|person| person.id.clone());
        for tell in effects.tells {
            let mine = match &tell.to {
                To::Seat(seat) => self.at == Some(Seat::from(*seat)),
                To::Person(id) => me.as_ref() == Some(id),
                To::Spectators => false,
            };
            if mine {
                self.tell(News::Told(Box::new(tell.message)));
            }
        }
        for ask in effects.bots {
            self.thinker.choose(ask.bot, ask.decision, ask.request);
        }
        self.ask_programs();
        self.hand_over();
    }

    /// If somebody else has to choose now, the keyboard changes hands.
    fn hand_over(&mut self) {
        if self.people.len() < 2 {
            return;
        }
        let owed = self.room.owed();
        let owes = |seat: Seat| owed.contains(seat.into());
        if self.at.is_some_and(owes) {
            return;
        }
        if let Some((next, _)) = self.people.iter().find(|(seat, _)| owes(*seat)) {
            self.at = None;
            self.tell(News::HandOver(*next));
        } else if self.at.is_none() && self.room.stage() == Stage::Over {
            self.at = self.people.first().map(|(seat, _)| *seat);
            self.show();
        }
    }

    /// The record of the game, once it is over.
    fn finished_record(&self) -> Option<String> {
        let snapshot = || self.room.snapshot(Observer::Spectator, self.now());
        let truth = self.is_over().then(snapshot)?.truth?;
        Some(truth.record)
    }

    /// Somebody takes the keyboard.
    pub fn look_from(&mut self, seat: Seat) {
        self.at = Some(seat);
        self.show();
    }

    /// All that whoever is at the keyboard may know.
    fn show(&mut self) {
        let Some(seat) = self.at else { return self.hand_over() };
        let snapshot = self.room.snapshot(Observer::Seat(seat.into()), self.now());
        let (table, snapshot) = (TABLE.to_owned(), Box::new(snapshot));
        self.tell(News::Told(Box::new(ServerMessage::Snapshot { table, snapshot })));
    }

    /// Looks for a hint, or stops looking.
    pub fn analyse(&mut self, wanted: bool) {
        self.thinker.stop();
        let person = self.at.and_then(|seat| self.person(seat));
        let asked = person.and_then(|person| self.room.asked(&person.id));
        if let Some(asked) = asked.filter(|_| wanted) {
            self.thinker.hint(TABLE.to_owned(), asked);
        }
    }

    /// The record and the file it is kept in.
    pub fn keeper(&self) -> &Keeper {
        &self.keeper
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.room.stage() == Stage::Over
    }

    /// The record as it stands, with everything hidden in it.
    pub fn record(&self) -> String {
        self.finished_record().unwrap_or_else(|| self.keeper.record())
    }

    fn tell(&self, news: News) {
        // Nobody listens any more when the program ends.
        let _gone = self.news.send(news);
    }
}

/// The people among the players.
fn people(players: &[Player]) -> Result<Vec<(Seat, Person)>, String> {
    let mut people = Vec::new();
    for (index, player) in players.iter().enumerate() {
        let Some(seat) = kernel::Seat::new(index) else { break };
        if let Player::Person(name) = player {
            let person = Person::new(&format!("person-{seat}"), name);
            people.push((Seat::from(seat), person.map_err(|why| why.to_string())?));
        }
    }
    Ok(people)
}

/// The programs among the players.
fn programs(players: &[Player]) -> Result<Vec<Guest>, String> {
    let mut programs = Vec::new();
    for (index, player) in players.iter().enumerate() {
        let Some(seat) = kernel::Seat::new(index) else { break };
        if let Player::Program(program) = player {
            let person = Person::new(&format!("program-{seat}"), program.name());
            let person = person.map_err(|why| why.to_string())?;
            let (seat, program) = (Seat::from(seat), program.clone());
            programs.push(Guest { seat, person, program, asked: None });
        }
    }
    Ok(programs)
}

/// For the next game at this table.
fn fresh_seed() -> Seed {
    let mut seed = [0; 32];
    // Without randomness from the system the first game could not have begun.
    let _had = getrandom::fill(&mut seed);
    Seed(seed)
}
