use crate::config::Config;
use crate::hub::{self, Hub};
use crate::limits::Buckets;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::store::{Store, StoreError};
use crate::table::ToTable;
use crate::tables::{self, Tables, Unreachable};
use crate::{clock, http};
use axum::serve::ListenerExt as _;
use std::collections::HashSet;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

/// How often the database is asked for tables that have to be woken.
const WAKE_EVERY: Duration = Duration::from_secs(2);
/// How many are woken at once.
const WAKE_MOST: i64 = 256;
/// How long a stopping server waits for what is under way.
const PATIENCE: Duration = Duration::from_secs(10);

/// Everything that the parts of a server share.
pub(crate) struct App {
    pub config: Config,
    pub store: Store,
    pub tables: Tables,
    pub hub: Hub,
    pub metrics: Metrics,
    /// Where bots choose.
    pub bots: Pool,
    /// Where advice and reviews are made, so that no bot waits for them.
    pub advisers: Pool,
    pub by_person: Buckets<room::PersonId>,
    pub by_address: Buckets<IpAddr>,
    pub new_guests: Buckets<IpAddr>,
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
            NotStarted::Threads(why) => write!(f, "cannot start a thread: {why}"),
        }
    }
}

impl std::error::Error for NotStarted {}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    app: Arc<App>,
    finished: mpsc::Receiver<()>,
    tasks: Vec<JoinHandle<()>>,
    serving: JoinHandle<()>,
}

/// Starts a server: it listens when this returns.
pub async fn start(config: Config) -> Result<Running, NotStarted> {
    let store = Store::open(&config.database).await.map_err(NotStarted::Store)?;
    let listen = config.listen;
    let listener = TcpListener::bind(listen).await.map_err(|why| {
        if why.kind() == std::io::ErrorKind::AddrInUse {
            NotStarted::AddressInUse(listen)
        } else {
            NotStarted::Listen(listen, why)
        }
    })?;
    let address = listener.local_addr().map_err(|why| NotStarted::Listen(listen, why))?;
    let (alive, finished) = mpsc::channel(1);
    let bots = Pool::new("bot", config.bot_threads).map_err(NotStarted::Threads)?;
    let advisers = Pool::new("adviser", 1).map_err(NotStarted::Threads)?;
    let limits = config.limits;
    let app = Arc::new(App {
        config,
        store,
        tables: Tables::default(),
        hub: Hub::default(),
        metrics: Metrics::default(),
        bots,
        advisers,
        by_person: Buckets::new(limits.person),
        by_address: Buckets::new(limits.address),
        new_guests: Buckets::new(limits.guests),
        stopping: watch::Sender::new(false),
        alive: Mutex::new(Some(alive)),
    });
    let tasks = vec![tokio::spawn(hub::run(app.clone())), tokio::spawn(wake(app.clone()))];
    // Small messages should not wait for more of them.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let router = http::router(app.clone());
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let mut stopping = app.stopping.subscribe();
    let until = async move { stopped(&mut stopping).await };
    let serving = tokio::spawn(async move {
        if let Err(why) = axum::serve(listener, service).with_graceful_shutdown(until).await {
            tracing::error!(%why, "the server no longer listens");
        }
    });
    Ok(Running { address, app, finished, tasks, serving })
}

impl Running {
    /// Stops: connections are told and closed, what is under way is finished and stored.
    pub async fn stop(self) {
        let Running { app, mut finished, tasks, serving, .. } = self;
        app.stopping.send_replace(true);
        app.alive.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
        tasks.iter().for_each(JoinHandle::abort);
        // Everyone has let go of it when there is nothing more to come.
        let tables = tokio::time::timeout(PATIENCE, finished.recv()).await;
        let served = tokio::time::timeout(PATIENCE, serving).await;
        if tables.is_err() || served.is_err() {
            tracing::warn!("not everything was finished in time");
        }
        app.store.clone().close().await;
    }
}

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error says that the server itself is gone.
    let _ = stopping.wait_for(|&stops| stops).await;
}

/// Brings tables into memory where a clock runs out or a bot has to choose: after a restart, all of them in time.
async fn wake(app: Arc<App>) {
    // These cannot be. It is said once, and they do not keep others from being found.
    let mut damaged = HashSet::new();
    loop {
        let until = clock::stored(room::Time(clock::now().0 + 2 * WAKE_EVERY.as_millis() as u64));
        match app.store.due(until, WAKE_MOST + damaged.len() as i64).await {
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
