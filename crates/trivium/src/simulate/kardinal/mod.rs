//! Games of Kardinal & König between bots.

mod report;
mod tally;

use crate::cli::SimulateKardinal;
use crate::stop::Stop;
use bots::Bot;
use kardinal::{Kardinal, Options};
use kernel::{Dice as _, Game as _, Observer, SearchDice, Status};
use std::io::Write;
use tally::Tally;

/// Plays the games and prints what happened.
pub fn run(args: &SimulateKardinal, out: &mut impl Write) -> Result<(), Stop> {
    let options = args.rules.options();
    let bots = seated(&args.bots, options.players)?;
    let seed = args.how.run.seed;
    let play = |n, tally: &mut Tally| play_one(seed, n, &options, &bots, tally);
    let tally = super::play_all(&args.how, play, Tally::merge)?;
    let report = report::Report { args, options: &options, bots: &bots, tally: &tally };
    if args.how.json { report.json(out) } else { report.text(out) }
}

/// A bot for each seat.
fn seated(bots: &[Bot], players: u8) -> Result<Vec<Bot>, Stop> {
    match bots {
        [one] => Ok(vec![*one; players.into()]),
        each if each.len() == usize::from(players) => Ok(each.to_vec()),
        several => Err(Stop::usage(format_args!(
            "{} bots for {players} players; give one for all, or one for each with commas between them",
            several.len()
        ))),
    }
}

/// Plays one game to its end. The deal and the bots have dice of their own.
fn play_one(seed: u64, n: u64, options: &Options, bots: &[Bot], tally: &mut Tally) {
    let mut root = SearchDice::stream(seed, n);
    let mut dice = || SearchDice::new(u64::from(root.bits()) << 32 | u64::from(root.bits()));
    let mut deal = dice();
    let mut players: Vec<_> = bots.iter().map(|&bot| (bot, dice())).collect();
    let mut count = tally.begin();
    let Ok(mut state) = Kardinal::start(options, &mut deal, &mut count) else { return };
    while let Status::Owed(_) = Kardinal::status(&state) {
        let seat = state.active();
        let view = Kardinal::view(&state, Observer::Seat(seat));
        let (bot, dice) = &mut players[seat.index()];
        let Some(action) = bot.choose(&view, dice) else { return };
        let played = Kardinal::submit(&mut state, seat, action, &mut deal, &mut count);
        debug_assert_eq!(played, Ok(()), "bots play what is legal");
        count.decided();
    }
    count.over(&state);
}
