//! Nobody sees what is not theirs, and nothing that is sent does harm.

use crate::common::{Server, begin};
use proptest::prelude::*;
use proptest::test_runner::{Config as Runs, TestRunner};
use protocol::{ClientMessage, ErrorCode, GameName, Guest, Request, Seat, ServerMessage};
use serde_json::Value;
use server::Rate;
use tokio_tungstenite::tungstenite::{Error, Message};

fn is_error(message: &ServerMessage, code: ErrorCode) -> bool {
    matches!(message, ServerMessage::Error { code: it, .. } if *it == code)
}

/// Everything that only a seat may see, in what a stranger got. A running game has no truth, no record and no seed for
/// anybody, no view of a seat and no decision.
fn secrets(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let filled = value.as_array().is_some_and(|cards| !cards.is_empty());
                let own = ["observer", "truth", "decision", "you", "hand", "chosen"];
                let secret = own.contains(&name.as_str())
                    && (value.is_string() || value.is_object() || filled)
                    || matches!(name.as_str(), "seed" | "record" | "token" | "yourTurn");
                if secret {
                    found.push(format!("{name}: {value}"));
                }
                secrets(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| secrets(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// All routes, from their own description, with missing, wrong and foreign tokens in any place.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_route_shows_what_a_seat_sees_to_anybody_else() {
    let server = Server::new().await;
    let mut clients = [server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    let stranger = server.guest().await;
    let api = server.call("GET", "/api/openapi.json", &[], "").await.json();
    let mut routes = Vec::new();
    for (path, item) in api["paths"].as_object().expect("paths") {
        // It never ends, and shows a stranger's own tables: none.
        if path == "/api/stream" {
            continue;
        }
        for method in item.as_object().expect("methods").keys() {
            routes.push((method.to_uppercase(), path.replace("{table}", &table)));
        }
    }
    assert!(routes.len() >= 20, "{routes:?}");
    let bodies = [
        String::new(),
        "{}".to_owned(),
        r#"{"msg":"x1","request":{"want":"watch","version":null}}"#.to_owned(),
        r#"{"msg":"x2","request":{"want":"act","decision":1,"action":"play HiredBlade"}}"#
            .to_owned(),
        r#"{"msg":"x3","request":{"want":"undo"}}"#.to_owned(),
        r#"{"msg":"x4","request":{"want":"resign"}}"#.to_owned(),
        r#"{"msg":"x5","request":{"want":"rematch","options":null}}"#.to_owned(),
    ];
    let tokens = [
        None,
        Some(("Authorization", format!("Bearer {}", stranger.token))),
        Some(("Cookie", format!("trivium={}", stranger.token))),
        Some(("Authorization", "Bearer 00".to_owned())),
        Some(("Authorization", stranger.token.clone())),
        Some(("Cookie", "trivium=".to_owned())),
    ];
    let queries = [
        "",
        "?seat=A",
        "?seat=B",
        "?token=A&person=A",
        "?game=1",
        "?game=1&seat=A&step=0",
        "?game=2&step=1",
        "?step=0",
    ];
    let any = (0..routes.len(), 0..bodies.len(), 0..tokens.len(), 0..queries.len());
    let runtime = tokio::runtime::Handle::current();
    let mut runner = TestRunner::new(Runs::with_cases(400));
    tokio::task::block_in_place(|| {
        let tried = runner.run(&any, |(route, body, token, query)| {
            let (method, path) = &routes[route];
            let headers: Vec<(&str, &str)> =
                tokens[token].iter().map(|(name, value)| (*name, value.as_str())).collect();
            let path = format!("{path}{}", queries[query]);
            let call = server.call(method, &path, &headers, &bodies[body]);
            let answer = runtime.block_on(call);
            prop_assert!(answer.status < 500, "{method} {path}: {answer:?}");
            let of_table = ["record", "replay", "review", "scenario"];
            let shows = of_table.iter().any(|it| path.contains(&format!("{table}/{it}")));
            prop_assert!(!shows || answer.status >= 400, "{method} {path}: {answer:?}");
            // A guest gets a token; the position of a puzzle is nobody's game.
            if path.starts_with("/api/guests") || path.starts_with("/api/puzzles") {
                return Ok(());
            }
            let mut found = Vec::new();
            for line in answer.body.lines().filter_map(|it| serde_json::from_str(it).ok()) {
                secrets(&line, &mut found);
            }
            prop_assert!(found.is_empty(), "{method} {path} {headers:?}: {found:?}");
            Ok(())
        });
        tried.expect("nothing is shown");
    });
    let [ann, _] = &mut clients;
    assert!(ann.watch(&table).await.info.ending.is_none(), "and nothing was done");
}

/// Spectators see the table and nothing else, until the game is over.
#[tokio::test]
async fn a_spectator_sees_nothing_hidden() {
    let server = Server::new().await;
    let mut clients = [server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    let mut eve = server.client().await;
    let snapshot = eve.watch(&table).await;
    let mut found = Vec::new();
    secrets(&serde_json::to_value(&snapshot).expect("written"), &mut found);
    for client in &mut clients {
        client.watch(&table).await;
        client.play(&table, 1).await;
    }
    // What the two have chosen is told when both lie open; nothing of their hands is.
    let [ann, _] = &mut clients;
    ann.done(&table, Request::Say { text: "so".into() }).await;
    loop {
        let message = eve.hear().await;
        secrets(&serde_json::to_value(&message).expect("written"), &mut found);
        if matches!(message, ServerMessage::Said { .. }) {
            break;
        }
    }
    assert!(found.is_empty(), "{found:?}");
    for request in [Request::Undo, Request::Resign, Request::Pause] {
        let answer = eve.ask(&table, request).await;
        assert!(matches!(answer, ServerMessage::Refused { .. }), "{answer:?}");
    }
    ann.done(&table, Request::Resign).await;
    assert!(eve.watch(&table).await.truth.is_some());
}

#[tokio::test]
async fn other_peoples_pages_are_not_let_in() {
    let server = Server::new().await;
    let own = format!("http://{}", server.address());
    assert!(server.connect(&[("Origin", own.clone())]).await.is_ok());
    for origin in ["http://evil.example", "null", "", "http://127.0.0.1:1"] {
        let refused = server.connect(&[("Origin", origin.to_owned())]).await;
        assert!(matches!(refused, Err(Error::Http(it)) if it.status() == 403), "{origin}");
        let answer = server.call("POST", "/api/guests", &[("Origin", origin)], "").await;
        assert!(answer.is_problem(403), "{origin}: {answer:?}");
    }
    assert_eq!(server.call("POST", "/api/guests", &[("Origin", &own)], "").await.status, 201);
    let wrong = server.connect(&[("Authorization", "Bearer nonsense".to_owned())]).await;
    assert!(matches!(wrong, Err(Error::Http(it)) if it.status() == 401));
}

#[tokio::test]
async fn whoever_is_too_fast_is_told_so() {
    let server = Server::with(|config| {
        config.limits.person = Rate { per_second: 0.001, burst: 4.0 };
        config.limits.guests = Rate { per_second: 0.001, burst: 3.0 };
        config.limits.codes = Rate { per_second: 0.001, burst: 1.0 };
    })
    .await;
    let mut ann = server.client().await;
    for at in 0..3 {
        ann.say(&ClientMessage::Ping { at }).await;
        assert_eq!(ann.hear().await, ServerMessage::Pong { at });
    }
    ann.say(&ClientMessage::Ping { at: 9 }).await;
    assert!(is_error(&ann.hear().await, ErrorCode::TooFast));
    let mut ben = server.client().await;
    ben.say(&ClientMessage::Ping { at: 1 }).await;
    assert_eq!(ben.hear().await, ServerMessage::Pong { at: 1 });
    assert!(server.call_as(&ann.guest, "GET", "/api/me/tables", "").await.is_problem(429));
    server.guest().await;
    assert!(server.call("POST", "/api/guests", &[], "").await.is_problem(429));
    // Codes have a limit of their own: many guests behind one address do not keep others from moving to another device.
    assert!(server.call("POST", "/api/me/claim", &[], r#"{"code":"2"}"#).await.is_problem(404));
    assert!(server.call("POST", "/api/me/claim", &[], r#"{"code":"2"}"#).await.is_problem(429));
}

#[tokio::test]
async fn an_address_has_a_limit_too() {
    let server =
        Server::with(|config| config.limits.address = Rate { per_second: 0.001, burst: 5.0 }).await;
    let mut refused = 0;
    for _ in 0..8 {
        refused += usize::from(server.call("GET", "/api/health", &[], "").await.is_problem(429));
    }
    assert_eq!(refused, 3);
}

#[tokio::test]
async fn bad_messages_are_answered_and_do_no_harm() {
    let server = Server::new().await;
    let mut ann = server.client().await;
    let table = ann.create(GameName::Cardia, "").await;
    for text in [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        r#"{"type":"dance"}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"ping","at":-1}"#,
        r#"{"type":"ping","at":1,"seat":"A"}"#,
        r#"{"type":"table","table":"x","msg":"m","request":{"want":"fly"}}"#,
        "{\"type\":\"hello\",\"version\":1,\"client\":\"\u{0}\"",
    ] {
        ann.say_text(text).await;
        let answer = ann.hear().await;
        assert!(is_error(&answer, ErrorCode::Malformed), "{text}: {answer:?}");
    }
    ann.send(Message::binary(vec![1, 2, 3])).await;
    assert!(is_error(&ann.hear().await, ErrorCode::Malformed));
    for id in ["nobody", "", "../../etc/passwd", &"x".repeat(500)] {
        let answer = ann.ask(id, Request::Watch { version: None }).await;
        assert!(is_error(&answer, ErrorCode::NoTable), "{id}: {answer:?}");
    }
    for msg in ["", "a b", &"x".repeat(37)] {
        let (table, msg) = (table.clone(), msg.to_owned());
        ann.say(&ClientMessage::Table { table, msg, request: Request::Leave }).await;
        while !matches!(ann.hear().await, ServerMessage::Refused { why, .. } if why.key == "refused-badMessageId")
        {
        }
    }
    ann.done(&table, Request::Sit { seat: Seat::A }).await;
    ann.say_text(&format!(r#"{{"type":"hello","version":1,"client":"{}"}}"#, "x".repeat(20_000)))
        .await;
    let mut told = false;
    while let Some(message) = ann.hear_or_end().await {
        told |= is_error(&message, ErrorCode::TooLarge);
    }
    assert!(told, "and then the connection is closed");
    let mut again = server.client_of(&ann.guest).await;
    assert_eq!(again.watch(&table).await.you, Some(Seat::A));
}

#[tokio::test]
async fn a_greeting_comes_first_and_in_our_version() {
    let server = Server::new().await;
    let guest: Guest = server.guest().await;
    let mut ann = server.client_of(&guest).await;
    ann.say(&ClientMessage::Hello { version: 999, client: "test".into() }).await;
    assert!(is_error(&ann.hear().await, ErrorCode::Version));
    assert!(ann.hear_or_end().await.is_none());
    use futures_util::{SinkExt as _, StreamExt as _};
    let mut socket = server.connect(&[]).await.expect("a new guest");
    socket.send(Message::text(r#"{"type":"lobby"}"#)).await.expect("sent");
    let answer = socket.next().await.expect("an answer").expect("an answer");
    let answer: ServerMessage =
        serde_json::from_str(answer.to_text().expect("text")).expect("read");
    assert!(is_error(&answer, ErrorCode::Malformed), "{answer:?}");
}

/// A server cannot take an address that is in use, or a database that cannot be used; it says so.
#[tokio::test]
async fn a_server_that_cannot_start_says_why() {
    let server = Server::new().await;
    let mut config =
        server::Config::new(std::env::temp_dir().join("trivium-unused.db").to_str().expect("text"));
    config.listen = server.address().parse().expect("an address");
    let refused = server::start(config).await.err().expect("in use").to_string();
    assert!(
        refused.contains("already listens on 127.0.0.1") && refused.contains("--listen"),
        "{refused}"
    );
    let _ = std::fs::remove_file(std::env::temp_dir().join("trivium-unused.db"));
    let config = server::Config::new("/no/such/folder/x.db");
    let refused = server::start(config).await.err().expect("no folder").to_string();
    assert!(refused.contains("does not exist"), "{refused}");
}
