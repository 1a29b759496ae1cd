//! A hundred thousand frames that no client of ours would send: damaged, unknown, replayed, out of order. Each is
//! answered, and the table they are about goes on as if nothing had happened.

use crate::common::{Server, begin, finish};
use kernel::{Dice as _, SearchDice};
use protocol::{ClientMessage, Decision, ErrorCode, GameName, ServerMessage};

const FRAMES: usize = 100_000;
/// How many are sent before their answers are read: fewer than what may wait for a slow reader.
const AT_ONCE: usize = 40;

/// Frames like those of a client, good and bad, about this table.
fn seeds(table: &str, decision: Option<&Decision>) -> Vec<String> {
    let requests = [
        r#"{"want":"watch","version":null}"#,
        r#"{"want":"watch","version":7}"#,
        r#"{"want":"sit","seat":"B"}"#,
        r#"{"want":"kick","seat":"A"}"#,
        r#"{"want":"putBot","seat":"B","bot":"random"}"#,
        r#"{"want":"setOptions","options":{"game":"civ","text":"players=4"}}"#,
        r#"{"want":"setClock","clock":{"kind":"live","baseSeconds":60,"incrementSeconds":0}}"#,
        r#"{"want":"start"}"#,
        r#"{"want":"act","decision":0,"action":"play Judge"}"#,
        r#"{"want":"act","decision":4294967295,"action":"take row 1 left"}"#,
        r#"{"want":"emote","emote":"wow"}"#,
        r#"{"want":"replace","seat":"B","bot":"sovereign"}"#,
        r#"{"want":"rematch","options":null}"#,
        r#"{"want":"resume"}"#,
        r#"{"want":"answer","proposal":1,"agree":true}"#,
    ];
    let mut frames: Vec<String> = requests
        .iter()
        .enumerate()
        .map(|(n, it)| {
            format!(r#"{{"type":"table","table":"{table}","msg":"f-{n}","request":{it}}}"#)
        })
        .collect();
    if let Some(decision) = decision {
        let id = decision.id + 1;
        let action = &decision.choices[0].action;
        let request = format!(r#"{{"want":"act","decision":{id},"action":"{action}"}}"#);
        frames.push(format!(
            r#"{{"type":"table","table":"{table}","msg":"late","request":{request}}}"#
        ));
    }
    for other in [
        r#"{"type":"hello","version":1,"client":"frames"}"#,
        r#"{"type":"lobby"}"#,
        r#"{"type":"mine"}"#,
        r#"{"type":"ping","at":3}"#,
        r#"{"type":"create","msg":"c","options":{"game":"cardia","text":"deck=9"},"clock":{"kind":"none"}}"#,
        r#"{"type":"unwatch","table":"nowhere"}"#,
        "{\"type\":\"table\",\"table\":\"\u{1f0cf}\",\"msg\":\"x\",\"request\":{\"want\":\"leave\"}}",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
        "{\"type\":1e999}",
    ] {
        frames.push(other.to_owned());
    }
    frames
}

/// Damages a frame, or leaves it as it is.
fn damaged(frame: &str, others: &[String], dice: &mut SearchDice) -> String {
    let mut signs: Vec<char> = frame.chars().collect();
    for _ in 0..dice.below(4) {
        if signs.is_empty() {
            break;
        }
        let at = dice.below(signs.len() as u32) as usize;
        match dice.below(6) {
            0 => drop(signs.remove(at)),
            1 => signs
                .insert(at, ['"', '{', '}', '\\', '\u{0}', 'é', '9', ','][dice.below(8) as usize]),
            2 => signs.truncate(at),
            3 => signs[at] = char::from(32 + dice.below(95) as u8),
            4 => {
                let other = &others[dice.below(others.len() as u32) as usize];
                signs.truncate(at);
                signs.extend(other.chars().skip(at));
            }
            _ => {
                let end = (at + 1 + dice.below(12) as usize).min(signs.len());
                let part: Vec<char> = signs[at..end].to_vec();
                signs.splice(at..at, part);
            }
        }
    }
    signs.into_iter().collect()
}

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
    let mut dice = SearchDice::new(6);
    let mut sent = 0;
    while sent < FRAMES {
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
                ServerMessage::Error { code, text } => {
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
                | ServerMessage::Pong { .. }
                | ServerMessage::Welcome { .. }
                | ServerMessage::Lobby { .. }
                | ServerMessage::Mine { .. } => answers += 1,
                ServerMessage::Snapshot { snapshot, .. } => {
                    assert_eq!((snapshot.you, snapshot.decision), (None, None));
                }
                ServerMessage::Update { .. }
                | ServerMessage::Said { .. }
                | ServerMessage::Presence { .. } => {}
                ServerMessage::Analysis { .. } => panic!("nobody asked for that"),
            }
        }
    }
    // The game goes on to its end.
    for player in finish(players, &table).await {
        assert_eq!(player.stage, protocol::Stage::Over);
    }
}
