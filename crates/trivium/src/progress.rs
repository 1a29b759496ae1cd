//! A bar on standard error, where a person looks at it.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::Write as _;

/// A bar for so many games; it hides itself where standard error is not a terminal.
pub fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{pos}/{len} games {bar:40} {per_sec}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    // The first game can take a while.
    bar.tick();
    bar
}

/// Tells that long work was stopped before its end: what follows is what it has.
pub fn stopped_early(done: u64, all: u64) {
    // With standard error closed there is nobody to tell.
    let _unheard = writeln!(std::io::stderr(), "stopped after {done} of {all} games");
}

/// A pool with so many threads, or as many as there are cores.
pub fn pool(threads: Option<u64>) -> Result<rayon::ThreadPool, crate::stop::Stop> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads.map_or(0, |n| n.min(256) as usize))
        .build()
        .map_err(|why| crate::stop::Stop::usage(format_args!("cannot start threads: {why}")))
}
