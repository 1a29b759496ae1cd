//! Games of Cardia between two bots.

mod report;
mod tally;

use crate::cli::SimulateCardia;
use crate::stop::Stop;
use bots::Bot;
use cardia::{Base, CardiaWith, Extras, Options, Wilds};
use kernel::{BySeat, Dice as _, Game, Observer, SearchDice, Status};
use std::io::Write;
use tally::Tally;

/// Plays the games and prints what happened.
pub fn run(args: &SimulateCardia, out: &mut impl Write) -> Result<(), Stop> {
    let options = args.rules.options();
    let seed = args.how.run.seed;
    let play = |n, tally: &mut Tally| match options.is_wild() {
        true => play_one::<Wilds>(seed, n, &options, args.bots, tally),
        false => play_one::<Base>(seed, n, &options, args.bots, tally),
    };
    let tally = super::play_all(&args.how, play, Tally::merge)?;
    if args.how.json {
        report::json(args, &options, &tally, out)
    } else {
        report::text(args, &options, &tally, out)
    }
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
