//! Progress bars of long-running commands, on standard error.

use crate::interrupt;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::Write as _;

/// A bar for a known number of games or other units; hidden if standard error is not a terminal. From here on Ctrl-C
/// only asks the work to stop.
pub fn bar(all: u64, unit: &'static str) -> ProgressBar {
    shown(Some(all), unit, "{pos}/{len} {msg} {bar:40} {per_sec}, {eta} left")
}

/// A bar for an unknown amount of work.
pub fn counter(unit: &'static str) -> ProgressBar {
    shown(None, unit, "{pos} {msg}, {per_sec}")
}

fn shown(all: Option<u64>, unit: &'static str, template: &str) -> ProgressBar {
    interrupt::watch();
    let bar = ProgressBar::with_draw_target(all, ProgressDrawTarget::stderr()).with_message(unit);
    let style = ProgressStyle::with_template(template);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    // The first game can take a while.
    bar.tick();
    bar
}

/// Says that the work was stopped early, so that the results are partial.
pub fn stopped_early(done: u64, all: u64, unit: &str) {
    // With standard error closed there is nobody to tell.
    let _unheard = writeln!(std::io::stderr(), "stopped after {done} of {all} {unit}");
}
