//! The command `check`: checks scenario files line by line.

use crate::stop::{self, Stop};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// Check scenario files: small texts that set up a table, play moves and state the expected result
///
/// docs/scenarios.md describes the language. The exit code is 0 if all files pass and 1 if one fails.
#[derive(Args)]
#[command(after_help = "\
Example:
  trivium check scenarios/cardia/*.scn")]
pub struct CheckArgs {
    /// Scenario files
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}

/// Checks every file and prints the actual result where one fails.
pub fn run(args: &CheckArgs, out: &mut impl Write) -> Result<(), Stop> {
    let mut failed = 0;
    let (mut moves, mut claims) = (0, 0);
    for path in &args.files {
        match scenario::check(&stop::read(path)?) {
            Ok(report) => {
                moves += report.moves;
                claims += report.claims;
            }
            Err(failure) => {
                failed += 1;
                writeln!(out, "{}:{}: {}", path.display(), failure.line, failure.text)?;
                writeln!(out, "  {}", failure.fault)?;
                if let Some(picture) = failure.picture {
                    picture.to_string().lines().try_for_each(|line| writeln!(out, "  {line}"))?;
                }
            }
        }
    }
    let all = args.files.len();
    if failed > 0 {
        out.flush()?;
        return Err(Stop::failed(format_args!("{failed} of {all} scenarios failed")));
    }
    writeln!(out, "Scenarios passed: {all}. Moves made: {moves}. Claims found true: {claims}.")?;
    Ok(())
}
