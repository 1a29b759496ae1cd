//! The commands `serve` and `backup`: the server, and copies of its database.

use crate::stop::{self, Stop};
use clap::{Args, ValueEnum};
use serde::Deserialize;
use server::{Config, Limits, Rate};
use std::future::Future;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Run a server for browsers and programs
///
/// A flag overrides the environment, and the environment overrides the file of --config. Stop the server with Ctrl-C or
/// SIGTERM; no stored move is lost.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium serve
  trivium serve --listen 0.0.0.0:80 --public-url https://play.example --behind-proxy
  trivium serve --database postgres://trivium@localhost/trivium
  trivium serve --config /etc/trivium.toml

The file uses the same names: listen = \"127.0.0.1:8080\", bot-threads = 2, limits = \"off\" …")]
pub struct ServeArgs {
    /// Read settings from this file
    #[arg(long, value_name = "FILE", env = "TRIVIUM_CONFIG")]
    config: Option<PathBuf>,

    #[command(flatten)]
    settings: Settings,
}

/// The settings, from flags, the environment or a file.
#[derive(Args, Deserialize, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Settings {
    /// Address to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TRIVIUM_LISTEN")]
    listen: Option<SocketAddr>,

    /// SQLite file, or postgres://… [default: trivium.db in your data folder]
    #[arg(long, value_name = "DATABASE", env = "TRIVIUM_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// Public address of the server, if it differs from the listening address
    #[arg(long, value_name = "URL", env = "TRIVIUM_PUBLIC_URL")]
    public_url: Option<String>,

    /// Trust the header X-Forwarded-For; use it only behind a reverse proxy that sets it
    #[arg(long, env = "TRIVIUM_BEHIND_PROXY")]
    behind_proxy: bool,

    /// Number of threads for bots [default: number of cores minus one]
    #[arg(long, value_name = "N", env = "TRIVIUM_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    bot_threads: Option<u16>,

    /// Maximum thinking time of a bot per choice, in seconds [default: 4]
    #[arg(long, value_name = "S", env = "TRIVIUM_BOT_SECONDS", value_parser = clap::value_parser!(u16).range(1..=60))]
    bot_seconds: Option<u16>,

    /// Rate limits [default: usual]
    #[arg(long, value_name = "WHICH", env = "TRIVIUM_LIMITS")]
    limits: Option<LimitChoice>,

    /// Maximum number of connections [default: 20000]
    #[arg(long, value_name = "N", env = "TRIVIUM_SOCKETS", value_parser = clap::value_parser!(u32).range(1..))]
    sockets: Option<u32>,

    /// Format of the log [default: text]
    #[arg(long, value_name = "FORMAT", env = "TRIVIUM_LOG_FORMAT")]
    log_format: Option<LogFormat>,

    /// Log level: error, warn, info or debug [default: info]
    #[arg(long, value_name = "LEVEL", env = "TRIVIUM_LOG")]
    log: Option<LogLevel>,
}

/// Rate limits.
#[derive(ValueEnum, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum LimitChoice {
    /// 20 requests per second for each person, 200 for each address
    Usual,
    /// No limits, for tests on your own machine
    Off,
}

#[derive(ValueEnum, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum LogFormat {
    /// Plain text lines
    Text,
    /// JSON lines
    Json,
}

#[derive(ValueEnum, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

/// Copy the database of a server while the server runs
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium backup monday.db
  trivium backup monday.db --database /var/lib/trivium/trivium.db")]
pub struct BackupArgs {
    /// File to write the copy to; must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The SQLite file [default: the default of `trivium serve`]
    #[arg(long, value_name = "DATABASE", env = "TRIVIUM_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Settings {
    /// These settings, with the missing ones taken from `other`.
    fn or(self, other: Settings) -> Settings {
        Settings {
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            public_url: self.public_url.or(other.public_url),
            behind_proxy: self.behind_proxy || other.behind_proxy,
            bot_threads: self.bot_threads.or(other.bot_threads),
            bot_seconds: self.bot_seconds.or(other.bot_seconds),
            limits: self.limits.or(other.limits),
            sockets: self.sockets.or(other.sockets),
            log_format: self.log_format.or(other.log_format),
            log: self.log.or(other.log),
        }
    }

    fn config(&self) -> Result<Config, Stop> {
        let database = match &self.database {
            Some(database) => database.clone(),
            None => usual_database()?,
        };
        let mut config = Config::new(database);
        config.listen = self.listen.unwrap_or(config.listen);
        config.public_url = self.public_url.as_deref().map(public_url).transpose()?;
        config.behind_proxy = self.behind_proxy;
        config.bot_threads = self.bot_threads.map_or(config.bot_threads, usize::from);
        if let Some(seconds) = self.bot_seconds {
            config.bot_time = Duration::from_secs(u64::from(seconds));
        }
        if let Some(LimitChoice::Off) = self.limits {
            let none = Rate::NONE;
            config.limits = Limits { person: none, address: none, guests: none, ..config.limits };
        }
        if let Some(sockets) = self.sockets {
            config.limits.sockets = sockets as usize;
        }
        Ok(config)
    }
}

/// Runs the server until a signal stops it.
pub fn run(args: &ServeArgs, out: &mut impl Write) -> Result<(), Stop> {
    let from_file = match &args.config {
        Some(path) => {
            let wrong = |why| Stop::usage(format_args!("{}: {why}", path.display()));
            toml::from_str(&stop::read(path)?).map_err(wrong)?
        }
        None => Settings::default(),
    };
    let settings = args.settings.copied().or(from_file);
    let config = settings.config()?;
    log(settings.log.unwrap_or(LogLevel::Info), settings.log_format.unwrap_or(LogFormat::Text));
    let database = shown(&config.database);
    let public = config.public_url.clone();
    run_async(async {
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        let running = server::start(config).await.map_err(Stop::usage)?;
        let link = public.unwrap_or_else(|| format!("http://{}", running.address));
        writeln!(out, "Database: {database}")?;
        writeln!(out, "Play at {link}/")?;
        out.flush()?;
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        running.stop().await;
        writeln!(out, "Everything is stored.")?;
        Ok(())
    })
}

/// Copies the database.
pub fn backup(args: &BackupArgs, out: &mut impl Write) -> Result<(), Stop> {
    let database = match &args.database {
        Some(database) => database.clone(),
        None => usual_database()?,
    };
    let is_address = database.contains("://");
    if !is_address && !Path::new(&database).exists() {
        return Err(Stop::usage(format_args!("there is no database {database}")));
    }
    run_async(async {
        let store = server::store::Store::open(&database).await.map_err(Stop::usage)?;
        store.backup(&args.file).await.map_err(Stop::usage)?;
        store.close().await;
        writeln!(out, "Copied {} to {}.", shown(&database), args.file.display())?;
        Ok(())
    })
}

fn run_async(work: impl Future<Output = Result<(), Stop>>) -> Result<(), Stop> {
    tokio::runtime::Runtime::new()?.block_on(work)
}

impl Settings {
    /// A copy; the command line is only borrowed.
    fn copied(&self) -> Settings {
        Settings { database: self.database.clone(), public_url: self.public_url.clone(), ..*self }
    }
}

/// The address without its password.
fn shown(database: &str) -> String {
    match database.split_once("://").zip(database.rsplit_once('@')) {
        Some(((scheme, _), (_, place))) => format!("{scheme}://…@{place}"),
        None => database.to_owned(),
    }
}

fn public_url(text: &str) -> Result<String, Stop> {
    let place = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match place.map(|place| place.trim_end_matches('/')) {
        Some(place) if !place.is_empty() && !place.contains('/') => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        Some(_) | None => Err(Stop::usage(format_args!(
            "`{text}` is not a public URL; use the form https://play.example, without a path"
        ))),
    }
}

/// The default database in the user's data folder, which is created if necessary.
fn usual_database() -> Result<String, Stop> {
    let given = |name: &str| std::env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let data = given("XDG_DATA_HOME").or_else(|| Some(given("HOME")?.join(".local/share")));
    let none = || Stop::usage("there is no home folder; set the database with --database");
    let folder = data.ok_or_else(none)?.join("trivium");
    std::fs::create_dir_all(&folder).map_err(|why| {
        Stop::usage(format_args!("cannot make the folder {}: {why}", folder.display()))
    })?;
    let file = folder.join("trivium.db");
    file.into_os_string()
        .into_string()
        .map_err(|_| Stop::usage("the home folder is not valid text; use --database"))
}

/// Logs go to standard error, so that programs can read standard output.
fn log(level: LogLevel, format: LogFormat) {
    let level = match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let wanted = Targets::new().with_default(level).with_target("sqlx", LevelFilter::WARN);
    let log = tracing_subscriber::registry().with(wanted);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    match format {
        LogFormat::Text => log.with(lines).init(),
        LogFormat::Json => log.with(lines.json()).init(),
    }
}
