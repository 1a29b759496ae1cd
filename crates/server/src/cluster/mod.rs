//! Several servers on one PostgreSQL database. The database keeps the truth: the lines of the tables, who serves, what time it
//! is. NATS only carries the news, so that the others need not ask for them. Without NATS a server reads the database again
//! and again: slower, never wrong (I15).
//!
//! A server with SQLite has nothing of this.

mod nats;
mod news;

pub use nats::{BadNats, Following};
pub use news::{Bulletin, News};

use crate::limits::{Named as _, Network};
use crate::store::{NodeRow, Pulse, Stand, Store, StoreError};
use crate::table::ToTable;
use crate::{App, NotStarted, admin, clock};
use nats::Nats;
use room::{PersonId, Time};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::task::AbortHandle;

/// How often a server says that it is there.
const BEAT_EVERY: Duration = Duration::from_secs(2);
/// How often the tables in memory are compared with the database while NATS carries the news: some may have got lost.
const COMPARE_EVERY: Duration = Duration::from_secs(5);
/// How often without NATS: at first, and after a while in which nothing has happened.
const POLL_FIRST: Duration = Duration::from_millis(200);
const POLL_LAST: Duration = Duration::from_secs(2);
/// Lists are read again after this long even if no news came.
const LIST_EVERY: Duration = Duration::from_secs(20);
/// How many tables are compared with one query.
const COMPARED: usize = 1_000;
/// A machine whose clock differs more than this from that of the database is told of, in milliseconds.
const SKEWED: i64 = 2_000;
/// How often the others are told who uses much of their limits.
const TELL_SPENT_EVERY: Duration = Duration::from_millis(500);
/// The subject of what concerns every server.
const ALL: &str = "all";

/// This server among those that share its database.
pub struct Cluster {
    me: NodeRow,
    nats: Option<Nats>,
    state: Mutex<State>,
}

struct State {
    /// The ids of the other servers.
    others: Arc<[String]>,
    /// By how many milliseconds the clock of this machine is ahead of the database's.
    skew: i64,
    /// Persons whose news are followed.
    people: HashMap<PersonId, AbortHandle>,
}

/// What everyone may know of a cluster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Health {
    /// How many servers there are.
    pub nodes: usize,
    /// Does NATS carry the news? `None` without NATS.
    pub news: Option<bool>,
    /// By how many milliseconds the clock of this machine is ahead of the database's.
    pub skew: i64,
}

impl Health {
    /// What is not as it should be, though games go on.
    pub fn troubles(&self) -> Vec<String> {
        let mut troubles = Vec::new();
        if self.news == Some(false) {
            troubles.push("NATS cannot be reached; moves on other servers are seen later".into());
        }
        if self.news.is_none() && self.nodes > 1 {
            troubles.push(
                "there are other servers, but no NATS; moves on them are seen later".to_owned(),
            );
        }
        if self.skew.abs() > SKEWED {
            let (by, how) = (self.skew.abs() / 1_000, if self.skew > 0 { "ahead" } else { "late" });
            troubles.push(format!("the clock of this machine is {by} s {how}; set it"));
        }
        troubles
    }
}

impl Cluster {
    /// Joins the servers that share this database, and says what time it is for all of them.
    pub async fn join(
        store: &Store,
        nats: Option<&str>,
        address: String,
    ) -> Result<(Cluster, Time), NotStarted> {
        let name = store.cluster(&crate::random::hex::<8>()).await.map_err(NotStarted::Store)?;
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let me = NodeRow { id: crate::random::hex::<8>(), address, version };
        let nats = match nats {
            Some(at) => Some(Nats::connect(at, &name, &me.id).await.map_err(NotStarted::Nats)?),
            None => None,
        };
        let state = State { others: Arc::default(), skew: 0, people: HashMap::new() };
        let cluster = Cluster { me, nats, state: Mutex::new(state) };
        let pulse = cluster.beat(store, clock::wall()).await.map_err(NotStarted::Store)?;
        tracing::info!(
            cluster = %name, node = %cluster.me.id, nodes = pulse.nodes.len(),
            nats = cluster.nats.as_ref().map_or("none", |it| it.address.as_str()), "joined"
        );
        Ok((cluster, Time(u64::try_from(pulse.time).unwrap_or(0))))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The id of this server.
    pub fn node(&self) -> &str {
        &self.me.id
    }

    /// The ids of the other servers.
    pub fn others(&self) -> Arc<[String]> {
        self.lock().others.clone()
    }

    /// Does this server still serve?
    pub fn is_alive(&self, node: &str) -> bool {
        node == self.me.id || self.others().iter().any(|it| it == node)
    }

    /// How it is.
    pub fn health(&self) -> Health {
        let state = self.lock();
        Health {
            nodes: 1 + state.others.len(),
            news: self.nats.as_ref().map(Nats::is_connected),
            skew: state.skew,
        }
    }

    /// Tells the servers that have a table in memory.
    pub fn tell_table(&self, table: &str, news: News<'_>) {
        self.publish(&format!("table.{table}"), news);
    }

    /// Tells all servers.
    pub fn tell_all(&self, news: News<'_>) {
        self.publish(ALL, news);
    }

    /// Tells the servers to which these persons are connected.
    pub fn tell_people(&self, persons: &[&PersonId]) {
        for person in persons {
            self.publish(&format!("person.{}", person.as_str()), News::Mine);
        }
    }

    fn publish(&self, subject: &str, news: News<'_>) {
        if let Some(nats) = &self.nats {
            nats.publish(subject, &self.me.id, news);
        }
    }

    /// Hears what other servers do at a table from now on. The news `Who` come back to this server as well: whatever was
    /// stored before they do has to be read.
    pub async fn follow_table(&self, table: &str) -> Option<Following> {
        let nats = self.nats.as_ref()?;
        let subject = format!("table.{table}");
        let following = nats.follow(&subject).await;
        nats.publish(&subject, &self.me.id, News::Who);
        following
    }

    /// Hears when something changes at a table of a person, until [`Cluster::leave_person`].
    pub fn follow_person(&self, app: &Arc<App>, person: &PersonId) {
        if self.nats.is_none() {
            return;
        }
        let (app, who) = (app.clone(), person.clone());
        let mut state = self.lock();
        state.people.entry(person.clone()).or_insert_with(|| {
            let hearing = async move {
                let Some(nats) = app.cluster.as_ref().and_then(|it| it.nats.as_ref()) else {
                    return;
                };
                let subject = format!("person.{}", who.as_str());
                let Some(mut following) = nats.follow(&subject).await else { return };
                while following.next().await.is_some() {
                    app.hub.mine_changed([&who].into_iter());
                }
            };
            tokio::spawn(hearing).abort_handle()
        });
    }

    /// No longer.
    pub fn leave_person(&self, person: &PersonId) {
        if let Some(hearing) = self.lock().people.remove(person) {
            hearing.abort();
        }
    }

    /// Says that this server is there, and takes note of who else is.
    async fn beat(&self, store: &Store, now: Time) -> Result<Pulse, StoreError> {
        let pulse = store.pulse(&self.me, clock::stored(now)).await?;
        let mut state = self.lock();
        let others = pulse.nodes.iter().filter(|it| it.id != self.me.id).map(|it| it.id.clone());
        let others: Vec<String> = others.collect();
        if *state.others != others[..] {
            tracing::info!(nodes = 1 + others.len(), "servers");
            state.others = others.into();
        }
        let skew = clock::machine_is_ahead_of(pulse.wall);
        if (skew.abs() > SKEWED) != (state.skew.abs() > SKEWED) {
            tracing::warn!(
                milliseconds = skew,
                "the clock of this machine differs from that of the database"
            );
        }
        state.skew = skew;
        clock::correct(if skew.abs() > SKEWED { skew } else { 0 });
        Ok(pulse)
    }

    /// This server stops; others care for its tables at once.
    pub async fn leave(&self, store: &Store) {
        // If it cannot be said, the others notice after a few seconds.
        let _ = store.leave(&self.me.id).await;
    }
}

/// Keeps in touch with the other servers, as long as this one runs.
pub async fn run(app: Arc<App>) {
    tokio::join!(beat(&app), compare(&app), hear(&app), tell_spent(&app));
}

async fn beat(app: &Arc<App>) {
    let Some(cluster) = &app.cluster else { return };
    loop {
        tokio::time::sleep(BEAT_EVERY).await;
        let before = cluster.others();
        match cluster.beat(&app.store, app.clock.now()).await {
            Ok(pulse) => app.clock.follow(pulse.time),
            Err(why) => tracing::error!(%why, "the other servers are not known"),
        }
        let others = cluster.others();
        if before.iter().any(|it| !others.contains(it)) {
            // Its bots and clocks are cared for by whoever has the table, and who sat there is gone.
            for table in app.tables.all() {
                table.send(ToTable::Wake).await;
            }
        }
    }
}

/// Compares the tables in memory with the database again and again.
async fn compare(app: &Arc<App>) {
    let Some(cluster) = &app.cluster else { return };
    let mut pause = POLL_FIRST;
    let mut listed = tokio::time::Instant::now();
    loop {
        let carried = cluster.health().news == Some(true);
        tokio::time::sleep(if carried { COMPARE_EVERY } else { pause }).await;
        if cluster.others().is_empty() {
            continue;
        }
        let found = match compare_all(app).await {
            Ok(found) => found,
            Err(why) => {
                tracing::warn!(%why, "the tables cannot be compared with the database");
                0
            }
        };
        pause = if found > 0 { POLL_FIRST } else { (pause * 2).min(POLL_LAST) };
        if carried {
            app.metrics.news_missed.add(found);
        }
        if !carried || listed.elapsed() > LIST_EVERY {
            app.hub.all_changed();
            listed = tokio::time::Instant::now();
        }
    }
}

/// Tells the tables what has happened to them elsewhere, and gives back to how many something has.
async fn compare_all(app: &Arc<App>) -> Result<u64, StoreError> {
    let mut found = 0;
    let live: HashMap<String, usize> = app.tables.lines();
    let ids: Vec<String> = live.keys().cloned().collect();
    for part in ids.chunks(COMPARED) {
        for stand in app.store.stands(part).await? {
            if live.get(&stand.table).is_some_and(|&lines| lines < stand.lines) || stand.closed {
                found += 1;
            }
            tell_stand(app, stand).await;
        }
    }
    Ok(found)
}

async fn tell_stand(app: &Arc<App>, stand: Stand) {
    if let Some(table) = app.tables.find(&stand.table)
        && !table.knows(&stand)
    {
        table.send(ToTable::Stand(stand)).await;
    }
}

/// Tells the other servers who uses much of their limits here.
async fn tell_spent(app: &Arc<App>) {
    let Some(cluster) = &app.cluster else { return };
    loop {
        tokio::time::sleep(TELL_SPENT_EVERY).await;
        let spent = app.spent_here();
        if !spent.is_empty() {
            cluster.tell_all(News::Spent { spent });
        }
    }
}

/// Hears what concerns every server.
async fn hear(app: &Arc<App>) {
    let Some(cluster) = &app.cluster else { return };
    let Some(nats) = &cluster.nats else { return };
    let Some(mut following) = nats.follow(ALL).await else { return };
    while let Some(Bulletin { node, news }) = following.next().await {
        if node == cluster.me.id {
            continue;
        }
        app.metrics.news.add(1);
        match news {
            News::Lobby => app.hub.lobby_changed(),
            News::Rules => {
                if let Err(why) = admin::read(app).await {
                    tracing::error!(%why, "bans and announcements cannot be read");
                }
            }
            News::Deleted { person } => app.admin.gone(&person),
            News::Host { person, network } => {
                if let Some(network) = Network::named(&network) {
                    app.places.note(&person, network);
                }
            }
            News::Spent { spent } => app.others_spent(&spent),
            // These come with the subject of a table or a person.
            News::Lines { .. }
            | News::Rewritten
            | News::Closed
            | News::Present { .. }
            | News::Who
            | News::Mine => {}
        }
    }
}
