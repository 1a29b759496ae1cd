use crate::{Client, LoadError, Player, Report, Server, State, Times};
use kernel::SearchDice;
use protocol::{ChosenOptions, ClientMessage, ClockSetting, GameName, Request, Seat};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::sync::{Barrier, Semaphore};
use tokio::task::JoinSet;

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// To which servers; the players of a table take turns, beginning with another one at each table.
    pub servers: Vec<Server>,
    /// What is played; the tables take turns.
    pub games: Vec<(ChosenOptions, usize)>,
    /// At how many tables.
    pub tables: usize,
    /// How many sockets only wait.
    pub idle: usize,
    /// For how long, once all sit.
    pub lasts: Duration,
    /// Of the players' dice.
    pub seed: u64,
}

/// How many come through the door at once.
const DOOR: usize = 32;

/// Fills the tables, plays, and says how it went.
pub async fn run(plan: &Plan) -> Result<Report, LoadError> {
    let door = Arc::new(Semaphore::new(DOOR));
    let seats = |n: usize| plan.games[n % plan.games.len()].1;
    let players: usize = (0..plan.tables).map(seats).sum();
    // All begin together: with the last who sat down.
    let ready = Arc::new(Barrier::new(plan.tables + 1));
    let mut waiting = JoinSet::new();
    for _ in 0..plan.idle {
        let (server, door) = (plan.servers[0], Arc::clone(&door));
        waiting.spawn(async move { idle(server, &door).await });
    }
    let mut idle = Vec::new();
    while let Some(client) = waiting.join_next().await {
        idle.push(client.map_err(|why| LoadError::Connection(why.to_string()))??);
    }
    let mut tables = JoinSet::new();
    for n in 0..plan.tables {
        let (options, seats) = plan.games[n % plan.games.len()].clone();
        let mut servers = plan.servers.clone();
        servers.rotate_left(n % plan.servers.len());
        let (door, ready) = (Arc::clone(&door), Arc::clone(&ready));
        let (lasts, seed) = (plan.lasts, plan.seed.wrapping_add(n as u64));
        tables.spawn(
            async move { table(&servers, options, seats, lasts, seed, &door, &ready).await },
        );
    }
    let begun = tokio::select! {
        _ = ready.wait() => Instant::now(),
        Some(Ok(Err(why))) = tables.join_next() => return Err(why),
    };
    let (mut took, mut seen) = (Vec::new(), Vec::new());
    let mut errors = BTreeMap::new();
    while let Some(played) = tables.join_next().await {
        for one in played.map_err(|why| LoadError::Connection(why.to_string()))?? {
            took.extend(one.took);
            seen.extend(one.seen);
            if let Some(why) = one.stopped {
                *errors.entry(why.to_string()).or_insert(0) += 1;
            }
        }
    }
    let seconds = begun.elapsed().as_secs_f64().max(plan.lasts.as_secs_f64());
    Ok(Report {
        tables: plan.tables,
        players,
        idle: idle.len(),
        seconds,
        moves: took.len(),
        moves_per_second: took.len() as f64 / seconds,
        times: Times::of(took),
        seen: Times::of(seen),
        errors,
    })
}

/// Somebody who only looks at the lobby.
async fn idle(server: Server, door: &Semaphore) -> Result<Client, LoadError> {
    let _held = door.acquire().await;
    let guest = server.guest().await?;
    server.connect(&guest.token, 0).await
}

/// What a player waits for: only moves are counted and timed.
#[derive(Clone, Copy)]
enum Kind {
    Move,
    /// A start, a rematch, an answer to a proposal.
    Other,
}

impl Kind {
    fn of(request: &Request) -> Kind {
        if matches!(request, Request::Act { .. }) { Kind::Move } else { Kind::Other }
    }
}

/// What one player has to tell.
struct Played {
    took: Vec<Duration>,
    /// From when another player sent a move until it was told here.
    seen: Vec<Duration>,
    stopped: Option<LoadError>,
}

/// One table, from opening it to the last move.
async fn table(
    servers: &[Server],
    options: ChosenOptions,
    seats: usize,
    lasts: Duration,
    seed: u64,
    door: &Semaphore,
    ready: &Barrier,
) -> Result<Vec<Played>, LoadError> {
    // Where several choose at once, nobody can tell whose move is told.
    let in_turns = options.game != GameName::Cardia;
    let seated = sit(servers, options, seats, door).await;
    // Whoever fails must not keep the others waiting.
    ready.wait().await;
    let (table, clients) = seated?;
    let until = Instant::now() + lasts;
    let mut playing = JoinSet::new();
    let moved = in_turns.then(|| Arc::new(Mutex::new(Moved::default())));
    for (n, client) in clients.into_iter().enumerate() {
        let (table, dice) = (table.clone(), SearchDice::new(seed << 3 | n as u64));
        playing.spawn(play(client, table, Player::new(seat(n)), until, dice, moved.clone()));
    }
    Ok(playing.join_all().await)
}

/// A table and its players, on their seats.
async fn sit(
    servers: &[Server],
    options: ChosenOptions,
    seats: usize,
    door: &Semaphore,
) -> Result<(String, Vec<(Client, State)>), LoadError> {
    let _held = door.acquire().await;
    let mut clients = Vec::new();
    let mut table = String::new();
    for n in 0..seats {
        let server = servers[n % servers.len()];
        let guest = server.guest().await?;
        let mut client = server.connect(&guest.token, 0).await?;
        if n == 0 {
            let (msg, options) = (client.fresh(), options.clone());
            let create =
                ClientMessage::Create { msg: msg.clone(), options, clock: ClockSetting::None };
            client.send(&create).await?;
            table = client.answer(&msg).await?.table.unwrap_or_default();
        }
        let msg = client.want(&table, Request::Sit { seat: seat(n) }).await?;
        client.answer(&msg).await?;
        // Whoever sits down gets a snapshot.
        let state = loop {
            if let Some(state) = client.hear().await?.snapshot {
                break state;
            }
        };
        clients.push((client, state));
    }
    Ok((table, clients))
}

fn seat(n: usize) -> Seat {
    kernel::Seat::new(n).unwrap_or(kernel::Seat::A).into()
}

/// The last move at a table: its number, and when it was sent.
#[derive(Default)]
struct Moved(u64, Option<Instant>);

fn lock(moved: &Mutex<Moved>) -> MutexGuard<'_, Moved> {
    moved.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Plays until the time is over.
async fn play(
    (mut client, mut state): (Client, State),
    table: String,
    mut player: Player,
    until: Instant,
    mut dice: SearchDice,
    moved: Option<Arc<Mutex<Moved>>>,
) -> Played {
    let mut played = Played { took: Vec::new(), seen: Vec::new(), stopped: None };
    // The number of the last move that was made or seen here.
    let mut known = 0;
    // The message that waits for its answer, and since when.
    let mut sent: Option<(String, Instant, Kind)> = None;
    let deadline = tokio::time::Instant::from_std(until);
    loop {
        if sent.is_none()
            && let Some(request) = player.wish(&state, &mut dice)
        {
            let kind = Kind::of(&request);
            if let (Kind::Move, Some(moved)) = (kind, &moved) {
                let mut moved = lock(moved);
                *moved = Moved(moved.0 + 1, Some(Instant::now()));
                known = moved.0;
            }
            match client.want(&table, request).await {
                Ok(msg) => sent = Some((msg, Instant::now(), kind)),
                Err(why) => played.stopped = Some(why),
            }
        }
        if played.stopped.is_some() {
            return played;
        }
        let heard = match tokio::time::timeout_at(deadline, client.hear()).await {
            Ok(Ok(heard)) => heard,
            Ok(Err(why)) => {
                played.stopped = Some(why);
                return played;
            }
            Err(_) => return played,
        };
        if let Some((msg, since, kind)) = &sent
            && heard.msg.as_deref() == Some(msg)
        {
            match heard.kind.as_str() {
                "ack" => match kind {
                    Kind::Move => played.took.push(since.elapsed()),
                    Kind::Other => {}
                },
                // Another player was faster: what was wanted is no longer open.
                "stale" => player.forget(),
                _ => {
                    let why = heard.why.map(|why| why.text).or(heard.text).unwrap_or(heard.kind);
                    played.stopped = Some(LoadError::Refused(why));
                    continue;
                }
            }
            sent = None;
        } else if heard.kind == "error" {
            played.stopped = Some(LoadError::Refused(heard.text.unwrap_or_default()));
            continue;
        }
        if let (Some(_), Some(moved)) = (&heard.change, &moved) {
            let Moved(number, at) = &*lock(moved);
            if *number > known {
                played.seen.extend(at.map(|at| at.elapsed()));
                known = *number;
            }
        }
        state.hear(heard.snapshot, heard.change);
    }
}

/// The same, for whoever has nothing else to do meanwhile.
pub fn run_to_end(plan: &Plan) -> Result<Report, LoadError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|why| LoadError::Connection(why.to_string()))?;
    runtime.block_on(run(plan))
}
