//! How fast search is, and how long a hint and the exact last cards take: CPU time of one core.
//!
//! ```text
//! cargo bench -p bots --bench search            # everything
//! cargo bench -p bots --bench search -- speed   # or speed, hints, tails
//! ```
//!
//! How strong search is, `trivium tournament` tells.

use bots::search::{Search, Searched};
use bots::{Level, Seen, mixture};
use cardia::{Base, BaseCardia};
use civ::Civ;
use cpu_time::ThreadTime;
use kardinal::Kardinal;
use kernel::{Choices as _, Dice as _, Game, Observer, SearchDice, Seat, Status};
use std::env;

/// The level whose search is behind a hint.
const HINTS: Level = Level::Steward;

/// Decisions of each game for which a hint is timed.
const HINTED: usize = 300;

fn main() {
    // `cargo test --benches` asks nothing.
    if !env::args().any(|arg| arg == "--bench") {
        return;
    }
    let asked: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let wants = |what: &str| asked.is_empty() || asked.iter().any(|it| it == what);
    if wants("speed") {
        for (iterations, games) in [(1_000, 12), (10_000, 12), (100_000, 2)] {
            speed::<BaseCardia>(&cardia::Options::default(), iterations, games);
        }
        speed::<Kardinal>(&kardinal::Options::default(), 2_000, 1);
        speed::<Civ>(&civ::Options::default(), 2_000, 1);
    }
    if wants("hints") {
        hints::<BaseCardia>(&cardia::Options::default());
        hints::<Kardinal>(&kardinal::Options::default());
        hints::<Civ>(&civ::Options::default());
    }
    if wants("tails") {
        tails();
    }
}

/// Decisions of a random game, before anyone has answered.
fn decisions<G: Game>(options: &G::Options, number: u64, mut look: impl FnMut(&G::View)) {
    let mut dice = SearchDice::stream(number, 0);
    let state = G::start(options, &mut dice, &mut ());
    let mut state = state.unwrap_or_else(|bad| panic!("{bad}"));
    while let Status::Owed(owed) = G::status(&state) {
        let before = state;
        for seat in owed.iter() {
            let choices = G::legal(&before, seat);
            if choices.len() > 1 {
                look(&G::view(&before, Observer::Seat(seat)));
            }
            let n = dice.below(choices.len() as u32) as usize;
            let action = choices.nth(n).expect("below the number of choices");
            G::submit(&mut state, seat, action, &mut dice, &mut ()).expect("a legal action");
        }
    }
}

fn speed<G: Searched>(options: &G::Options, iterations: u32, games: u64) {
    let (mut seconds, mut searches, mut nodes) = (0.0, 0u32, 0);
    for game in 0..games {
        decisions::<G>(options, game, |view| {
            let clock = ThreadTime::now();
            let search = Search::<G>::new(view, iterations, SearchDice::new(1));
            let mut search = search.expect("there is something to choose");
            search.run(iterations);
            seconds += clock.elapsed().as_secs_f64();
            searches += 1;
            nodes += u64::from(search.analysis().nodes);
        });
    }
    let rate = f64::from(searches) * f64::from(iterations) / seconds;
    let (name, nodes) = (G::NAME, nodes / u64::from(searches));
    println!(
        "{name}, {iterations} iterations: {rate:.0} it/s ({searches} searches, {nodes} nodes)"
    );
}

fn hints<G: Game<View: Seen>>(options: &G::Options) {
    let mut times = Vec::new();
    for game in 0.. {
        decisions::<G>(options, game, |view| {
            if times.len() < HINTED {
                let clock = ThreadTime::now();
                let hint = mixture(HINTS, view, &mut SearchDice::new(game));
                times.push(clock.elapsed().as_secs_f64() * 1e3);
                assert!(hint.is_some(), "there is something to choose");
            }
        });
        if times.len() == HINTED {
            break;
        }
    }
    print!("hints, {}: {} decisions; ", G::NAME, times.len());
    percentiles(times);
}

/// The decisions of random games in which both decks are empty.
fn tails() {
    let (mut times, mut solved) = (Vec::new(), 0);
    for game in 0..3_000 {
        decisions::<BaseCardia>(&cardia::Options::default(), game, |view| {
            if view.deck_len(Seat::A) + view.deck_len(Seat::B) == 0 {
                let clock = ThreadTime::now();
                solved += usize::from(bots::cardia::tail::solve::<Base>(view).is_some());
                times.push(clock.elapsed().as_secs_f64() * 1e3);
            }
        });
    }
    print!("tails: {} decisions, {solved} solved; ", times.len());
    percentiles(times);
}

fn percentiles(mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[(times.len() as f64 * share) as usize];
    let last = times[times.len() - 1];
    println!(
        "p50 {:.3} ms, p90 {:.3} ms, p99 {:.3} ms, max {last:.3} ms",
        at(0.5),
        at(0.9),
        at(0.99)
    );
}
