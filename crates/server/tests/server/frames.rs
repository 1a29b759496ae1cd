//! A hundred thousand frames that no client of ours would send: damaged, unknown, replayed, out of order. Each is
//! answered, and the table they are about goes on as if nothing had happened. `FRAMES=1000000` sends more.

#[path = "../../../room/tests/common/frames.rs"]
mod made_up;

use crate::common::{Server, begin, finish};
use kernel::{Dice as _, SearchDice};
use made_up::{damaged, seeds};
use protocol::{ClientMessage, ErrorCode, GameName, ServerMessage};

/// How many are sent, unless `FRAMES` says otherwise.
const USUAL: usize = 100_000;
/// How many are sent before their answers are read: fewer than what may wait for a slow reader.
const AT_ONCE: usize = 40;

/// May this frame change the game, end the connection, or make so much work that it is a test of its own?
fn is_meant(frame: &str) -> bool {
    match serde_json::from_str(frame) {
        Ok(ClientMessage::Hello { version, .. }) => version != protocol::VERSION,
        Ok(ClientMessage::Analyse { .. }) => true,
        Ok(ClientMessage::Create { options, .. }) => {
            games::AnyOptions::read(options.game.into(), &options.text).is_ok()
        }
        Ok(_) | Err(_) => false,
    }
}

/// Is nothing said to this?
fn is_silent(frame: &str) -> bool {
    matches!(
        serde_json::from_str(frame),
        Ok(ClientMessage::LeaveLobby
            | ClientMessage::LeaveMine
            | ClientMessage::Unwatch { .. }
            | ClientMessage::StopAnalysing)
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_thousand_bad_frames_are_answered_and_do_no_harm() {
    let server = Server::new().await;
    let mut players = vec![server.client().await, server.client().await];
    let table = begin(&mut players, GameName::Cardia, "", 0).await;
    for player in &mut players {
        player.play(&table, 1).await;
    }
    // Whoever sends them is a stranger to the table: a good frame among them is refused like a bad one.
    let frames = seeds(&table, players[0].decision.as_ref());
    let mut stranger = server.client().await;
    let frames_to_send = std::env::var("FRAMES").map_or(USUAL, |it| it.parse().expect("a number"));
    let mut dice = SearchDice::new(6);
    let mut sent = 0;
    while sent < frames_to_send {
        let (mut answers, mut due) = (0, 0);
        while due < AT_ONCE {
            let frame = &frames[dice.below(frames.len() as u32) as usize];
            let frame = damaged(frame, &frames, &mut dice);
            if is_meant(&frame) {
                continue;
            }
            stranger.say_text(&frame).await;
            sent += 1;
            due += usize::from(!is_silent(&frame));
        }
        // News of the lobby may come in between; after this one nothing old is left but what a table has to say.
        let mark = 4_000_000_000 + sent as u32;
        stranger.say(&ClientMessage::Ping { at: mark }).await;
        let mut marked = false;
        while answers < due || !marked {
            match stranger.hear().await {
                ServerMessage::Error { code, text, .. } => {
                    assert!(!text.is_empty());
                    assert!(matches!(
                        code,
                        ErrorCode::Malformed | ErrorCode::NoTable | ErrorCode::TooFast
                    ));
                    answers += 1;
                }
                ServerMessage::Pong { at } if at == mark => marked = true,
                ServerMessage::Ack { .. }
                | ServerMessage::Refused { .. }
                | ServerMessage::Stale { .. }
                | ServerMessage::Preview { .. }
                | ServerMessage::Pong { .. }
                | ServerMessage::Welcome { .. }
                | ServerMessage::Lobby { .. }
                | ServerMessage::Mine { .. } => answers += 1,
                ServerMessage::Snapshot { snapshot, .. } => {
                    assert_eq!((snapshot.you, snapshot.decision), (None, None));
                }
                ServerMessage::Change { change, .. } => assert_eq!(change.decision, None),
                ServerMessage::Update { .. } => panic!("programs that read lines are told that"),
                ServerMessage::Said { .. } | ServerMessage::Presence { .. } => {}
                ServerMessage::Analysis { .. }
                | ServerMessage::Closed { .. }
                | ServerMessage::Notices { .. } => panic!("nobody asked for that"),
            }
        }
    }
    // The game goes on to its end.
    for player in finish(players, &table).await {
        assert_eq!(player.stage, protocol::Stage::Over);
    }
}
