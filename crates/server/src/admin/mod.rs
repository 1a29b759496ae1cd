//! Administration: who may come in and speak, what is announced, and whether new games begin. Bans, mutes, announcements and
//! invitations are stored; every server reads them again a few times a minute, so that servers of one database agree.

mod subnet;

pub use subnet::{BadSubnet, Subnet};

use crate::limits::Network;
use crate::store::{BanRow, Change, StoreError};
use crate::{App, clock};
use kernel::Hex;
use protocol::{Notice, Refused, Request};
use room::PersonId;
use sha2::{Digest as _, Sha256};
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How often the rules are read again.
const READ_EVERY: Duration = Duration::from_secs(5);

/// What administrators have decided, as every connection asks it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Rules {
    persons: HashMap<String, Sentence>,
    muted: HashMap<String, Sentence>,
    networks: Vec<(Subnet, Sentence)>,
    /// Persons who were deleted since the server started: their connections end.
    gone: HashSet<PersonId>,
    /// What is announced.
    pub notices: Vec<Notice>,
}

/// Why, and for how long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    reason: String,
    until: Option<i64>,
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an administrator of this server does not let you in")?;
        if let Some(until) = self.until {
            let minutes = until.saturating_sub(now()) / 60_000 + 1;
            match minutes {
                ..120 => write!(f, " for another {minutes} min")?,
                120..2880 => write!(f, " for another {} h", minutes / 60)?,
                2880.. => write!(f, " for another {} days", minutes / 1440)?,
            }
        }
        if self.reason.is_empty() { Ok(()) } else { write!(f, ": {}", self.reason) }
    }
}

fn now() -> i64 {
    clock::stored(clock::wall())
}

impl Sentence {
    fn holds(&self) -> bool {
        self.until.is_none_or(|until| until > now())
    }
}

impl Rules {
    /// Why this person may not be here, if so.
    pub fn against(&self, person: &PersonId) -> Option<String> {
        if self.gone.contains(person) {
            return Some("this person was deleted".to_owned());
        }
        self.persons.get(person.as_str()).filter(|it| it.holds()).map(Sentence::to_string)
    }

    /// Why nobody may come from this address, if so.
    pub fn against_address(&self, network: Network) -> Option<String> {
        let address = network.address();
        let mut hit = self.networks.iter().filter(|(network, _)| network.contains(address));
        hit.find(|(_, sentence)| sentence.holds()).map(|(_, it)| it.to_string())
    }

    /// May this person not speak?
    pub fn is_muted(&self, person: &str) -> bool {
        self.muted.get(person).is_some_and(Sentence::holds)
    }

    /// May this person not come in?
    pub fn is_banned(&self, person: &str) -> bool {
        self.persons.get(person).is_some_and(Sentence::holds)
    }
}

/// The state of administration.
pub struct Admin {
    token: Option<String>,
    rules: watch::Sender<Arc<Rules>>,
    draining: AtomicBool,
    /// Since when the server runs.
    pub started: Instant,
    /// Persons whose visit of today is stored.
    seen: Mutex<HashSet<PersonId>>,
}

impl Admin {
    /// With this token; without one, nobody can be an administrator.
    pub fn new(token: Option<&str>) -> Admin {
        Admin {
            token: token.map(digest),
            rules: watch::Sender::new(Arc::default()),
            draining: AtomicBool::new(false),
            started: Instant::now(),
            seen: Mutex::default(),
        }
    }

    /// Can anybody be an administrator?
    pub fn is_on(&self) -> bool {
        self.token.is_some()
    }

    /// Is this the token? Hashes are compared, so that the time it takes tells nothing about the token.
    pub fn knows(&self, token: &str) -> bool {
        self.token.as_ref().is_some_and(|it| *it == digest(token))
    }

    /// The rules now.
    pub fn rules(&self) -> Arc<Rules> {
        self.rules.borrow().clone()
    }

    /// The rules, and when they change.
    pub fn follow(&self) -> watch::Receiver<Arc<Rules>> {
        self.rules.subscribe()
    }

    /// Does the server begin no new games?
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Begins no new games from now on, or begins them again.
    pub fn drain(&self, draining: bool) {
        self.draining.store(draining, Ordering::Relaxed);
    }

    /// This person is deleted: its connections end.
    pub fn gone(&self, person: &PersonId) {
        self.rules.send_if_modified(|rules| Arc::make_mut(rules).gone.insert(person.clone()));
    }

    /// A day is over: visits are stored again.
    pub fn new_day(&self) {
        self.seen.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clear();
    }

    fn is_first_visit(&self, person: &PersonId) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        !seen.contains(person) && seen.insert(person.clone())
    }
}

fn digest(token: &str) -> String {
    Hex(&Sha256::digest(format!("administrator {token}"))).to_string()
}

/// Why a request is refused before it comes to its table, if it is.
pub fn refuses(app: &App, person: &PersonId, request: &Request) -> Option<Refused> {
    let speaks = matches!(request, Request::Say { .. } | Request::Emote { .. });
    if speaks && app.admin.rules().is_muted(person.as_str()) {
        return Some(Refused::Muted);
    }
    let begins = matches!(request, Request::Start | Request::Rematch { .. });
    (begins && app.admin.is_draining()).then_some(Refused::Draining)
}

/// Notes that a person was here, once a day.
pub fn note_visit(app: &App, person: &PersonId) {
    if app.admin.is_first_visit(person) {
        let (store, person) = (app.store.clone(), person.as_str().to_owned());
        let now = clock::stored(app.clock.now());
        tokio::spawn(async move {
            // What cannot be stored now is stored with the next visit.
            let _ = store.change(Change::Seen { person, now }).await;
        });
    }
}

/// Reads the rules.
pub async fn read(app: &App) -> Result<(), StoreError> {
    let now = now();
    let (bans, notices) = (app.store.bans(now).await?, app.store.notices(now).await?);
    let mut read = Rules { gone: app.admin.rules().gone.clone(), ..Rules::default() };
    for ban in bans {
        let BanRow { kind, subject, reason, until, .. } = ban;
        let sentence = Sentence { reason, until };
        match kind.as_str() {
            "person" => drop(read.persons.insert(subject, sentence)),
            "mute" => drop(read.muted.insert(subject, sentence)),
            _ => read.networks.extend(subject.parse().ok().map(|network| (network, sentence))),
        }
    }
    read.notices = notices
        .into_iter()
        .map(|it| Notice { id: it.id, text: it.text, until: it.until.map(seconds) })
        .collect();
    app.admin.rules.send_if_modified(|rules| {
        // Somebody may have been deleted in between.
        read.gone.extend(rules.gone.iter().cloned());
        let changed = **rules != read;
        if changed {
            *rules = Arc::new(read);
        }
        changed
    });
    Ok(())
}

/// Reads the rules again and again.
pub async fn run(app: Arc<App>) {
    loop {
        if let Err(why) = read(&app).await {
            tracing::error!(%why, "bans and announcements cannot be read");
        }
        tokio::time::sleep(READ_EVERY).await;
    }
}

/// A stored time in seconds.
pub fn seconds(millis: i64) -> u32 {
    u32::try_from(millis / 1_000).unwrap_or(if millis < 0 { 0 } else { u32::MAX })
}
