//! Writes the TypeScript of all messages, of the schema of all texts and of the facts of the games to `bindings`.

fn main() -> std::io::Result<()> {
    for (name, text) in protocol::bindings() {
        let path = format!("{}/bindings/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(&path, text)?;
        println!("{path}");
    }
    Ok(())
}
