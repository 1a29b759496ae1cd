//! Administration, the rights of persons, and how long things are kept.

use crate::common::{Answer, Server, begin, finish};
use protocol::{
    Access, AdminPerson, AdminTable, Admission, Ban, ClientMessage, Deed, ErrorCode, GameName,
    Guest, InviteCode, MyData, Notice, Overview, Request, Seat, ServerMessage,
};
use serde_json::{Value, json};
use std::time::Duration;

const TOKEN: &str = "a token of an administrator";
const SMALL: &str = r#"{"msg":"m","options":{"game":"cardia","text":"cards=1,4,8 hand=1 goal=1"},"clock":{"kind":"none"}}"#;

async fn server() -> Server {
    Server::with(|config| config.admin_token = Some(TOKEN.into())).await
}

async fn admin(server: &Server, method: &str, path: &str, body: Value) -> Answer {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let bearer = format!("Bearer {TOKEN}");
    server.call(method, &format!("/api/admin{path}"), &[("Authorization", &bearer)], &body).await
}

fn read<T: serde::de::DeserializeOwned>(answer: &Answer) -> T {
    serde_json::from_str(&answer.body).unwrap_or_else(|why| panic!("{why}: {answer:?}"))
}

/// The id of a person, which only administrators see.
async fn id(server: &Server, guest: &Guest) -> String {
    let bearer = format!("Bearer {}", guest.token);
    let data = server.call("GET", "/api/me/data", &[("Authorization", &bearer)], "").await;
    read::<MyData>(&data).id
}

#[tokio::test]
async fn nobody_administers_without_the_token() {
    let server = server().await;
    let guest = server.guest().await;
    let routes = [
        ("GET", "/api/admin"),
        ("GET", "/api/admin/people"),
        ("PUT", "/api/admin/people/x"),
        ("DELETE", "/api/admin/people/x"),
        ("GET", "/api/admin/tables"),
        ("DELETE", "/api/admin/tables/x"),
        ("GET", "/api/admin/bans"),
        ("POST", "/api/admin/bans"),
        ("DELETE", "/api/admin/bans/x"),
        ("GET", "/api/admin/notices"),
        ("POST", "/api/admin/notices"),
        ("DELETE", "/api/admin/notices/x"),
        ("GET", "/api/admin/invites"),
        ("POST", "/api/admin/invites"),
        ("DELETE", "/api/admin/invites/x"),
        ("PUT", "/api/admin/drain"),
    ];
    for (method, path) in routes {
        let answer = server.call(method, path, &[], "").await;
        assert!(answer.is_problem(401), "{method} {path}: {answer:?}");
        let answer = server.call_as(&guest, method, path, "{}").await;
        assert!(answer.is_problem(401), "{method} {path}: {answer:?}");
    }
    assert_eq!(admin(&server, "GET", "", Value::Null).await.status, 200);
    let without = Server::new().await;
    let answer = admin(&without, "GET", "", Value::Null).await;
    assert!(answer.is_problem(403), "{answer:?}");
}

#[tokio::test]
async fn a_ban_ends_connections_survives_a_restart_and_can_be_lifted() {
    let mut server = server().await;
    let mut client = server.client().await;
    let guest = client.guest.clone();
    let person = id(&server, &guest).await;
    let ban = json!({ "kind": "person", "subject": person, "reason": "insults", "seconds": 3600 });
    let made = admin(&server, "POST", "/bans", ban).await;
    assert_eq!(made.status, 201, "{made:?}");
    let told = loop {
        match client.hear_or_end().await {
            Some(ServerMessage::Error { code: ErrorCode::Banned, text, .. }) => break text,
            Some(_) => {}
            None => panic!("closed without a word"),
        }
    };
    assert!(told.contains("insults") && told.contains("60 min"), "{told}");
    while client.hear_or_end().await.is_some() {}
    for (method, path) in [("GET", "/api/me"), ("GET", "/api/me/tables"), ("POST", "/api/tables")] {
        let answer = server.call_as(&guest, method, path, SMALL).await;
        assert!(answer.is_problem(403), "{path}: {answer:?}");
        assert_eq!(answer.json()["key"], "banned");
    }
    server.restart().await;
    assert!(server.call_as(&guest, "GET", "/api/me", "").await.is_problem(403));
    let bans: Vec<Ban> = read(&admin(&server, "GET", "/bans", Value::Null).await);
    assert_eq!((bans.len(), bans[0].name.as_deref()), (1, Some(guest.name.as_str())));
    let people: Vec<AdminPerson> = read(&admin(&server, "GET", "/people", Value::Null).await);
    assert!(people.iter().any(|it| it.id == person && it.banned));
    let lifted = admin(&server, "DELETE", &format!("/bans/{}", bans[0].id), Value::Null).await;
    assert_eq!(lifted.status, 204);
    assert_eq!(server.call_as(&guest, "GET", "/api/me", "").await.status, 200);
    let again = admin(&server, "DELETE", &format!("/bans/{}", bans[0].id), Value::Null).await;
    assert!(again.is_problem(404), "{again:?}");
    let nobody = json!({ "kind": "person", "subject": "nobody", "seconds": null });
    assert!(admin(&server, "POST", "/bans", nobody).await.is_problem(404));
}

#[tokio::test]
async fn an_address_is_banned_but_its_administrator_is_not_locked_out() {
    let server = server().await;
    let guest = server.guest().await;
    let bad = json!({ "kind": "address", "subject": "here", "seconds": null });
    assert!(admin(&server, "POST", "/bans", bad).await.is_problem(422));
    let ban = json!({ "kind": "address", "subject": "127.0.0.0/8", "seconds": null });
    let made: Ban = read(&admin(&server, "POST", "/bans", ban).await);
    assert!(server.call_as(&guest, "GET", "/api/me", "").await.is_problem(403));
    assert!(server.call("POST", "/api/guests", &[], "").await.is_problem(403));
    assert!(server.connect(&[]).await.is_err());
    assert_eq!(server.call("GET", "/api/health", &[], "").await.status, 200);
    assert_eq!(server.call("GET", "/settings", &[], "").await.status, 200, "pages say why");
    let lifted = admin(&server, "DELETE", &format!("/bans/{}", made.id), Value::Null).await;
    assert_eq!(lifted.status, 204);
    assert_eq!(server.call_as(&guest, "GET", "/api/me", "").await.status, 200);
}

#[tokio::test]
async fn who_is_muted_plays_and_does_not_speak() {
    let server = server().await;
    let mut client = server.client().await;
    let person = id(&server, &client.guest).await;
    let table = client.create(GameName::Cardia, "").await;
    let say = || Request::Say { text: "hello".into() };
    client.done(&table, Request::Sit { seat: Seat::A }).await;
    client.done(&table, say()).await;
    let mute = json!({ "kind": "mute", "subject": person, "seconds": 3600 });
    let made: Ban = read(&admin(&server, "POST", "/bans", mute).await);
    match client.ask(&table, say()).await {
        ServerMessage::Refused { why, .. } => assert_eq!(&*why.key, "refused-muted"),
        other => panic!("{other:?}"),
    }
    client.done(&table, Request::Leave).await;
    admin(&server, "DELETE", &format!("/bans/{}", made.id), Value::Null).await;
    client.done(&table, Request::Sit { seat: Seat::A }).await;
    client.done(&table, say()).await;
}

#[tokio::test]
async fn an_announcement_reaches_those_who_are_there_and_those_who_come() {
    let server = server().await;
    let mut early = server.client().await;
    let text = "Upgrade at 20:00 — ten minutes";
    let made = admin(&server, "POST", "/notices", json!({ "text": text, "seconds": 600 })).await;
    let made: Notice = read(&made);
    let ServerMessage::Notices { notices } = early.hear().await else { panic!("something else") };
    assert_eq!(notices, std::slice::from_ref(&made));
    let mut late = server.client().await;
    let ServerMessage::Notices { notices } = late.hear().await else { panic!("something else") };
    assert_eq!(notices, std::slice::from_ref(&made));
    admin(&server, "DELETE", &format!("/notices/{}", made.id), Value::Null).await;
    for client in [&mut early, &mut late] {
        let ServerMessage::Notices { notices } = client.hear().await else {
            panic!("something else")
        };
        assert_eq!(notices, []);
    }
    for bad in ["", " x", "a\nb", &"x".repeat(301)] {
        let answer =
            admin(&server, "POST", "/notices", json!({ "text": bad, "seconds": null })).await;
        assert!(answer.is_problem(422), "{bad}: {answer:?}");
    }
}

#[tokio::test]
async fn a_closed_table_tells_its_players_and_stays_closed() {
    let mut server = server().await;
    let mut client = server.client().await;
    let table = client.create(GameName::Cardia, "").await;
    client.done(&table, Request::Sit { seat: Seat::A }).await;
    let tables: Vec<AdminTable> = read(&admin(&server, "GET", "/tables", Value::Null).await);
    assert!(tables.iter().any(|it| it.entry.table == table && it.live && !it.closed));
    let path = format!("/tables/{table}");
    assert_eq!(admin(&server, "DELETE", &path, Value::Null).await.status, 204);
    loop {
        if let ServerMessage::Closed { table: which } = client.hear().await {
            assert_eq!(which, table);
            break;
        }
    }
    let gone = server.call("GET", &format!("/api/tables/{table}"), &[], "").await;
    assert!(gone.is_problem(410), "{gone:?}");
    server.restart().await;
    let gone = server.call("GET", &format!("/api/tables/{table}"), &[], "").await;
    assert!(gone.is_problem(410), "{gone:?}");
    assert_eq!(server.call("GET", "/api/tables", &[], "").await.body, "[]");
    assert!(admin(&server, "DELETE", &path, Value::Null).await.is_problem(404));
}

#[tokio::test]
async fn a_draining_server_lets_games_end_and_begins_none() {
    let server = server().await;
    let mut clients = vec![server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "cards=1,4,8 hand=1 goal=1", 0).await;
    // A game that is found by its link only is a game, too.
    let mut friends = vec![server.client().await, server.client().await];
    let private = friends[0].create(GameName::Cardia, "cards=1,4,8 hand=1 goal=1").await;
    friends[0].done(&private, Request::SetAccess { access: Access::Link }).await;
    for (friend, seat) in friends.iter_mut().zip([Seat::A, Seat::B]) {
        friend.done(&private, Request::Sit { seat }).await;
    }
    friends[0].done(&private, Request::Start).await;
    let waiting = clients[0].create(GameName::Cardia, "").await;
    let overview: Overview = read(&admin(&server, "GET", "", Value::Null).await);
    assert_eq!((overview.games_active, overview.draining), (2, false));
    assert_eq!((overview.people, overview.tables, overview.connections), (4, 3, 4));
    assert_eq!(admin(&server, "PUT", "/drain", json!({ "draining": true })).await.status, 200);
    let refused = server.call_as(&clients[0].guest, "POST", "/api/tables", SMALL).await;
    assert!(refused.is_problem(422), "{refused:?}");
    assert_eq!(refused.json()["key"], "refused-draining");
    match clients[0].ask(&waiting, Request::Start).await {
        ServerMessage::Refused { why, .. } => assert_eq!(&*why.key, "refused-draining"),
        other => panic!("{other:?}"),
    }
    let clients = finish(clients, &table).await;
    let overview: Overview = read(&admin(&server, "GET", "", Value::Null).await);
    assert_eq!((overview.games_active, overview.draining), (1, true));
    finish(friends, &private).await;
    let overview: Overview = read(&admin(&server, "GET", "", Value::Null).await);
    assert_eq!(overview.games_active, 0);
    admin(&server, "PUT", "/drain", json!({ "draining": false })).await;
    let opened = server.call_as(&clients[0].guest, "POST", "/api/tables", SMALL).await;
    assert_eq!(opened.status, 201);
}

#[tokio::test]
async fn a_closed_server_wants_an_invitation_from_those_it_does_not_know() {
    let wish = |config: &mut server::Config| {
        config.admin_token = Some(TOKEN.into());
        config.admission = Admission::Invited;
    };
    let mut server = Server::with(wish).await;
    for (method, path) in [("GET", "/api/me"), ("POST", "/api/guests")] {
        let answer = server.call(method, path, &[], "").await;
        assert!(answer.is_problem(403), "{answer:?}");
        assert_eq!(answer.json()["key"], "invited");
    }
    assert!(server.connect(&[]).await.is_err());
    let wrong = server.call("POST", "/api/me/enter", &[], r#"{"invite":"nothing"}"#).await;
    assert!(wrong.is_problem(403), "{wrong:?}");
    let made = admin(
        &server,
        "POST",
        "/invites",
        json!({ "uses": 2, "note": "friends", "seconds": null }),
    )
    .await;
    let InviteCode { code, invite } = read(&made);
    let enter = json!({ "invite": code.to_uppercase() }).to_string();
    let entered = server.call("POST", "/api/me/enter", &[], &enter).await;
    let cookie = entered.cookie.expect("a cookie");
    let cookie = cookie.split(';').next().expect("a value");
    let me = server.call("GET", "/api/me", &[("Cookie", cookie)], "").await;
    assert_eq!(me.status, 200);
    server.restart().await;
    let program = server.call("POST", "/api/guests", &[], &enter).await;
    assert_eq!(program.status, 201, "{program:?}");
    let third = server.call("POST", "/api/guests", &[], &enter).await;
    assert!(third.is_problem(403), "used up: {third:?}");
    assert_eq!(server.call("GET", "/api/me", &[("Cookie", cookie)], "").await.status, 200);
    assert!(
        admin(&server, "DELETE", &format!("/invites/{}", invite.id), Value::Null).await.status
            < 500
    );
    let home = Server::with(|config| {
        config.admission = Admission::Invited;
        config.allow = vec!["127.0.0.0/8".parse().expect("a network")];
    });
    assert_eq!(
        home.await.call("GET", "/api/me", &[], "").await.status,
        200,
        "allowed by its network"
    );
}

#[tokio::test]
async fn administration_and_metrics_can_have_a_port_of_their_own() {
    let server = Server::with(|config| {
        config.admin_token = Some(TOKEN.into());
        config.admin_listen = Some(([127, 0, 0, 1], 0).into());
    })
    .await;
    for path in ["/api/admin", "/metrics"] {
        let bearer = format!("Bearer {TOKEN}");
        let answer = server.call("GET", path, &[("Authorization", &bearer)], "").await;
        assert!(!answer.body.contains("trivium_") && !answer.body.contains("uptime"), "{answer:?}");
    }
    let apart = server.admin_address();
    let get = |path: &str| {
        let url = format!("http://{apart}{path}");
        tokio::task::spawn_blocking(move || {
            let mut answer = ureq::get(url)
                .header("Authorization", format!("Bearer {TOKEN}"))
                .call()
                .expect("an answer");
            answer.body_mut().read_to_string().expect("text")
        })
    };
    assert!(get("/metrics").await.expect("ran").contains("trivium_sockets"));
    assert!(get("/api/admin").await.expect("ran").contains("uptimeSeconds"));
    assert_eq!(get("/api/health").await.expect("ran"), "ok\n");
}

#[tokio::test]
async fn a_person_gets_what_is_stored_and_no_more() {
    let server = server().await;
    let mut clients = vec![server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    clients[0].done(&table, Request::Say { text: "a good game".into() }).await;
    clients[1].done(&table, Request::Say { text: "of another".into() }).await;
    clients[0].play(&table, 1).await;
    let answer = server.call_as(&clients[0].guest, "GET", "/api/me/data", "").await;
    let data: MyData = read(&answer);
    assert_eq!((data.name.as_str(), data.devices), (clients[0].guest.name.as_str(), 1));
    let [traces] = data.tables.as_slice() else { panic!("{data:?}") };
    assert_eq!(traces.table, table);
    let deeds: Vec<&Deed> = traces.traces.iter().map(|it| &it.did).collect();
    assert!(matches!(deeds[0], Deed::Opened { .. }));
    assert!(deeds.iter().any(|it| matches!(it, Deed::Said { text } if text == "a good game")));
    assert!(deeds.iter().any(|it| matches!(it, Deed::Chose { .. })));
    assert!(!answer.body.contains("of another"));
    assert!(!answer.body.contains("seed"), "it would tell the cards to come");
    assert!(!answer.body.contains("chance"), "cards of others");
    assert!(server.call("GET", "/api/me/data", &[], "").await.is_problem(401));
}

#[tokio::test]
async fn a_deleted_person_leaves_no_trace_and_the_games_stay() {
    let mut server = server().await;
    let mut clients = [server.client().await, server.client().await];
    let ann = clients[0].guest.clone();
    let person = id(&server, &ann).await;
    server.call_as(&ann, "PUT", "/api/me", r#"{"name":"Zerubbabel"}"#).await;
    let mut zoe = server.client_of(&ann).await;
    let table = zoe.create(GameName::Cardia, "cards=1,4,8 hand=1 goal=1").await;
    zoe.done(&table, Request::Sit { seat: Seat::A }).await;
    clients[1].done(&table, Request::Sit { seat: Seat::B }).await;
    zoe.done(&table, Request::Say { text: "my secret words".into() }).await;
    zoe.done(&table, Request::Start).await;
    zoe.play(&table, 1).await;
    let done = server.call_as(&ann, "DELETE", "/api/me", "").await;
    assert_eq!(done.status, 204, "{done:?}");
    while zoe.hear_or_end().await.is_some() {}
    assert!(server.call_as(&ann, "GET", "/api/me", "").await.is_problem(401));
    let look = server.call_as(&clients[1].guest, "GET", &format!("/api/tables/{table}"), "").await;
    assert_eq!(look.status, 200);
    assert!(look.body.contains(r#""kind":"left""#), "{}", look.body);
    server.restart().await;
    let look = server.call_as(&clients[1].guest, "GET", &format!("/api/tables/{table}"), "").await;
    assert_eq!(look.status, 200, "it can be replayed: {look:?}");
    for answer in [look, admin(&server, "GET", "/tables", Value::Null).await] {
        assert!(
            !answer.body.contains("Zerubbabel") && !answer.body.contains("secret words"),
            "{answer:?}"
        );
    }
    let people: Vec<AdminPerson> = read(&admin(&server, "GET", "/people", Value::Null).await);
    assert!(people.iter().all(|it| it.id != person));
    server.stop().await;
    let bytes = std::fs::read(server.database()).expect("the database");
    let text = String::from_utf8_lossy(&bytes);
    assert!(!text.contains("Zerubbabel") && !text.contains("secret words"), "still in the file");
}

#[tokio::test]
async fn what_is_too_old_is_removed_in_the_background() {
    let mut server = Server::with(|config| {
        config.admin_token = Some(TOKEN.into());
        config.idle = Duration::from_millis(20);
    })
    .await;
    let mut clients = vec![server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "cards=1,4,8 hand=1 goal=1", 0).await;
    clients[0].done(&table, Request::Say { text: "long ago".into() }).await;
    let mut clients = finish(clients, &table).await;
    let open = clients[0].create(GameName::Cardia, "").await;
    for client in clients {
        client.end().await;
    }
    let texts = async |server: &Server, path: &str| server.call("GET", path, &[], "").await;
    // Only the chat, then the finished game, then everything.
    let wait = async |server: &Server, what: &str| {
        let metric = |body: &str| {
            let line = body
                .lines()
                .find(|line| line.starts_with("trivium_removed_total"))
                .expect("a metric");
            line.rsplit(' ').next().and_then(|it| it.parse::<u64>().ok()).expect("a number")
        };
        let end = std::time::Instant::now() + Duration::from_secs(60);
        while metric(&texts(server, "/metrics").await.body) == 0 {
            assert!(std::time::Instant::now() < end, "{what} was not removed");
            tokio::task::yield_now().await;
        }
    };
    let quick = |keep: &mut server::Keep| {
        (keep.every, keep.pause) = (Duration::from_millis(10), Duration::from_millis(1));
    };
    server
        .restart_with(|config| {
            quick(&mut config.keep);
            config.keep.chat = Some(Duration::ZERO);
        })
        .await;
    wait(&server, "the chat").await;
    let look = texts(&server, &format!("/api/tables/{table}")).await;
    assert_eq!(look.status, 200);
    assert!(!look.body.contains("long ago"), "{}", look.body);
    server.restart_with(|config| config.keep.games = Some(Duration::ZERO)).await;
    wait(&server, "the game").await;
    assert!(texts(&server, &format!("/api/tables/{table}")).await.is_problem(404));
    assert_eq!(texts(&server, &format!("/api/tables/{open}")).await.status, 200);
    server
        .restart_with(|config| {
            config.keep.unfinished = Some(Duration::ZERO);
            config.keep.guests = Some(Duration::ZERO);
        })
        .await;
    wait(&server, "the table").await;
    loop {
        let overview: Overview = read(&admin(&server, "GET", "", Value::Null).await);
        if (overview.tables, overview.people) == (0, 0) {
            break;
        }
    }
}

#[tokio::test]
async fn nothing_but_the_greeting_is_heard_without_announcements() {
    let server = server().await;
    let mut client = server.client().await;
    client.say(&ClientMessage::Ping { at: 7 }).await;
    assert_eq!(client.hear().await, ServerMessage::Pong { at: 7 });
}

/// What ends, ends in one second at the earliest and in ten years at the latest.
#[tokio::test]
async fn times_are_as_the_description_says() {
    let server = server().await;
    let ban =
        |seconds: u32| json!({ "kind": "address", "subject": "192.0.2.0/24", "seconds": seconds });
    let notice = |seconds: u32| json!({ "text": "soon", "seconds": seconds });
    let invite = |seconds: u32| json!({ "uses": 1, "seconds": seconds });
    for seconds in [0, 315_360_001, u32::MAX] {
        for (path, body) in
            [("/bans", ban(seconds)), ("/notices", notice(seconds)), ("/invites", invite(seconds))]
        {
            let answer = admin(&server, "POST", path, body).await;
            assert!(answer.is_problem(400), "{path} {seconds}: {answer:?}");
        }
    }
    for (path, body) in [
        ("/bans", ban(315_360_000)),
        ("/notices", notice(315_360_000)),
        ("/invites", invite(315_360_000)),
    ] {
        let answer = admin(&server, "POST", path, body).await;
        assert_eq!(answer.status, 201, "{path}: {answer:?}");
    }
}
