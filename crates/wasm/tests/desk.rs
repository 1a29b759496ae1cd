//! The desk answers as a server does. Whole games are played in `web/tests/wasm`.

use kernel::Seed;
use protocol::{ErrorCode, Seat, ServerMessage, VERSION};
use trivium_wasm::{DEVICE, Desk, Done};

fn desk() -> Desk {
    Desk::new("Ada").expect("a good name")
}

fn hear(desk: &mut Desk, text: &str) -> Done {
    desk.hear(text, 1_000, Seed::from_number(1))
}

/// The only message of an answer.
fn only(done: &Done) -> &ServerMessage {
    assert_eq!(done.tell.len(), 1, "{:?}", done.tell);
    &done.tell[0]
}

fn create(game: &str, msg: &str) -> String {
    let options = format!(r#"{{"game":"{game}","text":""}}"#);
    format!(r#"{{"type":"create","msg":"{msg}","options":{options},"clock":{{"kind":"none"}}}}"#)
}

fn table(id: &str, msg: &str, request: &str) -> String {
    format!(r#"{{"type":"table","table":"{id}","msg":"{msg}","request":{request}}}"#)
}

#[test]
fn a_desk_says_welcome_to_its_own_version_only() {
    let mut desk = desk();
    let hello = |version| format!(r#"{{"type":"hello","version":{version},"client":"test"}}"#);
    let welcome = hear(&mut desk, &hello(VERSION));
    let name = "Ada".to_owned();
    assert_eq!(*only(&welcome), ServerMessage::Welcome { version: VERSION, name, avatar: None });
    let other = hear(&mut desk, &hello(VERSION + 1));
    assert!(matches!(only(&other), ServerMessage::Error { code: ErrorCode::Version, .. }));
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let mut desk = desk();
    for (text, expected) in [
        ("{", ErrorCode::Malformed),
        (r#"{"type":"dance"}"#, ErrorCode::Malformed),
        (table("device-none", "1", r#"{"want":"start"}"#).as_str(), ErrorCode::NoTable),
        (r#"{"type":"analyse","table":"device-none","msg":"1"}"#, ErrorCode::NoTable),
    ] {
        let done = hear(&mut desk, text);
        assert!(done.append.is_none());
        let ServerMessage::Error { code, .. } = only(&done) else { panic!("{:?}", done.tell) };
        assert_eq!(*code, expected, "{text}");
    }
    for text in
        [create("cardia", "bad id!"), create("cardia", "1").replace("\"\"", "\"players=9\"")]
    {
        let done = hear(&mut desk, &text);
        assert!(done.append.is_none());
        assert!(matches!(only(&done), ServerMessage::Refused { .. }), "{:?}", done.tell);
    }
    assert!(Desk::new("").is_err());
}

#[test]
fn the_same_message_opens_one_table_and_lines_restore_it() {
    let mut desk = desk();
    let first = hear(&mut desk, &create("cardia", "0123456789abcdef"));
    let again = hear(&mut desk, &create("cardia", "0123456789abcdef"));
    assert_eq!(only(&first), only(&again));
    assert!(again.append.is_none());
    let append = first.append.expect("its first line");
    let id = append.table.clone();
    assert!(id.starts_with(DEVICE) && append.after == 0 && append.listed.is_none());
    let mut lines = append.lines;
    for (msg, request) in [
        ("2", r#"{"want":"sit","seat":"A"}"#),
        ("3", r#"{"want":"putBot","seat":"B","bot":"random"}"#),
        ("4", r#"{"want":"start"}"#),
    ] {
        let append = hear(&mut desk, &table(&id, msg, request)).append.expect("something changed");
        assert_eq!(append.after, lines.len());
        assert_eq!(append.listed.map(|it| it.seat), Some(Seat::A));
        lines.extend(append.lines);
    }
    let mut other = self::desk();
    let done = other.restore(&lines).expect("good lines");
    let ServerMessage::Snapshot { snapshot, .. } = only(&done) else { panic!("{:?}", done.tell) };
    assert_eq!(snapshot.you, Some(Seat::A));
    assert!(snapshot.decision.is_some() && snapshot.truth.is_none());
    assert_eq!(done.bots.len(), 1, "the bot has to choose too");
    assert!(other.restore(&lines[1..]).is_err());
}
