//! Where the server's log goes, and how it looks.

use clap::ValueEnum;
use serde::Deserialize;
use std::io::{self, IsTerminal as _};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// How a log looks.
#[derive(ValueEnum, Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// Plain text lines
    Text,
    /// JSON lines; the start lines are part of the log, and standard output stays empty
    Json,
}

/// How much is logged.
#[derive(ValueEnum, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum LogLevel {
    Error,
    Warn,
    /// Start and stop, games, refusals, administration
    Info,
    /// Every request too
    Debug,
}

/// Logs go to standard error, so that programs can read standard output.
pub fn start(level: LogLevel, format: LogFormat) {
    let level = match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    // The database tells its slow queries as warnings, without what was put into them.
    let wanted = Targets::new().with_default(level).with_target("sqlx", LevelFilter::WARN);
    let log = tracing_subscriber::registry().with(wanted);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    match format {
        LogFormat::Text => log.with(lines.with_ansi(io::stderr().is_terminal())).init(),
        LogFormat::Json => log.with(lines.json().flatten_event(true)).init(),
    }
}
