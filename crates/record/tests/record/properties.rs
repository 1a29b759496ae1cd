use crate::{finished, play};
use proptest::prelude::*;
use record::{parse, replay};
use toy::Honest;

/// Whatever is read prints again as it was, and replaying it does not panic.
fn reads(text: &str) {
    if let Ok(record) = parse::<Honest>(text) {
        assert_eq!(record.to_string(), text);
        assert_eq!(parse::<Honest>(&record.to_string()).unwrap(), record);
        if let Err(error) = replay(&record) {
            assert!(!error.to_string().is_empty());
        }
    }
}

/// One careless or hostile change to a text.
#[derive(Clone, Debug)]
enum Change {
    Remove(usize),
    Repeat(usize),
    Swap(usize, usize),
    Insert(usize, String),
    Character(usize, char),
    Cut(usize),
}

fn change() -> impl Strategy<Value = Change> {
    let line = r"([0-9]{1,2} (A|B|C|D|chance) (play [0-9]{1,2}|look|pass|A draws [0-9]{1,2}|well [0-9]))\n|end [A-D] wins T5\n|\PC*";
    prop_oneof![
        (0..45usize).prop_map(Change::Remove),
        (0..45usize).prop_map(Change::Repeat),
        (0..45usize, 0..45usize).prop_map(|(one, two)| Change::Swap(one, two)),
        (0..45usize, line).prop_map(|(at, line)| Change::Insert(at, line)),
        (0..900usize, any::<char>()).prop_map(|(at, character)| Change::Character(at, character)),
        (0..900usize).prop_map(Change::Cut),
    ]
}

fn changed(text: &str, change: &Change) -> String {
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    let within = |at: usize| at.min(lines.len().saturating_sub(1));
    match change {
        _ if lines.is_empty() => {}
        Change::Remove(at) => drop(lines.remove(within(*at))),
        Change::Repeat(at) => lines.insert(within(*at), lines[within(*at)].clone()),
        Change::Swap(one, two) => {
            let (one, two) = (within(*one), within(*two));
            lines.swap(one, two);
        }
        Change::Insert(at, line) => lines.insert(within(*at), line.clone()),
        Change::Character(at, new) => {
            let replaced =
                text.chars().enumerate().map(|(n, old)| if n == *at { *new } else { old });
            return replaced.collect();
        }
        Change::Cut(at) => return text.chars().take(*at).collect(),
    }
    lines.concat()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in r"(\PC|\n){0,200}") {
        reads(&text);
        reads(&format!("trivium record 1\ngame toy\nrules 3\noptions\ncommitment none\n{text}"));
    }

    #[test]
    fn a_changed_record_is_read_or_refused(
        number in any::<u64>(),
        players in 2..=3usize,
        changes in prop::collection::vec(change(), 1..4),
    ) {
        let text = finished(players, number).to_string();
        reads(&changes.iter().fold(text, |text, change| changed(&text, change)));
    }

    #[test]
    fn every_game_reads_as_written_and_replays(
        number in any::<u64>(),
        players in 2..=3usize,
        decisions in 0..20usize,
    ) {
        let table = play(players, number, decisions);
        let record = parse::<Honest>(&table.record().to_string()).unwrap();
        prop_assert_eq!(&record, table.record());
        prop_assert_eq!(replay(&record).unwrap(), *table.state());
    }
}
