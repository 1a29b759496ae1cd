//! Writes the TypeScript of all messages and facts to `bindings`.

fn main() -> std::io::Result<()> {
    let files = [("protocol.ts", protocol::typescript())].into_iter().chain(protocol::facts());
    for (name, text) in files {
        let path = format!("{}/bindings/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(&path, text)?;
        println!("{path}");
    }
    Ok(())
}
