//! NATS, which carries the news.

use super::news::{Bulletin, News};
use async_nats::connection::State;
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, ServerAddr, Subscriber};
use futures_util::{FutureExt as _, StreamExt as _};
use std::fmt;
use std::time::Duration;

/// How long the first attempt to connect may take.
const PATIENCE: Duration = Duration::from_secs(3);
/// How often the connection is tried; one that does not answer is dropped soon after.
const PING_EVERY: Duration = Duration::from_secs(2);

/// Why news cannot be carried by this NATS at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadNats {
    /// Not an address.
    Address(String),
    /// The server wants another name and password, or any.
    NotAuthorised(String),
    /// Its certificate cannot be trusted, or it speaks no TLS.
    Tls(String, String),
}

impl fmt::Display for BadNats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadNats::Address(text) => {
                write!(
                    f,
                    "`{text}` is not an address of NATS; use the form nats://user:password@host:4222"
                )
            }
            BadNats::NotAuthorised(at) => write!(
                f,
                "the NATS server {at} does not let this server in; put its user and password into the address: \
                 nats://user:password@host:4222"
            ),
            BadNats::Tls(at, why) => write!(f, "cannot speak TLS with the NATS server {at}: {why}"),
        }
    }
}

impl std::error::Error for BadNats {}

/// A connection to NATS, which comes back by itself when it breaks.
pub struct Nats {
    client: Client,
    /// What all subjects of the cluster begin with.
    prefix: String,
    /// Without user and password, for logs.
    pub address: String,
}

/// News of one subject.
pub struct Following(Subscriber);

impl Following {
    /// The next news; `None` if no more will come. What cannot be read is left out: the database has it.
    pub async fn next(&mut self) -> Option<Bulletin<'static>> {
        loop {
            let message = self.0.next().await?;
            match serde_json::from_slice::<Bulletin<'static>>(&message.payload) {
                Ok(bulletin) => return Some(bulletin),
                Err(why) => tracing::debug!(%why, "news that cannot be read"),
            }
        }
    }
}

impl Nats {
    /// Connects. A server that cannot be reached is tried again and again in the background; one that does not let us in is
    /// an error.
    pub async fn connect(address: &str, cluster: &str, node: &str) -> Result<Nats, BadNats> {
        let server: ServerAddr =
            address.parse().map_err(|_| BadNats::Address(without_password(address)))?;
        if !address.contains("://") || server.host().is_empty() {
            return Err(BadNats::Address(without_password(address)));
        }
        let shown = format!("nats://{}:{}", server.host(), server.port());
        let options = || {
            let shown = shown.clone();
            let options = match (server.username(), server.password()) {
                (Some(user), Some(password)) => {
                    ConnectOptions::with_user_and_password(user.to_owned(), password.to_owned())
                }
                (_, _) => ConnectOptions::new(),
            };
            options
                .name(format!("trivium {node}"))
                .ping_interval(PING_EVERY)
                .connection_timeout(PATIENCE)
                .reconnect_delay_callback(|tries| {
                    Duration::from_millis(50u64 << tries.min(5)).min(Duration::from_secs(1))
                })
                .event_callback(move |event| tell(event, shown.clone()))
        };
        let client = match options().connect(server.clone()).await {
            Ok(client) => client,
            Err(why) => match why.kind() {
                ConnectErrorKind::ServerParse => return Err(BadNats::Address(shown)),
                ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                    return Err(BadNats::NotAuthorised(shown));
                }
                ConnectErrorKind::Tls => return Err(BadNats::Tls(shown, why.to_string())),
                ConnectErrorKind::Dns
                | ConnectErrorKind::TimedOut
                | ConnectErrorKind::Io
                | ConnectErrorKind::MaxReconnects => {
                    tracing::warn!(nats = %shown, %why, "NATS cannot be reached; what other servers do is read from the database");
                    let later = options().retry_on_initial_connect().connect(server).await;
                    later.map_err(|_| BadNats::Address(shown.clone()))?
                }
            },
        };
        let info = client.server_info();
        if !info.auth_required && !is_local(&info.host) {
            tracing::warn!(nats = %shown, "this NATS lets everyone in; give it users, or let only servers reach it");
        }
        Ok(Nats { client, prefix: format!("trivium.{cluster}"), address: shown })
    }

    /// Are news carried now?
    pub fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Tells the others, if that is possible at once.
    pub fn publish(&self, subject: &str, node: &str, news: News<'_>) {
        if !self.is_connected() {
            return;
        }
        // Nothing in it can fail to be written.
        let Ok(text) = serde_json::to_vec(&Bulletin { node: node.into(), news }) else { return };
        let subject = format!("{}.{subject}", self.prefix);
        // What does not fit into the queue is lost; the others find it in the database.
        let _ = self.client.publish(subject, text.into()).now_or_never();
    }

    /// Hears the news of a subject from now on; `None` if that is not possible.
    pub async fn follow(&self, subject: &str) -> Option<Following> {
        let subject = format!("{}.{subject}", self.prefix);
        self.client.subscribe(subject).await.ok().map(Following)
    }
}

async fn tell(event: Event, nats: String) {
    match event {
        Event::Connected => tracing::info!(%nats, "NATS carries the news"),
        Event::Disconnected => {
            tracing::warn!(%nats, "NATS is lost; what other servers do is read from the database");
        }
        Event::SlowConsumer(_) => tracing::warn!(%nats, "news were lost because too many came"),
        Event::ServerError(why) => tracing::warn!(%nats, %why, "NATS"),
        Event::ClientError(why) => tracing::warn!(%nats, %why, "NATS"),
        Event::LameDuckMode | Event::Draining | Event::Closed => {
            tracing::info!(%nats, %event, "NATS");
        }
    }
}

fn is_local(host: &str) -> bool {
    matches!(host, "127.0.0.1" | "localhost" | "::1" | "")
}

/// An address as it may be shown.
fn without_password(address: &str) -> String {
    match address.rsplit_once('@') {
        Some((_, place)) => format!("nats://…@{place}"),
        None => address.to_owned(),
    }
}
