//! Servers, clients, a log and a network, all in one thread. Servers are futures; a seed decides which of them goes on, which
//! message arrives and what breaks.

use super::common::{options, person, place};
use games::GameKind;
use kernel::{Dice as _, Observer, SearchDice, Seed};
use protocol::{ClockSetting, Request, ServerMessage, Snapshot, Stage, Update};
use room::{Command, Effects, Line, Log, PersonId, Replica, Room, Tell, Time, To};
use std::collections::VecDeque;
use std::future::Future;
use std::ops::AddAssign;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};

/// What may go wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Faults {
    None,
    Many,
}

/// How many servers there are.
const NODES: usize = 3;
/// Steps in which clients act and things break, and the most that the end may take.
const STEPS: u32 = 1_000;
const LAST_STEPS: u32 = 200_000;

/// How often things happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    pub acknowledged: u64,
    pub crashes: u64,
    pub conflicts: u64,
    /// Appends that were stored, but nobody was told.
    pub unanswered: u64,
    /// News that never came, and came twice.
    pub lost: u64,
    pub doubled: u64,
    pub polled: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, more: Counts) {
        self.acknowledged += more.acknowledged;
        self.crashes += more.crashes;
        self.conflicts += more.conflicts;
        self.unanswered += more.unanswered;
        self.lost += more.lost;
        self.doubled += more.doubled;
        self.polled += more.polled;
    }
}

/// What a server gets.
#[derive(Clone)]
enum ToNode {
    Request {
        client: usize,
        msg: String,
        request: Request,
    },
    News {
        after: usize,
        lines: Vec<Line>,
    },
    /// Time to compare with the log.
    Poll,
    /// Somebody is no longer connected here.
    Gone {
        client: usize,
    },
}

/// What servers share.
pub struct Shared {
    dice: SearchDice,
    faults: Faults,
    /// The log, and after how many lines each append ended.
    pub lines: Vec<Line>,
    pub ends: Vec<usize>,
    inboxes: Vec<VecDeque<ToNode>>,
    /// News under way: to which server.
    news: Vec<(usize, ToNode)>,
    /// Messages under way to clients, in order.
    mail: Vec<VecDeque<(usize, ServerMessage)>>,
    now: u64,
    counts: Counts,
}

type World_ = Arc<Mutex<Shared>>;

fn lock(shared: &World_) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Shared {
    fn one_in(&mut self, many: u32) -> bool {
        self.faults == Faults::Many && self.dice.below(many) == 0
    }
}

/// Gives others a turn.
struct Yield(bool);

impl Future for Yield {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if std::mem::replace(&mut self.0, true) { Poll::Ready(()) } else { Poll::Pending }
    }
}

/// The log failed. Whether it stored something nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Failed;

struct SharedLog(World_);

impl SharedLog {
    async fn wait(&self) {
        let turns = lock(&self.0).dice.below(4);
        for _ in 0..turns {
            Yield(false).await;
        }
    }
}

impl Log for SharedLog {
    type Error = Failed;

    fn is_shared(&self) -> bool {
        true
    }

    async fn append(&self, _: &Room, after: usize, lines: &[Line]) -> Result<bool, Failed> {
        self.wait().await;
        let stored = {
            let mut shared = lock(&self.0);
            if shared.one_in(40) {
                return Err(Failed);
            }
            let stored = shared.lines.len() == after;
            if stored {
                shared.lines.extend(lines.iter().cloned());
                let end = shared.lines.len();
                shared.ends.push(end);
            } else {
                shared.counts.conflicts += 1;
            }
            if shared.one_in(40) {
                shared.counts.unanswered += u64::from(stored);
                return Err(Failed);
            }
            stored
        };
        self.wait().await;
        Ok(stored)
    }

    async fn since(&self, _: &str, after: usize) -> Result<Vec<Line>, Failed> {
        self.wait().await;
        let lines = {
            let mut shared = lock(&self.0);
            if shared.one_in(60) {
                return Err(Failed);
            }
            shared.lines.get(after..).unwrap_or_default().to_vec()
        };
        self.wait().await;
        Ok(lines)
    }
}

/// A server: the same steps as `server::table`.
struct Node {
    me: usize,
    shared: World_,
    replica: Option<Replica>,
    watchers: Vec<usize>,
}

impl Node {
    async fn run(mut self) {
        loop {
            let next = lock(&self.shared).inboxes[self.me].pop_front();
            let Some(message) = next else {
                Yield(false).await;
                continue;
            };
            if self.take(message).await.is_err() {
                // The table is put away, and its watchers have to look anew.
                self.replica = None;
                let mut shared = lock(&self.shared);
                for client in self.watchers.drain(..) {
                    let text = "watch anew".to_owned();
                    let code = protocol::ErrorCode::Unavailable;
                    let message = ServerMessage::Error { code, text, msg: None };
                    shared.mail[client].push_back((self.me, message));
                }
            }
        }
    }

    async fn take(&mut self, message: ToNode) -> Result<(), ()> {
        let log = SharedLog(self.shared.clone());
        let shared = self.shared.clone();
        let now = move || Time(lock(&shared).now);
        match message {
            ToNode::Gone { client } => self.watchers.retain(|&it| it != client),
            ToNode::Request { client, msg, request } => {
                if !self.watchers.contains(&client) {
                    self.watchers.push(client);
                }
                if self.replica.is_none() {
                    let lines = log.since("t1", 0).await.map_err(|_| ())?;
                    self.replica = Some(Replica::restore(&lines).map_err(|_| ())?);
                }
                let Some(replica) = &mut self.replica else { return Err(()) };
                if matches!(request, Request::Watch { .. }) {
                    let read = replica.catch_up(&log, &now, &|_, _| true).await.map_err(|_| ())?;
                    if let Some(effects) = read {
                        self.tell(&effects, None);
                    }
                }
                let Some(replica) = &mut self.replica else { return Err(()) };
                let seed = Seed::from_number(u64::from(lock(&self.shared).dice.below(u32::MAX)));
                let command = Command::Request { from: person(client), msg, request, seed };
                let done = replica.command(&log, &command, &now, &|_, _| true).await;
                let (followed, effects) = done.map_err(|_| ())?;
                let end = replica.lines();
                for effects in followed {
                    self.tell(&effects, None);
                }
                if !effects.append.is_empty() {
                    self.publish(end - effects.append.len(), &effects.append);
                }
                self.tell(&effects, Some(client));
            }
            ToNode::News { after, lines } => {
                let Some(replica) = &mut self.replica else { return Ok(()) };
                let heard = replica.hear(&log, after, &lines, &now, &|_, _| true).await;
                if let Some(effects) = heard.map_err(|_| ())? {
                    self.tell(&effects, None);
                }
            }
            ToNode::Poll => {
                let Some(replica) = &mut self.replica else { return Ok(()) };
                let read = replica.catch_up(&log, &now, &|_, _| true).await.map_err(|_| ())?;
                if let Some(effects) = read {
                    lock(&self.shared).counts.polled += 1;
                    self.tell(&effects, None);
                }
            }
        }
        Ok(())
    }

    fn publish(&self, after: usize, lines: &[Line]) {
        let mut shared = lock(&self.shared);
        for to in (0..NODES).filter(|&it| it != self.me) {
            let news = ToNode::News { after, lines: lines.to_vec() };
            if shared.one_in(6) {
                shared.counts.lost += 1;
                continue;
            }
            if shared.one_in(12) {
                shared.counts.doubled += 1;
                shared.news.push((to, news.clone()));
            }
            shared.news.push((to, news));
        }
    }

    fn tell(&self, effects: &Effects, origin: Option<usize>) {
        let Some(replica) = &self.replica else { return };
        let mut shared = lock(&self.shared);
        for Tell { to, message } in &effects.tells {
            for &client in &self.watchers {
                let observer = replica.room().observer(&person(client).id);
                let his = match to {
                    To::Person(id) => {
                        *id == person(client).id && origin.is_none_or(|it| it == client)
                    }
                    To::Seat(seat) => observer == Observer::Seat(*seat),
                    To::Spectators => observer == Observer::Spectator,
                };
                if his {
                    shared.mail[client].push_back((self.me, message.clone()));
                }
            }
        }
    }
}

/// A person with a connection to one of the servers.
pub struct Client {
    node: usize,
    sent: u32,
    /// Sent and not answered.
    open: Option<(String, Request)>,
    /// How long nothing came.
    waits: u32,
    /// What it sees, and everything it has seen: which version, from where.
    pub sees: Option<Seen>,
    pub seen: Vec<Seen>,
    /// Everything it has asked for, and what of it was acknowledged, in order.
    pub asked: Vec<(String, Request)>,
    pub acknowledged: Vec<(String, Request)>,
}

/// What a client sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    pub you: Option<protocol::Seat>,
    pub version: u32,
    pub stage: Stage,
    pub view: String,
    pub decision: Option<protocol::Decision>,
}

impl Seen {
    pub fn of(snapshot: &Snapshot) -> Seen {
        Seen {
            you: snapshot.you,
            version: snapshot.version,
            stage: snapshot.info.stage,
            view: serde_json::to_string(&snapshot.view).expect("written"),
            decision: snapshot.decision.clone(),
        }
    }

    fn after(you: Option<protocol::Seat>, update: &Update) -> Seen {
        Seen {
            you,
            version: update.version,
            stage: update.info.stage,
            view: serde_json::to_string(&update.view).expect("written"),
            decision: update.decision.clone(),
        }
    }
}

/// Everything.
pub struct World {
    shared: World_,
    tasks: Vec<Pin<Box<dyn Future<Output = ()>>>>,
    pub clients: Vec<Client>,
    kind: GameKind,
}

impl World {
    /// A table that waits for its players.
    pub fn new(seed: u64, kind: GameKind, faults: Faults) -> World {
        let mut dice = SearchDice::new(seed);
        let opened = Room::open(
            "t1",
            &person(0),
            &options(kind, ""),
            ClockSetting::None,
            Seed::from_number(u64::from(dice.below(u32::MAX))),
            Time(1_000),
        );
        let (room, effects) = opened.expect("a table");
        let players = room.lobby_entry().seats.len();
        let shared = Arc::new(Mutex::new(Shared {
            dice,
            faults,
            ends: vec![effects.append.len()],
            lines: effects.append,
            inboxes: vec![VecDeque::new(); NODES],
            news: Vec::new(),
            mail: vec![VecDeque::new(); players],
            now: 1_000,
            counts: Counts::default(),
        }));
        let client = |n: usize| Client {
            node: n % NODES,
            sent: 0,
            open: None,
            waits: 0,
            sees: None,
            seen: Vec::new(),
            asked: Vec::new(),
            acknowledged: Vec::new(),
        };
        let clients = (0..players).map(client).collect();
        let mut world = World { shared, tasks: Vec::new(), clients, kind };
        world.tasks = (0..NODES).map(|me| world.node(me)).collect();
        world
    }

    fn node(&self, me: usize) -> Pin<Box<dyn Future<Output = ()>>> {
        let shared = self.shared.clone();
        Box::pin(Node { me, shared, replica: None, watchers: Vec::new() }.run())
    }

    fn below(&self, many: usize) -> usize {
        lock(&self.shared).dice.below(many as u32) as usize
    }

    pub fn counts(&self) -> Counts {
        lock(&self.shared).counts
    }

    pub fn log(&self) -> Vec<Line> {
        lock(&self.shared).lines.clone()
    }

    /// After how many lines each append ended.
    pub fn ends(&self) -> Vec<usize> {
        lock(&self.shared).ends.clone()
    }

    pub fn id(client: usize) -> PersonId {
        person(client).id
    }

    /// Runs a while with faults, and then without until nothing more is to be told.
    pub fn run(&mut self) {
        for _ in 0..STEPS {
            self.step();
            self.break_something();
        }
        lock(&self.shared).faults = Faults::None;
        let Counts { lost, crashes, unanswered, .. } = self.counts();
        // What got lost is found by comparing.
        let mut compares = lost + crashes + unanswered > 0;
        let mut quiet = 0;
        for step in 0..LAST_STEPS {
            self.poll(step as usize % NODES);
            self.deliver_news();
            for n in 0..self.clients.len() {
                self.hear(n);
                self.insist(n);
            }
            quiet = if self.is_busy() { 0 } else { quiet + 1 };
            if quiet > 40 && !std::mem::take(&mut compares) {
                return;
            } else if quiet > 40 {
                quiet = 0;
                for inbox in &mut lock(&self.shared).inboxes {
                    inbox.push_back(ToNode::Poll);
                }
            }
        }
        panic!("{:?}: it never ends", self.kind);
    }

    fn is_busy(&self) -> bool {
        let shared = lock(&self.shared);
        !shared.news.is_empty()
            || shared.inboxes.iter().any(|it| !it.is_empty())
            || shared.mail.iter().any(|it| !it.is_empty())
            || self.clients.iter().any(|it| it.open.is_some())
    }

    /// Something goes on.
    fn step(&mut self) {
        lock(&self.shared).now += 7;
        match self.below(10) {
            0..=4 => self.poll(self.below(NODES)),
            5 => self.deliver_news(),
            6..=7 => {
                let n = self.below(self.clients.len());
                self.hear(n);
            }
            _ => {
                let n = self.below(self.clients.len());
                self.act(n);
            }
        }
    }

    fn poll(&mut self, node: usize) {
        let mut context = Context::from_waker(Waker::noop());
        let ended = self.tasks[node].as_mut().poll(&mut context);
        assert!(ended.is_pending(), "a server runs for ever");
    }

    /// Any of the news under way arrive: not in the order in which they were sent.
    fn deliver_news(&self) {
        let mut shared = lock(&self.shared);
        if shared.news.is_empty() {
            return;
        }
        let any = match shared.faults {
            Faults::Many => {
                let many = shared.news.len() as u32;
                shared.dice.below(many) as usize
            }
            Faults::None => 0,
        };
        let (to, news) = shared.news.remove(any);
        shared.inboxes[to].push_back(news);
    }

    fn break_something(&mut self) {
        if lock(&self.shared).one_in(400) {
            let node = self.below(NODES);
            self.tasks[node] = self.node(node);
            let mut shared = lock(&self.shared);
            shared.counts.crashes += 1;
            shared.inboxes[node].clear();
            shared.news.retain(|(to, _)| *to != node);
            for mail in &mut shared.mail {
                mail.retain(|(from, _)| *from != node);
            }
            drop(shared);
            for n in 0..self.clients.len() {
                if self.clients[n].node == node {
                    self.come_back(n);
                }
            }
        }
        if lock(&self.shared).one_in(120) {
            let n = self.below(self.clients.len());
            self.come_back(n);
        }
        if lock(&self.shared).one_in(80) {
            let node = self.below(NODES);
            lock(&self.shared).inboxes[node].push_back(ToNode::Poll);
        }
    }

    /// A client goes to any server, looks again and repeats what was not answered.
    fn come_back(&mut self, n: usize) {
        let node = self.below(NODES);
        let before = std::mem::replace(&mut self.clients[n].node, node);
        {
            let mut shared = lock(&self.shared);
            shared.inboxes[before].push_back(ToNode::Gone { client: n });
            shared.mail[n].clear();
        }
        self.clients[n].waits = 0;
        if let Some((msg, request)) = self.clients[n].open.clone() {
            self.send(n, msg, request);
        }
        self.watch(n);
    }

    fn watch(&mut self, n: usize) {
        self.clients[n].sent += 1;
        let msg = format!("w{}", self.clients[n].sent);
        self.send(n, msg, Request::Watch { version: None });
    }

    fn send(&self, n: usize, msg: String, request: Request) {
        let node = self.clients[n].node;
        lock(&self.shared).inboxes[node].push_back(ToNode::Request { client: n, msg, request });
    }

    /// A client wants something, if it has nothing open.
    fn act(&mut self, n: usize) {
        if self.clients[n].open.is_some() {
            return self.insist(n);
        }
        let Some(sees) = self.clients[n].sees.clone() else { return self.watch(n) };
        let request = match (&sees.you, sees.stage) {
            (None, Stage::Lobby) => Request::Sit { seat: place(n) },
            (Some(_), Stage::Lobby) if n == 0 => Request::Start,
            (Some(_), Stage::Playing) => match &sees.decision {
                Some(decision) => {
                    let choice = self.below(decision.choices.len());
                    let action = decision.choices[choice].action.clone();
                    Request::Act { decision: decision.id, action }
                }
                None => return,
            },
            _ => return,
        };
        let client = &mut self.clients[n];
        client.sent += 1;
        let msg = format!("m{}", client.sent);
        client.open = Some((msg.clone(), request.clone()));
        client.asked.push((msg.clone(), request.clone()));
        self.send(n, msg, request);
    }

    /// A client that has waited long repeats itself.
    fn insist(&mut self, n: usize) {
        if self.clients[n].open.is_none() {
            return;
        }
        self.clients[n].waits += 1;
        // At the end everyone is heard in every step; whoever asks again too soon only makes it longer.
        let patience = match lock(&self.shared).faults {
            Faults::Many => 60,
            Faults::None => 2_000,
        };
        if self.clients[n].waits > patience {
            self.come_back(n);
        }
    }

    /// A client hears its next message.
    fn hear(&mut self, n: usize) {
        let Some((from, message)) = lock(&self.shared).mail[n].pop_front() else { return };
        let client = &mut self.clients[n];
        if from != client.node {
            // That connection is closed.
            return;
        }
        let mut looks = None;
        match &message {
            ServerMessage::Ack { msg, .. } => {
                if let Some(done) = client.open.take_if(|it| it.0 == *msg) {
                    client.acknowledged.push(done);
                    client.waits = 0;
                    lock(&self.shared).counts.acknowledged += 1;
                }
            }
            ServerMessage::Refused { msg, .. } => drop(client.open.take_if(|it| it.0 == *msg)),
            ServerMessage::Stale { msg, snapshot, .. } => {
                client.open.take_if(|it| it.0 == *msg);
                looks = Some(Seen::of(snapshot));
            }
            ServerMessage::Snapshot { snapshot, .. } => looks = Some(Seen::of(snapshot)),
            ServerMessage::Update { update, .. } => match &client.sees {
                Some(sees) if sees.version == update.since => {
                    looks = Some(Seen::after(sees.you, update));
                }
                // Known already.
                Some(sees) if sees.version >= update.version => {}
                Some(_) | None => self.watch(n),
            },
            ServerMessage::Error { .. } => self.come_back(n),
            ServerMessage::Welcome { .. }
            | ServerMessage::Lobby { .. }
            | ServerMessage::Mine { .. }
            | ServerMessage::Change { .. }
            | ServerMessage::Said { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Analysis { .. }
            | ServerMessage::Closed { .. }
            | ServerMessage::Notices { .. }
            | ServerMessage::Preview { .. }
            | ServerMessage::Pong { .. } => {}
        }
        if let Some(sees) = looks {
            self.clients[n].seen.push(sees.clone());
            self.clients[n].sees = Some(sees);
        }
    }
}
