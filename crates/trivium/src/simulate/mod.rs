//! Games between bots, by the thousand.

mod report;
mod tally;

use crate::cli::{GameName, SimulateArgs};
use crate::progress;
use crate::stop::Stop;
use bots::Bot;
use cardia::{Base, CardiaWith, Extras, Options, Wilds};
use kernel::{BySeat, Dice as _, Game, Observer, SearchDice, Status};
use rayon::prelude::*;
use std::io::Write;
use tally::Tally;

/// Games that a thread plays before it reports.
const CHUNK: u64 = 64;

/// Plays the games and prints what happened.
pub fn run(args: &SimulateArgs, out: &mut impl Write) -> Result<(), Stop> {
    match args.game {
        GameName::Cardia => {}
    }
    let options = args.rules.options();
    let pool = progress::pool(args.threads)?;
    let tally = pool.install(|| {
        if options.is_wild() {
            play_all::<Wilds>(args, &options)
        } else {
            play_all::<Base>(args, &options)
        }
    });
    if args.json {
        report::json(args, &options, &tally, out)
    } else {
        report::text(args, &options, &tally, out)
    }
}

/// The counts are sums, so it does not matter which thread played which game.
fn play_all<X: Extras>(args: &SimulateArgs, options: &Options) -> Tally {
    let games = args.run.games;
    let bar = progress::bar(games);
    let chunks = games.div_ceil(CHUNK);
    let tally = (0..chunks)
        .into_par_iter()
        .map(|chunk| {
            let mut tally = Tally::default();
            let numbers = chunk * CHUNK..games.min((chunk + 1) * CHUNK);
            bar.inc(numbers.end - numbers.start);
            numbers.for_each(|n| play_one::<X>(args.run.seed, n, options, args.bots, &mut tally));
            tally
        })
        .reduce(Tally::default, Tally::merge);
    bar.finish_and_clear();
    tally
}

/// Plays one game, or match, to its end. The deal and the bots have dice of their own.
fn play_one<X: Extras>(seed: u64, n: u64, options: &Options, bots: [Bot; 2], tally: &mut Tally) {
    let mut root = SearchDice::stream(seed, n);
    let mut dice = || SearchDice::new(u64::from(root.bits()) << 32 | u64::from(root.bits()));
    let mut deal = dice();
    let mut players = BySeat::<_, 2>::new(|seat| (bots[seat.index()], dice()));
    let mut count = tally.begin(options.deck);
    let Ok(mut state) = CardiaWith::<X>::start(options, &mut deal, &mut count) else { return };
    loop {
        match CardiaWith::<X>::status(&state) {
            Status::Over(outcome) => return count.over(outcome),
            Status::Owed(owed) => {
                for seat in owed.iter() {
                    let view = CardiaWith::<X>::view(&state, Observer::Seat(seat));
                    let (bot, dice) = &mut players[seat];
                    let Some(action) = bot.choose(&view, dice) else { return };
                    let played =
                        CardiaWith::<X>::submit(&mut state, seat, action, &mut deal, &mut count);
                    debug_assert_eq!(played, Ok(()), "bots play what is legal");
                    count.decided(&state);
                }
            }
        }
    }
}
