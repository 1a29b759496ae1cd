use crate::admin::Subnet;
use protocol::Admission;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// `postgres://…`, or the path of a SQLite file.
    pub database: String,
    /// `nats://…`: what carries news between several servers of one PostgreSQL.
    pub nats: Option<String>,
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
    /// How often the whole database is checked for damage, in the background.
    pub check_every: Duration,
    /// The limits for persons and networks.
    pub limits: Limits,
    /// The certificate for TLS; without one the server speaks plain HTTP.
    pub tls: Option<CertificateSource>,
    /// What administrators have to show; without one there is no administration.
    pub admin_token: Option<String>,
    /// Where administration and metrics listen, if not with everything else.
    pub admin_listen: Option<SocketAddr>,
    /// Who may come.
    pub admission: Admission,
    /// From these networks everyone may come without an invitation.
    pub allow: Vec<Subnet>,
    /// How long things are kept.
    pub keep: Keep,
    /// How long clients may be slow.
    pub timeouts: Timeouts,
}

/// The files of a certificate, in PEM. They are read again when they change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The certificate and those that vouch for it.
    pub chain: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// Where the certificate comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CertificateSource {
    /// From files.
    Files(Certificate),
    /// From an authority, which checks the names by a handshake with this server (TLS-ALPN-01).
    Acme(Acme),
}

impl From<Certificate> for CertificateSource {
    fn from(files: Certificate) -> CertificateSource {
        CertificateSource::Files(files)
    }
}

/// How to get certificates by ACME.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acme {
    /// The names of this server.
    pub domains: Vec<String>,
    /// The address of mail that the authority may write to.
    pub contact: Option<String>,
    /// The address of the authority.
    pub directory: String,
    /// Who vouches for the authority, in PEM, if it is not a public one.
    pub ca: Option<PathBuf>,
    /// Certificates, their keys and the account are kept here.
    pub folder: PathBuf,
}

impl Acme {
    /// The address of Let's Encrypt.
    pub const LETS_ENCRYPT: &str = rustls_acme::acme::LETS_ENCRYPT_PRODUCTION_DIRECTORY;
}

/// How long things are kept; what has no time is kept for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Tables whose game is over, after the last thing that happened there.
    pub games: Option<Duration>,
    /// Tables whose game is not over, or has not begun.
    pub unfinished: Option<Duration>,
    /// What was said at a table, after the last thing that happened there.
    pub chat: Option<Duration>,
    /// Persons, after their last visit.
    pub guests: Option<Duration>,
    /// How often everything is gone through.
    pub every: Duration,
    /// The pause between two steps, in which others use the database.
    pub pause: Duration,
}

impl Keep {
    /// Everything, for good.
    pub const ALL: Keep = Keep {
        games: None,
        unfinished: None,
        chat: None,
        guests: None,
        every: Duration::from_secs(60 * 60),
        pause: Duration::from_millis(200),
    };
}

/// How long the server waits for a client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For the head of a request, also for the next one on the same connection, and for a handshake.
    pub header: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// With nothing sent in either direction.
    pub idle: Duration,
    /// For a client that does not take what it is sent.
    pub write: Duration,
    /// For requests under way when the server stops.
    pub goodbye: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            header: Duration::from_secs(15),
            body: Duration::from_secs(15),
            idle: Duration::from_secs(100),
            write: Duration::from_secs(20),
            goodbye: Duration::from_secs(3),
        }
    }
}

/// Limits for persons and networks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// By one person.
    pub person: Rate,
    /// From one network: an IPv4 address, or the /64 of an IPv6 address.
    pub address: Rate,
    /// New guests from one network.
    pub guests: Rate,
    /// Tries to use a code of another device, from one network.
    pub codes: Rate,
    /// Replays of games for one network, in kilobytes.
    pub replays: Rate,
    /// What one person says at tables.
    pub chat: Rate,
    /// New tables of one person.
    pub tables: Rate,
    /// New tables from one network.
    pub tables_of_network: Rate,
    /// Tables of one host that are not over.
    pub unfinished: Option<usize>,
    /// Requests for advice of one person at the same time.
    pub learning: usize,
    /// Connections at the same time.
    pub sockets: usize,
    /// Connections at the same time from one network.
    pub sockets_of_network: Option<usize>,
    /// WebSockets and streams of one person at the same time.
    pub sockets_of_person: Option<usize>,
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

impl Limits {
    /// No limits for persons and networks, for tests on one machine.
    pub fn off() -> Limits {
        Limits {
            person: Rate::NONE,
            address: Rate::NONE,
            guests: Rate::NONE,
            codes: Rate::NONE,
            replays: Rate::NONE,
            chat: Rate::NONE,
            tables: Rate::NONE,
            tables_of_network: Rate::NONE,
            unfinished: None,
            sockets_of_network: None,
            sockets_of_person: None,
            ..Limits::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            person: Rate { per_second: 20.0, burst: 80.0 },
            address: Rate { per_second: 200.0, burst: 800.0 },
            guests: Rate { per_second: 1.0, burst: 60.0 },
            codes: Rate { per_second: 0.2, burst: 10.0 },
            replays: Rate { per_second: 1_024.0, burst: 65_536.0 },
            chat: Rate { per_second: 0.5, burst: 10.0 },
            tables: Rate { per_second: 0.1, burst: 10.0 },
            tables_of_network: Rate { per_second: 0.25, burst: 40.0 },
            unfinished: Some(20),
            learning: 3,
            sockets: 20_000,
            sockets_of_network: Some(256),
            sockets_of_person: Some(16),
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
            nats: None,
            public_url: None,
            behind_proxy: false,
            bot_threads: (cores - 1).max(1),
            bot_time: Duration::from_secs(4),
            analysis_time: Duration::from_secs(4),
            idle: Duration::from_secs(60),
            check_every: Duration::from_secs(24 * 60 * 60),
            limits: Limits::default(),
            tls: None,
            admin_token: None,
            admin_listen: None,
            admission: Admission::Open,
            allow: Vec::new(),
            keep: Keep::ALL,
            timeouts: Timeouts::default(),
        }
    }
}
