//! The HTTP interface.

use crate::common::{Server, begin, finish};
use protocol::{GameName, Guest, Link, LobbyTable, MyTable, Opened, Problem, Seat, Snapshot};
use serde_json::{Value, json};

const SMALL: &str = r#"{"msg":"m","options":{"game":"cardia","text":"cards=1,4,8 hand=1 goal=1"},"clock":{"kind":"none"}}"#;

#[tokio::test]
async fn a_visitor_becomes_a_guest_and_stays_it() {
    let server = Server::new().await;
    let first = server.call("GET", "/api/me", &[], "").await;
    assert_eq!(first.status, 200);
    let cookie = first.cookie.clone().expect("a cookie");
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "only behind https");
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    let again = server.call("GET", "/api/me", &[("Cookie", &cookie)], "").await;
    assert_eq!((again.cookie, &again.body), (None, &first.body));
    let named =
        server.call("PUT", "/api/me", &[("Cookie", &cookie)], r#"{"name":"Zoë <b>"}"#).await;
    assert_eq!(named.json()["name"], "Zoë <b>");
    for bad in [r#"{"name":""}"#, r#"{"name":" x"}"#, "{\"name\":\"a\\nb\"}"] {
        let answer = server.call("PUT", "/api/me", &[("Cookie", &cookie)], bad).await;
        assert!(answer.is_problem(422), "{bad}: {answer:?}");
    }
    let bad = server.call("PUT", "/api/me", &[("Cookie", &cookie)], r#"{"name":"x","id":1}"#).await;
    assert!(bad.is_problem(400));
    let forgotten = server.call("GET", "/api/me", &[("Cookie", "trivium=0123")], "").await;
    assert!(forgotten.cookie.is_some(), "a new guest");
}

#[tokio::test]
async fn a_code_makes_two_devices_one_person() {
    let server =
        Server::with(|config| config.public_url = Some("https://play.example".into())).await;
    let guest = server.guest().await;
    let link = server.call_as(&guest, "POST", "/api/me/link", "").await;
    assert_eq!(link.status, 201);
    let link: Link = serde_json::from_str(&link.body).expect("a code");
    assert_eq!(link.expires_in_seconds, 600);
    let claim = json!({ "code": link.code.to_uppercase() }).to_string();
    let claimed = server.call("POST", "/api/me/claim", &[], &claim).await;
    assert_eq!(claimed.json()["name"], guest.name.as_str());
    let cookie = claimed.cookie.expect("a token");
    assert!(cookie.contains("; Secure"));
    let again = server.call("POST", "/api/me/claim", &[], &claim).await;
    assert!(again.is_problem(404), "{again:?}");
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    server.call_as(&guest, "PUT", "/api/me", r#"{"name":"Ann"}"#).await;
    let me = server.call("GET", "/api/me", &[("Cookie", &cookie)], "").await;
    assert_eq!(me.json()["name"], "Ann");
}

#[tokio::test]
async fn a_program_can_play_over_http() {
    let server = Server::new().await;
    let (ann, ben) = (server.guest().await, server.guest().await);
    let opened = server.call_as(&ann, "POST", "/api/tables", SMALL).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let Opened { table } = serde_json::from_str(&opened.body).expect("a table");
    let same = server.call_as(&ann, "POST", "/api/tables", SMALL).await;
    assert_eq!(same.json()["table"], table.as_str());
    let path = format!("/api/tables/{table}");
    let mut number = 0;
    let mut post = async |guest: &Guest, request: Value| {
        number += 1;
        let body = json!({ "msg": format!("p-{number}"), "request": request }).to_string();
        server.call_as(guest, "POST", &path, &body).await
    };
    let early = post(&ann, json!({ "want": "start" })).await;
    assert!(early.is_problem(422), "{early:?}");
    let problem: Problem = serde_json::from_str(&early.body).expect("a problem");
    assert_eq!(problem.key.as_deref(), Some("refused-seatsOpen"));
    for (guest, seat) in [(&ann, "A"), (&ben, "B")] {
        assert_eq!(post(guest, json!({ "want": "sit", "seat": seat })).await.status, 200);
    }
    let lobby: Vec<LobbyTable> =
        serde_json::from_str(&server.call("GET", "/api/tables", &[], "").await.body)
            .expect("a list");
    assert!(lobby.iter().any(|it| it.table == table));
    assert_eq!(post(&ann, json!({ "want": "start" })).await.json()["type"], "ack");
    let look = async |guest: &Guest| -> Snapshot {
        let answer = server.call_as(guest, "GET", &path, "").await;
        serde_json::from_str(&answer.body).expect("a snapshot")
    };
    let wrong = post(&ann, json!({ "want": "act", "decision": 1, "action": "castle" })).await;
    assert!(wrong.is_problem(422), "{wrong:?}");
    let stale = post(&ann, json!({ "want": "act", "decision": 9, "action": "castle" })).await;
    assert!(stale.is_problem(409), "{stale:?}");
    let early = server.call("GET", &format!("{path}/record"), &[], "").await;
    assert!(early.is_problem(409), "hidden until the end");
    while look(&ann).await.info.ending.is_none() {
        for guest in [&ann, &ben] {
            let mine = server.call_as(guest, "GET", "/api/me/tables", "").await;
            let mine: Vec<MyTable> = serde_json::from_str(&mine.body).expect("a list");
            let decision = look(guest).await.decision;
            assert_eq!(mine[0].your_turn, decision.is_some());
            if let Some(it) = decision {
                let action = &it.choices[0].action;
                let ask = json!({ "want": "preview", "decision": it.id, "action": action });
                assert_eq!(post(guest, ask).await.json()["type"], "preview");
                let act = json!({ "want": "act", "decision": it.id, "action": action });
                assert_eq!(post(guest, act).await.status, 200);
            }
        }
    }
    let record = server.call("GET", &format!("{path}/record"), &[], "").await;
    assert!(record.kind.starts_with("text/plain") && record.body.starts_with("trivium record 1\n"));
}

#[tokio::test]
async fn what_is_not_there_or_not_so_is_a_problem_document() {
    let server = Server::new().await;
    let guest = server.guest().await;
    for path in
        ["/api/nothing", "/api/tables/nobody", "/api/tables/%F0%9F%83%8F", "/api/tables/a/b/c"]
    {
        let answer = server.call_as(&guest, "GET", path, "").await;
        assert!(answer.is_problem(404), "{path}: {answer:?}");
    }
    for (method, path, allow) in [
        ("POST", "/api/me", "GET,HEAD,PUT,DELETE"),
        ("PUT", "/api/tables", "GET,HEAD,POST"),
        ("GET", "/api/guests", "POST"),
        ("POST", "/", "GET,HEAD"),
    ] {
        let answer = server.call_as(&guest, method, path, "").await;
        assert!(answer.is_problem(405), "{method} {path}: {answer:?}");
        assert_eq!(answer.allow.as_deref(), Some(allow), "{method} {path}");
    }
    let long = format!(r#"{{"name":"{}"}}"#, "x".repeat(20_000));
    assert!(server.call_as(&guest, "PUT", "/api/me", &long).await.is_problem(413));
    let counted = r#"{"msg":"m","options":{"game":"cardia","text":""},"clock":{"kind":0}}"#;
    for body in ["", "{", "[]", "null", "\"x\"", r#"{"msg":"m"}"#, counted] {
        let answer = server.call_as(&guest, "POST", "/api/tables", body).await;
        assert!(answer.is_problem(400), "{body}: {answer:?}");
    }
    for (options, clock) in [
        (r#"{"game":"cardia","text":"deck=9"}"#, r#"{"kind":"none"}"#),
        (r#"{"game":"civ","text":""}"#, r#"{"kind":"correspondence","days":0}"#),
    ] {
        let body = format!(r#"{{"msg":"m","options":{options},"clock":{clock}}}"#);
        let answer = server.call_as(&guest, "POST", "/api/tables", &body).await;
        assert!(answer.is_problem(422), "{body}: {answer:?}");
    }
}

#[tokio::test]
async fn the_interface_describes_itself() {
    let server = Server::new().await;
    let api = server.call("GET", "/api/openapi.json", &[], "").await.json();
    let paths = api["paths"].as_object().expect("paths");
    assert!(paths.len() >= 17, "{}", paths.len());
    let page = server.call("GET", "/api", &[], "").await;
    assert!(page.kind.starts_with("text/html"));
    for path in paths.keys() {
        assert!(page.body.contains(path), "{path} is missing on the page");
    }
    assert!(
        !page.body.contains("<script") && !page.body.contains("http://"),
        "nothing from elsewhere"
    );
    let policy = page.policy.expect("a policy");
    assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
    assert!(
        policy.contains("script-src 'self' 'wasm-unsafe-eval';"),
        "scripts and WebAssembly come from here alone, and never inline"
    );
    assert_eq!(server.call("GET", "/api/health", &[], "").await.body, "ok\n");
    let metrics = server.call("GET", "/metrics", &[], "").await.body;
    for name in ["trivium_sockets", "trivium_moves_total", "trivium_request_seconds_bucket"] {
        assert!(metrics.contains(name), "{name}");
    }
    let client = server.call("GET", "/some/page", &[], "").await;
    assert!(client.status == 200 && client.kind.starts_with("text/html"));
    assert!(server.call("GET", "/no-such-file.js", &[], "").await.is_problem(404));
}

/// A program reads everything about its tables from one stream.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_tells_of_all_my_tables() {
    use std::io::{BufRead as _, BufReader};
    let server = Server::new().await;
    let mut clients = vec![server.client().await, server.client().await];
    let token = clients[0].guest.token.clone();
    let url = format!("http://{}/api/stream", server.address());
    let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
    let reader = std::thread::spawn(move || {
        let request = ureq::get(&url).header("Authorization", &format!("Bearer {token}"));
        let response = request.call().expect("a stream");
        let lines = BufReader::new(response.into_body().into_reader()).lines();
        for line in lines.map_while(Result::ok).filter(|line| !line.is_empty()) {
            let value: Value = serde_json::from_str(&line).expect("a message");
            let over = value["update"]["info"]["stage"] == "over";
            told.send(value).expect("heard");
            if over {
                break;
            }
        }
    });
    assert_eq!(heard.recv().await.expect("a line")["type"], "mine");
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    // The stream hears of a new table a little later; from its snapshot on it misses nothing.
    let snapshot = loop {
        let line = heard.recv().await.expect("a snapshot");
        if line["type"] == "snapshot" {
            break line;
        }
    };
    assert_eq!(snapshot["snapshot"]["you"], serde_json::to_value(Seat::A).expect("a letter"));
    finish(clients, &table).await;
    let mut updates = 0;
    while let Some(line) = heard.recv().await {
        updates += u32::from(line["type"] == "update");
    }
    reader.join().expect("read");
    assert!(updates > 0, "the last one said that the game is over");
}
