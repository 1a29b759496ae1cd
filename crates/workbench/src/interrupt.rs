//! Ctrl-C and SIGTERM. Long-running work checks for them and stops with partial results.

use std::io::Write as _;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// How often the program was asked to stop.
static ASKED: AtomicU8 = AtomicU8::new(0);
/// Does work with results go on, rather than a game on a screen?
static WORKS: AtomicBool = AtomicBool::new(false);
static WATCHED: Once = Once::new();

/// From here on the first signal is only recorded. A later one ends the program at once: the second where a game is on the
/// screen, the third where work goes on, because people press Ctrl-C twice and want the results all the same.
pub fn watch() {
    WATCHED.call_once(|| {
        let noted = ctrlc::set_handler(|| {
            let before = ASKED.fetch_add(1, Ordering::Relaxed);
            let works = WORKS.load(Ordering::Relaxed);
            let text = match before {
                0 if works => "stopping with the results so far",
                0 => return,
                1 if works => "still stopping; Ctrl-C once more stops without the results",
                _ => std::process::exit(130),
            };
            // With standard error closed there is nobody to tell.
            let _unheard = writeln!(std::io::stderr(), "\n{text}");
        });
        // Without a handler Ctrl-C ends the program as it always did.
        drop(noted);
    });
}

/// The same for work that ends with partial results: the first signal is acknowledged on standard error.
pub fn watch_work() {
    WORKS.store(true, Ordering::Relaxed);
    watch();
}

/// Was the program asked to stop?
pub fn interrupted() -> bool {
    ASKED.load(Ordering::Relaxed) > 0
}

/// True until the program is asked to stop.
pub fn goes_on() -> bool {
    !interrupted()
}
