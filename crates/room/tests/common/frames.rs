//! Frames that no client of ours would send, and what must be true whatever is sent. Shared with the tests of the server and with
//! the fuzzer.

#![allow(dead_code, reason = "each of them uses a part of it")]

use games::{AnyOptions, GameKind};
use kernel::{Dice as _, SearchDice, Seed};
use protocol::{ClientMessage, ClockSetting, Decision, ServerMessage};
use room::{Command, Person, Room, Tell, Time, To};

/// What persons say to a table, a frame a line: a digit for who, then the frame as it comes over a connection.
///
/// Whoever asks is answered. What is acknowledged is not done again, what is not done changes nothing, and the table is the
/// replay of its lines.
pub fn talk(text: &str) {
    let person = |n: u32| Person::new(&format!("p{n}"), &format!("Person {n}")).expect("a person");
    let options = AnyOptions::read(GameKind::Cardia, "").expect("options");
    let (seed, now) = (Seed::from_number(1), Time(1));
    let opened = Room::open("t1", &person(0), &options, ClockSetting::None, seed, now);
    let (mut room, opened) = opened.expect("a table");
    let mut lines = opened.append;
    for line in text.lines() {
        let mut signs = line.chars();
        let Some(who) = signs.next().and_then(|sign| sign.to_digit(10)) else { continue };
        let Ok(ClientMessage::Table { msg, request, .. }) = serde_json::from_str(signs.as_str())
        else {
            continue;
        };
        let command = Command::Request { from: person(who), msg: msg.clone(), request, seed };
        let before = room.clone();
        let effects = room.handle(command.clone(), now);
        let Some(Tell { to: To::Person(asker), message }) = effects.tells.first() else {
            panic!("no answer to {line}")
        };
        assert_eq!(*asker, person(who).id);
        if let ServerMessage::Ack { msg: it, .. } = message {
            assert_eq!(*it, msg);
            if !effects.append.is_empty() {
                let again = room.handle(command, now);
                assert!(again.append.is_empty(), "done twice: {line}");
                assert_eq!(again.tells, effects.tells[..1]);
            }
        } else {
            let says_no =
                matches!(message, ServerMessage::Refused { .. } | ServerMessage::Stale { .. });
            assert!(says_no, "{line} was answered with {message:?}");
            assert!(effects.append.is_empty() && room == before, "changed by {line}");
        }
        lines.extend(effects.append);
    }
    assert_eq!(Room::restore(&lines).as_ref(), Ok(&room));
}

/// Frames like those of a client, good and bad, about this table.
pub fn seeds(table: &str, decision: Option<&Decision>) -> Vec<String> {
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
pub fn damaged(frame: &str, others: &[String], dice: &mut SearchDice) -> String {
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
