//! Random games of Cardia, and the parts of a move.

use super::measure::{Measurement, REPETITIONS, SEED, Unit, measure, summary};
use super::positions::{Positions, game};
use crate::interrupt::interrupted;
use crate::options::cardia as options;
use cardia::{Action, Base, BaseCardia, Cardia, Deck, Event, Options, State, View, Wilds};
use kernel::{Choices as _, Dice as _, Game as _, Observer, SearchDice, Sink, Status};
use std::hash::{Hash, Hasher};
use std::hint::black_box;
use std::time::Instant;

/// Sizes in memory.
pub const SIZES: &[(&str, usize)] = &[
    ("state_base", size_of::<State<Base>>()),
    ("state_full", size_of::<State<Wilds>>()),
    ("view", size_of::<View>()),
    ("action", size_of::<Action>()),
];

/// Whole random games.
pub fn games() -> Vec<Measurement> {
    let one = Options::default();
    let two = Options { deck: Deck::TWO, ..one };
    let rate = Unit::GamesPerSecond;
    vec![
        measure("deck_1", "deck I", rate, move |dice| game::<BaseCardia>(&one, dice)),
        measure("deck_2", "deck II", rate, move |dice| game::<BaseCardia>(&two, dice)),
        measure("deck_1_full", "deck I, type with room for everything", rate, move |dice| {
            game::<Cardia>(&one, dice);
        }),
        measure("everything", "any deck, 3 locations, guardians", rate, |dice| {
            game::<Cardia>(&options::everything(dice), dice);
        }),
        measure("deck_1_events", "deck I, every event hashed", rate, move |dice| {
            black_box(game_with_events(&one, dice));
        }),
        two_threads(one),
    ]
}

/// The parts of a move, over positions of random games.
pub fn parts() -> Vec<Measurement> {
    let one = || Positions::<BaseCardia>::collect(|_| Options::default());
    let mut all = Positions::<Cardia>::collect(options::everything);
    let time = Unit::Nanoseconds;
    let (mut legal, mut submit, mut view, mut imagine) = (one(), one(), one(), one());
    vec![
        measure("legal", "legal, deck I", time, move |_| {
            let (state, seat, _) = legal.next_move();
            black_box(BaseCardia::legal(black_box(state), *seat));
        }),
        measure("submit", "submit, deck I", time, move |dice| {
            let (state, seat, action) = submit.next_move();
            let mut state = *state;
            let _ = black_box(BaseCardia::submit(&mut state, *seat, *action, dice, &mut ()));
            black_box(state);
        }),
        measure("view", "view, deck I", time, move |_| {
            let (state, seat, _) = view.next_move();
            black_box(BaseCardia::view(black_box(state), Observer::Seat(*seat)));
        }),
        measure("imagine", "imagine, deck I", time, move |dice| {
            black_box(BaseCardia::imagine(black_box(imagine.next_view()), dice));
        }),
        measure(
            "imagine_everything",
            "imagine, any deck, 3 locations, guardians",
            time,
            move |dice| {
                black_box(Cardia::imagine(black_box(all.next_view()), dice));
            },
        ),
    ]
}

/// Deck I on two threads, by the wall clock.
fn two_threads(options: Options) -> Measurement {
    const BATCH: u64 = 256;
    let (name, what) = ("deck_1_two_threads", "deck I, 2 threads, wall clock");
    Box::new(move |slice| {
        let times = (0..REPETITIONS).map(|_| {
            let start = Instant::now();
            let done: u64 = std::thread::scope(|scope| {
                let player = |thread| {
                    let mut dice = SearchDice::stream(SEED, thread);
                    let mut done = 0;
                    while start.elapsed() < slice && !interrupted() {
                        (0..BATCH).for_each(|_| game::<BaseCardia>(&options, &mut dice));
                        done += BATCH;
                    }
                    done
                };
                let threads: Vec<_> = (0..2).map(|n| scope.spawn(move || player(n))).collect();
                threads.into_iter().map(|thread| thread.join().unwrap_or(0)).sum()
            });
            let seconds = start.elapsed().as_secs_f64() / done.max(1) as f64;
            (!interrupted()).then_some(seconds)
        });
        Some(summary(name, what, Unit::GamesPerSecond, times.collect::<Option<_>>()?))
    })
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
