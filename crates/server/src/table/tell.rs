//! What the connections to a table are sent.

use super::{Origin, Table};
use crate::cluster::News as ClusterNews;
use crate::outbox::{News, Outbox, written};
use kernel::{Observer, Seat};
use protocol::ServerMessage;
use room::{Tell, To};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Who is connected to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Presence {
    /// The seats whose players are.
    seats: Vec<Seat>,
    /// How many look on.
    spectators: u32,
}

/// Who is connected, here and at other servers.
#[derive(Default)]
pub(super) struct Presences {
    /// Here, as it was told other servers.
    here: Presence,
    /// At other servers, by their ids.
    elsewhere: BTreeMap<String, Presence>,
    /// In all, as it was told last.
    told: Presence,
}

impl Table {
    /// Sends what is to be told. The answer to a request goes where it came from, everything else to all who look; what
    /// many hear is written once.
    pub(super) fn tell(&mut self, tells: Vec<Tell>, origin: Option<(Origin, bool)>) {
        let (mut origin, watches) =
            origin.map_or((None, false), |(it, watches)| (Some(it), watches));
        for Tell { to, message } in tells {
            let person = match to {
                To::Person(person) => person,
                To::Seat(seat) => {
                    self.tell_all(Observer::Seat(seat), message);
                    continue;
                }
                To::Spectators => {
                    self.tell_all(Observer::Spectator, message);
                    continue;
                }
            };
            let for_all = matches!(message, ServerMessage::Snapshot { .. }) && !watches;
            match origin.take() {
                Some(Origin::Caller(reply)) if !for_all => {
                    // Whoever asked may have stopped waiting.
                    let _ = reply.send(message);
                }
                Some(Origin::Socket(outbox)) if !for_all => {
                    outbox.tell(&message);
                    origin = Some(Origin::Socket(outbox));
                }
                other => {
                    origin = other;
                    let text = written(&message);
                    let his = self.watchers.iter().filter(|it| *it.person() == person);
                    for outbox in his {
                        outbox.push(text.clone());
                    }
                }
            }
        }
        let before = self.watchers.len();
        self.watchers.retain(|it| !it.is_closed());
        if self.watchers.len() != before {
            self.tell_presence(None);
        }
    }

    fn tell_all(&mut self, observer: Observer, message: ServerMessage) {
        let his = |it: &&Arc<Outbox>| self.room().observer(it.person()) == observer;
        let (short, whole): (Vec<_>, Vec<_>) =
            self.watchers.iter().filter(his).partition(|it| it.news() == News::Short);
        let push = |to: &[&Arc<Outbox>], message: &ServerMessage| {
            let text = written(message);
            for outbox in to {
                outbox.push(text.clone());
            }
        };
        if !whole.is_empty() {
            push(&whole, &message);
        }
        if !short.is_empty() {
            push(&short, &self.known.shorten(observer, message));
        }
    }

    /// The lines of the table are others than before: everyone here looks anew.
    pub(super) fn look_anew(&self) {
        let now = self.app.clock.now();
        for outbox in &self.watchers {
            let observer = self.room().observer(outbox.person());
            let snapshot = Box::new(self.room().snapshot(observer, now));
            let table = self.room().table().to_owned();
            outbox.tell(&ServerMessage::Snapshot { table, snapshot });
        }
    }

    /// Tells everyone who is connected, if that has changed, or a newcomer anyway.
    pub(super) fn tell_presence(&mut self, newcomer: Option<&Outbox>) {
        let here = self.here();
        if here != self.presences.here {
            self.presences.here = here;
            self.tell_others_presence();
        }
        let presence = self.everywhere();
        let message = ServerMessage::Presence {
            table: self.room().table().to_owned(),
            connected: presence.seats.iter().map(|&seat| seat.into()).collect(),
            spectators: presence.spectators,
        };
        if presence != self.presences.told {
            self.presences.told = presence;
            let text = written(&message);
            for outbox in &self.watchers {
                outbox.push(text.clone());
            }
        } else if let Some(newcomer) = newcomer {
            newcomer.tell(&message);
        }
    }

    /// Who is connected to this server.
    fn here(&self) -> Presence {
        let room = self.room();
        let seated = room.persons().filter(|(seat, person)| {
            room.seat_of(person) == Some(*seat)
                && self.watchers.iter().any(|it| it.person() == *person)
        });
        let looks_on = |it: &&Arc<Outbox>| room.seat_of(it.person()).is_none();
        let spectators = u32::try_from(self.watchers.iter().filter(looks_on).count());
        Presence {
            seats: seated.map(|(seat, _)| seat).collect(),
            spectators: spectators.unwrap_or(u32::MAX),
        }
    }

    /// Who is connected to any server that still serves.
    fn everywhere(&mut self) -> Presence {
        let mut all = self.presences.here.clone();
        if let Some(cluster) = &self.app.cluster {
            self.presences.elsewhere.retain(|node, _| cluster.is_alive(node));
        }
        for other in self.presences.elsewhere.values() {
            all.spectators = all.spectators.saturating_add(other.spectators);
            all.seats.extend(other.seats.iter().copied());
        }
        all.seats.sort_unstable();
        all.seats.dedup();
        all
    }

    /// Tells other servers who is connected to this one.
    pub(super) fn tell_others_presence(&self) {
        if let Some(cluster) = &self.app.cluster {
            let Presence { seats, spectators } = &self.presences.here;
            let seats = seats.iter().map(|&seat| seat.into()).collect();
            let news = ClusterNews::Present { seats, spectators: *spectators };
            cluster.tell_table(self.room().table(), news);
        }
    }

    /// Takes note of who is connected to another server.
    pub(super) fn hear_presence(&mut self, node: &str, seats: &[protocol::Seat], spectators: u32) {
        let seats: Vec<Seat> = seats.iter().map(|&seat| seat.into()).collect();
        let other = Presence { seats, spectators };
        if other == Presence::default() {
            self.presences.elsewhere.remove(node);
        } else {
            self.presences.elsewhere.insert(node.to_owned(), other);
        }
        self.tell_presence(None);
    }
}
