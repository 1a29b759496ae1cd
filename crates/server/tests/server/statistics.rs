//! What a person's own games say.

use crate::common::{Server, begin, finish};
use protocol::{Bot, GameName, Replay, Seat, Statistics};
use std::collections::BTreeSet;

async fn statistics(server: &Server, guest: &protocol::Guest) -> Statistics {
    let answer = server.call_as(guest, "GET", "/api/me/statistics", "").await;
    serde_json::from_str(&answer.body).unwrap_or_else(|why| panic!("{why}: {answer:?}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_games_are_counted_for_those_who_played_them() {
    let server = Server::new().await;
    let mut clients = vec![server.client().await, server.client().await];
    let (ann, ben) = (clients[0].guest.clone(), clients[1].guest.clone());
    let first = begin(&mut clients, GameName::Cardia, "", 0).await;
    assert_eq!(statistics(&server, &ann).await, Statistics::default(), "it is not over");
    finish(clients, &first).await;
    let mut clients = vec![server.client_of(&ann).await];
    let second = begin(&mut clients, GameName::Kardinal, "players=3", 2).await;
    finish(clients, &second).await;

    let mine = statistics(&server, &ann).await;
    assert_eq!(mine.looked_at, 2);
    let of = |game| mine.games.iter().find(|it| it.game == game).expect("it was played");
    let (cardia, kardinal) = (of(GameName::Cardia), of(GameName::Kardinal));
    let film = server.call("GET", &format!("/api/tables/{first}/replay"), &[], "").await;
    let film: Replay = serde_json::from_str(&film.body).expect("a replay");
    let winners = film.ending.expect("it is over").winners;
    assert_eq!((cardia.all.games, cardia.all.won), (1, u32::from(winners.contains(&Seat::A))));
    assert_eq!(cardia.opponents.iter().map(|it| it.bot).collect::<Vec<_>>(), [None]);
    assert_eq!(kardinal.opponents.iter().map(|it| it.bot).collect::<Vec<_>>(), [Some(Bot::Random)]);
    assert_eq!((cardia.options.len(), kardinal.options[0].tally.games), (1, 1));
    // The first choice of seat A is the first line of the film that is theirs.
    let opened = film.frames.iter().find(|it| it.by == Some(Seat::A)).expect("a choice");
    let action = opened.action.as_deref().expect("all is shown");
    let card = action.strip_prefix("play ").expect("a card is played");
    assert_eq!(cardia.openings.len(), 1);
    let name = format!("cardia-card-{card}-name");
    assert!(cardia.cards.iter().any(|it| it.text.key == name.as_str()), "{name}");
    let played = film.frames.iter().filter(|it| it.by == Some(Seat::A));
    let played = played.filter_map(|it| it.action.as_deref()?.strip_prefix("play "));
    let played: BTreeSet<&str> = played.collect();
    assert_eq!(cardia.cards.len(), played.len(), "each card once");
    assert!(kardinal.cards.iter().all(|it| it.text.key.starts_with("kardinal-land-")));

    let theirs = statistics(&server, &ben).await;
    assert_eq!((theirs.looked_at, theirs.games.len()), (1, 1));
    let nobody = server.call("GET", "/api/me/statistics", &[], "").await;
    assert!(nobody.is_problem(401), "{nobody:?}");
}
