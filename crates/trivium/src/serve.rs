//! The server, and copies of its database.

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

/// Serve tables to browsers and programs
///
/// What is not given as a flag is taken from the environment, then from the file of --config, then as it usually is. Stop
/// it with Ctrl-C or SIGTERM: everything is stored by then.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium serve
  trivium serve --listen 0.0.0.0:80 --public-url https://play.example --behind-proxy
  trivium serve --database postgres://trivium@localhost/trivium
  trivium serve --config /etc/trivium.toml

The file has the same names: listen = \"127.0.0.1:8080\", bot-threads = 2, limits = \"off\" …")]
pub struct ServeArgs {
    /// Take what is not given here from this file
    #[arg(long, value_name = "FILE", env = "TRIVIUM_CONFIG")]
    config: Option<PathBuf>,

    #[command(flatten)]
    settings: Settings,
}

/// What can be set, by flags, by the environment or in a file.
#[derive(Args, Deserialize, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Settings {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TRIVIUM_LISTEN")]
    listen: Option<SocketAddr>,

    /// A file of SQLite, or postgres://… [default: trivium.db in the folder for your data]
    #[arg(long, value_name = "DATABASE", env = "TRIVIUM_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// Under which address people reach the server, if it is another one
    #[arg(long, value_name = "URL", env = "TRIVIUM_PUBLIC_URL")]
    public_url: Option<String>,

    /// Believe the header X-Forwarded-For; only behind a proxy that sets it
    #[arg(long, env = "TRIVIUM_BEHIND_PROXY")]
    behind_proxy: bool,

    /// On how many threads bots think [default: one less than there are cores]
    #[arg(long, value_name = "N", env = "TRIVIUM_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    bot_threads: Option<u16>,

    /// The longest a bot thinks about one choice, in seconds [default: 4]
    #[arg(long, value_name = "S", env = "TRIVIUM_BOT_SECONDS", value_parser = clap::value_parser!(u16).range(1..=60))]
    bot_seconds: Option<u16>,

    /// How much may be asked for [default: usual]
    #[arg(long, value_name = "WHICH", env = "TRIVIUM_LIMITS")]
    limits: Option<LimitChoice>,

    /// The most connections at the same time [default: 20000]
    #[arg(long, value_name = "N", env = "TRIVIUM_SOCKETS", value_parser = clap::value_parser!(u32).range(1..))]
    sockets: Option<u32>,

    /// How the log is written [default: text]
    #[arg(long, value_name = "FORMAT", env = "TRIVIUM_LOG_FORMAT")]
    log_format: Option<LogFormat>,

    /// What is logged: error, warn, info, debug [default: info]
    #[arg(long, value_name = "LEVEL", env = "TRIVIUM_LOG")]
    log: Option<LogLevel>,
}

/// How much may be asked for.
#[derive(ValueEnum, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum LimitChoice {
    /// 20 requests a second for a person, 200 from an address
    Usual,
    /// As much as anyone likes: for tests on one's own machine
    Off,
}

#[derive(ValueEnum, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum LogFormat {
    /// Lines for people
    Text,
    /// Lines of JSON
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

/// Copy the database of a server, which goes on meanwhile
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium backup monday.db
  trivium backup monday.db --database /var/lib/trivium/trivium.db")]
pub struct BackupArgs {
    /// The copy; must not be there yet
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The file of SQLite; without it, the one `trivium serve` takes
    #[arg(long, value_name = "DATABASE", env = "TRIVIUM_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Settings {
    /// What is set here, or else there.
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

/// Serves until it is told to stop.
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
    /// Those of the command line, which is only lent.
    fn copied(&self) -> Settings {
        Settings { database: self.database.clone(), public_url: self.public_url.clone(), ..*self }
    }
}

/// An address that can be shown: without a password.
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
            "`{text}` is no public URL; one is https://play.example, without a path"
        ))),
    }
}

/// A file in the folder for the user's data, which is made if it is not there.
fn usual_database() -> Result<String, Stop> {
    let given = |name: &str| std::env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let data = given("XDG_DATA_HOME").or_else(|| Some(given("HOME")?.join(".local/share")));
    let none = || Stop::usage("there is no home folder; say where the database is with --database");
    let folder = data.ok_or_else(none)?.join("trivium");
    std::fs::create_dir_all(&folder).map_err(|why| {
        Stop::usage(format_args!("cannot make the folder {}: {why}", folder.display()))
    })?;
    let file = folder.join("trivium.db");
    file.into_os_string()
        .into_string()
        .map_err(|_| Stop::usage("the home folder is not valid text; use --database"))
}

/// Logs go to standard error, so that what is printed can be read by programs.
fn log(level: LogLevel, format: LogFormat) {
    let level = match level {
        LogLevel::Error => "error",
        LogLevel::Warn => "warn",
        LogLevel::Info => "info",
        LogLevel::Debug => "debug",
    };
    let filter = tracing_subscriber::EnvFilter::new(format!("{level},sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}
