//! Ctrl-C, and the system's wish that the program ends. Long work looks at it and stops with what it has.

use std::sync::Once;
use std::sync::atomic::{AtomicU8, Ordering};

/// How often the program was asked to stop.
static ASKED: AtomicU8 = AtomicU8::new(0);
static WATCHED: Once = Once::new();

/// From here on the first wish is only noted. The second one ends the program at once, so that nothing can hold it.
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

/// Nobody asked it to.
pub fn goes_on() -> bool {
    !interrupted()
}
