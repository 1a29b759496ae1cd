//! Faults of the machine: what was acknowledged is kept, health tells the truth, and the server goes on by itself when the
//! cause is gone.

use crate::common::{Server, begin};
use protocol::{ClientMessage, ClockSetting, ErrorCode, GameName, Request, Seat, ServerMessage};

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
