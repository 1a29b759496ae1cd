//! One table in memory, the only writer of that table on this server. It passes every message to the [`Room`], stores the
//! result and sends it to the clients when it is durable (I11). It follows what other servers store (I15).

mod care;
mod index;
mod tell;

pub use index::{Listed, index};

use crate::app::stopped;
use crate::cluster::{Bulletin, Following, News as ClusterNews};
use crate::limits::Network;
use crate::outbox::{Outbox, written};
use crate::pool::{Payer, Turn};
use crate::store::{Change, Stand};
use crate::tables::{self, Unreachable};
use crate::{App, retention, rights, think};
use kernel::{Observer, Seat};
use protocol::{ErrorCode, Request, ServerMessage, Snapshot};
use room::{BotAsk, Command, Effects, Known, Person, PersonId, Replica, Room, Time, Trial};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

use care::gone;
use index::listed;
use tell::Presences;

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
        /// What, in notation; `None` if its thinking broke off.
        action: Option<String>,
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
    /// What another server tells.
    News(Bulletin<'static>),
    /// How far the table is in the database.
    Stand(Stand),
}

impl ToTable {
    /// Is the table closed for good?
    fn closes(&self) -> bool {
        match self {
            ToTable::Close | ToTable::News(Bulletin { news: ClusterNews::Closed, .. }) => true,
            ToTable::Stand(stand) => stand.closed,
            ToTable::Request(_)
            | ToTable::Unwatch(_)
            | ToTable::Bot { .. }
            | ToTable::Snapshot { .. }
            | ToTable::Question { .. }
            | ToTable::Forget { .. }
            | ToTable::Wake
            | ToTable::News(_) => false,
        }
    }
}

/// The next news of a table; never any if nothing is followed.
async fn next(following: &mut Option<Following>) -> Bulletin<'static> {
    if let Some(hears) = following
        && let Some(bulletin) = hears.next().await
    {
        return bulletin;
    }
    *following = None;
    std::future::pending().await
}

/// A request to a table.
pub struct Asked {
    /// By whom.
    pub from: Person,
    /// From where.
    pub network: Network,
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

struct Table {
    app: Arc<App>,
    replica: Replica,
    /// How far it is, for those who compare it with the database.
    known_as: Arc<Mutex<Stand>>,
    watchers: Vec<Arc<Outbox>>,
    /// From where those who sit here asked for something last: who comes without a connection pays, too.
    came_from: HashMap<PersonId, Network>,
    presences: Presences,
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
    replica: Replica,
    known_as: Arc<Mutex<Stand>>,
    mut following: Option<Following>,
    mut inbox: mpsc::Receiver<ToTable>,
    // Dropped at the end, which is what a stopping server waits for.
    _alive: mpsc::Sender<()>,
) {
    let id = replica.room().table().to_owned();
    app.metrics.tables.add(1);
    let mut stopping = app.stopping.subscribe();
    let mut table = Table {
        app: app.clone(),
        replica,
        known_as,
        watchers: Vec::new(),
        came_from: HashMap::new(),
        presences: Presences::default(),
        wake: None,
        busy: Instant::now(),
        known: Known::default(),
        thinking: Vec::new(),
    };
    table.wake = table.wake_at(table.room().deadline());
    table.care().await;
    let mut look = tokio::time::Instant::now() + app.config.idle;
    loop {
        let until = table.wake.map_or(look, |wake| app.clock.instant(wake).min(look));
        let message = tokio::select! {
            message = inbox.recv() => message,
            news = next(&mut following) => Some(ToTable::News(news)),
            () = tokio::time::sleep_until(until) => Some(ToTable::Wake),
            () = stopped(&mut stopping) => break,
        };
        let Some(message) = message else { break };
        if message.closes() {
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

/// Sends a message to the table that is made anew. If there is none, whoever asked is told.
fn pass_on(app: &Arc<App>, table: &str, message: ToTable) {
    let (app, table) = (app.clone(), table.to_owned());
    let asked = match &message {
        ToTable::Request(asked) => Some((asked.origin.socket(), asked.msg.clone())),
        ToTable::Unwatch(_)
        | ToTable::Bot { .. }
        | ToTable::Snapshot { .. }
        | ToTable::Question { .. }
        | ToTable::Forget { .. }
        | ToTable::Close
        | ToTable::Wake
        | ToTable::News(_)
        | ToTable::Stand(_) => None,
    };
    tokio::spawn(async move {
        if let Err(why) = tables::send(&app, &table, message).await
            && let Some((Some(outbox), msg)) = asked
        {
            outbox.tell(&why.answer(msg));
        }
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
            && !self.room().waits_for_bots()
            && self.room().deadline().is_none_or(|deadline| deadline > soon)
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
                self.be_current().await?;
                let observer =
                    person.map_or(Observer::Spectator, |person| self.room().observer(&person));
                // Whoever asked may be gone.
                let _ = reply.send(Box::new(self.room().snapshot(observer, self.app.clock.now())));
                Ok(())
            }
            ToTable::Question { person, reply } => {
                let question = match self.room().asked(&person) {
                    None => Question::Nothing,
                    Some(_) if self.room().others_play(&person) => Question::OthersPlay,
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
            ToTable::News(bulletin) => self.hear(bulletin).await,
            ToTable::Stand(stand) => self.compare(stand).await,
            ToTable::Wake => {
                self.tell_presence(None);
                self.care().await;
                if self.busy.elapsed() >= self.app.config.idle {
                    // Made anew with the next move: many look at tables at which nobody has moved for long.
                    self.known = Known::default();
                }
                if self.wake.is_some_and(|wake| wake <= self.app.clock.now()) {
                    let effects = self.command(Command::Tick).await?;
                    self.tell(effects.tells, None);
                }
                Ok(())
            }
        }
    }

    async fn request(&mut self, asked: Asked) -> Result<(), Unreachable> {
        let Asked { from, network, origin, msg, request, at } = asked;
        self.busy = Instant::now();
        let person = from.id.clone();
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
        if let Request::Preview { decision, action } = request {
            let payer = Payer { network: Some(network), person: Some(person) };
            self.preview(
                payer,
                self.room().trial(&from, msg, decision, action, self.app.clock.now()),
                origin,
            );
            self.tell_presence(newcomer.as_deref());
            return Ok(());
        }
        if watches && let Err(why) = self.be_current().await {
            origin.answer(why.answer(msg));
            return Err(why);
        }
        let id = msg.clone();
        self.came_from.insert(person.clone(), network);
        let command = Command::Request { from, msg, request, seed: crate::random::seed() };
        let effects = match self.command(command).await {
            Ok(done) => done,
            Err(why) => {
                let text = "nobody knows whether it was stored; send it again".to_owned();
                let (code, msg) = (ErrorCode::Unavailable, Some(id));
                origin.answer(ServerMessage::Error { code, text, msg });
                return Err(why);
            }
        };
        if self.room().seat_of(&person).is_none() {
            self.came_from.remove(&person);
        }
        self.tell(effects.tells, Some((origin, watches)));
        self.tell_presence(newcomer.as_deref());
        self.app.metrics.latency.observe(at.elapsed());
        Ok(())
    }

    /// Makes a preview beside everything else.
    fn preview(&self, payer: Payer, trial: Result<Trial, Box<ServerMessage>>, origin: Origin) {
        let trial = match trial {
            Ok(trial) => trial,
            Err(answer) => return origin.answer(*answer),
        };
        let (outbox, msg) = (origin.socket(), trial.msg().to_owned());
        let failed = move || {
            if let Some(outbox) = outbox {
                let (code, text) = (ErrorCode::Unavailable, "the preview broke off".to_owned());
                outbox.tell(&ServerMessage::Error { code, text, msg: Some(msg) });
            }
        };
        let work = move |_: &mut Turn| origin.answer(trial.answer());
        self.app.study.submit(&[payer], self.room().table(), work, failed);
    }

    async fn bot(
        &mut self,
        seat: Seat,
        decision: u32,
        action: Option<String>,
    ) -> Result<(), Unreachable> {
        self.busy = Instant::now();
        let mut has_chosen = false;
        if let Some(action) = action {
            let effects = self.command(Command::Bot { seat, decision, action }).await?;
            has_chosen = !effects.append.is_empty();
            self.tell(effects.tells, None);
        }
        if !has_chosen {
            // Too late, not legal, or broken off. If the question is still open it is asked again, of a bot that cannot be wrong.
            let same = |ask: &BotAsk| ask.decision == decision && ask.request.seat == seat;
            let open = self.room().bots().into_iter().filter(same);
            self.ask_bots(open.map(|ask| BotAsk { bot: protocol::Bot::Random, ..ask }).collect());
        }
        Ok(())
    }

    /// Removes a person from the lines of this table.
    async fn forget(&mut self, person: &PersonId) -> Result<(), Unreachable> {
        if self.room().seat_of(person).is_some()
            && let Ok(from) = Person::new(person.as_str(), rights::REMOVED)
        {
            let (msg, seed) = (crate::random::hex::<16>(), crate::random::seed());
            let leave = Command::Request { from, msg, request: Request::Leave, seed };
            let effects = self.command(leave).await?;
            self.tell(effects.tells, None);
        }
        let table = self.room().table().to_owned();
        let texts = tables::read_texts(&self.app, &table).await?;
        let person = person.clone();
        let (replica, lines) = tables::aside(&self.app, move || {
            let (lines, changed) = rights::without(&tables::parsed(&texts)?, &person);
            let replica = Replica::restore(&lines).map_err(Unreachable::Damaged)?;
            Ok((replica, retention::texts(&lines, &changed)))
        })
        .await?;
        let now = self.app.clock.now();
        let listed = index(self.app.node(), replica.room(), now, Listed::Anew).listing;
        let rewrite = Change::Rewrite { table: table.clone(), lines, listed, cleaned: None };
        self.app.store.change(rewrite).await.map_err(Unreachable::Store)?;
        self.replace(replica);
        if let Some(cluster) = &self.app.cluster {
            cluster.tell_table(&table, ClusterNews::Rewritten);
        }
        self.app.lobby_changed();
        self.app.mine_changed(self.room().persons().map(|(_, person)| person));
        Ok(())
    }

    /// The table, as far as it is known here.
    fn room(&self) -> &Room {
        self.replica.room()
    }

    /// Hands a command to the room, stores what comes of it and tells other servers. What those did in the meantime is told
    /// here first.
    async fn command(&mut self, command: Command) -> Result<Effects, Unreachable> {
        let (owed, stage, lines) = (self.room().owed(), self.room().stage(), self.replica.lines());
        self.take_note();
        let (clock, watchers) = (&self.app.clock, &self.watchers);
        let done = self
            .replica
            .command(&&*self.app, &command, &|| clock.now(), &|room, observer| {
                watchers.iter().any(|it| room.observer(it.person()) == observer)
            })
            .await;
        let (followed, effects) = done.map_err(gone)?;
        self.app.metrics.conflicts.add(followed.len() as u64);
        let is_anew = !followed.is_empty();
        for effects in followed {
            self.tell(effects.tells, None);
        }
        if is_anew {
            // What bots were asked before may be no question any more.
            self.thinking.retain(|it| self.replica.room().waits_for_bot(it.seat, it.decision));
        }
        if effects.append.is_empty() {
            self.note_stand(None);
            self.wake = self.wake_at(effects.wake);
            return Ok(effects);
        }
        let after = self.replica.lines() - effects.append.len();
        debug_assert!(after >= lines);
        if let Some(cluster) = &self.app.cluster {
            let lines = effects.append.as_slice().into();
            cluster.tell_table(self.room().table(), ClusterNews::Lines { after, lines });
        }
        let me = self.app.cluster.as_ref().map(|it| it.node().to_owned());
        self.note_stand(me);
        self.wake = self.wake_at(effects.wake);
        if self.room().stage() != stage {
            let (table, stage) = (self.room().table(), self.room().stage());
            tracing::info!(%table, ?stage, "table");
        }
        self.stored(&effects, owed != self.room().owed());
        if is_anew {
            self.care().await;
        }
        Ok(effects)
    }

    fn stored(&mut self, effects: &Effects, turn: bool) {
        let listed = listed(self.room(), &effects.append);
        let metrics = &self.app.metrics;
        let moves = effects.append.iter().filter(|line| line.fact.is_choice()).count();
        metrics.moves.add(moves as u64);
        metrics.lines.add(effects.append.len() as u64);
        if listed == Listed::Anew {
            self.app.lobby_changed();
        }
        if listed == Listed::Anew || turn {
            self.app.mine_changed(self.room().persons().map(|(_, person)| person));
        }
        self.ask_bots(effects.bots.clone());
    }

    /// Who pays for the bots here.
    fn payers(&self) -> Vec<Payer> {
        let plays = |it: &&Arc<Outbox>| self.room().seat_of(it.person()).is_some();
        let here = self.watchers.iter().filter(plays).map(|it| it.payer());
        payers(self.room(), here.collect(), &self.came_from)
    }

    /// Lets bots think. What they choose comes back as a message. Those whose question is closed stop.
    fn ask_bots(&mut self, asks: Vec<BotAsk>) {
        let room = self.replica.room();
        self.thinking.retain(|it| room.waits_for_bot(it.seat, it.decision));
        for ask in asks {
            let (app, table) = (self.app.clone(), self.room().table().to_owned());
            let runtime = tokio::runtime::Handle::current();
            let most = app.config.bot_time;
            // A table that cannot be reached is woken again later, and asks again.
            let tell = move |message| {
                runtime.spawn(async move { tables::send(&app, &table, message).await });
            };
            let tell_failed = tell.clone();
            let idle = Arc::new(AtomicBool::new(false));
            let (seat, decision) = (ask.request.seat, ask.decision);
            self.thinking.push(Thinking { seat, decision, idle: idle.clone() });
            let work = move |turn: &mut Turn| {
                let stopped = || idle.load(Ordering::Relaxed);
                if stopped() {
                    return;
                }
                let chosen = think::choose(ask.bot, &ask.request.view, most, turn, &stopped);
                if let Some(action) = chosen.filter(|_| !stopped()) {
                    tell(ToTable::Bot { seat, decision, action: Some(action) });
                }
            };
            let failed = move || {
                // A bot that does not think has nothing to break off; if it does all the same, asking again would not help.
                if ask.bot != protocol::Bot::Random {
                    tell_failed(ToTable::Bot { seat, decision, action: None });
                }
            };
            self.app.bots.submit(&self.payers(), self.room().table(), work, failed);
        }
    }
}

/// Who pays for the bots of a room: those who play and are connected, or else those who play, from where they came last.
fn payers(room: &Room, here: Vec<Payer>, came_from: &HashMap<PersonId, Network>) -> Vec<Payer> {
    if !here.is_empty() {
        return here;
    }
    let away = |(_, person): (Seat, &PersonId)| {
        let network = came_from.get(person).copied();
        Payer { network, person: Some(person.clone()) }
    };
    room.persons().map(away).collect()
}

impl Origin {
    /// The connection, if it is one. A caller notices by the end of its channel that no answer comes.
    fn socket(&self) -> Option<Arc<Outbox>> {
        match self {
            Origin::Socket(outbox) => Some(outbox.clone()),
            Origin::Caller(_) => None,
        }
    }

    fn answer(self, message: ServerMessage) {
        match self {
            Origin::Socket(outbox) => drop(outbox.tell(&message)),
            // Whoever asked may have stopped waiting.
            Origin::Caller(reply) => drop(reply.send(message)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever plays over HTTP alone is charged with the network it comes from, like whoever is connected.
    #[test]
    fn who_is_not_connected_pays_with_its_network() {
        let ann = Person::new("ann", "Ann").expect("a person");
        let options = games::AnyOptions::read(games::GameKind::Cardia, "").expect("options");
        let seed = kernel::Seed([7; 32]);
        let clock = protocol::ClockSetting::None;
        let (mut room, _) = Room::open("t", &ann, &options, clock, seed, Time(1)).expect("a table");
        let (msg, request) = ("m".to_owned(), Request::Sit { seat: protocol::Seat::A });
        let sit = Command::Request { from: ann.clone(), msg, request, seed };
        assert_eq!(room.handle(sit, Time(2)).append.len(), 1);
        let network = Network::of([192, 0, 2, 1].into());
        let alone = Payer { network: Some(network), person: Some(ann.id.clone()) };
        let came_from = HashMap::from([(ann.id.clone(), network)]);
        assert_eq!(payers(&room, Vec::new(), &came_from), std::slice::from_ref(&alone));
        let here = Payer { network: None, ..alone };
        assert_eq!(payers(&room, vec![here.clone()], &came_from), [here]);
    }
}
