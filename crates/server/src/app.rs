use crate::admin::{self, Admin};
use crate::clock::Clock;
use crate::cluster::{self, BadNats, Cluster, News};
use crate::config::Config;
use crate::hub::{self, Hub};
use crate::limits::{Buckets, Counts, Held, Network, Places, Shared};
use crate::listen::{self, Door};
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::pool::Pool;
use crate::store::{Store, StoreError};
use crate::table::ToTable;
use crate::tables::{self, Tables, Unreachable};
use crate::tls::{BadCertificate, Tls};
use crate::{clock, http, retention};
use protocol::Request;
use std::collections::HashSet;
use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How often the database is asked for tables that have to be woken.
const WAKE_EVERY: Duration = Duration::from_secs(2);
/// How often the time is kept.
const BEAT_EVERY: Duration = Duration::from_secs(20);
/// How often the file of the database is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How long after the start, and after a fault that is gone, the whole database is looked through.
const FIRST_CHECK: Duration = Duration::from_secs(2);
/// How often it is while it is damaged.
const CHECK_AGAIN: Duration = Duration::from_secs(60);
/// How many tables are brought into memory at once.
const LOADING: usize = 2;
/// How many are woken at once.
const WAKE_MOST: i64 = 256;
/// How long a stopping server waits for what is under way, and then for the database.
const PATIENCE: Duration = Duration::from_millis(3_500);
const LAST_PATIENCE: Duration = Duration::from_secs(1);

/// Everything that the parts of a server share.
pub(crate) struct App {
    pub config: Config,
    pub store: Store,
    /// The time of the tables.
    pub clock: Clock,
    /// The other servers of the same database, if there can be any.
    pub cluster: Option<Cluster>,
    pub tables: Tables,
    pub hub: Hub,
    pub metrics: Metrics,
    /// Where bots choose.
    pub bots: Pool,
    /// Where advice and reviews are made, so that no bot waits for them.
    pub advisers: Pool,
    /// Where finished games are played again.
    pub study: Pool,
    /// Lets connections in.
    pub door: Arc<Door>,
    /// The WebSockets and streams of each person and network.
    pub held_by_person: Option<Arc<Counts<room::PersonId>>>,
    pub held_by_network: Option<Arc<Counts<Network>>>,
    /// From where everyone came last.
    pub places: Places,
    pub by_person: Buckets<room::PersonId>,
    pub by_address: Buckets<Network>,
    pub new_guests: Buckets<Network>,
    pub codes: Buckets<Network>,
    /// Wrong tokens of administrators.
    pub wrong_tokens: Buckets<Network>,
    pub admin: Admin,
    /// Held by whoever reads everything that is stored about a person: one at a time.
    pub reading_all: Semaphore,
    pub replays: Buckets<Network>,
    pub chat: Buckets<room::PersonId>,
    pub new_tables: Buckets<room::PersonId>,
    pub new_tables_of_network: Buckets<Network>,
    /// Who waits for advice.
    pub learners: Arc<Counts<room::PersonId>>,
    /// How many tables are brought into memory at once.
    pub loading: Semaphore,
    /// Becomes true once.
    pub stopping: watch::Sender<bool>,
    /// Held by everything that has to finish before the store is closed; taken away when the server stops.
    alive: Mutex<Option<mpsc::Sender<()>>>,
}

impl App {
    /// Something begins that a stopping server has to wait for; `None` if it stops already.
    pub fn alive(&self) -> Option<mpsc::Sender<()>> {
        self.alive.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }
}

/// The place of a WebSocket or stream among those of its person and its network, until it is dropped.
pub(crate) struct Place {
    _person: Option<Held<room::PersonId>>,
    _network: Option<Held<Network>>,
}

impl App {
    /// A place for a WebSocket or stream; `None` if this person or network has too many.
    pub fn place(&self, person: &room::PersonId, network: Network) -> Option<Place> {
        let person = match &self.held_by_person {
            Some(counts) => Some(counts.hold(person.clone())?),
            None => None,
        };
        let network = match &self.held_by_network {
            Some(counts) => Some(counts.hold(network)?),
            None => None,
        };
        Some(Place { _person: person, _network: network })
    }
}

/// What other servers have to know as well.
impl App {
    /// The id of this server among others; nothing if there can be no others.
    pub fn node(&self) -> &str {
        self.cluster.as_ref().map_or("", Cluster::node)
    }

    /// The list of tables has changed.
    pub fn lobby_changed(&self) {
        self.hub.lobby_changed();
        if let Some(cluster) = &self.cluster {
            cluster.tell_all(News::Lobby);
        }
    }

    /// Something has changed at a table of these persons.
    pub fn mine_changed<'a>(&self, persons: impl Iterator<Item = &'a room::PersonId>) {
        let Some(cluster) = &self.cluster else { return self.hub.mine_changed(persons) };
        let persons: Vec<&room::PersonId> = persons.collect();
        self.hub.mine_changed(persons.iter().copied());
        cluster.tell_people(&persons);
    }

    /// Subscribes a connection to its person's tables.
    pub fn join_mine(self: &Arc<App>, outbox: &Arc<Outbox>) {
        self.hub.join_mine(outbox);
        if let Some(cluster) = &self.cluster {
            cluster.follow_person(self, outbox.person());
        }
    }

    /// It no longer is.
    pub fn leave_mine(&self, outbox: &Outbox) {
        if self.hub.leave_mine(outbox)
            && let Some(cluster) = &self.cluster
        {
            cluster.leave_person(outbox.person());
        }
    }

    /// Takes something on for a while that only one server has to do; `false` if another one has.
    pub async fn takes_on(&self, what: &str, time: Duration) -> Result<bool, StoreError> {
        let Some(cluster) = &self.cluster else { return Ok(true) };
        let millis = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        self.store.lease(what, cluster.node(), millis).await
    }

    /// The limits that count what is done at any server.
    fn limits_of_all(&self) -> [(&'static str, &dyn Shared); 9] {
        [
            ("person", &self.by_person),
            ("address", &self.by_address),
            ("guests", &self.new_guests),
            ("codes", &self.codes),
            ("admin", &self.wrong_tokens),
            ("replays", &self.replays),
            ("chat", &self.chat),
            ("tables", &self.new_tables),
            ("network-tables", &self.new_tables_of_network),
        ]
    }

    /// From now on other servers are told what is used up here.
    fn share_limits(&self) {
        for (_, limit) in self.limits_of_all() {
            limit.share();
        }
    }

    /// What was used up here since the last time, by those who use much.
    pub fn spent_here(&self) -> Vec<(String, String, f64)> {
        let named = |(name, limit): (&str, &dyn Shared)| {
            let spent = limit.take_spent().into_iter();
            spent.map(|(who, cost)| (name.to_owned(), who, cost)).collect::<Vec<_>>()
        };
        self.limits_of_all().into_iter().flat_map(named).collect()
    }

    /// Takes note of what was used up at another server.
    pub fn others_spent(&self, spent: &[(String, String, f64)]) {
        let limits = self.limits_of_all();
        for (name, who, cost) in spent {
            if let Some((_, limit)) = limits.iter().find(|(it, _)| it == name) {
                limit.spent_elsewhere(who, *cost);
            }
        }
    }
}

impl App {
    /// May a person ask this now? What is said to others has a limit of its own.
    pub fn may_ask(&self, person: &room::PersonId, request: &Request) -> bool {
        let speaks = matches!(request, Request::Say { .. } | Request::Emote { .. });
        let may = !speaks || self.chat.take(person.clone());
        if !may {
            self.metrics.limited.add(1);
        }
        may
    }
}

/// Why a server did not start.
#[derive(Debug)]
pub enum NotStarted {
    /// The database cannot be used.
    Store(StoreError),
    /// Something else listens there.
    AddressInUse(SocketAddr),
    /// It cannot listen there for another reason.
    Listen(SocketAddr, std::io::Error),
    /// The system gives no more threads.
    Threads(std::io::Error),
    /// The certificate or its key cannot be used.
    Tls(BadCertificate),
    /// NATS cannot be used.
    Nats(BadNats),
    /// NATS without PostgreSQL.
    NatsAlone,
}

impl fmt::Display for NotStarted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotStarted::Store(why) => why.fmt(f),
            NotStarted::AddressInUse(address) => write!(
                f,
                "something already listens on {address}; stop it, or choose another port with --listen"
            ),
            NotStarted::Listen(address, why) => write!(f, "cannot listen on {address}: {why}"),
            NotStarted::Tls(why) => why.fmt(f),
            NotStarted::Nats(why) => why.fmt(f),
            NotStarted::NatsAlone => f.write_str(
                "NATS carries news between servers that share a PostgreSQL database; set --database postgres://… as well, \
                 or leave --nats out",
            ),
            NotStarted::Threads(why) => write!(f, "cannot start a thread: {why}"),
        }
    }
}

impl std::error::Error for NotStarted {}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where administration and metrics listen, if not there too.
    pub admin_address: Option<SocketAddr>,
    app: Arc<App>,
    finished: mpsc::Receiver<()>,
    tasks: Vec<JoinHandle<()>>,
    serving: JoinHandle<()>,
}

/// Starts a server: it listens when this returns.
pub async fn start(config: Config) -> Result<Running, NotStarted> {
    let tls = config.tls.clone().map(Tls::new).transpose().map_err(NotStarted::Tls)?;
    let store = Store::open(&config.database).await.map_err(NotStarted::Store)?;
    if config.nats.is_some() && !store.is_shared() {
        return Err(NotStarted::NatsAlone);
    }
    let (listener, address) = bind(config.listen).await?;
    let (cluster, clock) = if store.is_shared() {
        let nats = config.nats.as_deref();
        let (cluster, time) = Cluster::join(&store, nats, address.to_string()).await?;
        (Some(cluster), Clock::at(time))
    } else {
        let kept = store.kept_time().await.map_err(NotStarted::Store)?;
        (None, Clock::resume(kept, clock::wall()))
    };
    let admin_listener = match config.admin_listen {
        Some(at) => Some(bind(at).await?),
        None => None,
    };
    let admin_address = admin_listener.as_ref().map(|(_, address)| *address);
    let (alive, finished) = mpsc::channel(1);
    let bots = Pool::new("bot", config.bot_threads).map_err(NotStarted::Threads)?;
    let advisers = Pool::new("adviser", 1).map_err(NotStarted::Threads)?;
    let study = Pool::new("study", 1).map_err(NotStarted::Threads)?;
    let limits = config.limits;
    let admin = Admin::new(config.admin_token.as_deref());
    // All connections of a proxy come from one address: it is counted by what the proxy says.
    let of_network = limits.sockets_of_network.filter(|_| !config.behind_proxy);
    let door = Arc::new(Door::new(listen::capacity(limits.sockets), of_network));
    let app = Arc::new(App {
        admin,
        wrong_tokens: Buckets::new(limits.guests),
        reading_all: Semaphore::new(1),
        config,
        store,
        clock,
        cluster,
        tables: Tables::default(),
        hub: Hub::default(),
        metrics: Metrics::default(),
        bots,
        advisers,
        study,
        door,
        held_by_person: limits.sockets_of_person.map(|most| Arc::new(Counts::new(most))),
        held_by_network: limits.sockets_of_network.map(|most| Arc::new(Counts::new(most))),
        places: Places::default(),
        by_person: Buckets::new(limits.person),
        by_address: Buckets::new(limits.address),
        new_guests: Buckets::new(limits.guests),
        codes: Buckets::new(limits.codes),
        replays: Buckets::new(limits.replays),
        chat: Buckets::new(limits.chat),
        new_tables: Buckets::new(limits.tables),
        new_tables_of_network: Buckets::new(limits.tables_of_network),
        learners: Arc::new(Counts::new(limits.learning)),
        loading: Semaphore::new(LOADING),
        stopping: watch::Sender::new(false),
        alive: Mutex::new(Some(alive)),
    });
    admin::read(&app).await.map_err(NotStarted::Store)?;
    let mut tasks = vec![
        tokio::spawn(hub::run(app.clone())),
        tokio::spawn(wake(app.clone())),
        tokio::spawn(check(app.clone())),
        tokio::spawn(admin::run(app.clone())),
        tokio::spawn(retention::run(app.clone())),
    ];
    match app.cluster {
        Some(_) => {
            app.share_limits();
            tasks.push(tokio::spawn(cluster::run(app.clone())));
        }
        None => tasks.push(tokio::spawn(beat(app.clone()))),
    }
    if let Some((listener, _)) = admin_listener {
        let router = http::admin_router(app.clone());
        tokio::spawn(listen::run(app.clone(), listener, router, None));
    }
    let router = http::router(app.clone());
    let tls = tls.map(|(tls, follower)| {
        tasks.push(tokio::spawn(follower.run()));
        tls
    });
    let serving = tokio::spawn(listen::run(app.clone(), listener, router, tls));
    Ok(Running { address, admin_address, app, finished, tasks, serving })
}

async fn bind(at: SocketAddr) -> Result<(TcpListener, SocketAddr), NotStarted> {
    let listener = TcpListener::bind(at).await.map_err(|why| {
        if why.kind() == std::io::ErrorKind::AddrInUse {
            NotStarted::AddressInUse(at)
        } else {
            NotStarted::Listen(at, why)
        }
    })?;
    let address = listener.local_addr().map_err(|why| NotStarted::Listen(at, why))?;
    Ok((listener, address))
}

impl Running {
    /// Stops, within five seconds: connections are told and closed, what is under way is finished and stored.
    pub async fn stop(self) {
        let Running { app, mut finished, tasks, serving, .. } = self;
        app.stopping.send_replace(true);
        app.alive.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
        tasks.iter().for_each(JoinHandle::abort);
        let ended = async {
            // Everyone has let go of it when there is nothing more to come.
            finished.recv().await;
            serving.await
        };
        if timeout(PATIENCE, ended).await.is_err() {
            tracing::warn!("not everything was finished in time");
        }
        let closed = async {
            match &app.cluster {
                Some(cluster) => cluster.leave(&app.store).await,
                None => app.beat().await,
            }
            app.store.clone().close().await;
        };
        if timeout(LAST_PATIENCE, closed).await.is_err() {
            tracing::warn!(
                "the database was not closed in time; nothing that was acknowledged is lost"
            );
        }
    }
}

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error says that the server itself is gone.
    let _ = stopping.wait_for(|&stops| stops).await;
}

impl App {
    /// Keeps the time, so that it goes on from there if the server starts again.
    async fn beat(&self) {
        let (time, wall) = (clock::stored(self.clock.now()), clock::stored(clock::wall()));
        // The writer has told why not.
        let _ = self.store.beat(time, wall).await;
    }
}

async fn beat(app: Arc<App>) {
    loop {
        app.beat().await;
        tokio::time::sleep(BEAT_EVERY).await;
    }
}

/// Looks whether the database is still there and whole. What is found is logged; health checks tell it too.
async fn check(app: Arc<App>) {
    let every = app.config.check_every;
    let mut next = tokio::time::Instant::now() + FIRST_CHECK.min(every);
    let mut trouble = None;
    loop {
        tokio::time::sleep(LOOK_EVERY.min(every)).await;
        let now = tokio::time::Instant::now();
        let found = app.store.look().err();
        if let Some(why) = &found {
            if found != trouble {
                tracing::error!(%why, "the database is not as it was");
            }
            // Writing takes up another file, or saves what can be saved. The writer tells why not.
            let _ = app.store.ready().await;
        } else if trouble.is_some() {
            next = next.min(now + FIRST_CHECK);
        }
        trouble = found;
        if now >= next {
            if let Err(why) = app.store.check().await {
                tracing::warn!(%why, "the database could not be checked");
            }
            let again = if app.store.is_damaged() { CHECK_AGAIN.min(every) } else { every };
            next = tokio::time::Instant::now() + again;
        }
    }
}

/// Brings tables into memory where a clock runs out or a bot has to choose: after a restart, all of them in time.
async fn wake(app: Arc<App>) {
    // These cannot be. It is said once, and they do not keep others from being found.
    let mut damaged = HashSet::new();
    loop {
        let until =
            clock::stored(room::Time(app.clock.now().0 + 2 * WAKE_EVERY.as_millis() as u64));
        let others = app.cluster.as_ref().map(Cluster::others).unwrap_or_default();
        match app.store.due(until, WAKE_MOST + damaged.len() as i64, &others).await {
            Ok(due) => {
                for table in due {
                    if damaged.contains(&table) || app.tables.is_live(&table) {
                        continue;
                    }
                    let Err(why) = tables::send(&app, &table, ToTable::Wake).await else {
                        continue;
                    };
                    tracing::error!(%table, %why, "a table cannot be woken");
                    if matches!(why, Unreachable::Damaged(_)) {
                        damaged.insert(table);
                    }
                }
            }
            Err(why) => tracing::error!(%why, "the clocks cannot be read"),
        }
        tokio::time::sleep(WAKE_EVERY).await;
    }
}
