//! A bar on standard error, where a person looks at it.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar for so many games; it hides itself where standard error is not a terminal.
pub fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{pos}/{len} games {bar:40} {per_sec}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// A pool with so many threads, or as many as there are cores.
pub fn pool(threads: Option<u64>) -> Result<rayon::ThreadPool, crate::stop::Stop> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads.map_or(0, |n| n.min(256) as usize))
        .build()
        .map_err(|why| crate::stop::Stop::usage(format_args!("cannot start threads: {why}")))
}
