//! Writes the TypeScript of all messages to `bindings/protocol.ts`.

fn main() -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/bindings/protocol.ts");
    std::fs::write(path, protocol::typescript())?;
    println!("{path}");
    Ok(())
}
