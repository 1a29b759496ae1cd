//! Games looked at again, and advice.

use crate::common::{Server, begin, finish};
use protocol::{
    Bot, ClientMessage, GameName, Opened, Replay, Request, Review, Seat, SeatState, ServerMessage,
    Snapshot, Stage,
};

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
    assert_eq!(truth.seats[0], SeatState::Human { name: guest.name.clone(), avatar: None });
    assert_eq!((truth.game, truth.games), (Some(1), 1));
    assert!(server.call("GET", &format!("{path}/replay?seat=E"), &[], "").await.is_problem(422));
    assert!(server.call("GET", &format!("{path}/replay?seat=9"), &[], "").await.is_problem(400));

    let record = server.call("GET", &format!("{path}/record"), &[], "").await.body;
    let sent = server.call("POST", "/api/replay", &[], &record).await;
    let sent: Replay = serde_json::from_str(&sent.body).expect("a replay");
    assert_eq!(sent.frames, truth.frames);
    assert_eq!((sent.seats, sent.game, sent.games), (Vec::new(), None, 1));
    let broken = record.replacen(" play ", " paly ", 1);
    assert!(server.call("POST", "/api/replay", &[], &broken).await.is_problem(422));
    assert!(server.call("POST", "/api/replay", &[], "").await.is_problem(422));

    let reviewed = async |query: &str| -> Vec<Review> {
        let lines = server.call_as(&guest, "GET", &format!("{path}/review{query}"), "").await;
        let read = |line| serde_json::from_str(line).expect("a review");
        lines.body.lines().map(read).collect()
    };
    assert_eq!(reviewed("?passes=0").await, [], "nothing is kept yet");
    let reviews = reviewed("?passes=1").await;
    assert!(reviews.len() > 4 && reviews.iter().all(|it| it.pass == 1));
    for review in &reviews {
        let frame = truth.frames.iter().find(|frame| frame.line == review.line);
        assert_eq!(frame.and_then(|it| it.by), Some(review.seat));
        assert!(review.analysis.mix.iter().any(|it| it.action == review.action));
        assert!(review.analysis.win.iter().all(|chance| (0.0..=1.0).contains(chance)));
    }
    // It is kept with the game: for all seats, whoever asks.
    let mut kept = Vec::new();
    for _ in 0..200 {
        kept = reviewed("?passes=0&seat=B").await;
        if !kept.is_empty() {
            break;
        }
    }
    let mut own: Vec<_> = reviews.into_iter().filter(|it| it.seat == Seat::B).collect();
    own.sort_by_key(|it| it.line);
    assert_eq!(kept, own);
    for wrong in ["?seat=E", "?passes=3", "?passes=x"] {
        let none = server.call_as(&guest, "GET", &format!("{path}/review{wrong}"), "").await;
        assert!(none.status == 400 || none.status == 422, "{none:?}");
    }
}

/// A game goes on from a step at a table of its own: against bots at once, with a friend when everyone sits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_goes_on_from_any_step() {
    let server = Server::new().await;
    let mut clients = vec![server.client().await];
    let guest = clients[0].guest.clone();
    let table = begin(&mut clients, GameName::Cardia, "", 1).await;
    let path = format!("/api/tables/{table}");
    let early = format!("{path}/continue?step=1&seat=A");
    assert!(server.call_as(&guest, "POST", &early, "").await.is_problem(409), "it is not over");
    finish(clients, &table).await;
    let replay = server.call("GET", &format!("{path}/replay"), &[], "").await;
    let replay: Replay = serde_json::from_str(&replay.body).expect("a replay");
    let record = server.call("GET", &format!("{path}/record"), &[], "").await.body;
    let looked = async |body: &str| -> Snapshot {
        let opened: Opened =
            serde_json::from_str(body).unwrap_or_else(|why| panic!("{why}: {body}"));
        let path = format!("/api/tables/{}", opened.table);
        let answer = server.call_as(&guest, "GET", &path, "").await;
        serde_json::from_str(&answer.body).expect("a snapshot")
    };
    for hidden in ["true", "anew"] {
        let query = format!("continue?step=3&seat=B&hidden={hidden}&bot=novice");
        let of_table = server.call_as(&guest, "POST", &format!("{path}/{query}"), "").await;
        let own = server.call_as(&guest, "POST", &format!("/api/{query}"), &record).await;
        for answer in [of_table, own] {
            assert_eq!(answer.status, 201, "{answer:?}");
            let snapshot = looked(&answer.body).await;
            assert_eq!(snapshot.you, Some(Seat::B));
            assert!(matches!(snapshot.info.seats[0], SeatState::Bot { bot: Bot::Novice }));
            assert!(snapshot.view.is_some());
        }
    }
    let open = format!("{path}/continue?step=3&seat=A");
    let waits = looked(&server.call_as(&guest, "POST", &open, "").await.body).await;
    assert_eq!((waits.info.stage, waits.view.is_none()), (Stage::Lobby, true));
    let last = replay.frames.len() - 1;
    for (query, status, says) in [
        (format!("step={last}&seat=A"), 422, "the game is over"),
        (format!("step={}&seat=A", last + 1), 422, "no such step"),
        ("step=3&seat=E".to_owned(), 422, "no such seat"),
        ("seat=A".to_owned(), 400, "a step"),
        ("step=3".to_owned(), 400, "a seat"),
        ("step=3&seat=A&hidden=perhaps".to_owned(), 422, "`true` or `anew`"),
        ("step=3&seat=A&bot=nobody".to_owned(), 400, "novice"),
    ] {
        let answer = server.call_as(&guest, "POST", &format!("{path}/continue?{query}"), "").await;
        assert!(answer.is_problem(status) && answer.body.contains(says), "{query}: {answer:?}");
    }
    let other = record.replacen("\nrules ", "\nrules 9", 1);
    let answer = server.call_as(&guest, "POST", "/api/continue?step=1&seat=A", &other).await;
    assert!(answer.is_problem(422) && answer.body.contains("not a record"), "{answer:?}");
}

/// Each game of a table can be looked at by its number, also when another has begun.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_earlier_game_is_not_lost_with_a_rematch() {
    let server = Server::new().await;
    let mut clients = vec![server.client().await];
    let table = begin(&mut clients, GameName::Cardia, "", 1).await;
    let path = format!("/api/tables/{table}");
    let get = async |rest: &str| server.call("GET", &format!("{path}{rest}"), &[], "").await;
    assert!(get("/record").await.is_problem(409), "it is not over");
    let mut clients = finish(clients, &table).await;
    let first = get("/record").await.body;
    let ann = &mut clients[0];
    // Nobody else has to agree, so it begins at once.
    ann.done(&table, Request::Rematch { options: None }).await;
    for rest in ["/record", "/record?game=2", "/replay", "/scenario?step=0"] {
        assert!(get(rest).await.is_problem(409), "{rest}: nothing is shown before the end");
    }
    assert_eq!(get("/record?game=1").await.body, first);
    ann.done(&table, Request::Resign).await;
    // Who went afterwards has still played.
    ann.done(&table, Request::Leave).await;
    assert_ne!(get("/record").await.body, first);
    assert_eq!(get("/record").await.body, get("/record?game=2").await.body);
    assert_eq!(get("/record?game=1").await.body, first);
    for (rest, game) in [("", 2), ("?game=1", 1), ("?game=2", 2)] {
        let replay: Replay =
            serde_json::from_str(&get(&format!("/replay{rest}")).await.body).expect("a replay");
        assert_eq!((replay.game, replay.games), (Some(game), 2));
        let human = SeatState::Human { name: ann.guest.name.clone(), avatar: None };
        assert_eq!(replay.seats, [human, SeatState::Bot { bot: Bot::Random }]);
    }
    let review = format!("{path}/review?seat=A&game=1&passes=0");
    assert_eq!(server.call_as(&ann.guest, "GET", &review, "").await.status, 200);
    for rest in ["/record?game=3", "/replay?game=0", "/scenario?step=0&game=9"] {
        let answer = get(rest).await;
        assert!(answer.is_problem(404) && answer.body.contains("2 began"), "{rest}: {answer:?}");
    }
    for rest in ["/record?game=", "/replay?game=-1", "/scenario", "/scenario?step=x"] {
        assert!(get(rest).await.is_problem(400), "{rest}");
    }
    let snapshot: Snapshot = serde_json::from_str(&get("").await.body).expect("a snapshot");
    assert_eq!((snapshot.info.game, snapshot.info.games), (2, 2));
}

/// A position of a finished game is a scenario that `trivium check` takes, or it is said why not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_can_be_taken_along_as_a_scenario() {
    let server = Server::new().await;
    for (game, options, bots) in
        [(GameName::Cardia, "", 1), (GameName::Kardinal, "players=3", 2), (GameName::Civ, "", 1)]
    {
        let mut clients = vec![server.client().await];
        let table = begin(&mut clients, game, options, bots).await;
        finish(clients, &table).await;
        let path = format!("/api/tables/{table}");
        let record = server.call("GET", &format!("{path}/record"), &[], "").await.body;
        let replay = server.call("GET", &format!("{path}/replay"), &[], "").await;
        let replay: Replay = serde_json::from_str(&replay.body).expect("a replay");
        let mut written = 0;
        for step in 0..replay.frames.len() {
            let of_table =
                server.call("GET", &format!("{path}/scenario?step={step}"), &[], "").await;
            let own = format!("/api/scenario?step={step}");
            let own = server.call("POST", &own, &[], &record).await;
            assert_eq!((own.status, &own.body), (of_table.status, &of_table.body));
            if of_table.status == 200 {
                assert!(of_table.kind.starts_with("text/plain"));
                scenario::check(&of_table.body)
                    .unwrap_or_else(|why| panic!("{why}\n{}", of_table.body));
                written += 1;
            } else {
                assert!(of_table.is_problem(422), "{of_table:?}");
                assert!(of_table.body.contains("begins"), "{of_table:?}");
            }
        }
        assert!(written > 2, "{game:?}: {written}");
        let beyond = format!("{path}/scenario?step={}", replay.frames.len());
        assert!(server.call("GET", &beyond, &[], "").await.is_problem(422));
    }
    assert!(server.call("POST", "/api/scenario?step=0", &[], "no record").await.is_problem(422));
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
            assert_eq!((msg.as_str(), &*why.key), ("late", "refused-nothingAsked"));
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
            assert_eq!(why.key, "refused-noAdvice");
            break;
        }
    }
    let path = format!("/api/tables/{table}/analysis");
    assert!(server.call_as(&ann.guest, "GET", &path, "").await.is_problem(409));
}
