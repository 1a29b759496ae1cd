//! The command `doctor`: examines the database of a server.

use crate::stop::Stop;
use clap::Args;
use server::store::{Findings, Treatment, examine};
use std::io::Write;

/// Examine the database of a server and mend what can be mended
///
/// Every table is read and played again. What the database says about a table besides its lines can be made anew from them
/// (--repair); tables whose lines cannot be played are named. Stop the server before a repair, and keep a copy of the file.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium doctor /var/lib/trivium/trivium.db
  trivium doctor trivium.db --repair

Exit code 1: something is wrong that was not mended.")]
pub struct DoctorArgs {
    /// SQLite file, or postgres://…
    #[arg(value_name = "DATABASE")]
    database: String,

    /// Mend what can be mended
    #[arg(long)]
    repair: bool,
}

/// Examines a database, and mends it if wished.
pub fn run(args: &DoctorArgs, out: &mut impl Write) -> Result<(), Stop> {
    let treatment = if args.repair { Treatment::Mend } else { Treatment::Look };
    let runtime = tokio::runtime::Runtime::new()?;
    let found = runtime.block_on(examine(&args.database, treatment)).map_err(Stop::usage)?;
    let Findings { tables, wrong, mended } = found;
    writeln!(out, "{tables} tables examined.")?;
    for it in &mended {
        writeln!(out, "Mended: {it}")?;
    }
    for it in &wrong {
        writeln!(out, "Wrong: {it}")?;
    }
    if wrong.is_empty() {
        writeln!(out, "All is well.")?;
        return Ok(());
    }
    out.flush()?;
    Err(Stop::failed(format_args!("{} faults were not mended.", wrong.len())))
}
