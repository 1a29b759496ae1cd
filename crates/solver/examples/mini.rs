//! Sizes and solving of reductions, with CPU times: `mini NAME|OPTIONS sizes`, `mini NAME|OPTIONS opening`,
//! `mini NAME|OPTIONS ITERATIONS ENOUGH [draws-to-b]`.

#[path = "../tests/common/mod.rs"]
mod common;

use cardia::{Action, BaseCardia, Event, Options, View};
use common::DrawsToB;
use cpu_time::ProcessTime;
use kernel::Game;
use solver::{Algorithm, Built, Effort, Ends, Memory, Mini};
use std::ops::ControlFlow;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let options = |text: &str| -> Options {
        Mini::named(text).map_or_else(|| text.parse().expect("options"), Mini::options)
    };
    let options = options(&args[0]);
    match args.get(3) {
        None => report::<BaseCardia>(&options, &args),
        Some(_) => report::<DrawsToB>(&options, &args),
    }
}

fn report<G>(options: &Options, args: &[String])
where
    G: Game<Options = Options, View = View, Event = Event, Action = Action>,
{
    let watch = &mut |_: &_| ControlFlow::Continue(());
    let start = ProcessTime::now();
    let built = Built::<G>::open(options, Ends::Apart, 20_000_000, watch).unwrap();
    println!(
        "{options}\n{:?} questions {} in {:?}",
        built.size(),
        built.questions().len(),
        start.elapsed()
    );
    let uniform = |built: &Built<G>| built.judge(&built.uniform()).exploitability();
    if args.get(1).is_some_and(|it| it == "sizes") {
        println!("uniform {}", uniform(&built));
        drop(built);
        let most = 12_000_000;
        for name in ["within", "tree of views", "tree of events"] {
            let form = match name {
                "within" => Built::<G>::open(options, Ends::Within, most, watch),
                "tree of views" => Built::<G>::tree(options, Memory::Views, most, watch),
                _ => Built::<G>::tree(options, Memory::Events, most, watch),
            };
            match form {
                Ok(built) => println!("{name} {:?}\n  uniform {}", built.size(), uniform(&built)),
                Err(why) => println!("{name}: {why}"),
            }
        }
        return;
    }
    if args.get(1).is_some_and(|it| it == "opening") {
        let effort = Effort { algorithm: Algorithm::Discounted, enough: 1e-5, ..Effort::default() };
        let found = built.solve(&effort, |_| ControlFlow::Continue(()));
        let mixes = built.mixes(&found.strategy);
        // The first position is the first of the last part; its decisions are A's, one for each hand.
        let first = built.decisions().len() - built.size().trunk_decisions;
        let opening = built.decisions()[first..].iter().zip(&mixes[first..]);
        for (asked, mix) in opening.take_while(|(asked, _)| asked.seat == kernel::Seat::A) {
            let shares = asked.actions.iter().zip(mix.iter());
            let shares: Vec<_> = shares.map(|(it, share)| format!("{it:?} {share:.3}")).collect();
            println!("{}", shares.join("  "));
        }
        return;
    }
    let start = ProcessTime::now();
    println!("uniform {} {:?}", uniform(&built), start.elapsed());
    let iterations: u32 = args.get(1).map_or(1000, |it| it.parse().unwrap());
    let enough = args.get(2).map_or(1e-4, |it| it.parse().unwrap());
    for algorithm in Algorithm::ALL {
        let start = ProcessTime::now();
        let mut next = 1;
        // Here for comparison only.
        let most = if algorithm == Algorithm::Vanilla { 256 } else { u32::MAX };
        let effort = Effort { algorithm, iterations: iterations.min(most), enough, first_check: 1 };
        let found = built.solve(&effort, |p| {
            if p.iterations >= next {
                next *= 4;
                println!(
                    "  {} {} {:.6} value {:.6} {:?}",
                    algorithm.name(),
                    p.iterations,
                    p.quality.exploitability(),
                    p.quality.value,
                    start.elapsed()
                );
            }
            ControlFlow::Continue(())
        });
        let by_view = built.judge(&built.answered(&built.by_view(&found.strategy)));
        println!("  by view alone {}", by_view.exploitability());
        println!(
            "{} {} {:?} {} {:?}",
            algorithm.name(),
            found.progress.iterations,
            found.progress.quality.value_bounds(),
            found.progress.quality.exploitability(),
            start.elapsed()
        );
    }
}
