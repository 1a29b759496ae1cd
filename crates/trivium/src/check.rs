//! Scenario files, checked line by line.

use crate::cli::CheckArgs;
use crate::stop::{self, Stop};
use std::io::Write;
use testkit::scenario;

/// Checks every file and prints what is really so where one fails.
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
