//! What goes on, as numbers for Prometheus.

use crate::cluster::Health;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper ends of the latency buckets, in microseconds.
const BUCKETS: [u64; 12] = [
    500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
    5_000_000,
];

/// Counters of a server.
#[derive(Default)]
pub struct Metrics {
    /// Open WebSockets.
    pub sockets: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// Requests to tables.
    pub requests: Counter,
    /// Choices of persons and bots that were stored.
    pub moves: Counter,
    /// Lines that were stored.
    pub lines: Counter,
    /// Tables that had to be read again because another server was faster.
    pub conflicts: Counter,
    /// News of other servers that came.
    pub news: Counter,
    /// Tables of which news were missed, and read from the database.
    pub news_missed: Counter,
    /// Connections closed because they did not read what they were sent.
    pub slow: Counter,
    /// What was refused for coming too fast.
    pub limited: Counter,
    /// Tables, chats and persons removed for their age.
    pub removed: Counter,
    /// Requests over HTTP that were refused or failed.
    pub refused: Counter,
    /// Connections that were not let in.
    pub turned_away: Counter,
    /// From a request to its answer, stored.
    pub latency: Histogram,
}

/// Something that is counted.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds to the counter.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }
}

/// Something that grows and shrinks.
#[derive(Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Changes the gauge by this much.
    pub fn add(&self, change: i64) {
        self.0.fetch_add(change, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long things took.
#[derive(Default)]
pub struct Histogram {
    counts: [AtomicU64; BUCKETS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// One more.
    pub fn observe(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = BUCKETS.iter().position(|&most| micros <= most).unwrap_or(BUCKETS.len());
        self.counts[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, into: &mut String) {
        let _ = writeln!(into, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bucket, count) in self.counts.iter().enumerate() {
            sum += count.load(Ordering::Relaxed);
            match BUCKETS.get(bucket) {
                Some(&most) => {
                    let _ = writeln!(into, "{name}_bucket{{le=\"{}\"}} {sum}", most as f64 / 1e6);
                }
                None => {
                    let _ = writeln!(into, "{name}_bucket{{le=\"+Inf\"}} {sum}");
                }
            }
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(into, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}

/// What is counted elsewhere.
pub struct Elsewhere<'a> {
    /// The lengths of the queues.
    pub queues: &'a [(&'static str, usize)],
    /// How often the database failed.
    pub failures: u64,
    /// Did a check find damage in it?
    pub is_damaged: bool,
    /// How often work on a thread of a pool broke off.
    pub panics: u64,
    /// How many connections are open.
    pub connections: usize,
    /// How the cluster is.
    pub cluster: Option<Health>,
}

impl Metrics {
    /// As Prometheus reads it, with what is counted elsewhere.
    pub fn text(&self, elsewhere: &Elsewhere<'_>) -> String {
        let Elsewhere { queues, failures, is_damaged, panics, connections, cluster } = elsewhere;
        let mut text = String::new();
        if let Some(Health { nodes, news, skew }) = cluster {
            let news = i64::from(*news == Some(true));
            let seconds = *skew as f64 / 1e3;
            let _ = writeln!(
                text,
                "# HELP trivium_nodes Servers that share the database\n# TYPE trivium_nodes gauge\n\
                 trivium_nodes {nodes}\n\
                 # HELP trivium_news_carried Whether NATS carries the news\n# TYPE trivium_news_carried gauge\n\
                 trivium_news_carried {news}\n\
                 # HELP trivium_clock_skew_seconds By how much this machine is ahead of the database\n\
                 # TYPE trivium_clock_skew_seconds gauge\ntrivium_clock_skew_seconds {seconds}"
            );
        }
        let _ = writeln!(
            text,
            "# HELP trivium_database_failures_total Reads and writes that failed\n\
             # TYPE trivium_database_failures_total counter\ntrivium_database_failures_total {failures}\n\
             # HELP trivium_database_damaged Whether a check of the whole database found damage\n\
             # TYPE trivium_database_damaged gauge\ntrivium_database_damaged {}\n\
             # HELP trivium_panics_total Work of bots, advice and study that broke off\n\
             # TYPE trivium_panics_total counter\ntrivium_panics_total {panics}\n\
             # HELP trivium_connections Open connections of any kind\n\
             # TYPE trivium_connections gauge\ntrivium_connections {connections}",
            u8::from(*is_damaged)
        );
        for (name, help, gauge) in [
            ("trivium_sockets", "Open WebSockets", &self.sockets),
            ("trivium_tables_live", "Tables in memory", &self.tables),
        ] {
            let value = gauge.get();
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        for (name, help, counter) in [
            ("trivium_requests_total", "Requests to tables", &self.requests),
            ("trivium_moves_total", "Choices stored", &self.moves),
            ("trivium_lines_total", "Lines stored", &self.lines),
            ("trivium_conflicts_total", "Appends another server was faster with", &self.conflicts),
            ("trivium_news_total", "News of other servers", &self.news),
            (
                "trivium_news_missed_total",
                "Tables of which news were missed and read from the database",
                &self.news_missed,
            ),
            ("trivium_slow_sockets_total", "Connections closed for not reading", &self.slow),
            ("trivium_turned_away_total", "Connections not let in", &self.turned_away),
            ("trivium_limited_total", "Requests refused for coming too fast", &self.limited),
            (
                "trivium_removed_total",
                "Tables, chats and persons removed for their age",
                &self.removed,
            ),
            ("trivium_http_refused_total", "HTTP requests refused or failed", &self.refused),
        ] {
            let value = counter.0.load(Ordering::Relaxed);
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
        }
        let name = "trivium_queue_length";
        let _ = writeln!(text, "# HELP {name} What waits\n# TYPE {name} gauge");
        for (queue, length) in *queues {
            let _ = writeln!(text, "{name}{{queue=\"{queue}\"}} {length}");
        }
        let help = "From a request to its stored answer";
        self.latency.write("trivium_request_seconds", help, &mut text);
        text
    }
}
