//! Bots play tomorrow as they play today, unless a change says so.

use std::fs;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/signature.txt");

/// If this fails and bots were meant to play differently, write the new number into tests/signature.txt and say in the
/// commit that they do. If they were not, the change did more than it should.
#[test]
fn bots_play_as_they_did() {
    let found = format!("{:016x}", bots::signature());
    let declared = fs::read_to_string(FILE).unwrap_or_default();
    assert_eq!(
        found,
        declared.trim(),
        "bots play differently: if they should, write {found} into {FILE} and say so in the commit"
    );
}
