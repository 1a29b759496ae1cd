//! The analysis board on a server.

use crate::common::Server;
use protocol::{Analysis, GameName, PlayedOut, Position, Seat};
use serde::de::DeserializeOwned;
use serde_json::json;

fn read<T: DeserializeOwned>(body: &str) -> T {
    serde_json::from_str(body).unwrap_or_else(|why| panic!("{why}: {body}"))
}

/// A position of each game, whose choice it is, and the same one with other hidden cards.
const WORLDS: [(GameName, Seat, [&str; 2]); 3] = [
    (
        GameName::Cardia,
        Seat::A,
        [
            "game cardia deck=1\ngiven Judge~ : Saboteur\nhand you: Djinn Mediator\nhand they: Surgeon Inventor",
            "game cardia deck=1\ngiven Judge~ : Saboteur\nhand you: Djinn Mediator\nhand they: VoidMage Djinn",
        ],
    ),
    (
        GameName::Kardinal,
        Seat::A,
        [
            "game kardinal players=3\ngiven row 1: Frankreich(X|S) Bayern(C|-)+law Ungarn(F|-)\ngiven B laws three symbols",
            "game kardinal players=3\ngiven row 1: Frankreich(X|S) Bayern(C|-)+law Ungarn(F|-)\ngiven B laws different colours",
        ],
    ),
    (
        GameName::Civ,
        Seat::B,
        [
            "game civ players=2\ngiven A: Military 2 | B: Science 3\ngiven hand A: Culture 3; hand B: Military, Science 2; turn B",
            "game civ players=2\ngiven A: Military 2 | B: Science 3\ngiven hand A: Religion 2, Culture; hand B: Military, Science 2; turn B",
        ],
    ),
];

/// I8: what a seat is shown does not depend on what it cannot know. Advice is made from the same view and nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn worlds_a_seat_cannot_tell_apart_are_the_same_position() {
    let server = Server::new().await;
    let ann = server.guest().await;
    for (game, seat, worlds) in WORLDS {
        let [one, two] = worlds;
        let shown = server.call("POST", "/api/position", &[], one).await;
        let position: Position = read(&shown.body);
        assert_eq!(position.owed.first(), Some(&seat), "{game:?}: {position:?}");
        let decision = position.decision.expect("asked");
        assert_eq!(server.call("POST", "/api/position", &[], two).await.body, shown.body);
        let advice = server.call_as(&ann, "POST", "/api/position/analysis", one).await;
        let last = advice.body.lines().last().unwrap_or_else(|| panic!("{advice:?}"));
        assert_eq!(read::<Analysis>(last).mix.len(), decision.choices.len(), "{game:?}");
    }
}

/// The scenario that comes back leads to the position that is shown, from the first choice on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_is_played_out_against_bots() {
    let server = Server::new().await;
    let ann = server.guest().await;
    for (game, seat, [scenario, _]) in WORLDS {
        for hidden in ["anew", "true"] {
            let mut text = scenario.to_owned();
            let mut begin = Some(hidden);
            let mut action: Option<String> = None;
            for _ in 0..4 {
                let wish = json!({
                    "scenario": text, "seat": seat, "action": action, "bot": "random", "hidden": begin.take(),
                });
                let played =
                    server.call_as(&ann, "POST", "/api/position/play", &wish.to_string()).await;
                let PlayedOut::Played { scenario, position, .. } = read(&played.body) else {
                    panic!("{game:?}: {played:?}")
                };
                assert!(
                    scenario.starts_with(text.lines().next().expect("a first line")),
                    "{scenario}"
                );
                let path = format!("/api/position?seat={seat:?}");
                let again = server.call("POST", &path, &[], &scenario).await;
                assert_eq!(read::<Position>(&again.body), *position, "{game:?}\n{scenario}");
                let Some(decision) = position.decision else {
                    assert!(
                        position.ending.is_some(),
                        "{game:?}: it waits for the seat, or is over"
                    );
                    break;
                };
                (text, action) = (scenario, Some(decision.choices[0].action.clone()));
            }
        }
    }
}

#[tokio::test]
async fn what_cannot_be_set_up_is_said_with_its_line() {
    let server = Server::new().await;
    let ann = server.guest().await;
    for (text, line, why) in [
        ("", "line 1", ""),
        ("game chess", "line 1", "chess"),
        ("game cardia deck=1\nhand you: Pawn", "line 2", "Pawn"),
        ("game cardia deck=1\nhand you: Judge\ndiscard you: Judge", "line 3", "somewhere else"),
        ("game cardia deck=1\ngiven Judge 8 > 5 Saboteur", "line 2", "really"),
        ("game kardinal players=3\ngiven row 9: Bayern(C|-)", "line 2", ""),
        ("game civ players=2\ngiven A: Military 99", "line 2", ""),
    ] {
        for path in ["/api/position", "/api/position/analysis"] {
            let answer = server.call_as(&ann, "POST", path, text).await;
            let detail = answer.json()["detail"].to_string();
            assert!(answer.is_problem(422), "{text}: {answer:?}");
            assert!(detail.contains(line) && detail.contains(why), "{text}: {detail}");
        }
    }
    let long = format!("game cardia\n{}", "# nothing\n".repeat(8_000));
    assert!(server.call("POST", "/api/position", &[], &long).await.is_problem(413));
    let [scenario, _] = WORLDS[0].2;
    assert!(server.call("POST", "/api/position?seat=C", &[], scenario).await.is_problem(422));
    assert!(server.call("POST", "/api/position?seat=9", &[], scenario).await.is_problem(400));
    let [scenario, _] = WORLDS[1].2;
    let path = "/api/position/analysis?seat=B";
    assert!(server.call_as(&ann, "POST", path, scenario).await.is_problem(409));
    assert!(server.call("POST", "/api/position/analysis", &[], scenario).await.is_problem(401));
    let wish = |action: &str| json!({ "scenario": scenario, "seat": "A", "action": action, "bot": "random", "hidden": null });
    for action in ["take row 2 left", "fly away"] {
        let body = wish(action).to_string();
        let answer = server.call_as(&ann, "POST", "/api/position/play", &body).await;
        let PlayedOut::Refused { refusal } = read(&answer.body) else { panic!("{answer:?}") };
        assert!(!refusal.text.is_empty());
    }
}
