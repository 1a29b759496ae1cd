//! Puzzles on a server.

use crate::common::Server;
use protocol::{Puzzle, PuzzleVerdict, Puzzles};
use serde::de::DeserializeOwned;
use serde_json::json;

fn read<T: DeserializeOwned>(body: &str) -> T {
    serde_json::from_str(body).unwrap_or_else(|why| panic!("{why}: {body}"))
}

fn answer(action: &str) -> String {
    json!({ "action": action }).to_string()
}

const SHOW: &str = r#"{"action":null}"#;

#[tokio::test]
async fn a_puzzle_is_solved_and_rated_once() {
    let mut server = Server::new().await;
    let ann = server.guest().await;
    let all: Puzzles = read(&server.call_as(&ann, "GET", "/api/puzzles", "").await.body);
    assert_eq!((all.solver, all.daily.solved), (None, None));
    let given = server.call_as(&ann, "GET", "/api/puzzles/next?game=cardia", "").await;
    let given: Puzzle = read(&given.body);
    let puzzle = puzzle::by_id(&given.id).expect("one of ours");
    let path = format!("/api/puzzles/{}", given.id);
    let wrong = given.decision.choices.iter().find(|it| it.action != puzzle.answer);
    let wrong = answer(&wrong.expect("several answers").action);

    let refused = server.call_as(&ann, "POST", &path, &answer("ready")).await;
    let PuzzleVerdict::Refused { refusal } = read(&refused.body) else { panic!("{refused:?}") };
    assert!(!refusal.text.is_empty());
    let right = server.call_as(&ann, "POST", &path, &answer(&puzzle.answer)).await;
    let PuzzleVerdict::Right { solution, rated } = read(&right.body) else { panic!("{right:?}") };
    let rated = rated.expect("the first answer counts");
    assert_eq!((solution.answer.as_str(), solution.theme), (&*puzzle.answer, puzzle.theme.title()));
    assert_eq!(solution.values.len(), given.decision.choices.len());
    assert!(rated.change > 0 && rated.solver.rating == 1500 + rated.change as u32, "{rated:?}");
    assert_eq!((rated.solver.tried, rated.solver.solved), (1, 1));

    let again = server.call_as(&ann, "POST", &path, &wrong).await;
    let PuzzleVerdict::Wrong { rated: None, .. } = read(&again.body) else { panic!("{again:?}") };
    server.restart().await;
    let all: Puzzles = read(&server.call_as(&ann, "GET", "/api/puzzles", "").await.body);
    assert_eq!(all.solver, Some(rated.solver), "it is kept");
    let next = server.call_as(&ann, "GET", "/api/puzzles/next?game=cardia", "").await;
    assert_ne!(read::<Puzzle>(&next.body).id, given.id, "another one");

    // The puzzle has become easier by being solved, and harder by being missed.
    let ben = server.guest().await;
    let now: Puzzle = read(&server.call_as(&ben, "GET", &path, "").await.body);
    assert!(now.rating < given.rating, "{} < {}", now.rating, given.rating);
    let shown = server.call_as(&ben, "POST", &path, SHOW).await;
    let PuzzleVerdict::Shown { rated: Some(rated), .. } = read(&shown.body) else {
        panic!("{shown:?}")
    };
    assert!(rated.change < 0, "asking for the solution counts as a wrong answer");
    assert!(read::<Puzzle>(&server.call("GET", &path, &[], "").await.body).rating > now.rating);

    let data = server.call_as(&ann, "GET", "/api/me/data", "").await.json();
    assert_eq!(data["puzzles"][0]["puzzle"], given.id.as_str());
    assert_eq!(server.call_as(&ann, "DELETE", "/api/me", "").await.status, 204);
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_the_same_for_all() {
    let server = Server::new().await;
    let ann = server.guest().await;
    let one = server.call_as(&ann, "GET", "/api/puzzles/daily", "").await;
    let other = server.call("GET", "/api/puzzles/daily", &[], "").await;
    assert_eq!((one.status, &one.body), (200, &other.body));
    let all: Puzzles = read(&server.call("GET", "/api/puzzles", &[], "").await.body);
    assert_eq!(all.daily.id, read::<Puzzle>(&one.body).id);
}

#[tokio::test]
async fn a_theme_chooses_and_what_is_not_there_is_said_with_a_way_on() {
    let server = Server::new().await;
    let ann = server.guest().await;
    let all: Puzzles = read(&server.call("GET", "/api/puzzles", &[], "").await.body);
    for theme in all.games.iter().flat_map(|it| &it.themes) {
        let path = format!("/api/puzzles/next?theme={}", theme.word);
        let given: Puzzle = read(&server.call("GET", &path, &[], "").await.body);
        let puzzle = puzzle::by_id(&given.id).expect("one of ours");
        assert_eq!(puzzle.theme.word(), theme.word);
    }
    for path in ["/api/puzzles/chess-1-1A", "/api/puzzles/next?game=cardia&theme=stone"] {
        let none = server.call_as(&ann, "GET", path, "").await;
        assert!(none.is_problem(404) && none.body.contains("/api/puzzles"), "{none:?}");
    }
    let post = server.call_as(&ann, "POST", "/api/puzzles/chess-1-1A", SHOW).await;
    assert!(post.is_problem(404), "{post:?}");
    for (path, status) in [("next?game=chess", 400), ("next?theme=mate", 422)] {
        let bad = server.call("GET", &format!("/api/puzzles/{path}"), &[], "").await;
        assert!(bad.is_problem(status), "{bad:?}");
    }
    let daily = format!("/api/puzzles/{}", all.daily.id);
    let nobody = server.call("POST", &daily, &[], SHOW).await;
    assert!(nobody.is_problem(401), "{nobody:?}");
    let bad = server.call_as(&ann, "POST", &daily, "{}").await;
    assert!(bad.status == 200 || bad.is_problem(400), "{bad:?}");
}
