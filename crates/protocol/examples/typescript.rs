//! Writes the TypeScript of all messages to `bindings/protocol.ts`, and of the schema of all texts to `bindings/texts.ts`.

fn main() -> std::io::Result<()> {
    for (name, text) in protocol::bindings() {
        let path = format!("{}/bindings/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(&path, text)?;
        println!("{path}");
    }
    Ok(())
}
