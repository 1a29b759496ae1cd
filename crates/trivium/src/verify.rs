//! The command `verify`: checks that a game was dealt as promised.

use crate::stop::{self, Stop};
use clap::Args;
use games::NotVerified;
use kernel::Seed;
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
    let dealt = games::verify(&text, args.seed).map_err(|why| match why {
        NotVerified::Record(why) => Stop::failed(why.in_file(&path)),
        NotVerified::NoPromise | NotVerified::OtherSeed | NotVerified::OtherDeal(_) => {
            Stop::failed(format_args!("{path}: {why}"))
        }
        NotVerified::NoSeed => Stop::failed(format_args!("{path}: {why}; give it with --seed")),
    })?;
    let choices = dealt.choices;
    writeln!(out, "{path}: dealt from the promised seed; {choices} choices, all legal.")?;
    if !dealt.over {
        writeln!(out, "{path}: the record stops before the rules end the game.")?;
    }
    Ok(())
}
