//! Faults of the machine: what was acknowledged is kept, health tells the truth, and the server goes on by itself when the
//! cause is gone.

use crate::common::{FOREVER, Server, begin};
use protocol::{ClientMessage, ClockSetting, ErrorCode, GameName, Request, Seat, ServerMessage};
use sqlx::Connection as _;
use std::collections::BTreeSet;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;

async fn health(server: &Server) -> u16 {
    server.call("GET", "/api/health/ready", &[], "").await.status
}

/// The file of the database is moved away while people play, and comes back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_goes_away_and_comes_back() {
    let server = Server::new().await;
    let mut clients = vec![server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    clients[0].play(&table, 1).await;
    assert_eq!(health(&server).await, 200);
    let away = format!("{}.away", server.database());
    std::fs::rename(server.database(), &away).expect("moved");
    assert_eq!(health(&server).await, 503);
    assert_eq!(server.call("GET", "/api/health/live", &[], "").await.status, 200);
    let msg = clients[1].msg();
    let said = Request::Say { text: "hm".into() };
    let answer = clients[1].ask_as(&table, &msg, said.clone()).await;
    let ServerMessage::Error { code, msg: about, .. } = answer else { panic!("{answer:?}") };
    assert_eq!((code, about.as_deref()), (ErrorCode::Unavailable, Some(msg.as_str())));
    let metrics = server.call("GET", "/metrics", &[], "").await.body;
    assert!(!metrics.contains("trivium_database_failures_total 0"), "{metrics}");
    std::fs::rename(&away, server.database()).expect("moved back");
    assert_eq!(health(&server).await, 200);
    // The same message again is done once, whatever became of it before.
    let guest = clients[1].guest.clone();
    drop(clients);
    let mut ben = server.client_of(&guest).await;
    let answer = ben.ask_as(&table, &msg, said).await;
    assert!(matches!(answer, ServerMessage::Ack { .. }), "{answer:?}");
    assert_eq!(ben.watch(&table).await.chat.len(), 1);
    ben.play(&table, 1).await;
}

/// The disk becomes read-only while people play, and can be written again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_is_read_only_for_a_while() {
    let server = Server::new().await;
    let mut clients = vec![server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    // Only the superuser can make files of a running program immutable.
    let set = |flag: &str| {
        let files = [server.database().to_owned(), format!("{}-wal", server.database())];
        let done = std::process::Command::new("chattr").arg(flag).args(files).output();
        done.is_ok_and(|it| it.status.success())
    };
    if !set("+i") {
        return skip("read-only disk", "no file can be made immutable here (chattr +i)");
    }
    let (msg, said) = (clients[0].msg(), Request::Say { text: "hm".into() });
    let answer = clients[0].ask_as(&table, &msg, said.clone()).await;
    let status = health(&server).await;
    // Not to leave a file behind that cannot be removed.
    assert!(set("-i"));
    assert_eq!(status, 503);
    let is_unavailable =
        matches!(answer, ServerMessage::Error { code: ErrorCode::Unavailable, .. });
    assert!(is_unavailable, "{answer:?}");
    assert_eq!(health(&server).await, 200);
    let mut ann = server.client_of(&clients[0].guest).await;
    let answer = ann.ask_as(&table, &msg, said).await;
    assert!(matches!(answer, ServerMessage::Ack { .. }), "{answer:?}");
    assert_eq!(ann.watch(&table).await.chat.len(), 1);
}

/// Whoever waits for a table that breaks off and cannot be made anew is told so, each with the id of the message.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_for_a_table_that_is_lost_gets_an_answer() {
    let server = Server::new().await;
    let mut ann = server.client().await;
    let table = ann.create(GameName::Cardia, "").await;
    ann.watch(&table).await;
    // The table is ahead of what is stored of it, and that cannot be read.
    sqlx::any::install_default_drivers();
    let url = format!("sqlite://{}", server.database());
    let mut database = sqlx::AnyConnection::connect(&url).await.expect("the database");
    for sql in ["UPDATE lines SET line = 'x'", "UPDATE tables SET lines = lines + 1"] {
        sqlx::query(sql).execute(&mut database).await.expect("changed");
    }
    let mut open: BTreeSet<String> = (0..40).map(|n| format!("m{n}")).collect();
    for msg in &open {
        let request = Request::Say { text: "hm".into() };
        let (table, msg) = (table.clone(), msg.clone());
        ann.say(&ClientMessage::Table { table, msg, request }).await;
    }
    while !open.is_empty() {
        if let ServerMessage::Error { code, msg: Some(msg), .. } = ann.hear().await {
            assert_eq!(code, ErrorCode::Unavailable);
            assert!(open.remove(&msg), "{msg} was answered twice");
        }
    }
}

/// Damage inside of the file is found soon after the start: health and metrics tell of it, and nothing is acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_database_is_found_soon_after_the_start() {
    let mut server = Server::new().await;
    let mut ann = server.client().await;
    let table = ann.create(GameName::Cardia, "").await;
    for n in 0..100 {
        ann.done(&table, Request::Say { text: format!("{n:0300}") }).await;
    }
    server.halt().await;
    let mut bytes = std::fs::read(server.database()).expect("read");
    // A page of the lines, wherever it is.
    let page = bytes.chunks(4_096).rposition(|it| it.windows(99).any(|part| part == [b'0'; 99]));
    let at = page.expect("a page of chat") * 4_096;
    bytes[at..at + 4_096].fill(0x5a);
    std::fs::write(server.database(), bytes).expect("written");
    server.go_on().await;
    let is_found = async || {
        let metrics = server.call("GET", "/metrics", &[], "").await.body;
        metrics.contains("trivium_database_damaged 1")
    };
    timeout(FOREVER, async { while !is_found().await {} }).await.expect("found");
    assert_eq!(health(&server).await, 503);
    let body = r#"{"msg":"c","options":{"game":"cardia","text":""},"clock":{"kind":"none"}}"#;
    let answer = server.call_as(&ann.guest, "POST", "/api/tables", body).await;
    assert!(answer.is_problem(503), "{answer:?}");
}

/// The way to PostgreSQL, which can be cut: every connection breaks, and new ones are refused.
struct Relay {
    to: String,
    at: std::net::SocketAddr,
    carries: JoinHandle<()>,
}

impl Relay {
    async fn new(to: &str) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let at = listener.local_addr().expect("an address");
        Relay { to: to.to_owned(), at, carries: Relay::carry(listener, to.to_owned()) }
    }

    fn carry(listener: TcpListener, to: String) -> JoinHandle<()> {
        tokio::spawn(async move {
            // Those that are carried end with it.
            let mut carried = JoinSet::new();
            while let Ok((mut from, _)) = listener.accept().await {
                let to = to.clone();
                carried.spawn(async move {
                    let mut to = TcpStream::connect(to).await.expect("PostgreSQL");
                    // Either side may end it.
                    let _ = tokio::io::copy_bidirectional(&mut from, &mut to).await;
                });
            }
        })
    }

    async fn cut(&mut self) {
        self.carries.abort();
        let _ = (&mut self.carries).await;
    }

    async fn mend(&mut self) {
        let listener = TcpListener::bind(self.at).await.expect("the same port");
        self.carries = Relay::carry(listener, self.to.clone());
    }
}

/// PostgreSQL is gone for a while: nothing is acknowledged, and it goes on by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_goes_away_and_comes_back() {
    let Ok(url) = std::env::var("TRIVIUM_TEST_POSTGRES") else {
        let why = "TRIVIUM_TEST_POSTGRES names no database; scripts/with-postgres.sh sets it";
        return skip("PostgreSQL", why);
    };
    let (before, rest) = url.split_once('@').expect("an address");
    let (to, name) = rest.split_once('/').expect("an address");
    let mut relay = Relay::new(to).await;
    let server =
        Server::with(|config| config.database = format!("{before}@{}/{name}", relay.at)).await;
    let mut clients = vec![server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    let (ann, ben) = (clients[0].guest.clone(), clients[1].guest.clone());
    drop(clients);
    let mut acknowledged = 0;
    for _ in 0..2 {
        let mut client = server.client_of(&ann).await;
        client.done(&table, Request::Say { text: "here".into() }).await;
        acknowledged += 1;
        relay.cut().await;
        let msg = client.msg();
        let said = Request::Say { text: "hm".into() };
        let answer = client.ask_as(&table, &msg, said.clone()).await;
        let is_unavailable =
            matches!(answer, ServerMessage::Error { code: ErrorCode::Unavailable, .. });
        assert!(is_unavailable, "{answer:?}");
        assert_eq!(health(&server).await, 503);
        assert_eq!(server.call("GET", "/api/health/live", &[], "").await.status, 200);
        relay.mend().await;
        assert_eq!(health(&server).await, 200);
        let mut client = server.client_of(&ann).await;
        let answer = client.ask_as(&table, &msg, said).await;
        assert!(matches!(answer, ServerMessage::Ack { .. }), "{answer:?}");
        acknowledged += 1;
        assert_eq!(client.watch(&table).await.chat.len(), acknowledged);
    }
    let mut ben = server.client_of(&ben).await;
    ben.watch(&table).await;
    ben.play(&table, 1).await;
}

/// Says that something was not tried here.
fn skip(what: &str, why: &str) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/checks.sh");
    let skipped = std::process::Command::new("sh").args([script, "skip", what, why]).status();
    assert!(skipped.is_ok_and(|it| it.success()), "{why}");
}

/// The clock of the machine is set by an hour, or the server is away for a night: nobody loses on time, and clocks go on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_go_on_after_a_restart_whatever_the_machine_says() {
    for hours in [1_i64, -1] {
        let mut server = Server::new().await;
        let mut ann = server.client().await;
        let clock = ClockSetting::Live { base_seconds: 600, increment_seconds: 0 };
        let options = protocol::ChosenOptions { game: GameName::Cardia, text: String::new() };
        ann.say(&ClientMessage::Create { msg: "c".into(), options, clock }).await;
        let ServerMessage::Ack { table, .. } = ann.hear().await else { panic!("a table") };
        ann.done(&table, Request::Sit { seat: Seat::A }).await;
        let bot = protocol::Bot::Random;
        ann.done(&table, Request::PutBot { seat: Seat::B, bot }).await;
        ann.done(&table, Request::Start).await;
        let left = ann.watch(&table).await.info.clocks[0].left_ms;
        let guest = ann.guest.clone();
        server.halt().await;
        server.set_kept_wall_back(hours * 3_600_000).await;
        server.go_on().await;
        let mut ann = server.client_of(&guest).await;
        let snapshot = ann.watch(&table).await;
        assert!(snapshot.info.ending.is_none(), "nobody lost");
        let now = &snapshot.info.clocks[0];
        assert!(now.running && now.left_ms <= left, "{now:?}");
        assert!(now.left_ms + 120_000 > left, "{hours} hours: {} of {left} ms left", now.left_ms);
    }
}
