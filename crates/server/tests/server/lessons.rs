//! Lessons on a server.

use crate::common::Server;
use protocol::{LessonOffer, LessonWants, LobbyTable, MyTable, Opened, Seat, Snapshot};
use serde_json::{Value, json};

const BEGIN: &str = r#"{"anew":false}"#;

#[tokio::test]
async fn a_lesson_is_left_and_taken_up() {
    let mut server = Server::new().await;
    let ann = server.guest().await;
    let offers = server.call("GET", "/api/lessons", &[], "").await;
    let offers: Vec<LessonOffer> = serde_json::from_str(&offers.body).expect("lessons");
    let names: Vec<&str> = offers.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["cardia", "kardinal", "civ"]);
    let begun = server.call_as(&ann, "POST", "/api/lessons/cardia", BEGIN).await;
    assert_eq!(begun.status, 201, "{begun:?}");
    let Opened { table } = serde_json::from_str(&begun.body).expect("a table");
    let path = format!("/api/tables/{table}");
    let act = |action: &str| {
        let request = json!({ "want": "act", "decision": 1, "action": action });
        json!({ "msg": action.replace(' ', "-"), "request": request }).to_string()
    };
    let wrong = server.call_as(&ann, "POST", &path, &act("play Surgeon")).await;
    assert!(wrong.is_problem(422), "{wrong:?}");
    assert_eq!(wrong.json()["key"], "refused-notTaught");
    let right = server.call_as(&ann, "POST", &path, &act("play Clockmaker")).await;
    assert_eq!(right.status, 200, "{right:?}");

    server.restart().await;
    let again = server.call_as(&ann, "POST", "/api/lessons/cardia", BEGIN).await;
    assert_eq!(again.json()["table"], table.as_str(), "the lesson that was left");
    let snapshot = server.call_as(&ann, "GET", &path, "").await;
    let snapshot: Snapshot = serde_json::from_str(&snapshot.body).expect("a snapshot");
    let lesson = snapshot.info.lesson.expect("a lesson");
    assert_eq!((snapshot.you, lesson.step, lesson.wants), (Some(Seat::A), 2, LessonWants::Reading));
    assert_eq!(snapshot.decision, None);
    let read = json!({ "msg": "read", "request": { "want": "read", "step": 2 } }).to_string();
    assert_eq!(server.call_as(&ann, "POST", &path, &read).await.status, 200);

    let lobby = server.call("GET", "/api/tables", &[], "").await;
    let lobby: Vec<LobbyTable> = serde_json::from_str(&lobby.body).expect("tables");
    assert!(lobby.is_empty(), "a lesson is nobody else's affair: {lobby:?}");
    let mine = server.call_as(&ann, "GET", "/api/me/tables", "").await;
    let mine: Vec<MyTable> = serde_json::from_str(&mine.body).expect("tables");
    let lessons: Vec<_> = mine.iter().map(|it| it.entry.lesson.as_deref()).collect();
    assert_eq!(lessons, [Some("cardia")]);

    let anew = server.call_as(&ann, "POST", "/api/lessons/cardia", r#"{"anew":true}"#).await;
    assert_ne!(anew.json()["table"], Value::from(table));
}

#[tokio::test]
async fn a_lesson_that_is_not_there_names_those_that_are() {
    let server = Server::new().await;
    let ann = server.guest().await;
    let none = server.call_as(&ann, "POST", "/api/lessons/chess", BEGIN).await;
    assert!(none.is_problem(404), "{none:?}");
    assert!(none.body.contains("cardia, kardinal, civ"), "{none:?}");
    let bad = server.call_as(&ann, "POST", "/api/lessons/cardia", r#"{"again":1}"#).await;
    assert!(bad.is_problem(400), "{bad:?}");
}
