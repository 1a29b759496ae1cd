//! One WebSocket connection: reads what a client says, sends what waits in its [`Outbox`].

use crate::app::stopped;
use crate::outbox::{News, Outbox, Written};
use crate::table::{Asked, Origin, Question, ToTable};
use crate::tables::{self, NotOpened, Unreachable};
use crate::{App, hub, think};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ClientMessage, ErrorCode, NewTable, Refusal, Refused, ServerMessage, VERSION};
use room::Person;
use std::collections::BTreeSet;
use std::net::IpAddr;
use std::ops::ControlFlow;
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
    pub const POLICY: u16 = 1008;
    pub const TOO_LARGE: u16 = 1009;
    pub const TRY_AGAIN: u16 = 1013;
}

/// A connection.
struct Connection {
    app: Arc<App>,
    person: Person,
    address: IpAddr,
    outbox: Arc<Outbox>,
    /// Has the client said which version it speaks?
    greeted: bool,
    /// The tables it looks at.
    watched: BTreeSet<String>,
    /// Set to stop the analysis that runs.
    analysis: Option<Arc<AtomicBool>>,
    too_fast: u32,
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
    address: IpAddr,
    // Dropped at the end, which is what a stopping server waits for.
    _alive: mpsc::Sender<()>,
) {
    app.metrics.sockets.add(1);
    let (outbox, messages) = Outbox::new(person.id.clone(), News::Short);
    let mut connection = Connection {
        app: app.clone(),
        person,
        address,
        outbox,
        greeted: false,
        watched: BTreeSet::new(),
        analysis: None,
        too_fast: 0,
    };
    connection.talk(socket, messages).await;
    connection.leave().await;
    app.metrics.sockets.add(-1);
}

impl Connection {
    async fn talk(&mut self, mut socket: WebSocket, mut messages: mpsc::Receiver<Written>) {
        let mut stopping = self.app.stopping.subscribe();
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
                        Some(Ok(Message::Binary(_))) => {
                            self.error(ErrorCode::Malformed, "messages are text, not bytes");
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_))) | None => return,
                        Some(Err(_)) => {
                            let text = format!("a message has at most {LONGEST} bytes of valid text");
                            self.error(ErrorCode::TooLarge, &text);
                            break End { code: code::TOO_LARGE, reason: "too large or not valid" };
                        }
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

    /// Takes a message of the client.
    async fn hear(&mut self, text: &str) -> Result<(), End> {
        let may = self.app.by_person.take(self.person.id.clone())
            && self.app.by_address.take(self.address);
        if !may {
            self.app.metrics.limited.add(1);
            self.too_fast += 1;
            self.error(ErrorCode::TooFast, "too much at once; try again in a second");
            let end = End { code: code::POLICY, reason: "too fast for too long" };
            return if self.too_fast > TOO_FAST { Err(end) } else { Ok(()) };
        }
        self.too_fast = 0;
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
                let name = self.person.name.clone();
                self.outbox.tell(&ServerMessage::Welcome { version: VERSION, name });
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
                self.app.hub.join_mine(&self.outbox);
                match hub::tables_of(&self.app, &self.person.id).await {
                    Ok(tables) => drop(self.outbox.tell(&ServerMessage::Mine { tables })),
                    Err(why) => self.error(ErrorCode::Unavailable, &why.to_string()),
                }
            }
            ClientMessage::LeaveMine => self.app.hub.leave_mine(&self.outbox),
            ClientMessage::Create { msg, options, clock } => {
                self.create(NewTable { msg, options, clock }).await;
            }
            ClientMessage::Table { table, msg, request } => {
                if !self.watched.contains(&table)
                    && self.watched.len() >= self.app.config.limits.watched
                {
                    let text = "you watch too many tables; unwatch some";
                    self.error(ErrorCode::TooFast, text);
                    return Ok(());
                }
                let (from, origin) = (self.person.clone(), Origin::Socket(self.outbox.clone()));
                let at = std::time::Instant::now();
                let asked = Box::new(Asked { from, origin, msg, request, at });
                match tables::send(&self.app, &table, ToTable::Request(asked)).await {
                    Ok(()) => drop(self.watched.insert(table)),
                    Err(why) => self.unreachable(&why),
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

    async fn create(&mut self, new: NewTable) {
        let answer = match tables::open(&self.app, &self.person, &new).await {
            Ok(table) => ServerMessage::Ack { msg: new.msg, table },
            Err(NotOpened::Refused(why)) => {
                ServerMessage::Refused { msg: new.msg, why: why.wire() }
            }
            Err(NotOpened::Store(why)) => {
                ServerMessage::Error { code: ErrorCode::Unavailable, text: why.to_string() }
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
            return self.unreachable(&why);
        }
        let asked = match question.await {
            Ok(Question::Open(asked)) => asked,
            Ok(Question::OthersPlay) => return self.refuse(msg, Refused::NoAdvice.wire()),
            Ok(Question::Nothing) | Err(_) => {
                return self.refuse(msg, Refused::NothingAsked.wire());
            }
        };
        let stop = Arc::new(AtomicBool::new(false));
        self.analysis = Some(stop.clone());
        let (outbox, most) = (self.outbox.clone(), self.app.config.analysis_time);
        self.app.advisers.submit(self.person.id.as_str(), move || {
            let tell = |analysis, done| {
                let (table, msg) = (table.clone(), msg.clone());
                outbox.tell(&ServerMessage::Analysis { table, msg, analysis, done })
            };
            let stopped = || stop.load(Ordering::Relaxed) || outbox.is_closed();
            if stopped() {
                return;
            }
            let found = think::advise(&asked.view, most, &mut |analysis| {
                if stopped() || !tell(analysis, false) {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            });
            if let Some(analysis) = found.filter(|_| !stopped()) {
                tell(analysis, true);
            }
        });
    }

    fn stop_analysing(&mut self) {
        if let Some(stop) = self.analysis.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    fn refuse(&self, msg: String, why: Refusal) {
        self.outbox.tell(&ServerMessage::Refused { msg, why });
    }

    fn unreachable(&self, why: &Unreachable) {
        let code = match why {
            Unreachable::NoTable => ErrorCode::NoTable,
            Unreachable::Store(_) | Unreachable::Damaged(_) => ErrorCode::Unavailable,
            Unreachable::GoingDown => ErrorCode::GoingDown,
        };
        self.error(code, &why.to_string());
    }

    fn error(&self, code: ErrorCode, text: &str) {
        self.outbox.tell(&ServerMessage::Error { code, text: text.to_owned() });
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
        self.app.hub.leave_mine(&self.outbox);
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
