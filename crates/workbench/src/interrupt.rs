//! Ctrl-C and SIGTERM. Long-running work checks for them and stops with partial results.

use std::sync::Once;
use std::sync::atomic::{AtomicU8, Ordering};

/// How often the program was asked to stop.
static ASKED: AtomicU8 = AtomicU8::new(0);
static WATCHED: Once = Once::new();

/// From here on the first signal is only recorded. The second one ends the program at once.
pub fn watch() {
    WATCHED.call_once(|| {
        let noted = ctrlc::set_handler(|| {
            if ASKED.fetch_add(1, Ordering::Relaxed) > 0 {
                std::process::exit(130);
            }
        });
        // Without a handler Ctrl-C ends the program as it always did.
        drop(noted);
    });
}

/// Was the program asked to stop?
pub fn interrupted() -> bool {
    ASKED.load(Ordering::Relaxed) > 0
}

/// True until the program is asked to stop.
pub fn goes_on() -> bool {
    !interrupted()
}
