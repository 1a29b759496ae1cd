//! How fast search is, how long the exact last cards take, and how strong the levels are.
//!
//! ```text
//! cargo bench -p bots --bench search                       # iterations per second, exact tails
//! cargo bench -p bots --bench search -- cardia steward high 200
//! cargo bench -p bots --bench search -- kardinal sovereign heuristic 25
//! ```
//!
//! A match names a game, the player, its opponents and the number of deals; every deal is played from each seat, with
//! the same chance and the same dice. A player is a bot, a number of iterations (`5000`, or `5000:bound:0.2:open` with
//! another rule, exploration and memory), or in Cardia `high`, who always plays the highest card. Time is CPU time
//! of one core.

use bots::search::{Analysis, Memory, Rule, Search, Searched, Tuning};
use bots::{ActionOf, Bot, Seen};
use cardia::{Ask, Base, BaseCardia, Options};
use civ::Civ;
use cpu_time::ThreadTime;
use kardinal::Kardinal;
use kernel::{Choices as _, Dice as _, Game, Observer, SearchDice, Seat, Status};
use std::env;

fn main() {
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        // `cargo test --benches` asks nothing.
        [] if !env::args().any(|arg| arg == "--bench") => {}
        [] => {
            for iterations in [1_000, 10_000, 100_000] {
                cardia_speed(iterations);
            }
            kardinal_speed(10_000);
            tails();
        }
        ["speed"] => cardia_speed(10_000),
        ["cardia", one, other, deals] => {
            arena::<BaseCardia>(&Options::default(), one, other, deals)
        }
        ["kardinal", one, other, deals] => {
            arena::<Kardinal>(&kardinal::Options::default(), one, other, deals)
        }
        ["civ4", one, other, deals] => arena::<Civ>(&civ::Options::new(4), one, other, deals),
        ["civ", one, other, deals] => arena::<Civ>(&civ::Options::default(), one, other, deals),
        _ => println!("see the first lines of benches/search.rs"),
    }
}

/// Every decision of some random games, before anyone has answered.
fn decisions<G: Game>(options: &G::Options, games: u64, mut look: impl FnMut(&G::View)) {
    for number in 0..games {
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
}

fn cardia_speed(iterations: u32) {
    let (mut seconds, mut searches, mut nodes) = (0.0, 0u32, 0);
    let games = if iterations > 50_000 { 2 } else { 12 };
    decisions::<BaseCardia>(&Options::default(), games, |view| {
        let clock = ThreadTime::now();
        let search = Search::<BaseCardia>::new(view, iterations, SearchDice::new(1));
        let mut search = search.expect("there is something to choose");
        search.run(iterations);
        seconds += clock.elapsed().as_secs_f64();
        searches += 1;
        nodes += u64::from(search.analysis().nodes);
    });
    let rate = f64::from(searches) * f64::from(iterations) / seconds;
    let nodes = nodes / u64::from(searches);
    println!(
        "cardia, {iterations} iterations: {rate:.0} it/s ({searches} searches, {nodes} nodes)"
    );
}

fn kardinal_speed(iterations: u32) {
    let (mut seconds, mut searches) = (0.0, 0u32);
    decisions::<Kardinal>(&kardinal::Options::default(), 1, |view| {
        let clock = ThreadTime::now();
        let search = Search::<Kardinal>::new(view, iterations, SearchDice::new(1));
        search.expect("there is something to choose").run(iterations);
        seconds += clock.elapsed().as_secs_f64();
        searches += 1;
    });
    let rate = f64::from(searches) * f64::from(iterations) / seconds;
    println!("kardinal, 4 players, {iterations} iterations: {rate:.0} it/s ({searches} searches)");
}

/// The decisions of random games in which both decks are empty.
fn tails() {
    let (mut times, mut solved) = (Vec::new(), 0);
    decisions::<BaseCardia>(&Options::default(), 3_000, |view| {
        if view.deck_len(Seat::A) + view.deck_len(Seat::B) == 0 {
            let clock = ThreadTime::now();
            solved += usize::from(bots::cardia::tail::solve::<Base>(view).is_some());
            times.push(clock.elapsed().as_secs_f64() * 1e3);
        }
    });
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[(times.len() as f64 * share) as usize];
    let (n, last) = (times.len(), times[times.len() - 1]);
    println!(
        "tails: {n} decisions, {solved} solved; p50 {:.3} ms, p90 {:.3} ms, p99 {:.3} ms, max {last:.3} ms",
        at(0.5),
        at(0.9),
        at(0.99),
    );
}

/// Who plays in a match.
#[derive(Clone, Copy)]
enum Player {
    Bot(Bot),
    /// So many iterations, as the game works best or otherwise.
    Search(u32, Option<Tuning>),
    HighestCard,
}

impl Player {
    fn read(text: &str) -> Player {
        let mut words = text.split(':');
        let iterations = words.next().and_then(|word| word.parse().ok()).filter(|&it| it > 8);
        match iterations {
            Some(iterations) => Player::Search(iterations, read_tuning(words)),
            None if text == "high" => Player::HighestCard,
            None => Player::Bot(text.parse().unwrap_or_else(|bad| panic!("{bad}"))),
        }
    }

    fn choose<V: Matched>(self, view: &V, dice: &mut SearchDice) -> Option<ActionOf<V>> {
        let choices = view.choices();
        match self {
            _ if choices.len() < 2 => choices.nth(0),
            Player::Bot(bot) => bot.choose(view, dice),
            Player::Search(iterations, tuning) => {
                let seed = SearchDice::new(dice.bits().into());
                view.search(iterations, seed, tuning)?.draw(dice)
            }
            Player::HighestCard => match view.highest() {
                Some(action) => Some(action),
                None => Bot::Random.choose(view, dice),
            },
        }
    }
}

fn read_tuning<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Tuning> {
    let rule = match words.next()? {
        "bound" => Rule::Bound,
        _ => Rule::Regret,
    };
    let exploration = words.next()?.parse().ok()?;
    let memory = match words.next()? {
        "own" => Memory::Own,
        _ => Memory::Open,
    };
    Some(Tuning { rule, exploration, memory })
}

/// A view in a match.
trait Matched: Seen {
    /// A plain search, without exact tails and levels.
    fn search(
        &self,
        iterations: u32,
        dice: SearchDice,
        tuning: Option<Tuning>,
    ) -> Option<Analysis<ActionOf<Self>>>;

    /// The highest card, where the question is which card to play.
    fn highest(&self) -> Option<ActionOf<Self>> {
        None
    }
}

fn search<G: Searched>(
    view: &G::View,
    iterations: u32,
    dice: SearchDice,
    tuning: Option<Tuning>,
) -> Option<Analysis<G::Action>> {
    let tuning = tuning.unwrap_or(G::TUNING);
    let mut search = Search::<G>::with_tuning(view, iterations, dice, tuning)?;
    search.run(iterations);
    Some(search.analysis())
}

impl Matched for cardia::View {
    fn search(
        &self,
        iterations: u32,
        dice: SearchDice,
        tuning: Option<Tuning>,
    ) -> Option<Analysis<cardia::Action>> {
        search::<BaseCardia>(self, iterations, dice, tuning)
    }

    fn highest(&self) -> Option<cardia::Action> {
        let choices = self.choices();
        choices.nth(choices.len() - 1).filter(|_| self.ask() == Ask::Play)
    }
}

impl Matched for kardinal::View {
    fn search(
        &self,
        iterations: u32,
        dice: SearchDice,
        tuning: Option<Tuning>,
    ) -> Option<Analysis<kardinal::Action>> {
        search::<Kardinal>(self, iterations, dice, tuning)
    }
}

impl Matched for civ::View {
    fn search(
        &self,
        iterations: u32,
        dice: SearchDice,
        tuning: Option<Tuning>,
    ) -> Option<Analysis<civ::Action>> {
        search::<Civ>(self, iterations, dice, tuning)
    }
}

/// The share of `one`, sitting in each seat among players like `other`.
fn arena<G: Game<View: Matched<Choices = <G as Game>::Choices>>>(
    options: &G::Options,
    one: &str,
    other: &str,
    deals: &str,
) {
    let [player, opponent] = [one, other].map(Player::read);
    let deals: u32 = deals.parse().expect("a number of deals");
    let seats = G::seats(options);
    let clock = ThreadTime::now();
    let (mut sum, mut squares) = (0.0, 0.0);
    for deal in 0..deals {
        let mut share = 0.0;
        for seat in 0..seats {
            let mut players = [opponent; Seat::MAX];
            players[seat] = player;
            share += game::<G>(options, &players, deal.into(), seat) / seats as f64;
        }
        sum += share;
        squares += share * share;
    }
    let n = f64::from(deals);
    let mean = sum / n;
    let error = 1.96 * ((squares / n - mean * mean) / n).sqrt();
    let elo = -400.0 * (1.0 / mean - 1.0_f64).log10();
    let seconds = clock.elapsed().as_secs_f64();
    let games = deals as usize * seats;
    print!("{} {one} vs {other}: {mean:.4} ± {error:.4} in {games} games", G::NAME);
    println!(", {elo:+.0} Elo, {seconds:.0} s");
}

/// One game; what the seat gets of the win.
fn game<G: Game<View: Matched<Choices = <G as Game>::Choices>>>(
    options: &G::Options,
    players: &[Player],
    deal: u64,
    seat: usize,
) -> f64 {
    let mut chance = SearchDice::stream(deal, 0);
    let mut dice: Vec<_> = (1..=Seat::MAX as u64).map(|n| SearchDice::stream(deal, n)).collect();
    let state = G::start(options, &mut chance, &mut ());
    let mut state = state.unwrap_or_else(|bad| panic!("{bad}"));
    loop {
        let owed = match G::status(&state) {
            Status::Over(end) if end.winners.is_empty() => {
                return 1.0 / G::seats(options) as f64;
            }
            Status::Over(end) => {
                let won = end.winners.iter().any(|winner| winner.index() == seat);
                return f64::from(u8::from(won)) / end.winners.len() as f64;
            }
            Status::Owed(owed) => owed,
        };
        // All choose before anyone's choice is told to the game.
        let chosen: Vec<_> = owed
            .iter()
            .filter_map(|seat| {
                let view = G::view(&state, Observer::Seat(seat));
                let n = seat.index();
                players[n].choose(&view, &mut dice[n]).map(|action| (seat, action))
            })
            .collect();
        for (seat, action) in chosen {
            G::submit(&mut state, seat, action, &mut chance, &mut ()).expect("a legal action");
        }
    }
}
