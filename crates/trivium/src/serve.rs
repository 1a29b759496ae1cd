//! The command `serve`: the server and its settings.

use crate::logging::{self, LogFormat, LogLevel};
use crate::stop::{self, Stop};
use crate::token;
use clap::{Args, ValueEnum};
use protocol::Admission;
use serde::Deserialize;
use server::{Acme, Certificate, CertificateSource, Config, Keep, Limits, Subnet};
use std::future::Future;
use std::io::Write;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};

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
  trivium serve --database postgres://trivium@db/trivium --nats nats://trivium:secret@news:4222
  trivium serve --listen 0.0.0.0:443 --acme-domain play.example --acme-contact me@play.example
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
#[derive(Args, Deserialize, Default, Clone)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Settings {
    /// Address to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TRIVIUM_LISTEN")]
    listen: Option<SocketAddr>,

    /// SQLite file, or postgres://… [default: trivium.db in your data folder]
    #[arg(long, value_name = "DATABASE", env = "TRIVIUM_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// Address of a NATS server, nats://user:password@host:4222; it carries news between several servers that share a
    /// PostgreSQL database
    #[arg(long, value_name = "URL", env = "TRIVIUM_NATS", hide_env_values = true)]
    nats: Option<String>,

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

    /// Certificate for TLS, a PEM file with its chain; read again when it changes
    #[arg(long, value_name = "FILE", env = "TRIVIUM_TLS_CERT", requires = "tls_key")]
    tls_cert: Option<PathBuf>,

    /// Private key of the certificate, a PEM file
    #[arg(long, value_name = "FILE", env = "TRIVIUM_TLS_KEY", requires = "tls_cert")]
    tls_key: Option<PathBuf>,

    /// Name for which the server gets a certificate by itself (ACME); may be repeated. By using it you accept the terms of the authority
    #[arg(
        long,
        value_name = "NAME",
        env = "TRIVIUM_ACME_DOMAIN",
        value_delimiter = ',',
        conflicts_with = "tls_cert"
    )]
    acme_domain: Vec<String>,

    /// With --acme-domain: the e-mail address that the authority may write to
    #[arg(long, value_name = "E-MAIL", env = "TRIVIUM_ACME_CONTACT")]
    acme_contact: Option<String>,

    /// With --acme-domain: the authority [default: Let's Encrypt]
    #[arg(long, value_name = "URL", env = "TRIVIUM_ACME_DIRECTORY")]
    acme_directory: Option<String>,

    /// With --acme-domain: a PEM file with the root certificate of the authority, if it is a private one
    #[arg(long, value_name = "FILE", env = "TRIVIUM_ACME_CA")]
    acme_ca: Option<PathBuf>,

    /// With --acme-domain: the folder that keeps certificates and keys [default: beside the SQLite database]
    #[arg(long, value_name = "FOLDER", env = "TRIVIUM_ACME_FOLDER")]
    acme_folder: Option<PathBuf>,

    /// Address for administration and metrics; without it they share the address of --listen
    #[arg(long, value_name = "ADDRESS:PORT", env = "TRIVIUM_ADMIN_LISTEN")]
    admin_listen: Option<SocketAddr>,

    /// File with the token of administrators, created if missing [default: beside the SQLite database]
    #[arg(long, value_name = "FILE", env = "TRIVIUM_ADMIN_TOKEN_FILE")]
    admin_token_file: Option<PathBuf>,

    /// Who may come to this server [default: open]
    #[arg(long, value_name = "WHO", env = "TRIVIUM_ADMISSION")]
    admission: Option<AdmissionChoice>,

    /// With --admission invited: a network from which everyone may come; may be repeated
    #[arg(long, value_name = "NETWORK", env = "TRIVIUM_ALLOW", value_delimiter = ',')]
    allow: Vec<String>,

    /// Days to keep a table after its game is over [default: for good]
    #[arg(long, value_name = "DAYS", env = "TRIVIUM_KEEP_GAMES", value_parser = clap::value_parser!(u16).range(1..))]
    keep_games: Option<u16>,

    /// Days to keep a table without a finished game after the last move [default: for good]
    #[arg(long, value_name = "DAYS", env = "TRIVIUM_KEEP_UNFINISHED", value_parser = clap::value_parser!(u16).range(1..))]
    keep_unfinished: Option<u16>,

    /// Days to keep the chat of a table after the last move [default: for good]
    #[arg(long, value_name = "DAYS", env = "TRIVIUM_KEEP_CHAT", value_parser = clap::value_parser!(u16).range(1..))]
    keep_chat: Option<u16>,

    /// Days to keep a person after the last visit [default: for good]
    #[arg(long, value_name = "DAYS", env = "TRIVIUM_KEEP_GUESTS", value_parser = clap::value_parser!(u16).range(1..))]
    keep_guests: Option<u16>,

    /// Format of the log [default: text]
    #[arg(long, value_name = "FORMAT", env = "TRIVIUM_LOG_FORMAT")]
    log_format: Option<LogFormat>,

    /// Log level: error, warn, info or debug [default: info]
    #[arg(long, value_name = "LEVEL", env = "TRIVIUM_LOG")]
    log: Option<LogLevel>,
}

/// Who may come.
#[derive(ValueEnum, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum AdmissionChoice {
    /// Everyone
    Open,
    /// Known persons, persons with an invitation (`trivium admin invite`), and networks of --allow
    Invited,
}

/// Rate limits.
#[derive(ValueEnum, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum LimitChoice {
    /// 20 requests per second and 16 connections for each person, 200 and 256 for each address
    Usual,
    /// No limits for persons and addresses, for tests on your own machine
    Off,
}

impl Settings {
    /// These settings, with the missing ones taken from `other`.
    fn or(self, other: Settings) -> Settings {
        Settings {
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            nats: self.nats.or(other.nats),
            public_url: self.public_url.or(other.public_url),
            behind_proxy: self.behind_proxy || other.behind_proxy,
            bot_threads: self.bot_threads.or(other.bot_threads),
            bot_seconds: self.bot_seconds.or(other.bot_seconds),
            limits: self.limits.or(other.limits),
            sockets: self.sockets.or(other.sockets),
            tls_cert: self.tls_cert.or(other.tls_cert),
            tls_key: self.tls_key.or(other.tls_key),
            acme_domain: if self.acme_domain.is_empty() {
                other.acme_domain
            } else {
                self.acme_domain
            },
            acme_contact: self.acme_contact.or(other.acme_contact),
            acme_directory: self.acme_directory.or(other.acme_directory),
            acme_ca: self.acme_ca.or(other.acme_ca),
            acme_folder: self.acme_folder.or(other.acme_folder),
            admin_listen: self.admin_listen.or(other.admin_listen),
            admin_token_file: self.admin_token_file.or(other.admin_token_file),
            admission: self.admission.or(other.admission),
            allow: if self.allow.is_empty() { other.allow } else { self.allow },
            keep_games: self.keep_games.or(other.keep_games),
            keep_unfinished: self.keep_unfinished.or(other.keep_unfinished),
            keep_chat: self.keep_chat.or(other.keep_chat),
            keep_guests: self.keep_guests.or(other.keep_guests),
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
        config.nats = self.nats.clone();
        config.public_url = self.public_url.as_deref().map(public_url).transpose()?;
        config.behind_proxy = self.behind_proxy;
        config.bot_threads = self.bot_threads.map_or(config.bot_threads, usize::from);
        if let Some(seconds) = self.bot_seconds {
            config.bot_time = Duration::from_secs(u64::from(seconds));
        }
        if let Some(LimitChoice::Off) = self.limits {
            config.limits = Limits::off();
        }
        if let Some(sockets) = self.sockets {
            config.limits.sockets = sockets as usize;
        }
        config.tls = self.certificate(&config.database)?;
        config.admin_listen = self.admin_listen;
        config.admission = match self.admission {
            Some(AdmissionChoice::Invited) => Admission::Invited,
            Some(AdmissionChoice::Open) | None => Admission::Open,
        };
        let subnets = self.allow.iter().map(|text| text.parse::<Subnet>());
        config.allow = subnets
            .collect::<Result<_, _>>()
            .map_err(|why| Stop::usage(format_args!("--allow: {why}")))?;
        let days = |days: u16| Duration::from_secs(u64::from(days) * 24 * 60 * 60);
        config.keep = Keep {
            games: self.keep_games.map(days),
            unfinished: self.keep_unfinished.map(days),
            chat: self.keep_chat.map(days),
            guests: self.keep_guests.map(days),
            ..Keep::ALL
        };
        Ok(config)
    }

    fn certificate(&self, database: &str) -> Result<Option<CertificateSource>, Stop> {
        let files = match (&self.tls_cert, &self.tls_key) {
            (Some(chain), Some(key)) => {
                Some(Certificate { chain: chain.clone(), key: key.clone() }.into())
            }
            (None, None) => None,
            (Some(_), None) | (None, Some(_)) => {
                return Err(Stop::usage("TLS needs both tls-cert and tls-key"));
            }
        };
        if self.acme_domain.is_empty() {
            return Ok(files);
        }
        if files.is_some() {
            return Err(Stop::usage("set either tls-cert or acme-domain, not both"));
        }
        if let Some(bad) = self.acme_domain.iter().find(|name| !is_domain(name)) {
            let wrong = format_args!("acme-domain `{bad}` is not a name such as play.example");
            return Err(Stop::usage(wrong));
        }
        let directory = self.acme_directory.as_deref().unwrap_or(Acme::LETS_ENCRYPT);
        if !directory.starts_with("https://") {
            return Err(Stop::usage("acme-directory has to begin with https://"));
        }
        let folder = match &self.acme_folder {
            Some(folder) => folder.clone(),
            None if is_file(database) => PathBuf::from(format!("{database}.acme")),
            None => return Err(Stop::usage("with PostgreSQL, acme-domain needs acme-folder")),
        };
        Ok(Some(CertificateSource::Acme(Acme {
            domains: self.acme_domain.clone(),
            contact: self.acme_contact.clone(),
            directory: directory.to_owned(),
            ca: self.acme_ca.clone(),
            folder,
        })))
    }
}

/// Could somebody own this name?
fn is_domain(name: &str) -> bool {
    let is_label = |label: &str| {
        let letters = label.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-');
        letters && (1..=63).contains(&label.len()) && !label.starts_with('-')
    };
    name.len() <= 253 && name.contains('.') && name.split('.').all(is_label)
}

/// Is it SQLite?
fn is_file(database: &str) -> bool {
    !database.starts_with("postgres://") && !database.starts_with("postgresql://")
}

/// The settings in a file.
fn in_file(path: &Path) -> Result<Settings, Stop> {
    let wrong = |why| Stop::usage(format_args!("{}: {why}", path.display()));
    toml::from_str(&stop::read(path)?).map_err(wrong)
}

/// The database that is named, or the one in the server's configuration, or the usual one.
pub fn database_of(named: Option<&str>, config: Option<&Path>) -> Result<String, Stop> {
    let configured = || config.map(in_file).transpose();
    match named {
        Some(database) => Ok(database.to_owned()),
        None => match configured()?.and_then(|it| it.database) {
            Some(database) => Ok(database),
            None => usual_database(),
        },
    }
}

/// The settings of the packaged server.
const PACKAGED: &str = "/etc/trivium.toml";

/// How administrators reach a server.
pub struct Desk {
    /// Its address.
    pub url: String,
    /// The file with its token, if there can be one.
    pub token_file: Option<PathBuf>,
}

/// How administrators reach the server with this configuration. Without one: the server of this user, or else the packaged one.
pub fn desk_of(config: Option<&Path>) -> Result<Desk, Stop> {
    let own = usual_token_file().is_ok_and(|file| file.exists());
    let packaged = Some(Path::new(PACKAGED)).filter(|it| !own && it.exists());
    let settings = config.or(packaged).map(in_file).transpose()?.unwrap_or_default();
    let plain = settings.admin_listen.is_some();
    let has_tls = !plain && (settings.tls_cert.is_some() || !settings.acme_domain.is_empty());
    let url = match settings.public_url.as_deref().filter(|_| has_tls) {
        // The certificate is for this name.
        Some(url) => public_url(url)?,
        None => {
            let usual = SocketAddr::from(([127, 0, 0, 1], 8080));
            let mut at = settings.admin_listen.or(settings.listen).unwrap_or(usual);
            if at.ip().is_unspecified() {
                at.set_ip(if at.is_ipv4() {
                    Ipv4Addr::LOCALHOST.into()
                } else {
                    Ipv6Addr::LOCALHOST.into()
                });
            }
            format!("{}://{at}", if has_tls { "https" } else { "http" })
        }
    };
    // Without a home folder the file has to be named.
    let database = settings.database.or_else(|| usual_database().ok());
    let beside = || database.filter(|it| is_file(it)).map(|it| token::beside(&it));
    Ok(Desk { url, token_file: settings.admin_token_file.or_else(beside) })
}

/// Where the token of administrators is, if nothing else is said.
fn usual_token_file() -> Result<PathBuf, Stop> {
    usual_database().map(|database| token::beside(&database))
}

/// The token of administrators and the file it is in. A PostgreSQL database has no place for a file beside it.
fn admin_token(
    settings: &Settings,
    database: &str,
) -> Result<(Option<String>, Option<PathBuf>), Stop> {
    if let Some(token) = token::from_environment()? {
        return Ok((Some(token), None));
    }
    // The server itself says what is wrong with a database without a folder.
    let beside = || Some(token::beside(database)).filter(|it| is_file(database) && has_folder(it));
    let file = settings.admin_token_file.clone().or_else(beside);
    let token = file.as_deref().map(token::from_file).transpose()?;
    Ok((token, file))
}

fn has_folder(file: &Path) -> bool {
    file.parent().is_some_and(|folder| folder.as_os_str().is_empty() || folder.is_dir())
}

/// Runs the server until a signal stops it.
pub fn run(args: &ServeArgs, out: &mut impl Write) -> Result<(), Stop> {
    let from_file = args.config.as_deref().map(in_file).transpose()?.unwrap_or_default();
    let settings = args.settings.clone().or(from_file);
    let mut config = settings.config()?;
    let format = settings.log_format.unwrap_or(LogFormat::Text);
    logging::start(settings.log.unwrap_or(LogLevel::Info), format);
    let database = shown(&config.database);
    let public = config.public_url.clone();
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    run_async(async {
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        let (token, token_file) = admin_token(&settings, &config.database)?;
        config.admin_token = token;
        let running = server::start(config).await.map_err(Stop::usage)?;
        let link = public.unwrap_or_else(|| format!("{scheme}://{}", running.address));
        tracing::info!(
            version = env!("CARGO_PKG_VERSION"),
            %database,
            listen = %running.address,
            admin = %running.admin_address.unwrap_or(running.address),
            token_file = token_file.map_or("none".to_owned(), |it| it.display().to_string()),
            %link,
            "started"
        );
        if format == LogFormat::Text {
            writeln!(out, "Database: {database}")?;
            writeln!(out, "Play at {link}/")?;
            out.flush()?;
        }
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        running.stop().await;
        tracing::info!("stopped; everything is stored");
        if format == LogFormat::Text {
            writeln!(out, "Everything is stored.")?;
        }
        Ok(())
    })
}

pub fn run_async<T>(work: impl Future<Output = Result<T, Stop>>) -> Result<T, Stop> {
    tokio::runtime::Runtime::new()?.block_on(work)
}

/// The address without its password.
pub fn shown(database: &str) -> String {
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
