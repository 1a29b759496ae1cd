//! Records that older programs wrote: they replay and verify by the rules of their time (I13). The folder `records` has
//! some of every game from before there were rules of a second version; none of them may ever be changed.

use games::{AnyTable, BadRecord, Film};
use kernel::Seed;
use std::path::Path;

/// The seed of the one that is not finished.
const UNFINISHED: (&str, u64) = ("cardia-unfinished.txt", 77);

/// Those that the rules of today would play otherwise.
const OTHERWISE: [&str; 5] = [
    "cardia-basilisk.txt",
    "cardia-bazaar.txt",
    "cardia-guardians-hidden.txt",
    "cardia-match.txt",
    "cardia-unfinished.txt",
];

fn records() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = std::fs::read_dir(folder).expect("the folder").map(|it| it.expect("a file"));
    let read = |it: std::fs::DirEntry| {
        let text = std::fs::read_to_string(it.path()).expect("a text");
        (it.file_name().into_string().expect("a name"), text)
    };
    let mut records: Vec<_> = files.map(read).collect();
    records.sort();
    records
}

#[test]
fn old_records_replay_by_the_rules_of_their_time() {
    let records = records();
    assert!(records.len() >= 13, "{} records", records.len());
    for (name, text) in records {
        assert_eq!(text.lines().nth(2), Some("rules 1"), "{name}");
        let film = Film::of(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        let (unfinished, seed) = UNFINISHED;
        assert_eq!(film.outcome.is_none(), name == unfinished, "{name}");
        let seed = film.seed.unwrap_or(Seed::from_number(seed));
        let table = AnyTable::resume(&text, seed).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(table.record_text(), text, "{name}");
    }
}

#[test]
fn an_old_game_goes_on_by_its_rules() {
    let (name, seed) = UNFINISHED;
    let (_, text) = records().into_iter().find(|it| it.0 == name).expect("it is there");
    let mut table = AnyTable::resume(&text, Seed::from_number(seed)).expect("its own seed");
    while let Some(seat) = table.owed().iter().next() {
        let action = table.legal(seat).swap_remove(0);
        table.submit(seat, &action).expect("legal is what submit accepts");
    }
    let text = table.record_text();
    assert_eq!(text.lines().nth(2), Some("rules 1"));
    assert!(Film::of(&text).is_ok_and(|film| film.outcome.is_some()), "{text}");
}

/// The version of the rules is no ornament: the same lines under another version are another game, or none.
#[test]
fn the_rules_of_today_play_some_of_them_otherwise() {
    for (name, text) in records() {
        let newer = text.replacen("rules 1", "rules 2", 1);
        let otherwise = matches!(Film::of(&newer), Err(BadRecord::Record { .. }));
        if name.starts_with("cardia") {
            assert_eq!(otherwise, OTHERWISE.contains(&name.as_str()), "{name}");
        } else {
            assert!(otherwise, "{name}: there are no rules of version 2 yet");
        }
    }
}
