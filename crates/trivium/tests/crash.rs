//! Save before tell (I11): a server that is killed in the middle of its work has lost nothing it has acknowledged.

use kernel::SearchDice;
use load::{Client, LoadError, Player, Server, State};
use protocol::{
    ChosenOptions, ClientMessage, ClockSetting, GameName, Request, Seat, Snapshot, Stage,
};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// How often it is killed.
const KILLS: usize = 10;
/// How many moves it acknowledges before each.
const MOVES: u32 = 60;
/// Tables of each game: so many that the games last longer than the server.
const TABLES: usize = 6;

/// A running server. It is killed when it is dropped.
struct Process {
    child: Child,
    server: Server,
}

impl Process {
    fn start(database: &str) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_trivium"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .args(["--limits", "off", "--log", "error"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let said = BufReader::new(child.stdout.take().expect("it says something"));
        let line = said.lines().map_while(Result::ok).find(|it| it.starts_with("Play at"));
        let line = line.expect("it says where");
        let address = line.split("http://").nth(1).expect("an address").trim_end_matches('/');
        let server = Server::at(address.parse().expect("an address")).expect("on loopback");
        Process { child, server }
    }
}

impl Drop for Process {
    /// At once, like a machine that loses power: nothing is finished or closed.
    fn drop(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

/// A player who remembers everything that was acknowledged.
struct Witness {
    table: String,
    player: Player,
    token: String,
    dice: SearchDice,
    /// Messages sent so far.
    sent: u32,
    /// Sent and not answered when the connection broke.
    open: Option<(String, Request)>,
    /// Acknowledged last.
    last: (String, Request),
    /// The own actions that were acknowledged.
    acted: Vec<String>,
}

impl Witness {
    /// Comes back, and finds everything that was acknowledged.
    async fn come_back(&mut self, server: Server) -> Result<(Client, State), LoadError> {
        let mut client = server.connect(&self.token, self.sent).await?;
        // Asked again, it is acknowledged again: it is stored, and is not done twice.
        let last = self.last.clone();
        let heard = self.again(&mut client, &last).await?;
        assert_eq!(heard, "ack", "an acknowledged message was lost");
        // Nobody knows whether this one was stored. It is now.
        if let Some(open) = self.open.clone() {
            let heard = self.again(&mut client, &open).await?;
            self.open = None;
            if heard == "ack" {
                self.note(open);
            }
        }
        let watch = client.want(&self.table, Request::Watch { version: None }).await?;
        self.sent += 1;
        client.answer(&watch).await?;
        loop {
            if let Some(state) = client.hear().await?.snapshot {
                return Ok((client, state));
            }
        }
    }

    /// Sends a message again and gives the kind of the answer.
    async fn again(
        &self,
        client: &mut Client,
        (msg, request): &(String, Request),
    ) -> Result<String, LoadError> {
        let (table, request) = (self.table.clone(), request.clone());
        client.send(&ClientMessage::Table { table, msg: msg.clone(), request }).await?;
        loop {
            let heard = client.hear().await?;
            if heard.msg.as_ref() == Some(msg) {
                return Ok(heard.kind);
            }
        }
    }

    fn note(&mut self, message: (String, Request)) {
        if let Request::Act { action, .. } = &message.1 {
            self.acted.push(action.clone());
        }
        self.last = message;
    }

    /// What to do next: play on, but one game only.
    fn wish(&mut self, state: &State) -> Option<Request> {
        let wish = self.player.wish(state, &mut self.dice);
        wish.filter(|it| !matches!(it, Request::Rematch { .. }))
    }

    /// Plays until the server is gone. Every acknowledgement is a permit more.
    async fn play(mut self, server: Server, acks: Arc<Semaphore>) -> Witness {
        let Ok((mut client, mut state)) = self.come_back(server).await else { return self };
        self.player.forget();
        loop {
            if self.open.is_none()
                && let Some(request) = self.wish(&state)
            {
                self.sent += 1;
                // Noted before it is sent: from then on nobody knows.
                self.open = Some((self.sent.to_string(), request.clone()));
                if client.want(&self.table, request).await.is_err() {
                    return self;
                }
            }
            let Ok(heard) = client.hear().await else { return self };
            let answered = |it: &mut (String, Request)| heard.msg.as_ref() == Some(&it.0);
            if let Some(message) = self.open.take_if(answered) {
                match heard.kind.as_str() {
                    "ack" => {
                        self.note(message);
                        acks.add_permits(1);
                    }
                    "stale" => self.player.forget(),
                    other => panic!("{:?} was answered with {other}: {:?}", message.1, heard.why),
                }
            }
            state.hear(heard.snapshot, heard.change);
        }
    }

    /// Agrees to a draw with the others, if the game still goes on.
    async fn draw(&mut self, server: Server) {
        let (mut client, state) = self.come_back(server).await.expect("the server is there");
        if state.info.stage == Stage::Over {
            return;
        }
        let request = match state.info.proposals.last() {
            Some(draw) => Request::Answer { proposal: draw.id, agree: true },
            None => Request::OfferDraw,
        };
        let msg = client.want(&self.table, request).await.expect("sent");
        client.answer(&msg).await.expect("agreed");
        self.sent += 1;
    }

    /// Everything that was acknowledged is in the record, in this order, and nothing else.
    fn compare(&self, record: &str) {
        let seat = format!("{:?}", self.player.seat());
        // The last lines say who won, and the seed.
        let played = record.lines().take_while(|line| !line.starts_with("end "));
        let of_seat = |line: &&str| line.split(' ').nth(1) == Some(&seat);
        let stored: Vec<&str> = played.filter(of_seat).collect();
        let acted = &self.acted;
        assert_eq!(stored.len(), acted.len(), "seat {seat} of {}: {acted:?}\n{record}", self.table);
        for (line, action) in stored.iter().zip(acted) {
            assert!(line.ends_with(action.as_str()), "{line} is not {action}");
        }
    }
}

/// Everyone sits at a table of their own game.
async fn sit(server: Server) -> Vec<Witness> {
    let games = [
        (GameName::Cardia, "", 2),
        (GameName::Kardinal, "players=4", 4),
        (GameName::Civ, "players=2", 2),
    ];
    let mut players = Vec::new();
    for (game, text, seats) in games.into_iter().cycle().take(TABLES * games.len()) {
        let mut table = String::new();
        for index in 0..seats {
            let token = server.guest().await.expect("a guest").token;
            let mut client = server.connect(&token, 0).await.expect("a connection");
            if index == 0 {
                let (msg, clock) = (client.fresh(), ClockSetting::None);
                let options = ChosenOptions { game, text: text.to_owned() };
                let create = ClientMessage::Create { msg: msg.clone(), options, clock };
                client.send(&create).await.expect("sent");
                table = client.answer(&msg).await.expect("opened").table.expect("an id");
            }
            let seat: Seat = kernel::Seat::new(index).expect("a seat").into();
            let request = Request::Sit { seat };
            let msg = client.want(&table, request.clone()).await.expect("sent");
            client.answer(&msg).await.expect("seated");
            players.push(Witness {
                table: table.clone(),
                player: Player::new(seat),
                token,
                dice: SearchDice::new(players.len() as u64),
                sent: msg.parse().expect("a number"),
                open: None,
                last: (msg, request),
                acted: Vec::new(),
            });
        }
    }
    players
}

/// All play until so many moves are acknowledged; then the server dies.
async fn round(process: Process, players: Vec<Witness>) -> Vec<Witness> {
    let acks = Arc::new(Semaphore::new(0));
    let mut playing = JoinSet::new();
    for player in players {
        playing.spawn(player.play(process.server, acks.clone()));
    }
    tokio::select! {
        enough = acks.acquire_many(MOVES) => drop(enough.expect("never closed")),
        Some(ended) = playing.join_next() => {
            panic!("{} lost the server before its end", ended.expect("no panic").table)
        }
    }
    drop(process);
    playing.join_all().await
}

/// The command a player has for it agrees with the record. One that ended by agreement does not show its seed itself.
fn verify(record: &str, seed: &str, file: &Path) {
    std::fs::write(file, record).expect("written");
    let mut verify = Command::new(env!("CARGO_BIN_EXE_trivium"));
    let verify = verify.arg("verify").arg(file).args(["--seed", seed]).output().expect("it runs");
    assert!(verify.status.success(), "{}", String::from_utf8_lossy(&verify.stderr));
}

#[test]
fn a_server_killed_ten_times_has_lost_nothing_it_acknowledged() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crash");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let database = folder.join("trivium.db");
    let database = database.to_str().expect("a plain name");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut process = Process::start(database);
        let mut players = sit(process.server).await;
        for _ in 0..KILLS {
            players = round(process, players).await;
            process = Process::start(database);
        }
        let server = process.server;
        // What was on its way comes first, of everyone: a choice would end the offer of a draw.
        let mut going_on = 0;
        for player in &mut players {
            let (_, state) = player.come_back(server).await.expect("the server is there");
            going_on += usize::from(state.info.stage == Stage::Playing);
        }
        assert!(going_on > 0, "the games last longer than the server");
        for player in &mut players {
            player.draw(server).await;
        }
        players.sort_by(|a, b| a.table.cmp(&b.table));
        for table in players.chunk_by(|a, b| a.table == b.table) {
            let id = &table[0].table;
            let record = server.get(&format!("/api/tables/{id}/record")).await.expect("a record");
            table.iter().for_each(|player| player.compare(&record));
            let seen = server.get(&format!("/api/tables/{id}")).await.expect("a snapshot");
            let seen: Snapshot = serde_json::from_str(&seen).expect("a snapshot");
            let seed = seen.truth.expect("the game is over").seed;
            verify(&record, &seed, &folder.join(format!("{id}.txt")));
        }
    });
}
