//! The committed TypeScript is that of the Rust types and of the lists in the rules.

/// Compares a file in `bindings`; with `WRITE_DOCS=1` in the environment, writes it first.
fn compare(name: &str, text: &str) {
    let path = format!("{}/bindings/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("WRITE_DOCS").is_some() {
        std::fs::write(&path, text).expect("written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == text,
        "crates/protocol/bindings/{name} is stale; run `cargo run -p protocol --example typescript`"
    );
}

#[test]
fn the_bindings_are_not_stale() {
    compare("protocol.ts", &protocol::typescript());
}

#[test]
fn the_facts_are_not_stale() {
    for (name, text) in protocol::facts() {
        compare(name, &text);
    }
}

#[test]
fn no_number_needs_more_than_a_plain_one() {
    assert!(!protocol::typescript().contains("bigint"));
    for (name, text) in protocol::facts() {
        assert!(!text.contains("bigint"), "{name}");
    }
}
