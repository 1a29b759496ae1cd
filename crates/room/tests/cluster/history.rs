//! What must be true of a world when it has come to rest.

use super::world::{Seen, World};
use protocol::Request;
use room::{Line, Room};
use std::collections::BTreeMap;

/// A broken history, to see that it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The last act that somebody was told is stored is not.
    Lost,
    /// An act is stored twice.
    Doubled,
    /// Two acts of one person are stored in the wrong order.
    Swapped,
    /// Somebody's act was made by nobody.
    Forged,
    /// Somebody saw something that was never so.
    Seen,
    /// Somebody does not see what is so.
    Late,
}

impl Flaw {
    pub const ALL: [Flaw; 6] =
        [Flaw::Lost, Flaw::Doubled, Flaw::Swapped, Flaw::Forged, Flaw::Seen, Flaw::Late];
}

/// Every acknowledged act is in the log once and in order, no act is in it that nobody made, nobody saw anything that was
/// not so for their seat, and everyone sees what the log says.
pub fn check(world: &World) -> Result<(), String> {
    check_with(world, None)
}

pub fn check_with(world: &World, flaw: Option<Flaw>) -> Result<(), String> {
    let mut log = world.log();
    let mine: Vec<usize> = (0..log.len()).filter(|&it| is_of(&log[it], 0)).collect();
    match flaw {
        Some(Flaw::Lost) => drop(log.remove(mine[mine.len() - 1])),
        Some(Flaw::Doubled) => log.insert(mine[1], log[mine[1]].clone()),
        Some(Flaw::Swapped) => log.swap(mine[1], mine[2]),
        Some(Flaw::Forged) => log[mine[1]].msg = Some("m999".to_owned()),
        Some(Flaw::Seen | Flaw::Late) | None => {}
    }
    acts(world, &log)?;
    sights(world, flaw)
}

fn is_of(line: &Line, client: usize) -> bool {
    line.by.as_ref() == Some(&World::id(client)) && line.msg.is_some()
}

fn acts(world: &World, log: &[Line]) -> Result<(), String> {
    for (n, client) in world.clients.iter().enumerate() {
        let asked: BTreeMap<&str, &Request> =
            client.asked.iter().map(|(msg, request)| (msg.as_str(), request)).collect();
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        for (place, line) in log.iter().enumerate().filter(|(_, line)| is_of(line, n)) {
            let msg = line.msg.as_deref().unwrap_or_default();
            let Some(request) = asked.get(msg) else {
                return Err(format!("line {place}: nobody asked for {msg}"));
            };
            if let Request::Act { action, .. } = request
                && !line.to_string().contains(&format!(" {action}\""))
            {
                return Err(format!("line {place}: {action} was asked for, not {line}"));
            }
            if places.insert(msg, place).is_some() {
                return Err(format!("line {place}: {msg} is stored twice"));
            }
        }
        let mut last = 0;
        for (msg, _) in &client.acknowledged {
            let Some(&place) = places.get(msg.as_str()) else {
                return Err(format!("{msg} of {n} was acknowledged and is not stored"));
            };
            if place < last {
                return Err(format!("{msg} of {n} is stored before what came first"));
            }
            last = place;
        }
    }
    let choices = log.iter().filter(|line| line.fact.is_choice());
    if let Some(line) = choices.clone().find(|line| line.by.is_none()) {
        return Err(format!("nobody made {line}"));
    }
    Ok(())
}

/// What each seat, and whoever looks on, can have seen at each version.
fn truth(world: &World) -> (BTreeMap<(Option<protocol::Seat>, u32), Seen>, Room) {
    let log = world.log();
    let mut ends = world.ends().into_iter();
    let first = ends.next().unwrap_or(1);
    let mut room = Room::restore(&log[..first]).expect("a table");
    let mut truth = BTreeMap::new();
    let mut note = |room: &Room| {
        for client in 0..world.clients.len() {
            let observer = room.observer(&World::id(client));
            let seen = Seen::of(&room.snapshot(observer, room.last()));
            truth.insert((seen.you, seen.version), seen);
        }
    };
    note(&room);
    let mut start = first;
    for end in ends {
        room.go_on(&log[start..end], room.last(), &|_, _| false).expect("the log is a table");
        note(&room);
        start = end;
    }
    (truth, room)
}

fn sights(world: &World, flaw: Option<Flaw>) -> Result<(), String> {
    let (truth, room) = truth(world);
    for (n, client) in world.clients.iter().enumerate() {
        let mut seen = client.seen.clone();
        if flaw == Some(Flaw::Seen) {
            seen[0].view.push('?');
        }
        if flaw == Some(Flaw::Late) {
            seen.pop();
        }
        for sight in &seen {
            if truth.get(&(sight.you, sight.version)) != Some(sight) {
                return Err(format!("client {n} saw at version {} what was not so", sight.version));
            }
        }
        // Whoever has looked at all sees everything.
        let now = Seen::of(&room.snapshot(room.observer(&World::id(n)), room.last()));
        if seen.last().is_some_and(|last| *last != now) {
            let last = seen.last().map_or(0, |it| it.version);
            return Err(format!("client {n} sees version {last} and not {}", now.version));
        }
    }
    Ok(())
}
