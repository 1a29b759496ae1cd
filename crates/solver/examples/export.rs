//! Writes a reduction for solvers that share no code with this crate: `export lp|within|efg NAME [draws-to-b]`.
//!
//! `lp` is the linear program of the compact form with the values of its parts, `within` the one of the compact
//! form without parts. `efg` is the plain game tree with perfect recall in Gambit's format, made here line by
//! line by the rules alone. `checks/` has the scripts that read them.

#[path = "../tests/common/mod.rs"]
mod common;

use cardia::{BaseCardia, Event, Options, View};
use common::DrawsToB;
use kernel::{Choices, Enumerate, Game, Observer, Seat, Status};
use solver::{Built, Ends, Mini, Program, Relation, Row};
use std::collections::HashMap;
use std::ops::ControlFlow;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (kind, name) = (args[0].as_str(), args[1].as_str());
    let options = Mini::named(name).expect("the name of a reduction").options();
    match args.get(2) {
        None => export::<BaseCardia>(kind, &options),
        Some(_) => export::<DrawsToB>(kind, &options),
    }
}

fn export<G: Game<Options = Options, View = View, Event = Event>>(kind: &str, options: &Options) {
    let ends = match kind {
        "efg" => return efg::<G>(options),
        "within" => Ends::Within,
        _ => Ends::Apart,
    };
    let built = Built::<G>::open(options, ends, 20_000_000, &mut |_| ControlFlow::Continue(()));
    write(&built.expect("not too large").program());
}

/// Sizes in the first line; then for each row its relation, its right side, and pairs of variable and factor.
fn write(program: &Program) {
    let Program { variables, free, goal, rows } = program;
    println!("{variables} {free} {goal} {}", rows.len());
    for Row { terms, relation, right } in rows {
        let relation = match relation {
            Relation::Equal => "=",
            Relation::AtMost => "<",
        };
        let terms: Vec<_> = terms.iter().map(|(at, factor)| format!("{at} {factor:?}")).collect();
        println!("{relation} {right:?} {}", terms.join(" "));
    }
}

/// What a seat remembers: all views it was asked at and what it answered, as numbers.
type Memory<G> = Vec<(View, Option<<G as Game>::Action>)>;

struct Efg<G: Game> {
    sets: [HashMap<Memory<G>, usize>; 2],
}

fn efg<G: Game<Options = Options, View = View>>(options: &Options) {
    println!("EFG 2 R \"{options}\" {{ \"A\" \"B\" }}");
    let mut efg = Efg::<G> { sets: [HashMap::new(), HashMap::new()] };
    let deals = outcomes(|chance| G::start(options, chance, &mut ()).expect("playable options"));
    efg.chance(&deals, [Vec::new(), Vec::new()]);
}

/// All outcomes of a move, with one divided by their probabilities.
fn outcomes<T>(mut play: impl FnMut(&mut Enumerate) -> T) -> Vec<(T, u128)> {
    let mut chance = Enumerate::new();
    let mut all = Vec::new();
    loop {
        let it = play(&mut chance);
        all.push((it, chance.ways()));
        if !chance.advance() {
            return all;
        }
    }
}

impl<G: Game<Options = Options, View = View>> Efg<G> {
    fn chance(&mut self, all: &[(G::State, u128)], memories: [Memory<G>; 2]) {
        if all.len() > 1 {
            let odds: Vec<_> =
                all.iter().enumerate().map(|(i, (_, ways))| format!("\"{i}\" 1/{ways}")).collect();
            println!("c \"\" 1 \"\" {{ {} }} 0", odds.join(" "));
        }
        for (state, _) in all {
            self.node(state, &memories);
        }
    }

    fn node(&mut self, state: &G::State, memories: &[Memory<G>; 2]) {
        let seat = match G::status(state) {
            Status::Over(outcome) => {
                let won = |seat| i32::from(outcome.winners.contains(seat));
                let pay = won(Seat::A) - won(Seat::B);
                println!("t \"\" {} \"\" {{ {pay} {} }}", pay + 2, -pay);
                return;
            }
            Status::Owed(owed) => owed.iter().next().expect("someone owes a choice"),
        };
        let mut here = memories[seat.index()].clone();
        here.push((G::view(state, Observer::Seat(seat)), None));
        let sets = &mut self.sets[seat.index()];
        let new = sets.len() + 1;
        let set = *sets.entry(here.clone()).or_insert(new);
        let actions: Vec<G::Action> = G::legal(state, seat).iter().collect();
        let labels: Vec<_> = actions.iter().map(|action| format!("\"{action:?}\"")).collect();
        println!("p \"\" {} {set} \"\" {{ {} }} 0", seat.index() + 1, labels.join(" "));
        for action in actions {
            let mut memories = memories.clone();
            here.last_mut().expect("just pushed").1 = Some(action);
            memories[seat.index()].clone_from(&here);
            let next = outcomes(|chance| {
                let mut next = *state;
                G::submit(&mut next, seat, action, chance, &mut ()).expect("legal");
                next
            });
            self.chance(&next, memories);
        }
    }
}
