//! A server on a free port, and clients for it.

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{
    Bot, ChosenOptions, ClientMessage, ClockSetting, Decision, GameName, Guest, Request, Seat,
    ServerMessage, Snapshot, Stage, VERSION,
};
use serde_json::Value;
use server::{Config, Limits, Running};
use std::path::PathBuf;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Far more than anything takes; only a test that hangs gets here.
pub const FOREVER: Duration = Duration::from_secs(120);

/// A server, and the folder with its database.
pub struct Server {
    running: Option<Running>,
    folder: PathBuf,
    config: Config,
}

impl Server {
    pub async fn new() -> Server {
        Server::with(|_| {}).await
    }

    /// Without limits, and otherwise as wished.
    pub async fn with(wish: impl FnOnce(&mut Config)) -> Server {
        let folder = std::env::temp_dir().join(format!("trivium-server-{}", unique()));
        std::fs::create_dir(&folder).expect("a folder");
        let mut config = Config::new(folder.join("test.db").to_str().expect("text"));
        config.listen.set_port(0);
        config.limits = Limits::off();
        config.analysis_time = Duration::from_millis(400);
        wish(&mut config);
        let running = server::start(config.clone()).await.expect("started");
        Server { running: Some(running), folder, config }
    }

    pub fn address(&self) -> String {
        self.running.as_ref().expect("runs").address.to_string()
    }

    /// Where it stores.
    pub fn database(&self) -> &str {
        &self.config.database
    }

    /// Stops it, and starts another one on the same database.
    pub async fn restart(&mut self) {
        self.running.take().expect("runs").stop().await;
        self.running = Some(server::start(self.config.clone()).await.expect("started again"));
    }

    /// The same, with another configuration.
    pub async fn restart_with(&mut self, wish: impl FnOnce(&mut Config)) {
        wish(&mut self.config);
        self.restart().await;
    }

    /// Where administration listens, if it has a port of its own.
    pub fn admin_address(&self) -> String {
        let running = self.running.as_ref().expect("runs");
        running.admin_address.expect("a port of its own").to_string()
    }

    /// Stops it, to be started again.
    pub async fn halt(&mut self) {
        self.running.take().expect("runs").stop().await;
    }

    /// Starts it again.
    pub async fn go_on(&mut self) {
        self.running = Some(server::start(self.config.clone()).await.expect("started again"));
    }

    /// Lets a server that is halted find that the clock of the machine said something else when it stopped: as if it had
    /// been set since.
    pub async fn set_kept_wall_back(&self, milliseconds: i64) {
        let store = server::store::Store::open(self.database()).await.expect("open");
        let (time, wall) = store.kept_time().await.expect("read").expect("a time");
        store.beat(time, wall - milliseconds).await.expect("stored");
        store.close().await;
    }

    pub async fn stop(&mut self) {
        self.running.take().expect("runs").stop().await;
    }

    pub async fn guest(&self) -> Guest {
        let answer = self.call("POST", "/api/guests", &[], "").await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        serde_json::from_str(&answer.body).expect("a guest")
    }

    /// A client of a new guest.
    pub async fn client(&self) -> Client {
        let guest = self.guest().await;
        self.client_of(&guest).await
    }

    pub async fn client_of(&self, guest: &Guest) -> Client {
        let headers = [("Authorization", format!("Bearer {}", guest.token))];
        let socket = self.connect(&headers).await.expect("connected");
        let guest = guest.clone();
        let mut client =
            Client { socket, guest, number: 0, decision: None, answered: 0, stage: Stage::Lobby };
        client.say(&ClientMessage::Hello { version: VERSION, client: "test".into() }).await;
        assert!(matches!(client.hear().await, ServerMessage::Welcome { .. }));
        client
    }

    pub async fn connect(&self, headers: &[(&'static str, String)]) -> Result<Socket, Error> {
        let mut request = format!("ws://{}/ws", self.address()).into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        Ok(tokio_tungstenite::connect_async(request).await?.0)
    }

    /// One request over HTTP.
    pub async fn call(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let mut request = ureq::http::Request::builder();
        request = request.method(method).uri(format!("http://{}{path}", self.address()));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(body.to_owned()).expect("a request");
        tokio::task::spawn_blocking(move || {
            let agent: ureq::Agent = ureq::Agent::config_builder()
                .http_status_as_error(false)
                .max_redirects(0)
                .allow_non_standard_methods(true)
                .build()
                .into();
            let mut response = agent.run(request).expect("an answer");
            let header = |name: &str| {
                let value = response.headers().get(name)?;
                Some(value.to_str().expect("text").to_owned())
            };
            let (kind, cookie) = (header("content-type"), header("set-cookie"));
            let (allow, policy) = (header("allow"), header("content-security-policy"));
            let caching = header("cache-control");
            let status = response.status().as_u16();
            let body = response.body_mut().read_to_string().expect("text");
            Answer { status, kind: kind.unwrap_or_default(), cookie, allow, policy, caching, body }
        })
        .await
        .expect("ran")
    }

    /// The same for somebody.
    pub async fn call_as(&self, guest: &Guest, method: &str, path: &str, body: &str) -> Answer {
        let bearer = format!("Bearer {}", guest.token);
        self.call(method, path, &[("Authorization", &bearer)], body).await
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What came back over HTTP.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub kind: String,
    pub cookie: Option<String>,
    pub allow: Option<String>,
    pub policy: Option<String>,
    pub caching: Option<String>,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.body))
    }

    pub fn is_problem(&self, status: u16) -> bool {
        self.status == status
            && self.kind == "application/problem+json"
            && self.json()["status"] == status
            && self.json()["detail"].as_str().is_some_and(|text| text.len() > 5)
    }
}

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody with a connection.
pub struct Client {
    socket: Socket,
    pub guest: Guest,
    number: u32,
    /// What the client was asked last, and not closed since.
    pub decision: Option<Decision>,
    /// The decision that was answered last. Until the answer is stored others may still be told of it as open.
    answered: u32,
    pub stage: Stage,
}

/// What a client keeps of what everyone knows.
#[derive(serde::Serialize, serde::Deserialize)]
struct Stand {
    stage: Stage,
}

impl Client {
    pub async fn say(&mut self, message: &ClientMessage) {
        self.say_text(&serde_json::to_string(message).expect("written")).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.send(Message::text(text)).await;
    }

    /// `false` if the connection is closed.
    pub async fn try_send(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    pub async fn send(&mut self, message: Message) {
        self.socket.send(message).await.expect("sent");
    }

    /// The next message, whatever it is.
    pub async fn hear(&mut self) -> ServerMessage {
        match self.hear_or_end().await {
            Some(message) => message,
            None => panic!("the connection was closed"),
        }
    }

    /// The next message; `None` when the connection is closed.
    pub async fn hear_or_end(&mut self) -> Option<ServerMessage> {
        let end = tokio::time::Instant::now() + FOREVER;
        loop {
            let next = tokio::time::timeout_at(end, self.socket.next());
            match next.await.expect("something in time") {
                Some(Ok(Message::Text(text))) => {
                    let message = serde_json::from_str(&text).expect("a message");
                    self.note(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn note(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Snapshot { snapshot, .. } | ServerMessage::Stale { snapshot, .. } => {
                self.decision = snapshot.decision.clone().filter(|it| it.id != self.answered);
                self.stage = snapshot.info.stage;
            }
            ServerMessage::Change { change, .. } => {
                self.decision = change.decision.clone().filter(|it| it.id != self.answered);
                let Stand { stage } =
                    change.info.apply(Some(&Stand { stage: self.stage })).expect("a stage");
                self.stage = stage;
            }
            _ => {}
        }
    }

    /// A new id, also for whoever comes back with another connection.
    pub fn msg(&mut self) -> String {
        self.number += 1;
        format!("m-{}", unique())
    }

    pub async fn create(&mut self, game: GameName, text: &str) -> String {
        let (msg, text) = (self.msg(), text.to_owned());
        let options = ChosenOptions { game, text };
        self.say(&ClientMessage::Create { msg, options, clock: ClockSetting::None }).await;
        loop {
            match self.hear().await {
                ServerMessage::Ack { table, .. } => return table,
                ServerMessage::Refused { why, .. } => panic!("{why:?}"),
                _ => {}
            }
        }
    }

    /// Asks for something and gives back the answer; what is heard in between is noted.
    pub async fn ask(&mut self, table: &str, request: Request) -> ServerMessage {
        let msg = self.msg();
        self.ask_as(table, &msg, request).await
    }

    pub async fn ask_as(&mut self, table: &str, id: &str, request: Request) -> ServerMessage {
        let (table, msg) = (table.to_owned(), id.to_owned());
        self.say(&ClientMessage::Table { table, msg, request }).await;
        loop {
            let message = self.hear().await;
            match &message {
                ServerMessage::Ack { msg, .. }
                | ServerMessage::Refused { msg, .. }
                | ServerMessage::Stale { msg, .. }
                    if msg == id =>
                {
                    return message;
                }
                ServerMessage::Error { .. } => return message,
                _ => {}
            }
        }
    }

    pub async fn done(&mut self, table: &str, request: Request) {
        match self.ask(table, request.clone()).await {
            ServerMessage::Ack { .. } => {}
            other => panic!("{request:?}: {other:?}"),
        }
    }

    /// Watches a table from now on.
    pub async fn watch(&mut self, table: &str) -> Box<Snapshot> {
        self.done(table, Request::Watch { version: None }).await;
        loop {
            if let ServerMessage::Snapshot { snapshot, .. } = self.hear().await {
                return snapshot;
            }
        }
    }

    /// Answers every question with any of its choices until it has answered so many, or the game is over.
    pub async fn play(&mut self, table: &str, most: usize) -> usize {
        for answered in 0..most {
            while self.decision.is_none() && self.stage != Stage::Over {
                self.hear().await;
            }
            let Some(decision) = self.decision.take().filter(|_| self.stage != Stage::Over) else {
                return answered;
            };
            self.answered = decision.id;
            let pick = (self.number as usize * 7 + answered) % decision.choices.len();
            let action = decision.choices[pick].action.clone();
            self.done(table, Request::Act { decision: decision.id, action }).await;
        }
        most
    }

    /// Says something else than what a client of ours would.
    pub async fn end(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// A table where each of these sits and the game has begun.
pub async fn begin(clients: &mut [Client], game: GameName, options: &str, bots: usize) -> String {
    let table = clients[0].create(game, options).await;
    let seats = [Seat::A, Seat::B, Seat::C, Seat::D, Seat::E];
    for (client, seat) in clients.iter_mut().zip(seats) {
        client.done(&table, Request::Sit { seat }).await;
    }
    for &seat in &seats[clients.len()..clients.len() + bots] {
        clients[0].done(&table, Request::PutBot { seat, bot: Bot::Random }).await;
    }
    clients[0].done(&table, Request::Start).await;
    table
}

/// Whoever is asked gives one answer, unless the game is over. Who is asked depends on the cards.
pub async fn answer_one(clients: &mut [Client], table: &str) {
    while clients.iter().any(|it| it.stage != Stage::Over) {
        if let Some(asked) = clients.iter_mut().find(|it| it.decision.is_some()) {
            asked.play(table, 1).await;
            return;
        }
        let hears = clients.iter_mut().map(|it| Box::pin(it.hear()));
        futures_util::future::select_all(hears).await;
    }
}

/// Everyone plays to the end.
pub async fn finish(clients: Vec<Client>, table: &str) -> Vec<Client> {
    let play = |mut client: Client| {
        let table = table.to_owned();
        tokio::spawn(async move {
            client.play(&table, usize::MAX).await;
            client
        })
    };
    let playing: Vec<_> = clients.into_iter().map(play).collect();
    let mut clients = Vec::new();
    for client in playing {
        clients.push(client.await.expect("played"));
    }
    clients
}

pub fn unique() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}
