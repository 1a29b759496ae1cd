//! Games between bots, by the thousand.

mod args;
mod cardia;
mod civ;
mod count;
mod kardinal;

pub use args::SimulateArgs;
use args::{SimulateGame, SimulateHow, SimulateOf};

use crate::interrupt;
use crate::options::Rules;
use crate::progress;
use crate::stop::Stop;
use bots::{Bot, Seen};
use kernel::{
    Dice as _, Game, Notation, Observer, Outcome, SearchDice, Seat, SeatSet, Sink, Status,
};
use rayon::prelude::*;
use serde_json::Value;
use std::io::Write;

/// Games that a thread plays before it reports.
const CHUNK: u64 = 64;

/// What happened in many games. Everything is a sum, a smallest or a largest, so tallies can be merged in any order.
pub trait Tally<G: Game>: Default + Send {
    /// Counts one more game.
    fn begin<'t>(&'t mut self, options: &G::Options) -> impl Count<G> + 't;

    /// Both together.
    fn merge(self, other: Self) -> Self;
}

/// Counts one game as it goes: what happens, and what stands on the table after every decision.
pub trait Count<G: Game>: Sink<G::Event> {
    /// A choice was made, and this came of it.
    fn decided(&mut self, state: &G::State);

    /// The game is over.
    fn over(self, state: &G::State, outcome: Outcome);
}

/// What a tally tells.
pub trait Report<O> {
    /// What was counted: `games`.
    fn unit(_options: &O) -> &'static str {
        "games"
    }

    /// In words.
    fn text(&self, options: &O, out: &mut dyn Write) -> Result<(), Stop>;

    /// As JSON.
    fn json(&self, options: &O) -> Value;
}

/// Plays the games and prints what happened.
pub fn run(args: &SimulateArgs, out: &mut dyn Write) -> Result<(), Stop> {
    match &args.game {
        SimulateGame::Cardia(args) => cardia::run(args, out),
        SimulateGame::Kardinal(args) => between::<_, kardinal::Tally>(args, out),
        SimulateGame::Civ(args) => between::<_, civ::Tally>(args, out),
    }
}

/// Plays the games of one that needs no more than a tally.
fn between<R, T>(args: &SimulateOf<R>, out: &mut dyn Write) -> Result<(), Stop>
where
    R: Rules<Game: Notation<View: Seen<Choices = <R::Game as Game>::Choices>>>,
    <R::Game as Game>::Options: Sync,
    T: Tally<R::Game> + Report<<R::Game as Game>::Options>,
{
    let options = args.rules.options();
    let bots = seated(&args.bots, R::Game::seats(&options))?;
    simulate::<R::Game, T>(&args.how, &options, &bots, out)
}

/// A bot for each seat.
fn seated(bots: &[Bot], players: usize) -> Result<Vec<Bot>, Stop> {
    match bots {
        [one] => Ok(vec![*one; players]),
        each if each.len() == players => Ok(each.to_vec()),
        several => Err(Stop::usage(format_args!(
            "{} bots for {players} players; give one for all, or one for each with commas between them",
            several.len()
        ))),
    }
}

/// Plays every game and prints what happened.
fn simulate<G, T>(
    how: &SimulateHow,
    options: &G::Options,
    bots: &[Bot],
    out: &mut dyn Write,
) -> Result<(), Stop>
where
    G: Notation<View: Seen<Choices = <G as Game>::Choices>, Options: Sync>,
    T: Tally<G> + Report<G::Options>,
{
    let seed = how.run.seed;
    G::start(options, &mut SearchDice::new(seed), &mut ()).map_err(Stop::usage)?;
    let play = |n, tally: &mut T| play_one::<G, T>(seed, n, options, bots, tally);
    let (tally, games) = play_all::<G, T>(how, interrupt::goes_on, play)?;
    let text = G::write_options(options);
    if how.json {
        let mut report = tally.json(options);
        report["game"] = G::NAME.into();
        report["options"] = text.into();
        report["seed"] = seed.into();
        report["bots"] = bots.iter().map(|bot| bot.name()).collect();
        report["games"] = games.into();
        return Ok(writeln!(out, "{report:#}")?);
    }
    writeln!(out, "{games} {} of {} {text}, seed {seed}", T::unit(options), G::NAME)?;
    let seats = SeatSet::first(bots.len());
    let players: Vec<_> =
        seats.iter().zip(bots).map(|(seat, bot)| format!("{seat} {bot}")).collect();
    writeln!(out, "{}", players.join(", "))?;
    tally.text(options, out)
}

/// Plays every game into a tally, and says how many that were: fewer if it does not go on until the end. It does not
/// matter which thread played which game.
fn play_all<G: Game, T: Tally<G>>(
    how: &SimulateHow,
    goes_on: impl Fn() -> bool + Sync,
    play: impl Fn(u64, &mut T) + Sync,
) -> Result<(T, u64), Stop> {
    let games = how.run.games;
    let bar = progress::bar(games, "games");
    let done = how.threads.pool()?.install(|| {
        (0..games.div_ceil(CHUNK))
            .into_par_iter()
            // Of what is left after Ctrl-C nothing is begun.
            .take_any_while(|_| goes_on())
            .map(|chunk| {
                let mut tally = T::default();
                let mut played = 0;
                let numbers = chunk * CHUNK..games.min((chunk + 1) * CHUNK);
                for n in numbers.take_while(|_| goes_on()) {
                    play(n, &mut tally);
                    played += 1;
                }
                bar.inc(played);
                (tally, played)
            })
            .reduce(|| (T::default(), 0), |a, b| (a.0.merge(b.0), a.1 + b.1))
    });
    bar.finish_and_clear();
    if done.1 < games {
        progress::stopped_early(done.1, games, "games");
    }
    Ok(done)
}

/// Plays one game to its end. The deal and the bots have dice of their own.
fn play_one<G, T>(seed: u64, n: u64, options: &G::Options, bots: &[Bot], tally: &mut T)
where
    G: Game<View: Seen<Choices = <G as Game>::Choices>>,
    T: Tally<G>,
{
    let mut root = SearchDice::stream(seed, n);
    let mut dice = || SearchDice::new(u64::from(root.bits()) << 32 | u64::from(root.bits()));
    let mut deal = dice();
    let mut players: Vec<_> = bots.iter().map(|&bot| (bot, dice())).collect();
    let mut count = tally.begin(options);
    let Ok(mut state) = G::start(options, &mut deal, &mut count) else { return };
    loop {
        match G::status(&state) {
            Status::Over(outcome) => return count.over(&state, outcome),
            Status::Owed(owed) => {
                // All choose before anyone's choice is on the table.
                let mut chosen = [None; Seat::MAX];
                for seat in owed.iter() {
                    let view = G::view(&state, Observer::Seat(seat));
                    let (bot, dice) = &mut players[seat.index()];
                    chosen[seat.index()] = bot.choose(&view, dice);
                }
                for seat in owed.iter() {
                    let Some(action) = chosen[seat.index()] else { return };
                    let played = G::submit(&mut state, seat, action, &mut deal, &mut count);
                    debug_assert_eq!(played, Ok(()), "bots play what is legal");
                    count.decided(&state);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::civ::Civ;
    use clap::Parser;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        how: SimulateHow,
    }

    /// However many games are left, each thread ends at most the one it plays.
    #[test]
    fn nothing_is_begun_after_it_was_asked_to_stop() {
        const ENOUGH: u64 = 1_000;
        let args = ["simulate", "--games", "1000000000", "--threads", "4"];
        let Line { how } = Line::parse_from(args);
        let begun = AtomicU64::new(0);
        let goes_on = || begun.load(Ordering::Relaxed) < ENOUGH;
        let play = |_, _: &mut civ::Tally| {
            begun.fetch_add(1, Ordering::Relaxed);
        };
        let played = play_all::<Civ, civ::Tally>(&how, goes_on, play);
        let (_, games) = played.map_err(|_| "threads").expect("threads");
        assert!((ENOUGH..=ENOUGH + 4).contains(&games), "{games} games");
        assert_eq!(games, begun.into_inner(), "all of them are counted");
    }
}
