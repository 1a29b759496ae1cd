//! One table in memory, the only writer of that table. It passes every message to the [`Room`], stores the result and
//! sends it to the clients when it is durable (I11).

use crate::app::stopped;
use crate::outbox::{News, Outbox, written};
use crate::pool::{Payer, Turn};
use crate::store::{Append, Appended, Change, Index, Listing, Progress};
use crate::tables::{self, Unreachable};
use crate::{App, clock, retention, rights, think};
use kernel::{Observer, Seat};
use protocol::{ErrorCode, Request, ServerMessage, Snapshot, Stage};
use room::{BotAsk, Command, Effects, Fact, Known, Line, Person, PersonId, Room, Tell, Time, To};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// How often a command is tried again when another server was faster.
const TRIES: usize = 8;

/// What can be sent to a table.
pub enum ToTable {
    /// A request of a person.
    Request(Box<Asked>),
    /// A connection no longer looks.
    Unwatch(u64),
    /// A bot has chosen.
    Bot {
        /// For which seat.
        seat: Seat,
        /// Of which question.
        decision: u32,
        /// What, in notation.
        action: String,
    },
    /// Asks for the snapshot of a person.
    Snapshot {
        /// The person; `None` for a spectator.
        person: Option<PersonId>,
        /// Where to.
        reply: oneshot::Sender<Box<Snapshot>>,
    },
    /// Asks for the open decision of a person.
    Question {
        /// Who.
        person: PersonId,
        /// Where to.
        reply: oneshot::Sender<Question>,
    },
    /// A person is deleted: it stands up, and its name and words are removed.
    Forget {
        /// Who.
        person: PersonId,
        /// Told when it is done.
        reply: oneshot::Sender<()>,
    },
    /// An administrator has closed the table.
    Close,
    /// Something may have to be done: a clock, a bot.
    Wake,
}

/// A request to a table.
pub struct Asked {
    /// By whom.
    pub from: Person,
    /// Where the answer goes.
    pub origin: Origin,
    /// The client's id of it.
    pub msg: String,
    /// What.
    pub request: Request,
    /// When it came.
    pub at: Instant,
}

/// Where an answer goes.
pub enum Origin {
    /// To a connection, which is told of the table from then on.
    Socket(Arc<Outbox>),
    /// To a single caller.
    Caller(oneshot::Sender<ServerMessage>),
}

/// The open decision of a person at a table.
pub enum Question {
    /// This decision; all other players are bots.
    Open(Box<games::BotRequest>),
    /// Nothing.
    Nothing,
    /// Other persons play here, so there is no advice.
    OthersPlay,
}

/// Has the way a table is listed changed?
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Listed {
    /// It may have.
    Anew,
    /// No.
    AsBefore,
}

struct Table {
    app: Arc<App>,
    room: Room,
    /// How many lines are stored.
    lines: usize,
    watchers: Vec<Arc<Outbox>>,
    /// Who was connected when it was told last.
    presence: (Vec<Seat>, u32),
    /// When a clock runs out.
    wake: Option<Time>,
    /// When something was wanted of it last.
    busy: Instant,
    /// What those who look know.
    known: Known,
    /// The bots that think: for which seat, about which decision, and how they are told that nobody waits for it any more.
    thinking: Vec<Thinking>,
}

/// A bot that thinks.
struct Thinking {
    seat: Seat,
    decision: u32,
    idle: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.idle.store(true, Ordering::Relaxed);
    }
}

/// Runs a table until no client has watched it for a while, or until the server stops.
pub async fn run(
    app: Arc<App>,
    room: Room,
    lines: usize,
    mut inbox: mpsc::Receiver<ToTable>,
    // Dropped at the end, which is what a stopping server waits for.
    _alive: mpsc::Sender<()>,
) {
    let id = room.table().to_owned();
    app.metrics.tables.add(1);
    let mut stopping = app.stopping.subscribe();
    let wake = room.deadline();
    let mut table = Table {
        app: app.clone(),
        room,
        lines,
        watchers: Vec::new(),
        presence: (Vec::new(), 0),
        wake,
        busy: Instant::now(),
        known: Known::default(),
        thinking: Vec::new(),
    };
    table.ask_bots(table.room.bots());
    let mut look = tokio::time::Instant::now() + app.config.idle;
    loop {
        let until = table.wake.map_or(look, |wake| app.clock.instant(wake).min(look));
        let message = tokio::select! {
            message = inbox.recv() => message,
            () = tokio::time::sleep_until(until) => Some(ToTable::Wake),
            () = stopped(&mut stopping) => break,
        };
        let Some(message) = message else { break };
        if matches!(message, ToTable::Close) {
            let closed = written(&ServerMessage::Closed { table: id.clone() });
            for outbox in table.watchers.drain(..) {
                outbox.push(closed.clone());
            }
            break;
        }
        if matches!(message, ToTable::Wake) {
            if table.can_rest() {
                break;
            }
            look = tokio::time::Instant::now() + app.config.idle;
        }
        if let Err(why) = table.take(message).await {
            // What is in memory may be ahead of what is stored: the next to come starts from the store.
            tracing::error!(table = %id, %why, "the table is put away");
            break;
        }
    }
    inbox.close();
    app.tables.forget_closed(&id);
    let watchers = std::mem::take(&mut table.watchers);
    drop(table);
    // What came at the last moment goes to the table that is made anew, and so do those who still look.
    while let Some(message) = inbox.recv().await {
        pass_on(&app, &id, message);
    }
    for outbox in watchers.iter().filter(|_| !*app.stopping.borrow()) {
        outbox.tell(&ServerMessage::Error {
            code: ErrorCode::Unavailable,
            text: format!("table {id} has to be watched anew"),
            msg: None,
        });
    }
    app.metrics.tables.add(-1);
}

fn pass_on(app: &Arc<App>, table: &str, message: ToTable) {
    let (app, table) = (app.clone(), table.to_owned());
    tokio::spawn(async move {
        // Only a stopping server cannot be reached now; then the clients are told by their connections.
        let _ = tables::send(&app, &table, message).await;
    });
}

impl Table {
    /// Whether the table can be unloaded: no client watches, it was idle for a while, and no bot or clock is running.
    fn can_rest(&self) -> bool {
        let idle = self.app.config.idle;
        let soon =
            Time(self.app.clock.now().0 + u64::try_from(2 * idle.as_millis()).unwrap_or(u64::MAX));
        self.watchers.is_empty()
            && self.busy.elapsed() >= idle
            && !self.room.waits_for_bots()
            && self.room.deadline().is_none_or(|deadline| deadline > soon)
    }

    async fn take(&mut self, message: ToTable) -> Result<(), Unreachable> {
        match message {
            ToTable::Request(asked) => self.request(*asked).await,
            ToTable::Unwatch(id) => {
                self.watchers.retain(|it| it.id() != id);
                self.tell_presence(None);
                Ok(())
            }
            ToTable::Bot { seat, decision, action } => self.bot(seat, decision, action).await,
            ToTable::Snapshot { person, reply } => {
                let observer =
                    person.map_or(Observer::Spectator, |person| self.room.observer(&person));
                // Whoever asked may be gone.
                let _ = reply.send(Box::new(self.room.snapshot(observer, self.app.clock.now())));
                Ok(())
            }
            ToTable::Question { person, reply } => {
                let question = match self.room.asked(&person) {
                    None => Question::Nothing,
                    Some(_) if self.room.others_play(&person) => Question::OthersPlay,
                    Some(asked) => Question::Open(Box::new(asked)),
                };
                // Whoever asked may be gone.
                let _ = reply.send(question);
                Ok(())
            }
            ToTable::Forget { person, reply } => {
                self.forget(&person).await?;
                // Whoever asked may be gone.
                let _ = reply.send(());
                Ok(())
            }
            // Taken by `run`.
            ToTable::Close => Ok(()),
            ToTable::Wake => {
                if self.busy.elapsed() >= self.app.config.idle {
                    // Made anew with the next move: many look at tables at which nobody has moved for long.
                    self.known = Known::default();
                }
                if self.room.deadline().is_some_and(|deadline| deadline <= self.app.clock.now()) {
                    let effects = self.command(Command::Tick).await?;
                    self.tell(effects.tells, None);
                }
                Ok(())
            }
        }
    }

    async fn request(&mut self, asked: Asked) -> Result<(), Unreachable> {
        let Asked { from, origin, msg, request, at } = asked;
        self.busy = Instant::now();
        self.app.metrics.requests.add(1);
        let watches = matches!(request, Request::Watch { .. });
        let newcomer = match &origin {
            Origin::Socket(outbox) if !self.watchers.iter().any(|it| it.id() == outbox.id()) => {
                self.watchers.push(outbox.clone());
                Some(outbox.clone())
            }
            Origin::Socket(outbox) if watches => Some(outbox.clone()),
            Origin::Socket(_) | Origin::Caller(_) => None,
        };
        let id = msg.clone();
        let command = Command::Request { from, msg, request, seed: crate::random::seed() };
        let effects = match self.command(command).await {
            Ok(done) => done,
            Err(why) => {
                let text = "it could not be stored, and was not done; try again".to_owned();
                let (code, msg) = (ErrorCode::Unavailable, Some(id));
                origin.answer(ServerMessage::Error { code, text, msg });
                return Err(why);
            }
        };
        self.tell(effects.tells, Some((origin, watches)));
        self.tell_presence(newcomer.as_deref());
        self.app.metrics.latency.observe(at.elapsed());
        Ok(())
    }

    async fn bot(&mut self, seat: Seat, decision: u32, action: String) -> Result<(), Unreachable> {
        self.busy = Instant::now();
        let effects = self.command(Command::Bot { seat, decision, action }).await?;
        if effects.append.is_empty() {
            // Too late, or not legal. If the question is still open it is asked again, of a bot that cannot be wrong.
            let same = |ask: &BotAsk| ask.decision == decision && ask.request.seat == seat;
            let open = self.room.bots().into_iter().filter(same);
            self.ask_bots(open.map(|ask| BotAsk { bot: protocol::Bot::Random, ..ask }).collect());
        }
        self.tell(effects.tells, None);
        Ok(())
    }

    /// Removes a person from the lines of this table.
    async fn forget(&mut self, person: &PersonId) -> Result<(), Unreachable> {
        if self.room.seat_of(person).is_some()
            && let Ok(from) = Person::new(person.as_str(), rights::REMOVED)
        {
            let (msg, seed) = (crate::random::hex::<16>(), crate::random::seed());
            let leave = Command::Request { from, msg, request: Request::Leave, seed };
            let effects = self.command(leave).await?;
            self.tell(effects.tells, None);
        }
        let table = self.room.table().to_owned();
        let lines = tables::read_lines(&self.app, &table).await?;
        let (lines, changed) = rights::without(&lines, person);
        let room = Room::restore(&lines).map_err(Unreachable::Damaged)?;
        let listing = index(&room, self.app.clock.now(), Listed::Anew).listing;
        let rewrite = Change::Rewrite {
            table,
            lines: retention::texts(&lines, &changed),
            listed: listing,
            cleaned: None,
        };
        self.app.store.change(rewrite).await.map_err(Unreachable::Store)?;
        (self.room, self.lines, self.known) = (room, lines.len(), Known::default());
        self.app.hub.lobby_changed();
        self.app.hub.mine_changed(self.room.persons().map(|(_, person)| person));
        self.look_anew();
        Ok(())
    }

    /// Hands a command to the room and stores what comes of it.
    async fn command(&mut self, command: Command) -> Result<Effects, Unreachable> {
        for _ in 0..TRIES {
            let (now, owed, stage) = (self.app.clock.now(), self.room.owed(), self.room.stage());
            let watchers = &self.watchers;
            let short = watchers.iter().filter(|it| it.news() == News::Short);
            let observers = short.map(|it| self.room.observer(it.person()));
            self.known.look(observers, &self.room, now);
            let effects = self.room.handle_for(command.clone(), now, &|room, observer| {
                watchers.iter().any(|it| room.observer(it.person()) == observer)
            });
            if effects.append.is_empty() {
                self.wake = effects.wake;
                return Ok(effects);
            }
            let listed = if self.room.stage() != stage || effects.append.iter().any(relists) {
                Listed::Anew
            } else {
                Listed::AsBefore
            };
            let append = Append {
                table: self.room.table().to_owned(),
                after: self.lines,
                lines: effects.append.iter().map(Line::to_string).collect(),
                index: index(&self.room, now, listed),
            };
            match self.app.store.append(append).await.map_err(Unreachable::Store)? {
                Appended::Done => {
                    self.lines += effects.append.len();
                    self.wake = effects.wake;
                    if self.room.stage() != stage {
                        let (table, stage) = (self.room.table(), self.room.stage());
                        tracing::info!(%table, ?stage, "table");
                    }
                    self.stored(&effects, listed, owed != self.room.owed());
                    return Ok(effects);
                }
                Appended::Conflict => {
                    self.app.metrics.conflicts.add(1);
                    let (room, lines) = tables::load(&self.app, self.room.table()).await?;
                    (self.room, self.lines) = (room, lines);
                    self.ask_bots(self.room.bots());
                    self.look_anew();
                }
            }
        }
        Err(Unreachable::GoingDown)
    }

    fn stored(&mut self, effects: &Effects, listed: Listed, turn: bool) {
        let metrics = &self.app.metrics;
        let moves = effects.append.iter().filter(|line| line.fact.is_choice()).count();
        metrics.moves.add(moves as u64);
        metrics.lines.add(effects.append.len() as u64);
        if listed == Listed::Anew {
            self.app.hub.lobby_changed();
        }
        if listed == Listed::Anew || turn {
            self.app.hub.mine_changed(self.room.persons().map(|(_, person)| person));
        }
        self.ask_bots(effects.bots.clone());
    }

    /// Who pays for the bots here: those who play and are connected, or else those who play.
    fn payers(&self) -> Vec<Payer> {
        let plays = |it: &&Arc<Outbox>| self.room.seat_of(it.person()).is_some();
        let here: Vec<Payer> = self.watchers.iter().filter(plays).map(|it| it.payer()).collect();
        if !here.is_empty() {
            return here;
        }
        let away =
            |(_, person): (Seat, &PersonId)| Payer { network: None, person: Some(person.clone()) };
        self.room.persons().map(away).collect()
    }

    /// Lets bots think. What they choose comes back as a message. Those whose question is closed stop.
    fn ask_bots(&mut self, asks: Vec<BotAsk>) {
        let room = &self.room;
        self.thinking.retain(|it| room.waits_for_bot(it.seat, it.decision));
        for ask in asks {
            let (app, table) = (self.app.clone(), self.room.table().to_owned());
            let runtime = tokio::runtime::Handle::current();
            let idle = Arc::new(AtomicBool::new(false));
            let (seat, decision) = (ask.request.seat, ask.decision);
            self.thinking.push(Thinking { seat, decision, idle: idle.clone() });
            let work = move |turn: &mut Turn| {
                let stopped = || idle.load(Ordering::Relaxed);
                if stopped() {
                    return;
                }
                let most = app.config.bot_time;
                let chosen = think::choose(ask.bot, &ask.request.view, most, turn, &stopped);
                if let Some(action) = chosen.filter(|_| !stopped()) {
                    let message = ToTable::Bot { seat, decision, action };
                    runtime.spawn(async move {
                        // A table that cannot be reached is woken again later, and asks again.
                        let _ = tables::send(&app, &table, message).await;
                    });
                }
            };
            self.app.bots.submit(&self.payers(), self.room.table(), work);
        }
    }

    /// Sends what is to be told. The answer to a request goes where it came from, everything else to all who look; what
    /// many hear is written once.
    fn tell(&mut self, tells: Vec<Tell>, origin: Option<(Origin, bool)>) {
        let (mut origin, watches) =
            origin.map_or((None, false), |(it, watches)| (Some(it), watches));
        for Tell { to, message } in tells {
            let person = match to {
                To::Person(person) => person,
                To::Seat(seat) => {
                    self.tell_all(Observer::Seat(seat), message);
                    continue;
                }
                To::Spectators => {
                    self.tell_all(Observer::Spectator, message);
                    continue;
                }
            };
            let for_all = matches!(message, ServerMessage::Snapshot { .. }) && !watches;
            match origin.take() {
                Some(Origin::Caller(reply)) if !for_all => {
                    // Whoever asked may have stopped waiting.
                    let _ = reply.send(message);
                }
                Some(Origin::Socket(outbox)) if !for_all => {
                    outbox.tell(&message);
                    origin = Some(Origin::Socket(outbox));
                }
                other => {
                    origin = other;
                    let text = written(&message);
                    let his = self.watchers.iter().filter(|it| *it.person() == person);
                    for outbox in his {
                        outbox.push(text.clone());
                    }
                }
            }
        }
        let before = self.watchers.len();
        self.watchers.retain(|it| !it.is_closed());
        if self.watchers.len() != before {
            self.tell_presence(None);
        }
    }

    fn tell_all(&mut self, observer: Observer, message: ServerMessage) {
        let his = |it: &&Arc<Outbox>| self.room.observer(it.person()) == observer;
        let (short, whole): (Vec<_>, Vec<_>) =
            self.watchers.iter().filter(his).partition(|it| it.news() == News::Short);
        let push = |to: &[&Arc<Outbox>], message: &ServerMessage| {
            let text = written(message);
            for outbox in to {
                outbox.push(text.clone());
            }
        };
        if !whole.is_empty() {
            push(&whole, &message);
        }
        if !short.is_empty() {
            push(&short, &self.known.shorten(observer, message));
        }
    }

    /// Another server has gone on with this table: everyone here looks anew.
    fn look_anew(&self) {
        let now = self.app.clock.now();
        for outbox in &self.watchers {
            let observer = self.room.observer(outbox.person());
            let snapshot = Box::new(self.room.snapshot(observer, now));
            let table = self.room.table().to_owned();
            outbox.tell(&ServerMessage::Snapshot { table, snapshot });
        }
    }

    /// Tells everyone who is connected, if that has changed, or a newcomer anyway.
    fn tell_presence(&mut self, newcomer: Option<&Outbox>) {
        let seated = self.room.persons().filter(|(seat, person)| {
            self.room.seat_of(person) == Some(*seat)
                && self.watchers.iter().any(|it| it.person() == *person)
        });
        let connected: Vec<Seat> = seated.map(|(seat, _)| seat).collect();
        let looks_on = |it: &&Arc<Outbox>| self.room.seat_of(it.person()).is_none();
        let spectators = u32::try_from(self.watchers.iter().filter(looks_on).count());
        let presence = (connected, spectators.unwrap_or(u32::MAX));
        let message = ServerMessage::Presence {
            table: self.room.table().to_owned(),
            connected: presence.0.iter().map(|&seat| seat.into()).collect(),
            spectators: presence.1,
        };
        if presence != self.presence {
            self.presence = presence;
            let text = written(&message);
            for outbox in &self.watchers {
                outbox.push(text.clone());
            }
        } else if let Some(newcomer) = newcomer {
            newcomer.tell(&message);
        }
    }
}

impl Origin {
    fn answer(self, message: ServerMessage) {
        match self {
            Origin::Socket(outbox) => drop(outbox.tell(&message)),
            // Whoever asked may have stopped waiting.
            Origin::Caller(reply) => drop(reply.send(message)),
        }
    }
}

/// Can this line change how a table is listed?
fn relists(line: &Line) -> bool {
    match line.fact {
        Fact::Game(_)
        | Fact::Said { .. }
        | Fact::Emoted { .. }
        | Fact::Proposed { .. }
        | Fact::Answered { .. }
        | Fact::Lifted { .. }
        | Fact::Rewound { .. } => false,
        Fact::Opened { .. }
        | Fact::Sat { .. }
        | Fact::Left { .. }
        | Fact::Kicked { .. }
        | Fact::BotSat { .. }
        | Fact::OptionsSet { .. }
        | Fact::ClockSet { .. }
        | Fact::Started
        | Fact::Began { .. }
        | Fact::Resigned { .. }
        | Fact::TimedOut { .. }
        | Fact::Deserted { .. }
        | Fact::DrawAgreed
        | Fact::Paused
        | Fact::Resumed
        | Fact::RematchAgreed { .. } => true,
    }
}

/// By what a table is found.
pub fn index(room: &Room, now: Time, listed: Listed) -> Index {
    let letter = |seat: Seat| seat.to_string();
    // A bot that has to choose must be asked again after a restart.
    let wake = if room.waits_for_bots() { Some(now) } else { room.deadline() };
    let listing = || Listing {
        // A table at which nobody sits is of no use to those who look for one.
        open: room.stage() != Stage::Over && room.persons().next().is_some(),
        // Nothing in it can fail to be written.
        entry: serde_json::to_string(&room.lobby_entry()).unwrap_or_default(),
        host: room.host().map_or_else(String::new, |host| host.as_str().to_owned()),
        progress: match room.stage() {
            Stage::Lobby => Progress::Waiting,
            Stage::Playing | Stage::Paused if room.persons().next().is_none() => Progress::Over,
            Stage::Playing | Stage::Paused => Progress::Playing,
            Stage::Over => Progress::Over,
        },
        seats: room.persons().map(|(seat, it)| (it.as_str().to_owned(), letter(seat))).collect(),
    };
    Index {
        updated: clock::stored(now),
        wake: wake.map(clock::stored),
        owed: room.owed().iter().map(letter).collect(),
        listing: (listed == Listed::Anew).then(listing),
    }
}
