//! The committed TypeScript is that of the Rust types, of the schema of texts and of the lists in the rules.

#[test]
fn the_bindings_are_not_stale() {
    for (name, text) in protocol::bindings() {
        let path = format!("{}/bindings/{name}", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("WRITE_DOCS").is_some() {
            std::fs::write(&path, &text).expect("written");
        }
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == text,
            "{path} is stale; run `cargo run -p protocol --example typescript`"
        );
    }
}

#[test]
fn no_number_needs_more_than_a_plain_one() {
    assert!(!protocol::typescript().contains("bigint"));
    for (name, text) in protocol::facts() {
        assert!(!text.contains("bigint"), "{name}");
    }
}
