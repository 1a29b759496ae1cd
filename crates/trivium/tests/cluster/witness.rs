//! Players who go from server to server and remember everything they asked for and everything that was acknowledged.

use kernel::Dice as _;
use kernel::SearchDice;
use load::{Client, LoadError, Player, Server, State};
use protocol::{ChosenOptions, ClientMessage, ClockSetting, GameName, Request, Seat};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// A player to whom nothing was said for so long tries another server.
const SILENCE: Duration = Duration::from_secs(3);
/// The pause before another server is tried.
const PAUSE: Duration = Duration::from_millis(50);

/// What all players share.
#[derive(Default)]
pub struct Shared {
    /// The servers that can be tried.
    pub nodes: Mutex<Vec<Server>>,
    pub stop: AtomicBool,
    /// Moves that were acknowledged.
    pub moves: AtomicU64,
    /// From the loss of a connection until the next acknowledgement.
    pub outages: Mutex<Vec<Duration>>,
}

impl Shared {
    pub fn nodes(&self) -> MutexGuard<'_, Vec<Server>> {
        self.nodes.lock().expect("no panic")
    }

    /// How long players were without a server since the last time.
    pub fn take_outages(&self) -> Vec<Duration> {
        std::mem::take(&mut self.outages.lock().expect("no panic"))
    }
}

pub struct Witness {
    pub table: String,
    pub seat: Seat,
    token: String,
    dice: SearchDice,
    player: Player,
    sent: u32,
    open: Option<(String, Request)>,
    lost: Option<Instant>,
    /// Everything that was asked for, by the id of its message, and what of it was acknowledged, in order.
    pub asked: BTreeMap<String, Request>,
    pub acknowledged: Vec<String>,
}

impl Witness {
    /// Sits down; the first of a table opens it.
    pub async fn sit(
        server: Server,
        table: Option<&str>,
        game: (GameName, &str),
        seat: usize,
        seed: u64,
    ) -> Result<Witness, LoadError> {
        let token = server.guest().await?.token;
        let mut client = server.connect(&token, 0).await?;
        let table = match table {
            Some(table) => table.to_owned(),
            None => {
                let options = ChosenOptions { game: game.0, text: game.1.to_owned() };
                let (msg, clock) = ("open".to_owned(), ClockSetting::None);
                client.send(&ClientMessage::Create { msg: msg.clone(), options, clock }).await?;
                client.answer(&msg).await?.table.unwrap_or_default()
            }
        };
        let seat: Seat = kernel::Seat::new(seat).expect("a seat").into();
        let mut witness = Witness {
            table,
            seat,
            token,
            dice: SearchDice::new(seed),
            player: Player::new(seat),
            sent: 0,
            open: None,
            lost: None,
            asked: BTreeMap::new(),
            acknowledged: Vec::new(),
        };
        let msg = witness.note(Request::Sit { seat });
        witness.send(&mut client, &msg, Request::Sit { seat }).await?;
        client.answer(&msg).await?;
        witness.open = None;
        witness.acknowledged.push(msg);
        Ok(witness)
    }

    /// Plays at one server after the other until all stop.
    pub async fn play(mut self, shared: Arc<Shared>) -> Witness {
        while !shared.stop.load(Ordering::Relaxed) {
            let server = {
                let nodes = shared.nodes();
                nodes[self.dice.below(nodes.len() as u32) as usize]
            };
            if self.session(server, &shared).await.is_err() {
                self.lost.get_or_insert_with(Instant::now);
                tokio::time::sleep(PAUSE).await;
            }
        }
        self
    }

    /// Plays at a server as long as it answers.
    async fn session(&mut self, server: Server, shared: &Shared) -> Result<(), LoadError> {
        let (mut client, mut state) = self.come_back(server, Some(shared)).await?;
        loop {
            if self.open.is_none() {
                if shared.stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
                if let Some(request) = self.player.wish(&state, &mut self.dice) {
                    let msg = self.note(request.clone());
                    self.send(&mut client, &msg, request).await?;
                }
            }
            let heard = timeout(SILENCE, client.hear()).await.map_err(|_| LoadError::Closed)??;
            if heard.kind == "error" {
                return Err(LoadError::Refused(heard.text.unwrap_or_default()));
            }
            if let Some(msg) = &heard.msg {
                self.answered(msg, &heard.kind, Some(shared));
            }
            state.hear(heard.snapshot, heard.change);
        }
    }

    /// Connects, repeats what was not answered, and looks.
    pub async fn come_back(
        &mut self,
        server: Server,
        shared: Option<&Shared>,
    ) -> Result<(Client, State), LoadError> {
        let connected = timeout(SILENCE, server.connect(&self.token, self.sent)).await;
        let mut client = connected.map_err(|_| LoadError::Closed)??;
        if let Some((msg, request)) = self.open.clone() {
            self.send(&mut client, &msg, request).await?;
        }
        self.sent += 1;
        let watch = format!("w{}", self.sent);
        self.send(&mut client, &watch, Request::Watch { version: None }).await?;
        self.player.forget();
        let mut watched = false;
        loop {
            let heard = timeout(SILENCE, client.hear()).await.map_err(|_| LoadError::Closed)??;
            if heard.kind == "error" {
                return Err(LoadError::Refused(heard.text.unwrap_or_default()));
            }
            if let Some(msg) = &heard.msg {
                watched |= *msg == watch;
                self.answered(msg, &heard.kind, shared);
            }
            if let Some(state) = heard.snapshot.filter(|_| watched) {
                return Ok((client, state));
            }
        }
    }

    fn note(&mut self, request: Request) -> String {
        self.sent += 1;
        let msg = format!("m{}", self.sent);
        // Noted before it is sent: from then on nobody knows.
        self.open = Some((msg.clone(), request.clone()));
        self.asked.insert(msg.clone(), request);
        msg
    }

    async fn send(
        &self,
        client: &mut Client,
        msg: &str,
        request: Request,
    ) -> Result<(), LoadError> {
        let (table, msg) = (self.table.clone(), msg.to_owned());
        client.send(&ClientMessage::Table { table, msg, request }).await
    }

    fn answered(&mut self, msg: &str, kind: &str, shared: Option<&Shared>) {
        let Some((msg, request)) = self.open.take_if(|it| it.0 == msg) else { return };
        match kind {
            "ack" => {
                self.acknowledged.push(msg);
                if let Some(shared) = shared {
                    if matches!(request, Request::Act { .. }) {
                        shared.moves.fetch_add(1, Ordering::Relaxed);
                    }
                    if let Some(lost) = self.lost.take() {
                        shared.outages.lock().expect("no panic").push(lost.elapsed());
                    }
                }
            }
            // Others were faster.
            "stale" | "refused" => self.player.forget(),
            other => panic!("{request:?} was answered with {other}"),
        }
    }

    /// The version this player is told without asking, when nothing more comes.
    pub async fn looks_on(
        &mut self,
        server: Server,
        until: impl Fn(u32) -> bool,
    ) -> Result<u32, LoadError> {
        let (mut client, mut state) = self.come_back(server, None).await?;
        while !until(state.version) {
            let heard = timeout(Duration::from_secs(20), client.hear()).await;
            let heard = heard.map_err(|_| LoadError::Closed)??;
            state.hear(heard.snapshot, heard.change);
        }
        Ok(state.version)
    }
}
