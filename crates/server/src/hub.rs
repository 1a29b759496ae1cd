//! Subscriptions to the lobby and to a person's own tables. Changes are collected for a moment, so that many changes are sent
//! in one message.

use crate::App;
use crate::limits::Network;
use crate::outbox::{Outbox, Written, written};
use protocol::{LobbyTable, MyTable, Seat, ServerMessage};
use room::PersonId;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::Notify;

/// How long changes are collected.
const COLLECT: Duration = Duration::from_millis(250);
/// The most tables in a list.
const MOST: i64 = 100;
/// The most of one host in the lobby.
const MOST_OF_HOST: usize = 3;
/// The most of one network in the lobby.
const MOST_OF_NETWORK: usize = 25;
/// The most of all hosts together of whom nobody knows from where they come: those who have not been here since the start.
const MOST_OF_UNKNOWN: usize = 50;
/// How many tables are looked at for the lobby.
const LOOKED_AT: i64 = 1_000;
/// A table at which nothing happens for this long while it waits for players is no longer shown.
const EXPIRES: Duration = Duration::from_secs(30 * 60);
/// The same for a table at which a game is played.
const PLAYED_EXPIRES: Duration = Duration::from_secs(24 * 60 * 60);

/// Those who want to know.
#[derive(Default)]
pub struct Hub {
    inner: Mutex<Inner>,
    changed: Notify,
}

#[derive(Default)]
struct Inner {
    lobby: Vec<Arc<Outbox>>,
    mine: BTreeMap<PersonId, Vec<Arc<Outbox>>>,
    lobby_changed: bool,
    mine_changed: BTreeSet<PersonId>,
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Subscribes a connection to the lobby.
    pub fn join_lobby(&self, outbox: &Arc<Outbox>) {
        let mut inner = self.lock();
        inner.lobby.retain(|it| it.id() != outbox.id());
        inner.lobby.push(outbox.clone());
    }

    /// It no longer does.
    pub fn leave_lobby(&self, outbox: &Outbox) {
        self.lock().lobby.retain(|it| it.id() != outbox.id());
    }

    /// Subscribes a connection to its person's tables.
    pub fn join_mine(&self, outbox: &Arc<Outbox>) {
        let mut inner = self.lock();
        let mine = inner.mine.entry(outbox.person().clone()).or_default();
        mine.retain(|it| it.id() != outbox.id());
        mine.push(outbox.clone());
    }

    /// It no longer does. `true` if no connection of this person does any more.
    pub fn leave_mine(&self, outbox: &Outbox) -> bool {
        let mut inner = self.lock();
        let Some(mine) = inner.mine.get_mut(outbox.person()) else { return false };
        mine.retain(|it| it.id() != outbox.id());
        let none = mine.is_empty();
        if none {
            inner.mine.remove(outbox.person());
        }
        none
    }

    /// The list of tables has changed.
    pub fn lobby_changed(&self) {
        self.lock().lobby_changed = true;
        self.changed.notify_one();
    }

    /// Anything may have changed.
    pub fn all_changed(&self) {
        let mut inner = self.lock();
        inner.lobby_changed = true;
        inner.mine_changed = inner.mine.keys().cloned().collect();
        drop(inner);
        self.changed.notify_one();
    }

    /// Something has changed at a table of these persons.
    pub fn mine_changed<'a>(&self, persons: impl Iterator<Item = &'a PersonId>) {
        let mut inner = self.lock();
        let mut any = false;
        for person in persons {
            if inner.mine.contains_key(person) {
                any |= inner.mine_changed.insert(person.clone());
            }
        }
        if any {
            self.changed.notify_one();
        }
    }
}

/// Tells everyone what they want to know, as long as the server runs.
pub async fn run(app: Arc<App>) {
    loop {
        app.hub.changed.notified().await;
        tokio::time::sleep(COLLECT).await;
        let (lobby, persons) = {
            let mut inner = app.hub.lock();
            let lobby = std::mem::take(&mut inner.lobby_changed).then(|| inner.lobby.clone());
            (lobby.unwrap_or_default(), std::mem::take(&mut inner.mine_changed))
        };
        if !lobby.is_empty() {
            match open_tables(&app).await {
                Ok(tables) => {
                    let text = written(&ServerMessage::Lobby { tables });
                    tell_all(&lobby, &text);
                }
                Err(why) => tracing::error!(%why, "the lobby cannot be read"),
            }
        }
        for person in persons {
            let mine = app.hub.lock().mine.get(&person).cloned().unwrap_or_default();
            match tables_of(&app, &person).await {
                Ok(tables) => {
                    let text = written(&ServerMessage::Mine { tables });
                    tell_all(&mine, &text);
                }
                Err(why) => tracing::error!(%why, "somebody's tables cannot be read"),
            }
        }
    }
}

fn tell_all(outboxes: &[Arc<Outbox>], message: &Written) {
    for outbox in outboxes {
        outbox.push(message.clone());
    }
}

/// The tables that can be joined or watched.
pub async fn open_tables(app: &App) -> Result<Vec<LobbyTable>, crate::store::StoreError> {
    let now = app.clock.now();
    let since = |time: Duration| {
        crate::clock::stored(room::Time(now.0.saturating_sub(time.as_millis() as u64)))
    };
    let entries = app.store.lobby(since(EXPIRES), since(PLAYED_EXPIRES), LOOKED_AT).await?;
    let shown = choose(entries, &|host| app.places.of(host));
    Ok(shown.into_iter().filter_map(|entry| serde_json::from_str(&entry).ok()).collect())
}

/// Of the latest tables, with their hosts, those that are shown: neither a person nor a network fills the lobby alone.
fn choose(entries: Vec<(String, String)>, place: &dyn Fn(&str) -> Option<Network>) -> Vec<String> {
    let mut of_host: HashMap<String, usize> = HashMap::new();
    let mut of_network: HashMap<Option<Network>, usize> = HashMap::new();
    let fits = |(entry, host): (String, String)| {
        let network = place(&host);
        let of_host = of_host.entry(host).or_insert(0);
        let of_network = of_network.entry(network).or_insert(0);
        let most = if network.is_some() { MOST_OF_NETWORK } else { MOST_OF_UNKNOWN };
        if *of_host >= MOST_OF_HOST || *of_network >= most {
            return None;
        }
        *of_host += 1;
        *of_network += 1;
        Some(entry)
    };
    entries.into_iter().filter_map(fits).take(MOST as usize).collect()
}

/// The tables of a person.
pub async fn tables_of(
    app: &App,
    person: &PersonId,
) -> Result<Vec<MyTable>, crate::store::StoreError> {
    let now = app.clock.now();
    let rows = app.store.tables_of(person.as_str(), MOST).await?;
    let mine = |row: crate::store::MyRow| {
        let entry = serde_json::from_str(&row.entry).ok()?;
        let seat = letter(row.seat.chars().next()?)?;
        let owed: Vec<Seat> = row.owed.chars().filter_map(letter).collect();
        let updated = u64::try_from(row.updated).unwrap_or(0);
        let idle = now.0.saturating_sub(updated) / 1_000;
        let your_turn = owed.contains(&seat);
        let idle_seconds = u32::try_from(idle).unwrap_or(u32::MAX);
        Some(MyTable { entry, seat, owed, your_turn, idle_seconds })
    };
    Ok(rows.into_iter().filter_map(mine).collect())
}

fn letter(letter: char) -> Option<Seat> {
    letter.to_string().parse::<kernel::Seat>().ok().map(Seat::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However many guests a network has, there is room for the tables of others.
    #[test]
    fn one_network_does_not_fill_the_lobby() {
        let network = |last: u8| Network::of([192, 0, 2, last].into());
        let table = |n: usize, host: &str| (format!("t{n}"), format!("{host}{n}"));
        // The latest first: what an attacker opened came after all others.
        let attack = (0..1_000).map(|n| table(n, "eve"));
        let unknown = (1_000..2_000).map(|n| table(n, "away"));
        let others = (2_000..2_030).map(|n| table(n, "ann"));
        let place = |host: &str| {
            let number: usize = host.trim_start_matches(char::is_alphabetic).parse().expect("one");
            match number {
                0..1_000 => Some(network(1)),
                1_000..2_000 => None,
                // Of ten networks.
                _ => Some(network(10 + (number % 10) as u8)),
            }
        };
        let shown = choose(attack.chain(unknown).chain(others).collect(), &place);
        let of = |range: std::ops::Range<usize>| {
            shown.iter().filter(|it| it[1..].parse().is_ok_and(|n| range.contains(&n))).count()
        };
        assert_eq!((of(0..1_000), of(1_000..2_000), of(2_000..3_000)), (25, 50, 25));
    }
}
