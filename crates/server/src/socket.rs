//! One WebSocket connection: reads what a client says, sends what waits in its [`Outbox`].

use crate::app::{Place, stopped};
use crate::limits::Network;
use crate::outbox::{News, Outbox, Written};
use crate::pool::Turn;
use crate::table::{Asked, Origin, Question, ToTable};
use crate::tables::{self, NotOpened, Unreachable};
use crate::{App, admin, hub, identity, think};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{
    ClientMessage, ErrorCode, NewTable, Notice, Refusal, Refused, Request, ServerMessage, VERSION,
};
use room::Person;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

/// The longest message of a client.
pub const LONGEST: usize = 16 * 1024;
/// After this long without a word the client is asked whether it is there.
const SILENCE: Duration = Duration::from_secs(30);
/// After this many questions without an answer it is not.
const UNANSWERED: u32 = 2;
/// How long sending may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often in a row somebody may be too fast before the connection is closed.
const TOO_FAST: u32 = 200;

mod code {
    pub const GOING_AWAY: u16 = 1001;
    pub const PROTOCOL: u16 = 1002;
    pub const NOT_TEXT: u16 = 1007;
    pub const POLICY: u16 = 1008;
    pub const TOO_LARGE: u16 = 1009;
    pub const TRY_AGAIN: u16 = 1013;
}

/// A connection.
struct Connection {
    app: Arc<App>,
    person: Person,
    address: Network,
    outbox: Arc<Outbox>,
    /// Has the client said which version it speaks?
    greeted: bool,
    /// The tables it looks at.
    watched: BTreeSet<String>,
    /// Set to stop the analysis that runs.
    analysis: Option<Arc<AtomicBool>>,
    too_fast: u32,
    /// The announcements it was told.
    announced: Vec<Notice>,
}

/// Why a connection ends.
struct End {
    code: u16,
    reason: &'static str,
}

/// Talks with a client until one of the two has enough.
pub async fn run(
    app: Arc<App>,
    socket: WebSocket,
    person: Person,
    address: Network,
    // Dropped at the end, which is what a stopping server waits for.
    _alive: mpsc::Sender<()>,
    // Counted until the end.
    _place: Place,
) {
    app.metrics.sockets.add(1);
    app.places.note(&person.id, address);
    let (outbox, messages) = Outbox::new(person.id.clone(), address, News::Short);
    let mut connection = Connection {
        app: app.clone(),
        person,
        address,
        outbox,
        greeted: false,
        watched: BTreeSet::new(),
        analysis: None,
        too_fast: 0,
        announced: Vec::new(),
    };
    connection.talk(socket, messages).await;
    connection.leave().await;
    app.metrics.sockets.add(-1);
}

impl Connection {
    async fn talk(&mut self, mut socket: WebSocket, mut messages: mpsc::Receiver<Written>) {
        let mut stopping = self.app.stopping.subscribe();
        let mut rules = self.app.admin.follow();
        let outbox = self.outbox.clone();
        let (mut heard, mut asked) = (Instant::now(), 0);
        let end = loop {
            tokio::select! {
                frame = socket.next() => {
                    (heard, asked) = (Instant::now(), 0);
                    match frame {
                        Some(Ok(Message::Text(text))) => {
                            if let Err(end) = self.hear(&text).await {
                                break end;
                            }
                        }
                        Some(Ok(Message::Binary(_))) => match self.count() {
                            Ok(true) => {
                                self.error(ErrorCode::Malformed, "messages are text, not bytes");
                            }
                            Ok(false) => {}
                            Err(end) => break end,
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            if let Err(end) = self.count() {
                                break end;
                            }
                        }
                        Some(Ok(Message::Close(_))) | None => return,
                        Some(Err(why)) => break self.unreadable(&why),
                    }
                }
                Some(message) = messages.recv() => {
                    if !send(&mut socket, message, &mut messages).await {
                        return;
                    }
                }
                () = tokio::time::sleep_until(heard + SILENCE * (asked + 1)) => {
                    if asked == UNANSWERED {
                        return;
                    }
                    asked += 1;
                    let ping = socket.send(Message::Ping(Vec::new().into()));
                    if !matches!(timeout(PATIENCE, ping).await, Ok(Ok(()))) {
                        return;
                    }
                }
                () = outbox.overflowed() => {
                    self.app.metrics.slow.add(1);
                    break End { code: code::TRY_AGAIN, reason: "too slow; come back and resync" };
                }
                Ok(()) = rules.changed() => {
                    let now = rules.borrow_and_update().clone();
                    let why = now.against(&self.person.id).or_else(|| now.against_address(self.address));
                    if let Some(why) = why {
                        self.error(ErrorCode::Banned, &why);
                        break End { code: code::POLICY, reason: "banned" };
                    }
                    if self.greeted && self.announced != now.notices {
                        self.announce();
                    }
                }
                () = stopped(&mut stopping) => {
                    self.error(ErrorCode::GoingDown, "the server is about to stop; come back");
                    break End { code: code::GOING_AWAY, reason: "the server is about to stop" };
                }
            }
        };
        // The last words, if the client still listens.
        let goodbye = async {
            while let Ok(message) = messages.try_recv() {
                socket.feed(Message::Text(message.text)).await?;
            }
            let frame = CloseFrame { code: end.code, reason: end.reason.into() };
            socket.send(Message::Close(Some(frame))).await
        };
        let _ = timeout(Duration::from_secs(2), goodbye).await;
    }

    /// A frame that cannot be read ends the connection, because nobody knows where the next one begins.
    fn unreadable(&self, why: &axum::Error) -> End {
        let source = std::error::Error::source(why);
        let why = source.map_or_else(|| why.to_string(), ToString::to_string);
        if why.to_lowercase().contains("utf-8") {
            self.error(ErrorCode::Malformed, "a message is valid UTF-8");
            return End { code: code::NOT_TEXT, reason: "not valid UTF-8" };
        }
        if why.contains("too long") {
            self.error(ErrorCode::TooLarge, &format!("a message has at most {LONGEST} bytes"));
            return End { code: code::TOO_LARGE, reason: "too large" };
        }
        self.error(ErrorCode::Malformed, "not a frame of a WebSocket");
        End { code: code::PROTOCOL, reason: "not a frame of a WebSocket" }
    }

    /// Counts a frame, of whatever kind. `false` if there were too many; an end if that goes on.
    fn count(&mut self) -> Result<bool, End> {
        let may = self.app.by_person.take(self.person.id.clone())
            && self.app.by_address.take(self.address);
        if may {
            self.too_fast = 0;
            return Ok(true);
        }
        self.app.metrics.limited.add(1);
        self.too_fast += 1;
        self.error(ErrorCode::TooFast, "too much at once; try again in a second");
        let end = End { code: code::POLICY, reason: "too fast for too long" };
        if self.too_fast > TOO_FAST { Err(end) } else { Ok(false) }
    }

    /// Takes a message of the client.
    async fn hear(&mut self, text: &str) -> Result<(), End> {
        if !self.count()? {
            return Ok(());
        }
        let message = match ClientMessage::from_json(text) {
            Ok(message) => message,
            Err(why) => {
                self.error(ErrorCode::Malformed, &format!("not a message of this protocol: {why}"));
                return Ok(());
            }
        };
        if !self.greeted && !matches!(message, ClientMessage::Hello { .. }) {
            self.error(ErrorCode::Malformed, "say `hello` first");
            return Ok(());
        }
        self.take(message).await
    }

    async fn take(&mut self, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Hello { version, client: _ } => {
                if version != VERSION {
                    let text = format!("this server speaks version {VERSION}, not {version}");
                    self.error(ErrorCode::Version, &text);
                    return Err(End { code: code::POLICY, reason: "another version" });
                }
                self.greeted = true;
                let (name, avatar) = (self.person.name.clone(), self.person.avatar);
                self.outbox.tell(&ServerMessage::Welcome { version: VERSION, name, avatar });
                self.announce();
            }
            ClientMessage::Lobby => {
                self.app.hub.join_lobby(&self.outbox);
                match hub::open_tables(&self.app).await {
                    Ok(tables) => drop(self.outbox.tell(&ServerMessage::Lobby { tables })),
                    Err(why) => self.error(ErrorCode::Unavailable, &why.to_string()),
                }
            }
            ClientMessage::LeaveLobby => self.app.hub.leave_lobby(&self.outbox),
            ClientMessage::Mine => {
                self.app.join_mine(&self.outbox);
                match hub::tables_of(&self.app, &self.person.id).await {
                    Ok(tables) => drop(self.outbox.tell(&ServerMessage::Mine { tables })),
                    Err(why) => self.error(ErrorCode::Unavailable, &why.to_string()),
                }
            }
            ClientMessage::LeaveMine => self.app.leave_mine(&self.outbox),
            ClientMessage::Create { msg, options, clock } => {
                self.create(NewTable { msg, options, clock }).await;
            }
            ClientMessage::Table { table, msg, request } => {
                if !self.watched.contains(&table)
                    && self.watched.len() >= self.app.config.limits.watched
                {
                    let text = "you watch too many tables; unwatch some";
                    self.error_to(ErrorCode::TooFast, text, Some(msg));
                    return Ok(());
                }
                if let Some(why) = admin::refuses(&self.app, &self.person.id, &request) {
                    self.refuse(msg, why.wire());
                    return Ok(());
                }
                if let Request::Sit { .. } = request {
                    // They may be called otherwise since they came.
                    match identity::known(&self.app, &self.person).await {
                        Ok(person) => self.person = person,
                        Err(why) => {
                            self.error_to(ErrorCode::Unavailable, &why.to_string(), Some(msg));
                            return Ok(());
                        }
                    }
                }
                if !self.app.may_ask(&self.person.id, &request) {
                    let text = "you talk too much at once; try again in a few seconds";
                    self.error_to(ErrorCode::TooFast, text, Some(msg));
                    return Ok(());
                }
                let id = msg.clone();
                let (from, origin) = (self.person.clone(), Origin::Socket(self.outbox.clone()));
                let at = std::time::Instant::now();
                let network = self.address;
                let asked = Box::new(Asked { from, network, origin, msg, request, at });
                match tables::send(&self.app, &table, ToTable::Request(asked)).await {
                    Ok(()) => drop(self.watched.insert(table)),
                    Err(why) => self.unreachable(&why, id),
                }
            }
            ClientMessage::Unwatch { table } => {
                if self.watched.remove(&table) {
                    self.unwatch(&table).await;
                }
            }
            ClientMessage::Analyse { table, msg } => self.analyse(table, msg).await,
            ClientMessage::StopAnalysing => self.stop_analysing(),
            ClientMessage::Ping { at } => drop(self.outbox.tell(&ServerMessage::Pong { at })),
        }
        Ok(())
    }

    /// Tells the announcements, if they are others than before.
    fn announce(&mut self) {
        let notices = self.app.admin.rules().notices.clone();
        if self.announced != notices {
            self.announced.clone_from(&notices);
            self.outbox.tell(&ServerMessage::Notices { notices });
        }
    }

    async fn create(&mut self, new: NewTable) {
        let answer = match tables::open(&self.app, &self.person, self.address, &new).await {
            Ok(table) => ServerMessage::Ack { msg: new.msg, table },
            Err(NotOpened::Refused(why)) => {
                ServerMessage::Refused { msg: new.msg, why: why.wire() }
            }
            Err(NotOpened::Store(why)) => {
                let (code, text) = (ErrorCode::Unavailable, why.to_string());
                ServerMessage::Error { code, text, msg: Some(new.msg) }
            }
        };
        self.outbox.tell(&answer);
    }

    /// Looks for the best answer to the client's open question, by what the client sees.
    async fn analyse(&mut self, table: String, msg: String) {
        self.stop_analysing();
        let (reply, question) = oneshot::channel();
        let ask = ToTable::Question { person: self.person.id.clone(), reply };
        if let Err(why) = tables::send(&self.app, &table, ask).await {
            return self.unreachable(&why, msg);
        }
        let asked = match question.await {
            Ok(Question::Open(asked)) => asked,
            Ok(Question::OthersPlay) => return self.refuse(msg, Refused::NoAdvice.wire()),
            Ok(Question::Nothing) | Err(_) => {
                return self.refuse(msg, Refused::NothingAsked.wire());
            }
        };
        let Some(place) = self.app.learners.hold(self.person.id.clone()) else {
            self.app.metrics.limited.add(1);
            let text = "you have asked for much advice at once; wait for an answer, or close it";
            return self.error_to(ErrorCode::TooFast, text, Some(msg));
        };
        let stop = Arc::new(AtomicBool::new(false));
        self.analysis = Some(stop.clone());
        let (outbox, most) = (self.outbox.clone(), self.app.config.analysis_time);
        let payer = outbox.payer();
        let (told, id) = (outbox.clone(), msg.clone());
        let failed = move || {
            let (code, text) = (ErrorCode::Unavailable, "the analysis broke off".to_owned());
            told.tell(&ServerMessage::Error { code, text, msg: Some(id) });
        };
        let work_at = table.clone();
        let work = move |turn: &mut Turn| {
            // Counted until then.
            let _place = place;
            let tell = |analysis, done| {
                let (table, msg) = (table.clone(), msg.clone());
                outbox.tell(&ServerMessage::Analysis { table, msg, analysis, done })
            };
            let stopped = || stop.load(Ordering::Relaxed) || outbox.is_closed();
            if stopped() {
                return;
            }
            let found = think::advise(&asked.view, most, turn, &stopped, &mut |analysis| {
                tell(analysis, false);
            });
            match found {
                _ if stopped() => {}
                Some(analysis) => drop(tell(analysis, true)),
                None => {
                    let (msg, why) = (msg.clone(), Refused::NoSearch.wire());
                    outbox.tell(&ServerMessage::Refused { msg, why });
                }
            }
        };
        self.app.advisers.submit(&[payer], &work_at, work, failed);
    }

    fn stop_analysing(&mut self) {
        if let Some(stop) = self.analysis.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    fn refuse(&self, msg: String, why: Refusal) {
        self.outbox.tell(&ServerMessage::Refused { msg, why });
    }

    fn unreachable(&self, why: &Unreachable, msg: String) {
        self.outbox.tell(&why.answer(msg));
    }

    fn error(&self, code: ErrorCode, text: &str) {
        self.error_to(code, text, None);
    }

    /// The same about a message that has an id.
    fn error_to(&self, code: ErrorCode, text: &str, msg: Option<String>) {
        self.outbox.tell(&ServerMessage::Error { code, text: text.to_owned(), msg });
    }

    async fn unwatch(&self, table: &str) {
        // A table that is not in memory has no watchers.
        if self.app.tables.is_live(table) {
            let message = ToTable::Unwatch(self.outbox.id());
            let _ = tables::send(&self.app, table, message).await;
        }
    }

    /// The connection is over.
    async fn leave(mut self) {
        self.stop_analysing();
        self.app.hub.leave_lobby(&self.outbox);
        self.app.leave_mine(&self.outbox);
        if *self.app.stopping.borrow() {
            return;
        }
        for table in &self.watched {
            self.unwatch(table).await;
        }
    }
}

/// Sends a message and all that wait behind it; `false` if that is not possible any more.
async fn send(
    socket: &mut WebSocket,
    first: Written,
    messages: &mut mpsc::Receiver<Written>,
) -> bool {
    let sending = async {
        socket.feed(Message::Text(first.text)).await?;
        while let Ok(message) = messages.try_recv() {
            socket.feed(Message::Text(message.text)).await?;
        }
        socket.flush().await
    };
    matches!(timeout(PATIENCE, sending).await, Ok(Ok(())))
}
