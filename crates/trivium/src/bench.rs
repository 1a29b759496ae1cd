//! How fast the engine is.

use crate::cli::{Bench, EngineArgs};
use crate::options::cardia as options;
use crate::stop::Stop;
use cardia::{Action, Base, BaseCardia, Cardia, CardiaWith, Deck, Event, Extras, Options};
use cardia::{State, View, Wilds};
use cpu_time::ThreadTime;
use kardinal::Kardinal;
use kernel::{Choices, Dice as _, Game, Observer, SearchDice, Seat, Sink, Status};
use serde_json::json;
use std::hash::{Hash, Hasher};
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

/// Every measurement is repeated so often; the best and the median are reported.
const REPETITIONS: usize = 5;

/// The number all chance of the bench comes from.
const SEED: u64 = 7;

/// Runs a bench.
pub fn run(what: &Bench, out: &mut impl Write) -> Result<(), Stop> {
    match what {
        Bench::Engine(args) => engine(args, out),
    }
}

/// One line of the report.
struct Measured {
    name: &'static str,
    what: &'static str,
    unit: Unit,
    best: f64,
    median: f64,
}

/// More is better, or less.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    GamesPerSecond,
    Nanoseconds,
}

impl Unit {
    fn word(self) -> &'static str {
        match self {
            Unit::GamesPerSecond => "games/s",
            Unit::Nanoseconds => "ns",
        }
    }
}

fn engine(args: &EngineArgs, out: &mut impl Write) -> Result<(), Stop> {
    let slice = Duration::from_secs_f64(args.seconds / REPETITIONS as f64);
    let mut lines = games(slice);
    lines.extend(parts(slice));
    lines.extend(of_kardinal(slice));
    if args.json {
        print_json(&lines, out)?
    } else {
        print_table(&lines, out)?
    }
    Ok(())
}

/// Whole random games.
fn games(slice: Duration) -> Vec<Measured> {
    let one = Options::default();
    let two = Options { deck: Deck::TWO, ..one };
    let rate = |name, what, game: &mut dyn FnMut(&mut SearchDice)| {
        measure(name, what, Unit::GamesPerSecond, slice, game)
    };
    vec![
        rate("deck_1", "deck I", &mut |dice| game::<Base>(&one, dice)),
        rate("deck_2", "deck II", &mut |dice| game::<Base>(&two, dice)),
        rate("deck_1_full", "deck I, type with room for everything", &mut |dice| {
            game::<Wilds>(&one, dice);
        }),
        rate("everything", "any deck, 3 locations, guardians", &mut |dice| {
            game::<Wilds>(&options::everything(dice), dice);
        }),
        rate("deck_1_events", "deck I, every event hashed", &mut |dice| {
            black_box(game_with_events(&one, dice));
        }),
        two_threads(&one, slice),
    ]
}

/// The parts of a move, over positions of random games.
fn parts(slice: Duration) -> Vec<Measured> {
    let one = Positions::<Base>::collect(|_| Options::default());
    let all = Positions::<Wilds>::collect(options::everything);
    let part = |name, what, work: &mut dyn FnMut(&mut SearchDice)| {
        measure(name, what, Unit::Nanoseconds, slice, work)
    };
    let (mut i, mut j, mut k, mut l, mut m) = (0, 0, 0, 0, 0);
    vec![
        part("legal", "legal, deck I", &mut |_| {
            let (state, seat, _) = one.next(&mut i);
            black_box(BaseCardia::legal(black_box(state), *seat));
        }),
        part("submit", "submit, deck I", &mut |dice| {
            let (state, seat, action) = one.next(&mut j);
            let mut state = *state;
            let _ = black_box(BaseCardia::submit(&mut state, *seat, *action, dice, &mut ()));
            black_box(state);
        }),
        part("view", "view, deck I", &mut |_| {
            let (state, seat, _) = one.next(&mut k);
            black_box(BaseCardia::view(black_box(state), Observer::Seat(*seat)));
        }),
        part("imagine", "imagine, deck I", &mut |dice| {
            let view = &one.views[l % one.views.len()];
            l += 1;
            black_box(BaseCardia::imagine(black_box(view), dice));
        }),
        part("imagine_everything", "imagine, any deck, 3 locations, guardians", &mut |dice| {
            let view = &all.views[m % all.views.len()];
            m += 1;
            black_box(Cardia::imagine(black_box(view), dice));
        }),
    ]
}

/// Random games of Kardinal & König, and the score sheets of all players during play.
fn of_kardinal(slice: Duration) -> Vec<Measured> {
    let game = |players: u8| {
        let options = kardinal::Options { players, ..kardinal::Options::default() };
        move |dice: &mut SearchDice| {
            if let Ok(mut state) = Kardinal::start(&options, dice, &mut ()) {
                black_box(Kardinal::playout(&mut state, dice));
            }
        }
    };
    let rate =
        |name, what, players| measure(name, what, Unit::GamesPerSecond, slice, &mut game(players));
    let states = kardinal_states();
    let mut at = 0;
    let scores = measure(
        "kardinal_scores",
        "Kardinal, all score sheets",
        Unit::Nanoseconds,
        slice,
        &mut |_| {
            at = (at + 1) % states.len();
            black_box(black_box(&states[at]).scores());
        },
    );
    vec![
        rate("kardinal_3", "Kardinal, 3 players", 3),
        rate("kardinal_4", "Kardinal, 4 players", 4),
        rate("kardinal_5", "Kardinal, 5 players", 5),
        scores,
    ]
}

/// Positions of random games with 4 players.
fn kardinal_states() -> Vec<kardinal::State> {
    let mut dice = SearchDice::new(SEED);
    let mut states = Vec::new();
    while states.len() < 4096 {
        let Ok(mut state) = Kardinal::start(&kardinal::Options::default(), &mut dice, &mut ())
        else {
            break;
        };
        while let Status::Owed(_) = Kardinal::status(&state) {
            states.push(state);
            let choices = Kardinal::legal(&state, state.active());
            let Some(action) = choices.nth(dice.below(choices.len() as u32) as usize) else {
                break;
            };
            let seat = state.active();
            let _ = Kardinal::submit(&mut state, seat, action, &mut dice, &mut ());
        }
    }
    states
}

/// Repeats the work until the slice of CPU time is over, several times.
fn measure(
    name: &'static str,
    what: &'static str,
    unit: Unit,
    slice: Duration,
    work: &mut dyn FnMut(&mut SearchDice),
) -> Measured {
    let mut dice = SearchDice::new(SEED);
    let batch = batch_size(slice, &mut dice, work);
    let times = (0..REPETITIONS).map(|_| {
        let (start, mut done) = (ThreadTime::now(), 0u64);
        loop {
            (0..batch).for_each(|_| work(&mut dice));
            done += batch;
            let used = start.elapsed();
            if used >= slice {
                break used.as_secs_f64() / done as f64;
            }
        }
    });
    summary(name, what, unit, times.collect())
}

/// So much work that looking at the clock does not count.
fn batch_size(
    slice: Duration,
    dice: &mut SearchDice,
    work: &mut dyn FnMut(&mut SearchDice),
) -> u64 {
    let mut batch = 16;
    loop {
        let start = ThreadTime::now();
        (0..batch).for_each(|_| work(dice));
        if start.elapsed() >= slice / 20 {
            return batch;
        }
        batch *= 2;
    }
}

/// From seconds for each piece of work.
fn summary(name: &'static str, what: &'static str, unit: Unit, mut seconds: Vec<f64>) -> Measured {
    seconds.sort_by(f64::total_cmp);
    let value = |seconds: f64| match unit {
        Unit::GamesPerSecond => 1.0 / seconds,
        Unit::Nanoseconds => seconds * 1e9,
    };
    Measured {
        name,
        what,
        unit,
        best: value(seconds[0]),
        median: value(seconds[seconds.len() / 2]),
    }
}

fn game<X: Extras>(options: &Options, dice: &mut SearchDice) {
    if let Ok(mut state) = CardiaWith::<X>::start(options, dice, &mut ()) {
        black_box(CardiaWith::<X>::playout(&mut state, dice));
    }
}

/// Deck I on two threads, by the wall clock.
fn two_threads(options: &Options, slice: Duration) -> Measured {
    const BATCH: u64 = 256;
    let times = (0..REPETITIONS).map(|_| {
        let start = Instant::now();
        let done: u64 = std::thread::scope(|scope| {
            let player = |thread| {
                let mut dice = SearchDice::stream(SEED, thread);
                let mut done = 0;
                while start.elapsed() < slice {
                    (0..BATCH).for_each(|_| game::<Base>(options, &mut dice));
                    done += BATCH;
                }
                done
            };
            let threads: Vec<_> = (0..2).map(|n| scope.spawn(move || player(n))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap_or(0)).sum()
        });
        start.elapsed().as_secs_f64() / done.max(1) as f64
    });
    summary(
        "deck_1_two_threads",
        "deck I, 2 threads, wall clock",
        Unit::GamesPerSecond,
        times.collect(),
    )
}

/// Folds every event into one number.
struct Fold(u64);

impl Sink<Event> for Fold {
    fn emit(&mut self, event: Event) {
        event.hash(self);
    }
}

impl Hasher for Fold {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    fn write_i8(&mut self, n: i8) {
        self.write_u64(n as u64);
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn game_with_events(options: &Options, dice: &mut SearchDice) -> u64 {
    let mut fold = Fold(0);
    let Ok(mut state) = BaseCardia::start(options, dice, &mut fold) else { return 0 };
    while let Status::Owed(owed) = BaseCardia::status(&state) {
        for seat in owed.iter() {
            let choices = BaseCardia::legal(&state, seat);
            if let Some(action) = choices.nth(dice.below(choices.len() as u32) as usize) {
                let _ = BaseCardia::submit(&mut state, seat, action, dice, &mut fold);
            }
        }
    }
    fold.0
}

/// Positions of random games with a random legal action, and what the acting seat sees.
struct Positions<X> {
    moves: Vec<(State<X>, Seat, Action)>,
    views: Vec<View>,
}

impl<X: Extras> Positions<X> {
    fn collect(options: impl Fn(&mut SearchDice) -> Options) -> Positions<X> {
        let mut dice = SearchDice::new(SEED);
        let mut positions = Positions { moves: Vec::new(), views: Vec::new() };
        while positions.moves.len() < 4096 {
            if let Ok(state) = CardiaWith::<X>::start(&options(&mut dice), &mut dice, &mut ()) {
                positions.add_game(state, &mut dice);
            }
        }
        positions
    }

    fn add_game(&mut self, mut state: State<X>, dice: &mut SearchDice) {
        while let Status::Owed(owed) = CardiaWith::<X>::status(&state) {
            for seat in owed.iter() {
                let choices = CardiaWith::<X>::legal(&state, seat);
                let n = dice.below(choices.len() as u32) as usize;
                let Some(action) = choices.nth(n) else { return };
                self.moves.push((state, seat, action));
                self.views.push(CardiaWith::<X>::view(&state, Observer::Seat(seat)));
                let _ = CardiaWith::<X>::submit(&mut state, seat, action, dice, &mut ());
            }
        }
    }

    fn next(&self, at: &mut usize) -> &(State<X>, Seat, Action) {
        *at = (*at + 1) % self.moves.len();
        &self.moves[*at]
    }
}

const SIZES: [(&str, usize); 7] = [
    ("state_base", size_of::<State<Base>>()),
    ("state_full", size_of::<State<Wilds>>()),
    ("view", size_of::<View>()),
    ("action", size_of::<Action>()),
    ("kardinal_state", size_of::<kardinal::State>()),
    ("kardinal_view", size_of::<kardinal::View>()),
    ("kardinal_action", size_of::<kardinal::Action>()),
];

fn print_table(lines: &[Measured], out: &mut impl Write) -> Result<(), Stop> {
    writeln!(
        out,
        "Random games and parts of a move, CPU time of one core, {REPETITIONS} repetitions"
    )?;
    writeln!(out)?;
    writeln!(out, "{:<44} {:>12} {:>12}", "", "best", "median")?;
    for line in lines {
        let digits = if line.unit == Unit::Nanoseconds { 1 } else { 0 };
        let Measured { what, unit, best, median, .. } = line;
        writeln!(out, "{what:<44} {best:>12.digits$} {median:>12.digits$} {}", unit.word())?;
    }
    writeln!(out)?;
    for (name, bytes) in SIZES {
        writeln!(out, "size of {name:<36} {bytes:>12} bytes")?;
    }
    Ok(())
}

fn print_json(lines: &[Measured], out: &mut impl Write) -> Result<(), Stop> {
    let measured: Vec<_> = lines
        .iter()
        .map(|line| {
            let (best, median) = (line.best.round(), line.median.round());
            let tenths = |x: f64| (x * 10.0).round() / 10.0;
            match line.unit {
                Unit::GamesPerSecond => {
                    json!({"name": line.name, "unit": "games/s", "best": best, "median": median})
                }
                Unit::Nanoseconds => {
                    let (best, median) = (tenths(line.best), tenths(line.median));
                    json!({"name": line.name, "unit": "ns", "best": best, "median": median})
                }
            }
        })
        .collect();
    let sizes: serde_json::Map<_, _> =
        SIZES.into_iter().map(|(name, bytes)| (name.to_owned(), bytes.into())).collect();
    let report = json!({
        "bench": "engine",
        "version": 1,
        "repetitions": REPETITIONS,
        "measured": measured,
        "sizes": sizes,
    });
    writeln!(out, "{report:#}")?;
    Ok(())
}
