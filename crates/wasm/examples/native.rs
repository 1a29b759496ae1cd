//! What native code finds, to be compared with WebAssembly: `native records FROM GAMES` prints a hash, `native search GAME ITERATIONS` and
//! `native playouts GAME GAMES` print how many were done in a second.

use games::GameKind;
use std::process::ExitCode;
use std::time::Instant;
use trivium_wasm::proof;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("native: {why}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &[String]) -> Result<String, String> {
    let [what, first, second] = args else {
        return Err(
            "say `records FROM GAMES`, `search GAME ITERATIONS` or `playouts GAME GAMES`".into()
        );
    };
    let count =
        |text: &String| text.parse::<u32>().map_err(|_| format!("`{text}` is not a number"));
    let amount = count(second)?;
    let work = match what.as_str() {
        "records" => {
            let hash = proof::records(count(first)?.into(), amount.into())?;
            return Ok(format!("{hash:016x}"));
        }
        "search" => proof::search,
        "playouts" => proof::playouts,
        other => return Err(format!("there is no `{other}`")),
    };
    let kind: GameKind = first.parse().map_err(|why: games::UnknownGame| why.to_string())?;
    work(kind, amount / 10)?;
    let began = Instant::now();
    work(kind, amount)?;
    Ok(format!("{:.0}", f64::from(amount) / began.elapsed().as_secs_f64()))
}
