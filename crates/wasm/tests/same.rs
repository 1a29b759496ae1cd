//! Native code and WebAssembly give the same bits (I9). `web/tests/wasm` compares the engine with the same numbers.

use std::fs;
use trivium_wasm::proof;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records.txt");

/// If this fails, a rule, a text or the dice changed. If that was meant, write the new number into tests/records.txt.
#[test]
fn records_replay_to_the_committed_bytes() {
    let declared = fs::read_to_string(FILE).expect("the file is there");
    let words: Vec<&str> = declared.split_whitespace().collect();
    let [from, games, hash] = words[..] else { panic!("{FILE} has a number, a count and a hash") };
    let found = proof::records(from.parse().expect("a number"), games.parse().expect("a count"));
    let found = format!("{:016x}", found.expect("every record replays"));
    assert_eq!(found, hash, "if that was meant, write it into {FILE}");
}
