//! Games looked at again, and advice.

use crate::common::{Server, begin, finish};
use protocol::{ClientMessage, GameName, Replay, Request, Review, Seat, ServerMessage};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_can_be_looked_at_again() {
    let server = Server::new().await;
    let mut clients = vec![server.client().await, server.client().await];
    let guest = clients[0].guest.clone();
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    finish(clients, &table).await;
    let path = format!("/api/tables/{table}");
    let read = async |path: &str| -> Replay {
        let answer = server.call("GET", path, &[], "").await;
        serde_json::from_str(&answer.body).unwrap_or_else(|why| panic!("{why}: {}", answer.body))
    };
    let truth = read(&format!("{path}/replay")).await;
    let mine = read(&format!("{path}/replay?seat=B")).await;
    assert_eq!(truth.frames.len(), mine.frames.len());
    assert!(truth.frames.iter().all(|frame| frame.views.len() == 2 && frame.events.len() == 2));
    assert!(mine.frames.iter().all(|frame| frame.views.len() == 1 && frame.events.len() == 1));
    for (all, one) in truth.frames.iter().zip(&mine.frames) {
        assert_eq!((&all.views[1], &all.events[1]), (&one.views[0], &one.events[0]));
        assert_eq!(one.action.is_some(), one.by == Some(Seat::B), "others' choices are not shown");
    }
    assert!(truth.seed.is_some() && truth.ending.is_some());
    assert_eq!(truth.names[0].as_deref(), Some(guest.name.as_str()));
    assert!(server.call("GET", &format!("{path}/replay?seat=E"), &[], "").await.is_problem(400));
    assert!(server.call("GET", &format!("{path}/replay?seat=9"), &[], "").await.is_problem(400));

    let record = server.call("GET", &format!("{path}/record"), &[], "").await.body;
    let sent = server.call("POST", "/api/replay", &[], &record).await;
    let sent: Replay = serde_json::from_str(&sent.body).expect("a replay");
    assert_eq!(sent.frames, truth.frames);
    let broken = record.replacen(" play ", " paly ", 1);
    assert!(server.call("POST", "/api/replay", &[], &broken).await.is_problem(422));
    assert!(server.call("POST", "/api/replay", &[], "").await.is_problem(422));

    let lines = server.call_as(&guest, "GET", &format!("{path}/review?seat=A"), "").await.body;
    let reviews: Vec<Review> =
        lines.lines().map(|line| serde_json::from_str(line).expect("a review")).collect();
    let chosen = truth.frames.iter().filter(|frame| frame.by == Some(Seat::A)).count();
    assert_eq!(reviews.len(), chosen);
    for review in &reviews {
        assert!(review.analysis.mix.iter().any(|it| it.action == review.action));
        assert!(review.analysis.win.iter().all(|chance| (0.0..=1.0).contains(chance)));
    }
    let none = server.call_as(&guest, "GET", &format!("{path}/review"), "").await;
    assert!(none.is_problem(400), "{none:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn advice_gets_better_and_ends() {
    let server = Server::new().await;
    let mut clients = [server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 1).await;
    let [mut ann] = clients;
    let choices = ann.watch(&table).await.decision.expect("asked").choices;
    let msg = "advice".to_owned();
    ann.say(&ClientMessage::Analyse { table: table.clone(), msg: msg.clone() }).await;
    let mut iterations = 0;
    loop {
        if let ServerMessage::Analysis { msg: it, analysis, done, .. } = ann.hear().await {
            assert_eq!(it, msg);
            assert!(analysis.iterations >= iterations);
            iterations = analysis.iterations;
            assert_eq!(analysis.mix.len(), choices.len());
            if done {
                break;
            }
        }
    }
    let path = format!("/api/tables/{table}/analysis");
    let lines = server.call_as(&ann.guest, "GET", &path, "").await;
    assert!(lines.kind == "application/x-ndjson" && lines.body.lines().count() >= 1);
    // What is stopped says nothing more: the pong comes, and no analysis after the next question.
    ann.say(&ClientMessage::Analyse { table: table.clone(), msg: "other".into() }).await;
    ann.say(&ClientMessage::StopAnalysing).await;
    ann.done(&table, Request::Resign).await;
    ann.say(&ClientMessage::Analyse { table: table.clone(), msg: "late".into() }).await;
    loop {
        if let ServerMessage::Refused { msg, why } = ann.hear().await {
            assert_eq!((msg.as_str(), why.key.as_str()), ("late", "refused.nothingAsked"));
            break;
        }
    }
}

/// Persons play each other without help.
#[tokio::test]
async fn there_is_no_advice_among_persons() {
    let server = Server::new().await;
    let mut clients = [server.client().await, server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 0).await;
    let [mut ann, _ben] = clients;
    ann.say(&ClientMessage::Analyse { table: table.clone(), msg: "advice".into() }).await;
    loop {
        if let ServerMessage::Refused { why, .. } = ann.hear().await {
            assert_eq!(why.key, "refused.noAdvice");
            break;
        }
    }
    let path = format!("/api/tables/{table}/analysis");
    assert!(server.call_as(&ann.guest, "GET", &path, "").await.is_problem(409));
}
