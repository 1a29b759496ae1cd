use std::net::SocketAddr;
use std::time::Duration;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// `postgres://…`, or the path of a SQLite file.
    pub database: String,
    /// The address under which people reach it, if that is another one: `https://play.example`.
    pub public_url: Option<String>,
    /// Take a client's address from the header `X-Forwarded-For`: only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// The longest a bot thinks about one choice.
    pub bot_time: Duration,
    /// The longest an analysis takes.
    pub analysis_time: Duration,
    /// An unwatched table is unloaded after this time and loaded again when it is needed.
    pub idle: Duration,
    /// The rate limits.
    pub limits: Limits,
}

/// Rate limits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// By one person.
    pub person: Rate,
    /// From one address.
    pub address: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// Connections at the same time.
    pub sockets: usize,
    /// Tables that one connection may watch.
    pub watched: usize,
}

/// A token bucket: a burst, then a number per second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// Requests per second; 0 means no limit.
    pub per_second: f64,
    /// Requests at once.
    pub burst: f64,
}

impl Rate {
    /// No limit.
    pub const NONE: Rate = Rate { per_second: 0.0, burst: 0.0 };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            person: Rate { per_second: 20.0, burst: 80.0 },
            address: Rate { per_second: 200.0, burst: 800.0 },
            guests: Rate { per_second: 1.0, burst: 60.0 },
            sockets: 20_000,
            watched: 64,
        }
    }
}

impl Config {
    /// With this database, and everything else as it usually is.
    pub fn new(database: impl Into<String>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: database.into(),
            public_url: None,
            behind_proxy: false,
            bot_threads: (cores - 1).max(1),
            bot_time: Duration::from_secs(4),
            analysis_time: Duration::from_secs(4),
            idle: Duration::from_secs(60),
            limits: Limits::default(),
        }
    }
}
