//! Progress bars of long-running commands, on standard error.

use crate::interrupt;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt;
use std::io::Write as _;

/// A bar for a known number of games or other units; hidden if standard error is not a terminal. From here on Ctrl-C
/// only asks the work to stop.
pub fn bar(all: u64, unit: &'static str) -> ProgressBar {
    shown(Some(all), unit, "{pos}/{len} {msg} {wide_bar} {rate}/s, {eta} left")
}

/// A bar for an unknown amount of work.
pub fn counter(unit: &'static str) -> ProgressBar {
    shown(None, unit, "{pos} {msg}, {rate}/s")
}

fn shown(all: Option<u64>, unit: &'static str, template: &str) -> ProgressBar {
    interrupt::watch_work();
    let bar = ProgressBar::with_draw_target(all, ProgressDrawTarget::stderr()).with_message(unit);
    let style = ProgressStyle::with_template(template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.set_style(style.with_key("rate", |state: &ProgressState, out: &mut dyn fmt::Write| {
        // Where a line ends early nothing is lost.
        let _cut = out.write_str(&rate(state.per_sec()));
    }));
    // The first game can take a while.
    bar.tick();
    bar
}

/// Takes the bar away and says how far it was. A finished bar shows everything as done.
pub fn done(bar: &ProgressBar) -> u64 {
    let done = bar.position();
    bar.finish_and_clear();
    done
}

/// How many in a second, with as many digits as tell something.
fn rate(per_second: f64) -> String {
    match per_second {
        0.0..10.0 => format!("{per_second:.1}"),
        _ => format!("{per_second:.0}"),
    }
}

/// Says that the work was stopped early, so that the results are partial.
pub fn stopped_early(done: u64, all: u64, unit: &str) {
    // With standard error closed there is nobody to tell.
    let _unheard = writeln!(std::io::stderr(), "stopped after {done} of {all} {unit}");
}

#[cfg(test)]
mod tests {
    use super::rate;

    #[test]
    fn a_rate_has_few_digits() {
        assert_eq!(
            [0.0, 0.26, 9.97, 39.8346, 12345.6].map(rate),
            ["0.0", "0.3", "10.0", "40", "12346"]
        );
    }
}
