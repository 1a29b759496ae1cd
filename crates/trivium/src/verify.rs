//! The command `verify`: checks that a game was dealt as promised.

use crate::stop::{self, Stop};
use clap::Args;
use games::{AnyTable, Film};
use kernel::Seed;
use record::Commitment;
use std::io::Write;
use std::path::PathBuf;

/// Check that a game was dealt as promised before its first card
///
/// The command checks that the seed matches the commitment, that it deals every card of the record, and that every move is
/// legal. The record of a resigned game does not contain the seed; give it with --seed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium verify game.txt
  trivium verify resigned.txt --seed 0400000000000000000000000000000000000000000000000000000000000000")]
pub struct VerifyArgs {
    /// The record
    #[arg(value_name = "RECORD")]
    record: PathBuf,

    /// The seed, 64 hexadecimal digits, if the record does not contain it
    #[arg(long, value_name = "SEED", value_parser = read_seed)]
    seed: Option<Seed>,
}

fn read_seed(text: &str) -> Result<Seed, String> {
    text.parse().map_err(|()| "a seed has 64 hexadecimal digits".to_owned())
}

/// Checks the record and prints the result.
pub fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<(), Stop> {
    let path = args.record.display();
    let text = stop::read(&args.record)?;
    let failed = |why: &dyn std::fmt::Display| Stop::failed(format_args!("{path}: {why}"));
    let film = Film::of(&text).map_err(|why| Stop::failed(why.in_file(&path)))?;
    let promise = film.commitment.ok_or_else(|| failed(&"it holds no promise about its seed"))?;
    let seed = args.seed.or(film.seed);
    let seed = seed.ok_or_else(|| failed(&"it does not show its seed; give it with --seed"))?;
    if Commitment::to(seed) != promise {
        return Err(failed(&"the seed is not the one that was promised"));
    }
    AnyTable::resume(&text, seed).map_err(|why| failed(&why))?;
    let steps = film.frames.len() - 1;
    writeln!(out, "{path}: dealt from the promised seed; {steps} choices, all legal.")?;
    Ok(())
}
