//! Games of Cardia between two bots.

mod report;
mod tally;

use super::args::SimulateCardia;
use crate::options::Rules as _;
use crate::stop::Stop;
use cardia::{BaseCardia, Cardia};
use std::io::Write;
use tally::Tally;

/// Plays the games and prints what happened.
pub fn run(args: &SimulateCardia, out: &mut dyn Write) -> Result<(), Stop> {
    let options = args.rules.options();
    match options.is_wild() {
        true => super::simulate::<Cardia, Tally>(&args.how, &options, &args.bots, out),
        false => super::simulate::<BaseCardia, Tally>(&args.how, &options, &args.bots, out),
    }
}
