//! What one person does costs others nothing: tables, chat, advice, replays, odd frames.

use crate::common::{FOREVER, Server, begin, finish};
use protocol::{
    Access, Bot, ClientMessage, ErrorCode, GameName, LobbyTable, Request, Seat, ServerMessage,
    Stage,
};
use server::Rate;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// When the last person gives up, four strong bots do not go on alone.
#[tokio::test]
async fn a_game_without_people_is_over() {
    let server = Server::new().await;
    let mut eve = server.client().await;
    let table = eve.create(GameName::Kardinal, "players=5").await;
    eve.done(&table, Request::Sit { seat: Seat::A }).await;
    for seat in [Seat::B, Seat::C, Seat::D, Seat::E] {
        eve.done(&table, Request::PutBot { seat, bot: Bot::Sovereign }).await;
    }
    eve.done(&table, Request::Start).await;
    eve.done(&table, Request::Resign).await;
    let snapshot = eve.watch(&table).await;
    assert_eq!(snapshot.info.stage, Stage::Over);
    let ending = snapshot.info.ending.expect("it is over");
    assert_eq!(ending.winners, [Seat::B, Seat::C, Seat::D, Seat::E]);
}

/// Somebody who asks for advice and reads none of it keeps nobody else from getting it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_advice_holds_up_nobody() {
    let server = Server::new().await;
    let mut eves = vec![server.client().await, server.client().await];
    let token = eves[0].guest.token.clone();
    let played = begin(&mut eves, GameName::Cardia, "", 0).await;
    finish(eves, &played).await;
    let mut deaf = Vec::new();
    for path in ["review?seat=A", "review?seat=B", "review?seat=A"] {
        let mut stream = TcpStream::connect(server.address()).await.expect("connected");
        let get = format!(
            "GET /api/tables/{played}/{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n"
        );
        stream.write_all(get.as_bytes()).await.expect("sent");
        deaf.push(stream);
    }
    let mut ann = server.client().await;
    let table = ann.create(GameName::Cardia, "").await;
    ann.done(&table, Request::Sit { seat: Seat::A }).await;
    ann.done(&table, Request::PutBot { seat: Seat::B, bot: Bot::Random }).await;
    ann.done(&table, Request::Start).await;
    while ann.decision.is_none() {
        ann.hear().await;
    }
    ann.say(&ClientMessage::Analyse { table, msg: "why".into() }).await;
    let advice =
        async { while !matches!(ann.hear().await, ServerMessage::Analysis { done: true, .. }) {} };
    timeout(FOREVER, advice).await.expect("advice");
    drop(deaf);
}

/// A person who asks for much advice at once is told to wait.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn advice_is_limited_for_each_person() {
    let server = Server::with(|config| config.limits.learning = 0).await;
    let guest = server.guest().await;
    let record = "trivium record 1\ngame cardia\n";
    let answer = server.call_as(&guest, "POST", "/api/review?seat=A", record).await;
    assert!(answer.is_problem(429), "{answer:?}");
}

/// The same over a WebSocket.
#[tokio::test]
async fn advice_over_a_connection_is_limited_too() {
    let server = Server::with(|config| config.limits.learning = 0).await;
    let mut ann = server.client().await;
    let table = begin(std::slice::from_mut(&mut ann), GameName::Cardia, "", 1).await;
    ann.say(&ClientMessage::Analyse { table, msg: "why".into() }).await;
    let told = loop {
        if let ServerMessage::Error { code, msg, .. } = ann.hear().await {
            break (code, msg);
        }
    };
    assert_eq!(told, (ErrorCode::TooFast, Some("why".to_owned())));
}

/// Replays are paid for by their length.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_at_much_waits() {
    let server = Server::with(|config| {
        config.limits.replays = Rate { per_second: 0.001, burst: 20.0 };
    })
    .await;
    let mut clients = vec![server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    finish(clients, &table).await;
    let path = format!("/api/tables/{table}/replay");
    let first = server.call("GET", &path, &[], "").await;
    assert!(first.status == 200 && first.body.len() > 20 * 1024, "{}", first.body.len());
    assert!(server.call("GET", &path, &[], "").await.is_problem(429));
    assert!(server.call("POST", "/api/replay", &[], "").await.is_problem(429));
}

#[tokio::test]
async fn nobody_fills_the_lobby_alone() {
    let server = Server::with(|config| config.limits.unfinished = Some(6)).await;
    let mut eve = server.client().await;
    for _ in 0..6 {
        let table = eve.create(GameName::Cardia, "").await;
        eve.done(&table, Request::Sit { seat: Seat::A }).await;
    }
    let msg = eve.msg();
    let options = protocol::ChosenOptions { game: GameName::Cardia, text: String::new() };
    let clock = protocol::ClockSetting::None;
    eve.say(&ClientMessage::Create { msg, options, clock }).await;
    let refused = loop {
        if let ServerMessage::Refused { why, .. } = eve.hear().await {
            break why;
        }
    };
    assert_eq!(refused.key, "refused-tooManyTables");
    let mut ann = server.client().await;
    let table = ann.create(GameName::Cardia, "").await;
    let shown = async || -> Vec<LobbyTable> {
        let answer = server.call("GET", "/api/tables", &[], "").await;
        serde_json::from_str(&answer.body).expect("a list")
    };
    assert_eq!(shown().await.len(), 3, "three of one host, and none at which nobody sits");
    ann.done(&table, Request::Sit { seat: Seat::A }).await;
    let listed = shown().await;
    assert!(listed.len() == 4 && listed.iter().any(|it| it.table == table));
    // A table that is found by its link only is not shown, but can be reached.
    ann.done(&table, Request::SetAccess { access: Access::Link }).await;
    assert_eq!(shown().await.len(), 3);
    let mut ben = server.client().await;
    ben.done(&table, Request::Sit { seat: Seat::B }).await;
    assert_eq!(shown().await.len(), 3);
}

#[tokio::test]
async fn new_tables_have_a_rate() {
    let server = Server::with(|config| {
        config.limits.tables = Rate { per_second: 0.001, burst: 2.0 };
    })
    .await;
    let guest = server.guest().await;
    let open = async |msg: &str| {
        let body = format!(
            r#"{{"msg":"{msg}","options":{{"game":"cardia","text":""}},"clock":{{"kind":"none"}}}}"#
        );
        server.call_as(&guest, "POST", "/api/tables", &body).await
    };
    assert_eq!((open("a").await.status, open("b").await.status), (201, 201));
    assert!(open("c").await.is_problem(429));
    assert_eq!(open("a").await.status, 201, "the same again is the same table");
}

#[tokio::test]
async fn chat_has_a_limit_of_its_own() {
    let server = Server::with(|config| {
        config.limits.chat = Rate { per_second: 0.001, burst: 2.0 };
    })
    .await;
    let mut ann = server.client().await;
    let table = ann.create(GameName::Cardia, "").await;
    for _ in 0..2 {
        ann.done(&table, Request::Say { text: "so".into() }).await;
    }
    let answer = ann.ask(&table, Request::Say { text: "so".into() }).await;
    let ServerMessage::Error { code, msg, .. } = answer else { panic!("{answer:?}") };
    assert!(code == ErrorCode::TooFast && msg.is_some());
    ann.done(&table, Request::Sit { seat: Seat::A }).await;
}

/// Frames that are no messages count like messages.
#[tokio::test]
async fn frames_of_every_kind_have_a_rate() {
    for frame in [
        Message::Binary(vec![1].into()),
        Message::Ping(vec![1].into()),
        Message::Pong(vec![1].into()),
    ] {
        let server = Server::with(|config| {
            config.limits.person = Rate { per_second: 0.001, burst: 4.0 };
        })
        .await;
        let mut ann = server.client().await;
        let flood = async {
            for _ in 0..2_000 {
                if !ann.try_send(frame.clone()).await {
                    return;
                }
            }
            while ann.hear_or_end().await.is_some() {}
        };
        timeout(FOREVER, flood).await.expect("disconnected");
    }
}

#[tokio::test]
async fn invalid_text_is_called_so() {
    let server = Server::new().await;
    let mut ann = server.client().await;
    let frame = Frame::message(vec![b'"', 0xff, b'"'], OpCode::Data(Data::Text), true);
    ann.send(Message::Frame(frame)).await;
    let mut codes = Vec::new();
    while let Some(message) = ann.hear_or_end().await {
        if let ServerMessage::Error { code, text, .. } = message {
            assert!(text.contains("UTF-8"), "{text}");
            codes.push(code);
        }
    }
    assert_eq!(codes, [ErrorCode::Malformed]);
}

#[tokio::test]
async fn answers_are_not_kept_by_anybody() {
    let server = Server::new().await;
    for path in ["/api/me", "/api/tables", "/api/health", "/api/nothing"] {
        let answer = server.call("GET", path, &[], "").await;
        assert_eq!(answer.caching.as_deref(), Some("no-store"), "{path}");
    }
    assert_eq!(server.call("GET", "/", &[], "").await.caching.as_deref(), Some("no-cache"));
}
