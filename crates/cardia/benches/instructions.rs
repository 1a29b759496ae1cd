//! How many machine instructions the hot functions take, counted by callgrind: the same on a busy machine as on an
//! idle one, so that a slowdown of a few per cent can fail a build.
//!
//! ```text
//! cargo bench -p cardia --bench instructions              # compare with benches/instructions.txt
//! cargo bench -p cardia --bench instructions -- --update  # accept the counts of now
//! ```
//!
//! Needs valgrind. The counts belong to the compiler named in `rust-toolchain.toml`: update both together.

use cardia::{Action, Base, CardiaWith, Extras, Options, State, Wilds};
use kernel::{Choices as _, Dice as _, Game as _, Observer, SearchDice, Seat, Status};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::{env, fs};

/// How much more than the accepted count is too much.
const TOLERANCE: f64 = 0.05;

/// How many games are played, or give the positions for the other cases.
const GAMES: u64 = 100;

const WILD: &str = "deck=1212 locations=Bazaar,SeersLair,Senate guardians=hidden";

/// A name, and what is counted; it gives the number of operations.
type Case = (&'static str, fn() -> usize);

const CASES: [Case; 9] = [
    ("legal of both, deck 1", || legal::<Base>("deck=1")),
    ("submit a play of both, deck 1", || submit::<Base>("deck=1")),
    ("view, deck 1", || view::<Base>("deck=1")),
    ("imagine, deck 1", || imagine::<Base>("deck=1")),
    ("imagine, wild", || imagine::<Wilds>(WILD)),
    ("playout, deck 1", || playout::<Base>("deck=1")),
    ("playout, deck 2", || playout::<Base>("deck=2")),
    ("playout, deck 1, room for wilds", || playout::<Wilds>("deck=1")),
    ("playout, wild", || playout::<Wilds>(WILD)),
];

/// Callgrind counts while this function runs; it knows it by its name.
const COUNTED: &str = "instructions::counted*";

#[inline(never)]
fn counted<T>(inputs: &mut [T], operation: impl Fn(&mut T)) -> usize {
    inputs.iter_mut().for_each(operation);
    inputs.len()
}

fn legal<X: Extras>(options: &str) -> usize {
    counted(&mut positions::<X>(options), |state| {
        black_box(CardiaWith::legal(black_box(state), Seat::A));
        black_box(CardiaWith::legal(black_box(state), Seat::B));
    })
}

/// Both play their lowest card; the second submit plays on to the next question.
fn submit<X: Extras>(options: &str) -> usize {
    let lowest = |state: &State<X>| {
        let actions = [Seat::A, Seat::B].map(|seat| CardiaWith::legal(state, seat).nth(0));
        match actions {
            [Some(a @ Action::Play(_)), Some(b @ Action::Play(_))] => Some((a, b)),
            _ => None,
        }
    };
    let positions = positions::<X>(options).into_iter();
    let mut inputs: Vec<_> = positions
        .filter_map(|state| Some((lowest(&state)?, state)))
        .zip((0..).map(SearchDice::new))
        .collect();
    counted(&mut inputs, |(((a, b), state), dice)| {
        let first = CardiaWith::submit(black_box(state), Seat::A, *a, dice, &mut ());
        let second = CardiaWith::submit(state, Seat::B, *b, dice, &mut ());
        assert_eq!(black_box((first, second)), (Ok(()), Ok(())));
    })
}

fn view<X: Extras>(options: &str) -> usize {
    counted(&mut positions::<X>(options), |state| {
        black_box(CardiaWith::view(black_box(state), Observer::Seat(Seat::A)));
    })
}

fn imagine<X: Extras>(options: &str) -> usize {
    let views = positions::<X>(options)
        .into_iter()
        .map(|state| CardiaWith::view(&state, Observer::Seat(Seat::A)));
    let mut inputs: Vec<_> = views.zip((0..).map(SearchDice::new)).collect();
    counted(&mut inputs, |(view, dice)| {
        black_box(CardiaWith::<X>::imagine(black_box(view), dice));
    })
}

/// Whole games, the deal included.
fn playout<X: Extras>(options: &str) -> usize {
    let options: Options = options.parse().expect("good options");
    let mut inputs: Vec<_> = (0..GAMES).map(SearchDice::new).collect();
    counted(&mut inputs, |dice| {
        let state = CardiaWith::<X>::start(black_box(&options), dice, &mut ());
        black_box(CardiaWith::playout(&mut state.expect("good options"), dice));
    })
}

/// The positions of random games in which nobody has answered yet.
fn positions<X: Extras>(options: &str) -> Vec<State<X>> {
    let options: Options = options.parse().expect("good options");
    let mut positions = Vec::new();
    for dice in &mut (0..GAMES).map(SearchDice::new).collect::<Vec<_>>() {
        let state = CardiaWith::<X>::start(&options, dice, &mut ());
        let mut state = state.expect("good options");
        while let Status::Owed(seats) = CardiaWith::status(&state) {
            positions.push(state);
            for seat in seats.iter() {
                let choices = CardiaWith::legal(&state, seat);
                let action = choices.nth(dice.below(choices.len() as u32) as usize);
                let action = action.expect("below the number of choices");
                CardiaWith::submit(&mut state, seat, action, dice, &mut ()).expect("it is legal");
            }
        }
    }
    positions
}

/// Without `--bench`, which cargo bench adds, this is `cargo test --benches` with a build that says nothing.
fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let has = |arg: &str| args.iter().any(|its| its == arg);
    if let Some((_, case)) = CASES.iter().find(|(name, _)| has(name)) {
        println!("operations: {}", case());
        return ExitCode::SUCCESS;
    }
    if !has("--bench") {
        return ExitCode::SUCCESS;
    }
    let counts = CASES.map(|(name, _)| (name, count(name)));
    if has("--update") {
        let lines = counts.map(|(name, count)| format!("{count:>12.1}  {name}\n"));
        fs::write(accepted_file(), lines.concat()).expect("the file can be written");
    }
    let accepted = accepted();
    let good = counts.map(|(name, count)| judge(name, count, accepted.get(name).copied()));
    ExitCode::from(u8::from(good.contains(&false)))
}

/// Instructions for each operation of a case, which runs in a process of its own.
fn count(name: &str) -> f64 {
    let this = env::current_exe().expect("this program has a path");
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    valgrind.arg(format!("--toggle-collect={COUNTED}")).arg(this).arg(name);
    let output = valgrind.output().expect("valgrind is installed");
    let number_after = |text: &[u8], label: &str| -> f64 {
        let text = String::from_utf8_lossy(text).into_owned();
        let number = text.split_once(label).and_then(|(_, rest)| rest.lines().next());
        let number = number.and_then(|number| number.trim().parse().ok());
        number.unwrap_or_else(|| panic!("`{label}` and a number expected from valgrind:\n{text}"))
    };
    let instructions = number_after(&output.stderr, "Collected :");
    let operations = number_after(&output.stdout, "operations:");
    assert!(instructions > operations, "nothing was counted: {instructions} instructions");
    instructions / operations
}

/// Is the count at most a little more than the accepted one?
fn judge(name: &str, count: f64, accepted: Option<f64>) -> bool {
    let Some(accepted) = accepted else {
        println!("{name:<34} {count:>10.1}            NEW: accept it with --update");
        return false;
    };
    let change = count / accepted - 1.0;
    let verdict = match change {
        slower if slower > TOLERANCE => "TOO MANY: make it faster, or accept it with --update",
        faster if faster < -TOLERANCE => "faster: keep it with --update",
        _ => "",
    };
    println!("{name:<34} {count:>10.1} {:>+8.1} %  {verdict}", 100.0 * change);
    change <= TOLERANCE
}

fn accepted_file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/instructions.txt")
}

/// Lines like `      1234.5  playout, deck 1`.
fn accepted() -> BTreeMap<String, f64> {
    let text = fs::read_to_string(accepted_file()).unwrap_or_default();
    let lines = text.lines().filter_map(|line| line.trim_start().split_once("  "));
    let counts = lines.map(|(count, name)| (name.to_owned(), count.parse().expect("a number")));
    counts.collect()
}
