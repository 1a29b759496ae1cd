//! Several servers on one PostgreSQL, with and without NATS (I15). `scripts/with-postgres.sh scripts/with-nats.sh` gives both;
//! without them these tests count as skipped.

use crate::common::{Answer, Client, FOREVER, Server, answer_one, begin, finish};
use protocol::{
    Bot, ChosenOptions, ClientMessage, ClockSetting, GameName, Request, Seat, SeatState,
    ServerMessage, Stage,
};
use server::{Config, NotStarted};
use sqlx::{AnyConnection, Connection as _};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const TOKEN: &str = "an administrator's token";

/// An address from the environment. Without it, what needs it counts as skipped.
fn given(name: &str, what: &str) -> Option<String> {
    let found = std::env::var(name).ok();
    if found.is_none() {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/checks.sh");
        let why =
            format!("{name} is not set; scripts/with-postgres.sh and scripts/with-nats.sh set it");
        let skipped = Command::new("sh").args([script, "skip", what, &why]).status();
        assert!(skipped.is_ok_and(|it| it.success()), "{why}");
    }
    found
}

/// A new database, and NATS.
async fn place() -> Option<(String, String)> {
    let postgres = given("TRIVIUM_TEST_POSTGRES", "PostgreSQL")?;
    let nats = given("TRIVIUM_TEST_NATS", "NATS")?;
    sqlx::any::install_default_drivers();
    let mut admin = AnyConnection::connect(&postgres).await.expect("PostgreSQL");
    let (server, _) = postgres.rsplit_once('/').expect("a database");
    let name = format!("cluster{}", crate::common::unique().replace('-', "x"));
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut admin).await.expect("made");
    Some((format!("{server}/{name}"), nats))
}

async fn node(database: &str, nats: Option<&str>) -> Server {
    Server::with(|config| {
        config.database = database.to_owned();
        config.nats = nats.map(str::to_owned);
        config.admin_token = Some(TOKEN.to_owned());
        config.bot_threads = 1;
    })
    .await
}

/// Waits until a server says something of itself.
async fn until(server: &Server, path: &str, is: impl Fn(&Answer) -> bool) -> Answer {
    let end = tokio::time::Instant::now() + FOREVER;
    loop {
        let bearer = format!("Bearer {TOKEN}");
        let answer = server.call("GET", path, &[("Authorization", &bearer)], "").await;
        if is(&answer) {
            return answer;
        }
        assert!(tokio::time::Instant::now() < end, "{path}: {}", answer.body);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn metric(server: &Server, name: &str) -> u64 {
    let metrics = until(server, "/metrics", |it| it.status == 200).await.body;
    let line = metrics.lines().find_map(|it| it.strip_prefix(name)?.strip_prefix(' '));
    line.expect("a metric").parse().expect("a number")
}

/// Waits until the servers know of each other.
async fn together(nodes: &[&Server]) {
    for node in nodes {
        let all = nodes.len() as u64;
        let end = tokio::time::Instant::now() + FOREVER;
        while metric(node, "trivium_nodes").await != all {
            assert!(tokio::time::Instant::now() < end, "the servers do not find each other");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Hears until a table is so for this client.
async fn hears(client: &mut Client, stage: Stage) {
    while client.stage != stage {
        client.hear().await;
    }
}

/// A whole game of each kind, with the players at different servers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_at_two_servers_play_every_game_to_the_end() {
    let Some((database, nats)) = place().await else { return };
    let (mut first, mut second) =
        (node(&database, Some(&nats)).await, node(&database, Some(&nats)).await);
    together(&[&first, &second]).await;
    for (game, options) in
        [(GameName::Cardia, ""), (GameName::Kardinal, "players=3"), (GameName::Civ, "players=3")]
    {
        let mut clients = vec![first.client().await, second.client().await];
        if game != GameName::Cardia {
            clients.push(second.client().await);
        }
        // The host begins at the first server what is full only since somebody sat down at the second.
        let table = begin(&mut clients, game, options, 0).await;
        let clients = finish(clients, &table).await;
        assert!(clients.iter().all(|it| it.stage == Stage::Over), "{game:?}");
    }
    assert!(metric(&first, "trivium_news_total").await > 0);
    first.stop().await;
    second.stop().await;
}

/// Whoever looks on at the other server hears who sits down, who is there, that it begins, and what is said.
#[tokio::test]
async fn what_happens_at_one_server_is_told_at_the_other() {
    let Some((database, nats)) = place().await else { return };
    let (first, second) = (node(&database, Some(&nats)).await, node(&database, Some(&nats)).await);
    together(&[&first, &second]).await;
    let (mut ann, mut ben) = (first.client().await, second.client().await);
    ben.say(&ClientMessage::Lobby).await;
    ben.say(&ClientMessage::Mine).await;
    let table = ann.create(GameName::Cardia, "").await;
    ann.done(&table, Request::Sit { seat: Seat::A }).await;
    // The lobby of the second server shows it.
    loop {
        if let ServerMessage::Lobby { tables } = ben.hear().await
            && tables.iter().any(|it| it.table == table)
        {
            break;
        }
    }
    let snapshot = ben.watch(&table).await;
    assert!(matches!(snapshot.info.seats[0], SeatState::Human { .. }));
    // Ann is told that somebody looks on, and then that the player of B is there.
    loop {
        if let ServerMessage::Presence { connected, spectators, .. } = ann.hear().await
            && (connected.len(), spectators) == (1, 1)
        {
            break;
        }
    }
    ben.done(&table, Request::Sit { seat: Seat::B }).await;
    loop {
        if let ServerMessage::Presence { connected, spectators, .. } = ann.hear().await
            && (connected.len(), spectators) == (2, 0)
        {
            break;
        }
    }
    ann.done(&table, Request::Start).await;
    hears(&mut ben, Stage::Playing).await;
    ann.done(&table, Request::Say { text: "Hello there".into() }).await;
    loop {
        if let ServerMessage::Said { line, .. } = ben.hear().await {
            assert_eq!(line.text.as_deref(), Some("Hello there"));
            break;
        }
    }
    // His own tables too, wherever something happens to them.
    ann.play(&table, 1).await;
    loop {
        if let ServerMessage::Mine { tables } = ben.hear().await
            && tables.iter().any(|it| it.entry.table == table && it.your_turn)
        {
            break;
        }
    }
    // Who comes to the other server in the middle of a game finds it.
    let guest = ann.guest.clone();
    ann.end().await;
    let mut ann = second.client_of(&guest).await;
    assert_eq!(ann.watch(&table).await.you, Some(Seat::A));
}

/// Bots think at one server only, and go on at the other when that one stops.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_think_at_one_server_and_survive_it() {
    let Some((database, nats)) = place().await else { return };
    let (mut first, second) =
        (node(&database, Some(&nats)).await, node(&database, Some(&nats)).await);
    together(&[&first, &second]).await;
    let mut ann = first.client().await;
    let mut looker = second.client().await;
    let table = begin(std::slice::from_mut(&mut ann), GameName::Civ, "players=4", 3).await;
    looker.watch(&table).await;
    ann.play(&table, 4).await;
    let bots_thought_twice = metric(&second, "trivium_conflicts_total").await;
    assert_eq!(bots_thought_twice, 0);
    let guest = ann.guest.clone();
    first.stop().await;
    let mut ann = second.client_of(&guest).await;
    ann.watch(&table).await;
    ann.play(&table, usize::MAX).await;
    assert_eq!(ann.stage, Stage::Over);
    hears(&mut looker, Stage::Over).await;
}

/// Bans, announcements and closed tables hold at every server at once.
#[tokio::test]
async fn administration_of_one_server_holds_at_all() {
    let Some((database, nats)) = place().await else { return };
    let (first, second) = (node(&database, Some(&nats)).await, node(&database, Some(&nats)).await);
    together(&[&first, &second]).await;
    let mut ben = second.client().await;
    let table = ben.create(GameName::Cardia, "").await;
    ben.done(&table, Request::Sit { seat: Seat::A }).await;
    let bearer = format!("Bearer {TOKEN}");
    let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
    let path = format!("/api/admin/tables/{table}");
    assert_eq!(first.call("DELETE", &path, &headers, "").await.status, 204);
    while !matches!(ben.hear().await, ServerMessage::Closed { .. }) {}
    let people = first.call("GET", "/api/admin/people?find=", &headers, "").await.json();
    let id = people[0]["id"].as_str().expect("an id");
    let ban = format!(r#"{{"kind":"person","subject":"{id}","reason":"a test"}}"#);
    let answer = first.call("POST", "/api/admin/bans", &headers, &ban).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    while ben.hear_or_end().await.is_some() {}
}

/// Without NATS, and when it goes away in the middle: slower, never wrong.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_nats_it_is_slower_and_not_wrong() {
    let Some((database, _)) = place().await else { return };
    let Some(program) = given("TRIVIUM_TEST_NATS_SERVER", "NATS") else { return };
    let mut nats = Nats::start(&program, &[]);
    let (first, second) = (
        node(&database, Some(&nats.address())).await,
        node(&database, Some(&nats.address())).await,
    );
    let third = node(&database, None).await;
    together(&[&first, &second, &third]).await;
    let said = until(&third, "/api/health", |it| it.status == 200).await.body;
    assert!(said.contains("no NATS"), "{said}");
    let mut clients = vec![first.client().await, second.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    let mut looker = third.client().await;
    looker.watch(&table).await;
    for _ in 0..2 {
        answer_one(&mut clients, &table).await;
    }
    nats.kill();
    let said = until(&first, "/api/health", |it| it.body.contains("NATS cannot be reached")).await;
    assert_eq!(said.status, 200, "games go on");
    for _ in 0..2 {
        answer_one(&mut clients, &table).await;
    }
    // It comes back by itself.
    nats.again();
    until(&first, "/api/health", |it| it.body == "ok\n").await;
    let clients = finish(clients, &table).await;
    assert!(clients.iter().all(|it| it.stage == Stage::Over));
    hears(&mut looker, Stage::Over).await;
}

/// A player's clock runs out once, though every server that has the table looks at it.
#[tokio::test]
async fn a_clock_runs_out_once() {
    let Some((database, nats)) = place().await else { return };
    let (first, second) = (node(&database, Some(&nats)).await, node(&database, Some(&nats)).await);
    together(&[&first, &second]).await;
    let (mut ann, mut ben) = (first.client().await, second.client().await);
    let options = ChosenOptions { game: GameName::Cardia, text: String::new() };
    let clock = ClockSetting::Live { base_seconds: 10, increment_seconds: 0 };
    let msg = ann.msg();
    ann.say(&ClientMessage::Create { msg, options, clock }).await;
    let table = loop {
        if let ServerMessage::Ack { table, .. } = ann.hear().await {
            break table;
        }
    };
    ann.done(&table, Request::Sit { seat: Seat::A }).await;
    ben.done(&table, Request::Sit { seat: Seat::B }).await;
    ann.done(&table, Request::Start).await;
    hears(&mut ben, Stage::Playing).await;
    ben.play(&table, 1).await;
    hears(&mut ann, Stage::Over).await;
    hears(&mut ben, Stage::Over).await;
    let lines = server::store::Store::open(&database).await.expect("open");
    let lines = lines.lines(&table).await.expect("read");
    assert_eq!(lines.iter().filter(|it| it.contains("timedOut")).count(), 1, "{lines:?}");
}

/// Wrong addresses and wrong passwords are refused at the start, and say what would be right.
#[tokio::test]
async fn what_cannot_work_is_refused_at_the_start() {
    let Some((database, nats)) = place().await else { return };
    let Some(program) = given("TRIVIUM_TEST_NATS_SERVER", "NATS") else { return };
    let refused = async |database: &str, nats: &str| {
        let mut config = Config::new(database);
        config.listen.set_port(0);
        config.nats = Some(nats.to_owned());
        let refused: NotStarted = server::start(config).await.err().expect("it must not start");
        refused.to_string()
    };
    let file = std::env::temp_dir().join(format!("trivium-{}.db", crate::common::unique()));
    let why = refused(file.to_str().expect("text"), &nats).await;
    assert!(why.contains("--database postgres://"), "{why}");
    let _ = std::fs::remove_file(file);
    for wrong in ["127.0.0.1:4222", "http://127.0.0.1", "nats://", "nats://host:port"] {
        let why = refused(&database, wrong).await;
        assert!(why.contains("nats://user:password@host:4222"), "{wrong}: {why}");
    }
    let guarded = Nats::start(&program, &["--user", "trivium", "--pass", "secret"]);
    let why = refused(&database, &guarded.address()).await;
    assert!(why.contains("user and password"), "{why}");
    let wrong = guarded.address().replace("nats://", "nats://trivium:guess@");
    let why = refused(&database, &wrong).await;
    assert!(why.contains("does not let this server in") && !why.contains("guess"), "{why}");
    let right = guarded.address().replace("nats://", "nats://trivium:secret@");
    node(&database, Some(&right)).await.stop().await;
    // A database of a newer version: the same words as for one server.
    sqlx::any::install_default_drivers();
    let mut admin = AnyConnection::connect(&database).await.expect("PostgreSQL");
    let newer = "UPDATE schema_version SET version = 99, oldest = 99";
    sqlx::query(newer).execute(&mut admin).await.expect("changed");
    let why = refused(&database, &nats).await;
    assert!(why.contains("newer program"), "{why}");
    // One that only adds something, while servers are upgraded one after the other.
    let newer = "UPDATE schema_version SET version = 99, oldest = 5";
    sqlx::query(newer).execute(&mut admin).await.expect("changed");
    node(&database, Some(&nats)).await.stop().await;
}

/// Two clusters share one NATS and do not hear each other.
#[tokio::test]
async fn two_clusters_on_one_nats_are_apart() {
    let (Some((one, nats)), Some((two, _))) = (place().await, place().await) else { return };
    let (first, second) = (node(&one, Some(&nats)).await, node(&two, Some(&nats)).await);
    let mut ann = first.client().await;
    let table = ann.create(GameName::Cardia, "").await;
    ann.done(&table, Request::Sit { seat: Seat::A }).await;
    ann.done(&table, Request::PutBot { seat: Seat::B, bot: Bot::Random }).await;
    ann.done(&table, Request::Start).await;
    ann.play(&table, 3).await;
    assert_eq!(metric(&second, "trivium_news_total").await, 0);
    assert_eq!(metric(&second, "trivium_nodes").await, 1);
    assert_eq!(second.call("GET", &format!("/api/tables/{table}"), &[], "").await.status, 404);
}

/// A NATS of its own, which can be killed.
struct Nats {
    program: String,
    flags: Vec<String>,
    port: u16,
    child: Child,
}

impl Nats {
    fn start(program: &str, flags: &[&str]) -> Nats {
        // A port that was free a moment ago.
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let flags: Vec<String> = flags.iter().map(|&it| it.to_owned()).collect();
        let child = Nats::spawn(program, port, &flags);
        Nats { program: program.to_owned(), flags, port, child }
    }

    fn spawn(program: &str, port: u16, flags: &[String]) -> Child {
        let mut command = Command::new(program);
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]).args(flags);
        let child = command.stderr(Stdio::null()).spawn().expect("NATS starts");
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            std::thread::yield_now();
        }
        child
    }

    fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    fn again(&mut self) {
        self.child = Nats::spawn(&self.program, self.port, &self.flags);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
